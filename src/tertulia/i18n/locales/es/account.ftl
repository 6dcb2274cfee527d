### Quién es cada uno: la página «Tú», enlaces para otros dispositivos, formas de entrar y sus correos.

you-lead = Eres { $name }. De momento solo lo sabe este navegador: con una forma de entrar recuperas tus asientos en cualquier dispositivo.
you-lead-alone = Eres { $name }. Solo lo sabe este navegador: con el enlace de abajo también serás tú en otro dispositivo y encontrarás tus asientos.
you-lead-safe = Eres { $name } y, al entrar, recuperas tus asientos en cualquier dispositivo.

you-device-title = Seguir en otro dispositivo
you-device-help = El enlace hace tuyo otro dispositivo: el mismo nombre, los mismos asientos. Vale una vez y diez minutos. No se lo des a nadie.
you-device-make = Crear un enlace
you-device-again = Crear otro enlace
you-device-scan = Escanéalo con el otro dispositivo o abre allí el enlace:
you-device-copy = Copiar el enlace
you-device-copied = El enlace está copiado.

you-ways-title = Formas de entrar
you-ways-none = Todavía ninguna.
you-way-mail = Correo
you-way-passkey = Llave de acceso
you-way-openid = Cuenta en otro sitio
you-way-made = añadida { $when }
you-way-used = usada por última vez { $when }
you-way-name = Nombre
you-way-name-of = Nombre de { $what }
you-way-save = Guardar
you-way-remove = Quitar
you-way-remove-of = Quitar { $what }
you-way-last = Es tu última forma de entrar. Sin ella solo te conocen tus propios navegadores, y si pierdes uno pierdes tus asientos.
you-way-last-yes = Quitarla de todos modos
you-way-last-no = Conservarla

you-mail-title = Por correo
you-mail-help = Te enviamos un enlace y seis cifras. Si alguien de aquí tiene esta dirección, entras como esa persona; si no, pasa a ser tuya. Nadie más la ve.
you-mail-address = Dirección de correo
you-mail-send = Enviar enlace
you-mail-sent = Va un correo de camino a { $address }. Pulsa su enlace o escribe aquí sus seis cifras. Vale 15 minutos.
you-mail-code = Seis cifras
you-mail-use = Seguir
you-mail-other = Usar otra dirección

you-passkey-title = Con llave de acceso
you-passkey-help = Tu dispositivo o tu gestor de contraseñas te hace entrar: con el dedo, la cara o un código. No hay nada que recordar.
you-passkey-add = Añadir una llave de acceso
you-passkey-use = Entrar con llave de acceso
you-passkey-added = La llave de acceso está añadida.
you-passkey-stopped = No ha pasado nada: no se preguntó al dispositivo o dijo que no.
you-openid-use = Entrar con { $name }

you-sessions-title = Tus navegadores
you-sessions-help = Cada uno de ellos eres tú. Cierra lo que no conozcas o ya no uses.
you-session = { $browser } en { $system }
you-session-here = Este
you-session-seen = aquí por última vez { $when }
you-just-now = ahora mismo
you-session-end = Cerrar
you-session-end-of = Cerrar { $what }
you-session-end-others = Cerrar todos los demás
you-session-ended = Cerrado.
you-browser-firefox = Firefox
you-browser-chrome = Chrome
you-browser-edge = Edge
you-browser-opera = Opera
you-browser-samsung = Samsung Internet
you-browser-safari = Safari
you-browser-other = Un navegador
you-system-iphone = un iPhone
you-system-ipad = un iPad
you-system-android = Android
you-system-chromeos = ChromeOS
you-system-windows = Windows
you-system-mac = un Mac
you-system-linux = Linux
you-system-other = otro dispositivo

you-data-title = Lo que se guarda de ti
you-data-help = Tus ajustes y tu idioma van contigo a cada dispositivo donde eres { $name }. Puedes tener en un archivo todo lo que se guarda de ti, con tus partidas guardadas que han terminado.
you-data-export = Guardar todo en un archivo
you-delete-title = Borrarme
you-delete-help = Tu nombre, tus formas de entrar, tus navegadores y tus ajustes desaparecen para siempre. Las partidas quedan para los demás, con «Anónimo» en tu lugar; donde se está jugando, un bot sigue por ti.
you-delete-begin = Borrarme …
you-delete-name = Escribe tu nombre, { $name }, si lo dices en serio:
you-delete-yes = Borrarme para siempre
you-delete-no = No borrar
you-deleted = Se ha borrado todo; a partir de ahora eres un invitado nuevo.

link-title = Seguir aquí
link-device = Con este enlace este navegador es { $name }: el mismo nombre, los mismos asientos.
link-mail-in = Este enlace viene de un correo a { $address } y te hace entrar como { $name }.
link-mail-adds = Este enlace viene de un correo a { $address }. A partir de entonces { $name } puede entrar con esta dirección, y este navegador es { $name }.
link-careful = Sigue solo si lo has pedido tú.
link-here = Este navegador ya es { $name }.
link-go = Seguir como { $name }
link-add = Añadir la dirección
link-not = Ahora no
link-elsewhere = Un momento, preguntamos en el otro sitio …
ask-title = ¿Quién quieres ser?
ask-what = A partir de ahora eres { $name }. ¿Qué pasa con el invitado que eras en este navegador?
ask-merge = Traer los asientos
ask-merge-help = { $tables ->
    [0] Aquello con lo que entrabas es entonces de { $name }.
    [one] Una mesa: tu asiento allí es entonces de { $name }.
   *[other] { $tables } mesas: tus asientos allí son entonces de { $name }.
}
ask-leave = Dejarlos atrás
ask-leave-help = Este navegador es { $name }; los asientos de antes se quedan con el invitado que eras, y no puedes volver a ellos.
ask-table = A la mesa donde están los dos
entered-title = Te damos la bienvenida, { $name }
entered-added = A partir de ahora puedes entrar con ella.
entered-go = Al vestíbulo

sign-in-mail-subject = Tu enlace para Tertulia
sign-in-mail-what = ¡Hola! Alguien, seguramente tú, quiere entrar en { $site } como { $name } o añadir allí esta dirección. Lo hace este enlace:
sign-in-mail-button = Seguir
sign-in-mail-code = En el dispositivo que lo pidió puedes escribir en su lugar estas cifras: { $code }. Ambos valen una vez y { $minutes } minutos.
sign-in-mail-not-you = ¿No has sido tú? No hagas nada y no pasará nada.

error-link-spent = Este enlace o estas cifras ya no valen. Pide otros.
error-code-wrong = Esas no son las cifras del correo.
error-credential-taken = Alguien ya entra con esto.
error-credential-unknown = Aquí ya nadie entra con esto.
error-credential-refused = La respuesta no encaja. Inténtalo de nuevo.
error-last-credential = Es tu última forma de entrar.
error-not-offered = Este sitio no lo ofrece.
error-mail-address = No es una dirección de correo: es como ana@example.org, sin acentos.
error-elsewhere-away = El otro sitio no responde. Inténtalo más tarde.
error-same-table = Los dos están en una misma mesa. Uno de ellos tiene que dejarla antes; en una partida en curso no se puede.
error-session-unknown = Este navegador ya no es tuyo.
error-too-many-credentials = Una cuenta tiene como mucho 20 formas de entrar.
error-too-many-settings = No se guardan tantos ajustes.
error-too-many-letters = No se envían tantos correos. Espera los que están de camino.
error-too-many-links = Demasiados intentos. Espera un momento.
error-too-many-exports = Ya ha sido varias veces seguidas. Espera una hora.
