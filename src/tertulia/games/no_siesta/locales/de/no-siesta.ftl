# No Siesta: words of the game. What happened, actions, options, the table in plain text.
# A fact `good: olive` of an event or an action also gives `$good-name`, worded by `no-siesta-good-olive`.

no-siesta-title = La Granja: No Siesta!
no-siesta-tagline = Markieren, ankreuzen, liefern: ein flottes Würfelspiel um Höfe am Weiher von Esporles.
no-siesta-credits = Ein Spiel von Andreas Odendahl, zuerst erschienen 2016 bei Stronghold Games.

## Revenues, dice, what is marked of them, and what is crossed off with

no-siesta-good-olive = Olive
no-siesta-good-grain = Korn
no-siesta-good-grape = Traube
no-siesta-good-pig = Schwein
no-siesta-good-donkey = Esel
no-siesta-good-hat = Hut
no-siesta-good-silver = Silber
no-siesta-good-commodity = Handelsware
no-siesta-good-change_revenue = Erträge ändern
no-siesta-good-point = Siegpunkt
no-siesta-from-olive = { no-siesta-good-olive }
no-siesta-from-grain = { no-siesta-good-grain }
no-siesta-from-grape = { no-siesta-good-grape }
no-siesta-from-pig = { no-siesta-good-pig }
no-siesta-from-donkey = { no-siesta-good-donkey }
no-siesta-from-hat = { no-siesta-good-hat }
no-siesta-from-silver = { no-siesta-good-silver }
no-siesta-to-olive = { no-siesta-good-olive }
no-siesta-to-grain = { no-siesta-good-grain }
no-siesta-to-grape = { no-siesta-good-grape }
no-siesta-to-pig = { no-siesta-good-pig }
no-siesta-to-donkey = { no-siesta-good-donkey }
no-siesta-to-hat = { no-siesta-good-hat }
no-siesta-to-silver = { no-siesta-good-silver }
no-siesta-die-olive_grain = Olive & Korn
no-siesta-die-grape = { no-siesta-good-grape }
no-siesta-die-pig = { no-siesta-good-pig }
no-siesta-die-donkey = { no-siesta-good-donkey }
no-siesta-die-hat = { no-siesta-good-hat }
no-siesta-die-silver = { no-siesta-good-silver }
no-siesta-mark-all = markieren
no-siesta-mark-olive = nur die Olive markieren
no-siesta-mark-grain = nur das Korn markieren
no-siesta-mark-nothing = nichts markieren
no-siesta-source-loose = neben dem Tableau
no-siesta-source-disc = vom Tableau
no-siesta-source-commodity = für eine Handelsware
no-siesta-source-swap_loose = Hut und Esel getauscht, neben dem Tableau
no-siesta-source-swap_disc = Hut und Esel getauscht, vom Tableau
no-siesta-by =
    { $source ->
        [disc] { "" }
       *[other] { " " }({ $source-name })
    }

## Counted: $n of each

no-siesta-count-olive =
    { $n ->
        [one] 1 Olive
       *[other] { $n } Oliven
    }
no-siesta-count-grain = { $n } Korn
no-siesta-count-grape =
    { $n ->
        [one] 1 Traube
       *[other] { $n } Trauben
    }
no-siesta-count-pig =
    { $n ->
        [one] 1 Schwein
       *[other] { $n } Schweine
    }
no-siesta-count-donkey =
    { $n ->
        [one] 1 Esel
       *[other] { $n } Esel
    }
no-siesta-count-hat =
    { $n ->
        [one] 1 Hut
       *[other] { $n } Hüte
    }
no-siesta-count-silver = { $n } Silber
no-siesta-count-commodity =
    { $n ->
        [one] eine Handelsware
       *[other] { $n } Handelswaren
    }
no-siesta-count-point =
    { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }
no-siesta-count-change_revenue = zwei Scheiben um je einen Schritt verschieben oder eine um zwei
no-siesta-paid-loose = { $n } neben dem Tableau
no-siesta-paid-disc = { $n } vom Tableau
no-siesta-paid-commodity =
    { $n ->
        [one] für eine Handelsware
       *[other] für { $n } Handelswaren
    }
no-siesta-paid-swap_loose = ein Hut neben dem Tableau als Esel
no-siesta-paid-swap_disc = ein Hut vom Tableau als Esel
no-siesta-points =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }

## Helpers: names, and what they do

no-siesta-helper-roof_choice = Dächerwahl
no-siesta-helper-change_revenue = Ertrag ändern
no-siesta-helper-trade_good = Fernhandel (Erntegut)
no-siesta-helper-storage_silver = Lager & Stall
no-siesta-helper-no_donkeys = Marktkarren (ohne Esel)
no-siesta-helper-commodity_hat = Siesta
no-siesta-helper-roof_costs = Dachkosten
no-siesta-helper-any_order = Marktkarren (frei beladen)
no-siesta-helper-trade_hat = Fernhandel (Hut)
no-siesta-helper-siesta_or_work = Siesta oder Arbeit
no-siesta-helper-clear_storage = Lager & Stall räumen
no-siesta-helper-copy = Helfer (Kopie)
no-siesta-does-roof_choice = immer, wenn du eine Dachlücke schließt, zieh zwei Plättchen und behalte eines
no-siesta-does-change_revenue = schiebe einmal je Wertungsphase eine Scheibe einen Schritt entlang der Pfeile deines Ertragstableaus
no-siesta-does-trade_good = jeder Fernhandel bringt dir auch ein Erntegut deiner Wahl, das du in derselben Phase nutzt
no-siesta-does-storage_silver = jeder volle Satz im Lager und jedes volle Paar im Stall bringt dir 1 Silber, das du in derselben Phase nutzt
no-siesta-does-no_donkeys = deine Marktkarren fahren ohne Esel zum Markt
no-siesta-does-commodity_hat = nutze einmal je Wertungsphase eine Handelsware als Hut
no-siesta-does-roof_costs = jedes weitere Dachplättchen kostet dich 1 Silber weniger
no-siesta-does-any_order = belade deine Marktkarren in beliebiger Reihenfolge
no-siesta-does-trade_hat = jeder Fernhandel bringt dir auch einen Hut, den du in derselben Phase nutzt
no-siesta-does-siesta_or_work = nutze einmal je Wertungsphase einen Esel als Hut oder einen Hut als Esel
no-siesta-does-clear_storage = gib einmal je Wertungsphase einen Esel vom Tableau ab, nimm zwei Güter aus Lager und Stall und nutze sie woanders
no-siesta-does-copy = kopiere die Fähigkeit eines fremden Helfers, auf dem eine deiner Scheiben für immer bleibt

## The market of Esporles: its spaces, and what a disc there scores at the end

no-siesta-space-discs = Scheiben
no-siesta-space-harvest_sets = Lager
no-siesta-space-roof_tiles = Dachplättchen
no-siesta-space-animal_pairs = Stall
no-siesta-space-helpers = Helfer
no-siesta-space-trades = Fernhandel
no-siesta-gives-discs = 1 Siegpunkt je Scheibe in deinem Vorrat
no-siesta-gives-harvest_sets = 1 Siegpunkt je Satz aus Olive, Korn und Traube in deinem Lager
no-siesta-gives-roof_tiles = 1 Siegpunkt je Plättchen auf deinem Dach
no-siesta-gives-animal_pairs = 1 Siegpunkt je Paar aus Schwein und Esel in deinem Stall
no-siesta-gives-helpers = 1 Siegpunkt je Helfer, den du eingestellt hast
no-siesta-gives-trades = 1 Siegpunkt je Fernhandel, den du getrieben hast

## Barrows, phases, steps, sources of points

no-siesta-barrow-1 = oberer Karren
no-siesta-barrow-2 = mittlerer Karren
no-siesta-barrow-3 = unterer Karren
no-siesta-phase-dice = Würfelphase
no-siesta-phase-scoring = Wertungsphase
no-siesta-phase-end = Ende der Runde
no-siesta-step-begin = neue Helfer beginnen
no-siesta-step-first_die = erster Würfel
no-siesta-step-second_die = zweiter Würfel
no-siesta-step-last_die = der letzte Würfel, für alle
no-siesta-step-scoring = Wertung
no-siesta-step-market = Scheiben nach Esporles
no-siesta-step-hiring = Helfer einstellen
no-siesta-step-end = Ende der Runde
no-siesta-source-roof = Dach
no-siesta-source-tiles = Dachplättchen mit Siegpunkt
no-siesta-source-helpers = Helfer
no-siesta-source-trade = Fernhandel
no-siesta-source-warehouse = Lager
no-siesta-source-stable = Stall
no-siesta-source-barrows = Marktkarren
no-siesta-source-siesta = Siestaleiste
no-siesta-source-esporles = Markt von Esporles

## What a player may do: a button, and the whole of it (for a screen reader and the terminal)

no-siesta-action-take =
    { $mark ->
        [olive] { $die-name } nehmen, nur die Olive markieren
        [grain] { $die-name } nehmen, nur das Korn markieren
        [nothing] { $die-name } nehmen, nichts markieren
       *[all] { $die-name } nehmen
    }
no-siesta-action-mark =
    { $mark ->
        [olive] Nur die Olive markieren
        [grain] Nur das Korn markieren
        [nothing] Nichts markieren
       *[all] Den letzten Würfel markieren
    }
no-siesta-action-roof = Dach: Silber ankreuzen{ no-siesta-by }
no-siesta-action-field = Helferfeld { $field }: { $good-name } ankreuzen{ no-siesta-by }
no-siesta-action-trade = Fernhandel: { $good-name }
no-siesta-action-trade-full = Fernhandel: { $given } ({ $paid })
no-siesta-action-load =
    { $good ->
        [donkey] Esel anspannen: { $barrow-name }{ no-siesta-by }
       *[other] { $good-name } aufladen: { $barrow-name }{ no-siesta-by }
    }
no-siesta-action-store = { $good-name } lagern{ no-siesta-by }
no-siesta-action-climb = Auf der Siestaleiste vorrücken{ no-siesta-by }
no-siesta-action-tile = Dachplättchen { $gap } nutzen
no-siesta-action-tile-full = Dachplättchen { $gap } nutzen: { $gain }
no-siesta-action-change = Scheibe verschieben: { $from-name } → { $to-name }
no-siesta-action-clear =
    { $source ->
        [swap_disc] Einen Hut als Esel abgeben, um Lager und Stall zu räumen
       *[disc] Einen Esel abgeben, um Lager und Stall zu räumen
    }
no-siesta-action-out = { $good-name } herausnehmen
no-siesta-action-copy = { $helper-name } kopieren
no-siesta-action-copy-full = Kopieren, { $helper-name }: { $does-name }
no-siesta-action-good = { $good-name } wählen
no-siesta-action-keep = Dieses Plättchen behalten
no-siesta-action-keep-full = Das Dachplättchen behalten: { $gain }
no-siesta-action-market = Esporles: { $space-name }
no-siesta-action-market-full = Esporles, { $space-name }: { $gives-name } (jetzt { no-siesta-points })
no-siesta-action-complete = Fertigstellen: { $barrow-name }
no-siesta-action-hire = { $helper-name } einstellen
no-siesta-action-hire-full = Einstellen, { $helper-name }: { $does-name }
no-siesta-action-waive = Verzichten
no-siesta-action-waive-full =
    { $what ->
        [disc] Keine Scheibe nach Esporles legen
        [steps] Keine Scheibe mehr verschieben
        [goods] Nichts mehr herausnehmen
        [copy] Niemanden kopieren
       *[commodity] Auf die Handelsware verzichten
    }
no-siesta-action-end =
    { $commodity ->
        [returned] Phase beenden, Handelsware abgeben
       *[kept] Phase beenden
    }
no-siesta-action-end-full =
    { $commodity ->
        [returned] { no-siesta-action-end }
       *[kept]
            { $loses ->
                [yes] { no-siesta-action-end }, ungenutzt: { $lost }
               *[no] { no-siesta-action-end }
            }
    }

## What happened: lines of the log

no-siesta-event-start = { $player } beginnt.
no-siesta-event-round = Runde { $number } beginnt, Startspieler: { $player }.
no-siesta-event-roll = Würfel: { $dice }.
no-siesta-event-take =
    { $mark ->
        [all] { $player } nimmt einen Würfel: { $goods }.
        [nothing] { $player } nimmt einen Würfel ({ $die-name }) und markiert nichts.
       *[olive] { $player } nimmt einen Würfel ({ $die-name }) und markiert nur { $goods }.
    }
no-siesta-event-mark =
    { $mark ->
        [all] { $player } markiert den letzten Würfel: { $goods }.
        [nothing] { $player } markiert nichts vom letzten Würfel ({ $die-name }).
       *[olive] { $player } markiert nur { $goods } vom letzten Würfel ({ $die-name }).
    }
no-siesta-event-roof = { $player } kreuzt Silber in Dachlücke { $gap } an{ no-siesta-by }.
no-siesta-event-field = { $player } kreuzt { $good-name } in Helferfeld { $field } an{ no-siesta-by }.
no-siesta-event-trade = { $player } treibt Fernhandel: { $given } ({ $paid }).
no-siesta-event-load =
    { $good ->
        [donkey] { $player } spannt einen Esel an: { $barrow-name }{ no-siesta-by }.
       *[other] { $player } lädt { $good-name } auf: { $barrow-name }{ no-siesta-by }.
    }
no-siesta-event-store = { $player } lagert { $good-name }{ no-siesta-by }.
no-siesta-event-climb = { $player } rückt auf der Siestaleiste auf Feld { $to } vor{ no-siesta-by }.
no-siesta-event-disc = { $player } gewinnt eine Scheibe von der Siestaleiste (dort noch: { $left }).
no-siesta-event-gap =
    { $kind ->
        [none] { $player } schließt Dachlücke { $gap }; es war kein Plättchen mehr da.
       *[other] { $player } schließt Dachlücke { $gap } mit einem Plättchen: { $gain }.
    }
no-siesta-event-draw = { $player } zieht zwei Plättchen für Dachlücke { $gap } und behält eines.
no-siesta-event-tile = { $player } nutzt das Plättchen auf Dachlücke { $gap }: { $gain }.
no-siesta-event-change = { $player } verschiebt eine Scheibe: { $from-name } → { $to-name }.
no-siesta-event-clear =
    { $source ->
        [swap_disc] { $player } gibt einen Hut als Esel ab, um Lager und Stall zu räumen.
       *[disc] { $player } gibt einen Esel ab, um Lager und Stall zu räumen.
    }
no-siesta-event-out = { $player } nimmt { $good-name } wieder heraus.
no-siesta-event-gain = { $player } bekommt { $good-name } (neben dem Tableau).
no-siesta-event-commodity =
    { $where ->
        [disc] { $player } bekommt eine Handelsware.
        [loose] { $player } bekommt eine Handelsware, hat aber keine Scheibe dafür: Sie liegt neben dem Tableau.
       *[lost] { $player } hatte keine Scheibe für eine Handelsware: Sie ist verloren.
    }
no-siesta-event-field_full = { $player } füllt Helferfeld { $field }!
no-siesta-event-barrow = { $player } stellt fertig: { $barrow-name }!
no-siesta-event-first =
    { $players-count ->
        [one] Zuerst fertig ({ $barrow-name }): { $players }.
       *[other] Gemeinsam zuerst fertig ({ $barrow-name }): { $players }.
    }
no-siesta-event-market = { $player } legt eine Scheibe nach Esporles: { $space-name }.
no-siesta-event-decline = { $player } legt keine Scheibe nach Esporles.
no-siesta-event-copy = { $player } kopiert einen Helfer: { $helper-name }.
no-siesta-event-hire = { $player } stellt für Feld { $field } ein: { $helper-name }.
no-siesta-event-unhired = Für Feld { $field } von { $player } war kein Helfer mehr da.
no-siesta-event-waive = { $player } verzichtet auf { $count } × { $good-name }.
no-siesta-event-forgo =
    { $what ->
        [steps] { $player } verschiebt keine Scheibe mehr.
        [copy] { $player } kopiert keinen Helfer.
       *[goods] { $player } nimmt nichts mehr heraus.
    }
no-siesta-event-lose = { $player } lässt { $count } × { $good-name } ungenutzt.
no-siesta-event-pass = { $player } beendet die Wertungsphase.
no-siesta-event-last_round = { $player } hat das oberste Feld der Siestaleiste erreicht: Dies ist die letzte Runde.
no-siesta-idle-rounds =
    { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
no-siesta-idle-left =
    { $left ->
        [one] einer weiteren solchen Runde
       *[other] { $left } weiteren solchen Runden
    }
no-siesta-event-idle =
    { $left ->
        [0] Seit { no-siesta-idle-rounds } hat niemand etwas angekreuzt: Die Partie ist beendet.
       *[other] Seit { no-siesta-idle-rounds } hat niemand etwas angekreuzt. Nach { no-siesta-idle-left } endet das Spiel.
    }
no-siesta-event-points =
    { $amount ->
        [one] { $player }: { $amount } Siegpunkt ({ $source-name }).
       *[other] { $player }: { $amount } Siegpunkte ({ $source-name }).
    }
no-siesta-event-over =
    { $winners-count ->
        [one] { $winners } hat gewonnen: { $scores }.
       *[other] { $winners } teilen sich den Sieg: { $scores }. Eine weitere Partie würde entscheiden.
    }

## What an action would cost and bring, each a thing in a list; goods and points are counted

no-siesta-cost-tile = der einmalige Bonus von Dachplättchen { $gap }
no-siesta-cost-market = eine Scheibe, für immer
no-siesta-cost-copy = eine Scheibe, für immer
no-siesta-brings-take =
    { $mark ->
        [nothing] nichts markiert
       *[all] markiert: { $goods }
    }
no-siesta-brings-mark =
    { $mark ->
        [nothing] nichts markiert
       *[all] markiert: { $goods }
    }
no-siesta-brings-roof = ein Kreis von Dachlücke { $gap }
no-siesta-brings-field = ein Kreis von Helferfeld { $field }
no-siesta-brings-trade = ein Fernhandel
no-siesta-brings-load =
    { $good ->
        [donkey] ein Esel angespannt: { $barrow-name }
       *[other] ein Kreis: { $barrow-name }
    }
no-siesta-brings-store = { $good-name } gelagert
no-siesta-brings-climb = Siestaleiste: Feld { $to }
no-siesta-brings-disc = eine deiner Scheiben von der Siestaleiste
no-siesta-brings-tile = { $gain }
no-siesta-brings-change = { $from-name } → { $to-name }
no-siesta-brings-clear = Güter aus Lager und Stall
no-siesta-brings-commodity =
    { $where ->
        [disc] eine Handelsware
        [loose] eine Handelsware ohne Scheibe
       *[lost] keine Handelsware: Keine Scheibe ist frei
    }
no-siesta-brings-field_full = Helferfeld { $field } voll: ein Helfer am Ende der Runde
no-siesta-brings-barrow = fertig: { $barrow-name }
no-siesta-brings-first = zuerst fertig ({ $barrow-name }): { $players }
no-siesta-brings-market = Esporles: { $space-name }
no-siesta-brings-decline = keine Scheibe in Esporles
no-siesta-brings-copy = die Fähigkeit von { $helper-name }
no-siesta-brings-hire = { $helper-name }, auf Feld { $field }
no-siesta-brings-unhired = kein Helfer für Feld { $field }: Es ist keiner verfügbar
no-siesta-brings-forgo =
    { $what ->
        [steps] keine Scheibe mehr verschoben
        [copy] kein Helfer kopiert
       *[goods] nichts mehr herausgenommen
    }
no-siesta-brings-pass = das Ende deiner Wertungsphase
no-siesta-brings-last_round = die letzte Runde
no-siesta-brings-idle = nichts angekreuzt in dieser Runde
no-siesta-preview-left =
    { $count ->
        [one] dann fehlt noch ein Kreis
       *[other] dann fehlen noch { $count } Kreise
    }
no-siesta-preview-market =
    { $points ->
        [one] nach jetzigem Stand am Ende { $points } Punkt
       *[other] nach jetzigem Stand am Ende { $points } Punkte
    }

## Options of a table

no-siesta-option-game = Helfer
no-siesta-option-game-help = Welche Helfer eingestellt werden können.
no-siesta-option-game-basic = Grundspiel
no-siesta-option-game-basic-help = Alle haben dieselben sechs eigenen Helfer: gut für die ersten Partien.
no-siesta-option-game-experienced = Erfahrene Landwirte
no-siesta-option-game-experienced-help = Alle wählen aus zwölf Fähigkeiten in der Mitte, in der Reihenfolge der Siestaleiste; jede gibt es zweimal, bei zwei Spielern einmal.
no-siesta-option-dice = Würfel
no-siesta-option-dice-help = Bei zwei Spielern: wie oft in einer Runde gewürfelt wird.
no-siesta-option-dice-rerolled = Neu gewürfelt
no-siesta-option-dice-rerolled-help = Die übrigen Würfel werden vor der zweiten Wahl neu gewürfelt, der letzte danach noch einmal.
no-siesta-option-dice-once = Einmal gewürfelt
no-siesta-option-dice-once-help = Wie im großen La Granja: Alle Würfel werden nur einmal geworfen, zu Beginn der Runde.
no-siesta-option-rules = Regeln
no-siesta-option-rules-help = Wie gedruckt oder mit den Änderungen der Onlinefassung.
no-siesta-option-rules-printed = Gedruckt
no-siesta-option-rules-printed-help = Eine Handelsware ohne Scheibe muss sofort genutzt werden, sonst verfällt sie; Scheiben kommen sofort nach Esporles; Punkte werden am Ende gezählt.
no-siesta-option-rules-online = Online
no-siesta-option-rules-online-help = Alles ist bis zum Ende deiner Wertungsphase nutzbar, Scheiben kommen am Ende der Runde nach Esporles, die letzten zwei kann niemand ausgeben, und die Punkte sind für alle sichtbar.

## The components on the rules page

no-siesta-components-roof_gap = Lücken im Scheunendach
no-siesta-component-roof_gap = Dachlücke { $number }
no-siesta-component-roof_gap-silver = Silberkreise
no-siesta-component-roof_gap-points = Punkte
no-siesta-components-helper_field = { no-siesta-place-fields }
no-siesta-component-helper_field = Helferfeld { $number }
no-siesta-component-helper_field-needs = Kreise
no-siesta-component-helper_field-points = Punkte
no-siesta-component-helper_field-number_of_circles = Anzahl der Kreise
no-siesta-components-trade = { no-siesta-place-trade }
no-siesta-component-trade-fields = Güter
no-siesta-component-trade-points = Punkte
no-siesta-component-trade-grain = { no-siesta-good-grain }
no-siesta-component-trade-pig = { no-siesta-good-pig }
no-siesta-component-trade-donkey = { no-siesta-good-donkey }
no-siesta-components-barrow = { no-siesta-place-barrows }
no-siesta-component-barrow = Marktkarren { $number }
no-siesta-component-barrow-goods = Güter von links nach rechts
no-siesta-component-barrow-donkeys = Esel
no-siesta-component-barrow-first = Punkte des Ersten
no-siesta-component-barrow-later = Punkte aller Späteren
no-siesta-component-barrow-pig_silver_pig = Schwein, Silber, Schwein hintereinander
no-siesta-components-storage = { no-siesta-place-storage }
no-siesta-components-siesta = { no-siesta-track }
no-siesta-component-siesta-spaces = Felder
no-siesta-component-siesta-disc_spaces = Felder mit einer Scheibe
no-siesta-component-siesta-first_disc_space = das erste Feld mit einer Scheibe
no-siesta-component-siesta-number_of_disc_spaces = Anzahl der Felder mit einer Scheibe
no-siesta-components-revenue_board = { no-siesta-revenues }
no-siesta-component-revenue_board-arrows = Pfeile
no-siesta-components-roof_tiles = Dachplättchen
no-siesta-component-roof_tiles-bonus = mit Gütern
no-siesta-component-roof_tiles-change_revenue = { no-siesta-good-change_revenue }
no-siesta-component-roof_tiles-point = { no-siesta-good-point }
no-siesta-component-roof_tiles-kinds = die drei Arten
no-siesta-component-roof_tiles-two_grapes = zwei Trauben
no-siesta-component-roof_tiles-two_pigs = zwei Schweine
no-siesta-component-storage-olive = { no-siesta-good-olive }
no-siesta-component-storage-grain = { no-siesta-good-grain }
no-siesta-component-storage-grape = { no-siesta-good-grape }
no-siesta-component-storage-pig = { no-siesta-good-pig }
no-siesta-component-storage-donkey = { no-siesta-good-donkey }

## The table in plain text, for the terminal: first what is on the table, then every sheet

no-siesta-text-round = Runde { $value }
no-siesta-text-step = Schritt: { $step-name }
no-siesta-text-start = Startspieler: { $start }
no-siesta-text-last_round =
    { $value ->
        [no] { "" }
       *[yes] Dies ist die letzte Runde.
    }
no-siesta-text-idle = { no-siesta-event-idle }
no-siesta-plain-face =
    { $value ->
        [olive_grain] { no-siesta-die-olive_grain }
        [grape] { no-siesta-die-grape }
        [pig] { no-siesta-die-pig }
        [donkey] { no-siesta-die-donkey }
        [hat] { no-siesta-die-hat }
       *[silver] { no-siesta-die-silver }
    }
no-siesta-text-dice = Würfel in der Mitte: { $items }
no-siesta-text-dice-item = { no-siesta-plain-face }
no-siesta-text-last_die = Der letzte Würfel, für alle: { no-siesta-plain-face }
no-siesta-text-middle = Helfer in der Mitte: { no-siesta-helper-roof_choice } { $roof_choice }, { no-siesta-helper-change_revenue } { $change_revenue }, { no-siesta-helper-trade_good } { $trade_good }, { no-siesta-helper-storage_silver } { $storage_silver }, { no-siesta-helper-no_donkeys } { $no_donkeys }, { no-siesta-helper-commodity_hat } { $commodity_hat }, { no-siesta-helper-roof_costs } { $roof_costs }, { no-siesta-helper-any_order } { $any_order }, { no-siesta-helper-trade_hat } { $trade_hat }, { no-siesta-helper-siesta_or_work } { $siesta_or_work }, { no-siesta-helper-clear_storage } { $clear_storage }, { no-siesta-helper-copy } { $copy }
no-siesta-text-esporles = Markt von Esporles, Scheiben auf den Feldern (Platz auf jedem: { $room }): { $spaces }
no-siesta-text-esporles-spaces-discs = { no-siesta-space-discs } { $count }
no-siesta-text-esporles-spaces-discs-empty = { no-siesta-space-discs } 0
no-siesta-text-esporles-spaces-harvest_sets = { no-siesta-space-harvest_sets } { $count }
no-siesta-text-esporles-spaces-harvest_sets-empty = { no-siesta-space-harvest_sets } 0
no-siesta-text-esporles-spaces-roof_tiles = { no-siesta-space-roof_tiles } { $count }
no-siesta-text-esporles-spaces-roof_tiles-empty = { no-siesta-space-roof_tiles } 0
no-siesta-text-esporles-spaces-animal_pairs = { no-siesta-space-animal_pairs } { $count }
no-siesta-text-esporles-spaces-animal_pairs-empty = { no-siesta-space-animal_pairs } 0
no-siesta-text-esporles-spaces-helpers = { no-siesta-space-helpers } { $count }
no-siesta-text-esporles-spaces-helpers-empty = { no-siesta-space-helpers } 0
no-siesta-text-esporles-spaces-trades = { no-siesta-space-trades } { $count }
no-siesta-text-esporles-spaces-trades-empty = { no-siesta-space-trades } 0
no-siesta-text-pile = Verdeckte Dachplättchen: { $value }
no-siesta-text-sheet-roof = Punkte je Bereich. Dachlücken: { $items }
no-siesta-text-sheet-roof-item = Lücke { $number }: { $silver } Silber, { no-siesta-points }
no-siesta-text-sheet-helper_fields = Helferfelder: { $items }
no-siesta-text-sheet-helper_fields-item = Feld { $number }: { no-siesta-points }
no-siesta-text-sheet-trade = Fernhandel: drei von { $goods }, je { no-siesta-points } und eine Handelsware
no-siesta-plain-barrow =
    { $number ->
        [1] { no-siesta-barrow-1 }
        [2] { no-siesta-barrow-2 }
       *[3] { no-siesta-barrow-3 }
    }
no-siesta-text-sheet-barrows = Marktkarren: { $items }
no-siesta-text-sheet-barrows-item = { no-siesta-plain-barrow }: zuerst { $first }, später { $later }
no-siesta-text-sheet-storage = Kreise einer Reihe: Olive { $olive }, Korn { $grain }, Traube { $grape }, Schwein { $pig }, Esel { $donkey }
no-siesta-text-sheet-siesta = Siestaleiste: das letzte Feld ist { $spaces }, eine Scheibe gibt es auf { $discs }
no-siesta-text-sheet-siesta-discs-item = { $value }
no-siesta-text-players-item =
    { "" }
    { $player }: Siestafeld { $siesta }, Punkte { $points }{ no-siesta-plain-sources }
    Scheiben: { $supply } frei, { $common } noch auf der Siestaleiste zu gewinnen
    Ertragstableau: { no-siesta-plain-board }. Daneben: { no-siesta-plain-loose }
    Dach, angekreuzte Kreise jeder Lücke: { $roof } ({ no-siesta-plain-gap }). Plättchen: { $tiles }
    Den Helferfeldern fehlt: { no-siesta-plain-fields }
    Helfer bei der Arbeit: { $working }
    Fernhandel: { $trade }
    Den Karren fehlt: { $barrows }
    Lager und Stall: { no-siesta-plain-storage }{ no-siesta-plain-cleared }
    Esporles: { $esporles }
no-siesta-text-points-none = erst am Ende
no-siesta-text-players-item-sources = { " " }({ no-siesta-source-roof } { $roof }, { no-siesta-source-tiles } { $tiles }, { no-siesta-source-helpers } { $helpers }, { no-siesta-source-trade } { $trade }, { no-siesta-source-warehouse } { $warehouse }, { no-siesta-source-stable } { $stable }, { no-siesta-source-barrows } { $barrows }, { no-siesta-source-siesta } { $siesta }, { no-siesta-source-esporles } { $esporles })
no-siesta-plain-sources =
    { $sources ->
        [none] { "" }
       *[other] { $sources }
    }
no-siesta-plain-fields =
    { $lacks ->
        [none] –
       *[other] { $lacks }
    }
no-siesta-plain-board =
    { $board ->
        [none] –
       *[other] { $board }
    }
no-siesta-plain-loose =
    { $loose ->
        [none] –
       *[other] { $loose }
    }
no-siesta-plain-storage =
    { $storage ->
        [none] –
       *[other] { $storage }
    }
no-siesta-plain-cleared =
    { $cleared ->
        [none] { "" }
       *[other] , wieder herausgenommen { $cleared }
    }
no-siesta-plain-gap =
    { $gap_cost ->
        [0] alle Lücken geschlossen
       *[other] die begonnene Lücke verlangt { $gap_cost }
    }
no-siesta-text-players-item-roof-item = { $value }
no-siesta-text-players-item-tiles-empty = –
no-siesta-text-players-item-tiles-item =
    { $open ->
        [none]
            { $used ->
                [yes] { $gain } (genutzt)
               *[no] { $gain }
            }
       *[other] { $gain } (offen: { $open })
    }
no-siesta-text-players-item-tiles-item-none = keines mehr
no-siesta-text-players-item-lacks-item =
    { $count ->
        [0] { "" }
       *[other] Feld { $number }: { $items }
    }
no-siesta-text-players-item-lacks-item-item =
    { $value ->
        [olive] { no-siesta-good-olive }
        [grain] { no-siesta-good-grain }
        [grape] { no-siesta-good-grape }
        [pig] { no-siesta-good-pig }
        [donkey] { no-siesta-good-donkey }
        [hat] { no-siesta-good-hat }
       *[silver] { no-siesta-good-silver }
    }
no-siesta-text-players-item-working = { $items }
no-siesta-text-players-item-working-empty = –
no-siesta-text-players-item-working-item =
    { $value ->
        [roof_choice] { no-siesta-helper-roof_choice }: { no-siesta-does-roof_choice }
        [change_revenue] { no-siesta-helper-change_revenue }: { no-siesta-does-change_revenue }
        [trade_good] { no-siesta-helper-trade_good }: { no-siesta-does-trade_good }
        [storage_silver] { no-siesta-helper-storage_silver }: { no-siesta-does-storage_silver }
        [no_donkeys] { no-siesta-helper-no_donkeys }: { no-siesta-does-no_donkeys }
        [commodity_hat] { no-siesta-helper-commodity_hat }: { no-siesta-does-commodity_hat }
        [roof_costs] { no-siesta-helper-roof_costs }: { no-siesta-does-roof_costs }
        [any_order] { no-siesta-helper-any_order }: { no-siesta-does-any_order }
        [trade_hat] { no-siesta-helper-trade_hat }: { no-siesta-does-trade_hat }
        [siesta_or_work] { no-siesta-helper-siesta_or_work }: { no-siesta-does-siesta_or_work }
        [clear_storage] { no-siesta-helper-clear_storage }: { no-siesta-does-clear_storage }
       *[copy] { no-siesta-helper-copy }: { no-siesta-does-copy }
    }
no-siesta-text-players-item-trade-empty = –
no-siesta-text-players-item-esporles = { $items }
no-siesta-text-players-item-esporles-empty = –
no-siesta-text-players-item-esporles-item =
    { $value ->
        [discs] { no-siesta-space-discs }
        [harvest_sets] { no-siesta-space-harvest_sets }
        [roof_tiles] { no-siesta-space-roof_tiles }
        [animal_pairs] { no-siesta-space-animal_pairs }
        [helpers] { no-siesta-space-helpers }
       *[trades] { no-siesta-space-trades }
    }
no-siesta-text-players-item-barrows-item =
    { $state ->
        [open] { no-siesta-plain-barrow }: { $lacks }{ no-siesta-plain-missing }
        [undecided] { no-siesta-plain-barrow }: fertig, die Punkte stehen am Ende der Phase fest
       *[first] { no-siesta-plain-barrow }: fertig, { no-siesta-points }
    }
no-siesta-text-players-item-barrows-item-lacks-empty = kein Gut
no-siesta-plain-missing =
    { $missing ->
        [0] { "" }
        [one] , { $missing } Esel
       *[other] , { $missing } Esel
    }
no-siesta-text-pending =
    { $kind ->
        [take] { $player } wählt einen Würfel.
        [mark] { $player } markiert den letzten Würfel, ganz oder zum Teil.
        [score]
            { $next ->
                [commodity] { $player } hat eine Handelsware ohne Scheibe: Sie wird jetzt genutzt, oder sie verfällt.
                [disc] { $player } hat keine Scheibe für Esporles: Jetzt wird eine frei, oder es wird keine gelegt.
               *[anything] { $player } nutzt Erträge.
            }
        [good] { $player } wählt das Erntegut, das der Fernhandel bringt.
        [keep] { $player } behält eines von zwei Dachplättchen.
        [change] { $player } verschiebt Scheiben auf dem Ertragstableau.
        [out] { $player } nimmt Güter aus Lager und Stall.
        [market] { $player } wählt ein Feld von Esporles.
        [complete] { $player } wählt, welcher Karren zuerst fertig wird.
        [hire] { $player } stellt für ein volles Feld einen Helfer ein.
       *[copy] { $player } wählt den Helfer zum Kopieren.
    }

# -- the words of the game end here; below are the words of the browser table --

## Places of the table

no-siesta-sheet = Bogen
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
no-siesta-loose-none = Vorübergehende Erträge liegen hier bis zum Ende deiner Phase; markieren kann man sie nicht.
no-siesta-dice = Würfel
no-siesta-last-die = Letzter Würfel, für alle
no-siesta-no-dice = Gerade liegen keine Würfel in der Mitte.
no-siesta-track = Siestaleiste
no-siesta-track-space = Feld { $space } der Siestaleiste.
no-siesta-track-disc = Feld { $space } der Siestaleiste: bringt eine Scheibe.
no-siesta-track-top = Feld { $space }, das oberste der Siestaleiste: Das Spiel endet nach dieser Runde.
no-siesta-arrows = Scheibe verschieben
no-siesta-esporles = Markt von Esporles
no-siesta-esporles-worth = (jetzt für dich { no-siesta-points } wert)
no-siesta-esporles-about = Hierher kommen Scheiben für fertige Karren: von jedem Spieler höchstens eine, insgesamt { $room }.
no-siesta-helpers = Helfer
no-siesta-helpers-middle = Helfer in der Mitte
no-siesta-hired-yours = Diese Fähigkeit hast du.
no-siesta-hired-free = Noch nicht eingestellt.
no-siesta-hire-this = Einstellen
no-siesta-place-here = Die Scheibe hierher legen (jetzt { no-siesta-points })
no-siesta-hired-left = Verfügbar: { $n }.
no-siesta-hired-by = Eingestellt von { $players }.
no-siesta-field-full = Helfer am Ende der Runde
no-siesta-hired-soon = (Ab der nächsten Runde.)
no-siesta-tiles-left = Verdeckte Dachplättchen: { $n }

## What lies there

no-siesta-pile = { $good }: { $n }
no-siesta-pile-loose = neben dem Tableau, { $good }: { $n }
no-siesta-pick = Einsetzen – { $pile }
no-siesta-unpick = Etwas anderes einsetzen
no-siesta-supply = Freie Scheiben: { $n }
no-siesta-roof-tile = Dachplättchen { $gap }, { $bonus }
no-siesta-tile-used = { $bonus } (genutzt)
no-siesta-tile-open = { $bonus } (noch offen: { $open })
no-siesta-tile-about-bonus = Einmal nutzbar, in einer deiner Wertungsphasen: Die Güter liegen neben dem Tableau, bis sie angekreuzt sind.
no-siesta-tile-about-change_revenue = Einmal nutzbar, in einer Wertungsphase: Verschiebe zwei Scheiben um je einen Schritt entlang der Pfeile oder eine um zwei.
no-siesta-tile-about-point = Das Plättchen bringt am Ende einen Punkt.
no-siesta-roof-told = Geschlossene Lücken: { $closed }. In der nächsten angekreuzt: { $crossed } von { $cost }.
no-siesta-worth = Am Ende: { no-siesta-points }
no-siesta-field-number = Helferfeld { $field }
no-siesta-field-about = Braucht noch: { $wants }. Sind alle Kreise angekreuzt, stellst du am Ende der Runde einen Helfer ein.
no-siesta-field-nothing = Für dieses Feld hast du jetzt nichts.
no-siesta-field-later = Kreise werden in der Wertungsphase angekreuzt.
no-siesta-ship = Schiff: dreimal { $good }
no-siesta-ship-gone = Das Schiff ist abgefahren: { $good }
no-siesta-ship-about = Nutze drei davon auf einmal, markiert, neben dem Tableau oder als Handelswaren: { no-siesta-points } und eine Handelsware. Ein Schiff je Wertungsphase.
no-siesta-ship-about-traded = In dieser Wertungsphase hast du schon gehandelt: Das nächste Schiff kann erst in einer späteren fahren.
no-siesta-ship-about-gone = Erledigt: bringt { no-siesta-points }.
no-siesta-load-points = Zuerst: { $first }; später: { $later }
no-siesta-load-undecided = Fertig: { $first } oder { $later }, am Ende der Phase entschieden
no-siesta-load-done = { $name }: fertig, { no-siesta-points }.
no-siesta-load-wants = { $name }: nimmt jetzt { $wants }.
no-siesta-row = { $good }: { $crossed } von { $of } angekreuzt, { $cleared } wieder herausgenommen
no-siesta-sets = Sätze: { $sets }
no-siesta-reconstructed = Zahlen größtenteils rekonstruiert
no-siesta-reconstructed-help = Die meisten Werte auf diesem Bogen sind rekonstruiert. Wenn du das Spiel besitzt, korrigiere sie in den Regeln unter „Spielmaterial korrigieren“.

## Players

no-siesta-player =
    { $player }: { $points }, Siestafeld { $hats }, freie Scheiben { $discs }, Handelswaren { $commodities }{ $start ->
        [yes] , Startspieler
       *[no] { "" }
    }
no-siesta-points-hidden = Punkte verdeckt
no-siesta-points-secret = Nach den gedruckten Regeln werden Punkte erst am Ende gezählt.
no-siesta-start = Startspieler
no-siesta-round = Runde { $round }
no-siesta-now-dice = Würfeln
no-siesta-now-scoring = Werten
no-siesta-now-end = Ende
no-siesta-town = Esporles
no-siesta-last-round = Letzte Runde
no-siesta-idle =
    { $left ->
        [1] Seit { no-siesta-idle-rounds } nichts angekreuzt: Bleibt es dabei, ist diese Runde die letzte.
       *[other] Seit { no-siesta-idle-rounds } nichts angekreuzt: Nach { no-siesta-idle-left } endet das Spiel.
    }
no-siesta-end-idle = Das Spiel endete, weil seit { no-siesta-idle-rounds } niemand etwas angekreuzt hatte.
no-siesta-log-round = Runde { $round }

## What is asked

no-siesta-pending-take =
    { $nth ->
        [1] Nimm einen Würfel. Du markierst alles, was er zeigt, außer du drückst den kleinen Knopf daneben.
       *[other] Nimm deinen zweiten Würfel. Du markierst alles, was er zeigt, außer du drückst den kleinen Knopf daneben.
    }
no-siesta-pending-mark = Der letzte Würfel gilt für alle ({ $die }): Markiere, was er zeigt, oder nichts.
no-siesta-pending-score =
    { $next ->
        [commodity] Dir fehlt eine Scheibe für die Handelsware: Setze sie jetzt ein oder verzichte.
        [disc] Dir fehlt eine Scheibe für Esporles: Kreuze etwas an, um eine frei zu machen, oder lege keine.
        [end] Du kannst nichts mehr einsetzen. Beende deine Phase.
       *[anything] Wähle einen leuchtenden Kreis oder zuerst das, was du einsetzen willst.
    }
no-siesta-pending-good = Dein Helfer bringt ein Erntegut: Wähle eines.
no-siesta-pending-keep = Du hast zwei Dachplättchen für Lücke { $gap } gezogen: Behalte eines.
no-siesta-pending-change = Verschiebe Scheiben entlang der Pfeile; noch { $left } möglich.
no-siesta-pending-out = Nimm Güter aus Lager und Stall; noch { $left } möglich.
no-siesta-pending-market = Ein Karren ist fertig: Wähle ein Feld in Esporles für deine Scheibe.
no-siesta-pending-complete = Mehrere Karren sind fertig: Welcher fährt zuerst?
no-siesta-pending-hire = Stelle einen Helfer für Feld { $field } ein.
no-siesta-pending-copy = Welchen Helfer eines anderen Spielers kopierst du, wenn überhaupt?
no-siesta-picked = Du setzt { $good } ein: Wähle eine leuchtende Stelle.
no-siesta-waiting = { $player } entscheidet: { $step }.
no-siesta-waiting-all = { $players } entscheiden: { $step }.
no-siesta-confirm = Das lässt sich nicht zurücknehmen.
no-siesta-rest-short = Den Rest einlagern
no-siesta-rest = { no-siesta-rest-short }: { $what }
# Before pictures of what is meant.
no-siesta-end-unused = ungenutzt
no-siesta-end-kept = behalten
no-siesta-rest-question = Diese Güter kommen in Lager und Stall, wie gezeigt.

## For a newcomer

no-siesta-goal-take = Ziel: Erträge, die einen Karren, ein Schiff oder ein Helferfeld voll machen.
no-siesta-guide-take = Die Erträge eines Würfels markierst du mit freien Scheiben, der letzte Würfel gilt für alle. Denk an den nächsten Kreis deiner Karren und an drei Gleiche für ein Schiff; Hüte bringen dich die Siestaleiste hinauf.
no-siesta-guide-mark = Alle markieren den letzten Würfel mit einer freien Scheibe. Selten spricht etwas dagegen; nur eine Scheibe, die du für eine Handelsware frei haben willst, kann mehr wert sein.
no-siesta-goal-score = Ziel: Karren und Schiffe voll machen und keinen Ertrag verschenken.
no-siesta-guide-score = Kreuze deine Erträge an, wo und in welcher Reihenfolge du willst; eine genutzte Scheibe ist gleich wieder frei. Karren und Schiffe bringen Handelswaren, die jeden Ertrag außer Hüten ersetzen. Übrige Erträge verfallen.
no-siesta-guide-good = Nimm das Erntegut, das du auf deinem Bogen brauchst: Es muss noch in dieser Wertungsphase eingesetzt werden und lässt sich nicht markieren.
no-siesta-goal-keep = Ziel: ein Plättchen, das bald etwas voll macht.
no-siesta-guide-keep = Die Güter eines Plättchens nutzt du einmal, in irgendeiner deiner Wertungsphasen. Behalte das Plättchen, das bald etwas voll macht; ein Punkt ist sicher, geänderte Erträge retten einen schlechten Wurf.
no-siesta-guide-change = Eine Scheibe geht einen Schritt entlang eines Pfeils, nie zu Hüten oder Handelswaren. Zwei Scheiben dürfen je einen Schritt gehen oder eine zwei; du darfst auch früher aufhören.
no-siesta-guide-out = Nutze noch in dieser Phase anderswo, was du herausnimmst, sonst verfällt es; sein Kreis zählt nicht mehr. Nimm nur, was ein Karren, ein Schiff oder ein Helferfeld jetzt braucht.
no-siesta-goal-market = Ziel: viele Punkte in Esporles am Ende des Spiels.
no-siesta-guide-market = Deine Scheibe bringt in Esporles am Ende Punkte, und du hast eine weniger zum Markieren. Wähle, wovon du am meisten haben wirst; jedes Feld hat wenig Platz.
no-siesta-guide-complete = Jeder Karren bringt eine Handelsware und eine Scheibe nach Esporles. Die Reihenfolge ist wichtig, wenn nur eine Scheibe frei ist.
no-siesta-goal-hire = Ziel: ein Helfer, der viele Runden lang für dich arbeitet.
no-siesta-guide-hire = Ein Helfer arbeitet ab der nächsten Runde bis zum Ende; frühe bringen am meisten. Nimm einen, der zu dem passt, was du ohnehin tust.
no-siesta-guide-copy = Du nutzt für den Rest der Partie auch die Fähigkeit eines Helfers, den jemand anderes eingestellt hat; eine deiner Scheiben bleibt auf ihm liegen. Kopien lassen sich nicht kopieren.

## The end

no-siesta-end-hats = { $player } steht auf Feld { $hats }
no-siesta-end-tie-hats = { $players } haben je { $score }. Die Siestaleiste entscheidet: { $held }.
no-siesta-end-tie-shared = { $players } haben je { $score }; auf der Siestaleiste: { $held }. { $winners } teilen sich den Sieg: Eine weitere Partie muss entscheiden.
no-siesta-print = Bögen drucken

## Letter keys

no-siesta-key-r = zu deinen Erträgen
no-siesta-key-b = zum Scheunendach
no-siesta-key-h = zu den Helferfeldern
no-siesta-key-t = zu den Schiffen
no-siesta-key-c = zu den Marktkarren
no-siesta-key-w = zu Lager und Stall
no-siesta-key-d = zu den Würfeln
no-siesta-key-k = zur Siestaleiste
no-siesta-key-m = zum Markt von Esporles
no-siesta-key-p = zu den Helferplättchen
no-siesta-key-e = alle Bögen, oder wieder einer

## Symbols

no-siesta-symbols-signs = Erträge und Zeichen
no-siesta-symbols-helpers = Helfer
no-siesta-symbol-olive = Olive, ein Erntegut
no-siesta-symbol-grain = Korn, ein Erntegut
no-siesta-symbol-grape = Traube, ein Erntegut
no-siesta-symbol-pig = Schwein, ein Tier; in der Zeile eines Spielers: Startspieler
no-siesta-symbol-donkey = Esel, ein Tier, das Karren zieht
no-siesta-symbol-hat = Hut, für die Siestaleiste
no-siesta-symbol-silver = Silber, fürs Dach und mehr
no-siesta-symbol-commodity = Handelsware: jeder Ertrag außer Hut
no-siesta-symbol-point = Punkt
no-siesta-symbol-disc = Scheibe, um einen Ertrag zu markieren
no-siesta-symbol-change = Ertrag ändern: Scheiben entlang der Pfeile verschieben
no-siesta-symbol-nothing = Nichts wird markiert
no-siesta-symbol-end = Oben auf der Siestaleiste: die letzte Runde
no-siesta-symbol-tile = Dachplättchen
no-siesta-symbol-helper = Eingestellter Helfer
no-siesta-symbol-ship = Fernhandel

## What is wrong with a set

no-siesta-fault-falling = Diese Lücke muss mindestens so viele Punkte bringen wie die Lücke links davon.
no-siesta-fault-scoring-fields = Nur die vier Felder rechts können Punkte bringen.
no-siesta-fault-later = Spätere Spieler dürfen nicht mehr Punkte bekommen als der Erste.
no-siesta-fault-arrows = Jeder Pfeil muss von einem Ertrag zu einem anderen führen.
no-siesta-fault-bonus = Jedes Plättchen muss ein oder zwei Güter bringen.

## Answers that may stand

no-siesta-answer-mark-all = Vom letzten Würfel alles markieren
no-siesta-answer-mark-nothing = Vom letzten Würfel nichts markieren
no-siesta-answer-no-copy = Keinen Helfer kopieren
