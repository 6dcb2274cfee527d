### La Granja: the words of the table. A fact `good: olive` of an event or an action also gives `$good-name`, worded by `la-granja-good-olive`.

la-granja-title = La Granja
la-granja-tagline = Bewirtschafte einen Hof am Weiher von Esporles: eine Karte, vier Möglichkeiten und ein umkämpfter Markt.
la-granja-credits = Ein Spiel von Andreas Odendahl und Michael Keller, zuerst 2014 bei Spielworxx; Deluxe-Ausgabe 2023 bei Board&Dice.
la-granja-neutral = Der neutrale Spieler

## Goods

la-granja-good-olive = Olive
la-granja-good-grain = Korn
la-granja-good-grape = Traube
la-granja-good-pig = Schwein
la-granja-good-food = Nahrung
la-granja-good-wine = Wein
la-granja-good-meat = gepökeltes Fleisch
la-granja-good-silver = Silber
la-granja-good-point = Siegpunkt
la-granja-good-commodity = Handelsware
la-granja-good-field_olive = Olive vom Feld
la-granja-good-field_grain = Korn vom Feld
la-granja-good-field_grape = Traube vom Feld
la-granja-into-food = { la-granja-good-food }
la-granja-into-wine = { la-granja-good-wine }
la-granja-into-meat = { la-granja-good-meat }
la-granja-goods-olive_grain = Olive und Korn
la-granja-goods-olive_grape = Olive und Traube
la-granja-goods-grain_grape = Korn und Traube

## Places

la-granja-place-merchant_house = Handelshaus
la-granja-place-wainwright = Wagner
la-granja-place-village_store = Gemischtwarenladen
la-granja-place-deli = Feinkostladen
la-granja-place-greengrocer = Gemüsehändler
la-granja-place-butcher = Fleischer
la-granja-place-barrow_1 = Karren 1
la-granja-place-barrow_2 = Karren 2
la-granja-place-barrow_3 = Karren 3
la-granja-place-barrow_4 = Karren 4
la-granja-building-merchant_house = { la-granja-place-merchant_house }
la-granja-building-wainwright = { la-granja-place-wainwright }
la-granja-building-village_store = { la-granja-place-village_store }
la-granja-building-deli = { la-granja-place-deli }
la-granja-building-greengrocer = { la-granja-place-greengrocer }
la-granja-building-butcher = { la-granja-place-butcher }
la-granja-craft-merchant_house-now = sofort 3 Silber
la-granja-craft-merchant_house-later = 3 Silber mehr Einkommen
la-granja-craft-wainwright-now = sofort eine Lieferung und die Punkte deines Siestafelds
la-granja-craft-wainwright-later = in jeder Transportphase ein Siestaschritt und eine Lieferung mehr
la-granja-craft-village_store-now = sofort 2 Siegpunkte
la-granja-craft-village_store-later = 2 Siegpunkte für jeden späteren Handwerksmarker
la-granja-craft-deli-now = sofort eine Handelsware
la-granja-craft-deli-later = eine Handelsware als Einkommen
la-granja-craft-greengrocer-now = sofort eine beliebige Ressource
la-granja-craft-greengrocer-later = eine beliebige Ressource als Einkommen
la-granja-craft-butcher-now = sofort 1 Siegpunkt für jeden Marktkarren am Hof
la-granja-craft-butcher-later = 1 Siegpunkt für jeden gefüllten Marktkarren
la-granja-side-field = Feld
la-granja-side-barrow = Marktkarren
la-granja-side-extension = Hofausbau
la-granja-side-extension-short = Hofausbau
la-granja-side-helper = Helfer
la-granja-gift-delivery = eine kaufbare Zusatzlieferung
la-granja-gift-silver = 1 Silber Einkommen
la-granja-gift-pig_space = ein Schweineplatz

## Roof markers

la-granja-roof-olive = nimm eine Olive
la-granja-roof-grape = nimm eine Traube
la-granja-roof-grain_or_olive = nimm Korn oder eine Olive
la-granja-roof-harvest_good = nimm ein Erntegut
la-granja-roof-two_harvest_goods = nimm zwei verschiedene Erntegüter
la-granja-roof-pig = nimm ein Schwein
la-granja-roof-upgrade_1 = werte eine Ressource kostenlos auf
la-granja-roof-upgrade_2 = werte zwei Ressourcen kostenlos auf
la-granja-roof-delivery = eine Lieferung
la-granja-roof-bought_delivery = eine Lieferung für 1 Silber
la-granja-roof-card = spiele oder ziehe eine Karte
la-granja-roof-point = 1 Siegpunkt
la-granja-roof-silver_2 = 2 Silber
la-granja-roof-silver_3 = 3 Silber
la-granja-roof-silver_4 = 4 Silber
la-granja-roof-reuse_roof = drehe einen benutzten Dachmarker wieder um
la-granja-roof-siesta_1 = ein Siestaschritt
la-granja-roof-siesta_2 = zwei Siestaschritte
la-granja-roof-upgraded_good = nimm ein aufgewertetes Gut
la-granja-roof-change_die_1 = ändere deinen Würfel um 1
la-granja-roof-change_die_2 = ändere deinen Würfel um 2
la-granja-roof-take_income = nimm dein Einkommen
la-granja-roof-market_marker = setze einen Marker auf ein freies Marktfeld
la-granja-roof-double_roof_points = verdopple die Punkte eines Dachplatzes

## Revenue spaces

la-granja-revenue-1 = ein Schwein
la-granja-revenue-2 = eine Karte oder ein Erntegut
la-granja-revenue-3 = zwei verschiedene Erntegüter
la-granja-revenue-4 = 4 Silber
la-granja-revenue-5 = Aufwertungen oder Siestaschritte
la-granja-revenue-6 = eine Lieferung oder 2 Silber

## Phases, steps, sources of points

la-granja-phase-farm = Hofphase
la-granja-phase-revenue = Ertragsphase
la-granja-phase-transport = Transportphase
la-granja-phase-scoring = Wertungsphase
la-granja-phase-over = Spielende
la-granja-phase-any = jederzeit
la-granja-stage-farm = Hof
la-granja-stage-revenue = Ertrag
la-granja-stage-transport = Transport
la-granja-stage-scoring = Wertung
la-granja-step-play = Karte spielen
la-granja-step-income = Einkommen
la-granja-step-growth = Wachstum
la-granja-step-roofs = Dachmarker
la-granja-step-mark = der Dorfälteste
la-granja-step-first_die = erster Würfel
la-granja-step-second_die = zweiter Würfel
la-granja-step-last_die = der letzte Würfel, für alle
la-granja-step-donkey = Esel
la-granja-step-siesta = Siestaleiste
la-granja-step-deliveries = Lieferungen
la-granja-step-extra_deliveries = Zusatzlieferungen
la-granja-step-scoring = Wertung
la-granja-source-start = Start
la-granja-source-building = Handwerksgebäude
la-granja-source-first = Erster am Gebäude
la-granja-source-opened = Geöffnete Gebäude
la-granja-source-craft = Handwerksmarker
la-granja-source-barrow = Marktkarren
la-granja-source-removed = Entfernte Marker
la-granja-source-market = Markt
la-granja-source-siesta = Siestaleiste
la-granja-source-roof = Dachmarker
la-granja-source-helper = Helfer
la-granja-source-payment = Bezahlt
la-granja-source-end = Silber am Ende

## What a player may do: a button, and the whole of it (for a screen reader and the terminal)

la-granja-action-play = { $side-name }
la-granja-action-play-full = { $name-name } als { $side-name } spielen
la-granja-action-draw = Karte ziehen
la-granja-action-discard = Abwerfen
la-granja-action-discard-full = { $name-name } abwerfen
la-granja-action-pay =
    { $good ->
        [silver] 1 Silber zahlen
        [point] 1 Siegpunkt zahlen
       *[other] { $good-name } zahlen
    }
la-granja-action-replace = Platz { $place } ersetzen
la-granja-action-replace-full = { $name-name } abwerfen (Platz { $place })
la-granja-action-roof = Kaufen
la-granja-price = { $price } Silber
la-granja-action-roof-full = Dach „{ $roof-name }“ für { la-granja-price } kaufen: { la-granja-points }
la-granja-action-take = Eine { $die } nehmen
la-granja-action-take-full = Eine { $die } nehmen: { $die-name }
la-granja-action-reroll = Eine { $die } neu würfeln
la-granja-action-shift = Um { $change } ändern
la-granja-action-card = Karte spielen oder ziehen
la-granja-action-gain = { $good-name } nehmen
la-granja-action-pair = { $goods-name }
la-granja-action-upgrades = Aufwerten
la-granja-action-advance = Vorrücken
la-granja-action-advance-full = Auf der Siestaleiste von { $from } nach { $to } vorrücken ({ la-granja-points })
la-granja-action-donkey =
    { $donkeys ->
        [one] { $donkeys } Esel
       *[other] { $donkeys } Esel
    }
la-granja-action-donkey-full = { la-granja-donkey-deliveries } · { la-granja-donkey-hats }
la-granja-donkey-deliveries =
    { $donkeys ->
        [one] { $donkeys } Lieferung
       *[other] { $donkeys } Lieferungen
    }
la-granja-donkey-hats =
    { $hats ->
        [one] { $hats } Hut
       *[other] { $hats } Hüte
    }
la-granja-action-deliver = { $good-name } → { $place-name }
la-granja-action-deliver-full =
    { $completes ->
        [yes] { $good-name } liefern: { $place-name }, damit komplett, { la-granja-points }
       *[no] { $good-name } liefern: { $place-name } (Rest dann: { $missing })
    }
la-granja-action-extra =
    { $deliveries ->
        [one] { $deliveries } Lieferung kaufen
       *[other] { $deliveries } Lieferungen kaufen
    }
la-granja-action-extra-full =
    { $deliveries ->
        [one] { $deliveries } Zusatzlieferung für { la-granja-price } kaufen
       *[other] { $deliveries } Zusatzlieferungen für { la-granja-price } kaufen
    }
la-granja-action-market = Feld { $space }
la-granja-action-market-full =
    { $points ->
        [0] Marktfeld { $space } mit Wert { $value }
       *[other] Marktfeld { $space } mit Wert { $value }: entfernt { $points } Marker, { la-granja-points } für dich
    }
la-granja-action-guard = Feld { $space } bewachen
la-granja-action-mark = Ertragsfeld { $space } markieren
la-granja-action-name = { $good-name } nennen
la-granja-action-swap = { $good-name } tauschen
la-granja-action-turn = Dach { $place } umdrehen
la-granja-action-free = Marker freimachen
la-granja-action-free-full =
    { $where ->
        [field] { $good-name } aufgeben
        [barrow] { $good-name } zurücknehmen: { $place-name }
        [building] { $good-name } zurücknehmen: { $place-name }
        [completed] Deinen Marker nehmen: { $place-name } (komplett)
        [market] Marktfeld { $space } räumen
        [helper] Den Marker vom Helfer auf Platz { $place } nehmen; er bleibt benutzt
        [trade] Den Marker vom Tausch nehmen ({ $for-name }); er bleibt verschlossen
       *[den] { $good-name } aufgeben
    }
la-granja-action-buy = { $good-name } kaufen
la-granja-action-buy-full = { $good-name } für { la-granja-price } kaufen (du hast dann { $after })
la-granja-action-sell = { $good-name } verkaufen
la-granja-action-sell-full = { $good-name } für { $gets } Silber verkaufen (du hast dann { $after })
la-granja-action-upgrade = { $good-name } aufwerten
la-granja-action-upgrade-full =
    { $price ->
        [0] { $good-name } kostenlos aufwerten: { $into-name }
       *[other] { $good-name } für { la-granja-price } aufwerten: { $into-name } (du hast dann { $after })
    }
la-granja-action-trade = Handelsware: { $for-name }
la-granja-action-use = Dach { $place } nutzen
la-granja-action-use-full = Dach „{ $roof-name }“ nutzen
la-granja-action-helper = Helfer { $card } nutzen
la-granja-action-helper-full = { $name-name } nutzen
la-granja-action-done = Fertig
la-granja-step-done = nichts weiter
la-granja-for-silver = 4 Silber
la-granja-for-goods = zwei verschiedene Erntegüter
la-granja-for-olive_grain = { la-granja-goods-olive_grain }
la-granja-for-olive_grape = { la-granja-goods-olive_grape }
la-granja-for-grain_grape = { la-granja-goods-grain_grape }
la-granja-for-card = Karte spielen oder ziehen
la-granja-for-pig = ein Schwein
la-granja-for-upgrades = zwei Aufwertungen
la-granja-die-1 = { la-granja-revenue-1 }
la-granja-die-2 = { la-granja-revenue-2 }
la-granja-die-3 = { la-granja-revenue-3 }
la-granja-die-4 = { la-granja-revenue-4 }
la-granja-die-5 = { la-granja-revenue-5 }
la-granja-die-6 = { la-granja-revenue-6 }
la-granja-die-which =
    { $last ->
        [yes] Der letzte Würfel, eine { $value }
       *[no] Deine { $value }
    }

## What happened: lines of the log

la-granja-event-points =
    { $amount ->
        [one] { $player }: { $amount } Siegpunkt ({ $source-name }).
       *[other] { $player }: { $amount } Siegpunkte ({ $source-name }).
    }
la-granja-event-deal =
    { $count ->
        [one] { $player } bekommt { $count } Karte.
       *[other] { $player } bekommt { $count } Karten.
    }
la-granja-event-order = Spielreihenfolge: { $seats }.
la-granja-event-block = Gesperrt mit Marker { $number }: { $building-name }.
la-granja-event-round = Runde { $round } beginnt.
la-granja-log-round = Runde { $round }
la-granja-event-roofs = Neue Dachmarker: { $roofs }.
la-granja-event-draw =
    { $count ->
        [one] { $player } zieht eine Karte.
       *[other] { $player } zieht { $count } Karten.
    }
la-granja-event-discard = { $player } wirft Karte { $card } ab.
la-granja-event-play = { $player } spielt { $name-name } als { $side-name }.
la-granja-event-replace = { $player } wirft { $name-name } ab ({ $side-name }).
la-granja-event-pay = { $player } zahlt { $good-name }.
la-granja-event-gain = { $player }: { $count-things }.
la-granja-event-lose = { $player } zahlt { $count-things }.
la-granja-event-buy = { $player } kauft { $good-name } für { la-granja-price }.
la-granja-event-sell = { $player } verkauft { $good-name } für { la-granja-price }.
la-granja-event-upgrade =
    { $price ->
        [0] { $player } wertet { $good-name } auf: { $into-name }.
       *[other] { $player } wertet { $good-name } für { la-granja-price } auf: { $into-name }.
    }
la-granja-event-trade = { $player } gibt eine Handelsware ab: { $for-name }.
la-granja-event-grow = { $player }: Wachstum von { $goods }.
la-granja-event-roof = { $player } kauft das Dach „{ $roof-name }“ für { la-granja-price }.
la-granja-event-use = { $player } nutzt das Dach „{ $roof-name }“.
la-granja-event-turn = { $player } dreht das Dach „{ $roof-name }“ wieder um.
la-granja-event-dice = Würfel: { $dice }.
la-granja-event-take = { $player } nimmt einen Würfel mit { $die }.
la-granja-event-reroll = { $player } würfelt eine { $from } neu: { $to }.
la-granja-event-shift = { $player } nutzt Ertragsfeld { $to } statt { $from }.
la-granja-event-last = Der letzte Würfel ist eine { $die }: { $die-name }.
la-granja-event-remove_die = Ein Würfel mit { $die } wird entfernt.
la-granja-event-mark = { $player } markiert Ertragsfeld { $space }.
la-granja-event-chosen = { $player } wählt einen Esel.
la-granja-event-donkeys = Esel: { $by_seat }.
la-granja-event-siesta = { $player } rückt auf der Siestaleiste von { $from } nach { $to } vor.
la-granja-event-deliver = { $player } liefert { $good-name }: { $place-name }.
la-granja-event-extra =
    { $count ->
        [one] { $player } kauft eine Zusatzlieferung für { la-granja-price }.
       *[other] { $player } kauft { $count } Zusatzlieferungen für { la-granja-price }.
    }
la-granja-event-building = { $player } hat komplett beliefert: { $building-name }!
la-granja-event-open = { $player } öffnet: { $building-name }.
la-granja-event-craft = { $player } bekommt den Handwerksmarker: { $building-name }.
la-granja-event-barrow = { $player } füllt einen Marktkarren mit Wert { $value }!
la-granja-event-marker = { $player } setzt einen Marker auf Marktfeld { $space } mit Wert { $value }.
la-granja-event-remove = { $by } entfernt einen Marker von { $player } auf Marktfeld { $space }.
la-granja-event-guard = { $player } rettet den Marker auf Marktfeld { $space }.
la-granja-event-helper = { $player } nutzt: { $name-name }.
la-granja-event-free = { $player } macht einen Marker frei.
la-granja-event-neutral = Der neutrale Spieler zieht Karte { $card } mit Wert { $value }.
la-granja-event-reshuffle =
    { $cards ->
        [one] { $cards } abgeworfene Karte wird zum neuen Stapel gemischt.
       *[other] { $cards } abgeworfene Karten werden zum neuen Stapel gemischt.
    }
la-granja-event-scoring = Wertung der Runde { $round }.
la-granja-event-over =
    { $scores-count ->
        [one] Das Ende: { $scores }.
       *[other] { la-granja-end-who }
    }

## What an action would cost and bring, each a thing in a list; goods and points are counted

la-granja-cost-discard = eine Handkarte
la-granja-cost-replace = { $name-name } ({ $side-name })
la-granja-cost-use = der Dachmarker, der nur einmal wirkt
la-granja-brings-order = Spielreihenfolge { $seats }
la-granja-brings-play = { $name-name } als { $side-name }
la-granja-brings-trade = { $for-name }
la-granja-brings-roof = das Dach „{ $roof-name }“
la-granja-brings-use = { $roof-name }
la-granja-brings-turn = das Dach „{ $roof-name }“, wieder nutzbar
la-granja-brings-take = { $die-name }
la-granja-brings-shift = Ertragsfeld { $to } statt { $from }
la-granja-brings-last = der letzte Würfel, eine { $die }: { $die-name }
la-granja-brings-remove_die = ein entfernter Würfel mit { $die }
la-granja-brings-mark = eine Markierung auf Ertragsfeld { $space }
la-granja-brings-chosen = ein Esel, vorerst geheim
la-granja-brings-siesta = Siestaleiste { $from } → { $to }
la-granja-brings-deliver = eine Lieferung: { $place-name }
la-granja-brings-building = komplett beliefert: { $building-name }
la-granja-brings-open = geöffnet: { $building-name }
la-granja-brings-craft = Handwerksmarker: { $building-name }
la-granja-brings-barrow = ein voller Marktkarren mit Wert { $value }
la-granja-brings-marker = ein Marker auf Marktfeld { $space } mit Wert { $value }
la-granja-brings-remove = ein Marker von { $player } entfernt von Marktfeld { $space } mit Wert { $value }
la-granja-brings-guard = ein geretteter Marker auf Marktfeld { $space }
la-granja-brings-helper = Helfer: { $name-name }
la-granja-brings-free = ein freier Marker
la-granja-brings-scoring = die Wertung der Runde { $round }

## What am I to do now?

la-granja-pending-play =
    { $left ->
        [0] Deine Karten für diese Runde sind gespielt. „Fertig“ füllt deine Hand auf.
        [one] Spiele eine Karte als Feld, Marktkarren, Hofausbau oder Helfer.
       *[other] Spiele { $left } Karten, jede als Feld, Marktkarren, Hofausbau oder Helfer.
    }
la-granja-pending-grow = Bevor deine Felder wachsen: Willst du noch etwas nutzen?
la-granja-pending-roof =
    { $round ->
        [1] Einen Dachmarker kaufen? In Runde 1 kauft zuerst, wer in der Spielreihenfolge Letzter ist.
       *[other] Einen Dachmarker kaufen?
    }
la-granja-pending-mark = Der Dorfälteste: Markiere ein Ertragsfeld, bevor gewürfelt wird.
la-granja-pending-take = Nimm einen Würfel.
la-granja-pending-die =
    { $value ->
        [2] { la-granja-die-which }: Spiele oder ziehe eine Karte, oder nimm ein Erntegut.
        [5] { la-granja-die-which }: zwei Aufwertungen, zwei Siestaschritte oder je eines (erst aufwerten).
        [6] { la-granja-die-which }: Liefere ein Gut (wähle ein leuchtendes) oder nimm 2 Silber.
       *[other] { la-granja-die-which }: Wähle, was du dafür bekommst.
    }
la-granja-pending-offer = Helfer bezahlen: { $name-name }?
la-granja-pending-deliver =
    { $left ->
        [0] Keine Lieferung mehr: Drücke „Fertig“.
        [one] { $extra ->
            [yes] Eine Lieferung sofort: an ein Gebäude oder einen Marktkarren.
           *[no] Noch { $left } Lieferung: an ein Gebäude oder einen Marktkarren.
        }
       *[other] Noch { $left } Lieferungen: an Gebäude oder Marktkarren.
    }
la-granja-pending-extra =
    { $most ->
        [one] Kaufe { $most } Zusatzlieferung und führe sie gleich aus.
       *[other] Kaufe bis zu { $most } Zusatzlieferungen und führe sie gleich aus.
    }
la-granja-pending-extras =
    { $left ->
        [0] Keine Zusatzlieferung mehr.
       *[other] Zusatzlieferungen: noch bis zu { $left }, je { la-granja-price }.
    }
la-granja-pending-merchant = Der Händler: für 1 Siegpunkt auch Ertragsfeld { $space } nutzen?
la-granja-pending-siesta = Vor deinen Schritten auf der Siestaleiste: Willst du noch etwas nutzen?
la-granja-pending-income = Dein Einkommen: Wähle eine Ressource. Vorher kannst du noch Jederzeit-Aktionen nutzen.
la-granja-pending-pause =
    { $before ->
        [turn_end] Bevor dein Zug endet: Willst du noch etwas nutzen?
       *[income] Vor deinem Einkommen: Willst du noch etwas nutzen?
    }
la-granja-pending-discard = Zu viele Handkarten: Wirf { $over } ab.
la-granja-pending-choice = Nimm eines davon: { $goods }.
la-granja-pending-pair = Wähle zwei verschiedene Erntegüter.
la-granja-pending-card =
    { $draw ->
        [yes] Spiele eine Karte oder ziehe eine.
       *[no] Spiele eine Karte.
    }
la-granja-pending-upgrades =
    { $advance ->
        [yes] Werte noch eine Ressource auf oder rücke einen Schritt auf der Siestaleiste vor.
       *[no] Wähle ein Gut, um es kostenlos aufzuwerten: noch { $left }.
    }
la-granja-pending-pay =
    { $left ->
        [one] Der Hofausbau kostet noch ein Gut: Wähle es. Auch Silber und Punkte zählen als Güter.
       *[other] Der Hofausbau kostet noch { $left } verschiedene Güter: Wähle sie. Auch Silber und Punkte zählen als Güter.
    }
la-granja-pending-replace = Alle Plätze sind belegt: Welche Karte macht Platz?
la-granja-pending-donkey = Wähle geheim einen Eselmarker.
la-granja-also-wainwright = Der Wagner gibt eine Lieferung und einen Siestaschritt dazu.
la-granja-pending-market = Wähle das Marktfeld für deinen Marker.
la-granja-pending-barter = Der Tauschhändler behält eines der gelieferten Güter.
la-granja-pending-lodge =
    { $left ->
        [one] Tausche { $left } Erntegut. Du bekommst: { $good-name }.
       *[other] Tausche bis zu { $left } Erntegüter. Du bekommst für jedes: { $good-name }.
    }
la-granja-pending-name = Der Buchhalter: Nenne ein Gut.
la-granja-pending-give_card = Welche Karte gibst du ab ({ $name-name })?
la-granja-pending-give_pair = Welche zwei Erntegüter gibst du ab ({ $name-name })?
la-granja-pending-turn = Welchen Dachmarker drehst du um?
la-granja-pending-shift = Welches Ertragsfeld statt { $value }?
la-granja-pending-double = Die Punkte dieses Dachplatzes verdoppeln?
la-granja-pending-help =
    { $cards-count ->
        [1] Jetzt nutzen: { $name-name }?
       *[other] Welchen deiner Helfer nutzt du zuerst?
    }
la-granja-pending-step = Der Wagner: noch ein Schritt auf der Siestaleiste?
la-granja-pending-guard = Einer deiner Marker soll vom Markt entfernt werden: Rettet ihn der Wächter?
la-granja-pending-free = Alle deine Marker sind im Einsatz: Mache einen frei. Was du eben erhalten hast, lehnst du ab, indem du es freimachst.
la-granja-waiting = { $player } entscheidet: { $step-name }.
la-granja-waiting-all = Es entscheiden { $players }: { $step-name }.

## Options of a table

la-granja-option-edition = Ausgabe
la-granja-option-edition-help = Legt alle Regeln auf einmal fest. Unten lässt sich jede einzeln ändern.
la-granja-option-edition-original = Original (2014)
la-granja-option-edition-original-help = Großer Markt, Dächer von 2014, Zusatzlieferungen auf einmal, 25 Marker.
la-granja-option-edition-online = Online
la-granja-option-edition-online-help = Wie das Original, aber Zusatzlieferungen werden einzeln gekauft, und die Zahl der Marker ist unbegrenzt.
la-granja-option-edition-deluxe = Deluxe (2023)
la-granja-option-edition-deluxe-help = Kleiner Markt solo und zu zweit, Deluxe-Dächer, offene Punkte, unverkaufte Dächer kommen aus dem Spiel.
la-granja-option-market = Markt
la-granja-option-market-help = Welche Marktfelder offen sind.
la-granja-option-market-edition =
    { $edition ->
        [deluxe] Laut Ausgabe ({ la-granja-option-market-deluxe })
       *[original] Laut Ausgabe ({ la-granja-option-market-original })
    }
la-granja-option-market-edition-help = Deluxe: { la-granja-option-market-deluxe-help } Sonst: { la-granja-option-market-original-help }
la-granja-option-market-original = Original
la-granja-option-market-original-help = Die zehn äußeren Felder sind bei weniger als vier Spielern gesperrt.
la-granja-option-market-deluxe = Deluxe
la-granja-option-market-deluxe-help = Solo und zu zweit die kleine Seite; zu dritt sind sechs Felder gesperrt.
la-granja-option-roofs = Dachmarker
la-granja-option-roofs-help = Welcher Satz Dachmarker im Spiel ist.
la-granja-option-roofs-edition =
    { $edition ->
        [deluxe] Laut Ausgabe ({ la-granja-option-roofs-deluxe })
       *[original] Laut Ausgabe ({ la-granja-option-roofs-original })
    }
la-granja-option-roofs-edition-help = Deluxe: { la-granja-option-roofs-deluxe-help } Sonst: { la-granja-option-roofs-original-help }
la-granja-option-roofs-original = Original
la-granja-option-roofs-original-help = Die 24 Marker von 2014.
la-granja-option-roofs-deluxe = Deluxe
la-granja-option-roofs-deluxe-help = Die 24 Marker von 2023.
la-granja-option-unsold_roofs = Unverkaufte Dächer
la-granja-option-unsold_roofs-help = Was aus Dachmarkern wird, die niemand kauft.
la-granja-option-unsold_roofs-edition = Laut Ausgabe ({ la-granja-option-unsold_roofs-leave })
la-granja-option-unsold_roofs-edition-help = { la-granja-option-unsold_roofs-leave-help }
la-granja-option-unsold_roofs-stay = Bleiben käuflich
la-granja-option-unsold_roofs-stay-help = Unverkaufte Dachmarker können später zum aufgedruckten Preis gekauft werden.
la-granja-option-unsold_roofs-leave = Aus dem Spiel
la-granja-option-unsold_roofs-leave-help = Unverkaufte Dachmarker kommen am Ende der Runde aus dem Spiel.
la-granja-option-deliveries = Zusatzlieferungen
la-granja-option-deliveries-help = Wann Zusatzlieferungen bezahlt werden.
la-granja-option-deliveries-edition =
    { $edition ->
        [online] Laut Ausgabe ({ la-granja-option-deliveries-one_by_one })
       *[original] Laut Ausgabe ({ la-granja-option-deliveries-at_once })
    }
la-granja-option-deliveries-edition-help = Online: { la-granja-option-deliveries-one_by_one-help } Sonst: { la-granja-option-deliveries-at_once-help }
la-granja-option-deliveries-at_once = Auf einmal
la-granja-option-deliveries-at_once-help = Erst werden alle Zusatzlieferungen gekauft, dann ausgeführt.
la-granja-option-deliveries-one_by_one = Einzeln
la-granja-option-deliveries-one_by_one-help = Jede Zusatzlieferung wird bezahlt, wenn sie genutzt wird.
la-granja-option-markers = Spielermarker
la-granja-option-markers-help = Ob jeder Spieler höchstens 25 Marker hat.
la-granja-option-markers-edition =
    { $edition ->
        [online] Laut Ausgabe ({ la-granja-option-markers-unlimited })
       *[original] Laut Ausgabe ({ la-granja-option-markers-limited })
    }
la-granja-option-markers-edition-help = Online: { la-granja-option-markers-unlimited-help } Sonst 25: { la-granja-option-markers-limited-help }
la-granja-option-markers-limited = 25
la-granja-option-markers-limited-help = Wer noch einen braucht, macht einen anderen frei.
la-granja-option-markers-unlimited = Unbegrenzt
la-granja-option-markers-unlimited-help = So viele Marker wie nötig.
la-granja-option-helper_markers = Benutzte Helfer
la-granja-option-helper_markers-help = Was anzeigt, dass ein Helfer für die Runde benutzt ist.
la-granja-option-helper_markers-edition =
    { $edition ->
        [deluxe] Laut Ausgabe ({ la-granja-option-helper_markers-tokens })
       *[original] Laut Ausgabe ({ la-granja-option-helper_markers-markers })
    }
la-granja-option-helper_markers-edition-help = Deluxe: Erschöpfungsmarker. { la-granja-option-helper_markers-tokens-help } Sonst: Spielermarker. { la-granja-option-helper_markers-markers-help }
la-granja-option-helper_markers-markers = Spielermarker
la-granja-option-helper_markers-markers-help = Sie zählen zu den 25.
la-granja-option-helper_markers-tokens = Erschöpfungsmarker
la-granja-option-helper_markers-tokens-help = Sie zählen nicht zu den 25.
la-granja-option-points = Siegpunkte
la-granja-option-points-help = Ob die Spieler gegenseitig ihre Punkte sehen.
la-granja-option-points-edition =
    { $edition ->
        [deluxe] Laut Ausgabe ({ la-granja-option-points-open })
       *[original] Laut Ausgabe ({ la-granja-option-points-secret })
    }
la-granja-option-points-edition-help = Deluxe: { la-granja-option-points-open-help } Sonst: { la-granja-option-points-secret-help }
la-granja-option-points-secret = Geheim
la-granja-option-points-secret-help = Summen bleiben bis zum Ende verborgen.
la-granja-option-points-open = Offen
la-granja-option-points-open-help = Summen werden gezeigt.
la-granja-option-farm_phase = Hofphase
la-granja-option-farm_phase-help = Wie die Schritte 1 bis 3 der Phase gespielt werden.
la-granja-option-farm_phase-in_turn = Der Reihe nach
la-granja-option-farm_phase-in_turn-help = Einer nach dem anderen.
la-granja-option-farm_phase-simultaneous = Gleichzeitig
la-granja-option-farm_phase-simultaneous-help = Für alle, die das Spiel kennen: Alle spielen jeden Schritt gleichzeitig; der nächste beginnt, wenn alle entschieden haben.
la-granja-option-triggered_helpers = Ausgelöste Helfer
la-granja-option-triggered_helpers-help = Für Helfer (und den Wagner), deren Wirkung dir schaden könnte: Siestaschritte, Wirkungen, die es einmal je Runde gibt, Tausche, die sich für immer schließen. Alle anderen wirken automatisch.
la-granja-option-triggered_helpers-ask = Fragen
la-granja-option-triggered_helpers-ask-help = Der Spieler entscheidet jedes Mal.
la-granja-option-triggered_helpers-always = Immer
la-granja-option-triggered_helpers-always-help = Das Spiel nutzt sie immer, ohne zu fragen.

## The table

la-granja-market = Markt
la-granja-market-space = Feld { $space }, Wert { $value }
la-granja-market-free = frei
la-granja-market-takes = Marktfeld { $space } mit Wert { $value }: entfernt { $who }, { la-granja-points } für dich
la-granja-market-of = { $count } Marker von { $player }
la-granja-market-closed =
    { $seats ->
        [1] Die äußeren Felder werden im Solospiel nicht genutzt.
       *[other] Die äußeren Felder werden mit { $seats } Spielern nicht genutzt.
    }
la-granja-buildings = Handwerksgebäude
la-granja-building-blocked = gesperrt, Marker { $number }
la-granja-building-points =
    { $points ->
        [one] jetzt { $points } Siegpunkt
       *[other] jetzt { $points } Siegpunkte
    }
la-granja-star-round = { la-granja-points } für die Runde
la-granja-star-first = { la-granja-points } für den Ersten
la-granja-star-opened = { la-granja-points } für das Öffnen eines gesperrten Gebäudes
la-granja-row-lacks = { $player } fehlt noch: { $goods }
la-granja-row-done = { $player }: komplett
la-granja-building-row = { $player }: { $delivered } von { $asked }
la-granja-dice = Würfel
la-granja-dice-space =
    { $count ->
        [0] { $text }: kein Würfel
        [one] { $text }: { $count } Würfel
       *[other] { $text }: { $count } Würfel
    }
la-granja-dice-marked = markiert von { $player }
la-granja-roofs = Dachmarker
la-granja-roofs-price = { la-granja-price }
la-granja-roofs-coming = Runde { $round }: { $count } aus { $roofs }
la-granja-roofs-none = Keine Dachmarker mehr.
la-granja-siesta = Siesta­leiste
la-granja-siesta-space =
    { $points ->
        [one] Feld { $space }: { $points } Siegpunkt
       *[other] Feld { $space }: { $points } Siegpunkte
    }
la-granja-farm-mine = Dein Hof
la-granja-farm-of = Hof von { $player }
la-granja-dens = Lager
la-granja-pigs = Schweine: { $count } von { $spaces }
la-granja-fields = Felder
la-granja-field-full = { $good-name }, gewachsen
la-granja-field-empty = { $good-name }, leer
la-granja-barrows = Marktkarren
la-granja-extensions = Hofausbauten
la-granja-helpers = Helfer
la-granja-helper-used = in dieser Runde benutzt
la-granja-helper-once = einmal je Runde
la-granja-craft-fresh = wird am Rundenende umgedreht
la-granja-own-roofs = Dächer
la-granja-roof-used = benutzt
la-granja-donkeys = Esel
la-granja-donkeys-left = Verbleibende Esel: { $left }
la-granja-donkey-hidden = gewählt, verdeckt
la-granja-hand = Deine Hand
la-granja-hand-count =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
la-granja-hand-empty = Keine Karten auf der Hand.
la-granja-hand-limit = Handkartenlimit { $count }
la-granja-income = Einkommen: { $silver } Silber
la-granja-income-commodity = eine Handelsware
la-granja-income-resource = eine Ressource
la-granja-extras =
    { $count ->
        [one] { $count } Zusatzlieferung kaufbar
       *[other] { $count } Zusatzlieferungen kaufbar
    }
la-granja-extension-cost =
    { $count ->
        [one] der nächste Hofausbau kostet { $count } Gut
       *[other] der nächste Hofausbau kostet { $count } verschiedene Güter
    }
la-granja-preview-field = { $good }, jede Runde neu
la-granja-preview-barrow = Platz für { $goods }
la-granja-preview-silver = +1 Silber jede Runde
la-granja-preview-cost =
    { $count ->
        [one] { $count } Gut
       *[other] { $count } verschiedene Güter
    }
la-granja-extension-price =
    { $count ->
        [one] kostet { $count } Gut
       *[other] kostet { $count } verschiedene Güter
    }
la-granja-extension-hand = Handkartenlimit +1
la-granja-extension-dear = du hast zu wenige verschiedene Güter
la-granja-markers = Marker im Einsatz: { $used } von { $limit }
la-granja-points-secret = Punkte sind geheim
la-granja-points =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
la-granja-empty = keine
la-granja-confirm = Das lässt sich nicht zurücknehmen.
la-granja-round = Runde { $round } von 6
la-granja-deck =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
la-granja-discards =
    { $count ->
        [one] { $count } abgeworfen
       *[other] { $count } abgeworfen
    }
la-granja-order = Spielreihenfolge
la-granja-card-number = Karte { $card }
la-granja-card-value =
    { $value ->
        [one] { $value } Siegpunkt
       *[other] { $value } Siegpunkte
    }
la-granja-solo-starts = Du bist Startspieler dieser Runde.
la-granja-solo-second = Vor deiner Wahl wird ein Würfel entfernt.
la-granja-end-who =
    { $winners-count ->
        [one] { $winners } gewinnt: { $scores }.
       *[other] { $winners } teilen sich den Sieg: { $scores }.
    }
la-granja-end-tie-silver = { $players } haben je { $score }. Das meiste übrige Silber entscheidet: { $held }.
la-granja-end-tie-shared = { $players } haben je { $score } und { $silver } Silber: Sie teilen sich den Sieg.
la-granja-end-holds = { $player } { $silver }
la-granja-end-mark = Die Spielregel nennt für das Solospiel kein Ziel. Dieses ist unseres: Ein Bot (Schnell) erreicht es in der Hälfte seiner Partien.

## The table in plain text, for the terminal

la-granja-text-round = Runde { $value } von 6
la-granja-text-step = Schritt: { $step-name }
la-granja-text-market-spaces = Markt: { $items }
la-granja-text-market-spaces-item =
    { $closed ->
        [yes] { "" }
       *[no] { $space } (Wert { $value }): { $owner }
    }
la-granja-text-owner-none = frei
la-granja-text-buildings-item =
    { $blocked ->
        [none] { $building-name }, verlangt { $row }: { $rows }
       *[other] { $building-name }, verlangt { $row }: gesperrt durch Marker { $blocked }
    }
la-granja-text-rows-empty = nichts geliefert
la-granja-text-rows-item = { $player } hat geliefert: { $delivered }
la-granja-text-dice = Würfel auf den Ertragsfeldern: 1 × { $dice-1 }, 2 × { $dice-2 }, 3 × { $dice-3 }, 4 × { $dice-4 }, 5 × { $dice-5 }, 6 × { $dice-6 }
la-granja-text-roofs-display = Dachmarker: { $items }
la-granja-text-roofs-display-item = { $place } { $roof-name }, { la-granja-price }
la-granja-text-players-item =
    { $dens ->
        [none] { $player }: Punkte { $points }, { $silver } Silber, { $commodities } × Handelsware, { $pigs } × Schwein (Plätze: { $pig_spaces }), Lager: –, Felder: { $fields }, Siestafeld { $siesta }, Handkarten: { $hand_count }. { $cards }. Dachmarker: { $roofs }. Handwerksmarker: { $crafts }. Genommene Würfel: { $dice }. { $hand }
       *[other] { $player }: Punkte { $points }, { $silver } Silber, { $commodities } × Handelsware, { $pigs } × Schwein (Plätze: { $pig_spaces }), Lager: { $dens }, Felder: { $fields }, Siestafeld { $siesta }, Handkarten: { $hand_count }. { $cards }. Dachmarker: { $roofs }. Handwerksmarker: { $crafts }. Genommene Würfel: { $dice }. { $hand }
    }
la-granja-text-fields-empty = –
la-granja-text-roofs-empty = –
la-granja-text-crafts-empty = –
la-granja-text-players-item-dice = { $items }
la-granja-text-players-item-dice-empty = –
la-granja-text-players-item-dice-item = { $value }
la-granja-text-players-item-siesta = { $space }
la-granja-text-fields-item =
    { $grown ->
        [yes] { $good-name }, gewachsen
       *[no] { $good-name }, leer
    }
la-granja-text-cards-barrow = Marktkarren: { $items }
la-granja-text-cards-barrow-empty = Marktkarren: keine
la-granja-text-cards-barrow-item = { la-granja-card-value } ({ $symbols })
la-granja-text-symbols-item =
    { $delivered ->
        [yes] { $good-name } geliefert
       *[no] { $good-name }
    }
la-granja-text-cards-extension = Hofausbauten: { $items }
la-granja-text-cards-extension-empty = Hofausbauten: keine
la-granja-text-cards-extension-item = { $gifts }
la-granja-text-cards-helper = Helfer: { $items }
la-granja-text-cards-helper-empty = Helfer: keine
la-granja-text-cards-helper-item = { $name-name } ({ $effect-name })
la-granja-text-players-item-roofs-item =
    { $used ->
        [yes] { $roof-name }, benutzt
       *[no] { $roof-name }
    }
la-granja-text-crafts-item = { $building-name }
la-granja-text-hand = Hand: { $items }
la-granja-text-hand-none = Hand: verdeckt
la-granja-text-hand-empty = Hand: keine Karten
la-granja-text-hand-item =
    { $field ->
        [olive] Karte { $card } [Feld: { la-granja-good-olive }; Karren: { $barrow }; Hofausbau: { $extension }; Helfer: { $helper }]
        [grain] Karte { $card } [Feld: { la-granja-good-grain }; Karren: { $barrow }; Hofausbau: { $extension }; Helfer: { $helper }]
       *[grape] Karte { $card } [Feld: { la-granja-good-grape }; Karren: { $barrow }; Hofausbau: { $extension }; Helfer: { $helper }]
    }
la-granja-text-hand-item-field = { $good-name }
la-granja-text-hand-item-extension = { $items }
la-granja-text-hand-item-extension-item =
    { $value ->
        [delivery] { la-granja-gift-delivery }
        [silver] { la-granja-gift-silver }
       *[pig_space] { la-granja-gift-pig_space }
    }
la-granja-text-hand-item-barrow = { la-granja-card-value } für { $goods }
la-granja-text-hand-item-helper = { $name-name }, { $effect-name }
la-granja-text-scores = Punkte: { $items }
la-granja-text-scores-item = { $player } { $value }
la-granja-text-scores-item-none = { $player } ?
la-granja-text-points-none = ?

## Die 66 Helfer: Namen und was sie tun

la-granja-name-chef = Koch
la-granja-name-negotiator = Unterhändler
la-granja-name-porter = Träger
la-granja-name-farm_worker = Hofarbeiter
la-granja-name-village_elder = Dorfältester
la-granja-name-merchant = Händler
la-granja-name-swineherd = Schweinehirt
la-granja-name-storage_builder = Schuppenbauer
la-granja-name-traveling_salesman = Handelsreisender
la-granja-name-bookkeeper = Buchhalter
la-granja-name-goatherd = Ziegenhirt
la-granja-name-storyteller = Erzählerin
la-granja-name-gleaner = Ährenleserin
la-granja-name-money_changer = Geldwechsler
la-granja-name-oil_miller = Ölmüller
la-granja-name-muleteer = Maultiertreiber
la-granja-name-olive_lodge = Olivenloge
la-granja-name-grain_lodge = Kornloge
la-granja-name-grape_lodge = Traubenloge
la-granja-name-schoolmaster = Schulmeister
la-granja-name-postwoman = Postbotin
la-granja-name-scribe = Schreiber
la-granja-name-farm_servant = Knecht
la-granja-name-innkeeper = Wirtin
la-granja-name-vintner = Winzer
la-granja-name-sausage_maker = Wurstmacherin
la-granja-name-olive_picker = Olivenpflückerin
la-granja-name-reaper = Schnitter
la-granja-name-grape_treader = Traubentreterin
la-granja-name-pig_breeder = Schweinezüchterin
la-granja-name-livestock_dealer = Viehhändler
la-granja-name-grocer = Krämer
la-granja-name-smuggler = Schmuggler
la-granja-name-wine_dealer = Weinhändlerin
la-granja-name-agricultural_worker = Feldarbeiter
la-granja-name-roofer = Dachdecker
la-granja-name-carpenter = Zimmermann
la-granja-name-tiler = Ziegelmacherin
la-granja-name-donkey_driver = Eseltreiberin
la-granja-name-coachman = Kutscher
la-granja-name-stable_hand = Stallknecht
la-granja-name-hammock_maker = Hängemattenmacherin
la-granja-name-night_watchman = Nachtwächter
la-granja-name-beggar = Bettler
la-granja-name-market_crier = Marktschreierin
la-granja-name-market_guard = Marktwächter
la-granja-name-stallholder = Standbesitzerin
la-granja-name-sweeper = Kehrer
la-granja-name-cart_builder = Karrenbauer
la-granja-name-foreman = Vorarbeiter
la-granja-name-wheelwright = Stellmacher
la-granja-name-beekeeper = Imkerin
la-granja-name-courier = Kurier
la-granja-name-apprentice = Lehrling
la-granja-name-guild_master = Zunftmeister
la-granja-name-locksmith = Schlosserin
la-granja-name-tax_collector = Steuereintreiber
la-granja-name-gambler = Glücksspieler
la-granja-name-fortune_teller = Wahrsagerin
la-granja-name-sacristan = Küster
la-granja-name-shoemaker = Schuster
la-granja-name-washerwoman = Wäscherin
la-granja-name-barterer = Tauschhändler
la-granja-name-herb_woman = Kräuterfrau
la-granja-name-water_carrier = Wasserträgerin
la-granja-name-alcalde = Bürgermeister

## Keys of the table

la-granja-key-m = zum Markt
la-granja-key-b = zu den Handwerksgebäuden
la-granja-key-d = zu den Würfeln
la-granja-key-r = zu den Dachmarkern
la-granja-key-f = zum Hof
la-granja-key-h = zu deiner Hand
la-granja-key-t = zu deinen Gütern und dem, was mit ihnen geht

## Was Helfer tun: zusammengesetzt aus dem, was die Materialdatei über sie sagt. $n ist eine Zahl, $pay und $gain stehen unten.
la-granja-effect-trigger = { $trigger-name }: { $gain }
la-granja-effect-trigger-paid = { $trigger-name }, { $pay }: { $gain }
la-granja-effect-action = in deinem Zug: { $gain }
la-granja-effect-modifier = { $modifier-name }
la-granja-effect-odd = { $odd-name }
la-granja-effect-action-paid = { $pay }: { $gain }
la-granja-modifier-upgrade_discount = jede bezahlte Aufwertung kostet dich { $amount } Silber weniger
la-granja-modifier-pig_spaces =
    { $amount ->
        [one] ein weiterer Schweineplatz
       *[other] { $amount } weitere Schweineplätze
    }
la-granja-modifier-roof_spaces =
    { $amount ->
        [one] ein weiterer Platz für Dachmarker
       *[other] { $amount } weitere Plätze für Dachmarker
    }
la-granja-modifier-hand_limit = dein Handkartenlimit ist um { $amount } höher
la-granja-modifier-offspring = ein Schwein genügt für Nachwuchs
la-granja-modifier-pig_discount = Schweine kosten dich { $amount } Silber weniger
la-granja-modifier-harvest_sale = Oliven und Korn verkaufst du für { $amount } Silber mehr
la-granja-modifier-grape_sale = Trauben verkaufst du für { $amount } Silber mehr
la-granja-modifier-sell_from_fields = du darfst Erntegüter direkt von deinen Feldern verkaufen
la-granja-modifier-roof_discount = Dachmarker kosten dich { $amount } Silber weniger
la-granja-modifier-extra_deliveries =
    { $amount ->
        [one] du darfst eine Zusatzlieferung mehr kaufen
       *[other] du darfst { $amount } Zusatzlieferungen mehr kaufen
    }
la-granja-modifier-free_extra_deliveries =
    { $amount ->
        [one] deine erste Zusatzlieferung einer Runde ist kostenlos
       *[other] deine ersten { $amount } Zusatzlieferungen einer Runde sind kostenlos
    }
la-granja-modifier-deliveries =
    { $amount ->
        [one] eine Lieferung mehr in Schritt 3 der Transportphase
       *[other] { $amount } Lieferungen mehr in Schritt 3 der Transportphase
    }
la-granja-modifier-barrow_places =
    { $amount ->
        [one] ein weiterer Platz für einen Marktkarren
       *[other] { $amount } weitere Plätze für Marktkarren
    }
la-granja-modifier-locksmith = du darfst an das gesperrte Gebäude mit der niedrigsten Zahl liefern
la-granja-odd-porter = wenn du einen Würfel mit 2 oder 6 nimmst, nutze beide Möglichkeiten des Feldes
la-granja-odd-village_elder = markiere vor dem Würfeln ein Ertragsfeld: seinen letzten Würfel darfst nur du nehmen
la-granja-odd-merchant = wenn du einen Würfel genommen hast, { $pay }: nutze auch das Ertragsfeld mit der Nummer der Runde
la-granja-odd-traveling_salesman = wenn du eine Handelsware eintauschst, zusätzlich: { $gain }; diese Art Tausch ist dir dann aber für immer verschlossen
la-granja-odd-bookkeeper = nenne ein Gut; für jedes seiner Symbole auf deinen Marktkarren: { $gain }
la-granja-odd-lodge = tausche beliebige Erntegüter aus deinen Lagern eins zu eins ein und erhalte dafür bis zu { $gain }
la-granja-odd-market_guard = wenn einer deiner Marker vom Markt entfernt werden soll, { $pay }: er bleibt
la-granja-odd-gambler = bevor du einen Würfel nimmst, würfle einen neu
la-granja-odd-fortune_teller = nutze ein Ertragsfeld, das um 1 höher oder niedriger ist als dein Würfel
la-granja-odd-sacristan = statt der Aktion des letzten Würfels: { $gain }
la-granja-odd-barterer = wenn du einen Marktkarren füllst, behalte eines seiner Güter
la-granja-odd-water_carrier = beim Wachstum: ein Feld, das noch voll ist, gibt noch ein Gut in dein Lager
la-granja-trigger-die_1 = wenn du einen Würfel mit 1 nimmst
la-granja-trigger-die_2 = wenn du einen Würfel mit 2 nimmst
la-granja-trigger-die_3 = wenn du einen Würfel mit 3 nimmst
la-granja-trigger-die_4 = wenn du einen Würfel mit 4 nimmst
la-granja-trigger-die_5 = wenn du einen Würfel mit 5 nimmst
la-granja-trigger-die_6 = wenn du einen Würfel mit 6 nimmst
la-granja-trigger-marker_removed = wenn ein Marker von dir vom Markt entfernt wird
la-granja-trigger-income_with_field = beim Einkommen, wenn du mindestens ein Feld hast
la-granja-trigger-income_per_richer = beim Einkommen, für jeden Spieler mit mehr Silber als du
la-granja-trigger-growth_olive = beim Wachstum, wenn du ein Olivenfeld hast
la-granja-trigger-growth_grain = beim Wachstum, wenn du ein Kornfeld hast
la-granja-trigger-growth_grape = beim Wachstum, wenn du ein Traubenfeld hast
la-granja-trigger-after_draw = nach dem Auffüllen der Hand
la-granja-trigger-roof_bought = wenn du einen Dachmarker kaufst
la-granja-trigger-deliveries_begin = zu Beginn deiner Lieferungen
la-granja-trigger-siesta_step = in Schritt 2 der Transportphase
la-granja-trigger-scoring_first = bei der Wertung, wenn du Erster in der Reihenfolge bist
la-granja-trigger-scoring_last = bei der Wertung, wenn du Letzter in der Reihenfolge bist
la-granja-trigger-scoring_three_markers = bei der Wertung, wenn du mindestens drei Marker auf dem Markt hast
la-granja-trigger-marker_placed = wenn du einen Marker auf den Markt setzt
la-granja-trigger-marker_taken = wenn du einen fremden Marker vom Markt entfernst
la-granja-trigger-helper_played = wenn du einen weiteren Helfer spielst
la-granja-trigger-barrow_done = wenn du einen Marktkarren füllst
la-granja-trigger-building_done = wenn du ein Handwerksgebäude komplett belieferst
la-granja-trigger-end_per_extension = am Spielende für jeden deiner Hofausbauten
la-granja-pay-olive =
    { $n ->
        [one] gib 1 Olive ab
       *[other] gib { $n } Oliven ab
    }
la-granja-pay-grain = gib { $n } Korn ab
la-granja-pay-grape =
    { $n ->
        [one] gib 1 Traube ab
       *[other] gib { $n } Trauben ab
    }
la-granja-pay-pig =
    { $n ->
        [one] gib 1 Schwein ab
       *[other] gib { $n } Schweine ab
    }
la-granja-pay-food = gib { $n } Nahrung ab
la-granja-pay-wine = gib { $n } Wein ab
la-granja-pay-meat = gib { $n } gepökeltes Fleisch ab
la-granja-pay-silver = zahle { $n } Silber
la-granja-pay-point =
    { $n ->
        [one] zahle 1 Siegpunkt
       *[other] zahle { $n } Siegpunkte
    }
la-granja-pay-commodity =
    { $n ->
        [one] gib eine Handelsware ab
       *[other] gib { $n } Handelswaren ab
    }
la-granja-pay-card = wirf eine Handkarte ab
la-granja-pay-two_harvest = gib zwei verschiedene Erntegüter aus deinen Lagern ab
la-granja-count-olive =
    { $n ->
        [one] 1 Olive
       *[other] { $n } Oliven
    }
la-granja-count-grain = { $n } Korn
la-granja-count-grape =
    { $n ->
        [one] 1 Traube
       *[other] { $n } Trauben
    }
la-granja-count-field_olive = { la-granja-count-olive } von einem Feld
la-granja-count-field_grain = { la-granja-count-grain } von einem Feld
la-granja-count-field_grape = { la-granja-count-grape } von einem Feld
la-granja-count-pig =
    { $n ->
        [one] 1 Schwein
       *[other] { $n } Schweine
    }
la-granja-count-food = { $n } Nahrung
la-granja-count-wine = { $n } Wein
la-granja-count-meat = { $n } gepökeltes Fleisch
la-granja-count-silver = { $n } Silber
la-granja-count-point =
    { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }
la-granja-count-commodity =
    { $n ->
        [one] eine Handelsware
       *[other] { $n } Handelswaren
    }
la-granja-count-draw =
    { $n ->
        [one] ziehe 1 Karte
       *[other] ziehe { $n } Karten
    }
la-granja-count-play =
    { $n ->
        [one] spiele eine Handkarte
       *[other] spiele { $n } Handkarten
    }
la-granja-count-card =
    { $n ->
        [one] ziehe oder spiele eine Karte
       *[other] ziehe oder spiele { $n } Karten
    }
la-granja-count-upgrade =
    { $n ->
        [one] werte eine Ressource kostenlos auf
       *[other] werte { $n } Ressourcen kostenlos auf
    }
la-granja-count-siesta =
    { $n ->
        [one] ein Schritt auf der Siestaleiste
       *[other] { $n } Schritte auf der Siestaleiste
    }
la-granja-count-delivery =
    { $n ->
        [one] eine Lieferung
       *[other] { $n } Lieferungen
    }
la-granja-count-roof = drehe einen benutzten Dachmarker wieder um
la-granja-count-harvest =
    { $n ->
        [one] ein Erntegut nach Wahl
       *[other] { $n } Erntegüter nach Wahl
    }

### Der Tisch: seine Teile, und was die Dinge bei einer Berührung sagen

la-granja-village = Dorf
la-granja-farm = Hof
la-granja-all-farms = Alle Höfe
la-granja-points-hidden = Punkte verdeckt
la-granja-barrows-lack = Den Marktkarren fehlt
la-granja-own-roof-place = Ein freier Platz für einen Dachmarker: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
la-granja-market-help = Ein Marker mit Wert { $value }. Ein neuer Marker verdrängt niedrigere Nachbarn der anderen; was am Ende jeder Runde noch steht, bringt Punkte.
la-granja-dice-help = In der Ertragsphase nimmst du einen Würfel von einem Feld und nutzt sofort, was das Feld bringt.
la-granja-roofs-help = Dachmarker kaufst du am Ende der Hofphase, wenn Silber und Dach es erlauben.
la-granja-why-roof-full = Dein Dach hat keinen freien Platz.
la-granja-why-dear = Zu teuer: { $missing ->
    [one] es fehlt { $missing } Silber
   *[other] es fehlen { $missing } Silber
}.
la-granja-barrow-help = In der Transportphase lieferst du Güter in die Kisten; ein voller Marktkarren bringt seine Punkte, eine Handelsware und einen Marktmarker.
la-granja-field-help = Auf einem leeren Feld wächst in der Hofphase sein Gut nach. Was gewachsen ist, kannst du von hier liefern.
la-granja-extension-help = Ein Hofausbau bleibt: Er bringt bis zum Spielende, was er zeigt.
la-granja-income-help = Dein Einkommen jeder Runde, dein Handkartenlimit und deine Zusatzlieferungen.
la-granja-donkeys-help = Jeden Eselmarker kannst du in drei Runden einmal nutzen: Er sagt, wie viele Lieferungen und Siestaschritte du bekommst.
la-granja-about-olive = Ein Erntegut. Man liefert es, wie es ist, oder macht Nahrung daraus.
la-granja-about-grain = Ein Erntegut. Man liefert es, wie es ist, oder macht Nahrung daraus.
la-granja-about-grape = Ein Erntegut. Man liefert es, wie es ist, oder macht Wein daraus.
la-granja-about-food = Ein aufgewertetes Gut aus Oliven oder Korn.
la-granja-about-wine = Ein aufgewertetes Gut aus Trauben.
la-granja-about-meat = Ein aufgewertetes Gut aus einem Schwein.
la-granja-about-pig = Ein Schwein braucht einen Platz; hast du zwei oder mehr, kommt in der Hofphase eines dazu.
la-granja-about-silver = Mit Silber kauft man Güter, Dachmarker und Zusatzlieferungen.
la-granja-about-commodity = Eine Handelsware kann man jederzeit eintauschen: gegen Silber, Güter, eine Karte, ein Schwein oder Aufwertungen.
la-granja-store-buy = kaufen für { $price } Silber
la-granja-store-sell = verkaufen für { $price } Silber
la-granja-store-upgrade = aufwerten für { $price } Silber
la-granja-action-done-more = Fertig: nichts mehr davon
la-granja-decline = Nein
la-granja-decline-roof = Kein Dach
la-granja-decline-play = Keine Karte
la-granja-go-grow = Wachsen lassen
la-granja-go-siesta = Vorrücken
la-granja-go-pause =
    { $before ->
        [turn_end] Zug beenden
       *[income] Einkommen nehmen
    }
la-granja-give = Abgeben
la-granja-may = Du kannst noch { $what }: Wähle auf deinem Hof etwas mit gepunktetem Rand.
la-granja-passed = In dieser Runde schon abgelehnt, weiter möglich: { $what }.
la-granja-can-buy = Güter kaufen
la-granja-can-sell = Güter verkaufen
la-granja-can-upgrade = Güter aufwerten
la-granja-can-trade = eine Handelsware eintauschen
la-granja-can-use = einen Dachmarker nutzen
la-granja-can-helper = einen Helfer einsetzen
la-granja-only-deliver = Keines deiner Güter wird gebraucht. Deine Gebäude und Karren brauchen: { $asked }.
la-granja-only-silver = Jede kostet 1 Silber, und du hast keines.
la-granja-only-roof =
    { $why ->
        [full] Dein Dach hat keinen freien Platz.
        [none] Es sind keine Dachmarker mehr da.
       *[dear] Der billigste kostet { la-granja-price }, und du hast { $silver }.
    }
la-granja-only-grow = Vorher ist nichts anderes möglich.
la-granja-only-siesta = Vorher ist nichts anderes möglich.
la-granja-only-pause = Vorher ist nichts anderes möglich.
la-granja-only-upgrades = Nichts von dem, was du hast, lässt sich aufwerten.
la-granja-only-6 = Du hast nichts, was du jetzt liefern kannst.
la-granja-could-raise = Vorher kannst du Silber beschaffen: Wähle auf deinem Hof etwas mit gepunktetem Rand.

## Was jetzt möglich ist, und warum man es täte: für das erste Spiel

la-granja-goal-play = Ziel: ein Hof, der früh Güter bringt und sie später liefert.
la-granja-guide-play = Spiele eine Karte mit einer ihrer vier Seiten. Felder bringen jede Runde ein Gut, Hofausbauten bringen Karten, Einkommen oder Platz: beides lohnt sich früh. Karren und Helfer machen aus Gütern Punkte.
la-granja-guide-played = Deine Karten dieser Runde sind gespielt. „Fertig“ füllt deine Hand auf, dann ist der Nächste an der Reihe. Vorher lässt sich noch nutzen, was auf deinem Hof einen gepunkteten Rand hat.
la-granja-guide-grow = Gleich trägt jedes leere Feld sein Gut, und wer zwei oder mehr Schweine hat, bekommt eines dazu, wenn Platz ist. Was du jetzt von einem vollen Feld aufwertest, macht es frei für neues Wachstum.
la-granja-goal-roof = Ziel: ein nützlicher Dachmarker, solange er billig ist.
la-granja-guide-roof = Ein Dachmarker wirkt einmal, und jeder weitere Platz auf deinem Dach bringt mehr Punkte. Der Preis ist die Nummer der Runde: Frühe Dachmarker sind billig.
la-granja-goal-mark = Ziel: ein Ertragsfeld, das dir keiner nehmen kann.
la-granja-guide-mark = Markiere ein Ertragsfeld: Den letzten Würfel dort darfst nur du nehmen. Wähle, was dein Hof am meisten braucht.
la-granja-goal-take = Ziel: was deinem nächsten Gebäude oder Karren noch fehlt.
la-granja-guide-take = Du nimmst zwei Würfel je Runde und nutzt sofort ihre Felder; den letzten Würfel nutzen alle. Nimm, was auch andere wollen, und lass einen Würfel liegen, der dir noch einmal hilft.
la-granja-goal-die = Ziel: was deinem nächsten Gebäude oder Karren noch fehlt.
la-granja-guide-die = Wähle, was dir dieses Ertragsfeld bringt. Güter füllen Gebäude und Karren, Silber bezahlt Dächer und Lieferungen, Hüte bringen dich in der Reihenfolge nach vorn.
la-granja-guide-offer = Einer deiner Helfer könnte jetzt arbeiten, will aber bezahlt werden. Vergleiche, was es kostet und was es bringt; auch Nein ist eine gute Antwort.
la-granja-goal-deliver = Ziel: ein Gebäude oder einen Karren vollständig beliefern.
la-granja-guide-deliver = Jede Lieferung bringt ein Gut. Punkte bringen nur vollständig belieferte Gebäude und Karren: Mach lieber eines fertig, als vieles anzufangen.
la-granja-guide-delivered = Alle deine Lieferungen sind gemacht, „Fertig“ beendet sie. Vorher lässt sich noch nutzen, was auf deinem Hof einen gepunkteten Rand hat: vielleicht ein Helfer oder ein Dachmarker.
la-granja-goal-extra = Ziel: noch in dieser Runde ein Gebäude oder einen Karren vollständig beliefern.
la-granja-guide-extra = Für Silber gibt es weitere Lieferungen. Kaufe sie, wenn sie noch in dieser Runde ein Gebäude oder einen Karren füllen; fünf Silber, die du sparst, sind am Ende nur ein Punkt.
la-granja-guide-extras = Du kannst eine Lieferung nach der anderen dazukaufen und jederzeit aufhören. Es lohnt sich, wenn du damit noch in dieser Runde ein Gebäude oder einen Karren füllst.
la-granja-guide-merchant = Für einen Punkt darfst du noch ein Ertragsfeld nutzen: das mit der Nummer der Runde. Zahle nur, wenn dir das Feld mehr als den Punkt bringt.
la-granja-guide-siesta = Gleich rückt deine Scheibe um die Hüte deines Esels vor. Nutze vorher, was sie weiterbringt: Wer am meisten ruht, beginnt, und die Leiste bringt Punkte.
la-granja-guide-income = Der Gemüsehändler gibt dir jede Runde eine beliebige Ressource. Nimm die Ressource, auf die ein Gebäude oder ein Karren wartet.
la-granja-guide-pause = Gleich geschieht etwas von selbst, und was du vorher nutzt, zählt schon dafür: Eine Karte etwa, die du jetzt als Hofausbau anlegst, erhöht das Einkommen, das gleich kommt.
la-granja-guide-turn_end = Gleich endet dein Zug. Nutze jetzt einen Dachmarker, einen Helfer oder eine Handelsware, wenn du damit etwas fertigstellst, bevor die anderen handeln; auch später ist all das noch möglich.
la-granja-guide-discard = Du hast mehr Karten, als dein Handkartenlimit erlaubt. Trenn dich von der, die du am wenigsten brauchst; Hofausbauten erhöhen das Limit.
la-granja-guide-choice = Nimm eines davon. Schau zuerst, was deinen Gebäuden und Karren noch fehlt: Das wird zu Punkten.
la-granja-guide-pair = Güter füllen Gebäude und Karren, wie sie sind, oder werden zu Nahrung und Wein aufgewertet. Nimm, was am meisten verlangt wird.
la-granja-guide-card = Eine Karte zusätzlich: Spiele sofort eine, oder zieh eine für mehr Auswahl. Sofort spielen ist stärker, wenn du eine gute Karte hast.
la-granja-guide-upgrades = Werte kostenlos auf: Oliven und Korn zu Nahrung, Trauben zu Wein, Schweine zu gepökeltem Fleisch. Werte auf, was Gebäude oder Karren verlangen; aufgewertete Güter kannst du nicht verkaufen.
la-granja-guide-pay = Bezahle den Hofausbau mit verschiedenen Gütern; auch Silber und Punkte zählen. Gib, worauf kein Gebäude und kein Karren wartet.
la-granja-guide-replace = Es ist kein Platz mehr: Eine Karte muss endgültig weg. Trenn dich von der, die dir ab jetzt am wenigsten bringt.
la-granja-goal-donkey = Ziel: so viele Lieferungen, wie du Güter dafür hast.
la-granja-guide-donkey = Teile die Runde ein: Viele Esel tragen viele Güter, viele Hüte bringen Punkte und einen besseren Platz in der Reihenfolge. Zähl zuerst, was du liefern kannst.
la-granja-goal-market = Ziel: ein Feld, auf dem dein Marker viele Runden bleibt.
la-granja-guide-market = Dein Marker bringt am Ende jeder Runde einen Punkt, solange er steht; fremde Marker auf niedrigeren Feldern daneben werden entfernt und bringen dir je einen Punkt.
la-granja-guide-barter = Der Tauschhändler lässt dir ein Gut des Karrens, den du gerade gefüllt hast. Behalte eines, das du wieder liefern kannst.
la-granja-guide-lodge = Tausche Erntegüter aus deinen Lagern gegen das Gut der Loge. Tausche, was du nicht brauchst, und behalte, was ein Gebäude oder ein Karren braucht.
la-granja-guide-name = Nenne ein Gut: Jedes seiner Symbole auf deinen Karren zählt. Sieh alle Karren an und nenne das Gut, das sie am häufigsten zeigen.
la-granja-guide-give_card = Der Helfer will eine Karte aus deiner Hand. Gib die, deren vier Seiten dir am wenigsten helfen.
la-granja-guide-give_pair = Der Helfer will zwei Erntegüter. Gib die, auf die kein Gebäude und kein Karren wartet.
la-granja-guide-turn = Ein benutzter Dachmarker darf noch einmal wirken. Nimm den, dessen Wirkung dir jetzt am meisten bringt.
la-granja-guide-shift = Du darfst ein anderes Ertragsfeld nutzen, als dein Würfel zeigt. Wähle das, das dein Hof am meisten braucht.
la-granja-guide-double = Du darfst die Punkte des eben belegten Dachplatzes verdoppeln. Je weiter rechts der Platz, desto mehr bringt es.
la-granja-guide-help = Einer deiner Helfer könnte jetzt arbeiten. Sag Nein, wenn dir seine Arbeit mehr schadet als nützt.
la-granja-guide-step = Der Wagner bietet einen Schritt mehr auf der Siestaleiste. Das bringt dich in der Reihenfolge nach vorn und vielleicht einen Punkt.
la-granja-guide-guard = Einer deiner Marker soll den Markt verlassen. Ihn zu retten lohnt sich, wenn er noch viele Runden lang Punkte bringt.
la-granja-guide-free = Alle deine Marker sind im Einsatz, und einer wird gebraucht. Mach den frei, der dir am wenigsten nützt, wo er gerade liegt; willst du ein eben erhaltenes Gut nicht, gib es auf.

## Die Symbole

la-granja-symbols-signs = Güter und Zeichen
la-granja-symbols-roofs = Dachmarker
la-granja-symbols-revenue = Ertragsfelder
la-granja-symbols-buildings = Handwerksgebäude
la-granja-symbol-olive = Eine Olive, ein Erntegut. Aufgewertet wird sie zu Nahrung.
la-granja-symbol-grain = Korn, ein Erntegut. Aufgewertet wird es zu Nahrung.
la-granja-symbol-grape = Eine Traube, ein Erntegut. Aufgewertet wird sie zu Wein.
la-granja-symbol-pig = Ein Schwein. Hast du zwei oder mehr, kommt eines dazu, wenn Platz ist; aufgewertet wird ein Schwein zu gepökeltem Fleisch.
la-granja-symbol-food = Nahrung, ein aufgewertetes Gut. Sie wird geliefert, nie verkauft.
la-granja-symbol-wine = Wein, ein aufgewertetes Gut. Er wird geliefert, nie verkauft.
la-granja-symbol-meat = Gepökeltes Fleisch, ein aufgewertetes Gut. Es wird geliefert, nie verkauft.
la-granja-symbol-silver = Silber. Es bezahlt Dächer, Güter, Aufwertungen und Lieferungen; am Ende sind fünf davon ein Punkt.
la-granja-symbol-point = Ein Siegpunkt.
la-granja-symbol-commodity = Eine Handelsware. Tausche sie jederzeit ein: gegen Silber, Güter, eine Karte, ein Schwein oder Aufwertungen.
la-granja-symbol-crate = Eine Kiste: der Platz eines Gutes, das noch zu liefern ist.
la-granja-symbol-harvest = Ein beliebiges Erntegut: Olive, Korn oder Traube.
la-granja-symbol-upgraded = Ein beliebiges aufgewertetes Gut: Nahrung, Wein oder gepökeltes Fleisch.
la-granja-symbol-upgrade = Aufwerten: Aus einem deiner Güter wird ein besseres.
la-granja-symbol-delivery = Eine Lieferung: Bring ein Gut zu einem Gebäude oder Karren.
la-granja-symbol-donkey = Ein Esel. Jeder trägt eine Lieferung der Transportphase.
la-granja-symbol-hat = Ein Hut: ein Schritt auf der Siestaleiste. Wer am meisten ruht, beginnt.
la-granja-symbol-card = Eine Hofkarte.
la-granja-symbol-hand = Die Handkarten und wie viele es sein dürfen.
la-granja-symbol-play = Eine Karte spielen.
la-granja-symbol-draw = Eine Karte ziehen.
la-granja-symbol-field = Ein Feld. Ist es leer, trägt es jede Runde sein Gut.
la-granja-symbol-barrow = Ein Marktkarren. Gefüllt bringt er seine Punkte, eine Handelsware und einen Marker auf dem Markt.
la-granja-symbol-extension = Ein Hofausbau: Platz für eine Handkarte mehr und zwei Vorteile.
la-granja-symbol-helper = Ein Helfer.
la-granja-symbol-people = Die anderen Spieler.
la-granja-symbol-sty = Platz für ein Schwein.
la-granja-symbol-income = Dein Einkommen aus Hofausbauten und Handwerksmarkern.
la-granja-symbol-roof = Ein Dachmarker: Er wirkt einmal, und sein Platz bringt Punkte.
la-granja-symbol-building = Ein Handwerksgebäude. Eine volle Reihe bringt Punkte und einen Handwerksmarker.
la-granja-symbol-market = Der Markt. Jeder Marker dort bringt jede Runde einen Punkt.
la-granja-symbol-marker = Der Marker eines Spielers.
la-granja-symbol-dice = Ein Würfel, oder die Ertragsphase.
la-granja-symbol-first = Der Startspieler, oder der Platz in der Reihenfolge.
la-granja-symbol-once = Einmal je Runde.
la-granja-symbol-turn = Umdrehen oder neu würfeln: Ein Marker oder Würfel darf noch einmal genutzt werden.
la-granja-symbol-swap = Eines gegen das andere tauschen.
la-granja-symbol-lock = Etwas bleibt, wo es ist, oder kann dir nicht verschlossen werden.
la-granja-symbol-ban = Das geschieht nicht, oder darauf wird verzichtet.
la-granja-symbol-arrow = Du gibst, was vor dem Pfeil steht, für das, was dahinter steht, oder das eine führt zum anderen.

## Das Material auf der Regelseite

la-granja-components-player_board = Hoftableau
la-granja-component-player_board-buy = Einkaufspreise
la-granja-component-player_board-sell = Verkaufspreise
la-granja-component-player_board-upgrade = was das Aufwerten kostet
la-granja-component-player_board-price_of_pigs = Preis der Schweine
la-granja-component-player_board-upgrade_of_pigs = was es kostet, Schweine aufzuwerten
la-granja-component-player_board-roof_points = Punkte der Dächer
la-granja-component-player_board-sixth_roof_place = sechster Platz für Dächer
la-granja-component-player_board-hand_limit = Handkartenlimit
la-granja-component-player_board-extra_deliveries = Zusatzlieferungen
la-granja-component-player_board-pig_spaces = Plätze für Schweine
la-granja-component-player_board-markers = Marker jedes Spielers
la-granja-component-player_board-start = womit alle beginnen
la-granja-components-siesta = Siestaleiste und Esel
la-granja-component-siesta-points = Punkte der Felder
la-granja-component-siesta-hats = Hüte der Eselmarker 1 bis 4
la-granja-components-building = { la-granja-buildings }
la-granja-component-building = Handwerksgebäude { $number }
la-granja-component-building-name = Name
la-granja-component-building-row = verlangt
la-granja-components-small_market = Kleiner Markt
la-granja-component-small_market-spaces = Werte der Felder
la-granja-component-small_market-start = wo zu Beginn Marker liegen
la-granja-component-small_market-two_values = zwei der Werte
la-granja-components-large_market = Großer Markt: die äußeren Felder
la-granja-component-large_market-outer = Werte der Felder
la-granja-component-large_market-closed_deluxe_3_players = gesperrt in Deluxe zu dritt
la-granja-components-roofs = { la-granja-roofs }
la-granja-component-roofs-original = Original, nach Runden
la-granja-component-roofs-deluxe = Deluxe, nach Runden
la-granja-component-roofs-effects = was sie bewirken
la-granja-component-roofs-how_often_deluxe = wie oft es jeden gibt (Deluxe)
la-granja-component-roofs-how_often_original = wie oft es jeden gibt (Original)
la-granja-components-roof_phases = Dächer: wann man sie verwenden darf
la-granja-components-card = Karten
la-granja-component-card = Karte { $number }
la-granja-component-card-number = Nummer
la-granja-component-card-field = { la-granja-side-field }
la-granja-component-card-barrow = { la-granja-side-barrow }
la-granja-component-card-extension = { la-granja-side-extension }
la-granja-component-card-helper = { la-granja-side-helper }
la-granja-component-card-name = Name des Helfers
la-granja-printed-round = Runde { $round }: { $roofs }
la-granja-printed-spaces =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
la-granja-printed-points = Punkte
la-granja-printed-cards = Karten
la-granja-printed-count = { $what }: { $n }
la-granja-component-roof_phases-delivery = { la-granja-roof-delivery }
la-granja-component-roof_phases-bought_delivery = { la-granja-roof-bought_delivery }
la-granja-component-roof_phases-change_die_1 = { la-granja-roof-change_die_1 }
la-granja-component-roof_phases-change_die_2 = { la-granja-roof-change_die_2 }
la-granja-component-roof_phases-double_roof_points = { la-granja-roof-double_roof_points }

## Fields for correcting what is printed

la-granja-edit-effect = was der Helfer tut
la-granja-edit-amount = Zahl
la-granja-edit-pay = bezahlt
la-granja-edit-gain = bringt
la-granja-edit-phases = wirkt in (nichts gewählt: überall)
la-granja-edit-goods = Symbole
la-granja-edit-round = Runde { $round }
la-granja-edit-row = Reihe { $row }
la-granja-edit-space = Feld { $space } ({ $value })
la-granja-edit-places = wo sie liegen (Reihen von oben, Plätze von links)
la-granja-edit-place = Reihe { $row }, Platz { $place }
la-granja-edit-action = Im Zug seines Besitzers
la-granja-edit-mode-trigger = Wenn etwas geschieht
la-granja-edit-mode-action = Im Zug seines Besitzers
la-granja-edit-mode-modifier = Solange der Helfer im Spiel ist
la-granja-edit-mode-odd = Mit eigener Regel

## What is wrong with a set

la-granja-fault-same-helper = Diesen Helfer hat auch eine andere Karte: { $name-name }.
la-granja-fault-helper-name = Der Name muss mit einem Buchstaben beginnen.
la-granja-fault-one-effect = Ein Helfer muss genau eine Wirkung haben.
la-granja-fault-not-with-effect = Das passt nicht zur Wirkung des Helfers.
la-granja-fault-must-be-once = Die Wirkung muss auf einmal je Runde begrenzt sein, sonst könnte man sie endlos wiederholen.
la-granja-fault-other-phase = Der Helfer wird in einer Phase ausgelöst, in der er nicht wirkt. Füge diese Phase hinzu: { $phase-name }.
la-granja-fault-payment = Bezahlt werden muss mit einer einzigen Sache, Anzahl 1 bis { $most }.
la-granja-fault-single-payment = Bezahlt werden muss mit einer einzigen Karte oder einem einzigen Paar Güter.
la-granja-fault-gain = Gib eine oder zwei verschiedene Sachen an, von jeder 1 bis { $most }.
la-granja-fault-choices = Der Helfer lässt zu viel zu wählen (höchstens: { $count }) oder dreht mehr als einen Dachmarker um.
la-granja-fault-nothing-chosen = Das geschieht mitten in einer anderen Aktion: Der Helfer kann dabei nur Güter, Silber, Punkte, gezogene Karten und Siestaschritte bringen, nichts, was gewählt werden muss.
la-granja-fault-no-payment = Für diese Wirkung ist keine Bezahlung möglich. Entferne die Bezahlung.
la-granja-fault-gain-of-rule = Mit dieser Regel muss der Helfer genau eine der angebotenen Sachen bringen.
la-granja-fault-no-gain = Diese Regel kann nichts anderes bringen.
la-granja-fault-payment-of-rule = Für diese Regel muss mit Gütern, Silber oder Punkten bezahlt werden.
la-granja-fault-dearer = Der Kaufpreis muss höher sein als der Verkaufspreis: { $good-name }.
la-granja-fault-spaces = Anzahl der Felder: genau { $count }, mit Werten von { $least } bis { $most }.
la-granja-fault-one-place = Zwei Felder haben dieselbe Position.
la-granja-fault-start-spaces = Zu Beginn müssen die Marker auf verschiedenen Feldern des kleinen Markts liegen, jedes mit höherem Wert als das davor.
la-granja-fault-closed-spaces = Nur äußere Felder des großen Markts dürfen gesperrt sein.
la-granja-fault-roofs = Gib für jede der { $rounds } Runden genau { $count } Dachmarker an.
la-granja-fault-too-many-chains = Zu viele Helfer ändern Preise oder kommen immer wieder, jeder auf andere Art: { $found }. Ob jemand endlos weitermachen könnte, wird nur bis zu dieser Zahl geprüft: { $most }.
la-granja-fault-endless =
    { $goods-count ->
        [0] Jemand könnte endlos weitermachen: { $steps }.
       *[other] Jemand könnte endlos weitermachen: { $steps } ({ $goods }).
    }
la-granja-fault-endless-with =
    { $goods-count ->
        [0] Mit diesen Helfern könnte jemand endlos weitermachen ({ $helpers }): { $steps }.
       *[other] Mit diesen Helfern könnte jemand endlos weitermachen ({ $helpers }): { $steps } ({ $goods }).
    }

# What is done over and over, in that.
la-granja-exchange-buy = kaufen
la-granja-exchange-sell = verkaufen
la-granja-exchange-upgrade = aufwerten
la-granja-exchange-free_upgrade = kostenlos aufwerten
la-granja-exchange-trade = eine Handelsware eintauschen
la-granja-exchange-gain = ein Erntegut nehmen
la-granja-exchange-keep = ein Gut eines Marktkarrens behalten
la-granja-exchange-draw = eine Karte ziehen
la-granja-exchange-card_to_play = sich für das Ausspielen einer Karte entscheiden
la-granja-exchange-play_barrow = einen Marktkarren ausspielen
la-granja-exchange-play_helper = einen Helfer ausspielen
la-granja-exchange-use_roof = einen Dachmarker nutzen
la-granja-exchange-fill_barrow = einen Marktkarren füllen

## Answers that may stand

la-granja-answer-no-roof = Kein Dach kaufen
la-granja-answer-helper = Diesen Helfer immer nutzen: { $about }
la-granja-answer-no-helper = Diesen Helfer nie nutzen: { $about }
la-granja-answer-no-delivery = Passen, solange nichts geliefert werden kann
la-granja-answer-no-extra = Keine Zusatzlieferungen kaufen
la-granja-answer-no-mark = Nie ein Ertragsfeld markieren
