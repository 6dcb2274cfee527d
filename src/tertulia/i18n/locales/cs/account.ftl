### Kdo kdo je: stránka „Ty“, odkazy pro jiná zařízení, způsoby přihlášení a e-maily k nim.

you-lead = Jsi { $name }. Zatím to ví jen tento prohlížeč: s přihlášením najdeš svá místa na každém zařízení.
you-lead-alone = Jsi { $name }. Ví to jen tento prohlížeč: s odkazem níže to budeš ty i na jiném zařízení a najdeš tam svá místa.
you-lead-safe = Jsi { $name } a po přihlášení najdeš svá místa na každém zařízení.

you-device-title = Pokračovat na jiném zařízení
you-device-help = Odkaz udělá z jiného zařízení tvoje: stejné jméno, stejná místa. Platí jednou a deset minut. Nikomu ho nedávej.
you-device-make = Vytvořit odkaz
you-device-again = Vytvořit nový odkaz
you-device-scan = Načti tohle druhým zařízením, nebo na něm odkaz otevři:
you-device-copy = Kopírovat odkaz
you-device-copied = Odkaz je zkopírovaný.

you-ways-title = Způsoby přihlášení
you-ways-none = Zatím žádný.
you-way-mail = E-mail
you-way-passkey = Přístupový klíč
you-way-openid = Účet jinde
you-way-made = přidáno { $when }
you-way-used = naposledy použito { $when }
you-way-name = Název
you-way-name-of = Název: { $what }
you-way-save = Uložit
you-way-remove = Odebrat
you-way-remove-of = Odebrat: { $what }
you-way-last = Toto je tvůj poslední způsob přihlášení. Bez něj tě znají jen tvé vlastní prohlížeče a se ztraceným přijdeš o svá místa.
you-way-last-yes = Přesto odebrat
you-way-last-no = Ponechat

you-mail-title = E-mailem
you-mail-help = Pošleme ti odkaz a šest číslic. Má-li tu už někdo tuto adresu, přihlásíš se jako on, jinak bude tvoje. Nikdo jiný ji neuvidí.
you-mail-address = E-mailová adresa
you-mail-send = Poslat odkaz
you-mail-sent = E-mail na { $address } je na cestě. Stiskni jeho odkaz, nebo sem napiš jeho šest číslic. Platí 15 minut.
you-mail-code = Šest číslic
you-mail-use = Pokračovat
you-mail-other = Jiná adresa

you-passkey-title = Přístupovým klíčem
you-passkey-help = Přihlásí tě tvoje zařízení nebo správce hesel: prstem, obličejem nebo kódem. Nemusíš si nic pamatovat.
you-passkey-add = Přidat přístupový klíč
you-passkey-use = Přihlásit se přístupovým klíčem
you-passkey-added = Přístupový klíč je přidaný.
you-passkey-stopped = Nic se nestalo: zařízení nebylo dotázáno, nebo odmítlo.
you-openid-use = Přihlásit se přes { $name }

you-sessions-title = Tvoje prohlížeče
you-sessions-help = Každý z nich jsi ty. Ukonči, co neznáš nebo už nepoužíváš.
you-session = { $browser }, { $system }
you-session-here = Tento
you-session-seen = naposledy tu { $when }
you-just-now = právě teď
you-session-end = Ukončit
you-session-end-of = Ukončit: { $what }
you-session-end-others = Ukončit všechny ostatní
you-session-ended = Ukončeno.
you-browser-firefox = Firefox
you-browser-chrome = Chrome
you-browser-edge = Edge
you-browser-opera = Opera
you-browser-samsung = Samsung Internet
you-browser-safari = Safari
you-browser-other = Prohlížeč
you-system-iphone = iPhone
you-system-ipad = iPad
you-system-android = Android
you-system-chromeos = ChromeOS
you-system-windows = Windows
you-system-mac = Mac
you-system-linux = Linux
you-system-other = jiné zařízení

you-data-title = Co je o tobě uloženo
you-data-help = Tvoje nastavení a jazyk jdou s tebou na každé zařízení, kde jsi { $name }. Vše, co je o tobě uloženo, dostaneš v jednom souboru, i se záznamy svých dohraných her.
you-data-export = Uložit vše do souboru
you-delete-title = Smazat mě
you-delete-help = Tvé jméno, způsoby přihlášení, prohlížeče a nastavení navždy zmizí. Hry ostatním zůstanou, s „Anónimo“ na tvém místě; kde se právě hraje, dohraje za tebe bot.
you-delete-begin = Smazat mě …
you-delete-name = Napiš své jméno, { $name }, pokud to myslíš vážně:
you-delete-yes = Navždy mě smazat
you-delete-no = Nemazat
you-deleted = Tvé údaje jsou smazány a odteď jsi nový host.

link-title = Pokračovat tady
link-device = S tímto odkazem bude tento prohlížeč { $name }: stejné jméno, stejná místa.
link-mail-in = Tento odkaz je z e-mailu na { $address } a přihlásí tě jako { $name }.
link-mail-adds = Tento odkaz je z e-mailu na { $address }. { $name } se pak touto adresou může přihlašovat a tento prohlížeč bude { $name }.
link-careful = Pokračuj, jen pokud přišel na tvou žádost.
link-here = Tento prohlížeč už je { $name }.
link-go = Pokračovat jako { $name }
link-add = Přidat adresu
link-not = Teď ne
link-elsewhere = Okamžik, ptáme se jinde …
ask-title = Kým chceš být?
ask-what = Odteď jsi { $name }. Co bude s dosavadním hostem tohoto prohlížeče?
ask-merge = Vzít místa s sebou
ask-merge-help = { $tables ->
    [0] Dosavadní způsoby přihlášení pak má { $name }.
    [one] Jeden stůl: tvé místo tam pak má { $name }.
    [few] { $tables } stoly: tvá místa tam pak má { $name }.
   *[other] { $tables } stolů: tvá místa tam pak má { $name }.
}
ask-leave = Nechat je být
ask-leave-help = Tento prohlížeč bude { $name }; dřívější místa zůstanou dosavadnímu hostovi a už se k nim nedostaneš.
ask-table = Ke stolu, kde sedí oba
entered-title = Vítej, { $name }
entered-added = Odteď se tím můžeš přihlašovat.
entered-go = Do lobby

sign-in-mail-subject = Tvůj odkaz pro Tertulii
sign-in-mail-what = Ahoj! Někdo, nejspíš ty, se chce na { $site } přihlásit jako { $name } nebo tam přidat tuto adresu. Udělá to tento odkaz:
sign-in-mail-button = Pokračovat
sign-in-mail-code = Na zařízení, které o to požádalo, můžeš místo toho napsat tyto číslice: { $code }. Obojí platí jednou a { $minutes } minut.
sign-in-mail-not-you = Není to od tebe? Nedělej nic a nic se nestane.

error-link-spent = Tento odkaz nebo tyto číslice už neplatí. Řekni si o nové.
error-code-wrong = To nejsou číslice z e-mailu.
error-credential-taken = Tím se už někdo přihlašuje.
error-credential-unknown = Tím se tu už nikdo nepřihlašuje.
error-credential-refused = Odpověď nesouhlasila. Zkus to prosím znovu.
error-last-credential = Toto je tvůj poslední způsob přihlášení.
error-not-offered = To tato stránka nenabízí.
error-mail-address = To není e-mailová adresa: vypadá třeba jako ana@example.org, bez háčků a čárek.
error-elsewhere-away = Druhá stránka neodpovídá. Zkus to prosím později.
error-same-table = Oba sedí u jednoho stolu. Jeden z nich ho musí nejdřív opustit; v rozehrané hře to nejde.
error-session-unknown = Tento prohlížeč už není tvůj.
error-too-many-credentials = Účet má nejvýš 20 způsobů přihlášení.
error-too-many-settings = Tolik nastavení se neukládá.
error-too-many-letters = Tolik e-mailů se neposílá. Počkej prosím na ty, které jsou na cestě.
error-too-many-links = Příliš mnoho pokusů. Chvilku prosím počkej.
error-too-many-exports = To bylo několikrát po sobě. Počkej prosím hodinu.
