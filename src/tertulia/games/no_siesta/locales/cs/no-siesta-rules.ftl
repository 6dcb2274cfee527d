### No Siesta: pravidla vlastními slovy a jejich výklad tam, kde pravidla mlčí.

no-siesta-rules-chapters = aim dice revenues roof helpers trade barrows esporles storage end
no-siesta-rules-sections = aim setup round dice scoring commodities roof tiles helpers trade barrows storage siesta end points experienced abilities esporles two-players online reconstructed
no-siesta-rules-intro = Svižná kostková hra z rodiny La Granja: kostky řeknou, co farma dá, žetony to označí a křížky na tvém bodovacím listu z toho udělají střechy, pomocníky, dálkový obchod, plné trakaře a odpočinek.

no-siesta-rules-chapter-aim-title = Cíl hry a tvůj list
no-siesta-rules-chapter-aim-text =
    Kostky přinášejí výnosy, které zaškrtáváš na svém listu. Vyhrává, kdo má nejvíc bodů.
    (1) Stříbro uzavírá mezery střechy.
    (2) Za plná pole najímáš pomocníky.
    (3) Lodě vozí tři stejné kusy do dalekých přístavů.
    (4) Trakaře se nakládají zleva doprava.
    (5) Do skladu a do stáje přijdou plodiny a zvířata.
no-siesta-rules-chapter-aim-alt = Bodovací list jednoho hráče: nahoře střecha, pod ní pole pomocníků, vpravo lodě, dole sklad, stáj a tři trakaře.
no-siesta-rules-chapter-aim-questions =
    Jak vyhraju?
    Co se děje v jednom kole?

no-siesta-rules-chapter-dice-title = Fáze kostek
no-siesta-rules-chapter-dice-text =
    (1) Začínající hráč hodí všemi kostkami. Postupně si každý jednu vezme a zbylými se hodí znovu.
    (2) Každý si vezme druhou kostku. Poslední se hodí ještě jednou a platí pro všechny.
    Výnosy kostky hned označíš žetony na své desce výnosů.
    Co označit nemůžeš nebo nechceš, o to přijdeš.
no-siesta-rules-chapter-dice-alt = Kostky uprostřed a pod nimi kostky, které si hráči vzali.
no-siesta-rules-chapter-dice-questions =
    Jak získám výnosy?
    Co je s poslední kostkou?

no-siesta-rules-chapter-revenues-title = Výnosy a žetony
no-siesta-rules-chapter-revenues-text =
    (1) Žeton na desce výnosů označuje jeden výnos.
    (2) Víc žetonů, než máš v zásobě, položit nemůžeš. Začínáš se čtyřmi a stupnice siesty přinese další.
    Ve své fázi bodování využiješ výnosy v libovolném pořadí a rozdělené na oblasti, jak chceš.
    Za každý využitý výnos se jeho žeton hned vrátí do tvé zásoby.
    Na konci kola propadne, co zůstalo nevyužito. Jedna obchodní komodita smí zůstat.
no-siesta-rules-chapter-revenues-alt = Deska výnosů jednoho hráče se čtyřmi označenými výnosy; jeden žeton zbývá v zásobě.
no-siesta-rules-chapter-revenues-questions =
    Jak využiju své výnosy?
    Co si smím nechat do dalšího kola?

no-siesta-rules-chapter-roof-title = Střecha
no-siesta-rules-chapter-roof-text =
    (1) Mezery se uzavírají stříbrem zleva doprava, jedna po druhé.
    (2) Za plnou mezeru si vezmeš skrytou destičku. Její bonus se použije jednou, v této nebo pozdější fázi bodování.
    (3) Na konci hry dá uzavřená mezera své body.
no-siesta-rules-chapter-roof-alt = Střecha stodoly se dvěma uzavřenými mezerami, na kterých leží destičky, a třetí mezerou, kde je zaškrtnutý jeden ze tří kroužků.
no-siesta-rules-chapter-roof-questions =
    Jak uzavřu mezeru ve střeše?
    Kdy smím použít destičku střechy?

no-siesta-rules-chapter-helpers-title = Pomocníci
no-siesta-rules-chapter-helpers-text =
    (1) Každé pole žádá tyto výnosy, v libovolném pořadí a třeba během více kol.
    Za plné pole najmeš na konci kola pomocníka.
    (2) Jeho schopnost platí od dalšího kola do konce hry.
    (3) Pomocníci na čtyřech polích vpravo dávají body.
no-siesta-rules-chapter-helpers-alt = Šest polí pomocníků: dvě s pomocníky, jedno plné, v ostatních je několik kroužků zaškrtnutých.
no-siesta-rules-chapter-helpers-questions =
    Jak najmu pomocníka?

no-siesta-rules-chapter-trade-title = Dálkový obchod a komodity
no-siesta-rules-chapter-trade-text =
    (1) Loď vezme tři kusy svého druhu, všechny najednou.
    (2) Každý druh pluje jednou. Obchod dá 2 body a obchodní komoditu.
    V jedné fázi bodování je možný jen jeden obchod.
    Ve své fázi bodování použiješ komoditu jako jakýkoli jiný výnos kromě klobouku.
no-siesta-rules-chapter-trade-alt = Pět lodí, pro každé zboží jedna; jedna z nich už odplula.
no-siesta-rules-chapter-trade-questions =
    Jak obchoduju s lodí?
    K čemu můžu použít obchodní komoditu?

no-siesta-rules-chapter-barrows-title = Trakaře
no-siesta-rules-chapter-barrows-text =
    (1) Oslíci se zapřahají kdykoli.
    (2) Nakládá se zleva doprava, třeba během mnoha kol.
    (3) Kdo trakař dokončí první, získá vyšší číslo, všichni další nižší.
    Plný trakař s oslíky přinese také obchodní komoditu a místo v Esporles pro jeden žeton.
no-siesta-rules-chapter-barrows-alt = Tři trakaře s oslíky a nákladem; prostřední má pět ze sedmi kusů a oba oslíky.
no-siesta-rules-chapter-barrows-questions =
    Jak dokončím trakař?

no-siesta-rules-chapter-esporles-title = Trh v Esporles
no-siesta-rules-chapter-esporles-text =
    Za hotový trakař smí jeden žeton z tvé zásoby na pole trhu. Zůstane tam natrvalo.
    (1) Na pole se vejde o jeden žeton méně, než je hráčů, a jen jeden tvůj.
    Na konci dá bod za všechno, co jeho pole počítá, třeba za každého pomocníka.
no-siesta-rules-chapter-esporles-alt = Šest polí trhu v Esporles s žetony tří hráčů.
no-siesta-rules-chapter-esporles-questions =
    Co přinese žeton v Esporles?

no-siesta-rules-chapter-storage-title = Sklad a stáj
no-siesta-rules-chapter-storage-text =
    Každý druh se zaškrtává ve své řadě, zleva doprava.
    (1) Na konci dá každá sada oliv, obilí a hroznů 1 bod
    (2) a každý pár prasete a oslíka také.
    Klobouky a stříbro uskladnit nelze.
no-siesta-rules-chapter-storage-alt = Sklad s jednou sadou tří plodin a stáj se dvěma páry zvířat.
no-siesta-rules-chapter-storage-questions =
    Kam se zbytkem?

no-siesta-rules-chapter-end-title = Stupnice siesty a konec hry
no-siesta-rules-chapter-end-text =
    (1) Každý klobouk posune tvůj žeton o pole. Každé pole je 1 bod.
    (2) Tady získáš jeden ze svých žetonů a můžeš označit o výnos více.
    (3) Hra končí po kole, v němž některý hráč dojde na poslední pole.
    Vyhrává, kdo má nejvíc bodů. Při shodě rozhodují klobouky na stupnici siesty.
no-siesta-rules-chapter-end-alt = Stupnice siesty s žetony tří hráčů na konci hry a tabulka s jejich body podle původu.
no-siesta-rules-chapter-end-questions =
    Jak získám další žetony?
    Kdy hra končí?

## In full

no-siesta-rules-full-aim-title = Cíl
no-siesta-rules-full-aim-text =
    Rozšiř svou farmu a dovez její zboží na trh i do dalekých přístavů: vyhrává, kdo má nejvíc vítězných bodů. Hra nemá pevnou délku. Končí po kole, v němž někdo dojde na poslední pole stupnice siesty; kdo hodně odpočívá, ten tedy rozhoduje i o konci.

no-siesta-rules-full-setup-title = Příprava
no-siesta-rules-full-setup-text =
    Každý má bodovací list, desku výnosů a osm žetonů: čtyři ve vlastní zásobě, jeden na začátku stupnice siesty a tři ve společné zásobě, které se na té stupnici získávají. V základní hře má každý i stejných šest destiček pomocníků.

    24 destiček střechy leží skrytě. Začínající hráč se vylosuje. Hraje se se dvěma kostkami na hráče a jednou navíc: s pěti, sedmi nebo devíti.

no-siesta-rules-full-round-title = Kolo
no-siesta-rules-full-round-text =
    Každé kolo má tři fáze: kostky, bodování, konec kola. Ve fázi kostek se žetony jen označuje, co kdo dostal. Zaškrtává se pouze ve fázi bodování.

no-siesta-rules-full-dice-title = Fáze kostek
no-siesta-rules-full-dice-text =
    Začínající hráč hodí všemi kostkami. Počínaje začínajícím hráčem si každý po řadě jednu vezme a hned žetony z vlastní zásoby označí na desce výnosů, co ukazuje; na jednom poli smí ležet více žetonů. Pak se zbylými kostkami hodí znovu a každý si vezme druhou. Poslední kostkou se hodí ještě jednou a co ukáže, platí pro všechny.

    Kostka ukazuje olivy a obilí dohromady, hrozny, prase, oslíka, klobouk, nebo stříbro. S jediným volným žetonem si vybereš olivy, nebo obilí; bez volného nedostaneš nic. Smíš se také vzdát všeho nebo části. Rozhodnout se ale musíš hned: později se už nic neoznačuje.

no-siesta-rules-full-scoring-title = Fáze bodování
no-siesta-rules-full-scoring-text =
    Počínaje začínajícím hráčem provede každý po řadě celou fázi. Používej výnosy v libovolném pořadí a rozděl je, jak chceš, na šest oblastí:

    - střecha stodoly,
    - pole pomocníků,
    - dálkový obchod,
    - trakaře na trh,
    - sklad a stáj,
    - stupnice siesty.

    Za každý zaškrtnutý kroužek se jeho žeton vrátí do tvé zásoby. Je hned volný, třeba pro obchodní komoditu.

    Co dají destičky střechy a pomocníci, je dočasné: leží to bez žetonu vedle desky, použije se v této fázi, nebo vůbec, a na desce se to nikdy neoznačuje.

no-siesta-rules-full-commodities-title = Obchodní komodity
no-siesta-rules-full-commodities-text =
    Dálkový obchod a plné trakaře přinášejí obchodní komoditu. Potřebuje žeton z tvé zásoby. Ve své fázi bodování smíš kteroukoli komoditu použít jako jiný výnos kromě klobouku: kroužek se zaškrtne rovnou, výnos se nikdy neoznačuje.

    Bez volného žetonu komoditu použiješ hned příštím krokem, nebo se jí vzdáš. Na konci fáze si smíš jednu nechat do dalšího kola; ostatní se vracejí do zásoby.

no-siesta-rules-full-roof-title = Střecha
no-siesta-rules-full-roof-text =
    Šest mezer ve střeše stodoly se uzavírá zleva doprava, jedna po druhé. Jejich kroužky se zaškrtávají za stříbro. Za plnou mezeru dobereš skrytou destičku střechy a položíš ji na mezeru lícem nahoru: její bonus smíš použít jednou, v této nebo kterékoli další své fázi bodování. Na konci dá každá uzavřená mezera své body. Nezbývá-li už žádná destička, mezera své body dá i tak.

no-siesta-rules-full-tiles-title = Destičky střechy
no-siesta-rules-full-tiles-text =
    Jsou tři druhy.

    - Bonus: jeden nebo dva kusy zboží, zaškrtnuté rovnou, po jednom a mezi ostatními výnosy, jak chceš. Otevřených destiček smí být více najednou.
    - Změna výnosů: dva žetony na tvé desce výnosů se posunou o krok po šipkách, nebo jeden o dva. Žádný žeton se neposouvá z klobouku a komodity ani na ně.
    - Bod: 1 bod na konci hry.

    Použitá destička se otočí. Ta s bodem zůstává lícem nahoru.

no-siesta-rules-full-helpers-title = Pole pomocníků
no-siesta-rules-full-helpers-text =
    Každé ze šesti polí žádá dva až čtyři výnosy. Zaškrtávej je v libovolném pořadí a pracuj na tolika polích najednou, na kolika chceš. Za plné pole najmeš na konci kola pomocníka. Jeho schopnost platí od dalšího kola do konce hry. Pomocníci na čtyřech pravých polích dávají body.

no-siesta-rules-full-trade-title = Dálkový obchod
no-siesta-rules-full-trade-text =
    Loď bere tři kusy stejného zboží najednou: tyto kroužky nelze sbírat po více kol. Žetony, dočasné zboží a komodity se k tomu smějí spojit. Za fázi bodování je možný jen jeden obchod a každé zboží pluje jednou. Obchod dá 2 body a přinese komoditu.

no-siesta-rules-full-barrows-title = Trakaře a Esporles
no-siesta-rules-full-barrows-text =
    Tři trakaře se nakládají zleva doprava, v pořadí, které ukazují. Oslíci před nimi se zapřahají kdykoli. Obojí smí trvat mnoho kol.

    Trakař, který je plný a má své oslíky, přinese komoditu. Kromě toho smí jeden žeton z tvé zásoby na trh v Esporles. Zůstane tam natrvalo a na konci boduje podle svého pole. Na každé pole se vejde o jeden žeton méně, než je hráčů, a jen jeden tvůj.

    Kdo trakař dokončí první, získá jeho vyšší číslo, všichni další nižší. Dokončí-li ho jako první více hráčů v téže fázi bodování, získá vyšší číslo ten, kdo je na stupnici siesty dál; jsou-li i tam na stejném místě, získají ho všichni.

no-siesta-rules-full-storage-title = Sklad a stáj
no-siesta-rules-full-storage-text =
    Olivy, obilí a hrozny přijdou do skladu, prasata a oslíci do stáje, každý druh do své řady, zleva doprava. Na konci dá každá sada všech tří plodin 1 bod a každý pár obou zvířat také. Klobouky a stříbro uskladnit nelze.

no-siesta-rules-full-siesta-title = Stupnice siesty
no-siesta-rules-full-siesta-text =
    Každý klobouk posune tvůj žeton o pole; každé pole je 1 bod. Kde je vedle pole nakreslen žeton, získáš tam jeden ze svých žetonů ze společné zásoby: od této chvíle můžeš označit o výnos více. Kdo dojde na poslední pole, udělá z tohoto kola poslední. Dohraje se do konce.

no-siesta-rules-full-end-title = Konec kola
no-siesta-rules-full-end-text =
    Když mají všichni fázi bodování za sebou, najmou se pomocníci na plná pole. Pak se vyklidí desky výnosů: co je označeno a nepoužito, propadá, jen jedna komodita smí zůstat. Začínajícím hráčem je další po směru hodinových ručiček.

no-siesta-rules-full-points-title = Konec hry
no-siesta-rules-full-points-text =
    Pravidla znají jeden konec: poslední pole stupnice siesty. Zde hra končí také po deseti kolech za sebou bez postupu (výklad 28). Body dávají:

    - uzavřené mezery střechy a každá destička střechy s bodem (1),
    - pomocníci na čtyřech pravých polích,
    - každý dálkový obchod (2),
    - každá sada ve skladu a každý pár ve stáji (po 1),
    - dokončené trakaře (vyšší nebo nižší číslo),
    - každé pole na stupnici siesty (1),
    - pole v Esporles s tvým žetonem.

    Vyhrává, kdo má nejvíc bodů. Při shodě rozhoduje, kdo má na stupnici siesty víc klobouků. Je-li shoda i tam, o vítězství se dělí; pravidla nechávají rozhodnout další hru.

no-siesta-rules-full-experienced-title = Hra pro zkušené farmáře
no-siesta-rules-full-experienced-text =
    Nikdo nemá vlastní pomocníky. Uprostřed leží 24 destiček, dvě od každé z dvanácti schopností; ve dvou hráčích jedna od každé. Najímá-li v témže kole více hráčů, volí první, kdo je na stupnici siesty dál, a mezi rovnými, kdo je dřív od začínajícího hráče. Nikdo nebere téhož pomocníka dvakrát. Není-li už pro tebe žádný, zůstane pole bez pomocníka a nedá nic.

no-siesta-rules-full-abilities-title = Dvanáct pomocníků
no-siesta-rules-full-abilities-text =
    Šest, které má v základní hře každý:

    - { no-siesta-helper-roof_choice }: { no-siesta-does-roof_choice }. Druhá se vrátí mezi skryté.
    - { no-siesta-helper-change_revenue }: { no-siesta-does-change_revenue }. Klobouky ani komodity tak nevzniknou.
    - { no-siesta-helper-trade_good }: { no-siesta-does-trade_good }.
    - { no-siesta-helper-storage_silver }: { no-siesta-does-storage_silver }. Zboží se nemusí uskladnit v jednom kole.
    - { no-siesta-helper-no_donkeys }: { no-siesta-does-no_donkeys }. Jsou hotové, jakmile jsou plné.
    - { no-siesta-helper-commodity_hat }: { no-siesta-does-commodity_hat }.

    Šest šedých, jen pro zkušené farmáře:

    - { no-siesta-helper-roof_costs }: { no-siesta-does-roof_costs }.
    - { no-siesta-helper-any_order }: { no-siesta-does-any_order }.
    - { no-siesta-helper-trade_hat }: { no-siesta-does-trade_hat }.
    - { no-siesta-helper-siesta_or_work }: { no-siesta-does-siesta_or_work }.
    - { no-siesta-helper-clear_storage }: { no-siesta-does-clear_storage }. Kroužky tohoto zboží se zakroužkují: jsou vyčerpané a už se nepočítají.
    - { no-siesta-helper-copy }: { no-siesta-does-copy }. Volba platí do konce hry.

no-siesta-rules-full-esporles-title = Šest polí v Esporles
no-siesta-rules-full-esporles-text =
    Žeton na poli dá na konci:

    - { no-siesta-space-discs }: { no-siesta-gives-discs }, ne za ty v Esporles nebo na okopírovaném pomocníkovi.
    - { no-siesta-space-harvest_sets }: { no-siesta-gives-harvest_sets }.
    - { no-siesta-space-roof_tiles }: { no-siesta-gives-roof_tiles }.
    - { no-siesta-space-animal_pairs }: { no-siesta-gives-animal_pairs }.
    - { no-siesta-space-helpers }: { no-siesta-gives-helpers }.
    - { no-siesta-space-trades }: { no-siesta-gives-trades }.

no-siesta-rules-full-two-players-title = Ve dvou jako ve velké La Granje
no-siesta-rules-full-two-players-text =
    Dva hráči se mohou dohodnout, že pěti kostkami hodí jen jednou, na začátku kola. Oba si své dvě kostky vyberou z tohoto hodu a ta, která zbude, platí pro oba.
no-siesta-rules-full-two-players-questions =
    Která pravidla jsou ve dvou jiná?

no-siesta-rules-full-online-title = Pravidla online
no-siesta-rules-full-online-text =
    S volbou „Online“ se hraje podle změn verze na Yucatě:

    - Co se musí použít hned, smí se použít do konce fáze bodování, i komodita, pro kterou nebyl žeton.
    - Kdo nemá víc než dva žetony, žádný nedá natrvalo: žádný nejde do Esporles a žádný pomocník se nekopíruje. Kde nelze vzít vůbec žádného pomocníka, volba odpadá.
    - Žetony jdou do Esporles na konci kola, kdy je shoda u trakaře rozhodnuta. Nepoužité žetony opouštějí desku výnosů už předtím.
    - Zboží vyklizené ze skladu a stáje se tam smí zase uskladnit.
    - Body se počítají hned a jsou veřejné. Pomocníci se kopírují na konci kola.

no-siesta-rules-full-reconstructed-title = Co není známo
no-siesta-rules-full-reconstructed-text =
    Pravidla, z nichž tato hra vychází, neukazují celý bodovací list. Co některé mezery střechy, pole pomocníků a trakaře žádají a dávají, řady skladu a stáje, stupnice siesty, šipky na desce výnosů a kolik je kterých destiček střechy, to všechno jsou zástupné údaje správného tvaru. Seznam herního materiálu níže každý z nich označuje jako rekonstruovaný.

    Kdo hru vlastní, může to opravit bez programování: v prohlížeči, nahoře pod „Opravit herní materiál“; nebo opravit kopii souboru s herním materiálem, nechat chyby vyhledat příkazem „tertulia components no-siesta --check SOUBOR“ a spustit server nebo hru v terminálu s „--components SOUBOR“.

## Rulings

no-siesta-ruling-1-title = Kostku je nutné vzít
no-siesta-ruling-1-text = Ve fázi kostek nikdo nepasuje. Vzdát se výnosu znamená vzít kostku a neoznačit z ní nic, nebo jen část. Později ji označit nelze.
no-siesta-ruling-2-title = Hned
no-siesta-ruling-2-text = Podle tištěných pravidel leží dočasné výnosy (zboží destičky střechy, pomocníků pro dálkový obchod, sklad a stáj, vyklizené zboží) vedle desky, nikdy na ní, a propadají na konci fáze bodování daného hráče. Za komoditu bez žetonu se musí něco zaškrtnout hned příštím krokem, jinak se jí hráč vzdává. Předtím lze otevřít destičku střechy, aby se její zboží s komoditou spojilo.
no-siesta-ruling-3-title = Otevřené destičky střechy
no-siesta-ruling-3-text = Zboží destičky se používá po jednom, s jinými výnosy mezi tím, a otevřených destiček smí být více najednou. List ukazuje, co z které destičky leží otevřené; ze stejného zboží se dřív použije to z destičky, která leží víc vlevo. Co zbude, na konci fáze propadá.
no-siesta-ruling-4-title = Změna výnosů
no-siesta-ruling-4-text = Žeton se nikdy neposouvá z klobouku nebo komodity ani na ně. Destička střechy posune dva žetony o krok nebo jeden o dva; části se lze vzdát.
no-siesta-ruling-5-title = Kdo je s trakařem první
no-siesta-ruling-5-text = Přicházejí v úvahu všichni, kdo ho dokončí v téže fázi bodování. Na konci fáze rozhodne stupnice siesty a všichni, kdo jsou tam na stejném místě, mají vyšší číslo. Do té doby se ukazují obě čísla jako možná.
no-siesta-ruling-6-title = Žeton do Esporles
no-siesta-ruling-6-text = Podle tištěných pravidel se dává hned, z vlastní zásoby, a lze ho odmítnout. Není-li tam žádný, smí ho přinést hned příští krok: zaškrtnutý výnos, klobouk, který dojde na pole stupnice s žetonem, nebo oslík, který vyklízí; lze k tomu otevřít destičku střechy. Nejde-li nic z toho, nedá se žádný. Online nedává žádný, kdo má dva žetony nebo méně: zdroj to říká dvěma různými větami a tohle je ta, která každému nechá dva žetony.
no-siesta-ruling-7-title = Kdy se najímají pomocníci
no-siesta-ruling-7-text = Na konci kola, v němž se pole zaplnilo; schopnost začíná dalším kolem. Při více plných polích hráč řekne, který pomocník přijde na které.
no-siesta-ruling-8-title = Schopnosti, které mění nároky
no-siesta-ruling-8-text = Od kola po najmutí žádá každá mezera střechy o kroužek méně, i rozdělaná, a trakaře se nakládají v libovolném pořadí. Není-li už třeba oslíků, je každý trakař se vším zaškrtnutým zbožím hotov, jakmile schopnost začne; pořadí volí hráč.
no-siesta-ruling-9-title = Okopírovaný pomocník
no-siesta-ruling-9-text = Žeton z vlastní zásoby na něm leží natrvalo. Kopíruje se jen destička jiného hráče, nikdy kopie a nikdy schopnost, kterou hráč už má. Byla-li ta destička najata v tomto kole, působí od dalšího.
no-siesta-ruling-10-title = Vyklizené kroužky
no-siesta-ruling-10-text = Vyklizený kroužek zůstává použitý a už se nezaškrtne. Podle tištěných pravidel jde zboží jen do ostatních oblastí listu.
no-siesta-ruling-11-title = Sada ve skladu a stáji
no-siesta-ruling-11-text = Je úplná, když je zaškrtnut n-tý kroužek každého jejího druhu, ať v kterémkoli kole. Kroužek vyklizený později své stříbro přinesl, na konci se však nepočítá. Žádná sada nepřinese stříbro dvakrát.
no-siesta-ruling-12-title = Žetony stupnice siesty
no-siesta-ruling-12-text = Každý může získat tři. Není-li ve společné zásobě už žádný hráčův žeton, stupnice žádný nedá.
no-siesta-ruling-13-title = Už žádná destička střechy
no-siesta-ruling-13-text = Pak se žádná nedobere a mezera své body dá i tak. Na poli v Esporles, které počítá destičky, se nezapočítá.
no-siesta-ruling-14-title = Komodita se záměnou kloboukem nestane
no-siesta-ruling-14-text = Pomocník, který zaměňuje oslíka a klobouk, z komodity klobouk neudělá: co bylo zaměněno, zaškrtne se tak, jak je.
no-siesta-ruling-15-title = Změna výnosů jsou dva kroky
no-siesta-ruling-15-text = Destička střechy dává dva kroky po sobě, každý pro libovolný žeton. Dva žetony o krok a jeden žeton o dva jsou tak totéž pravidlo.
no-siesta-ruling-16-title = Více plných polí
no-siesta-ruling-16-text = Kdo má více plných polí, najímá za všechna po sobě, v pořadí polí, než přijde na řadu další hráč.
no-siesta-ruling-17-title = Poslední kostka
no-siesta-ruling-17-text = Všichni ji označují zároveň. Vše leží otevřeně, takže na pořadí nezáleží.
no-siesta-ruling-18-title = Dvě destičky střechy na výběr
no-siesta-ruling-18-text = Obě vidí jen ten, kdo je dobral. Ponechaná je otevřená všem, druhá se vrací mezi skryté.
no-siesta-ruling-19-title = Kdy se pomocník kopíruje
no-siesta-ruling-19-text = Podle tištěných pravidel v kterékoli vlastní fázi bodování, nikdy jindy, a schopnost působí hned. Online na konci kola, po najímání; nikdo nemusí, a kdo ještě nikoho neokopíroval, dostane na konci každého kola otázku znovu. Působí od dalšího kola. Okopírovaná schopnost není destička: nedá nic, ani na poli, ani v Esporles.
no-siesta-ruling-20-title = Pořadí v Esporles, online
no-siesta-ruling-20-text = Žetony se dávají v pořadí na stupnici siesty, jako se najímají pomocníci, a ještě před tím.
no-siesta-ruling-21-title = Vrácená komodita
no-siesta-ruling-21-text = Na konci fáze bodování lze komoditu i vrátit, aby byl její žeton v dalším kole volný.
no-siesta-ruling-22-title = Trakař hotový mezi koly
no-siesta-ruling-22-text = Kde už není třeba oslíků, může být trakař hotov na začátku kola. Nenajde-li pak jeho komodita žeton, podle tištěných pravidel propadá; online leží vedle desky.
no-siesta-ruling-23-title = Veřejné a skryté body
no-siesta-ruling-23-text = Online se každý bod oznámí hned a Esporles se přepočítá při každé akci. Podle tištěných pravidel hra počítá skrytě a všechny body ukáže až na konci.
no-siesta-ruling-24-title = První s trakařem mezi koly
no-siesta-ruling-24-text = Trakař hotový na začátku kola je dřív než fáze bodování tohoto kola: kdo ho tehdy dokončí, je první. Dokončí-li ho na začátku téhož kola více hráčů, rozhoduje stupnice siesty jako ve fázi.
no-siesta-ruling-25-title = Najatý až po okopírování
no-siesta-ruling-25-text = Pomocníka, jehož schopnost máš okopírovanou, lze dál najmout i jako vlastní destičku: co je okopírováno, není destička.
no-siesta-ruling-26-title = Oslík, který vyklízí
no-siesta-ruling-26-text = Za zboží vzaté ze skladu a stáje se platí jen oslíkem na žetonu, nebo kloboukem na žetonu, který pomocník dovolí použít jako oslíka. Nezastoupí ho komodita ani nic, co leží vedle desky.
no-siesta-ruling-27-title = Pole bez pomocníka
no-siesta-ruling-27-text = Plné pole, na které na konci jeho kola nezbyl pomocník, zůstane prázdné. Online, kde kopírujícího pomocníka nelze najmout, dokud není koho kopírovat, se na takové pole najímá znovu, jakmile lze nějakého pomocníka vzít.
no-siesta-ruling-28-title = Kola bez postupu
no-siesta-ruling-28-text = Hra končí obvyklým bodováním po deseti kolech za sebou bez postupu. Postupem je zaškrtnutý kroužek střechy, polí pomocníků, dálkového obchodu, trakařů (i jejich oslíků), skladu či stáje, nebo krok na stupnici siesty. Označování, otevírání destiček, posouvání žetonů, vyjímání zboží, kopírování, najímání a trakař hotový na začátku kola se nepočítají. Od třetího na taková kola hra upozorňuje. Desáté je poslední, jakmile skončí všechny fáze bodování.
no-siesta-ruling-29-title = Co se musí použít v téže fázi
no-siesta-ruling-29-text = Zboží pomocníků pro dálkový obchod, sklad a stáj se musí použít v téže fázi bodování: to je lhůta, ne povinnost. Co se nepoužije, propadá.
no-siesta-ruling-30-title = Shoda
no-siesta-ruling-30-text = Při shodě bodů vyhrává, kdo má na stupnici siesty víc klobouků. Je-li shoda i tam, o vítězství se dělí: další hra, o níž mluví pravidla, je na hráčích.
no-siesta-ruling-31-title = Šipky v opraveném souboru
no-siesta-ruling-31-text = Soubor s herním materiálem smí vést šipky mezi olivami, obilím, hrozny, prasetem, oslíkem a stříbrem, jak chce, ale žádnou z klobouku nebo komodity ani na ně.
no-siesta-ruling-32-title = Stříbro za sadu
no-siesta-ruling-32-text = Sada platí, jakmile je zaškrtnut n-tý kroužek každého jejího druhu, i když byl některý předtím vyklizen. Sada, která byla vyklizena a znovu doplněna, druhé stříbro nepřinese.
no-siesta-ruling-33-title = Žeton ponechané komodity
no-siesta-ruling-33-text = Online se žeton komodity počítá mezi ty dva, které nikdo nedá natrvalo, protože je stále k dispozici.
no-siesta-ruling-34-title = Co se zaměňuje
no-siesta-ruling-34-text = Kdo použije klobouk jako oslíka nebo oslíka jako klobouk, řekne, zda je to ten, který leží vedle desky, nebo ten na žetonu.
no-siesta-ruling-35-title = Změněný výnos zůstává na svém žetonu
no-siesta-ruling-35-text = Žeton posunutý po šipce označuje nový výnos, i online, a uvolní se, až když se ten zaškrtne.
no-siesta-ruling-36-title = Nikdo nehraje sám
no-siesta-ruling-36-text = Hra je pro dva až čtyři. Pravidla mluví o jednom až čtyřech hráčích, ale pravidla pro jednoho v nich nejsou.
no-siesta-ruling-37-title = Naložené trakaře, když už není třeba oslíků
no-siesta-ruling-37-text = Jsou hotovy na začátku kola, ne ve vlastní fázi bodování, jeden po druhém: každý dostane svou komoditu a svůj žeton do Esporles, než přijde na řadu další. Po okopírování ve fázi bodování je to stejné.
