### Granada: slova herního stolu. Barvy zastupují čtyři měny.

granada-title = Granada
granada-tagline = Kupuj budovy za správné peníze, nech své město pod Alhambrou růst a veď, když se boduje.
granada-credits = Hra Dirka Henna, poprvé vydaná roku 2009 u Queen Games.
granada-dirk = Dirk
# Kdo v seznamu bodů následuje za posledním místem
granada-neutral = { granada-dirk }

## Druhy budov

granada-kind-arena = Aréna
granada-kind-bath = Lázně
granada-kind-library = Knihovna
granada-kind-inn = Hostinec
granada-kind-hospital = Špitál
granada-kind-market = Tržiště
granada-kind-park = Park
granada-kind-school = Škola
granada-kind-residence = Obytná čtvrť
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

## Peníze

granada-currency-yellow = žlutá
granada-currency-green = zelená
granada-currency-orange = oranžová
granada-currency-blue = modrá
granada-currency =
    { $currency ->
        [yellow] { granada-currency-yellow }
        [green] { granada-currency-green }
        [orange] { granada-currency-orange }
       *[blue] { granada-currency-blue }
    }
granada-card = { granada-currency } { $value }
granada-card-copy = { granada-card }, { $copy } z { $count }
# $values: karty jedné měny, „2 + 4“
granada-cards = { granada-currency } { $values }

## Destičky

granada-tile =
    { $kind ->
        [start] { granada-kind-start }
       *[other] { granada-kind } { $value }
    }
# Totéž ve čtvrtém pádě („kupuje …“)
granada-tile-object =
    { $kind ->
        [arena] arénu { $value }
        [bath] lázně { $value }
        [library] knihovnu { $value }
        [inn] hostinec { $value }
        [hospital] špitál { $value }
        [market] tržiště { $value }
        [park] park { $value }
        [school] školu { $value }
        [residence] obytnou čtvrť { $value }
       *[start] Alhambru
    }
granada-tile-other = rub: { granada-tile }
granada-tile-moats =
    { $count ->
        [0] bez příkopu
        [one] příkop na straně: { $sides }
       *[other] příkopy na stranách: { $sides }
    }
granada-side-N = sever
granada-side-E = východ
granada-side-S = jih
granada-side-W = západ

## Co lze udělat: tlačítko (krátce) a celé znění (pro čtečku obrazovky a terminál)

granada-action-take =
    { $slots-count ->
        [one] Vzít kartu { $slots }
       *[other] Vzít karty { $slots }
    }
granada-action-take-full = Vzít peníze: { $cards }
granada-action-buy = Koupit z pole { $space }
granada-action-buy-full =
    { $exact ->
        [yes] Koupit { $tile-object } z pole { $space }, cena { $price } ({ granada-currency }), lze zaplatit přesně
       *[no] Koupit { $tile-object } z pole { $space } za { $least } ({ granada-currency }; cena { $price }, nic se nevrací)
    }
granada-action-pay = Zaplatit { $value }
granada-action-pay-full =
    { $missing ->
        [0] Zaplatit: { granada-currency } { $value }, to už stačí
       *[other] Zaplatit: { granada-currency } { $value }, pak ještě chybí { $missing }
    }
granada-action-done = Zaplatit
granada-action-done-full = Zaplatit { $tile-object }
granada-action-add = Přistavět z rezervy
granada-action-add-full = Přistavět z rezervy { $tile-object }
granada-action-dismantle = Zbourat
granada-action-dismantle-full = Zbourat { $tile-object } a odložit do rezervy
granada-action-exchange = Výměnou do města
granada-action-exchange-full = Dát výměnou z rezervy do města { $tile-object }
granada-action-for = Nahradit tuto
granada-action-for-full = Nahradit { $tile-object }
granada-action-choose = Umístit teď tuto
granada-action-choose-full = Umístit teď { $tile-object }
granada-action-build = Postavit na { $x }, { $y }
granada-action-build-full =
    { $moat ->
        [one] Postavit { $tile-object } na { $x }, { $y }; nejdelší příkop pak { $moat } strana
        [few] Postavit { $tile-object } na { $x }, { $y }; nejdelší příkop pak { $moat } strany
       *[other] Postavit { $tile-object } na { $x }, { $y }; nejdelší příkop pak { $moat } stran
    }
granada-action-reserve =
    { $face ->
        [front] Do rezervy, sudou stranou nahoru
       *[back] Do rezervy, lichou stranou nahoru
    }
granada-action-reserve-full = Odložit do rezervy { $tile-object }
granada-action-turn = Otočit ({ granada-currency })
granada-action-turn-full = Otočit na { $tile-object }, cena nejméně 3 ({ granada-currency })
granada-action-give = Darovat Dirkovi
granada-action-give-full = Darovat Dirkovi { $tile-object }

## Co se stalo: řádky záznamu

granada-event-deal = { $player } dostává: { $cards } (celkem { $cards-sum }).
granada-event-start = Začíná { $player }.
granada-event-take = { $player } bere: { $cards }.
granada-step-build = stavba ve městě
granada-step-buy = začíná kupovat, peníze: { granada-currency }
granada-step-buy-known = kupuje { $tile-object }
granada-step-turn = začíná otáčet destičku, peníze: { granada-currency }
granada-step-turn-known = otáčí destičku na { $tile-object }
granada-event-buy =
    { $exact ->
        [yes] { $player } kupuje { $tile-object }, platí přesně { $paid } ({ granada-currency }).
       *[no] { $player } kupuje { $tile-object }, platí { $paid } ({ granada-currency }).
    }
granada-event-pay = { $player } vykládá: { granada-currency } { $value }.
granada-event-turn = { $player } otáčí destičku na { $tile-object }, platí { $paid } ({ granada-currency }).
granada-event-build =
    { $from ->
        [reserve] { $player } staví z rezervy { $tile-object }.
        [award] { $player } staví ze dvora { $tile-object }.
       *[bought] { $player } staví { $tile-object }.
    }
granada-event-reserve = { $player } odkládá { $tile-object } do rezervy.
granada-event-give = { $player } daruje Dirkovi { $tile-object }.
granada-event-dismantle = { $player } bourá { $tile-object } a odkládá destičku do rezervy.
granada-event-exchange = { $player } vyměňuje { $old-object } za { $tile-object }.
granada-event-money = Na místo { $slot } přichází { granada-currency } { $value }.
granada-event-reshuffle =
    { $cards ->
        [one] Odhazovací balíček ({ $cards } karta) se zamíchal do nového balíčku peněz.
        [few] Odhazovací balíček ({ $cards } karty) se zamíchal do nového balíčku peněz.
       *[other] Odhazovací balíček ({ $cards } karet) se zamíchal do nového balíčku peněz.
    }
granada-event-yard = Na pole { $space } stavebního dvora přichází { $tile }.
granada-event-scoring = Bodování { $letter }!
granada-log-scoring = Bodování { $letter }
granada-event-dirk = Dirk dostává { $tile-object }.
granada-event-end = Stavební dvůr už nelze doplnit: hra končí a zbylé destičky se rozdělí.
granada-event-award = { $player } má nejvíc peněz příslušné barvy a získává z pole { $space } { $tile-object }.
granada-event-left = Nejvíc peněz příslušné barvy nemá nikdo sám; na poli { $space } zůstává destička { $tile }.
granada-event-skip = { $player } nemůže nic udělat: tah se přeskakuje.
granada-event-lapse = { $player } už nemůže nic udělat: další akce propadá.
granada-event-over =
    { $winners-count ->
        [one] Vítězí { $winners }: { $scores }.
       *[other] O vítězství se dělí { $winners }: { $scores }.
    }

## Co by akce stála a přinesla, každá věc jako položka seznamu

granada-cost-buy = { $paid } ({ granada-currency })
granada-cost-pay = { granada-currency } { $value }
granada-cost-turn = { $paid } ({ granada-currency })
granada-brings-take = { $cards }
granada-brings-buy =
    { $exact ->
        [yes] { $tile } a za přesnou platbu další akce
       *[no] { $tile }
    }
granada-brings-turn = otočená destička: { $tile }
granada-brings-build = { $tile } ve tvém městě
granada-brings-reserve = { $tile } ve tvé rezervě
granada-brings-give = { $tile } pro Dirka
granada-brings-dismantle = { $tile } ve tvé rezervě
granada-brings-exchange = { $tile } ve tvém městě, { $old } ve tvé rezervě
granada-brings-lapse = žádná další akce: nic dalšího není možné
granada-preview-best =
    { $count ->
        [one] na nejlepším místě, při bodování teď: { $change } bod
        [few] na nejlepším místě, při bodování teď: { $change } body
       *[other] na nejlepším místě, při bodování teď: { $change } bodů
    }
granada-preview-gain =
    { $count ->
        [one] při bodování teď: { $change } bod
        [few] při bodování teď: { $change } body
       *[other] při bodování teď: { $change } bodů
    }

## Co mám teď dělat?

granada-phase-act = Vezmi si peníze, kup budovu, nebo přestav své město.
granada-phase-pay = Vyber karty, kterými zaplatíš.
granada-phase-choose = Kterou ze svých budov chceš umístit jako další?
granada-phase-place = Umísti svou budovu: do města, nebo do rezervy.
granada-phase-exchange = Vyber budovu, kterou z města odebereš.
granada-phase-over = Hra skončila.
granada-phase-again = Zaplaceno přesně: máš další akci.
granada-phase-pay-buy = Zaplať aspoň { $price } ({ granada-currency }) za { $tile-object }.
granada-phase-pay-turn = Zaplať aspoň { $price } ({ granada-currency }) za otočení na { $tile-object }.
granada-phase-place-tile = Umísti { $tile-object }.
granada-phase-place-award = Máš nejvíc peněz ({ granada-currency }): umísti { $tile-object }.
granada-phase-exchange-tile = Do města přichází { $tile }. Kterou budovu odebereš?
granada-phase-of-reserve = { $tile }: přistavět, nebo vyměnit za budovu ve městě?
granada-waiting-act = { $player } vybírá akci.
granada-waiting-pay = { $player } platí.
granada-waiting-choose = { $player } umisťuje koupené budovy.
granada-waiting-place = { $player } umisťuje budovu.
granada-waiting-exchange = { $player } vyměňuje budovu.
granada-payment-pay = Zaplatit
granada-payment-sum = { $paid } z { $price }
granada-payment-missing = Chybí { $missing }
granada-payment-exact = Přesně: získáš další akci.
granada-payment-over = Přeplatíš o { $over }, nic se nevrací.
granada-payment-turn = Otočení nikdy nepřináší další akci.
granada-tag-exact = přesně
granada-tag-over = zaplatíš { $pay }
granada-tag-short = chybí { $missing }

## Volby stolu

granada-option-scoring = Bodování
granada-option-scoring-help = Body za nejvíc budov jednoho druhu.
granada-option-scoring-normal = Běžné
granada-option-scoring-normal-help = Čím víc budov daného druhu stojí ve všech městech, tím víc bodů.
granada-option-scoring-simplified = Zjednodušené
granada-option-scoring-simplified-help = Pevné body za každé pořadí: vhodné pro první hru a s dětmi.

## Herní stůl

granada-yard = Stavební dvůr
granada-yard-space = Pole { $space }, { granada-currency }
granada-yard-empty = Pole { $space }, { granada-currency }: prázdné
granada-yard-next =
    { $face ->
        [front] Další: sudou nahoru
       *[back] Další: lichou nahoru
    }
granada-money = Peníze
granada-money-slot = Místo { $slot }: { granada-card }
granada-money-slot-empty = Místo { $slot }: prázdné
granada-take-limit = Jednu kartu libovolné hodnoty, nebo víc karet v součtu nejvýš 5.
granada-take-more = Můžeš přidat další karty: dohromady nejvýš 5.
granada-deck =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
granada-discard =
    { $count ->
        [one] { $count } odhozená karta
        [few] { $count } odhozené karty
       *[other] { $count } odhozených karet
    }
granada-bag =
    { $count ->
        [0] Sáček je prázdný
        [one] { $count } destička v sáčku
        [few] { $count } destičky v sáčku
       *[other] { $count } destiček v sáčku
    }
granada-bag-tiles =
    { $count ->
        [one] { $count } destička
        [few] { $count } destičky
       *[other] { $count } destiček
    }
granada-city-of = Město: { $player }
granada-city-mine = Tvé město
granada-city-cell = { granada-tile } na { $x }, { $y }
granada-city-size =
    { $count ->
        [one] { $count } budova
        [few] { $count } budovy
       *[other] { $count } budov
    }
granada-start-tile = Alhambra, počáteční destička
granada-reserve = Rezerva
granada-reserve-of = Rezerva: { $player }
granada-reserve-mine = Tvá rezerva
granada-reserve-empty = Rezerva je prázdná.
granada-bought = Koupeno, zatím neumístěno
granada-awarded = Získáno, zatím neumístěno
granada-hand-mine = Tvé peníze
granada-hand-empty = Žádné peníze v ruce.
granada-hand-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
granada-hand-sum = { granada-currency }: celkem { $sum }
granada-moat-length =
    { $moat ->
        [0] Zatím žádný příkop
        [one] Nejdelší příkop: { $moat } strana
        [few] Nejdelší příkop: { $moat } strany
       *[other] Nejdelší příkop: { $moat } stran
    }
granada-moat-change = Příkop { $before } → { $moat }
granada-turn-over = Otočit
granada-turn-price = Otočit koupenou destičku stojí peníze jedné barvy v hodnotě nejméně 3.
granada-turn-costs = stojí { $price }
granada-give-about = Destičku pak má Dirk a dostává za ni body; nepřijde ani do tvého města, ani do tvé rezervy.
granada-dirk-tiles = Dirkovy destičky
granada-dirk-about = Dirk vlastní destičky a dostává za ně body, ale nikdy není na tahu, nemá příkop a nemůže vyhrát.
granada-start-player = Začínající hráč
granada-round = Kolo { $round }
granada-turn-of = Na tahu: { $player }
granada-next-scoring =
    { $letter ->
        [C] Další: bodování C na konci hry
       *[other] Další: bodování { $letter }
    }
granada-scoring-when =
    { $latest ->
        [0] Bodování { $letter }: s příští kartou
        [one] Bodování { $letter }: nejvýše po 1 další kartě
        [few] Bodování { $letter }: po dalších { $earliest } až { $latest } kartách
       *[other] Bodování { $letter }: po dalších { $earliest } až { $latest } kartách
    }
granada-scoring-soon = Bodování { $letter } může teď přijít s každou kartou.
granada-end-when =
    { $count ->
        [one] Hra skončí s příští koupenou budovou.
        [few] Hra skončí, jakmile se koupí ještě { $count } budovy.
       *[other] Hra skončí, jakmile se koupí ještě { $count } budov.
    }
granada-end-awards = Poslední budovy dostane ten, kdo má nejvíc peněz jejich barvy.

granada-tab-market = Dvůr a peníze
granada-tab-city = Město

## Proč ne

granada-why-dear = Příliš drahé: chybí { $missing } ({ granada-currency }).
granada-why-stays = Tuto budovu nelze zbourat: zůstala by díra, nebo by se město rozpadlo.
granada-why-touches = Vybraná budova nemůže nahradit tuto: sousední strany by k sobě nepasovaly.
granada-why-no-room = Pro tuto budovu teď ve tvém městě není místo, ani volné, ani výměnou za jinou.
granada-why-no-site = Tato budova se do tvého města nikam nehodí.
granada-why-keep = Tato budova se do tvého města nikam nehodí. Vyber ji ve své rezervě tou stranou nahoru, kterou chceš.
granada-why-not-yet = Tato budova se teď do tvého města nikam nehodí: šla by do tvé rezervy.

## Body

granada-points-count =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
granada-forecast = Kdyby se bodovalo teď
granada-forecast-points =
    { $points ->
        [one] při bodování teď: { $points } bod
        [few] při bodování teď: { $points } body
       *[other] při bodování teď: { $points } bodů
    }
granada-majorities = Kdo v čem vede
granada-majority-leads = { granada-kind }: vede { $player }, počet { $count }
granada-majority-best = nejvyšší hodnota { $best }
granada-place-1 = 1.
granada-place-2 = 2.
granada-place-3 = 3.

## Bodování jako výjev

granada-scoring-title = Bodování { $letter }
granada-scoring-after-A = Nejvíc budov každého druhu a nejdelší příkop.
granada-scoring-after-B = První dvě místa a nejdelší příkop.
granada-scoring-after-C = Poslední bodování: první tři místa a nejdelší příkop.
granada-scoring-moats = Příkopy
granada-scoring-line-moat =
    { $points ->
        [one] { $player }: { $points } bod za příkop
        [few] { $player }: { $points } body za příkop
       *[other] { $player }: { $points } bodů za příkop
    }
granada-scoring-line-kind =
    { $points ->
        [one] { $player }: { $points } bod ({ granada-kind })
        [few] { $player }: { $points } body ({ granada-kind })
       *[other] { $player }: { $points } bodů ({ granada-kind })
    }
granada-scoring-nobody-for = Žádné body za: { $kinds }
granada-scoring-sum =
    { $points ->
        [one] { $player } získává { $points } bod
        [few] { $player } získává { $points } body
       *[other] { $player } získává { $points } bodů
    }
granada-scoring-skip = Přeskočit
granada-scoring-close = Zpět ke stolu

## Konec

granada-end-tie = { $winners } mají stejně: { $score }. Jiné kritérium není, o vítězství se dělí.
granada-end-dirk = Nejvíc bodů má Dirk, ale ten vyhrát nemůže.
granada-end-leftovers = Zbylo na stavebním dvoře
granada-end-scoring-moats = { $letter }: příkopy
granada-end-scoring-kinds = { $letter }: budovy
granada-components-money = Peníze
granada-component-money-currencies = barvy
granada-component-money-values = hodnoty
granada-component-money-copies = kusů od každé
granada-component-money-yellow = žlutá barva
granada-component-money-blue = modrá barva
granada-components-yard = { granada-yard }
granada-component-yard-currency_of_space = barva každého pole
granada-components-kinds = Pořadí druhů budov
granada-component-kinds-order = při bodování, po příkopech
granada-components-moats = Příkopy
granada-component-moats-points_per_side = body za každou stranu nejdelšího příkopu
granada-components-majorities = Body za převahy
granada-components-tile = Destičky budov
granada-component-tile = Destička { $number }
granada-component-tile-front = přední strana
granada-component-tile-back = zadní strana
granada-component-tile-moats = příkopy
granada-printed-values = hodnoty přední a zadní strany
granada-printed-place = { $what }: { $place }. místo
granada-component-majorities-normal_a = bodování A, za budovu
granada-component-majorities-normal_b = bodování B, za budovu
granada-component-majorities-normal_c = bodování C, za budovu
granada-component-majorities-simplified_a = bodování A, zjednodušeně
granada-component-majorities-simplified_b = bodování B, zjednodušeně
granada-component-majorities-simplified_c = bodování C, zjednodušeně
granada-view-city = Ukázat město: { $player }
granada-reserve-front = Odložit do rezervy sudou stranou nahoru: { $tile }
granada-reserve-back = Odložit do rezervy lichou stranou nahoru: { $tile }
granada-bag-bar = Destičky v sáčku: { $count } z { $total }
granada-deck-bar =
    { $count ->
        [one] Balíček: { $count } karta; vyznačeno je, kde mohou přijít bodování A a B
        [few] Balíček: { $count } karty; vyznačeno je, kde mohou přijít bodování A a B
       *[other] Balíček: { $count } karet; vyznačeno je, kde mohou přijít bodování A a B
    }
granada-panel-majorities = Převahy
granada-hand-short =
    { $count ->
        [one] { $count } karta peněz v ruce
        [few] { $count } karty peněz v ruce
       *[other] { $count } karet peněz v ruce
    }
granada-reserve-count = v rezervě { $count }

## Stůl jako text, pro terminál: zpráva pro každou část pohledu (`text-` a cesta jejích klíčů,
## `item` pro prvek seznamu; části bez zprávy se vynechají).
## $items jsou prvky, $count jejich počet, $player komu to patří.

granada-text-round = Kolo { $value }
granada-text-yard = Stavební dvůr: { $items }
granada-text-yard-item = pole { $space }, { granada-currency }: { $tile }
granada-text-tile-none = prázdné
granada-text-tile = { granada-tile }, { $moats } (rub: { $other })
granada-text-other = { granada-tile }
granada-text-moats = příkop: { $items }
granada-text-moats-empty = bez příkopu
granada-text-moats-item =
    { $value ->
        [N] sever
        [E] východ
        [S] jih
       *[W] západ
    }
granada-text-next_face =
    { $value ->
        [front] Další budovy: sudou stranou nahoru
       *[back] Další budovy: lichou stranou nahoru
    }
granada-text-bag = { granada-bag }
granada-text-money-display = Vyložené peníze: { $items }
granada-text-money-display-item = karta { $slot }: { granada-card }
granada-text-money-deck = { granada-deck }
granada-text-money-scorings-A =
    { $drawn ->
        [yes] Bodování A: proběhlo
       *[no] Bodování A: { $latest ->
                [one] nejvýše po 1 další kartě
                [few] po dalších { $earliest } až { $latest } kartách
               *[other] po dalších { $earliest } až { $latest } kartách
            }
    }
granada-text-money-scorings-B =
    { $drawn ->
        [yes] Bodování B: proběhlo
       *[no] Bodování B: { $latest ->
                [one] nejvýše po 1 další kartě
                [few] po dalších { $earliest } až { $latest } kartách
               *[other] po dalších { $earliest } až { $latest } kartách
            }
    }
granada-text-cities-item = Město ({ $player }): { $tiles }. Nejdelší příkop: { $moat }
granada-text-cities-item-tiles-item =
    { $kind ->
        [start] { granada-tile } na { $x }, { $y }
       *[other] { granada-tile } na { $x }, { $y }, { $moats }
    }
granada-text-reserves-item =
    { $count ->
        [0] Rezerva ({ $player }): prázdná
       *[other] Rezerva ({ $player }): { $items }
    }
granada-text-reserves-item-item = { granada-text-tile }
granada-text-bought = Koupeno, zatím neumístěno: { $items }
granada-text-bought-item = { granada-text-tile }
granada-text-dirk =
    { $count ->
        [0] Dirk nemá žádné destičky.
       *[other] Dirk má: { $items }
    }
granada-text-dirk-item = { granada-tile }
granada-text-hands-item =
    { $money ->
        [none] Ruka ({ $player }): { granada-text-hand-count }
       *[other] Ruka ({ $player }): { $money }
    }
granada-text-hand-count =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
granada-text-hands-item-money-empty = žádné peníze
granada-text-hands-item-money-item =
    { $count ->
        [1] { granada-card }
       *[other] { granada-card } ({ $count }krát)
    }
granada-text-pending =
    { $kind ->
        [pay]
            { $purpose ->
                [turn] Zaplatit aspoň { $price } ({ granada-currency }) za otočení ({ $tile }): zatím { $paid }
               *[buy] Zaplatit { $price } ({ granada-currency }), kupuje se { $tile }: zatím { $paid }
            }
        [place] K umístění: { $tile }
        [exchange] Do města přichází: { $tile }
       *[choose] Vyber, kterou budovu umístíš jako další.
    }
granada-text-scores = Body: { $items }
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
granada-text-forecast = Kdyby se bodovalo teď: { $items }
granada-text-forecast-item = { $player } { $value }

## Keys of the table

granada-key-c = k tvému městu
granada-key-h = k tvým penězům
granada-key-y = ke stavebnímu dvoru
granada-key-m = k vyloženým penězům
granada-key-r = k tvé rezervě

## Co se teď dá dělat a proč: pro první hru

granada-goal-act = Cíl: víc budov jednoho druhu než ostatní a dlouhý příkop.
granada-guide-act = Vezmi peníze, kup budovu, nebo přestav město. Budova, kterou zaplatíš přesně, tě nestojí akci, a proto bývá nejlepší. Jinak vezmi peníze barvy, kterou budeš potřebovat.
granada-goal-dirk = Cíl: víc budov jednoho druhu než ostatní a dlouhý příkop.
granada-guide-dirk = Vezmi peníze, kup budovu, nebo přestav město; nejlepší bývá budova, kterou zaplatíš přesně. Dirk je pomyslný hráč: vlastní destičky a dostává za ně body, ale nikdy není na tahu a nemůže vyhrát.
granada-goal-again = Cíl: dobře využít získanou akci.
granada-guide-again = Platba byla přesná, máš tedy další akci. Kup znovu, nebo vezmi peníze na příští tah; koupené se umisťuje až nakonec.
granada-goal-pay = Cíl: zaplatit přesně.
granada-guide-pay = Vykládej karty této barvy, dokud nedosáhneš ceny. Nic se nevrací: přesná částka ti ušetří akci, tak ji hledej.
granada-guide-turn = Otočení stojí aspoň 3 v jedné barvě a nikdy nepřináší další akci: zaplať tím, co potřebuješ nejméně. Ve městě ani v rezervě se už budova nikdy neotočí.
granada-guide-choose = Máš víc koupených budov: vyber, kterou umístíš první. Začni tou, ke které se připojí ostatní.
granada-goal-place = Cíl: dlouhý příkop na vnějším okraji a vedení v některém druhu.
granada-guide-place = Postav budovu tam, kde strany pasují, nebo ji dej do rezervy kteroukoli stranou nahoru. Příkopy na vnějším okraji přinášejí body při každém bodování; další body jsou za nejvíc budov jednoho druhu.
granada-goal-award = Cíl: body v posledním bodování.
granada-guide-award = Každou zbylou budovu ze dvora dostane ten, kdo má nejvíc peněz její barvy. Postav ji tam, kde ti pomůže v některém druhu nebo prodlouží příkop: čeká už jen poslední bodování a rezerva se v něm nepočítá.
granada-goal-exchange = Cíl: vedení v některém druhu nebo delší příkop.
granada-guide-exchange = Vyber budovu, kterou tato nahradí; půjde do rezervy. Měň tam, kde získáš druh, v němž můžeš vést, nebo delší příkop.

## Symboly

granada-symbols-kinds = Budovy
granada-symbols-money = Peníze
granada-symbols-signs = Znaky
granada-symbol-moats = Příkop na straně. Nejdelší souvislý příkop kolem města dá při každém bodování bod za stranu.
granada-symbol-cards = Karty v ruce nebo v balíčku.
granada-symbol-reserve = Budovy v rezervě: bodují až ve městě.
granada-symbol-homeless = Přeškrtnutý domek: budova se teď do tvého města nikam nehodí a šla by do tvé rezervy.
granada-symbol-bag = Destičky v sáčku. Když nejde doplnit dvůr, hra končí.
granada-symbol-leads = V převahách: koruna ukazuje, kdo u druhu vede; číslo v závorce je tam nejvyšší hodnota.
granada-symbol-forecast = Body, které by hráč získal, kdyby se bodovalo teď.

## What is wrong with a set

granada-fault-second-side = { $kind-name } s hodnotou { $value } už tu je; každý druh má každou hodnotu jednou.
granada-fault-even = Zadej sudé číslo v rozmezí { $least }–{ $most }.
granada-fault-odd = Zadej liché číslo v rozmezí { $least }–{ $most }.
granada-fault-next-higher = Zadní strana musí mít o jedna vyšší hodnotu.
granada-fault-both-sides = Obě strany musí být různého druhu.
