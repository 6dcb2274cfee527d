### No Siesta: první hra s průvodcem.

no-siesta-lesson-aim-title = O co jde
no-siesta-lesson-aim = Tohle je tvá farma na listu papíru. Kostky dávají zboží a za zboží zaškrtáváš kroužky. Zaplněná místa přinášejí body. Hra končí, když někdo dojde na konec stupnice siesty.

no-siesta-lesson-plan-title = Pole pomocníků a trakaře
no-siesta-lesson-plan = Dnes máme dva cíle. Pomocníka: druhé pole pomocníků chce olivy a oslíka. A horní trakař: kdo ho naplní první, dostane 5 bodů, ostatní jen 3.

no-siesta-lesson-first_die-title = Kostky a žetony
no-siesta-lesson-first_die = Bereš jednu z pěti kostek. Olivy a obilí jsou na jedné kostce, dva kusy zboží najednou, a oba cíle chtějí olivy. Vezmi ji.
no-siesta-lesson-first_die-other = Na oba cíle potřebuješ olivy. Kostka, která je ukazuje, k nim přidá i obilí.
no-siesta-lesson-first_die-shows = Dva žetony na tvé desce značí zboží. Soused si vzal kostku a zbylými se hodilo znovu.

no-siesta-lesson-second_die-title = Vybírat s cílem
no-siesta-lesson-second_die = A tady je oslík, kterého chce pole pomocníků.
no-siesta-lesson-second_die-other = S oslíkem je tvé pole pomocníků skoro plné. Vezmi ho.

no-siesta-lesson-last_die-title = Poslední kostka je pro všechny
no-siesta-lesson-last_die = Poslední kostka je pro všechny: zase olivy a obilí. Volný je ale jen jeden tvůj žeton ze čtyř. Označ olivy, chce je pole i trakař.
no-siesta-lesson-last_die-other = Máš jeden volný žeton. Olivy potřebuješ dvakrát, označ tedy olivy.
no-siesta-lesson-last_die-shows = Všechny čtyři žetony leží na desce: víc než čtyři kusy zboží označit nejde.

no-siesta-lesson-helper_field-title = Zaškrtávání
no-siesta-lesson-helper_field = Teď zaškrtávej, co máš. Na druhé pole pomocníků dej oslíka a potom olivy.
no-siesta-lesson-helper_field-other = Také dobře. Pomocník z prvního kola ale pracuje celou hru: naplň druhé pole, nejdřív oslíkem.
no-siesta-lesson-helper_field-shows = Pole je plné! Na konci kola najmeš pomocníka. A žetony jsou zase volné.

no-siesta-lesson-load_two-title = Trakaře se nakládají zleva doprava
no-siesta-lesson-load_two = Trakař se nakládá zleva doprava. Dej olivy a obilí na ten horní.
no-siesta-lesson-load_two-other = Později. Nejdřív trakař: olivy, pak obilí.

no-siesta-lesson-end_one-title = Konec fáze
no-siesta-lesson-end_one = Na tvé desce už nic není. Co nevyužiješ, propadne, kromě jedné obchodní komodity. Ukonči svou fázi.
no-siesta-lesson-end_one-other = Není už co zaškrtnout. Ukonči fázi.

no-siesta-lesson-hire-title = Pomocníci
no-siesta-lesson-hire = Pomocníci pracují do konce hry. Najmi toho, jehož trakaře jezdí bez oslíků: tvému trakaři pak chybějí jen čtyři kusy zboží.
no-siesta-lesson-hire-other = Dobrý pomocník, ale náš trakař by zdrželi právě oslíci.
no-siesta-lesson-hire-shows = Soused měl stejný nápad! Začíná 2. kolo a bere olivy a obilí.

no-siesta-lesson-grape-title = Další zboží na trakaři
no-siesta-lesson-grape = Co je na tvém trakaři dál? Hrozny, a ty jsou tu jen jednou.
no-siesta-lesson-grape-other = Bez hroznů se nedá nakládat dál. Vezmi je první.

no-siesta-lesson-silver-title = Dívat se dopředu
no-siesta-lesson-silver = Stříbro je na trakaři poslední. Vezmi ho teď, dokud to jde.
no-siesta-lesson-silver-other = Trakař končí stříbrem. Vezmi ho, dokud tu leží.

no-siesta-lesson-lucky_die-title = Štěstí přeje připraveným
no-siesta-lesson-lucky_die = To je štěstí: obilí a olivy pro všechny, přesně to, co chybí mezi hrozny a stříbrem! A máš na ně dva žetony.
no-siesta-lesson-lucky_die-other = Trakař chce oboje. Máš dva volné žetony, označ tedy oboje.
no-siesta-lesson-lucky_die-shows = Kdo začíná kolo, také první zaškrtává. Soused dal na stejný trakař dva kusy: jsi napřed!

no-siesta-lesson-load_rest-title = Plný trakař
no-siesta-lesson-load_rest = Nalož všechny čtyři kusy: hrozny, obilí, olivy a stříbro!
no-siesta-lesson-load_rest-other = Nejdřív trakař, zleva doprava: hrozny, obilí, olivy, stříbro.
no-siesta-lesson-load_rest-shows = Trakař je plný a odměnou je obchodní komodita. Těch 5 bodů přijde, až fáze skončí.

no-siesta-lesson-commodity-title = Obchodní komodity
no-siesta-lesson-commodity = Obchodní komodita zastoupí cokoli kromě klobouku. Použij ji jako prase v prvním poli pomocníků: pak tam chybí jen obilí, a to padá často.
no-siesta-lesson-commodity-other = Také to jde. Jako prase ti přiblíží dalšího pomocníka.

no-siesta-lesson-end_two-title = Body pro prvního
no-siesta-lesson-end_two = Všechno je využité. Ukonči svou fázi a uvidíš, co ti přineslo prvenství.
no-siesta-lesson-end_two-other = Není už co využít. Ukonči fázi.
no-siesta-lesson-end_two-shows = 5 bodů!

no-siesta-lesson-esporles-title = Trh v Esporles
no-siesta-lesson-esporles = Plný trakař také pošle jeden tvůj žeton na trh v Esporles, napořád. Tam na konci boduje. Vyber pomocníky: bod za každého, kterého do té doby najmeš.
no-siesta-lesson-esporles-other = Jiné pole možná časem přinese víc. Jednoho pomocníka ale máš a další bude brzy, vyber tedy pole pomocníků.
no-siesta-lesson-esporles-shows = 6 bodů. Třetí kolo a začínáš ty: pět kostek, dvě s kloboukem.

no-siesta-lesson-siesta-title = Stupnice siesty
no-siesta-lesson-siesta = Zbývají ti tři žetony. Díky kloboukům stoupáš po stupnici siesty: každé pole je bod a druhé ti dá nový žeton. Ten potřebujeme.

no-siesta-lesson-hat_one-title = Klobouky
no-siesta-lesson-hat_one = Vezmi klobouk.
no-siesta-lesson-hat_one-other = Užitečné, ale bez žetonů se nedá dělat nic. Vezmi klobouk.
no-siesta-lesson-hat_one-shows = Padly další dva klobouky.

no-siesta-lesson-hat_two-title = Dva klobouky
no-siesta-lesson-hat_two = A ještě jeden: dva klobouky jsou dvě pole.
no-siesta-lesson-hat_two-other = Ještě jeden klobouk a máš nový žeton.

no-siesta-lesson-mark_silver-title = Střecha
no-siesta-lesson-mark_silver = Poslední kostka je stříbro. Stříbrem se staví střecha, označ ho tedy třetím žetonem.
no-siesta-lesson-mark_silver-other = Je zadarmo a střecha stříbro potřebuje. Označ ho.

no-siesta-lesson-climb-title = Stoupání
no-siesta-lesson-climb = Postup o dvě pole, o jedno za každý klobouk.
no-siesta-lesson-climb-other = Nejdřív stupnice: čekají tam dva body a žeton.
no-siesta-lesson-climb-shows = 2 body a nový žeton: máš zase čtyři.

no-siesta-lesson-roof-title = Mezery ve střeše
no-siesta-lesson-roof = Zaškrtni stříbrem jeden kroužek ve střeše. Ještě jeden a mezera se uzavře; každá uzavřená mezera přinese destičku s dárkem.
no-siesta-lesson-roof-other = Také to jde. Na střeše jsme ale ještě nebyli, zaškrtni kroužek tam.
no-siesta-lesson-roof-shows = Vedeš 8 : 1.

no-siesta-lesson-rest-title = Lodě, sklad a stáj
no-siesta-lesson-rest = Zbývají dvě místa. Lodě berou tři kusy stejného zboží najednou, jedna za kolo, za 2 body a obchodní komoditu. Sklad a stáj berou, co zbude, a plné sady bodují.

no-siesta-lesson-habits-title = Tři dobré zvyky
no-siesta-lesson-habits = Tři dobré zvyky. Najímej brzy, pomocníci pracují celou hru. Kostky vybírej podle toho, co tvůj list chce dál. Pečuj o žetony: dva klobouky přinesou nový.

no-siesta-lesson-free-title = Hra bez průvodce
no-siesta-lesson-free = Ukonči tuto fázi a hraj dál bez průvodce. Tipy vedle stolu vysvětlí každé rozhodnutí. Obilí naplní tvé první pole pomocníků: najmeš někoho před 6. kolem?
no-siesta-lesson-free-goal = Najmi druhého pomocníka, než začne 6. kolo.
