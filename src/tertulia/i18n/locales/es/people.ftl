### Perfiles: lo que alguien ha jugado y lo que uno se ha apuntado.

profile-title = Perfil
profile-mine = Mi perfil
profile-of = Perfil de { $name }
profile-mine-help = Los demás también ven esta página, sin las partidas en mesas privadas en las que no se sentaron.
profile-nothing = No hay nada que mostrar: ninguna partida terminada en mesas públicas, ni contigo.
profile-nothing-mine = Aún no has terminado ninguna partida.
profile-counted =
    { $count ->
        [one] Una partida terminada, en una mesa pública o donde te sentaste.
       *[other] { $count } partidas terminadas, en mesas públicas y donde te sentaste.
    }
profile-more = Las más antiguas no se cuentan.
profile-favourites = Lo más jugado
profile-favourite = { $game } ({ $count })
profile-pace-live = Una jugada en partidas en vivo
profile-pace-by-turns = Una jugada en partidas por turnos
profile-pace-none = Una jugada sin reloj
profile-pace = { $time } de media ({ $moves } jugadas)

profile-results = Resultados
profile-company = Jugado
profile-games = Partidas
profile-places = Puestos
profile-mean = Media
profile-best = Máximo
profile-with-people = Con gente, { $players } jugadores
profile-with-bots = Contra bots, { $players } jugadores
profile-with-alone = En solitario
profile-place-count = { $place }.º: { $count }
profile-shared = compartidas: { $count }
profile-unranked = acabadas antes de tiempo: { $count }
profile-forfeited = abandonadas: { $count }
profile-stood-in = acabadas por un bot: { $count }

profile-curves = Puntos de { $name } por origen en { $game }
profile-curves-help = Las últimas { $games } partidas, primero la más antigua: cada punto es la media de una partida y de las anteriores, { $together } en total como mucho.
profile-first = más antigua
profile-latest = última
profile-means = En números
profile-source = Origen
profile-source-others = Todo lo demás
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
profile-tied = Igualadas
profile-played = Partidas terminadas
profile-with = con { $names }
profile-place-shared = Puesto { $place }, compartido
profile-ended-early = acabada antes de tiempo
profile-gave-up = abandonada o sin tiempo
profile-bot-ended = acabada por un bot
profile-more-games = Más partidas
profile-note = Tu nota
profile-note-on = Lo que quieres recordar de { $name }
profile-noted = Tu nota
profile-deeds = Bloquear o denunciar
