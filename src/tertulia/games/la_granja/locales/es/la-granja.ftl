### La Granja: the words of the table. A fact `good: olive` of an event or an action also gives `$good-name`, worded by `la-granja-good-olive`.

la-granja-title = La Granja
la-granja-tagline = Cuida una granja junto al estanque de Esporles: una carta, cuatro usos y un mercado por el que pelear.
la-granja-credits = Un juego de Andreas Odendahl y Michael Keller, publicado por Spielworxx en 2014; edición Deluxe de Board&Dice en 2023.
la-granja-neutral = El jugador neutral

## Goods

la-granja-good-olive = oliva
la-granja-good-grain = grano
la-granja-good-grape = uva
la-granja-good-pig = cerdo
la-granja-good-food = comida
la-granja-good-wine = vino
la-granja-good-meat = embutido
la-granja-good-silver = plata
la-granja-good-point = punto
la-granja-good-commodity = mercancía
la-granja-good-field_olive = oliva de un campo
la-granja-good-field_grain = grano de un campo
la-granja-good-field_grape = uva de un campo
la-granja-into-food = { la-granja-good-food }
la-granja-into-wine = { la-granja-good-wine }
la-granja-into-meat = { la-granja-good-meat }
la-granja-goods-olive_grain = oliva y grano
la-granja-goods-olive_grape = oliva y uva
la-granja-goods-grain_grape = grano y uva

## Places

la-granja-place-merchant_house = Casa del mercader
la-granja-place-wainwright = Carpintero de carros
la-granja-place-village_store = Tienda del pueblo
la-granja-place-deli = Delicatessen
la-granja-place-greengrocer = Verdulero
la-granja-place-butcher = Carnicero
la-granja-place-barrow_1 = carreta 1
la-granja-place-barrow_2 = carreta 2
la-granja-place-barrow_3 = carreta 3
la-granja-place-barrow_4 = carreta 4
la-granja-building-merchant_house = { la-granja-place-merchant_house }
la-granja-building-wainwright = { la-granja-place-wainwright }
la-granja-building-village_store = { la-granja-place-village_store }
la-granja-building-deli = { la-granja-place-deli }
la-granja-building-greengrocer = { la-granja-place-greengrocer }
la-granja-building-butcher = { la-granja-place-butcher }
la-granja-craft-merchant_house-now = ahora mismo 3 platas
la-granja-craft-merchant_house-later = 3 platas más de ingresos
la-granja-craft-wainwright-now = ahora mismo una entrega y los puntos de tu casilla de siesta
la-granja-craft-wainwright-later = en cada transporte un paso de siesta y una entrega más
la-granja-craft-village_store-now = ahora mismo 2 puntos
la-granja-craft-village_store-later = 2 puntos por cada marcador de oficio posterior
la-granja-craft-deli-now = ahora mismo una mercancía
la-granja-craft-deli-later = una mercancía como ingreso
la-granja-craft-greengrocer-now = ahora mismo una cosecha o un cerdo
la-granja-craft-greengrocer-later = una cosecha o un cerdo como ingreso
la-granja-craft-butcher-now = ahora mismo 1 punto por cada carreta de tu granja
la-granja-craft-butcher-later = 1 punto por cada carreta completada
la-granja-side-field = campo
la-granja-side-barrow = carreta
la-granja-side-extension = ampliación
la-granja-side-extension-short = ampliación
la-granja-side-helper = ayudante
la-granja-gift-delivery = una entrega extra comprable
la-granja-gift-silver = 1 plata de ingresos
la-granja-gift-pig_space = un espacio para cerdo

## Roof markers

la-granja-roof-olive = toma una oliva
la-granja-roof-grape = toma una uva
la-granja-roof-grain_or_olive = toma grano u oliva
la-granja-roof-harvest_good = toma una cosecha
la-granja-roof-two_harvest_goods = toma dos cosechas distintas
la-granja-roof-pig = toma un cerdo
la-granja-roof-upgrade_1 = mejora un bien gratis
la-granja-roof-upgrade_2 = mejora dos bienes gratis
la-granja-roof-delivery = haz una entrega
la-granja-roof-bought_delivery = haz una entrega por 1 plata
la-granja-roof-card = juega o roba una carta
la-granja-roof-point = 1 punto
la-granja-roof-silver_2 = 2 platas
la-granja-roof-silver_3 = 3 platas
la-granja-roof-silver_4 = 4 platas
la-granja-roof-reuse_roof = reactiva un tejado usado
la-granja-roof-siesta_1 = un paso de siesta
la-granja-roof-siesta_2 = dos pasos de siesta
la-granja-roof-upgraded_good = toma un bien mejorado
la-granja-roof-change_die_1 = cambia tu dado en 1
la-granja-roof-change_die_2 = cambia tu dado en 2
la-granja-roof-take_income = cobra tus ingresos
la-granja-roof-market_marker = pon un marcador en una casilla libre del mercado
la-granja-roof-double_roof_points = duplica los puntos de un espacio de tejado

## Revenue spaces

la-granja-revenue-1 = un cerdo
la-granja-revenue-2 = una carta o una cosecha
la-granja-revenue-3 = dos cosechas distintas
la-granja-revenue-4 = 4 platas
la-granja-revenue-5 = mejoras o pasos de siesta
la-granja-revenue-6 = una entrega o 2 platas

## Phases, steps, sources of points

la-granja-phase-farm = Fase de granja
la-granja-phase-revenue = Fase de recursos
la-granja-phase-transport = Fase de transporte
la-granja-phase-scoring = Fase de puntuación
la-granja-phase-over = Fin de la partida
la-granja-phase-any = en cualquier momento
la-granja-stage-farm = Granja
la-granja-stage-revenue = Recursos
la-granja-stage-transport = Transporte
la-granja-stage-scoring = Puntuación
la-granja-step-play = jugar una carta
la-granja-step-income = ingresos
la-granja-step-growth = crecimiento
la-granja-step-roofs = tejados
la-granja-step-mark = el anciano
la-granja-step-first_die = primer dado
la-granja-step-second_die = segundo dado
la-granja-step-last_die = el último dado, para todos
la-granja-step-donkey = burros
la-granja-step-siesta = escala de siesta
la-granja-step-deliveries = entregas
la-granja-step-extra_deliveries = entregas extra
la-granja-step-scoring = puntuación
la-granja-source-start = Inicio
la-granja-source-building = Edificios
la-granja-source-first = Primero en un edificio
la-granja-source-opened = Edificios abiertos
la-granja-source-craft = Marcadores de oficio
la-granja-source-barrow = Carretas
la-granja-source-removed = Marcadores retirados
la-granja-source-market = Mercado
la-granja-source-siesta = Escala de siesta
la-granja-source-roof = Tejados
la-granja-source-helper = Ayudantes
la-granja-source-payment = Pagado
la-granja-source-end = Plata al final

## What a player may do: a button, and the whole of it (for a screen reader and the terminal)

la-granja-action-play = { $side-name }
la-granja-action-play-full = Jugar «{ $name-name }» como { $side-name }
la-granja-action-draw = Robar una carta
la-granja-action-discard = Descartar
la-granja-action-discard-full = Descartar «{ $name-name }»
la-granja-action-pay =
    { $good ->
        [silver] Pagar 1 plata
        [point] Pagar 1 punto
       *[other] Pagar { $good-name }
    }
la-granja-action-replace = Sustituir el espacio { $place }
la-granja-action-replace-full = Descartar «{ $name-name }» (espacio { $place })
la-granja-action-roof = Comprar
la-granja-price =
    { $price ->
        [one] { $price } plata
       *[other] { $price } platas
    }
la-granja-action-roof-full = Comprar el tejado «{ $roof-name }» por { la-granja-price }: { la-granja-points }
la-granja-action-take = Tomar un { $die }
la-granja-action-take-full = Tomar un { $die }: { $die-name }
la-granja-action-reroll = Volver a tirar un { $die }
la-granja-action-shift = Cambiar en { $change }
la-granja-action-card = Jugar o robar una carta
la-granja-action-gain = Tomar { $good-name }
la-granja-action-pair = { $goods-name }
la-granja-action-upgrades = Mejorar
la-granja-action-advance = Avanzar
la-granja-action-advance-full = Avanzar en la escala de siesta de { $from } a { $to } ({ la-granja-points })
la-granja-action-donkey =
    { $donkeys ->
        [one] { $donkeys } burro
       *[other] { $donkeys } burros
    }
la-granja-action-donkey-full = { la-granja-donkey-deliveries } · { la-granja-donkey-hats }
la-granja-donkey-deliveries =
    { $donkeys ->
        [one] { $donkeys } entrega
       *[other] { $donkeys } entregas
    }
la-granja-donkey-hats =
    { $hats ->
        [one] { $hats } sombrero
       *[other] { $hats } sombreros
    }
la-granja-action-deliver = { $good-name } → { $place-name }
la-granja-action-deliver-full =
    { $completes ->
        [yes] Entregar { $good-name }: { $place-name }, lo completa, { la-granja-points }
       *[no] Entregar { $good-name }: { $place-name } (faltará aún: { $missing })
    }
la-granja-action-extra =
    { $deliveries ->
        [one] Comprar { $deliveries } entrega
       *[other] Comprar { $deliveries } entregas
    }
la-granja-action-extra-full =
    { $deliveries ->
        [one] Comprar { $deliveries } entrega extra por { la-granja-price }
       *[other] Comprar { $deliveries } entregas extra por { la-granja-price }
    }
la-granja-action-market = Casilla { $space }
la-granja-action-market-full =
    { $points ->
        [0] Casilla { $space } de valor { $value }
        [one] Casilla { $space } de valor { $value }: retira { $points } marcador, { la-granja-points } para ti
       *[other] Casilla { $space } de valor { $value }: retira { $points } marcadores, { la-granja-points } para ti
    }
la-granja-action-guard = Defender la casilla { $space }
la-granja-action-mark = Marcar la casilla { $space }
la-granja-action-name = Nombrar { $good-name }
la-granja-action-swap = Cambiar { $good-name }
la-granja-action-turn = Reactivar el tejado { $place }
la-granja-action-free = Liberar un marcador
la-granja-action-free-full =
    { $where ->
        [field] Renunciar a { $good-name }
        [barrow] Retirar { $good-name }: { $place-name }
        [building] Retirar { $good-name }: { $place-name }
        [completed] Retirar tu marcador: { $place-name } (completado)
        [market] Dejar la casilla { $space }
        [helper] Retirar el marcador del ayudante { $place }, que sigue usado
        [trade] Retirar el marcador del cambio ({ $for-name }), que sigue cerrado
       *[den] Renunciar a { $good-name }
    }
la-granja-action-buy = Comprar { $good-name }
la-granja-action-buy-full = Comprar { $good-name } por { la-granja-price } (te quedará: { $after })
la-granja-action-sell = Vender { $good-name }
la-granja-action-sell-full =
    { $gets ->
        [one] Vender { $good-name } por { $gets } plata (tendrás { $after })
       *[other] Vender { $good-name } por { $gets } platas (tendrás { $after })
    }
la-granja-action-upgrade = Mejorar { $good-name }
la-granja-action-upgrade-full =
    { $price ->
        [0] Mejorar gratis { $good-name }: { $into-name }
       *[other] Mejorar { $good-name } por { la-granja-price }: { $into-name } (te quedará: { $after })
    }
la-granja-action-trade = Mercancía: { $for-name }
la-granja-action-use = Usar el tejado { $place }
la-granja-action-use-full = Usar el tejado «{ $roof-name }»
la-granja-action-helper = Usar el ayudante { $card }
la-granja-action-helper-full = Usar «{ $name-name }»
la-granja-action-done = Listo
la-granja-step-done = nada más
la-granja-for-silver = 4 platas
la-granja-for-goods = dos cosechas distintas
la-granja-for-olive_grain = { la-granja-goods-olive_grain }
la-granja-for-olive_grape = { la-granja-goods-olive_grape }
la-granja-for-grain_grape = { la-granja-goods-grain_grape }
la-granja-for-card = jugar o robar una carta
la-granja-for-pig = un cerdo
la-granja-for-upgrades = dos mejoras
la-granja-die-1 = { la-granja-revenue-1 }
la-granja-die-2 = { la-granja-revenue-2 }
la-granja-die-3 = { la-granja-revenue-3 }
la-granja-die-4 = { la-granja-revenue-4 }
la-granja-die-5 = { la-granja-revenue-5 }
la-granja-die-6 = { la-granja-revenue-6 }
la-granja-die-which =
    { $last ->
        [yes] El último dado, un { $value }
       *[no] Tu dado de { $value }
    }

## What happened: lines of the log

la-granja-event-points =
    { $amount ->
        [one] { $player }: { $amount } punto ({ $source-name }).
       *[other] { $player }: { $amount } puntos ({ $source-name }).
    }
la-granja-event-deal =
    { $count ->
        [one] { $player } recibe { $count } carta.
       *[other] { $player } recibe { $count } cartas.
    }
la-granja-event-order = Orden de turno: { $seats }.
la-granja-event-block = Bloqueado con el marcador { $number }: { $building-name }.
la-granja-event-round = Empieza la ronda { $round }.
la-granja-log-round = Ronda { $round }
la-granja-event-roofs = Tejados nuevos: { $roofs }.
la-granja-event-draw =
    { $count ->
        [one] { $player } roba una carta.
       *[other] { $player } roba { $count } cartas.
    }
la-granja-event-discard = { $player } descarta la carta { $card }.
la-granja-event-play = { $player } juega «{ $name-name }» como { $side-name }.
la-granja-event-replace = { $player } descarta «{ $name-name }» ({ $side-name }).
la-granja-event-pay = { $player } paga { $good-name }.
la-granja-event-gain = { $player }: { $count-things }.
la-granja-event-lose = { $player } paga { $count-things }.
la-granja-event-buy = { $player } compra { $good-name } por { la-granja-price }.
la-granja-event-sell = { $player } vende { $good-name } por { la-granja-price }.
la-granja-event-upgrade =
    { $price ->
        [0] { $player } mejora { $good-name }: { $into-name }.
       *[other] { $player } mejora { $good-name } por { la-granja-price }: { $into-name }.
    }
la-granja-event-trade = { $player } cambia una mercancía: { $for-name }.
la-granja-event-grow = { $player }: crecimiento de { $goods }.
la-granja-event-roof = { $player } compra el tejado «{ $roof-name }» por { la-granja-price }.
la-granja-event-use = { $player } usa el tejado «{ $roof-name }».
la-granja-event-turn = { $player } reactiva el tejado «{ $roof-name }».
la-granja-event-dice = Dados: { $dice }.
la-granja-event-take = { $player } toma un dado de { $die }.
la-granja-event-reroll = { $player } vuelve a tirar un { $from }: { $to }.
la-granja-event-shift = { $player } usa la casilla { $to } en vez de la { $from }.
la-granja-event-last = El último dado es un { $die }: { $die-name }.
la-granja-event-remove_die = Se retira un { $die }.
la-granja-event-mark = { $player } marca la casilla { $space }.
la-granja-event-chosen = { $player } elige un burro.
la-granja-event-donkeys = Burros: { $by_seat }.
la-granja-event-siesta = { $player } avanza en la escala de siesta de { $from } a { $to }.
la-granja-event-deliver = { $player } entrega { $good-name }: { $place-name }.
la-granja-event-extra =
    { $count ->
        [one] { $player } compra una entrega extra por { la-granja-price }.
       *[other] { $player } compra { $count } entregas extra por { la-granja-price }.
    }
la-granja-event-building = { $player } completa: { $building-name }.
la-granja-event-open = { $player } abre: { $building-name }.
la-granja-event-craft = { $player } recibe el marcador de oficio: { $building-name }.
la-granja-event-barrow = { $player } completa una carreta de valor { $value }.
la-granja-event-marker = { $player } pone un marcador en la casilla { $space } de valor { $value }.
la-granja-event-remove = { $by } retira un marcador de { $player } de la casilla { $space }.
la-granja-event-guard = { $player } salva el marcador de la casilla { $space }.
la-granja-event-helper = { $player } usa un ayudante: { $name-name }.
la-granja-event-free = { $player } libera un marcador.
la-granja-event-neutral = El jugador neutral saca la carta { $card } de valor { $value }.
la-granja-event-reshuffle =
    { $cards ->
        [one] Se baraja { $cards } carta descartada.
       *[other] Se barajan { $cards } cartas descartadas.
    }
la-granja-event-scoring = Puntuación de la ronda { $round }.
la-granja-event-over =
    { $scores-count ->
        [one] El final: { $scores }.
       *[other] { la-granja-end-who }
    }

## What an action would cost and bring, each a thing in a list; goods and points are counted

la-granja-cost-discard = una carta de tu mano
la-granja-cost-replace = { $name-name } ({ $side-name })
la-granja-cost-use = el tejado, que se usa una sola vez
la-granja-brings-order = orden de turno { $seats }
la-granja-brings-play = «{ $name-name }» como { $side-name }
la-granja-brings-trade = { $for-name }
la-granja-brings-roof = el tejado «{ $roof-name }»
la-granja-brings-use = { $roof-name }
la-granja-brings-turn = el tejado «{ $roof-name }», otra vez listo
la-granja-brings-take = { $die-name }
la-granja-brings-shift = la casilla { $to } en vez de la { $from }
la-granja-brings-last = el último dado, un { $die }: { $die-name }
la-granja-brings-remove_die = un { $die } que se retira
la-granja-brings-mark = una marca en la casilla { $space }
la-granja-brings-chosen = un burro, por ahora en secreto
la-granja-brings-siesta = escala de siesta { $from } → { $to }
la-granja-brings-deliver = una entrega: { $place-name }
la-granja-brings-building = todo entregado: { $building-name }
la-granja-brings-open = abierto: { $building-name }
la-granja-brings-craft = marcador de oficio: { $building-name }
la-granja-brings-barrow = una carreta llena de valor { $value }
la-granja-brings-marker = un marcador en la casilla { $space } de valor { $value }
la-granja-brings-remove = marcador de { $player } fuera de la casilla { $space } de valor { $value }
la-granja-brings-guard = un marcador salvado en la casilla { $space }
la-granja-brings-helper = ayuda: { $name-name }
la-granja-brings-free = un marcador libre
la-granja-brings-scoring = la puntuación de la ronda { $round }

## What am I to do now?

la-granja-pending-play =
    { $left ->
        [0] Ya has jugado tus cartas de esta ronda. «Listo» rellena tu mano.
        [one] Juega una carta como campo, carreta, ampliación o ayudante.
       *[other] Juega { $left } cartas, cada una como campo, carreta, ampliación o ayudante.
    }
la-granja-pending-grow = Antes de que crezcan tus campos: ¿quieres usar algo?
la-granja-pending-roof =
    { $round ->
        [1] ¿Comprar un tejado? En la ronda 1 compra primero el último en el orden de turno.
       *[other] ¿Comprar un tejado?
    }
la-granja-pending-mark = El anciano: marca una casilla antes de tirar los dados.
la-granja-pending-take = Toma un dado.
la-granja-pending-die =
    { $value ->
        [2] { la-granja-die-which }: juega o roba una carta, o toma una cosecha.
        [5] { la-granja-die-which }: dos mejoras, dos pasos de siesta, o uno de cada (primero mejora).
        [6] { la-granja-die-which }: entrega un bien (selecciona uno iluminado) o toma 2 platas.
       *[other] { la-granja-die-which }: elige qué recibes por él.
    }
la-granja-pending-offer = { $name-name }: ¿quieres pagar?
la-granja-pending-deliver =
    { $left ->
        [0] No quedan entregas: pulsa «Listo».
        [one] { $extra ->
            [yes] Una entrega ahora mismo: a un edificio o a una carreta.
           *[no] Queda { $left } entrega: a un edificio o a una carreta.
        }
       *[other] Quedan { $left } entregas: a edificios o carretas.
    }
la-granja-pending-extra =
    { $most ->
        [one] Compra { $most } entrega extra y hazla ahora.
       *[other] Compra hasta { $most } entregas extra y hazlas ahora.
    }
la-granja-pending-extras =
    { $left ->
        [0] No quedan entregas extra.
       *[other] Entregas extra: hasta { $left } más, a { la-granja-price } cada una.
    }
la-granja-pending-merchant = El mercader: ¿pagar 1 punto para usar también la casilla { $space }?
la-granja-pending-siesta = Antes de tus pasos de siesta: ¿quieres usar algo?
la-granja-pending-income = Tus ingresos: elige una cosecha o un cerdo. Antes puedes hacer lo que se permite en cualquier momento.
la-granja-pending-pause =
    { $before ->
        [turn_end] Antes de que acabe tu turno: ¿quieres usar algo?
       *[income] Antes de tus ingresos: ¿quieres usar algo?
    }
la-granja-pending-discard = Demasiadas cartas: descarta { $over }.
la-granja-pending-choice = Toma una de estas cosas: { $goods }.
la-granja-pending-pair = Elige dos cosechas distintas.
la-granja-pending-card =
    { $draw ->
        [yes] Juega una carta o roba una.
       *[no] Juega una carta.
    }
la-granja-pending-upgrades =
    { $advance ->
        [yes] Mejora otra vez o avanza un paso en la escala de siesta.
       *[no] Selecciona un bien para mejorarlo gratis (restantes: { $left }).
    }
la-granja-pending-pay =
    { $left ->
        [one] La ampliación cuesta un bien más: selecciónalo. La plata y los puntos cuentan como bienes.
       *[other] La ampliación cuesta { $left } bienes distintos más: selecciónalos. La plata y los puntos cuentan como bienes.
    }
la-granja-pending-replace = Todos los espacios están ocupados: ¿qué carta sale?
la-granja-pending-donkey = Elige un burro en secreto.
la-granja-also-wainwright = El carpintero de carros añade una entrega y un paso de siesta.
la-granja-pending-market = Elige la casilla del mercado para tu marcador.
la-granja-pending-barter = El trocador se queda con uno de los bienes entregados.
la-granja-pending-lodge =
    { $left ->
        [one] Cambia { $left } cosecha por { $good-name }.
       *[other] Cambia hasta { $left } cosechas por { $good-name }.
    }
la-granja-pending-name = El contable: nombra un bien.
la-granja-pending-give_card = ¿Qué carta das a «{ $name-name }»?
la-granja-pending-give_pair = ¿Qué dos cosechas das a «{ $name-name }»?
la-granja-pending-turn = ¿Qué tejado reactivas?
la-granja-pending-shift = ¿Qué casilla usas en vez de la { $value }?
la-granja-pending-double = ¿Duplicar los puntos de este espacio de tejado?
la-granja-pending-help =
    { $cards-count ->
        [1] ¿Ayuda ahora «{ $name-name }»?
       *[other] ¿Qué ayudante tuyo trabaja primero?
    }
la-granja-pending-step = El carpintero de carros: ¿un paso más en la escala de siesta?
la-granja-pending-guard = Un marcador tuyo va a dejar el mercado: ¿lo salva el guarda?
la-granja-pending-free = Todos tus marcadores están en uso: libera uno. Para rechazar un bien recién obtenido, libera ese.
la-granja-waiting = { $player } está decidiendo: { $step-name }.
la-granja-waiting-all = { $players } están decidiendo: { $step-name }.

## Options of a table

la-granja-option-edition = Edición
la-granja-option-edition-help = Fija todas las reglas a la vez. Abajo puedes cambiar cada una.
la-granja-option-edition-original = Original (2014)
la-granja-option-edition-original-help = Mercado grande, tejados originales, entregas extra de una vez, 25 marcadores.
la-granja-option-edition-online = En línea
la-granja-option-edition-online-help = Como el original, pero entregas extra una a una y marcadores sin límite.
la-granja-option-edition-deluxe = Deluxe (2023)
la-granja-option-edition-deluxe-help = Mercado pequeño con uno o dos jugadores, tejados Deluxe, puntos a la vista, los tejados sin vender se retiran.
la-granja-option-market = Mercado
la-granja-option-market-help = Qué casillas del mercado están abiertas.
la-granja-option-market-edition =
    { $edition ->
        [deluxe] Según la edición ({ la-granja-option-market-deluxe })
       *[original] Según la edición ({ la-granja-option-market-original })
    }
la-granja-option-market-edition-help = Deluxe: cara pequeña con uno o dos jugadores; con tres, seis casillas cerradas. Otras ediciones: las diez casillas exteriores están cerradas con menos de cuatro jugadores.
la-granja-option-market-original = Original
la-granja-option-market-original-help = Las diez casillas exteriores están cerradas con menos de cuatro jugadores.
la-granja-option-market-deluxe = Deluxe
la-granja-option-market-deluxe-help = Cara pequeña con uno o dos jugadores; con tres, seis casillas cerradas.
la-granja-option-roofs = Tejados
la-granja-option-roofs-help = Qué juego de tejados se usa.
la-granja-option-roofs-edition =
    { $edition ->
        [deluxe] Según la edición ({ la-granja-option-roofs-deluxe })
       *[original] Según la edición ({ la-granja-option-roofs-original })
    }
la-granja-option-roofs-edition-help = Deluxe: los 24 tejados de 2023. Otras ediciones: los 24 tejados de 2014.
la-granja-option-roofs-original = Original
la-granja-option-roofs-original-help = Los 24 tejados de 2014.
la-granja-option-roofs-deluxe = Deluxe
la-granja-option-roofs-deluxe-help = Los 24 tejados de 2023.
la-granja-option-unsold_roofs = Tejados sin vender
la-granja-option-unsold_roofs-help = Qué pasa con los tejados que nadie compra.
la-granja-option-unsold_roofs-edition = Según la edición ({ la-granja-option-unsold_roofs-leave })
la-granja-option-unsold_roofs-edition-help = Salen del juego al final de la ronda.
la-granja-option-unsold_roofs-stay = Se quedan
la-granja-option-unsold_roofs-stay-help = Se pueden comprar después a su precio impreso.
la-granja-option-unsold_roofs-leave = Se retiran
la-granja-option-unsold_roofs-leave-help = Salen del juego al final de la ronda.
la-granja-option-deliveries = Entregas extra
la-granja-option-deliveries-help = Cuándo se pagan las entregas extra.
la-granja-option-deliveries-edition =
    { $edition ->
        [online] Según la edición ({ la-granja-option-deliveries-one_by_one })
       *[original] Según la edición ({ la-granja-option-deliveries-at_once })
    }
la-granja-option-deliveries-edition-help = Edición en línea: cada entrega se paga al hacerla. Otras ediciones: primero se compran todas las entregas y luego se hacen.
la-granja-option-deliveries-at_once = De una vez
la-granja-option-deliveries-at_once-help = Primero se compran todas las entregas y luego se hacen.
la-granja-option-deliveries-one_by_one = Una a una
la-granja-option-deliveries-one_by_one-help = Cada entrega se paga al hacerla.
la-granja-option-markers = Marcadores
la-granja-option-markers-help = Si hay un límite de 25 marcadores por jugador.
la-granja-option-markers-edition =
    { $edition ->
        [online] Según la edición ({ la-granja-option-markers-unlimited })
       *[original] Según la edición ({ la-granja-option-markers-limited })
    }
la-granja-option-markers-edition-help = Edición en línea: tantos marcadores como hagan falta. Otras ediciones, 25: quien necesita otro marcador libera uno.
la-granja-option-markers-limited = 25
la-granja-option-markers-limited-help = Quien necesita otro marcador libera uno.
la-granja-option-markers-unlimited = Sin límite
la-granja-option-markers-unlimited-help = Tantos marcadores como hagan falta.
la-granja-option-helper_markers = Ayudantes usados
la-granja-option-helper_markers-help = Qué indica que un ayudante ya se usó en la ronda.
la-granja-option-helper_markers-edition =
    { $edition ->
        [deluxe] Según la edición ({ la-granja-option-helper_markers-tokens })
       *[original] Según la edición ({ la-granja-option-helper_markers-markers })
    }
la-granja-option-helper_markers-edition-help = Deluxe: no cuentan entre los 25 marcadores. Otras ediciones: cuentan entre ellos.
la-granja-option-helper_markers-markers = Marcadores
la-granja-option-helper_markers-markers-help = Cuentan entre los 25 marcadores.
la-granja-option-helper_markers-tokens = Fichas de cansancio
la-granja-option-helper_markers-tokens-help = No cuentan entre los 25 marcadores.
la-granja-option-points = Puntos
la-granja-option-points-help = Si los jugadores ven los puntos de los demás.
la-granja-option-points-edition =
    { $edition ->
        [deluxe] Según la edición ({ la-granja-option-points-open })
       *[original] Según la edición ({ la-granja-option-points-secret })
    }
la-granja-option-points-edition-help = Deluxe: se muestran los totales. Otras ediciones: los totales se ocultan hasta el final.
la-granja-option-points-secret = Secretos
la-granja-option-points-secret-help = Los totales se ocultan hasta el final.
la-granja-option-points-open = A la vista
la-granja-option-points-open-help = Se muestran los totales.
la-granja-option-farm_phase = Fase de granja
la-granja-option-farm_phase-help = Cómo se juegan los pasos 1 a 3.
la-granja-option-farm_phase-in_turn = Por turnos
la-granja-option-farm_phase-in_turn-help = Uno tras otro.
la-granja-option-farm_phase-simultaneous = A la vez
la-granja-option-farm_phase-simultaneous-help = Para quienes conocen el juego: todos deciden cada paso a la vez; el siguiente empieza cuando todos han decidido.
la-granja-option-triggered_helpers = Ayudantes que se activan
la-granja-option-triggered_helpers-help = Para los ayudantes (y el carpintero de carros) cuyo efecto podría perjudicarte: pasos de siesta, efectos de una vez por ronda, cambios que se cierran. Los demás actúan automáticamente.
la-granja-option-triggered_helpers-ask = Preguntar
la-granja-option-triggered_helpers-ask-help = El jugador decide cada vez.
la-granja-option-triggered_helpers-always = Siempre
la-granja-option-triggered_helpers-always-help = El juego los usa siempre, sin preguntar.

## The table

la-granja-market = Mercado
la-granja-market-space = Casilla { $space }, valor { $value }
la-granja-market-free = libre
la-granja-market-takes = Casilla { $space } de valor { $value }: retira { $who }, { la-granja-points } para ti
la-granja-market-of =
    { $count ->
        [one] { $count } marcador de { $player }
       *[other] { $count } marcadores de { $player }
    }
la-granja-market-closed =
    { $seats ->
        [1] Las casillas exteriores no se usan en solitario.
       *[other] Las casillas exteriores no se usan con { $seats } jugadores.
    }
la-granja-buildings = Edificios de oficios
la-granja-building-blocked = bloqueado, marcador { $number }
la-granja-building-points =
    { $points ->
        [one] ahora { $points } punto
       *[other] ahora { $points } puntos
    }
la-granja-star-round = { la-granja-points } por la ronda
la-granja-star-first = { la-granja-points } por ser el primero
la-granja-star-opened = { la-granja-points } por abrir un edificio bloqueado
la-granja-row-lacks = A { $player } le falta: { $goods }
la-granja-row-done = { $player }: completo
la-granja-building-row = { $player }: { $delivered } de { $asked }
la-granja-dice = Dados
la-granja-dice-space =
    { $count ->
        [0] { $text }: ningún dado
        [one] { $text }: { $count } dado
       *[other] { $text }: { $count } dados
    }
la-granja-dice-marked = marcada por { $player }
la-granja-roofs = Tejados
la-granja-roofs-price = { la-granja-price }
la-granja-roofs-coming = Ronda { $round }: { $count } de { $roofs }
la-granja-roofs-none = No quedan tejados.
la-granja-siesta = Escala de siesta
la-granja-siesta-space =
    { $points ->
        [one] Casilla { $space }: { $points } punto
       *[other] Casilla { $space }: { $points } puntos
    }
la-granja-farm-mine = Tu granja
la-granja-farm-of = Granja de { $player }
la-granja-dens = Almacenes
la-granja-pigs = Cerdos: { $count } de { $spaces }
la-granja-fields = Campos
la-granja-field-full = { $good-name }, con cosecha
la-granja-field-empty = { $good-name }, sin cosecha
la-granja-barrows = Carretas
la-granja-extensions = Ampliaciones
la-granja-helpers = Ayudantes
la-granja-helper-used = usado en esta ronda
la-granja-helper-once = una vez por ronda
la-granja-craft-fresh = se le da la vuelta al final de la ronda
la-granja-own-roofs = Tejados
la-granja-roof-used = usado
la-granja-donkeys = Burros
la-granja-donkeys-left = Burros que quedan: { $left }
la-granja-donkey-hidden = elegido, oculto
la-granja-hand = Tu mano
la-granja-hand-count =
    { $count ->
        [one] { $count } carta en mano
       *[other] { $count } cartas en mano
    }
la-granja-hand-empty = Sin cartas en la mano.
la-granja-hand-limit = Límite de mano { $count }
la-granja-income =
    { $silver ->
        [one] Ingresos: { $silver } plata
       *[other] Ingresos: { $silver } platas
    }
la-granja-income-commodity = una mercancía
la-granja-income-resource = una cosecha o un cerdo
la-granja-extras =
    { $count ->
        [one] { $count } entrega extra comprable
       *[other] { $count } entregas extra comprables
    }
la-granja-extension-cost =
    { $count ->
        [one] la próxima ampliación cuesta { $count } bien
       *[other] la próxima ampliación cuesta { $count } bienes distintos
    }
la-granja-preview-field = { $good }, de nuevo cada ronda
la-granja-preview-barrow = sitio para { $goods }
la-granja-preview-silver = +1 plata cada ronda
la-granja-preview-cost =
    { $count ->
        [one] { $count } bien
       *[other] { $count } bienes distintos
    }
la-granja-extension-price =
    { $count ->
        [one] cuesta { $count } bien
       *[other] cuesta { $count } bienes distintos
    }
la-granja-extension-hand = límite de mano: 1 más
la-granja-extension-dear = no tienes suficientes bienes distintos
la-granja-markers = Marcadores en uso: { $used } de { $limit }
la-granja-points-secret = los puntos son secretos
la-granja-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
la-granja-empty = nada
la-granja-confirm = No se puede deshacer.
la-granja-round = Ronda { $round } de 6
la-granja-deck =
    { $count ->
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
la-granja-discards =
    { $count ->
        [one] { $count } descartada
       *[other] { $count } descartadas
    }
la-granja-order = Orden de turno
la-granja-card-number = Carta { $card }
la-granja-card-value =
    { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }
la-granja-solo-starts = Empiezas tú esta ronda.
la-granja-solo-second = Antes de tu elección se retira un dado.
la-granja-end-who =
    { $winners-count ->
        [one] Gana { $winners }: { $scores }.
       *[other] Comparten la victoria { $winners }: { $scores }.
    }
la-granja-end-tie-silver = { $players } tienen { $score } cada uno. Gana quien conserva más plata: { $held }.
la-granja-end-tie-shared =
    { $silver ->
        [one] { $players } tienen { $score } y { $silver } plata cada uno: comparten la victoria.
       *[other] { $players } tienen { $score } y { $silver } platas cada uno: comparten la victoria.
    }
la-granja-end-holds = { $player } { $silver }
la-granja-end-mark = El reglamento no fija ningún objetivo para el juego en solitario. Este es nuestro: el bot Rápido lo alcanza en la mitad de sus partidas.

## The table in plain text, for the terminal

la-granja-text-round = Ronda { $value } de 6
la-granja-text-step = Paso: { $step-name }
la-granja-text-market-spaces = Mercado: { $items }
la-granja-text-market-spaces-item =
    { $closed ->
        [yes] { "" }
       *[no] { $space } (valor { $value }): { $owner }
    }
la-granja-text-owner-none = libre
la-granja-text-buildings-item =
    { $blocked ->
        [none] { $building-name }, pide { $row }: { $rows }
       *[other] { $building-name }, pide { $row }: bloqueado por el marcador { $blocked }
    }
la-granja-text-rows-empty = nada entregado
la-granja-text-rows-item = { $player } ha entregado { $delivered }
la-granja-text-dice = Dados en las casillas: 1 × { $dice-1 }, 2 × { $dice-2 }, 3 × { $dice-3 }, 4 × { $dice-4 }, 5 × { $dice-5 }, 6 × { $dice-6 }
la-granja-text-roofs-display = Tejados: { $items }
la-granja-text-roofs-display-item = { $place } { $roof-name }, { la-granja-price }
la-granja-text-players-item =
    { $dens ->
        [none] { $player }: puntos { $points }, plata { $silver }, mercancías { $commodities }, cerdos { $pigs } (espacios: { $pig_spaces }), almacenes: –, campos: { $fields }, casilla de siesta { $siesta }, cartas en mano { $hand_count }. { $cards }. Tejados: { $roofs }. Marcadores de oficio: { $crafts }. Dados tomados: { $dice }. { $hand }
       *[other] { $player }: puntos { $points }, plata { $silver }, mercancías { $commodities }, cerdos { $pigs } (espacios: { $pig_spaces }), almacenes: { $dens }, campos: { $fields }, casilla de siesta { $siesta }, cartas en mano { $hand_count }. { $cards }. Tejados: { $roofs }. Marcadores de oficio: { $crafts }. Dados tomados: { $dice }. { $hand }
    }
la-granja-text-fields-empty = –
la-granja-text-roofs-empty = –
la-granja-text-crafts-empty = –
la-granja-text-players-item-dice = { $items }
la-granja-text-players-item-dice-empty = –
la-granja-text-players-item-dice-item = { $value }
la-granja-text-players-item-siesta = { $space }
la-granja-text-fields-item =
    { $grown ->
        [yes] { $good-name }, con cosecha
       *[no] { $good-name }, sin cosecha
    }
la-granja-text-cards-barrow = Carretas: { $items }
la-granja-text-cards-barrow-empty = Carretas: ninguna
la-granja-text-cards-barrow-item = { la-granja-card-value } ({ $symbols })
la-granja-text-symbols-item =
    { $delivered ->
        [yes] entregado: { $good-name }
       *[no] { $good-name }
    }
la-granja-text-cards-extension = Ampliaciones: { $items }
la-granja-text-cards-extension-empty = Ampliaciones: ninguna
la-granja-text-cards-extension-item = { $gifts }
la-granja-text-cards-helper = Ayudantes: { $items }
la-granja-text-cards-helper-empty = Ayudantes: ninguno
la-granja-text-cards-helper-item = { $name-name } ({ $effect-name })
la-granja-text-players-item-roofs-item =
    { $used ->
        [yes] { $roof-name }, usado
       *[no] { $roof-name }
    }
la-granja-text-crafts-item = { $building-name }
la-granja-text-hand = Mano: { $items }
la-granja-text-hand-none = Mano: oculta
la-granja-text-hand-empty = Mano: sin cartas
la-granja-text-hand-item =
    { $field ->
        [olive] carta { $card } [campo: { la-granja-good-olive }; carreta: { $barrow }; ampliación: { $extension }; ayudante: { $helper }]
        [grain] carta { $card } [campo: { la-granja-good-grain }; carreta: { $barrow }; ampliación: { $extension }; ayudante: { $helper }]
       *[grape] carta { $card } [campo: { la-granja-good-grape }; carreta: { $barrow }; ampliación: { $extension }; ayudante: { $helper }]
    }
la-granja-text-hand-item-field = { $good-name }
la-granja-text-hand-item-extension = { $items }
la-granja-text-hand-item-extension-item =
    { $value ->
        [delivery] { la-granja-gift-delivery }
        [silver] { la-granja-gift-silver }
       *[pig_space] { la-granja-gift-pig_space }
    }
la-granja-text-hand-item-barrow = { la-granja-card-value } por { $goods }
la-granja-text-hand-item-helper = { $name-name }, { $effect-name }
la-granja-text-scores = Puntos: { $items }
la-granja-text-scores-item = { $player } { $value }
la-granja-text-scores-item-none = { $player } ?
la-granja-text-points-none = ?

## Los 66 ayudantes: nombres y efectos

la-granja-name-chef = Cocinera
la-granja-name-negotiator = Negociador
la-granja-name-porter = Porteador
la-granja-name-farm_worker = Peón
la-granja-name-village_elder = Anciano
la-granja-name-merchant = Mercader
la-granja-name-swineherd = Porquero
la-granja-name-storage_builder = Constructor de cobertizos
la-granja-name-traveling_salesman = Viajante
la-granja-name-bookkeeper = Contable
la-granja-name-goatherd = Cabrero
la-granja-name-storyteller = Cuentacuentos
la-granja-name-gleaner = Espigadora
la-granja-name-money_changer = Cambista
la-granja-name-oil_miller = Molinero de aceite
la-granja-name-muleteer = Arriero
la-granja-name-olive_lodge = Cofradía de la oliva
la-granja-name-grain_lodge = Cofradía del grano
la-granja-name-grape_lodge = Cofradía de la uva
la-granja-name-schoolmaster = Maestro
la-granja-name-postwoman = Cartera
la-granja-name-scribe = Escribano
la-granja-name-farm_servant = Criado
la-granja-name-innkeeper = Posadera
la-granja-name-vintner = Viticultor
la-granja-name-sausage_maker = Salchichera
la-granja-name-olive_picker = Recogedora de olivas
la-granja-name-reaper = Segador
la-granja-name-grape_treader = Pisadora de uva
la-granja-name-pig_breeder = Criadora de cerdos
la-granja-name-livestock_dealer = Tratante de ganado
la-granja-name-grocer = Tendero
la-granja-name-smuggler = Contrabandista
la-granja-name-wine_dealer = Vinatera
la-granja-name-agricultural_worker = Jornalero
la-granja-name-roofer = Techador
la-granja-name-carpenter = Carpintero
la-granja-name-tiler = Tejera
la-granja-name-donkey_driver = Burrera
la-granja-name-coachman = Cochero
la-granja-name-stable_hand = Mozo de cuadra
la-granja-name-hammock_maker = Tejedora de hamacas
la-granja-name-night_watchman = Sereno
la-granja-name-beggar = Mendigo
la-granja-name-market_crier = Pregonera
la-granja-name-market_guard = Guarda del mercado
la-granja-name-stallholder = Puestera
la-granja-name-sweeper = Barrendero
la-granja-name-cart_builder = Carretero
la-granja-name-foreman = Capataz
la-granja-name-wheelwright = Ruedero
la-granja-name-beekeeper = Apicultora
la-granja-name-courier = Mensajero
la-granja-name-apprentice = Aprendiz
la-granja-name-guild_master = Maestro del gremio
la-granja-name-locksmith = Cerrajera
la-granja-name-tax_collector = Recaudador
la-granja-name-gambler = Tahúr
la-granja-name-fortune_teller = Adivina
la-granja-name-sacristan = Sacristán
la-granja-name-shoemaker = Zapatero
la-granja-name-washerwoman = Lavandera
la-granja-name-barterer = Trocador
la-granja-name-herb_woman = Herbolaria
la-granja-name-water_carrier = Aguadora
la-granja-name-alcalde = Alcalde

## Keys of the table

la-granja-key-m = al mercado
la-granja-key-b = a los edificios
la-granja-key-d = a los dados
la-granja-key-r = a los tejados
la-granja-key-f = a la granja
la-granja-key-h = a tu mano
la-granja-key-t = a tus bienes y lo que se puede hacer con ellos

## Qué hacen los ayudantes: compuesto de lo que dice de ellos el archivo de material. $n es un número; $pay y $gain, más abajo.
la-granja-effect-trigger = { $trigger-name }: { $gain }
la-granja-effect-trigger-paid = { $trigger-name }, { $pay }: { $gain }
la-granja-effect-action = en tu turno: { $gain }
la-granja-effect-modifier = { $modifier-name }
la-granja-effect-odd = { $odd-name }
la-granja-effect-action-paid = { $pay }: { $gain }
la-granja-modifier-upgrade_discount =
    { $amount ->
        [one] cada mejora que pagas te cuesta 1 plata menos
       *[other] cada mejora que pagas te cuesta { $amount } platas menos
    }
la-granja-modifier-pig_spaces =
    { $amount ->
        [one] un espacio más para cerdos
       *[other] { $amount } espacios más para cerdos
    }
la-granja-modifier-roof_spaces =
    { $amount ->
        [one] un espacio más para tejados
       *[other] { $amount } espacios más para tejados
    }
la-granja-modifier-hand_limit = tu límite de mano es { $amount } mayor
la-granja-modifier-offspring = un cerdo basta para tener crías
la-granja-modifier-pig_discount =
    { $amount ->
        [one] los cerdos te cuestan 1 plata menos
       *[other] los cerdos te cuestan { $amount } platas menos
    }
la-granja-modifier-harvest_sale =
    { $amount ->
        [one] vendes olivas y grano por 1 plata más
       *[other] vendes olivas y grano por { $amount } platas más
    }
la-granja-modifier-grape_sale =
    { $amount ->
        [one] vendes uvas por 1 plata más
       *[other] vendes uvas por { $amount } platas más
    }
la-granja-modifier-sell_from_fields = puedes vender cosechas directamente de tus campos
la-granja-modifier-roof_discount =
    { $amount ->
        [one] los tejados te cuestan 1 plata menos
       *[other] los tejados te cuestan { $amount } platas menos
    }
la-granja-modifier-extra_deliveries =
    { $amount ->
        [one] puedes comprar una entrega extra más
       *[other] puedes comprar { $amount } entregas extra más
    }
la-granja-modifier-free_extra_deliveries =
    { $amount ->
        [one] tu primera entrega extra de la ronda es gratis
       *[other] tus primeras { $amount } entregas extra de la ronda son gratis
    }
la-granja-modifier-deliveries =
    { $amount ->
        [one] una entrega más en el paso 3 del transporte
       *[other] { $amount } entregas más en el paso 3 del transporte
    }
la-granja-modifier-barrow_places =
    { $amount ->
        [one] un espacio más para carretas
       *[other] { $amount } espacios más para carretas
    }
la-granja-modifier-locksmith = puedes entregar en el edificio con el marcador de orden más bajo
la-granja-odd-porter = al tomar un dado de 2 o 6, usa las dos opciones de su casilla
la-granja-odd-village_elder = antes de tirar los dados, marca una casilla: su último dado solo puedes tomarlo tú
la-granja-odd-merchant = tras tomar un dado, { $pay }: usa también la casilla con el número de la ronda
la-granja-odd-traveling_salesman = al cambiar una mercancía, además: { $gain }; pero ese cambio queda cerrado para ti
la-granja-odd-bookkeeper = nombra un bien; por cada símbolo suyo en tus carretas: { $gain }
la-granja-odd-lodge = cambia las cosechas que quieras de tus almacenes por hasta { $gain }
la-granja-odd-market_guard = si un marcador tuyo fuera a dejar el mercado, { $pay }: se queda
la-granja-odd-gambler = antes de tomar un dado, vuelve a tirar uno
la-granja-odd-fortune_teller = usa la casilla anterior o siguiente a la de tu dado
la-granja-odd-sacristan = en vez de la acción del último dado: { $gain }
la-granja-odd-barterer = al completar una carreta, quédate con uno de sus bienes
la-granja-odd-water_carrier = en el crecimiento, un campo que aún tiene su bien da otro al almacén
la-granja-trigger-die_1 = al tomar un dado de 1
la-granja-trigger-die_2 = al tomar un dado de 2
la-granja-trigger-die_3 = al tomar un dado de 3
la-granja-trigger-die_4 = al tomar un dado de 4
la-granja-trigger-die_5 = al tomar un dado de 5
la-granja-trigger-die_6 = al tomar un dado de 6
la-granja-trigger-marker_removed = cada vez que retiran un marcador tuyo del mercado
la-granja-trigger-income_with_field = al recibir los ingresos, si tienes al menos un campo
la-granja-trigger-income_per_richer = al recibir los ingresos, por cada jugador con más plata que tú
la-granja-trigger-growth_olive = en el crecimiento, si tienes un campo de oliva
la-granja-trigger-growth_grain = en el crecimiento, si tienes un campo de grano
la-granja-trigger-growth_grape = en el crecimiento, si tienes un campo de uva
la-granja-trigger-after_draw = tras rellenar la mano
la-granja-trigger-roof_bought = al comprar un tejado
la-granja-trigger-deliveries_begin = al empezar tus entregas
la-granja-trigger-siesta_step = en el paso 2 del transporte
la-granja-trigger-scoring_first = en la puntuación, si vas primero en el orden de turno
la-granja-trigger-scoring_last = en la puntuación, si vas último en el orden de turno
la-granja-trigger-scoring_three_markers = en la puntuación, si tienes tres o más marcadores en el mercado
la-granja-trigger-marker_placed = al poner un marcador en el mercado
la-granja-trigger-marker_taken = al retirar un marcador ajeno del mercado
la-granja-trigger-helper_played = al jugar otro ayudante
la-granja-trigger-barrow_done = al completar una carreta
la-granja-trigger-building_done = al completar un edificio
la-granja-trigger-end_per_extension = al final de la partida, por cada ampliación
la-granja-pay-olive =
    { $n ->
        [one] devuelve 1 oliva
       *[other] devuelve { $n } olivas
    }
la-granja-pay-grain = devuelve { $n } de grano
la-granja-pay-grape =
    { $n ->
        [one] devuelve 1 uva
       *[other] devuelve { $n } uvas
    }
la-granja-pay-pig =
    { $n ->
        [one] devuelve 1 cerdo
       *[other] devuelve { $n } cerdos
    }
la-granja-pay-food = devuelve { $n } de comida
la-granja-pay-wine = devuelve { $n } de vino
la-granja-pay-meat = devuelve { $n } de embutido
la-granja-pay-silver =
    { $n ->
        [one] paga 1 plata
       *[other] paga { $n } platas
    }
la-granja-pay-point =
    { $n ->
        [one] paga 1 punto
       *[other] paga { $n } puntos
    }
la-granja-pay-commodity =
    { $n ->
        [one] devuelve una mercancía
       *[other] devuelve { $n } mercancías
    }
la-granja-pay-card = descarta una carta de tu mano
la-granja-pay-two_harvest = devuelve dos cosechas distintas de tus almacenes
la-granja-count-olive =
    { $n ->
        [one] 1 oliva
       *[other] { $n } olivas
    }
la-granja-count-grain = { $n } de grano
la-granja-count-grape =
    { $n ->
        [one] 1 uva
       *[other] { $n } uvas
    }
la-granja-count-field_olive = { la-granja-count-olive } de un campo
la-granja-count-field_grain = { la-granja-count-grain } de un campo
la-granja-count-field_grape = { la-granja-count-grape } de un campo
la-granja-count-pig =
    { $n ->
        [one] 1 cerdo
       *[other] { $n } cerdos
    }
la-granja-count-food = { $n } de comida
la-granja-count-wine = { $n } de vino
la-granja-count-meat = { $n } de embutido
la-granja-count-silver =
    { $n ->
        [one] 1 plata
       *[other] { $n } platas
    }
la-granja-count-point =
    { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
la-granja-count-commodity =
    { $n ->
        [one] una mercancía
       *[other] { $n } mercancías
    }
la-granja-count-draw =
    { $n ->
        [one] roba 1 carta
       *[other] roba { $n } cartas
    }
la-granja-count-play =
    { $n ->
        [one] juega una carta de tu mano
       *[other] juega { $n } cartas de tu mano
    }
la-granja-count-card =
    { $n ->
        [one] roba o juega una carta
       *[other] roba o juega { $n } cartas
    }
la-granja-count-upgrade =
    { $n ->
        [one] mejora gratis un bien
       *[other] mejora gratis { $n } bienes
    }
la-granja-count-siesta =
    { $n ->
        [one] un paso de siesta
       *[other] { $n } pasos de siesta
    }
la-granja-count-delivery =
    { $n ->
        [one] una entrega
       *[other] { $n } entregas
    }
la-granja-count-roof = reactiva un tejado usado
la-granja-count-harvest =
    { $n ->
        [one] una cosecha a tu elección
       *[other] { $n } cosechas a tu elección
    }

### La mesa: sus partes, y qué dicen las cosas al tocarlas

la-granja-village = Pueblo
la-granja-farm = Granja
la-granja-all-farms = Todas las granjas
la-granja-points-hidden = puntos ocultos
la-granja-barrows-lack = A las carretas les falta
la-granja-own-roof-place = Un espacio libre para un marcador de tejado: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
la-granja-market-help = Un marcador de valor { $value }. Un marcador nuevo retira los vecinos ajenos de menor valor; los marcadores que quedan al final de cada ronda dan puntos.
la-granja-dice-help = En la fase de recursos se toma un dado de una casilla y se usa enseguida lo que da.
la-granja-roofs-help = Los marcadores de tejado se compran al final de la fase de granja, si la plata y el tejado lo permiten.
la-granja-why-roof-full = Tu tejado no tiene espacio libre.
la-granja-why-dear = Demasiado caro: { $missing ->
    [one] falta { $missing } plata
   *[other] faltan { $missing } platas
}.
la-granja-barrow-help = En la fase de transporte se entregan bienes en las cajas; una carreta llena da sus puntos, una mercancía y un marcador de mercado.
la-granja-field-help = Un campo vacío vuelve a dar su bien en la fase de granja. El bien ya crecido se puede entregar desde aquí.
la-granja-extension-help = Una ampliación se queda: da sus ventajas durante el resto de la partida.
la-granja-income-help = Tus ingresos de cada ronda, tu límite de mano y tus entregas extra.
la-granja-donkeys-help = Cada marcador de burro se usa una vez en tres rondas: indica cuántas entregas y pasos de siesta recibes.
la-granja-about-olive = Un bien de cosecha. Se entrega tal cual o se convierte en comida.
la-granja-about-grain = Un bien de cosecha. Se entrega tal cual o se convierte en comida.
la-granja-about-grape = Un bien de cosecha. Se entrega tal cual o se convierte en vino.
la-granja-about-food = Un bien mejorado, de oliva o grano.
la-granja-about-wine = Un bien mejorado, de uva.
la-granja-about-meat = Un bien mejorado, de cerdo.
la-granja-about-pig = Un cerdo necesita sitio; dos o más cerdos tienen una cría en la fase de granja.
la-granja-about-silver = Con plata se compran bienes, marcadores de tejado y entregas extra.
la-granja-about-commodity = Una mercancía se devuelve en cualquier momento a cambio de plata, bienes, una carta, un cerdo o mejoras.
la-granja-store-buy =
    { $price ->
        [one] comprar por { $price } plata
       *[other] comprar por { $price } platas
    }
la-granja-store-sell =
    { $price ->
        [one] vender por { $price } plata
       *[other] vender por { $price } platas
    }
la-granja-store-upgrade =
    { $price ->
        [one] mejorar por { $price } plata
       *[other] mejorar por { $price } platas
    }
la-granja-action-done-more = Listo: nada más
la-granja-decline = No
la-granja-decline-roof = Sin tejado
la-granja-decline-play = Ninguna carta
la-granja-go-grow = Que crezcan
la-granja-go-siesta = Avanzar
la-granja-go-pause =
    { $before ->
        [turn_end] Terminar turno
       *[income] Cobrar los ingresos
    }
la-granja-give = Dar
la-granja-may = Aún puedes { $what }: selecciona en tu granja algo con el borde punteado.
la-granja-passed = Ya rechazado en esta ronda, aún disponible: { $what }.
la-granja-can-buy = comprar bienes
la-granja-can-sell = vender bienes
la-granja-can-upgrade = mejorar bienes
la-granja-can-trade = cambiar una mercancía
la-granja-can-use = usar un tejado
la-granja-can-helper = recurrir a un ayudante
la-granja-only-deliver = No hace falta ninguno de tus bienes. Tus edificios y carretas necesitan: { $asked }.
la-granja-only-silver = Cada entrega cuesta 1 plata, y no te queda plata.
la-granja-only-roof =
    { $why ->
        [full] Tu tejado no tiene espacio libre.
        [none] No hay ningún marcador de tejado a la venta.
       *[dear] El más barato cuesta { la-granja-price }, y tienes { $silver }.
    }
la-granja-only-grow = Antes no se puede hacer nada más.
la-granja-only-siesta = Antes no se puede hacer nada más.
la-granja-only-pause = Antes no se puede hacer nada más.
la-granja-only-upgrades = Nada de lo que tienes se puede mejorar.
la-granja-only-6 = No tienes nada que se pueda entregar ahora.
la-granja-could-raise = Antes puedes conseguir plata: selecciona en tu granja algo con el borde punteado.

## Qué se puede hacer ahora y por qué: para una primera partida

la-granja-goal-play = Objetivo: una granja que pronto dé bienes y luego los entregue.
la-granja-guide-play = Juega una carta por uno de sus cuatro lados. Los campos dan un bien cada ronda y las ampliaciones dan cartas, ingresos o espacio: cuanto antes, mejor. Las carretas y los ayudantes convierten los bienes en puntos.
la-granja-guide-played = Ya has jugado tus cartas de esta ronda. «Listo» rellena tu mano y da paso al siguiente jugador. Antes aún puedes usar lo que tiene el borde punteado en tu granja.
la-granja-guide-grow = Cada campo vacío está a punto de dar su bien, y dos o más cerdos tienen una cría si hay sitio. Si mejoras ahora el bien de un campo lleno, el campo queda libre y vuelve a dar.
la-granja-goal-roof = Objetivo: un marcador de tejado útil mientras sea barato.
la-granja-guide-roof = Un marcador de tejado se usa una vez, y cada espacio siguiente de tu tejado vale más puntos. Cuesta tanta plata como el número de la ronda: los primeros son baratos.
la-granja-goal-mark = Objetivo: una casilla de recursos que nadie pueda quitarte.
la-granja-guide-mark = Marca una casilla de recursos: el último dado que quede allí solo lo puedes tomar tú. Elige la que más necesite tu granja.
la-granja-goal-take = Objetivo: lo que le falta a tu próximo edificio o carreta.
la-granja-guide-take = Tomas dos dados por ronda y usas enseguida sus casillas; el último lo usan todos. Toma lo que también quieren los demás y deja un dado que te vuelva a servir.
la-granja-goal-die = Objetivo: lo que le falta a tu próximo edificio o carreta.
la-granja-guide-die = Elige qué te da esta casilla de recursos. Los bienes llenan edificios y carretas, la plata paga tejados y entregas, los sombreros te adelantan en el orden de turno.
la-granja-guide-offer = Un ayudante tuyo podría trabajar ahora, pero quiere cobrar. Compara lo que cuesta con lo que da; decir que no también es una buena respuesta.
la-granja-goal-deliver = Objetivo: completar un edificio o una carreta.
la-granja-guide-deliver = En cada entrega llevas un bien. Solo dan puntos los edificios y carretas completos: mejor terminar una cosa que empezar muchas.
la-granja-guide-delivered = Ya has hecho todas tus entregas: pulsa «Listo» para terminar. Antes aún puedes usar lo que tiene el borde punteado en tu granja: quizá un ayudante o un marcador de tejado.
la-granja-goal-extra = Objetivo: completar un edificio o una carreta en esta ronda.
la-granja-guide-extra = Con plata se compran entregas además de las de tus burros. Cómpralas si completan un edificio o una carreta en esta ronda; cinco platas guardadas son solo un punto al final.
la-granja-guide-extras = Puedes pagar entregas una tras otra y parar cuando quieras. Valen la pena si completan un edificio o una carreta en esta ronda.
la-granja-guide-merchant = Por un punto puedes usar otra casilla de recursos, la del número de la ronda. Paga solo si va a dar más que ese punto.
la-granja-guide-siesta = Tu disco está a punto de avanzar tantos pasos como sombreros tiene tu burro. Usa antes lo que lo lleve más lejos: quien más descansa va primero, y la escala de siesta da puntos.
la-granja-guide-income = El verdulero te da cada ronda una cosecha o un cerdo. Toma lo que necesite un edificio o una carreta tuya.
la-granja-guide-pause = Algo está a punto de ocurrir por sí solo, y lo que uses antes ya cuenta: una carta jugada ahora como ampliación, por ejemplo, aumenta los ingresos que llegan enseguida.
la-granja-guide-turn_end = Tu turno está a punto de acabar. Usa ahora un tejado, un ayudante o una mercancía si así completas algo antes de que actúen los demás; todo ello se puede usar también más tarde.
la-granja-guide-discard = Tienes más cartas de las que permite tu límite de mano. Descarta la que menos vayas a usar; las ampliaciones suben el límite.
la-granja-guide-choice = Toma una de estas cosas. Mira primero qué les falta a tus edificios y carretas: de eso salen los puntos.
la-granja-guide-pair = Los bienes llenan edificios y carretas tal cual, o se mejoran en comida y vino. Toma los que más falta te hagan.
la-granja-guide-card = Una carta más: juega una enseguida o roba una para tener más opciones. Jugar ya es mejor si tienes una buena carta.
la-granja-guide-upgrades = Mejora gratis: olivas y grano en comida, uvas en vino, cerdos en embutido. Mejora lo que pida un edificio o una carreta; los bienes mejorados no se venden.
la-granja-guide-pay = Paga la ampliación con bienes distintos; la plata y los puntos también valen. Da lo que no necesite ningún edificio ni ninguna carreta tuya.
la-granja-guide-replace = No hay sitio: una de estas cartas se va para siempre. Descarta la que menos te vaya a dar desde ahora.
la-granja-goal-donkey = Objetivo: tantas entregas como bienes tengas para ellas.
la-granja-guide-donkey = Reparte la ronda: muchos burros llevan muchos bienes, muchos sombreros dan puntos y mejor lugar en el orden de turno. Cuenta antes lo que puedes entregar.
la-granja-goal-market = Objetivo: una casilla en la que tu marcador siga muchas rondas.
la-granja-guide-market = Tu marcador da un punto al final de cada ronda mientras siga en el mercado. Al ponerlo, retiras los marcadores ajenos contiguos de menor valor y ganas un punto por cada uno.
la-granja-guide-barter = El trocador te deja un bien de la carreta que acabas de completar. Quédate con el que puedas volver a entregar.
la-granja-guide-lodge = Cambia bienes de cosecha de tus almacenes por el que da la cofradía. Cambia los que nadie pide y guarda los que aún necesita un edificio o una carreta.
la-granja-guide-name = Nombra un bien: cuenta cada símbolo suyo en tus carretas. Míralas todas y nombra el que más aparezca.
la-granja-guide-give_card = El ayudante quiere una carta de tu mano. Da aquella cuyos cuatro lados te sirvan menos.
la-granja-guide-give_pair = El ayudante quiere dos bienes de cosecha. Da los que no necesite ningún edificio ni ninguna carreta tuya.
la-granja-guide-turn = Puedes reactivar un marcador de tejado usado y usarlo otra vez. Elige el que más te sirva ahora.
la-granja-guide-shift = Puedes usar una casilla de recursos distinta de la de tu dado. Elige la que más necesite tu granja.
la-granja-guide-double = Puedes duplicar los puntos del espacio de tejado que acabas de cubrir. Cuanto más a la derecha está el espacio, más da.
la-granja-guide-help = Un ayudante tuyo podría trabajar ahora. Di que no si te perjudica más de lo que ayuda.
la-granja-guide-step = El carpintero de carros ofrece un paso más en la escala de siesta. Te adelanta en el orden de turno y quizá da un punto.
la-granja-guide-guard = Uno de tus marcadores está a punto de dejar el mercado. Salvarlo vale la pena si quedan muchas rondas en las que puntúe.
la-granja-guide-free = Todos tus marcadores están en uso y hace falta uno. Libera el que menos te sirva donde está ahora; si no quieres un bien recién obtenido, renuncia a él.

## Los símbolos

la-granja-symbols-signs = Bienes y signos
la-granja-symbols-roofs = Tejados
la-granja-symbols-revenue = Casillas de recursos
la-granja-symbols-buildings = Edificios de oficios
la-granja-symbol-olive = Una oliva, un bien de cosecha. Mejorada, es comida.
la-granja-symbol-grain = Grano, un bien de cosecha. Mejorado, es comida.
la-granja-symbol-grape = Una uva, un bien de cosecha. Mejorada, es vino.
la-granja-symbol-pig = Un cerdo. Dos o más tienen una cría si hay sitio; mejorado, es embutido.
la-granja-symbol-food = Comida, un bien mejorado. Se entrega, no se vende.
la-granja-symbol-wine = Vino, un bien mejorado. Se entrega, no se vende.
la-granja-symbol-meat = Embutido, un bien mejorado. Se entrega, no se vende.
la-granja-symbol-silver = Plata. Sirve para pagar tejados, bienes, mejoras y entregas; al final, cinco platas son un punto.
la-granja-symbol-point = Un punto de victoria.
la-granja-symbol-commodity = Una mercancía. Cámbiala cuando quieras: por plata, bienes, una carta, un cerdo o mejoras.
la-granja-symbol-crate = Una caja: sitio para un bien que falta por entregar.
la-granja-symbol-harvest = Cualquier bien de cosecha: oliva, grano o uva.
la-granja-symbol-upgraded = Cualquier bien mejorado: comida, vino o embutido.
la-granja-symbol-upgrade = Mejorar: un bien tuyo se convierte en un bien mejorado.
la-granja-symbol-delivery = Una entrega: lleva un bien a un edificio o a una carreta.
la-granja-symbol-donkey = Un burro. Cada uno lleva una entrega en el transporte.
la-granja-symbol-hat = Un sombrero: un paso en la escala de siesta. Quien más descansa va primero.
la-granja-symbol-card = Una carta de granja.
la-granja-symbol-hand = Las cartas de la mano y cuántas caben.
la-granja-symbol-play = Jugar una carta.
la-granja-symbol-draw = Robar una carta.
la-granja-symbol-field = Un campo. Si está vacío, da su bien cada ronda.
la-granja-symbol-barrow = Una carreta. Cuando se llena, da sus puntos, una mercancía y un marcador en el mercado.
la-granja-symbol-extension = Una ampliación: sitio para una carta más y dos ventajas.
la-granja-symbol-helper = Un ayudante.
la-granja-symbol-people = Los demás jugadores.
la-granja-symbol-sty = Sitio para un cerdo.
la-granja-symbol-income = Tus ingresos por ampliaciones y marcadores de oficio.
la-granja-symbol-roof = Un marcador de tejado: un uso, y puntos por su espacio.
la-granja-symbol-building = Un edificio de oficios. Una fila llena da puntos y un marcador de oficio.
la-granja-symbol-market = El mercado. Cada marcador da un punto cada ronda.
la-granja-symbol-marker = El marcador de un jugador.
la-granja-symbol-dice = Un dado, o la fase de recursos.
la-granja-symbol-first = El primer jugador, o el lugar en el orden de turno.
la-granja-symbol-once = Una vez por ronda.
la-granja-symbol-turn = Reactivar o tirar de nuevo: se usa otra vez.
la-granja-symbol-swap = Cambiar una cosa por la otra.
la-granja-symbol-lock = Se queda donde está, o no se te puede cerrar.
la-granja-symbol-ban = Esto no ocurre, o se renuncia a ello.
la-granja-symbol-arrow = Lo que está antes se da a cambio de lo que viene después, o lleva hasta ello.

## Los componentes en la página de reglas

la-granja-components-player_board = Tablero de granja
la-granja-component-player_board-buy = precios de compra
la-granja-component-player_board-sell = precios de venta
la-granja-component-player_board-upgrade = lo que cuesta mejorar
la-granja-component-player_board-price_of_pigs = precio de los cerdos
la-granja-component-player_board-upgrade_of_pigs = lo que cuesta mejorar cerdos
la-granja-component-player_board-roof_points = puntos de los tejados
la-granja-component-player_board-sixth_roof_place = sexto espacio para tejados
la-granja-component-player_board-hand_limit = límite de cartas en la mano
la-granja-component-player_board-extra_deliveries = entregas extra
la-granja-component-player_board-pig_spaces = espacios para cerdos
la-granja-component-player_board-markers = marcadores de cada jugador
la-granja-component-player_board-start = con qué empieza cada cual
la-granja-components-siesta = Escala de siesta y burros
la-granja-component-siesta-points = puntos de las casillas
la-granja-component-siesta-hats = sombreros de los marcadores de 1 a 4 burros
la-granja-components-building = { la-granja-buildings }
la-granja-component-building = Edificio de oficios { $number }
la-granja-component-building-name = nombre
la-granja-component-building-row = pide
la-granja-components-small_market = Mercado pequeño
la-granja-component-small_market-spaces = valores de las casillas
la-granja-component-small_market-start = dónde hay marcadores al empezar
la-granja-component-small_market-two_values = dos de los valores
la-granja-components-large_market = Mercado grande: las casillas exteriores
la-granja-component-large_market-outer = valores de las casillas
la-granja-component-large_market-closed_deluxe_3_players = cerradas en Deluxe con tres jugadores
la-granja-components-roofs = { la-granja-roofs }
la-granja-component-roofs-original = original, por rondas
la-granja-component-roofs-deluxe = Deluxe, por rondas
la-granja-component-roofs-effects = qué efecto tienen
la-granja-component-roofs-how_often_deluxe = cuántos hay de cada uno (Deluxe)
la-granja-component-roofs-how_often_original = cuántos hay de cada uno (original)
la-granja-components-roof_phases = Tejados: cuándo pueden usarse
la-granja-components-card = Cartas
la-granja-component-card = Carta { $number }
la-granja-component-card-number = número
la-granja-component-card-field = { la-granja-side-field }
la-granja-component-card-barrow = { la-granja-side-barrow }
la-granja-component-card-extension = { la-granja-side-extension }
la-granja-component-card-helper = { la-granja-side-helper }
la-granja-component-card-name = nombre del ayudante
la-granja-printed-round = ronda { $round }: { $roofs }
la-granja-printed-spaces =
    { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }
la-granja-printed-points = puntos
la-granja-printed-cards = cartas
la-granja-printed-count = { $what }: { $n }
la-granja-component-roof_phases-delivery = { la-granja-roof-delivery }
la-granja-component-roof_phases-bought_delivery = { la-granja-roof-bought_delivery }
la-granja-component-roof_phases-change_die_1 = { la-granja-roof-change_die_1 }
la-granja-component-roof_phases-change_die_2 = { la-granja-roof-change_die_2 }
la-granja-component-roof_phases-double_roof_points = { la-granja-roof-double_roof_points }

## Fields for correcting what is printed

la-granja-edit-effect = qué hace
la-granja-edit-amount = cantidad
la-granja-edit-pay = paga
la-granja-edit-gain = da
la-granja-edit-phases = actúa en (nada elegido: siempre)
la-granja-edit-goods = símbolos
la-granja-edit-round = ronda { $round }
la-granja-edit-row = fila { $row }
la-granja-edit-space = casilla { $space } ({ $value })
la-granja-edit-places = dónde están (filas desde arriba, sitios desde la izquierda)
la-granja-edit-place = fila { $row }, sitio { $place }
la-granja-edit-action = En el turno de su dueño
la-granja-edit-mode-trigger = Cuando pasa algo
la-granja-edit-mode-action = En el turno de su dueño
la-granja-edit-mode-modifier = Mientras esté en juego
la-granja-edit-mode-odd = Con una regla propia

## What is wrong with a set

la-granja-fault-same-helper = Otra carta tiene también este ayudante: { $name-name }.
la-granja-fault-helper-name = El nombre debe empezar por una letra.
la-granja-fault-one-effect = Un ayudante debe tener exactamente un efecto.
la-granja-fault-not-with-effect = Esto no es compatible con el efecto del ayudante.
la-granja-fault-must-be-once = El efecto debe limitarse a una vez por ronda; si no, podría repetirse sin fin.
la-granja-fault-other-phase = El efecto ocurre en una fase en la que el ayudante no actúa: { $phase-name }. Añádela.
la-granja-fault-payment = Se paga con una sola clase de cosas: de 1 a { $most }.
la-granja-fault-single-payment = Solo se puede pagar con una carta o con un par de bienes, no con más.
la-granja-fault-gain = El ayudante debe dar una o dos cosas distintas, de cada una de 1 a { $most }.
la-granja-fault-choices = El ayudante deja demasiado por elegir (como mucho: { $count }) o reactiva más de un tejado.
la-granja-fault-nothing-chosen = El efecto ocurre en medio de otra acción: el ayudante solo puede dar bienes, plata, puntos, cartas robadas y pasos de siesta, nada que haya que elegir.
la-granja-fault-no-payment = Por este efecto no se puede pagar nada.
la-granja-fault-gain-of-rule = Con esta regla, el ayudante debe dar exactamente una de las cosas ofrecidas.
la-granja-fault-no-gain = Con esta regla, el ayudante no puede dar nada más.
la-granja-fault-payment-of-rule = Por esta regla solo se puede pagar con bienes, plata o puntos.
la-granja-fault-dearer = Comprar tiene que costar más de lo que da vender: { $good-name }.
la-granja-fault-spaces = El número de casillas debe ser exactamente { $count }, con valores de { $least } a { $most }.
la-granja-fault-one-place = Dos casillas no pueden estar en el mismo sitio.
la-granja-fault-start-spaces = Los sitios iniciales deben ser casillas distintas del mercado pequeño, cada una de más valor que la anterior.
la-granja-fault-closed-spaces = Solo se pueden cerrar casillas exteriores del mercado grande.
la-granja-fault-roofs = Elige los tejados de cada ronda (tejados por ronda: { $count }; rondas: { $rounds }).
la-granja-fault-too-many-chains = Demasiados ayudantes cambian precios o actúan una y otra vez, cada uno a su manera: { $found }. Solo hasta este número se comprueba si un jugador podría seguir sin fin: { $most }.
la-granja-fault-endless =
    { $goods-count ->
        [0] Es posible un bucle sin fin: { $steps }.
       *[other] Es posible un bucle sin fin: { $steps } ({ $goods }).
    }
la-granja-fault-endless-with =
    { $goods-count ->
        [0] Con estos ayudantes un jugador podría seguir sin fin ({ $helpers }): { $steps }.
       *[other] Con estos ayudantes un jugador podría seguir sin fin ({ $helpers }): { $steps } ({ $goods }).
    }

# What is done over and over, in that.
la-granja-exchange-buy = comprar
la-granja-exchange-sell = vender
la-granja-exchange-upgrade = mejorar
la-granja-exchange-free_upgrade = mejorar gratis
la-granja-exchange-trade = cambiar una mercancía
la-granja-exchange-gain = tomar una cosecha
la-granja-exchange-keep = quedarse un bien de una carreta
la-granja-exchange-draw = robar una carta
la-granja-exchange-card_to_play = elegir jugar una carta
la-granja-exchange-play_barrow = jugar una carreta
la-granja-exchange-play_helper = jugar un ayudante
la-granja-exchange-use_roof = usar un tejado
la-granja-exchange-fill_barrow = completar una carreta

## Answers that may stand

la-granja-answer-no-roof = No comprar tejado
la-granja-answer-helper = Usar siempre este ayudante: { $about }
la-granja-answer-no-helper = No usar nunca este ayudante: { $about }
la-granja-answer-no-delivery = Pasar mientras no se pueda entregar nada
la-granja-answer-no-extra = No comprar entregas extra
la-granja-answer-no-mark = No marcar nunca una casilla de recursos
