# El tiempo en la mesa: ritmos, relojes y partidas que acaban antes de su final

error-time-is-up = Se te ha acabado el tiempo.
error-undo-no-time = Eso ya no se puede deshacer: el tiempo hasta ahora sería tuyo, y se ha acabado.
error-seat-lost = La partida ha terminado para ti: un bot sigue jugando en tu lugar.
error-no-pause = Esta mesa no tiene tiempo para pausas, o ya no queda.
error-not-stalled = Solo una partida en vivo puede seguir por turnos.
error-calendar = Ese calendario o esas vacaciones no son posibles.
