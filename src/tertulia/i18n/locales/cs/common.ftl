### Co mají všechny hry společné: dům, lobby a stoly, nastavení, hlášení.

## Dům

app-name = Tertulia
app-skip = Přejít k obsahu
app-nav = Hlavní nabídka
app-home = Lobby
app-rules = Pravidla
app-settings = Nastavení
app-you = Ty
app-you-more = Jiná zařízení, přihlášení, tvá data
app-close = Zavřít
app-cancel = Zrušit
app-ok = OK
app-yes = Ano
app-no = Ne
app-more = Více
app-copy = Kopírovat
app-copied = Zkopírováno
app-loading = Načítá se…
app-retry = Zkusit znovu
app-not-found = Taková stránka tu není.
app-unofficial = Tertulia je nezávislý, neoficiální projekt. S autory ani vydavateli her není nijak spojena; kresby a texty jsou její vlastní.
app-source = Svobodný software pod licencí MIT
app-title-table = { $game }: stůl – Tertulia
app-title-your-turn = Jsi na tahu – { $game }

## Ty

me-name = Tvé jméno
me-name-help = Uvidí ho ostatní u stolu. 1 až 30 znaků.
me-name-save = Uložit jméno
me-hello = Ahoj, { $name }
me-rename = Změnit jméno
me-title = Ty
me-identity = Kdo jsi, se pozná podle cookie v tomto prohlížeči. S přihlášením najdeš svá místa i na jiných zařízeních a i po smazání cookies této stránky.

## Lobby

lobby-title = Lobby
lobby-welcome = Posaď se: založ stůl, pošli odkaz, nebo si zahraj proti botům. Účet není potřeba.
lobby-quick = Hrát hned
lobby-watch-bots = Sledovat hru botů
lobby-quick-help = Ty proti třem botům
lobby-preparing = Jednou se připravuje: { $percent } %
lobby-unplayable = Tuto hru nelze na tomto serveru hrát: její pravidla se nepodařilo připravit. Kdo server provozuje, najde příčinu v jeho protokolu. Čas od času se to samo zkusí znovu, ostatní hry se zatím hrát dají.
lobby-open = Volné stoly
lobby-running = Rozehrané hry
lobby-none = Teď není žádný volný stůl.
lobby-seats-free =
    { $count ->
        [0] žádné volné místo
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
lobby-join = Přisednout
lobby-watch = Dívat se
lobby-return = Zpět ke stolu
lobby-finished = Dohráno
lobby-asleep = spí
lobby-turns = Jsi na tahu ({ $count })
lobby-waiting = Na tahu jsou jiní
lobby-over = Dohrané hry
lobby-games = Hry
lobby-round = { $round }. kolo
lobby-turn-of = na tahu: { $players }
lobby-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boti
       *[other] { $count } botů
    }
lobby-last = poslední tah { $ago }
lobby-last-now = poslední tah před chvilkou
lobby-go = Hrát dál
lobby-for =
    { $to ->
        [one] { $from }–{ $to } hráč
        [few] { $from }–{ $to } hráči
       *[other] { $from }–{ $to } hráčů
    }
lobby-minutes = { $from }–{ $to } min
lobby-weight-light = lehká
lobby-weight-medium = středně náročná
lobby-weight-heavy = náročná
lobby-put-aside = Odložit tento stůl: { $game }
lobby-put-back = Vrátit
lobby-aside = Odložené ({ $count })
lobby-more =
    { $count ->
        [one] Ukázat ještě { $count } stůl
        [few] Ukázat ještě { $count } stoly
       *[other] Ukázat dalších { $count } stolů
    }
turns-next = Další stůl
turns-next-help = Další stoly, kde jsi na tahu: { $count }

## Založení stolu

create-title = Nový stůl
create-game = Hra
create-seats = Hráči
create-seat = Místo { $seat }
create-seat-add = Přidat místo
create-seat-remove = Odebrat místo { $seat }
create-seat-kind = Kdo tu sedí?
create-seat-me = Já
create-seat-open = Volné pro hosta
create-seat-bot = Bot
create-seat-device = Někdo u tohoto zařízení
create-seat-name = Jméno hráče na místě { $seat }
create-bot = Síla
create-options = Volby
create-options-more = Další volby
create-public = Ukázat stůl v lobby
create-public-help = Jinak ho najdou jen ti, kdo mají odkaz.
create-patience = Když někdo chybí
create-patience-120 = po 2 minutách
create-patience-600 = po 10 minutách
create-patience-3600 = po hodině
create-patience-86400 = po dni
create-patience-604800 = po týdnu
create-patience-0 = jen ten, kdo stůl založil
create-patience-help = Pak za něj smí kdokoli u stolu nechat hrát bota, dokud se nevrátí. Kdo stůl založil, smí po půl minutě.
create-pace = Tempo
create-substitute = Kdo hraje za nepřítomné
create-go = Založit stůl
bot-random = Náhodný
bot-random-help = hraje jakýkoli povolený tah
bot-learner = Začátečník
bot-learner-help = přátelský, ne vždy vidí to nejlepší
bot-greedy = Hamižný
bot-greedy-help = bere, co je právě nejlepší, a nic neplánuje
bot-quick = Rychlý
bot-quick-help = chvilku přemýšlí dopředu
bot-strong = Silný
bot-strong-help = přemýšlí dopředu a těžko se dá porazit
bot-master = Mistr
bot-master-help = přemýšlí nejdéle, nad tahem až vteřinu
bot-name = Bot ({ $bot })

## Stůl

table-share = Pozvat
table-share-help = Kdo tento odkaz otevře, může si přisednout nebo se dívat.
table-share-link = Odkaz na stůl
table-share-by-hand = Odkaz je označený: zkopíruj ho prohlížečem.
table-share-code = Odkaz jako QR kód, k přečtení telefonem
table-share-alone = Zatím odkaz otevře jen toto zařízení. Chceš-li hrát s ostatními ve své síti, spusť server s --host 0.0.0.0.
table-share-mail = Mailem
table-share-mail-subject = Místo pro tebe: { $game }
table-share-mail-text = Zahrajeme si spolu { $game }? Otevři tento odkaz a přisedni si, účet není potřeba.
table-share-hand = Sdílet
table-tell = Dozvědět se, že jsi na tahu
table-onlooker = Díváš se. Je některé z těch míst tvoje?
table-onlooker-sign-in = Přihlásit se
table-start = Začít hru
table-start-wait-seats = Hra může začít, až budou všechna místa obsazená.
table-start-wait-agreed = Hra může začít, až budou všichni souhlasit.
table-start-wait-both = Hra může začít, až budou všechna místa obsazená a všichni budou souhlasit.
table-start-fewer =
    { $count ->
        [one] Začít hned: { $count } hráč
        [few] Začít hned: { $count } hráči
       *[other] Začít hned: { $count } hráčů
    }
table-fill = Posadit sem bota
table-free = Uvolnit místo
table-wait-host = Čeká se, až { $name } zahájí hru.
table-wait-start = Čeká se na zahájení hry.
table-host-away = Ten, kdo stůl založil, tu není. Pokud se nevrátí, může stůl převzít kdokoli, kdo u něj sedí.
table-take-over = Převzít stůl
table-wait-seats =
    { $count ->
        [one] Čeká se ještě na { $count } hráče.
        [few] Čeká se ještě na { $count } hráče.
       *[other] Čeká se ještě na { $count } hráčů.
    }
table-sit = Sednout si sem
table-leave = Opustit stůl
table-leave-confirm = Uvolnit místo? Může si na ně sednout někdo jiný.
table-leave-running = Na své místo se můžeš kdykoli vrátit.
table-seat = Místo { $seat }
table-seat-free = Volné místo
table-seat-you = ty
table-seat-bot = bot
table-seat-device = u tohoto zařízení
table-seat-online = je tu
table-seat-offline = pryč
table-watching = Jen se díváš.
table-playing-as = Hraješ jako { $player }
table-pass-device = Teď má zařízení dostat { $player }
table-pass-device-help = Jakmile budeš pokračovat, ukáže se ruka, kterou má { $player }.
table-pass-device-go = { $player }: to jsem já
table-show-hand = Ukázat mou ruku
table-your-turn = Jsi na tahu
table-undo = Vzít zpět
table-undo-help = Vezme zpět tvůj poslední krok
table-chain = Tvé dosavadní kroky
table-chain-back = Vzít zpět odtud: { $step }
table-repeat = Tvůj krok zůstává zachován a odešle se znovu sám.
table-repeat-stop = Už neposílat
table-repeat-stopped = Už se to neposílá.
table-price = Cena: { $what }
table-brings = Přinese: { $what }
table-of-player = { $player }: { $what }
table-unforeseen = Co přijde potom, se předem neví: nedá se to vzít zpět.
table-confirm = Potvrdit
table-confirm-end = Tím tvůj tah končí.
table-confirm-go = Ukončit tah
table-confirm-not = Ještě ne
table-press-lost = Nezapočítalo se: stůl se těsně předtím změnil.
table-going-press = Za okamžik to platí: dalším stiskem hned.
table-going-forced = Samo: není o čem rozhodovat.
table-going-press-brief = Platí za okamžik.
table-going-forced-brief = Samo.
table-actions = Co můžeš udělat
table-log = Průběh
table-log-empty = Zatím se nic nestalo.
table-log-beginning = Začátek
table-look-back = Ukázat stůl v této chvíli
table-past = Dřívější okamžik
table-past-asked = Jsi na tahu. Toto je dřívější okamžik.
table-past-bots = Boti hrají
table-past-play = Přehrát odtud
table-past-first = Na začátek
table-past-pace = Rychlost
table-past-pause = Pozastavit
table-past-back = O krok zpět
table-past-forward = O krok vpřed
table-past-now = Zpět do přítomnosti
table-since = Od tvého posledního tahu
table-since-more = Ještě { $count }
table-since-fewer = Méně
table-lately = Co se stalo naposledy
table-replay = Ukázat znovu
table-replay-stop = Zastavit
table-players = Hráči
table-players-look = Klepni na někoho a uvidíš, co má.
people-title = Lidé u stolu
people-open = Hráči: kdo je tu, boti místo nich
people-help = Kdo musí odejít, může nechat hrát bota a kdykoli zase hrát osobně. Za ty, kdo jsou půl minuty pryč, to může udělat ten, kdo stůl založil, a po chvíli kdokoli u stolu.
people-patience =
    { $seconds ->
        [0] U tohoto stolu to může jen ten, kdo stůl založil.
       *[other] U tohoto stolu je to { $after }.
    }
people-help-turns = Mezi tahy tu nikdo být nemusí. Kdo bude dlouho pryč, může nechat hrát bota a kdykoli zase hrát osobně.
people-swift = Kromě tebe tu nikdo nerozhoduje: bude-li za tebe hrát bot, skončí zbytek hry během několika sekund.
people-bot-for-you = Hraje za tebe bot
people-played-by = zastupuje bot ({ $bot })
people-level = bot, { $bot }
people-take-back = Hrát zase osobně
people-log-handed = Odtud hraje za hráče { $player } bot ({ $bot }).
people-log-back = { $player } hraje zase osobně.
people-hand-over = Nechat hrát bota
people-hand-over-wait = Bot za ně může hrát za { $wait }.
table-sleeps = Kde rozhodují jen boti, hra pokračuje, jen když se někdo dívá; jinak spí.
table-over = Hra skončila.
table-again = Hrát znovu
table-again-help = Nový stůl se stejnými hráči a volbami
table-record = Stáhnout záznam hry
table-record-help = Celá hra v souboru; lze ji přehrát a ověřit.
table-commitment = Otisk zamíchání
table-commitment-help = Je to SHA-256 bajtů klíče a byl vidět od začátku. Po hře se ukáže klíč a každý si může ověřit, že nikdo s ničím nehýbal.
table-key = Klíč
table-verify = Ověřit
table-verify-right = Bajty klíče mají tento otisk: je to zamíchání určené před prvním tahem.
table-verify-wrong = Bajty klíče mají jiný otisk: není to zamíchání určené před prvním tahem.
table-verify-impossible = Tento prohlížeč počítá otisky jen na zabezpečených stránkách (https). Totéž udělá jakýkoli nástroj pro SHA-256.
table-components = Herní materiál
table-set = Sada materiálu
table-set-unnamed = jiná než obvyklá
table-set-gone = tady už není uložena
table-set-bots = Co se boti a rozbor naučili, pochází z partií s obvyklou sadou.
table-options = Volby
table-options-all = Všechny volby
table-options-rest = Všechny ostatní volby, jako obvykle
table-public = vidět v lobby
table-private = jen s odkazem
table-animation-skip = Ukázat hned

## Cvičení

practice-play-on = Cvičit odtud
practice-about = U vlastního stolu, proti botům, od tahu { $move }. Je to cvičení a nepočítá se.
practice-chance = Kostky a karty přijdou jako v oné hře, dokud si o ně nikdo neřekne v jiném pořadí.
practice-seat = Tvé místo
practice-seat-acts = { $player } (teď na tahu)
practice-go = Hrát dál
practice-short = Cvičení
practice-move = Cvičení od tahu { $move }
practice-log = Odtud dál je to cvičení.
practice-from = Cvičení od tahu { $move } jiné hry
practice-from-file = Cvičení od tahu { $move } ze záznamu
practice-counts = Nepočítá se a záznam to uvádí.
practice-source = K oné hře
practice-again = Odtud znovu
practice-what-if = Co kdyby…?
practice-what-if-help = Vrátí se k tvému poslednímu rozhodnutí. Z každého dřívějšího okamžiku lze hrát dál proti botům.
record-title = Otevřít záznam hry
record-help = Hra uložená v souboru: z kteréhokoli jejího tahu lze hrát dál proti botům.
record-file = Soubor se záznamem
file-choose = Vybrat soubor
record-person = člověk
record-moves =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
record-unfinished = nedohráno
record-ply = Po tahu číslo
record-ply-help = Od 0, začátku, do { $last }. Prázdné: kde tvé místo rozhodovalo naposledy. U stolu si lze prohlédnout každý dřívější okamžik a hrát dál i odtud.

## Spojení

connection-live = Připojeno
connection-connecting = Připojuje se…
connection-lost = Spojení se přerušilo. Nový pokus…
connection-back = Opět připojeno.
connection-sending = Odesílá se…
connection-stale = U stolu se mezitím hrálo dál: toto je nejnovější stav.

## Nastavení

settings-title = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-auto = Podle zařízení
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-motion = Pohyb
settings-motion-auto = Podle zařízení
settings-motion-full = Všechny animace
settings-motion-reduced = Málo animací
settings-pace = Tahy ostatních
settings-pace-slow = Pomalu
settings-pace-normal = Běžně
settings-pace-fast = Rychle
settings-scenes = Ukazovat bodování jako výjev
settings-shortcuts = Písmena jako klávesové zkratky
settings-ending = Krok, který nelze vzít zpět
settings-ending-window = platí chvíli po stisku
settings-ending-hold = podržet tlačítko
settings-ending-now = platí hned
settings-ending-help = Do té doby ho zastaví Escape nebo „Vzít zpět“ a další stisk na stejném místě ho provede hned.
settings-forced = Provést samo, kde není o čem rozhodovat
settings-sparing = Neptat se ani poprvé, kde by šla použít jen obchodní komodita nebo destička střechy
settings-sound = Zvuk, když jsi na tahu
settings-saved = Uloženo v tomto zařízení; mají je i tvá ostatní.
settings-calendar = Noc, víkend a dovolená

## Klávesnice

keys-title = Klávesnice
keys-help = Všechno jde i klávesnicí.
keys-tab = Tab
keys-tab-does = další akce nebo ovládací prvek
keys-arrows = Šipky
keys-arrows-does = pohyb mezi akcemi jedné skupiny nebo po stole
keys-enter = Enter nebo mezerník
keys-enter-does = provést
keys-escape = Esc
keys-escape-does = zavřít nebo vzít zpět
keys-undo-does = vzít zpět
keys-help-does = tato nápověda
keys-log-does = k průběhu hry
keys-bar-does = k tomu, co můžeš teď udělat
keys-end = Home, End
keys-end-does = první nebo poslední ve skupině

## Hlášení, když něco nejde

error-title = To se nepovedlo
error-unknown = Něco se pokazilo. Zkus to prosím znovu.
error-offline = Server není dostupný.
error-stale = U stolu se mezitím hrálo dál. Toto je nejnovější stav.
error-terms-changed = Stůl se mezitím změnil. Takhle vypadá teď.
error-illegal = To tady není možné.
error-not-found = To tu (už) není.
error-table-not-found = Takový stůl tu (už) není.
error-game-unknown = Tato hra tu není.
error-bad-request = Požadavku nebylo možné porozumět.
error-name = Toto jméno nelze zobrazit. Zvol 1 až 30 znaků, mezi nimi písmeno nebo číslici.
error-not-your-seat = To není tvé místo.
error-not-your-turn = Nejsi na tahu.
error-seat-taken = Tady už někdo sedí.
error-not-open = Hra už začala.
error-not-running = Hra neběží.
error-not-over = Hra ještě běží.
error-record = Toto není záznam hry, nebo je poškozený.
error-not-host = To může jen ten, kdo stůl založil.
error-bot-plays = Hraje za tebe bot: nejdřív musíš zase hrát osobně.
error-still-there = Ten, kdo tam sedí, tu je, nebo ještě není pryč dost dlouho.
error-rules-preparing = Tato hra se ještě připravuje. Začít může asi za minutu.
error-rules-failed = Hru tohoto stolu nelze na tomto serveru hrát: její pravidla se nepodařilo připravit. Ze stolu se nic neztratí. Kdo server provozuje, najde příčinu v jeho protokolu; čas od času se to samo zkusí znovu.
error-rules-changed = Pravidla se mezitím změnila a co se zde hrálo, už není možné. Záznam hry zůstává uchován.
error-components-changed = Od založení tohoto stolu byly na serveru opraveny údaje o destičkách a kartách. Založ prosím nový.
error-set-refused = S touto sadou materiálu se hrát nedá.
error-set-broken = Soubor není ani JSON, ani TOML, nebo v něm něco není uzavřeno.
error-set-deep = V souboru je příliš mnoho věcí vnořeno do sebe.
error-set-no-text = Soubor není text.
error-set-unknown = Tato sada materiálu tu není.
error-seats-missing = Ještě nejsou obsazena všechna místa.
error-not-agreed = Někdo se změnou ještě nesouhlasil.
error-undo-impossible = To už nelze vzít zpět.
error-csrf = Tvé přihlášení se obnovilo. Zkus to prosím znovu.
error-too-many = Příliš mnoho požadavků. Chvilku prosím počkej.
error-too-many-hints = O radu se žádalo příliš často. Chvilku počkej, nebo se rozhodni bez ní.
error-too-many-analyses = Právě se rozebírá příliš mnoho partií. Zkus to za chvíli znovu.
error-too-many-replays = Právě se přehrává příliš mnoho partií, kvůli pohledu zpět nebo cvičení. Chvilku prosím počkej.
error-too-many-tables = Odtud bylo založeno příliš mnoho nových stolů. Přijď prosím později.
error-too-many-streams = Odtud je otevřeno příliš mnoho stolů najednou. Zavři některé stránky, nebo chvilku počkej.
error-too-large = To je najednou příliš.
error-chain-reveals = Jeden z těchto kroků něco odhalí: co následuje, se volí až potom.
error-disk-full = Disk serveru je plný: teď nelze nic uložit.
error-storage-busy = Úložiště serveru je právě zaneprázdněné.
error-storage-away = Databáze serveru právě neodpovídá. Než to zopakuješ, podívej se, jestli se to nestalo.
error-storage-damaged = Úložiště serveru je poškozené. Musí je opravit ten, kdo server provozuje.
error-storage = Server teď nemůže nic uložit.
error-table-damaged = Uložené údaje tohoto stolu jsou poškozené a stůl nelze otevřít. Ostatních stolů se to netýká.
error-host-unknown = Na této adrese tento server neodpovídá.
error-timeout = Požadavek k serveru putoval příliš dlouho.
error-server = Na serveru nastala chyba. Zkus to prosím znovu.

## Stránky pravidel

rules-title = Pravidla: { $game }
rules-short = Ve zkratce
rules-full = Podrobně
rules-rulings = Výklady
rules-rulings-help = Kde pravidla mlčí, platí tady toto.
rules-contents = Obsah
rules-components = Herní materiál
rules-components-help = Odkud pochází každý vytištěný údaj. Pokud hru máš, oprav, co je na tvém výtisku jinak.
rules-source = Zdroj
rules-source-every = všechny zdroje
rules-find = Hledat
rules-kind = Druh
rules-kind-every = všechno
rules-source-nobody = nikým nepotvrzeno
rules-found = zobrazeno { $count } z { $of }
rules-source-rules = pravidla
rules-source-rules-help = Říkají to pravidla hry.
rules-source-public = veřejný
rules-source-public-help = Shodují se na tom veřejné recenze nebo pomůcky.
rules-source-inferred = odvozeno
rules-source-inferred-help = Plyne to ze známých údajů.
rules-source-reconstructed = rekonstruováno
rules-source-reconstructed-help = Nikde k nalezení: náhrada se správnými součty.
rules-source-box = z krabice
rules-source-box-help = Opsáno z výtisku hry.
rules-fingerprint = Otisk této sady
rules-own-words = Vyprávěno vlastními slovy; rozhodující jsou pravidla vydavatele.

## Dílna: co je vytištěno, opravené těmi, kdo hru mají

workshop-title = Co je vytištěno
workshop-lead = Některé údaje na kartách a deskách jsou rekonstruované. Pokud hru máš, napiš, co stojí na tvém výtisku: vznikne vlastní sada a můžeš s ní zakládat stoly.
workshop-own = Máš některou z her? Zadej, co stojí na tvém výtisku:
workshop-own-rules = Opravit, co je vytištěno
workshop-correct = Opravit
workshop-mine = Moje sady materiálu
workshop-no-sets = Zatím nemáš žádnou sadu.
workshop-kept-here = Tvoje sady jsou uloženy jen v tomto prohlížeči. Ulož si každou i do souboru: lze ho načíst na každém zařízení a na každém serveru.
workshop-new = Nová sada
workshop-new-help = Začíná jako obvyklá sada; změníš jen to, co je na tvém výtisku jinak.
workshop-name = Název
workshop-unnamed = Moje krabice
workshop-begin = Začít
workshop-import = Ze souboru
workshop-file = Soubor se sadou
workshop-import-help = JSON nebo TOML, celá sada nebo jen to, co opravuje. Soubor sem můžeš také přetáhnout.
workshop-export = Uložit do souboru
workshop-play = Hrát s touto sadou
workshop-rename = Přejmenovat
workshop-duplicate = Zdvojit
workshop-remove = Smazat
workshop-remove-title = Smazat „{ $name }“?
workshop-remove-help = Stoly, které s ní byly založeny, si ji ponechají. Co je jen tady, bude nadobro pryč.
workshop-is-draft = rozepsaná
workshop-draft =
    { $count ->
        [one] Rozepsaná sada: něco ještě není správně, proto s ní nikdo nemůže hrát.
        [few] Rozepsaná sada: { $count } údaje ještě nejsou správně, proto s ní nikdo nemůže hrát.
       *[other] Rozepsaná sada: { $count } údajů ještě není správně, proto s ní nikdo nemůže hrát.
    }
workshop-corrected = opraveno: { $count }
workshop-unseen = nepotvrzeno: { $count } z { $all }
workshop-full = Tento prohlížeč už nic neuloží. Než stránku opustíš, ulož sadu do souboru.
workshop-unchecked = Sadu teď nebylo možné zkontrolovat. Je uložená a zkontroluje se při příští změně.
workshop-beside = Tato sada byla změněna v jiném panelu. Co máš tady, je uloženo vedle ní pod vlastním názvem.
workshop-damaged = Jedna sada v tomto prohlížeči je poškozená a nelze ji přečíst. Její text si můžeš uložit do souboru.
workshop-not-here = Tato hra neuvádí nic, co by se tu dalo opravit. Souborem to jde: viz dokumentaci.
workshop-no-set = Takovou sadu tento prohlížeč nemá.
workshop-things = Všechno
workshop-find = Hledat
workshop-only = Ukázat
workshop-only-all = všechno
workshop-only-unseen = nepotvrzené
workshop-only-corrected = opravené
workshop-only-wrong = ještě ne správně
workshop-none-found = Nic nevyhovuje.
workshop-previous = Předchozí
workshop-next = Další
workshop-next-unseen = Další nepotvrzené ({ $count })
workshop-confirm = Tak to stojí na mém výtisku
workshop-confirm-help = Všechno tak stojí na mém výtisku; přejít na další
workshop-so = Stojí to tak
workshop-undo = Zpět
workshop-redo = Znovu
workshop-revert = Jako obvykle
workshop-copy = Převzít z …
workshop-keys = Číslice vybírají, Enter vede do dalšího pole, Page Down na další věc, Alt s Page Down na další nepotvrzenou, Ctrl s Enter potvrdí všechno a jde dál, Ctrl se Z vrací zpět. V řadě symbolů začíná první číslice znovu a Backspace ubere poslední symbol.
workshop-chosen = { $field }, vybráno
workshop-nothing = nic
workshop-more = ještě jedno
workshop-add = { $field }: přidat
workshop-which = co
workshop-how-many = kolik: { $what }
workshop-take-away = Ubrat: { $what }
workshop-wrong-exactly = Přesně { $count }.
workshop-wrong-name = Název, který začíná písmenem.

## What is wrong with a set

fault-number-range = Číslo { $least }–{ $most }.
fault-one-of = Vyber jednu možnost.
fault-some-of = Vyber alespoň jednu možnost.
fault-amount = Od { $fewest } do { $most }.
fault-different = Od { $fewest } do { $most }, každé jiné.
fault-different-exactly = Přesně { $count }, každé jiné.
fault-different-numbers = Přesně { $count }, každé jiné a v rozmezí { $least }–{ $most }.
fault-numbers = Přesně { $count }, každé v rozmezí { $least }–{ $most }.
fault-number-each = U každého číslo { $least }–{ $most }.
fault-number-once = Toto číslo nemá nic jiného a je v rozmezí 1–{ $most }.
fault-each-once = Každé právě jednou: { $count }.
fault-rising = Přesně { $count }, žádné není menší než předchozí.
fault-twice = Toto číslo je tu dvakrát.
fault-how-many = Celkem jich musí být: { $count }; teď jich je: { $found }.
fault-by-rules = Co tu stojí, určují pravidla; změnit se to nedá.
fault-yes-or-no = Ano, nebo ne, nic jiného.
fault-shape = Něco tu chybí, nebo je tu něco navíc.
fault-missing = Část sady chybí.
fault-unknown = Soubor tu uvádí něco, co hra nezná.
fault-mark = Není řečeno, odkud to pochází.
fault-marks = Není správně uvedeno, odkud jednotlivé části pocházejí.
fault-set-name = Název bez < a >; znaků nejvýše: { $most }.
fault-set-game = Tohle je sada jiné hry.
fault-layout = Soubor má stavbu jiné verze; začni s novým.
create-set-usual = obvyklá
create-set-mine = { $name } (moje)

## Terminál

cli-welcome = { $game } v terminálu. Napiš číslo nebo slova vedle něj; h ukáže příkazy.
cli-player = Hráč { $number }
cli-bot-player = Bot { $number } ({ $bot })
cli-help =
    Příkazy:
    číslo nebo jeho slova: udělat to
    u: vzít zpět poslední krok
    b: znovu přečíst stůl
    e: přečíst, co se dosud stalo
    h: tato nápověda
    q: opustit hru
cli-turn = { $player }, jsi na tahu.
cli-what = Co uděláš?
cli-choice = { $number }: { $text } ({ $notation })
cli-unknown = Akce { $text } tu není. Vyber číslo od 1 do { $count }, nebo h pro nápovědu.
cli-undone = Vzato zpět.
cli-undo-none = Tady nelze nic vzít zpět.
cli-confirm = Tím tvůj tah končí a nepůjde vzít zpět. y: pokračovat, cokoli jiného: ještě ne
cli-pass = Zařízení má dostat { $player }. Pak stiskni Enter.
cli-over = Hra skončila.
cli-result = { $player }: { $points }
cli-won =
    { $count ->
        [one] Vítězí { $players }.
       *[other] O vítězství se dělí { $players }.
    }
cli-left = Hra je opuštěna.
cli-saved = Záznam je v souboru { $file }.

table-parts = Části stolu
table-part-lit = tam lze něco udělat
table-part-able = tam lze kdykoli něco použít

## Konec hry

end-title = Konec
end-won = Máš vyhráno!
end-winners =
    { $count ->
        [one] Vítězí { $winners }!
        [few] O vítězství se dělí { $winners }!
       *[other] O vítězství se dělí { $winners }!
    }
end-alone-won =
    { $points ->
        [one] Výhra: { $points } bod, meta je { $mark }.
        [few] Výhra: { $points } body, meta je { $mark }.
       *[other] Výhra: { $points } bodů, meta je { $mark }.
    }
end-alone-lost =
    { $points ->
        [one] Prohra: { $points } bod, meta je { $mark }.
        [few] Prohra: { $points } body, meta je { $mark }.
       *[other] Prohra: { $points } bodů, meta je { $mark }.
    }
end-alone-above =
    { $points ->
        [0] Přesně na metě
        [one] { $points } bod nad metou
        [few] { $points } body nad metou
       *[other] { $points } bodů nad metou
    }
end-alone-below =
    { $points ->
        [one] { $points } bod pod metou
        [few] { $points } body pod metou
       *[other] { $points } bodů pod metou
    }
end-alone-scale = { $player } má { $points }, meta je { $mark }
end-podium = Pořadí
end-place = { $place }. místo
end-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
end-sources = Body podle zdroje
end-total = Celkem
end-show = Jak to dopadlo
end-watch = Přehrát hru znovu
end-close = Ke stolu
end-follow = K novému stolu
end-follow-waits = Čeká na tebe nový stůl se stejnými hráči.
end-follow-watch = Stejní hráči mají nový stůl.
end-proof = Záznam a férovost

## Tipy pro první hru

guide-title = První hra
guide-waiting = Rozhodují ostatní. Jejich tahy najdeš v průběhu hry a každá věc na stole po klepnutí řekne, co je.
guide-past = Takto stůl vypadal. „{ table-past-now }“ vede k tomu, co je třeba udělat.
guide-off = Už žádné tipy
guide-off-help = Vrátíš je v nastavení.
settings-guide = Tipy
settings-guide-first = V první partii každé hry
settings-guide-always = Vždy
settings-guide-never = Nikdy

## Symboly

symbols-title = Symboly
symbols-open = Symboly této hry
symbols-hold = Podrž prst na čemkoli na stole, třeba na řádku hráče, a dozvíš se, co tam je.
symbols-point = Co je tohle? Ukaž na něco na stole
symbols-pointing = Teď klepni na cokoli na stole a přečteš si, co jeho symboly znamenají. Esc končí.
symbols-none = Tady žádný symbol není.
keys-symbols-does = všechny symboly této hry

## Rada pro toho, kdo je na tahu

advice-ask = Co bys udělal ty?
advice-title = Rada
advice-thinking = Přemýšlí se…
advice-sure = Odhady bota, který neví víc než ty.
advice-show = Ukázat na stole
advice-do = Zahrát
advice-at-once =
    { $points ->
        [one] hned { $points } bod
        [few] hned { $points } body
       *[other] hned { $points } bodů
    }
advice-expected = na konci asi { end-points }
advice-chance = šance na výhru { $percent } %
advice-equal = stejně dobré
advice-later = vyplatí se později
advice-most = nejvíc vlastních bodů
advice-chance-alone = mluví pro to jen šance na výhru
advice-prevents =
    { $points ->
        [one] { $player } získá asi o { $points } bod méně
        [few] { $player } získá asi o { $points } body méně
       *[other] { $player } získá asi o { $points } bodů méně
    }
create-hints = Hráči smějí žádat o radu
create-hints-help = Bot pak řekne, co by udělal, a to jen tomu, kdo se ptá.
table-hints = hráči smějí žádat o radu
table-hints-none = bez rad
keys-advice-does = co bys udělal ty?
error-no-hints = U tohoto stolu se nikomu neradí.

## Vysvětlená hra

explain-open = Vysvětlit hru
explain-title = Vysvětlená hra
explain-thinking = Každé rozhodnutí se promýšlí znovu: { $percent } % …
explain-measure = Co čáry ukazují
explain-chances = Šance na výhru
explain-strong = Šance, kdyby všichni hráli silně
explain-points = Očekávané body
explain-percent = { $percent } %
explain-score = { $value } (zatím { $score })
explain-end = konec
explain-mistakes = Nejdražší rozhodnutí
explain-mistakes-none = Nikdo neztratil nic, čeho by si bot všiml.
explain-cost =
    { $points ->
        [one] ztracen { $points } bod
        [few] ztraceny { $points } body
       *[other] ztraceno { $points } bodů
    }
explain-chance-lost = šance na výhru −{ $percent } %
explain-better = Lépe: { $what }
explain-elsewhere = { $what }, ale na jiném místě
explain-why = Proč: { $facts }.
explain-why-now =
    { $points ->
        [one] hned o { $points } bod víc
        [few] hned o { $points } body víc
       *[other] hned o { $points } bodů víc
    }
explain-why-less =
    { $points ->
        [one] hned o { $points } bod méně
        [few] hned o { $points } body méně
       *[other] hned o { $points } bodů méně
    }
explain-why-soon =
    { $points ->
        [one] v dalších krocích asi o { $points } bod víc
        [few] v dalších krocích asi o { $points } body víc
       *[other] v dalších krocích asi o { $points } bodů víc
    }
explain-why-late =
    { $points ->
        [one] nechá na později asi { $points } bod
        [few] nechá na později asi { $points } body
       *[other] nechá na později asi { $points } bodů
    }
explain-why-chance = nechá otevřeno o něco víc
explain-then = Potom třeba: { $what }
explain-best = Bot by udělal totéž.
explain-back = Zpět k rozboru
explain-turns = Kde se hra obrátila
explain-turns-none = Neobrátila se: byla vyrovnaná, nebo brzy rozhodnutá.
explain-turned = { $player }: šance byla { $before } %, potom { $after } %.
explain-by-luck = štěstím
explain-by-play = hrou
explain-balance = Štěstí a hra, v bodech
explain-level = hraje jako: { $bot }
explain-result = Výsledek
explain-luck = Štěstí
explain-luck-help = Štěstí: co přinesly kostky a karty oproti očekávání, nikdy víc, než výsledek unese.
explain-lost = Ztraceno
explain-lost-help = Ztraceno: oč cennější by byla nejlepší rozhodnutí, nikdy víc, než se ještě dalo získat.
explain-here =
    { $measure ->
        [points] Body u tohoto stolu, tak jak tito hráči hráli v celé partii.
        [strong] Šance, kdyby od té chvíle všichni hráli silně, ať v této partii hráli jakkoli.
       *[chances] Šance u tohoto stolu, tak jak tito hráči hráli v celé partii: kdo hodně ztratil, začíná nízko.
    }
explain-sure = Jsou to odhady bota, který o každém rozhodnutí přemýšlel asi setinu sekundy a věděl přitom jen to, co mohl vědět daný hráč. Několik desetin bodu leží v mezích jeho chyby.
explain-values = Všechny hodnoty v tabulce
explain-when = Kdy

## Jak boti přemýšlejí

bots-title = Jak boti přemýšlejí
bots-lead = Boti tohoto domu hrají podle stejných pravidel jako ty, nevidí víc, než co je vidět z jejich místa, a na každém zařízení jsou stejní.
bots-levels = Kdo jsou
bots-know = Co vědí
bots-know-text = Než je bot dotázán, všechno, co jeho místo vědět nemůže, se znovu zamíchá a rozdá: cizí ruce, karty, které teprve přijdou, tajná rozhodnutí. Žádný bot, ať je napsán jakkoli, nevidí, co kde opravdu leží. Co musí hádat, hádá pokaždé znovu.
bots-think = Jak se rozhodují
bots-think-text = Hamižný se dívá na každou akci zvlášť a vezme tu nejcennější. Rychlý, Silný a Mistr zkoušejí: představí si, jak může být skryté rozloženo, hrají za všechny několik tahů dál a dívají se, jak to obvykle dopadne. Co se daří, zkoušejí častěji. Liší se hlavně tím, kolik toho zkusí, ne tím, co se jim řekne.
bots-learn = Odkud to mají
bots-learn-text = Kolik bodů ještě pozice přinese, se naučili z milionů her proti sobě. Novější úsudek nahradí starší, jen když ho porazil.
bots-advice = Co znamená rada
bots-advice-text = „{ advice-ask }“ se takového bota zeptá na zlomek vteřiny. U každé akce řekne, jakou máš šanci na výhru, co přinese hned, s kolika body asi skončíš a o co připraví ostatní. Rady se řadí jen podle šance na výhru (v sólové hře podle bodů); kde je stejná, je jedna rada tak dobrá jako druhá. Nikdo jiný se o tvé otázce ani o odpovědi nedozví. Zda se smí ptát, určuje ten, kdo stůl založil.
bots-analysis = Co znamená rozbor
bots-analysis-text = Když hra skončí, promýšlí se každé rozhodnutí znovu, a jen s tím, co daný hráč tehdy mohl vědět. Čáry ukazují, jak se zdálo, že hra u tohoto stolu skončí: jak silně kdo hrál, se usuzuje z toho, co jeho rozhodnutí ztratila, a předpokládá se, že tak hraje dál. Další čáry předpokládají, že všichni hrají silně. Skok při rozhodnutí je hra; skok, když se ukážou kostky nebo karty, je štěstí. Nejdražší rozhodnutí jsou ta, která ztratila nejvíc: oč byl očekávaný náskok menší než po nejlepší akci, ale nikdy víc, než se ještě dalo získat. Co se dalo udělat i později, se počítá tam, kde se to neudělalo naposledy.
bots-sure = Jak jisté to je
bots-sure-text = Jsou to odhady, ne pravdy. Několik desetin bodu leží v mezích chyby, na začátku hry i bod nebo dva. Rada předpokládá, že všichni hrají silně; rozbor ne. Rozhodnutí, které bot považuje za drahé, mohlo být dobrým plánem, který nevidí. Jeho „lépe“ ber jako názor silného soupeře, který měl málo času.

# The table of a game without screens of its own.
default-prompt = Vyber, co uděláš.
default-waiting = Čeká se: { $players }.
default-confirm = Udělat to? Nejde to vzít zpět.
default-table = Stůl
default-other = Něco jiného
default-cells = Místa
default-these = Vzít { $numbers }
