### Profile: was jemand gespielt hat und was man sich dazu notiert hat.

profile-title = Profil
profile-mine = Mein Profil
profile-of = Profil von { $name }
profile-mine-help = Auch andere sehen diese Seite, aber ohne Partien an privaten Tischen, an denen sie nicht saßen.
profile-nothing = Es gibt nichts zu zeigen: keine beendeten Partien an öffentlichen Tischen und keine mit dir.
profile-nothing-mine = Du hast noch keine Partie beendet.
profile-counted =
    { $count ->
        [one] Eine beendete Partie, an einem öffentlichen Tisch oder wo du saßest.
       *[other] { $count } beendete Partien, an öffentlichen Tischen und wo du saßest.
    }
profile-more = Ältere sind nicht mitgezählt.
profile-favourites = Am meisten gespielt
profile-favourite = { $game } ({ $count })
profile-pace-live = Ein Zug in Live-Partien
profile-pace-by-turns = Ein Zug in Partien Zug um Zug
profile-pace-none = Ein Zug ohne Uhr
profile-pace = { $time } im Schnitt ({ $moves } Züge)

profile-results = Ergebnisse
profile-company = Gespielt
profile-games = Partien
profile-places = Plätze
profile-mean = Schnitt
profile-best = Bestes
profile-with-people = Mit Menschen, zu { $players }
profile-with-bots = Gegen Bots, zu { $players }
profile-with-alone = Allein
profile-place-count = { $place }.: { $count }
profile-shared = geteilt: { $count }
profile-unranked = vorzeitig beendet: { $count }
profile-forfeited = aufgegeben: { $count }
profile-stood-in = von einem Bot zu Ende gespielt: { $count }

profile-curves = Punkte von { $name } nach Herkunft in { $game }
profile-curves-help = Die letzten { $games } Partien, die älteste zuerst: Jeder Punkt ist der Schnitt einer Partie und der vor ihr, zusammen höchstens { $together }.
profile-first = älteste
profile-latest = letzte
profile-means = In Zahlen
profile-source = Herkunft
profile-source-others = Alles andere
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
profile-gave-up = aufgegeben oder Zeit abgelaufen
profile-bot-ended = von einem Bot zu Ende gespielt
profile-more-games = Weitere Partien
profile-note = Deine Notiz
profile-note-on = Was du dir zu { $name } merken willst
profile-noted = Deine Notiz
profile-deeds = Sperren oder melden
