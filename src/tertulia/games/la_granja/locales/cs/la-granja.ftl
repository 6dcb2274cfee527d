### La Granja: the words of the table. A fact `good: olive` of an event or an action also gives `$good-name`, worded by `la-granja-good-olive`.

la-granja-title = La Granja
la-granja-tagline = Hospodař na farmě u rybníka v Esporles: jedna karta, čtyři použití a trh, o který se bojuje.
la-granja-credits = Hra Andrease Odendahla a Michaela Kellera, poprvé vydaná roku 2014 u Spielworxx; edice Deluxe 2023 u Board&Dice.
la-granja-neutral = Neutrální hráč

## Goods

la-granja-good-olive = olivy
la-granja-good-grain = obilí
la-granja-good-grape = hrozny
la-granja-good-pig = prase
la-granja-good-food = jídlo
la-granja-good-wine = víno
la-granja-good-meat = uzené maso
la-granja-good-silver = stříbrný
la-granja-good-point = vítězný bod
la-granja-good-commodity = obchodní komodita
la-granja-good-field_olive = olivy z polnosti
la-granja-good-field_grain = obilí z polnosti
la-granja-good-field_grape = hrozny z polnosti
la-granja-into-food = { la-granja-good-food }
la-granja-into-wine = { la-granja-good-wine }
la-granja-into-meat = { la-granja-good-meat }
la-granja-goods-olive_grain = olivy a obilí
la-granja-goods-olive_grape = olivy a hrozny
la-granja-goods-grain_grape = obilí a hrozny

## Places

la-granja-place-merchant_house = Kupec
la-granja-place-wainwright = Kolář
la-granja-place-village_store = Hokynářství
la-granja-place-deli = Lahůdkář
la-granja-place-greengrocer = Zelinář
la-granja-place-butcher = Řezník
la-granja-place-barrow_1 = trakař 1
la-granja-place-barrow_2 = trakař 2
la-granja-place-barrow_3 = trakař 3
la-granja-place-barrow_4 = trakař 4
la-granja-building-merchant_house = { la-granja-place-merchant_house }
la-granja-building-wainwright = { la-granja-place-wainwright }
la-granja-building-village_store = { la-granja-place-village_store }
la-granja-building-deli = { la-granja-place-deli }
la-granja-building-greengrocer = { la-granja-place-greengrocer }
la-granja-building-butcher = { la-granja-place-butcher }
la-granja-craft-merchant_house-now = ihned 3 stříbrné
la-granja-craft-merchant_house-later = o 3 stříbrné vyšší příjem
la-granja-craft-wainwright-now = ihned dodávka a body tvého pole siesty
la-granja-craft-wainwright-later = v každé fázi přepravy o krok siesty a o dodávku více
la-granja-craft-village_store-now = ihned 2 vítězné body
la-granja-craft-village_store-later = 2 vítězné body za každý další žeton řemesla
la-granja-craft-deli-now = ihned obchodní komodita
la-granja-craft-deli-later = obchodní komodita jako příjem
la-granja-craft-greengrocer-now = ihned zboží ze sklizně nebo prase
la-granja-craft-greengrocer-later = zboží ze sklizně nebo prase jako příjem
la-granja-craft-butcher-now = ihned 1 vítězný bod za každý trakař na farmě
la-granja-craft-butcher-later = 1 vítězný bod za každý naplněný trakař
la-granja-side-field = polnost
la-granja-side-barrow = trakař
la-granja-side-extension = rozšíření farmy
la-granja-side-extension-short = rozšíření
la-granja-side-helper = pomocník
la-granja-gift-delivery = dodávka navíc ke koupi
la-granja-gift-silver = příjem 1 stříbrný
la-granja-gift-pig_space = kóje pro prase

## Roof markers

la-granja-roof-olive = vezmi olivy
la-granja-roof-grape = vezmi hrozny
la-granja-roof-grain_or_olive = vezmi obilí nebo olivy
la-granja-roof-harvest_good = vezmi zboží ze sklizně
la-granja-roof-two_harvest_goods = vezmi dvě různá zboží ze sklizně
la-granja-roof-pig = vezmi prase
la-granja-roof-upgrade_1 = vylepši zdarma jeden kus zboží
la-granja-roof-upgrade_2 = vylepši zdarma dva kusy zboží
la-granja-roof-delivery = proveď dodávku
la-granja-roof-bought_delivery = proveď dodávku za 1 stříbrný
la-granja-roof-card = zahraj nebo dober kartu
la-granja-roof-point = 1 vítězný bod
la-granja-roof-silver_2 = 2 stříbrné
la-granja-roof-silver_3 = 3 stříbrné
la-granja-roof-silver_4 = 4 stříbrné
la-granja-roof-reuse_roof = otoč použitou destičku střechy
la-granja-roof-siesta_1 = krok siesty
la-granja-roof-siesta_2 = dva kroky siesty
la-granja-roof-upgraded_good = vezmi vylepšené zboží
la-granja-roof-change_die_1 = změň svou kostku o 1
la-granja-roof-change_die_2 = změň svou kostku o 2
la-granja-roof-take_income = vezmi svůj příjem
la-granja-roof-market_marker = dej žeton na volné pole trhu
la-granja-roof-double_roof_points = zdvojnásob body místa na střeše

## Revenue spaces

la-granja-revenue-1 = prase
la-granja-revenue-2 = karta, nebo zboží ze sklizně
la-granja-revenue-3 = dvě různá zboží ze sklizně
la-granja-revenue-4 = 4 stříbrné
la-granja-revenue-5 = vylepšení nebo kroky siesty
la-granja-revenue-6 = dodávka, nebo 2 stříbrné

## Phases, steps, sources of points

la-granja-phase-farm = Fáze farmaření
la-granja-phase-revenue = Fáze výnosu
la-granja-phase-transport = Fáze přepravy
la-granja-phase-scoring = Fáze bodování
la-granja-phase-over = Konec hry
la-granja-phase-any = kdykoli
la-granja-stage-farm = Farmaření
la-granja-stage-revenue = Výnos
la-granja-stage-transport = Přeprava
la-granja-stage-scoring = Bodování
la-granja-step-play = zahrání karty
la-granja-step-income = příjem
la-granja-step-growth = růst
la-granja-step-roofs = destičky střech
la-granja-step-mark = vesnický stařešina
la-granja-step-first_die = první kostka
la-granja-step-second_die = druhá kostka
la-granja-step-last_die = poslední kostka, pro všechny
la-granja-step-donkey = oslíci
la-granja-step-siesta = stupnice siesty
la-granja-step-deliveries = dodávky
la-granja-step-extra_deliveries = dodávky navíc
la-granja-step-scoring = bodování
la-granja-source-start = Začátek
la-granja-source-building = Budovy řemeslníků
la-granja-source-first = První u budovy
la-granja-source-opened = Zpřístupněné budovy
la-granja-source-craft = Žetony řemesel
la-granja-source-barrow = Trakaře
la-granja-source-removed = Odstraněné žetony
la-granja-source-market = Trh
la-granja-source-siesta = Stupnice siesty
la-granja-source-roof = Destičky střech
la-granja-source-helper = Pomocníci
la-granja-source-payment = Zaplaceno
la-granja-source-end = Stříbrné na konci

## What a player may do: a button, and the whole of it (for a screen reader and the terminal)

la-granja-action-play = { $side-name }
la-granja-action-play-full = Zahrát kartu { $name-name } jako { $side-name }
la-granja-action-draw = Dobrat kartu
la-granja-action-discard = Odhodit
la-granja-action-discard-full = Odhodit kartu { $name-name }
la-granja-action-pay =
    { $good ->
        [silver] Zaplatit 1 stříbrný
        [point] Zaplatit 1 vítězný bod
       *[other] Zaplatit: { $good-name }
    }
la-granja-action-replace = Uvolnit místo { $place }
la-granja-action-replace-full = Odhodit kartu { $name-name } (z místa { $place })
la-granja-action-roof = Koupit
la-granja-price =
    { $price ->
        [one] { $price } stříbrný
        [few] { $price } stříbrné
       *[other] { $price } stříbrných
    }
la-granja-action-roof-full = Koupit střechu „{ $roof-name }“ za { la-granja-price }: { la-granja-points }
la-granja-action-take = Vzít kostku { $die }
la-granja-action-take-full = Vzít kostku { $die }: { $die-name }
la-granja-action-reroll = Přehodit kostku { $die }
la-granja-action-shift = Změnit o { $change }
la-granja-action-card = Zahrát nebo dobrat kartu
la-granja-action-gain = Vzít: { $good-name }
la-granja-action-pair = { $goods-name }
la-granja-action-upgrades = Vylepšit
la-granja-action-advance = Postoupit
la-granja-action-advance-full = Postoupit na stupnici siesty z { $from } na { $to } ({ la-granja-points })
la-granja-action-donkey =
    { $donkeys ->
        [one] { $donkeys } oslík
        [few] { $donkeys } oslíci
       *[other] { $donkeys } oslíků
    }
la-granja-action-donkey-full = { la-granja-donkey-deliveries } · { la-granja-donkey-hats }
la-granja-donkey-deliveries =
    { $donkeys ->
        [one] { $donkeys } dodávka
        [few] { $donkeys } dodávky
       *[other] { $donkeys } dodávek
    }
la-granja-donkey-hats =
    { $hats ->
        [one] { $hats } klobouk
        [few] { $hats } klobouky
       *[other] { $hats } klobouků
    }
la-granja-action-deliver = { $good-name } → { $place-name }
la-granja-action-deliver-full =
    { $completes ->
        [yes] Dodat: { $good-name } → { $place-name }, tím je hotovo, { la-granja-points }
       *[no] Dodat: { $good-name } → { $place-name } (pak ještě chybí { $missing })
    }
la-granja-action-extra =
    { $deliveries ->
        [one] Koupit { $deliveries } dodávku
        [few] Koupit { $deliveries } dodávky
       *[other] Koupit { $deliveries } dodávek
    }
la-granja-action-extra-full =
    { $deliveries ->
        [one] Koupit { $deliveries } dodávku navíc za { la-granja-price }
        [few] Koupit { $deliveries } dodávky navíc za { la-granja-price }
       *[other] Koupit { $deliveries } dodávek navíc za { la-granja-price }
    }
la-granja-action-market = Pole { $space }
la-granja-action-market-full =
    { $points ->
        [0] Pole trhu { $space } hodnoty { $value }
        [one] Pole trhu { $space } hodnoty { $value }: odstraní { $points } žeton, { la-granja-points } pro tebe
        [few] Pole trhu { $space } hodnoty { $value }: odstraní { $points } žetony, { la-granja-points } pro tebe
       *[other] Pole trhu { $space } hodnoty { $value }: odstraní { $points } žetonů, { la-granja-points } pro tebe
    }
la-granja-action-guard = Ubránit pole { $space }
la-granja-action-mark = Označit pole výnosu { $space }
la-granja-action-name = Zvolit: { $good-name }
la-granja-action-swap = Vyměnit: { $good-name }
la-granja-action-turn = Otočit střechu { $place }
la-granja-action-free = Uvolnit žeton
la-granja-action-free-full =
    { $where ->
        [field] Vzdát se: { $good-name }
        [barrow] Vzít zpět: { $good-name }, { $place-name }
        [building] Vzít zpět: { $good-name }, { $place-name }
        [completed] Vzít svůj žeton: { $place-name } (hotovo)
        [market] Opustit pole trhu { $space }
        [helper] Vzít žeton z pomocníka na místě { $place }, zůstane použitý
        [trade] Vzít žeton z výměny ({ $for-name }), zůstane uzavřená
       *[den] Vzdát se: { $good-name }
    }
la-granja-action-buy = Koupit: { $good-name }
la-granja-action-buy-full = Koupit: { $good-name } za { la-granja-price } (pak máš { $after })
la-granja-action-sell = Prodat: { $good-name }
la-granja-action-sell-full =
    { $gets ->
        [one] Prodat: { $good-name } za { $gets } stříbrný (pak máš { $after })
        [few] Prodat: { $good-name } za { $gets } stříbrné (pak máš { $after })
       *[other] Prodat: { $good-name } za { $gets } stříbrných (pak máš { $after })
    }
la-granja-action-upgrade = Vylepšit: { $good-name }
la-granja-action-upgrade-full =
    { $price ->
        [0] Vylepšit zdarma: { $good-name } → { $into-name }
       *[other] Vylepšit za { la-granja-price }: { $good-name } → { $into-name } (pak máš { $after })
    }
la-granja-action-trade = Obchodní komodita: { $for-name }
la-granja-action-use = Použít střechu { $place }
la-granja-action-use-full = Použít střechu „{ $roof-name }“
la-granja-action-helper = Použít pomocníka { $card }
la-granja-action-helper-full = Použít: { $name-name }
la-granja-action-done = Hotovo
la-granja-step-done = dál nic
la-granja-for-silver = 4 stříbrné
la-granja-for-goods = dvě různá zboží ze sklizně
la-granja-for-olive_grain = { la-granja-goods-olive_grain }
la-granja-for-olive_grape = { la-granja-goods-olive_grape }
la-granja-for-grain_grape = { la-granja-goods-grain_grape }
la-granja-for-card = zahrát nebo dobrat kartu
la-granja-for-pig = prase
la-granja-for-upgrades = dvě vylepšení
la-granja-die-1 = { la-granja-revenue-1 }
la-granja-die-2 = { la-granja-revenue-2 }
la-granja-die-3 = { la-granja-revenue-3 }
la-granja-die-4 = { la-granja-revenue-4 }
la-granja-die-5 = { la-granja-revenue-5 }
la-granja-die-6 = { la-granja-revenue-6 }
la-granja-die-which =
    { $last ->
        [yes] Poslední kostka, { $value }
       *[no] Tvá kostka { $value }
    }

## What happened: lines of the log

la-granja-event-points =
    { $amount ->
        [one] { $player }: { $amount } vítězný bod ({ $source-name }).
        [few] { $player }: { $amount } vítězné body ({ $source-name }).
       *[other] { $player }: { $amount } vítězných bodů ({ $source-name }).
    }
la-granja-event-deal =
    { $count ->
        [one] { $player } dostává { $count } kartu.
        [few] { $player } dostává { $count } karty.
       *[other] { $player } dostává { $count } karet.
    }
la-granja-event-order = Pořadí hráčů: { $seats }.
la-granja-event-block = Blokováno žetonem { $number }: { $building-name }.
la-granja-event-round = Začíná { $round }. kolo.
la-granja-log-round = { $round }. kolo
la-granja-event-roofs = Nové destičky střech: { $roofs }.
la-granja-event-draw =
    { $count ->
        [one] { $player } dobírá kartu.
        [few] { $player } dobírá { $count } karty.
       *[other] { $player } dobírá { $count } karet.
    }
la-granja-event-discard = { $player } odhazuje kartu { $card }.
la-granja-event-play = { $player } hraje kartu { $name-name } jako { $side-name }.
la-granja-event-replace = { $player } odhazuje kartu { $name-name } ({ $side-name }).
la-granja-event-pay = { $player } platí: { $good-name }.
la-granja-event-gain = { $player }: { $count-things }.
la-granja-event-lose = { $player } platí: { $count-things }.
la-granja-event-buy = { $player } kupuje: { $good-name } za { la-granja-price }.
la-granja-event-sell = { $player } prodává: { $good-name } za { la-granja-price }.
la-granja-event-upgrade =
    { $price ->
        [0] { $player } vylepšuje: { $good-name } → { $into-name }.
       *[other] { $player } vylepšuje za { la-granja-price }: { $good-name } → { $into-name }.
    }
la-granja-event-trade = { $player } vyměňuje obchodní komoditu za: { $for-name }.
la-granja-event-grow = { $player }: růst – { $goods }.
la-granja-event-roof = { $player } kupuje střechu „{ $roof-name }“ za { la-granja-price }.
la-granja-event-use = { $player } používá střechu „{ $roof-name }“.
la-granja-event-turn = { $player } otáčí zpět střechu „{ $roof-name }“.
la-granja-event-dice = Kostky: { $dice }.
la-granja-event-take = { $player } bere kostku { $die }.
la-granja-event-reroll = { $player } přehazuje kostku { $from }: padá { $to }.
la-granja-event-shift = { $player } využívá pole { $to } místo { $from }.
la-granja-event-last = Poslední kostka je { $die }: { $die-name }.
la-granja-event-remove_die = Odstraněna kostka { $die }.
la-granja-event-mark = { $player } označuje pole výnosu { $space }.
la-granja-event-chosen = { $player } volí oslíka.
la-granja-event-donkeys = Oslíci: { $by_seat }.
la-granja-event-siesta = { $player } postupuje na stupnici siesty z { $from } na { $to }.
la-granja-event-deliver = { $player } dodává: { $good-name } → { $place-name }.
la-granja-event-extra =
    { $count ->
        [one] { $player } kupuje dodávku navíc za { la-granja-price }.
        [few] { $player } kupuje { $count } dodávky navíc za { la-granja-price }.
       *[other] { $player } kupuje { $count } dodávek navíc za { la-granja-price }.
    }
la-granja-event-building = { $player } zcela zásobuje: { $building-name }!
la-granja-event-open = { $player } zpřístupňuje: { $building-name }.
la-granja-event-craft = { $player } získává žeton řemesla: { $building-name }.
la-granja-event-barrow = { $player } naplňuje trakař hodnoty { $value }!
la-granja-event-marker = { $player } umisťuje žeton na pole trhu { $space } hodnoty { $value }.
la-granja-event-remove = { $by } odstraňuje z pole trhu { $space } žeton ({ $player }).
la-granja-event-guard = { $player } zachraňuje žeton na poli trhu { $space }.
la-granja-event-helper = Hráči { $player } pomáhá { $name-name }.
la-granja-event-free = { $player } uvolňuje žeton.
la-granja-event-neutral = Neutrální hráč vykládá kartu { $card } hodnoty { $value }.
la-granja-event-reshuffle =
    { $cards ->
        [one] { $cards } odhozená karta byla zamíchána.
        [few] { $cards } odhozené karty byly zamíchány.
       *[other] { $cards } odhozených karet bylo zamícháno.
    }
la-granja-event-scoring = Bodování { $round }. kola.
la-granja-event-over =
    { $scores-count ->
        [one] Konec: { $scores }.
        [few] { la-granja-end-who }
       *[other] { la-granja-end-who }
    }

## What an action would cost and bring, each a thing in a list; goods and points are counted

la-granja-cost-discard = karta z ruky
la-granja-cost-replace = { $name-name } ({ $side-name })
la-granja-cost-use = destička střechy, použije se jen jednou
la-granja-brings-order = pořadí hráčů { $seats }
la-granja-brings-play = { $name-name } jako { $side-name }
la-granja-brings-trade = { $for-name }
la-granja-brings-roof = střecha „{ $roof-name }“
la-granja-brings-use = { $roof-name }
la-granja-brings-turn = střecha „{ $roof-name }“, znovu použitelná
la-granja-brings-take = { $die-name }
la-granja-brings-shift = pole výnosu { $to } místo { $from }
la-granja-brings-last = poslední kostka { $die }: { $die-name }
la-granja-brings-remove_die = odstraněná kostka { $die }
la-granja-brings-mark = označené pole výnosu { $space }
la-granja-brings-chosen = oslík, zatím tajný
la-granja-brings-siesta = stupnice siesty { $from } → { $to }
la-granja-brings-deliver = dodávka: { $place-name }
la-granja-brings-building = zcela zásobeno: { $building-name }
la-granja-brings-open = zpřístupněno: { $building-name }
la-granja-brings-craft = žeton řemesla: { $building-name }
la-granja-brings-barrow = plný trakař hodnoty { $value }
la-granja-brings-marker = žeton na poli trhu { $space } hodnoty { $value }
la-granja-brings-remove = žeton pryč z pole trhu { $space } hodnoty { $value } ({ $player })
la-granja-brings-guard = zachráněný žeton na poli trhu { $space }
la-granja-brings-helper = pomoc: { $name-name }
la-granja-brings-free = volný žeton
la-granja-brings-scoring = bodování { $round }. kola

## What am I to do now?

la-granja-pending-play =
    { $left ->
        [0] Karty tohoto kola máš zahrané. „Hotovo“ ti doplní ruku.
        [one] Zahraj kartu jako polnost, trakař, rozšíření nebo pomocníka.
        [few] Zahraj { $left } karty, každou jako polnost, trakař, rozšíření nebo pomocníka.
       *[other] Zahraj { $left } karet, každou jako polnost, trakař, rozšíření nebo pomocníka.
    }
la-granja-pending-grow = Než tvé polnosti urodí: chceš ještě něco využít?
la-granja-pending-roof =
    { $round ->
        [1] Koupit destičku střechy? V 1. kole kupuje první ten, kdo je v pořadí poslední.
       *[other] Koupit destičku střechy?
    }
la-granja-pending-mark = Vesnický stařešina: označ pole výnosu před hodem.
la-granja-pending-take = Vezmi si kostku.
la-granja-pending-die =
    { $value ->
        [2] { la-granja-die-which }: zahraj nebo dober kartu, nebo si vezmi zboží ze sklizně.
        [5] { la-granja-die-which }: dvě vylepšení, dva kroky siesty, nebo od každého jedno (napřed vylepši).
        [6] { la-granja-die-which }: dodej jedno zboží (vyber rozsvícené), nebo si vezmi 2 stříbrné.
       *[other] { la-granja-die-which }: vyber, co za ni dostaneš.
    }
la-granja-pending-offer = Zaplatit pomocníkovi ({ $name-name })?
la-granja-pending-deliver =
    { $left ->
        [0] Žádná dodávka nezbývá: stiskni „Hotovo“.
        [one] { $extra ->
            [yes] Dodávka ihned: do budovy nebo do trakaře.
           *[no] Ještě { $left } dodávka: do budovy nebo do trakaře.
        }
        [few] Ještě { $left } dodávky: do budov nebo do trakařů.
       *[other] Ještě { $left } dodávek: do budov nebo do trakařů.
    }
la-granja-pending-extra =
    { $most ->
        [one] Kup { $most } dodávku navíc a hned ji proveď.
        [few] Kup až { $most } dodávky navíc a hned je proveď.
       *[other] Kup až { $most } dodávek navíc a hned je proveď.
    }
la-granja-pending-extras =
    { $left ->
        [0] Žádná dodávka navíc nezbývá.
       *[other] Dodávky navíc: ještě až { $left }, každá za { la-granja-price }.
    }
la-granja-pending-merchant = Obchodník: využít za 1 vítězný bod i pole výnosu { $space }?
la-granja-pending-siesta = Před tvými kroky na stupnici siesty: chceš ještě něco využít?
la-granja-pending-income = Tvůj příjem: vyber zboží ze sklizně nebo prase. Předtím můžeš použít akce, které jde provést kdykoli.
la-granja-pending-pause =
    { $before ->
        [turn_end] Než tvůj tah skončí: chceš ještě něco využít?
       *[income] Před tvým příjmem: chceš ještě něco využít?
    }
la-granja-pending-discard = Příliš mnoho karet v ruce: odhoď { $over }.
la-granja-pending-choice = Vezmi si jedno z nabídky: { $goods }.
la-granja-pending-pair = Vyber dvě různá zboží ze sklizně.
la-granja-pending-card =
    { $draw ->
        [yes] Zahraj kartu, nebo jednu dober.
       *[no] Zahraj kartu.
    }
la-granja-pending-upgrades =
    { $advance ->
        [yes] Ještě jednou vylepši, nebo postup o krok na stupnici siesty.
       *[no] Vyber zboží, které zdarma vylepšíš (zbývá: { $left }).
    }
la-granja-pending-pay =
    { $left ->
        [one] Rozšíření stojí ještě jeden kus zboží: vyber ho. Stříbro a body jsou také zboží.
        [few] Rozšíření stojí ještě { $left } druhy zboží: vyber, co dáš. Stříbro a body jsou také zboží.
       *[other] Rozšíření stojí ještě { $left } druhů zboží: vyber, co dáš. Stříbro a body jsou také zboží.
    }
la-granja-pending-replace = Všechna místa jsou plná: která karta uvolní místo?
la-granja-pending-donkey = Vyber tajně destičku oslíka.
la-granja-also-wainwright = Kolář přidá dodávku a krok siesty.
la-granja-pending-market = Vyber pole trhu pro svůj žeton.
la-granja-pending-barter = Směňovač: ponech si jeden kus dodaného zboží.
la-granja-pending-lodge =
    { $left ->
        [one] Vyměň { $left } kus zboží za: { $good-name }.
        [few] Vyměň až { $left } kusy zboží za: { $good-name }.
       *[other] Vyměň až { $left } kusů zboží za: { $good-name }.
    }
la-granja-pending-name = Účetní: vyber druh zboží.
la-granja-pending-give_card = Kterou kartu odevzdáš ({ $name-name })?
la-granja-pending-give_pair = Které dva kusy zboží odevzdáš ({ $name-name })?
la-granja-pending-turn = Kterou destičku střechy otočíš?
la-granja-pending-shift = Které pole výnosu využiješ místo pole { $value }?
la-granja-pending-double = Zdvojnásobit body tohoto místa na střeše?
la-granja-pending-help =
    { $cards-count ->
        [1] Má teď pomoci: { $name-name }?
       *[other] Který z tvých pomocníků začne?
    }
la-granja-pending-step = Kolář: posunout se o krok navíc na stupnici siesty?
la-granja-pending-guard = Tvůj žeton má opustit trh: ubrání ho strážce?
la-granja-pending-free = Všechny tvé žetony jsou použity: jeden uvolni. Právě získané zboží odmítneš tím, že ho uvolníš.
la-granja-waiting = Rozhoduje { $player }: { $step-name }.
la-granja-waiting-all = Rozhodují { $players }: { $step-name }.

## Options of a table

la-granja-option-edition = Edice
la-granja-option-edition-help = Určuje všechna pravidla najednou. Každé můžeš níže změnit.
la-granja-option-edition-original = Originál (2014)
la-granja-option-edition-original-help = Velký trh, původní střechy, dodávky navíc najednou, 25 žetonů.
la-granja-option-edition-online = Online
la-granja-option-edition-online-help = Jako originál, ale dodávky navíc po jedné a žetony bez omezení.
la-granja-option-edition-deluxe = Deluxe (2023)
la-granja-option-edition-deluxe-help = Malý trh pro jednoho a dva, střechy Deluxe, veřejné body, neprodané střechy se odstraní ze hry.
la-granja-option-market = Trh
la-granja-option-market-help = Která pole trhu jsou přístupná.
la-granja-option-market-edition =
    { $edition ->
        [deluxe] Podle edice ({ la-granja-option-market-deluxe })
       *[original] Podle edice ({ la-granja-option-market-original })
    }
la-granja-option-market-edition-help = Deluxe: { la-granja-option-market-deluxe-help } Ostatní edice: { la-granja-option-market-original-help }
la-granja-option-market-original = Originál
la-granja-option-market-original-help = Deset vnějších polí je při méně než čtyřech hráčích uzavřeno.
la-granja-option-market-deluxe = Deluxe
la-granja-option-market-deluxe-help = Pro jednoho a dva hráče malá strana; pro tři je šest polí uzavřeno.
la-granja-option-roofs = Destičky střech
la-granja-option-roofs-help = Která sada destiček střech se používá.
la-granja-option-roofs-edition =
    { $edition ->
        [deluxe] Podle edice ({ la-granja-option-roofs-deluxe })
       *[original] Podle edice ({ la-granja-option-roofs-original })
    }
la-granja-option-roofs-edition-help = Deluxe: { la-granja-option-roofs-deluxe-help } Ostatní edice: { la-granja-option-roofs-original-help }
la-granja-option-roofs-original = Originál
la-granja-option-roofs-original-help = 24 destiček z roku 2014.
la-granja-option-roofs-deluxe = Deluxe
la-granja-option-roofs-deluxe-help = 24 destiček z roku 2023.
la-granja-option-unsold_roofs = Neprodané střechy
la-granja-option-unsold_roofs-help = Co se stane s destičkami, které nikdo nekoupí.
la-granja-option-unsold_roofs-edition = Podle edice ({ la-granja-option-unsold_roofs-leave })
la-granja-option-unsold_roofs-edition-help = { la-granja-option-unsold_roofs-leave-help }
la-granja-option-unsold_roofs-stay = Ponechat
la-granja-option-unsold_roofs-stay-help = Lze je později koupit za vytištěnou cenu.
la-granja-option-unsold_roofs-leave = Vyřadit ze hry
la-granja-option-unsold_roofs-leave-help = Na konci kola se odstraní ze hry.
la-granja-option-deliveries = Dodávky navíc
la-granja-option-deliveries-help = Kdy se platí dodávky navíc.
la-granja-option-deliveries-edition =
    { $edition ->
        [online] Podle edice ({ la-granja-option-deliveries-one_by_one })
       *[original] Podle edice ({ la-granja-option-deliveries-at_once })
    }
la-granja-option-deliveries-edition-help = Online: { la-granja-option-deliveries-one_by_one-help } Ostatní edice: { la-granja-option-deliveries-at_once-help }
la-granja-option-deliveries-at_once = Najednou
la-granja-option-deliveries-at_once-help = Nejprve se všechny dodávky koupí, pak se provedou.
la-granja-option-deliveries-one_by_one = Po jedné
la-granja-option-deliveries-one_by_one-help = Každá dodávka se platí, až když se provede.
la-granja-option-markers = Hráčské žetony
la-granja-option-markers-help = Zda má hráč nejvýš 25 žetonů.
la-granja-option-markers-edition =
    { $edition ->
        [online] Podle edice ({ la-granja-option-markers-unlimited })
       *[original] Podle edice ({ la-granja-option-markers-limited })
    }
la-granja-option-markers-edition-help = Online: { la-granja-option-markers-unlimited-help } Ostatní edice 25: { la-granja-option-markers-limited-help }
la-granja-option-markers-limited = 25
la-granja-option-markers-limited-help = Kdo potřebuje další žeton, jeden uvolní.
la-granja-option-markers-unlimited = Bez omezení
la-granja-option-markers-unlimited-help = Tolik žetonů, kolik je třeba.
la-granja-option-helper_markers = Použití pomocníci
la-granja-option-helper_markers-help = Co značí, že je pomocník v tomto kole použit.
la-granja-option-helper_markers-edition =
    { $edition ->
        [deluxe] Podle edice ({ la-granja-option-helper_markers-tokens })
       *[original] Podle edice ({ la-granja-option-helper_markers-markers })
    }
la-granja-option-helper_markers-edition-help = Deluxe: žetony vyčerpání. { la-granja-option-helper_markers-tokens-help } Ostatní edice: hráčské žetony. { la-granja-option-helper_markers-markers-help }
la-granja-option-helper_markers-markers = Hráčské žetony
la-granja-option-helper_markers-markers-help = Počítají se do limitu 25 žetonů.
la-granja-option-helper_markers-tokens = Žetony vyčerpání
la-granja-option-helper_markers-tokens-help = Nepočítají se do limitu 25 žetonů.
la-granja-option-points = Vítězné body
la-granja-option-points-help = Zda hráči vidí body ostatních.
la-granja-option-points-edition =
    { $edition ->
        [deluxe] Podle edice ({ la-granja-option-points-open })
       *[original] Podle edice ({ la-granja-option-points-secret })
    }
la-granja-option-points-edition-help = Deluxe: { la-granja-option-points-open-help } Ostatní edice: { la-granja-option-points-secret-help }
la-granja-option-points-secret = Tajné
la-granja-option-points-secret-help = Součty jsou do konce skryté.
la-granja-option-points-open = Veřejné
la-granja-option-points-open-help = Součty jsou vidět.
la-granja-option-farm_phase = Fáze farmaření
la-granja-option-farm_phase-help = Jak se hrají kroky 1 až 3.
la-granja-option-farm_phase-in_turn = Popořadě
la-granja-option-farm_phase-in_turn-help = Jeden po druhém.
la-granja-option-farm_phase-simultaneous = Zároveň
la-granja-option-farm_phase-simultaneous-help = Pro hráče, kteří hru znají: v každém kroku rozhodují všichni zároveň; další krok začne, až se všichni rozhodnou.
la-granja-option-triggered_helpers = Spouštění pomocníků
la-granja-option-triggered_helpers-help = Pro pomocníky (a koláře), jejichž účinek by ti mohl uškodit: kroky na stupnici siesty, účinky jednou za kolo, výměny, které se uzavřou. Všichni ostatní působí automaticky.
la-granja-option-triggered_helpers-ask = Ptát se
la-granja-option-triggered_helpers-ask-help = Hráč se pokaždé rozhodne.
la-granja-option-triggered_helpers-always = Vždy
la-granja-option-triggered_helpers-always-help = Hra je využije vždy, aniž by se ptala.

## The table

la-granja-market = Trh
la-granja-market-space = Pole { $space }, hodnota { $value }
la-granja-market-free = volné
la-granja-market-takes = Pole trhu { $space } hodnoty { $value }: odstraní { $who }, { la-granja-points } pro tebe
la-granja-market-of =
    { $count ->
        [one] { $count } žeton ({ $player })
        [few] { $count } žetony ({ $player })
       *[other] { $count } žetonů ({ $player })
    }
la-granja-market-closed =
    { $seats ->
        [1] Okrajová pole se ve hře pro jednoho nepoužívají.
       *[other] Okrajová pole se ve { $seats } hráčích nepoužívají.
    }
la-granja-buildings = Budovy řemeslníků
la-granja-building-blocked = blokováno, žeton { $number }
la-granja-building-points =
    { $points ->
        [one] nyní { $points } vítězný bod
        [few] nyní { $points } vítězné body
       *[other] nyní { $points } vítězných bodů
    }
la-granja-star-round = { la-granja-points } za kolo
la-granja-star-first = { la-granja-points } za prvenství
la-granja-star-opened = { la-granja-points } za zpřístupnění blokované budovy
la-granja-row-lacks = { $player } ještě potřebuje: { $goods }
la-granja-row-done = { $player }: hotovo
la-granja-building-row = { $player }: { $delivered } z { $asked }
la-granja-dice = Kostky
la-granja-dice-space =
    { $count ->
        [0] { $text }: žádná kostka
        [one] { $text }: { $count } kostka
        [few] { $text }: { $count } kostky
       *[other] { $text }: { $count } kostek
    }
la-granja-dice-marked = označeno: { $player }
la-granja-roofs = Destičky střech
la-granja-roofs-price = { la-granja-price }
la-granja-roofs-coming = { $round }. kolo: { $count } z { $roofs }
la-granja-roofs-none = Žádné destičky střech nezbývají.
la-granja-siesta = Stupnice siesty
la-granja-siesta-space =
    { $points ->
        [one] Pole { $space }: { $points } vítězný bod
        [few] Pole { $space }: { $points } vítězné body
       *[other] Pole { $space }: { $points } vítězných bodů
    }
la-granja-farm-mine = Tvá farma
la-granja-farm-of = Farma: { $player }
la-granja-dens = Sklady
la-granja-pigs = Prasata: { $count } z { $spaces }
la-granja-fields = Polnosti
la-granja-field-full = { $good-name }, zralé
la-granja-field-empty = { $good-name }, prázdná polnost
la-granja-barrows = Trakaře
la-granja-extensions = Rozšíření
la-granja-helpers = Pomocníci
la-granja-helper-used = v tomto kole použit
la-granja-helper-once = jednou za kolo
la-granja-craft-fresh = otočí se na konci kola
la-granja-own-roofs = Střechy
la-granja-roof-used = použito
la-granja-donkeys = Oslíci
la-granja-donkeys-left = Zbývající oslíci: { $left }
la-granja-donkey-hidden = zvolen, skrytý
la-granja-hand = Tvá ruka
la-granja-hand-count =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
la-granja-hand-empty = Žádné karty v ruce.
la-granja-hand-limit = Limit ruky { $count }
la-granja-income =
    { $silver ->
        [one] Příjem: { $silver } stříbrný
        [few] Příjem: { $silver } stříbrné
       *[other] Příjem: { $silver } stříbrných
    }
la-granja-income-commodity = obchodní komodita
la-granja-income-resource = zboží ze sklizně nebo prase
la-granja-extras =
    { $count ->
        [one] { $count } dodávka navíc ke koupi
        [few] { $count } dodávky navíc ke koupi
       *[other] { $count } dodávek navíc ke koupi
    }
la-granja-extension-cost =
    { $count ->
        [one] další rozšíření stojí { $count } kus zboží
        [few] další rozšíření stojí { $count } druhy zboží
       *[other] další rozšíření stojí { $count } druhů zboží
    }
la-granja-preview-field = { $good }, každé kolo znovu
la-granja-preview-barrow = místo pro: { $goods }
la-granja-preview-silver = +1 stříbrný každé kolo
la-granja-preview-cost =
    { $count ->
        [one] { $count } kus zboží
        [few] { $count } druhy zboží
       *[other] { $count } druhů zboží
    }
la-granja-extension-price =
    { $count ->
        [one] stojí { $count } kus zboží
        [few] stojí { $count } druhy zboží
       *[other] stojí { $count } druhů zboží
    }
la-granja-extension-hand = limit ruky o 1 vyšší
la-granja-extension-dear = máš málo druhů zboží
la-granja-markers = použité žetony: { $used } z { $limit }
la-granja-points-secret = body jsou tajné
la-granja-points =
    { $points ->
        [one] { $points } vítězný bod
        [few] { $points } vítězné body
       *[other] { $points } vítězných bodů
    }
la-granja-empty = nic
la-granja-confirm = To nelze vzít zpět.
la-granja-round = Kolo { $round } ze 6
la-granja-deck =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
la-granja-discards =
    { $count ->
        [one] { $count } odhozená
        [few] { $count } odhozené
       *[other] { $count } odhozených
    }
la-granja-order = Pořadí hráčů
la-granja-card-number = Karta { $card }
la-granja-card-value =
    { $value ->
        [one] { $value } vítězný bod
        [few] { $value } vítězné body
       *[other] { $value } vítězných bodů
    }
la-granja-solo-starts = V pořadí jsi na prvním místě.
la-granja-solo-second = Před tvou volbou se odstraní kostka.
la-granja-end-who =
    { $winners-count ->
        [one] Vítězí { $winners }: { $scores }.
        [few] O vítězství se dělí { $winners }: { $scores }.
       *[other] O vítězství se dělí { $winners }: { $scores }.
    }
la-granja-end-tie-silver = { $players } mají stejně, { $score }. Rozhoduje, komu zbylo nejvíc stříbra: { $held }.
la-granja-end-tie-shared = { $players } mají stejně, { $score } i stříbro ({ $silver }): o vítězství se dělí.
la-granja-end-holds = { $player } { $silver }
la-granja-end-mark = Pravidla pro hru jednoho hráče žádný cíl neurčují. Tento je náš: bot Rychlý ho dosáhne v polovině her.

## The table in plain text, for the terminal

la-granja-text-round = Kolo { $value } ze 6
la-granja-text-step = Krok: { $step-name }
la-granja-text-market-spaces = Trh: { $items }
la-granja-text-market-spaces-item =
    { $closed ->
        [yes] { "" }
       *[no] { $space } (hodnota { $value }): { $owner }
    }
la-granja-text-owner-none = volné
la-granja-text-buildings-item =
    { $blocked ->
        [none] { $building-name }, žádá { $row }: { $rows }
       *[other] { $building-name }, žádá { $row }: blokuje žeton { $blocked }
    }
la-granja-text-rows-empty = nic nedodáno
la-granja-text-rows-item = { $player }, dodáno: { $delivered }
la-granja-text-dice = Kostky na polích výnosu: 1 × { $dice-1 }, 2 × { $dice-2 }, 3 × { $dice-3 }, 4 × { $dice-4 }, 5 × { $dice-5 }, 6 × { $dice-6 }
la-granja-text-roofs-display = Destičky střech: { $items }
la-granja-text-roofs-display-item = { $place } { $roof-name }, { la-granja-price }
la-granja-text-players-item =
    { $dens ->
        [none] { $player }: body { $points }, stříbrné { $silver }, obchodní komodity { $commodities }, prasata { $pigs } (míst: { $pig_spaces }), sklady: –, polnosti: { $fields }, pole siesty { $siesta }, karet v ruce { $hand_count }. { $cards }. Destičky střech: { $roofs }. Žetony řemesel: { $crafts }. Vzaté kostky: { $dice }. { $hand }
       *[other] { $player }: body { $points }, stříbrné { $silver }, obchodní komodity { $commodities }, prasata { $pigs } (míst: { $pig_spaces }), sklady: { $dens }, polnosti: { $fields }, pole siesty { $siesta }, karet v ruce { $hand_count }. { $cards }. Destičky střech: { $roofs }. Žetony řemesel: { $crafts }. Vzaté kostky: { $dice }. { $hand }
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
        [yes] { $good-name }, zralé
       *[no] { $good-name }, prázdná polnost
    }
la-granja-text-cards-barrow = Trakaře: { $items }
la-granja-text-cards-barrow-empty = Trakaře: žádné
la-granja-text-cards-barrow-item = { la-granja-card-value } ({ $symbols })
la-granja-text-symbols-item =
    { $delivered ->
        [yes] { $good-name } dodáno
       *[no] { $good-name }
    }
la-granja-text-cards-extension = Rozšíření: { $items }
la-granja-text-cards-extension-empty = Rozšíření: žádná
la-granja-text-cards-extension-item = { $gifts }
la-granja-text-cards-helper = Pomocníci: { $items }
la-granja-text-cards-helper-empty = Pomocníci: žádní
la-granja-text-cards-helper-item = { $name-name } ({ $effect-name })
la-granja-text-players-item-roofs-item =
    { $used ->
        [yes] { $roof-name }, použito
       *[no] { $roof-name }
    }
la-granja-text-crafts-item = { $building-name }
la-granja-text-hand = Ruka: { $items }
la-granja-text-hand-none = Ruka: skrytá
la-granja-text-hand-empty = Ruka: žádné karty
la-granja-text-hand-item =
    { $field ->
        [olive] karta { $card } [polnost: { la-granja-good-olive }; trakař: { $barrow }; rozšíření: { $extension }; pomocník: { $helper }]
        [grain] karta { $card } [polnost: { la-granja-good-grain }; trakař: { $barrow }; rozšíření: { $extension }; pomocník: { $helper }]
       *[grape] karta { $card } [polnost: { la-granja-good-grape }; trakař: { $barrow }; rozšíření: { $extension }; pomocník: { $helper }]
    }
la-granja-text-hand-item-field = { $good-name }
la-granja-text-hand-item-extension = { $items }
la-granja-text-hand-item-extension-item =
    { $value ->
        [delivery] { la-granja-gift-delivery }
        [silver] { la-granja-gift-silver }
       *[pig_space] { la-granja-gift-pig_space }
    }
la-granja-text-hand-item-barrow = { la-granja-card-value } za { $goods }
la-granja-text-hand-item-helper = { $name-name }, { $effect-name }
la-granja-text-scores = Body: { $items }
la-granja-text-scores-item = { $player } { $value }
la-granja-text-scores-item-none = { $player } ?
la-granja-text-points-none = ?

## 66 pomocníků: jména a co dělají

la-granja-name-chef = Kuchař
la-granja-name-negotiator = Vyjednavač
la-granja-name-porter = Nosič
la-granja-name-farm_worker = Pracovník na farmě
la-granja-name-village_elder = Vesnický stařešina
la-granja-name-merchant = Obchodník
la-granja-name-swineherd = Pasák vepřů
la-granja-name-storage_builder = Stavitel kůlny
la-granja-name-traveling_salesman = Obchodní cestující
la-granja-name-bookkeeper = Účetní
la-granja-name-goatherd = Pasáček koz
la-granja-name-storyteller = Vypravěčka
la-granja-name-gleaner = Sběračka klasů
la-granja-name-money_changer = Směnárník
la-granja-name-oil_miller = Olejář
la-granja-name-muleteer = Mezkař
la-granja-name-olive_lodge = Olivová lóže
la-granja-name-grain_lodge = Obilná lóže
la-granja-name-grape_lodge = Hroznová lóže
la-granja-name-schoolmaster = Učitel
la-granja-name-postwoman = Pošťačka
la-granja-name-scribe = Písař
la-granja-name-farm_servant = Čeledín
la-granja-name-innkeeper = Hostinská
la-granja-name-vintner = Vinař
la-granja-name-sausage_maker = Uzenářka
la-granja-name-olive_picker = Sběračka oliv
la-granja-name-reaper = Žnec
la-granja-name-grape_treader = Šlapačka hroznů
la-granja-name-pig_breeder = Chovatelka prasat
la-granja-name-livestock_dealer = Obchodník s dobytkem
la-granja-name-grocer = Hokynář
la-granja-name-smuggler = Pašerák
la-granja-name-wine_dealer = Obchodnice s vínem
la-granja-name-agricultural_worker = Zemědělský dělník
la-granja-name-roofer = Pokrývač
la-granja-name-carpenter = Tesař
la-granja-name-tiler = Taškářka
la-granja-name-donkey_driver = Oslařka
la-granja-name-coachman = Kočí
la-granja-name-stable_hand = Stájník
la-granja-name-hammock_maker = Výrobkyně hamak
la-granja-name-night_watchman = Ponocný
la-granja-name-beggar = Žebrák
la-granja-name-market_crier = Vyvolávačka
la-granja-name-market_guard = Strážce trhu
la-granja-name-stallholder = Stánkařka
la-granja-name-sweeper = Metař
la-granja-name-cart_builder = Výrobce trakařů
la-granja-name-foreman = Předák
la-granja-name-wheelwright = Koloděj
la-granja-name-beekeeper = Včelařka
la-granja-name-courier = Kurýr
la-granja-name-apprentice = Učeň
la-granja-name-guild_master = Cechmistr
la-granja-name-locksmith = Zámečnice
la-granja-name-tax_collector = Výběrčí daní
la-granja-name-gambler = Hazardér
la-granja-name-fortune_teller = Věštkyně
la-granja-name-sacristan = Kostelník
la-granja-name-shoemaker = Švec
la-granja-name-washerwoman = Pradlena
la-granja-name-barterer = Směňovač
la-granja-name-herb_woman = Bylinkářka
la-granja-name-water_carrier = Nosička vody
la-granja-name-alcalde = Starosta

## Keys of the table

la-granja-key-m = na trh
la-granja-key-b = k budovám řemeslníků
la-granja-key-d = ke kostkám
la-granja-key-r = ke střechám
la-granja-key-f = k farmě
la-granja-key-h = ke tvé ruce
la-granja-key-t = k tvému zboží a k tomu, co s ním jde dělat

## Co pomocníci dělají: složeno z toho, co o nich říká soubor komponent. $n je číslo, $pay a $gain jsou níže.
la-granja-effect-trigger = { $trigger-name }: { $gain }
la-granja-effect-trigger-paid = { $trigger-name }, { $pay }: { $gain }
la-granja-effect-action = ve svém tahu: { $gain }
la-granja-effect-modifier = { $modifier-name }
la-granja-effect-odd = { $odd-name }
la-granja-effect-action-paid = { $pay }: { $gain }
la-granja-modifier-upgrade_discount =
    { $amount ->
        [one] každé placené vylepšení tě stojí o 1 stříbrný méně
        [few] každé placené vylepšení tě stojí o { $amount } stříbrné méně
       *[other] každé placené vylepšení tě stojí o { $amount } stříbrných méně
    }
la-granja-modifier-pig_spaces =
    { $amount ->
        [one] další kóje pro prase
        [few] další { $amount } kóje pro prasata
       *[other] dalších { $amount } kójí pro prasata
    }
la-granja-modifier-roof_spaces =
    { $amount ->
        [one] další místo na destičku střechy
        [few] další { $amount } místa na destičky střech
       *[other] dalších { $amount } míst na destičky střech
    }
la-granja-modifier-hand_limit = tvůj limit ruky je o { $amount } vyšší
la-granja-modifier-offspring = na mládě stačí jedno prase
la-granja-modifier-pig_discount =
    { $amount ->
        [one] prasata tě stojí o 1 stříbrný méně
        [few] prasata tě stojí o { $amount } stříbrné méně
       *[other] prasata tě stojí o { $amount } stříbrných méně
    }
la-granja-modifier-harvest_sale =
    { $amount ->
        [one] olivy a obilí prodáváš o 1 stříbrný dráž
        [few] olivy a obilí prodáváš o { $amount } stříbrné dráž
       *[other] olivy a obilí prodáváš o { $amount } stříbrných dráž
    }
la-granja-modifier-grape_sale =
    { $amount ->
        [one] hrozny prodáváš o 1 stříbrný dráž
        [few] hrozny prodáváš o { $amount } stříbrné dráž
       *[other] hrozny prodáváš o { $amount } stříbrných dráž
    }
la-granja-modifier-sell_from_fields = zboží ze sklizně smíš prodávat přímo z polností
la-granja-modifier-roof_discount =
    { $amount ->
        [one] destičky střech tě stojí o 1 stříbrný méně
        [few] destičky střech tě stojí o { $amount } stříbrné méně
       *[other] destičky střech tě stojí o { $amount } stříbrných méně
    }
la-granja-modifier-extra_deliveries =
    { $amount ->
        [one] smíš koupit ještě jednu dodávku navíc
        [few] smíš koupit ještě { $amount } dodávky navíc
       *[other] smíš koupit ještě { $amount } dodávek navíc
    }
la-granja-modifier-free_extra_deliveries =
    { $amount ->
        [one] tvá první dodávka navíc v kole je zdarma
        [few] tvé první { $amount } dodávky navíc v kole jsou zdarma
       *[other] tvých prvních { $amount } dodávek navíc v kole je zdarma
    }
la-granja-modifier-deliveries =
    { $amount ->
        [one] v kroku 3 fáze přepravy máš o jednu dodávku víc
        [few] v kroku 3 fáze přepravy máš o { $amount } dodávky víc
       *[other] v kroku 3 fáze přepravy máš o { $amount } dodávek víc
    }
la-granja-modifier-barrow_places =
    { $amount ->
        [one] další místo na trakař
        [few] další { $amount } místa na trakaře
       *[other] dalších { $amount } míst na trakaře
    }
la-granja-modifier-locksmith = smíš dodávat do budovy s nejnižším zbylým žetonem pořadí
la-granja-odd-porter = když si vezmeš kostku 2 nebo 6, využij obě možnosti jejího pole
la-granja-odd-village_elder = před hodem označ pole výnosu: jeho poslední kostku smíš vzít jen ty
la-granja-odd-merchant = když si vezmeš kostku, { $pay }: využij i pole výnosu s číslem kola
la-granja-odd-traveling_salesman = při výměně komodity navíc: { $gain }; tento druh výměny už ale znovu použít nesmíš
la-granja-odd-bookkeeper = zvol druh zboží; za každý jeho symbol na tvých trakařích: { $gain }
la-granja-odd-lodge = vyměň libovolný počet kusů zboží ze sklizně ze skladů až za: { $gain }
la-granja-odd-market_guard = má-li tvůj žeton opustit trh, { $pay }: zůstane
la-granja-odd-gambler = než si vezmeš kostku, jednu přehoď
la-granja-odd-fortune_teller = využij pole výnosu o jedno vyšší nebo nižší, než je tvá kostka
la-granja-odd-sacristan = místo akce poslední kostky: { $gain }
la-granja-odd-barterer = když naplníš trakař, ponech si jeden kus jeho zboží
la-granja-odd-water_carrier = růst: polnost, na které zboží ještě leží, dá další kus do skladu
la-granja-trigger-die_1 = když si vezmeš kostku 1
la-granja-trigger-die_2 = když si vezmeš kostku 2
la-granja-trigger-die_3 = když si vezmeš kostku 3
la-granja-trigger-die_4 = když si vezmeš kostku 4
la-granja-trigger-die_5 = když si vezmeš kostku 5
la-granja-trigger-die_6 = když si vezmeš kostku 6
la-granja-trigger-marker_removed = kdykoli je tvůj žeton odstraněn z trhu
la-granja-trigger-income_with_field = při příjmu, máš-li aspoň jednu polnost
la-granja-trigger-income_per_richer = při příjmu, za každého, kdo má víc stříbrných než ty
la-granja-trigger-growth_olive = při růstu, máš-li polnost s olivami
la-granja-trigger-growth_grain = při růstu, máš-li polnost s obilím
la-granja-trigger-growth_grape = při růstu, máš-li polnost s hrozny
la-granja-trigger-after_draw = po doplnění ruky
la-granja-trigger-roof_bought = když koupíš destičku střechy
la-granja-trigger-deliveries_begin = když začínají tvé dodávky
la-granja-trigger-siesta_step = v kroku 2 fáze přepravy
la-granja-trigger-scoring_first = při bodování, jsi-li v pořadí na prvním místě
la-granja-trigger-scoring_last = při bodování, jsi-li v pořadí na posledním místě
la-granja-trigger-scoring_three_markers = při bodování, máš-li na trhu aspoň tři žetony
la-granja-trigger-marker_placed = když umístíš žeton na trh
la-granja-trigger-marker_taken = když odstraníš cizí žeton z trhu
la-granja-trigger-helper_played = když zahraješ dalšího pomocníka
la-granja-trigger-barrow_done = když naplníš trakař
la-granja-trigger-building_done = když zcela zásobíš budovu
la-granja-trigger-end_per_extension = na konci hry za každé rozšíření farmy
la-granja-pay-olive = vrať { $n } × olivy
la-granja-pay-grain = vrať { $n } × obilí
la-granja-pay-grape = vrať { $n } × hrozny
la-granja-pay-pig =
    { $n ->
        [one] vrať 1 prase
        [few] vrať { $n } prasata
       *[other] vrať { $n } prasat
    }
la-granja-pay-food = vrať { $n } × jídlo
la-granja-pay-wine = vrať { $n } × víno
la-granja-pay-meat = vrať { $n } × uzené maso
la-granja-pay-silver =
    { $n ->
        [one] zaplať 1 stříbrný
        [few] zaplať { $n } stříbrné
       *[other] zaplať { $n } stříbrných
    }
la-granja-pay-point =
    { $n ->
        [one] zaplať 1 vítězný bod
        [few] zaplať { $n } vítězné body
       *[other] zaplať { $n } vítězných bodů
    }
la-granja-pay-commodity =
    { $n ->
        [one] vrať obchodní komoditu
        [few] vrať { $n } obchodní komodity
       *[other] vrať { $n } obchodních komodit
    }
la-granja-pay-card = odhoď kartu z ruky
la-granja-pay-two_harvest = vrať dvě různá zboží ze sklizně ze skladů
la-granja-count-olive = { $n } × olivy
la-granja-count-grain = { $n } × obilí
la-granja-count-grape = { $n } × hrozny
la-granja-count-field_olive = { la-granja-count-olive } z polnosti
la-granja-count-field_grain = { la-granja-count-grain } z polnosti
la-granja-count-field_grape = { la-granja-count-grape } z polnosti
la-granja-count-pig =
    { $n ->
        [one] 1 prase
        [few] { $n } prasata
       *[other] { $n } prasat
    }
la-granja-count-food = { $n } × jídlo
la-granja-count-wine = { $n } × víno
la-granja-count-meat = { $n } × uzené maso
la-granja-count-silver =
    { $n ->
        [one] 1 stříbrný
        [few] { $n } stříbrné
       *[other] { $n } stříbrných
    }
la-granja-count-point =
    { $n ->
        [one] 1 vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }
la-granja-count-commodity =
    { $n ->
        [one] obchodní komodita
        [few] { $n } obchodní komodity
       *[other] { $n } obchodních komodit
    }
la-granja-count-draw =
    { $n ->
        [one] dober si 1 kartu
        [few] dober si { $n } karty
       *[other] dober si { $n } karet
    }
la-granja-count-play =
    { $n ->
        [one] zahraj kartu z ruky
        [few] zahraj { $n } karty z ruky
       *[other] zahraj { $n } karet z ruky
    }
la-granja-count-card =
    { $n ->
        [one] dober nebo zahraj kartu
        [few] dober nebo zahraj { $n } karty
       *[other] dober nebo zahraj { $n } karet
    }
la-granja-count-upgrade =
    { $n ->
        [one] vylepši zdarma jeden kus zboží
        [few] vylepši zdarma { $n } kusy zboží
       *[other] vylepši zdarma { $n } kusů zboží
    }
la-granja-count-siesta =
    { $n ->
        [one] krok na stupnici siesty
        [few] { $n } kroky na stupnici siesty
       *[other] { $n } kroků na stupnici siesty
    }
la-granja-count-delivery =
    { $n ->
        [one] dodávka
        [few] { $n } dodávky
       *[other] { $n } dodávek
    }
la-granja-count-roof = otoč použitou destičku střechy zpět
la-granja-count-harvest =
    { $n ->
        [one] zboží ze sklizně podle volby
        [few] { $n } kusy zboží ze sklizně podle volby
       *[other] { $n } kusů zboží ze sklizně podle volby
    }

### Stůl: jeho části, a co věci říkají při klepnutí

la-granja-village = Vesnice
la-granja-farm = Farma
la-granja-all-farms = Všechny farmy
la-granja-points-hidden = body skryté
la-granja-barrows-lack = Trakařům chybí
la-granja-own-roof-place = Volné místo pro destičku střechy: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
la-granja-market-help = Žeton hodnoty { $value }. Nový žeton odstraní cizí žetony na sousedních nižších polích; žetony, které tu na konci kola zůstanou, přinášejí body.
la-granja-dice-help = Ve fázi výnosu si z pole vezmeš kostku a hned využiješ, co pole dává.
la-granja-roofs-help = Destičky střech se kupují na konci fáze farmaření, pokud to stříbro a střecha dovolí.
la-granja-why-roof-full = Tvá střecha nemá volné místo.
la-granja-why-dear = Příliš drahé: chybí stříbro ({ $missing }).
la-granja-barrow-help = Ve fázi přepravy se zboží dodává do beden; plný trakař přinese své body, obchodní komoditu a žeton na trh.
la-granja-field-help = Na prázdné polnosti ve fázi farmaření znovu vyroste její zboží. Zralé zboží lze dodat přímo odsud.
la-granja-extension-help = Rozšíření zůstává: své výhody dává až do konce hry.
la-granja-income-help = Tvůj příjem v každém kole, limit karet v ruce a dodávky navíc.
la-granja-donkeys-help = Každou destičku oslíka lze použít jednou za tři kola: určuje, kolik dodávek a kroků siesty dostaneš.
la-granja-about-olive = Zboží ze sklizně. Dodává se tak, jak je, nebo se vylepší na jídlo.
la-granja-about-grain = Zboží ze sklizně. Dodává se tak, jak je, nebo se vylepší na jídlo.
la-granja-about-grape = Zboží ze sklizně. Dodává se tak, jak je, nebo se vylepší na víno.
la-granja-about-food = Vylepšené zboží z oliv nebo obilí.
la-granja-about-wine = Vylepšené zboží z hroznů.
la-granja-about-meat = Vylepšené zboží z prasete.
la-granja-about-pig = Prase potřebuje kóji; ke dvěma prasatům přibude ve fázi farmaření třetí.
la-granja-about-silver = Za stříbro se kupuje zboží, destičky střech a dodávky navíc.
la-granja-about-commodity = Obchodní komoditu lze kdykoli vyměnit: za stříbro, zboží, kartu, prase nebo vylepšení.
la-granja-store-buy =
    { $price ->
        [one] koupit za { $price } stříbrný
        [few] koupit za { $price } stříbrné
       *[other] koupit za { $price } stříbrných
    }
la-granja-store-sell =
    { $price ->
        [one] prodat za { $price } stříbrný
        [few] prodat za { $price } stříbrné
       *[other] prodat za { $price } stříbrných
    }
la-granja-store-upgrade =
    { $price ->
        [one] vylepšit za { $price } stříbrný
        [few] vylepšit za { $price } stříbrné
       *[other] vylepšit za { $price } stříbrných
    }
la-granja-action-done-more = Hotovo: nic dalšího
la-granja-decline = Ne
la-granja-decline-roof = Bez střechy
la-granja-decline-play = Žádná karta
la-granja-go-grow = Nechat růst
la-granja-go-siesta = Postoupit
la-granja-go-pause =
    { $before ->
        [turn_end] Ukončit tah
       *[income] Vzít příjem
    }
la-granja-give = Odevzdat
la-granja-may = Ještě můžeš { $what }: vyber na své farmě něco s tečkovaným okrajem.
la-granja-passed = V tomto kole už odmítnuto, stále možné: { $what }.
la-granja-can-buy = nakoupit zboží
la-granja-can-sell = prodat zboží
la-granja-can-upgrade = vylepšit zboží
la-granja-can-trade = vyměnit obchodní komoditu
la-granja-can-use = použít destičku střechy
la-granja-can-helper = zapojit pomocníka
la-granja-only-deliver = Nic z tvého zboží teď není potřeba. Tvé budovy a trakaře potřebují: { $asked }.
la-granja-only-silver = Každá dodávka stojí 1 stříbrný a ty žádný nemáš.
la-granja-only-roof =
    { $why ->
        [full] Tvá střecha nemá volné místo.
        [none] Žádná destička střechy není v nabídce.
       *[dear] Nejlevnější destička stojí { la-granja-price }, a ty máš { $silver }.
    }
la-granja-only-grow = Předtím nelze udělat nic jiného.
la-granja-only-siesta = Předtím nelze udělat nic jiného.
la-granja-only-pause = Předtím nelze udělat nic jiného.
la-granja-only-upgrades = Nic z toho, co máš, nelze vylepšit.
la-granja-only-6 = Nemáš nic, co by teď šlo dodat.
la-granja-could-raise = Předtím si můžeš opatřit stříbro: vyber na své farmě něco s tečkovaným okrajem.

## Co se teď dá dělat a proč: pro první hru

la-granja-goal-play = Cíl: farma, která brzy dává zboží a později ho dodává.
la-granja-guide-play = Zahraj kartu jednou z jejích čtyř stran. Polnosti každé kolo urodí zboží a rozšíření dávají karty, příjem nebo místo: obojí se nejvíc vyplatí brzy. Trakaře a pomocníci mění zboží v body.
la-granja-guide-played = Tvé karty tohoto kola jsou zahrané. „Hotovo“ ti doplní ruku a začne další hráč. Předtím ještě můžeš použít cokoli, co má na tvé farmě tečkovaný okraj.
la-granja-guide-grow = Každá prázdná polnost teď urodí své zboží a ke dvěma nebo více prasatům přibude jedno další, je-li pro ně místo. Co teď vylepšíš z plné polnosti, uvolní ji pro další růst.
la-granja-goal-roof = Cíl: užitečná destička střechy, dokud je levná.
la-granja-guide-roof = Destička střechy se použije jednou a každé další místo na střeše dává víc bodů. Stojí tolik, kolikáté je kolo: ty první jsou levné.
la-granja-goal-mark = Cíl: pole výnosu, které ti nikdo nevezme.
la-granja-guide-mark = Označ pole výnosu: poslední kostku na něm smíš vzít jen ty. Vyber, co tvá farma nejvíc potřebuje.
la-granja-goal-take = Cíl: to, co ještě chybí tvé další budově nebo trakaři.
la-granja-guide-take = Za kolo si vezmeš dvě kostky a hned využiješ jejich pole; poslední kostku využijí všichni. Ber i to, co chtějí ostatní, a nech ležet kostku, která se ti hodí ještě jednou.
la-granja-goal-die = Cíl: to, co ještě chybí tvé další budově nebo trakaři.
la-granja-guide-die = Vyber, co ti toto pole výnosu dá. Zboží plní budovy a trakaře, stříbrem platíš za střechy a dodávky, klobouky tě posunou v pořadí.
la-granja-guide-offer = Tvůj pomocník by teď mohl pracovat, ale chce zaplatit. Porovnej, kolik stojí a co přinese; i odmítnout je dobré rozhodnutí.
la-granja-goal-deliver = Cíl: dokončit budovu nebo trakař.
la-granja-guide-deliver = Při každé dodávce odvezeš jeden kus zboží. Body dá až dokončená budova nebo plný trakař: je lepší jednu věc dokončit než mnoho začít.
la-granja-guide-delivered = Všechny tvé dodávky jsou hotové, „Hotovo“ je ukončí. Předtím ještě můžeš použít cokoli, co má na tvé farmě tečkovaný okraj: třeba pomocníka nebo destičku střechy.
la-granja-goal-extra = Cíl: dokončit budovu nebo trakař ještě v tomto kole.
la-granja-guide-extra = Za stříbro koupíš další dodávky. Kup je, když díky nim v tomto kole dokončíš budovu nebo trakař; pět ušetřených stříbrných je na konci jen bod.
la-granja-guide-extras = Můžeš platit jednu dodávku za druhou a kdykoli přestat. Vyplatí se to, když díky nim v tomto kole dokončíš budovu nebo trakař.
la-granja-guide-merchant = Za bod smíš využít ještě jedno pole výnosu, to s číslem kola. Plať, jen když přinese víc než ten bod.
la-granja-guide-siesta = Tvůj žeton se teď na stupnici siesty posune o tolik polí, kolik klobouků má tvůj oslík. Předtím použij, co ho posune ještě dál: kdo nejvíc odpočívá, začíná, a stupnice dává body.
la-granja-guide-income = Zelinář ti každé kolo dá zboží ze sklizně nebo prase. Vezmi to, na co čeká budova nebo tvůj trakař.
la-granja-guide-pause = Něco se teď stane samo od sebe, a co využiješ předtím, se už započítá: třeba karta zahraná teď jako rozšíření farmy zvýší příjem, který vzápětí přijde.
la-granja-guide-turn_end = Tvůj tah za chvíli skončí. Použij destičku střechy, pomocníka nebo obchodní komoditu teď, pokud tím něco dokončíš dřív než ostatní; všechno půjde použít i později.
la-granja-guide-discard = Máš víc karet, než smíš držet. Odhoď tu, kterou nejméně využiješ; rozšíření limit zvyšují.
la-granja-guide-choice = Vezmi si jedno z nabídky. Nejdřív se podívej, co chybí budovám a tvým trakařům: z toho budou body.
la-granja-guide-pair = Zboží plní budovy a trakaře tak, jak je, nebo ho vylepšíš na jídlo a víno. Vezmi to, které je nejvíc potřeba.
la-granja-guide-card = Karta navíc: jednu hned zahraj, nebo dober pro větší výběr. Zahrát hned je silnější, když máš dobrou kartu.
la-granja-guide-upgrades = Vylepšuj zdarma: olivy a obilí na jídlo, hrozny na víno, prasata na uzené maso. Vylepši to, co potřebuje budova nebo trakař; vylepšené zboží nejde prodat.
la-granja-guide-pay = Zaplať rozšíření různým zbožím; stříbro a body se počítají také. Dej to, na co nečeká žádná budova ani tvůj trakař.
la-granja-guide-replace = Není místo: jedna z karet odejde natrvalo. Vyřaď tu, která ti odteď přinese nejméně.
la-granja-goal-donkey = Cíl: tolik dodávek, na kolik máš zboží.
la-granja-guide-donkey = Rozděl si kolo: hodně oslíků uveze hodně zboží, hodně klobouků dá body a lepší pořadí. Nejdřív spočítej, co můžeš dovézt.
la-granja-goal-market = Cíl: pole, na kterém tvůj žeton zůstane mnoho kol.
la-granja-guide-market = Tvůj žeton dá bod na konci každého kola, dokud na trhu zůstane. Cizí žetony na sousedních nižších polích teď odstraní a za každý získáš bod.
la-granja-guide-barter = Směňovač ti nechá jeden kus z právě dokončeného trakaře. Nech si ten, který můžeš znovu dovézt.
la-granja-guide-lodge = Vyměň zboží ze sklizně ze svých skladů za to, které dává tento pomocník. Měň, co nikdo nechce, a nech si, co budova nebo trakař ještě potřebuje.
la-granja-guide-name = Zvol druh zboží: počítá se každý jeho symbol na tvých trakařích. Prohlédni je všechny a zvol ten nejčastější.
la-granja-guide-give_card = Pomocník chce kartu z ruky. Odevzdej tu, jejíž čtyři strany ti pomohou nejméně.
la-granja-guide-give_pair = Pomocník chce dva kusy zboží ze sklizně. Odevzdej ty, na které nečeká žádná budova ani tvůj trakař.
la-granja-guide-turn = Použitou destičku střechy smíš použít znovu. Vyber tu, jejíž účinek ti teď pomůže nejvíc.
la-granja-guide-shift = Smíš využít jiné pole výnosu, než ukazuje tvá kostka. Vyber to, které tvá farma nejvíc potřebuje.
la-granja-guide-double = Smíš zdvojnásobit body místa na střeše, které se právě zakrylo. Čím víc vpravo, tím víc to dá.
la-granja-guide-help = Tvůj pomocník by teď mohl pracovat. Řekni ne, kdyby ti jeho práce spíš uškodila.
la-granja-guide-step = Kolář nabízí krok navíc na stupnici siesty. Posune tě v pořadí a možná přinese bod.
la-granja-guide-guard = Jeden tvůj žeton má opustit trh. Zachránit ho se vyplatí, když bude bodovat ještě mnoho kol.
la-granja-guide-free = Všechny tvé žetony jsou použité a jeden je potřeba. Uvolni ten, který ti tam, kde je, slouží nejméně; nechceš-li právě získané zboží, vzdej se ho.

## Symboly

la-granja-symbols-signs = Zboží a znaky
la-granja-symbols-roofs = Střechy
la-granja-symbols-revenue = Pole výnosu
la-granja-symbols-buildings = Budovy řemeslníků
la-granja-symbol-olive = Olivy, zboží ze sklizně. Vylepší se na jídlo.
la-granja-symbol-grain = Obilí, zboží ze sklizně. Vylepší se na jídlo.
la-granja-symbol-grape = Hrozny, zboží ze sklizně. Vylepší se na víno.
la-granja-symbol-pig = Prase. Ke dvěma přibude třetí, je-li místo; vylepší se na uzené maso.
la-granja-symbol-food = Jídlo, vylepšené zboží. Dodává se, neprodává.
la-granja-symbol-wine = Víno, vylepšené zboží. Dodává se, neprodává.
la-granja-symbol-meat = Uzené maso, vylepšené zboží. Dodává se, neprodává.
la-granja-symbol-silver = Stříbro. Platí se jím za střechy, zboží, vylepšení i dodávky; na konci je za pět stříbrných bod.
la-granja-symbol-point = Vítězný bod.
la-granja-symbol-commodity = Obchodní komodita. Kdykoli ji vyměň: za stříbro, zboží, kartu, prase nebo vylepšení.
la-granja-symbol-crate = Bedna: místo pro zboží, které je třeba dovézt.
la-granja-symbol-harvest = Libovolné zboží ze sklizně: olivy, obilí nebo hrozny.
la-granja-symbol-upgraded = Libovolné vylepšené zboží: jídlo, víno nebo uzené maso.
la-granja-symbol-upgrade = Vylepšení: tvé zboží se změní v lepší.
la-granja-symbol-delivery = Dodávka: dovez zboží k budově nebo na trakař.
la-granja-symbol-donkey = Oslík. Každý uveze jednu dodávku ve fázi přepravy.
la-granja-symbol-hat = Klobouk: krok na stupnici siesty. Kdo nejvíc odpočíval, začíná.
la-granja-symbol-card = Karta farmy.
la-granja-symbol-hand = Karty v ruce a kolik jich smí být.
la-granja-symbol-play = Zahrát kartu.
la-granja-symbol-draw = Dobrat kartu.
la-granja-symbol-field = Polnost. Prázdná urodí každé kolo své zboží.
la-granja-symbol-barrow = Trakař. Plný dá své body, komoditu a žeton na trh.
la-granja-symbol-extension = Rozšíření farmy: karta v ruce navíc a dvě výhody.
la-granja-symbol-helper = Pomocník.
la-granja-symbol-people = Ostatní hráči.
la-granja-symbol-sty = Kóje pro prase.
la-granja-symbol-income = Tvůj příjem z rozšíření a řemesel.
la-granja-symbol-roof = Destička střechy: jedno použití a body za místo.
la-granja-symbol-building = Budova řemeslníka. Plný řádek dá body a žeton řemesla.
la-granja-symbol-market = Trh. Každý žeton tam dá každé kolo bod.
la-granja-symbol-marker = Žeton hráče.
la-granja-symbol-dice = Kostka nebo fáze výnosu.
la-granja-symbol-first = Začínající hráč nebo místo v pořadí.
la-granja-symbol-once = Jednou za kolo.
la-granja-symbol-turn = Otočit nebo hodit znovu: použije se ještě jednou.
la-granja-symbol-swap = Vyměnit jedno za druhé.
la-granja-symbol-lock = Zůstane na místě, nebo ti zůstane otevřené.
la-granja-symbol-ban = To se nestane, nebo se toho vzdáš.
la-granja-symbol-arrow = Co je před šipkou, se dá za to, co je za ní, nebo k tomu vede.

## Komponenty na stránce s pravidly

la-granja-components-player_board = Deska farmy
la-granja-component-player_board-buy = nákupní ceny
la-granja-component-player_board-sell = prodejní ceny
la-granja-component-player_board-upgrade = kolik stojí vylepšení
la-granja-component-player_board-price_of_pigs = cena prasat
la-granja-component-player_board-upgrade_of_pigs = kolik stojí vylepšení prasat
la-granja-component-player_board-roof_points = body střech
la-granja-component-player_board-sixth_roof_place = šesté místo pro střechy
la-granja-component-player_board-hand_limit = limit karet v ruce
la-granja-component-player_board-extra_deliveries = dodávky navíc
la-granja-component-player_board-pig_spaces = místa pro prasata
la-granja-component-player_board-markers = žetony každého hráče
la-granja-component-player_board-start = s čím všichni začínají
la-granja-components-siesta = Stupnice siesty a oslíci
la-granja-component-siesta-points = body polí
la-granja-component-siesta-hats = klobouky na destičkách s 1 až 4 oslíky
la-granja-components-building = { la-granja-buildings }
la-granja-component-building = Budova řemeslníka { $number }
la-granja-component-building-name = název
la-granja-component-building-row = žádá
la-granja-components-small_market = Malý trh
la-granja-component-small_market-spaces = hodnoty polí
la-granja-component-small_market-start = kde na začátku leží žetony
la-granja-component-small_market-two_values = dvě z hodnot
la-granja-components-large_market = Velký trh: vnější pole
la-granja-component-large_market-outer = hodnoty polí
la-granja-component-large_market-closed_deluxe_3_players = zavřená v Deluxe ve třech
la-granja-components-roofs = { la-granja-roofs }
la-granja-component-roofs-original = původní vydání, podle kol
la-granja-component-roofs-deluxe = Deluxe, podle kol
la-granja-component-roofs-effects = co dělají
la-granja-component-roofs-how_often_deluxe = kolikrát je která ve hře (Deluxe)
la-granja-component-roofs-how_often_original = kolikrát je která ve hře (původní vydání)
la-granja-components-roof_phases = Destičky střech: kdy se smějí použít
la-granja-components-card = Karty
la-granja-component-card = Karta { $number }
la-granja-component-card-number = číslo
la-granja-component-card-field = { la-granja-side-field }
la-granja-component-card-barrow = { la-granja-side-barrow }
la-granja-component-card-extension = { la-granja-side-extension }
la-granja-component-card-helper = { la-granja-side-helper }
la-granja-component-card-name = jméno pomocníka
la-granja-printed-round = { $round }. kolo: { $roofs }
la-granja-printed-spaces = počet polí: { $n }
la-granja-printed-points = body
la-granja-printed-cards = karty
la-granja-printed-count = { $what }: { $n }
la-granja-component-roof_phases-delivery = { la-granja-roof-delivery }
la-granja-component-roof_phases-bought_delivery = { la-granja-roof-bought_delivery }
la-granja-component-roof_phases-change_die_1 = { la-granja-roof-change_die_1 }
la-granja-component-roof_phases-change_die_2 = { la-granja-roof-change_die_2 }
la-granja-component-roof_phases-double_roof_points = { la-granja-roof-double_roof_points }

## Fields for correcting what is printed

la-granja-edit-effect = co dělá
la-granja-edit-amount = číslo
la-granja-edit-pay = platí
la-granja-edit-gain = přináší
la-granja-edit-phases = působí v (nic nevybráno: všude)
la-granja-edit-goods = symboly
la-granja-edit-round = kolo { $round }
la-granja-edit-row = řada { $row }
la-granja-edit-space = pole { $space } ({ $value })
la-granja-edit-places = kde leží (řady shora, místa zleva)
la-granja-edit-place = řada { $row }, místo { $place }
la-granja-edit-action = V tahu svého majitele
la-granja-edit-mode-trigger = Když se něco stane
la-granja-edit-mode-action = V tahu svého majitele
la-granja-edit-mode-modifier = Dokud tam je
la-granja-edit-mode-odd = S vlastním pravidlem

## What is wrong with a set

la-granja-fault-same-helper = Tohoto pomocníka má i jiná karta: { $name-name }.
la-granja-fault-helper-name = Název musí začínat písmenem.
la-granja-fault-one-effect = Pomocník musí mít právě jeden účinek.
la-granja-fault-not-with-effect = To se s účinkem pomocníka neslučuje.
la-granja-fault-must-be-once = Účinek musí být omezen na jednou za kolo, jinak by se mohl opakovat donekonečna.
la-granja-fault-other-phase = Účinek nastává ve fázi, ve které pomocník nepůsobí: { $phase-name }. Přidej ji.
la-granja-fault-payment = Platit lze jen jedním druhem věcí, v počtu 1–{ $most }.
la-granja-fault-single-payment = Zaplatit lze jen jednou kartou nebo jednou dvojicí zboží, ne víc.
la-granja-fault-gain = Pomocník musí přinášet jednu nebo dvě různé věci, každou v počtu 1–{ $most }.
la-granja-fault-choices = Pomocník dává příliš mnoho na výběr (smí nejvýše: { $count }), nebo otáčí víc než jednu destičku střechy.
la-granja-fault-nothing-chosen = Účinek přichází uprostřed jiné akce. Pomocník proto smí přinášet jen zboží, stříbrné, body, dobrané karty a kroky siesty, nic, co se vybírá.
la-granja-fault-no-payment = Za tento účinek se nesmí nic platit.
la-granja-fault-gain-of-rule = S tímto pravidlem musí pomocník přinášet právě jednu z nabízených věcí.
la-granja-fault-no-gain = S tímto pravidlem nesmí pomocník přinášet nic dalšího.
la-granja-fault-payment-of-rule = Za toto pravidlo se smí platit jen zbožím, stříbrnými nebo body.
la-granja-fault-dearer = Nákup musí stát víc, než kolik přinese prodej: { $good-name }.
la-granja-fault-spaces = Počet polí musí být přesně { $count }, s hodnotami { $least }–{ $most }.
la-granja-fault-one-place = Dvě pole nesmějí ležet na stejném místě.
la-granja-fault-start-spaces = Místa na začátku musí být různá pole malého trhu, každé s vyšší hodnotou než předchozí.
la-granja-fault-closed-spaces = Zavřená smějí být jen vnější pole velkého trhu.
la-granja-fault-roofs = Pro každé kolo (počet kol: { $rounds }) vyber destičky střech (na kolo: { $count }).
la-granja-fault-too-many-chains = Příliš mnoho pomocníků mění ceny nebo působí znovu a znovu, každý jinak: { $found }. Zda by hráč mohl pokračovat donekonečna, se ověřuje jen do tohoto počtu: { $most }.
la-granja-fault-endless =
    { $goods-count ->
        [0] Možná nekonečná smyčka: { $steps }.
       *[other] Možná nekonečná smyčka: { $steps } ({ $goods }).
    }
la-granja-fault-endless-with =
    { $goods-count ->
        [0] S těmito pomocníky by hráč mohl pokračovat donekonečna ({ $helpers }): { $steps }.
       *[other] S těmito pomocníky by hráč mohl pokračovat donekonečna ({ $helpers }): { $steps } ({ $goods }).
    }

# What is done over and over, in that.
la-granja-exchange-buy = nakupovat
la-granja-exchange-sell = prodávat
la-granja-exchange-upgrade = vylepšovat
la-granja-exchange-free_upgrade = vylepšovat zdarma
la-granja-exchange-trade = vyměňovat obchodní komoditu
la-granja-exchange-gain = brát zboží ze sklizně
la-granja-exchange-keep = ponechávat si zboží z trakaře
la-granja-exchange-draw = dobírat kartu
la-granja-exchange-card_to_play = rozhodnout se zahrát kartu
la-granja-exchange-play_barrow = zahrát trakař
la-granja-exchange-play_helper = zahrát pomocníka
la-granja-exchange-use_roof = využít destičku střechy
la-granja-exchange-fill_barrow = naplnit trakař

## Answers that may stand

la-granja-answer-no-roof = Nekupovat střechu
la-granja-answer-helper = Tohoto pomocníka použít vždy: { $about }
la-granja-answer-no-helper = Tohoto pomocníka nepoužít nikdy: { $about }
la-granja-answer-no-delivery = Pasovat, dokud nejde nic dodat
la-granja-answer-no-extra = Nekupovat dodávky navíc
la-granja-answer-no-mark = Nikdy neoznačovat pole výnosu
