# Zeit am Tisch: Tempo, Uhren und Partien, die vorzeitig enden

error-time-is-up = Deine Zeit ist abgelaufen.
error-undo-no-time = Das lässt sich nicht mehr zurücknehmen: Die Zeit bis jetzt wäre deine, und sie ist verbraucht.
error-seat-lost = Die Partie ist für dich zu Ende: Ein Bot spielt an deiner Stelle weiter.
error-no-pause = Dieser Tisch hat keine Zeit für Pausen, oder sie ist verbraucht.
error-not-stalled = Nur eine Partie mit Uhr kann Zug um Zug weitergehen.
error-calendar = Dieser Kalender oder Urlaub ist nicht möglich.
clock-title = Uhren
clock-until = bis { $when }
clock-low = Deine Zeit wird knapp: noch { $left }.
clock-under-second = weniger als eine Sekunde
clock-pace-none = Alle haben beliebig viel Zeit.
clock-pace-live = Live: { $start } für die ganze Partie und { $added } mehr für jeden Zug.
clock-pace-turns = Zug um Zug: { $start } zu Beginn und { $added } mehr für jeden Zug, höchstens { $most }.
clock-out = Nicht gezählt werden: { $what }.
clock-out-nights = Nächte
clock-out-weekends = Wochenenden
clock-short-live = live, { $start }
clock-short-turns = Zug um Zug, { $start }
clock-forfeit-bot = Wer keine Zeit mehr hat oder aufgibt, für den spielt ein Bot ({ $bot }), und darf zurückkommen.
clock-forfeit-end = Wer keine Zeit mehr hat oder aufgibt, hat verloren: Zu zweit gewinnt der andere, sonst spielen die anderen weiter, und ein Bot ({ $bot }) spielt den Platz als Letzten zu Ende.
clock-wish = { $players }: Die Partie soll enden, wie sie steht. Wenn niemand widerspricht, endet sie: { $when }.
clock-pause-asked = Gewünscht ist eine Pause bis { $when }. Dafür: { $players }.
clock-paused = Der Tisch pausiert bis { $when }.
clock-paused-short = pausiert bis { $when }
clock-slower-asked = Die Partie soll Zug um Zug weitergehen, über Tage. Dafür: { $players }.
clock-agree = Zustimmen
clock-go-on = Weiterspielen
clock-ended-agreed = Es wurde einvernehmlich beendet, wie es stand.
clock-ended-wish = Es wurde auf Wunsch beendet, dem niemand widersprach.
clock-ended-forfeit = Alle anderen haben aufgegeben oder keine Zeit mehr.
clock-ended-deserted = Hier spielt niemand mehr.
clock-ended-winner = { $player } gewinnt.
clock-record-time = { $player } hat keine Zeit mehr.
clock-record-resigned = { $player } hat aufgegeben.
clock-record-slower = Später ging es Zug um Zug weiter. { $pace }
clock-record-lasted = Sie dauerte { $time }.
explain-stand-in = { $player } (Bot)
explain-early = Sie wurde vor ihrem Ende beendet: Die Punkte sind die von damals. Der letzte Moment sagt, wie sie hätte weitergehen können.
clock-lost-last = { $player } hatte vor dem Ende verloren und steht auf dem letzten Rang.
clock-propose-end = Partie gemeinsam beenden
clock-slower = Zug um Zug weiterspielen
clock-resign = Aufgeben
clock-resign-as = Für { $player } aufgeben
clock-resign-sure = Wirklich aufgeben?
clock-pause = Pause für
clock-pause-ask = Vorschlagen
clock-choose = Tempo
clock-choice-none = Keine Uhr
clock-choice-quick = Live: 10 min, 15 s je Zug
clock-choice-live = Live: 20 min, 30 s je Zug
clock-choice-calm = Live: 45 min, 1 min je Zug
clock-choice-daily = Zug um Zug: 2 Tage, ½ je Zug
clock-choice-turns = Zug um Zug: 3 Tage, 1 je Zug
clock-choice-slow = Zug um Zug: 7 Tage, 2 je Zug
clock-choice-own = Eigenes
clock-own-kind = Art
clock-own-live = Live, alle am Tisch
clock-own-turns = Zug um Zug, über Tage
clock-own-bank = Minuten für die ganze Partie
clock-own-increment = Sekunden mehr für jeden Zug
clock-own-reserve = Tage zu Beginn
clock-own-move = Stunden mehr für jeden Zug
clock-own-nights = Die Nacht jedes Spielers auslassen
clock-own-weekends = Das Wochenende jedes Spielers auslassen
clock-own-more = Urlaub, Pausen und mehr
clock-own-cap = Höchstens aufgehobene Tage
clock-own-vacation = Urlaubstage im Jahr, für jeden
clock-own-pause = Tage für Pausen, denen alle zustimmen
clock-forfeit = Wer keine Zeit mehr hat oder aufgibt
clock-forfeit-choice-bot = ein Bot spielt bis zur Rückkehr
clock-forfeit-choice-end = hat verloren
clock-wish-days = Tage, nach denen die Partie auf Wunsch endet, wenn niemand widerspricht
clock-forfeit-help = Alle erfahren es, bevor sie Platz nehmen.
clock-calendar-help = Tische, an denen Zug um Zug gespielt wird, können diese Stunden und Tage auslassen. Eine Änderung gilt ab deinem nächsten Zug.
clock-zone = Zeitzone
clock-quiet-from = Ich schlafe von
clock-quiet-until = bis
clock-weekend = Mein Wochenende (höchstens zwei Tage)
clock-save = Speichern
clock-saved = Gespeichert.
clock-vacations = Urlaub
clock-first = Erster Tag
clock-last = Letzter Tag
clock-book = Eintragen
clock-cancel = Absagen: { $days }
clock-out-vacation = { $count ->
    [one] ein Urlaubstag im Jahr
   *[other] { $count } Urlaubstage im Jahr
}
clock-propose-help = { $count ->
    [one] Eine Partie endet, wie sie steht, sobald alle zustimmen oder einem Wunsch { $count } Tag lang niemand widerspricht.
   *[other] Eine Partie endet, wie sie steht, sobald alle zustimmen oder einem Wunsch { $count } Tage lang niemand widerspricht.
}
clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
