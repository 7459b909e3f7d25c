# What went wrong with a move.
mistake-gave-corner = Regaló la esquina { $corner }.
mistake-left-corner = Dejó la esquina { $corner }, que se podía tomar.
mistake-let-move = Dejó jugar al rival, que podía haber tenido que pasar.
mistake-ran-out =
    { $left ->
        [0] Tras la mejor respuesta no queda ninguna jugada segura; podían quedar { $could }.
        [one] Tras la mejor respuesta solo queda una jugada segura; podían quedar { $could }.
       *[other] Tras la mejor respuesta solo quedan { $left } jugadas seguras; podían quedar { $could }.
    }
mistake-opened = Abrió una zona que estaba cerrada para el rival: ahora puede jugar en { $square }.
mistake-broke-parity = Fue la primera jugada en una zona de { $squares } casillas vacías, un número par: el rival jugará allí la última.
mistake-gave-moves = Dio al rival { $has } jugadas a elegir en lugar de { $could }.
mistake-built-wall = Dejó { $has } fichas junto a casillas vacías en lugar de { $could }: un muro que solo el rival puede abrir.
