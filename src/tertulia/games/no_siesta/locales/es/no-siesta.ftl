# No Siesta: words of the game. What happened, actions, options, the table in plain text.
# A fact `good: olive` of an event or an action also gives `$good-name`, worded by `no-siesta-good-olive`.

no-siesta-title = La Granja: No Siesta!
no-siesta-tagline = Marca, tacha, entrega: un juego de dados ágil de granjas junto al estanque de Esporles.
no-siesta-credits = Un juego de Andreas Odendahl, publicado por Stronghold Games en 2016.

## Revenues, dice, what is marked of them, and what is crossed off with

no-siesta-good-olive = oliva
no-siesta-good-grain = grano
no-siesta-good-grape = uva
no-siesta-good-pig = cerdo
no-siesta-good-donkey = burro
no-siesta-good-hat = sombrero
no-siesta-good-silver = plata
no-siesta-good-commodity = mercancía
no-siesta-good-change_revenue = cambio de recursos
no-siesta-good-point = punto
no-siesta-from-olive = { no-siesta-good-olive }
no-siesta-from-grain = { no-siesta-good-grain }
no-siesta-from-grape = { no-siesta-good-grape }
no-siesta-from-pig = { no-siesta-good-pig }
no-siesta-from-donkey = { no-siesta-good-donkey }
no-siesta-from-hat = { no-siesta-good-hat }
no-siesta-from-silver = { no-siesta-good-silver }
no-siesta-to-olive = { no-siesta-good-olive }
no-siesta-to-grain = { no-siesta-good-grain }
no-siesta-to-grape = { no-siesta-good-grape }
no-siesta-to-pig = { no-siesta-good-pig }
no-siesta-to-donkey = { no-siesta-good-donkey }
no-siesta-to-hat = { no-siesta-good-hat }
no-siesta-to-silver = { no-siesta-good-silver }
no-siesta-die-olive_grain = oliva y grano
no-siesta-die-grape = { no-siesta-good-grape }
no-siesta-die-pig = { no-siesta-good-pig }
no-siesta-die-donkey = { no-siesta-good-donkey }
no-siesta-die-hat = { no-siesta-good-hat }
no-siesta-die-silver = { no-siesta-good-silver }
no-siesta-mark-all = marcar
no-siesta-mark-olive = marcar solo la oliva
no-siesta-mark-grain = marcar solo el grano
no-siesta-mark-nothing = no marcar nada
no-siesta-source-loose = fuera del tablero
no-siesta-source-disc = del tablero
no-siesta-source-commodity = por una mercancía
no-siesta-source-swap_loose = cambio entre sombrero y burro, de fuera del tablero
no-siesta-source-swap_disc = cambio entre sombrero y burro, del tablero
no-siesta-by =
    { $source ->
        [disc] { "" }
       *[other] { " " }({ $source-name })
    }

## Counted: $n of each

no-siesta-count-olive =
    { $n ->
        [one] 1 oliva
       *[other] { $n } olivas
    }
no-siesta-count-grain = { $n } de grano
no-siesta-count-grape =
    { $n ->
        [one] 1 uva
       *[other] { $n } uvas
    }
no-siesta-count-pig =
    { $n ->
        [one] 1 cerdo
       *[other] { $n } cerdos
    }
no-siesta-count-donkey =
    { $n ->
        [one] 1 burro
       *[other] { $n } burros
    }
no-siesta-count-hat =
    { $n ->
        [one] 1 sombrero
       *[other] { $n } sombreros
    }
no-siesta-count-silver =
    { $n ->
        [one] 1 plata
       *[other] { $n } platas
    }
no-siesta-count-commodity =
    { $n ->
        [one] una mercancía
       *[other] { $n } mercancías
    }
no-siesta-count-point =
    { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
no-siesta-count-change_revenue = mover dos discos un paso, o uno dos
no-siesta-paid-loose = { $n } de fuera del tablero
no-siesta-paid-disc = { $n } del tablero
no-siesta-paid-commodity =
    { $n ->
        [one] por una mercancía
       *[other] por { $n } mercancías
    }
no-siesta-paid-swap_loose = un sombrero de fuera del tablero como burro
no-siesta-paid-swap_disc = un sombrero del tablero como burro
no-siesta-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Helpers: names, and what they do

no-siesta-helper-roof_choice = Elección de tejados
no-siesta-helper-change_revenue = Cambiar recurso
no-siesta-helper-trade_good = Comercio lejano (cosecha)
no-siesta-helper-storage_silver = Almacén y establo
no-siesta-helper-no_donkeys = Carretas (sin burros)
no-siesta-helper-commodity_hat = Siesta
no-siesta-helper-roof_costs = Coste del tejado
no-siesta-helper-any_order = Carretas (cualquier orden)
no-siesta-helper-trade_hat = Comercio lejano (sombrero)
no-siesta-helper-siesta_or_work = Siesta o trabajo
no-siesta-helper-clear_storage = Vaciar almacén y establo
no-siesta-helper-copy = Ayudantes (copia)
no-siesta-does-roof_choice = cuando cierres un hueco del tejado, roba dos losetas y quédate con una
no-siesta-does-change_revenue = una vez por fase de puntuación, mueve un disco un paso por las flechas de tu tablero de recursos
no-siesta-does-trade_good = cada vez que haces comercio lejano recibes además una cosecha a tu elección, para usarla en la misma fase
no-siesta-does-storage_silver = cada trío completo de tu almacén y cada pareja completa de tu establo te da 1 plata, para usarla en la misma fase
no-siesta-does-no_donkeys = tus carretas van al mercado sin burros
no-siesta-does-commodity_hat = una vez por fase de puntuación, usa una mercancía como sombrero
no-siesta-does-roof_costs = cada nueva loseta de tejado te cuesta 1 plata menos
no-siesta-does-any_order = carga tus carretas en cualquier orden
no-siesta-does-trade_hat = cada vez que haces comercio lejano recibes además un sombrero, para usarlo en la misma fase
no-siesta-does-siesta_or_work = una vez por fase de puntuación, usa un burro como sombrero o un sombrero como burro
no-siesta-does-clear_storage = una vez por fase de puntuación, da un burro de tu tablero, saca dos bienes del almacén y el establo y úsalos en otra parte
no-siesta-does-copy = copia la habilidad de un ayudante ajeno, en el que uno de tus discos se queda para siempre

## The market of Esporles: its spaces, and what a disc there scores at the end

no-siesta-space-discs = Discos
no-siesta-space-harvest_sets = Almacén
no-siesta-space-roof_tiles = Losetas de tejado
no-siesta-space-animal_pairs = Establo
no-siesta-space-helpers = Ayudantes
no-siesta-space-trades = Comercio lejano
no-siesta-gives-discs = 1 punto por cada disco de tu reserva
no-siesta-gives-harvest_sets = 1 punto por cada trío de oliva, grano y uva de tu almacén
no-siesta-gives-roof_tiles = 1 punto por cada loseta de tu tejado
no-siesta-gives-animal_pairs = 1 punto por cada pareja de cerdo y burro de tu establo
no-siesta-gives-helpers = 1 punto por cada ayudante que hayas contratado
no-siesta-gives-trades = 1 punto por cada comercio lejano tuyo

## Barrows, phases, steps, sources of points

no-siesta-barrow-1 = carreta de arriba
no-siesta-barrow-2 = carreta del medio
no-siesta-barrow-3 = carreta de abajo
no-siesta-phase-dice = Fase de dados
no-siesta-phase-scoring = Fase de puntuación
no-siesta-phase-end = Fin de la ronda
no-siesta-step-begin = empiezan los nuevos ayudantes
no-siesta-step-first_die = primer dado
no-siesta-step-second_die = segundo dado
no-siesta-step-last_die = el último dado, para todos
no-siesta-step-scoring = puntuación
no-siesta-step-market = discos a Esporles
no-siesta-step-hiring = contratar ayudantes
no-siesta-step-end = fin de la ronda
no-siesta-source-roof = Tejado
no-siesta-source-tiles = Losetas de tejado con punto
no-siesta-source-helpers = Ayudantes
no-siesta-source-trade = Comercio lejano
no-siesta-source-warehouse = Almacén
no-siesta-source-stable = Establo
no-siesta-source-barrows = Carretas
no-siesta-source-siesta = Escala de siesta
no-siesta-source-esporles = Mercado de Esporles

## What a player may do: a button, and the whole of it (for a screen reader and the terminal)

no-siesta-action-take =
    { $mark ->
        [olive] Tomar { $die-name }, marcar solo la oliva
        [grain] Tomar { $die-name }, marcar solo el grano
        [nothing] Tomar { $die-name }, no marcar nada
       *[all] Tomar { $die-name }
    }
no-siesta-action-mark =
    { $mark ->
        [olive] Marcar solo la oliva
        [grain] Marcar solo el grano
        [nothing] No marcar nada
       *[all] Marcar el último dado
    }
no-siesta-action-roof = Tejado: tachar plata{ no-siesta-by }
no-siesta-action-field = Casilla de ayudante { $field }: tachar { $good-name }{ no-siesta-by }
no-siesta-action-trade = Comerciar: { $good-name }
no-siesta-action-trade-full = Comercio lejano: { $given } ({ $paid })
no-siesta-action-load =
    { $good ->
        [donkey] Enganchar un burro: { $barrow-name }{ no-siesta-by }
       *[other] Cargar { $good-name }: { $barrow-name }{ no-siesta-by }
    }
no-siesta-action-store = Almacenar { $good-name }{ no-siesta-by }
no-siesta-action-climb = Avanzar en la escala de siesta{ no-siesta-by }
no-siesta-action-tile = Usar la loseta { $gap }
no-siesta-action-tile-full = Usar la loseta { $gap }: { $gain }
no-siesta-action-change = Mover un disco: { $from-name } → { $to-name }
no-siesta-action-clear =
    { $source ->
        [swap_disc] Dar un sombrero como burro para vaciar almacén y establo
       *[disc] Dar un burro para vaciar almacén y establo
    }
no-siesta-action-out = Sacar { $good-name }
no-siesta-action-copy = Copiar: { $helper-name }
no-siesta-action-copy-full = Copiar – { $helper-name }: { $does-name }
no-siesta-action-good = Elegir { $good-name }
no-siesta-action-keep = Quedarme con esta
no-siesta-action-keep-full = Quedarme con la loseta: { $gain }
no-siesta-action-market = Esporles: { $space-name }
no-siesta-action-market-full = Esporles, { $space-name }: { $gives-name } (ahora { no-siesta-points })
no-siesta-action-complete = Completar: { $barrow-name }
no-siesta-action-hire = Contratar: { $helper-name }
no-siesta-action-hire-full = Contratar – { $helper-name }: { $does-name }
no-siesta-action-waive = Renunciar
no-siesta-action-waive-full =
    { $what ->
        [disc] No poner ningún disco en Esporles
        [steps] No mover más discos
        [goods] No sacar nada más
        [copy] No copiar a nadie
       *[commodity] Renunciar a la mercancía
    }
no-siesta-action-end =
    { $commodity ->
        [returned] Acabar la fase, devolver la mercancía
       *[kept] Acabar la fase
    }
no-siesta-action-end-full =
    { $commodity ->
        [returned] { no-siesta-action-end }
       *[kept]
            { $loses ->
                [yes] { no-siesta-action-end }, sin usar: { $lost }
               *[no] { no-siesta-action-end }
            }
    }

## What happened: lines of the log

no-siesta-event-start = Empieza { $player }.
no-siesta-event-round = Empieza la ronda { $number }; jugador inicial: { $player }.
no-siesta-event-roll = Dados: { $dice }.
no-siesta-event-take =
    { $mark ->
        [all] { $player } toma un dado: { $goods }.
        [nothing] { $player } toma un dado ({ $die-name }) y no marca nada.
       *[olive] { $player } toma un dado ({ $die-name }) y marca solo { $goods }.
    }
no-siesta-event-mark =
    { $mark ->
        [all] { $player } marca el último dado: { $goods }.
        [nothing] { $player } no marca nada del último dado ({ $die-name }).
       *[olive] { $player } marca solo { $goods } del último dado ({ $die-name }).
    }
no-siesta-event-roof = { $player } tacha plata en el hueco { $gap } del tejado{ no-siesta-by }.
no-siesta-event-field = { $player } tacha { $good-name } en la casilla de ayudante { $field }{ no-siesta-by }.
no-siesta-event-trade = { $player } hace comercio lejano: { $given } ({ $paid }).
no-siesta-event-load =
    { $good ->
        [donkey] { $player } engancha un burro: { $barrow-name }{ no-siesta-by }.
       *[other] { $player } carga { $good-name }: { $barrow-name }{ no-siesta-by }.
    }
no-siesta-event-store = { $player } almacena { $good-name }{ no-siesta-by }.
no-siesta-event-climb = { $player } avanza a la casilla { $to } de la escala de siesta{ no-siesta-by }.
no-siesta-event-disc = { $player } gana un disco de la escala de siesta (allí aún: { $left }).
no-siesta-event-gap =
    { $kind ->
        [none] { $player } cierra el hueco { $gap } del tejado; ya no quedan losetas.
       *[other] { $player } cierra el hueco { $gap } del tejado con una loseta: { $gain }.
    }
no-siesta-event-draw = { $player } roba dos losetas para el hueco { $gap } del tejado y se queda con una.
no-siesta-event-tile = { $player } usa la loseta del hueco { $gap } del tejado: { $gain }.
no-siesta-event-change = { $player } mueve un disco: { $from-name } → { $to-name }.
no-siesta-event-clear =
    { $source ->
        [swap_disc] { $player } da un sombrero como burro para vaciar almacén y establo.
       *[disc] { $player } da un burro para vaciar almacén y establo.
    }
no-siesta-event-out = { $player } vuelve a sacar { $good-name }.
no-siesta-event-gain = { $player } recibe { $good-name }, fuera del tablero.
no-siesta-event-commodity =
    { $where ->
        [disc] { $player } recibe una mercancía.
        [loose] { $player } recibe una mercancía, pero no tiene disco para ella: queda fuera del tablero.
       *[lost] { $player } no tiene disco para una mercancía: se pierde.
    }
no-siesta-event-field_full = { $player } completa la casilla de ayudante { $field }.
no-siesta-event-barrow = { $player } completa: { $barrow-name }.
no-siesta-event-first =
    { $players-count ->
        [one] Quien completa primero la { $barrow-name }: { $players }.
       *[other] Quienes completan primero la { $barrow-name }: { $players }.
    }
no-siesta-event-market = { $player } pone un disco en Esporles: { $space-name }.
no-siesta-event-decline = { $player } no pone ningún disco en Esporles.
no-siesta-event-copy = { $player } copia un ayudante: { $helper-name }.
no-siesta-event-hire = { $player } contrata para la casilla { $field }: { $helper-name }.
no-siesta-event-unhired = No se puede tomar ningún ayudante para la casilla { $field } de { $player }.
no-siesta-event-waive = { $player } renuncia a { $count } × { $good-name }.
no-siesta-event-forgo =
    { $what ->
        [steps] { $player } no mueve más discos.
        [copy] { $player } no copia ningún ayudante.
       *[goods] { $player } no saca nada más.
    }
no-siesta-event-lose = { $player } deja sin usar { $count } × { $good-name }.
no-siesta-event-pass = { $player } acaba la fase de puntuación.
no-siesta-event-last_round = { $player } llega a lo alto de la escala de siesta: esta es la última ronda.
no-siesta-idle-rounds =
    { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }
no-siesta-idle-left =
    { $left ->
        [one] otra ronda así
       *[other] otras { $left } rondas así
    }
no-siesta-event-idle =
    { $left ->
        [0] Nadie ha tachado nada en { no-siesta-idle-rounds }: la partida termina.
       *[other] Nadie ha tachado nada en { no-siesta-idle-rounds }. Tras { no-siesta-idle-left } la partida termina.
    }
no-siesta-event-points =
    { $amount ->
        [one] { $player }: { $amount } punto ({ $source-name }).
       *[other] { $player }: { $amount } puntos ({ $source-name }).
    }
no-siesta-event-over =
    { $winners-count ->
        [one] Gana { $winners }: { $scores }.
       *[other] Comparten la victoria { $winners }: { $scores }. Haría falta otra partida para desempatar.
    }

## What an action would cost and bring, each a thing in a list; goods and points are counted

no-siesta-cost-tile = el premio de la loseta { $gap }, que se usa una vez
no-siesta-cost-market = un disco, para siempre
no-siesta-cost-copy = un disco, para siempre
no-siesta-brings-take =
    { $mark ->
        [nothing] nada marcado
       *[all] marcado: { $goods }
    }
no-siesta-brings-mark =
    { $mark ->
        [nothing] nada marcado
       *[all] marcado: { $goods }
    }
no-siesta-brings-roof = un círculo del hueco { $gap } del tejado
no-siesta-brings-field = un círculo de la casilla de ayudante { $field }
no-siesta-brings-trade = comercio lejano
no-siesta-brings-load =
    { $good ->
        [donkey] un burro delante: { $barrow-name }
       *[other] un círculo: { $barrow-name }
    }
no-siesta-brings-store = almacenado: { $good-name }
no-siesta-brings-climb = escala de siesta: casilla { $to }
no-siesta-brings-disc = un disco tuyo de la escala
no-siesta-brings-tile = { $gain }
no-siesta-brings-change = { $from-name } → { $to-name }
no-siesta-brings-clear = bienes del almacén y el establo
no-siesta-brings-commodity =
    { $where ->
        [disc] una mercancía
        [loose] una mercancía sin disco
       *[lost] ninguna mercancía: no hay disco libre
    }
no-siesta-brings-field_full = casilla de ayudante { $field } completa: un ayudante al final de la ronda
no-siesta-brings-barrow = { $barrow-name } completa
no-siesta-brings-first = primero con la { $barrow-name }: { $players }
no-siesta-brings-market = Esporles: { $space-name }
no-siesta-brings-decline = ningún disco en Esporles
no-siesta-brings-copy = la habilidad de { $helper-name }
no-siesta-brings-hire = { $helper-name }, en la casilla { $field }
no-siesta-brings-unhired = ningún ayudante para la casilla { $field }: no se puede tomar ninguno
no-siesta-brings-forgo =
    { $what ->
        [steps] ningún movimiento más de disco
        [copy] ningún ayudante copiado
       *[goods] no se saca nada más
    }
no-siesta-brings-pass = el fin de tu fase de puntuación
no-siesta-brings-last_round = la última ronda
no-siesta-brings-idle = nada tachado en esta ronda
no-siesta-preview-left =
    { $count ->
        [one] después falta un círculo
       *[other] después faltan { $count } círculos
    }
no-siesta-preview-market =
    { $points ->
        [one] tal como está, { $points } punto al final
       *[other] tal como está, { $points } puntos al final
    }

## Options of a table

no-siesta-option-game = Ayudantes
no-siesta-option-game-help = Qué ayudantes se pueden contratar.
no-siesta-option-game-basic = Juego básico
no-siesta-option-game-basic-help = Todos tienen los mismos seis ayudantes propios: ideal para las primeras partidas.
no-siesta-option-game-experienced = Granjeros expertos
no-siesta-option-game-experienced-help = Todos eligen, en el orden de la escala de siesta, entre las doce habilidades del centro de la mesa. Hay dos de cada una; si sois dos jugadores, solo una.
no-siesta-option-dice = Dados
no-siesta-option-dice-help = Cuántas veces se tiran los dados en cada ronda si sois dos jugadores.
no-siesta-option-dice-rerolled = Se vuelven a tirar
no-siesta-option-dice-rerolled-help = Los dados que quedan se tiran de nuevo antes de la segunda elección, y el último, una vez más.
no-siesta-option-dice-once = Una sola tirada
no-siesta-option-dice-once-help = Como en La Granja grande: todos los dados se tiran una vez, al empezar la ronda.
no-siesta-option-rules = Reglas
no-siesta-option-rules-help = Las reglas impresas o las de la versión en línea.
no-siesta-option-rules-printed = Impresas
no-siesta-option-rules-printed-help = Una mercancía sin disco se usa enseguida o se pierde, los discos van a Esporles enseguida y los puntos se cuentan al final.
no-siesta-option-rules-online = En línea
no-siesta-option-rules-online-help = Puedes usarlo todo hasta el final de tu fase de puntuación, los discos van a Esporles al final de la ronda, nadie puede gastar sus dos últimos discos y los puntos están a la vista.

## The components on the rules page

no-siesta-components-roof_gap = Huecos del tejado del granero
no-siesta-component-roof_gap = Hueco { $number } del tejado
no-siesta-component-roof_gap-silver = círculos de plata
no-siesta-component-roof_gap-points = puntos
no-siesta-components-helper_field = { no-siesta-place-fields }
no-siesta-component-helper_field = Casilla de ayudante { $number }
no-siesta-component-helper_field-needs = círculos
no-siesta-component-helper_field-points = puntos
no-siesta-component-helper_field-number_of_circles = cuántos círculos
no-siesta-components-trade = { no-siesta-place-trade }
no-siesta-component-trade-fields = bienes
no-siesta-component-trade-points = puntos
no-siesta-component-trade-grain = { no-siesta-good-grain }
no-siesta-component-trade-pig = { no-siesta-good-pig }
no-siesta-component-trade-donkey = { no-siesta-good-donkey }
no-siesta-components-barrow = { no-siesta-place-barrows }
no-siesta-component-barrow = Carreta { $number }
no-siesta-component-barrow-goods = bienes, de izquierda a derecha
no-siesta-component-barrow-donkeys = burros
no-siesta-component-barrow-first = puntos de quien la completa primero
no-siesta-component-barrow-later = puntos de quienes la completan después
no-siesta-component-barrow-pig_silver_pig = cerdo, plata y cerdo seguidos
no-siesta-components-storage = { no-siesta-place-storage }
no-siesta-components-siesta = { no-siesta-track }
no-siesta-component-siesta-spaces = casillas
no-siesta-component-siesta-disc_spaces = casillas con un disco
no-siesta-component-siesta-first_disc_space = la primera casilla con un disco
no-siesta-component-siesta-number_of_disc_spaces = cuántas casillas tienen un disco
no-siesta-components-revenue_board = { no-siesta-revenues }
no-siesta-component-revenue_board-arrows = flechas
no-siesta-components-roof_tiles = Losetas de tejado
no-siesta-component-roof_tiles-bonus = con bienes
no-siesta-component-roof_tiles-change_revenue = { no-siesta-good-change_revenue }
no-siesta-component-roof_tiles-point = { no-siesta-good-point }
no-siesta-component-roof_tiles-kinds = las tres clases
no-siesta-component-roof_tiles-two_grapes = dos uvas
no-siesta-component-roof_tiles-two_pigs = dos cerdos
no-siesta-component-storage-olive = { no-siesta-good-olive }
no-siesta-component-storage-grain = { no-siesta-good-grain }
no-siesta-component-storage-grape = { no-siesta-good-grape }
no-siesta-component-storage-pig = { no-siesta-good-pig }
no-siesta-component-storage-donkey = { no-siesta-good-donkey }

## The table in plain text, for the terminal: first what is on the table, then every sheet

no-siesta-text-round = Ronda { $value }
no-siesta-text-step = Paso: { $step-name }
no-siesta-text-start = Jugador inicial: { $start }
no-siesta-text-last_round =
    { $value ->
        [no] { "" }
       *[yes] Esta es la última ronda.
    }
no-siesta-text-idle = { no-siesta-event-idle }
no-siesta-plain-face =
    { $value ->
        [olive_grain] { no-siesta-die-olive_grain }
        [grape] { no-siesta-die-grape }
        [pig] { no-siesta-die-pig }
        [donkey] { no-siesta-die-donkey }
        [hat] { no-siesta-die-hat }
       *[silver] { no-siesta-die-silver }
    }
no-siesta-text-dice = Dados en el centro: { $items }
no-siesta-text-dice-item = { no-siesta-plain-face }
no-siesta-text-last_die = El último dado, para todos: { no-siesta-plain-face }
no-siesta-text-middle = Ayudantes en el centro: { no-siesta-helper-roof_choice } { $roof_choice }, { no-siesta-helper-change_revenue } { $change_revenue }, { no-siesta-helper-trade_good } { $trade_good }, { no-siesta-helper-storage_silver } { $storage_silver }, { no-siesta-helper-no_donkeys } { $no_donkeys }, { no-siesta-helper-commodity_hat } { $commodity_hat }, { no-siesta-helper-roof_costs } { $roof_costs }, { no-siesta-helper-any_order } { $any_order }, { no-siesta-helper-trade_hat } { $trade_hat }, { no-siesta-helper-siesta_or_work } { $siesta_or_work }, { no-siesta-helper-clear_storage } { $clear_storage }, { no-siesta-helper-copy } { $copy }
no-siesta-text-esporles = Mercado de Esporles, discos en las casillas (sitio en cada una: { $room }): { $spaces }
no-siesta-text-esporles-spaces-discs = { no-siesta-space-discs } { $count }
no-siesta-text-esporles-spaces-discs-empty = { no-siesta-space-discs } 0
no-siesta-text-esporles-spaces-harvest_sets = { no-siesta-space-harvest_sets } { $count }
no-siesta-text-esporles-spaces-harvest_sets-empty = { no-siesta-space-harvest_sets } 0
no-siesta-text-esporles-spaces-roof_tiles = { no-siesta-space-roof_tiles } { $count }
no-siesta-text-esporles-spaces-roof_tiles-empty = { no-siesta-space-roof_tiles } 0
no-siesta-text-esporles-spaces-animal_pairs = { no-siesta-space-animal_pairs } { $count }
no-siesta-text-esporles-spaces-animal_pairs-empty = { no-siesta-space-animal_pairs } 0
no-siesta-text-esporles-spaces-helpers = { no-siesta-space-helpers } { $count }
no-siesta-text-esporles-spaces-helpers-empty = { no-siesta-space-helpers } 0
no-siesta-text-esporles-spaces-trades = { no-siesta-space-trades } { $count }
no-siesta-text-esporles-spaces-trades-empty = { no-siesta-space-trades } 0
no-siesta-text-pile = Losetas de tejado ocultas: { $value }
no-siesta-text-sheet-roof = Lo que da cada zona. Huecos del tejado: { $items }
no-siesta-text-sheet-roof-item = hueco { $number }: plata { $silver }, { no-siesta-points }
no-siesta-text-sheet-helper_fields = Casillas de ayudante: { $items }
no-siesta-text-sheet-helper_fields-item = casilla { $number }: { no-siesta-points }
no-siesta-text-sheet-trade = Comercio lejano, tres iguales: { $goods }, cada vez { no-siesta-points } y una mercancía
no-siesta-plain-barrow =
    { $number ->
        [1] { no-siesta-barrow-1 }
        [2] { no-siesta-barrow-2 }
       *[3] { no-siesta-barrow-3 }
    }
no-siesta-text-sheet-barrows = Carretas: { $items }
no-siesta-text-sheet-barrows-item = { no-siesta-plain-barrow }: primero { $first }, después { $later }
no-siesta-text-sheet-storage = Círculos de una fila: oliva { $olive }, grano { $grain }, uva { $grape }, cerdo { $pig }, burro { $donkey }
no-siesta-text-sheet-siesta = Escala de siesta: la última casilla es la { $spaces }, se gana un disco en { $discs }
no-siesta-text-sheet-siesta-discs-item = { $value }
no-siesta-text-players-item =
    { "" }
    { $player }: casilla de siesta { $siesta }, puntos { $points }{ no-siesta-plain-sources }
    Discos: libres { $supply }, por ganar en la escala { $common }
    Tablero de recursos: { no-siesta-plain-board }. Fuera de él: { no-siesta-plain-loose }
    Tejado, círculos tachados en cada hueco: { $roof } ({ no-siesta-plain-gap }). Losetas: { $tiles }
    A las casillas de ayudante les falta: { no-siesta-plain-fields }
    Ayudantes que trabajan: { $working }
    Comercio lejano: { $trade }
    A las carretas les falta: { $barrows }
    Almacén y establo: { no-siesta-plain-storage }{ no-siesta-plain-cleared }
    Esporles: { $esporles }
no-siesta-text-points-none = al final
no-siesta-text-players-item-sources = { " " }({ no-siesta-source-roof } { $roof }, { no-siesta-source-tiles } { $tiles }, { no-siesta-source-helpers } { $helpers }, { no-siesta-source-trade } { $trade }, { no-siesta-source-warehouse } { $warehouse }, { no-siesta-source-stable } { $stable }, { no-siesta-source-barrows } { $barrows }, { no-siesta-source-siesta } { $siesta }, { no-siesta-source-esporles } { $esporles })
no-siesta-plain-sources =
    { $sources ->
        [none] { "" }
       *[other] { $sources }
    }
no-siesta-plain-fields =
    { $lacks ->
        [none] –
       *[other] { $lacks }
    }
no-siesta-plain-board =
    { $board ->
        [none] –
       *[other] { $board }
    }
no-siesta-plain-loose =
    { $loose ->
        [none] –
       *[other] { $loose }
    }
no-siesta-plain-storage =
    { $storage ->
        [none] –
       *[other] { $storage }
    }
no-siesta-plain-cleared =
    { $cleared ->
        [none] { "" }
       *[other] , sacado de nuevo { $cleared }
    }
no-siesta-plain-gap =
    { $gap_cost ->
        [0] todos los huecos cerrados
       *[other] el hueco empezado pide { $gap_cost }
    }
no-siesta-text-players-item-roof-item = { $value }
no-siesta-text-players-item-tiles-empty = –
no-siesta-text-players-item-tiles-item =
    { $open ->
        [none]
            { $used ->
                [yes] { $gain } (usada)
               *[no] { $gain }
            }
       *[other] { $gain } (aún por usar: { $open })
    }
no-siesta-text-players-item-tiles-item-none = no quedaba ninguna
no-siesta-text-players-item-lacks-item =
    { $count ->
        [0] { "" }
       *[other] casilla { $number }: { $items }
    }
no-siesta-text-players-item-lacks-item-item =
    { $value ->
        [olive] { no-siesta-good-olive }
        [grain] { no-siesta-good-grain }
        [grape] { no-siesta-good-grape }
        [pig] { no-siesta-good-pig }
        [donkey] { no-siesta-good-donkey }
        [hat] { no-siesta-good-hat }
       *[silver] { no-siesta-good-silver }
    }
no-siesta-text-players-item-working = { $items }
no-siesta-text-players-item-working-empty = –
no-siesta-text-players-item-working-item =
    { $value ->
        [roof_choice] { no-siesta-helper-roof_choice }: { no-siesta-does-roof_choice }
        [change_revenue] { no-siesta-helper-change_revenue }: { no-siesta-does-change_revenue }
        [trade_good] { no-siesta-helper-trade_good }: { no-siesta-does-trade_good }
        [storage_silver] { no-siesta-helper-storage_silver }: { no-siesta-does-storage_silver }
        [no_donkeys] { no-siesta-helper-no_donkeys }: { no-siesta-does-no_donkeys }
        [commodity_hat] { no-siesta-helper-commodity_hat }: { no-siesta-does-commodity_hat }
        [roof_costs] { no-siesta-helper-roof_costs }: { no-siesta-does-roof_costs }
        [any_order] { no-siesta-helper-any_order }: { no-siesta-does-any_order }
        [trade_hat] { no-siesta-helper-trade_hat }: { no-siesta-does-trade_hat }
        [siesta_or_work] { no-siesta-helper-siesta_or_work }: { no-siesta-does-siesta_or_work }
        [clear_storage] { no-siesta-helper-clear_storage }: { no-siesta-does-clear_storage }
       *[copy] { no-siesta-helper-copy }: { no-siesta-does-copy }
    }
no-siesta-text-players-item-trade-empty = –
no-siesta-text-players-item-esporles = { $items }
no-siesta-text-players-item-esporles-empty = –
no-siesta-text-players-item-esporles-item =
    { $value ->
        [discs] { no-siesta-space-discs }
        [harvest_sets] { no-siesta-space-harvest_sets }
        [roof_tiles] { no-siesta-space-roof_tiles }
        [animal_pairs] { no-siesta-space-animal_pairs }
        [helpers] { no-siesta-space-helpers }
       *[trades] { no-siesta-space-trades }
    }
no-siesta-text-players-item-barrows-item =
    { $state ->
        [open] { no-siesta-plain-barrow }: { $lacks }{ no-siesta-plain-missing }
        [undecided] { no-siesta-plain-barrow }: completa, sus puntos se sabrán al final de la fase
       *[first] { no-siesta-plain-barrow }: completa, { no-siesta-points }
    }
no-siesta-text-players-item-barrows-item-lacks-empty = ningún bien
no-siesta-plain-missing =
    { $missing ->
        [0] { "" }
        [one] , { $missing } burro
       *[other] , { $missing } burros
    }
no-siesta-text-pending =
    { $kind ->
        [take] { $player } elige un dado.
        [mark] { $player } marca el último dado, entero o en parte.
        [score]
            { $next ->
                [commodity] { $player } tiene una mercancía sin disco: se usa ahora o se pierde.
                [disc] { $player } no tiene disco para Esporles: se libera uno ahora o no se pone ninguno.
               *[anything] { $player } usa recursos.
            }
        [good] { $player } elige la cosecha que trae el comercio lejano.
        [keep] { $player } se queda con una de dos losetas.
        [change] { $player } mueve discos en el tablero de recursos.
        [out] { $player } saca bienes del almacén y el establo.
        [market] { $player } elige una casilla de Esporles.
        [complete] { $player } elige qué carreta se completa primero.
        [hire] { $player } contrata un ayudante para una casilla completa.
       *[copy] { $player } elige el ayudante que copia.
    }

# -- the words of the game end here; below are the words of the browser table --

## Places of the table

no-siesta-sheet = Hoja
no-siesta-sheet-of = Hoja de { $player }
no-siesta-all-sheets = Todas las hojas
no-siesta-place-roof = Tejado del granero
no-siesta-place-fields = Casillas de ayudante
no-siesta-place-trade = Comercio lejano
no-siesta-place-barrows = Carretas
no-siesta-place-storage = Almacén y establo
no-siesta-place-warehouse = Almacén
no-siesta-place-stable = Establo
no-siesta-revenues = Tablero de recursos
no-siesta-loose = Fuera del tablero
no-siesta-loose-none = Los recursos temporales quedan aquí hasta el final de tu fase; no se pueden marcar.
no-siesta-dice = Dados
no-siesta-last-die = Último dado, para todos
no-siesta-no-dice = Ahora no hay dados en el centro.
no-siesta-track = Escala de siesta
no-siesta-track-space = Casilla { $space } de la escala de siesta.
no-siesta-track-disc = Casilla { $space } de la escala de siesta: da un disco.
no-siesta-track-top = Casilla { $space }, lo alto de la escala de siesta: la partida termina tras esta ronda.
no-siesta-arrows = Mover un disco
no-siesta-esporles = Mercado de Esporles
no-siesta-esporles-worth = (ahora te daría { no-siesta-points })
no-siesta-esporles-about = Los discos llegan aquí por una carreta completa: uno por jugador, { $room } en total.
no-siesta-helpers = Ayudantes
no-siesta-helpers-middle = Ayudantes del centro
no-siesta-hired-yours = Ya tienes esta habilidad.
no-siesta-hired-free = Todavía sin contratar.
no-siesta-hire-this = Contratar
no-siesta-place-here = Poner el disco aquí (ahora { no-siesta-points })
no-siesta-hired-left = Por contratar: { $n }.
no-siesta-hired-by = Contratado por { $players }.
no-siesta-field-full = Contrata al acabar la ronda
no-siesta-hired-soon = (Desde la próxima ronda.)
no-siesta-tiles-left = Losetas de tejado ocultas: { $n }

## What lies there

no-siesta-pile = { $good }: { $n }
no-siesta-pile-loose = fuera del tablero, { $good }: { $n }
no-siesta-pick = Usar { $pile }
no-siesta-unpick = Usar otra cosa
no-siesta-supply = Discos libres: { $n }
no-siesta-roof-tile = Loseta { $gap }, { $bonus }
no-siesta-tile-used = { $bonus } (usada)
no-siesta-tile-open = { $bonus } (aún por usar: { $open })
no-siesta-tile-about-bonus = Se usa una vez, en una de tus fases de puntuación: sus bienes quedan fuera del tablero hasta que se tachan.
no-siesta-tile-about-change_revenue = Se usa una vez, en una fase de puntuación: dos discos avanzan un paso por las flechas, o uno dos.
no-siesta-tile-about-point = Da un punto al final.
no-siesta-roof-told = Huecos cerrados: { $closed }. Tachados en el siguiente: { $crossed } de { $cost }.
no-siesta-worth = Al final: { no-siesta-points }
no-siesta-field-number = Casilla de ayudante { $field }
no-siesta-field-about = Aún necesita: { $wants }. Cuando esté todo tachado, contratas a un ayudante al final de la ronda.
no-siesta-field-nothing = Ahora no tienes nada para esta casilla.
no-siesta-field-later = Los círculos se tachan en la fase de puntuación.
no-siesta-ship = Barco: tres de { $good }
no-siesta-ship-gone = El barco ya zarpó: { $good }
no-siesta-ship-about = Usa a la vez tres bienes de esta clase, de discos, de fuera del tablero o con mercancías: recibes { no-siesta-points } y una mercancía. Un barco por fase de puntuación.
no-siesta-ship-about-traded = Ya has comerciado en esta fase de puntuación: el próximo barco podrá zarpar en otra.
no-siesta-ship-about-gone = Hecho: da { no-siesta-points }.
no-siesta-load-points = Primero: { $first }; después: { $later }
no-siesta-load-undecided = Completa: { $first } o { $later }, se decide al final de la fase
no-siesta-load-done = { $name }: completa, { no-siesta-points }.
no-siesta-load-wants = { $name }: ahora admite { $wants }.
no-siesta-row = { $good }: círculos tachados { $crossed } de { $of }, vaciados { $cleared }
no-siesta-sets = Grupos: { $sets }
no-siesta-reconstructed = Cifras en gran parte reconstruidas
no-siesta-reconstructed-help = La mayoría de los valores de esta hoja están reconstruidos. Si tienes el juego, corrígelos en las reglas, en «Corregir componentes».

## Players

no-siesta-player =
    { $player }: { $points }, casilla de siesta { $hats }, discos libres { $discs }, mercancías { $commodities }{ $start ->
        [yes] , jugador inicial
       *[no] { "" }
    }
no-siesta-points-hidden = puntos ocultos
no-siesta-points-secret = Según las reglas impresas, los puntos se cuentan al final.
no-siesta-start = Jugador inicial
no-siesta-round = Ronda { $round }
no-siesta-now-dice = Dados
no-siesta-now-scoring = Puntuación
no-siesta-now-end = Fin
no-siesta-town = Esporles
no-siesta-last-round = Última ronda
no-siesta-idle =
    { $left ->
        [1] Nada tachado en { no-siesta-idle-rounds }: si sigue así, esta ronda es la última.
       *[other] Nada tachado en { no-siesta-idle-rounds }: tras { no-siesta-idle-left } la partida termina.
    }
no-siesta-end-idle = La partida terminó porque nadie había tachado nada en { no-siesta-idle-rounds }.
no-siesta-log-round = Ronda { $round }

## What is asked

no-siesta-pending-take =
    { $nth ->
        [1] Toma un dado. Marcas todo lo que muestra, salvo que uses el botón pequeño de al lado.
       *[other] Toma tu segundo dado. Marcas todo lo que muestra, salvo que uses el botón pequeño de al lado.
    }
no-siesta-pending-mark = El último dado es de todos ({ $die }): marca lo que muestra, o nada.
no-siesta-pending-score =
    { $next ->
        [commodity] No tienes disco para la mercancía: úsala ahora o renuncia a ella.
        [disc] No tienes disco para Esporles: tacha algo para liberar uno, o no pongas ninguno.
        [end] No te queda nada que usar. Termina tu fase.
       *[anything] Selecciona un círculo iluminado, o primero lo que quieres usar.
    }
no-siesta-pending-good = Tu ayudante trae una cosecha: elige una.
no-siesta-pending-keep = Has robado dos losetas para el hueco { $gap }: quédate con una.
no-siesta-pending-change = Mueve discos por las flechas; pasos restantes: { $left }.
no-siesta-pending-out = Saca bienes del almacén y del establo. Te quedan por sacar: { $left }.
no-siesta-pending-market = Una carreta está completa: elige una casilla de Esporles para tu disco.
no-siesta-pending-complete = Varias carretas están completas: ¿cuál va primero?
no-siesta-pending-hire = Contrata un ayudante para la casilla { $field }.
no-siesta-pending-copy = ¿Qué ayudante de otro jugador copias, si copias alguno?
no-siesta-picked = Usas { $good }: selecciona uno de los lugares iluminados.
no-siesta-waiting = { $player } está decidiendo: { $step }.
no-siesta-waiting-all = { $players } están decidiendo: { $step }.
no-siesta-confirm = Esto no se puede deshacer.
no-siesta-rest-short = Almacenar el resto
no-siesta-rest = { no-siesta-rest-short }: { $what }
# Before pictures of what is meant.
no-siesta-end-unused = sin usar
no-siesta-end-kept = se queda
no-siesta-rest-question = Los bienes van al almacén y al establo, como se muestra.

## For a newcomer

no-siesta-goal-take = Objetivo: recursos que completen una carreta, un barco o una casilla de ayudante.
no-siesta-guide-take = Los recursos de un dado se marcan con discos libres, y el último dado es de todos. Piensa en lo que piden tus carretas y en tres iguales para un barco; los sombreros te suben por la escala.
no-siesta-guide-mark = Todos marcan el último dado con un disco libre. Rara vez conviene no hacerlo; solo un disco que quieras libre para una mercancía puede valer más.
no-siesta-goal-score = Objetivo: completar carretas y barcos sin perder ningún recurso.
no-siesta-guide-score = Tacha tus recursos donde quieras y en cualquier orden; el disco usado queda libre al momento. Carretas y barcos dan mercancías, que valen por cualquier recurso menos un sombrero. Lo que sobra se pierde.
no-siesta-guide-good = Toma el bien de cosecha que haga falta en tu hoja: hay que usarlo en esta fase de puntuación y no se puede marcar.
no-siesta-goal-keep = Objetivo: una loseta que pronto complete algo.
no-siesta-guide-keep = Los bienes de una loseta se usan una vez, en cualquiera de tus fases de puntuación. Quédate con lo que pronto complete algo; un punto es seguro, un cambio de recursos salva una mala tirada.
no-siesta-guide-change = Un disco avanza un paso por una flecha, nunca a sombreros ni mercancías. Puedes mover dos discos un paso cada uno o un disco dos pasos; también puedes parar antes.
no-siesta-guide-out = Lo que saques se usa en otro lugar en esta fase, y su círculo deja de contar. Saca lo que ahora necesite una carreta, un barco o una casilla.
no-siesta-goal-market = Objetivo: muchos puntos en Esporles al final de la partida.
no-siesta-guide-market = Tu disco puntúa al final según su casilla, pero te queda uno menos para marcar recursos. Elige la casilla que cuente aquello de lo que tendrás más; en cada una hay poco sitio.
no-siesta-guide-complete = Cada carreta da una mercancía y un disco a Esporles. El orden importa si solo tienes un disco libre.
no-siesta-goal-hire = Objetivo: un ayudante que trabaje para ti muchas rondas.
no-siesta-guide-hire = Un ayudante trabaja desde la próxima ronda hasta el final: los primeros rinden más. Toma uno que encaje con lo que ya haces.
no-siesta-guide-copy = Obtienes la habilidad de un ayudante ajeno para el resto de la partida, y uno de tus discos se queda en él. Una habilidad copiada no se puede volver a copiar.

## The end

no-siesta-end-hats = { $player } está en la casilla { $hats }
no-siesta-end-tie-hats = { $players } tienen { $score } cada uno. Decide la escala de siesta: { $held }.
no-siesta-end-tie-shared = { $players } tienen { $score } cada uno; en la escala de siesta: { $held }. { $winners } comparten la victoria: hace falta otra partida para desempatar.
no-siesta-print = Imprimir las hojas

## Letter keys

no-siesta-key-r = a tus recursos
no-siesta-key-b = al tejado del granero
no-siesta-key-h = a las casillas de ayudante
no-siesta-key-t = a los barcos
no-siesta-key-c = a las carretas
no-siesta-key-w = al almacén y al establo
no-siesta-key-d = a los dados
no-siesta-key-k = a la escala de siesta
no-siesta-key-m = al mercado de Esporles
no-siesta-key-p = a las losetas de ayudante
no-siesta-key-e = todas las hojas, o de nuevo una

## Symbols

no-siesta-symbols-signs = Recursos y signos
no-siesta-symbols-helpers = Ayudantes
no-siesta-symbol-olive = Oliva, un bien de cosecha
no-siesta-symbol-grain = Grano, un bien de cosecha
no-siesta-symbol-grape = Uva, un bien de cosecha
no-siesta-symbol-pig = Cerdo, un animal; en la franja de un jugador: el jugador inicial
no-siesta-symbol-donkey = Burro, un animal que tira de carretas
no-siesta-symbol-hat = Sombrero, para la escala de siesta
no-siesta-symbol-silver = Plata, para el tejado y más
no-siesta-symbol-commodity = Mercancía: cualquier recurso menos un sombrero
no-siesta-symbol-point = Punto
no-siesta-symbol-disc = Disco, para marcar un recurso
no-siesta-symbol-change = Cambio de recursos: discos por las flechas
no-siesta-symbol-nothing = No se marca nada
no-siesta-symbol-end = Lo alto de la escala: la última ronda
no-siesta-symbol-tile = Loseta de tejado
no-siesta-symbol-helper = Ayudante contratado
no-siesta-symbol-ship = Comercio lejano

## What is wrong with a set

no-siesta-fault-falling = Un hueco no puede dar menos puntos que el de su izquierda.
no-siesta-fault-scoring-fields = Solo pueden dar puntos las cuatro casillas de la derecha.
no-siesta-fault-later = Los siguientes no pueden recibir más puntos que el primero.
no-siesta-fault-arrows = Cada flecha debe ir de un recurso a otro distinto.
no-siesta-fault-bonus = Cada loseta debe dar uno o dos bienes.

## Answers that may stand

no-siesta-answer-mark-all = Marcar todo del último dado
no-siesta-answer-mark-nothing = No marcar nada del último dado
no-siesta-answer-no-copy = No copiar ningún ayudante
