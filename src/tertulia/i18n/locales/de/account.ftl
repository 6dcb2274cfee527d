### Wer man ist: die Seite „Du“, Links für andere Geräte, Wege zur Anmeldung und die Mails dazu.

sign-in-mail-subject = Dein Link für Tertulia
sign-in-mail-what = Hallo! Jemand, wahrscheinlich du, möchte sich auf { $site } als { $name } anmelden oder diese Adresse dort hinzufügen. Das macht dieser Link:
sign-in-mail-button = Weiter
sign-in-mail-code = Auf dem Gerät, das darum gebeten hat, kannst du stattdessen diese Ziffern eingeben: { $code }. Beides gilt einmal und { $minutes } Minuten lang.
sign-in-mail-not-you = Warst du das nicht? Dann tu nichts, und es geschieht nichts.
error-link-spent = Dieser Link oder diese Ziffern gelten nicht mehr. Lass dir neue geben.
error-code-wrong = Das sind nicht die Ziffern aus der Mail.
error-credential-taken = Damit meldet sich schon jemand an.
error-credential-unknown = Damit meldet sich hier niemand mehr an.
error-credential-refused = Die Antwort hat nicht gepasst. Bitte versuche es noch einmal.
error-last-credential = Das ist dein letzter Weg zur Anmeldung.
error-not-offered = Das gibt es auf dieser Seite nicht.
error-mail-address = Das ist keine Mailadresse: Eine sieht aus wie ana@example.org, ohne Umlaute.
error-elsewhere-away = Die andere Seite antwortet nicht. Bitte versuche es später noch einmal.
error-same-table = Beide sitzen an einem Tisch. Einer von beiden muss ihn zuerst verlassen; in einer laufenden Partie geht das nicht.
error-session-unknown = Dieser Browser gehört nicht mehr zu dir.
error-too-many-credentials = Ein Konto hat höchstens 20 Wege zur Anmeldung.
error-too-many-settings = So viele Einstellungen werden nicht gespeichert.
error-too-many-letters = So viele Mails werden nicht verschickt. Bitte warte auf die, die unterwegs sind.
error-too-many-links = Zu viele Versuche. Bitte warte einen Augenblick.
error-too-many-exports = Das war mehrmals hintereinander. Bitte warte eine Stunde.
