### Co mají všechny hry společné: dům, lobby a stoly, nastavení, hlášení.

## Dům

app-name = Tertulia
app-skip = Přejít k obsahu
app-nav = Hlavní nabídka
nav-play = Hrát
nav-watch = Dívat se
nav-learn = Naučit se
nav-people = Hráči
nav-turns =
    { $count ->
        [one] tah čeká na tebe
        [few] tahy čekají na tebe
       *[other] tahů čeká na tebe
    }
nav-online = { $count } online
nav-unread =
    { $count ->
        [one] nepřečtené upozornění
        [few] nepřečtená upozornění
       *[other] nepřečtených upozornění
    }
nav-sign-in = Přihlásit se
menu-open = nabídka účtu
menu-notifications = Upozornění
menu-status = Stav účtu
menu-sign-out = Odhlásit se
app-home = Lobby
app-rules = Pravidla
app-settings = Nastavení
app-you = Účet
app-you-more = Účet
app-close = Zavřít
app-cancel = Zrušit
app-ok = OK
app-yes = Ano
app-no = Ne
app-more = Více
app-copy = Kopírovat
app-copied = Zkopírováno
link-by-hand = Kopírování se nepodařilo. Zkopíruj místo toho adresu této stránky.
app-loading = Načítá se…
app-not-translated = Aby se nezkreslila čísla, stůl se strojově nepřekládá. Je k dispozici v těchto jazycích:
app-retry = Zkusit znovu
app-not-found = Stránka nenalezena.
app-part-missing = Část této stránky se nepodařilo načíst. Web mohl být aktualizován.
app-reload = Načíst stránku znovu
app-unofficial = Tertulia je nezávislý, neoficiální projekt bez spojení s autory a vydavateli her; všechny kresby a texty jsou vlastní.
app-source = Svobodný software pod licencí MIT
app-fonts = Písma: Alegreya a Source Sans 3, SIL Open Font License
site-pages = O těchto stránkách
site-imprint = Provozovatel
site-privacy = Ochrana údajů
site-contact = Kontakt
app-title-table = { $game }: stůl – Tertulia
app-title-analysis = { $game }: analýza – Tertulia
app-title-your-turn = Jsi na tahu – { $game }

## Ty

me-name = Tvé jméno
me-name-help = Uvidí ho ostatní u stolu. 1 až 30 znaků.
me-name-save = Uložit jméno
me-rename = Změnit jméno

## Lobby

lobby-title = Lobby
lesson-continue = Pokračovat
lesson-page = První hra s průvodcem
learn-title = Naučit se hrát
lobby-quick = Hrát proti botům
lobby-watch-bots = Sledovat hru botů
lobby-quick-help = ty a tři boti
lobby-preparing = Hra se připravuje (jen poprvé): { $percent } %
lobby-unplayable = Tato hra není dostupná: server nedokázal připravit její pravidla. Čas od času to zkouší znovu; příčinu najde správce v protokolu serveru. Ostatní hry fungují.
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
lobby-return = Otevřít stůl
lobby-finished = Dohráno
lobby-asleep = nečinný
lobby-turns = Jsi na tahu ({ $count })
lobby-waiting = Na tahu jsou jiní
lobby-over = Dohrané hry
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
lobby-go = Hrát
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
lobby-put-aside = Skrýt stůl: { $game }
lobby-put-back = Zobrazit
lobby-aside = Skryté stoly ({ $count })
lobby-more =
    { $count ->
        [one] Ukázat ještě { $count } stůl
        [few] Ukázat ještě { $count } stoly
       *[other] Ukázat dalších { $count } stolů
    }
turns-next = Další stůl
turns-next-help = Další stoly, kde jsi na tahu: { $count }

## Domovská stránka, nový stůl a další stránky

home-title = Dobré deskovky na každý večer
home-lead = Hraj v prohlížeči { $games }: proti botům, s přáteli nebo s dalšími hráči. Zdarma a bez účtu.
home-guided = Zahrát si první hru s průvodcem
home-waiting =
    { $count ->
        [one] { $count } otevřený stůl
        [few] { $count } otevřené stoly
       *[other] { $count } otevřených stolů
    }
home-find = Najít soupeře
home-left = ještě { $time }
home-start = Začít hru
home-more-turns = Další hry, ve kterých jsi na tahu
home-here = Chat
watch-none = Právě teď se nic nehraje.
files-title = Záznamy her a herní materiál
home-players = Právě online
home-playing = hraje { $game }
home-waiting-at = čeká u stolu: { $game }
home-more-players = a ještě { $count }
people-last-online = Naposledy online: { $when }
people-known = Tví dosavadní spoluhráči
people-none = Zatím žádní hráči. Po hře s ostatními je najdeš tady.
new-add-open = Přidat volné místo
new-add-bot = Přidat bota
new-who = Kdo se může přidat
new-who-anyone = Kdokoli: stůl je v seznamu
new-who-link = Jen kdo má odkaz
new-summary-title = Souhrn
new-summary =
    { $count ->
        [one] Jeden hráč: { $who }.
        [few] { $count } hráči: { $who }.
       *[other] { $count } hráčů: { $who }.
    }
new-summary-me = ty
new-summary-open =
    { $count ->
        [one] volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
new-summary-bot =
    { $count ->
        [one] bot
        [few] { $count } boti
       *[other] { $count } botů
    }
new-summary-device =
    { $count ->
        [one] hráč na tomto zařízení
        [few] { $count } hráči na tomto zařízení
       *[other] { $count } hráčů na tomto zařízení
    }
new-anyone = Přidat se může kdokoli.
new-link = Přidat se může jen ten, kdo má odkaz.
new-starts-full = Hru spustíš, až budou hráči u stolu.
new-starts-now = Hra začne hned.

## Založení stolu

create-title = Nový stůl
create-game = Hra
create-seats = Hráči
create-seat = Místo { $seat }
create-seat-add = Přidat místo
create-seat-remove = Odebrat místo { $seat }
create-seat-kind = Kdo tu hraje?
create-seat-me = Já
create-seat-open = Volné místo
create-seat-bot = Bot
create-seat-device = Další hráč na tomto zařízení
create-seat-name = Jméno hráče na místě { $seat }
create-bot = Síla
create-options = Možnosti
create-options-more = Další možnosti
create-patience = Když je hráč pryč
create-patience-120 = po 2 minutách
create-patience-600 = po 10 minutách
create-patience-3600 = po hodině
create-patience-86400 = po dni
create-patience-604800 = po týdnu
create-patience-0 = jen ten, kdo stůl založil
create-patience-help = Od té chvíle může kterýkoli hráč u stolu nechat za nepřítomného hrát bota, dokud se nevrátí. Kdo stůl založil, to může už po 30 sekundách.
create-pace = Tempo
create-substitute = Náhradní bot
create-go = Založit stůl
bot-random = Náhodný
bot-random-help = hraje jakýkoli povolený tah
bot-learner = Začátečník
bot-learner-help = přátelský; ne vždy vidí nejlepší tah
bot-greedy = Hamižný
bot-greedy-help = hraje tah, který je právě nejlepší, a neplánuje
bot-quick = Rychlý
bot-quick-help = chvilku přemýšlí dopředu
bot-strong = Silný
bot-strong-help = přemýšlí dopředu; těžko se poráží
bot-master = Mistr
bot-master-help = přemýšlí nejdéle: až sekundu nad tahem
bot-name = Bot ({ $bot })
bot-marked = { $player } (bot)

## Stůl

table-share = Pozvat
table-share-help = Kdo má tento odkaz, může si přisednout nebo se dívat.
table-share-link = Odkaz na stůl
table-share-by-hand = Odkaz je označený. Zkopíruj ho v prohlížeči.
table-share-code = QR kód odkazu: načti ho telefonem
table-share-alone = Odkaz zatím funguje jen na tomto zařízení. Pro hru s ostatními ve své síti spusť server s --host 0.0.0.0.
table-share-mail = E-mail
table-share-mail-subject = Přisedni ke stolu: { $game }
table-share-mail-text = Zahrajeme si spolu { $game }? Otevři tento odkaz a přisedni. Účet není potřeba.
table-share-hand = Sdílet
table-tell = Upozornit, když jsem na tahu
table-onlooker = Jsi divák. Je některé z těchto míst tvoje?
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
table-fill = Přidat bota
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
table-leave = Opustit stůl
table-leave-confirm = Opustit stůl? Tvé místo pak může obsadit někdo jiný.
table-leave-running = Kdykoli se můžeš vrátit.
table-seat = Místo { $seat }
person-deleted = Smazaný účet
table-seat-you = ty
table-seat-bot = bot
table-seat-device = na tomto zařízení
table-seat-online = online
table-seat-offline = pryč
table-watching = Jsi divák.
table-playing-as = Hraješ jako { $player }
table-pass-device = Předej zařízení hráči { $player }
table-pass-device-help = Jakmile budeš pokračovat, ukáže se ruka hráče { $player }.
table-pass-device-go = { $player }: to jsem já
table-show-hand = Ukázat mou ruku
table-your-turn = Jsi na tahu
table-undo = Vzít zpět
table-undo-help = Vzít zpět poslední krok
table-chain = Tvé kroky v tomto tahu
table-chain-back = Vzít zpět až sem: { $step }
table-repeat = Tvůj tah ještě není uložen. Automaticky se odešle znovu.
table-repeat-stop = Už neodesílat
table-repeat-stopped = Tah se už neodešle.
table-price = Cena: { $what }
table-brings = Získáš: { $what }
table-of-player = { $player }: { $what }
table-unforeseen = Tím se něco odhalí, proto to nejde vzít zpět.
table-confirm = Potvrdit
table-confirm-end = Tím tvůj tah končí.
table-confirm-go = Ukončit tah
table-confirm-not = Ještě ne
table-press-lost = Neodesláno: stůl se těsně předtím změnil.
table-going-press = Za okamžik se odešle. Dalším stiskem odešleš hned.
table-going-forced = Automaticky: možný je jen jeden tah.
table-going-press-brief = Za okamžik se odešle.
table-going-forced-brief = Automaticky.
table-actions = Tvé akce
table-log = Průběh
table-points = Body
table-log-empty = Zatím žádné tahy.
table-log-beginning = Začátek hry
table-look-back = Ukázat stůl při tomto tahu
table-past = Dřívější pozice
table-past-asked = Jsi na tahu. Díváš se na dřívější pozici.
table-past-bots = Boti hrají
table-past-play = Přehrát odtud
table-past-first = Na začátek
table-past-pace = Rychlost
table-past-pause = Pozastavit
table-past-back = O krok zpět
table-past-forward = O krok vpřed
table-past-now = Zpět ke hře
table-past-link = Kopírovat odkaz na tuto pozici
table-since = Od tvého posledního tahu
table-since-more = Ještě { $count }
table-since-fewer = Méně
table-lately = Poslední tahy
table-replay = Ukázat znovu
table-replay-stop = Zastavit
table-players = Hráči
table-players-look = Vyber hráče a uvidíš, co má.
people-title = Hráči
people-open = Hráči: kdo je online, náhradní boti
people-help = Když musíš odejít, nech za sebe hrát bota a kdykoli hru zase převezmi. Za hráče, který je 30 sekund pryč, to může udělat i ten, kdo stůl založil, a po chvíli kterýkoli hráč u stolu.
people-patience =
    { $seconds ->
        [0] U tohoto stolu to může jen ten, kdo stůl založil.
       *[other] U tohoto stolu: { $after }.
    }
people-help-turns = Mezi tahy tu zůstávat nemusíš. Když budeš dlouho pryč, nech za sebe hrát bota a kdykoli hru zase převezmi.
people-swift = Jiný hráč u stolu už není: když za tebe bude hrát bot, boti hru hned dohrají.
people-bot-for-you = Hraje za tebe bot
people-played-by = hraje náhradní bot ({ $bot })
people-level = bot, { $bot }
people-take-back = Převzít hru zpět
people-log-handed = Odtud hraje za hráče { $player } bot ({ $bot }).
people-log-back = { $player } hru znovu přebírá.
people-hand-over = Nechat hrát bota
people-hand-over-wait = Bot může převzít hru za { $wait }.
table-sleeps = Když jsou na tahu už jen boti, hra běží, jen dokud se někdo dívá.
table-over = Hra skončila.
table-again = Hrát znovu
table-again-help = Nový stůl se stejnými hráči a možnostmi
table-record = Stáhnout záznam hry
table-record-help = Celá hra v souboru. Lze ji přehrát a ověřit.
table-commitment = Otisk zamíchání
table-commitment-help = SHA-256 otisk klíče, viditelný od začátku. Po hře se klíč zveřejní a každý si může ověřit, že se zamíchání nezměnilo.
table-key = Klíč
table-verify = Ověřit
table-verify-right = Klíč souhlasí: zamíchání bylo dané před prvním tahem.
table-verify-wrong = Klíč nesouhlasí: tohle není zamíchání dané před prvním tahem.
table-verify-impossible = Tento prohlížeč počítá otisky jen na zabezpečených stránkách (https). Stejný výsledek dá jakýkoli nástroj pro SHA-256.
table-components = Herní materiál
table-set = Sada materiálu
table-set-unnamed = vlastní sada
table-set-gone = už tu není uložena
table-set-bots = Boti i analýza se učili na standardní sadě.
table-options = Možnosti
table-options-all = Všechny možnosti
table-options-rest = Všechny ostatní možnosti: výchozí
table-public = vidět v lobby
table-private = jen s odkazem
table-animation-skip = Přeskočit animaci

## Cvičení

practice-play-on = Cvičit odtud
practice-about = Hraj dál od tahu { $move } proti botům, u vlastního stolu. Cvičné hry se nepočítají.
practice-chance = Kostky padají a karty přicházejí jako v původní hře, dokud jsou potřeba ve stejném pořadí.
practice-seat = Tvé místo
practice-opponents = Soupeři
practice-seat-acts = { $player } (na tahu)
practice-go = Začít cvičení
practice-short = Cvičení
practice-move = Cvičení od tahu { $move }
practice-log = Tady začíná cvičení.
practice-from = Cvičení od tahu { $move } jiné hry
practice-from-file = Cvičení od tahu { $move } ze záznamu
practice-counts = Cvičné hry se nepočítají a záznam to uvádí.
practice-source = Otevřít původní hru
practice-again = Začít odtamtud znovu
practice-what-if = Co kdyby…?
practice-what-if-help = Vrať se ke svému poslednímu rozhodnutí. Z každé dřívější pozice můžeš hrát dál proti botům.
record-title = Otevřít záznam hry
record-help = Načti uloženou hru a hraj dál od kteréhokoli tahu proti botům.
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
record-ply = Po tahu
record-ply-help = 0 je začátek, { $last } konec. Prázdné pole znamená poslední rozhodnutí tvého místa. U stolu se můžeš vrátit ke každé dřívější pozici a hrát dál odtamtud.

## Spojení

connection-live = Připojeno
connection-connecting = Připojuje se…
connection-lost = Spojení se přerušilo. Připojuje se znovu…
connection-back = Opět připojeno.
connection-sending = Odesílá se…
connection-stale = Hra mezitím pokračovala. Toto je aktuální pozice.

## Nastavení

settings-title = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-auto = Podle zařízení
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-motion = Animace
settings-motion-auto = Podle zařízení
settings-motion-full = Všechny
settings-motion-reduced = Omezené
settings-pace = Rychlost tahů ostatních
settings-pace-slow = Pomalu
settings-pace-normal = Běžně
settings-pace-fast = Rychle
settings-scenes = Animovat bodování
settings-shortcuts = Jednopísmenné klávesové zkratky
settings-ending = Tahy, které nejde vzít zpět
settings-ending-window = krátké zpoždění
settings-ending-hold = podržet tlačítko
settings-ending-now = hned
settings-ending-help = Během zpoždění tah zastaví Esc nebo „Vzít zpět“; další stisk ho odešle hned.
settings-forced = Vynucené tahy hrát automaticky
settings-sparing = Nikdy se nezastavovat jen proto, že jde použít obchodní komoditu nebo destičku střechy
settings-sound = Zvuk, když jsi na tahu
settings-online = Ukazovat ostatním, zda jsem online a kdy naposledy
settings-saved = Uloženo a synchronizováno s tvými zařízeními.
settings-calendar = Noční klid, víkend a dovolená

## Klávesnice

keys-title = Klávesové zkratky
keys-help = Všechno lze ovládat z klávesnice.
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
keys-seats-does = ukázat desku hráče 1 až 9
keys-log-does = k průběhu hry
keys-bar-does = k tvým akcím
keys-end = Home, End
keys-end-does = první nebo poslední ve skupině

## Hlášení, když něco nejde

error-title = Něco se nepovedlo
error-unknown = Něco se pokazilo. Zkus to prosím znovu.
error-offline = Server není dostupný. Zkontroluj připojení.
error-stale = Hra mezitím pokračovala. Toto je aktuální pozice.
error-terms-changed = Nastavení stolu se změnilo. Podívej se na ně a zkus to znovu.
error-illegal = Tento tah není možný.
error-not-found = Nenalezeno. Možná to už neexistuje.
error-table-not-found = Stůl nebyl nalezen. Možná už neexistuje.
error-game-unknown = Tato hra na serveru není.
error-bad-request = Server požadavku nerozuměl. Načti stránku znovu a zkus to ještě jednou.
error-name-reserved = Toto jméno je vyhrazené. Zvol jiné.
error-name = Toto jméno nelze zobrazit. Zvol 1 až 30 znaků, z toho aspoň jedno písmeno nebo číslici.
error-not-your-seat = To není tvé místo.
error-not-your-turn = Nejsi na tahu.
error-seat-taken = Toto místo je obsazené.
error-not-open = Hra už začala.
error-not-running = Hra neběží.
error-not-over = Hra ještě neskončila.
error-record = Tohle není záznam hry, nebo je soubor poškozený.
error-not-host = To může jen ten, kdo stůl založil.
error-bot-plays = Hraje za tebe bot. Nejdřív převezmi hru zpět.
error-still-there = Tento hráč je online, nebo ještě není pryč dost dlouho.
error-rules-preparing = Tato hra se ještě připravuje. Zkus to asi za minutu znovu.
error-rules-failed = Server nedokázal připravit pravidla této hry. Tvůj stůl zůstává zachován. Server to čas od času zkouší znovu; příčinu najde správce v protokolu serveru.
error-rules-changed = Od této hry se pravidla změnila, takže nemůže pokračovat. Její záznam si stále můžeš stáhnout.
error-components-changed = Od založení tohoto stolu byl herní materiál opraven. Založ prosím nový stůl.
error-set-refused = Tato sada materiálu obsahuje chyby a nelze ji použít.
error-set-broken = Neplatný JSON nebo TOML.
error-set-deep = Soubor má příliš mnoho vnořených úrovní.
error-set-no-text = Tohle není textový soubor.
error-set-unknown = Tato sada materiálu na serveru není.
error-seats-missing = Některá místa jsou ještě volná.
error-not-agreed = Se změnami ještě nesouhlasili všichni.
error-undo-impossible = To už nelze vzít zpět.
error-csrf = Tvé přihlášení se obnovilo. Zkus to prosím znovu.
error-too-many = Příliš mnoho požadavků. Chvilku prosím počkej.
error-too-many-hints = Příliš mnoho žádostí o radu. Chvilku prosím počkej.
error-too-many-analyses = Server je zaneprázdněný jinými analýzami. Zkus to za chvíli znovu.
error-too-many-replays = Server právě přehrává příliš mnoho her. Chvilku prosím počkej.
error-too-many-tables = Příliš mnoho nových stolů. Zkus to prosím později.
error-too-many-streams = Je otevřeno příliš mnoho stolů najednou. Zavři některé stránky, nebo chvilku počkej.
error-too-large = Požadavek je příliš velký.
error-chain-reveals = Jeden z těchto kroků odhalí něco nového. Další krok vyber až potom.
error-disk-full = Disk serveru je plný: teď nelze nic uložit.
error-storage-busy = Úložiště serveru je zaneprázdněné. Zkus to prosím za chvilku znovu.
error-storage-away = Databáze serveru neodpovídá. Než akci zopakuješ, zkontroluj, jestli se neprovedla.
error-storage-damaged = Úložiště serveru je poškozené. Obrať se prosím na správce.
error-storage = Server teď nemůže číst ani ukládat data. Zkus to prosím později.
error-table-damaged = Uložená data tohoto stolu jsou poškozená a nelze ho otevřít. Ostatních stolů se to netýká.
error-host-unknown = Na této adrese tento server neodpovídá.
error-timeout = Vypršel čas požadavku. Zkus to prosím znovu.
error-server = Na serveru se něco pokazilo. Zkus to prosím znovu.

## Stránky pravidel

rules-source-nobody = nepotvrzeno
rules-source-rules = pravidla
rules-source-rules-help = Uvádějí to pravidla hry.
rules-source-public = veřejné zdroje
rules-source-public-help = Shodují se na tom veřejné recenze nebo pomůcky.
rules-source-inferred = odvozeno
rules-source-inferred-help = Vyplývá to ze známých hodnot.
rules-source-reconstructed = rekonstruováno
rules-source-reconstructed-help = Nikde nenalezeno: zástupná hodnota se správnými součty.
rules-source-box = z výtisku
rules-source-box-help = Opsáno z výtisku hry.

## Dílna: co je vytištěno, opravené těmi, kdo hru mají

workshop-title = Editor herního materiálu
workshop-lead = Některé hodnoty na kartách a deskách jsou rekonstruované. Pokud hru vlastníš, zadej, co je na tvém výtisku, a ulož to jako vlastní sadu materiálu. Pak s ní můžeš zakládat stoly.
workshop-own = Vlastníš některou z her? Zadej, co je vytištěno na tvém výtisku:
workshop-own-rules = Opravit herní materiál
workshop-correct = Opravit
workshop-mine = Moje sady materiálu
workshop-no-sets = Zatím žádné sady.
workshop-kept-here = Tvé sady jsou uložené jen v tomto prohlížeči. Každou si exportuj jako zálohu; soubor funguje na každém zařízení i serveru.
workshop-new = Nová sada
workshop-new-help = Začíná jako kopie standardní sady. Změň jen to, co je na tvém výtisku jinak.
workshop-name = Název
workshop-unnamed = Můj výtisk
workshop-begin = Vytvořit
workshop-import = Importovat soubor
workshop-file = Soubor se sadou
workshop-import-help = JSON nebo TOML: celá sada, nebo jen opravy. Soubor sem můžeš také přetáhnout.
workshop-export = Exportovat
workshop-play = Hrát s touto sadou
workshop-rename = Přejmenovat
workshop-duplicate = Duplikovat
workshop-remove = Smazat
workshop-remove-title = Smazat „{ $name }“?
workshop-remove-help = Stoly založené s touto sadou si ji ponechají. Co je uložené jen tady, se smaže natrvalo.
workshop-is-draft = koncept
workshop-draft =
    { $count ->
        [one] Koncept: zbývá opravit { $count } chybu, než s touto sadou půjde hrát.
        [few] Koncept: zbývá opravit { $count } chyby, než s touto sadou půjde hrát.
       *[other] Koncept: zbývá opravit { $count } chyb, než s touto sadou půjde hrát.
    }
workshop-corrected = opraveno: { $count }
workshop-unseen = nepotvrzeno: { $count } z { $all }
workshop-full = Úložiště prohlížeče je plné. Než stránku opustíš, exportuj sadu.
workshop-unchecked = Sadu teď nebylo možné zkontrolovat. Je uložená a zkontroluje se při příští změně.
workshop-beside = Tato sada byla změněna v jiném panelu. Tvá verze je uložená jako samostatná sada.
workshop-damaged = Jedna sada v tomto prohlížeči je poškozená a nelze ji přečíst. Můžeš exportovat její text.
workshop-not-here = U této hry tu není co upravovat. Použij soubor: viz dokumentaci.
workshop-no-set = Taková sada v tomto prohlížeči není.
workshop-things = Celý materiál
workshop-find = Hledat
workshop-only = Ukázat
workshop-only-all = všechno
workshop-only-unseen = nepotvrzené
workshop-only-corrected = opravené
workshop-only-wrong = s chybami
workshop-none-found = Nic nenalezeno.
workshop-previous = Předchozí
workshop-next = Další
workshop-next-unseen = Další nepotvrzené ({ $count })
workshop-confirm = Souhlasí s mým výtiskem
workshop-confirm-help = Potvrdit všechny hodnoty a přejít na další
workshop-so = Potvrdit
workshop-undo = Zpět
workshop-redo = Znovu
workshop-revert = Obnovit standardní
workshop-copy = Kopírovat z…
workshop-keys = Číslice vybírají, Enter vede do dalšího pole, Page Down na další položku, Alt+Page Down na další nepotvrzenou, Ctrl+Enter vše potvrdí a jde dál, Ctrl+Z vrací zpět. V řadě symbolů první číslice začíná znovu a Backspace smaže poslední symbol.
workshop-chosen = { $field }, vybráno
workshop-nothing = nic
workshop-more = přidat jedno
workshop-add = { $field }: přidat
workshop-which = co
workshop-how-many = kolik: { $what }
workshop-take-away = Odebrat: { $what }
workshop-wrong-exactly = Počet musí být přesně { $count }.
workshop-wrong-name = Název musí začínat písmenem.

## What is wrong with a set

fault-number-range = Zadej číslo v rozmezí { $least }–{ $most }.
fault-one-of = Vyber jednu možnost.
fault-some-of = Vyber alespoň jednu možnost.
fault-amount = Počet položek musí být { $fewest } až { $most }.
fault-different = Počet položek musí být { $fewest } až { $most }, každá jiná.
fault-different-exactly = Počet položek musí být přesně { $count }, každá jiná.
fault-different-numbers = Počet čísel musí být přesně { $count }, každé jiné a v rozmezí { $least }–{ $most }.
fault-numbers = Počet čísel musí být přesně { $count }, každé v rozmezí { $least }–{ $most }.
fault-number-each = Každá hodnota musí být číslo v rozmezí { $least }–{ $most }.
fault-number-once = Zadej číslo 1–{ $most }, které se neopakuje.
fault-each-once = Každá položka musí být uvedena právě jednou, celkem: { $count }.
fault-rising = Počet čísel musí být přesně { $count }, žádné nesmí být menší než předchozí.
fault-twice = Toto číslo se opakuje.
fault-how-many = Celkem je potřeba { $count }; nalezeno: { $found }.
fault-by-rules = Určují to pravidla; nelze změnit.
fault-yes-or-no = Zadej ano, nebo ne.
fault-shape = Něco tu chybí, nebo je tu něco navíc.
fault-missing = Část sady chybí.
fault-unknown = Neznámá položka: hra ji nepoužívá.
fault-mark = Chybí zdroj hodnoty.
fault-marks = Zdroje jednotlivých hodnot nejsou uvedeny správně.
fault-set-name = Název nesmí obsahovat < ani >; nejvyšší délka: { $most }.
fault-set-game = Tato sada patří k jiné hře.
fault-layout = Tento soubor je z jiné verze. Začni prosím novou sadu.
create-set-usual = standardní
create-set-mine = { $name } (moje)

## Terminál

cli-welcome = { $game } v terminálu. Napiš číslo nebo slova vedle něj; h ukáže příkazy.
cli-player = Hráč { $number }
cli-bot-player = Bot { $number } ({ $bot })
cli-help =
    Příkazy:
    číslo nebo jeho slova: vybrat tuto akci
    u: vzít zpět poslední krok
    b: znovu ukázat stůl
    e: ukázat průběh hry
    h: tato nápověda
    q: konec
cli-turn = { $player }, jsi na tahu.
cli-what = Co uděláš?
cli-choice = { $number }: { $text } ({ $notation })
cli-unknown = Akce { $text } tu není. Vyber číslo od 1 do { $count }, nebo h pro nápovědu.
cli-undone = Vzato zpět.
cli-undo-none = Není co vzít zpět.
cli-confirm = Tím tvůj tah končí a nepůjde vzít zpět. y: potvrdit, cokoli jiného: ještě ne
cli-pass = Předej zařízení hráči { $player } a stiskni Enter.
cli-over = Hra skončila.
cli-result = { $player }: { $points }
cli-won =
    { $count ->
        [one] Vítězí { $players }.
       *[other] O vítězství se dělí { $players }.
    }
cli-left = Opouštíš hru.
cli-saved = Záznam uložen do souboru { $file }.

table-parts = Části stolu
table-part-lit = tam můžeš něco udělat
table-part-able = tam můžeš kdykoli něco použít

## Konec hry

end-title = Konec hry
end-finished-by-bot = Hru za hráče { $player } dohrál bot ({ $bot }).
end-won = Vyhráváš!
end-winners =
    { $count ->
        [one] Vítězí { $winners }!
        [few] O vítězství se dělí { $winners }!
       *[other] O vítězství se dělí { $winners }!
    }
end-alone-won =
    { $points ->
        [one] Výhra: { $points } bod, cíl byl { $mark }.
        [few] Výhra: { $points } body, cíl byl { $mark }.
       *[other] Výhra: { $points } bodů, cíl byl { $mark }.
    }
end-alone-lost =
    { $points ->
        [one] Prohra: { $points } bod, cíl byl { $mark }.
        [few] Prohra: { $points } body, cíl byl { $mark }.
       *[other] Prohra: { $points } bodů, cíl byl { $mark }.
    }
end-alone-above =
    { $points ->
        [0] Přesně v cíli
        [one] { $points } bod nad cílem
        [few] { $points } body nad cílem
       *[other] { $points } bodů nad cílem
    }
end-alone-below =
    { $points ->
        [one] { $points } bod pod cílem
        [few] { $points } body pod cílem
       *[other] { $points } bodů pod cílem
    }
end-alone-scale = { $player } má { $points }, cíl byl { $mark }
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
end-show = Zobrazit výsledek
end-watch = Přehrát hru znovu
end-picture = Sdílet výsledek jako obrázek
end-close = Zobrazit stůl
end-follow = K novému stolu
end-follow-waits = Čeká na tebe nový stůl se stejnými hráči.
end-follow-watch = Stejní hráči založili nový stůl.
end-proof = Záznam a kontrola férovosti

## Tipy pro první hru

guide-title = Tipy pro začátečníky
guide-waiting = Ostatní hráči se rozhodují. Jejich tahy najdeš v průběhu hry. Vyber cokoli na stole a přečteš si, co to je.
guide-past = Díváš se na dřívější pozici. „{ table-past-now }“ tě vrátí k tvému tahu.
guide-off = Skrýt tipy
guide-off-help = V nastavení je můžeš znovu zapnout.
settings-guide = Tipy pro začátečníky
settings-guide-first = Když hru hraješ poprvé
settings-guide-always = Vždy
settings-guide-never = Nikdy

## Symboly

symbols-title = Symboly
symbols-open = Symboly této hry
symbols-hold = Podrž prst na čemkoli na stole, třeba na řádku hráče, a přečteš si, co to je.
symbols-point = Vysvětlit něco na stole
symbols-pointing = Vyber cokoli na stole a přečteš si, co jeho symboly znamenají. Esc to ukončí.
symbols-none = Tady žádný symbol není.
keys-symbols-does = všechny symboly této hry

## Rada pro toho, kdo je na tahu

advice-ask = Poradit
advice-title = Rady
advice-thinking = Přemýšlí se…
advice-sure = Odhady bota, který neví víc než ty.
advice-show = Ukázat na stole
advice-do = Zahrát tento tah
advice-at-once =
    { $points ->
        [one] teď { $points } bod
        [few] teď { $points } body
       *[other] teď { $points } bodů
    }
advice-expected = na konci asi { end-points }
advice-chance = šance na výhru { $percent } %
advice-equal = stejně dobré
advice-later = vyplatí se později
advice-most = nejvíc bodů pro tebe
advice-chance-alone = lepší jen podle šance na výhru
advice-prevents =
    { $points ->
        [one] { $player } získá asi o { $points } bod méně
        [few] { $player } získá asi o { $points } body méně
       *[other] { $player } získá asi o { $points } bodů méně
    }
create-hints = Rady povoleny
create-hints-help = Hráči se mohou zeptat bota, co by hrál. Odpověď vidí jen ten, kdo se ptá.
table-hints = rady povoleny
table-hints-none = bez rad
keys-advice-does = poradit
error-no-hints = U tohoto stolu jsou rady vypnuté.

## Vysvětlená hra

explain-open = Analyzovat hru
explain-title = Analýza hry
explain-thinking = Analyzuje se každé rozhodnutí: { $percent } %…
explain-table = Ke stolu
explain-course = Vývoj hry
explain-at = tah { $move } z { $total }
explain-move = Tah { $move }
explain-last = Na konec
explain-show = Ukázat na stole
explain-strong = Když všichni hrají dobře
explain-chances = Jak se tu hrálo
explain-points = Body
explain-percent = { $percent } %
explain-score = { $value } (teď { $score })
explain-end = konec
explain-mistakes = Nejdražší chyby
explain-mistakes-none = Žádné významné chyby.
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
        [one] teď o { $points } bod víc
        [few] teď o { $points } body víc
       *[other] teď o { $points } bodů víc
    }
explain-why-less =
    { $points ->
        [one] teď o { $points } bod méně
        [few] teď o { $points } body méně
       *[other] teď o { $points } bodů méně
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
explain-why-chance = zachová o něco lepší vyhlídky
explain-then = Možné pokračování: { $what }
explain-best = Bot by hrál stejně.
explain-back = Zpět k analýze
try-title = Co zkusit příště
try-none = Bot by hrál skoro stejně. Zkus silnějšího soupeře.
try-instead =
    { $points ->
        [one] Tvůj tah: { $what }. Stálo tě to asi { $points } bod.
        [few] Tvůj tah: { $what }. Stálo tě to asi { $points } body.
       *[other] Tvůj tah: { $what }. Stálo tě to asi { $points } bodu.
    }
try-source = Víc bodů za „{ $source }“
try-source-points = { $player }: { $most }, ty: { $own }.
explain-turns = Zlomové okamžiky
explain-turns-none = Bez zlomu: vyrovnaná, nebo brzy rozhodnutá hra.
explain-turned = { $player }: šance na výhru { $before } % → { $after } %
explain-by-luck = štěstím
explain-by-play = hrou
explain-balance = Štěstí a hra, v bodech
explain-level = hraje jako { $bot }
explain-luck = Štěstí
explain-luck-help = Štěstí: co přinesly kostky a karty oproti průměru, nejvýš však tolik, kolik vysvětlí výsledek.
explain-lost = Hra
explain-lost-help = Hra: o kolik víc bodů by přinesla nejlepší rozhodnutí, nejvýš však o tolik, kolik se ještě dalo získat.
explain-here =
    { $measure ->
        [points] Očekávané konečné body, když budou všichni hrát dál jako v této hře.
        [strong] Šance na výhru z každé pozice, když od ní budou všichni hrát dobře.
       *[chances] Šance na výhru, když budou všichni hrát dál jako v této hře: kdo ztratil hodně bodů, začíná nízko.
    }
explain-sure = Jsou to odhady. Bot přemýšlel asi setinu sekundy nad každým rozhodnutím a věděl jen to, co mohl vědět daný hráč. Rozdíly několika desetin bodu jsou v mezích chyby.
explain-values = Všechny hodnoty v tabulce
explain-when = Kdy

## Jak boti přemýšlejí

bots-title = Jak boti přemýšlejí
bots-lead = Boti hrají podle stejných pravidel jako ty, nevidí víc než ty na jejich místě a na každém zařízení hrají stejně.
bots-levels = Úrovně
bots-know = Co vědí
bots-know-text = Než se bot rozhodne, všechno, co vědět nemůže, se znovu zamíchá a rozdá: cizí ruce, budoucí karty, tajná rozhodnutí. Žádný bot nevidí, co kde opravdu leží. Skryté věci hádá pokaždé znovu.
bots-think = Jak se rozhodují
bots-think-text = Hamižný posuzuje každou akci zvlášť a vezme tu nejcennější. Rychlý, Silný a Mistr akce zkoušejí: představí si, jak by skryté mohlo vypadat, zahrají za všechny několik tahů a podívají se, jak to obvykle dopadne. Co se daří, zkoušejí častěji. Úrovně se liší hlavně tím, kolik toho zkusí, ne tím, co vědí.
bots-learn = Jak se naučili hrát
bots-learn-text = Kolik bodů ještě pozice přinese, se naučili z milionů her proti sobě. Nové hodnocení nahradí staré, jen když ho porazí.
bots-advice = Co znamená rada
bots-advice-text = „{ advice-ask }“ se takového bota zeptá na zlomek sekundy. U každé akce ukáže tvou šanci na výhru, co přinese teď, s kolika body asi skončíš a o kolik připraví ostatní. Rady se řadí jen podle šance na výhru (v sólové hře podle bodů); stejná šance znamená stejně dobrý tah. Nikdo jiný nevidí, že se ptáš, ani odpověď. Zda jsou rady povoleny, určuje ten, kdo stůl založil.
bots-analysis = Co znamená analýza
bots-analysis-text = Po hře se každé rozhodnutí znovu prozkoumá, a to jen s tím, co hráč tehdy mohl vědět. Čáry ukazují, jak by hra u tohoto stolu asi skončila: síla hráčů se odhaduje podle bodů, které jejich rozhodnutí ztratila, a předpokládá se, že tak hrají dál. Další čáry předpokládají, že všichni hrají silně. Skok při rozhodnutí je hra; skok při odhalení kostek nebo karet je štěstí. Nejdražší chyby jsou ty, které ztratily nejvíc: oč byl očekávaný náskok menší než po nejlepší akci, ale nikdy víc, než se ještě dalo získat. Možnost, která zůstala otevřená, se počítá tam, kde byla definitivně promarněna.
bots-sure = Jak jisté to je
bots-sure-text = Jsou to odhady, ne fakta. Několik desetin bodu je v mezích chyby, na začátku hry i bod nebo dva. Rady předpokládají, že všichni hrají silně; analýza ne. Rozhodnutí, které bot považuje za drahé, mohlo být součástí dobrého plánu, který nevidí. Jeho „lépe“ ber jako názor silného hráče, který měl málo času.

# The table of a game without screens of its own.
default-prompt = Vyber akci.
default-waiting = Na tahu: { $players }.
default-confirm = Provést? Nejde to vzít zpět.
default-table = Stůl
default-other = Jiné
default-cells = Místa
default-these = Vzít { $numbers }
