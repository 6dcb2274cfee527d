# No Siesta: words of the game. What happened, actions, options, the table in plain text.




# -- the words of the game end here; below are the words of the browser table --

## Places of the table

no-siesta-sheet = Wertungsbogen
no-siesta-sheet-of = Wertungsbogen von { $player }
no-siesta-all-sheets = Alle Bögen
no-siesta-place-roof = Scheunendach
no-siesta-place-fields = Helferfelder
no-siesta-place-trade = Fernhandel
no-siesta-place-barrows = Marktkarren
no-siesta-place-storage = Lager und Stall
no-siesta-place-warehouse = Lager
no-siesta-place-stable = Stall
no-siesta-revenues = Ertragstableau
no-siesta-loose = Neben dem Tableau
no-siesta-loose-none = Was nicht markiert werden darf, liegt hier bis zum Ende deiner Phase.
no-siesta-dice = Würfel
no-siesta-last-die = Der letzte Würfel, für alle
no-siesta-no-dice = Gerade liegen keine Würfel in der Mitte.
no-siesta-track = Siestaskala
no-siesta-track-space = Feld { $space } der Siestaskala.
no-siesta-track-disc = Feld { $space } der Siestaskala: bringt eine Scheibe.
no-siesta-track-top = Feld { $space }, das oberste der Siestaskala: Das Spiel endet nach dieser Runde.
no-siesta-esporles = Markt von Esporles
no-siesta-esporles-worth = (jetzt für dich { no-siesta-points } wert)
no-siesta-esporles-about = Scheiben kommen für einen fertigen Karren dorthin: je Person eine, insgesamt { $room }.
no-siesta-helpers = Helfer
no-siesta-helpers-middle = Helfer in der Mitte
no-siesta-hired-yours = Diese Fähigkeit hast du.
no-siesta-hired-free = Noch nicht eingestellt.
no-siesta-hired-left = Einstellbar: { $n }.
no-siesta-hired-soon = (Ab der nächsten Runde.)
no-siesta-tiles-left = Verdeckte Dachplättchen: { $n }
no-siesta-tiles = Dachplättchen: { $count }

## What lies there

no-siesta-pile = { $good }: { $n }
no-siesta-pile-loose = neben dem Tableau, { $good }: { $n }
no-siesta-pick = Einsetzen – { $pile }
no-siesta-unpick = Alles zeigen
no-siesta-supply = Freie Scheiben: { $n }
no-siesta-roof-tile = Dachplättchen { $gap }, { $bonus }
no-siesta-tile-used = { $bonus } (genutzt)
no-siesta-tile-about-bonus = Einmal nutzbar, in einer deiner Wertungsphasen: Die Güter liegen neben dem Tableau, bis sie angekreuzt sind.
no-siesta-tile-about-change_revenue = Einmal nutzbar, in einer Wertungsphase: zwei Scheiben gehen einen Schritt entlang der Pfeile, oder eine zwei.
no-siesta-tile-about-point = Es bringt am Ende einen Punkt.
no-siesta-roof-told = Geschlossene Lücken: { $closed }. In der nächsten angekreuzt: { $crossed } von { $cost }.
no-siesta-worth = Am Ende: { no-siesta-points }
no-siesta-field-number = Helferfeld { $field }
no-siesta-ship = Schiff: dreimal { $good }
no-siesta-ship-gone = Schiff ist beladen: { $good }
no-siesta-ship-about = Drei davon auf einmal, von Scheiben, von daneben oder für Handelswaren: { no-siesta-points } und eine Handelsware. Ein Schiff je Wertungsphase.
no-siesta-ship-about-traded = In dieser Wertungsphase hast du schon gehandelt: Das nächste Schiff fährt in einer anderen.
no-siesta-ship-about-gone = Erledigt: bringt { no-siesta-points }.
no-siesta-load-points = Zuerst: { $first }; später: { $later }
no-siesta-load-undecided = Fertig: { $first } oder { $later }, am Ende der Phase entschieden
no-siesta-load-done = { $name }: fertig, { no-siesta-points }.
no-siesta-load-wants = { $name }: nimmt jetzt { $wants }.
no-siesta-row = { $good }: { $crossed } von { $of } angekreuzt, { $cleared } wieder entnommen
no-siesta-sets = Sätze: { $sets }
no-siesta-reconstructed = Zahlen großteils rekonstruiert
no-siesta-reconstructed-help = Das meiste, was auf diesem Bogen steht, ist rekonstruiert: Wer die Schachtel besitzt, kann es in der Materialdatei berichtigen.

## Players

no-siesta-player =
    { $player }: { $points }, Siestafeld { $hats }, freie Scheiben { $discs }, Handelswaren { $commodities }{ $start ->
        [yes] , am Start
       *[no] { "" }
    }
no-siesta-points-hidden = Punkte verdeckt
no-siesta-points-secret = Nach den gedruckten Regeln werden Punkte am Ende gezählt.
no-siesta-start = Startspieler
no-siesta-round = Runde { $round }
no-siesta-last-round = Letzte Runde
no-siesta-log-round = Runde { $round }

## What is asked

no-siesta-pending-take = Nimm einen Würfel: Alles davon wird markiert, außer du drückst den kleinen Knopf daneben.
no-siesta-pending-mark = Der letzte Würfel gilt für alle: Markiere { $die }, oder nichts.
no-siesta-pending-score =
    { $next ->
        [commodity] Für die Handelsware fehlt eine Scheibe: Setze sie jetzt ein oder verzichte.
        [disc] Für Esporles fehlt eine Scheibe: Mach durch Ankreuzen eine frei, oder lege keine.
       *[anything] Kreuze an, was du hast: Drücke einen leuchtenden Kreis, oder zuerst, was du einsetzen willst.
    }
no-siesta-pending-good = Dein Helfer bringt ein Erntegut: Wähle eines.
no-siesta-pending-keep = Du hast zwei Dachplättchen für Lücke { $gap } gezogen: Behalte eines.
no-siesta-pending-change = Verschiebe Scheiben entlang der Pfeile; noch { $left } möglich.
no-siesta-pending-out = Nimm Güter aus Lager und Stall; noch { $left } möglich.
no-siesta-pending-market = Ein Karren ist fertig: Wähle ein Feld in Esporles für deine Scheibe.
no-siesta-pending-complete = Mehrere Karren sind fertig: Welcher fährt zuerst?
no-siesta-pending-hire = Stelle einen Helfer für Feld { $field } ein.
no-siesta-pending-copy = Wessen Helfer kopierst du?
no-siesta-picked = Du setzt { $good } ein: Drücke eine leuchtende Stelle.
no-siesta-waiting = { $player } entscheidet: { $step }.
no-siesta-waiting-all = { $players } entscheiden: { $step }.
no-siesta-confirm = Das lässt sich nicht zurücknehmen.
no-siesta-rest = Den Rest einlagern: { $what }
no-siesta-rest-question = Sie kommen in Lager und Stall, wie gezeigt.

## For a newcomer

no-siesta-guide-take = Die Erträge eines Würfels markierst du mit freien Scheiben, der letzte Würfel gilt für alle. Denk an den nächsten Kreis deiner Karren und an drei Gleiche für ein Schiff; Hüte bringen dich die Skala hinauf.
no-siesta-guide-mark = Alle markieren den letzten Würfel mit einer freien Scheibe. Selten spricht etwas dagegen; nur eine Scheibe, die du für eine Handelsware frei haben willst, kann mehr wert sein.
no-siesta-guide-score = Kreuze deine Erträge an, wo und in welcher Reihenfolge du willst; eine genutzte Scheibe ist gleich wieder frei. Karren und Schiffe bringen Handelswaren, die jeden Ertrag außer Hüten ersetzen. Übriges verfällt.
no-siesta-guide-good = Nimm das Erntegut, auf das eine Stelle deines Bogens wartet: Es muss noch in dieser Wertungsphase eingesetzt werden und wird nicht markiert.
no-siesta-guide-keep = Die Güter eines Plättchens nutzt du einmal, in irgendeiner deiner Wertungsphasen. Behalte, was bald etwas vollendet; ein Punkt ist sicher, ein Tausch rettet einen schlechten Wurf.
no-siesta-guide-change = Eine Scheibe geht einen Schritt entlang eines Pfeils, nie zu Hüten oder Handelswaren. Zwei Scheiben je einen Schritt, oder eine zwei; du darfst auch aufhören.
no-siesta-guide-out = Was du herausnimmst, nutzt du in dieser Phase anderswo; sein Kreis zählt nicht mehr. Nimm, was ein Karren, ein Schiff oder ein Helferfeld jetzt braucht.
no-siesta-guide-market = Deine Scheibe wertet dort am Ende, und du hast eine weniger zum Markieren. Wähle, wovon du am meisten haben wirst; jedes Feld hat wenig Platz.
no-siesta-guide-complete = Jeder Karren bringt eine Handelsware und eine Scheibe nach Esporles. Die Reihenfolge zählt, wenn nur eine Scheibe frei ist.
no-siesta-guide-hire = Ein Helfer arbeitet ab der nächsten Runde bis zum Ende; frühe bringen am meisten. Nimm einen, der zu dem passt, was du ohnehin tust.
no-siesta-guide-copy = Du bekommst die Fähigkeit eines fremden Helfers für den Rest des Spiels, eine deiner Scheiben bleibt dort. Kopien lassen sich nicht kopieren.

## The end

no-siesta-end-hats = { $player } steht auf Feld { $hats }
no-siesta-end-tie-hats = { $players } haben je { $score }. Die Siestaskala entscheidet: { $held }.
no-siesta-end-tie-shared = { $players } haben je { $score }; auf der Siestaskala: { $held }. { $winners } teilen sich den Sieg: Eine weitere Partie muss entscheiden.
no-siesta-print = Bögen drucken

## Letter keys

no-siesta-key-r = zu deinen Erträgen
no-siesta-key-b = zum Scheunendach
no-siesta-key-h = zu den Helferfeldern
no-siesta-key-t = zu den Schiffen
no-siesta-key-c = zu den Marktkarren
no-siesta-key-w = zu Lager und Stall
no-siesta-key-d = zu den Würfeln
no-siesta-key-k = zur Siestaskala
no-siesta-key-m = zum Markt von Esporles
no-siesta-key-p = zu den Helferplättchen
no-siesta-key-s = alle Bögen, oder wieder einer

## Symbols

no-siesta-symbols-signs = Erträge und Zeichen
no-siesta-symbols-helpers = Helfer
no-siesta-symbol-olive = Olive, ein Erntegut
no-siesta-symbol-grain = Korn, ein Erntegut
no-siesta-symbol-grape = Traube, ein Erntegut
no-siesta-symbol-pig = Schwein, ein Tier; in der Leiste einer Person: sie ist am Start
no-siesta-symbol-donkey = Esel, ein Tier, das Karren zieht
no-siesta-symbol-hat = Hut, für die Siestaskala
no-siesta-symbol-silver = Silber, fürs Dach und mehr
no-siesta-symbol-commodity = Handelsware: jeder Ertrag außer Hut
no-siesta-symbol-point = Punkt
no-siesta-symbol-disc = Scheibe, um einen Ertrag zu markieren
no-siesta-symbol-change = Ertrag ändern: Scheiben gehen entlang der Pfeile
no-siesta-symbol-nothing = Nichts wird markiert
no-siesta-symbol-end = Oben auf der Siestaskala: die letzte Runde
no-siesta-symbol-tile = Dachplättchen
no-siesta-symbol-helper = Eingestellter Helfer
no-siesta-symbol-ship = Fernhandel
