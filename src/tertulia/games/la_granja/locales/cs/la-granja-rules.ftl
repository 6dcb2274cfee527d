### La Granja: pravidla vlastními slovy a jejich výklad tam, kde pravidla mlčí.

la-granja-rules-chapters = aim card income roofs revenue transport crafts market scoring
la-granja-rules-sections = aim setup anytime play income roofs revenue transport crafts market scoring solo editions
la-granja-rules-intro = Šest kol na malé farmě na Mallorce: každá karta může být polností, trakařem, rozšířením farmy nebo pomocníkem a co farma dá, to putuje do vesnice Esporles.

la-granja-rules-chapter-aim-title = Cíl hry a tvoje farma
la-granja-rules-chapter-aim-text =
    Po šesti kolech vyhrává, kdo má nejvíc vítězných bodů. Každé kolo má čtyři fáze: farmaření, výnos, přepravu a bodování.
    (1) Každá polnost urodí jedno zboží.
    (2) Ve skladu leží ostatní zboží, prasata, stříbrné a obchodní komodity.
    (3) Dodávej zboží do svých trakařů a do budov řemeslníků ve vesnici. Když jsou plné, přinesou body.
la-granja-rules-chapter-aim-alt = Farma jednoho hráče ve 4. kole: vlevo polnosti, nahoře trakaře, vpravo rozšíření farmy, dole pomocník, uprostřed dům a sklad.
la-granja-rules-chapter-aim-questions =
    Jak vyhraju?
    Co se děje v jednom kole?

la-granja-rules-chapter-card-title = Čtyři použití karty
la-granja-rules-chapter-card-text =
    V prvním kole zahraješ dvě karty, později jednu, pokud chceš. Každá přijde na jednu ze čtyř stran tvé farmy.
    (1) Polnost přichází prázdná a urodí toto zboží pokaždé, když je prázdná.
    (2) Trakař žádá toto zboží a má tuto hodnotu v bodech.
    (3) Rozšíření farmy zvýší limit ruky a dá dvě výhody. První stojí jeden kus zboží z farmy, druhé dva různé a tak dále.
    (4) Pomocník ti dá svůj účinek. Na farmu se vejdou tři pomocníci a tři trakaře.
la-granja-rules-chapter-card-alt = Karta se čtyřmi použitími: vlevo polnost, nahoře trakař, vpravo rozšíření farmy, dole pomocník.
la-granja-rules-chapter-card-questions =
    Jak zahraju kartu?
    Co stojí rozšíření farmy?

la-granja-rules-chapter-income-title = Příjem, růst a obchod
la-granja-rules-chapter-income-text =
    (1) Po kartách dostaneš příjem ze svých rozšíření a žetonů řemesel.
    (2) Pak každá prázdná polnost urodí své zboží.
    (3) Ke dvěma nebo více prasatům přibude jedno další, je-li pro ně místo.
    Kdykoli ve svém tahu smíš zboží koupit, prodat a vylepšit nebo vyměnit obchodní komoditu.
    Zboží na polnostech lze vylepšit, použít k platbě a dodat, ale ne prodat.
la-granja-rules-chapter-income-alt = Čtyři plné polnosti, sklad se třemi prasaty a dvě rozšíření farmy, pod nimi příjem.
la-granja-rules-chapter-income-questions =
    Jak získám stříbrné?
    Jak získám další prasata?
    Jak vylepším zboží?

la-granja-rules-chapter-roofs-title = Destičky střech
la-granja-rules-chapter-roofs-text =
    (1) Jednou za kolo smíš koupit jednu z těchto destiček. Stojí tolik stříbrných, kolikáté je její kolo.
    (2) Zakryje první volné místo zleva. Pět míst střechy dává 0, 1, 2, 3 a 4 body.
    (3) Každou destičku použiješ jednou, kdykoli nebo ve fázích, které uvádí.
    Kupuje se v pořadí hráčů, v prvním kole v opačném.
la-granja-rules-chapter-roofs-alt = Střecha farmy se třemi použitými destičkami a dvěma volnými místy a vedle ní destičky, které jsou v nabídce ve 4. kole.
la-granja-rules-chapter-roofs-questions =
    Jak koupím destičku střechy?

la-granja-rules-chapter-revenue-title = Kostky výnosu
la-granja-rules-chapter-revenue-text =
    Hodí se všemi kostkami: dvěma za každého hráče a jednou navíc.
    V pořadí hráčů si každý vezme kostku a hned využije její pole, pak si každý vezme druhou.
    Poslední kostku využijí všichni.
    Pole 1 dá prase, pole 2 zboží ze sklizně nebo kartu, pole 3 dvě různá zboží ze sklizně.
    Pole 4 dá 4 stříbrné, pole 5 dvě vylepšení nebo kroky siesty, pole 6 dodávku nebo 2 stříbrné.
la-granja-rules-chapter-revenue-alt = Šest polí výnosu se sedmi kostkami tří hráčů.
la-granja-rules-chapter-revenue-questions =
    Co přinese která kostka?
    Jak získám zboží ze sklizně?

la-granja-rules-chapter-transport-title = Oslíci, siesta a dodávky
la-granja-rules-chapter-transport-text =
    (1) Všichni tajně zvolí destičku oslíka: více oslíků, nebo více klobouků. Použité se vrátí až ve čtvrtém kole.
    Tvůj žeton postoupí na stupnici siesty o počet klobouků.
    (2) Začíná ten, kdo došel nejdál; na jednom poli žeton, který leží výš.
    V tomto pořadí každý provede jednu dodávku za každého oslíka.
    Potom smí každý koupit dodávky navíc za 1 stříbrný, tolik, kolik dovolí jeho farma.
la-granja-rules-chapter-transport-alt = Čtyři destičky oslíků jednoho hráče, jedna z nich zvolená, a stupnice siesty s žetony tří hráčů.
la-granja-rules-chapter-transport-questions =
    Kolik mám dodávek?
    Jak se dostanu v pořadí dopředu?

la-granja-rules-chapter-crafts-title = Budovy řemeslníků a trakaře
la-granja-rules-chapter-crafts-text =
    Dodávka přinese jedno zboží do budovy řemeslníka nebo do jednoho z tvých trakařů.
    (1) Budova žádá toto zboží, v libovolném pořadí a třeba během více kol.
    (2) Plný řádek dá tolik bodů, kolikáté je kolo, prvnímu hráči o bod víc. Vezmeš si také žeton řemesla.
    (3) Kdykoli je některá budova poprvé zásobená, otevře se blokovaná budova s nejnižším číslem.
    (4) Plný trakař dá své body a obchodní komoditu a z farmy odejde.
la-granja-rules-chapter-crafts-alt = Šest budov řemeslníků, dvě z nich blokované, a pod nimi dva trakaře jednoho hráče.
la-granja-rules-chapter-crafts-questions =
    Jak zcela zásobím budovu?
    Jak otevřu blokovanou budovu?

la-granja-rules-chapter-market-title = Trh
la-granja-rules-chapter-market-text =
    Jeden hráč naplnil trakař hodnoty 5 a dává žeton na trh.
    (1) Žeton jde na volné pole stejné hodnoty.
    (2) Cizí žetony na sousedních polích nižší hodnoty se z trhu odstraní, za každý získá hráč bod.
    Není-li volné žádné pole této hodnoty, nahradí žeton jeden cizí žeton na takovém poli, také za bod.
    Každý tvůj žeton dá bod na konci každého kola.
la-granja-rules-chapter-market-alt = Trh se třemi žetony; pole hodnoty 5 uprostřed je volné.
la-granja-rules-chapter-market-questions =
    Jak dostanu žeton na trh?
    Proč můj žeton odešel z trhu?

la-granja-rules-chapter-scoring-title = Bodování a konec hry
la-granja-rules-chapter-scoring-text =
    Na konci každého kola dá každý žeton na trhu bod a stupnice siesty 0 až 3 body.
    Pak jsou pomocníci znovu připraveni a žetony se vrátí na začátek stupnice siesty.
    Po šestém kole se zboží ve skladu, prasata a obchodní komodity prodají; 5 stříbrných je bod.
    Vyhrává, kdo má nejvíc bodů, při shodě nejvíc zbylých stříbrných.
la-granja-rules-chapter-scoring-alt = Tabulka s body tří hráčů na konci hry podle původu.
la-granja-rules-chapter-scoring-questions =
    Kdy získám body?
    Co se na konci hry stane se zbylým zbožím?

la-granja-rules-full-aim-title = Cíl
la-granja-rules-full-aim-text =
    Po šesti kolech vyhrává, kdo má nejvíc vítězných bodů. Dávají je budovy řemeslníků, trakaře, žetony na trhu, stupnice siesty a destičky střech.

la-granja-rules-full-setup-title = Příprava
la-granja-rules-full-setup-text =
    Každý začíná se 4 kartami, 1 stříbrným, 1 vítězným bodem a 1 obchodní komoditou. Ze čtyř destiček střech každého kola se náhodně použije tolik, kolik je hráčů. Kostky určí, které tři budovy řemeslníků jsou blokované, v pořadí 1 až 3; u každé z nich leží bod a další bod leží u každé budovy pro toho, kdo ji zásobí první. Začínající hráč se vylosuje; v pořadí hráčů dá každý žeton na jedno ze středních polí trhu, postupně 2, 3, 4 a 5. Žetony siesty leží na poli 0, žeton začínajícího hráče navrchu. Hraje se se dvěma kostkami na hráče a jednou navíc.

la-granja-rules-full-anytime-title = Kdykoli
la-granja-rules-full-anytime-text =
    Mezi dvěma rozhodnutími svého tahu smíš dělat následující, kolikrát chceš. Obchodní komodita dá 4 stříbrné, nebo dvě různá zboží ze sklizně, nebo dobrání či zahrání karty, nebo prase, nebo dvě vylepšení zdarma. Olivy a obilí stojí 3 a prodávají se za 1, hrozny 4 a 2, prasata 5 a 3. Vylepšení stojí stříbrné: olivy nebo obilí na jídlo 2, hrozny na víno 3, prase na maso 3. Zboží na polnostech lze vylepšit, použít k platbě a dodat, ale ne prodat ani přesunout do skladu. Vylepšené zboží se nikdy nekupuje ani neprodává. Kdykoli lze použít i destičky střech a mnohé pomocníky.

la-granja-rules-full-play-title = Fáze farmaření 1: karty
la-granja-rules-full-play-text =
    V prvním kole je nutné zahrát dvě karty, později smíš jednu. Polnost přichází prázdná. Vejdou se tři trakaře a tři pomocníci; další nahradí některého podle tvé volby. První rozšíření stojí jeden kus zboží z farmy, druhé dva různé a tak dále; zboží z farmy jsou stříbrné, body, olivy, obilí, hrozny, prasata, jídlo, víno a uzené maso. Každé rozšíření zvyšuje limit ruky (3) o jednu kartu a dává dvě výhody: dodávku navíc ke koupi, příjem 1 stříbrný, nebo kóji pro prase. Nakonec doplň ruku do limitu, nebo odhoď karty nad něj. Jakmile se dobere poslední karta balíčku, zamíchají se odhozené karty.

la-granja-rules-full-income-title = Fáze farmaření 2 a 3: příjem a růst
la-granja-rules-full-income-text =
    Rozšíření a otočené žetony řemesel dávají příjem. Pak každá prázdná polnost urodí své zboží a kdo má aspoň dvě prasata a místo pro další, dostane jedno; bez místa se nenarodí.

la-granja-rules-full-roofs-title = Fáze farmaření 4: střechy
la-granja-rules-full-roofs-text =
    V pořadí hráčů, v prvním kole v opačném, smí každý koupit jednu destičku střechy za tolik stříbrných, kolikáté je kolo. Zakryje nejlevější volné z pěti míst; ta dávají 0, 1, 2, 3 a 4 body. Účinek se použije jednou, kdykoli nebo v uvedených fázích.

la-granja-rules-full-revenue-title = Fáze výnosu
la-granja-rules-full-revenue-text =
    Hodí se kostkami. V pořadí hráčů si každý vezme jednu a hned využije její pole, pak každý druhou; poslední využijí po řadě všichni. 1: prase, bez místa se hned prodá. 2: zahraj nebo dober kartu, nebo si vezmi zboží ze sklizně. 3: dvě různá zboží ze sklizně. 4: 4 stříbrné. 5: dvě vylepšení, nebo jedno a krok siesty, nebo dva kroky. 6: dodávka, nebo 2 stříbrné.

la-granja-rules-full-transport-title = Fáze přepravy
la-granja-rules-full-transport-text =
    Všichni tajně zvolí destičku oslíka: 1 oslík se 3 klobouky, 2 se 2, 3 s 1, nebo 4 bez klobouku. Použité destičky chybějí do čtvrtého kola, kdy se všechny vrátí. V pořadí hráčů postoupí žetony siesty o počet klobouků; kdo dojde na pole později, leží navrchu. Pak se určí nové pořadí: kdo došel dál, je na tahu dřív; na témže poli ten, jehož žeton leží výš. V tomto pořadí každý provede všechny své dodávky, jednu za každého oslíka. Nakonec smí každý koupit dodávky navíc, každou za 1 stříbrný.

la-granja-rules-full-crafts-title = Budovy řemeslníků
la-granja-rules-full-crafts-text =
    Všechny řádky budovy žádají stejné zboží; dodává se v libovolném pořadí a třeba během více kol. Kdo svůj řádek naplní, nechá tam jeden žeton, získá tolik bodů, kolikáté je kolo (první hráč o bod víc), a vezme si žeton řemesla: přední strana působí hned, zadní od dalšího kola. Kdo budovu zásobí první, zpřístupní také blokovanou budovu s nejnižším číslem a získá bod, který u ní leží. Pořadí: budova, blokovaná budova, žeton řemesla, jeho účinek.

la-granja-rules-full-market-title = Trakaře a trh
la-granja-rules-full-market-text =
    Trakař se všemi dodanými symboly se odhodí; dá své body a komoditu a žeton jde na volné pole trhu této hodnoty. Cizí žetony na sousedních polích nižší hodnoty se odstraní, za každý získá hráč bod. Není-li volné žádné pole této hodnoty, nahradí se na takovém poli cizí žeton, také za bod.

la-granja-rules-full-scoring-title = Bodování a konec
la-granja-rules-full-scoring-text =
    Každý žeton na trhu dá bod, stupnice siesty 0 až 3. Pak jsou použití pomocníci opět k dispozici, žetony řemesel se otočí, žetony siesty se vrátí a přijdou nové střechy. Po šestém kole se zboží ve skladech, prasata a komodity (po 4) změní na stříbrné a 5 stříbrných na bod. Při shodě rozhodne, komu zbylo nejvíc stříbra; je-li shoda i tam, o vítězství se dělí.

la-granja-rules-full-solo-title = Sólová hra
la-granja-rules-full-solo-text =
    Hraješ proti neutrálnímu hráči, který jen dává žetony na trh. Hraje se s pěti kostkami a dvěma střechami za kolo. Když začínáš, vezmeš si kostku, jedna se odstraní, vezmeš si druhou, jedna se odstraní a poslední se využije; jinak se jedna odstraní před každou tvou volbou. V kolech 1 až 3 se odstraňuje nejnižší kostka, později nejvyšší. Po tvé fázi přepravy (nebo před ní, když nezačínáš) se otočí karta a hodnota jejího trakaře určí, kam jde neutrální žeton: tam, kde odstraní nejvíc tvých, jinak daleko od ostatních neutrálních a vedle co nejméně vyšších polí (výklady 11 a 36). Odstranění neutrálního žetonu dá bod. Když dojdeš na pole 3 stupnice siesty, začínáš další kolo.
la-granja-rules-full-solo-questions =
    Jak hraju bez soupeřů?

la-granja-rules-full-editions-title = Edice a varianty
la-granja-rules-full-editions-text =
    Originál: deset vnějších polí trhu je při méně než čtyřech hráčích uzavřeno; neprodané střechy se odstraní ze hry; dodávky navíc se kupují najednou; 25 žetonů; body smějí být tajné. Online: jako originál, ale dodávky navíc po jedné a žetony bez omezení. Deluxe: malý trh pro jednoho a dva, pro tři je šest polí uzavřeno; jiné střechy; použití pomocníci nesou žetony vyčerpání; body veřejné. Vše lze zvolit zvlášť. Hráči, kteří hru znají, mohou každý z kroků 1 až 3 fáze farmaření hrát zároveň; další krok začne, až všichni rozhodnou.

la-granja-ruling-1-title = Karty v kroku 1
la-granja-ruling-1-text = V 1. kole je nutné zahrát obě karty; později je karta nepovinná. Na konci kroku 1, a jen tehdy, se odhazují karty nad limit ruky; volí je hráč.
la-granja-ruling-2-title = Čí jsou akce vykonatelné kdykoli
la-granja-ruling-2-text = Akce vykonatelné kdykoli patří hráči na tahu, mezi dvěma jeho rozhodnutími, i uvnitř série dodávek, před příjmem, před růstem a před kroky na stupnici siesty; tam se ptáme jen těch, kterým by mohly prospět. Pomocníci, kteří působí v cizím tahu, ho hned přeruší; pak tah pokračuje.
la-granja-ruling-3-title = Prase bez místa
la-granja-ruling-3-text = Prase z kostky nebo destičky střechy se hned prodá; mládě se nenarodí; prase koupené nebo získané za komoditu či žetonem řemesla potřebuje místo.
la-granja-ruling-4-title = Plná místa a prázdné balíčky
la-granja-ruling-4-text = Karta zahraná na plná místa nahradí jinou podle volby hráče; odhozený trakař vrací žetony. Jakmile se dobere poslední karta balíčku, zamíchají se odhozené karty; jsou-li prázdné oba balíčky, nedobírá se.
la-granja-ruling-5-title = Plný trh
la-granja-ruling-5-text = Žeton potřebuje volné pole hodnoty trakaře. Jsou-li obsazená všechna, nahradí se jeden cizí za bod a sousední žetony na nižších polích se odstraní jako obvykle; jsou-li všechna vlastní, žádný žeton se neumístí. Odstraňují se jen cizí žetony.
la-granja-ruling-6-title = Řádky budovy
la-granja-ruling-6-text = První dodávka dá hráči řádek na celou hru. Podle pravidel si ho volí; všechny řádky budovy žádají totéž, přidělují se tedy popořadě.
la-granja-ruling-7-title = Žetony řemesel a body
la-granja-ruling-7-text = Žetony řemesel vzaté v kole se otočí na jeho konci; hokynářství platí od dalšího kola. Kdo budovu zásobí první, bere její bod navíc, a kdo zpřístupní blokovanou budovu, bere bod u ní. Pořadí: budova, žeton pořadí, žeton řemesla, jeho účinek.
la-granja-ruling-8-title = Žetony siesty
la-granja-ruling-8-text = Pozdější leží navrchu a jsou dřív na řadě; poslední pole se nepřekročí; pořadí určené v kroku 2 fáze přepravy platí hned.
la-granja-ruling-9-title = 25 žetonů
la-granja-ruling-9-text = Kdo má použitých všech 25 žetonů a umisťuje další, uvolní kterýkoli z těch, které leží na farmě nebo na deskách. Pomocník, z něhož se žeton vezme, zůstává v tom kole použitý, výměna uzavřená. Uvolnit lze i právě získané zboží, ať přišlo odkudkoli: tím se odmítne. Právě umístěný žeton, který už měl účinek, zůstává: na trhu, na pomocníkovi, na uzavřené výměně.
la-granja-ruling-10-title = Konec
la-granja-ruling-10-text = Prodává se jen zboží ve skladech, prasata a komodity (4 stříbrné); vylepšené zboží a zboží na polnostech ne. Pět stříbrných je bod. Při shodě rozhodne, komu zbylo nejvíc stříbra; je-li shoda i tam, o vítězství se dělí.
la-granja-ruling-11-title = Neutrální hráč
la-granja-ruling-11-text = Žeton přijde tam, kde odstraní nejvíc hráčových; mezi rovnými tam, kde sousedí s nejméně vyššími přístupnými poli, ať obsazenými, či ne, pak nejdál od nejbližšího jiného neutrálního žetonu, pak první ve směru čtení. Není-li volné pole té hodnoty, nahradí se žeton jako ve výkladu 5, nebo se žádný neumístí.
la-granja-ruling-12-title = Příjem je krok 2
la-granja-ruling-12-text = Texty tří žetonů řemesel uvádějí krok 3 fáze farmaření; míněn je krok příjmu, ve všech pravidlech krok 2.
la-granja-ruling-13-title = Dodávky navíc po jedné
la-granja-ruling-13-text = Kupují-li se najednou, platí symboly, které jsou při nákupu na farmě. Platí-li se po jedné, je jejich počet určen na začátku kroku; rozšíření zahrané mezitím žádnou nepřidá a odměna za jednu smí zaplatit další. Co přidává pomocník, platí hned, i když je zahrán až v tom kroku, a odchází s ním.
la-granja-ruling-14-title = Jiné pole výnosu
la-granja-ruling-14-text = Věštkyně a střechy měnící kostku působí, než se pole využije. Pomocníci se řídí vzatou kostkou: nosič dovolí druhou možnost s kostkou 2 nebo 6, která zůstane na svém poli, ne s kostkou, která se na ni změnila.
la-granja-ruling-15-title = Dodávky uprostřed jiných
la-granja-ruling-15-text = Dodávka, kterou v sérii dodávek přinese destička střechy nebo stájník, k ní patří. Nikdy není dodávkou navíc a nic nestojí. Kurýrova se provede hned a zvlášť; stejně tak kolářova, a pak přijdou body pole siesty.
la-granja-ruling-16-title = Ztracené kóje
la-granja-ruling-16-text = Odhodí-li se pomocník s kójemi, přebytečná prasata se hned prodají. Přebytečné trakaře zůstávají, dokud nejsou naplněny; kdo chce zahrát další, nejprve jich odhodí, kolik je třeba.
la-granja-ruling-17-title = Strážce a plný trh
la-granja-ruling-17-text = Strážce trhu ubrání souseda, ne žeton nahrazovaný na plném trhu: pole se musí uvolnit.
la-granja-ruling-18-title = Střechy Deluxe doslova
la-granja-ruling-18-text = Střecha, která dává žeton na trh, ho jen umístí: nic se neodstraní a bod za to není. Střecha, která mění kostku, ji změní přesně o své číslo, v rozmezí 1 až 6. Zakoupená dodávka stojí 1 stříbrný.
la-granja-ruling-19-title = Dvojnásobné body
la-granja-ruling-19-text = Destička zdvojnásobí body právě zakrytého místa, ať ho zakryla sama, nebo až pozdější destička, jsou-li vyšší než 0.
la-granja-ruling-20-title = Střecha otáčející střechy
la-granja-ruling-20-text = Střechu, která otáčí jinou, nikdy neotočí jiná téhož druhu; jinak by to nemělo konce. Pomocník ji otočit smí.
la-granja-ruling-21-title = Neprodané střechy
la-granja-ruling-21-text = Na prodej jsou jen destičky aktuálního kola, za tolik stříbrných, kolikáté kolo je; neprodané se odstraní ze hry. Volbou stolu lze určit, že zůstanou; pak je lze koupit i později, za cenu jejich kola.
la-granja-ruling-22-title = Ceny na konci
la-granja-ruling-22-text = Zbytek se prodává za vytištěné ceny; pomocníci měnící ceny působí jen v tahu hráče.
la-granja-ruling-23-title = Tajné body
la-granja-ruling-23-text = Tajné body skrývají do konce součty ostatních, ne průběh hry: body se získávají veřejně. Deset žetonů vyčerpání neomezuje počet použitých pomocníků.
la-granja-ruling-24-title = Jednou za kolo
la-granja-ruling-24-text = Platí to pro kartu: použitý pomocník, který je odhozen, dobrán a v témže kole znovu zahrán, je dál použitý.
la-granja-ruling-25-title = Třetí pole v sólové hře
la-granja-ruling-25-text = Počítáno od výchozího pole 0 je třetím pole 3.
la-granja-ruling-26-title = Pomocníci, kteří reagují na události
la-granja-ruling-26-text = O pomocníkovi nebo kolářově žetonu řemesla, který působí v určitou chvíli, rozhoduje hráč, pokud by mohl uškodit: u kroků na stupnici siesty, u účinku jednou za kolo, který nechává na výběr, u výměny, která se natrvalo uzavře. Všichni ostatní působí sami. Volbou stolu lze určit, že se vždy využijí i tito.
la-granja-ruling-27-title = Konec tahu
la-granja-ruling-27-text = Po koupi destičky střechy nebo jejím odmítnutí a po akci každé kostky smíš ještě jednat, než je na tahu další hráč. Ptáme se toho, kdo má co využít: obchodní komoditu, pomocníka, destičku střechy použitelnou hned nebo po nákupu zboží. Kvůli samotnému zboží a stříbru se neptáme nikoho, ani podruhé toho, kdo právě ukončil rozhodnutí, při kterém to šlo také.
la-granja-ruling-28-title = Pomocníci spuštění zároveň
la-granja-ruling-28-text = Kdo má rozhodnout o více pomocnících najednou, určí, který začne, ať leží kdekoli; pokračováním odmítne ostatní. Směňovač si zboží ponechá ještě předtím.
la-granja-ruling-29-title = Nejdřív to, co přinese žeton řemesla
la-granja-ruling-29-text = Kolářova dodávka a zelinářovo zboží přijdou dřív než pomocníci, kteří reagují na dokončenou budovu: dá se jimi zaplatit rozšíření farmy, které zahraje učeň.
la-granja-ruling-30-title = Jeden pomocník po druhém
la-granja-ruling-30-text = Mezi oběma možnostmi nosiče a dokud není kurýrova dodávka provedena nebo odmítnuta, nelze zapojit jiného pomocníka. Karty se mezitím hrát smějí a pomocníci, které spustí sama dodávka, pracují.
la-granja-ruling-31-title = Žetony více hráčů
la-granja-ruling-31-text = Potřebuje-li více hráčů zároveň víc než 25 žetonů, každý z nich jeden uvolní.
la-granja-ruling-32-title = Dodávka kočího
la-granja-ruling-32-text = Zdarma je první dodávka navíc v kole. Kdo zahraje kočího až po koupi první, zaplatí i druhou.
la-granja-ruling-33-title = Otázka odpadá s tím, čeho se týká
la-granja-ruling-33-text = Otázka na kartu, kostku, destičku střechy nebo žeton na trhu odpadá, jakmile tato věc zmizí, i kdyby se v témže kole vrátila. Co už pomocník začal nebo přinesl, platí. Odejde-li strážce trhu dřív, než se rozhodne, ohrožené žetony opustí trh.
la-granja-ruling-34-title = V Deluxe se kupují najednou
la-granja-ruling-34-text = Dodávky navíc se v edici Deluxe koupí najednou a pak provedou. Proč: její text uvádí nákup a provedení v tomto pořadí jako originál; jiný způsob uvádějí jen online pravidla.
la-granja-ruling-35-title = Komodity před fází přepravy
la-granja-ruling-35-text = Každá dodávka smí přinést obchodní komoditu lahůdkáři, i ve fázi výnosu. To je víc, než říkají pravidla: všechna mluví o fázi přepravy. Proč: nejčastěji se dodává v ní, dodávka je však všude stejná a budovu lze zásobit i kostkou 6.
la-granja-ruling-36-title = Vzdálenost neutrálních žetonů
la-granja-ruling-36-text = Žetony neutrálního hráče se drží dál od sebe navzájem, ve všech edicích. Proč: pravidla z roku 2014 je chtějí daleko od sebe, Deluxe chce vzdálenost od ostatních žetonů; obojí míní ty neutrální.
la-granja-ruling-37-title = Sousedé žetonu ze střechy
la-granja-ruling-37-text = Kde střecha Deluxe umístí žeton na trh, nižší sousedé zůstávají. Proč: její text jen umisťuje a nedává body; o odstraňování se mluví jen u naplněných trakařů, vždy za bod.
la-granja-ruling-38-title = Volba obchodního cestujícího
la-granja-ruling-38-text = Na obchodního cestujícího se ptáme při každé výměně a použít se nemusí. Proč: jeho body tuto výměnu do konce hry uzavřou, což může uškodit. Karta je psána rozkazem, stejně jako karty jiných pomocníků, a říká, co se stane, když se použije; podle pravidel se karty smějí použít. Volbou stolu lze určit, že působí vždy.
la-granja-ruling-39-title = Značka stařešiny zůstává
la-granja-ruling-39-text = Značka odhozeného vesnického stařešiny zůstává, dokud kostky nezmizí. Proč: označením byl zcela využit a co karta udělala, to platí.
la-granja-ruling-40-title = Jen vlastní žetony na hodnotě
la-granja-ruling-40-text = Stojí-li na všech polích hodnoty trakaře vlastní žetony, žádný se neumístí; body a komodita přijdou i tak. Proč: nahrazuje se žeton jiného hráče, a žádný tam není.
la-granja-ruling-41-title = Zaplaceno a neprovedeno
la-granja-ruling-41-text = Kdo koupil dodávky navíc najednou, smí skončit dřív, než provede všechny; stříbrné jsou pryč. Proč: pravidla je provádějí „hned všechny“, což říká kdy: žádná nezbude na později. S každou z nich, říkají táž pravidla, hráč smí dodat: je to právo, ne povinnost, a zaplaceno je zaplaceno.
la-granja-ruling-42-title = Oddíly stupnice siesty
la-granja-ruling-42-text = Text Deluxe mluví o pěti oddílech, z nichž některé mají vedle sebe body: zde počáteční pole a další, obě bez bodů, a pole s 1, 2 a 3. Proč: stupnice dává 0 až 3 body, víc ne.
la-granja-ruling-43-title = Pomocníci zahraní svou vlastní kostkou
la-granja-ruling-43-text = Nosič musí ležet na farmě, než se využije možnost pole kostky, obchodník dřív, než se kostka vezme. Kdo z nich je zahrán jako karta právě této dvojky, pomáhá až od další kostky, ačkoli se karty smějí použít hned. Proč: okamžik, který jmenují, je pak už pryč. Stájník a švec (výklad 13) jen mění počet dodávek, které se ještě provádějí.
