### Lo que todos los juegos comparten: la casa, su vestíbulo y sus mesas, los ajustes, los avisos.

## La casa

app-name = Tertulia
app-skip = Ir al contenido
app-nav = Menú principal
app-home = Vestíbulo
app-rules = Reglas
app-settings = Ajustes
app-you = Tú
app-you-more = Otros dispositivos, entrar, tus datos
app-close = Cerrar
app-cancel = Cancelar
app-ok = Aceptar
app-yes = Sí
app-no = No
app-more = Más
app-copy = Copiar
app-copied = Copiado
app-loading = Cargando…
app-retry = Intentar de nuevo
app-not-found = Esa página no existe.
app-unofficial = Tertulia es un proyecto independiente y no oficial. No tiene relación con los autores ni con las editoriales de los juegos; sus dibujos y textos son propios.
app-source = Software libre con licencia MIT
app-title-table = { $game }: mesa – Tertulia
app-title-your-turn = Te toca – { $game }

## Tú

me-name = Tu nombre
me-name-help = Los demás lo ven en la mesa. De 1 a 30 caracteres.
me-name-save = Guardar nombre
me-hello = Hola, { $name }
me-rename = Cambiar de nombre
me-title = Tú
me-identity = Quién eres lo dice una cookie de este navegador. Con una forma de entrar recuperas tus asientos también en otros dispositivos, y después de borrar las cookies de este sitio.

## Vestíbulo

lobby-title = Vestíbulo
lobby-welcome = Toma asiento: abre una mesa, comparte el enlace o juega contra bots. No hace falta ninguna cuenta.
lobby-quick = Jugar ya
lobby-watch-bots = Ver jugar a los bots
lobby-quick-help = Tú contra tres bots
lobby-preparing = Preparándose, solo esta vez: { $percent } %
lobby-unplayable = Este juego no se puede jugar en este servidor: no se pudieron preparar sus reglas. Quien administra el servidor encontrará la causa en su registro. De vez en cuando se vuelve a intentar solo, y mientras tanto se puede jugar a los demás.
lobby-open = Mesas abiertas
lobby-running = Partidas en curso
lobby-none = Ahora mismo no hay mesas abiertas.
lobby-seats-free =
    { $count ->
        [0] ningún asiento libre
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
lobby-join = Sentarse
lobby-watch = Mirar
lobby-return = Volver a la mesa
lobby-finished = Terminada
lobby-asleep = dormida
lobby-turns = Te toca ({ $count })
lobby-waiting = Les toca a otros
lobby-over = Partidas terminadas
lobby-games = Juegos
lobby-round = ronda { $round }
lobby-turn-of = se espera a { $players }
lobby-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
lobby-last = última jugada { $ago }
lobby-last-now = última jugada ahora mismo
lobby-go = Seguir jugando
lobby-for = { $from }–{ $to } jugadores
lobby-minutes = { $from }–{ $to } min
lobby-weight-light = ligero
lobby-weight-medium = medio
lobby-weight-heavy = exigente
lobby-put-aside = Apartar esta mesa: { $game }
lobby-put-back = Recuperar
lobby-aside = Apartadas ({ $count })
lobby-more =
    { $count ->
        [one] Mostrar { $count } mesa más
       *[other] Mostrar { $count } mesas más
    }
turns-next = Otra mesa
turns-next-help =
    { $count ->
        [one] Te toca en otra mesa
       *[other] Te toca en otras { $count } mesas
    }

## Abrir una mesa

create-title = Nueva mesa
create-game = Juego
create-seats = Jugadores
create-seat = Asiento { $seat }
create-seat-add = Añadir un asiento
create-seat-remove = Quitar el asiento { $seat }
create-seat-kind = ¿Quién se sienta aquí?
create-seat-me = Yo
create-seat-open = Libre para un invitado
create-seat-bot = Bot
create-seat-device = Alguien en este dispositivo
create-seat-name = Nombre del jugador del asiento { $seat }
create-bot = Nivel
create-options = Opciones
create-options-more = Más opciones
create-public = Mostrar la mesa en el vestíbulo
create-public-help = Si no, solo la encuentra quien tenga el enlace.
create-patience = Si alguien falta
create-patience-120 = a los 2 minutos
create-patience-600 = a los 10 minutos
create-patience-3600 = pasada una hora
create-patience-86400 = pasado un día
create-patience-604800 = pasada una semana
create-patience-0 = solo el anfitrión
create-patience-help = Entonces cualquiera de la mesa puede hacer que un bot juegue en su lugar hasta que vuelva. El anfitrión puede hacerlo pasado medio minuto.
create-pace = Ritmo
create-substitute = Quién juega por los ausentes
create-go = Abrir la mesa
bot-random = Al azar
bot-random-help = hace cualquier jugada permitida
bot-learner = Principiante
bot-learner-help = amable, no siempre ve lo mejor
bot-greedy = Codicioso
bot-greedy-help = toma lo mejor del momento y no planea nada
bot-quick = Rápido
bot-quick-help = piensa un instante por adelantado
bot-strong = Fuerte
bot-strong-help = piensa por adelantado y cuesta ganarle
bot-master = Maestro
bot-master-help = es quien más piensa, hasta un segundo por jugada
bot-name = Bot ({ $bot })

## Una mesa

table-share = Invitar
table-share-help = Quien abra este enlace puede sentarse o mirar.
table-share-link = Enlace a la mesa
table-share-by-hand = El enlace está seleccionado: cópialo con tu navegador.
table-share-code = El enlace como código QR, para leerlo con un teléfono
table-share-alone = Por ahora solo este equipo puede abrir el enlace. Para jugar con otros en tu red, inicia el servidor con --host 0.0.0.0.
table-share-mail = Por correo
table-share-mail-subject = Un asiento para ti: { $game }
table-share-mail-text = ¿Jugamos juntos a { $game }? Abre este enlace y siéntate; no hace falta cuenta.
table-share-hand = Compartir
table-tell = Recibir un aviso cuando te toque
table-onlooker = Estás mirando. ¿Es tuyo uno de estos asientos?
table-onlooker-sign-in = Entrar
table-start = Empezar la partida
table-start-wait-seats = La partida puede empezar cuando todos los asientos estén ocupados.
table-start-wait-agreed = La partida puede empezar cuando todos lo acepten.
table-start-wait-both = La partida puede empezar cuando todos los asientos estén ocupados y todos lo acepten.
table-start-fewer =
    { $count ->
        [one] Empezar con un jugador
       *[other] Empezar con { $count } jugadores
    }
table-fill = Sentar aquí un bot
table-free = Liberar el asiento
table-wait-host = Esperando a que { $name } empiece la partida.
table-wait-start = Esperando a que empiece la partida.
table-host-away = El anfitrión no está. Si no vuelve, cualquiera que se siente aquí puede serlo.
table-take-over = Ser anfitrión
table-wait-seats =
    { $count ->
        [one] Falta { $count } jugador.
       *[other] Faltan { $count } jugadores.
    }
table-sit = Sentarse aquí
table-leave = Dejar la mesa
table-leave-confirm = ¿Dejas tu asiento? Otra persona podrá ocuparlo.
table-leave-running = Puedes volver a tu asiento cuando quieras.
table-seat = Asiento { $seat }
table-seat-free = Asiento libre
table-seat-you = tú
table-seat-bot = bot
table-seat-device = en este dispositivo
table-seat-online = presente
table-seat-offline = ausente
table-watching = Estás mirando.
table-playing-as = Juegas como { $player }
table-pass-device = Pasa el dispositivo a { $player }
table-pass-device-help = Al continuar se verá la mano de { $player }.
table-pass-device-go = Soy { $player }
table-show-hand = Mostrar mi mano
table-your-turn = Te toca
table-undo = Deshacer
table-undo-help = Deshace tu último paso
table-chain = Tus pasos hasta ahora
table-chain-back = Deshacer desde aquí: { $step }
table-repeat = Lo que has hecho se conserva y se envía de nuevo por sí solo.
table-repeat-stop = No enviarlo más
table-repeat-stopped = Ya no se envía.
table-price = Precio: { $what }
table-brings = Dará: { $what }
table-of-player = { $player }: { $what }
table-unforeseen = Lo que venga después no se sabe antes: no se puede deshacer.
table-confirm = Confirmar
table-confirm-end = Con esto acaba tu turno.
table-confirm-go = Acabar mi turno
table-confirm-not = Todavía no
table-press-lost = No ha contado: la mesa ha cambiado justo antes.
table-going-press = Cuenta en un momento: pulsa otra vez para hacerlo ya.
table-going-forced = Por sí solo: no hay nada que decidir.
table-going-press-brief = Cuenta en un momento.
table-going-forced-brief = Por sí solo.
table-actions = Lo que puedes hacer
table-log = Registro
table-log-empty = Aún no ha pasado nada.
table-log-beginning = El comienzo
table-look-back = Mostrar la mesa en este momento
table-past = Un momento anterior
table-past-asked = Te toca. Esto es un momento anterior.
table-past-bots = Juegan los bots
table-past-play = Reproducir desde aquí
table-past-first = Al principio
table-past-pace = Velocidad
table-past-pause = Pausa
table-past-back = Un paso atrás
table-past-forward = Un paso adelante
table-past-now = Volver al presente
table-since = Desde tu último turno
table-since-more = { $count } más
table-since-fewer = Menos
table-lately = Lo último que ha pasado
table-replay = Ver otra vez
table-replay-stop = Parar
table-players = Jugadores
table-players-look = Pulsa a alguien para ver lo suyo.
people-title = La gente de la mesa
people-open = Jugadores: quién está, bots en su lugar
people-help = Quien tenga que irse puede dejar que un bot juegue en su lugar y volver a jugar cuando quiera. Por quienes lleven medio minuto ausentes puede hacerlo el anfitrión; pasado un rato, cualquiera de la mesa.
people-patience =
    { $seconds ->
        [0] En esta mesa solo puede el anfitrión.
       *[other] En esta mesa, { $after }.
    }
people-help-turns = Entre turnos nadie tiene que estar aquí. Quien vaya a faltar mucho puede dejar que un bot juegue en su lugar y volver a jugar cuando quiera.
people-swift = Nadie más decide aquí: si un bot juega por ti, el resto de la partida acaba en segundos.
people-bot-for-you = Un bot juega por ti
people-played-by = un bot ({ $bot }) juega en su lugar
people-level = bot, { $bot }
people-take-back = Volver a jugar
people-log-handed = Desde aquí un bot ({ $bot }) juega por { $player }.
people-log-back = { $player } vuelve a jugar.
people-hand-over = Que juegue un bot
people-hand-over-wait = Un bot podrá jugar en su lugar dentro de { $wait }.
table-sleeps = Donde solo deciden bots, la partida sigue únicamente mientras alguien mira; si no, duerme.
table-over = La partida ha terminado.
table-again = Otra partida
table-again-help = Una mesa nueva con los mismos jugadores y opciones
table-record = Descargar la partida
table-record-help = La partida entera en un archivo; se puede reproducir y comprobar.
table-commitment = Huella de la mezcla
table-commitment-help = Es el SHA-256 de los bytes de la clave y estuvo a la vista desde el principio. Al terminar se muestra la clave, y cualquiera puede comprobar que nadie ha tocado nada.
table-key = Clave
table-verify = Comprobar
table-verify-right = Los bytes de la clave tienen esta huella: la mezcla es la que quedó fijada antes de la primera jugada.
table-verify-wrong = Los bytes de la clave tienen otra huella: no es la mezcla que quedó fijada antes de la primera jugada.
table-verify-impossible = Este navegador solo calcula huellas en páginas seguras (https). Cualquier herramienta de SHA-256 hace lo mismo.
table-components = Material
table-set = Conjunto de material
table-set-unnamed = no es el habitual
table-set-gone = ya no se guarda aquí
table-set-bots = Lo que los bots y el análisis han aprendido viene de partidas con el conjunto habitual.
table-options = Opciones
table-options-all = Todas las opciones
table-options-rest = Las demás opciones, como siempre
table-public = visible en el vestíbulo
table-private = solo con el enlace
table-animation-skip = Mostrar ya

## Práctica

practice-play-on = Practicar desde aquí
practice-about = En una mesa tuya, contra bots, desde la jugada { $move }. Es práctica y no cuenta.
practice-chance = Dados y cartas salen como salieron en aquella partida, mientras nadie los pida en otro orden.
practice-seat = Tu asiento
practice-seat-acts = { $player } (le toca decidir)
practice-go = Seguir jugando
practice-short = Práctica
practice-move = Práctica desde la jugada { $move }
practice-log = Desde aquí es práctica.
practice-from = Práctica desde la jugada { $move } de otra partida
practice-from-file = Práctica desde la jugada { $move } de una partida guardada
practice-counts = No cuenta, y la partida guardada lo dice.
practice-source = A aquella partida
practice-again = Empezar otra vez desde allí
practice-what-if = ¿Y si…?
practice-what-if-help = Vuelve a tu última decisión. Desde cualquier momento anterior puedes seguir jugando contra bots.
record-title = Abrir una partida guardada
record-help = Una partida guardada en un archivo: sigue jugando desde cualquiera de sus jugadas, contra bots.
record-file = Archivo de la partida
file-choose = Elegir un archivo
record-person = persona
record-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
record-unfinished = sin terminar
record-ply = Después de la jugada número
record-ply-help = Desde 0, el principio, hasta { $last }. Vacío: donde tu asiento decidió por última vez. En la mesa puedes mirar cualquier momento anterior y seguir jugando también desde allí.

## Conexión

connection-live = Conectado
connection-connecting = Conectando…
connection-lost = Se ha perdido la conexión. Intentándolo de nuevo…
connection-back = Conectado de nuevo.
connection-sending = Enviando…
connection-stale = La mesa ha seguido adelante: esta es la última posición.

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-theme = Aspecto
settings-theme-auto = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Movimiento
settings-motion-auto = Como el dispositivo
settings-motion-full = Todas las animaciones
settings-motion-reduced = Pocas animaciones
settings-pace = Jugadas de los demás
settings-pace-slow = Despacio
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-scenes = Mostrar las puntuaciones como escena
settings-shortcuts = Letras como atajos de teclado
settings-ending = Paso que no se puede deshacer
settings-ending-window = cuenta un momento después
settings-ending-hold = mantener pulsado el botón
settings-ending-now = cuenta al instante
settings-ending-help = Hasta entonces lo detiene Escape o «Deshacer», y otra pulsación en el mismo sitio lo hace al instante.
settings-forced = Hacer por sí solo lo que nadie tiene que decidir
settings-sparing = No preguntar ni la primera vez cuando solo se podría usar una mercancía o un tejado
settings-sound = Sonido cuando te toca
settings-saved = Guardado en este dispositivo; los demás que tienes también lo ven.
settings-calendar = Horas de descanso, fin de semana y vacaciones

## Teclado

keys-title = Teclado
keys-help = Todo se puede hacer con el teclado.
keys-tab = Tabulador
keys-tab-does = siguiente acción o control
keys-arrows = Flechas
keys-arrows-does = moverse entre las acciones de un grupo o por el tablero
keys-enter = Intro o espacio
keys-enter-does = hacerlo
keys-escape = Esc
keys-escape-does = cerrar o deshacer
keys-undo-does = deshacer
keys-help-does = esta ayuda
keys-log-does = al registro
keys-bar-does = a lo que puedes hacer ahora
keys-end = Inicio, Fin
keys-end-does = primero o último de un grupo

## Avisos cuando algo no se puede hacer

error-title = No ha funcionado
error-unknown = Algo ha salido mal. Inténtalo de nuevo.
error-offline = No se puede acceder al servidor.
error-stale = Entretanto la mesa ha seguido adelante. Esta es la última posición.
error-terms-changed = El anfitrión ha cambiado la mesa entretanto. Así está ahora.
error-illegal = Eso no es posible aquí.
error-not-found = Esto no existe (o ya no).
error-table-not-found = Esa mesa no existe (o ya no).
error-game-unknown = Aquí no se conoce ese juego.
error-bad-request = No se ha entendido la petición.
error-name = Este nombre no se puede mostrar. Elige de 1 a 30 caracteres, entre ellos una letra o una cifra.
error-not-your-seat = Ese asiento no es tuyo.
error-not-your-turn = No te toca.
error-seat-taken = Aquí ya se sienta alguien.
error-not-open = La partida ya ha empezado.
error-not-running = La partida no está en curso.
error-not-over = La partida sigue en curso.
error-record = Esto no es una partida guardada, o está dañada.
error-not-host = Eso solo puede hacerlo el anfitrión de la mesa.
error-bot-plays = Un bot juega por ti: primero vuelve a jugar tú.
error-still-there = Quien se sienta ahí está presente, o no lleva bastante tiempo ausente.
error-rules-preparing = Este juego aún se está preparando. Podrá empezar en un minuto, más o menos.
error-rules-failed = El juego de esta mesa no se puede jugar en este servidor: no se pudieron preparar sus reglas. De la mesa no se pierde nada. Quien administra el servidor encontrará la causa en su registro; de vez en cuando se vuelve a intentar solo.
error-rules-changed = Las reglas han cambiado y lo jugado aquí ya no es posible. La partida guardada se conserva.
error-components-changed = Desde que se abrió esta mesa se han corregido las losetas y cartas de este servidor. Abre una mesa nueva, por favor.
error-set-refused = Con ese conjunto de material no se puede jugar.
error-set-broken = El archivo no es ni JSON ni TOML, o algo en él no está cerrado.
error-set-deep = En el archivo hay demasiadas cosas unas dentro de otras.
error-set-no-text = El archivo no es un texto.
error-set-unknown = Ese conjunto de material no se guarda aquí.
error-seats-missing = Aún quedan asientos sin ocupar.
error-not-agreed = Alguien no ha aceptado todavía lo que se cambió.
error-undo-impossible = Eso ya no se puede deshacer.
error-csrf = Tu sesión se ha renovado. Inténtalo de nuevo.
error-too-many = Demasiadas peticiones. Espera un momento.
error-too-many-hints = Se han pedido demasiados consejos. Espera un momento o decide por tu cuenta.
error-too-many-analyses = Se están analizando demasiadas partidas. Vuelve a pedirlo dentro de un rato.
error-too-many-replays = Se están repitiendo demasiadas partidas, para mirar atrás o practicar. Espera un momento.
error-too-many-tables = Desde aquí se han abierto demasiadas mesas nuevas. Vuelve más tarde.
error-too-many-streams = Desde aquí hay demasiadas mesas abiertas a la vez. Cierra algunas páginas o espera un momento.
error-too-large = Eso es demasiado de una vez.
error-chain-reveals = Uno de estos pasos revela algo: lo que sigue se elige solo después.
error-disk-full = El disco del servidor está lleno: ahora no se puede guardar nada.
error-storage-busy = El almacenamiento del servidor está ocupado en este momento.
error-storage-away = La base de datos del servidor no responde en este momento. Mira si ya se ha hecho antes de repetirlo.
error-storage-damaged = El almacenamiento del servidor está dañado. Debe repararlo quien administra el servidor.
error-storage = El servidor no puede guardar nada en este momento.
error-table-damaged = Lo guardado de esta mesa está dañado y la mesa no se puede abrir. No afecta a las demás.
error-host-unknown = Este servidor no responde en esta dirección.
error-timeout = La petición ha tardado demasiado en llegar al servidor.
error-server = El servidor ha cometido un error. Inténtalo de nuevo.

## Páginas de reglas

rules-title = Reglas de { $game }
rules-short = En breve
rules-full = Completas
rules-rulings = Interpretaciones
rules-rulings-help = Donde el reglamento calla, aquí vale lo siguiente.
rules-contents = Contenido
rules-components = Material
rules-components-help = De dónde sale cada dato impreso. Si tienes el juego, corrige lo que sea distinto en tu ejemplar.
rules-source = Fuente
rules-source-every = todas las fuentes
rules-find = Buscar
rules-kind = Tipo
rules-kind-every = todo
rules-source-nobody = sin confirmar por nadie
rules-found = se muestran { $count } de { $of }
rules-source-rules = reglamento
rules-source-rules-help = Lo dice el reglamento.
rules-source-public = público
rules-source-public-help = Coinciden en ello reseñas o ayudas públicas.
rules-source-inferred = deducido
rules-source-inferred-help = Se sigue de datos conocidos.
rules-source-reconstructed = reconstruido
rules-source-reconstructed-help = No se encuentra en ninguna parte: un sustituto con los totales correctos.
rules-source-box = de la caja
rules-source-box-help = Leído en un ejemplar del juego.
rules-fingerprint = Huella de este material
rules-own-words = Contado con palabras propias; lo que manda es el reglamento de la editorial.

## El taller: lo impreso, corregido por quien tiene la caja

workshop-title = Lo impreso
workshop-lead = Algunos datos de las cartas y los tableros están reconstruidos. Si tienes el juego, escribe lo que pone en tu ejemplar: el resultado es un conjunto tuyo, y puedes abrir mesas con él.
workshop-own = ¿Tienes alguno de los juegos? Escribe lo que pone en tu ejemplar:
workshop-own-rules = Corregir lo impreso
workshop-correct = Corregir
workshop-mine = Mis conjuntos de material
workshop-no-sets = Aún no tienes ningún conjunto.
workshop-kept-here = Tus conjuntos se guardan solo en este navegador. Guarda también un archivo de cada uno: se puede leer en cualquier dispositivo y en cualquier servidor.
workshop-new = Un conjunto nuevo
workshop-new-help = Empieza como el conjunto habitual; cambias solo lo que es distinto en tu ejemplar.
workshop-name = Nombre
workshop-unnamed = Mi caja
workshop-begin = Empezar
workshop-import = De un archivo
workshop-file = Archivo de un conjunto
workshop-import-help = JSON o TOML, entero o solo lo que corrige. También puedes soltarlo aquí.
workshop-export = Guardar como archivo
workshop-play = Jugar con este conjunto
workshop-rename = Cambiar el nombre
workshop-duplicate = Duplicar
workshop-remove = Borrar
workshop-remove-title = ¿Borrar «{ $name }»?
workshop-remove-help = Las mesas que se abrieron con él lo conservan. Lo que solo está aquí desaparece para siempre.
workshop-is-draft = borrador
workshop-draft =
    { $count ->
        [one] Un borrador: algo no está bien todavía, así que nadie puede jugar con él.
       *[other] Un borrador: { $count } datos no están bien todavía, así que nadie puede jugar con él.
    }
workshop-corrected = corregido: { $count }
workshop-unseen = sin confirmar: { $count } de { $all }
workshop-full = Este navegador no guarda nada más. Guarda el conjunto como archivo antes de dejar esta página.
workshop-unchecked = Ahora mismo no se ha podido comprobar el conjunto. Está guardado y se comprobará con el próximo cambio.
workshop-beside = Este conjunto se ha cambiado en otra pestaña. Lo que tienes aquí se guarda aparte, con un nombre propio.
workshop-damaged = Un conjunto de este navegador está dañado y no se puede leer. Puedes guardar su texto como archivo.
workshop-not-here = Este juego no declara nada que se pueda corregir aquí. Un archivo sí puede: consulta la documentación.
workshop-no-set = Este navegador no tiene ese conjunto.
workshop-things = Todo
workshop-find = Buscar
workshop-only = Mostrar
workshop-only-all = todo
workshop-only-unseen = sin confirmar
workshop-only-corrected = corregido
workshop-only-wrong = aún no está bien
workshop-none-found = Nada coincide.
workshop-previous = Anterior
workshop-next = Siguiente
workshop-next-unseen = Siguiente sin confirmar ({ $count })
workshop-confirm = Así pone en mi ejemplar
workshop-confirm-help = Todo pone así en mi ejemplar; pasar al siguiente
workshop-so = Así pone
workshop-undo = Deshacer
workshop-redo = Rehacer
workshop-revert = Como siempre
workshop-copy = Copiar de …
workshop-keys = Los dígitos eligen, Intro pasa al campo siguiente, Av Pág a lo siguiente, Alt con Av Pág a lo siguiente sin confirmar, Ctrl con Intro confirma todo y sigue, Ctrl con Z deshace. En una fila de símbolos el primer dígito empieza de nuevo, y Retroceso quita el último.
workshop-chosen = { $field }, elegido
workshop-nothing = nada
workshop-more = uno más
workshop-add = { $field }: añadir
workshop-which = qué
workshop-how-many = cuántos: { $what }
workshop-take-away = Quitar: { $what }
workshop-wrong-exactly = Exactamente { $count }.
workshop-wrong-name = Un nombre que empiece por una letra.

## What is wrong with a set

fault-number-range = Un número de { $least } a { $most }.
fault-one-of = Elige uno.
fault-some-of = Elige al menos uno.
fault-amount = De { $fewest } a { $most }.
fault-different = De { $fewest } a { $most }, todos distintos.
fault-different-exactly = Exactamente { $count }, todos distintos.
fault-different-numbers = Exactamente { $count }, cada uno de { $least } a { $most }, todos distintos.
fault-numbers = Exactamente { $count }, cada uno de { $least } a { $most }.
fault-number-each = En cada uno, un número de { $least } a { $most }.
fault-number-once = Nada más tiene este número, y va de 1 a { $most }.
fault-each-once = Cada uno exactamente una vez: { $count }.
fault-rising = Exactamente { $count }, ninguno menor que el anterior.
fault-twice = Este número está dos veces.
fault-how-many = En total deben ser: { $count }; ahora son: { $found }.
fault-by-rules = Lo que pone aquí lo dicen las reglas; no se puede cambiar.
fault-yes-or-no = Sí o no, nada más.
fault-shape = Aquí falta algo, o sobra.
fault-missing = Falta una parte del conjunto.
fault-unknown = El archivo dice aquí algo que el juego no conoce.
fault-mark = No se dice de dónde viene esto.
fault-marks = No está bien indicado de dónde viene cada parte.
fault-set-name = Un nombre sin < ni >; caracteres, como mucho: { $most }.
fault-set-game = Este conjunto es de otro juego.
fault-layout = El archivo está hecho como para otra versión; empieza con uno nuevo.
create-set-usual = el habitual
create-set-mine = { $name } (mío)

## El terminal

cli-welcome = { $game } en el terminal. Escribe un número o las palabras que lo acompañan; h muestra las órdenes.
cli-player = Jugador { $number }
cli-bot-player = Bot { $number } ({ $bot })
cli-help =
    Órdenes:
    un número o sus palabras: hacer eso
    u: deshacer el último paso
    b: leer la mesa de nuevo
    e: leer lo que ha pasado hasta ahora
    h: esta ayuda
    q: dejar la partida
cli-turn = { $player }, te toca.
cli-what = ¿Qué haces?
cli-choice = { $number }: { $text } ({ $notation })
cli-unknown = Aquí no existe la acción { $text }. Elige un número de 1 a { $count }, o h para la ayuda.
cli-undone = Deshecho.
cli-undo-none = Aquí no se puede deshacer nada.
cli-confirm = Con esto acaba tu turno y ya no se podrá deshacer. y: seguir; cualquier otra cosa: todavía no
cli-pass = Pasa el dispositivo a { $player } y pulsa Intro.
cli-over = La partida ha terminado.
cli-result = { $player }: { $points }
cli-won =
    { $count ->
        [one] Ha ganado { $players }.
       *[other] Comparten la victoria { $players }.
    }
cli-left = Has dejado la partida.
cli-saved = La partida está guardada en { $file }.

table-parts = Partes de la mesa
table-part-lit = ahí se puede hacer algo
table-part-able = ahí se puede usar algo en cualquier momento

## El final de una partida

end-title = El final
end-won = ¡Has ganado!
end-winners =
    { $count ->
        [one] ¡Gana { $winners }!
       *[other] ¡Comparten la victoria { $winners }!
    }
end-alone-won =
    { $points ->
        [one] Ganado: { $points } punto, la meta es { $mark }.
       *[other] Ganado: { $points } puntos, la meta es { $mark }.
    }
end-alone-lost =
    { $points ->
        [one] Perdido: { $points } punto, la meta es { $mark }.
       *[other] Perdido: { $points } puntos, la meta es { $mark }.
    }
end-alone-above =
    { $points ->
        [0] Justo en la meta
        [one] { $points } punto por encima de la meta
       *[other] { $points } puntos por encima de la meta
    }
end-alone-below =
    { $points ->
        [one] { $points } punto por debajo de la meta
       *[other] { $points } puntos por debajo de la meta
    }
end-alone-scale = { $player } tiene { $points }, la meta es { $mark }
end-podium = Puestos
end-place = Puesto { $place }
end-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
end-sources = Puntos por origen
end-total = Total
end-show = Cómo acabó
end-watch = Ver la partida otra vez
end-close = Ver la mesa
end-follow = A la nueva mesa
end-follow-waits = Una nueva mesa con los mismos jugadores te espera.
end-follow-watch = Los mismos jugadores tienen una nueva mesa.
end-proof = Partida guardada y juego limpio

## Pistas para una primera partida

guide-title = Primera partida
guide-waiting = Otros están decidiendo. Sus jugadas están en el registro, y al pulsar cualquier cosa de la mesa se lee qué es.
guide-past = Así estaba la mesa. «{ table-past-now }» lleva a lo que hay que hacer.
guide-off = Sin pistas
guide-off-help = Los ajustes las traen de vuelta.
settings-guide = Pistas
settings-guide-first = En tu primera partida
settings-guide-always = Siempre
settings-guide-never = Nunca

## Los símbolos

symbols-title = Símbolos
symbols-open = Símbolos de este juego
symbols-hold = Mantén el dedo sobre algo de la mesa, por ejemplo la línea de un jugador, y te dice qué hay ahí.
symbols-point = ¿Qué es esto? Señala algo de la mesa
symbols-pointing = Pulsa ahora cualquier cosa de la mesa para leer qué significan sus símbolos. Esc termina.
symbols-none = Aquí no hay ningún símbolo.
keys-symbols-does = todos los símbolos de este juego

## Consejo para quien tiene el turno

advice-ask = ¿Qué harías tú?
advice-title = Consejo
advice-thinking = Pensando…
advice-sure = Estimaciones de un bot que no sabe más que tú.
advice-show = Mostrar en la mesa
advice-do = Hacerlo
advice-at-once =
    { $points ->
        [one] { $points } punto ya
       *[other] { $points } puntos ya
    }
advice-expected = unos { end-points } al final
advice-chance = victoria: { $percent } %
advice-equal = igual de bueno
advice-later = rinde más tarde
advice-most = más puntos propios
advice-chance-alone = solo habla a su favor la probabilidad de ganar
advice-prevents =
    { $points ->
        [one] le quita a { $player } cerca de { $points } punto
       *[other] le quita a { $player } cerca de { $points } puntos
    }
create-hints = Se puede pedir consejo
create-hints-help = Un bot dice entonces qué haría, solo a quien pregunta.
table-hints = se puede pedir consejo
table-hints-none = sin consejos
keys-advice-does = ¿qué harías tú?
error-no-hints = En esta mesa no se dan consejos.

## Una partida explicada

explain-open = Explicar la partida
explain-title = La partida explicada
explain-thinking = Se vuelve a pensar cada decisión: { $percent } % …
explain-measure = Qué muestran las líneas
explain-chances = Probabilidad de ganar
explain-strong = Probabilidad si todos jugaran con fuerza
explain-points = Puntos esperados
explain-percent = { $percent } %
explain-score = { $value } (hasta ahora { $score })
explain-end = el final
explain-mistakes = Las decisiones más caras
explain-mistakes-none = Nadie regaló nada que un bot hubiera notado.
explain-cost =
    { $points ->
        [one] { $points } punto regalado
       *[other] { $points } puntos regalados
    }
explain-chance-lost = probabilidad de ganar −{ $percent } %
explain-better = Mejor: { $what }
explain-elsewhere = { $what }, pero en otro lugar
explain-why = Por qué: { $facts }.
explain-why-now =
    { $points ->
        [one] { $points } punto más ya
       *[other] { $points } puntos más ya
    }
explain-why-less =
    { $points ->
        [one] { $points } punto menos ya
       *[other] { $points } puntos menos ya
    }
explain-why-soon =
    { $points ->
        [one] cerca de { $points } punto más en los pasos siguientes
       *[other] cerca de { $points } puntos más en los pasos siguientes
    }
explain-why-late =
    { $points ->
        [one] deja abierto cerca de { $points } punto para más tarde
       *[other] deja abiertos cerca de { $points } puntos para más tarde
    }
explain-why-chance = deja abierto un poco más
explain-then = Después quizá: { $what }
explain-best = El bot habría hecho lo mismo.
explain-back = Volver al análisis
explain-turns = Dónde giró la partida
explain-turns-none = No giró nunca: estuvo igualada o se decidió pronto.
explain-turned = { $player } tenía una probabilidad del { $before } %, después del { $after } %.
explain-by-luck = por suerte
explain-by-play = por juego
explain-balance = Suerte y juego, en puntos
explain-level = juega como: { $bot }
explain-result = Resultado
explain-luck = Suerte
explain-luck-help = Suerte: lo que trajeron dados y cartas frente a lo esperado, nunca más de lo que el resultado admite.
explain-lost = Regalado
explain-lost-help = Regalado: lo que habrían valido de más las mejores decisiones, nunca más de lo que aún se podía conseguir.
explain-here =
    { $measure ->
        [points] Puntos de esta mesa, tal como estos jugadores jugaron en toda la partida.
        [strong] Probabilidades si desde ahí todos jugaran con fuerza, hicieran lo que hicieran en esta partida.
       *[chances] Probabilidades de esta mesa, tal como estos jugadores jugaron en toda la partida: quien regaló mucho empieza bajo.
    }
explain-sure = Son estimaciones de un bot que pensó cerca de una centésima de segundo en cada decisión y que de cada jugador solo sabía lo que ese jugador podía saber. Unas décimas de punto están dentro de su error.
explain-values = Todos los valores en una tabla
explain-when = Cuándo

## Cómo piensan los bots

bots-title = Cómo piensan los bots
bots-lead = Los bots de esta casa juegan con las mismas reglas que tú, no ven más de lo que verías en su lugar y son iguales en cualquier equipo.
bots-levels = Quiénes son
bots-know = Qué saben
bots-know-text = Antes de preguntar a un bot, todo lo que su asiento no puede saber se baraja y se reparte de nuevo: otras manos, cartas por venir, elecciones secretas. Ningún bot, lo escriba quien lo escriba, puede mirar lo que hay de verdad. Lo que tiene que adivinar, lo adivina una y otra vez.
bots-think = Cómo deciden
bots-think-text = Codicioso mira cada acción por separado y toma la que más vale. Rápido, Fuerte y Maestro prueban: imaginan cómo puede estar lo oculto, juegan algunos turnos por todos y miran cómo suele acabar. Lo que va bien se prueba más. Se distinguen sobre todo en cuánto prueban, no en lo que se les dice.
bots-learn = De dónde lo sacan
bots-learn-text = Cuántos puntos dará aún una posición lo aprendieron en millones de partidas contra sí mismos. Un juicio nuevo sustituye al anterior solo cuando le ha ganado.
bots-advice = Qué significa un consejo
bots-advice-text = «{ advice-ask }» pregunta a uno de esos bots durante una fracción de segundo. De cada acción dice qué probabilidad tienes de ganar, qué da enseguida, cuántos puntos tendrías más o menos al final y qué quita a los demás. Los consejos se ordenan solo por la probabilidad de ganar (quien juega en solitario: por puntos); donde es igual, uno es tan bueno como el otro. Nadie más sabe que has preguntado ni qué se te dijo. Si se puede preguntar lo decide quien abre la mesa.
bots-analysis = Qué significa un análisis
bots-analysis-text = Cuando una partida ha acabado, se vuelve a pensar cada decisión, solo con lo que su jugador podía saber entonces. Las líneas muestran cómo parecía que iba a acabar en esta mesa: con cuánta fuerza ha jugado cada uno se juzga por lo que regalaron sus decisiones, y se supone que sigue así. Otras líneas suponen que todos juegan con fuerza. Un salto en una decisión es juego; un salto cuando salen dados o cartas es suerte. Las decisiones más caras son las que más regalaron: cuánto menor fue la ventaja esperada que tras la mejor acción, pero nunca más de lo que aún se podía conseguir. Lo que aún se podía hacer más tarde cuenta donde se dejó de hacer por última vez.
bots-sure = Cuánta certeza hay
bots-sure-text = Son estimaciones, no verdades. Unas décimas de punto están dentro del error; al principio de la partida, también uno o dos puntos. Un consejo supone que todos juegan con fuerza; un análisis, no. Una decisión que el bot encuentra cara puede haber sido un buen plan que no ve. Su «mejor» es la opinión de un rival fuerte que tuvo poco tiempo.

# The table of a game without screens of its own.
default-prompt = Elige qué hacer.
default-waiting = Esperando a { $players }.
default-confirm = ¿Hacerlo? No se puede deshacer.
default-table = Mesa
default-other = Otra cosa
default-cells = Lugares
default-these = Tomar { $numbers }
