### Profile: was jemand gespielt hat und was man sich dazu notiert hat.

profile-title = Profil
profile-mine = Mein Profil
profile-of = Profil von { $name }
profile-mine-help = Auch andere sehen diese Seite, aber ohne deine Partien an privaten Tischen, an denen sie nicht mitgespielt haben.
profile-nothing = Nichts zu zeigen: keine beendeten Partien an öffentlichen Tischen oder mit dir.
profile-nothing-mine = Noch keine beendeten Partien.
profile-counted =
    { $count ->
        [one] Eine beendete Partie, an einem öffentlichen Tisch oder mit dir.
       *[other] { $count } beendete Partien, an öffentlichen Tischen oder mit dir.
    }
profile-more = Ältere Partien sind nicht mitgezählt.
profile-favourites = Am meisten gespielt
profile-favourite = { $game } ({ $count })
profile-pace-live = Durchschnitt pro Zug, live
profile-pace-by-turns = Durchschnitt pro Zug, rundenbasiert
profile-pace-none = Durchschnitt pro Zug, ohne Uhr
profile-pace = { $time } ({ $moves } Züge)

profile-results = Ergebnisse
profile-opponent-kind = Art der Partie
profile-games = Partien
profile-places = Platzierungen
profile-mean = Schnitt
profile-best = Bestes
profile-with-players = Mit anderen ({ $players } Spieler)
profile-with-bots = Gegen Bots ({ $players } Spieler)
profile-with-none = Solo
profile-place-count = { $place }.: { $count }
profile-shared = geteilt: { $count }
profile-unranked = vorzeitig beendet: { $count }
profile-forfeited = aufgegeben oder Zeit überschritten: { $count }
profile-stood-in = von einem Bot zu Ende gespielt: { $count }

profile-curves = Punkte von { $name } nach Herkunft in { $game }
profile-curves-help = Die letzten { $games } Partien, älteste zuerst. Jeder Punkt ist der Durchschnitt aus bis zu { $together } Partien: dieser und denen davor.
profile-first = älteste
profile-latest = neueste
profile-means = In Zahlen
profile-source = Herkunft
profile-source-others = Sonstiges
profile-mean-all = { $games ->
        [one] Eine Partie
       *[other] Alle { $games }
    }
profile-mean-last = { $games ->
        [one] Letzte
       *[other] Letzte { $games }
    }

profile-opponents = Im direkten Vergleich
profile-opponent = Gegen
profile-won = Gewonnen
profile-lost = Verloren
profile-tied = Gleich
profile-played = Beendete Partien
profile-with = mit { $names }
profile-place-shared = Platz { $place }, geteilt
profile-ended-early = vorzeitig beendet
profile-gave-up = aufgegeben oder Zeit überschritten
profile-bot-ended = von einem Bot zu Ende gespielt
profile-more-games = Weitere Partien
profile-note = Deine Notiz
profile-note-on = Private Notiz zu { $name }
profile-noted = Deine Notiz
profile-moderation = Blockieren oder melden
