### Avisos: lo que se dice a quien no mira, por correo, por push, y la página donde se elige cómo.

notice-title-turn = Te toca: { $game }
notice-title-short = Te queda poco tiempo: { $game }
notice-title-invited = Te han invitado: { $game }
notice-title-full = La mesa está llena: { $game }
notice-title-altered = La mesa ha cambiado: { $game }
notice-title-going = Una mesa está a punto de desaparecer: { $game }
notice-title-gone = Una mesa ha desaparecido: { $game }
notice-title-wish = ¿Acabar la partida? { $game }
notice-title-pause = ¿Una pausa? { $game }
notice-title-left = Tu sitio vuelve a estar libre: { $game }
notice-title-over = La partida ha terminado: { $game }
notice-title-many =
    { $count ->
        [one] Novedades de una mesa
       *[other] Novedades de { $count } mesas
    }
notice-own-turn =
    { $count ->
        [0] Te toca en { $game }.
       *[other] Te toca en { $game } con { $players }.
    }
notice-own-short =
    { $count ->
        [0] Te queda poco tiempo en { $game }.
       *[other] Te queda poco tiempo en { $game } con { $players }.
    }
notice-until = Tu tiempo acaba: { $when }.
notice-own-invited =
    { $count ->
        [0] Hay un sitio para ti en una mesa nueva: { $game }.
       *[other] Hay un sitio para ti en una mesa nueva: { $game } con { $players }.
    }
notice-own-full =
    { $count ->
        [0] Tu mesa está llena y puede empezar: { $game }.
       *[other] Tu mesa está llena y puede empezar: { $game } con { $players }.
    }
notice-own-altered =
    { $count ->
        [0] El anfitrión ha cambiado tu mesa y pregunta si te quedas: { $game }.
       *[other] El anfitrión ha cambiado tu mesa y pregunta si te quedas: { $game } con { $players }.
    }
notice-own-wanted =
    { $count ->
        [0] { $by } te invita a una mesa: { $game }.
       *[other] { $by } te invita a una mesa: { $game } con { $players }.
    }
notice-own-going =
    { $count ->
        [0] Hace diez días que nadie se sienta a tu mesa: { $game }. En unos días desaparecerá si no pasa nada en ella.
       *[other] Hace diez días que no pasa nada en tu mesa: { $game } con { $players }. En unos días desaparecerá si no empezáis ni viene nadie.
    }
notice-own-gone = Una mesa que esperaba a que empezara la partida ha desaparecido porque en dos semanas no pasó nada en ella: { $game }.
notice-own-wish =
    Se propone acabar { $game } como está ({ $by }). Puedes aceptar u oponerte. Si nadie se opone, la partida acaba { $days ->
        [one] un día después de la propuesta.
       *[other] { $days } días después de la propuesta.
    }
notice-own-pause = Se pide una pausa en { $game } ({ $by }). Empieza cuando todos están de acuerdo: puedes aceptar o seguir jugando.
notice-own-left = Se te acabó el tiempo en varias mesas, así que tu sitio en una que espera vuelve a estar libre: { $game }. Siéntate otra vez cuando tengas tiempo para jugar.
notice-own-over =
    { $count ->
        [0] { $game } ha terminado.
       *[other] { $game } con { $players } ha terminado.
    }
notice-table-turn =
    { $count ->
        [0] Alguien tiene que jugar: { $game }.
       *[other] { $players }: te toca en { $game }.
    }
notice-table-short = Queda poco tiempo en esta mesa: { $game }.
notice-table-invited = Hay una mesa nueva: { $game }.
notice-table-full = La mesa está llena y puede empezar: { $game }.
notice-table-altered = El anfitrión ha cambiado lo que se juega en esta mesa: { $game }.
notice-table-going = Hace diez días que no pasa nada en esta mesa: { $game }. En unos días desaparecerá.
notice-table-over = { $game } ha terminado.
notice-trial-title = Una prueba de Tertulia
notice-trial-text = Así te dice Tertulia que te toca.
notice-confirm-subject = ¿Es esta tu dirección de correo?
notice-confirm-text =
    Alguien, probablemente tú, quiere que Tertulia le avise por correo cuando le toque.

    Si has sido tú, abre esta página y confírmalo:
    { $url }

    Si ha sido otra persona, no hay nada que hacer: no llegará nada más.
notice-mail-why = Recibes esto porque le pediste a Tertulia que te avisara.
notice-mail-settings = Elegir de qué te avisa
notice-mail-stop = No más correos de estos
notice-calendar = Tertulia
notice-calendar-turn = Te toca: { $game }
notice-calendar-deadline = Se acaba el tiempo: { $game }

notices-title = Avisos
notices-intro = Entérate de que te toca, aunque no tengas ninguna página abierta.
notices-none = Todavía nada te avisa. Añade un medio abajo.
notices-ways = Medios para avisarte
notices-add = Añadir un medio
notices-way-mail = Correo
notices-way-push = Este navegador
notices-way-push-other = Un navegador
notices-way-webhook = Webhook
notices-way-service = Servicio
notices-mail-address = Dirección de correo
notices-mail-add = Avisarme por correo
notices-mail-sent = Va un correo hacia { $address }. Abre su enlace para confirmar la dirección.
notices-push-add = Avisarme en este navegador
notices-push-denied = Este navegador no deja que este sitio muestre avisos. Permítelos en sus ajustes para esta página.
notices-push-none = A este navegador no se le puede avisar. En un iPhone o iPad añade primero el sitio a la pantalla de inicio y ábrelo desde allí.
notices-webhook-address = Dirección del webhook
notices-webhook-add = Avisarme por webhook
notices-webhook-secret = Cada mensaje va firmado con este secreto, que solo se muestra ahora: { $secret }
notices-service-address = Dirección del servicio
notices-service-help = Se aceptan direcciones que empiezan por { $services }.
notices-service-add = Avisarme por un servicio
notices-state-unconfirmed = sin confirmar: abre el enlace del correo
notices-state-ready = funciona
notices-state-new = aún no se ha enviado nada
notices-state-refused = parado, porque el otro lado no acepta nada: { $said }
notices-state-trouble = último problema: { $said }
notices-last = llegó por última vez { $when }
notices-recent-sent = enviado
notices-recent-waiting = en espera
notices-recent-sending = enviándose
notices-recent-unsure = quizá llegó
notices-recent-failed = no aceptado
notices-try = Enviar una prueba
notices-trying = La prueba va en camino. Lo que resulte se verá aquí enseguida.
notices-drop = Quitar
notices-kinds = Avísame
notices-kind-turn = cuando me toque
notices-kind-short = cuando me quede poco tiempo
notices-kind-invited = cuando me inviten
notices-kind-full = cuando mi mesa esté llena
notices-kind-altered = cuando cambie mi mesa
notices-kind-going = cuando una mesa mía sin empezar esté a punto de desaparecer
notices-kind-gone = cuando una mesa así haya desaparecido
notices-kind-wish = cuando alguien quiera acabar una partida
notices-kind-pause = cuando alguien pida una pausa
notices-kind-left = cuando pierda mi sitio en una mesa que espera
notices-kind-over = cuando termine una partida
notices-kind-trial = prueba
notices-when = Cuándo
notices-quiet = Horas de silencio, sin avisos
notices-quiet-none = ninguna
notices-quiet-calendar = las noches de mi calendario
notices-quiet-night = De { $from } a { $to } ({ $zone }). Los fines de semana y las vacaciones no retienen nada.
notices-quiet-no-night = Los avisos respetan las noches de tu calendario en cuanto guardas uno con horas de silencio; hasta entonces llegan a cualquier hora. Está en los ajustes: «{ $where }».
notices-quiet-own = otras horas
notices-quiet-from = de
notices-quiet-to = a
notices-short = Me queda poco tiempo
notices-short-usual = 8 horas antes, o un cuarto
notices-short-before = { $hours } horas antes, o la mitad
notices-digest = Correo una vez al día en lugar de al momento
notices-digest-at = a las
notices-zone = Las horas son las de { $zone }.
notices-calendar = Calendario
notices-calendar-help = Una dirección para tu programa de calendario: muestra dónde te toca. Quien conozca la dirección puede leerla.
notices-calendar-make = Crear una dirección
notices-calendar-new = Crear otra dirección y anular la anterior
notices-calendar-end = Anular la dirección
notices-calendar-on = Hay una dirección. Se mostró al crearla.
notices-confirm-title = Confirma tu dirección de correo
notices-confirm-do = Esta dirección es mía
notices-confirmed = { $address } está confirmada. Desde ahora Tertulia te avisa ahí.
notices-stop-title = Menos correos
notices-stop-what = ¿De qué hay que avisar todavía a { $address }?
notices-stop-all = Ningún correo más
notices-stop-keep = Solo esto
notices-stopped = Hecho.
notices-table-title = Avisar a un canal propio
notices-table-help = Cada vez que a alguien de esta mesa le toca, se avisa a esta dirección: un webhook, por ejemplo del canal de vuestro grupo.
table-tell-channel = Decir a un canal de tu grupo a quién le toca
notices-back = Volver a la mesa
notices-saved = Guardado.

error-too-many-channels = Ya tienes todos los medios que puede haber. Quita uno primero.
error-channel-not-found = Este medio para avisarte ya no existe.
error-channel-refused = Esta dirección no se puede usar.
error-link-refused = Este enlace ya no vale.
error-too-many-trials = Demasiadas pruebas. Espera un rato, por favor.
