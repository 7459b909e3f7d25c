# Why a move was worse than another. “you” where the reader made the move, or their opponent did.

# $party (Party)
party-name =
    { $party ->
        [you] you
        [black] Black
       *[white] White
    }
# $area (Area)
area-name =
    { $area ->
        [north] the north
        [north-east] the north-east
        [east] the east
        [south-east] the south-east
        [south] the south
        [south-west] the south-west
        [west] the west
        [north-west] the north-west
       *[centre] the centre
    }
# $best (Square), $party (Party)
reason-key-square =
    { $party ->
        [you] { $best } was the key square for both sides; now you get it.
       *[other] { $best } was the key square for both sides; now { party-name } gets it.
    }
# $mv (Square), $corner (Square), $party (Party)
reason-gives-corner =
    { $party ->
        [you] After { $mv } you take the corner { $corner } at once.
       *[other] After { $mv } { party-name } takes the corner { $corner } at once.
    }
# $mv (Square), $corner (Square), $moves (usize), $diagonal (bool), $party (Party)
reason-next-to-corner =
    { $mv } is { $diagonal ->
        [yes] an X-square
       *[no] a C-square
    }: { $party ->
        [you] you take
       *[other] { party-name } takes
    } the corner { $corner } { $moves ->
        [one] with the next move.
       *[other] within { $moves } moves.
    }
# $mv (Square), $squares (&str), $party (Party)
reason-corner-could-wait =
    { $mv } could wait: nobody else can take that corner. Taking it opens { $squares } for { party-name }.
# $corner (Square), $pass (bool), $party (Party)
reason-leaves-corner =
    { $pass ->
        [yes] The corner { $corner } was there for the taking, and { party-name } would have had to pass.
       *[no] The corner { $corner } was there for the taking.
    }
# $best (Square), $party (Party)
reason-spares-pass = { $best } leaves { party-name } without a move.
# $mv (Square), $moves (usize), $party (Party)
reason-leads-to-pass =
    { $party ->
        [you] After { $mv } you have to pass { $moves ->
            [one] at the next turn
           *[other] within { $moves } turns
        }.
       *[other] After { $mv } { party-name } has to pass { $moves ->
            [one] at the next turn
           *[other] within { $moves } turns
        }.
    }
# $best (Square), $moves (usize), $party (Party)
reason-misses-pass =
    { $party ->
        [you] After { $best } you would have had to pass { $moves ->
            [one] at the next turn
           *[other] within { $moves } turns
        }.
       *[other] After { $best } { party-name } would have had to pass { $moves ->
            [one] at the next turn
           *[other] within { $moves } turns
        }.
    }
# $mv (Square), $best (Square), $corner (Square), $moves (usize), $party (Party)
reason-loses-corner =
    After { $mv } { $party ->
        [you] you take
       *[other] { party-name } takes
    } the corner { $corner } { $moves ->
        [one] with the next move
       *[other] within { $moves } moves
    }; after { $best } that does not happen.
# $best (Square), $corner (Square), $moves (usize)
reason-misses-corner =
    { $best } wins the corner { $corner } { $moves ->
        [one] with the next move.
       *[other] within { $moves } moves.
    }
# $mv (Square), $square (Square), $area (Area), $party (Party)
reason-lets-in = { $mv } lets { party-name } into { area-name }, with { $square }.
# $mv (Square), $best (Square), $has (u32), $could (u32)
reason-loud = The discs that { $mv } flips have { $has } empty squares around them; those of { $best } only { $could }.
# $mv (Square), $best (Square), $has (u32), $could (u32), $party (Party)
reason-gives-moves =
    After { $mv } { $party ->
        [you] you have
       *[other] { party-name } has
    } { $has } moves to choose from; after { $best } { $could ->
        [0] none.
        [one] only one.
       *[other] only { $could }.
    }
# $mv (Square), $best (Square), $left (u32), $could (u32), $party (Party)
reason-few-safe-moves =
    After { $mv } { $party ->
        [you] you have
       *[other] { party-name } has
    } { $left ->
        [0] no safe move left
        [one] one safe move left
       *[other] { $left } safe moves left
    }; after { $best } there are { $could }.
# $mv (Square), $best (Square), $left (u32), $could (u32), $party (Party)
reason-few-moves =
    After { $mv } and the reply { $party ->
        [you] you have
       *[other] { party-name } has
    } { $left ->
        [one] one move
       *[other] { $left } moves
    }; after { $best } there are { $could }.
# $mv (Square), $square (Square), $party (Party)
reason-wedge =
    After { $mv } { $party ->
        [you] you wedge in at { $square } and split the edge.
       *[other] { party-name } wedges in at { $square } and splits the edge.
    }
# $mv (Square), $corner (Square), $moves (usize), $party (Party)
reason-five =
    { $mv } makes five in a row on the edge, and { $party ->
        [you] you take
       *[other] { party-name } takes
    } the corner { $corner } { $moves ->
        [one] with the next move.
       *[other] within { $moves } moves.
    }
# $best (Square), $area (Area), $party (Party)
reason-loses-tempo =
    { $party ->
        [you] Now you get the last move in { area-name }; { $best } would have kept it.
       *[other] Now { party-name } gets the last move in { area-name }; { $best } would have kept it.
    }
# $mv (Square), $best (Square), $squares (u32), $instead (u32), $party (Party)
reason-breaks-parity =
    { $mv } enters a region of { $squares } squares, where { $party ->
        [you] you play
       *[other] { party-name } plays
    } last. { $best } is in a region of { $instead }.
# $mv (Square), $square (Square), $party (Party)
reason-gives-diagonal =
    After { $mv } { $party ->
        [you] you own the long diagonal and can play { $square } safely.
       *[other] { party-name } owns the long diagonal and can play { $square } safely.
    }
# $best (Square)
reason-wrong-order = Right squares, wrong order: { $best } comes first.
# $mv (Square), $best (Square), $moves (usize)
reason-could-wait =
    { $moves ->
        [one] { $best } comes first; { $mv } can wait for the next move.
       *[other] { $best } comes first; { $mv } is still there { $moves } moves later.
    }
# $has (u32), $could (u32), $party (Party)
reason-gives-stable =
    { $party ->
        [you] You get { $has } stable discs instead of { $could }.
       *[other] { party-name } gets { $has } stable discs instead of { $could }.
    }
# $mv (Square), $square (Square), $party (Party)
reason-opens = { $mv } opens { $square } for { party-name }.
# $best (Square), $square (Square), $party (Party)
reason-keeps-open =
    { $party ->
        [you] { $best } keeps you out of { $square }; now you play there.
       *[other] { $best } keeps { party-name } out of { $square }, the best reply now.
    }
# $best (Square), $square (Square), $party (Party)
reason-loses-square =
    { $party ->
        [you] Now you get { $square }; after { $best } your opponent does.
       *[other] Now { party-name } gets { $square }; after { $best } the other side does.
    }
# $best (Square), $square (Square)
reason-misses-square = { $best } prepares { $square }, which is now out of reach.
# $square (Square), $moves (usize), $party (Party)
reason-gives-square =
    { $party ->
        [you] You get { $square } yourself { $moves ->
            [one] with the next move.
           *[other] within { $moves } moves.
        }
       *[other] { party-name } gets { $square } { $moves ->
            [one] with the next move.
           *[other] within { $moves } moves.
        }
    }
# $has (u32), $could (u32), $party (Party)
reason-few-stable =
    { $party ->
        [you] You get { $has } stable discs instead of { $could }.
       *[other] { party-name } gets { $has } stable discs instead of { $could }.
    }
# $left (u32), $could (u32), $moves (usize), $party (Party)
reason-few-moves-later =
    { $party ->
        [you] { $moves } moves on, you have { $left } to choose from; in the better line { $could }.
       *[other] { $moves } moves on, { party-name } has { $left } to choose from; in the better line { $could }.
    }
# $mv (&str), $best (&str), $loss (&str)
reason-book = { $best } is the book move here; { $mv } costs about { $loss } discs.
# $from (Standing), $to (Standing)
result-lost =
    { $from ->
        [win] { $to ->
            [draw] This turns a win into a draw.
           *[loss] This turns a win into a loss.
        }
       *[draw] This turns a draw into a loss.
    }
# $line (&str)
line-played = Played: { $line }
# $line (&str)
line-better = Better: { $line }
