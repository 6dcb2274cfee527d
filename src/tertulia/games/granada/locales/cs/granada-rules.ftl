### Granada: pravidla vlastními slovy projektu, a jak je vykládá tam, kde mlčí.

granada-rules-chapters = aim money buying placing building rebuilding moats kinds end
granada-rules-sections = aim setup turn money buying payment rebuilding placing turning building moats refill scoring scoring-a scoring-b scoring-c end leftovers two-players simplified
granada-rules-intro = Dva až šest stavitelů rozšiřuje město pod Alhambrou. Třikrát za hru se boduje: za nejvíc budov každého druhu a za nejdelší příkop kolem každého města.

granada-rules-chapter-aim-title = Cíl hry a tvoje město
granada-rules-chapter-aim-text =
    (1) Každé město začíná Alhambrou.
    (2) Každá destička kolem ní je budova jednoho z devíti druhů a má hodnotu.
    Třikrát za hru získá body, kdo má nejvíc budov některého druhu.
    Body dává i nejdelší příkop, který město lemuje zvenku.
    Po třetím bodování vyhrává, kdo má nejvíc bodů.
granada-rules-chapter-aim-alt = Město jednoho hráče: osm budov kolem Alhambry, zvenku je lemuje příkop.
granada-rules-chapter-aim-questions =
    Jak vyhraju?

granada-rules-chapter-money-title = Tvůj tah: vzít peníze
granada-rules-chapter-money-text =
    Ve svém tahu máš jednu akci: vzít si peníze, koupit budovu, nebo přestavět své město.
    (1) Vezmi si jednu vyloženou kartu peněz libovolné hodnoty,
    (2) nebo několik karet v součtu nejvýš 5, tady 4 a 1.
    Tvoje ruka je tajná a počet karet v ní není omezen.
granada-rules-chapter-money-alt = Čtyři vyložené karty peněz a pod nimi ruka hráče na tahu, seřazená podle barev.
granada-rules-chapter-money-questions =
    Co můžu ve svém tahu udělat?
    Jak získám peníze?

granada-rules-chapter-buying-title = Koupit budovu
granada-rules-chapter-buying-text =
    (1) Každé pole stavebního dvora chce peníze své barvy.
    (2) Destička stojí tolik, kolik je na ní vidět. Smíš zaplatit víc, ale nic se nevrací.
    Zaplatíš-li přesně, máš další akci: tady zelené 1 a 7 za lázně.
    Koupené se umístí na konci tahu. Teprve pak se stavební dvůr doplní.
granada-rules-chapter-buying-alt = Stavební dvůr se čtyřmi destičkami a pod ním ruka hráče na tahu, seřazená podle barev.
granada-rules-chapter-buying-questions =
    Jak koupím budovu?
    Jak získám další akci?

granada-rules-chapter-placing-title = Umístit koupené
granada-rules-chapter-placing-text =
    (1) Na konci tahu umístíš všechny koupené destičky, v libovolném pořadí.
    Postav destičku tak, jak ležela na stavebním dvoře. Za druhou stranu předem zaplať nejméně 3 v jedné barvě.
    (2) Nebo ji odlož do rezervy, zdarma libovolnou stranou nahoru.
    Co leží ve městě nebo v rezervě, už se nikdy neotáčí.
granada-rules-chapter-placing-alt = Koupená destička a vedle ní rezerva s jednou destičkou.
granada-rules-chapter-placing-questions =
    Kam s koupenou budovou?
    Jak otočím destičku?

granada-rules-chapter-building-title = Pravidla stavby
granada-rules-chapter-building-text =
    Všechny destičky leží stejným směrem a každá se dotýká jiné celou stranou.
    Kde se dvě destičky dotýkají, mají tam příkop buď obě, nebo žádná.
    Ke každé destičce se dá od Alhambry dojít pěšky, bez překročení příkopu a bez opuštění města.
    Žádné prázdné místo nesmí být destičkami uzavřeno.
granada-rules-chapter-building-alt = Město ze čtrnácti destiček; sousední strany si odpovídají, příkop k příkopu, nebo volná k volné.
granada-rules-chapter-building-questions =
    Kde smím stavět?

granada-rules-chapter-rebuilding-title = Přestavět město
granada-rules-chapter-rebuilding-text =
    Přestavba je jedna akce. Vybereš si jednu ze tří možností.
    (1) Přistav do města destičku ze své rezervy,
    (2) nebo destičku z města zbourej do rezervy,
    nebo vyměň jednu za druhou na témže místě.
    Celé město potom musí splňovat pravidla stavby. Alhambra zůstává vždy na místě.
granada-rules-chapter-rebuilding-alt = Město jednoho hráče a pod ním rezerva se dvěma destičkami.
granada-rules-chapter-rebuilding-questions =
    Jak využiju svou rezervu?
    Jak přestavím své město?

granada-rules-chapter-moats-title = Příkopy
granada-rules-chapter-moats-text =
    Obejdi město zvenku: počítá se nejdelší nepřerušená řada stran s příkopem.
    Při každém ze tří bodování vynese bod za každou stranu, tady 15.
    Strany uvnitř města, kde se dvě destičky stýkají, se nepočítají.
granada-rules-chapter-moats-alt = Město s příkopem o patnácti stranách, který je kolem něj nakreslen jako čára.
granada-rules-chapter-moats-questions =
    Kolik bodů přinese můj příkop?

granada-rules-chapter-kinds-title = Bodování budov
granada-rules-chapter-kinds-text =
    Bodování A a B přijdou, když se jejich karty objeví mezi penězi, bodování C na konci hry.
    (1) Koruna označuje, kdo má nejvíc budov některého druhu. Při shodě rozhoduje nejvyšší hodnota, tady v závorce.
    Při bodování A získá hráč na prvním místě bod za každou budovu toho druhu ve všech městech.
    Při bodování B získá první dvojnásobek a druhý jednou tolik. Při bodování C je to trojnásobek, dvojnásobek a pro třetího jednou tolik.
    Budovy v rezervách se nepočítají.
granada-rules-chapter-kinds-alt = Tabulka devíti druhů budov a kolik jich má každý ze tří hráčů.
granada-rules-chapter-kinds-questions =
    Kdy se budovy bodují?
    Kolik bodů vynese jeden druh?

granada-rules-chapter-end-title = Konec hry
granada-rules-chapter-end-text =
    Hra končí po tahu, když už nelze doplnit stavební dvůr.
    Každou destičku, která na něm zbyla, získá ten, kdo má nejvíc peněz barvy jejího pole. Při shodě zůstane ležet.
    Pak přijde bodování C. Kdo má stejně bodů, dělí se o vítězství.
granada-rules-chapter-end-alt = Tabulka s body tří hráčů na konci hry podle bodování.
granada-rules-chapter-end-questions =
    Kdy hra končí?

## Podrobně

granada-rules-full-aim-title = O co jde
granada-rules-full-aim-text =
    Každý hráč staví z destiček město kolem počáteční destičky s Alhambrou. Druhů budov je devět: aréna, lázně, knihovna, hostinec, špitál, tržiště, park, škola a obytná čtvrť. Kdo má ve správnou chvíli ve městě hodně budov téhož druhu, dostává za ně body, a za příkop kolem města boduje každý. Po třetím bodování vítězí, kdo má nejvíc bodů; při shodě se o vítězství dělí.

granada-rules-full-setup-title = Příprava
granada-rules-full-setup-text =
    Ve hře je 54 destiček budov. Na líci je sudá hodnota, na rubu nejbližší vyšší lichá s jiným druhem budovy; příkopy vedou na obou stranách podél týchž hran. Všechny destičky přijdou do sáčku. Čtyři se vytáhnou a položí sudou stranou nahoru na pole 1 až 4 stavebního dvora. Od té chvíle značka ukazuje, kterou stranou nahoru se dvůr příště doplní; poprvé lichou.

    Na 108 kartách peněz jsou hodnoty 1 až 9, každá třikrát ve žluté, zelené, oranžové a modré. Zamíchají se a jeden hráč po druhém dostává vyložené karty, dokud nemají hodnotu aspoň 20. Na začátku má tedy každý 20 až 28. Pak si všichni karty vezmou do ruky a dál je tají.

    Začíná, kdo dostal nejméně karet; při shodě ten, kdo má méně peněz; jinak rozhodne los.

    Čtyři karty peněz se vyloží. Zbytek se rozdělí na pět zhruba stejných hromádek. Do druhé se zamíchá karta bodování A, do čtvrté karta bodování B a hromádky se položí na sebe, první navrch.

granada-rules-full-turn-title = Tah
granada-rules-full-turn-text =
    Kdo je na tahu, má jednu akci:

    - vzít si peníze,
    - koupit budovu,
    - nebo přestavět město.

    Kdo zaplatí budovu přesně, má další akci, opět podle své volby. Na konci tahu umístí, co koupil; pak se doplní peníze i stavební dvůr a po směru hodinových ručiček hraje další.

    Během tahu se stavební dvůr nedoplňuje. Víc než pět akcí proto v jednom tahu být nemůže: čtyři přesné nákupy a ještě jedna.

granada-rules-full-money-title = Vzít peníze
granada-rules-full-money-text =
    Vezmi si jednu ze čtyř vyložených karet, ať má jakoukoli hodnotu. Nebo si vezmi dvě či více, jejichž součet je nejvýš 5; barvy mohou být různé. Počet karet v ruce není omezen.

granada-rules-full-buying-title = Koupit budovu
granada-rules-full-buying-text =
    Každé ze čtyř polí stavebního dvora patří jedné barvě. Destička na něm stojí tolik, kolik je na ní vidět, v penězích této barvy. Koupená destička se odloží stranou a umístí se na konci tahu. Peníze přijdou na odhazovací balíček.

granada-rules-full-payment-title = Přesná platba
granada-rules-full-payment-text =
    Platí se libovolnými kartami správné barvy, které dohromady dosáhnou ceny. Nic se nevrací. Je-li součet přesně roven ceně, máš další akci a musíš ji využít, je-li to možné: vzít peníze, koupit, nebo přestavět.

granada-rules-full-rebuilding-title = Přestavět město
granada-rules-full-rebuilding-text =
    Jednou akcí je jedno z těchto:

    - přistavět: destička z tvé rezervy přijde do města,
    - zbourat: destička z města přijde do tvé rezervy,
    - vyměnit: destička z rezervy zaujme přesně místo jiné ve městě a ta přijde do rezervy.

    Celé město potom musí splňovat pravidla stavby. Počáteční destička zůstává vždy na místě. Destičky si nechávají stranu, která je vidět.

granada-rules-full-placing-title = Umístit koupené
granada-rules-full-placing-text =
    Na konci tahu se umístí každá koupená destička, v libovolném pořadí. Buď se postaví do města tak, jak ležela na stavebním dvoře, nebo se odloží do rezervy, tam zdarma libovolnou stranou nahoru. V rezervě smí ležet libovolný počet destiček. Někdy je lepší nestavět: každá budova zvyšuje hodnotu svého druhu i pro toho, kdo v něm vede.

granada-rules-full-turning-title = Otočit destičku
granada-rules-full-turning-text =
    Chceš-li koupenou destičku postavit druhou stranou, zaplať předem nejméně 3 v penězích jedné barvy podle své volby, za každou destičku zvlášť. Otočení nikdy nepřináší další akci, ani za přesně 3. Co leží ve městě nebo v rezervě, už se nikdy neotáčí.

granada-rules-full-building-title = Pravidla stavby
granada-rules-full-building-text =
    - Všechny destičky leží stejným směrem, nikdy se nepootáčejí.
    - Destička se dotýká aspoň jedné jiné celou stranou, ne jen rohem.
    - Kde se dvě destičky dotýkají, mají tam příkop buď obě, nebo žádná.
    - Od počáteční destičky lze ke každé dojít pěšky, z destičky na destičku, bez překročení příkopu a bez opuštění města.
    - Žádné díry: prázdné místo nesmí být destičkami uzavřeno.

    Počáteční destička je destička bez příkopů.

granada-rules-full-moats-title = Příkopy
granada-rules-full-moats-text =
    Mnoho destiček má příkop, některé i na třech stranách. Obejdi své město zvenku: nejdelší nepřerušená řada stran s příkopem je tvůj příkop. Při každém ze tří bodování vynese 1 bod za každou svou stranu. Strany uvnitř města, kde se dvě destičky stýkají, se nepočítají.

granada-rules-full-refill-title = Konec tahu
granada-rules-full-refill-text =
    Když je vše umístěno, doplní se vyložené peníze na čtyři karty. Objeví-li se přitom karta bodování, hned se boduje. Dojde-li balíček peněz, zamíchá se odhazovací balíček a nahradí ho.

    Pak se doplní prázdná pole stavebního dvora od 1 do 4, tou stranou nahoru, kterou ukazuje značka. Pokud tam něco přibylo, značka se přesune: sudá a lichá se střídají.

granada-rules-full-scoring-title = Bodování
granada-rules-full-scoring-text =
    Bodování jsou tři: A a B, když se jejich karty objeví mezi penězi, a C na konci. Nejprve se bodují příkopy, potom druhy v tomto pořadí: aréna, lázně, knihovna, hostinec, špitál, tržiště, park, škola, obytná čtvrť.

    U každého druhu se hráči řadí podle toho, kolik jeho budov stojí v jejich městě. Při stejném počtu je vpředu ten, jehož nejlepší budova toho druhu má vyšší hodnotu; body se proto nikdy nedělí. Kdo žádnou nemá, nic za druh nedostane. Platí jen viditelné strany destiček ve městech; rezerva se nepočítá.

granada-rules-full-scoring-a-title = Bodování A
granada-rules-full-scoring-a-text =
    U každého druhu dostane první tolik bodů, kolik budov toho druhu stojí ve všech městech dohromady.

granada-rules-full-scoring-b-title = Bodování B
granada-rules-full-scoring-b-text =
    U každého druhu dostane první dvojnásobek počtu budov toho druhu ve všech městech, druhý jejich prostý počet. Příklad: při 5, 2 a 1 parku je jich dohromady 8; první dostane 16 bodů, druhý 8.

granada-rules-full-scoring-c-title = Bodování C
granada-rules-full-scoring-c-text =
    U každého druhu dostane první trojnásobek počtu budov toho druhu ve všech městech, druhý dvojnásobek, třetí prostý počet. Při 8 parcích je to 24, 16 a 8 bodů.

granada-rules-full-end-title = Konec hry
granada-rules-full-end-text =
    Hra končí po tahu, po němž v sáčku nezbývá dost destiček na doplnění stavebního dvora. Kolik jich je, tolik se ještě vyloží. Potom se rozdělí, co na dvoře leží, a rozhodne bodování C.

granada-rules-full-leftovers-title = Co zbude na stavebním dvoře
granada-rules-full-leftovers-text =
    Pole po poli, od 1 do 4, získá destičku ten, kdo má v ruce nejvíc peněz barvy daného pole. Na ceně nezáleží a peníze mu zůstanou. Mají-li dva stejně, destička zůstane ležet. Kdo ji získá, hned ji postaví viditelnou stranou nahoru; do rezervy jde, jen když se nikam nehodí. Teprve pak přijde na řadu další pole.

granada-rules-full-two-players-title = Ve dvou, s Dirkem
granada-rules-full-two-players-text =
    Z každé karty peněz zůstane jeden ze tří exemplářů v krabici, hraje se tedy se 72 kartami. Třetí hráč Dirk sbírá destičky, ale nikdy není na tahu. Začíná se šesti ze sáčku, sudou stranou nahoru. Hned po bodování A dostane dalších šest, po bodování B třetinu destiček zbývajících v sáčku, zaokrouhleno dolů; ty leží tou stranou nahoru, kterou právě ukazuje značka.

    Při bodování se Dirk počítá u druhů budov, u příkopů ne. Když umisťuješ koupenou destičku, smíš ji také darovat Dirkovi: tak, jak ležela na stavebním dvoře, nebo za obvyklou cenu otočenou.
granada-rules-full-two-players-questions =
    Která pravidla jsou ve dvou jiná?

granada-rules-full-simplified-title = Zjednodušené bodování
granada-rules-full-simplified-text =
    Pro první hru nebo s dětmi vynáší každý druh pevné body:

    - bodování A: 3 pro prvního,
    - bodování B: 10 pro prvního, 3 pro druhého,
    - bodování C: 18 pro prvního, 10 pro druhého, 3 pro třetího.

    Příkopy se počítají jako jindy.

## Výklady: jak se tu hraje tam, kde pravidla mlčí

granada-ruling-1-title = Kolik vynáší příkop
granada-ruling-1-text = Při každém bodování získá každý hráč 1 bod za každou stranu destičky v nejdelší nepřerušené řadě příkopu na obrysu svého města. Uzavřený okruh se počítá celý, strany uvnitř města nikdy, a Dirk za příkop nedostává nic. Proč: v našem opisu pravidel chybí stránka o příkopech; popisy hráčů se v tomto shodují. Majitel tištěných pravidel to tam může ověřit.
granada-ruling-2-title = Co je díra
granada-ruling-2-text = Díra je prázdná plocha, z níž se nelze přes strany destiček dostat ven; mezera v rohu není východ. Po každé změně musí všechna pravidla stavby splňovat celé město, nejen nová destička. Proč: obrys je pak vždy jedna uzavřená čára a nejdelší příkop je jednoznačný.
granada-ruling-3-title = Platit lze libovolnými kartami
granada-ruling-3-text = Smí se platit jakýmkoli výběrem karet správné barvy, který dosáhne ceny, i když by stačilo méně karet. Otočení stojí libovolný výběr karet jedné barvy v hodnotě nejméně 3, za každou destičku zvlášť, a nikdy nepřináší akci. Proč: předepsána je jen nejnižší částka, a kdo vydá karty navíc, nikomu jinému tím nepomůže.
granada-ruling-4-title = Umístění, otočení a rezerva
granada-ruling-4-text = Koupené destičky se na konci tahu umístí v libovolném pořadí: postaví se, odloží se do rezervy libovolnou stranou nahoru, nebo se ve dvou hráčích darují Dirkovi, tak jak ležely, anebo za poplatek otočené. Ve městě a v rezervě už se nic neotáčí. Proč: rezerva je vždy otevřená, takže tah lze vždy ukončit.
granada-ruling-5-title = Další akce se musí využít
granada-ruling-5-text = Kdo má další akci, provede ji, je-li možný některý ze tří druhů akcí; není-li možný žádný, tah skončí sám. Proč: další akce je jako vlastní tah a vynechat tah nelze.
granada-ruling-6-title = Karta bodování mezi penězi
granada-ruling-6-text = Objeví-li se karta bodování při doplňování peněz, hned se boduje a pak se doplňuje dál. Dirk dostane své destičky hned po bodování. Proč: bodování patří k okamžiku, kdy se jeho karta ukáže.
granada-ruling-7-title = Shody
granada-ruling-7-text = O poslední shodě při určení začínajícího hráče rozhoduje los. Stejně vysoká nejlepší budova jednoho druhu nastat nemůže, protože každá hodnota je jen jednou. Dirkovy destičky platí jako destičky města. Proč: program neví, kdo je nejmladší, a los je spravedlivý.
granada-ruling-8-title = Destičky, které na konci zbudou
granada-ruling-8-text = Pole po poli získá destičku ten, kdo má jako jediný nejvíc peněz dané barvy; kdo žádné nemá, nikdy jich nemá nejvíc. Postaví ji viditelnou stranou dříve, než se rozdá další; do rezervy jde, jen když se nikam nehodí. Proč: pravidla žádají, aby se postavila hned, a na pořadí záleží, protože jedna destička může udělat místo další.
granada-ruling-9-title = Co je tajné
granada-ruling-9-text = Co má kdo v ruce, je tajné; kolik karet to je, tajné není. Co se vzalo nebo zaplatilo, leželo otevřeně na stole, a proto to průběh hry ukazuje. Proč: přesně to vidí u skutečného stolu všichni.
granada-ruling-10-title = Karta bodování, která nepřijde
granada-ruling-10-text = Skončí-li hra dříve, než se objeví karta bodování A nebo B, toto bodování odpadá; bodování C proběhne vždy. Proč: bodování vyvolává jen jeho karta.
granada-ruling-11-title = Dirk nemůže vyhrát
granada-ruling-11-text = Dirkovy body se ukazují jako všechny ostatní, ale vítězí lepší ze dvou hráčů, ať má Dirk bodů jakkoli mnoho. Proč: o ničem nerozhoduje, jen překáží.
granada-ruling-12-title = Hromádky, které nejsou stejné
granada-ruling-12-text = Nelze-li peníze rozdělit na pět stejných dílů, mají první hromádky po jedné kartě navíc. Proč: stačí, že je rozdělení pevně dané; každý si tak může spočítat, kdy mohou karty bodování přijít.
granada-ruling-13-title = I otočená destička smí do rezervy
granada-ruling-13-text = Kdo za otočení zaplatil, smí destičku přesto odložit do rezervy, opět libovolnou stranou nahoru. Proč: rezerva je vždy otevřená, a kdo platí za to, co je tam zdarma, nic nezíská.
granada-ruling-14-title = Kdy se otočení nabízí
granada-ruling-14-text = Otočení se u každé destičky nabízí jednou, a jen tehdy, když by otočená šla postavit nebo darovat Dirkovi. Proč: v rezervě je otočení zdarma, takže jindy by šlo jen o vyhozené peníze.
granada-ruling-15-title = Poslední doplnění
granada-ruling-15-text = Když v sáčku nezbývá dost destiček, doplní se prázdná pole od 1, dokud destičky stačí, a hra končí. Vyjdou-li destičky přesně, hraje se dál. Proč: konec přichází, když se doplnění nepodaří, ne když je sáček prázdný.
granada-ruling-16-title = Body za stranu příkopu
granada-ruling-16-text = Každá strana nejdelšího příkopu vynáší 1 bod při všech třech bodováních, i při zjednodušeném. Číslo je uvedeno v souboru s herním materiálem, takže se dá opravit. Proč: veřejné zdroje se na něm shodují, ale v našem opisu pravidel ta stránka chybí.
granada-ruling-17-title = Rekonstruované údaje
granada-ruling-17-text = Která barva patří ke kterému poli stavebního dvora, které druhy sdílejí jednu destičku (nad to, co ukazují pravidla) a kde vedou příkopy, se veřejně nikde nenajde. Jsou to zástupné údaje se správnými součty, označené jako rekonstruované. Proč: hra tak zůstává hratelná a vyvážená, a kdo má původní hru, může vložit skutečné údaje.
granada-ruling-18-title = Kdy vzniká nový balíček peněz
granada-ruling-18-text = Dojde-li balíček peněz, zamíchá se odhazovací balíček teprve tehdy, když je potřeba další karta, ne hned po dobrání poslední. Co se mezitím zaplatí, zamíchá se tedy také. Proč: pravidla říkají jen to, že se spotřebovaný balíček nahradí, a dřív nový nikdo nepotřebuje.
