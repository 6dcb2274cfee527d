### Avisos: lo que se dice a quien no mira, por correo, por push, y la página donde se elige cómo.

notification-title-turn = Te toca: { $game }
notification-title-low-time = Te queda poco tiempo: { $game }
notification-title-invited = Invitación: { $game }
notification-title-joined = Nuevo jugador en la mesa: { $game }
notification-title-full = Mesa completa: { $game }
notification-title-altered = Mesa cambiada: { $game }
notification-title-closing = Mesa a punto de cerrarse: { $game }
notification-title-closed = Mesa cerrada: { $game }
notification-title-end-proposed = Propuesta de terminar la partida: { $game }
notification-title-pause-proposed = Pausa propuesta: { $game }
notification-title-removed = Has perdido tu asiento: { $game }
notification-title-over = La partida ha terminado: { $game }
notification-title-many =
    { $count ->
        [one] Novedades de una mesa
       *[other] Novedades de { $count } mesas
    }
notification-own-turn =
    { $count ->
        [0] Te toca en { $game }.
       *[other] Te toca en { $game } con { $players }.
    }
notification-own-low-time =
    { $count ->
        [0] Te queda poco tiempo en { $game }.
       *[other] Te queda poco tiempo en { $game } con { $players }.
    }
# A moment by the clock of a city: the deadline below.
notification-when = { $when } (hora de { $city })
notification-until = Tienes hasta: { $when }.
notification-own-invited =
    { $count ->
        [0] Hay un asiento para ti en una mesa nueva: { $game }.
       *[other] Hay un asiento para ti en una mesa nueva: { $game } con { $players }.
    }
notification-own-joined =
    { $count ->
        [0] Alguien se ha unido a la mesa: { $game }.
       *[other] Alguien se ha unido a la mesa: { $game } con { $players }.
    }
notification-own-full =
    { $count ->
        [0] Tu mesa está completa y la partida puede empezar: { $game }.
       *[other] Tu mesa está completa y la partida puede empezar: { $game } con { $players }.
    }
notification-own-altered =
    { $count ->
        [0] El anfitrión ha cambiado tu mesa y pregunta si te quedas: { $game }.
       *[other] El anfitrión ha cambiado tu mesa y pregunta si te quedas: { $game } con { $players }.
    }
notification-own-wanted =
    { $count ->
        [0] { $by } te invita a una mesa: { $game }.
       *[other] { $by } te invita a una mesa: { $game } con { $players }.
    }
notification-own-closing =
    { $count ->
        [0] Hace diez días que nadie se une a tu mesa: { $game }. Se cerrará en unos días si no pasa nada en ella.
       *[other] Hace diez días que no pasa nada en tu mesa: { $game } con { $players }. Se cerrará en unos días si no empezáis la partida ni se une nadie.
    }
notification-own-closed = La mesa se ha cerrado tras dos semanas sin actividad: { $game }.
notification-own-end-proposed =
    { $by } propone terminar { $game } ahora, con la puntuación actual. Puedes aceptar o rechazar la propuesta. Si nadie la rechaza, la partida termina { $days ->
        [one] un día después de la propuesta.
       *[other] { $days } días después de la propuesta.
    }
notification-own-pause-proposed = { $by } propone una pausa en { $game }. La pausa empieza cuando todos aceptan. Puedes aceptarla o rechazarla.
notification-own-removed = Has agotado el tiempo en varias mesas, así que has perdido tu asiento en una mesa sin empezar: { $game }. Vuelve a unirte cuando tengas tiempo para jugar.
notification-own-over =
    { $count ->
        [0] { $game } ha terminado.
       *[other] { $game } con { $players } ha terminado.
    }
notification-table-turn =
    { $count ->
        [0] Le toca a un jugador: { $game }.
       *[other] { $players }: te toca en { $game }.
    }
notification-table-low-time = A un jugador le queda poco tiempo: { $game }.
notification-table-invited = Nueva mesa: { $game }.
notification-table-full = La mesa está completa y la partida puede empezar: { $game }.
notification-table-altered = El anfitrión ha cambiado los ajustes de esta mesa: { $game }.
notification-table-closing = Hace diez días que no pasa nada en esta mesa: { $game }. Se cerrará en unos días.
notification-table-over = { $game } ha terminado.
notification-test-title = Notificación de prueba de Tertulia
notification-test-text = Así te avisa Tertulia cuando te toca.
notification-merged-title = Se ha añadido un navegador a tu cuenta
notification-merged-text = Se ha iniciado sesión en tu cuenta desde un navegador ({ $device }), y los asientos que ese navegador ocupaba como invitado han pasado a tu cuenta. Si no has sido tú, elimina los métodos de acceso que no reconozcas y cierra todas las demás sesiones.
notification-confirm-subject = Confirma tu dirección de correo
notification-confirm-text =
    Alguien, probablemente tú, quiere recibir notificaciones de Tertulia en esta dirección.

    Si has sido tú, abre esta página para confirmarlo:
    { $url }

    Si no has sido tú, ignora este correo: las direcciones sin confirmar no reciben notificaciones.
notification-mail-why = Recibes este correo porque has activado las notificaciones de Tertulia.
notification-mail-settings = Ajustes de notificaciones
notification-mail-unsubscribe = Cancelar suscripción
notification-calendar = Tertulia
notification-calendar-turn = Te toca: { $game }
notification-calendar-deadline = Se acaba el tiempo: { $game }

notifications-title = Notificaciones
notifications-intro = Recibe una notificación cuando te toque, aunque no tengas Tertulia abierta.
notifications-none = Aún no hay notificaciones configuradas. Añade un canal abajo.
notifications-nothing-new = Nada nuevo.
notifications-ways = Canales
notifications-add = Añadir canal
notifications-way-mail = Correo
notifications-way-push = Este navegador
notifications-way-push-other = Otro navegador
notifications-way-webhook = Webhook
notifications-way-service = Servicio
notifications-mail-address = Dirección de correo
notifications-mail-use = Usar
notifications-mail-add = Avisarme por correo
notifications-mail-sent = Correo enviado a { $address }. Abre su enlace para confirmar la dirección.
notifications-push-add = Avisarme en este navegador
notifications-push-denied = Este navegador bloquea las notificaciones de este sitio. Permítelas en los ajustes del sitio del navegador.
notifications-push-none = Este navegador no admite notificaciones push.
notifications-push-none-https = Las notificaciones push necesitan https. Abre este sitio en una dirección https.
notifications-push-none-install = En un iPhone o iPad, añade este sitio a la pantalla de inicio y ábrelo desde allí para recibir notificaciones push.
notifications-webhook-address = Dirección del webhook
notifications-webhook-add = Añadir webhook
notifications-webhook-secret = Los mensajes van firmados con este secreto. Cópialo ahora, solo se muestra una vez: { $secret }
notifications-service-address = Dirección del servicio
notifications-service-help = Se aceptan direcciones que empiezan por { $services }.
notifications-service-add = Añadir servicio
notifications-state-unconfirmed = sin confirmar: abre el enlace del correo
notifications-state-ready = activo
notifications-state-new = aún no se ha enviado nada
notifications-state-refused = detenido: entrega rechazada ({ $said })
notifications-state-trouble = último error: { $said }
notifications-last = última entrega { $when }
notifications-recent-sent = enviado
notifications-recent-waiting = en espera
notifications-recent-sending = enviando…
notifications-recent-unknown = quizá entregado
notifications-recent-failed = rechazado
notifications-try = Enviar notificación de prueba
notifications-trying = Notificación de prueba enviada. El resultado aparecerá aquí en un momento.
notifications-drop = Quitar
notifications-kinds = Avísame
notifications-kind-turn = cuando me toque
notifications-kind-low-time = cuando me quede poco tiempo
notifications-kind-invited = cuando me inviten
notifications-kind-joined = cuando alguien se una a mi mesa
notifications-kind-full = cuando mi mesa esté completa
notifications-kind-altered = cuando el anfitrión cambie mi mesa
notifications-kind-closing = cuando una mesa mía sin empezar esté a punto de cerrarse
notifications-kind-closed = cuando se haya cerrado una mesa mía sin empezar
notifications-kind-end-proposed = cuando alguien proponga terminar una partida
notifications-kind-pause-proposed = cuando alguien proponga una pausa
notifications-kind-removed = cuando pierda mi asiento en una mesa sin empezar
notifications-kind-over = cuando termine una partida
notifications-kind-test = prueba
notifications-when = Horario
notifications-quiet = Horas de silencio (sin notificaciones)
notifications-quiet-none = ninguna
notifications-quiet-calendar = las noches de mi calendario
notifications-quiet-night = De { $from } a { $to } ({ $zone }). Los fines de semana y en vacaciones las notificaciones siguen llegando.
notifications-quiet-no-night = Guarda primero unas horas de descanso en tu calendario; hasta entonces las notificaciones llegan a cualquier hora. El calendario está en los ajustes: «{ $where }».
notifications-quiet-own = otras horas
notifications-quiet-from = desde
notifications-quiet-to = hasta
notifications-low-time = Aviso de poco tiempo
notifications-low-time-usual = 8 h antes o con el 25 % restante
notifications-low-time-before = { $hours } horas antes, o con el 50 % restante
notifications-digest = Un correo al día en lugar de al momento (los avisos de poco tiempo siguen llegando al momento)
notifications-digest-at = a las
notifications-zone = Zona horaria: { $zone }
notifications-calendar = Calendario
notifications-calendar-help = Suscríbete a esta dirección en tu aplicación de calendario para ver dónde te toca. Quien conozca la dirección puede leerlo.
notifications-calendar-make = Crear dirección de calendario
notifications-calendar-new = Sustituir por una dirección nueva
notifications-calendar-end = Eliminar la dirección
notifications-calendar-on = Tu dirección de calendario está activa. Se mostró una vez, al crearla.
notifications-confirm-title = Confirma tu dirección de correo
notifications-confirm-do = Confirmar dirección
notifications-confirmed = { $address } está confirmada. Ahora recibirás ahí las notificaciones.
notifications-unsubscribe-title = Notificaciones por correo
notifications-unsubscribe-what = ¿Qué debe seguir recibiendo { $address }?
notifications-unsubscribe-all = Cancelar todas
notifications-unsubscribe-keep = Guardar selección
notifications-unsubscribed = Guardado.
notifications-table-title = Avisar a un canal del grupo
notifications-table-help = Cada vez que le toca a un jugador de esta mesa se envía un mensaje a esta dirección, por ejemplo el webhook del canal de vuestro grupo.
table-tell-channel = Avisar de los turnos a un canal del grupo
notifications-back = Volver a la mesa
notifications-saved = Guardado.
push-offer = Recibir una notificación cuando te toque
push-offer-do = Activar
push-offer-done = Las notificaciones están activadas en este navegador.
install-offer = Instalar Tertulia en este dispositivo
install-offer-help = Se abre desde la pantalla de inicio como una aplicación, con tus mismas mesas.
install-offer-do = Instalar

error-too-many-channels = Has alcanzado el máximo de canales. Quita uno primero.
error-channel-not-found = Este canal ya no existe.
error-channel-refused = Esta dirección no se puede usar.
error-link-refused = Este enlace ya no es válido.
error-too-many-trials = Demasiadas notificaciones de prueba. Espera un rato.
