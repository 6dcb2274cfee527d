### Quién es cada uno: la página «Tú», enlaces para otros dispositivos, formas de entrar y sus correos.

you-lead = Eres { $name }. De momento solo te conocen los navegadores en los que has iniciado sesión. Añade un método de acceso para volver a tus partidas desde cualquier dispositivo.
you-lead-alone = Eres { $name }. Solo te conocen los navegadores en los que has iniciado sesión. Con el enlace de abajo puedes jugar como { $name } también en otro dispositivo.
you-lead-safe = Eres { $name }. Inicia sesión en cualquier dispositivo para volver a tus partidas.

you-device-title = Usar otro dispositivo
you-device-help = El enlace inicia tu sesión en otro dispositivo. Sirve una sola vez, durante diez minutos. No lo compartas.
you-device-make = Crear enlace
you-device-again = Crear otro enlace
you-device-scan = Escanea este código con el otro dispositivo, o abre allí el enlace:
you-device-copy = Copiar enlace
you-device-copied = Enlace copiado.

you-ways-title = Métodos de acceso
you-ways-none = Todavía no hay ningún método de acceso. Añade uno aquí.
you-way-mail = Correo
you-way-passkey = Llave de acceso
you-way-openid = Cuenta externa
you-way-made = añadido { $when }
you-way-used = último uso { $when }
you-way-name = Nombre
you-way-name-of = Nombre de { $what }
you-way-save = Guardar
you-way-remove = Quitar
you-way-remove-of = Quitar { $what }
you-way-last = Es tu único método de acceso. Sin él, si pierdes el acceso a este navegador, pierdes tus partidas.
you-way-last-yes = Quitar de todos modos
you-way-last-no = Conservar
you-way-unverified = sin PIN ni huella
you-way-unverified-help = Quien tenga el dispositivo puede iniciar sesión como tú. Añade otro método de acceso. Si el dispositivo puede comprobar un PIN, la huella o la cara, inicia sesión una vez con él: a partir de entonces, esta llave lo exigirá siempre.

you-mail-title = Correo
you-mail-help = Te enviaremos un enlace y un código de seis cifras. Si la dirección pertenece a una cuenta, entras en ella; si no, se añade a la tuya. Nadie más la ve.
you-mail-address = Dirección de correo
you-mail-send = Enviar correo
you-mail-sent = Correo enviado a { $address }. Abre su enlace en este navegador o escribe aquí el código de seis cifras. Ambos caducan a los 15 minutos.
you-mail-code = Código de seis cifras
you-mail-use = Continuar
you-mail-other = Usar otra dirección

you-passkey-title = Llave de acceso
you-passkey-help = Tu dispositivo o tu gestor de contraseñas inicia la sesión con la huella, la cara o un PIN. Sin contraseñas que recordar.
you-passkey-add = Añadir llave de acceso
you-passkey-use = Iniciar sesión con una llave de acceso
you-passkey-added = Llave de acceso añadida.
you-passkey-stopped = Llave de acceso cancelada o no disponible en este dispositivo.
you-passkey-add-unverified-help = Tu dispositivo debe comprobar un PIN, tu huella o tu cara. Si no puede, añade otro método de acceso o añade la llave de todos modos: entonces quien tenga el dispositivo podrá iniciar sesión como tú.
you-passkey-add-unverified = Añadirla de todos modos (sin PIN ni huella)
you-passkey-use-unverified-help = ¿Tu llave de acceso aparece como «sin PIN ni huella» o tu dispositivo no comprueba ninguno de los dos?
you-passkey-use-unverified = Iniciar sesión sin PIN ni huella
you-openid-use = Iniciar sesión con { $name }

you-sessions-title = Sesiones iniciadas
you-sessions-help = Has iniciado sesión en estos navegadores. Cierra la sesión en los que no reconozcas o ya no uses.
you-session = { $browser } en { $system }
you-session-here = Este navegador
you-session-seen = última actividad { $when }
you-just-now = ahora mismo
you-session-end = Cerrar sesión
you-session-end-of = Cerrar sesión: { $what }
you-session-end-others = Cerrar todas las demás sesiones
you-session-ended = Sesión cerrada.
you-signed-out = Sesión cerrada. Ahora eres un invitado nuevo.
you-sign-out-sure = { $others ->
    [0] No tienes ningún método de acceso. Si cierras la sesión, nadie podrá volver a tus asientos, ni siquiera tú.
   *[other] No tienes ningún método de acceso. Si cierras la sesión, solo podrás volver a tus asientos desde otro navegador con la sesión iniciada.
}
you-sign-out-yes = Cerrar sesión de todos modos
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

you-data-title = Tus datos
you-data-help = Tus ajustes y tu idioma se sincronizan en todos los dispositivos donde eres { $name }. Puedes descargar todos tus datos en un archivo, incluidas tus partidas terminadas.
you-data-export = Descargar mis datos
you-delete-title = Eliminar cuenta
you-delete-help = Elimina para siempre tu nombre, tus métodos de acceso, tus sesiones, tus ajustes, tus notas y tus mensajes del chat. Los demás jugadores conservan las partidas, con «Cuenta eliminada» en lugar de tu nombre; en las partidas en curso te sustituye un bot.
you-delete-begin = Eliminar cuenta…
you-delete-name = Para confirmar, escribe tu nombre: { $name }
you-delete-yes = Eliminar mi cuenta para siempre
you-delete-no = Cancelar
you-deleted = Tu cuenta se ha eliminado. Ahora eres un invitado nuevo.

link-title = Continuar aquí
link-device = Este enlace inicia sesión en este navegador como { $name }.
link-mail-in = Este enlace de un correo a { $address } inicia sesión como { $name }.
link-mail-adds = Este enlace de un correo a { $address } añade la dirección a la cuenta de { $name }.
link-careful = Continúa solo si has pedido tú este enlace.
link-here = Este navegador ya tiene iniciada la sesión de { $name }.
link-go = Continuar como { $name }
link-add = Añadir dirección
link-not = Ahora no
link-elsewhere = Un momento, comprobando con el otro sitio…
ask-title = ¿Conservar tus partidas?
ask-what = Ahora eres { $name }. ¿Qué hacemos con el invitado que eras en este navegador?
ask-merge = Llevarme mis asientos
ask-merge-help = { $name } se queda con tus asientos y mesas, y con nada más.
ask-moves = Pasa a { $name }
ask-tables = { $game }: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}
ask-way = Método de acceso: { $what }
ask-nothing = Ningún asiento
ask-drops = Se elimina
ask-channel = Notificaciones: { $way } { $where }
ask-calendar = Dirección de calendario
ask-role = Función: { $role }
ask-browsers = { $count ->
    [one] El acceso de otro navegador
   *[other] El acceso de otros { $count } navegadores
}
ask-blocked = { $count ->
    [one] Tu lista con un jugador bloqueado
   *[other] Tu lista con { $count } jugadores bloqueados
}
ask-rest = Ajustes, ausencias previstas y notas sobre jugadores
ask-sanctioned = Las restricciones del invitado se quedan con el invitado. No se aplican a { $name }.
ask-leave = Dejarlos
ask-leave-help = Este navegador es ahora de { $name }. Tus asientos anteriores se quedan con el invitado de antes, y no podrás recuperarlos.
ask-table = Ir a la mesa donde juegan los dos
entered-title = Te damos la bienvenida, { $name }
entered-added = Ya puedes iniciar sesión con este método.
entered-go = Ir al vestíbulo

sign-in-mail-subject = Iniciar sesión en Tertulia
sign-in-mail-what = ¡Hola! Alguien, seguramente tú, quiere iniciar sesión en { $site } con esta dirección de correo o añadirla a la cuenta de { $name }. Abre este enlace en el navegador donde lo pediste:
sign-in-mail-button = Continuar
sign-in-mail-code = O escribe este código en ese navegador: { $code }. Si la dirección ya pertenece a una cuenta, el enlace inicia sesión en cualquier dispositivo. El enlace y el código sirven una vez y caducan a los { $minutes } minutos.
sign-in-mail-not-you = Si no has sido tú, ignora este correo. No pasará nada.

merged-mail-subject = Se ha añadido un navegador a tu cuenta
merged-mail-what = ¡Hola, { $name }! Se ha iniciado sesión en tu cuenta desde un navegador ({ $device }), y los asientos que ese navegador ocupaba como invitado han pasado a tu cuenta.
merged-mail-not-you = Si no has sido tú, abre la página de tu cuenta: elimina los métodos de acceso que no reconozcas y cierra todas las demás sesiones.

error-link-spent = Este enlace o código ya no es válido. Pide uno nuevo.
error-address-unknown = Ninguna cuenta tiene esta dirección de correo. Si pediste el correo, abre su enlace en el navegador donde lo pediste o escribe allí el código de seis cifras. Si no, ignora el correo.
error-code-wrong = Código incorrecto. Comprueba las seis cifras del correo.
error-credential-taken = Este método de acceso ya está en uso.
error-credential-unknown = Ninguna cuenta usa este método de acceso.
error-credential-refused = No se ha podido iniciar sesión. Inténtalo de nuevo.
error-key-unverified = El dispositivo no ha comprobado ni PIN, ni huella, ni cara, y esta llave de acceso lo exige.
error-last-credential = Es tu único método de acceso.
error-not-offered = Este sitio no ofrece este método de acceso.
error-mail-address = No es una dirección de correo válida. Ejemplo: ana@example.org, sin acentos.
error-openid-unavailable = El otro sitio no responde. Inténtalo más tarde.
error-same-table = Las dos cuentas tienen asiento en la misma mesa. Deja la mesa primero con una de ellas; si la partida está en curso, no es posible.
error-session-rotated = Tu sesión acaba de cambiar. Vuelve a cargar la página.
error-session-unknown = Ya no tienes la sesión iniciada en este navegador.
error-too-many-credentials = Una cuenta puede tener como mucho 20 métodos de acceso.
error-too-many-settings = Demasiados ajustes: no se pueden guardar todos.
error-too-many-emails = Has pedido demasiados correos. Espera a que lleguen los que ya están en camino.
error-too-many-links = Demasiados intentos. Espera un momento.
error-too-many-exports = Demasiadas descargas. Inténtalo de nuevo dentro de diez minutos.
