# No Siesta: words of the game. What happened, actions, options, the table in plain text.




# -- the words of the game end here; below are the words of the browser table --

## Places of the table

no-siesta-sheet = Hoja
no-siesta-sheet-of = Hoja de { $player }
no-siesta-all-sheets = Todas las hojas
no-siesta-place-roof = Tejado del granero
no-siesta-place-fields = Casillas de ayudantes
no-siesta-place-trade = Comercio lejano
no-siesta-place-barrows = Carretas del mercado
no-siesta-place-storage = Almacén y establo
no-siesta-place-warehouse = Almacén
no-siesta-place-stable = Establo
no-siesta-revenues = Tablero de ingresos
no-siesta-loose = Junto al tablero
no-siesta-loose-none = Lo que no puede marcarse queda aquí hasta el final de tu fase.
no-siesta-dice = Dados
no-siesta-last-die = El último dado, para todos
no-siesta-no-dice = Ahora no hay dados en el centro.
no-siesta-track = Escala de siesta
no-siesta-track-space = Casilla { $space } de la escala de siesta.
no-siesta-track-disc = Casilla { $space } de la escala de siesta: da un disco.
no-siesta-track-top = Casilla { $space }, lo alto de la escala de siesta: la partida termina tras esta ronda.
no-siesta-esporles = Mercado de Esporles
no-siesta-esporles-worth = (ahora te daría { no-siesta-points })
no-siesta-esporles-about = Los discos llegan aquí por una carreta completa: uno por jugador, { $room } en total.
no-siesta-helpers = Ayudantes
no-siesta-helpers-middle = Ayudantes del centro
no-siesta-hired-yours = Ya tienes esta habilidad.
no-siesta-hired-free = Todavía sin contratar.
no-siesta-hired-left = Por contratar: { $n }.
no-siesta-hired-soon = (Desde la próxima ronda.)
no-siesta-tiles-left = Tejas ocultas: { $n }
no-siesta-tiles = Tejas: { $count }

## What lies there

no-siesta-pile = { $good }: { $n }
no-siesta-pile-loose = junto al tablero, { $good }: { $n }
no-siesta-pick = Usar { $pile }
no-siesta-unpick = Mostrar todo
no-siesta-supply = Discos libres: { $n }
no-siesta-roof-tile = Teja { $gap }, { $bonus }
no-siesta-tile-used = { $bonus } (usada)
no-siesta-tile-about-bonus = Se usa una vez, en una de tus fases de puntuación: sus bienes quedan junto al tablero hasta que se tachan.
no-siesta-tile-about-change_revenue = Se usa una vez, en una fase de puntuación: dos discos avanzan un paso por las flechas, o uno dos.
no-siesta-tile-about-point = Da un punto al final.
no-siesta-roof-told = Huecos cerrados: { $closed }. Tachados en el siguiente: { $crossed } de { $cost }.
no-siesta-worth = Al final: { no-siesta-points }
no-siesta-field-number = Casilla de ayudante { $field }
no-siesta-ship = Barco: tres de { $good }
no-siesta-ship-gone = El barco ya zarpó: { $good }
no-siesta-ship-about = Reúne tres a la vez, de discos, de junto al tablero o por mercancías: { no-siesta-points } y una mercancía. Un barco por fase de puntuación.
no-siesta-ship-about-traded = Ya has comerciado en esta fase de puntuación: el próximo barco zarpa en otra.
no-siesta-ship-about-gone = Hecho: da { no-siesta-points }.
no-siesta-load-points = Primero: { $first }; después: { $later }
no-siesta-load-undecided = Completa: { $first } o { $later }, se decide al final de la fase
no-siesta-load-done = { $name }: completa, { no-siesta-points }.
no-siesta-load-wants = { $name }: ahora admite { $wants }.
no-siesta-row = { $good }: { $crossed } de { $of } tachadas, { $cleared } retiradas
no-siesta-sets = Conjuntos: { $sets }
no-siesta-reconstructed = Cifras en gran parte reconstruidas
no-siesta-reconstructed-help = Casi todo lo impreso en esta hoja está reconstruido: quien tenga la caja puede corregirlo en el archivo de componentes.

## Players

no-siesta-player =
    { $player }: { $points }, casilla de siesta { $hats }, discos libres { $discs }, mercancías { $commodities }{ $start ->
        [yes] , empieza
       *[no] { "" }
    }
no-siesta-points-hidden = puntos ocultos
no-siesta-points-secret = Según las reglas impresas, los puntos se cuentan al final.
no-siesta-start = Jugador inicial
no-siesta-round = Ronda { $round }
no-siesta-last-round = Última ronda
no-siesta-log-round = Ronda { $round }

## What is asked

no-siesta-pending-take = Toma un dado: se marca entero, salvo que pulses el botón pequeño de al lado.
no-siesta-pending-mark = El último dado es de todos: marca { $die }, o nada.
no-siesta-pending-score =
    { $next ->
        [commodity] No tienes disco para la mercancía: úsala ahora o renuncia a ella.
        [disc] No tienes disco para Esporles: libera uno tachando algo, o no coloques ninguno.
       *[anything] Tacha lo que tienes: pulsa un círculo iluminado, o primero lo que quieras usar.
    }
no-siesta-pending-good = Tu ayudante trae una cosecha: elige una.
no-siesta-pending-keep = Has robado dos tejas para el hueco { $gap }: quédate con una.
no-siesta-pending-change = Mueve discos por las flechas; pasos restantes: { $left }.
no-siesta-pending-out = Saca bienes del almacén y del establo; quedan: { $left }.
no-siesta-pending-market = Una carreta está completa: elige una casilla de Esporles para tu disco.
no-siesta-pending-complete = Varias carretas están completas: ¿cuál va primero?
no-siesta-pending-hire = Contrata a un ayudante para la casilla { $field }.
no-siesta-pending-copy = ¿Qué ayudante copias?
no-siesta-picked = Usas { $good }: pulsa uno de los lugares iluminados.
no-siesta-waiting = { $player } está decidiendo: { $step }.
no-siesta-waiting-all = { $players } están decidiendo: { $step }.
no-siesta-confirm = Esto no se puede deshacer.
no-siesta-rest = Guardar el resto: { $what }
no-siesta-rest-question = Van al almacén y al establo, como se muestra.

## For a newcomer

no-siesta-guide-take = Los ingresos de un dado se marcan con discos libres, y el último dado es de todos. Piensa en lo que piden tus carretas y en tres iguales para un barco; los sombreros te suben por la escala.
no-siesta-guide-mark = Todos marcan el último dado con un disco libre. Rara vez conviene no hacerlo; solo un disco que quieras libre para una mercancía puede valer más.
no-siesta-guide-score = Tacha tus ingresos donde quieras y en cualquier orden; el disco usado queda libre al momento. Carretas y barcos dan mercancías, que valen por todo menos un sombrero. Lo que sobra se pierde.
no-siesta-guide-good = Toma la cosecha que espera algún lugar de tu hoja: hay que usarla en esta fase de puntuación y no puede marcarse.
no-siesta-guide-keep = Los bienes de una teja se usan una vez, en cualquiera de tus fases. Quédate lo que pronto complete algo; un punto es seguro, un cambio salva una mala tirada.
no-siesta-guide-change = Un disco avanza un paso por una flecha, nunca a sombreros ni mercancías. Dos discos un paso cada uno, o uno dos; también puedes parar.
no-siesta-guide-out = Lo que saques se usa en otro lugar en esta fase, y su círculo deja de contar. Saca lo que ahora necesite una carreta, un barco o una casilla.
no-siesta-guide-market = Tu disco puntúa allí al final, y tienes uno menos para marcar ingresos. Elige aquello de lo que tendrás más; cada casilla tiene poco sitio.
no-siesta-guide-complete = Cada carreta da una mercancía y un disco a Esporles. El orden importa si solo tienes un disco libre.
no-siesta-guide-hire = Un ayudante trabaja desde la próxima ronda hasta el final: los primeros rinden más. Toma uno que encaje con lo que ya haces.
no-siesta-guide-copy = Obtienes la habilidad de un ayudante ajeno para el resto de la partida, y un disco tuyo se queda allí. Las copias no se copian.

## The end

no-siesta-end-hats = { $player } está en la casilla { $hats }
no-siesta-end-tie-hats = { $players } tienen { $score } cada uno. Decide la escala de siesta: { $held }.
no-siesta-end-tie-shared = { $players } tienen { $score } cada uno; en la escala de siesta: { $held }. { $winners } comparten la victoria: debe decidir otra partida.
no-siesta-print = Imprimir las hojas

## Letter keys

no-siesta-key-r = a tus ingresos
no-siesta-key-b = al tejado del granero
no-siesta-key-h = a las casillas de ayudantes
no-siesta-key-t = a los barcos
no-siesta-key-c = a las carretas
no-siesta-key-w = al almacén y al establo
no-siesta-key-d = a los dados
no-siesta-key-k = a la escala de siesta
no-siesta-key-m = al mercado de Esporles
no-siesta-key-p = a las fichas de ayudantes
no-siesta-key-s = todas las hojas, o de nuevo una

## Symbols

no-siesta-symbols-signs = Ingresos y signos
no-siesta-symbols-helpers = Ayudantes
no-siesta-symbol-olive = Aceituna, una cosecha
no-siesta-symbol-grain = Grano, una cosecha
no-siesta-symbol-grape = Uva, una cosecha
no-siesta-symbol-pig = Cerdo, un animal; en la franja de un jugador: el inicial
no-siesta-symbol-donkey = Burro, un animal que tira de carretas
no-siesta-symbol-hat = Sombrero, para la escala de siesta
no-siesta-symbol-silver = Plata, para el tejado y más
no-siesta-symbol-commodity = Mercancía: cualquier ingreso menos un sombrero
no-siesta-symbol-point = Punto
no-siesta-symbol-disc = Disco, para marcar un ingreso
no-siesta-symbol-change = Cambio de ingresos: discos por las flechas
no-siesta-symbol-nothing = No se marca nada
no-siesta-symbol-end = Lo alto de la escala: la última ronda
no-siesta-symbol-tile = Teja
no-siesta-symbol-helper = Ayudante contratado
no-siesta-symbol-ship = Comercio lejano
