### Avisos: lo que se dice a quien no mira, por correo, por push, y la página donde se elige cómo.

notice-title-turn = Te toca: { $game }
notice-title-short = Te queda poco tiempo: { $game }
notice-title-invited = Te han invitado: { $game }
notice-title-full = La mesa está llena: { $game }
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

error-too-many-channels = Ya tienes todos los medios que puede haber. Quita uno primero.
error-channel-not-found = Este medio para avisarte ya no existe.
error-channel-refused = Esta dirección no se puede usar.
error-link-refused = Este enlace ya no vale.
error-too-many-trials = Demasiadas pruebas. Espera un rato, por favor.
