# No Siesta: words of the game. What happened, actions, options, the table in plain text.
# A fact `good: olive` of an event or an action also gives `$good-name`, worded by `no-siesta-good-olive`.

no-siesta-title = La Granja: No Siesta!
no-siesta-tagline = Označ, zaškrtni, dodej: svižná kostková hra o farmách u rybníka v Esporles.
no-siesta-credits = Hra Andrease Odendahla, poprvé vydaná roku 2016 u Stronghold Games.

## Revenues, dice, what is marked of them, and what is crossed off with

no-siesta-good-olive = olivy
no-siesta-good-grain = obilí
no-siesta-good-grape = hrozny
no-siesta-good-pig = prase
no-siesta-good-donkey = oslík
no-siesta-good-hat = klobouk
no-siesta-good-silver = stříbro
no-siesta-good-commodity = obchodní komodita
no-siesta-good-change_revenue = změna výnosů
no-siesta-good-point = vítězný bod
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
no-siesta-die-olive_grain = olivy a obilí
no-siesta-die-grape = { no-siesta-good-grape }
no-siesta-die-pig = { no-siesta-good-pig }
no-siesta-die-donkey = { no-siesta-good-donkey }
no-siesta-die-hat = { no-siesta-good-hat }
no-siesta-die-silver = { no-siesta-good-silver }
no-siesta-mark-all = označit
no-siesta-mark-olive = označit jen olivy
no-siesta-mark-grain = označit jen obilí
no-siesta-mark-nothing = neoznačit nic
no-siesta-source-loose = vedle desky
no-siesta-source-disc = z desky
no-siesta-source-commodity = za komoditu
no-siesta-source-swap_loose = záměna klobouku a oslíka, vedle desky
no-siesta-source-swap_disc = záměna klobouku a oslíka, z desky
no-siesta-by =
    { $source ->
        [disc] { "" }
       *[other] { " " }({ $source-name })
    }

## Counted: $n of each

no-siesta-count-olive = { $n } × olivy
no-siesta-count-grain = { $n } × obilí
no-siesta-count-grape = { $n } × hrozny
no-siesta-count-pig =
    { $n ->
        [one] 1 prase
        [few] { $n } prasata
       *[other] { $n } prasat
    }
no-siesta-count-donkey =
    { $n ->
        [one] 1 oslík
        [few] { $n } oslíci
       *[other] { $n } oslíků
    }
no-siesta-count-hat =
    { $n ->
        [one] 1 klobouk
        [few] { $n } klobouky
       *[other] { $n } klobouků
    }
no-siesta-count-silver =
    { $n ->
        [one] 1 stříbrný
        [few] { $n } stříbrné
       *[other] { $n } stříbrných
    }
no-siesta-count-commodity =
    { $n ->
        [one] obchodní komodita
        [few] { $n } obchodní komodity
       *[other] { $n } obchodních komodit
    }
no-siesta-count-point =
    { $n ->
        [one] 1 vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }
no-siesta-count-change_revenue = posuň dva žetony o krok, nebo jeden o dva
no-siesta-paid-loose = { $n } × vedle desky
no-siesta-paid-disc = { $n } × z desky
no-siesta-paid-commodity =
    { $n ->
        [one] za komoditu
        [few] za { $n } komodity
       *[other] za { $n } komodit
    }
no-siesta-paid-swap_loose = klobouk vedle desky jako oslík
no-siesta-paid-swap_disc = klobouk z desky jako oslík
no-siesta-points =
    { $points ->
        [one] { $points } vítězný bod
        [few] { $points } vítězné body
       *[other] { $points } vítězných bodů
    }

## Helpers: names, and what they do

no-siesta-helper-roof_choice = Volba střech
no-siesta-helper-change_revenue = Změna výnosu
no-siesta-helper-trade_good = Dálkový obchod (plodina)
no-siesta-helper-storage_silver = Sklad a stáj
no-siesta-helper-no_donkeys = Trakaře (bez oslíků)
no-siesta-helper-commodity_hat = Siesta
no-siesta-helper-roof_costs = Cena střechy
no-siesta-helper-any_order = Trakaře (libovolné pořadí)
no-siesta-helper-trade_hat = Dálkový obchod (klobouk)
no-siesta-helper-siesta_or_work = Siesta, nebo práce
no-siesta-helper-clear_storage = Vyklizení skladu a stáje
no-siesta-helper-copy = Pomocníci (kopie)
no-siesta-does-roof_choice = kdykoli uzavřeš mezeru ve střeše, dober dvě destičky a jednu si nech
no-siesta-does-change_revenue = jednou za fázi bodování posuň žeton o krok po šipkách své desky výnosů
no-siesta-does-trade_good = každý tvůj dálkový obchod přinese i plodinu podle volby, k použití v téže fázi
no-siesta-does-storage_silver = každá úplná sada ve skladu a každý úplný pár ve stáji ti přinese 1 stříbrný, k použití v téže fázi
no-siesta-does-no_donkeys = tvé trakaře jedou na trh bez oslíků
no-siesta-does-commodity_hat = jednou za fázi bodování použij komoditu jako klobouk
no-siesta-does-roof_costs = každá další destička střechy tě stojí o 1 stříbrný méně
no-siesta-does-any_order = nakládej trakaře v libovolném pořadí
no-siesta-does-trade_hat = každý tvůj dálkový obchod přinese i klobouk, k použití v téže fázi
no-siesta-does-siesta_or_work = jednou za fázi bodování použij oslíka jako klobouk nebo klobouk jako oslíka
no-siesta-does-clear_storage = jednou za fázi bodování odevzdej oslíka z desky, vezmi ze skladu a stáje dva kusy zboží a použij je jinde
no-siesta-does-copy = okopíruj schopnost cizího pomocníka, u něhož natrvalo zůstane tvůj žeton

## The market of Esporles: its spaces, and what a disc there scores at the end

no-siesta-space-discs = Žetony
no-siesta-space-harvest_sets = Sklad
no-siesta-space-roof_tiles = Destičky střechy
no-siesta-space-animal_pairs = Stáj
no-siesta-space-helpers = Pomocníci
no-siesta-space-trades = Dálkový obchod
no-siesta-gives-discs = 1 vítězný bod za každý žeton ve tvé zásobě
no-siesta-gives-harvest_sets = 1 vítězný bod za každou sadu oliv, obilí a hroznů ve tvém skladu
no-siesta-gives-roof_tiles = 1 vítězný bod za každou destičku na tvé střeše
no-siesta-gives-animal_pairs = 1 vítězný bod za každý pár prasete a oslíka ve tvé stáji
no-siesta-gives-helpers = 1 vítězný bod za každého najatého pomocníka
no-siesta-gives-trades = 1 vítězný bod za každý tvůj dálkový obchod

## Barrows, phases, steps, sources of points

no-siesta-barrow-1 = horní trakař
no-siesta-barrow-2 = prostřední trakař
no-siesta-barrow-3 = dolní trakař
no-siesta-phase-dice = Fáze kostek
no-siesta-phase-scoring = Fáze bodování
no-siesta-phase-end = Konec kola
no-siesta-step-begin = noví pomocníci začínají
no-siesta-step-first_die = první kostka
no-siesta-step-second_die = druhá kostka
no-siesta-step-last_die = poslední kostka, pro všechny
no-siesta-step-scoring = bodování
no-siesta-step-market = žetony do Esporles
no-siesta-step-hiring = najímání pomocníků
no-siesta-step-end = konec kola
no-siesta-source-roof = Střecha
no-siesta-source-tiles = Destičky střechy s bodem
no-siesta-source-helpers = Pomocníci
no-siesta-source-trade = Dálkový obchod
no-siesta-source-warehouse = Sklad
no-siesta-source-stable = Stáj
no-siesta-source-barrows = Trakaře
no-siesta-source-siesta = Stupnice siesty
no-siesta-source-esporles = Trh v Esporles

## What a player may do: a button, and the whole of it (for a screen reader and the terminal)

no-siesta-action-take =
    { $mark ->
        [olive] Vzít: { $die-name }, označit jen olivy
        [grain] Vzít: { $die-name }, označit jen obilí
        [nothing] Vzít: { $die-name }, neoznačit nic
       *[all] Vzít: { $die-name }
    }
no-siesta-action-mark =
    { $mark ->
        [olive] Označit jen olivy
        [grain] Označit jen obilí
        [nothing] Neoznačit nic
       *[all] Označit poslední kostku
    }
no-siesta-action-roof = Střecha: zaškrtnout stříbro{ no-siesta-by }
no-siesta-action-field = Pole pomocníka { $field }, zaškrtnout: { $good-name }{ no-siesta-by }
no-siesta-action-trade = Do dálky: { $good-name }
no-siesta-action-trade-full = Dálkový obchod: { $given } ({ $paid })
no-siesta-action-load =
    { $good ->
        [donkey] Zapřáhnout oslíka před { $barrow-name }{ no-siesta-by }
       *[other] Naložit { $good-name } na { $barrow-name }{ no-siesta-by }
    }
no-siesta-action-store = Uskladnit: { $good-name }{ no-siesta-by }
no-siesta-action-climb = Postoupit na stupnici siesty{ no-siesta-by }
no-siesta-action-tile = Použít destičku střechy { $gap }
no-siesta-action-tile-full = Použít destičku střechy { $gap }: { $gain }
no-siesta-action-change = Posunout žeton: { $from-name } → { $to-name }
no-siesta-action-clear =
    { $source ->
        [swap_disc] Odevzdat klobouk jako oslíka a vyklidit sklad a stáj
       *[disc] Odevzdat oslíka a vyklidit sklad a stáj
    }
no-siesta-action-out = Vyjmout: { $good-name }
no-siesta-action-copy = Okopírovat: { $helper-name }
no-siesta-action-copy-full = Okopírovat – { $helper-name }: { $does-name }
no-siesta-action-good = Zvolit: { $good-name }
no-siesta-action-keep = Nechat si tuto destičku
no-siesta-action-keep-full = Nechat si destičku střechy: { $gain }
no-siesta-action-market = Esporles: { $space-name }
no-siesta-action-market-full = Esporles, { $space-name }: { $gives-name } (teď { no-siesta-points })
no-siesta-action-complete = Dokončit { $barrow-name }
no-siesta-action-hire = Najmout: { $helper-name }
no-siesta-action-hire-full = Najmout – { $helper-name }: { $does-name }
no-siesta-action-waive = Vzdát se
no-siesta-action-waive-full =
    { $what ->
        [disc] Nedat do Esporles žádný žeton
        [steps] Už neposouvat žádný žeton
        [goods] Už nic nevyjímat
        [copy] Nikoho nekopírovat
       *[commodity] Vzdát se komodity
    }
no-siesta-action-end =
    { $commodity ->
        [returned] Ukončit fázi a vrátit i komoditu
       *[kept] Ukončit fázi
    }
no-siesta-action-end-full =
    { $commodity ->
        [returned] { no-siesta-action-end }
       *[kept]
            { $loses ->
                [yes] { no-siesta-action-end }, nevyužito: { $lost }
               *[no] { no-siesta-action-end }
            }
    }

## What happened: lines of the log

no-siesta-event-start = Začíná { $player }.
no-siesta-event-round = Začíná { $number }. kolo, začínající hráč: { $player }.
no-siesta-event-roll = Kostky: { $dice }.
no-siesta-event-take =
    { $mark ->
        [all] { $player } bere kostku: { $goods }.
        [nothing] { $player } bere kostku ({ $die-name }) a neoznačuje nic.
       *[olive] { $player } bere kostku ({ $die-name }) a označuje jen { $goods }.
    }
no-siesta-event-mark =
    { $mark ->
        [all] { $player } označuje poslední kostku: { $goods }.
        [nothing] { $player } neoznačuje nic z poslední kostky ({ $die-name }).
       *[olive] { $player } označuje jen { $goods } z poslední kostky ({ $die-name }).
    }
no-siesta-event-roof = { $player } zaškrtává stříbro v mezeře střechy { $gap }{ no-siesta-by }.
no-siesta-event-field = { $player } zaškrtává na poli pomocníka { $field }: { $good-name }{ no-siesta-by }.
no-siesta-event-trade = { $player } – dálkový obchod: { $given } ({ $paid }).
no-siesta-event-load =
    { $good ->
        [donkey] { $player } zapřahá oslíka před { $barrow-name }{ no-siesta-by }.
       *[other] { $player } nakládá { $good-name } na { $barrow-name }{ no-siesta-by }.
    }
no-siesta-event-store = { $player } uskladňuje: { $good-name }{ no-siesta-by }.
no-siesta-event-climb = { $player } postupuje na stupnici siesty na pole { $to }{ no-siesta-by }.
no-siesta-event-disc = { $player } získává žeton ze stupnice siesty (zbývá na ní: { $left }).
no-siesta-event-gap =
    { $kind ->
        [none] { $player } uzavírá mezeru střechy { $gap }; destička už nezbyla.
       *[other] { $player } uzavírá mezeru střechy { $gap } destičkou: { $gain }.
    }
no-siesta-event-draw = { $player } dobírá dvě destičky pro mezeru střechy { $gap } a jednu si nechá.
no-siesta-event-tile = { $player } používá destičku na mezeře střechy { $gap }: { $gain }.
no-siesta-event-change = { $player } posouvá žeton: { $from-name } → { $to-name }.
no-siesta-event-clear =
    { $source ->
        [swap_disc] { $player } odevzdává klobouk jako oslíka a vyklízí sklad a stáj.
       *[disc] { $player } odevzdává oslíka a vyklízí sklad a stáj.
    }
no-siesta-event-out = { $player } vyjímá: { $good-name }.
no-siesta-event-gain = { $player } získává vedle desky: { $good-name }.
no-siesta-event-commodity =
    { $where ->
        [disc] { $player } získává obchodní komoditu.
        [loose] { $player } získává obchodní komoditu, ale nemá pro ni žeton: leží vedle desky.
       *[lost] { $player } nemá žeton pro obchodní komoditu: propadá.
    }
no-siesta-event-field_full = { $player } zaplňuje pole pomocníka { $field }!
no-siesta-event-barrow = { $player } dokončuje { $barrow-name }!
no-siesta-event-first =
    { $players-count ->
        [one] První dokončuje { $barrow-name }: { $players }.
        [few] Společně první dokončují { $barrow-name }: { $players }.
       *[other] Společně první dokončují { $barrow-name }: { $players }.
    }
no-siesta-event-market = { $player } dává žeton do Esporles: { $space-name }.
no-siesta-event-decline = { $player } nedává do Esporles žádný žeton.
no-siesta-event-copy = { $player } kopíruje pomocníka: { $helper-name }.
no-siesta-event-hire = { $player } najímá na pole { $field }: { $helper-name }.
no-siesta-event-unhired = Na pole { $field } hráče { $player } nešlo vzít žádného pomocníka.
no-siesta-event-waive = { $player } se vzdává: { $count } × { $good-name }.
no-siesta-event-forgo =
    { $what ->
        [steps] { $player } už neposouvá žádný žeton.
        [copy] { $player } žádného pomocníka nekopíruje.
       *[goods] { $player } už nic nevyjímá.
    }
no-siesta-event-lose = { $player } nechává nevyužito: { $count } × { $good-name }.
no-siesta-event-pass = { $player } končí fázi bodování.
no-siesta-event-last_round = { $player } je na vrcholu stupnice siesty: toto je poslední kolo.
no-siesta-idle-rounds =
    { $rounds ->
        [one] jedno kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }
no-siesta-idle-left =
    { $left ->
        [one] jedno takové kolo
        [few] { $left } taková kola
       *[other] { $left } takových kol
    }
no-siesta-event-idle =
    { $left ->
        [0] Už { no-siesta-idle-rounds } nikdo nic nezaškrtl: hra končí.
       *[other] Už { no-siesta-idle-rounds } nikdo nic nezaškrtl. Ještě { no-siesta-idle-left } a hra skončí.
    }
no-siesta-event-points =
    { $amount ->
        [one] { $player }: { $amount } vítězný bod ({ $source-name }).
        [few] { $player }: { $amount } vítězné body ({ $source-name }).
       *[other] { $player }: { $amount } vítězných bodů ({ $source-name }).
    }
no-siesta-event-over =
    { $winners-count ->
        [one] Vítězí { $winners }: { $scores }.
       *[other] O vítězství se dělí { $winners }: { $scores }. Rozhodla by další hra.
    }

## What an action would cost and bring, each a thing in a list; goods and points are counted

no-siesta-cost-tile = bonus destičky střechy { $gap }, použije se jen jednou
no-siesta-cost-market = žeton, natrvalo
no-siesta-cost-copy = žeton, natrvalo
no-siesta-brings-take =
    { $mark ->
        [nothing] nic označeného
       *[all] označeno: { $goods }
    }
no-siesta-brings-mark =
    { $mark ->
        [nothing] nic označeného
       *[all] označeno: { $goods }
    }
no-siesta-brings-roof = kroužek mezery střechy { $gap }
no-siesta-brings-field = kroužek pole pomocníka { $field }
no-siesta-brings-trade = dálkový obchod
no-siesta-brings-load =
    { $good ->
        [donkey] zapřažený oslík: { $barrow-name }
       *[other] kroužek: { $barrow-name }
    }
no-siesta-brings-store = uskladněno: { $good-name }
no-siesta-brings-climb = stupnice siesty: pole { $to }
no-siesta-brings-disc = tvůj žeton ze stupnice
no-siesta-brings-tile = { $gain }
no-siesta-brings-change = { $from-name } → { $to-name }
no-siesta-brings-clear = zboží ze skladu a stáje
no-siesta-brings-commodity =
    { $where ->
        [disc] obchodní komodita
        [loose] obchodní komodita bez žetonu
       *[lost] žádná obchodní komodita: žádný žeton není volný
    }
no-siesta-brings-field_full = plné pole pomocníka { $field }: pomocník na konci kola
no-siesta-brings-barrow = hotovo: { $barrow-name }
no-siesta-brings-first = prvenství ({ $barrow-name }): { $players }
no-siesta-brings-market = Esporles: { $space-name }
no-siesta-brings-decline = žádný žeton do Esporles
no-siesta-brings-copy = schopnost: { $helper-name }
no-siesta-brings-hire = { $helper-name }, na pole { $field }
no-siesta-brings-unhired = žádný pomocník na pole { $field }: nelze žádného vzít
no-siesta-brings-forgo =
    { $what ->
        [steps] žádný další posun žetonu
        [copy] žádný okopírovaný pomocník
       *[goods] nic dalšího se nevyjme
    }
no-siesta-brings-pass = konec tvé fáze bodování
no-siesta-brings-last_round = poslední kolo
no-siesta-brings-idle = v tomto kole žádné zaškrtnutí
no-siesta-preview-left =
    { $count ->
        [one] pak zbývá { $count } kroužek
        [few] pak zbývají { $count } kroužky
       *[other] pak zbývá { $count } kroužků
    }
no-siesta-preview-market =
    { $points ->
        [one] podle současného stavu na konci { $points } bod
        [few] podle současného stavu na konci { $points } body
       *[other] podle současného stavu na konci { $points } bodů
    }

## Options of a table

no-siesta-option-game = Pomocníci
no-siesta-option-game-help = Které pomocníky lze najmout.
no-siesta-option-game-basic = Základní hra
no-siesta-option-game-basic-help = Všichni mají stejných šest vlastních pomocníků: vhodné pro první hry.
no-siesta-option-game-experienced = Zkušení farmáři
no-siesta-option-game-experienced-help = Všichni si v pořadí na stupnici siesty vybírají z dvanácti schopností uprostřed stolu. Každá je tam dvakrát, ve dvou hráčích jen jednou.
no-siesta-option-dice = Kostky
no-siesta-option-dice-help = Kolikrát za kolo se ve dvou hráčích hází kostkami.
no-siesta-option-dice-rerolled = Hází se znovu
no-siesta-option-dice-rerolled-help = Zbylými kostkami se před druhou volbou hází znovu a poslední kostkou ještě jednou.
no-siesta-option-dice-once = Hází se jednou
no-siesta-option-dice-once-help = Jako ve velké La Granje: všemi kostkami se hodí jednou, na začátku kola.
no-siesta-option-rules = Pravidla
no-siesta-option-rules-help = Tištěná pravidla, nebo pravidla online verze.
no-siesta-option-rules-printed = Tištěná
no-siesta-option-rules-printed-help = Komoditu bez žetonu je nutné hned použít, jinak propadne; žetony jdou do Esporles hned; body se počítají na konci.
no-siesta-option-rules-online = Online
no-siesta-option-rules-online-help = Vše lze použít až do konce tvé fáze bodování, žetony jdou do Esporles na konci kola, poslední dva žetony nelze utratit a body jsou veřejné.

## The components on the rules page

no-siesta-components-roof_gap = Mezery ve střeše stodoly
no-siesta-component-roof_gap = Mezera střechy { $number }
no-siesta-component-roof_gap-silver = kroužky stříbra
no-siesta-component-roof_gap-points = body
no-siesta-components-helper_field = { no-siesta-place-fields }
no-siesta-component-helper_field = Pole pomocníka { $number }
no-siesta-component-helper_field-needs = kroužky
no-siesta-component-helper_field-points = body
no-siesta-component-helper_field-number_of_circles = počet kroužků
no-siesta-components-trade = { no-siesta-place-trade }
no-siesta-component-trade-fields = zboží
no-siesta-component-trade-points = body
no-siesta-component-trade-grain = { no-siesta-good-grain }
no-siesta-component-trade-pig = { no-siesta-good-pig }
no-siesta-component-trade-donkey = { no-siesta-good-donkey }
no-siesta-components-barrow = { no-siesta-place-barrows }
no-siesta-component-barrow = Trakař { $number }
no-siesta-component-barrow-goods = zboží zleva doprava
no-siesta-component-barrow-donkeys = oslíci
no-siesta-component-barrow-first = body pro prvního
no-siesta-component-barrow-later = body pro všechny další
no-siesta-component-barrow-pig_silver_pig = prase, stříbro a prase za sebou
no-siesta-components-storage = { no-siesta-place-storage }
no-siesta-components-siesta = { no-siesta-track }
no-siesta-component-siesta-spaces = pole
no-siesta-component-siesta-disc_spaces = pole se žetonem
no-siesta-component-siesta-first_disc_space = první pole se žetonem
no-siesta-component-siesta-number_of_disc_spaces = kolik polí má žeton
no-siesta-components-revenue_board = { no-siesta-revenues }
no-siesta-component-revenue_board-arrows = šipky
no-siesta-components-roof_tiles = Destičky střechy
no-siesta-component-roof_tiles-bonus = se zbožím
no-siesta-component-roof_tiles-change_revenue = { no-siesta-good-change_revenue }
no-siesta-component-roof_tiles-point = { no-siesta-good-point }
no-siesta-component-roof_tiles-kinds = tři druhy
no-siesta-component-roof_tiles-two_grapes = dvoje hrozny
no-siesta-component-roof_tiles-two_pigs = dvě prasata
no-siesta-component-storage-olive = { no-siesta-good-olive }
no-siesta-component-storage-grain = { no-siesta-good-grain }
no-siesta-component-storage-grape = { no-siesta-good-grape }
no-siesta-component-storage-pig = { no-siesta-good-pig }
no-siesta-component-storage-donkey = { no-siesta-good-donkey }

## The table in plain text, for the terminal: first what is on the table, then every sheet

no-siesta-text-round = { $value }. kolo
no-siesta-text-step = Krok: { $step-name }
no-siesta-text-start = Začínající hráč: { $start }
no-siesta-text-last_round =
    { $value ->
        [no] { "" }
       *[yes] Toto je poslední kolo.
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
no-siesta-text-dice = Kostky uprostřed: { $items }
no-siesta-text-dice-item = { no-siesta-plain-face }
no-siesta-text-last_die = Poslední kostka, pro všechny: { no-siesta-plain-face }
no-siesta-text-middle = Pomocníci uprostřed: { no-siesta-helper-roof_choice } { $roof_choice }, { no-siesta-helper-change_revenue } { $change_revenue }, { no-siesta-helper-trade_good } { $trade_good }, { no-siesta-helper-storage_silver } { $storage_silver }, { no-siesta-helper-no_donkeys } { $no_donkeys }, { no-siesta-helper-commodity_hat } { $commodity_hat }, { no-siesta-helper-roof_costs } { $roof_costs }, { no-siesta-helper-any_order } { $any_order }, { no-siesta-helper-trade_hat } { $trade_hat }, { no-siesta-helper-siesta_or_work } { $siesta_or_work }, { no-siesta-helper-clear_storage } { $clear_storage }, { no-siesta-helper-copy } { $copy }
no-siesta-text-esporles = Trh v Esporles, žetony na polích (míst na každém: { $room }): { $spaces }
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
no-siesta-text-pile = Skryté destičky střechy: { $value }
no-siesta-text-sheet-roof = Co oblasti dávají. Mezery střechy: { $items }
no-siesta-text-sheet-roof-item = mezera { $number }: stříbro { $silver }, { no-siesta-points }
no-siesta-text-sheet-helper_fields = Pole pomocníků: { $items }
no-siesta-text-sheet-helper_fields-item = pole { $number }: { no-siesta-points }
no-siesta-text-sheet-trade = Dálkový obchod, tři stejné: { $goods }, vždy { no-siesta-points } a komodita
no-siesta-plain-barrow =
    { $number ->
        [1] { no-siesta-barrow-1 }
        [2] { no-siesta-barrow-2 }
       *[3] { no-siesta-barrow-3 }
    }
no-siesta-text-sheet-barrows = Trakaře: { $items }
no-siesta-text-sheet-barrows-item = { no-siesta-plain-barrow }: první { $first }, později { $later }
no-siesta-text-sheet-storage = Kroužky v řadě: olivy { $olive }, obilí { $grain }, hrozny { $grape }, prase { $pig }, oslík { $donkey }
no-siesta-text-sheet-siesta = Stupnice siesty: poslední pole je { $spaces }, žetony jsou na { $discs }
no-siesta-text-sheet-siesta-discs-item = { $value }
no-siesta-text-players-item =
    { "" }
    { $player }: pole siesty { $siesta }, body { $points }{ no-siesta-plain-sources }
    Žetony: volné { $supply }, k získání na stupnici { $common }
    Deska výnosů: { no-siesta-plain-board }. Vedle ní: { no-siesta-plain-loose }
    Střecha, zaškrtnuté kroužky v mezerách: { $roof } ({ no-siesta-plain-gap }). Destičky: { $tiles }
    Polím pomocníků chybí: { no-siesta-plain-fields }
    Pomocníci v práci: { $working }
    Dálkový obchod: { $trade }
    Trakařům chybí: { $barrows }
    Sklad a stáj: { no-siesta-plain-storage }{ no-siesta-plain-cleared }
    Esporles: { $esporles }
no-siesta-text-points-none = až na konci
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
       *[other] , zase vyjmuto { $cleared }
    }
no-siesta-plain-gap =
    { $gap_cost ->
        [0] všechny mezery uzavřeny
       *[other] rozdělaná mezera žádá { $gap_cost }
    }
no-siesta-text-players-item-roof-item = { $value }
no-siesta-text-players-item-tiles-empty = –
no-siesta-text-players-item-tiles-item =
    { $open ->
        [none]
            { $used ->
                [yes] { $gain } (použito)
               *[no] { $gain }
            }
       *[other] { $gain } (otevřeno: { $open })
    }
no-siesta-text-players-item-tiles-item-none = už nezbyla
no-siesta-text-players-item-lacks-item =
    { $count ->
        [0] { "" }
       *[other] pole { $number }: { $items }
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
        [undecided] { no-siesta-plain-barrow }: hotovo, body budou známy na konci fáze
       *[first] { no-siesta-plain-barrow }: hotovo, { no-siesta-points }
    }
no-siesta-text-players-item-barrows-item-lacks-empty = žádné zboží
no-siesta-plain-missing =
    { $missing ->
        [0] { "" }
        [one] , { $missing } oslík
        [few] , { $missing } oslíci
       *[other] , { $missing } oslíků
    }
no-siesta-text-pending =
    { $kind ->
        [take] { $player } volí kostku.
        [mark] { $player } označuje poslední kostku, celou nebo zčásti.
        [score]
            { $next ->
                [commodity] { $player } má komoditu bez žetonu: použije se teď, nebo propadne.
                [disc] { $player } nemá žeton do Esporles: teď se nějaký uvolní, nebo tam žádný nepůjde.
               *[anything] { $player } používá výnosy.
            }
        [good] { $player } volí plodinu, kterou přinese dálkový obchod.
        [keep] { $player } si nechá jednu ze dvou destiček střechy.
        [change] { $player } posouvá žetony na desce výnosů.
        [out] { $player } vyjímá zboží ze skladu a stáje.
        [market] { $player } volí pole v Esporles.
        [complete] { $player } volí, který trakař bude hotov první.
        [hire] { $player } najímá pomocníka na plné pole.
       *[copy] { $player } volí pomocníka, kterého okopíruje.
    }

# -- the words of the game end here; below are the words of the browser table --

## Places of the table

no-siesta-sheet = List
no-siesta-sheet-of = Bodovací list: { $player }
no-siesta-all-sheets = Všechny listy
no-siesta-place-roof = Střecha stodoly
no-siesta-place-fields = Pole pomocníků
no-siesta-place-trade = Dálkový obchod
no-siesta-place-barrows = Trakaře na trh
no-siesta-place-storage = Sklad a stáj
no-siesta-place-warehouse = Sklad
no-siesta-place-stable = Stáj
no-siesta-revenues = Deska výnosů
no-siesta-loose = Vedle desky
no-siesta-loose-none = Dočasné výnosy tu leží do konce tvé fáze; označit je nelze.
no-siesta-dice = Kostky
no-siesta-last-die = Poslední kostka, pro všechny
no-siesta-no-dice = Uprostřed teď neleží žádné kostky.
no-siesta-track = Stupnice siesty
no-siesta-track-space = Pole { $space } stupnice siesty.
no-siesta-track-disc = Pole { $space } stupnice siesty: přináší žeton.
no-siesta-track-top = Pole { $space }, vrchol stupnice siesty: hra skončí po tomto kole.
no-siesta-arrows = Posunout žeton
no-siesta-esporles = Trh v Esporles
no-siesta-esporles-worth = (teď by ti přineslo { no-siesta-points })
no-siesta-esporles-about = Žetony sem přicházejí za dokončené trakaře: od každého hráče nejvýš jeden, celkem { $room }.
no-siesta-helpers = Pomocníci
no-siesta-helpers-middle = Pomocníci uprostřed
no-siesta-hired-yours = Tuto schopnost máš.
no-siesta-hired-free = Zatím nenajatý.
no-siesta-hire-this = Najmout
no-siesta-place-here = Dát žeton sem (teď { no-siesta-points })
no-siesta-hired-left = K najmutí: { $n }.
no-siesta-hired-by = Najali: { $players }.
no-siesta-field-full = Pomocník na konci kola
no-siesta-hired-soon = (Od příštího kola.)
no-siesta-tiles-left = Skryté destičky střechy: { $n }

## What lies there

no-siesta-pile = { $good }: { $n }
no-siesta-pile-loose = vedle desky, { $good }: { $n }
no-siesta-pick = Použít – { $pile }
no-siesta-unpick = Použít něco jiného
no-siesta-supply = Volné žetony: { $n }
no-siesta-roof-tile = Destička střechy { $gap }, { $bonus }
no-siesta-tile-used = { $bonus } (použito)
no-siesta-tile-open = { $bonus } (ještě otevřeno: { $open })
no-siesta-tile-about-bonus = Lze použít jednou, v kterékoli tvé fázi bodování: zboží leží vedle desky, dokud není zaškrtnuto.
no-siesta-tile-about-change_revenue = Lze použít jednou, ve fázi bodování: dva žetony se posunou o krok po šipkách, nebo jeden o dva.
no-siesta-tile-about-point = Na konci přinese bod.
no-siesta-roof-told = Uzavřené mezery: { $closed }. V další zaškrtnuto: { $crossed } z { $cost }.
no-siesta-worth = Na konci: { no-siesta-points }
no-siesta-field-number = Pole pomocníka { $field }
no-siesta-field-about = Ještě potřebuje: { $wants }. Až bude vše zaškrtnuté, najmeš na konci kola pomocníka.
no-siesta-field-nothing = Pro toto pole teď nic nemáš.
no-siesta-field-later = Kroužky se zaškrtávají ve fázi bodování.
no-siesta-ship = Loď: 3 × { $good }
no-siesta-ship-gone = Loď odplula: { $good }
no-siesta-ship-about = Použij najednou tři kusy tohoto zboží: ze žetonů, z místa vedle desky nebo jako obchodní komodity. Získáš { no-siesta-points } a obchodní komoditu. Jedna loď za fázi bodování.
no-siesta-ship-about-traded = V této fázi bodování už ti jedna loď vyplula: další může vyplout až v některé z příštích.
no-siesta-ship-about-gone = Hotovo: přináší { no-siesta-points }.
no-siesta-load-points = První: { $first }; později: { $later }
no-siesta-load-undecided = Hotovo: { $first } nebo { $later }, rozhodne konec fáze
no-siesta-load-done = { $name }: hotovo, { no-siesta-points }.
no-siesta-load-wants = { $name }: teď přijme { $wants }.
no-siesta-row = { $good }: zaškrtnuto { $crossed } z { $of }, { $cleared } zase vyjmuto
no-siesta-sets = Sady: { $sets }
no-siesta-reconstructed = Čísla většinou rekonstruovaná
no-siesta-reconstructed-help = Většina hodnot na tomto listu je rekonstruovaná. Pokud hru vlastníš, oprav je v pravidlech pod „Opravit herní materiál“.

## Players

no-siesta-player =
    { $player }: { $points }, pole siesty { $hats }, volné žetony { $discs }, obchodní komodity { $commodities }{ $start ->
        [yes] , začíná
       *[no] { "" }
    }
no-siesta-points-hidden = body skryté
no-siesta-points-secret = Podle tištěných pravidel se body počítají až na konci.
no-siesta-start = Začínající hráč
no-siesta-round = Kolo { $round }
no-siesta-now-dice = Kostky
no-siesta-now-scoring = Bodování
no-siesta-now-end = Konec
no-siesta-town = Esporles
no-siesta-last-round = Poslední kolo
no-siesta-idle =
    { $left ->
        [1] Už { no-siesta-idle-rounds } bez zaškrtnutí: pokud to tak zůstane, je toto kolo poslední.
       *[other] Už { no-siesta-idle-rounds } bez zaškrtnutí: ještě { no-siesta-idle-left } a hra skončí.
    }
no-siesta-end-idle = Hra skončila, protože { no-siesta-idle-rounds } po sobě nikdo nic nezaškrtl.
no-siesta-log-round = { $round }. kolo

## What is asked

no-siesta-pending-take =
    { $nth ->
        [1] Vezmi kostku. Označíš všechno, co ukazuje, pokud nepoužiješ malé tlačítko vedle ní.
       *[other] Vezmi svou druhou kostku. Označíš všechno, co ukazuje, pokud nepoužiješ malé tlačítko vedle ní.
    }
no-siesta-pending-mark = Poslední kostka je pro všechny ({ $die }): označ ji, nebo neoznačuj nic.
no-siesta-pending-score =
    { $next ->
        [commodity] Na obchodní komoditu nemáš žeton: použij ji teď, nebo se jí vzdej.
        [disc] Pro Esporles nemáš žeton: zaškrtni něco a uvolni ho, nebo žádný neumisťuj.
        [end] Nemáš už co použít. Ukonči svou fázi.
       *[anything] Vyber rozsvícený kroužek, nebo nejdřív to, co chceš použít.
    }
no-siesta-pending-good = Tvůj pomocník přináší plodinu: vyber si.
no-siesta-pending-keep = Na mezeru { $gap } máš dvě destičky střechy: jednu si nech.
no-siesta-pending-change = Posuň žetony po šipkách; zbývá kroků: { $left }.
no-siesta-pending-out = Vyjmi zboží ze skladu a stáje; ještě zbývá: { $left }.
no-siesta-pending-market = Trakař je hotový: vyber v Esporles pole pro svůj žeton.
no-siesta-pending-complete = Hotových je víc trakařů: který pojede první?
no-siesta-pending-hire = Najmi pomocníka na pole { $field }.
no-siesta-pending-copy = Kterého pomocníka jiného hráče okopíruješ? Nemusíš žádného.
no-siesta-picked = Používáš: { $good }. Vyber jedno z rozsvícených míst.
no-siesta-waiting = Rozhoduje { $player }: { $step }.
no-siesta-waiting-all = Rozhodují { $players }: { $step }.
no-siesta-confirm = To nelze vzít zpět.
no-siesta-rest-short = Zbytek uskladnit
no-siesta-rest = { no-siesta-rest-short }: { $what }
# Before pictures of what is meant.
no-siesta-end-unused = nevyužito
no-siesta-end-kept = zůstává
no-siesta-rest-question = Půjdou do skladu a stáje, jak je vidět.

## For a newcomer

no-siesta-goal-take = Cíl: výnosy, které dokončí trakař, loď nebo pole pomocníka.
no-siesta-guide-take = Výnosy kostky se označují volnými žetony, poslední kostka je pro všechny. Mysli na to, co dál chtějí tvé trakaře, a na tři stejné kusy pro loď; klobouky tě posunou po stupnici.
no-siesta-guide-mark = Poslední kostku si volným žetonem označí každý. Málokdy je důvod to neudělat; jen žeton, který chceš mít volný na obchodní komoditu, může mít větší cenu.
no-siesta-goal-score = Cíl: dokončit trakaře a lodě a nepřijít o žádný výnos.
no-siesta-guide-score = Zaškrtávej výnosy kdekoli na listu a v libovolném pořadí; použitý žeton je hned volný. Trakaře a lodě přinášejí obchodní komodity, které nahradí jakýkoli výnos kromě klobouku. Co zbude, propadne.
no-siesta-guide-good = Vezmi plodinu, kterou některé místo na tvém listu potřebuje: musí se použít ještě v této fázi bodování a nelze ji označit.
no-siesta-goal-keep = Cíl: destička, která brzy něco dokončí.
no-siesta-guide-keep = Zboží z destičky se použije jednou, v kterékoli tvé fázi bodování. Nech si to, co brzy něco dokončí; bod je jistý, změna výnosů zachrání špatný hod.
no-siesta-guide-change = Žeton jde o krok po šipce, nikdy na klobouk ani obchodní komoditu. Posuneš dva žetony po kroku, nebo jeden o dva; můžeš i skončit dřív.
no-siesta-guide-out = Co vyjmeš, použiješ v této fázi jinde a jeho kroužek už se nepočítá. Ber to, co teď potřebuje trakař, loď nebo pole pomocníka.
no-siesta-goal-market = Cíl: hodně bodů v Esporles na konci hry.
no-siesta-guide-market = Tvůj žeton bude na konci na tomto poli bodovat, ale na označování výnosů máš o jeden méně. Vyber pole, které počítá to, čeho budeš mít nejvíc; místa je na každém málo.
no-siesta-guide-complete = Každý trakař přinese obchodní komoditu a žeton do Esporles. Na pořadí záleží, když máš volný jen jeden žeton.
no-siesta-goal-hire = Cíl: pomocník, který ti bude pomáhat mnoho kol.
no-siesta-guide-hire = Pomocník pracuje od příštího kola až do konce hry, takže čím dřív ho najmeš, tím víc přinese. Vezmi toho, kdo se hodí k tomu, co stejně děláš.
no-siesta-guide-copy = Do konce hry získáš schopnost cizího pomocníka a jeden tvůj žeton u něj zůstane. Okopírovanou schopnost už dál kopírovat nelze.

## The end

no-siesta-end-hats = { $player } stojí na poli { $hats }
no-siesta-end-tie-hats = { $players } mají shodně { $score }. Rozhoduje stupnice siesty: { $held }.
no-siesta-end-tie-shared = { $players } mají shodně { $score }; na stupnici siesty: { $held }. { $winners } se dělí o vítězství: musí rozhodnout další hra.
no-siesta-print = Vytisknout listy

## Letter keys

no-siesta-key-r = k tvým výnosům
no-siesta-key-b = ke střeše stodoly
no-siesta-key-h = k polím pomocníků
no-siesta-key-t = k lodím
no-siesta-key-c = k trakařům
no-siesta-key-w = ke skladu a stáji
no-siesta-key-d = ke kostkám
no-siesta-key-k = ke stupnici siesty
no-siesta-key-m = na trh v Esporles
no-siesta-key-p = k destičkám pomocníků
no-siesta-key-e = všechny listy, nebo zase jeden

## Symbols

no-siesta-symbols-signs = Výnosy a značky
no-siesta-symbols-helpers = Pomocníci
no-siesta-symbol-olive = Olivy, plodina
no-siesta-symbol-grain = Obilí, plodina
no-siesta-symbol-grape = Hrozny, plodina
no-siesta-symbol-pig = Prase, zvíře; v pruhu hráče: začínající hráč
no-siesta-symbol-donkey = Oslík, zvíře, které táhne trakaře
no-siesta-symbol-hat = Klobouk, na stupnici siesty
no-siesta-symbol-silver = Stříbro, na střechu a další
no-siesta-symbol-commodity = Obchodní komodita: jakýkoli výnos kromě klobouku
no-siesta-symbol-point = Bod
no-siesta-symbol-disc = Žeton k označení výnosu
no-siesta-symbol-change = Změna výnosů: žetony se posunou po šipkách
no-siesta-symbol-nothing = Nic se neoznačí
no-siesta-symbol-end = Vrchol stupnice siesty: poslední kolo
no-siesta-symbol-tile = Destička střechy
no-siesta-symbol-helper = Najatý pomocník
no-siesta-symbol-ship = Dálkový obchod

## What is wrong with a set

no-siesta-fault-falling = Mezera nesmí mít méně bodů než mezera vlevo od ní.
no-siesta-fault-scoring-fields = Body smějí mít jen čtyři pole vpravo.
no-siesta-fault-later = Další hráči nesmějí získat víc bodů než první.
no-siesta-fault-arrows = Každá šipka musí vést od jednoho výnosu k jinému.
no-siesta-fault-bonus = Každá destička musí přinášet jeden nebo dva kusy zboží.

## Answers that may stand

no-siesta-answer-mark-all = Z poslední kostky označit vše
no-siesta-answer-mark-nothing = Z poslední kostky neoznačit nic
no-siesta-answer-no-copy = Nekopírovat pomocníka
