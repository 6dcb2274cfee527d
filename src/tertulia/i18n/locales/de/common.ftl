### Was alle Spiele gemeinsam haben: das Haus, Lobby und Tische, Einstellungen, Meldungen.

## Das Haus

app-name = Tertulia
app-skip = Zum Inhalt springen
app-nav = Hauptmenü
nav-play = Spielen
nav-watch = Zuschauen
nav-learn = Lernen
nav-people = Spieler
nav-turns =
    { $count ->
        [one] Zug von dir erwartet
       *[other] Züge von dir erwartet
    }
nav-online = { $count } online
nav-unread =
    { $count ->
        [one] ungelesene Benachrichtigung
       *[other] ungelesene Benachrichtigungen
    }
nav-sign-in = Anmelden
menu-open = Kontomenü
menu-notifications = Benachrichtigungen
menu-status = Kontostatus
menu-sign-out = Abmelden
app-home = Lobby
app-rules = Regeln
app-settings = Einstellungen
app-you = Konto
app-you-more = Konto
app-close = Schließen
app-cancel = Abbrechen
app-ok = OK
app-yes = Ja
app-no = Nein
app-more = Mehr
app-copy = Kopieren
app-copied = Kopiert
link-by-hand = Kopieren nicht möglich. Kopiere stattdessen die Adresse dieser Seite.
app-loading = Wird geladen …
app-not-translated = Der Tisch wird nicht maschinell übersetzt, damit die Zahlen richtig bleiben. Es gibt ihn in diesen Sprachen:
app-retry = Noch einmal versuchen
app-not-found = Seite nicht gefunden.
app-part-missing = Ein Teil dieser Seite konnte nicht geladen werden. Vielleicht wurde die Website aktualisiert.
app-reload = Seite neu laden
app-unofficial = Tertulia ist ein unabhängiges, inoffizielles Projekt ohne Verbindung zu den Autoren oder Verlagen der Spiele; alle Zeichnungen und Texte stammen vom Projekt selbst.
app-source = Freie Software unter der MIT-Lizenz
app-fonts = Schriften: Alegreya und Source Sans 3, SIL Open Font License
site-pages = Über diese Website
site-imprint = Impressum
site-privacy = Datenschutz
site-contact = Kontakt
app-title-table = { $game }: Tisch – Tertulia
app-title-analysis = { $game }: Analyse – Tertulia
app-title-your-turn = Du bist am Zug – { $game }

## Du

me-name = Dein Name
me-name-help = So sehen dich die anderen am Tisch. 1 bis 30 Zeichen.
me-name-save = Namen speichern
me-rename = Namen ändern

## Lobby

lobby-title = Lobby
lesson-continue = Weiter
lesson-page = Geführte erste Partie
learn-title = Spielen lernen
lobby-quick = Gegen Bots spielen
lobby-watch-bots = Bots zuschauen
lobby-quick-help = du und drei Bots
lobby-preparing = Spiel wird vorbereitet (nur beim ersten Mal): { $percent } %
lobby-unplayable = Dieses Spiel ist nicht verfügbar: Der Server konnte seine Regeln nicht vorbereiten. Er versucht es von Zeit zu Zeit erneut; die Ursache steht im Protokoll des Servers. Andere Spiele funktionieren.
lobby-open = Offene Tische
lobby-running = Laufende Partien
lobby-none = Zurzeit ist kein Tisch offen.
lobby-seats-free =
    { $count ->
        [0] kein Platz frei
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
lobby-join = Platz nehmen
lobby-watch = Zuschauen
lobby-return = Zurück zum Tisch
lobby-finished = Beendet
lobby-asleep = ruht
lobby-turns = Du bist am Zug ({ $count })
lobby-waiting = Andere sind am Zug
lobby-over = Beendete Partien
lobby-round = Runde { $round }
lobby-turn-of = wartet auf { $players }
lobby-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
lobby-last = letzter Zug { $ago }
lobby-last-now = letzter Zug gerade eben
lobby-go = Spielen
lobby-for = { $from }–{ $to } Spieler
lobby-minutes = { $from }–{ $to } Min.
lobby-weight-light = leicht
lobby-weight-medium = mittel
lobby-weight-heavy = anspruchsvoll
lobby-put-aside = Tisch ausblenden: { $game }
lobby-put-back = Einblenden
lobby-aside = Ausgeblendet ({ $count })
lobby-more =
    { $count ->
        [one] Noch { $count } Tisch zeigen
       *[other] Noch { $count } Tische zeigen
    }
turns-next = Nächster Tisch
turns-next-help =
    { $count ->
        [one] An einem anderen Tisch bist du am Zug
       *[other] An { $count } anderen Tischen bist du am Zug
    }

## Startseite, neuer Tisch und andere Seiten

home-title = Gute Brettspiele, jeden Abend
home-lead = Spiel { $games } im Browser: gegen Bots, mit Freunden oder mit anderen Spielern. Kostenlos, ohne Konto.
home-guided = Geführte erste Partie spielen
home-waiting =
    { $count ->
        [one] { $count } offener Tisch
       *[other] { $count } offene Tische
    }
home-find = Gegner suchen
home-left = noch { $time }
home-start = Partie beginnen
home-more-turns = Weitere Partien, in denen du am Zug bist
home-here = Chat
watch-none = Gerade läuft keine Partie.
files-title = Aufzeichnungen und Spielmaterial
home-players = Jetzt online
home-playing = spielt { $game }
home-waiting-at = wartet an einem Tisch: { $game }
home-more-players = und noch { $count }
people-last-online = Zuletzt online: { $when }
people-known = Spieler, mit denen du gespielt hast
people-none = Noch keine Spieler. Nach einer Partie mit anderen findest du sie hier.
new-add-open = Offener Platz
new-add-bot = Bot
new-who = Wer Platz nehmen kann
new-who-anyone = Alle: Der Tisch steht in der Liste
new-who-link = Nur wer den Link hat
new-summary-title = Zusammenfassung
new-summary =
    { $count ->
        [one] Ein Spieler: { $who }.
       *[other] { $count } Spieler: { $who }.
    }
new-summary-me = du
new-summary-open =
    { $count ->
        [one] ein offener Platz
       *[other] { $count } offene Plätze
    }
new-summary-bot =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
new-summary-device =
    { $count ->
        [one] ein Spieler an diesem Gerät
       *[other] { $count } Spieler an diesem Gerät
    }
new-anyone = Alle können Platz nehmen.
new-link = Nur wer den Link hat, kann Platz nehmen.
new-starts-full = Du startest die Partie, sobald die Spieler da sind.
new-starts-now = Die Partie beginnt sofort.

## Einen Tisch eröffnen

create-title = Neuer Tisch
create-game = Spiel
create-seats = Spieler
create-seat = Platz { $seat }
create-seat-add = Platz hinzufügen
create-seat-remove = Platz { $seat } entfernen
create-seat-kind = Wer spielt hier?
create-seat-me = Ich
create-seat-open = Offener Platz
create-seat-bot = Bot
create-seat-device = Weiterer Spieler an diesem Gerät
create-seat-name = Name für Platz { $seat }
create-bot = Spielstärke
create-options = Optionen
create-options-more = Weitere Optionen
create-patience = Wenn jemand abwesend ist
create-patience-120 = nach 2 Minuten
create-patience-600 = nach 10 Minuten
create-patience-3600 = nach einer Stunde
create-patience-86400 = nach einem Tag
create-patience-604800 = nach einer Woche
create-patience-0 = nur der Gastgeber
create-patience-help = Danach kann jeder Spieler am Tisch einen Bot für diese Person spielen lassen, bis sie zurückkommt. Der Gastgeber kann das schon nach 30 Sekunden.
create-pace = Bedenkzeit
create-substitute = Ersatzbot
create-go = Tisch eröffnen
bot-random = Zufällig
bot-random-help = macht irgendeinen erlaubten Zug
bot-learner = Anfänger
bot-learner-help = freundlich; sieht nicht immer den besten Zug
bot-greedy = Gierig
bot-greedy-help = nimmt den im Moment besten Zug und plant nicht voraus
bot-quick = Schnell
bot-quick-help = denkt kurz voraus
bot-strong = Stark
bot-strong-help = denkt voraus; schwer zu schlagen
bot-master = Meister
bot-master-help = denkt am längsten: bis zu einer Sekunde pro Zug
bot-name = Bot ({ $bot })
bot-marked = { $player } (Bot)

## Ein Tisch

table-share = Einladen
table-share-help = Wer diesen Link öffnet, kann Platz nehmen oder zuschauen.
table-share-link = Link zum Tisch
table-share-by-hand = Der Link ist markiert: Kopiere ihn mit deinem Browser.
table-share-code = QR-Code des Links: mit dem Handy scannen
table-share-alone = Noch funktioniert der Link nur auf diesem Rechner. Um mit anderen in deinem Netzwerk zu spielen, starte den Server mit --host 0.0.0.0.
table-share-mail = E-Mail
table-share-mail-subject = Komm an meinen Tisch: { $game }
table-share-mail-text = Spielen wir zusammen { $game }? Öffne diesen Link und nimm Platz. Ein Konto brauchst du nicht.
table-share-hand = Teilen
table-tell = Benachrichtigen, wenn ich am Zug bin
table-onlooker = Du bist Zuschauer. Gehört dir einer dieser Plätze?
table-onlooker-sign-in = Anmelden
table-start = Partie starten
table-start-wait-seats = Die Partie kann beginnen, sobald alle Plätze besetzt sind.
table-start-wait-agreed = Die Partie kann beginnen, sobald alle zugestimmt haben.
table-start-wait-both = Die Partie kann beginnen, sobald alle Plätze besetzt sind und alle zugestimmt haben.
table-start-fewer =
    { $count ->
        [one] Allein beginnen
       *[other] Mit { $count } Spielern beginnen
    }
table-fill = Bot hinzufügen
table-free = Platz frei machen
table-wait-host = Warten, bis { $name } die Partie startet.
table-wait-start = Warten, bis die Partie beginnt.
table-host-away = Der Gastgeber ist abwesend. Bleibt das so, kann jeder Spieler am Tisch Gastgeber werden.
table-take-over = Gastgeber werden
table-wait-seats =
    { $count ->
        [one] Es fehlt noch { $count } Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
table-leave = Tisch verlassen
table-leave-confirm = Tisch verlassen? Deinen Platz kann dann jemand anderes einnehmen.
table-leave-running = Du kannst jederzeit zurückkommen.
table-seat = Platz { $seat }
person-deleted = Gelöschtes Konto
table-seat-you = du
table-seat-bot = Bot
table-seat-device = an diesem Gerät
table-seat-online = online
table-seat-offline = abwesend
table-watching = Du schaust zu.
table-playing-as = Du bist { $player }
table-pass-device = Gib das Gerät an { $player } weiter
table-pass-device-help = Danach ist zu sehen, was { $player } auf der Hand hat.
table-pass-device-go = Ich bin { $player }
table-show-hand = Meine Hand zeigen
table-your-turn = Du bist am Zug
table-undo = Zurücknehmen
table-undo-help = Letzten Schritt zurücknehmen
table-chain = Deine Schritte in diesem Zug
table-chain-back = Bis hierher zurücknehmen: { $step }
table-repeat = Dein Zug ist noch nicht gespeichert. Er wird automatisch erneut gesendet.
table-repeat-stop = Nicht mehr senden
table-repeat-stopped = Der Zug wird nicht mehr gesendet.
table-price = Preis: { $what }
table-brings = Du bekommst: { $what }
table-of-player = { $player }: { $what }
table-unforeseen = Das deckt etwas auf und lässt sich deshalb nicht zurücknehmen.
table-confirm = Bestätigen
table-confirm-end = Damit endet dein Zug.
table-confirm-go = Zug beenden
table-confirm-not = Noch nicht
table-press-lost = Nicht gesendet: Der Tisch hat sich unmittelbar vor deiner Eingabe geändert.
table-going-press = Wird gleich gesendet. Noch einmal drücken, um sofort zu senden.
table-going-forced = Automatisch: Nur ein Zug ist möglich.
table-going-press-brief = Wird gleich gesendet.
table-going-forced-brief = Automatisch.
table-actions = Deine Aktionen
table-log = Protokoll
table-points = Punkte
table-log-empty = Noch keine Züge.
table-log-beginning = Spielbeginn
table-look-back = Tisch bei diesem Zug zeigen
table-past = Frühere Stellung
table-past-asked = Du bist am Zug. Du siehst gerade eine frühere Stellung.
table-past-bots = Die Bots spielen
table-past-play = Von hier an abspielen
table-past-first = Zum Anfang
table-past-pace = Geschwindigkeit
table-past-pause = Anhalten
table-past-back = Einen Schritt zurück
table-past-forward = Einen Schritt vor
table-past-now = Zurück zur Partie
table-past-link = Link zu dieser Stellung kopieren
table-since = Seit deinem letzten Zug
table-since-more = Noch { $count }
table-since-fewer = Weniger
table-lately = Letzte Züge
table-replay = Noch einmal ansehen
table-replay-stop = Anhalten
table-players = Spieler
table-players-look = Wähle jemanden aus, um dessen Auslage zu sehen.
people-title = Spieler
people-open = Spieler: wer online ist, Ersatzbots
people-help = Wenn du wegmusst, lass einen Bot für dich spielen und übernimm jederzeit wieder. Ist jemand 30 Sekunden abwesend, kann auch der Gastgeber das für ihn tun, nach einer Weile jeder Spieler am Tisch.
people-patience =
    { $seconds ->
        [0] An diesem Tisch kann das nur der Gastgeber.
       *[other] An diesem Tisch: { $after }.
    }
people-help-turns = Zwischen den Zügen musst du nicht hierbleiben. Bist du länger weg, lass einen Bot für dich spielen und übernimm jederzeit wieder.
people-swift = Außer dir spielt hier niemand mehr: Spielt ein Bot für dich, spielen die Bots die Partie sofort zu Ende.
people-bot-for-you = Ein Bot spielt für dich
people-played-by = Bot ({ $bot }) springt ein
people-level = Bot, { $bot }
people-take-back = Wieder übernehmen
people-log-handed = Von hier an spielt ein Bot ({ $bot }) für { $player }.
people-log-back = { $player } hat wieder übernommen.
people-hand-over = Bot spielen lassen
people-hand-over-wait = In { $wait } kann ein Bot übernehmen.
table-sleeps = Wenn nur noch Bots am Zug sind, läuft die Partie nur weiter, solange jemand zusieht.
table-over = Die Partie ist beendet.
table-again = Noch einmal
table-again-help = Ein neuer Tisch mit denselben Spielern und Optionen
table-record = Aufzeichnung herunterladen
table-record-help = Die ganze Partie als Datei; sie lässt sich nachspielen und prüfen.
table-commitment = Prüfsumme der Mischung
table-commitment-help = Der SHA-256-Hash des Schlüssels, von Anfang an sichtbar. Nach der Partie wird der Schlüssel veröffentlicht: Damit kann jeder prüfen, dass an der Mischung nichts geändert wurde.
table-key = Schlüssel
table-verify = Prüfen
table-verify-right = Der Schlüssel passt: Die Mischung stand vor dem ersten Zug fest.
table-verify-wrong = Der Schlüssel passt nicht: Das ist nicht die Mischung, die vor dem ersten Zug feststand.
table-verify-impossible = Dieser Browser berechnet Hashes nur auf sicheren Seiten (https). Jedes SHA-256-Programm liefert dasselbe Ergebnis.
table-components = Spielmaterial
table-set = Materialsatz
table-set-unnamed = eigener Satz
table-set-gone = hier nicht mehr gespeichert
table-set-bots = Bots und Analyse haben mit dem Standardsatz gelernt.
table-options = Optionen
table-options-all = Alle Optionen
table-options-rest = Alle übrigen Optionen: Standard
table-public = in der Lobby sichtbar
table-private = nur mit Link
table-animation-skip = Animation überspringen

## Üben

practice-play-on = Von hier aus üben
practice-about = An einem eigenen Tisch gegen Bots ab Zug { $move } weiterspielen. Übungspartien zählen nicht.
practice-chance = Würfel und Karten kommen wie in der ursprünglichen Partie, solange sie in derselben Reihenfolge gebraucht werden.
practice-seat = Dein Platz
practice-opponents = Gegner
practice-seat-acts = { $player } (am Zug)
practice-go = Übung starten
practice-short = Übung
practice-move = Übung ab Zug { $move }
practice-log = Hier beginnt die Übung.
practice-from = Übung ab Zug { $move } einer anderen Partie
practice-from-file = Übung ab Zug { $move } einer Aufzeichnung
practice-counts = Übungspartien zählen nicht; das steht auch in der Aufzeichnung.
practice-source = Ursprüngliche Partie öffnen
practice-again = Von dort neu beginnen
practice-what-if = Was wäre, wenn …?
practice-what-if-help = Zurück zu deiner letzten Entscheidung. Von jeder früheren Stellung aus kannst du gegen Bots weiterspielen.
record-title = Aufzeichnung öffnen
record-help = Lade eine gespeicherte Partie und spiele ab einem beliebigen Zug gegen Bots weiter.
record-file = Aufzeichnungsdatei
file-choose = Datei auswählen
record-person = Mensch
record-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
record-unfinished = nicht zu Ende gespielt
record-ply = Nach Zug
record-ply-help = 0 ist der Anfang, { $last } das Ende. Leer lassen für die letzte Entscheidung deines Platzes. Am Tisch kannst du zu jeder früheren Stellung zurückgehen und von dort weiterspielen.

## Verbindung

connection-live = Verbunden
connection-connecting = Verbindung wird aufgebaut …
connection-lost = Verbindung verloren. Neuer Versuch …
connection-back = Wieder verbunden.
connection-sending = Wird gesendet …
connection-stale = Die Partie ist schon weiter. Das ist der aktuelle Stand.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-theme-auto = Wie im System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animationen
settings-motion-auto = Wie im System
settings-motion-full = Alle
settings-motion-reduced = Reduziert
settings-pace = Geschwindigkeit fremder Züge
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-scenes = Wertungen animiert zeigen
settings-shortcuts = Tastenkürzel mit einzelnen Buchstaben
settings-ending = Züge, die sich nicht zurücknehmen lassen
settings-ending-window = kurze Verzögerung
settings-ending-hold = Knopf gedrückt halten
settings-ending-now = sofort
settings-ending-help = Während der Verzögerung stoppt Esc oder „Zurücknehmen“ den Zug; noch einmal drücken sendet ihn sofort.
settings-forced = Erzwungene Züge automatisch spielen
settings-sparing = Nie nur deshalb anhalten, weil eine Handelsware oder ein Dachmarker eingesetzt werden könnte
settings-sound = Ton, wenn du am Zug bist
settings-online = Anderen zeigen, ob ich online bin und wann zuletzt
settings-saved = Gespeichert und auf deinen Geräten synchronisiert.
settings-calendar = Nachtruhe, Wochenende und Urlaub

## Tastatur

keys-title = Tastenkürzel
keys-help = Alles lässt sich mit der Tastatur bedienen.
keys-tab = Tab
keys-tab-does = nächste Aktion oder nächstes Bedienelement
keys-arrows = Pfeiltasten
keys-arrows-does = zwischen den Aktionen einer Gruppe oder über den Spielplan wandern
keys-enter = Eingabe- oder Leertaste
keys-enter-does = ausführen
keys-escape = Esc
keys-escape-does = schließen oder zurücknehmen
keys-undo-does = zurücknehmen
keys-help-does = diese Hilfe
keys-seats-does = Bereich von Spieler 1 bis 9 zeigen
keys-log-does = zum Protokoll
keys-bar-does = zu deinen Aktionen
keys-end = Pos1, Ende
keys-end-does = zum ersten oder letzten Element einer Gruppe

## Meldungen, wenn etwas nicht geht

error-title = Das hat nicht geklappt
error-unknown = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
error-stale = Die Partie ist schon weiter. Das ist der aktuelle Stand.
error-terms-changed = Der Gastgeber hat den Tisch geändert. Sieh dir die neuen Einstellungen an und versuche es erneut.
error-illegal = Dieser Zug ist nicht möglich.
error-not-found = Das gibt es nicht (mehr).
error-table-not-found = Diesen Tisch gibt es nicht (mehr).
error-game-unknown = Dieses Spiel gibt es hier nicht.
error-bad-request = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu und versuche es noch einmal.
error-name-reserved = Dieser Name ist reserviert. Wähle einen anderen.
error-name = Dieser Name lässt sich nicht anzeigen. Nimm 1 bis 30 Zeichen, darunter einen Buchstaben oder eine Ziffer.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht am Zug.
error-seat-taken = Dieser Platz ist besetzt.
error-not-open = Die Partie hat schon begonnen.
error-not-running = Die Partie läuft nicht.
error-not-over = Die Partie läuft noch.
error-record = Keine Aufzeichnung einer Partie, oder die Datei ist beschädigt.
error-not-host = Das kann nur der Gastgeber.
error-bot-plays = Ein Bot spielt für dich. Übernimm zuerst wieder selbst.
error-still-there = Diese Person ist online oder noch nicht lange genug abwesend.
error-rules-preparing = Dieses Spiel wird noch vorbereitet. Versuche es in etwa einer Minute noch einmal.
error-rules-failed = Der Server konnte die Regeln dieses Spiels nicht vorbereiten. Dein Tisch bleibt erhalten. Der Server versucht es von Zeit zu Zeit erneut; die Ursache steht im Protokoll des Servers.
error-rules-changed = Die Regeln haben sich seit dem Beginn dieser Partie geändert, deshalb kann sie nicht fortgesetzt werden. Die Aufzeichnung kannst du weiterhin herunterladen.
error-components-changed = Das Spielmaterial wurde korrigiert, seit dieser Tisch eröffnet wurde. Bitte eröffne einen neuen Tisch.
error-set-refused = Dieser Materialsatz enthält Fehler und kann nicht verwendet werden.
error-set-broken = Kein gültiges JSON oder TOML.
error-set-deep = Die Datei ist zu tief verschachtelt.
error-set-no-text = Keine Textdatei.
error-set-unknown = Dieser Materialsatz liegt nicht auf diesem Server.
error-seats-missing = Es sind noch Plätze frei.
error-not-agreed = Noch nicht alle haben der Änderung zugestimmt.
error-undo-impossible = Das lässt sich nicht mehr zurücknehmen.
error-csrf = Deine Sitzung wurde erneuert. Bitte versuche es noch einmal.
error-too-many = Zu viele Anfragen. Bitte warte einen Augenblick.
error-too-many-hints = Zu viele Tipps angefordert. Bitte warte einen Augenblick.
error-too-many-analyses = Der Server ist mit anderen Analysen beschäftigt. Bitte versuche es in einer Weile noch einmal.
error-too-many-replays = Der Server spielt gerade zu viele Partien nach. Bitte warte einen Augenblick.
error-too-many-tables = Zu viele neue Tische. Bitte versuche es später noch einmal.
error-too-many-streams = Zu viele Tische gleichzeitig geöffnet. Schließe ein paar Seiten oder warte einen Augenblick.
error-too-large = Die Anfrage ist zu groß.
error-chain-reveals = Einer dieser Schritte deckt etwas Neues auf. Wähle den nächsten Schritt danach.
error-disk-full = Die Festplatte des Servers ist voll: Im Moment lässt sich nichts speichern.
error-storage-busy = Der Speicher des Servers ist gerade ausgelastet. Bitte versuche es gleich noch einmal.
error-storage-away = Die Datenbank des Servers antwortet nicht. Prüfe, ob deine Aktion angekommen ist, bevor du sie wiederholst.
error-storage-damaged = Der Speicher des Servers ist beschädigt. Bitte wende dich an den Administrator.
error-storage = Der Server kann seine Daten im Moment nicht lesen oder speichern. Bitte versuche es später noch einmal.
error-table-damaged = Die gespeicherten Daten dieses Tisches sind beschädigt, er lässt sich nicht öffnen. Andere Tische sind nicht betroffen.
error-host-unknown = Unter dieser Adresse antwortet dieser Server nicht.
error-timeout = Zeitüberschreitung bei der Anfrage. Bitte versuche es noch einmal.
error-server = Auf dem Server ist etwas schiefgegangen. Bitte versuche es noch einmal.

## Regelseiten

rules-source-nobody = unbestätigt
rules-source-rules = Spielregel
rules-source-rules-help = Steht so in der Spielregel.
rules-source-public = öffentlich
rules-source-public-help = Öffentliche Rezensionen oder Hilfsmittel stimmen darin überein.
rules-source-inferred = erschlossen
rules-source-inferred-help = Folgt aus bekannten Werten.
rules-source-reconstructed = rekonstruiert
rules-source-reconstructed-help = Nirgends zu finden: ein Platzhalter mit den richtigen Summen.
rules-source-box = vom Exemplar
rules-source-box-help = Von einem gedruckten Exemplar abgelesen.

## Die Werkstatt: was gedruckt ist, berichtigt von denen, die das Spiel besitzen

workshop-title = Materialeditor
workshop-lead = Einige Werte auf Karten und Plänen sind rekonstruiert. Wenn du das Spiel besitzt, gib ein, was auf deinem Exemplar steht, und speichere es als eigenen Materialsatz. Damit kannst du Tische eröffnen.
workshop-own = Besitzt du eines der Spiele? Gib ein, was auf deinem Exemplar steht:
workshop-own-rules = Spielmaterial korrigieren
workshop-correct = Korrigieren
workshop-mine = Meine Materialsätze
workshop-no-sets = Noch keine Materialsätze.
workshop-kept-here = Deine Materialsätze sind nur in diesem Browser gespeichert. Exportiere jeden als Sicherung; die Datei funktioniert auf jedem Gerät und Server.
workshop-new = Neuer Satz
workshop-new-help = Beginnt wie der Standardsatz. Ändere nur, was auf deinem Exemplar anders ist.
workshop-name = Name
workshop-unnamed = Mein Exemplar
workshop-begin = Anlegen
workshop-import = Datei importieren
workshop-file = Materialsatz-Datei
workshop-import-help = JSON oder TOML: ein vollständiger Satz oder nur Korrekturen. Du kannst eine Datei auch hierher ziehen.
workshop-export = Exportieren
workshop-play = Mit diesem Satz spielen
workshop-rename = Umbenennen
workshop-duplicate = Duplizieren
workshop-remove = Löschen
workshop-remove-title = „{ $name }“ löschen?
workshop-remove-help = Tische, die mit diesem Materialsatz eröffnet wurden, behalten ihn. Was nur hier gespeichert ist, wird endgültig gelöscht.
workshop-is-draft = Entwurf
workshop-draft =
    { $count ->
        [one] Entwurf: Bevor du mit diesem Materialsatz spielen kannst, musst du noch einen Fehler beheben.
       *[other] Entwurf: Bevor du mit diesem Materialsatz spielen kannst, musst du noch { $count } Fehler beheben.
    }
workshop-corrected = korrigiert: { $count }
workshop-unseen = unbestätigt: { $count } von { $all }
workshop-full = Der Speicher dieses Browsers ist voll. Exportiere den Materialsatz, bevor du diese Seite verlässt.
workshop-unchecked = Der Materialsatz konnte gerade nicht geprüft werden. Er ist gespeichert und wird mit der nächsten Änderung geprüft.
workshop-beside = Dieser Materialsatz wurde in einem anderen Tab geändert. Deine Fassung hier ist als eigener Materialsatz gespeichert.
workshop-damaged = Ein Materialsatz in diesem Browser ist beschädigt und nicht lesbar. Du kannst seinen Text exportieren.
workshop-not-here = Bei diesem Spiel gibt es hier nichts zu bearbeiten. Verwende stattdessen eine Datei: siehe Dokumentation.
workshop-no-set = Dieser Materialsatz liegt nicht in diesem Browser.
workshop-things = Gesamtes Material
workshop-find = Suchen
workshop-only = Zeigen
workshop-only-all = alles
workshop-only-unseen = unbestätigt
workshop-only-corrected = korrigiert
workshop-only-wrong = mit Fehlern
workshop-none-found = Keine Treffer.
workshop-previous = Zurück
workshop-next = Weiter
workshop-next-unseen = Nächstes unbestätigtes ({ $count })
workshop-confirm = Stimmt mit meinem Exemplar überein
workshop-confirm-help = Alle Werte bestätigen und weiter zum nächsten Teil
workshop-so = Bestätigen
workshop-undo = Rückgängig
workshop-redo = Wiederherstellen
workshop-revert = Auf Standard zurücksetzen
workshop-copy = Kopieren von …
workshop-keys = Ziffern wählen aus, Enter führt ins nächste Feld, Bild ab zum nächsten Teil, Alt+Bild ab zum nächsten unbestätigten, Strg+Enter bestätigt alles und geht weiter, Strg+Z macht rückgängig. In einer Reihe von Symbolen beginnt die erste Ziffer neu, und die Rücktaste löscht das letzte.
workshop-chosen = { $field }, ausgewählt
workshop-nothing = nichts
workshop-more = eins hinzufügen
workshop-add = { $field }: hinzufügen
workshop-which = was
workshop-how-many = wie viele: { $what }
workshop-take-away = Entfernen: { $what }
workshop-wrong-exactly = Anzahl: genau { $count }.
workshop-wrong-name = Der Name muss mit einem Buchstaben beginnen.

## What is wrong with a set

fault-number-range = Gib eine Zahl von { $least } bis { $most } ein.
fault-one-of = Wähle etwas aus.
fault-some-of = Wähle mindestens eins.
fault-amount = Anzahl der Einträge: { $fewest } bis { $most }.
fault-different = Anzahl der Einträge: { $fewest } bis { $most }, alle verschieden.
fault-different-exactly = Anzahl der Einträge: genau { $count }, alle verschieden.
fault-different-numbers = Nötige Zahlen: genau { $count }, jede von { $least } bis { $most }, alle verschieden.
fault-numbers = Nötige Zahlen: genau { $count }, jede von { $least } bis { $most }.
fault-number-each = Gib jeweils eine Zahl von { $least } bis { $most } ein.
fault-number-once = Gib eine Nummer von 1 bis { $most } ein, die sonst nicht vorkommt.
fault-each-once = Gib jedes genau einmal an (insgesamt { $count }).
fault-rising = Nötige Zahlen: genau { $count }, keine kleiner als die davor.
fault-twice = Diese Nummer gibt es zweimal.
fault-how-many = Insgesamt nötig: { $count }; gefunden: { $found }.
fault-by-rules = Durch die Regeln festgelegt; nicht änderbar.
fault-yes-or-no = Hier ist nur Ja oder Nein möglich.
fault-shape = Hier fehlt etwas, oder es ist etwas zu viel.
fault-missing = Ein Teil des Materialsatzes fehlt.
fault-unknown = Unbekannter Eintrag: Das Spiel verwendet ihn nicht.
fault-mark = Die Quelle fehlt.
fault-marks = Die Quellen der einzelnen Werte sind nicht richtig angegeben.
fault-set-name = Der Name darf kein < oder > enthalten; Höchstlänge: { $most }.
fault-set-game = Dieser Materialsatz gehört zu einem anderen Spiel.
fault-layout = Diese Datei stammt aus einer anderen Version. Bitte beginne einen neuen Materialsatz.
create-set-usual = Standard
create-set-mine = { $name } (eigener)

## Das Terminal

cli-welcome = { $game } im Terminal. Gib eine Zahl ein oder die Worte daneben; h zeigt die Befehle.
cli-player = Spieler { $number }
cli-bot-player = Bot { $number } ({ $bot })
cli-help =
    Befehle:
    eine Zahl oder ihre Worte: diese Aktion wählen
    u: letzten Schritt zurücknehmen
    b: Tisch noch einmal zeigen
    e: zeigen, was bisher geschah
    h: diese Hilfe
    q: beenden
cli-turn = { $player }, du bist am Zug.
cli-what = Was tust du?
cli-choice = { $number }: { $text } ({ $notation })
cli-unknown = Die Aktion { $text } gibt es hier nicht. Wähle eine Zahl von 1 bis { $count } oder h für Hilfe.
cli-undone = Zurückgenommen.
cli-undo-none = Nichts zurückzunehmen.
cli-confirm = Damit endet dein Zug; zurücknehmen kannst du ihn dann nicht. y: bestätigen, alles andere: noch nicht
cli-pass = Gib das Gerät an { $player } weiter und drücke die Eingabetaste.
cli-over = Die Partie ist beendet.
cli-result = { $player }: { $points }
cli-won =
    { $count ->
        [one] { $players } hat gewonnen.
       *[other] { $players } teilen sich den Sieg.
    }
cli-left = Du hast die Partie verlassen.
cli-saved = Aufzeichnung gespeichert als { $file }.

table-parts = Teile des Tisches
table-part-lit = dort kannst du etwas tun
table-part-able = dort kannst du jederzeit etwas einsetzen

## Das Ende eines Spiels

end-title = Spielende
end-finished-by-bot = Ein Bot ({ $bot }) hat die Partie für { $player } beendet.
end-won = Du gewinnst!
end-winners =
    { $count ->
        [one] { $winners } gewinnt!
       *[other] { $winners } teilen sich den Sieg!
    }
end-alone-won =
    { $points ->
        [one] Gewonnen mit { $points } Punkt. Das Ziel war { $mark }.
       *[other] Gewonnen mit { $points } Punkten. Das Ziel war { $mark }.
    }
end-alone-lost =
    { $points ->
        [one] Verloren mit { $points } Punkt. Das Ziel war { $mark }.
       *[other] Verloren mit { $points } Punkten. Das Ziel war { $mark }.
    }
end-alone-above =
    { $points ->
        [0] Ziel genau erreicht
        [one] { $points } Punkt über dem Ziel
       *[other] { $points } Punkte über dem Ziel
    }
end-alone-below =
    { $points ->
        [one] { $points } Punkt unter dem Ziel
       *[other] { $points } Punkte unter dem Ziel
    }
end-alone-scale = { $player } hat { $points }, das Ziel war { $mark }
end-podium = Rangfolge
end-place = Platz { $place }
end-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
end-sources = Punkte nach Herkunft
end-total = Summe
end-show = Ergebnis zeigen
end-watch = Partie noch einmal ansehen
end-picture = Ergebnis als Bild teilen
end-close = Tisch zeigen
end-follow = Zum neuen Tisch
end-follow-waits = Ein neuer Tisch mit denselben Spielern wartet auf dich.
end-follow-watch = Dieselben Spieler haben einen neuen Tisch eröffnet.
end-proof = Aufzeichnung und Fairnessprüfung

## Hinweise für das erste Spiel

guide-title = Hinweise für Einsteiger
guide-waiting = Andere sind am Zug. Ihre Züge stehen im Protokoll. Wähle etwas auf dem Tisch aus, um zu lesen, was es ist.
guide-past = Du siehst eine frühere Stellung. „{ table-past-now }“ führt zu deinem Zug.
guide-off = Hinweise ausblenden
guide-off-help = In den Einstellungen kannst du sie wieder einschalten.
settings-guide = Hinweise für Einsteiger
settings-guide-first = In der ersten Partie jedes Spiels
settings-guide-always = Immer
settings-guide-never = Nie

## Die Symbole

symbols-title = Symbole
symbols-open = Symbole dieses Spiels
symbols-hold = Halte einen Finger auf etwas auf dem Tisch, zum Beispiel auf die Zeile eines Spielers, um zu lesen, was es ist.
symbols-point = Etwas auf dem Tisch erklären
symbols-pointing = Wähle etwas auf dem Tisch aus, um zu lesen, was seine Symbole bedeuten. Mit Esc hörst du auf.
symbols-none = Hier ist kein Symbol.
keys-symbols-does = alle Symbole dieses Spiels

## Rat für alle, die dran sind

advice-ask = Tipp
advice-title = Tipps
advice-thinking = Bot denkt nach …
advice-sure = Schätzungen eines Bots, der nicht mehr weiß als du.
advice-show = Auf dem Tisch zeigen
advice-do = Diesen Zug spielen
advice-at-once =
    { $points ->
        [one] jetzt { $points } Punkt
       *[other] jetzt { $points } Punkte
    }
advice-expected = am Ende etwa { end-points }
advice-chance = Gewinnchance { $percent } %
advice-equal = gleich gut
advice-later = zahlt sich später aus
advice-most = die meisten Punkte für dich
advice-chance-alone = besser nur wegen der Gewinnchance
advice-prevents =
    { $points ->
        [one] nimmt { $player } etwa { $points } Punkt
       *[other] nimmt { $player } etwa { $points } Punkte
    }
create-hints = Tipps erlaubt
create-hints-help = Wer am Zug ist, kann einen Bot fragen, was er tun würde. Die Antwort sieht nur, wer fragt.
table-hints = Tipps erlaubt
table-hints-none = keine Tipps
keys-advice-does = Tipp
error-no-hints = An diesem Tisch gibt es keine Tipps.

## Ein Spiel erklärt

explain-open = Partie analysieren
explain-title = Analyse der Partie
explain-thinking = Jede Entscheidung wird analysiert: { $percent } % …
explain-table = Zum Tisch
explain-course = Verlauf der Partie
explain-at = Zug { $move } von { $total }
explain-move = Zug { $move }
explain-last = Zum Ende
explain-show = Auf dem Tisch zeigen
explain-strong = Wenn alle gut spielen
explain-chances = Wie hier gespielt wurde
explain-points = Punkte
explain-percent = { $percent } %
explain-score = { $value } (jetzt { $score })
explain-end = Ende
explain-mistakes = Die teuersten Fehler
explain-mistakes-none = Keine nennenswerten Fehler.
explain-cost =
    { $points ->
        [one] { $points } Punkt verloren
       *[other] { $points } Punkte verloren
    }
explain-chance-lost = Gewinnchance −{ $percent } %
explain-better = Besser: { $what }
explain-elsewhere = { $what }, aber an anderer Stelle
explain-why = Warum: { $facts }.
explain-why-now =
    { $points ->
        [one] jetzt { $points } Punkt mehr
       *[other] jetzt { $points } Punkte mehr
    }
explain-why-less =
    { $points ->
        [one] jetzt { $points } Punkt weniger
       *[other] jetzt { $points } Punkte weniger
    }
explain-why-soon =
    { $points ->
        [one] in den nächsten Schritten etwa { $points } Punkt mehr
       *[other] in den nächsten Schritten etwa { $points } Punkte mehr
    }
explain-why-late =
    { $points ->
        [one] hält etwa { $points } Punkt für später offen
       *[other] hält etwa { $points } Punkte für später offen
    }
explain-why-chance = hält etwas bessere Chancen offen
explain-then = Mögliche Fortsetzung: { $what }
explain-best = Der Bot hätte dasselbe gespielt.
explain-back = Zurück zur Analyse
try-title = Das kannst du als Nächstes probieren
try-none = Der Bot hätte fast genauso gespielt. Versuche es mit einem stärkeren Gegner.
try-instead =
    { $points ->
        [one] Gespielt hast du: { $what }. Das hat dich etwa { $points } Punkt gekostet.
       *[other] Gespielt hast du: { $what }. Das hat dich etwa { $points } Punkte gekostet.
    }
try-source = Mehr Punkte bei „{ $source }“
try-source-points = { $player }: { $most }, du: { $own }.
explain-turns = Wendepunkte
explain-turns-none = Kein klarer Wendepunkt: Es war knapp oder früh entschieden.
explain-turned = { $player }: Gewinnchance { $before } % → { $after } %
explain-by-luck = durch Glück
explain-by-play = durch Spiel
explain-balance = Glück und Spiel, in Punkten
explain-level = spielt wie { $bot }
explain-luck = Glück
explain-luck-help = Glück: was Würfel und Karten im Vergleich zum Durchschnitt brachten, höchstens so viel, wie das Ergebnis hergibt.
explain-lost = Spiel
explain-lost-help = Spiel: wie viel mehr die besten Entscheidungen wert gewesen wären, höchstens so viel, wie noch zu holen war.
explain-here =
    { $measure ->
        [points] Erwartete Endpunkte, wenn alle so weiterspielen wie in dieser Partie.
        [strong] Gewinnchance aus jeder Stellung, wenn von da an alle gut spielen.
       *[chances] Gewinnchance, wenn alle so weiterspielen wie in dieser Partie: Wer viele Punkte verloren hat, beginnt niedrig.
    }
explain-sure = Das sind Schätzungen. Der Bot dachte etwa eine Hundertstelsekunde pro Entscheidung nach und wusste nur, was die jeweilige Person wissen konnte. Unterschiede von wenigen Zehntelpunkten liegen im Fehlerbereich.
explain-values = Alle Werte als Tabelle
explain-when = Wann

## Wie die Bots denken

bots-title = Wie die Bots denken
bots-lead = Die Bots spielen nach denselben Regeln wie du, sehen nicht mehr als du an ihrer Stelle und spielen auf jedem Rechner gleich.
bots-levels = Spielstärken
bots-know = Was die Bots wissen
bots-know-text = Bevor ein Bot entscheidet, wird alles, was er nicht wissen kann, neu gemischt und verteilt: fremde Handkarten, kommende Karten, geheime Entscheidungen. Kein Bot kann sehen, was wirklich da liegt. Das Verborgene rät er immer wieder neu.
bots-think = Wie die Bots entscheiden
bots-think-text = Gierig betrachtet jede Aktion für sich und nimmt die wertvollste. Schnell, Stark und Meister probieren Aktionen aus: Sie stellen sich vor, wie das Verborgene aussehen könnte, spielen für alle einige Züge weiter und sehen, wie das meist ausgeht. Was gut läuft, wird öfter versucht. Die Stufen unterscheiden sich vor allem darin, wie viel sie ausprobieren, nicht darin, was sie wissen.
bots-learn = Wie die Bots gelernt haben
bots-learn-text = Wie viele Punkte eine Stellung noch wert ist, haben die Bots aus Millionen von Partien gegen sich selbst gelernt. Eine neue Bewertung löst die alte nur ab, wenn sie gegen die alte gewinnt.
bots-advice = Was ein Tipp bedeutet
bots-advice-text = „{ advice-ask }“ fragt einen solchen Bot für den Bruchteil einer Sekunde. Zu jeder Aktion zeigt er deine Gewinnchance, was sie jetzt bringt, mit wie vielen Punkten du etwa enden würdest und wie viele sie anderen nimmt. Die Reihenfolge richtet sich nur nach der Gewinnchance (im Solospiel nach Punkten); gleiche Chancen heißt gleich gut. Niemand sonst sieht, dass du gefragt hast oder was die Antwort war. Ob Tipps erlaubt sind, bestimmt, wer den Tisch eröffnet.
bots-analysis = Was die Analyse bedeutet
bots-analysis-text = Nach der Partie wird jede Entscheidung noch einmal untersucht, nur mit dem, was die Person damals wissen konnte. Die Linien zeigen, wie die Partie an diesem Tisch vermutlich ausgehen würde: Die Stärke jeder Person ergibt sich aus den Punkten, die ihre Entscheidungen gekostet haben, und es wird angenommen, dass sie so weiterspielt. Weitere Linien nehmen an, dass alle stark spielen. Ein Sprung bei einer Entscheidung ist Spiel; ein Sprung beim Aufdecken von Würfeln oder Karten ist Glück. Die teuersten Fehler sind die, die am meisten gekostet haben: um wie viel der erwartete Vorsprung kleiner war als nach der besten Aktion, aber nie mehr, als noch zu holen war. Eine Möglichkeit, die offen blieb, zählt dort, wo sie endgültig verpasst wurde.
bots-sure = Wie sicher die Schätzungen sind
bots-sure-text = Alle Angaben sind Schätzungen, keine Tatsachen. Wenige Zehntelpunkte liegen im Fehlerbereich, früh in der Partie auch ein oder zwei Punkte. Tipps gehen davon aus, dass alle stark spielen; die Analyse nicht. Eine Entscheidung, die der Bot teuer findet, kann Teil eines guten Plans gewesen sein, den er nicht sieht. Sein „Besser“ ist die Meinung eines starken Spielers mit wenig Zeit.

# The table of a game without screens of its own.
default-prompt = Wähle eine Aktion.
default-waiting = Warten auf { $players }.
default-confirm = Ausführen? Das lässt sich nicht zurücknehmen.
default-table = Tisch
default-other = Anderes
default-cells = Plätze
default-these = { $numbers } nehmen
