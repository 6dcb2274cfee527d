# Zeit am Tisch: Tempo, Uhren und Partien, die vorzeitig enden

error-time-is-up = Deine Zeit ist abgelaufen.
error-undo-no-time = Das lässt sich nicht mehr zurücknehmen: Die Zeit bis jetzt wäre deine, und sie ist verbraucht.
error-seat-lost = Die Partie ist für dich zu Ende: Ein Bot spielt an deiner Stelle weiter.
error-no-pause = Dieser Tisch hat keine Zeit für Pausen, oder sie ist verbraucht.
error-not-stalled = Nur eine Partie mit Uhr kann Zug um Zug weitergehen.
error-calendar = Dieser Kalender oder Urlaub ist nicht möglich.
