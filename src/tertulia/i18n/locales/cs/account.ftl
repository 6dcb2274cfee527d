### Kdo kdo je: stránka „Ty“, odkazy pro jiná zařízení, způsoby přihlášení a e-maily k nim.

you-lead = Jsi { $name }. Zatím tě znají jen tvé přihlášené prohlížeče. Přidej si způsob přihlášení a ke svým hrám se dostaneš z každého zařízení.
you-lead-alone = Jsi { $name }. Znají tě jen tvé přihlášené prohlížeče. S odkazem níže můžeš jako { $name } hrát i na jiném zařízení.
you-lead-safe = Jsi { $name }. Ke svým hrám se dostaneš z každého zařízení, stačí se přihlásit.

you-device-title = Použít jiné zařízení
you-device-help = Odkaz tě přihlásí na jiném zařízení. Platí jednou, deset minut. Nikomu ho nedávej.
you-device-make = Vytvořit odkaz
you-device-again = Vytvořit nový odkaz
you-device-scan = Načti kód druhým zařízením, nebo na něm otevři odkaz:
you-device-copy = Kopírovat odkaz
you-device-copied = Odkaz zkopírován.

you-ways-title = Způsoby přihlášení
you-ways-none = Zatím žádný způsob přihlášení. Přidej ho tady.
you-way-mail = E-mail
you-way-passkey = Přístupový klíč
you-way-openid = Externí účet
you-way-made = přidáno { $when }
you-way-used = naposledy použito { $when }
you-way-name = Název
you-way-name-of = Název: { $what }
you-way-save = Uložit
you-way-remove = Odebrat
you-way-remove-of = Odebrat: { $what }
you-way-last = Toto je tvůj poslední způsob přihlášení. Bez něj přijdeš se ztrátou tohoto prohlížeče i o své hry.
you-way-last-yes = Přesto odebrat
you-way-last-no = Ponechat
you-way-unverified = bez PINu a otisku prstu
you-way-unverified-help = Kdo má zařízení, může se přihlásit jako ty. Přidej další způsob přihlášení. Pokud zařízení umí ověřit PIN, otisk prstu nebo obličej, přihlas se tak jednou: tento přístupový klíč to pak bude vyžadovat vždy.

you-mail-title = E-mail
you-mail-help = Pošleme ti odkaz a šestimístný kód. Pokud adresa patří k nějakému účtu, přihlásíš se k němu; jinak se přidá k tvému. Nikdo jiný ji neuvidí.
you-mail-address = E-mailová adresa
you-mail-send = Poslat e-mail
you-mail-sent = E-mail odeslán na { $address }. Otevři odkaz v něm v tomto prohlížeči, nebo sem napiš šestimístný kód. Obojí platí 15 minut.
you-mail-code = Šestimístný kód
you-mail-use = Pokračovat
you-mail-other = Použít jinou adresu

you-passkey-title = Přístupový klíč
you-passkey-help = Tvé zařízení nebo správce hesel tě přihlásí otiskem prstu, obličejem nebo PINem. Žádné heslo si pamatovat nemusíš.
you-passkey-add = Přidat přístupový klíč
you-passkey-use = Přihlásit se přístupovým klíčem
you-passkey-added = Přístupový klíč přidán.
you-passkey-stopped = Přístupový klíč byl zrušen nebo na tomto zařízení není k dispozici.
you-passkey-add-unverified-help = Tvé zařízení musí ověřit PIN, otisk prstu nebo obličej. Pokud to neumí, přidej jiný způsob přihlášení, nebo klíč přesto přidej: kdo má zařízení, bude se pak moci přihlásit jako ty.
you-passkey-add-unverified = Přesto přidat (bez PINu a otisku prstu)
you-passkey-use-unverified-help = Je tvůj přístupový klíč v seznamu označen „bez PINu a otisku prstu“, nebo zařízení neověřuje ani jedno?
you-passkey-use-unverified = Přihlásit se bez PINu a otisku prstu
you-openid-use = Přihlásit se přes { $name }

you-sessions-title = Přihlášené prohlížeče
you-sessions-help = V těchto prohlížečích je přihlášen tvůj účet. Odhlas ty, které neznáš nebo už nepoužíváš.
you-session = { $browser }, { $system }
you-session-here = Tento prohlížeč
you-session-seen = naposledy aktivní { $when }
you-just-now = právě teď
you-session-end = Odhlásit
you-session-end-of = Odhlásit: { $what }
you-session-end-others = Odhlásit všechny ostatní
you-session-ended = Odhlášeno.
you-signed-out = Odhlášeno. Teď jsi nový host.
you-sign-out-sure = { $others ->
    [0] Nemáš žádný způsob přihlášení. Po odhlášení se k tvým místům už nikdo nedostane, ani ty.
   *[other] Nemáš žádný způsob přihlášení. Po odhlášení se ke svým místům dostaneš jen z jiného přihlášeného prohlížeče.
}
you-sign-out-yes = Přesto odhlásit
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

you-data-title = Tvoje data
you-data-help = Tvé nastavení a jazyk se synchronizují na všech zařízeních, kde jsi { $name }. Všechna svá data si můžeš stáhnout v jednom souboru, i se záznamy dohraných her.
you-data-export = Stáhnout moje data
you-delete-title = Smazat účet
you-delete-help = Natrvalo smaže tvé jméno, způsoby přihlášení, přihlášené prohlížeče, nastavení, poznámky a zprávy v chatu. Hry zůstanou ostatním hráčům, jen místo tvého jména v nich bude „Smazaný účet“; v rozehraných hrách tě nahradí bot.
you-delete-begin = Smazat účet…
you-delete-name = Pro potvrzení napiš své jméno: { $name }
you-delete-yes = Natrvalo smazat můj účet
you-delete-no = Zrušit
you-deleted = Tvůj účet byl smazán. Teď jsi nový host.

link-title = Pokračovat tady
link-device = Tento odkaz přihlásí tento prohlížeč jako { $name }.
link-mail-in = Tento odkaz z e-mailu na { $address } tě přihlásí jako { $name }.
link-mail-adds = Tento odkaz z e-mailu na { $address } přidá adresu k účtu { $name }.
link-careful = Pokračuj, jen pokud odkaz přišel na tvou žádost.
link-here = V tomto prohlížeči je už přihlášen účet { $name }.
link-go = Pokračovat jako { $name }
link-add = Přidat adresu
link-not = Teď ne
link-elsewhere = Okamžik, ověřujeme to na druhém webu…
ask-title = Ponechat si hry?
ask-what = Teď jsi { $name }. Co se má stát s dosavadním hostem v tomto prohlížeči?
ask-merge = Převést má místa
ask-merge-help = { $name } převezme tvá místa a stoly a nic jiného.
ask-moves = Převezme { $name }
ask-tables = { $game }: { $tables ->
    [one] jeden stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}
ask-way = Způsob přihlášení: { $what }
ask-nothing = Žádná místa
ask-drops = Odstraní se
ask-channel = Upozornění: { $way } { $where }
ask-calendar = Adresa kalendáře
ask-role = Role: { $role }
ask-browsers = { $count ->
    [one] Přístup jednoho dalšího prohlížeče
    [few] Přístup { $count } dalších prohlížečů
   *[other] Přístup { $count } dalších prohlížečů
}
ask-blocked = { $count ->
    [one] Tvůj seznam s jedním blokovaným hráčem
    [few] Tvůj seznam se { $count } blokovanými hráči
   *[other] Tvůj seznam s { $count } blokovanými hráči
}
ask-rest = Nastavení, plánovaná nepřítomnost a poznámky o hráčích
ask-sanctioned = Omezení hosta zůstávají hostovi. Pro účet { $name } neplatí.
ask-leave = Nechat být
ask-leave-help = Tento prohlížeč teď patří k účtu { $name }. Dřívější místa zůstanou dosavadnímu hostovi a už se k nim nedostaneš.
ask-table = Ke stolu, kde hrají oba
entered-title = Vítej, { $name }
entered-added = Teď se můžeš přihlašovat i tímto způsobem.
entered-go = Do lobby

sign-in-mail-subject = Přihlášení do Tertulie
sign-in-mail-what = Ahoj! Někdo, nejspíš ty, se chce na { $site } přihlásit touto e-mailovou adresou nebo ji přidat k účtu { $name }. Otevři tento odkaz v prohlížeči, ze kterého přišla žádost:
sign-in-mail-button = Pokračovat
sign-in-mail-code = Nebo v tom prohlížeči zadej tento kód: { $code }. Pokud adresa už patří k nějakému účtu, odkaz tě přihlásí na každém zařízení. Odkaz i kód platí jednou a { $minutes } minut.
sign-in-mail-not-you = Pokud to nebyla tvoje žádost, tento e-mail ignoruj. Nic se nestane.

merged-mail-subject = K tvému účtu přibyl prohlížeč
merged-mail-what = Ahoj, { $name }! Do tvého účtu se přihlásil prohlížeč ({ $device }). Místa u stolů, která do té doby obsazoval jako host, teď patří tvému účtu.
merged-mail-not-you = Pokud to není tvůj prohlížeč, otevři stránku účtu: odstraň způsoby přihlášení, které neznáš, a odhlas všechny ostatní prohlížeče.

error-link-spent = Tento odkaz nebo kód už neplatí. Vyžádej si nový.
error-address-unknown = K této e-mailové adrese nepatří žádný účet. Pokud žádost o e-mail přišla od tebe, otevři odkaz z e-mailu v tom prohlížeči, ze kterého přišla, nebo v něm zadej šestimístný kód. Jinak e-mail ignoruj.
error-code-wrong = Nesprávný kód. Zkontroluj šest číslic v e-mailu.
error-credential-taken = Tento způsob přihlášení se už používá.
error-credential-unknown = Tento způsob přihlášení nepatří k žádnému účtu.
error-credential-refused = Přihlášení se nezdařilo. Zkus to prosím znovu.
error-key-unverified = Zařízení neověřilo PIN, otisk prstu ani obličej, a tento přístupový klíč to vyžaduje.
error-last-credential = Toto je tvůj poslední způsob přihlášení.
error-not-offered = Tento způsob přihlášení tu není k dispozici.
error-mail-address = Neplatná e-mailová adresa. Příklad: ana@example.org, bez háčků a čárek.
error-openid-unavailable = Druhý web neodpovídá. Zkus to prosím později.
error-same-table = Oba účty mají místo u stejného stolu. Nejdřív stůl jedním z nich opusť; v rozehrané hře to nejde.
error-session-rotated = Tvé přihlášení se právě změnilo. Načti stránku znovu.
error-session-unknown = V tomto prohlížeči už tvůj účet není přihlášen.
error-too-many-credentials = Účet může mít nejvýš 20 způsobů přihlášení.
error-too-many-settings = Příliš mnoho nastavení: nelze je všechna uložit.
error-too-many-emails = Příliš mnoho e-mailů. Počkej prosím na ty, které jsou už na cestě.
error-too-many-links = Příliš mnoho pokusů. Chvilku prosím počkej.
error-too-many-exports = Příliš mnoho stažení. Zkus to prosím za deset minut.
