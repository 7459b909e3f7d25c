# The course: chapters, steps, and what a board answers.

learn-part-rules = The rules
learn-part-appendix = Appendix
# $done (usize), $total (usize)
learn-steps-done =
    { $done } of { $total ->
        [one] { $total } step
       *[other] { $total } steps
    }

learn-chapter-start = Board and start
learn-about-start = What it is about, the squares, the discs and the first move.
learn-chapter-outflank = Outflanking
learn-about-outflank = What a move is, and where you can make one.
learn-chapter-directions = All directions at once
learn-about-directions = One disc, several lines.
learn-chapter-line = What does not flip
learn-about-line = Where a line ends, and why flips set off no further flips.
learn-chapter-pass = Moving and passing
learn-about-pass = When you must move and when you must pass.
learn-chapter-end = The end and the count
learn-about-end = Who has won, and by how much.
learn-chapter-first = Your first game
learn-about-first = A whole game, against the weakest level.
learn-chapter-table = On a real board
learn-about-table = Flipping by hand, mistakes and spare discs.
learn-chapter-handicap = Handicap, series, clock
learn-about-handicap = Evening out a game, playing a series, playing with a clock.
learn-chapter-cartridge = Game numbers of the cartridge
learn-about-cartridge = Two digits say who plays, with how many extra discs, and with which clock.
learn-chapter-sample = Three model games
learn-about-sample = From the first move to the last: play along, and guess.
learn-chapter-stable = Corners and stable discs
learn-about-stable = Discs that can never be flipped.
learn-chapter-neighbours = Next to a corner
learn-about-neighbours = The squares that give corners away.
learn-chapter-quiet = A quiet move
learn-about-quiet = When a corner is not open yet.
learn-chapter-force = A single reply
learn-about-force = Forcing the opponent to open a corner.
learn-chapter-control = Control
learn-about-control = Many moves for you, few for the opponent.
learn-chapter-few = Few discs early on
learn-about-few = Why fewer discs mean more moves.
learn-chapter-wedge = Wedges
learn-about-wedge = A disc between two others on an edge.
learn-chapter-give = Giving a corner away
learn-about-give = When a corner costs its taker more than it is worth.
learn-chapter-parity = The last move
learn-about-parity = Odd and even regions at the end.

learn-step-start-aim = Othello is a game for two, Black and White. Whoever has more discs of their colour at the end wins; equal counts are a draw. This game is over: Black has 54 discs, White 10.
learn-step-start-board = The board has eight columns, a to h, and eight rows, 1 to 8; a1 is at the top left. A disc is black on one side and white on the other. Every game begins with these four.
learn-step-start-corners = A square is named by its column and its row. Find the corners: mark a1, h1, a8 and h8.
learn-step-start-first = Black always moves first. Place a black disc on c4 and watch the white disc on d4: it lies between two black ones now, so it flips.

learn-step-outflank-row = You move by outflanking: catch a straight line of opposing discs between a disc you place and one you already have, and the line flips. You are White, with a disc on f4 beside three black ones. Close the line.
learn-step-outflank-diagonal = Diagonals count as well. You are Black, with a disc on b2: close the line.
learn-step-outflank-try = A disc may only go where it outflanks at least one opposing disc. Try squares for Black, wrong ones too: the board tells you why they fail.
learn-step-outflank-moves = It is Black’s turn. Mark every square on which a black disc would outflank something.

learn-step-directions-count = One disc can outflank several lines at once: across, up and down, and diagonally. How many white discs does a black disc on f5 flip?
learn-step-directions-play = Now place it on f5, and watch four lines flip.
learn-step-directions-star = Every outflanked disc flips. You may not leave one out, even if you would like to. Place a black disc on d4: all eight directions at once.

learn-step-line-own = A line ends at the first disc of your own. Black plays g4: mark the discs that flip, and mind the black disc on e4.
learn-step-line-gap = Nor does a line jump an empty square. Black plays h5: mark what flips.
learn-step-line-chain = Only lines that begin at the disc you place can flip. Black plays d1: mark the discs that flip.
learn-step-line-enclosed = This is the board after d1. The white discs on e3 and e4 now lie between black ones, but they are not in a line with d1, so they stay white. Flips set off no further flips.

learn-step-pass-not-allowed = While you have a move, you must move, whether you like it or not. You are White: try to pass, then find your only move.
learn-step-pass-forced = You are White again, and no square lets you outflank anything. Then, and only then, you pass, and Black moves again. Pass.
learn-step-pass-many = White has 42 discs here, and not one move. You are White: what now?

learn-step-end-count = The game is over when neither player can move, usually because the board is full. Whoever has more discs wins; the margin is the larger count minus the smaller. Black has 54 discs here. By how many does Black win?
learn-step-end-draw = This board is full as well, and each player has 32 discs. Nobody has won: it is a draw. How large is the margin?
learn-step-end-early = Neither player can move here, so the game is over, although four squares are empty. Black has 5 discs. By how many does White win? Count the discs only; in tournaments the empty squares go to the winner, which makes it 59–5.
learn-step-end-wiped-out = A player who has lost every disc cannot move any more, and the game is over. You are White: one move flips all that Black has left.

learn-step-first-game = Now play a whole game against Pip, level 1, who plays on a whim. The board shows where you can move, and you may take moves back. Winning does not matter yet.
learn-step-table-mistake = On a real board you flip by hand, and mistakes happen. Black has just placed f5 and flipped: one disc was forgotten, and one was flipped that should not have been. Mark both.
learn-step-table-stands = A disc that you have placed may be taken back until you begin to flip; from then on it stays on its square. Wrong flips may be corrected until the opponent has placed the next disc. After that the board stands as it is.
learn-step-table-supply = Each player begins with 32 discs in hand. Whoever has none left but can move gets one from the opponent, as often as needed.

learn-step-handicap-setup = The stronger player takes White and lets Black begin with one, two, three or all four corners. Set up the largest handicap: mark the squares where the extra black discs go.

learn-step-handicap-corners = Black moves first, as always: play any move. The smallest advantage is just that: to let the weaker player be Black.
learn-step-handicap-stable = Black has moved. No line runs past a corner, so a disc there can never be outflanked. Mark the black discs that White can never flip.
learn-step-handicap-series = Several games make a series: a fixed number, or first to some points or wins. Agree beforehand who starts the next: always the same, each in turn, the loser, or whoever the winner names. Black has won this game: by how many?
learn-step-handicap-clock = With a clock, time is limited, for each move or for the whole game; agree what happens when it runs out: you lose, or the computer moves. You have 60 seconds, and each move adds 5. Your first takes 20: how many are left then?

learn-step-cartridge-who = A console cartridge had a number with two digits for each kind of game; you can choose them here too. The right digit says who plays. 1: two people. 2: you against the computer, and you start. 3: the computer starts.
learn-step-cartridge-extra = The left digit, from 0 to 4, gives so many extra discs to the player on the right. Game 42 begins like this: they lie on corners, as in a handicap; the manual does not say where. Mark the discs that you can never flip.
learn-step-cartridge-clock = With 5 to 9 on the left, games 0 to 4 come again, with 15 seconds for each move. When they have run out, the computer moves for that player, and the game goes on.
learn-step-cartridge-colours = Each score stands on its player’s side, left or right, and that of the player to move blinks. The discs are red and green, each colour with a mark of its own here. Red starts, unless you choose green.

learn-step-sample-c4 = Let us follow a game. Black has just placed a disc on c4, and nothing is flipped yet. Mark what flips.
learn-step-sample-white = d4 has flipped, and it is White’s turn. Mark all of White’s moves.
learn-step-sample-c3 = White has chosen c3. Mark what flips.
learn-step-sample-game = Play along to the end: you make Black’s moves, and White’s follow by themselves. At five moments the next move is not shown: find it. Black goes on with d3.
learn-step-sample-edgar = White is Edgar, level 4, who goes to the edges. Play Black’s moves. At five moments find them yourself: watch how little the edges help him. Black begins with d3.
learn-step-sample-silas = White is Silas, level 6, who flips inside as you do. Nobody builds a wall, and the game is close for long. Play Black’s moves, and find five of them. Black begins with d3.

learn-step-stable-group = A disc in a corner can never be flipped, and those that lean on it can be just as safe. Here h8 holds the whole black group: White will never flip any of the marked discs. Such discs are called stable.
learn-step-stable-mark = Black has the corner h8. Mark all stable black discs. If one of them is not, you will see how it can be flipped.
learn-step-stable-most = You are Black. Choose the move that gives you the most stable discs. Here it is the best one, too.

learn-step-neighbours-mark = A disc next to an empty corner is a bridge into it. The most dangerous squares are diagonally next to a corner: the X-squares. Mark all four.
learn-step-neighbours-c = The squares next to a corner along the edges are the C-squares. They are less dangerous, but often bad as well. Mark all eight.
learn-step-neighbours-keep = You are Black. g7, next to the corner h8, gives that corner away. Find a good move after which White can take no corner.
learn-step-neighbours-open = Black has played g7. Which corner can White take now? Mark it.
learn-step-neighbours-take = You are Black, and White has opened a corner. Take it.

learn-step-neighbours-which = You are Black. One of the two marked moves is on an X-square and gives a corner away. Choose the better one.
learn-step-quiet-look = White has a disc on a2, next to the corner a1, but Black cannot take the corner yet. See for yourself: mark all of Black’s moves.
learn-step-quiet-move = Now find a quiet move after which White is helpless: whatever the reply, you take the corner.

learn-step-force-corner = No white disc is next to a corner. But a player with a single move has to make it. You are Black: leave White one reply, the one that opens a corner, and take it.
learn-step-force-count = This is the board after Black’s e8. How many moves does White have?
learn-step-force-again = Once more, on another board: force White to open a corner, and take it.

learn-step-control-count = Moves are worth more than discs: whoever runs out of good moves has to make bad ones. You are Black. How many moves do you have?
learn-step-control-fewest = You are Black. Leave White as few moves as you can. Count for both sides.
learn-step-control-corners = Corners are not everything. White has ended this game with all four of them and a whole edge. By how many discs has White lost?

learn-step-few-moves = Early on, few discs are better than many: the opponent can only outflank discs that are there. Black has 4 discs and 16 moves. White has 20 discs. How many moves would White have, if it were White’s turn?
learn-step-few-quiet = A quiet move flips discs inside, with few empty squares around them, so it opens little to the opponent. You are Black: find the quietest move.
learn-step-few-wall = Your discs next to empty squares are your frontier. A long one is a wall: it gives the opponent moves, and you none. You are Black: which of the two marked moves builds a wall? Play the other one.

learn-step-wedge-play = A disc between two opposing discs on an edge is a wedge. As long as they stay, it cannot be flipped along the edge. You are Black: find the wedge, the best move here.
learn-step-wedge-which = You are Black. After one of the two marked moves White wedges in between two discs of yours on an edge. Play the other one.
learn-step-give-corner = Sometimes the best move gives a corner away. You are Black. Find the move with the best result.

learn-step-parity-regions = Towards the end the empty squares fall into separate regions. If a region has an odd number of squares, whoever moves there first can also move there last, and what is flipped last stays. Mark all squares of odd regions.
learn-step-parity-odd = You are White. Find the best move.
learn-step-parity-last = Three regions have two squares each; the one that is marked has three. Find White’s best move.

learn-idea-stable-most = A corner is worth what leans on it. Count the discs that nobody can flip any more, not the corners.
learn-idea-neighbours-keep = Next to an empty corner, look twice. A move there is usually good only if the corner stays closed.
learn-idea-neighbours-take = A disc on an X-square is a bridge: a line through it leads into the corner.
learn-idea-neighbours-which = An X-square next to an empty corner usually costs the corner. Play there only if you know what you get for it.
learn-idea-quiet-move = The corner can wait. A quiet move that leaves no way out is stronger than a hasty one.
learn-idea-force-corner = Count the replies. If only one is left, you choose the opponent’s move.
learn-idea-force-again = Few replies, and every one of them bad: that is how corners are won.
learn-idea-few-quiet = Flip inside, not outside. Every empty square next to a disc you flip is one that the opponent may use. Silas, level 6, plays like that.
learn-idea-few-wall = Let the opponent build the wall. Whoever stands inside has the moves.
learn-idea-control-fewest = Whoever runs out of good moves has to make bad ones. Take moves away before you take discs. Mona, level 7, will do it to you: count your own moves, too.
learn-idea-wedge-play = A gap between two discs on an edge invites a wedge. It holds the edge and looks towards the corners.
learn-idea-wedge-which = A gap between two of your discs on an edge is a door. Close it, or stay off that edge until you can.
learn-idea-give-corner = A corner is one move, and it costs the taker a turn. If you get more for it, give it. Corin, level 3, takes every corner that you offer.
learn-idea-parity-odd = Play into odd regions first: the last move there can be yours, and what is flipped last stays.
learn-idea-parity-last = Enter the odd region, and answer the opponent in the even ones.

learn-comment-early = White has more discs. This early, the disc count means little. Count moves instead: 9 for Black, 5 for White.
learn-comment-behind = 15 discs to 9 for White. But Black has 13 moves, and White would have 7.
learn-comment-wall = 20 to 6. White’s discs make a wall, and a wall is good for the other side.
learn-comment-offer = g7 is an X-square, next to the empty corner h8. Black can afford it: taking the corner will cost White moves.
learn-comment-paid = White has the corner, and five moves. Black has eleven.
learn-comment-four-moves = Now White is left with four moves.
learn-comment-single = White has a single move, b2, and it opens a1.
learn-comment-corner = The corner is Black’s for good, and White has two moves left.
learn-comment-alone = White has no move left and has to pass: Black moves twice in a row.
learn-comment-count = At move 41 White had 37 discs and Black 7. Discs count at the end, moves until then.
learn-comment-edgar-edge = 18 discs to 6, and Edgar has reached two edges. Black stays inside.
learn-comment-edgar-moves = 24 discs to 8. But Black has 17 moves, and White would have 6.
learn-comment-edgar-few = Five black discs are left, and they still have eight moves. White would have four.
learn-comment-edgar-x = g7 is an X-square: h8 is White’s if he wants it. What he lacks is not a corner but moves.
learn-comment-edgar-one = One disc against 47! But White has no move left, and the corner a8 is open.
learn-comment-edgar-end = From one disc at move 44 to 54 at the end. Edgar had the edges, Black had the moves.
learn-comment-silas-inside = Silas flips inside as well: 12 moves for Black, 8 for White, and no wall yet.
learn-comment-silas-close = 21 discs to 13 for White, 11 moves to 9 for Black. Still close.
learn-comment-silas-corner = White has the corner a1, and four moves. Black has twelve. That is what the corner cost.
learn-comment-silas-none = White has 30 discs and would not have a single move. And a8 is open.
learn-comment-silas-last = White has no move any more: both last squares are Black’s.
learn-comment-silas-end = Two corners each, and Black wins by 28. It was the moves that decided.

# $square (Square)
learn-occupied = There is already a disc on { $square }.
# $square (Square), $color (Color)
learn-no-neighbour =
    { $color ->
        [black] No white disc touches { $square }, so a black one flips nothing there.
       *[white] No black disc touches { $square }, so a white one flips nothing there.
    }
# $square (Square), $color (Color), $discs (&str), $count (u32), $gap (Square)
learn-row-open =
    { $square } flips nothing: { $count ->
        [one] { $discs } is next to it, but { $gap } beyond it is empty, not a { $color ->
            [black] black
           *[white] white
        } disc.
       *[other] the line { $discs } ends at the empty square { $gap }, not at a { $color ->
            [black] black
           *[white] white
        } disc.
    }
# $square (Square), $discs (&str), $count (u32)
learn-row-edge =
    { $square } flips nothing: { $count ->
        [one] { $discs } is next to it, but beyond it the board ends.
       *[other] the line { $discs } ends at the edge of the board.
    }
# $color (Color)
learn-must-pass = { color-name } has no move anywhere: pass.
learn-over = There is nothing left to play here.
learn-answer-read = This step is only for reading: continue when you are ready.
learn-answer-play = Here you play a move: choose a square.
learn-answer-mark = Here you mark squares on the board.
learn-answer-number = Here you give a number.

# $square (Square), $discs (&str), $count (u32), $directions (u32)
learn-flips =
    { $square } flips { $count ->
        [one] one disc: { $discs }.
       *[other] { $count } discs{ $directions ->
            [one] {""}
           *[other] {" "}in { $directions } directions
        }: { $discs }.
    }
# $square (Square)
learn-not-asked = { $square } is a legal move, but not the one asked for here.
# $color (Color)
learn-passed = Right. { color-name } passes, and the opponent moves again.
# $color (Color), $square (Square)
learn-replies = { color-name } replies { $square }.

# $disc (Square)
learn-kept-empty = There is no disc on { $disc }.
# $disc (Square)
learn-kept-own = The disc on { $disc } is the mover’s own: only opposing discs flip.
# $disc (Square), $square (Square)
learn-kept-not-in-line = { $disc } is not in a straight line with { $square }.
# $disc (Square), $own (Square)
learn-kept-behind-own = { $disc } stays: the line ends at the mover’s own disc on { $own }.
# $disc (Square), $gap (Square)
learn-kept-behind-gap = { $disc } stays: the empty square { $gap } is in between.
# $disc (Square)
learn-kept-no-end = { $disc } stays: its line has no disc of the mover’s at the other end.

# $count (u32)
learn-found-all =
    { $count ->
        [one] Right, that is the one.
       *[other] Right, all { $count } of them.
    }
# $found (u32), $missing (u32)
learn-missing =
    { $found ->
        [one] That one is right;
       *[other] These { $found } are right;
    } { $missing ->
        [one] one is missing.
       *[other] { $missing } are missing.
    }
learn-nothing-marked = Nothing is marked yet.
# $square (Square)
learn-not-a-corner = { $square } is not a corner.
# $square (Square)
learn-not-diagonal = { $square } is not diagonally next to a corner.
# $square (Square)
learn-not-beside-corner = { $square } is not next to a corner along an edge.
# $square (Square), $color (Color)
learn-not-a-disc =
    { $color ->
        [black] There is no black disc on { $square }.
       *[white] There is no white disc on { $square }.
    }
# $square (Square), $moves (&str), $count (usize)
learn-can-be-flipped =
    { $count ->
        [one] { $square } is not stable: the move { $moves } flips it.
       *[other] { $square } is not stable: the moves { $moves } flip it.
    }
# $square (Square)
learn-not-surely-stable = { $square } might still be flipped.
# $square (Square), $size (u32)
learn-even-region = { $square } belongs to a region with { $size } squares, an even number.
# $square (Square)
learn-not-empty = { $square } is not empty.
# $square (Square)
learn-no-mistake = { $square } is as it should be.

# $number (u32)
learn-number-right = { $number } is right.
# $number (u32)
learn-number-too-small = { $number } is too few.
# $number (u32)
learn-number-too-large = { $number } is too many.

# $square (Square), $stable (u32)
learn-takes-corner =
    The corner { $square } is yours. { $stable ->
        [one] One of your discs is stable now.
       *[other] { $stable } of your discs are stable now.
    }
# $square (Square), $corner (Square)
learn-corner-not-taken = You can take the corner { $corner } at once; { $square } leaves it.
# $square (Square), $color (Color), $corner (Square)
learn-gives-corner = After { $square }, { color-name } can take the corner { $corner }.
# $square (Square), $color (Color)
learn-keeps-corners = After { $square }, { color-name } can take no corner.
# $square (Square), $corner (Square)
learn-next-to-corner = But { $square } is next to the empty corner { $corner }: watch what follows.
# $color (Color), $reply (Square)
learn-only-reply-opens = { color-name } has a single reply, { $reply }, and it opens a corner.
# $color (Color), $count (u32), $replies (&str)
learn-every-reply-opens = { color-name } has { $count } replies, { $replies }, and each opens a corner.
# $moves (u32)
learn-corner-comes =
    { $moves ->
        [one] Right: whatever comes, you take a corner with your next move.
       *[other] Right: whatever comes, you take a corner with one of your next { $moves } moves.
    }
# $square (Square), $color (Color), $reply (Move)
learn-escapes =
    { $reply ->
        [pass] After { $square }, { color-name } passes, and no corner falls in time.
       *[other] After { $square }, { color-name } replies { $reply }, and no corner falls in time.
    }
# $square (Square)
learn-slower = { $square } wins a corner too, but it takes longer: there is a quicker way.
# $color (Color), $square (Square)
learn-also-possible = { color-name } could also have replied { $square }. And then?
learn-now-take = A corner is open: take it.
# $corner (Square), $square (Square), $discs (u32)
learn-corner-waits = { $corner } is open to you now. But { $square } is worth about { $discs } discs more: even a corner is not always the best move.
# $square (Square), $stable (u32)
learn-most-stable =
    { $stable ->
        [one] With { $square }, one of your discs is stable; no move gives you more.
       *[other] With { $square }, { $stable } of your discs are stable; no move gives you more.
    }
# $square (Square), $stable (u32), $most (u32)
learn-more-stable =
    { $stable ->
        [0] With { $square }, none of your discs is stable; another move makes it { $most }.
        [one] With { $square }, one of your discs is stable; another move makes it { $most }.
       *[other] With { $square }, { $stable } of your discs are stable; another move makes it { $most }.
    }

# $square (Square), $color (Color), $before (u32), $theirs (u32), $own (u32)
learn-mobility =
    After { $square }, { color-name } has { $theirs ->
        [0] no move
        [one] one move
       *[other] { $theirs } moves
    } (before: { $before }); you would have { $own ->
        [0] none
       *[other] { $own }
    }.
learn-fewest-replies = No other move leaves fewer.
# $fewest (u32)
learn-fewer-replies =
    Another move leaves { $fewest ->
        [0] none.
       *[other] only { $fewest }.
    }

# $square (Square), $count (u32)
learn-quietest =
    { $count ->
        [0] { $square } flips discs with no empty square around them: no move is quieter.
        [one] { $square } flips discs with one empty square around them: no move is quieter.
       *[other] { $square } flips discs with { $count } empty squares around them: no move is quieter.
    }
# $square (Square), $count (u32), $least (u32)
learn-quieter =
    { $square } flips discs with { $count ->
        [one] one empty square
       *[other] { $count } empty squares
    } around them; with another move there { $least ->
        [0] is none.
        [one] is only one.
       *[other] are only { $least }.
    }
# $square (Square), $other (Square), $discs (u32)
learn-better-of-two =
    { $square } is better than { $other }, by about { $discs ->
        [one] one disc.
       *[other] { $discs } discs.
    }
# $square (Square), $discs (u32)
learn-worse-of-two =
    { $square } is the worse one, by about { $discs ->
        [one] one disc.
       *[other] { $discs } discs.
    }
# $squares (&str)
learn-one-of-two = Choose one of the two marked squares: { $squares }.
# $square (Square), $discs (u32)
learn-guessed-wrong =
    { $square } costs about { $discs ->
        [one] one disc
       *[other] { $discs } discs
    }: there is a better move.
# $square (Square), $result (&str), $margin (u32)
learn-leads-to =
    { $result ->
        [win] With perfect play on both sides, { $square } wins by { $margin }.
        [loss] With perfect play on both sides, { $square } loses by { $margin }.
       *[draw] With perfect play on both sides, { $square } leads to a draw.
    }
# $square (Square)
learn-best-move = { $square } is the best move.
# $square (Square)
learn-good-move = { $square } is good too: it costs a disc at most.
# $square (Square)
learn-good-too = { $square } is good too.
# $square (Square)
learn-not-good-enough = { $square } is not good enough: there is a better move.
# $square (Square)
learn-played-in-game = { $square } is what you played in the game.
# $square (Square), $discs (u32)
learn-costs =
    { $square } does it, but it costs about { $discs ->
        [one] one disc
       *[other] { $discs } discs
    }: there is a better way.
# $result (&str), $margin (u32)
learn-better-move =
    { $result ->
        [win] There is a move that wins by { $margin }.
        [loss] There is a move that loses by only { $margin }.
       *[draw] There is a move that leads to a draw.
    }
# $square (Square)
learn-only-winner = { $square } is the only move that wins.
# $square (Square), $color (Color), $reply (Move)
learn-win-gone =
    { $reply ->
        [pass] After { $square } it is no longer a win, even though { color-name } has to pass.
       *[other] After { $square }, { color-name } replies { $reply }, and it is no longer a win.
    }
# $size (u32)
learn-in-region =
    { $size ->
        [one] It fills the last square of its region.
       *[other] It is played into a region with { $size } empty squares.
    }

# $color (Color), $square (Square)
learn-play-next = { color-name } continues with { $square }.
# $color (Color)
learn-guess = { color-name } to move: what would you play?
# $square (Square), $next (Square)
learn-line-goes = { $square } is legal, but here the game continues with { $next }.
# $color (Color), $reply (Square)
learn-only-reply = { color-name } has no choice: { $reply }.

# $discs (&str)
learn-hint-outflanks = Look for the square from which you outflank { $discs }.
# $square (Square)
learn-hint-square = The answer is { $square }.
# $squares (&str)
learn-hint-one-of = It is one of { $squares }.
# $count (u32)
learn-hint-count =
    { $count ->
        [one] There is one square to find.
       *[other] There are { $count } squares to find.
    }
learn-hint-look = Look at the marked squares.
# $number (u32)
learn-hint-number = The answer is { $number }.
# $corner (Square)
learn-hint-corner = The corner { $corner } is within reach.
# $color (Color), $count (u32)
learn-hint-replies =
    The right move leaves { color-name } { $count ->
        [0] no reply
        [one] a single reply
       *[other] { $count } replies
    }.
learn-hint-pass = No square flips anything: you can only pass.

# $count (usize)
learn-progress-unreadable =
    { $count ->
        [one] One entry of the saved progress could not be read and was left out; the rest is intact.
       *[other] { $count } entries of the saved progress could not be read and were left out; the rest is intact.
    }

learn-part-first = Level 1: first ideas
learn-part-mobility = Level 2: mobility
learn-part-edges = Level 3: edges
learn-part-tempo = Level 4: tempo
learn-part-endgame = Level 5: the endgame
learn-part-openings = Level 6: openings
learn-part-club = Level 7: club player

learn-chapter-discs = Discs lie
learn-about-discs = Why the disc count means nothing before the end.
learn-chapter-classics = Four classics
learn-about-classics = Four corners won by force, and a line without a choice.
learn-chapter-moves = Counting moves
learn-about-moves = See at a glance how many moves there are.
learn-chapter-frontier = Frontier and walls
learn-about-frontier = The discs through which the opponent gets moves.
learn-chapter-safe = Safe moves run out
learn-about-safe = Whoever has none left must open a corner.
learn-chapter-wipe = Not too few
learn-about-wipe = How not to be wiped out.
learn-chapter-edges = Which edge, and when
learn-about-edges = An edge can be a weakness.
learn-chapter-shapes = Edge shapes
learn-about-shapes = Six, five and four discs between empty corners.
learn-chapter-five = Attacking a five
learn-about-five = An unbalanced edge is a target.
learn-chapter-stoner = The Stoner trap
learn-about-stoner = An X-square, then an attack from the side.
learn-chapter-tempo = Gaining a tempo
learn-about-tempo = The last move in another region.
learn-chapter-waiting = Waiting moves
learn-about-waiting = Moves that nobody can take from you.
learn-chapter-diagonal = The long diagonal
learn-about-diagonal = When an X-square is safe.
learn-chapter-poison = Poison
learn-about-poison = The move that lets the opponent in.
learn-chapter-last = The last two, the last three
learn-about-last = Count both orders, then play.
learn-chapter-change = Changing parity
learn-about-change = Make the opponent pass.
learn-chapter-swindle = Swindles
learn-about-swindle = Two moves in a row in one region.
learn-chapter-ladder = The ladder
learn-about-ladder = Perfect play, with more and more empty squares.
learn-chapter-second = The second move
learn-about-second = Diagonal, perpendicular or parallel.
learn-chapter-lines = Ten lines
learn-about-lines = Openings that have a name, as Black and as White.
learn-chapter-out = Out of book
learn-about-out = The first moves on your own.
learn-chapter-time = Time
learn-about-time = How to divide it over sixty moves.
learn-chapter-own = Your own games
learn-about-own = The best teacher is the last game you lost.
learn-chapter-why = Why?
learn-about-why = Two moves, and the reason why one of them is worse.

learn-step-discs-one = You are Black, with one disc against 59, and four empty squares. Count nothing: just play. Win the game.
learn-step-discs-which = One of the two marked moves flips many discs, the other few. You are Black: choose the better one.
learn-step-discs-beat = Greta, level 2, loves to flip discs. White here does nothing else: always the move that flips most. Twenty moves are made; you are Black, with few discs. Take corners, give none away, and win.
learn-step-neighbours-safe = Not every X-square is bad. You are Black: one of the two marked moves is on an X-square, and this time White cannot take the corner at once. Choose the better one.
learn-step-quiet-more = Find the quiet move: White keeps several replies, and whichever it is, you take a corner.
learn-step-force-more = Leave White a single reply, one that opens a corner. Then take it.
learn-step-force-longer = This time it takes three moves. Find the one after which White cannot keep you out of a corner, and go on to the end.
learn-step-force-longest = This takes four moves. Find the one that leaves White so little choice that a corner falls in the end, and go all the way.
learn-step-classics-force = One of five classic puzzles. You are Black: find the move that forces White to open a corner, and take it.
learn-step-classics-line = The first classic, to the end: for 24 moves White never has a choice, and Black wins 54–10. Play along. Twice Black pays for that: h1 and g8 cost six discs each, but better moves would leave White a choice.
learn-step-moves-count = You are Black. How many moves do you have? Go around the white discs and look behind each line. In a game you should need ten seconds.
learn-step-moves-theirs = Now the other side, which is easily forgotten: how many moves would White have on this board?
learn-step-frontier-mark = A disc with an empty square around it, diagonally as well, belongs to the frontier. Mark Black’s frontier.
learn-step-frontier-which = You are Black. One of the two marked moves pushes your frontier out into a wall. Play the other one.
learn-step-safe-count = A move is safe if White can take no corner after it that was closed before. You are Black: how many of your moves are safe?
learn-step-safe-out = Take White’s safe moves away: whoever has none left opens a corner. You are Black. Find the move that leaves White the fewest.
learn-step-safe-game = Play on against Edgar, level 4. Within eight of your moves, leave White without a safe one. After each move you are told how many are left.
learn-step-wipe-which = Few discs are good; too few are dangerous. You are Black: after one of the two marked moves White can wipe you out. Play the other one.
learn-step-edges-which = You are Black. One of the two marked moves makes five discs on an edge, beside an empty C-square: an unbalanced five. Choose the better move. Edgar, level 4, would not.
learn-step-edges-play = One move completes an edge of yours to a balanced six, or to the four in the middle, and nothing on the board is worth more. You are Black: find it.
learn-step-shapes-look = Between empty corners, six discs are balanced, and so are the four in the middle. Five are not, and are called a wing: the empty C-square beside them invites an attack. North a six, west a wing, south a four.
learn-step-shapes-mark = Mark all discs of unbalanced fives, black or white: five in a row between two empty corners, and one C-square empty.
learn-step-shapes-balanced = Mark all discs of balanced edges, sixes and fours, black or white. Discs of fives do not belong to them.
learn-step-five-play = White has an unbalanced five on an edge. You are Black: find the move that attacks it. It may cost a corner; count what you get.
learn-step-five-corner = White has an unbalanced five, and it costs a corner by force. You are Black: begin beside the empty corner, and take what falls.
learn-step-stoner-play = Play the X-square although its corner is empty: the line through it is yours, and White cannot take the corner now. Then attack from the side. Win a corner in three moves.
learn-step-tempo-own = Tempo is counted region by region. Look at the marked one only: how many moves does Black have in it?
learn-step-tempo-theirs = How many moves does White have in the marked region?
learn-step-tempo-which = You are Black. With one of the two marked moves you get the last move in another region; with the other, White does. Choose.
learn-step-waiting-mark = A region in which you can move and White cannot is a store of waiting moves. You are Black: mark all empty squares of such regions.
learn-step-diagonal-mark = A long diagonal runs from corner to corner. It belongs to whoever has all discs on it. Here one of the two has an owner: mark its discs.
learn-step-diagonal-play = You own a long diagonal: no white disc is on it once you have moved. Then its X-square is safe for now. You are Black: find the best move.
learn-step-poison-which = You are Black. One of the two marked moves looks harmless and lets White into a region that was closed. Play the other one.
learn-step-last-two = Two squares are left. Count both orders, with every flip and every pass, and play the better one. You are Black.
learn-step-last-three = Three squares are left, and you are Black. Begin with the move after which White’s best answer costs you least.
learn-step-parity-more = You are Black. Look for the odd region, and find the best move.
learn-step-change-play = The numbers of empty squares are against you? A pass turns them around. You are Black: find the move after which White has to pass.
learn-step-swindle-play = The region is even, so the last move there should be White’s. But White cannot answer there: you move twice in a row. You are Black: find the swindle.
learn-step-ladder = Play perfectly to the end: every move counts, and White defends as well as possible.
learn-step-second-look = Black has played f5. White has three moves: d6, perpendicular; f6, diagonal; f4, parallel. The first two are both good. The parallel one gives Black the better game from the start.
learn-step-second-play = You are White. Play perpendicular or diagonal, whichever you like, but not parallel.
learn-step-second-third = You are Black, and White has chosen the second move. Find a good reply.
learn-step-second-which = You are White. One of the two marked moves belongs to a good opening, the other gives Black the better game. Choose.
learn-step-lines-tiger = The Tiger, the most played opening. You are Black: play along. Some moves you have to find.
learn-step-lines-rose = The Rose: Black builds from the centre. You are Black: play along, and find some of the moves.
learn-step-lines-buffalo = After the diagonal second move: the Buffalo, in which Black goes to c3. You are White: play along.
learn-step-lines-heath = The Heath, with g5 as its mark: sharp play from the fifth move. You are Black: play along.
learn-step-lines-cow = The Cow, the quiet way after the diagonal second move. You are Black: play along.
learn-step-lines-compoth = Now as White: the Tiger, with f3 for White, the Comp’Oth. Play along from the second move.
learn-step-lines-cat = The Cat: Black goes to c4 and c5. You are White: play along.
learn-step-lines-inoue = The Inoue: Black turns to e6. You are White: play along.
learn-step-lines-rose-bill = The Rose-Bill, a branch of the Tiger. You are White: play along to b4.
learn-step-lines-chimney = The Chimney: White answers the Cow with d6. You are White: play along.
learn-step-lines-train = Now against the book. Choose an opening and a colour; replies come as often as at tournaments. Play one line to its end.
learn-step-out-which = The book is over. Flip inside, keep your frontier short, count moves. You are Black: choose the better of the two marked moves.
learn-step-out-twelve = The book ends here. Play twelve moves on your own against Otto, level 8, who answers each of them. All twelve together may cost six discs.
learn-step-drill-minute = Now against time: a minute, as many boards as you can. Your best result is saved. Come back until you no longer have to think.
learn-step-time-plan = A tournament game often has 25 minutes for your thirty moves. Plan: one minute for the first six, twelve for the next fourteen, ten for the last ten, two in reserve.
learn-step-time-endgame = Spend most where it counts: from twenty empty squares on, a move may cost ten discs. Before that, if two moves look alike, just take one. Sixten, level 10, plays the last twelve perfectly, so be ahead by then.
learn-step-time-game = Now play a game with a clock, against Livia, level 9: 25 minutes for you, 25 for her. Afterwards you see how you used your time.
learn-step-own-mistakes = Analyse every game that you lose. Look at three moves, not thirty: those that cost most. Before you read why, find the better move yourself.
learn-step-own-why = Ask of each mistake: which chapter was that? A corner, moves, an edge, tempo, parity. If the same word comes three times, do that chapter again.
learn-step-own-practice = Now your own games. Find the better move in a position in which you went wrong. If none is waiting, play against the computer: the game is looked through afterwards.
learn-step-why-which = You are Black. First say why one of the two marked moves is bad, then play the other one. Move and reason count apart.

learn-idea-discs-one = Discs count at the end. Until then moves count: whoever has none can only watch.
learn-idea-discs-which = Many discs early on are many targets. Flip few, keep your moves.
learn-idea-neighbours-safe = An X-square gives the corner only if a line leads through it. Look first, then play, or leave it.
learn-idea-quiet-more = No threat, no hurry: if every reply opens a corner, the move is as strong as any.
learn-idea-force-more = Count the replies before you move. If only one is left, it is you who plays it.
learn-idea-force-longer = A corner three moves ahead is still a corner. Look for moves that leave little choice.
learn-idea-force-longest = Four moves ahead you see only what you leave no choice in. Keep the replies few, and you can count that far.
learn-idea-classics-force = Few replies, each of them bad: that is how corners are won.
learn-idea-frontier-which = A wall gives moves to the other side. Stay inside, and let the opponent build it.
learn-idea-safe-out = Count safe moves for both sides. Whoever runs out first opens the corner. That is how to beat Prue, level 5: she keeps away from corners only while she has other moves.
learn-idea-wipe-which = Keep a disc that cannot be reached: without one there is no next move. And keep access: in a region that your discs do not reach, only the opponent moves.
learn-idea-edges-which = A five beside an empty corner is a weakness for the rest of the game. Take an edge whole, or wait.
learn-idea-edges-play = A balanced edge needs no defence: whoever attacks it gives you something. Take it when it is whole.
learn-idea-five-play = The empty C-square is the door: the five cannot close it without giving something up.
learn-idea-five-corner = First the square beside the corner, then the corner: from there the whole edge can be turned.
learn-idea-stoner-play = Own the line, play the X-square, attack the edge: one of the two corners falls.
learn-idea-tempo-which = It is not where you move now that counts, but who moves last over there.
learn-idea-diagonal-play = While the diagonal is yours, the X-square gives nothing away. Use it in time: it does not stay yours.
learn-idea-poison-which = Before you flip a disc, look which squares it opens. A closed region is worth more than a disc.
learn-idea-last-two = The last disc stays. Who plays it matters more than how many the first one flips.
learn-idea-last-three = Three squares are six orders at most: count them all.
learn-idea-parity-more = Enter odd regions, leave even ones alone: the last move is yours.
learn-idea-change-play = A pass turns odd into even. Take away the opponent’s last access, and parity is yours.
learn-idea-swindle-play = Where the opponent cannot answer, an even region is yours twice.
learn-idea-ladder = Odd regions first, and count to the end: with few squares, nothing is a matter of taste. Otto, level 8, plays the last ten moves perfectly: be ahead before.
learn-idea-second-play = Perpendicular leads to the Tiger and the Rose, diagonal to the Cow, the Buffalo and the Heath.
learn-idea-second-third = Early on, good moves flip one disc inside and leave the outside to the opponent.
learn-idea-second-which = The good move flips inside and keeps to lines that have names; the poor one opens the outside.
learn-idea-out-which = Out of book the same things count as later: a short frontier, and more moves than the opponent. Livia, level 9, knows the book; from here on she has no book either.
learn-idea-why-which = A move is soon forgotten, its reason is not. Name it, and you will see it coming in your own games.
learn-idea-moves = Count moves, not discs: whoever has many can choose, whoever has few has to take what is left.
learn-idea-shapes = See an edge as a whole: six, or the four in the middle, hold by themselves; five invite an attack.
learn-idea-waiting = A move that only you can make can wait. Keep it until all the others are bad.
learn-idea-lines = A line is worth knowing only with its reason: say of each move what it flips and what it leaves the opponent.
learn-idea-sample = Follow every game like that: see what a move flips, and which moves it leaves the other side.

# $square (Square)
learn-not-on-frontier = { $square } has no empty square around it.
# $square (Square)
learn-other-shape = { $square } does not belong to an unbalanced five.
# $square (Square)
learn-not-balanced = { $square } does not belong to a balanced edge.
# $square (Square)
learn-not-held = { $square } is on no long diagonal that belongs to one side.
# $square (Square)
learn-not-own-region = The region of { $square } is not Black’s alone: White can move there, or Black cannot.
# $color (Color), $left (u32)
learn-fewest-safe =
    { color-name } has { $left ->
        [0] no safe move left
        [one] a single safe move left
       *[other] { $left } safe moves left
    }; no move leaves fewer.
# $square (Square), $color (Color), $left (u32), $fewest (u32)
learn-fewer-safe =
    After { $square }, { color-name } has { $left ->
        [0] no safe move
        [one] one safe move
       *[other] { $left } safe moves
    }; another move leaves { $fewest ->
        [0] none.
       *[other] only { $fewest }.
    }
learn-once-more = That was not enough to win. Once more from the start.
# $spent (u32), $most (u32)
learn-spent = So far { $spent } of { $most } discs.
learn-repeat = That was too much. Once more from the start.
# $color (Color), $left (u32)
learn-safe-left =
    { color-name } has { $left ->
        [0] no safe move left.
        [one] a single safe move left.
       *[other] { $left } safe moves left.
    }
# $moves (u32)
learn-not-run-out = After { $moves } moves there are safe ones left. Once more from the start.
# $first (&str), $first_plan (&str), $next (&str), $next_plan (&str), $rest (&str), $rest_plan (&str), $kept (bool)
learn-time-used =
    Your time: { $first } for the first six moves (plan: { $first_plan }), { $next } for the next fourteen ({ $next_plan }), { $rest } for the rest ({ $rest_plan }). { $kept ->
        [yes] You kept to the plan.
       *[no] That was not the plan.
    }
# $square (Square)
learn-hint-try = { $square } is worth a try.

# Tests at the end of a level, and games to win.

# $level (&str)
learn-test = Test: { $level }
learn-test-about = Ten boards of this level, one try each, no hints. Eight are enough.
learn-test-begin = Take the test
learn-why-first = First: what is wrong with one of them?
learn-why-give = First: what do you get for the corner?
learn-drill-begin = Start the minute
learn-test-next = Next board
learn-test-again = Take it again
# $number (usize), $total (usize)
learn-test-board = Board { $number } of { $total }.
# $right (u8), $of (u8)
learn-test-passed = Passed: { $right } of { $of }.
# $right (u8), $of (u8)
learn-test-failed = { $right } of { $of }: eight are needed. Look at the chapters again, and take another test.
learn-test-open = Not taken yet.
# $right (u8), $of (u8), $passed (bool)
learn-test-best =
    Best result: { $right } of { $of }{ $passed ->
        [yes] , passed.
       *[no] .
    }
# $level (u8), $won (bool)
learn-test-game =
    { $won ->
        [yes] Level { $level } is beaten.
       *[no] Then beat level { $level }, without hints and without taking back.
    }
# $level (u8)
learn-test-play = Play against level { $level }
# $level (u8)
learn-game-counts = You have beaten level { $level } without help: that counts in the course.
