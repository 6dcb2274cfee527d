# Zeit am Tisch: Tempo, Uhren und Partien, die vorzeitig enden

error-time-is-up = Deine Zeit ist abgelaufen.
error-undo-no-time = Das lässt sich nicht mehr zurücknehmen: Deine Uhr wäre abgelaufen.
error-seat-lost = Du bist aus dieser Partie ausgeschieden. Ein Bot spielt für dich weiter.
error-no-pause = An diesem Tisch ist keine Pausenzeit mehr übrig.
error-not-stalled = Nur eine Live-Partie kann rundenbasiert weitergehen.
error-calendar = Dieser Kalender oder Urlaub ist nicht gültig. Prüfe Uhrzeiten und Tage.
clock-title = Uhren
clock-until = bis { $when }
clock-low = Deine Zeit wird knapp: noch { $left }.
clock-under-second = weniger als eine Sekunde
clock-pace-none = Unbegrenzte Bedenkzeit.
clock-pace-live = Live: { $start } pro Spieler und { $added } pro Zug.
clock-pace-turns = Rundenbasiert: { $start } zu Beginn und { $added } pro Zug, höchstens { $most }.
clock-out = Die Uhr steht: { $what }.
clock-out-nights = nachts
clock-out-weekends = am Wochenende
clock-short-live = live, { $start }
clock-short-turns = rundenbasiert, { $start }
clock-forfeit-bot = Wer die Zeit überschreitet oder aufgibt, wird durch einen Bot ({ $bot }) ersetzt und kann zurückkommen.
clock-forfeit-end = Wer die Zeit überschreitet oder aufgibt, hat verloren. Zu zweit gewinnt die andere Person; sonst spielen die anderen weiter, und ein Bot ({ $bot }) spielt diesen Platz zu Ende, auf dem letzten Rang.
clock-wish = Vorschlag von { $players }: die Partie jetzt mit dem aktuellen Punktestand beenden. Lehnt niemand ab, endet sie: { $when }.
clock-pause-asked = Vorschlag: Pause bis { $when }. Zugestimmt: { $players }.
clock-paused = Der Tisch pausiert bis { $when }.
clock-paused-short = pausiert bis { $when }
clock-slower-asked = Vorschlag: rundenbasiert weiterspielen, über mehrere Tage. Zugestimmt: { $players }.
clock-agree = Zustimmen
clock-go-on = Ablehnen
clock-ended-agreed = Vorzeitig beendet: Alle haben zugestimmt.
clock-ended-wish = Vorzeitig beendet: auf Vorschlag, den niemand abgelehnt hat.
clock-ended-forfeit = Alle anderen haben aufgegeben oder die Zeit überschritten.
clock-ended-deserted = In dieser Partie spielt niemand mehr.
clock-ended-winner = { $player } gewinnt.
clock-timed-out = Deine Zeit ist abgelaufen.
clock-timed-out-bot = Ein Bot spielt für dich.
clock-timed-out-lost = Du hast diese Partie verloren; ein Bot spielt weiter, damit die anderen zu Ende spielen können.
clock-record-time = { $player } hat die Zeit überschritten.
clock-record-resigned = { $player } hat aufgegeben.
clock-record-slower = Später rundenbasiert fortgesetzt. { $pace }
clock-record-lasted = Dauer: { $time }.
explain-stand-in = { $player } (Bot)
explain-early = Die Partie endete vorzeitig; die Punkte sind die von diesem Moment. Die letzte Stellung zeigt, wie sie hätte weitergehen können.
clock-lost-last = { $player } hatte vor dem Ende verloren und steht auf dem letzten Rang.
clock-propose-end = Partieende vorschlagen
clock-slower = Rundenbasiert weiterspielen
clock-resign = Aufgeben
clock-resign-as = Für { $player } aufgeben
clock-resign-sure = Wirklich aufgeben?
clock-pause = Pause für
clock-pause-ask = Vorschlagen
clock-choose = Bedenkzeit
clock-choice-none = Unbegrenzt
clock-choice-quick = Live: 10 min + 15 s pro Zug
clock-choice-live = Live: 20 min + 30 s pro Zug
clock-choice-calm = Live: 45 min + 1 min pro Zug
clock-choice-daily = Rundenbasiert: 2 Tage + ½ Tag pro Zug
clock-choice-turns = Rundenbasiert: 3 Tage + 1 Tag pro Zug
clock-choice-slow = Rundenbasiert: 7 Tage + 2 Tage pro Zug
clock-choice-own = Benutzerdefiniert
clock-own-kind = Art
clock-own-live = Live: alle am Tisch
clock-own-turns = Rundenbasiert: über mehrere Tage
clock-own-bank = Minuten pro Spieler
clock-own-increment = Zusätzliche Sekunden pro Zug
clock-own-reserve = Zeitkonto zu Beginn (Tage)
clock-own-move = Zusätzliche Stunden pro Zug
clock-own-nights = Uhr nachts anhalten (je nach Kalender jedes Spielers)
clock-own-weekends = Uhr am Wochenende anhalten (je nach Kalender jedes Spielers)
clock-own-more = Urlaub, Pausen und mehr
clock-own-cap = Zeitkonto höchstens (Tage)
clock-own-vacation = Urlaubstage pro Spieler und Jahr
clock-own-pause = Pausenzeit insgesamt (Tage)
clock-forfeit = Bei Zeitüberschreitung oder Aufgabe
clock-forfeit-choice-bot = spielt ein Bot bis zur Rückkehr
clock-forfeit-choice-end = ist die Partie verloren
clock-wish-days = Tage, um einen Vorschlag zum Partieende abzulehnen
clock-forfeit-help = Wird allen angezeigt, bevor sie Platz nehmen.
clock-calendar-help = Rundenbasierte Tische können deine Uhr in diesen Stunden und an diesen Tagen anhalten. Änderungen gelten ab deinem nächsten Zug.
clock-zone = Zeitzone
clock-quiet-from = Nachtruhe von
clock-quiet-until = bis
clock-weekend = Mein Wochenende (höchstens zwei Tage)
clock-save = Speichern
clock-saved = Gespeichert.
clock-vacations = Urlaub
clock-first = Erster Tag
clock-last = Letzter Tag
clock-book = Eintragen
clock-cancel = Stornieren: { $days }
clock-out-vacation = { $count ->
    [one] ein Urlaubstag im Jahr
   *[other] { $count } Urlaubstage im Jahr
}
clock-propose-help = { $count ->
    [one] Die Partie endet mit dem aktuellen Punktestand, sobald alle zustimmen oder wenn den Vorschlag innerhalb von { $count } Tag niemand ablehnt.
   *[other] Die Partie endet mit dem aktuellen Punktestand, sobald alle zustimmen oder wenn den Vorschlag innerhalb von { $count } Tagen niemand ablehnt.
}
clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
