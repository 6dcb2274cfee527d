### Lo que todos los juegos comparten: la casa, su vestíbulo y sus mesas, los ajustes, los avisos.

## La casa

app-name = Tertulia
app-skip = Ir al contenido
app-nav = Menú principal
nav-play = Jugar
nav-watch = Ver
nav-learn = Aprender
nav-people = Jugadores
nav-turns =
    { $count ->
        [one] turno tuyo
       *[other] turnos tuyos
    }
nav-online = { $count } en línea
nav-unread =
    { $count ->
        [one] notificación sin leer
       *[other] notificaciones sin leer
    }
nav-sign-in = Iniciar sesión
menu-open = menú de la cuenta
menu-notifications = Notificaciones
menu-status = Estado de la cuenta
menu-sign-out = Cerrar sesión
app-home = Vestíbulo
app-rules = Reglas
app-settings = Ajustes
app-you = Cuenta
app-you-more = Cuenta
app-close = Cerrar
app-cancel = Cancelar
app-ok = Aceptar
app-yes = Sí
app-no = No
app-more = Más
app-copy = Copiar
app-copied = Copiado
link-by-hand = No se pudo copiar. Copia en su lugar la dirección de esta página.
app-loading = Cargando…
app-not-translated = La mesa no se traduce automáticamente para que sus números sean correctos. Está disponible en estos idiomas:
app-retry = Intentar de nuevo
app-not-found = Página no encontrada.
app-part-missing = No se ha podido cargar una parte de esta página. Puede que el sitio se haya actualizado.
app-reload = Recargar la página
app-unofficial = Tertulia es un proyecto independiente y no oficial, sin relación con los autores ni las editoriales de los juegos; todos los dibujos y textos son propios.
app-source = Software libre con licencia MIT
app-fonts = Fuentes: Alegreya y Source Sans 3, SIL Open Font License
site-pages = Sobre este sitio
site-imprint = Aviso legal
site-privacy = Privacidad
site-contact = Contacto
app-title-table = { $game }: mesa – Tertulia
app-title-analysis = { $game }: análisis – Tertulia
app-title-your-turn = Te toca – { $game }

## Tú

me-name = Tu nombre
me-name-help = Los demás lo ven en la mesa. De 1 a 30 caracteres.
me-name-save = Guardar nombre
me-rename = Cambiar el nombre

## Vestíbulo

lobby-title = Vestíbulo
lesson-continue = Continuar
lesson-page = Primera partida guiada
learn-title = Aprender a jugar
lobby-quick = Jugar contra bots
lobby-watch-bots = Ver jugar a los bots
lobby-quick-help = tú y tres bots
lobby-preparing = Preparando el juego (solo la primera vez): { $percent } %
lobby-unplayable = Este juego no está disponible: el servidor no pudo preparar sus reglas. Lo vuelve a intentar de vez en cuando; la causa está en el registro del servidor. Los demás juegos funcionan.
lobby-open = Mesas abiertas
lobby-running = Partidas en curso
lobby-none = Ahora mismo no hay mesas abiertas.
lobby-seats-free =
    { $count ->
        [0] ningún asiento libre
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
lobby-join = Unirse
lobby-watch = Ver
lobby-return = Ir a la mesa
lobby-finished = Terminada
lobby-asleep = inactiva
lobby-turns = Te toca ({ $count })
lobby-waiting = Les toca a otros
lobby-over = Partidas terminadas
lobby-round = ronda { $round }
lobby-turn-of = turno de { $players }
lobby-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
lobby-last = última jugada { $ago }
lobby-last-now = última jugada ahora mismo
lobby-go = Jugar
lobby-for = { $from }–{ $to } jugadores
lobby-minutes = { $from }–{ $to } min
lobby-weight-light = ligero
lobby-weight-medium = medio
lobby-weight-heavy = complejo
lobby-put-aside = Ocultar mesa: { $game }
lobby-put-back = Mostrar
lobby-aside = Mesas ocultas ({ $count })
lobby-more =
    { $count ->
        [one] Mostrar { $count } mesa más
       *[other] Mostrar { $count } mesas más
    }
turns-next = Siguiente mesa
turns-next-help =
    { $count ->
        [one] Te toca en otra mesa
       *[other] Te toca en otras { $count } mesas
    }

## Inicio, mesa nueva y otras páginas

home-title = Buenos juegos de mesa, cualquier noche
home-lead = Juega a { $games } en el navegador: contra bots, con amigos o con otros jugadores. Gratis y sin cuenta.
home-guided = Jugar una primera partida guiada
home-waiting =
    { $count ->
        [one] { $count } mesa abierta
       *[other] { $count } mesas abiertas
    }
home-find = Buscar rivales
home-left = Tiempo: { $time }
home-start = Empezar una partida
home-more-turns = Más partidas en las que te toca
home-here = Chat
watch-none = Ahora mismo no hay partidas en curso.
files-title = Partidas guardadas y componentes
home-players = Ahora en línea
home-playing = jugando a { $game }
home-waiting-at = esperando en una mesa: { $game }
home-more-players = y { $count } más
people-last-online = Última vez en línea: { $when }
people-known = Jugadores con los que has jugado
people-none = Todavía no hay jugadores. Después de una partida con otras personas, aparecerán aquí.
new-add-open = Añadir asiento libre
new-add-bot = Añadir bot
new-who = Quién puede unirse
new-who-anyone = Cualquiera: la mesa aparece en la lista
new-who-link = Solo quien tenga el enlace
new-summary-title = Resumen
new-summary =
    { $count ->
        [one] Un jugador: { $who }.
       *[other] { $count } jugadores: { $who }.
    }
new-summary-me = tú
new-summary-open =
    { $count ->
        [one] un asiento libre
       *[other] { $count } asientos libres
    }
new-summary-bot =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
new-summary-device =
    { $count ->
        [one] un jugador en este dispositivo
       *[other] { $count } jugadores en este dispositivo
    }
new-anyone = Cualquiera puede unirse.
new-link = Solo puede unirse quien tenga el enlace.
new-starts-full = Tú empiezas la partida cuando estén los jugadores.
new-starts-now = La partida empieza enseguida.

## Abrir una mesa

create-title = Nueva mesa
create-game = Juego
create-seats = Jugadores
create-seat = Asiento { $seat }
create-seat-add = Añadir un asiento
create-seat-remove = Quitar el asiento { $seat }
create-seat-kind = ¿Quién juega aquí?
create-seat-me = Yo
create-seat-open = Asiento libre
create-seat-bot = Bot
create-seat-device = Otro jugador en este dispositivo
create-seat-name = Nombre del jugador del asiento { $seat }
create-bot = Nivel
create-options = Opciones
create-options-more = Más opciones
create-patience = Si un jugador está ausente
create-patience-120 = a los 2 minutos
create-patience-600 = a los 10 minutos
create-patience-3600 = pasada una hora
create-patience-86400 = pasado un día
create-patience-604800 = pasada una semana
create-patience-0 = solo el anfitrión
create-patience-help = A partir de entonces, cualquier jugador de la mesa puede poner un bot a jugar en su lugar hasta que vuelva. El anfitrión puede hacerlo a los 30 segundos.
create-pace = Control de tiempo
create-substitute = Bot suplente
create-go = Abrir mesa
bot-random = Al azar
bot-random-help = hace cualquier jugada permitida
bot-learner = Principiante
bot-learner-help = amable; no siempre ve la mejor jugada
bot-greedy = Codicioso
bot-greedy-help = hace la mejor jugada del momento y no planifica
bot-quick = Rápido
bot-quick-help = piensa un poco por adelantado
bot-strong = Fuerte
bot-strong-help = piensa por adelantado; es difícil ganarle
bot-master = Maestro
bot-master-help = es el que más piensa: hasta un segundo por jugada
bot-name = Bot ({ $bot })
bot-marked = { $player } (bot)

## Una mesa

table-share = Invitar
table-share-help = Cualquiera que tenga este enlace puede unirse o mirar.
table-share-link = Enlace a la mesa
table-share-by-hand = El enlace está seleccionado: cópialo con tu navegador.
table-share-code = Código QR del enlace: escanéalo con el móvil
table-share-alone = Por ahora el enlace solo funciona en este equipo. Para jugar con otros en tu red, inicia el servidor con --host 0.0.0.0.
table-share-mail = Correo
table-share-mail-subject = Únete a mi mesa: { $game }
table-share-mail-text = ¿Jugamos a { $game }? Abre este enlace y únete. No hace falta cuenta.
table-share-hand = Compartir
table-tell = Avisarme cuando me toque
table-onlooker = Eres espectador. ¿Es tuyo uno de estos asientos?
table-onlooker-sign-in = Iniciar sesión
table-start = Empezar partida
table-start-wait-seats = La partida puede empezar cuando todos los asientos estén ocupados.
table-start-wait-agreed = La partida puede empezar cuando todos lo acepten.
table-start-wait-both = La partida puede empezar cuando todos los asientos estén ocupados y todos lo acepten.
table-start-fewer =
    { $count ->
        [one] Empezar con un jugador
       *[other] Empezar con { $count } jugadores
    }
table-fill = Añadir bot
table-free = Liberar el asiento
table-wait-host = Esperando a que { $name } empiece la partida.
table-wait-start = Esperando a que empiece la partida.
table-host-away = El anfitrión está ausente. Si no vuelve, cualquier jugador de la mesa puede pasar a ser el anfitrión.
table-take-over = Ser anfitrión
table-wait-seats =
    { $count ->
        [one] Falta { $count } jugador.
       *[other] Faltan { $count } jugadores.
    }
table-leave = Dejar la mesa
table-leave-confirm = ¿Dejar la mesa? Otra persona podrá ocupar tu asiento.
table-leave-running = Puedes volver cuando quieras.
table-seat = Asiento { $seat }
person-deleted = Cuenta eliminada
table-seat-you = tú
table-seat-bot = bot
table-seat-device = en este dispositivo
table-seat-online = en línea
table-seat-offline = ausente
table-watching = Eres espectador.
table-playing-as = Juegas como { $player }
table-pass-device = Pasa el dispositivo a { $player }
table-pass-device-help = Al continuar se verá la mano de { $player }.
table-pass-device-go = Soy { $player }
table-show-hand = Mostrar mi mano
table-your-turn = Te toca
table-undo = Deshacer
table-undo-help = Deshacer tu último paso
table-chain = Tus pasos en este turno
table-chain-back = Deshacer hasta aquí: { $step }
table-repeat = Tu jugada aún no está guardada. Se volverá a enviar automáticamente.
table-repeat-stop = No enviar más
table-repeat-stopped = La jugada no se volverá a enviar.
table-price = Precio: { $what }
table-brings = Recibes: { $what }
table-of-player = { $player }: { $what }
table-unforeseen = Esto revela algo nuevo, así que no se puede deshacer.
table-confirm = Confirmar
table-confirm-end = Con esto termina tu turno.
table-confirm-go = Terminar turno
table-confirm-not = Todavía no
table-press-lost = No se ha enviado: la mesa cambió justo antes.
table-going-press = Se enviará en un momento. Pulsa otra vez para enviar ya.
table-going-forced = Automático: solo hay una jugada posible.
table-going-press-brief = Se enviará en un momento.
table-going-forced-brief = Automático.
table-actions = Tus acciones
table-log = Registro
table-points = Puntos
table-log-empty = Aún no hay jugadas.
table-log-beginning = Inicio de la partida
table-look-back = Mostrar la mesa en esta jugada
table-past = Posición anterior
table-past-asked = Te toca. Estás viendo una posición anterior.
table-past-bots = Los bots están jugando
table-past-play = Reproducir desde aquí
table-past-first = Al principio
table-past-pace = Velocidad
table-past-pause = Pausa
table-past-back = Un paso atrás
table-past-forward = Un paso adelante
table-past-now = Volver a la partida
table-past-link = Copiar enlace a esta posición
table-since = Desde tu último turno
table-since-more = { $count } más
table-since-fewer = Menos
table-lately = Últimas jugadas
table-replay = Ver otra vez
table-replay-stop = Parar
table-players = Jugadores
table-players-look = Selecciona a un jugador para ver lo que tiene.
people-title = Jugadores
people-open = Jugadores: quién está en línea, bots suplentes
people-help = Si tienes que irte, deja que un bot juegue por ti y retoma la partida cuando quieras. Si un jugador lleva 30 segundos ausente, el anfitrión puede hacer lo mismo por él; pasado un rato, cualquier jugador de la mesa.
people-patience =
    { $seconds ->
        [0] En esta mesa solo puede el anfitrión.
       *[other] En esta mesa, { $after }.
    }
people-help-turns = Entre turnos no hace falta que te quedes. Si vas a faltar mucho, deja que un bot juegue por ti y retoma la partida cuando quieras.
people-swift = No queda ningún otro jugador en esta mesa: si un bot juega por ti, los bots juegan enseguida la partida hasta el final.
people-bot-for-you = Un bot juega por ti
people-played-by = un bot ({ $bot }) juega en su lugar
people-level = bot, { $bot }
people-take-back = Retomar la partida
people-log-handed = Desde aquí un bot ({ $bot }) juega por { $player }.
people-log-back = { $player } retoma la partida.
people-hand-over = Que juegue un bot
people-hand-over-wait = Un bot podrá jugar en su lugar en { $wait }.
table-sleeps = Cuando solo quedan bots por jugar, la partida avanza únicamente mientras alguien mira.
table-over = La partida ha terminado.
table-again = Otra partida
table-again-help = Una mesa nueva con los mismos jugadores y opciones
table-record = Descargar la partida
table-record-help = La partida completa en un archivo. Se puede reproducir y comprobar.
table-commitment = Huella de la mezcla
table-commitment-help = Es el hash SHA-256 de la clave, visible desde el principio. Al terminar la partida se muestra la clave, para que cualquiera compruebe que la mezcla no se cambió.
table-key = Clave
table-verify = Comprobar
table-verify-right = La clave coincide: la mezcla quedó fijada antes de la primera jugada.
table-verify-wrong = La clave no coincide: no es la mezcla que quedó fijada antes de la primera jugada.
table-verify-impossible = Este navegador solo calcula hashes en páginas seguras (https). Cualquier herramienta SHA-256 da el mismo resultado.
table-components = Componentes
table-set = Conjunto de componentes
table-set-unnamed = conjunto propio
table-set-gone = ya no se guarda aquí
table-set-bots = Los bots y el análisis se entrenaron con el conjunto estándar.
table-options = Opciones
table-options-all = Todas las opciones
table-options-rest = Las demás opciones: por defecto
table-public = visible en el vestíbulo
table-private = solo con el enlace
table-animation-skip = Saltar animación

## Práctica

practice-play-on = Practicar desde aquí
practice-about = Sigue jugando contra bots desde la jugada { $move }, en tu propia mesa. Las prácticas no cuentan.
practice-chance = Los dados y las cartas salen como en la partida original mientras se necesiten en el mismo orden.
practice-seat = Tu asiento
practice-opponents = Rivales
practice-seat-acts = { $player } (le toca)
practice-go = Empezar práctica
practice-short = Práctica
practice-move = Práctica desde la jugada { $move }
practice-log = Aquí empieza la práctica.
practice-from = Práctica desde la jugada { $move } de otra partida
practice-from-file = Práctica desde la jugada { $move } de una partida guardada
practice-counts = Las prácticas no cuentan, y así consta en la partida guardada.
practice-source = Abrir la partida original
practice-again = Empezar otra vez desde allí
practice-what-if = ¿Y si…?
practice-what-if-help = Vuelve a tu última decisión. Desde cualquier posición anterior puedes seguir jugando contra bots.
record-title = Abrir una partida guardada
record-help = Carga una partida guardada y sigue jugando desde cualquier jugada, contra bots.
record-file = Archivo de la partida
file-choose = Elegir archivo
record-person = humano
record-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
record-unfinished = sin terminar
record-ply = Después de la jugada
record-ply-help = 0 es el inicio y { $last } el final. Déjalo vacío para la última decisión de tu asiento. En la mesa puedes volver a cualquier posición anterior y seguir desde ahí.

## Conexión

connection-live = Conectado
connection-connecting = Conectando…
connection-lost = Conexión perdida. Reconectando…
connection-back = Conectado de nuevo.
connection-sending = Enviando…
connection-stale = La partida ha avanzado. Esta es la posición actual.

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-theme = Aspecto
settings-theme-auto = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Animaciones
settings-motion-auto = Como el dispositivo
settings-motion-full = Todas
settings-motion-reduced = Reducidas
settings-pace = Velocidad de las jugadas ajenas
settings-pace-slow = Lenta
settings-pace-normal = Normal
settings-pace-fast = Rápida
settings-scenes = Animar las puntuaciones
settings-shortcuts = Atajos de teclado de una letra
settings-ending = Jugadas que no se pueden deshacer
settings-ending-window = breve espera
settings-ending-hold = mantener pulsado el botón
settings-ending-now = inmediatas
settings-ending-help = Durante la espera, Escape o «Deshacer» detiene la jugada; pulsar otra vez la envía al instante.
settings-forced = Hacer automáticamente las jugadas forzadas
settings-sparing = No parar nunca solo porque se pueda usar una mercancía o un marcador de tejado
settings-sound = Sonido cuando te toca
settings-online = Mostrar a los demás si estoy en línea y cuándo lo estuve por última vez
settings-saved = Guardado y sincronizado con tus dispositivos.
settings-calendar = Horas de descanso, fin de semana y vacaciones

## Teclado

keys-title = Atajos de teclado
keys-help = Todo funciona con el teclado.
keys-tab = Tabulador
keys-tab-does = siguiente acción o control
keys-arrows = Flechas
keys-arrows-does = moverse entre las acciones de un grupo o por el tablero
keys-enter = Intro o espacio
keys-enter-does = activar
keys-escape = Esc
keys-escape-does = cerrar o deshacer
keys-undo-does = deshacer
keys-help-does = esta ayuda
keys-seats-does = mostrar el tablero de los jugadores 1 a 9
keys-log-does = ir al registro
keys-bar-does = ir a tus acciones
keys-end = Inicio, Fin
keys-end-does = primero o último de un grupo

## Avisos cuando algo no se puede hacer

error-title = Algo ha fallado
error-unknown = Algo ha salido mal. Inténtalo de nuevo.
error-offline = No se puede acceder al servidor. Comprueba tu conexión.
error-stale = La partida ha avanzado. Esta es la posición actual.
error-terms-changed = El anfitrión ha cambiado la mesa. Revisa los ajustes e inténtalo de nuevo.
error-illegal = Esa jugada no es posible.
error-not-found = Esto no existe o ya no está disponible.
error-table-not-found = Esa mesa no existe o ya no está disponible.
error-game-unknown = Este servidor no tiene ese juego.
error-bad-request = El servidor no ha entendido la petición. Recarga la página e inténtalo de nuevo.
error-name-reserved = Este nombre está reservado. Elige otro.
error-name = Este nombre no se puede mostrar. Elige de 1 a 30 caracteres, entre ellos una letra o una cifra.
error-not-your-seat = Ese asiento no es tuyo.
error-not-your-turn = No te toca.
error-seat-taken = Ese asiento está ocupado.
error-not-open = La partida ya ha empezado.
error-not-running = La partida no está en curso.
error-not-over = La partida aún no ha terminado.
error-record = No es una partida guardada, o el archivo está dañado.
error-not-host = Solo el anfitrión puede hacer esto.
error-bot-plays = Un bot está jugando por ti. Primero retoma la partida.
error-still-there = Ese jugador está en línea, o no lleva suficiente tiempo ausente.
error-rules-preparing = Este juego aún se está preparando. Inténtalo de nuevo en un minuto.
error-rules-failed = El servidor no pudo preparar las reglas de este juego. Tu mesa está a salvo. Lo vuelve a intentar de vez en cuando; la causa está en el registro del servidor.
error-rules-changed = Las reglas han cambiado desde que se jugó esta partida, así que no puede continuar. Todavía puedes descargarla.
error-components-changed = Los componentes de este juego se han corregido desde que se abrió la mesa. Abre una mesa nueva.
error-set-refused = Este conjunto de componentes tiene errores y no se puede usar.
error-set-broken = No es JSON ni TOML válido.
error-set-deep = El archivo tiene demasiados niveles anidados.
error-set-no-text = No es un archivo de texto.
error-set-unknown = Ese conjunto de componentes no está en este servidor.
error-seats-missing = Aún quedan asientos libres.
error-not-agreed = Algunos jugadores aún no han aceptado los cambios.
error-undo-impossible = Eso ya no se puede deshacer.
error-csrf = Tu sesión se ha renovado. Inténtalo de nuevo.
error-too-many = Demasiadas peticiones. Espera un momento.
error-too-many-hints = Demasiadas pistas pedidas. Espera un momento.
error-too-many-analyses = El servidor está ocupado con otros análisis. Inténtalo dentro de un rato.
error-too-many-replays = El servidor está ocupado reproduciendo otras partidas. Espera un momento.
error-too-many-tables = Demasiadas mesas nuevas. Inténtalo más tarde.
error-too-many-streams = Hay demasiadas mesas abiertas a la vez. Cierra algunas páginas o espera un momento.
error-too-large = La petición es demasiado grande.
error-chain-reveals = Uno de estos pasos revela información nueva. Elige el siguiente paso después.
error-disk-full = El disco del servidor está lleno. Ahora no se puede guardar nada.
error-storage-busy = El almacenamiento del servidor está ocupado. Inténtalo de nuevo en un momento.
error-storage-away = La base de datos del servidor no responde. Comprueba si tu acción se ha guardado antes de repetirla.
error-storage-damaged = El almacenamiento del servidor está dañado. Contacta con el administrador.
error-storage = El servidor no puede leer ni guardar sus datos ahora. Inténtalo más tarde.
error-table-damaged = Los datos guardados de esta mesa están dañados y no se puede abrir. No afecta a las demás mesas.
error-host-unknown = Este servidor no responde en esta dirección.
error-timeout = La petición ha tardado demasiado. Inténtalo de nuevo.
error-server = Algo ha fallado en el servidor. Inténtalo de nuevo.

## Páginas de reglas

rules-source-nobody = sin confirmar
rules-source-rules = reglamento
rules-source-rules-help = Lo dice el reglamento.
rules-source-public = público
rules-source-public-help = Coinciden en ello reseñas o herramientas públicas.
rules-source-inferred = deducido
rules-source-inferred-help = Se deduce de valores conocidos.
rules-source-reconstructed = reconstruido
rules-source-reconstructed-help = No se encuentra en ninguna parte: un valor provisional con los totales correctos.
rules-source-box = de un ejemplar
rules-source-box-help = Leído en un ejemplar impreso.

## El taller: lo impreso, corregido por quien tiene la caja

workshop-title = Editor de componentes
workshop-lead = Algunos valores de las cartas y los tableros están reconstruidos. Si tienes el juego, escribe lo que pone en tu ejemplar y guárdalo como conjunto propio. Con él puedes abrir mesas.
workshop-own = ¿Tienes alguno de los juegos? Escribe lo que pone en tu ejemplar:
workshop-own-rules = Corregir componentes
workshop-correct = Corregir
workshop-mine = Mis conjuntos de componentes
workshop-no-sets = Aún no hay conjuntos.
workshop-kept-here = Tus conjuntos se guardan solo en este navegador. Exporta cada uno como copia de seguridad; el archivo sirve en cualquier dispositivo y servidor.
workshop-new = Nuevo conjunto
workshop-new-help = Empieza como copia del conjunto estándar. Cambia solo lo que sea distinto en tu ejemplar.
workshop-name = Nombre
workshop-unnamed = Mi ejemplar
workshop-begin = Crear
workshop-import = Importar archivo
workshop-file = Archivo de componentes
workshop-import-help = JSON o TOML: un conjunto completo o solo las correcciones. También puedes arrastrar un archivo aquí.
workshop-export = Exportar
workshop-play = Jugar con este conjunto
workshop-rename = Cambiar el nombre
workshop-duplicate = Duplicar
workshop-remove = Borrar
workshop-remove-title = ¿Borrar «{ $name }»?
workshop-remove-help = Las mesas abiertas con este conjunto lo conservan. Lo que solo está guardado aquí se borra para siempre.
workshop-is-draft = borrador
workshop-draft =
    { $count ->
        [one] Borrador: falta corregir 1 error antes de poder jugar con este conjunto.
       *[other] Borrador: faltan por corregir { $count } errores antes de poder jugar con este conjunto.
    }
workshop-corrected = corregidos: { $count }
workshop-unseen = sin confirmar: { $count } de { $all }
workshop-full = El almacenamiento de este navegador está lleno. Exporta el conjunto antes de salir de esta página.
workshop-unchecked = Ahora no se ha podido comprobar el conjunto. Está guardado y se comprobará con el próximo cambio.
workshop-beside = Este conjunto se ha cambiado en otra pestaña. Tu versión de aquí se guarda como conjunto aparte.
workshop-damaged = Un conjunto de este navegador está dañado y no se puede leer. Puedes exportar su texto.
workshop-not-here = En este juego no hay nada que editar aquí. Usa un archivo: consulta la documentación.
workshop-no-set = Ese conjunto no está en este navegador.
workshop-things = Todos los componentes
workshop-find = Buscar
workshop-only = Mostrar
workshop-only-all = todo
workshop-only-unseen = sin confirmar
workshop-only-corrected = corregido
workshop-only-wrong = con errores
workshop-none-found = Sin resultados.
workshop-previous = Anterior
workshop-next = Siguiente
workshop-next-unseen = Siguiente sin confirmar ({ $count })
workshop-confirm = Coincide con mi ejemplar
workshop-confirm-help = Confirmar todos los valores y pasar al siguiente
workshop-so = Confirmar
workshop-undo = Deshacer
workshop-redo = Rehacer
workshop-revert = Restablecer al estándar
workshop-copy = Copiar de…
workshop-keys = Los dígitos seleccionan, Intro pasa al campo siguiente, Av Pág al componente siguiente, Alt+Av Pág al siguiente sin confirmar, Ctrl+Intro confirma todo y sigue, Ctrl+Z deshace. En una fila de símbolos el primer dígito empieza de nuevo y Retroceso borra el último.
workshop-chosen = { $field }: selección actual
workshop-nothing = nada
workshop-more = añadir uno
workshop-add = { $field }: añadir
workshop-which = qué
workshop-how-many = cuántos: { $what }
workshop-take-away = Quitar: { $what }
workshop-wrong-exactly = Debe haber exactamente { $count }.
workshop-wrong-name = El nombre debe empezar por una letra.

## What is wrong with a set

fault-number-range = Introduce un número de { $least } a { $most }.
fault-one-of = Elige uno.
fault-some-of = Elige al menos uno.
fault-amount = Número de elementos: de { $fewest } a { $most }.
fault-different = Número de elementos: de { $fewest } a { $most }, todos distintos.
fault-different-exactly = Debe haber exactamente { $count }, todos distintos.
fault-different-numbers = Debe haber exactamente { $count }, todos distintos y cada uno de { $least } a { $most }.
fault-numbers = Debe haber exactamente { $count }, cada uno de { $least } a { $most }.
fault-number-each = Cada uno debe ser un número de { $least } a { $most }.
fault-number-once = Debe ser un número sin repetir, de 1 a { $most }.
fault-each-once = Cada elemento debe aparecer exactamente una vez; en total: { $count }.
fault-rising = Debe haber exactamente { $count }, ninguno menor que el anterior.
fault-twice = Este número está repetido.
fault-how-many = Total necesario: { $count }; total actual: { $found }.
fault-by-rules = Lo fijan las reglas; no se puede cambiar.
fault-yes-or-no = Debe ser sí o no.
fault-shape = Aquí falta o sobra algo.
fault-missing = Falta una parte del conjunto.
fault-unknown = Entrada desconocida: el juego no la usa.
fault-mark = Falta la fuente del valor.
fault-marks = Las fuentes de los distintos valores no están bien indicadas.
fault-set-name = El nombre no puede llevar < ni >; longitud máxima: { $most }.
fault-set-game = Este conjunto es de otro juego.
fault-layout = Este archivo es de otra versión. Empieza un conjunto nuevo.
create-set-usual = estándar
create-set-mine = { $name } (propio)

## El terminal

cli-welcome = { $game } en la terminal. Escribe un número o las palabras que lo acompañan; h muestra los comandos.
cli-player = Jugador { $number }
cli-bot-player = Bot { $number } ({ $bot })
cli-help =
    Comandos:
    un número o sus palabras: elegir esa acción
    u: deshacer el último paso
    b: mostrar la mesa otra vez
    e: mostrar lo que ha pasado hasta ahora
    h: esta ayuda
    q: salir
cli-turn = { $player }, te toca.
cli-what = ¿Qué haces?
cli-choice = { $number }: { $text } ({ $notation })
cli-unknown = No existe la acción { $text }. Escribe un número de 1 a { $count }, o h para ver la ayuda.
cli-undone = Deshecho.
cli-undo-none = No hay nada que deshacer.
cli-confirm = Con esto termina tu turno y no se podrá deshacer. y: confirmar; cualquier otra cosa: todavía no
cli-pass = Pasa el dispositivo a { $player } y pulsa Intro.
cli-over = La partida ha terminado.
cli-result = { $player }: { $points }
cli-won =
    { $count ->
        [one] Ha ganado { $players }.
       *[other] Comparten la victoria { $players }.
    }
cli-left = Has dejado la partida.
cli-saved = Partida guardada en { $file }.

table-parts = Partes de la mesa
table-part-lit = ahí puedes actuar
table-part-able = ahí puedes usar algo en cualquier momento

## El final de una partida

end-title = Fin de la partida
end-finished-by-bot = Un bot ({ $bot }) terminó la partida por { $player }.
end-won = ¡Has ganado!
end-winners =
    { $count ->
        [one] ¡Gana { $winners }!
       *[other] ¡Comparten la victoria { $winners }!
    }
end-alone-won =
    { $points ->
        [one] Has ganado con { $points } punto. El objetivo era { $mark }.
       *[other] Has ganado con { $points } puntos. El objetivo era { $mark }.
    }
end-alone-lost =
    { $points ->
        [one] Has perdido con { $points } punto. El objetivo era { $mark }.
       *[other] Has perdido con { $points } puntos. El objetivo era { $mark }.
    }
end-alone-above =
    { $points ->
        [0] Justo en el objetivo
        [one] { $points } punto por encima del objetivo
       *[other] { $points } puntos por encima del objetivo
    }
end-alone-below =
    { $points ->
        [one] { $points } punto por debajo del objetivo
       *[other] { $points } puntos por debajo del objetivo
    }
end-alone-scale = { $player } tiene { $points }; el objetivo era { $mark }
end-podium = Clasificación
end-place = Puesto { $place }
end-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
end-sources = Puntos por origen
end-total = Total
end-show = Ver resultado
end-watch = Volver a ver la partida
end-picture = Compartir resultado como imagen
end-close = Ver mesa
end-follow = Ir a la nueva mesa
end-follow-waits = Te espera una nueva mesa con los mismos jugadores.
end-follow-watch = Los mismos jugadores han abierto una nueva mesa.
end-proof = Partida guardada y comprobación

## Pistas para una primera partida

guide-title = Consejos para principiantes
guide-waiting = Otros jugadores están decidiendo. Sus jugadas están en el registro. Selecciona cualquier cosa de la mesa para leer qué es.
guide-past = Estás viendo una posición anterior. «{ table-past-now }» te lleva a tu jugada.
guide-off = Ocultar consejos
guide-off-help = Puedes volver a activarlos en los ajustes.
settings-guide = Consejos para principiantes
settings-guide-first = En la primera partida de cada juego
settings-guide-always = Siempre
settings-guide-never = Nunca

## Los símbolos

symbols-title = Símbolos
symbols-open = Símbolos de este juego
symbols-hold = Mantén el dedo sobre cualquier cosa de la mesa, por ejemplo la fila de un jugador, para leer qué es.
symbols-point = Explicar algo de la mesa
symbols-pointing = Selecciona cualquier cosa de la mesa para leer qué significan sus símbolos. Pulsa Esc para terminar.
symbols-none = Aquí no hay ningún símbolo.
keys-symbols-does = todos los símbolos de este juego

## Consejo para quien tiene el turno

advice-ask = Pista
advice-title = Pistas
advice-thinking = Pensando…
advice-sure = Estimaciones de un bot que no sabe más que tú.
advice-show = Mostrar en la mesa
advice-do = Jugar esto
advice-at-once =
    { $points ->
        [one] { $points } punto ahora
       *[other] { $points } puntos ahora
    }
advice-expected = cerca de { end-points } al final
advice-chance = victoria: { $percent } %
advice-equal = igual de bueno
advice-later = rinde más tarde
advice-most = más puntos para ti
advice-chance-alone = mejor solo por la probabilidad de ganar
advice-prevents =
    { $points ->
        [one] le quita a { $player } cerca de { $points } punto
       *[other] le quita a { $player } cerca de { $points } puntos
    }
create-hints = Pistas permitidas
create-hints-help = Los jugadores pueden preguntar a un bot qué haría. Solo ve la respuesta quien pregunta.
table-hints = pistas permitidas
table-hints-none = sin pistas
keys-advice-does = pista
error-no-hints = En esta mesa no hay pistas.

## Una partida explicada

explain-open = Analizar partida
explain-title = Análisis de la partida
explain-thinking = Analizando cada decisión: { $percent } %…
explain-table = Ir a la mesa
explain-course = Curso de la partida
explain-at = jugada { $move } de { $total }
explain-move = Jugada { $move }
explain-last = Al final
explain-show = Ver en la mesa
explain-strong = Si todos juegan bien
explain-chances = Como se jugó aquí
explain-points = Puntos
explain-percent = { $percent } %
explain-score = { $value } (ahora { $score })
explain-end = final
explain-mistakes = Los errores más caros
explain-mistakes-none = Sin errores destacables.
explain-cost =
    { $points ->
        [one] { $points } punto perdido
       *[other] { $points } puntos perdidos
    }
explain-chance-lost = probabilidad de ganar −{ $percent } %
explain-better = Mejor: { $what }
explain-elsewhere = { $what }, pero en otro lugar
explain-why = Por qué: { $facts }.
explain-why-now =
    { $points ->
        [one] { $points } punto más ahora
       *[other] { $points } puntos más ahora
    }
explain-why-less =
    { $points ->
        [one] { $points } punto menos ahora
       *[other] { $points } puntos menos ahora
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
explain-why-chance = deja opciones algo mejores
explain-then = Posible continuación: { $what }
explain-best = El bot habría jugado lo mismo.
explain-back = Volver al análisis
try-title = Qué probar la próxima vez
try-none = El bot habría jugado casi igual. Prueba con un rival más fuerte.
try-instead =
    { $points ->
        [one] Jugaste: { $what }. Te costó cerca de { $points } punto.
       *[other] Jugaste: { $what }. Te costó cerca de { $points } puntos.
    }
try-source = Más puntos en «{ $source }»
try-source-points = { $player } sacó { $most }; tú, { $own }.
explain-turns = Momentos decisivos
explain-turns-none = Sin un momento decisivo claro: partida igualada o decidida pronto.
explain-turned = { $player }: probabilidad de ganar { $before } % → { $after } %
explain-by-luck = por la suerte
explain-by-play = por el juego
explain-balance = Suerte y juego, en puntos
explain-level = juega como { $bot }
explain-luck = Suerte
explain-luck-help = Suerte: lo que dieron dados y cartas en comparación con la media, sin pasar de lo que explica el resultado.
explain-lost = Juego
explain-lost-help = Juego: cuántos puntos más habrían valido las mejores decisiones, sin pasar de lo que aún se podía ganar.
explain-here =
    { $measure ->
        [points] Puntos finales esperados si todos siguen jugando como en esta partida.
        [strong] Probabilidad de ganar desde cada posición si a partir de ahí todos juegan bien.
       *[chances] Probabilidad de ganar si todos siguen jugando como en esta partida: quien perdió muchos puntos empieza bajo.
    }
explain-sure = Son estimaciones. El bot pensó cerca de una centésima de segundo por decisión y solo sabía lo que ese jugador podía saber. Las diferencias de unas décimas de punto entran en el margen de error.
explain-values = Todos los valores en una tabla
explain-when = Cuándo

## Cómo piensan los bots

bots-title = Cómo piensan los bots
bots-lead = Los bots juegan con las mismas reglas que tú, no ven más de lo que verías en su lugar y juegan igual en cualquier equipo.
bots-levels = Niveles
bots-know = Qué saben
bots-know-text = Antes de que un bot decida, todo lo que no puede saber se baraja y se reparte de nuevo: otras manos, cartas futuras, elecciones secretas. Ningún bot puede mirar lo que hay de verdad. Adivina lo oculto una y otra vez.
bots-think = Cómo deciden
bots-think-text = Codicioso mira cada acción por separado y elige la que más vale. Rápido, Fuerte y Maestro prueban acciones: imaginan cómo podría estar lo oculto, juegan unos turnos por todos y miran cómo suele acabar. Lo que funciona se prueba más veces. Los niveles se diferencian sobre todo en cuánto prueban, no en lo que saben.
bots-learn = Cómo aprendieron
bots-learn-text = Aprendieron cuántos puntos vale aún una posición jugando millones de partidas contra sí mismos. Una valoración nueva sustituye a la anterior solo si le gana.
bots-advice = Qué significa una pista
bots-advice-text = «{ advice-ask }» pregunta a uno de esos bots durante una fracción de segundo. De cada acción muestra tu probabilidad de ganar, lo que da ahora, con cuántos puntos acabarías más o menos y cuántos quita a los demás. Las pistas se ordenan solo por la probabilidad de ganar (en solitario, por puntos); a igual probabilidad, son igual de buenas. Nadie más ve que has preguntado ni qué se te ha respondido. Quien abre la mesa decide si se permiten pistas.
bots-analysis = Qué significa el análisis
bots-analysis-text = Al terminar la partida se vuelve a examinar cada decisión, solo con lo que su jugador podía saber entonces. Las líneas muestran cómo era probable que acabara la partida en esta mesa: la fuerza de cada jugador se estima por los puntos que perdieron sus decisiones, y se supone que sigue jugando así. Otras líneas suponen que todos juegan bien. Un salto en una decisión es juego; un salto al revelarse dados o cartas es suerte. Los errores más caros son los que más puntos perdieron: cuenta cuánto menor fue la ventaja esperada que tras la mejor acción, pero nunca más de lo que aún se podía ganar. Una oportunidad que seguía abierta cuenta donde se perdió definitivamente.
bots-sure = Qué fiabilidad tiene
bots-sure-text = Son estimaciones, no hechos. El margen de error es de unas décimas de punto; al principio de la partida, de uno o dos puntos. Las pistas suponen que todos juegan bien; el análisis, no. Una decisión que el bot considera cara puede haber sido parte de un buen plan que no ve. Su «mejor» es la opinión de un buen jugador con poco tiempo.

# The table of a game without screens of its own.
default-prompt = Elige una acción.
default-waiting = Esperando a { $players }.
default-confirm = ¿Confirmar? No se puede deshacer.
default-table = Mesa
default-other = Otro
default-cells = Lugares
default-these = Tomar { $numbers }
