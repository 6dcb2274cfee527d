### La Granja: první hra s průvodcem.

la-granja-lesson-aim-title = O co jde
la-granja-lesson-aim = Vítej v Esporles! Pěstuj zboží na své farmě a voz ho do vesnice. Po šesti kolech vyhrává, kdo má nejvíc bodů. První dvě zahrajeme spolu.

la-granja-lesson-start-title = S čím začínáš
la-granja-lesson-start = Začínáš s jedním stříbrným, jednou obchodní komoditou a čtyřmi kartami. Díky kartám farma roste, prohlédni si je tedy nejdřív.

la-granja-lesson-four_sides-title = Čtyři strany karty
la-granja-lesson-four_sides = Každou kartu můžeš zahrát čtyřmi způsoby: jako polnost, trakař, rozšíření, nebo pomocníka. Vybereš jednu stranu a ostatní tři se už nepočítají.

la-granja-lesson-field-title = Polnosti
la-granja-lesson-field = Nejdřív musí něco růst. Zahraj Pokrývače jako polnost: urodí ti obilí, kolo za kolem a zdarma.
la-granja-lesson-field-other = Jde to, ale bez polnosti nic neroste. Začni Pokrývačem jako polností.
la-granja-lesson-field-shows = Tady je tvá polnost s obilím, zatím prázdná. Za chvíli něco urodí.

la-granja-lesson-barrow-title = Trakaře
la-granja-lesson-barrow = Teď něco, co přinese body. Zahraj Stánkařku jako trakař: chce hrozny a jeden stříbrný a plný přinese 2 body.
la-granja-lesson-barrow-other = To si nech na později. Malý trakař se naplní rychle, začni tedy Stánkařkou.
la-granja-lesson-barrow-shows = Dva prázdné symboly: tvůj nákupní seznam na toto kolo.

la-granja-lesson-fill_hand-title = Karty v ruce a růst
la-granja-lesson-fill_hand = V 1. kole se hrají dvě karty, později jedna za kolo: to máš hotové. Stiskni „Hotovo“ a dobereš do tří karet v ruce. Potom všechno poroste.
la-granja-lesson-fill_hand-other = Komoditu budeš brzy potřebovat. Jen stiskni „Hotovo“.
la-granja-lesson-fill_hand-shows = Tvá první sklizeň! Každá prázdná polnost dá každé kolo jedno zboží, sama od sebe.

la-granja-lesson-roof-title = Destičky střechy
la-granja-lesson-roof = Destičky střechy jsou dárky na jedno použití. Stojí tolik, kolikáté je kolo, teď 1 stříbrný. V 1. kole kupuje první ten, kdo je poslední, a to jsi ty: vezmi tu, díky které zahraješ kartu.
la-granja-lesson-roof-other = Krok na stupnici siesty je hezký, ale celá karta je víc. Vyber druhou destičku.
la-granja-lesson-roof-shows = Leží na tvém domě a dá se použít.

la-granja-lesson-use_roof-title = Použít destičku střechy
la-granja-lesson-use_roof = Použít ji můžeš v kterémkoli svém tahu. Teď se hodí, tak ji vyber.
la-granja-lesson-use_roof-other = Můžeš s ní počkat. Tentokrát ji ale použijeme hned, ať máme další trakař dřív.

la-granja-lesson-second_barrow-title = Velké trakaře přinesou víc
la-granja-lesson-second_barrow = Zahraj Strážce trhu jako druhý trakař. Hrozny, stříbrný a uzené maso se shánějí hůř, ale přinesou 4 body. To je náš plán na 2. kolo.
la-granja-lesson-second_barrow-other = Dobrá karta na jindy. Náš plán potřebuje Strážce trhu jako trakař.
la-granja-lesson-second_barrow-shows = Soused koupil druhou střechu. Pak padlo pět kostek: 1, 1, 1, 3, 4. Trojka už je pryč.

la-granja-lesson-die_silver-title = Kostky výnosů
la-granja-lesson-die_silver = Postupně si každý z vás vezme dvě kostky a hned využije jejich pole. Jedničky jsou tři, čtyřka jen jedna: vezmi ji první, dá 4 stříbrné.
la-granja-lesson-die_silver-other = Prase je dobré a příště tu ještě bude. Jediná čtyřka možná ne.
la-granja-lesson-die_silver-shows = Za stříbrné se kupují střechy a dodávky a chtějí je i trakaře.

la-granja-lesson-die_pig-title = Prasata
la-granja-lesson-die_pig = Teď vezmi jedničku: nastěhuje se prase. Dvě prasata mají příští kolo sele, je-li pro ně místo.
la-granja-lesson-die_pig-other = Ještě ne: nejdřív vezmi kostku, jedničku.

la-granja-lesson-last_die-title = Poslední kostka je pro všechny
la-granja-lesson-last_die = Jedna kostka zbývá a použijí ji všichni. Zase jednička, vezmi si tedy druhé prase. Pamatuj: kostka, kterou necháš, je i tvoje.
la-granja-lesson-last_die-other = Nejdřív použij poslední kostku: dá ti prase zdarma.

la-granja-lesson-commodity-title = Obchodní komodity
la-granja-lesson-commodity = Malý trakař chce hrozny a ty žádné nemáš. Obchodní komodita se vymění za leccos, třeba za dvě různá zboží ze sklizně. Vyměň ji za olivy a hrozny.
la-granja-lesson-commodity-other = Pak by trakaři chyběly hrozny. Vyber olivy a hrozny.
la-granja-lesson-commodity-shows = Olivy a hrozny leží ve tvém skladu.

la-granja-lesson-donkey-title = Oslíci: dodávky, nebo siesta
la-granja-lesson-donkey = Teď tajná volba. Oslíci jsou dodávky, klobouky jsou kroky na stupnici siesty. Vezeš tři věci, vezmi tedy tři oslíky. Použití oslíci se vrátí ve 4. kole.
la-granja-lesson-donkey-other = Spočítej náklad: hrozny, stříbrný a ještě jeden stříbrný. Tři oslíci stačí přesně.
la-granja-lesson-donkey-shows = Klobouk tě posunul o krok. Tvůj žeton leží nahoře, takže teď jsi na tahu první.

la-granja-lesson-first_delivery-title = Jedna dodávka, jedno zboží
la-granja-lesson-first_delivery = Při každé dodávce odvezeš jeden kus zboží. Nalož hrozny na malý trakař.
la-granja-lesson-first_delivery-other = Když zboží rozdělíš na mnoho míst, nic nedokončíš. Hrozny patří na malý trakař.

la-granja-lesson-barrow_full-title = Plný trakař
la-granja-lesson-barrow_full = Stříbrný je zboží jako každé jiné. Přivez jeden a trakař bude plný.
la-granja-lesson-barrow_full-other = Malému trakaři chybí už jen jeden stříbrný. Dej ho tam.
la-granja-lesson-barrow_full-shows = 2 body, nová komodita a žeton na trhu: dokud na něm zůstane, dá bod na konci každého kola.

la-granja-lesson-start_big-title = Trakaře se plní více kol
la-granja-lesson-start_big = Zbývá jedna dodávka. Začni plnit velký trakař: dej na něj stříbrný. Co na trakaři leží, počká tam na zbytek.
la-granja-lesson-start_big-other = Prasata a komoditu si nech na 2. kolo. Náš plán potřebuje stříbrný na velkém trakaři.
la-granja-lesson-start_big-shows = 1. kolo končí. Dva žetony na trhu přinesly 2 body a vedeš 5 : 2.

la-granja-lesson-extension-title = Rozšíření farmy
la-granja-lesson-extension = 2. kolo, jedna karta. Zahraj Mezkaře jako rozšíření: dá stříbrný každé kolo, místo pro třetí prase a jednu kartu v ruce navíc.
la-granja-lesson-extension-other = Mysli na sele: potřebuje třetí místo a to má Mezkař jako rozšíření.

la-granja-lesson-pay_extension-title = Placení a volná polnost
la-granja-lesson-pay_extension = První rozšíření stojí jeden kus zboží, další dva různé. Zaplať obilím z polnosti: polnost se uvolní a za chvíli zase něco urodí.
la-granja-lesson-pay_extension-other = To jde také. Ale plná polnost nic neurodí, zaplať tedy obilím, které na ní je.

la-granja-lesson-income_growth-title = Příjem a růst
la-granja-lesson-income_growth = Stiskni „Hotovo“ a dívej se: dobereš karty, přijde příjem a všechno poroste.
la-granja-lesson-income_growth-other = Nic z toho teď není potřeba. Stiskni „Hotovo“.
la-granja-lesson-income_growth-shows = Stříbrný, nové obilí a sele: tři prasata!

la-granja-lesson-second_roof-title = Místa na domě dávají body
la-granja-lesson-second_roof = Střechy teď stojí 2 stříbrné, ale každé další místo na domě dá víc bodů, druhé 1. Vezmi krok siesty, budeme ho potřebovat v závodě.
la-granja-lesson-second_roof-other = Také dobrý dárek. Bereme krok siesty, protože kdo je ve vesnici první, získá víc.
la-granja-lesson-second_roof-shows = Hned jeden bod. A kostky teď vybíráš první: 1, 1, 2, 2, 5.

la-granja-lesson-die_five-title = Být první se vyplatí
la-granja-lesson-die_five = Pětka je jen jedna: vylepší zboží, nebo tě posune na stupnici siesty. Vezmi ji.
la-granja-lesson-die_five-other = Kostky s tímto číslem jsou tu dvě. Pětka je jediná a jen díky ní získáme uzené maso.

la-granja-lesson-upgrade-title = Vylepšování
la-granja-lesson-upgrade = Vylepši prase na uzené maso pro velký trakař. Bez kostky to stojí 3 stříbrné. Z oliv a obilí by bylo jídlo, z hroznů víno.
la-granja-lesson-upgrade-other = Velký trakař chce uzené maso a to se vyrobí z prasete.
la-granja-lesson-upgrade-shows = Jedno uzené maso a volné místo ve chlívku.

la-granja-lesson-advance-title = Stupnice siesty
la-granja-lesson-advance = Pětka má i druhou půlku: další vylepšení, nebo krok. Vezmi krok. Kdo je výš, je na tahu dřív, a stupnice dává body každé kolo.
la-granja-lesson-advance-other = Tohle zboží zatím není potřeba. Krok tu má větší cenu.

la-granja-lesson-use_siesta_roof-title = Správná chvíle pro destičku
la-granja-lesson-use_siesta_roof = Použij ještě destičku střechy: další krok. Druhé pole dá na konci kola bod a těžko tě někdo předstihne.
la-granja-lesson-use_siesta_roof-other = Můžeš si ji nechat, ale teď ti přinese bod a vedení.
la-granja-lesson-use_siesta_roof-shows = O dva kroky výš. A soused si vzal prase: proč?

la-granja-lesson-die_pig_again-title = Dívat se na ostatní
la-granja-lesson-die_pig_again = Podívej se na Řezníka: dokončí ho tři prasata. Soused přivezl dvě a třetí už má doma! Vezmi poslední jedničku, ať máš tři i ty.
la-granja-lesson-die_pig_again-other = Podívej se na Řezníka: kdo první přiveze tři prasata, získá víc. Tohle prase potřebuješ.
la-granja-lesson-die_pig_again-shows = Tři prasata. Poslední kostka je 2: zahrát kartu, dobrat kartu, nebo vzít zboží ze sklizně.

la-granja-lesson-helper-title = Pomocníci
la-granja-lesson-helper = Využij kostku a zahraj Starostu jako pomocníka. Každý pomocník pro tebe mění některé pravidlo: tenhle dá na konci bod za každé rozšíření.
la-granja-lesson-helper-other = Pomocníka jsme ještě nezkusili. Vyber zahrání karty a pak Starostu jako pomocníka.
la-granja-lesson-helper-shows = Teď máš v provozu všechny čtyři strany farmy.

la-granja-lesson-grape_again-title = Plánovat odzadu
la-granja-lesson-grape_again = Co chybí velkému trakaři? Maso, to máš, a hrozny. Vyměň komoditu za obilí a hrozny.
la-granja-lesson-grape_again-other = Trakaři chybí hrozny. Vyměň komoditu za obilí a hrozny.

la-granja-lesson-four_donkeys-title = Počítat dodávky
la-granja-lesson-four_donkeys = Náklad: tři prasata, maso a hrozny. Čtyři oslíci odvezou čtyři kusy, pátou dodávku lze koupit. Klobouk žádný nezískáš, ale jsi o dva kroky napřed.
la-granja-lesson-four_donkeys-other = S méně oslíky by jedno prase zůstalo doma. Vezmi čtyři.
la-granja-lesson-four_donkeys-shows = Soused má jeden klobouk: krok nahoru, ale nestačí to. Dodáváš první!

la-granja-lesson-butcher-title = Budovy řemeslníků
la-granja-lesson-butcher = Odvez všechna tři prasata Řezníkovi. Dokončená budova dá tolik bodů, kolikáté je kolo, a první dostane něco navíc.
la-granja-lesson-butcher-other = Závod běží: nejdřív prasata, všechna tři Řezníkovi.
la-granja-lesson-butcher-shows = 5 bodů: 2 za 2. kolo, 1 za prvenství, 1 za otevření Hokynářství a 1 za tvůj trakař, dárek od Řezníka.

la-granja-lesson-meat-title = Čtvrtá dodávka
la-granja-lesson-meat = Čtvrtý oslík odveze maso na velký trakař.
la-granja-lesson-meat-other = Maso je pro velký trakař. Odvez ho tam.
la-granja-lesson-meat-shows = Soused Řezníka také dokončí, ale jen za 3 body. Být první se vyplatilo.

la-granja-lesson-extra-title = Další dodávky
la-granja-lesson-extra = Došli oslíci? Další dodávka stojí 1 stříbrný. Tvá farma dovoluje jednu, některá rozšíření víc. Kup ji.
la-granja-lesson-extra-other = Jedna dodávka navíc dá 4 body. To jsou dobře utracené peníze.

la-granja-lesson-big_barrow_full-title = Poslední zboží na trakaři
la-granja-lesson-big_barrow_full = A teď hrozny na velký trakař!
la-granja-lesson-big_barrow_full-other = Poslední symbol na velkém trakaři jsou hrozny.
la-granja-lesson-big_barrow_full-shows = 4 body, další komodita a žeton pro trh.

la-granja-lesson-market-title = Trh
la-granja-lesson-market = Dej žeton na čtyřku se šipkou, vedle žetonu souseda. Cizí žetony na sousedních nižších polích tím odstraníš a za každý získáš bod.
la-granja-lesson-market-other = Tohle pole se nikoho nedotýká. Vyber čtyřku vedle žetonu souseda.
la-granja-lesson-market-shows = 1 za odstraněný žeton, 3 za vlastní, 1 za stupnici siesty: 20 : 5!

la-granja-lesson-habits-title = Tři dobré zvyky
la-granja-lesson-habits = Tři dobré zvyky. Než vybereš kostky, podívej se, co chybí trakařům a budovám. Dokonči jednu věc, než začneš další. Hlídej pořadí, když dva chcete totéž.

la-granja-lesson-free-title = Hra bez průvodce
la-granja-lesson-free = 3. kolo je tvoje. Tipy vedle stolu u každého rozhodnutí řeknou, co se dá dělat a proč. Zkus naplnit trakař nebo dokončit budovu. Hodně štěstí!
la-granja-lesson-free-goal = Naplň ještě jeden trakař, nebo dokonči ještě jednu budovu.
