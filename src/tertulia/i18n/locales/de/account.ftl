### Wer man ist: die Seite „Du“, Links für andere Geräte, Wege zur Anmeldung und die Mails dazu.

you-lead = Du bist { $name }. Bisher kennen dich nur deine angemeldeten Browser. Füge eine Anmeldemethode hinzu, dann kommst du auf jedem Gerät zu deinen Partien zurück.
you-lead-alone = Du bist { $name }. Nur deine angemeldeten Browser kennen dich. Mit dem Link unten spielst du auch auf einem anderen Gerät als { $name }.
you-lead-safe = Du bist { $name }. Melde dich auf einem beliebigen Gerät an, um zu deinen Partien zurückzukommen.

you-device-title = Anderes Gerät verwenden
you-device-help = Der Link meldet ein anderes Gerät als dich an. Er gilt einmal und zehn Minuten lang. Gib ihn nicht weiter.
you-device-make = Link erstellen
you-device-again = Neuen Link erstellen
you-device-scan = Scanne den Code mit dem anderen Gerät, oder öffne dort den Link:
you-device-copy = Link kopieren
you-device-copied = Link kopiert.

you-ways-title = Anmeldemethoden
you-ways-none = Noch keine Anmeldemethode. Füge hier eine hinzu.
you-way-mail = E-Mail
you-way-passkey = Passkey
you-way-openid = Externes Konto
you-way-made = hinzugefügt { $when }
you-way-used = zuletzt benutzt { $when }
you-way-name = Name
you-way-name-of = Name von { $what }
you-way-save = Speichern
you-way-remove = Entfernen
you-way-remove-of = { $what } entfernen
you-way-last = Das ist deine letzte Anmeldemethode. Ohne sie verlierst du mit diesem Browser auch deine Partien.
you-way-last-yes = Trotzdem entfernen
you-way-last-no = Behalten
you-way-unverified = ohne PIN oder Fingerabdruck
you-way-unverified-help = Wer das Gerät hat, kann sich als du anmelden. Füge eine weitere Anmeldemethode hinzu. Wenn das Gerät PIN, Fingerabdruck oder Gesicht prüfen kann, melde dich einmal damit an: Danach verlangt dieser Passkey die Prüfung immer.

you-mail-title = E-Mail
you-mail-help = Wir schicken dir einen Link und einen sechsstelligen Code. Gehört die Adresse zu einem Konto, meldest du dich dort an; sonst wird sie deinem hinzugefügt. Niemand sonst sieht sie.
you-mail-address = E-Mail-Adresse
you-mail-send = E-Mail senden
you-mail-sent = E-Mail an { $address } gesendet. Öffne den Link darin in diesem Browser, oder gib hier den sechsstelligen Code ein. Beide gelten 15 Minuten.
you-mail-code = Sechsstelliger Code
you-mail-use = Weiter
you-mail-other = Andere Adresse verwenden

you-passkey-title = Passkey
you-passkey-help = Dein Gerät oder Passwortmanager meldet dich per Fingerabdruck, Gesicht oder PIN an. Du musst dir kein Passwort merken.
you-passkey-add = Passkey hinzufügen
you-passkey-use = Mit Passkey anmelden
you-passkey-added = Passkey hinzugefügt.
you-passkey-stopped = Passkey abgebrochen oder auf diesem Gerät nicht verfügbar.
you-passkey-add-unverified-help = Dein Gerät muss PIN, Fingerabdruck oder Gesicht prüfen. Wenn es das nicht kann, füge eine andere Anmeldemethode hinzu, oder füge den Passkey trotzdem hinzu: Dann kann sich jeder, der das Gerät hat, als du anmelden.
you-passkey-add-unverified = Trotzdem hinzufügen (ohne PIN oder Fingerabdruck)
you-passkey-use-unverified-help = Steht dein Passkey als „ohne PIN oder Fingerabdruck“ in der Liste, oder prüft dein Gerät keins von beiden?
you-passkey-use-unverified = Ohne PIN oder Fingerabdruck anmelden
you-openid-use = Mit { $name } anmelden

you-sessions-title = Angemeldete Browser
you-sessions-help = In diesen Browsern bist du angemeldet. Melde die ab, die du nicht erkennst oder nicht mehr benutzt.
you-session = { $browser } auf { $system }
you-session-here = Dieser Browser
you-session-seen = zuletzt aktiv { $when }
you-just-now = gerade eben
you-session-end = Abmelden
you-session-end-of = { $what } abmelden
you-session-end-others = Alle anderen abmelden
you-session-ended = Abgemeldet.
you-signed-out = Abgemeldet. Du bist jetzt ein neuer Gast.
you-sign-out-sure = { $others ->
    [0] Du hast keine Anmeldemethode. Wenn du dich abmeldest, kommt niemand mehr an deine Plätze heran, auch du nicht.
   *[other] Du hast keine Anmeldemethode. Wenn du dich abmeldest, kommst du nur noch in einem anderen angemeldeten Browser an deine Plätze heran.
}
you-sign-out-yes = Trotzdem abmelden
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

you-data-title = Deine Daten
you-data-help = Deine Einstellungen und deine Sprache werden auf allen Geräten synchronisiert, auf denen du { $name } bist. Du kannst alle deine Daten in einer Datei herunterladen, samt den Aufzeichnungen deiner beendeten Partien.
you-data-export = Meine Daten herunterladen
you-delete-title = Konto löschen
you-delete-help = Löscht deinen Namen, deine Anmeldemethoden, deine angemeldeten Browser, deine Einstellungen, Notizen und Chatnachrichten endgültig. Partien bleiben für die anderen erhalten, mit „Gelöschtes Konto“ statt deines Namens; in laufenden Partien übernimmt ein Bot.
you-delete-begin = Konto löschen …
you-delete-name = Gib zur Bestätigung deinen Namen ein: { $name }
you-delete-yes = Mein Konto endgültig löschen
you-delete-no = Abbrechen
you-deleted = Dein Konto wurde gelöscht. Du bist jetzt ein neuer Gast.

link-title = Hier weitermachen
link-device = Dieser Link meldet diesen Browser als { $name } an.
link-mail-in = Dieser Link aus einer E-Mail an { $address } meldet dich als { $name } an.
link-mail-adds = Dieser Link aus einer E-Mail an { $address } fügt die Adresse dem Konto von { $name } hinzu.
link-careful = Mach nur weiter, wenn du den Link selbst angefordert hast.
link-here = Dieser Browser ist schon als { $name } angemeldet.
link-go = Als { $name } weiter
link-add = Adresse hinzufügen
link-not = Jetzt nicht
link-elsewhere = Einen Augenblick, die Anmeldung wird geprüft …
ask-title = Partien behalten?
ask-what = Du bist jetzt { $name }. Was soll mit dem Gast geschehen, der du in diesem Browser warst?
ask-merge = Meine Plätze mitnehmen
ask-merge-help = { $name } übernimmt deine Plätze und Tische, sonst nichts.
ask-moves = Geht an { $name } über
ask-tables = { $game }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
ask-way = Anmeldemethode: { $what }
ask-nothing = Keine Plätze
ask-drops = Wird entfernt
ask-channel = Benachrichtigungen: { $way } { $where }
ask-calendar = Kalenderadresse
ask-role = Rolle: { $role }
ask-browsers = { $count ->
    [one] Zugang eines anderen Browsers
   *[other] Zugang von { $count } anderen Browsern
}
ask-blocked = { $count ->
    [one] Deine Liste mit einem blockierten Spieler
   *[other] Deine Liste mit { $count } blockierten Spielern
}
ask-rest = Einstellungen, geplante Abwesenheiten und Notizen über Spieler
ask-sanctioned = Die Einschränkungen des Gastes bleiben beim Gast. Für { $name } gelten sie nicht.
ask-leave = Meine Plätze zurücklassen
ask-leave-help = Dieser Browser gehört jetzt zu { $name }. Deine bisherigen Plätze bleiben beim alten Gast, und du kommst nicht mehr an sie heran.
ask-table = Zum Tisch, an dem beide spielen
entered-title = Willkommen, { $name }
entered-added = Du kannst dich jetzt mit dieser Methode anmelden.
entered-go = Zur Lobby

sign-in-mail-subject = Anmeldung bei Tertulia
sign-in-mail-what = Hallo! Jemand, wahrscheinlich du, möchte sich bei { $site } mit dieser E-Mail-Adresse anmelden oder sie dem Konto von { $name } hinzufügen. Öffne diesen Link in dem Browser, in dem du ihn angefordert hast:
sign-in-mail-button = Weiter
sign-in-mail-code = Oder gib dort diesen Code ein: { $code }. Gehört die Adresse schon zu einem Konto, meldet dich der Link auf jedem Gerät an. Link und Code gelten einmal und { $minutes } Minuten lang.
sign-in-mail-not-you = Wenn du das nicht warst, ignoriere diese E-Mail. Es passiert nichts.

merged-mail-subject = Ein Browser ist zu deinem Konto hinzugekommen
merged-mail-what = Hallo { $name }! Ein Browser hat sich bei deinem Konto angemeldet und die Plätze eines anderen Gastes übertragen: { $device }.
merged-mail-not-you = Wenn du das nicht warst, öffne deine Kontoseite: Entferne Anmeldemethoden, die du nicht erkennst, und melde alle anderen Browser ab.

error-link-spent = Dieser Link oder Code ist nicht mehr gültig. Fordere einen neuen an.
error-address-unknown = Kein Konto hat diese E-Mail-Adresse. Wenn du die E-Mail angefordert hast, öffne ihren Link in dem Browser, in dem du sie angefordert hast, oder gib dort den sechsstelligen Code ein. Sonst ignoriere die E-Mail.
error-code-wrong = Falscher Code. Prüfe die sechs Ziffern in der E-Mail.
error-credential-taken = Diese Anmeldemethode wird schon verwendet.
error-credential-unknown = Zu dieser Anmeldemethode gibt es kein Konto.
error-credential-refused = Anmeldung fehlgeschlagen. Bitte versuche es noch einmal.
error-key-unverified = Das Gerät hat weder PIN noch Fingerabdruck oder Gesicht geprüft. Dieser Passkey verlangt das aber.
error-last-credential = Das ist deine letzte Anmeldemethode.
error-not-offered = Diese Anmeldemethode wird hier nicht angeboten.
error-mail-address = Keine gültige E-Mail-Adresse. Beispiel: ana@example.org, ohne Umlaute und Akzente.
error-openid-unavailable = Die andere Seite antwortet nicht. Bitte versuche es später noch einmal.
error-same-table = Beide Konten haben einen Platz am selben Tisch. Verlasse ihn zuerst mit einem davon; in einer laufenden Partie geht das nicht.
error-session-rotated = Deine Anmeldung hat sich gerade geändert. Lade die Seite neu.
error-session-unknown = Dieser Browser ist nicht mehr bei deinem Konto angemeldet.
error-too-many-credentials = Ein Konto kann höchstens 20 Anmeldemethoden haben.
error-too-many-settings = Zu viele Einstellungen: Sie können nicht alle gespeichert werden.
error-too-many-emails = Zu viele E-Mails angefordert. Bitte warte auf die, die schon unterwegs sind.
error-too-many-links = Zu viele Versuche. Bitte warte einen Augenblick.
error-too-many-exports = Zu viele Downloads. Bitte versuche es in zehn Minuten noch einmal.
