### Was alle Spiele gemeinsam haben: das Haus, Lobby und Tische, Einstellungen, Meldungen.

## Das Haus

app-name = Tertulia
app-skip = Zum Inhalt springen
app-nav = Hauptmenü
app-home = Lobby
app-rules = Regeln
app-settings = Einstellungen
app-you = Du
app-you-more = Andere Geräte, Anmeldung, deine Daten
app-close = Schließen
app-cancel = Abbrechen
app-ok = OK
app-yes = Ja
app-no = Nein
app-more = Mehr
app-copy = Kopieren
app-copied = Kopiert
app-loading = Wird geladen …
app-retry = Noch einmal versuchen
app-not-found = Diese Seite gibt es nicht.
app-unofficial = Tertulia ist ein unabhängiges, inoffizielles Projekt. Es steht in keiner Verbindung zu Autoren oder Verlagen der Spiele; Zeichnungen und Texte sind seine eigenen.
app-source = Freie Software unter der MIT-Lizenz
app-title-table = { $game }: Tisch – Tertulia
app-title-your-turn = Du bist dran – { $game }

## Du

me-name = Dein Name
me-name-help = So sehen dich die anderen am Tisch. 1 bis 30 Zeichen.
me-name-save = Namen speichern
me-hello = Hallo, { $name }
me-rename = Namen ändern
me-title = Du
me-identity = Wer du bist, sagt ein Cookie in diesem Browser. Mit einem Weg zur Anmeldung findest du deine Plätze auch auf anderen Geräten wieder, und wenn die Cookies dieser Seite gelöscht sind.

## Lobby

lobby-title = Lobby
lobby-welcome = Nimm Platz: Eröffne einen Tisch, teile den Link oder spiele gegen Bots. Ein Konto brauchst du nicht.
lobby-quick = Sofort spielen
lobby-watch-bots = Bots zuschauen
lobby-quick-help = Du gegen drei Bots
lobby-preparing = Wird einmalig vorbereitet: { $percent } %
lobby-unplayable = Dieses Spiel kann auf diesem Server nicht gespielt werden: Seine Regeln ließen sich nicht vorbereiten. Wer den Server betreibt, findet die Ursache in dessen Protokoll. Es wird von selbst ab und zu wieder versucht; andere Spiele können gespielt werden.
lobby-open = Offene Tische
lobby-running = Laufende Spiele
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
lobby-turns = Du bist dran ({ $count })
lobby-waiting = Andere sind dran
lobby-over = Beendete Spiele
lobby-games = Spiele
lobby-round = Runde { $round }
lobby-turn-of = wartet auf { $players }
lobby-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
lobby-last = letzter Zug { $ago }
lobby-last-now = letzter Zug gerade eben
lobby-go = Weiterspielen
lobby-for = { $from }–{ $to } Spieler
lobby-minutes = { $from }–{ $to } Min.
lobby-weight-light = leicht
lobby-weight-medium = mittel
lobby-weight-heavy = anspruchsvoll
lobby-put-aside = Diesen Tisch weglegen: { $game }
lobby-put-back = Zurückholen
lobby-aside = Weggelegt ({ $count })
lobby-more =
    { $count ->
        [one] Noch { $count } Tisch zeigen
       *[other] Noch { $count } Tische zeigen
    }
turns-next = Nächster Tisch
turns-next-help =
    { $count ->
        [one] An einem anderen Tisch bist du dran
       *[other] An { $count } anderen Tischen bist du dran
    }

## Einen Tisch eröffnen

create-title = Neuer Tisch
create-game = Spiel
create-seats = Spieler
create-seat = Platz { $seat }
create-seat-add = Platz hinzufügen
create-seat-remove = Platz { $seat } entfernen
create-seat-kind = Wer sitzt hier?
create-seat-me = Ich
create-seat-open = Frei für einen Gast
create-seat-bot = Bot
create-seat-device = Jemand an diesem Gerät
create-seat-name = Name für Platz { $seat }
create-bot = Spielstärke
create-options = Optionen
create-options-more = Weitere Optionen
create-public = Tisch in der Lobby anzeigen
create-public-help = Sonst finden ihn nur Leute, die den Link haben.
create-patience = Wenn jemand fehlt
create-patience-120 = nach 2 Minuten
create-patience-600 = nach 10 Minuten
create-patience-3600 = nach einer Stunde
create-patience-86400 = nach einem Tag
create-patience-604800 = nach einer Woche
create-patience-0 = nur der Gastgeber
create-patience-help = Dann dürfen alle am Tisch einen Bot einspringen lassen, bis die Person zurückkommt. Der Gastgeber darf es nach einer halben Minute.
create-pace = Tempo
create-substitute = Wer für Abwesende spielt
create-go = Tisch eröffnen
bot-random = Zufällig
bot-random-help = macht irgendeinen erlaubten Zug
bot-learner = Anfänger
bot-learner-help = freundlich, sieht nicht immer das Beste
bot-greedy = Gierig
bot-greedy-help = nimmt, was jetzt am besten ist, und plant nichts
bot-quick = Schnell
bot-quick-help = denkt einen Augenblick voraus
bot-strong = Stark
bot-strong-help = denkt voraus und ist schwer zu schlagen
bot-master = Meister
bot-master-help = denkt am längsten, bis zu einer Sekunde für einen Zug
bot-name = Bot ({ $bot })

## Ein Tisch

table-share = Einladen
table-share-help = Wer diesen Link öffnet, kann Platz nehmen oder zuschauen.
table-share-link = Link zum Tisch
table-share-by-hand = Der Link ist markiert: Kopiere ihn mit deinem Browser.
table-share-code = Der Link als QR-Code, für die Kamera eines Handys
table-share-alone = Noch kann nur dieser Rechner den Link öffnen. Um mit anderen in deinem Netz zu spielen, starte den Server mit --host 0.0.0.0.
table-share-mail = Per Mail
table-share-mail-subject = Ein Platz für dich: { $game }
table-share-mail-text = Spielen wir zusammen { $game }? Öffne diesen Link und nimm Platz, ein Konto brauchst du nicht.
table-share-hand = Teilen
table-tell = Erfahren, wenn du am Zug bist
table-onlooker = Du schaust zu. Ist einer dieser Plätze deiner?
table-onlooker-sign-in = Anmelden
table-start = Spiel beginnen
table-start-wait-seats = Das Spiel kann beginnen, sobald alle Plätze besetzt sind.
table-start-wait-agreed = Das Spiel kann beginnen, sobald alle zugestimmt haben.
table-start-wait-both = Das Spiel kann beginnen, sobald alle Plätze besetzt sind und alle zugestimmt haben.
table-start-fewer =
    { $count ->
        [one] Allein beginnen
       *[other] Mit { $count } Spielern beginnen
    }
table-fill = Bot hierhersetzen
table-free = Platz frei machen
table-wait-host = Warten, bis { $name } das Spiel beginnt.
table-wait-start = Warten, bis das Spiel beginnt.
table-host-away = Der Gastgeber ist weg. Bleibt das so, kann jeder, der hier sitzt, Gastgeber werden.
table-take-over = Gastgeber werden
table-wait-seats =
    { $count ->
        [one] Es fehlt noch { $count } Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
table-sit = Hier Platz nehmen
table-leave = Tisch verlassen
table-leave-confirm = Platz aufgeben? Jemand anderes kann ihn dann einnehmen.
table-leave-running = Du kannst jederzeit an deinen Platz zurückkehren.
table-seat = Platz { $seat }
table-seat-free = Freier Platz
table-seat-you = du
table-seat-bot = Bot
table-seat-device = an diesem Gerät
table-seat-online = da
table-seat-offline = abwesend
table-watching = Du schaust zu.
table-playing-as = Du bist { $player }
table-pass-device = Gib das Gerät an { $player } weiter
table-pass-device-help = Danach ist zu sehen, was { $player } auf der Hand hat.
table-pass-device-go = Ich bin { $player }
table-show-hand = Meine Hand zeigen
table-your-turn = Du bist dran
table-undo = Zurücknehmen
table-undo-help = Nimmt deinen letzten Schritt zurück
table-chain = Deine Schritte bisher
table-chain-back = Von hier an zurücknehmen: { $step }
table-repeat = Was du getan hast, bleibt erhalten und wird von selbst noch einmal gesendet.
table-repeat-stop = Nicht mehr senden
table-repeat-stopped = Es wird nicht mehr gesendet.
table-price = Preis: { $what }
table-brings = Bringt: { $what }
table-of-player = { $player }: { $what }
table-unforeseen = Was dann kommt, weiß vorher niemand: Es lässt sich nicht zurücknehmen.
table-confirm = Bestätigen
table-confirm-end = Damit endet dein Zug.
table-confirm-go = Zug beenden
table-confirm-not = Noch nicht
table-press-lost = Das zählte nicht: Der Tisch hat sich kurz vorher geändert.
table-going-press = Zählt gleich: noch einmal drücken, und es zählt sofort.
table-going-forced = Von selbst: Es gibt nichts zu entscheiden.
table-going-press-brief = Zählt gleich.
table-going-forced-brief = Von selbst.
table-actions = Was du tun kannst
table-log = Protokoll
table-log-empty = Noch ist nichts geschehen.
table-log-beginning = Der Anfang
table-look-back = Den Tisch in diesem Augenblick zeigen
table-past = Ein früherer Augenblick
table-past-asked = Du bist dran. Dies ist ein früherer Augenblick.
table-past-bots = Die Bots spielen
table-past-play = Von hier an abspielen
table-past-first = Zum Anfang
table-past-pace = Geschwindigkeit
table-past-pause = Anhalten
table-past-back = Einen Schritt zurück
table-past-forward = Einen Schritt vor
table-past-now = Zur Gegenwart
table-since = Seit deinem letzten Zug
table-since-more = Noch { $count }
table-since-fewer = Weniger
table-lately = Was zuletzt geschah
table-replay = Noch einmal zeigen
table-replay-stop = Anhalten
table-players = Spieler
table-players-look = Drück auf jemanden, um zu sehen, was dort liegt.
people-title = Die Leute am Tisch
people-open = Spieler: wer da ist, Bots an ihrer Stelle
people-help = Wer wegmuss, kann einen Bot für sich spielen lassen und jederzeit selbst weiterspielen. Fehlt jemand eine halbe Minute, kann der Gastgeber das tun, nach einer Weile alle am Tisch.
people-patience =
    { $seconds ->
        [0] An diesem Tisch kann es nur der Gastgeber.
       *[other] An diesem Tisch gilt: { $after }.
    }
people-help-turns = Zwischen den Zügen muss niemand hier sein. Wer länger weg ist, kann einen Bot für sich spielen lassen und jederzeit selbst weiterspielen.
people-swift = Außer dir entscheidet hier niemand: Spielt ein Bot für dich, ist der Rest der Partie in Sekunden vorbei.
people-bot-for-you = Ein Bot spielt für dich
people-played-by = Bot ({ $bot }) springt ein
people-level = Bot, { $bot }
people-take-back = Selbst weiterspielen
people-log-handed = Von hier an spielt ein Bot ({ $bot }) für { $player }.
people-log-back = { $player } spielt wieder selbst.
people-hand-over = Bot spielen lassen
people-hand-over-wait = In { $wait } kann ein Bot einspringen.
table-sleeps = Wo nur Bots entscheiden, geht das Spiel nur weiter, solange jemand zusieht; sonst ruht es.
table-over = Das Spiel ist aus.
table-again = Noch einmal
table-again-help = Ein neuer Tisch mit denselben Spielern und Optionen
table-record = Aufzeichnung herunterladen
table-record-help = Das ganze Spiel als Datei; sie lässt sich nachspielen und prüfen.
table-commitment = Prüfsumme der Mischung
table-commitment-help = Sie ist die SHA-256-Summe der Bytes des Schlüssels und stand von Anfang an da. Nach dem Spiel wird der Schlüssel gezeigt, und jeder kann prüfen, dass nichts verändert wurde.
table-key = Schlüssel
table-verify = Prüfen
table-verify-right = Die Bytes des Schlüssels haben diese Prüfsumme: Es ist die Mischung, die vor dem ersten Zug feststand.
table-verify-wrong = Die Bytes des Schlüssels haben eine andere Prüfsumme: Es ist nicht die Mischung, die vor dem ersten Zug feststand.
table-verify-impossible = Dieser Browser berechnet Prüfsummen nur auf sicheren Seiten (https). Jedes Programm für SHA-256 tut dasselbe.
table-components = Spielmaterial
table-set = Materialsatz
table-set-unnamed = nicht der übliche
table-set-gone = hier nicht mehr aufbewahrt
table-set-bots = Was Bots und die Analyse gelernt haben, stammt aus Partien mit dem üblichen Materialsatz.
table-options = Optionen
table-options-all = Alle Optionen
table-options-rest = Alle übrigen Optionen, wie üblich
table-public = in der Lobby sichtbar
table-private = nur mit Link
table-animation-skip = Sofort zeigen

## Üben

practice-play-on = Von hier aus üben
practice-about = An einem eigenen Tisch, gegen Bots, von Zug { $move } an. Das ist Übung und zählt nicht.
practice-chance = Würfel und Karten kommen wie in jenem Spiel, solange niemand sie in anderer Reihenfolge braucht.
practice-seat = Dein Platz
practice-seat-acts = { $player } (jetzt dran)
practice-go = Weiterspielen
practice-short = Übung
practice-move = Übung von Zug { $move } an
practice-log = Von hier an ist es Übung.
practice-from = Übung von Zug { $move } eines anderen Spiels an
practice-from-file = Übung von Zug { $move } einer Aufzeichnung an
practice-counts = Sie zählt nicht, und ihre Aufzeichnung sagt das.
practice-source = Zu jenem Spiel
practice-again = Von dort noch einmal
practice-what-if = Was wäre, wenn …?
practice-what-if-help = Blickt auf deine letzte Entscheidung zurück. Von jedem früheren Augenblick aus kannst du gegen Bots weiterspielen.
record-title = Aufzeichnung öffnen
record-help = Ein Spiel, das als Datei gespeichert ist: Spiele von jedem seiner Züge aus gegen Bots weiter.
record-file = Datei der Aufzeichnung
file-choose = Datei auswählen
record-person = Mensch
record-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
record-unfinished = nicht zu Ende gespielt
record-ply = Nach Zug Nummer
record-ply-help = Von 0, dem Anfang, bis { $last }. Leer: wo dein Platz zuletzt zu entscheiden hatte. Am Tisch lässt sich jeder frühere Augenblick ansehen und auch von dort weiterspielen.

## Verbindung

connection-live = Verbunden
connection-connecting = Verbindung wird aufgebaut …
connection-lost = Verbindung verloren. Neuer Versuch …
connection-back = Wieder verbunden.
connection-sending = Wird gesendet …
connection-stale = Am Tisch ging es schon weiter: Hier ist der neueste Stand.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-auto = Wie das Gerät
settings-motion-full = Alle Animationen
settings-motion-reduced = Wenig Animation
settings-pace = Züge der anderen
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-scenes = Wertungen als Szene zeigen
settings-shortcuts = Buchstaben als Tastenkürzel
settings-ending = Schritt, der sich nicht zurücknehmen lässt
settings-ending-window = zählt kurz nach dem Druck
settings-ending-hold = Knopf gedrückt halten
settings-ending-now = zählt sofort
settings-ending-help = Bis dahin hält ihn Escape oder „Zurücknehmen“ auf, und ein zweiter Druck an derselben Stelle führt ihn sofort aus.
settings-forced = Von selbst tun, was niemand entscheiden muss
settings-sparing = Auch nicht das erste Mal fragen, wo nur eine Handelsware oder ein Dach eingesetzt werden könnte
settings-sound = Ton, wenn du dran bist
settings-saved = Auf diesem Gerät gespeichert; deine anderen haben sie auch.
settings-calendar = Ruhezeiten, Wochenende und Urlaub

## Tastatur

keys-title = Tastatur
keys-help = Alles geht auch mit der Tastatur.
keys-tab = Tab
keys-tab-does = nächste Aktion oder nächstes Bedienelement
keys-arrows = Pfeiltasten
keys-arrows-does = zwischen den Aktionen einer Gruppe oder über den Spielplan wandern
keys-enter = Eingabe oder Leertaste
keys-enter-does = ausführen
keys-escape = Esc
keys-escape-does = schließen oder zurücknehmen
keys-undo-does = zurücknehmen
keys-help-does = diese Hilfe
keys-log-does = zum Protokoll
keys-bar-does = zu dem, was du jetzt tun kannst
keys-end = Pos1, Ende
keys-end-does = zum ersten oder letzten einer Gruppe

## Meldungen, wenn etwas nicht geht

error-title = Das ging nicht
error-unknown = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
error-offline = Der Server ist nicht erreichbar.
error-stale = Am Tisch ging es inzwischen weiter. Hier ist der neueste Stand.
error-terms-changed = Der Gastgeber hat den Tisch inzwischen geändert. So ist er jetzt.
error-illegal = Das ist hier nicht möglich.
error-not-found = Das gibt es nicht (mehr).
error-table-not-found = Diesen Tisch gibt es nicht (mehr).
error-game-unknown = Dieses Spiel gibt es hier nicht.
error-bad-request = Die Anfrage war nicht zu verstehen.
error-name = Dieser Name lässt sich nicht anzeigen. Nimm 1 bis 30 Zeichen, darunter einen Buchstaben oder eine Ziffer.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht dran.
error-seat-taken = Hier sitzt schon jemand.
error-not-open = Das Spiel hat schon begonnen.
error-not-running = Das Spiel läuft nicht.
error-not-over = Das Spiel läuft noch.
error-record = Das ist keine Aufzeichnung eines Spiels, oder sie ist beschädigt.
error-not-host = Das kann nur der Gastgeber des Tisches.
error-bot-plays = Ein Bot spielt für dich: Spiele zuerst selbst weiter.
error-still-there = Wer dort sitzt, ist da oder noch nicht lange genug weg.
error-rules-preparing = Dieses Spiel wird noch vorbereitet. In etwa einer Minute kann es losgehen.
error-rules-failed = Das Spiel dieses Tisches kann auf diesem Server nicht gespielt werden: Seine Regeln ließen sich nicht vorbereiten. Vom Tisch geht nichts verloren. Wer den Server betreibt, findet die Ursache in dessen Protokoll; es wird von selbst ab und zu wieder versucht.
error-rules-changed = Die Regeln haben sich seither geändert, und was hier gespielt wurde, ist nicht mehr möglich. Die Aufzeichnung bleibt erhalten.
error-components-changed = Seit dieser Tisch eröffnet wurde, sind Plättchen und Karten auf diesem Server berichtigt worden. Bitte eröffne einen neuen.
error-set-refused = Mit diesem Materialsatz kann nicht gespielt werden.
error-set-broken = Die Datei ist weder JSON noch TOML, oder etwas darin ist nicht abgeschlossen.
error-set-deep = In der Datei steckt zu viel ineinander.
error-set-no-text = Die Datei ist kein Text.
error-set-unknown = Diesen Materialsatz gibt es hier nicht.
error-seats-missing = Es sind noch nicht alle Plätze besetzt.
error-not-agreed = Jemand hat der Änderung noch nicht zugestimmt.
error-undo-impossible = Das lässt sich nicht mehr zurücknehmen.
error-csrf = Deine Sitzung wurde erneuert. Bitte versuche es noch einmal.
error-too-many = Zu viele Anfragen. Bitte warte einen Augenblick.
error-too-many-hints = Es wurde zu oft nach einem Rat gefragt. Warte einen Augenblick, oder entscheide selbst.
error-too-many-analyses = Es werden gerade zu viele Spiele analysiert. Frag in einer Weile noch einmal.
error-too-many-replays = Es werden gerade zu viele Spiele nachgespielt, für Rückblicke oder zum Üben. Bitte warte einen Augenblick.
error-too-many-tables = Von hier wurden zu viele neue Tische eröffnet. Bitte komm später wieder.
error-too-many-streams = Von hier sind zu viele Tische auf einmal geöffnet. Schließ ein paar Seiten, oder warte einen Augenblick.
error-too-large = Das ist zu viel auf einmal.
error-chain-reveals = Einer dieser Schritte deckt etwas auf: Was danach kommt, wird erst dann gewählt.
error-disk-full = Die Festplatte des Servers ist voll: Im Moment lässt sich nichts speichern.
error-storage-busy = Der Speicher des Servers ist gerade beschäftigt.
error-storage-away = Die Datenbank des Servers antwortet gerade nicht. Sieh nach, ob es geschehen ist, bevor du es wiederholst.
error-storage-damaged = Der Speicher des Servers ist beschädigt. Wer den Server betreibt, muss ihn reparieren.
error-storage = Der Server kann im Moment nichts speichern.
error-table-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt; er lässt sich nicht öffnen. Andere Tische betrifft das nicht.
error-host-unknown = Unter dieser Adresse antwortet dieser Server nicht.
error-timeout = Die Anfrage hat zu lange gebraucht, um beim Server anzukommen.
error-server = Der Server hat einen Fehler gemacht. Bitte versuche es noch einmal.

## Regelseiten

rules-title = Regeln von { $game }
rules-short = Kurz gefasst
rules-full = Ausführlich
rules-rulings = Auslegungen
rules-rulings-help = Wo die Spielregel schweigt, gilt hier Folgendes.
rules-contents = Inhalt
rules-components = Spielmaterial
rules-components-help = Woher jede aufgedruckte Angabe stammt. Wenn du das Spiel besitzt, berichtige, was auf deinem Exemplar anders ist.
rules-source = Quelle
rules-source-every = alle Quellen
rules-find = Suchen
rules-kind = Art
rules-kind-every = alles
rules-source-nobody = von niemandem bestätigt
rules-found = { $count } von { $of } zu sehen
rules-source-rules = Spielregel
rules-source-rules-help = So steht es in der Spielregel.
rules-source-public = öffentlich
rules-source-public-help = Öffentliche Besprechungen oder Hilfsmittel sind sich darin einig.
rules-source-inferred = erschlossen
rules-source-inferred-help = Es folgt aus bekannten Angaben.
rules-source-reconstructed = rekonstruiert
rules-source-reconstructed-help = Nirgends zu finden: ein Ersatz mit den richtigen Summen.
rules-source-box = vom Original
rules-source-box-help = Von einem Exemplar des Spiels abgelesen.
rules-fingerprint = Prüfsumme dieses Materials
rules-own-words = Mit eigenen Worten erzählt; maßgeblich ist die Spielregel des Verlags.

## Die Werkstatt: was gedruckt ist, berichtigt von denen, die das Spiel besitzen

workshop-title = Was gedruckt ist
workshop-lead = Manches auf Karten und Plänen ist rekonstruiert. Wenn du das Spiel besitzt, gib ein, was auf deinem Exemplar steht: Daraus wird ein eigener Satz, mit dem du Tische eröffnen kannst.
workshop-own = Besitzt du eines der Spiele? Gib ein, was auf deinem Exemplar steht:
workshop-own-rules = Berichtigen, was gedruckt ist
workshop-correct = Berichtigen
workshop-mine = Meine Materialsätze
workshop-no-sets = Du hast noch keinen Satz.
workshop-kept-here = Deine Sätze liegen nur in diesem Browser. Bewahre von jedem auch eine Datei auf: Sie lässt sich auf jedem Gerät und jedem Server einlesen.
workshop-new = Ein neuer Satz
workshop-new-help = Er beginnt wie der übliche Satz; du änderst nur, was auf deinem Exemplar anders ist.
workshop-name = Name
workshop-unnamed = Mein Spiel
workshop-begin = Anfangen
workshop-import = Aus einer Datei
workshop-file = Datei eines Satzes
workshop-import-help = JSON oder TOML, ganz oder nur das, was sie berichtigt. Du kannst sie auch hier fallen lassen.
workshop-export = Als Datei aufbewahren
workshop-play = Mit diesem Satz spielen
workshop-rename = Umbenennen
workshop-duplicate = Verdoppeln
workshop-remove = Löschen
workshop-remove-title = „{ $name }“ löschen?
workshop-remove-help = Tische, die damit eröffnet wurden, behalten ihn. Was nur hier liegt, ist endgültig weg.
workshop-is-draft = Entwurf
workshop-draft =
    { $count ->
        [one] Ein Entwurf: Etwas stimmt noch nicht, deshalb kann niemand damit spielen.
       *[other] Ein Entwurf: { $count } Angaben stimmen noch nicht, deshalb kann niemand damit spielen.
    }
workshop-corrected = berichtigt: { $count }
workshop-unseen = unbestätigt: { $count } von { $all }
workshop-full = Dieser Browser speichert nichts mehr. Bewahre den Satz als Datei auf, bevor du diese Seite verlässt.
workshop-unchecked = Der Satz konnte gerade nicht geprüft werden. Er ist aufbewahrt und wird mit der nächsten Änderung wieder geprüft.
workshop-beside = Dieser Satz wurde in einem anderen Tab geändert. Was hier steht, ist daneben aufbewahrt, unter einem eigenen Namen.
workshop-damaged = Ein Satz in diesem Browser ist beschädigt und nicht lesbar. Du kannst seinen Text als Datei aufbewahren.
workshop-not-here = Dieses Spiel nennt nichts, was sich hier berichtigen lässt. Eine Datei kann es: siehe die Dokumentation.
workshop-no-set = Diesen Satz gibt es in diesem Browser nicht.
workshop-things = Alles im Überblick
workshop-find = Suchen
workshop-only = Zeigen
workshop-only-all = alles
workshop-only-unseen = unbestätigt
workshop-only-corrected = berichtigt
workshop-only-wrong = noch nicht richtig
workshop-none-found = Nichts passt.
workshop-previous = Zurück
workshop-next = Weiter
workshop-next-unseen = Nächstes Unbestätigtes ({ $count })
workshop-confirm = So steht es auf meinem Exemplar
workshop-confirm-help = Alles steht so auf meinem Exemplar; weiter zum nächsten
workshop-so = Steht so da
workshop-undo = Rückgängig
workshop-redo = Wiederherstellen
workshop-revert = Wie üblich
workshop-copy = Übernehmen von …
workshop-keys = Ziffern wählen, Enter führt ins nächste Feld, Bild ab zum nächsten Ding, Alt mit Bild ab zum nächsten unbestätigten, Strg mit Enter bestätigt alles und geht weiter, Strg mit Z macht rückgängig. In einer Reihe von Symbolen beginnt die erste Ziffer neu, und die Rücktaste nimmt das letzte weg.
workshop-chosen = { $field }, gewählt
workshop-nothing = nichts
workshop-more = noch etwas
workshop-add = { $field }: hinzufügen
workshop-which = was
workshop-how-many = wie viele: { $what }
workshop-take-away = Wegnehmen: { $what }
workshop-wrong-exactly = Genau { $count }.
workshop-wrong-name = Ein Name, der mit einem Buchstaben beginnt.

## What is wrong with a set

fault-number-range = Eine Zahl von { $least } bis { $most }.
fault-one-of = Wähle etwas aus.
fault-some-of = Wähle mindestens eins.
fault-amount = Von { $fewest } bis { $most }.
fault-different = Von { $fewest } bis { $most }, alle verschieden.
fault-different-exactly = Genau { $count }, alle verschieden.
fault-different-numbers = Genau { $count }, jede von { $least } bis { $most }, alle verschieden.
fault-numbers = Genau { $count }, jede von { $least } bis { $most }.
fault-number-each = Jeweils eine Zahl von { $least } bis { $most }.
fault-number-once = Diese Nummer hat sonst nichts, und sie liegt von 1 bis { $most }.
fault-each-once = Jedes genau einmal: { $count }.
fault-rising = Genau { $count }, keine kleiner als die davor.
fault-twice = Diese Nummer gibt es zweimal.
fault-how-many = Insgesamt müssen es sein: { $count }; jetzt sind es: { $found }.
fault-by-rules = Was hier steht, sagen die Regeln; es lässt sich nicht ändern.
fault-yes-or-no = Ja oder nein, nichts anderes.
fault-shape = Hier fehlt etwas, oder es ist zu viel.
fault-missing = Ein Teil des Satzes fehlt.
fault-unknown = Die Datei sagt hier etwas, was das Spiel nicht kennt.
fault-mark = Es ist nicht gesagt, woher das stammt.
fault-marks = Woher die einzelnen Teile stammen, ist nicht richtig angegeben.
fault-set-name = Ein Name ohne < und >; höchstens so viele Zeichen: { $most }.
fault-set-game = Das ist ein Satz eines anderen Spiels.
fault-layout = Die Datei ist wie für eine andere Version aufgebaut; fang mit einer neuen an.
create-set-usual = der übliche
create-set-mine = { $name } (von mir)

## Das Terminal

cli-welcome = { $game } im Terminal. Gib eine Zahl ein oder die Worte daneben; h zeigt die Befehle.
cli-player = Spieler { $number }
cli-bot-player = Bot { $number } ({ $bot })
cli-help =
    Befehle:
    eine Zahl oder ihre Worte: das tun
    u: den letzten Schritt zurücknehmen
    b: den Tisch noch einmal lesen
    e: lesen, was bisher geschah
    h: diese Hilfe
    q: das Spiel verlassen
cli-turn = { $player }, du bist dran.
cli-what = Was tust du?
cli-choice = { $number }: { $text } ({ $notation })
cli-unknown = Die Aktion { $text } gibt es hier nicht. Wähle eine Zahl von 1 bis { $count } oder h für Hilfe.
cli-undone = Zurückgenommen.
cli-undo-none = Hier lässt sich nichts zurücknehmen.
cli-confirm = Damit endet dein Zug; zurücknehmen lässt er sich dann nicht mehr. y: weiter, alles andere: noch nicht
cli-pass = Gib das Gerät an { $player } weiter und drücke die Eingabetaste.
cli-over = Das Spiel ist aus.
cli-result = { $player }: { $points }
cli-won =
    { $count ->
        [one] { $players } hat gewonnen.
       *[other] { $players } teilen sich den Sieg.
    }
cli-left = Du hast das Spiel verlassen.
cli-saved = Die Aufzeichnung liegt in { $file }.

table-parts = Teile des Tisches
table-part-lit = dort ist etwas möglich
table-part-able = dort lässt sich jederzeit etwas nutzen

## Das Ende eines Spiels

end-title = Das Ende
end-won = Du gewinnst!
end-winners =
    { $count ->
        [one] { $winners } gewinnt!
       *[other] { $winners } teilen sich den Sieg!
    }
end-alone-won =
    { $points ->
        [one] Gewonnen: { $points } Punkt, die Marke liegt bei { $mark }.
       *[other] Gewonnen: { $points } Punkte, die Marke liegt bei { $mark }.
    }
end-alone-lost =
    { $points ->
        [one] Verloren: { $points } Punkt, die Marke liegt bei { $mark }.
       *[other] Verloren: { $points } Punkte, die Marke liegt bei { $mark }.
    }
end-alone-above =
    { $points ->
        [0] Genau auf der Marke
        [one] { $points } Punkt über der Marke
       *[other] { $points } Punkte über der Marke
    }
end-alone-below =
    { $points ->
        [one] { $points } Punkt unter der Marke
       *[other] { $points } Punkte unter der Marke
    }
end-alone-scale = { $player } hat { $points }, die Marke liegt bei { $mark }
end-podium = Plätze
end-place = Platz { $place }
end-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
end-sources = Punkte nach Herkunft
end-total = Summe
end-show = Wie es ausging
end-watch = Das Spiel noch einmal ansehen
end-close = Zum Tisch
end-follow = Zum neuen Tisch
end-follow-waits = Ein neuer Tisch mit denselben Spielern wartet auf dich.
end-follow-watch = Dieselben Spieler haben einen neuen Tisch.
end-proof = Aufzeichnung und Fairness

## Hinweise für das erste Spiel

guide-title = Erstes Spiel
guide-waiting = Andere entscheiden gerade. Ihre Züge stehen im Protokoll, und was auf dem Tisch liegt, sagt auf Druck, was es ist.
guide-past = So war der Tisch. „{ table-past-now }“ führt zu dem, was zu tun ist.
guide-off = Keine Hinweise mehr
guide-off-help = In den Einstellungen lassen sie sich zurückholen.
settings-guide = Hinweise
settings-guide-first = Im ersten Spiel jeder Art
settings-guide-always = Immer
settings-guide-never = Nie

## Die Symbole

symbols-title = Symbole
symbols-open = Symbole dieses Spiels
symbols-hold = Halte einen Finger auf etwas am Tisch, zum Beispiel auf die Zeile eines Spielers: Dann steht da, was es ist.
symbols-point = Was ist das? Zeig auf etwas auf dem Tisch
symbols-pointing = Drücke jetzt etwas auf dem Tisch, um zu lesen, was seine Symbole bedeuten. Esc beendet.
symbols-none = Hier ist kein Symbol.
keys-symbols-does = alle Symbole dieses Spiels

## Rat für alle, die dran sind

advice-ask = Was würdest du tun?
advice-title = Rat
advice-thinking = Wird überlegt …
advice-sure = Schätzungen eines Bots, der nicht mehr weiß als du.
advice-show = Auf dem Tisch zeigen
advice-do = So spielen
advice-at-once =
    { $points ->
        [one] sofort { $points } Punkt
       *[other] sofort { $points } Punkte
    }
advice-expected = am Ende etwa { end-points }
advice-chance = Gewinnchance { $percent } %
advice-equal = gleich gut
advice-later = zahlt sich später aus
advice-most = die meisten eigenen Punkte
advice-chance-alone = dafür spricht nur die Gewinnchance
advice-prevents =
    { $points ->
        [one] nimmt { $player } etwa { $points } Punkt
       *[other] nimmt { $player } etwa { $points } Punkte
    }
create-hints = Man darf um Rat fragen
create-hints-help = Ein Bot sagt dann, was er tun würde, und zwar nur der Person, die fragt.
table-hints = man darf um Rat fragen
table-hints-none = ohne Rat
keys-advice-does = Was würdest du tun?
error-no-hints = An diesem Tisch gibt es keinen Rat.

## Ein Spiel erklärt

explain-open = Spiel erklären
explain-title = Das Spiel erklärt
explain-thinking = Jede Entscheidung wird noch einmal durchdacht: { $percent } % …
explain-measure = Was die Linien zeigen
explain-chances = Gewinnchance
explain-strong = Gewinnchance, wenn alle stark spielten
explain-points = Erwartete Punkte
explain-percent = { $percent } %
explain-score = { $value } (bisher { $score })
explain-end = das Ende
explain-mistakes = Die teuersten Entscheidungen
explain-mistakes-none = Niemand hat etwas verschenkt, das ein Bot bemerkt hätte.
explain-cost =
    { $points ->
        [one] { $points } Punkt verschenkt
       *[other] { $points } Punkte verschenkt
    }
explain-chance-lost = Gewinnchance −{ $percent } %
explain-better = Besser: { $what }
explain-elsewhere = { $what }, aber an anderer Stelle
explain-why = Warum: { $facts }.
explain-why-now =
    { $points ->
        [one] sofort { $points } Punkt mehr
       *[other] sofort { $points } Punkte mehr
    }
explain-why-less =
    { $points ->
        [one] sofort { $points } Punkt weniger
       *[other] sofort { $points } Punkte weniger
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
explain-why-chance = hält etwas mehr offen
explain-then = Danach vielleicht: { $what }
explain-best = Der Bot hätte dasselbe getan.
explain-back = Zurück zur Analyse
explain-turns = Wo sich das Spiel drehte
explain-turns-none = Es drehte sich nie: Es war knapp oder früh entschieden.
explain-turned = Die Chance von { $player } war { $before } %, danach { $after } %.
explain-by-luck = durch Glück
explain-by-play = durch Spiel
explain-balance = Glück und Spiel, in Punkten
explain-level = spielt wie: { $bot }
explain-result = Ergebnis
explain-luck = Glück
explain-luck-help = Glück: was Würfel und Karten brachten, gemessen am Erwarteten, nie mehr, als das Ergebnis hergibt.
explain-lost = Verschenkt
explain-lost-help = Verschenkt: was die besten Entscheidungen mehr wert gewesen wären, nie mehr, als noch zu holen war.
explain-here =
    { $measure ->
        [points] Punkte an diesem Tisch, so wie diese Spieler in der ganzen Partie gespielt haben.
        [strong] Chancen, wenn von da an alle stark spielten, was auch immer sie in dieser Partie taten.
       *[chances] Chancen an diesem Tisch, so wie diese Spieler in der ganzen Partie gespielt haben: Wer viel verschenkt hat, beginnt niedrig.
    }
explain-sure = Das sind Schätzungen eines Bots, der über jede Entscheidung etwa eine Hundertstelsekunde nachdachte und dabei nur wusste, was die jeweilige Person wissen konnte. Wenige Zehntelpunkte liegen im Bereich seines Fehlers.
explain-values = Alle Werte als Tabelle
explain-when = Wann

## Wie die Bots denken

bots-title = Wie die Bots denken
bots-lead = Die Bots dieses Hauses spielen nach denselben Regeln wie du, sehen nicht mehr als du an ihrer Stelle und sind auf jedem Rechner dieselben.
bots-levels = Wer sie sind
bots-know = Was sie wissen
bots-know-text = Bevor ein Bot gefragt wird, wird alles, was sein Platz nicht wissen kann, neu gemischt und verteilt: fremde Hände, kommende Karten, geheime Entscheidungen. Kein Bot, wie er auch geschrieben ist, kann sehen, was wirklich da liegt. Was er raten muss, rät er immer wieder neu.
bots-think = Wie sie entscheiden
bots-think-text = Gierig sieht jede Aktion für sich an und nimmt, was am meisten wert ist. Schnell, Stark und Meister probieren aus: Sie stellen sich vor, wie das Verborgene liegen könnte, spielen für alle einige Züge weiter und sehen, wie das meist ausgeht. Was gut läuft, wird öfter versucht. Sie unterscheiden sich vor allem darin, wie viel sie versuchen, nicht darin, was man ihnen sagt.
bots-learn = Woher sie es haben
bots-learn-text = Wie viele Punkte eine Stellung noch bringt, haben sie aus Millionen von Spielen gegen sich selbst gelernt. Ein neueres Urteil löst ein älteres nur ab, wenn es gegen dieses gewonnen hat.
bots-advice = Was ein Rat bedeutet
bots-advice-text = „{ advice-ask }“ fragt einen solchen Bot für den Bruchteil einer Sekunde. Zu jeder Aktion sagt er, wie wahrscheinlich du gewinnst, was sie sofort bringt, wie viele Punkte du am Ende etwa hättest und was sie anderen nimmt. Gereiht wird allein nach der Gewinnchance (wer allein spielt: nach Punkten); wo sie gleich ist, ist das eine so gut wie das andere. Niemand sonst erfährt, dass du gefragt hast oder was dir gesagt wurde. Ob man fragen darf, bestimmt, wer den Tisch eröffnet.
bots-analysis = Was eine Analyse bedeutet
bots-analysis-text = Ist ein Spiel vorbei, wird jede Entscheidung noch einmal durchdacht, und zwar nur mit dem, was die Person damals wissen konnte. Die Linien zeigen, wie das Spiel an diesem Tisch auszugehen schien: Wie stark jede Person gespielt hat, ergibt sich aus dem, was ihre Entscheidungen verschenkten, und es wird angenommen, dass sie so weiterspielt. Weitere Linien nehmen an, dass alle stark spielen. Ein Sprung bei einer Entscheidung ist Spiel; ein Sprung, wenn Würfel oder Karten aufgedeckt werden, ist Glück. Die teuersten Entscheidungen sind die, die am meisten verschenkten: um wie viel der erwartete Vorsprung kleiner war als nach der besten Aktion, doch nie mehr, als noch zu holen war. Was später noch möglich war, zählt dort, wo es zuletzt unterblieb.
bots-sure = Wie sicher das ist
bots-sure-text = Das sind Schätzungen, keine Wahrheiten. Wenige Zehntelpunkte liegen im Bereich des Fehlers, früh im Spiel auch ein oder zwei Punkte. Ein Rat nimmt an, dass alle stark spielen; eine Analyse nicht. Eine Entscheidung, die der Bot teuer findet, kann ein guter Plan gewesen sein, den er nicht sieht. Sein „Besser“ ist die Meinung eines starken Spielers, der wenig Zeit hatte.

# The table of a game without screens of its own.
default-prompt = Wähle, was du tust.
default-waiting = Warten auf { $players }.
default-confirm = Das tun? Es lässt sich nicht zurücknehmen.
default-table = Tisch
default-other = Etwas anderes
default-cells = Plätze
default-these = { $numbers } nehmen
