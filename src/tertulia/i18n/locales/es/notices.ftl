### Avisos: lo que se dice a quien no mira, por correo, por push, y la página donde se elige cómo.

notice-title-turn = Te toca: { $game }
notice-title-short = Te queda poco tiempo: { $game }
notice-title-invited = Invitación: { $game }
notice-title-joined = Nuevo jugador en la mesa: { $game }
notice-title-full = Mesa completa: { $game }
notice-title-altered = Mesa cambiada: { $game }
notice-title-going = Mesa a punto de cerrarse: { $game }
notice-title-gone = Mesa cerrada: { $game }
notice-title-wish = Propuesta de terminar la partida: { $game }
notice-title-pause = Pausa propuesta: { $game }
notice-title-left = Has perdido tu asiento: { $game }
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
# A moment by the clock of a city: the deadline below.
notice-when = { $when } (hora de { $city })
notice-until = Tienes hasta: { $when }.
notice-own-invited =
    { $count ->
        [0] Hay un asiento para ti en una mesa nueva: { $game }.
       *[other] Hay un asiento para ti en una mesa nueva: { $game } con { $players }.
    }
notice-own-joined =
    { $count ->
        [0] Alguien se ha unido a la mesa: { $game }.
       *[other] Alguien se ha unido a la mesa: { $game } con { $players }.
    }
notice-own-full =
    { $count ->
        [0] Tu mesa está completa y la partida puede empezar: { $game }.
       *[other] Tu mesa está completa y la partida puede empezar: { $game } con { $players }.
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
        [0] Hace diez días que nadie se une a tu mesa: { $game }. Se cerrará en unos días si no pasa nada en ella.
       *[other] Hace diez días que no pasa nada en tu mesa: { $game } con { $players }. Se cerrará en unos días si no empezáis la partida ni se une nadie.
    }
notice-own-gone = La mesa se ha cerrado tras dos semanas sin actividad: { $game }.
notice-own-wish =
    { $by } propone terminar { $game } ahora, con la puntuación actual. Puedes aceptar o rechazar. Si nadie rechaza, la partida termina { $days ->
        [one] un día después de la propuesta.
       *[other] { $days } días después de la propuesta.
    }
notice-own-pause = { $by } propone una pausa en { $game }. Empieza cuando todos aceptan. Puedes aceptar o rechazar.
notice-own-left = Te has quedado sin tiempo en varias mesas, así que has perdido tu asiento en una mesa sin empezar: { $game }. Vuelve a unirte cuando tengas tiempo para jugar.
notice-own-over =
    { $count ->
        [0] { $game } ha terminado.
       *[other] { $game } con { $players } ha terminado.
    }
notice-table-turn =
    { $count ->
        [0] Le toca a un jugador: { $game }.
       *[other] { $players }: te toca en { $game }.
    }
notice-table-short = A un jugador le queda poco tiempo: { $game }.
notice-table-invited = Nueva mesa: { $game }.
notice-table-full = La mesa está completa y la partida puede empezar: { $game }.
notice-table-altered = El anfitrión ha cambiado los ajustes de esta mesa: { $game }.
notice-table-going = Hace diez días que no pasa nada en esta mesa: { $game }. Se cerrará en unos días.
notice-table-over = { $game } ha terminado.
notice-trial-title = Notificación de prueba de Tertulia
notice-trial-text = Así te avisa Tertulia cuando te toca.
notice-merged-title = Se ha añadido un navegador a tu cuenta
notice-merged-text = Un navegador ha iniciado sesión en tu cuenta y le ha pasado los asientos de otro invitado: { $device }. Si no has sido tú, elimina los métodos de acceso que no reconozcas y cierra todas las demás sesiones.
notice-confirm-subject = Confirma tu dirección de correo
notice-confirm-text =
    Alguien, probablemente tú, quiere recibir notificaciones de Tertulia en esta dirección.

    Si has sido tú, abre esta página para confirmarlo:
    { $url }

    Si no has sido tú, ignora este correo: las direcciones sin confirmar no reciben notificaciones.
notice-mail-why = Recibes este correo porque has activado las notificaciones de Tertulia.
notice-mail-settings = Ajustes de notificaciones
notice-mail-stop = Cancelar suscripción
notice-calendar = Tertulia
notice-calendar-turn = Te toca: { $game }
notice-calendar-deadline = Se acaba el tiempo: { $game }

notices-title = Notificaciones
notices-intro = Recibe una notificación cuando te toque, aunque no tengas Tertulia abierta.
notices-none = Aún no hay notificaciones configuradas. Añade un canal abajo.
notices-ways = Canales
notices-add = Añadir canal
notices-way-mail = Correo
notices-way-push = Este navegador
notices-way-push-other = Otro navegador
notices-way-webhook = Webhook
notices-way-service = Servicio
notices-mail-address = Dirección de correo
notices-mail-use = Usar
notices-mail-add = Avisarme por correo
notices-mail-sent = Correo enviado a { $address }. Abre su enlace para confirmar la dirección.
notices-push-add = Avisarme en este navegador
notices-push-denied = Este navegador bloquea las notificaciones de este sitio. Permítelas en los ajustes del sitio del navegador.
notices-push-none = Este navegador no admite notificaciones push.
notices-push-none-https = Las notificaciones push necesitan https. Abre este sitio en una dirección https.
notices-push-none-install = En un iPhone o iPad, añade este sitio a la pantalla de inicio y ábrelo desde allí para recibir notificaciones push.
notices-webhook-address = Dirección del webhook
notices-webhook-add = Añadir webhook
notices-webhook-secret = Los mensajes van firmados con este secreto. Cópialo ahora, solo se muestra una vez: { $secret }
notices-service-address = Dirección del servicio
notices-service-help = Se aceptan direcciones que empiezan por { $services }.
notices-service-add = Añadir servicio
notices-state-unconfirmed = sin confirmar: abre el enlace del correo
notices-state-ready = activo
notices-state-new = aún no se ha enviado nada
notices-state-refused = detenido: entrega rechazada ({ $said })
notices-state-trouble = último error: { $said }
notices-last = última entrega { $when }
notices-recent-sent = enviado
notices-recent-waiting = en espera
notices-recent-sending = enviándose
notices-recent-unsure = quizá entregado
notices-recent-failed = rechazado
notices-try = Enviar notificación de prueba
notices-trying = Notificación de prueba enviada. El resultado aparecerá aquí en un momento.
notices-drop = Quitar
notices-kinds = Avísame
notices-kind-turn = cuando me toque
notices-kind-short = cuando me quede poco tiempo
notices-kind-invited = cuando me inviten
notices-kind-joined = cuando alguien se una a mi mesa
notices-kind-full = cuando mi mesa esté completa
notices-kind-altered = cuando el anfitrión cambie mi mesa
notices-kind-going = cuando una mesa mía sin empezar esté a punto de cerrarse
notices-kind-gone = cuando se haya cerrado una mesa así
notices-kind-wish = cuando alguien proponga terminar una partida
notices-kind-pause = cuando alguien proponga una pausa
notices-kind-left = cuando pierda mi asiento en una mesa sin empezar
notices-kind-over = cuando termine una partida
notices-kind-trial = prueba
notices-when = Horario
notices-quiet = Horas de silencio (sin notificaciones)
notices-quiet-none = ninguna
notices-quiet-calendar = las noches de mi calendario
notices-quiet-night = De { $from } a { $to } ({ $zone }). Los fines de semana y en vacaciones las notificaciones siguen llegando.
notices-quiet-no-night = Guarda primero unas horas de silencio en tu calendario; hasta entonces las notificaciones llegan a cualquier hora. El calendario está en los ajustes: «{ $where }».
notices-quiet-own = otras horas
notices-quiet-from = de
notices-quiet-to = a
notices-short = Aviso de poco tiempo
notices-short-usual = 8 h antes o con el 25 % restante
notices-short-before = { $hours } horas antes, o con el 50 % restante
notices-digest = Un correo al día en lugar de al momento (los avisos de poco tiempo siguen llegando al momento)
notices-digest-at = a las
notices-zone = Zona horaria: { $zone }
notices-calendar = Calendario
notices-calendar-help = Suscríbete a esta dirección en tu aplicación de calendario para ver dónde te toca. Quien conozca la dirección puede leerlo.
notices-calendar-make = Crear dirección de calendario
notices-calendar-new = Sustituir por una dirección nueva
notices-calendar-end = Eliminar la dirección
notices-calendar-on = Tu dirección de calendario está activa. Se mostró una vez, al crearla.
notices-confirm-title = Confirma tu dirección de correo
notices-confirm-do = Confirmar dirección
notices-confirmed = { $address } está confirmada. Ahora recibirás ahí las notificaciones.
notices-stop-title = Notificaciones por correo
notices-stop-what = ¿Qué debe seguir recibiendo { $address }?
notices-stop-all = Cancelar todas
notices-stop-keep = Guardar selección
notices-stopped = Guardado.
notices-table-title = Avisar a un canal del grupo
notices-table-help = Cada vez que le toca a un jugador de esta mesa se envía un mensaje a esta dirección, por ejemplo el webhook del canal de vuestro grupo.
table-tell-channel = Avisar de los turnos a un canal del grupo
notices-back = Volver a la mesa
notices-saved = Guardado.

error-too-many-channels = Has alcanzado el máximo de canales. Quita uno primero.
error-channel-not-found = Este canal ya no existe.
error-channel-refused = Esta dirección no se puede usar.
error-link-refused = Este enlace ya no es válido.
error-too-many-trials = Demasiadas notificaciones de prueba. Espera un rato.
