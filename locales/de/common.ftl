### Was alle Spiele gemeinsam haben: das Haus, Lobby und Tische, Einstellungen, Meldungen.

## Das Haus

app-name = Tertulia
app-skip = Zum Inhalt springen
app-nav = Hauptmenü
app-home = Lobby
app-rules = Regeln
app-settings = Einstellungen
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

## Lobby

lobby-title = Lobby
lobby-welcome = Nimm Platz: Eröffne einen Tisch, teile den Link oder spiele gegen den Computer. Ein Konto brauchst du nicht.
lobby-quick = Sofort spielen
lobby-quick-help = Du gegen drei Bots
lobby-preparing = Wird einmalig vorbereitet: { $percent } %
lobby-unplayable = Dieses Spiel kann auf diesem Server nicht gespielt werden: Seine Regeln ließen sich nicht vorbereiten. Wer den Server betreibt, findet die Ursache in dessen Protokoll. Es wird von selbst ab und zu wieder versucht; andere Spiele können gespielt werden.
lobby-open = Offene Tische
lobby-running = Laufende Spiele
lobby-mine = Deine Tische
lobby-none = Zurzeit ist kein Tisch offen.
lobby-none-mine = Du sitzt noch an keinem Tisch.
lobby-seats-free =
    { $count ->
        [0] kein Platz frei
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
lobby-players = { $count } Spieler
lobby-your-turn = Du bist dran
lobby-join = Platz nehmen
lobby-watch = Zuschauen
lobby-return = Zurück zum Tisch
lobby-finished = Beendet

## Einen Tisch eröffnen

create-title = Neuer Tisch
create-game = Spiel
create-seats = Mitspieler
create-seat = Platz { $seat }
create-seat-add = Platz hinzufügen
create-seat-remove = Platz { $seat } entfernen
create-seat-kind = Wer sitzt hier?
create-seat-me = Ich
create-seat-open = Frei für Gäste
create-seat-bot = Computer
create-seat-device = Jemand an diesem Gerät
create-seat-name = Name für Platz { $seat }
create-bot = Spielstärke
create-options = Optionen
create-options-more = Weitere Optionen
create-public = Tisch in der Lobby anzeigen
create-public-help = Sonst finden ihn nur Leute, die den Link haben.
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
table-share-by-hand = Der Link ist markiert: kopiere ihn mit deinem Browser.
table-share-code = Der Link als QR-Code, für die Kamera eines Handys
table-share-alone = Noch kann nur dieser Rechner den Link öffnen. Um mit anderen in deinem Netz zu spielen, starte den Server mit --host 0.0.0.0.
table-start = Spiel beginnen
table-start-wait = Das Spiel kann beginnen, sobald alle Plätze besetzt sind.
table-wait-host = Es wird gewartet, dass { $name } das Spiel beginnt.
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
table-seat-bot = Computer
table-seat-device = an diesem Gerät
table-seat-online = da
table-seat-offline = abwesend
table-watching = Du schaust zu.
table-playing-as = Du spielst für { $player }
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
table-brings = Wird bringen: { $what }
table-of-player = { $player }: { $what }
table-unforeseen = Was dann kommt, weiß vorher niemand: Es lässt sich nicht zurücknehmen.
table-confirm = Bestätigen
table-confirm-end = Damit endet dein Zug.
table-confirm-go = Zug beenden
table-confirm-not = Noch nicht
table-press-lost = Das zählte nicht: Der Tisch hat sich kurz vorher geändert.
table-going-press = Zählt gleich: noch einmal drücken, und es zählt sofort.
table-going-forced = Von selbst: etwas anderes ist nicht möglich.
table-actions = Was du tun kannst
table-log = Protokoll
table-log-empty = Noch ist nichts geschehen.
table-log-beginning = Der Anfang
table-look-back = Das Brett in diesem Augenblick zeigen
table-past = Ein früherer Augenblick
table-past-asked = Du bist am Zug. Dies ist ein früherer Augenblick.
table-past-pause = Anhalten
table-past-back = Einen Schritt zurück
table-past-forward = Einen Schritt vor
table-past-now = Zurück zu jetzt
table-since = Seit deinem letzten Zug
table-lately = Was zuletzt geschah
table-replay = Noch einmal zeigen
table-replay-stop = Anhalten
table-players = Mitspieler
table-over = Das Spiel ist aus.
table-again = Noch einmal
table-again-help = Ein neuer Tisch mit denselben Spielern und Optionen
table-record = Aufzeichnung herunterladen
table-record-help = Das ganze Spiel als Datei; sie lässt sich nachspielen und prüfen.
table-commitment = Prüfsumme der Mischung
table-commitment-help = Sie stand vor dem ersten Zug fest. Nach dem Spiel wird der Schlüssel gezeigt, und jeder kann prüfen, dass nichts verändert wurde.
table-key = Schlüssel
table-components = Spielmaterial
table-options = Optionen
table-public = in der Lobby sichtbar
table-private = nur mit Link
table-animation-skip = Überspringen

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
settings-sound = Ton, wenn du dran bist
settings-saved = Auf diesem Gerät gespeichert.

## Tastatur

keys-title = Tastatur
keys-help = Alles geht auch mit der Tastatur.
keys-tab = Tab
keys-tab-does = nächste Aktion oder nächstes Bedienelement
keys-arrows = Pfeiltasten
keys-arrows-does = zwischen den Aktionen einer Gruppe oder über die Stadt wandern
keys-enter = Eingabe oder Leertaste
keys-enter-does = ausführen
keys-escape = Esc
keys-escape-does = schließen oder zurücknehmen
keys-undo-does = zurücknehmen
keys-help-does = diese Hilfe
keys-log-does = zum Protokoll
keys-bar-does = zu dem, was du jetzt tun kannst
keys-end = Pos1, Ende
keys-end-does = Erstes oder Letztes einer Gruppe

## Meldungen, wenn etwas nicht geht

error-title = Das ging nicht
error-unknown = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
error-offline = Der Server ist nicht erreichbar.
error-stale = Am Tisch ging es inzwischen weiter. Hier ist der neueste Stand.
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
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-rules-preparing = Dieses Spiel wird noch vorbereitet. In etwa einer Minute kann es losgehen.
error-rules-failed = Das Spiel dieses Tisches kann auf diesem Server nicht gespielt werden: Seine Regeln ließen sich nicht vorbereiten. Vom Tisch geht nichts verloren. Wer den Server betreibt, findet die Ursache in dessen Protokoll; es wird von selbst ab und zu wieder versucht.
error-rules-changed = Die Regeln haben sich seither geändert, und was hier gespielt wurde, ist nicht mehr möglich. Die Aufzeichnung bleibt erhalten.
error-components-changed = Seit dieser Tisch eröffnet wurde, sind Plättchen und Karten auf diesem Server berichtigt worden. Bitte eröffne einen neuen.
error-seats-missing = Es sind noch nicht alle Plätze besetzt.
error-undo-impossible = Das lässt sich nicht mehr zurücknehmen.
error-csrf = Deine Sitzung wurde erneuert. Bitte versuche es noch einmal.
error-too-many = Zu viele Anfragen. Bitte warte einen Augenblick.
error-too-large = Das ist zu viel auf einmal.
error-chain-reveals = Einer dieser Schritte deckt etwas auf: Was danach kommt, wird erst dann gewählt.
error-disk-full = Die Festplatte des Servers ist voll: Im Moment lässt sich nichts speichern.
error-storage-busy = Der Speicher des Servers ist gerade beschäftigt.
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
rules-components-help = Woher jede aufgedruckte Angabe stammt. Wer das Spiel besitzt, kann sie mit einer eigenen Datei berichtigen.
rules-component = Was
rules-source = Quelle
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
end-close = Zum Tisch
end-follow = Zum neuen Tisch
end-follow-waits = Ein neuer Tisch mit denselben Spielern wartet auf dich.
end-follow-watch = Dieselben Spieler haben einen neuen Tisch.
end-proof = Aufzeichnung und Fairness

## Hinweise für das erste Spiel

guide-title = Erstes Spiel
guide-waiting = Andere entscheiden gerade. Ihre Züge stehen im Protokoll, und jedes Ding auf dem Tisch sagt auf Druck, was es ist.
guide-off = Keine Hinweise mehr
guide-off-help = In den Einstellungen lassen sie sich zurückholen.
settings-guide = Hinweise
settings-guide-first = Im ersten Spiel jeder Art
settings-guide-always = Immer
settings-guide-never = Nie

## Die Symbole

symbols-title = Symbole
symbols-open = Symbole dieses Spiels
symbols-hold = Halte einen Finger auf etwas am Tisch, zum Beispiel auf die Zeile eines Spielers, und es sagt, was dort ist.
symbols-point = Was ist das? Zeig auf etwas auf dem Tisch
symbols-pointing = Drück jetzt auf irgendetwas auf dem Tisch, um zu lesen, was seine Symbole bedeuten. Esc beendet.
symbols-none = Hier ist kein Symbol.
keys-symbols-does = alle Symbole dieses Spiels
