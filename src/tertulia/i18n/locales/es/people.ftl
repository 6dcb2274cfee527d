### Perfiles: lo que alguien ha jugado y lo que uno se ha apuntado.

profile-title = Perfil
profile-mine = Mi perfil
profile-of = Perfil de { $name }
profile-mine-help = Los demás también ven esta página, salvo tus partidas en mesas privadas en las que no jugaron.
profile-nothing = Nada que mostrar: ninguna partida terminada en mesas públicas ni contigo.
profile-nothing-mine = Aún no hay partidas terminadas.
profile-counted =
    { $count ->
        [one] Una partida terminada, en una mesa pública o en la que jugaste.
       *[other] { $count } partidas terminadas, en mesas públicas o en las que jugaste.
    }
profile-more = Las partidas más antiguas no se cuentan.
profile-favourites = Más jugados
profile-favourite = { $game } ({ $count })
profile-pace-live = Tiempo medio por jugada, en vivo
profile-pace-by-turns = Tiempo medio por jugada, por turnos
profile-pace-none = Tiempo medio por jugada, sin reloj
profile-pace = { $time } ({ $moves } jugadas)

profile-results = Resultados
profile-opponent-kind = Tipo de partida
profile-games = Partidas
profile-places = Puestos
profile-mean = Media
profile-best = Máximo
profile-with-players = Con otros ({ $players } jugadores)
profile-with-bots = Contra bots ({ $players } jugadores)
profile-with-none = En solitario
profile-place-count = { $place }.º: { $count }
profile-shared = compartidas: { $count }
profile-unranked = terminadas antes de tiempo: { $count }
profile-forfeited = abandonadas o sin tiempo: { $count }
profile-stood-in = terminadas por un bot: { $count }

profile-curves = Puntos de { $name } por origen en { $game }
profile-curves-help = Las últimas { $games } partidas, primero la más antigua. Cada punto es la media de hasta { $together } partidas: esa y las anteriores.
profile-first = más antigua
profile-latest = última
profile-means = En números
profile-source = Origen
profile-source-others = Otros
profile-mean-all = { $games ->
        [one] Una partida
       *[other] Las { $games }
    }
profile-mean-last = { $games ->
        [one] La última
       *[other] Las últimas { $games }
    }

profile-opponents = Cara a cara
profile-opponent = Contra
profile-won = Ganadas
profile-lost = Perdidas
profile-tied = Empates
profile-played = Partidas terminadas
profile-with = con { $names }
profile-place-shared = Puesto { $place }, compartido
profile-ended-early = terminada antes de tiempo
profile-gave-up = abandonada o sin tiempo
profile-bot-ended = terminada por un bot
profile-more-games = Más partidas
profile-note = Tu nota
profile-note-on = Nota privada sobre { $name }
profile-noted = Tu nota
profile-moderation = Bloquear o denunciar
