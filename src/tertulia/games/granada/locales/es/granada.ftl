### Granada: las palabras de la mesa. Los colores representan las cuatro monedas.

granada-title = Granada
granada-tagline = Compra edificios con el dinero justo, haz crecer tu ciudad al pie de la Alhambra y ve por delante cuando toque puntuar.
granada-credits = Un juego de Dirk Henn, publicado por primera vez por Queen Games en 2009.
granada-dirk = Dirk
# Quien viene tras el último asiento en una lista de puntos
granada-neutral = { granada-dirk }

## Clases de edificio

granada-kind-arena = Coliseo
granada-kind-bath = Baños
granada-kind-library = Biblioteca
granada-kind-inn = Posada
granada-kind-hospital = Hospital
granada-kind-market = Mercado
granada-kind-park = Parque
granada-kind-school = Escuela
granada-kind-residence = Barrio
granada-kind-start = Alhambra
granada-source-moats = { granada-scoring-moats }
granada-source-arena = { granada-kind-arena }
granada-source-bath = { granada-kind-bath }
granada-source-library = { granada-kind-library }
granada-source-inn = { granada-kind-inn }
granada-source-hospital = { granada-kind-hospital }
granada-source-market = { granada-kind-market }
granada-source-park = { granada-kind-park }
granada-source-school = { granada-kind-school }
granada-source-residence = { granada-kind-residence }
granada-kind =
    { $kind ->
        [arena] { granada-kind-arena }
        [bath] { granada-kind-bath }
        [library] { granada-kind-library }
        [inn] { granada-kind-inn }
        [hospital] { granada-kind-hospital }
        [market] { granada-kind-market }
        [park] { granada-kind-park }
        [school] { granada-kind-school }
        [residence] { granada-kind-residence }
       *[start] { granada-kind-start }
    }

## Dinero

granada-currency-yellow = amarillo
granada-currency-green = verde
granada-currency-orange = naranja
granada-currency-blue = azul
granada-currency =
    { $currency ->
        [yellow] { granada-currency-yellow }
        [green] { granada-currency-green }
        [orange] { granada-currency-orange }
       *[blue] { granada-currency-blue }
    }
granada-card = { granada-currency } { $value }
granada-card-copy = { granada-card }, { $copy } de { $count }
# $values: las cartas de una moneda, «2 + 4»
granada-cards = { granada-currency } { $values }

## Losetas

granada-tile =
    { $kind ->
        [start] { granada-kind-start }
       *[other] { granada-kind } { $value }
    }
# Lo mismo como complemento, con artículo («compró …»)
granada-tile-object =
    { $kind ->
        [arena] el coliseo { $value }
        [bath] los baños { $value }
        [library] la biblioteca { $value }
        [inn] la posada { $value }
        [hospital] el hospital { $value }
        [market] el mercado { $value }
        [park] el parque { $value }
        [school] la escuela { $value }
        [residence] el barrio { $value }
       *[start] la { granada-kind-start }
    }
granada-tile-other = reverso: { granada-tile }
granada-tile-moats =
    { $count ->
        [0] sin foso
        [one] foso al { $sides }
       *[other] fosos al { $sides }
    }
granada-side-N = norte
granada-side-E = este
granada-side-S = sur
granada-side-W = oeste

## Lo que se puede hacer: el botón (breve) y el texto completo (para lectores de pantalla y el terminal)

granada-action-take =
    { $slots-count ->
        [one] Tomar la carta { $slots }
       *[other] Tomar las cartas { $slots }
    }
granada-action-take-full = Tomar dinero: { $cards }
granada-action-buy = Comprar en la casilla { $space }
granada-action-buy-full =
    { $exact ->
        [yes] Comprar { $tile-object } en la casilla { $space } por { $price } en { granada-currency }; se puede pagar el importe exacto
       *[no] Comprar { $tile-object } en la casilla { $space } por { $least } en { granada-currency } (precio { $price }, sin cambio)
    }
granada-action-pay = Pagar { $value }
granada-action-pay-full =
    { $missing ->
        [0] Pagar { granada-currency } { $value }; con eso basta
       *[other] Pagar { granada-currency } { $value }; por pagar: { $missing }
    }
granada-action-done = Pagar
granada-action-done-full = Pagar { $tile-object }
granada-action-add = Construir desde la reserva
granada-action-add-full = Construir { $tile-object } desde la reserva
granada-action-dismantle = Retirar
granada-action-dismantle-full = Retirar { $tile-object } a la reserva
granada-action-exchange = Cambiar por una de la ciudad
granada-action-exchange-full = Cambiar { $tile-object } de la reserva por otra loseta de la ciudad
granada-action-for = Cambiar por esta
granada-action-for-full = Cambiarla por { $tile-object }
granada-action-choose = Colocar esta ahora
granada-action-choose-full = Colocar ahora { $tile-object }
granada-action-build = Construir en { $x }, { $y }
granada-action-build-full =
    { $moat ->
        [one] Construir { $tile-object } en { $x }, { $y }; el foso más largo será de { $moat } lado
       *[other] Construir { $tile-object } en { $x }, { $y }; el foso más largo será de { $moat } lados
    }
granada-action-reserve =
    { $face ->
        [front] A la reserva, cara par arriba
       *[back] A la reserva, cara impar arriba
    }
granada-action-reserve-full = Dejar { $tile-object } en la reserva
granada-action-turn = Dar la vuelta con { granada-currency }
granada-action-turn-full = Dar la vuelta y obtener { $tile-object }, por al menos 3 en { granada-currency }
granada-action-give = Regalar a Dirk
granada-action-give-full = Regalar a Dirk { $tile-object }

## Lo que pasó: líneas del registro

granada-event-deal = { $player } recibió { $cards }: { $cards-sum } en total.
granada-event-start = Empieza { $player }.
granada-event-take = { $player } tomó { $cards }.
granada-step-build = construyó en la ciudad
granada-step-buy = empezó a comprar con dinero { granada-currency }
granada-step-buy-known = compró { $tile-object }
granada-step-turn = empezó a dar la vuelta a una loseta con dinero { granada-currency }
granada-step-turn-known = dio la vuelta a una loseta para obtener { $tile-object }
granada-event-buy =
    { $exact ->
        [yes] { $player } compró { $tile-object } por { $paid } en { granada-currency }, el importe exacto.
       *[no] { $player } compró { $tile-object } por { $paid } en { granada-currency }.
    }
granada-event-pay = { $player } puso { granada-currency } { $value }.
granada-event-turn = { $player } dio la vuelta a una loseta por { $paid } en { granada-currency } y obtuvo { $tile-object }.
granada-event-build =
    { $from ->
        [reserve] { $player } construyó { $tile-object } desde la reserva.
        [award] { $player } construyó { $tile-object } del patio.
       *[bought] { $player } construyó { $tile-object }.
    }
granada-event-reserve = { $player } dejó { $tile-object } en la reserva.
granada-event-give = { $player } regaló a Dirk { $tile-object }.
granada-event-dismantle = { $player } retiró a la reserva { $tile-object }.
granada-event-exchange = { $player } cambió { $old-object } por { $tile-object }.
granada-event-money = Salió { granada-currency } { $value } en el sitio { $slot }.
granada-event-reshuffle =
    { $cards ->
        [one] El descarte de { $cards } carta se barajó y forma un nuevo mazo.
       *[other] El descarte de { $cards } cartas se barajó y forma un nuevo mazo.
    }
granada-event-yard = Nueva loseta en la casilla { $space } del patio: { $tile }.
granada-event-scoring = ¡Puntuación { $letter }!
granada-log-scoring = Puntuación { $letter }
granada-event-dirk = Dirk recibió { $tile-object }.
granada-event-end = El patio ya no se puede rellenar: la partida acaba y se reparte lo que queda.
granada-event-award = { $player } tenía más dinero de ese color que nadie y recibió { $tile-object } de la casilla { $space }.
granada-event-left = Nadie tenía más dinero de ese color que los demás: { $tile } se quedó en la casilla { $space }.
granada-event-skip = { $player } no podía hacer nada: se saltó su turno.
granada-event-lapse = { $player } ya no podía hacer nada: perdió la otra acción.
granada-event-over =
    { $winners-count ->
        [one] Ganó { $winners }: { $scores }.
       *[other] Compartieron la victoria { $winners }: { $scores }.
    }

## Lo que una acción costaría y daría, cada cosa en una lista

granada-cost-buy = { $paid } en { granada-currency }
granada-cost-pay = { granada-currency } { $value }
granada-cost-turn = { $paid } en { granada-currency }
granada-brings-take = { $cards }
granada-brings-buy =
    { $exact ->
        [yes] { $tile } y otra acción por pagar el importe exacto
       *[no] { $tile }
    }
granada-brings-turn = { $tile } en su lugar
granada-brings-build = { $tile } en tu ciudad
granada-brings-reserve = { $tile } en tu reserva
granada-brings-give = { $tile } para Dirk
granada-brings-dismantle = { $tile } en tu reserva
granada-brings-exchange = { $tile } en tu ciudad, { $old } en tu reserva
granada-brings-lapse = ninguna otra acción: ya no es posible nada
granada-preview-best =
    { $count ->
        [one] en su mejor lugar, si se puntuara ahora: { $change } punto
       *[other] en su mejor lugar, si se puntuara ahora: { $change } puntos
    }
granada-preview-gain =
    { $count ->
        [one] si se puntuara ahora: { $change } punto
       *[other] si se puntuara ahora: { $change } puntos
    }

## ¿Qué me toca hacer?

granada-phase-act = Toma dinero, compra un edificio o reforma tu ciudad.
granada-phase-pay = Elige las cartas con las que pagas.
granada-phase-choose = ¿Qué edificio quieres colocar ahora?
granada-phase-place = Coloca tu edificio: en la ciudad o en la reserva.
granada-phase-exchange = Elige el edificio que quitas de tu ciudad.
granada-phase-over = La partida ha terminado.
granada-phase-again = Has pagado el importe exacto: tienes otra acción.
granada-phase-pay-buy = Paga al menos { $price } en { granada-currency } por { $tile-object }.
granada-phase-pay-turn = Paga al menos { $price } en { granada-currency } para dar la vuelta y obtener { $tile-object }.
granada-phase-place-tile = Coloca { $tile-object }.
granada-phase-place-award = Tenías más dinero en { granada-currency } que nadie: coloca { $tile-object }.
granada-phase-exchange-tile = Entra { $tile-object }. ¿Qué edificio quitas?
granada-phase-of-reserve = { $tile }: ¿construir o cambiar por un edificio de tu ciudad?
granada-waiting-act = { $player } está eligiendo una acción.
granada-waiting-pay = { $player } está pagando.
granada-waiting-choose = { $player } está colocando lo comprado.
granada-waiting-place = { $player } está colocando un edificio.
granada-waiting-exchange = { $player } está cambiando un edificio.
granada-payment-pay = Pagar
granada-payment-sum = { $paid } de { $price }
granada-payment-missing = Por pagar: { $missing }
granada-payment-exact = Importe exacto: tendrás otra acción.
granada-payment-over = { $over } de más; no hay cambio.
granada-payment-turn = Dar la vuelta nunca da otra acción.
granada-tag-exact = exacto
granada-tag-over = pagas { $pay }
granada-tag-short = { $missing } de menos

## Opciones de una mesa

granada-option-scoring = Puntuación
granada-option-scoring-help = Cuánto valen las mayorías de cada clase de edificio.
granada-option-scoring-normal = Normal
granada-option-scoring-normal-help = Cuantos más edificios de la clase haya en todas las ciudades, más puntos.
granada-option-scoring-simplified = Simplificada
granada-option-scoring-simplified-help = Puntos fijos por cada puesto: para una primera partida o con niños.

## La mesa

granada-yard = Patio de obras
granada-yard-space = Casilla { $space }, { granada-currency }
granada-yard-empty = Casilla { $space }, { granada-currency }: vacía
granada-yard-next =
    { $face ->
        [front] Próximos: cara par
       *[back] Próximos: cara impar
    }
granada-money = Dinero
granada-money-slot = Sitio { $slot }: { granada-card }
granada-money-slot-empty = Sitio { $slot }: vacío
granada-take-limit = Una carta de cualquier valor, o varias que sumen 5 como mucho.
granada-take-more = Puedes añadir cartas: 5 en total como mucho.
granada-deck =
    { $count ->
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
granada-discard =
    { $count ->
        [one] { $count } carta descartada
       *[other] { $count } cartas descartadas
    }
granada-bag =
    { $count ->
        [0] La bolsa está vacía
        [one] { $count } loseta en la bolsa
       *[other] { $count } losetas en la bolsa
    }
granada-bag-tiles =
    { $count ->
        [one] { $count } loseta
       *[other] { $count } losetas
    }
granada-city-of = Ciudad de { $player }
granada-city-mine = Tu ciudad
granada-city-cell = { granada-tile } en { $x }, { $y }
granada-city-size =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edificios
    }
granada-start-tile = Alhambra, la loseta inicial
granada-reserve = Reserva
granada-reserve-of = Reserva de { $player }
granada-reserve-mine = Tu reserva
granada-reserve-empty = La reserva está vacía.
granada-bought = Comprado, aún sin colocar
granada-awarded = Recibido, aún sin colocar
granada-hand-mine = Tu dinero
granada-hand-empty = Sin dinero en la mano.
granada-hand-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
granada-hand-sum = { granada-currency }: { $sum } en total
granada-moat-length =
    { $moat ->
        [0] Aún sin foso
        [one] Foso más largo: { $moat } lado
       *[other] Foso más largo: { $moat } lados
    }
granada-moat-change = Foso { $before } → { $moat }
granada-turn-over = Dar la vuelta
granada-turn-price = Dar la vuelta a una loseta comprada cuesta dinero de un solo color por valor de 3 o más.
granada-turn-costs = cuesta { $price }
granada-give-about = Dirk se queda con la loseta y puntúa por ella; no va ni a tu ciudad ni a tu reserva.
granada-dirk-tiles = Losetas de Dirk
granada-dirk-about = Dirk tiene losetas y puntúa por ellas, pero nunca juega un turno, no tiene foso y no puede ganar.
granada-start-player = Jugador inicial
granada-round = Ronda { $round }
granada-turn-of = Le toca a { $player }
granada-next-scoring =
    { $letter ->
        [C] Próxima: puntuación C, al final de la partida
       *[other] Próxima: puntuación { $letter }
    }
granada-scoring-when =
    { $latest ->
        [0] Puntuación { $letter }: con la próxima carta
        [one] Puntuación { $letter }: tras 1 carta más como mucho
       *[other] Puntuación { $letter }: tras { $earliest } a { $latest } cartas más
    }
granada-scoring-soon = La puntuación { $letter } puede llegar ya con cualquier carta.
granada-end-when =
    { $count ->
        [one] La partida acaba con el próximo edificio que se compre.
       *[other] La partida acaba cuando se compren { $count } edificios más.
    }
granada-end-awards = Los últimos edificios son para quien tenga más dinero de su color.

granada-tab-market = Patio y dinero
granada-tab-city = Ciudad

## Por qué no

granada-why-dear = Demasiado caro: { $missing } de menos en { granada-currency }.
granada-why-stays = Este edificio no se puede retirar: dejaría un hueco o partiría la ciudad.
granada-why-touches = El edificio elegido no se puede cambiar por este: los lados contiguos no coincidirían.
granada-why-no-room = Este edificio no tiene sitio ahora en tu ciudad, ni libre ni en lugar de otro.
granada-why-no-site = Este edificio no cabe en ningún lugar de tu ciudad.
granada-why-keep = Este edificio no cabe en ningún lugar de tu ciudad. Selecciónalo en tu reserva, con la cara que quieras hacia arriba.
granada-why-not-yet = Este edificio no cabe ahora en ningún lugar de tu ciudad: iría a tu reserva.

## Puntos

granada-points-count =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
granada-forecast = Si se puntuara ahora
granada-forecast-points =
    { $points ->
        [one] ganaría { $points } punto
       *[other] ganaría { $points } puntos
    }
granada-majorities = Quién domina en qué
granada-majority-leads = { granada-kind }: domina { $player } con { $count }
granada-majority-best = valor más alto { $best }
granada-place-1 = 1.º
granada-place-2 = 2.º
granada-place-3 = 3.º

## La puntuación como escena

granada-scoring-title = Puntuación { $letter }
granada-scoring-after-A = La mayoría de cada clase y el foso más largo.
granada-scoring-after-B = Los dos primeros puestos y el foso más largo.
granada-scoring-after-C = La última puntuación: los tres primeros puestos y el foso más largo.
granada-scoring-moats = Fosos
granada-scoring-line-moat =
    { $points ->
        [one] { $player }: { $points } punto por el foso
       *[other] { $player }: { $points } puntos por el foso
    }
granada-scoring-line-kind =
    { $points ->
        [one] { $player }: { $points } punto ({ granada-kind })
       *[other] { $player }: { $points } puntos ({ granada-kind })
    }
granada-scoring-nobody-for = Sin puntos por: { $kinds }
granada-scoring-sum =
    { $points ->
        [one] { $player } gana { $points } punto
       *[other] { $player } gana { $points } puntos
    }
granada-scoring-skip = Saltar
granada-scoring-close = Volver a la mesa

## El final

granada-end-tie = { $winners } tienen { $score } cada uno. No hay más criterios de desempate: comparten la victoria.
granada-end-dirk = Dirk tiene más puntos que nadie, pero no puede ganar.
granada-end-leftovers = Sobrante en el patio
granada-end-scoring-moats = { $letter }: fosos
granada-end-scoring-kinds = { $letter }: edificios
granada-components-money = Dinero
granada-component-money-currencies = colores
granada-component-money-values = valores
granada-component-money-copies = de cada uno
granada-component-money-yellow = el color amarillo
granada-component-money-blue = el color azul
granada-components-yard = { granada-yard }
granada-component-yard-currency_of_space = color de cada casilla
granada-components-kinds = Orden de las clases
granada-component-kinds-order = en una puntuación, tras los fosos
granada-components-moats = Fosos
granada-component-moats-points_per_side = puntos por cada lado del foso más largo
granada-components-majorities = Puntos por mayorías
granada-components-tile = Losetas de edificio
granada-component-tile = Loseta { $number }
granada-component-tile-front = anverso
granada-component-tile-back = reverso
granada-component-tile-moats = fosos
granada-printed-values = valores del anverso y del reverso
granada-printed-place = { $what }: puesto { $place }
granada-component-majorities-normal_a = puntuación A, por edificio
granada-component-majorities-normal_b = puntuación B, por edificio
granada-component-majorities-normal_c = puntuación C, por edificio
granada-component-majorities-simplified_a = puntuación A, simplificada
granada-component-majorities-simplified_b = puntuación B, simplificada
granada-component-majorities-simplified_c = puntuación C, simplificada
granada-view-city = Mostrar la ciudad de { $player }
granada-reserve-front = Dejar en la reserva como { $tile }, cara par arriba
granada-reserve-back = Dejar en la reserva como { $tile }, cara impar arriba
granada-bag-bar = Losetas en la bolsa: { $count } de { $total }
granada-deck-bar =
    { $count ->
        [one] Mazo: { $count } carta; está marcado dónde pueden salir las puntuaciones A y B
       *[other] Mazo: { $count } cartas; está marcado dónde pueden salir las puntuaciones A y B
    }
granada-panel-majorities = Mayorías
granada-hand-short =
    { $count ->
        [one] { $count } carta de dinero en la mano
       *[other] { $count } cartas de dinero en la mano
    }
granada-reserve-count = { $count } en la reserva

## La mesa como texto, para el terminal: un mensaje por cada parte de la vista (`text-` y el camino de sus claves,
## `item` para un elemento de una lista; las partes sin mensaje se omiten).
## $items son los elementos, $count su número, $player de quién es.

granada-text-round = Ronda { $value }
granada-text-yard = Patio de obras: { $items }
granada-text-yard-item = casilla { $space }, { granada-currency }: { $tile }
granada-text-tile-none = vacía
granada-text-tile = { granada-tile }, { $moats } (reverso: { $other })
granada-text-other = { granada-tile }
granada-text-moats = foso: { $items }
granada-text-moats-empty = sin foso
granada-text-moats-item =
    { $value ->
        [N] norte
        [E] este
        [S] sur
       *[W] oeste
    }
granada-text-next_face =
    { $value ->
        [front] Próximos edificios: cara par arriba
       *[back] Próximos edificios: cara impar arriba
    }
granada-text-bag = { granada-bag }
granada-text-money-display = Dinero a la vista: { $items }
granada-text-money-display-item = carta { $slot }: { granada-card }
granada-text-money-deck = { granada-deck }
granada-text-money-scorings-A =
    { $drawn ->
        [yes] Puntuación A: hecha
       *[no] Puntuación A: { $latest ->
                [one] tras 1 carta más como mucho
               *[other] tras { $earliest } a { $latest } cartas más
            }
    }
granada-text-money-scorings-B =
    { $drawn ->
        [yes] Puntuación B: hecha
       *[no] Puntuación B: { $latest ->
                [one] tras 1 carta más como mucho
               *[other] tras { $earliest } a { $latest } cartas más
            }
    }
granada-text-cities-item = Ciudad de { $player }: { $tiles }. Foso más largo: { $moat }
granada-text-cities-item-tiles-item =
    { $kind ->
        [start] { granada-tile } en { $x }, { $y }
       *[other] { granada-tile } en { $x }, { $y }, { $moats }
    }
granada-text-reserves-item =
    { $count ->
        [0] Reserva de { $player }: vacía
       *[other] Reserva de { $player }: { $items }
    }
granada-text-reserves-item-item = { granada-text-tile }
granada-text-bought = Comprado, aún sin colocar: { $items }
granada-text-bought-item = { granada-text-tile }
granada-text-dirk =
    { $count ->
        [0] Dirk no tiene losetas.
       *[other] Dirk tiene: { $items }
    }
granada-text-dirk-item = { granada-tile }
granada-text-hands-item =
    { $money ->
        [none] Mano de { $player }: { granada-text-hand-count }
       *[other] Mano de { $player }: { $money }
    }
granada-text-hand-count =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
granada-text-hands-item-money-empty = sin dinero
granada-text-hands-item-money-item =
    { $count ->
        [1] { granada-card }
       *[other] { granada-card } ({ $count } veces)
    }
granada-text-pending =
    { $kind ->
        [pay]
            { $purpose ->
                [turn] Pagar al menos { $price } en { granada-currency } para dar la vuelta ({ $tile }): de momento { $paid }
               *[buy] Pagar { $price } en { granada-currency } por la loseta { $tile }: de momento { $paid }
            }
        [place] Por colocar: { $tile }
        [exchange] Entra en la ciudad: { $tile }
       *[choose] Elige qué edificio colocas ahora.
    }
granada-text-scores = Puntos: { $items }
granada-text-scores-item = { $player } { $value }
granada-text-majorities-arena =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-arena }: { $counts }
    }
granada-text-majorities-bath =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-bath }: { $counts }
    }
granada-text-majorities-library =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-library }: { $counts }
    }
granada-text-majorities-inn =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-inn }: { $counts }
    }
granada-text-majorities-hospital =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-hospital }: { $counts }
    }
granada-text-majorities-market =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-market }: { $counts }
    }
granada-text-majorities-park =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-park }: { $counts }
    }
granada-text-majorities-school =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-school }: { $counts }
    }
granada-text-majorities-residence =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-residence }: { $counts }
    }
granada-text-counts-item =
    { $value ->
        [0] { "" }
       *[other] { $player } { $value }
    }
granada-text-forecast = Si se puntuara ahora: { $items }
granada-text-forecast-item = { $player } { $value }

## Keys of the table

granada-key-c = a tu ciudad
granada-key-h = a tu dinero
granada-key-y = al patio de obras
granada-key-m = al dinero a la vista
granada-key-r = a tu reserva

## Qué se puede hacer ahora y por qué: para una primera partida

granada-goal-act = Objetivo: más edificios de una clase que los demás y un foso largo.
granada-guide-act = Toma dinero, compra un edificio o reforma tu ciudad. Un edificio que pagues con el importe exacto no te cuesta la acción, y suele ser lo mejor. Si no, toma dinero del color que vayas a necesitar.
granada-goal-dirk = Objetivo: más edificios de una clase que los demás y un foso largo.
granada-guide-dirk = Toma dinero, compra un edificio o reforma tu ciudad; suele convenir uno que puedas pagar con el importe exacto. Dirk es un jugador ficticio: tiene losetas y puntúa por ellas, pero nunca tiene turno y no puede ganar.
granada-goal-again = Objetivo: aprovechar la acción que has ganado.
granada-guide-again = Has pagado el importe exacto y tienes otra acción. Compra otra vez o toma dinero para el próximo turno; lo comprado se coloca al final.
granada-goal-pay = Objetivo: pagar el importe exacto.
granada-guide-pay = Pon cartas de este color hasta llegar al precio. No hay cambio: con el importe exacto conservas la acción, así que búscalo.
granada-guide-turn = Dar la vuelta al edificio cuesta al menos 3 de un color y nunca da otra acción: paga con lo que menos necesites. Una vez en la ciudad o en la reserva, ya no se le puede dar la vuelta.
granada-guide-choose = Has comprado varios edificios: elige cuál colocar primero. Empieza por el que permita unir los demás.
granada-goal-place = Objetivo: un foso largo en el borde exterior y la mayoría en una clase.
granada-guide-place = Construye el edificio donde encajen sus lados o déjalo en tu reserva con la cara que quieras arriba. Los fosos del borde exterior dan puntos en cada puntuación; tener la mayoría en una clase da el resto.
granada-goal-award = Objetivo: puntos en la última puntuación.
granada-guide-award = Cada edificio que queda en el patio es para quien tenga más dinero de su color. Constrúyelo donde te dé una mayoría o un foso más largo: solo queda la última puntuación, y en ella la reserva no cuenta.
granada-goal-exchange = Objetivo: la mayoría en una clase o un foso más largo.
granada-guide-exchange = Elige el edificio que será sustituido: irá a tu reserva. Cambia si así puedes ir por delante en una clase o alargar el foso.

## Los símbolos

granada-symbols-kinds = Edificios
granada-symbols-money = Dinero
granada-symbols-signs = Signos
granada-symbol-moats = Un foso en un lado. El tramo continuo más largo alrededor de la ciudad da un punto por lado en cada puntuación.
granada-symbol-cards = Cartas en una mano o en el mazo.
granada-symbol-reserve = Edificios en una reserva: solo puntúan en la ciudad.
granada-symbol-homeless = Una casa tachada: el edificio no cabe ahora en ningún lugar de tu ciudad e iría a tu reserva.
granada-symbol-bag = Losetas en la bolsa. Cuando el patio no se pueda rellenar, acaba la partida.
granada-symbol-leads = En las mayorías: la corona indica quién domina en una clase; el número entre paréntesis es su valor más alto en ella.
granada-symbol-forecast = Puntos que un jugador recibiría si se puntuara ahora.

## What is wrong with a set

granada-fault-second-side = { $kind-name } con valor { $value } ya existe; cada clase tiene cada valor una sola vez.
granada-fault-even = Introduce un número par de { $least } a { $most }.
granada-fault-odd = Introduce un número impar de { $least } a { $most }.
granada-fault-next-higher = El reverso debe tener el valor siguiente al del anverso.
granada-fault-both-sides = Las dos caras deben ser de clases distintas.
