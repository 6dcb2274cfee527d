### Kdo kdo je: stránka „Ty“, odkazy pro jiná zařízení, způsoby přihlášení a e-maily k nim.

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
