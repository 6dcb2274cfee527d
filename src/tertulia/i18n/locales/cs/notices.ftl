### Upozornění: co se dozví ten, kdo se nedívá, mailem, přes push, a stránka, kde si vybere jak.

notice-title-turn = Jsi na tahu: { $game }
notice-title-short = Dochází ti čas: { $game }
notice-title-invited = Máš pozvánku: { $game }
notice-title-full = Stůl je plný: { $game }
notice-title-altered = Stůl se změnil: { $game }
notice-title-going = Stůl brzy zmizí: { $game }
notice-title-gone = Stůl zmizel: { $game }
notice-title-wish = Ukončit partii? { $game }
notice-title-pause = Přestávka? { $game }
notice-title-left = Tvé místo je zase volné: { $game }
notice-title-over = Partie skončila: { $game }
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
notice-until = Tvůj čas končí: { $when }.
notice-own-invited =
    { $count ->
        [0] U nového stolu je pro tebe místo: { $game }.
       *[other] U nového stolu je pro tebe místo: { $game }, hrají { $players }.
    }
notice-own-full =
    { $count ->
        [0] Tvůj stůl je plný a může se začít: { $game }.
       *[other] Tvůj stůl je plný a může se začít: { $game }, hrají { $players }.
    }
notice-own-altered =
    { $count ->
        [0] Tvůj stůl se změnil a je potřeba říct, jestli hraješ dál: { $game }.
       *[other] Tvůj stůl se změnil a je potřeba říct, jestli hraješ dál: { $game }, hrají { $players }.
    }
notice-own-wanted =
    { $count ->
        [0] { $by } tě zve ke stolu: { $game }.
       *[other] { $by } tě zve ke stolu: { $game }, hrají { $players }.
    }
notice-own-going =
    { $count ->
        [0] U tvého stolu si deset dní nikdo nesedl: { $game }. Za pár dní zmizí, pokud se u něj nic nestane.
       *[other] U tvého stolu se deset dní nic nestalo: { $game }, hrají { $players }. Za pár dní zmizí, pokud nezačnete nebo nikdo nepřijde.
    }
notice-own-gone = Stůl, který čekal na začátek partie, zmizel, protože se u něj dva týdny nic nestalo: { $game }.
notice-own-wish =
    Je návrh ukončit partii tak, jak je ({ $by }): { $game }. Můžeš souhlasit, nebo být proti. Když nikdo proti nebude, partie skončí { $days ->
        [one] jeden den po tomto návrhu.
        [few] { $days } dny po tomto návrhu.
       *[other] { $days } dní po tomto návrhu.
    }
notice-own-pause = Je návrh na přestávku ({ $by }): { $game }. Začne, až budou souhlasit všichni: můžeš souhlasit, nebo hrát dál.
notice-own-left = U několika stolů ti vypršel čas, a tak je tvé místo u stolu, kde se ještě čeká, zase volné: { $game }. Až budeš mít čas hrát, sedni si znovu.
notice-own-over =
    { $count ->
        [0] Partie skončila: { $game }.
       *[other] Partie skončila: { $game }, hráli { $players }.
    }
notice-table-turn =
    { $count ->
        [0] Někdo je na tahu: { $game }.
       *[other] { $players }: na tahu u { $game }.
    }
notice-table-short = U tohoto stolu dochází čas: { $game }.
notice-table-invited = Je tu nový stůl: { $game }.
notice-table-full = Stůl je plný a může se začít: { $game }.
notice-table-altered = Změnilo se, co se u tohoto stolu hraje: { $game }.
notice-table-going = U tohoto stolu se deset dní nic nestalo: { $game }. Za pár dní zmizí.
notice-table-over = Partie skončila: { $game }.
notice-trial-title = Zkouška od Tertulie
notice-trial-text = Takhle ti Tertulia řekne, že jsi na tahu.
notice-confirm-subject = Je to tvoje mailová adresa?
notice-confirm-text =
    Někdo, nejspíš ty, chce od Tertulie dostávat mail, když je na tahu.

    Pokud jsi to ty, otevři tuto stránku a potvrď to:
    { $url }

    Pokud to byl někdo jiný, nemusíš dělat nic: nic dalšího sem nepřijde.
notice-mail-why = Dostáváš to, protože jsi o to Tertulii požádal(a).
notice-mail-settings = Vybrat, co se dozvíš
notice-mail-stop = Už žádné takové maily
notice-calendar = Tertulia
notice-calendar-turn = Jsi na tahu: { $game }
notice-calendar-deadline = Vyprší čas: { $game }

notices-title = Upozornění
notices-intro = Dozvíš se, že jsi na tahu, i když nemáš otevřenou žádnou stránku.
notices-none = Zatím ti nikdo nic neřekne. Přidej níže nějakou cestu.
notices-ways = Cesty k tobě
notices-add = Přidat cestu
notices-way-mail = Mail
notices-way-push = Tento prohlížeč
notices-way-push-other = Prohlížeč
notices-way-webhook = Webhook
notices-way-service = Služba
notices-mail-address = Mailová adresa
notices-mail-add = Upozornit mailem
notices-mail-sent = Na { $address } míří mail. Otevři odkaz v něm a adresu potvrď.
notices-push-add = Upozornit v tomto prohlížeči
notices-push-denied = Tento prohlížeč nedovoluje této stránce ukazovat upozornění. Povol je v jeho nastavení pro tuto stránku.
notices-push-none = Tento prohlížeč nelze upozornit. Na iPhonu a iPadu si stránku nejdřív přidej na plochu a otevři ji odtud.
notices-webhook-address = Adresa webhooku
notices-webhook-add = Upozornit webhookem
notices-webhook-secret = Každá zpráva je podepsaná tímto tajemstvím, které se ukáže jen teď: { $secret }
notices-service-address = Adresa služby
notices-service-help = Přijímají se adresy, které začínají { $services }.
notices-service-add = Upozornit službou
notices-state-unconfirmed = zatím nepotvrzeno: otevři odkaz v mailu
notices-state-ready = funguje
notices-state-new = zatím nic neodesláno
notices-state-refused = zastaveno, protože druhá strana nic nepřijímá: { $said }
notices-state-trouble = poslední potíž: { $said }
notices-last = naposledy došlo { $when }
notices-recent-sent = odesláno
notices-recent-waiting = čeká
notices-recent-sending = odesílá se
notices-recent-unsure = možná došlo
notices-recent-failed = nepřijato
notices-try = Poslat zkoušku
notices-trying = Zkouška je na cestě. Jak dopadla, bude tu za chvíli.
notices-drop = Odebrat
notices-kinds = Řekni mi,
notices-kind-turn = když jsem na tahu
notices-kind-short = když mi dochází čas
notices-kind-invited = když mám pozvánku
notices-kind-full = když je můj stůl plný
notices-kind-altered = když se můj stůl změní
notices-kind-going = když můj stůl, kde se nezačalo, brzy zmizí
notices-kind-gone = když takový stůl zmizel
notices-kind-wish = když chce někdo ukončit partii
notices-kind-pause = když chce někdo přestávku
notices-kind-left = když přijdu o místo u čekajícího stolu
notices-kind-over = když partie skončí
notices-kind-trial = zkouška
notices-when = Kdy
notices-quiet = Klidové hodiny, kdy nic nepřijde
notices-quiet-none = žádné
notices-quiet-calendar = noci mého kalendáře
notices-quiet-night = { $from } až { $to } ({ $zone }). Víkendy a dovolená nic nezdrží.
notices-quiet-no-night = Zprávy se řídí nocemi tvého kalendáře, jakmile si nějaký s klidovými hodinami uložíš; do té doby chodí v kteroukoli hodinu. Najdeš ho v nastavení: „{ $where }“.
notices-quiet-own = jiné hodiny
notices-quiet-from = od
notices-quiet-to = do
notices-short = Čas mi dochází
notices-short-usual = 8 h předem, nebo čtvrtina
notices-short-before = { $hours } h předem, nebo polovina
notices-digest = Maily jednou denně místo hned
notices-digest-at = v
notices-zone = Hodiny platí pro { $zone }.
notices-calendar = Kalendář
notices-calendar-help = Adresa pro tvůj kalendář: ukáže, kde jsi na tahu. Kdo adresu zná, může ji číst.
notices-calendar-make = Vytvořit adresu
notices-calendar-new = Vytvořit jinou adresu a starou zrušit
notices-calendar-end = Zrušit adresu
notices-calendar-on = Adresa existuje. Ukázala se, když vznikla.
notices-confirm-title = Potvrď svou mailovou adresu
notices-confirm-do = Tato adresa je moje
notices-confirmed = { $address } je potvrzená. Odteď ti tam Tertulia píše.
notices-stop-title = Méně mailů
notices-stop-what = Co má { $address } ještě dostávat?
notices-stop-all = Už žádné maily
notices-stop-keep = Jen tohle
notices-stopped = Hotovo.
notices-table-title = Upozornit vlastní kanál
notices-table-help = Kdykoli je u tohoto stolu někdo na tahu, dozví se to tato adresa: webhook, třeba z kanálu vaší skupiny.
table-tell-channel = Říct kanálu tvé skupiny, kdo je na tahu
notices-back = Zpátky ke stolu
notices-saved = Uloženo.

error-too-many-channels = Víc cest k tobě už nejde. Nejdřív nějakou odeber.
error-channel-not-found = Tato cesta k tobě už neexistuje.
error-channel-refused = Tuto adresu nelze použít.
error-link-refused = Tento odkaz už neplatí.
error-too-many-trials = Příliš mnoho zkoušek. Chvíli prosím počkej.
