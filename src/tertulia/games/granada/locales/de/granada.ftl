### Granada: die Worte des Spieltischs. Die Farben stehen für die vier Währungen.

granada-title = Granada
granada-tagline = Kaufe Gebäude mit dem passenden Geld, lass deine Stadt unterhalb der Alhambra wachsen und liege vorn, wenn gewertet wird.
granada-credits = Ein Spiel von Dirk Henn, zuerst erschienen 2009 bei Queen Games.
granada-dirk = Dirk
# Wer in einer Punkteliste nach dem letzten Platz kommt
granada-neutral = { granada-dirk }

## Gebäudearten

granada-kind-arena = Arena
granada-kind-bath = Badehaus
granada-kind-library = Bibliothek
granada-kind-inn = Herberge
granada-kind-hospital = Hospital
granada-kind-market = Markt
granada-kind-park = Park
granada-kind-school = Schule
granada-kind-residence = Wohnviertel
granada-kind-start = Alhambra
granada-source-moats = { granada-scoring-moats }
granada-source-arena = { granada-kind-arena }
granada-source-bath = { granada-kind-bath }
granada-source-library = { granada-kind-library }
granada-source-inn = { granada-kind-inn }
granada-source-hospital = { granada-kind-hospital }
granada-source-market = { granada-kind-market }
granada-source-park = { granada-kind-park }
granada-source-school = { granada-kind-school }
granada-source-residence = { granada-kind-residence }
granada-kind =
    { $kind ->
        [arena] { granada-kind-arena }
        [bath] { granada-kind-bath }
        [library] { granada-kind-library }
        [inn] { granada-kind-inn }
        [hospital] { granada-kind-hospital }
        [market] { granada-kind-market }
        [park] { granada-kind-park }
        [school] { granada-kind-school }
        [residence] { granada-kind-residence }
       *[start] { granada-kind-start }
    }

## Geld

granada-currency-yellow = Gelb
granada-currency-green = Grün
granada-currency-orange = Orange
granada-currency-blue = Blau
granada-currency =
    { $currency ->
        [yellow] { granada-currency-yellow }
        [green] { granada-currency-green }
        [orange] { granada-currency-orange }
       *[blue] { granada-currency-blue }
    }
granada-card = { granada-currency } { $value }
granada-card-copy = { granada-card }, { $copy } von { $count }
# $values: die Karten einer Währung, „2 + 4“
granada-cards = { granada-currency } { $values }

## Plättchen

granada-tile =
    { $kind ->
        [start] { granada-kind-start }
       *[other] { granada-kind } { $value }
    }
# Dasselbe im Akkusativ mit Artikel („kauft …“)
granada-tile-object =
    { $kind ->
        [arena] die { granada-kind-arena } { $value }
        [bath] das { granada-kind-bath } { $value }
        [library] die { granada-kind-library } { $value }
        [inn] die { granada-kind-inn } { $value }
        [hospital] das { granada-kind-hospital } { $value }
        [market] den { granada-kind-market } { $value }
        [park] den { granada-kind-park } { $value }
        [school] die { granada-kind-school } { $value }
        [residence] das { granada-kind-residence } { $value }
       *[start] die { granada-kind-start }
    }
granada-tile-other = Rückseite: { granada-tile }
granada-tile-moats =
    { $count ->
        [0] kein Graben
        [one] Graben im { $sides }
       *[other] Gräben im { $sides }
    }
granada-side-N = Norden
granada-side-E = Osten
granada-side-S = Süden
granada-side-W = Westen

## Was man tun kann: der Knopf (kurz) und das Ganze (für Bildschirmleser und Terminal)

granada-action-take =
    { $slots-count ->
        [one] Karte { $slots } nehmen
       *[other] Karten { $slots } nehmen
    }
granada-action-take-full = Geld nehmen: { $cards }
granada-action-buy = Von Feld { $space } kaufen
granada-action-buy-full =
    { $exact ->
        [yes] Kaufen: { $tile } von Feld { $space } für { $price } { granada-currency }, passend bezahlbar
       *[no] Kaufen: { $tile } von Feld { $space } für { $least } { granada-currency } (Preis { $price }, kein Wechselgeld)
    }
granada-action-pay = { $value } zahlen
granada-action-pay-full =
    { $missing ->
        [0] { granada-currency } { $value } zahlen, dann reicht es
        [one] { granada-currency } { $value } zahlen, dann fehlt { $missing }
       *[other] { granada-currency } { $value } zahlen, dann fehlen { $missing }
    }
granada-action-done = Bezahlen
granada-action-done-full = Bezahlen: { $tile }
granada-action-add = Aus der Reserve bauen
granada-action-add-full = Aus der Reserve bauen: { $tile }
granada-action-dismantle = Abbauen
granada-action-dismantle-full = In die Reserve abbauen: { $tile }
granada-action-exchange = In die Stadt tauschen
granada-action-exchange-full = Aus der Reserve in die Stadt tauschen: { $tile }
granada-action-for = Gegen dieses tauschen
granada-action-for-full = Austauschen gegen { $tile-object }
granada-action-choose = Dieses jetzt platzieren
granada-action-choose-full = Als Nächstes platzieren: { $tile }
granada-action-build = Bei { $x }, { $y } bauen
granada-action-build-full =
    { $moat ->
        [one] Bei { $x }, { $y } bauen: { $tile }; längster Graben dann { $moat } Seite
       *[other] Bei { $x }, { $y } bauen: { $tile }; längster Graben dann { $moat } Seiten
    }
granada-action-reserve =
    { $face ->
        [front] In die Reserve, gerade Seite oben
       *[back] In die Reserve, ungerade Seite oben
    }
granada-action-reserve-full = In die Reserve legen: { $tile }
granada-action-turn = Umdrehen mit { granada-currency }
granada-action-turn-full = Für mindestens 3 { granada-currency } umdrehen: { $tile }
granada-action-give = Dirk schenken
granada-action-give-full = Dirk schenken: { $tile }

## Was geschah: Zeilen des Protokolls

granada-event-deal = { $player } erhält { $cards }, zusammen { $cards-sum }.
granada-event-start = { $player } beginnt.
granada-event-take = { $player } nimmt { $cards }.
granada-step-build = in der Stadt gebaut
granada-step-buy = beginnt einen Kauf mit Geld der Farbe { granada-currency }
granada-step-buy-known = kauft { $tile-object }
granada-step-turn = beginnt, ein Plättchen mit Geld der Farbe { granada-currency } umzudrehen
granada-step-turn-known = dreht ein Plättchen um: { $tile }
granada-event-buy =
    { $exact ->
        [yes] { $player } kauft { $tile-object } für { $paid } { granada-currency }, passend bezahlt.
       *[no] { $player } kauft { $tile-object } für { $paid } { granada-currency }.
    }
granada-event-pay = { $player } legt { granada-currency } { $value } hin.
granada-event-turn = { $player } dreht ein Plättchen für { $paid } { granada-currency } um und hat nun { $tile-object }.
granada-event-build =
    { $from ->
        [reserve] { $player } baut { $tile-object } aus der Reserve.
        [award] { $player } baut { $tile-object } vom Bauhof.
       *[bought] { $player } baut { $tile-object }.
    }
granada-event-reserve = { $player } legt { $tile-object } in die Reserve.
granada-event-give = { $player } schenkt Dirk { $tile-object }.
granada-event-dismantle = { $player } baut { $tile-object } in die Reserve ab.
granada-event-exchange = { $player } tauscht { $old-object } gegen { $tile-object } aus.
granada-event-money = { granada-currency } { $value } kommt auf Ablageplatz { $slot }.
granada-event-reshuffle =
    { $cards ->
        [one] Der Ablagestapel mit { $cards } Karte wird zum neuen Geldstapel gemischt.
       *[other] Der Ablagestapel mit { $cards } Karten wird zum neuen Geldstapel gemischt.
    }
granada-event-yard = { $tile } kommt auf Feld { $space } des Bauhofs.
granada-event-scoring = Wertung { $letter }!
granada-log-scoring = Wertung { $letter }
granada-event-dirk = Dirk bekommt { $tile-object }.
granada-event-end = Der Bauhof kann nicht mehr aufgefüllt werden: Das Spiel endet, und die Plättchen dort werden verteilt.
granada-event-award = { $player } hat das meiste Geld der passenden Farbe und bekommt { $tile-object } von Feld { $space }.
granada-event-left = Niemand allein hat das meiste Geld der passenden Farbe: { $tile } bleibt auf Feld { $space }.
granada-event-skip = { $player } kann nichts tun: Der Zug entfällt.
granada-event-lapse = { $player } kann nichts mehr tun: Die weitere Aktion verfällt.
granada-event-over =
    { $winners-count ->
        [one] { $winners } gewinnt: { $scores }.
       *[other] { $winners } teilen sich den Sieg: { $scores }.
    }

## Was eine Aktion kosten und bringen würde, je ein Ding einer Liste

granada-cost-buy = { $paid } { granada-currency }
granada-cost-pay = { granada-currency } { $value }
granada-cost-turn = { $paid } { granada-currency }
granada-brings-take = { $cards }
granada-brings-buy =
    { $exact ->
        [yes] { $tile }, dazu eine weitere Aktion, weil passend bezahlt
       *[no] { $tile }
    }
granada-brings-turn = stattdessen { $tile }
granada-brings-build = { $tile } in deiner Stadt
granada-brings-reserve = { $tile } in deiner Reserve
granada-brings-give = { $tile } für Dirk
granada-brings-dismantle = { $tile } in deiner Reserve
granada-brings-exchange = { $tile } in deiner Stadt, { $old } in deiner Reserve
granada-brings-lapse = keine weitere Aktion: Es ist nichts mehr möglich
granada-preview-best =
    { $count ->
        [one] auf dem besten Platz, bei Wertung jetzt: { $change } Punkt
       *[other] auf dem besten Platz, bei Wertung jetzt: { $change } Punkte
    }
granada-preview-gain =
    { $count ->
        [one] bei Wertung jetzt: { $change } Punkt
       *[other] bei Wertung jetzt: { $change } Punkte
    }

## Was ist jetzt zu tun?

granada-phase-act = Nimm Geld, kaufe ein Gebäude oder baue deine Stadt um.
granada-phase-pay = Wähle die Karten, mit denen du zahlst.
granada-phase-choose = Welches deiner Gebäude willst du als Nächstes platzieren?
granada-phase-place = Platziere dein Gebäude: in der Stadt oder in der Reserve.
granada-phase-exchange = Wähle das Gebäude, das du aus der Stadt nimmst.
granada-phase-over = Die Partie ist beendet.
granada-phase-again = Passend bezahlt: Du hast noch eine Aktion.
granada-phase-pay-buy = Zahle mindestens { $price } { granada-currency } für { $tile-object }.
granada-phase-pay-turn = Zahle mindestens { $price } { granada-currency }, um das Plättchen umzudrehen: { $tile }.
granada-phase-place-tile = Platziere { $tile-object }.
granada-phase-place-award = Du hast das meiste Geld in { granada-currency }: Platziere { $tile-object }.
granada-phase-exchange-tile = In die Stadt kommt: { $tile }. Welches Gebäude nimmst du heraus?
granada-phase-of-reserve = { $tile }: anbauen oder gegen ein Gebäude deiner Stadt tauschen?
granada-waiting-act = { $player } wählt eine Aktion.
granada-waiting-pay = { $player } bezahlt.
granada-waiting-choose = { $player } platziert die gekauften Gebäude.
granada-waiting-place = { $player } platziert ein Gebäude.
granada-waiting-exchange = { $player } tauscht ein Gebäude aus.
granada-payment-pay = Bezahlen
granada-payment-sum = { $paid } von { $price }
granada-payment-missing =
    { $missing ->
        [one] Es fehlt noch { $missing }
       *[other] Es fehlen noch { $missing }
    }
granada-payment-exact = Passend: Du bekommst noch eine Aktion.
granada-payment-over = { $over } zu viel, Wechselgeld gibt es nicht.
granada-payment-turn = Umdrehen bringt nie eine weitere Aktion.
granada-tag-exact = passend
granada-tag-over = du zahlst { $pay }
granada-tag-short = { $missing } zu wenig

## Optionen eines Tischs

granada-option-scoring = Wertung
granada-option-scoring-help = Punkte für die meisten Gebäude einer Art.
granada-option-scoring-normal = Normal
granada-option-scoring-normal-help = Je mehr Gebäude der Art in allen Städten stehen, desto mehr Punkte gibt es.
granada-option-scoring-simplified = Vereinfacht
granada-option-scoring-simplified-help = Feste Punkte für jeden Platz: gut zum Kennenlernen und mit Kindern.

## Der Spieltisch

granada-yard = Bauhof
granada-yard-space = Feld { $space }, { granada-currency }
granada-yard-empty = Feld { $space }, { granada-currency }: leer
granada-yard-next =
    { $face ->
        [front] Nächste: gerade Seite oben
       *[back] Nächste: ungerade Seite oben
    }
granada-money = Geld
granada-money-slot = Ablageplatz { $slot }: { granada-card }
granada-money-slot-empty = Ablageplatz { $slot }: leer
granada-take-limit = Eine beliebige Karte oder mehrere im Gesamtwert von höchstens 5.
granada-take-more = Du kannst Karten hinzunehmen: zusammen höchstens 5.
granada-deck =
    { $count ->
        [one] { $count } Karte im Geldstapel
       *[other] { $count } Karten im Geldstapel
    }
granada-discard =
    { $count ->
        [one] { $count } Karte abgelegt
       *[other] { $count } Karten abgelegt
    }
granada-bag =
    { $count ->
        [0] Der Beutel ist leer
       *[other] { $count } Plättchen im Beutel
    }
granada-bag-tiles = { $count } Plättchen
granada-city-of = Stadt von { $player }
granada-city-mine = Deine Stadt
granada-city-cell = { granada-tile } bei { $x }, { $y }
granada-city-size = { $count } Gebäude
granada-start-tile = Alhambra, das Startplättchen
granada-reserve = Reserve
granada-reserve-of = Reserve von { $player }
granada-reserve-mine = Deine Reserve
granada-reserve-empty = Die Reserve ist leer.
granada-bought = Gekauft, noch nicht platziert
granada-awarded = Erhalten, noch nicht platziert
granada-hand-mine = Dein Geld
granada-hand-empty = Kein Geld auf der Hand.
granada-hand-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
granada-hand-sum = { granada-currency }: zusammen { $sum }
granada-moat-length =
    { $moat ->
        [0] Noch kein Graben
        [one] Längster Graben: { $moat } Seite
       *[other] Längster Graben: { $moat } Seiten
    }
granada-moat-change = Graben { $before } → { $moat }
granada-turn-over = Umdrehen
granada-turn-price = Ein gekauftes Plättchen umzudrehen kostet Geld einer Farbe im Wert von mindestens 3.
granada-turn-costs = kostet { $price }
granada-give-about = Das Gebäude gehört dann Dirk, und er bekommt Punkte dafür; es kommt weder in deine Stadt noch in deine Reserve.
granada-dirk-tiles = Dirks Plättchen
granada-dirk-about = Dirk besitzt Plättchen und bekommt Punkte dafür, aber er ist nie am Zug, hat keinen Graben und kann nicht gewinnen.
granada-start-player = Startspieler
granada-round = Runde { $round }
granada-turn-of = { $player } ist am Zug
granada-next-scoring =
    { $letter ->
        [C] Als Nächstes: Wertung C, am Spielende
       *[other] Als Nächstes: Wertung { $letter }
    }
granada-scoring-when =
    { $latest ->
        [0] Wertung { $letter }: mit der nächsten Karte
        [one] Wertung { $letter }: nach höchstens einer weiteren Karte
       *[other] Wertung { $letter }: nach { $earliest }–{ $latest } weiteren Karten
    }
granada-scoring-soon = Wertung { $letter } kann jetzt mit jeder Karte kommen.
granada-end-when =
    { $count ->
        [one] Das Spiel endet mit dem nächsten Gebäude, das gekauft wird.
       *[other] Das Spiel endet, sobald { $count } weitere Gebäude gekauft sind.
    }
granada-end-awards = Die letzten Gebäude bekommt, wer am meisten Geld ihrer Farbe hat.

granada-tab-market = Bauhof und Geld
granada-tab-city = Stadt

## Warum nicht

granada-why-dear = Um { $missing } { granada-currency } zu teuer.
granada-why-stays = Es lässt sich nicht abbauen: Es bliebe ein Loch, oder die Stadt zerfiele.
granada-why-touches = Dieser Tausch geht nicht: Anliegende Seiten würden nicht zusammenpassen.
granada-why-no-room = Dafür ist jetzt kein Platz in deiner Stadt, weder an einer freien Stelle noch anstelle eines anderen Gebäudes.
granada-why-no-site = In deiner Stadt passt es nirgends.
granada-why-keep = In deiner Stadt passt es nirgends. Wähle es in deiner Reserve aus, mit der gewünschten Seite oben.
granada-why-not-yet = In deine Stadt passt es jetzt nirgends: Es käme in deine Reserve.

## Punkte

granada-points-count =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
granada-forecast = Wenn jetzt gewertet würde
granada-forecast-points =
    { $points ->
        [one] bekäme { $points } Punkt
       *[other] bekäme { $points } Punkte
    }
granada-majorities = Wer worin vorn liegt
granada-majority-leads = { $player } führt bei { granada-kind } mit { $count }
granada-majority-best = höchster Wert { $best }
granada-place-1 = 1.
granada-place-2 = 2.
granada-place-3 = 3.

## Die Wertung als Szene

granada-scoring-title = Wertung { $letter }
granada-scoring-after-A = Die meisten Gebäude jeder Art und der längste Graben.
granada-scoring-after-B = Die ersten beiden Plätze und der längste Graben.
granada-scoring-after-C = Die letzte Wertung: die ersten drei Plätze und der längste Graben.
granada-scoring-moats = Gräben
granada-scoring-line-moat =
    { $points ->
        [one] { $player }: { $points } Punkt für den Graben
       *[other] { $player }: { $points } Punkte für den Graben
    }
granada-scoring-line-kind =
    { $points ->
        [one] { $player }: { $points } Punkt für { granada-kind }
       *[other] { $player }: { $points } Punkte für { granada-kind }
    }
granada-scoring-nobody-for = Keine Punkte für: { $kinds }
granada-scoring-sum =
    { $points ->
        [one] { $player } bekommt { $points } Punkt
       *[other] { $player } bekommt { $points } Punkte
    }
granada-scoring-skip = Überspringen
granada-scoring-close = Zurück zum Tisch

## Das Ende

granada-end-tie = { $winners } haben je { $score }. Ein weiteres Kriterium gibt es nicht: Sie teilen sich den Sieg.
granada-end-dirk = Dirk hat die meisten Punkte, aber er kann nicht gewinnen.
granada-end-leftovers = Auf dem Bauhof übrig
granada-end-scoring-moats = { $letter }: Gräben
granada-end-scoring-kinds = { $letter }: Gebäude
granada-components-money = Geld
granada-component-money-currencies = Farben
granada-component-money-values = Werte
granada-component-money-copies = Anzahl je Karte
granada-component-money-yellow = die Farbe Gelb
granada-component-money-blue = die Farbe Blau
granada-components-yard = { granada-yard }
granada-component-yard-currency_of_space = Farbe jedes Felds
granada-components-kinds = Reihenfolge der Gebäudearten
granada-component-kinds-order = in einer Wertung, nach den Gräben
granada-components-moats = Gräben
granada-component-moats-points_per_side = Punkte je Seite des längsten Grabens
granada-components-majorities = Punkte für Mehrheiten
granada-components-tile = Gebäudeplättchen
granada-component-tile = Plättchen { $number }
granada-component-tile-front = Vorderseite
granada-component-tile-back = Rückseite
granada-component-tile-moats = Gräben
granada-printed-values = Werte von Vorder- und Rückseite
granada-printed-place = { $what }: Platz { $place }
granada-component-majorities-normal_a = Wertung A, Punkte je Gebäude
granada-component-majorities-normal_b = Wertung B, Punkte je Gebäude
granada-component-majorities-normal_c = Wertung C, Punkte je Gebäude
granada-component-majorities-simplified_a = Wertung A, vereinfacht
granada-component-majorities-simplified_b = Wertung B, vereinfacht
granada-component-majorities-simplified_c = Wertung C, vereinfacht
granada-view-city = Stadt von { $player } zeigen
granada-reserve-front = Als { $tile } in die Reserve legen, gerade Seite oben
granada-reserve-back = Als { $tile } in die Reserve legen, ungerade Seite oben
granada-bag-bar = Plättchen im Beutel: noch { $count } von { $total }
granada-deck-bar =
    { $count ->
        [one] Geldstapel: { $count } Karte; markiert ist, wo die Wertungen A und B kommen können
       *[other] Geldstapel: { $count } Karten; markiert ist, wo die Wertungen A und B kommen können
    }
granada-panel-majorities = Mehrheiten
granada-hand-short =
    { $count ->
        [one] { $count } Geldkarte auf der Hand
       *[other] { $count } Geldkarten auf der Hand
    }
granada-reserve-count = { $count } in Reserve

## Der Tisch als Text, für das Terminal: eine Nachricht je Teil der Ansicht (`text-` und der Pfad seiner Schlüssel,
## `item` für ein Element einer Liste; Teile ohne Nachricht fehlen).
## $items sind die Elemente, $count ihre Zahl, $player wem es gehört.

granada-text-round = Runde { $value }
granada-text-yard = Bauhof: { $items }
granada-text-yard-item = Feld { $space }, { granada-currency }: { $tile }
granada-text-tile-none = leer
granada-text-tile = { granada-tile }, { $moats } (Rückseite: { $other })
granada-text-other = { granada-tile }
granada-text-moats = Graben: { $items }
granada-text-moats-empty = kein Graben
granada-text-moats-item =
    { $value ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
granada-text-next_face =
    { $value ->
        [front] Nächste Gebäude: gerade Seite oben
       *[back] Nächste Gebäude: ungerade Seite oben
    }
granada-text-bag = { granada-bag }
granada-text-money-display = Offenes Geld: { $items }
granada-text-money-display-item = Karte { $slot } { granada-card }
granada-text-money-deck = { granada-deck }
granada-text-money-scorings-A =
    { $drawn ->
        [yes] Wertung A: vorbei
       *[no] Wertung A: { $latest ->
                [one] nach höchstens einer weiteren Karte
               *[other] nach { $earliest } bis { $latest } weiteren Karten
            }
    }
granada-text-money-scorings-B =
    { $drawn ->
        [yes] Wertung B: vorbei
       *[no] Wertung B: { $latest ->
                [one] nach höchstens einer weiteren Karte
               *[other] nach { $earliest } bis { $latest } weiteren Karten
            }
    }
granada-text-cities-item = Stadt von { $player }: { $tiles }. Längster Graben: { $moat }
granada-text-cities-item-tiles-item =
    { $kind ->
        [start] { granada-tile } bei { $x }, { $y }
       *[other] { granada-tile } bei { $x }, { $y }, { $moats }
    }
granada-text-reserves-item =
    { $count ->
        [0] Reserve von { $player }: leer
       *[other] Reserve von { $player }: { $items }
    }
granada-text-reserves-item-item = { granada-text-tile }
granada-text-bought = Gekauft, noch nicht platziert: { $items }
granada-text-bought-item = { granada-text-tile }
granada-text-dirk =
    { $count ->
        [0] Dirk hat keine Plättchen.
       *[other] Dirk hat: { $items }
    }
granada-text-dirk-item = { granada-tile }
granada-text-hands-item =
    { $money ->
        [none] Hand von { $player }: { granada-text-hand-count }
       *[other] Hand von { $player }: { $money }
    }
granada-text-hand-count =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
granada-text-hands-item-money-empty = kein Geld
granada-text-hands-item-money-item =
    { $count ->
        [1] { granada-card }
       *[other] { granada-card } ({ $count }-mal)
    }
granada-text-pending =
    { $kind ->
        [pay]
            { $purpose ->
                [turn] Mindestens { $price } { granada-currency } zahlen, um das Plättchen umzudrehen ({ $tile }): bisher { $paid }
               *[buy] { $price } { granada-currency } zahlen für { $tile }: bisher { $paid }
            }
        [place] Zu platzieren: { $tile }
        [exchange] Kommt in die Stadt: { $tile }
       *[choose] Wähle, welches Gebäude du als Nächstes platzierst.
    }
granada-text-scores = Punkte: { $items }
granada-text-scores-item = { $player } { $value }
granada-text-majorities-arena =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-arena }: { $counts }
    }
granada-text-majorities-bath =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-bath }: { $counts }
    }
granada-text-majorities-library =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-library }: { $counts }
    }
granada-text-majorities-inn =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-inn }: { $counts }
    }
granada-text-majorities-hospital =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-hospital }: { $counts }
    }
granada-text-majorities-market =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-market }: { $counts }
    }
granada-text-majorities-park =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-park }: { $counts }
    }
granada-text-majorities-school =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-school }: { $counts }
    }
granada-text-majorities-residence =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-residence }: { $counts }
    }
granada-text-counts-item =
    { $value ->
        [0] { "" }
       *[other] { $player } { $value }
    }
granada-text-forecast = Wenn jetzt gewertet würde: { $items }
granada-text-forecast-item = { $player } { $value }

## Keys of the table

granada-key-c = zu deiner Stadt
granada-key-h = zu deinem Geld
granada-key-y = zum Bauhof
granada-key-m = zum offenen Geld
granada-key-r = zu deiner Reserve

## Was jetzt möglich ist, und warum man es täte: für das erste Spiel

granada-goal-act = Ziel: mehr Gebäude einer Art als die anderen und ein langer Graben.
granada-guide-act = Nimm Geld, kaufe ein Gebäude oder baue um. Ein Gebäude, das du passend bezahlen kannst, kostet keine Aktion und ist darum oft das Beste. Sonst nimm Geld der Farbe, die du brauchen wirst.
granada-goal-dirk = Ziel: mehr Gebäude einer Art als die anderen und ein langer Graben.
granada-guide-dirk = Nimm Geld, kaufe ein Gebäude oder baue um; oft ist eines, das du passend bezahlen kannst, das Beste. Dirk ist nur ein gedachter Spieler: Er besitzt Plättchen und bekommt Punkte dafür, ist aber nie am Zug und kann nicht gewinnen.
granada-goal-again = Ziel: die gewonnene Aktion gut nutzen.
granada-guide-again = Du hast passend bezahlt und hast noch eine Aktion. Kaufe weiter oder nimm Geld für den nächsten Zug; Gekauftes wird am Ende platziert.
granada-goal-pay = Ziel: passend bezahlen.
granada-guide-pay = Lege Karten dieser Farbe, bis der Preis erreicht ist. Wechselgeld gibt es nicht: Wer passend zahlt, behält die Aktion, also achte darauf.
granada-guide-turn = Das Gebäude umzudrehen kostet mindestens 3 in einer Farbe und bringt nie eine weitere Aktion: Zahle mit dem, was du am wenigsten brauchst. In Stadt oder Reserve wird es nie mehr umgedreht.
granada-guide-choose = Du hast mehrere Gebäude gekauft: Wähle, welches du zuerst platzierst. Beginne mit dem, an das die anderen passen.
granada-goal-place = Ziel: ein langer Graben am Außenrand und die Führung in einer Art.
granada-guide-place = Baue es dort, wo die Seiten passen, oder lege es mit einer beliebigen Seite nach oben in die Reserve. Gräben am Außenrand bringen in jeder Wertung Punkte, die meisten Gebäude einer Art den Rest.
granada-goal-award = Ziel: Punkte in der letzten Wertung.
granada-guide-award = Die letzten Gebäude des Bauhofs bekommt, wer am meisten Geld ihrer Farbe hat. Baue deines so, dass es dich in einer Art nach vorn bringt oder den Graben verlängert: Nur die letzte Wertung folgt noch, und die Reserve zählt dort nicht.
granada-goal-exchange = Ziel: die Führung in einer Art oder ein längerer Graben.
granada-guide-exchange = Wähle das Gebäude, das dem neuen Platz macht; es kommt in deine Reserve. Tausche so, dass du in einer Art führen kannst oder einen längeren Graben bekommst.

## Die Symbole

granada-symbols-kinds = Gebäude
granada-symbols-money = Geld
granada-symbols-signs = Zeichen
granada-symbol-moats = Ein Graben an einer Seite. Der längste ununterbrochene Graben um eine Stadt bringt in jeder Wertung einen Punkt je Seite.
granada-symbol-cards = Karten auf einer Hand oder im Geldstapel.
granada-symbol-reserve = Gebäude in einer Reserve: Sie zählen erst in der Stadt.
granada-symbol-homeless = Ein durchgestrichenes Haus: Das Gebäude passt jetzt nirgends in deine Stadt und käme in deine Reserve.
granada-symbol-bag = Plättchen im Beutel. Lässt sich der Bauhof nicht mehr füllen, endet das Spiel.
granada-symbol-leads = Bei den Mehrheiten: Die Krone zeigt, wer in einer Art führt; in Klammern steht der höchste Wert eines Spielers in dieser Art.
granada-symbol-forecast = Punkte, die ein Spieler bekäme, wenn jetzt gewertet würde.

## What is wrong with a set

granada-fault-second-side = { $kind-name } mit dem Wert { $value } steht schon auf einem anderen Plättchen; jede Art hat jeden Wert genau einmal.
granada-fault-even = Gib eine gerade Zahl von { $least } bis { $most } ein.
granada-fault-odd = Gib eine ungerade Zahl von { $least } bis { $most } ein.
granada-fault-next-higher = Die Rückseite muss den nächsthöheren Wert haben.
granada-fault-both-sides = Die beiden Seiten müssen von verschiedener Art sein.
