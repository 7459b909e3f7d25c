# The page on which games are analysed.

analyse-tools = Analysis
analyse-steps = Through the moves
analyse-first = To the beginning
analyse-last = To the end

analyse-engine = Engine on
analyse-effort = How thoroughly
analyse-effort-quick = Quickly
analyse-effort-thorough = Thoroughly
analyse-effort-deep = Very thoroughly
# $seconds (u32)
analyse-effort-timed = { $seconds } seconds a position
analyse-effort-endless = Until I stop it
# $kind (&str), $mv (&str), $score (&str), $nodes (&str)
analyse-thinking = Thinking: { $kind }, best { $mv } { $score }, { $nodes } nodes
analyse-game = Analyse the whole game
# $done (usize), $total (usize)
analyse-game-progress = Position { $done } of { $total }
analyse-game-done = The whole game is analysed.

analyse-best-line = Best line
analyse-unknown = Not analysed yet: turn the engine on.
analyse-try-line = Put this line on the board
# $score (&str), $kind (&str), $best (bool)
analyse-label =
    { $score }, { $kind }{ $best ->
        [yes] , best move
       *[no] {""}
    }
analyse-graph = Course of the game
analyse-graph-note = Above the middle Black is ahead, below it White. Squares are exact, circles are estimates, triangles mark mistakes.
analyse-beginning = Beginning
# $number (usize), $color (Color), $mv (Move)
analyse-move =
    Move { $number }, { color-name }: { $mv ->
        [pass] passes
       *[other] { $mv }
    }
# $mv (Move)
analyse-move-name =
    { $mv ->
        [pass] pass
       *[other] { $mv }
    }
# $loss (u32), $exact (bool), $better (Move)
analyse-mistake =
    mistake: it loses { $loss ->
        [one] 1 disc
       *[other] { $loss } discs
    }{ $exact ->
        [yes] {""}
       *[no] { " " }by the estimate
    }, { $better } was better
# $number (usize)
analyse-variation =
    { $number ->
        [0] Variation from the beginning
       *[other] Variation after move { $number }
    }
analyse-leave-variation = Back to the game

analyse-layers = Show on the board
analyse-values = Values of moves
analyse-stable = Stable discs
analyse-mobility = Moves of both sides
analyse-regions = Regions and parity
analyse-none = none
# $black (&str), $white (&str)
analyse-stable-are = Stable (ringed): Black { $black }; White { $white }.
# $black (u32), $blacks (&str), $white (u32), $whites (&str)
analyse-mobility-is = Moves: Black (diamonds) { $black }: { $blacks }. White (crosses) { $white }: { $whites }.
# $odd (&str), $even (&str)
analyse-regions-are = Regions with an odd number of empty squares (framed): { $odd }. With an even number: { $even }.

analyse-start-over = Start over
analyse-open = Paste a game
analyse-open-title = Open a game or a position
analyse-open-label = Game or position as text
analyse-open-note = Moves such as f5d6c3; 64 squares with X, O and - and then the side to move, also with moves after it; a line of a board file; a game in GGF, SGF, PGN or JSON, or saved here; or the address of this page.
# $moves (usize)
analyse-opened =
    { $moves ->
        [0] The position is open.
        [one] The game is open: 1 move.
       *[other] The game is open: { $moves } moves.
    }
analyse-empty = There is nothing to read: paste a game or a position first.
analyse-too-long = This is too long for a game or a position: paste only one.
# $character (usize), $reason (&str)
analyse-at-character = At character { $character }: { $reason }

analyse-setup = Set up a position
analyse-setup-note = Choose a disc, then the squares it goes to. The same disc once more takes it away.
analyse-setup-disc = A square gets
analyse-setup-black = Black disc
analyse-setup-white = White disc
analyse-setup-erase = Nothing
analyse-setup-turn = To move
analyse-setup-clear = Empty board
analyse-setup-start = Start of a game
analyse-setup-mirror = Mirror
analyse-setup-rotate = Turn
analyse-setup-swap = Swap colours
analyse-setup-done = Analyse this position
analyse-comment = Comment on this position
