### Profiles: what somebody has played, and what one has written down about them.

profile-title = Profile
profile-mine = My profile
profile-of = Profile of { $name }
profile-mine-help = Others see this page, too, without the games at private tables where they did not sit.
profile-nothing = There is nothing to show: no finished games at public tables, and none with you.
profile-nothing-mine = You have not finished a game yet.
profile-counted =
    { $count ->
        [one] One finished game, at a public table or where you sat.
       *[other] { $count } finished games, at public tables and where you sat.
    }
profile-more = Older ones are not counted.
profile-favourites = Played most
profile-favourite = { $game } ({ $count })
profile-pace-live = A move in live games
profile-pace-by-turns = A move in games by turns
profile-pace-none = A move without a clock
profile-pace = { $time } on average ({ $moves } moves)

profile-results = Results
profile-company = Played
profile-games = Games
profile-places = Places
profile-mean = Average
profile-best = Best
profile-with-people = With people, { $players } players
profile-with-bots = Against bots, { $players } players
profile-with-alone = Alone
profile-place-count = { $place }.: { $count }
profile-shared = shared: { $count }
profile-unranked = ended early: { $count }
profile-forfeited = given up: { $count }
profile-stood-in = finished by a bot: { $count }

profile-curves = Points by source of { $name } in { $game }
profile-curves-help = The last { $games } games, the oldest first: each point is the average of a game and those before it, { $together } together at most.
profile-first = oldest
profile-latest = latest
profile-means = In numbers
profile-source = Source
profile-source-others = Everything else
profile-mean-all = { $games ->
        [one] One game
       *[other] All { $games }
    }
profile-mean-last = { $games ->
        [one] Last one
       *[other] Last { $games }
    }

profile-opponents = Head to head
profile-opponent = Against
profile-won = Won
profile-lost = Lost
profile-tied = Tied
profile-played = Finished games
profile-with = with { $names }
profile-place-shared = Place { $place }, shared
profile-ended-early = ended early
profile-gave-up = given up or out of time
profile-bot-ended = finished by a bot
profile-more-games = More games
profile-note = Your note
profile-note-on = What you want to remember about { $name }
profile-noted = Your note
profile-deeds = Block or report
