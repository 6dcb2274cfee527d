### Upozornění: co se dozví ten, kdo se nedívá, mailem, přes push, a stránka, kde si vybere jak.

notification-title-turn = Jsi na tahu: { $game }
notification-title-low-time = Dochází ti čas: { $game }
notification-title-invited = Pozvánka: { $game }
notification-title-joined = Nový hráč u stolu: { $game }
notification-title-full = Stůl je plný: { $game }
notification-title-altered = Stůl se změnil: { $game }
notification-title-closing = Stůl se brzy zavře: { $game }
notification-title-closed = Stůl byl zavřen: { $game }
notification-title-end-proposed = Návrh na ukončení hry: { $game }
notification-title-pause-proposed = Návrh na přestávku: { $game }
notification-title-removed = Už nemáš místo u stolu: { $game }
notification-title-over = Hra skončila: { $game }
notification-title-many =
    { $count ->
        [one] Novinky: jeden stůl
        [few] Novinky: { $count } stoly
       *[other] Novinky: { $count } stolů
    }
notification-own-turn =
    { $count ->
        [0] Jsi na tahu: { $game }.
        [one] Jsi na tahu: { $game } (spoluhráč: { $players }).
        [few] Jsi na tahu: { $game } (spoluhráči: { $players }).
       *[other] Jsi na tahu: { $game } (spoluhráči: { $players }).
    }
notification-own-low-time =
    { $count ->
        [0] Dochází ti čas: { $game }.
        [one] Dochází ti čas: { $game } (spoluhráč: { $players }).
        [few] Dochází ti čas: { $game } (spoluhráči: { $players }).
       *[other] Dochází ti čas: { $game } (spoluhráči: { $players }).
    }
# A moment by the clock of a city: the deadline below.
notification-when = { $when } (časové pásmo { $city })
notification-until = Máš čas do: { $when }.
notification-own-invited =
    { $count ->
        [0] U nového stolu je pro tebe místo: { $game }.
        [one] U nového stolu je pro tebe místo: { $game } (spoluhráč: { $players }).
        [few] U nového stolu je pro tebe místo: { $game } (spoluhráči: { $players }).
       *[other] U nového stolu je pro tebe místo: { $game } (spoluhráči: { $players }).
    }
notification-own-joined =
    { $count ->
        [0] Ke stolu si někdo přisedl: { $game }.
        [one] Ke stolu si někdo přisedl: { $game } (spoluhráč: { $players }).
        [few] Ke stolu si někdo přisedl: { $game } (spoluhráči: { $players }).
       *[other] Ke stolu si někdo přisedl: { $game } (spoluhráči: { $players }).
    }
notification-own-full =
    { $count ->
        [0] Tvůj stůl je plný a hra může začít: { $game }.
        [one] Tvůj stůl je plný a hra může začít: { $game } (spoluhráč: { $players }).
        [few] Tvůj stůl je plný a hra může začít: { $game } (spoluhráči: { $players }).
       *[other] Tvůj stůl je plný a hra může začít: { $game } (spoluhráči: { $players }).
    }
notification-own-altered =
    { $count ->
        [0] Tvůj stůl se změnil: { $game }. Chceš u něj zůstat?
        [one] Tvůj stůl se změnil: { $game } (spoluhráč: { $players }). Chceš u něj zůstat?
        [few] Tvůj stůl se změnil: { $game } (spoluhráči: { $players }). Chceš u něj zůstat?
       *[other] Tvůj stůl se změnil: { $game } (spoluhráči: { $players }). Chceš u něj zůstat?
    }
notification-own-wanted =
    { $count ->
        [0] { $by } tě zve ke stolu: { $game }.
        [one] { $by } tě zve ke stolu: { $game } (spoluhráč: { $players }).
        [few] { $by } tě zve ke stolu: { $game } (spoluhráči: { $players }).
       *[other] { $by } tě zve ke stolu: { $game } (spoluhráči: { $players }).
    }
notification-own-closing =
    { $count ->
        [0] K tvému stolu si deset dní nikdo nepřisedl: { $game }. Za pár dní se zavře, pokud se u něj nic nestane.
        [one] U tvého stolu se deset dní nic nestalo: { $game } (spoluhráč: { $players }). Za pár dní se zavře, pokud hru nezačnete nebo si nikdo nepřisedne.
        [few] U tvého stolu se deset dní nic nestalo: { $game } (spoluhráči: { $players }). Za pár dní se zavře, pokud hru nezačnete nebo si nikdo nepřisedne.
       *[other] U tvého stolu se deset dní nic nestalo: { $game } (spoluhráči: { $players }). Za pár dní se zavře, pokud hru nezačnete nebo si nikdo nepřisedne.
    }
notification-own-closed = Stůl byl po dvou týdnech bez aktivity zavřen: { $game }.
notification-own-end-proposed =
    { $by } navrhuje ukončit hru teď, se současným stavem bodů: { $game }. Můžeš souhlasit, nebo návrh odmítnout. Když ho nikdo neodmítne, hra skončí { $days ->
        [one] jeden den po návrhu.
        [few] { $days } dny po návrhu.
       *[other] { $days } dní po návrhu.
    }
notification-own-pause-proposed = { $by } navrhuje přestávku: { $game }. Přestávka začne, až budou souhlasit všichni. Můžeš souhlasit, nebo návrh odmítnout.
notification-own-removed = U několika stolů ti vypršel čas, a proto už nemáš místo u stolu, kde hra ještě nezačala: { $game }. Přisedni znovu, až budeš mít čas hrát.
notification-own-over =
    { $count ->
        [0] Hra skončila: { $game }.
        [one] Hra skončila: { $game } (spoluhráč: { $players }).
        [few] Hra skončila: { $game } (spoluhráči: { $players }).
       *[other] Hra skončila: { $game } (spoluhráči: { $players }).
    }
notification-table-turn =
    { $count ->
        [0] Někdo je na tahu: { $game }.
       *[other] Na tahu: { $players } ({ $game }).
    }
notification-table-low-time = Jednomu z hráčů dochází čas: { $game }.
notification-table-invited = Nový stůl: { $game }.
notification-table-full = Stůl je plný a hra může začít: { $game }.
notification-table-altered = Nastavení tohoto stolu se změnilo: { $game }.
notification-table-closing = U tohoto stolu se deset dní nic nestalo: { $game }. Za pár dní se zavře.
notification-table-over = Hra skončila: { $game }.
notification-test-title = Zkušební upozornění z Tertulie
notification-test-text = Takhle tě Tertulia upozorní, když jsi na tahu.
notification-merged-title = K tvému účtu přibyl prohlížeč
notification-merged-text = Do tvého účtu se přihlásil prohlížeč ({ $device }). Místa u stolů, která do té doby obsazoval jako host, teď patří tvému účtu. Pokud to není tvůj prohlížeč, odstraň způsoby přihlášení, které neznáš, a odhlas všechny ostatní prohlížeče.
notification-confirm-subject = Potvrď svou e-mailovou adresu
notification-confirm-text =
    Někdo, nejspíš ty, chce na této adrese dostávat upozornění z Tertulie.

    Pokud jsi to ty, otevři pro potvrzení tuto stránku:
    { $url }

    Pokud ne, tento e-mail ignoruj: na nepotvrzené adresy žádná upozornění nechodí.
notification-mail-why = Tento e-mail dostáváš, protože máš zapnutá upozornění z Tertulie.
notification-mail-settings = Nastavení upozornění
notification-mail-unsubscribe = Odhlásit odběr
notification-calendar = Tertulia
notification-calendar-turn = Jsi na tahu: { $game }
notification-calendar-deadline = Vyprší čas: { $game }

notifications-title = Upozornění
notifications-intro = Nech si poslat upozornění, když jsi na tahu, i když Tertulii nemáš otevřenou.
notifications-none = Zatím žádná upozornění. Přidej níže kanál.
notifications-nothing-new = Nic nového.
notifications-ways = Kanály
notifications-add = Přidat kanál
notifications-way-mail = E-mail
notifications-way-push = Tento prohlížeč
notifications-way-push-other = Jiný prohlížeč
notifications-way-webhook = Webhook
notifications-way-service = Služba
notifications-mail-address = E-mailová adresa
notifications-mail-use = Použít
notifications-mail-add = Upozornit e-mailem
notifications-mail-sent = E-mail odeslán na { $address }. Otevři odkaz v něm a adresu potvrď.
notifications-push-add = Upozornit v tomto prohlížeči
notifications-push-denied = Tento prohlížeč upozornění z této stránky blokuje. Povol je v nastavení webu v prohlížeči.
notifications-push-none = Tento prohlížeč nepodporuje push upozornění.
notifications-push-none-https = Push upozornění vyžadují https. Otevři tuto stránku na adrese https.
notifications-push-none-install = Na iPhonu nebo iPadu si tuto stránku přidej na plochu a otevři ji odtamtud; pak push upozornění fungují.
notifications-webhook-address = Adresa webhooku
notifications-webhook-add = Přidat webhook
notifications-webhook-secret = Zprávy jsou podepsané tímto tajným klíčem. Zkopíruj si ho teď, zobrazí se jen jednou: { $secret }
notifications-service-address = Adresa služby
notifications-service-help = Přijímají se adresy, které začínají takto: { $services }.
notifications-service-add = Přidat službu
notifications-state-unconfirmed = nepotvrzeno: otevři odkaz v e-mailu
notifications-state-ready = aktivní
notifications-state-new = zatím nic neodesláno
notifications-state-refused = zastaveno: doručení odmítnuto ({ $said })
notifications-state-trouble = poslední chyba: { $said }
notifications-last = naposledy doručeno { $when }
notifications-recent-sent = odesláno
notifications-recent-waiting = čeká
notifications-recent-sending = odesílá se
notifications-recent-unknown = možná doručeno
notifications-recent-failed = odmítnuto
notifications-try = Poslat zkušební upozornění
notifications-trying = Zkušební upozornění odesláno. Výsledek se tu za chvíli objeví.
notifications-drop = Odebrat
notifications-kinds = Upozornit mě,
notifications-kind-turn = když jsem na tahu
notifications-kind-low-time = když mi dochází čas
notifications-kind-invited = když mám pozvánku
notifications-kind-joined = když si někdo přisedne k mému stolu
notifications-kind-full = když je můj stůl plný
notifications-kind-altered = když se můj stůl změní
notifications-kind-closing = když se můj stůl s nezačatou hrou brzy zavře
notifications-kind-closed = když byl můj stůl s nezačatou hrou zavřen
notifications-kind-end-proposed = když někdo navrhne ukončit hru
notifications-kind-pause-proposed = když někdo navrhne přestávku
notifications-kind-removed = když přijdu o místo u nezačaté hry
notifications-kind-over = když hra skončí
notifications-kind-test = test
notifications-when = Kdy upozorňovat
notifications-quiet = Klidové hodiny (bez upozornění)
notifications-quiet-none = žádné
notifications-quiet-calendar = noci v mém kalendáři
notifications-quiet-night = { $from } až { $to } ({ $zone }). O víkendech a dovolené upozornění chodí dál.
notifications-quiet-no-night = Nejdřív si v kalendáři ulož noční klid; do té doby upozornění chodí v kteroukoli hodinu. Kalendář najdeš v nastavení: „{ $where }“.
notifications-quiet-own = jiné hodiny
notifications-quiet-from = od
notifications-quiet-to = do
notifications-low-time = Varování, že dochází čas
notifications-low-time-usual = 8 h předem nebo zbývá-li 25 %
notifications-low-time-before = { $hours } h předem, nebo při zbývajících 50 %
notifications-digest = Jeden e-mail denně místo okamžitých (upozornění na málo času chodí dál hned)
notifications-digest-at = v
notifications-zone = Časové pásmo: { $zone }
notifications-calendar = Kalendář
notifications-calendar-help = Přidej si tuto adresu do aplikace kalendáře a uvidíš, kde jsi na tahu. Kdo adresu zná, může kalendář číst.
notifications-calendar-make = Vytvořit adresu kalendáře
notifications-calendar-new = Nahradit novou adresou
notifications-calendar-end = Smazat adresu kalendáře
notifications-calendar-on = Adresa tvého kalendáře je aktivní. Zobrazila se jednou, při vytvoření.
notifications-confirm-title = Potvrď svou e-mailovou adresu
notifications-confirm-do = Potvrdit adresu
notifications-confirmed = Adresa { $address } je potvrzená. Upozornění teď budou chodit tam.
notifications-unsubscribe-title = E-mailová upozornění
notifications-unsubscribe-what = Co má na adresu { $address } dál chodit?
notifications-unsubscribe-all = Odhlásit vše
notifications-unsubscribe-keep = Uložit výběr
notifications-unsubscribed = Uloženo.
notifications-table-title = Upozornit skupinový kanál
notifications-table-help = Kdykoli je u tohoto stolu někdo na tahu, odešle se zpráva na tuto adresu, třeba na webhook kanálu vaší skupiny.
table-tell-channel = Upozorňovat na tahy skupinový kanál
notifications-back = Zpátky ke stolu
notifications-saved = Uloženo.
push-offer = Dostávat upozornění, když jsi na tahu
push-offer-do = Zapnout
push-offer-done = Upozornění jsou v tomto prohlížeči zapnutá.
install-offer = Nainstalovat Tertulii do tohoto zařízení
install-offer-help = Otevře se z plochy jako aplikace a tvoje stoly zůstanou stejné.
install-offer-do = Nainstalovat

error-too-many-channels = Víc kanálů mít nelze. Nejdřív nějaký odeber.
error-channel-not-found = Tento kanál už neexistuje.
error-channel-refused = Tuto adresu nelze použít.
error-link-refused = Tento odkaz už neplatí.
error-too-many-trials = Příliš mnoho zkušebních upozornění. Chvíli prosím počkej.
