### Upozornění: co se dozví ten, kdo se nedívá, mailem, přes push, a stránka, kde si vybere jak.

notice-title-turn = Jsi na tahu: { $game }
notice-title-short = Dochází ti čas: { $game }
notice-title-invited = Pozvánka: { $game }
notice-title-joined = Nový hráč u stolu: { $game }
notice-title-full = Stůl je plný: { $game }
notice-title-altered = Stůl se změnil: { $game }
notice-title-going = Stůl se brzy zavře: { $game }
notice-title-gone = Stůl byl zavřen: { $game }
notice-title-wish = Návrh na ukončení hry: { $game }
notice-title-pause = Návrh na přestávku: { $game }
notice-title-left = Ztráta místa u stolu: { $game }
notice-title-over = Hra skončila: { $game }
notice-title-many =
    { $count ->
        [one] Čeká jeden stůl
        [few] Čekají { $count } stoly
       *[other] Čeká { $count } stolů
    }
notice-own-turn =
    { $count ->
        [0] Jsi na tahu: { $game }.
       *[other] Jsi na tahu: { $game }, hrají { $players }.
    }
notice-own-short =
    { $count ->
        [0] Dochází ti čas: { $game }.
       *[other] Dochází ti čas: { $game }, hrají { $players }.
    }
# A moment by the clock of a city: the deadline below.
notice-when = { $when } (časové pásmo { $city })
notice-until = Máš čas do: { $when }.
notice-own-invited =
    { $count ->
        [0] U nového stolu je pro tebe místo: { $game }.
       *[other] U nového stolu je pro tebe místo: { $game }, hrají { $players }.
    }
notice-own-joined =
    { $count ->
        [0] Ke stolu si někdo přisedl: { $game }.
       *[other] Ke stolu si někdo přisedl: { $game }, hrají { $players }.
    }
notice-own-full =
    { $count ->
        [0] Tvůj stůl je plný a hra může začít: { $game }.
       *[other] Tvůj stůl je plný a hra může začít: { $game }, hrají { $players }.
    }
notice-own-altered =
    { $count ->
        [0] Tvůj stůl se změnil. Chceš u něj zůstat? { $game }
       *[other] Tvůj stůl se změnil. Chceš u něj zůstat? { $game }, hrají { $players }
    }
notice-own-wanted =
    { $count ->
        [0] { $by } tě zve ke stolu: { $game }.
       *[other] { $by } tě zve ke stolu: { $game }, hrají { $players }.
    }
notice-own-going =
    { $count ->
        [0] K tvému stolu si deset dní nikdo nepřisedl: { $game }. Za pár dní se zavře, pokud se u něj nic nestane.
       *[other] U tvého stolu se deset dní nic nestalo: { $game }, hrají { $players }. Za pár dní se zavře, pokud hru nezačnete nebo nikdo nepřisedne.
    }
notice-own-gone = Stůl byl po dvou týdnech bez aktivity zavřen: { $game }.
notice-own-wish =
    { $by } navrhuje ukončit hru teď, se současným stavem bodů: { $game }. Můžeš souhlasit, nebo návrh odmítnout. Když ho nikdo neodmítne, hra skončí { $days ->
        [one] jeden den po návrhu.
        [few] { $days } dny po návrhu.
       *[other] { $days } dní po návrhu.
    }
notice-own-pause = { $by } navrhuje přestávku: { $game }. Začne, až budou souhlasit všichni. Můžeš souhlasit, nebo návrh odmítnout.
notice-own-left = U několika stolů ti vypršel čas, a tak máš o jedno místo u ještě nezačaté hry méně: { $game }. Přisedni znovu, až budeš mít čas hrát.
notice-own-over =
    { $count ->
        [0] Hra skončila: { $game }.
       *[other] Hra skončila: { $game }, hráli { $players }.
    }
notice-table-turn =
    { $count ->
        [0] Někdo je na tahu: { $game }.
       *[other] { $players }: na tahu u { $game }.
    }
notice-table-short = Jednomu z hráčů dochází čas: { $game }.
notice-table-invited = Nový stůl: { $game }.
notice-table-full = Stůl je plný a hra může začít: { $game }.
notice-table-altered = Nastavení tohoto stolu se změnilo: { $game }.
notice-table-going = U tohoto stolu se deset dní nic nestalo: { $game }. Za pár dní se zavře.
notice-table-over = Hra skončila: { $game }.
notice-trial-title = Zkušební upozornění z Tertulie
notice-trial-text = Takhle tě Tertulia upozorní, když jsi na tahu.
notice-merged-title = K tvému účtu přibyl prohlížeč
notice-merged-text = Do tvého účtu se přihlásil prohlížeč a převedl na něj místa jiného hosta: { $device }. Pokud to není tvůj prohlížeč, odstraň způsoby přihlášení, které neznáš, a odhlas všechny ostatní prohlížeče.
notice-confirm-subject = Potvrď svou e-mailovou adresu
notice-confirm-text =
    Někdo, nejspíš ty, chce na této adrese dostávat upozornění z Tertulie.

    Pokud jsi to ty, otevři pro potvrzení tuto stránku:
    { $url }

    Pokud ne, tento e-mail ignoruj: na nepotvrzené adresy žádná upozornění nechodí.
notice-mail-why = Tento e-mail dostáváš, protože máš zapnutá upozornění z Tertulie.
notice-mail-settings = Nastavení upozornění
notice-mail-stop = Odhlásit odběr
notice-calendar = Tertulia
notice-calendar-turn = Jsi na tahu: { $game }
notice-calendar-deadline = Vyprší čas: { $game }

notices-title = Upozornění
notices-intro = Nech si poslat upozornění, když jsi na tahu, i když Tertulii nemáš otevřenou.
notices-none = Zatím žádná upozornění. Přidej níže kanál.
notices-ways = Kanály
notices-add = Přidat kanál
notices-way-mail = E-mail
notices-way-push = Tento prohlížeč
notices-way-push-other = Jiný prohlížeč
notices-way-webhook = Webhook
notices-way-service = Služba
notices-mail-address = E-mailová adresa
notices-mail-use = Použít
notices-mail-add = Upozornit e-mailem
notices-mail-sent = E-mail odeslán na { $address }. Otevři odkaz v něm a adresu potvrď.
notices-push-add = Upozornit v tomto prohlížeči
notices-push-denied = Tento prohlížeč upozornění z této stránky blokuje. Povol je v nastavení webu v prohlížeči.
notices-push-none = Tento prohlížeč nepodporuje push upozornění.
notices-push-none-https = Push upozornění vyžadují https. Otevři tuto stránku na adrese https.
notices-push-none-install = Na iPhonu nebo iPadu si tuto stránku přidej na plochu a otevři ji odtamtud; pak push upozornění fungují.
notices-webhook-address = Adresa webhooku
notices-webhook-add = Přidat webhook
notices-webhook-secret = Zprávy jsou podepsané tímto tajným klíčem. Zkopíruj si ho teď, zobrazí se jen jednou: { $secret }
notices-service-address = Adresa služby
notices-service-help = Přijímají se adresy, které začínají { $services }.
notices-service-add = Přidat službu
notices-state-unconfirmed = nepotvrzeno: otevři odkaz v e-mailu
notices-state-ready = aktivní
notices-state-new = zatím nic neodesláno
notices-state-refused = zastaveno: doručení odmítnuto ({ $said })
notices-state-trouble = poslední chyba: { $said }
notices-last = naposledy doručeno { $when }
notices-recent-sent = odesláno
notices-recent-waiting = čeká
notices-recent-sending = odesílá se
notices-recent-unsure = možná doručeno
notices-recent-failed = odmítnuto
notices-try = Poslat zkušební upozornění
notices-trying = Zkušební upozornění odesláno. Výsledek se tu za chvíli objeví.
notices-drop = Odebrat
notices-kinds = Upozornit mě,
notices-kind-turn = když jsem na tahu
notices-kind-short = když mi dochází čas
notices-kind-invited = když mám pozvánku
notices-kind-joined = když si někdo přisedne k mému stolu
notices-kind-full = když je můj stůl plný
notices-kind-altered = když se můj stůl změní
notices-kind-going = když se můj stůl s nezačatou hrou brzy zavře
notices-kind-gone = když se takový stůl zavřel
notices-kind-wish = když někdo navrhne ukončit hru
notices-kind-pause = když někdo navrhne přestávku
notices-kind-left = když přijdu o místo u nezačaté hry
notices-kind-over = když hra skončí
notices-kind-trial = test
notices-when = Časování
notices-quiet = Klidové hodiny (bez upozornění)
notices-quiet-none = žádné
notices-quiet-calendar = noci v mém kalendáři
notices-quiet-night = { $from } až { $to } ({ $zone }). O víkendech a dovolené upozornění chodí dál.
notices-quiet-no-night = Nejdřív si v kalendáři ulož noční klid; do té doby upozornění chodí v kteroukoli hodinu. Kalendář najdeš v nastavení: „{ $where }“.
notices-quiet-own = jiné hodiny
notices-quiet-from = od
notices-quiet-to = do
notices-short = Varování, že dochází čas
notices-short-usual = 8 h předem nebo zbývá-li 25 %
notices-short-before = { $hours } h předem, nebo při zbývajících 50 %
notices-digest = Jeden e-mail denně místo okamžitých (upozornění na málo času chodí dál hned)
notices-digest-at = v
notices-zone = Časové pásmo: { $zone }
notices-calendar = Kalendář
notices-calendar-help = Přidej si tuto adresu do aplikace kalendáře a uvidíš, kde jsi na tahu. Kdo adresu zná, může kalendář číst.
notices-calendar-make = Vytvořit adresu kalendáře
notices-calendar-new = Nahradit novou adresou
notices-calendar-end = Smazat adresu kalendáře
notices-calendar-on = Adresa tvého kalendáře je aktivní. Zobrazila se jednou, při vytvoření.
notices-confirm-title = Potvrď svou e-mailovou adresu
notices-confirm-do = Potvrdit adresu
notices-confirmed = { $address } je potvrzená. Upozornění teď budou chodit tam.
notices-stop-title = E-mailová upozornění
notices-stop-what = Co má { $address } dál dostávat?
notices-stop-all = Odhlásit vše
notices-stop-keep = Uložit výběr
notices-stopped = Uloženo.
notices-table-title = Upozornit skupinový kanál
notices-table-help = Kdykoli je u tohoto stolu někdo na tahu, odešle se zpráva na tuto adresu, třeba na webhook kanálu vaší skupiny.
table-tell-channel = Upozorňovat na tahy skupinový kanál
notices-back = Zpátky ke stolu
notices-saved = Uloženo.

error-too-many-channels = Víc kanálů mít nelze. Nejdřív nějaký odeber.
error-channel-not-found = Tento kanál už neexistuje.
error-channel-refused = Tuto adresu nelze použít.
error-link-refused = Tento odkaz už neplatí.
error-too-many-trials = Příliš mnoho zkušebních upozornění. Chvíli prosím počkej.
