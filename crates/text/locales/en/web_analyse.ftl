# The page on which games are analysed.

analyse-tools = Analysis
analyse-steps = Step through the moves
analyse-first = To the start
analyse-last = To the end

analyse-engine = Engine on
analyse-effort = Effort
analyse-effort-quick = Quick
analyse-effort-thorough = Thorough
analyse-effort-deep = Very thorough
# $seconds (u32)
analyse-effort-timed = { $seconds } seconds per position
analyse-effort-endless = Until I stop it
# $kind (&str), $mv (&str), $score (&str), $nodes (&str)
analyse-thinking = Thinking: { $kind }, best { $mv } { $score }, { $nodes } nodes
analyse-game = Analyse the whole game
# $done (usize), $total (usize)
analyse-first-look = First look: position { $done } of { $total }
# $done (usize), $total (usize)
analyse-deeper-look = Deeper look: position { $done } of { $total }
analyse-go-on = Go on with the analysis
analyse-game-done = The whole game is analysed.

analyse-best-lines = Best lines
analyse-unknown = Not analysed yet: turn the engine on.
analyse-try-line = Play this line on the board
# $score (&str), $kind (&str), $best (bool)
analyse-label =
    { $score }, { $kind }{ $best ->
        [yes] , best move
       *[no] {""}
    }
analyse-graph = Course of the game
analyse-graph-note = Black is ahead above the middle, White below it. Squares are exact, circles are estimates, red ones are mistakes.
analyse-beginning = Start
# $number (usize), $color (Color), $mv (Move)
analyse-move =
    { $mv ->
        [pass] { color-name } passes
       *[other] Move { $number }, { color-name }: { $mv }
    }
# $mv (Move)
analyse-move-name =
    { $mv ->
        [pass] pass
       *[other] { $mv }
    }
# $loss (u32), $exact (bool), $better (Move)
analyse-mistake =
    mistake: loses { $loss ->
        [one] 1 disc
       *[other] { $loss } discs
    }{ $exact ->
        [yes] {""}
       *[no] { " " }(estimate)
    }, { $better } was better
# $number (usize)
analyse-variation =
    { $number ->
        [0] Variation from the start
       *[other] Variation after move { $number }
    }
analyse-leave-variation = Back to the game

analyse-layers = Show on the board
analyse-values = Move scores
analyse-stable = Stable discs
analyse-mobility = Mobility
analyse-regions = Regions and parity
analyse-none = none
# $black (&str), $white (&str)
analyse-stable-are = Stable (ringed): Black { $black }; White { $white }.
# $black (u32), $blacks (&str), $white (u32), $whites (&str)
analyse-mobility-is = Mobility: Black (small black discs) { $black }: { $blacks }. White (small white discs) { $white }: { $whites }.
# $odd (&str), $even (&str)
analyse-regions-are = Regions with an odd number of empty squares (framed): { $odd }. With an even number: { $even }.

analyse-start-over = Start over
analyse-open = Paste a game
analyse-open-title = Open a game or a position
analyse-open-label = Game or position as text
analyse-open-note = Moves such as f5d6c3, in any dress; 64 squares with X, O and -, then the side to move; games in GGF, SGF, PGN, WTHOR, JSON or a table; or the address of this page. You can also paste anywhere on the page, or drop files on it.
# $game (&str)
analyse-notes-on = Your notes on { $game } are still there.
# $moves (usize)
analyse-opened =
    { $moves ->
        [0] Position opened.
        [one] Game opened: 1 move.
       *[other] Game opened: { $moves } moves.
    }
analyse-empty = There is nothing to read: paste a game or a position first.
analyse-too-long = This is too long for a game or a position: paste only one.
# $character (usize), $reason (&str)
analyse-at-character = At character { $character }: { $reason }

analyse-setup = Set up a position
analyse-setup-note = Choose a disc, then the squares it goes on. The same disc again removes it.
analyse-setup-disc = Set squares to
analyse-setup-black = Black disc
analyse-setup-white = White disc
analyse-setup-erase = Empty
analyse-setup-turn = To move
analyse-setup-clear = Empty board
analyse-setup-start = Start of a game
analyse-setup-mirror = Mirror
analyse-setup-rotate = Rotate
analyse-setup-swap = Swap colours
analyse-setup-done = Analyse this position
analyse-comment = Comment on this position
analyse-moments = Moves to talk about
analyse-no-moments = No mistakes to talk about.

analyse-more = More
analyse-report = Download the report
analyse-report-first = There is no report yet: analyse the whole game first.
analyse-line-count = Lines shown
# $score (&str), $kind (&str), $moves (&str)
analyse-line = { $score }, { $kind }: { $moves }
analyse-reduced = Judged with the browser’s smaller weights: a little less exact than the installed program.
analyse-mixed = Some of these positions were judged with the browser’s smaller weights, others by the program.
analyse-graph-kind = Graph
analyse-graph-losses = Discs lost
analyse-graph-empty = The graph comes with the analysis of the whole game.
analyse-no-moves-left = There are no moves left.
# $black (u32), $white (u32)
analyse-lost = discs lost so far: Black { $black }, White { $white }
analyse-losses-note = What the moves have cost so far, in discs: a solid line for Black, a dashed one for White.
analyse-variations = Variations
# $number (usize)
analyse-after =
    { $number ->
        [0] From the start:
       *[other] After { $number }:
    }
analyse-promote = Put first
analyse-welcome = See where a game was decided
analyse-welcome-note = Open a game, or drop a file here; or place discs on the board and look at what they are worth.
analyse-sample = Show a sample game

# A move to talk about, as a film of two lines.
analyse-film = The two lines
film-play = Play
# $at (usize), $total (usize)
film-at = { $at } of { $total }
layer-squares = Framed: the squares this is about.
layer-region = Tinted: the region this is about.
# $color (Color)
layer-passes =
    Tinted: { $color ->
        [black] Black
       *[white] White
    }’s moves. Where there are none, it is a pass.
# $color (Color)
layer-moves =
    Tinted: { $color ->
        [black] Black
       *[white] White
    }’s moves.
# $color (Color)
layer-safe-moves =
    Tinted: { $color ->
        [black] Black
       *[white] White
    }’s moves that open no corner.
# $color (Color)
layer-stable =
    Ringed: { $color ->
        [black] Black
       *[white] White
    }’s stable discs.
layer-surroundings = Tinted: the empty squares around the discs that the move flips.
