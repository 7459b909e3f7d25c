# What went wrong with a move.
mistake-gave-corner = It gave away the corner { $corner }.
mistake-left-corner = It left the corner { $corner } alone, which was free to take.
mistake-let-move = It let the opponent move, who could have been made to pass.
mistake-ran-out =
    { $left ->
        [0] After the best answer no safe move is left; there could have been { $could }.
        [one] After the best answer only one safe move is left; there could have been { $could }.
       *[other] After the best answer only { $left } safe moves are left; there could have been { $could }.
    }
mistake-opened = It opened a part of the board that was closed to the opponent: { $square } can be played now.
mistake-broke-parity = It was the first move in a part with { $squares } empty squares, an even number: the opponent gets the last one there.
mistake-gave-moves = It gave the opponent { $has } moves to choose from instead of { $could }.
mistake-built-wall = It left { $has } discs next to empty squares instead of { $could }: a wall that only the opponent can break open.
