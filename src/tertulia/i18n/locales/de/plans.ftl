# Vorausgeplante Züge, Antworten, die gelten, was seit dem letzten Besuch geschah, und der Weg an einen Tisch.

error-own-turn = Du bist am Zug: Spiele jetzt, statt vorauszuplanen.
error-plan-impossible = Dein nächster Zug lässt sich noch nicht planen: Vorher kommen unbekannte Würfel oder Karten.
error-plan-unkept = Du bist am Zug. Dein Plan wurde nicht gespeichert.

plan-title = Geplanter Zug
plan-begin = Meinen nächsten Zug planen
plan-anew = Plan ändern
plan-drafting = Planung
plan-nothing-happens = Noch wird nichts gespielt: Plane deinen nächsten Zug, als wärst du jetzt am Zug.
plan-kept-stands = Dein gespeicherter Plan gilt, bis du einen anderen speicherst.
plan-ends = Hier endet der Plan: Der nächste Schritt hängt von etwas ab, das noch unbekannt ist.
plan-else = Plan { $number }
plan-keep = Plan speichern
plan-another = Ausweichplan hinzufügen
plan-leave = Abbrechen
plan-waiting = Für deinen nächsten Zug gespeichert
lobby-planned = Zug geplant
plan-failed = Dein Plan konnte nicht gespielt werden
plan-played = Dein Plan wurde gespielt
plan-drop = Plan löschen
plan-read = OK
plan-steps = Geplant:
plan-why-illegal = Geplant: { $action }. Das geht nicht mehr.
plan-why-changed = Geplant: { $action }. Jetzt wäre es: { $now }.

answers-title = Automatik
answers-help = Routinefragen werden für dich beantwortet. Nur du siehst, welche Züge automatisch waren.
answers-stand = Aktiv
answers-offered = Verfügbar
answer-only = Erzwungene Züge spielen
answer-pass = Passen, wenn nichts Sinnvolles mehr möglich ist
answer-about = { $about ->
    [card] Karte { $number }
   *[other] { $number }
  }
answer-until-round = bis zum Ende der Runde
answer-until-game = bis zum Ende der Partie
answer-on-round = Diese Runde
answer-on-game = Immer
answer-off = Ausschalten
answer-automatic = automatisch

since-last-here = Seit du zuletzt hier warst

play-help = Du kommst an einen Tisch, an dem für dieses Spiel noch Spieler fehlen, oder eröffnest einen und wartest. Sind alle Plätze besetzt, beginnt die Partie von selbst, oder der Gastgeber startet sie.
play-game = Spiel
play-seats = Spieler
play-pace = Bedenkzeit
play-now = Spielen
play-sought = Andere finden diesen Tisch in der Lobby und über „Gegner suchen“.
play-sought-stay = Bleib auf dieser Seite: Die Uhren laufen, sobald die Partie beginnt.
play-sought-leave = Du kannst diese Seite verlassen und behältst deinen Platz. Mit eingeschalteten Benachrichtigungen erfährst du, wann du am Zug bist.
play-more = Weitere Optionen
play-any = egal
play-invited = Nur auf Einladung
play-invited-help = Eröffnet einen Tisch, den nur Leute mit dem Link finden. Gegner werden nicht gesucht.
seat-up-short = Nach oben
seat-up = { seat-up-short }: { $name }
seat-away-short = Platz entfernen
seat-away = { seat-away-short }: { $name }
seat-more = Platz hinzufügen

alter-do = Optionen und Bedenkzeit ändern
alter-title = Tisch ändern
alter-help = Die anderen müssen noch einmal zustimmen, bevor die Partie beginnen kann.
alter-save = Änderungen speichern
alter-as-now = Unverändert: { $pace }
alter-told = Der Gastgeber hat geändert: { $what }.
alter-pace = die Bedenkzeit
alter-forfeit = was bei Zeitüberschreitung oder Aufgabe geschieht
alter-wish = die Frist zum Ablehnen eines Partieendes
alter-patience = wie lange jemand abwesend sein darf
alter-substitute = den Ersatzbot
alter-hints = ob Tipps erlaubt sind
alter-seats = die Spielerzahl
alter-order = die Sitzreihenfolge
alter-stay = Dabeibleiben
alter-wait = Warten auf: { $names }.

lobby-vanishes =
    { $days ->
        [one] schließt innerhalb eines Tages, wenn niemand dazukommt
       *[other] schließt innerhalb von { $days } Tagen, wenn niemand dazukommt
    }

invite-title = Spieler einladen
invite-do = Einladen
invite-done = { $name } sieht diesen Tisch in der Lobby.
