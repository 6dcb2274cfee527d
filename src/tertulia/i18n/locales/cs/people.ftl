### Profily: co kdo odehrál a co si o něm kdo poznamenal.

profile-title = Profil
profile-mine = Můj profil
profile-of = Profil: { $name }
profile-mine-help = Tuto stránku vidí i ostatní, ale bez tvých her u soukromých stolů, kde nehráli.
profile-nothing = Není co ukázat: žádné dohrané hry u veřejných stolů ani s tebou.
profile-nothing-mine = Zatím žádné dohrané hry.
profile-counted =
    { $count ->
        [one] Jedna dohraná hra, u veřejného stolu nebo s tvou účastí.
        [few] { $count } dohrané hry, u veřejných stolů nebo s tvou účastí.
       *[other] { $count } dohraných her, u veřejných stolů nebo s tvou účastí.
    }
profile-more = Starší hry se nepočítají.
profile-favourites = Nejhranější
profile-favourite = { $game } ({ $count })
profile-pace-live = Průměr na tah, živě
profile-pace-by-turns = Průměr na tah, korespondenčně
profile-pace-none = Průměr na tah, bez hodin
profile-pace = { $time } (počet tahů: { $moves })

profile-results = Výsledky
profile-opponent-kind = Typ hry
profile-games = Hry
profile-places = Umístění
profile-mean = Průměr
profile-best = Nejvíc
profile-with-players = S ostatními (počet hráčů: { $players })
profile-with-bots = Proti botům (počet hráčů: { $players })
profile-with-none = Sólo
profile-place-count = { $place }.: { $count }
profile-shared = děleno: { $count }
profile-unranked = předčasně ukončeno: { $count }
profile-forfeited = vzdáno nebo vypršel čas: { $count }
profile-stood-in = dohrál bot: { $count }

profile-curves = Body podle zdroje, { $name }: { $game }
profile-curves-help = Posledních her: { $games }, od nejstarší. Každý bod je průměr nejvýše { $together } her: této a těch před ní.
profile-first = nejstarší
profile-latest = poslední
profile-means = V číslech
profile-source = Zdroj
profile-source-others = Vše ostatní
profile-mean-all = { $games ->
        [one] Jedna hra
        [few] Všechny { $games }
       *[other] Všech { $games }
    }
profile-mean-last = { $games ->
        [one] Poslední
        [few] Poslední { $games }
       *[other] Posledních { $games }
    }

profile-opponents = Vzájemné hry
profile-opponent = Proti
profile-won = Výhry
profile-lost = Prohry
profile-tied = Remízy
profile-played = Dohrané hry
profile-with = spoluhráči: { $names }
profile-place-shared = dělené { $place }. místo
profile-ended-early = předčasně ukončeno
profile-gave-up = vzdáno nebo vypršel čas
profile-bot-ended = dohrál bot
profile-more-games = Další hry
profile-note = Tvoje poznámka
profile-note-on = Soukromá poznámka: { $name }
profile-noted = Tvoje poznámka
profile-moderation = Blokovat nebo nahlásit
