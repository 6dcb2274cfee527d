### Wer man ist: die Seite „Du“, Links für andere Geräte, Wege zur Anmeldung und die Mails dazu.

you-lead = Du bist { $name }. Das weiß bisher nur dieser Browser: Mit einem Weg zur Anmeldung findest du deine Plätze auf jedem Gerät wieder.
you-lead-alone = Du bist { $name }. Das weiß nur dieser Browser: Mit dem Link unten bist du es auch auf einem anderen Gerät und findest dort deine Plätze.
you-lead-safe = Du bist { $name }, und wenn du dich anmeldest, findest du deine Plätze auf jedem Gerät wieder.

you-device-title = Auf einem anderen Gerät weitermachen
you-device-help = Der Link macht ein anderes Gerät zu deinem: derselbe Name, dieselben Plätze. Er gilt einmal und zehn Minuten lang. Gib ihn niemandem.
you-device-make = Link erstellen
you-device-again = Neuen Link erstellen
you-device-scan = Scanne dies mit dem anderen Gerät, oder öffne dort den Link:
you-device-copy = Link kopieren
you-device-copied = Der Link ist kopiert.

you-ways-title = Wege zur Anmeldung
you-ways-none = Noch keiner.
you-way-mail = Mail
you-way-passkey = Passkey
you-way-openid = Konto anderswo
you-way-made = hinzugefügt { $when }
you-way-used = zuletzt benutzt { $when }
you-way-name = Name
you-way-name-of = Name von { $what }
you-way-save = Speichern
you-way-remove = Entfernen
you-way-remove-of = { $what } entfernen
you-way-last = Das ist dein letzter Weg zur Anmeldung. Ohne ihn kennen dich nur deine eigenen Browser, und mit einem verlorenen sind deine Plätze verloren.
you-way-last-yes = Trotzdem entfernen
you-way-last-no = Behalten

you-mail-title = Per Mail
you-mail-help = Wir schicken dir einen Link und sechs Ziffern. Hat hier schon jemand diese Adresse, meldest du dich als diese Person an, sonst wird sie deine. Niemand sonst sieht sie.
you-mail-address = Mailadresse
you-mail-send = Link schicken
you-mail-sent = Eine Mail an { $address } ist unterwegs. Drücke auf ihren Link, oder gib hier ihre sechs Ziffern ein. Sie gilt 15 Minuten.
you-mail-code = Sechs Ziffern
you-mail-use = Weiter
you-mail-other = Andere Adresse nehmen

you-passkey-title = Per Passkey
you-passkey-help = Dein Gerät oder dein Passwortmanager meldet dich an: mit Finger, Gesicht oder Code. Du musst dir nichts merken.
you-passkey-add = Passkey hinzufügen
you-passkey-use = Mit Passkey anmelden
you-passkey-added = Der Passkey ist hinzugefügt.
you-passkey-stopped = Es ist nichts geschehen: Das Gerät wurde nicht gefragt oder hat abgelehnt.
you-openid-use = Mit { $name } anmelden

you-sessions-title = Deine Browser
you-sessions-help = Jeder davon bist du. Beende, was du nicht kennst oder nicht mehr benutzt.
you-session = { $browser } auf { $system }
you-session-here = Dieser hier
you-session-seen = zuletzt hier { $when }
you-just-now = gerade eben
you-session-end = Beenden
you-session-end-of = { $what } beenden
you-session-end-others = Alle anderen beenden
you-session-ended = Beendet.
you-browser-firefox = Firefox
you-browser-chrome = Chrome
you-browser-edge = Edge
you-browser-opera = Opera
you-browser-samsung = Samsung Internet
you-browser-safari = Safari
you-browser-other = Ein Browser
you-system-iphone = einem iPhone
you-system-ipad = einem iPad
you-system-android = Android
you-system-chromeos = ChromeOS
you-system-windows = Windows
you-system-mac = einem Mac
you-system-linux = Linux
you-system-other = einem anderen Gerät

you-data-title = Was von dir gespeichert ist
you-data-help = Deine Einstellungen und deine Sprache kommen mit auf jedes Gerät, auf dem du { $name } bist. Alles, was von dir gespeichert ist, bekommst du in einer Datei, mit den Aufzeichnungen deiner beendeten Partien.
you-data-export = Alles als Datei speichern
you-delete-title = Mich löschen
you-delete-help = Dein Name, deine Wege zur Anmeldung, deine Browser und deine Einstellungen sind dann für immer weg. Partien bleiben für die anderen, mit „Anónimo“ an deiner Stelle; wo gerade gespielt wird, spielt ein Bot für dich weiter.
you-delete-begin = Mich löschen …
you-delete-name = Gib deinen Namen ein, { $name }, wenn du es ernst meinst:
you-delete-yes = Mich endgültig löschen
you-delete-no = Nicht löschen
you-deleted = Du bist gelöscht, und ab jetzt ein neuer Gast.

link-title = Hier weitermachen
link-device = Dieser Link macht diesen Browser zu { $name }: derselbe Name, dieselben Plätze.
link-mail-in = Dieser Link kommt aus einer Mail an { $address } und meldet dich als { $name } an.
link-mail-adds = Dieser Link kommt aus einer Mail an { $address }. { $name } kann sich dann mit dieser Adresse anmelden, und dieser Browser ist { $name }.
link-careful = Mach nur weiter, wenn du selbst darum gebeten hast.
link-here = Dieser Browser ist schon { $name }.
link-go = Als { $name } weiter
link-add = Adresse hinzufügen
link-not = Jetzt nicht
link-elsewhere = Einen Augenblick, wir fragen anderswo nach …
ask-title = Wer willst du sein?
ask-what = Du bist ab jetzt { $name }. Was wird aus dem Gast, der du in diesem Browser warst?
ask-merge = Die Plätze mitnehmen
ask-merge-help = { $tables ->
    [0] Womit du dich bisher angemeldet hast, gehört dann { $name }.
    [one] Ein Tisch: Dein Platz dort gehört dann { $name }.
   *[other] { $tables } Tische: Deine Plätze dort gehören dann { $name }.
}
ask-leave = Zurücklassen
ask-leave-help = Dieser Browser ist { $name }; die Plätze von vorher bleiben bei dem Gast, der du warst, und du kommst nicht mehr an sie heran.
ask-table = Zum Tisch, an dem beide sitzen
entered-title = Willkommen, { $name }
entered-added = Ab jetzt kannst du dich damit anmelden.
entered-go = Zur Lobby

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
