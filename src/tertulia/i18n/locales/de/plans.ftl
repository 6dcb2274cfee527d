# Vorausgeplante Züge, Antworten, die gelten, was seit dem letzten Besuch geschah, und der Weg an einen Tisch.

error-own-turn = Du bist am Zug: spiele jetzt, statt zu planen.
error-plan-impossible = Dein nächster Zug lässt sich noch nicht planen: Vorher kommen Würfel oder Karten, die niemand kennt.
error-plan-unkept = Du bist am Zug. Was du gerade geplant hast, war noch nicht behalten.

plan-title = Geplanter Zug
plan-begin = Meinen nächsten Zug planen
plan-anew = Neu planen
plan-drafting = Du planst
plan-nothing-happens = Noch geschieht nichts davon: Es ist dein nächster Zug, als käme er jetzt.
plan-kept-stands = Der Plan, den du behalten hast, gilt, bis du einen anderen behältst.
plan-ends = Hier endet der Plan: Was folgt, zeigt etwas, das niemand kennt.
plan-else = Fall { $number }
plan-keep = Plan behalten
plan-another = Falls unmöglich: anders
plan-leave = Planen beenden
plan-waiting = Für deinen Zug geplant
plan-failed = Dein Plan wurde nicht gespielt
plan-played = Dein Plan wurde gespielt
plan-drop = Plan verwerfen
plan-read = In Ordnung
plan-steps = Geplant:
plan-why-illegal = Geplant: { $action }. Das geht nicht mehr.
plan-why-changed = Geplant: { $action }. Jetzt wäre es: { $now }.

answers-title =
    { $count ->
        [0] Kleine Fragen beantworten lassen
       *[other] Für dich beantwortete kleine Fragen: { $count }
    }
answers-help = Kleine Fragen dieses Platzes werden für dich beantwortet, bis du es abschaltest. Nur du siehst, welche Zeilen so gespielt wurden.
answers-stand = Diese gelten
answers-offered = Was für dich beantwortet werden kann
answer-only = Tun, was als Einziges möglich ist
answer-pass = Weitergehen, wo nichts mehr sinnvoll ist
answer-about = { $about ->
    [card] Karte { $number }
   *[other] { $number }
  }
answer-until-round = bis zum Ende der Runde
answer-until-game = bis zum Ende der Partie
answer-on-round = Diese Runde
answer-on-game = Immer
answer-off = Abschalten
answer-automatic = automatisch

since-last-here = Seit du zuletzt hier warst

play-title = Sofort mit anderen spielen
play-help = Du setzt dich dazu, wo jemand auf dasselbe Spiel wartet, oder wartest dort auf die Nächsten. Sind alle Plätze besetzt, geht es los.
play-game = Spiel
play-seats = Spieler
play-pace = Tempo
play-now = Spielen
play-more = Weitere Wünsche
play-any = egal
play-invited = Nur auf Einladung
play-invited-help = Ein neuer Tisch, den nur Leute finden, die den Link haben. Sonst wird niemand gesucht.
seat-up-short = Einen Platz nach oben
seat-up = { seat-up-short }: { $name }
seat-away-short = Platz entfernen
seat-away = { seat-away-short }: { $name }
seat-more = Ein Platz mehr

alter-do = Optionen und Tempo ändern
alter-title = Den Tisch ändern
alter-help = Alle anderen am Tisch werden noch einmal gefragt, bevor das Spiel beginnen kann.
alter-save = Ändern
alter-as-now = Wie jetzt: { $pace }
alter-told = Geändert wurde: { $what }.
alter-pace = das Tempo
alter-forfeit = was geschieht, wenn jemandem die Zeit ausgeht oder jemand aufgibt
alter-wish = wie lange der Wunsch nach einem Ende gilt
alter-patience = wie lange jemand fehlen darf
alter-substitute = wer für Abwesende spielt
alter-hints = ob man um Rat fragen darf
alter-seats = die Zahl der Spieler
alter-order = die Reihenfolge der Plätze
alter-stay = Weiter dabei
alter-wait = Noch nicht zugestimmt: { $names }.

lobby-vanishes =
    { $days ->
        [one] verschwindet morgen, wenn niemand kommt
       *[other] verschwindet in { $days } Tagen, wenn niemand kommt
    }

invite-title = Mit Namen einladen
invite-do = Einladen
invite-done = { $name } findet diesen Tisch in der eigenen Lobby.
