### Die Führung durch eine erste Partie, neben dem Tisch; die Regelseiten.

lesson-title = Geführte erste Partie: { $game }
lesson-step = Schritt { $step } von { $count }
lesson-read = Lies die Erklärung und drücke dann „Weiter“.
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-may-show = Du kannst auch „{ lesson-show }“ drücken.
lesson-leave = Verlassen
lesson-leave-help = Dein Fortschritt wird gespeichert.
lesson-elsewhere = „{ $part }“ ansehen
lesson-alone = Allein weiterspielen
lesson-finished = Gut gemacht, das war deine geführte erste Partie! Du kannst sie gegen die Bots zu Ende spielen oder einen Tisch mit anderen Spielern eröffnen.
lesson-play-on = Zu Ende spielen

## Die Liste der geführten Partien, und das Angebot an einem Tisch

learn-lead = Spiele deine ersten Züge mit einer Führung, die dir zeigt, was du tun kannst und warum. Du kannst jederzeit aufhören und später weitermachen.
learn-list = Geführte erste Partien
learn-minutes = { $minutes } Min.
learn-start = Geführte Partie starten
learn-again = Noch einmal spielen
lesson-offer = Spielst du dieses Spiel zum ersten Mal?
lesson-offer-link = Lerne es in einer geführten Partie ({ $minutes } Min.)
lesson-offer-dismiss = Nicht mehr anbieten

## Die Regelseiten

rules-title = Regeln von { $game }
rules-short = Kurz gefasst
rules-full = Ausführlich
rules-rulings = Auslegungen
rules-rulings-help = So wird hier gespielt, wenn die Spielregel nichts dazu sagt.
rules-contents = Inhalt
rules-components = Spielmaterial
rules-components-help = Woher jeder gedruckte Wert stammt. Wenn du das Spiel besitzt, korrigiere, was auf deinem Exemplar anders ist.
rules-source = Quelle
rules-source-every = alle Quellen
rules-find = Suchen
rules-kind = Art
rules-kind-every = alles
rules-found = { $count } von { $of } angezeigt
rules-fingerprint = Prüfsumme dieses Materials
rules-own-words = In eigenen Worten; maßgeblich ist die Spielregel des Verlags.
rules-chapters = Regeln in Bildern
rules-search = In den Regeln suchen
rules-search-found =
    { $count ->
        [one] { $count } Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
rules-questions = Wie geht das?
