# El tiempo en la mesa: ritmos, relojes y partidas que acaban antes de su final

error-time-is-up = Se te ha acabado el tiempo.
error-undo-no-time = Eso ya no se puede deshacer: el tiempo hasta ahora sería tuyo, y se ha acabado.
error-seat-lost = La partida ha terminado para ti: un bot sigue jugando en tu lugar.
error-no-pause = Esta mesa no tiene tiempo para pausas, o ya no queda.
error-not-stalled = Solo una partida en vivo puede seguir por turnos.
error-calendar = Ese calendario o esas vacaciones no son posibles.
clock-title = Relojes
clock-until = límite: { $when }
clock-low = Te queda poco tiempo: { $left }.
clock-under-second = menos de un segundo
clock-pace-none = Cada cual tiene todo el tiempo que quiera.
clock-pace-live = En vivo: { $start } para toda la partida y { $added } más por cada turno.
clock-pace-turns = Por turnos: { $start } al empezar y { $added } más por cada turno, como máximo { $most }.
clock-out = No cuentan: { $what }.
clock-out-nights = las noches
clock-out-weekends = los fines de semana
clock-short-live = en vivo, { $start }
clock-short-turns = por turnos, { $start }
clock-forfeit-bot = Por quien se queda sin tiempo o abandona juega un bot ({ $bot }), y puede volver.
clock-forfeit-end = Quien se queda sin tiempo o abandona ha perdido: entre dos gana la otra persona; entre más, los demás siguen y un bot ({ $bot }) juega el asiento hasta el final, en último lugar.
clock-wish = { $players }: la partida debería acabar como está. Si nadie se opone, acaba: { $when }.
clock-pause-asked = Se pide una pausa. Fin: { $when }. A favor: { $players }.
clock-paused = La mesa está en pausa. Fin: { $when }.
clock-paused-short = en pausa; fin: { $when }
clock-slower-asked = La partida debería seguir por turnos, durante días. A favor: { $players }.
clock-agree = De acuerdo
clock-go-on = Seguir jugando
clock-ended-agreed = Se acabó de común acuerdo, como estaba.
clock-ended-wish = Se acabó por un deseo al que nadie se opuso.
clock-ended-forfeit = Los demás han abandonado o se han quedado sin tiempo.
clock-ended-deserted = Aquí ya no juega nadie.
clock-ended-winner = Gana { $player }.
clock-record-time = { $player } se ha quedado sin tiempo.
clock-record-resigned = { $player } ha abandonado.
clock-record-slower = Más tarde se siguió por turnos. { $pace }
clock-record-lasted = Duró { $time }.
explain-stand-in = { $player } (bot)
explain-early = Se acabó antes de su final: los puntos son los de entonces. El último momento dice cómo habría podido seguir.
clock-lost-last = { $player } había perdido antes del final y queda en último lugar.
clock-propose-end = Acabar la partida de común acuerdo
clock-slower = Seguir por turnos
clock-resign = Abandonar
clock-resign-as = Abandonar por { $player }
clock-resign-sure = ¿Abandonar de verdad?
clock-pause = Pausa de
clock-pause-ask = Proponer
clock-choose = Ritmo
clock-choice-none = Sin reloj
clock-choice-quick = En vivo: 10 min, 15 s por turno
clock-choice-live = En vivo: 20 min, 30 s por turno
clock-choice-calm = En vivo: 45 min, 1 min por turno
clock-choice-daily = Por turnos: 2 días, ½ por turno
clock-choice-turns = Por turnos: 3 días, 1 por turno
clock-choice-slow = Por turnos: 7 días, 2 por turno
clock-choice-own = Propio
clock-own-kind = Tipo
clock-own-live = En vivo, todo el mundo en la mesa
clock-own-turns = Por turnos, durante días
clock-own-bank = Minutos para toda la partida
clock-own-increment = Segundos más por cada turno
clock-own-reserve = Días al empezar
clock-own-move = Horas más por cada turno
clock-own-nights = No contar la noche de cada jugador
clock-own-weekends = No contar el fin de semana de cada jugador
clock-own-more = Vacaciones, pausas y más
clock-own-cap = Días guardados como máximo
clock-own-vacation = Días de vacaciones al año, para cada uno
clock-own-pause = Días de pausas que acuerdan todos
clock-forfeit = Quien se queda sin tiempo o abandona
clock-forfeit-choice-bot = juega un bot hasta que vuelva
clock-forfeit-choice-end = ha perdido
clock-wish-days = Días tras los que la partida acaba si alguien lo pide y nadie se opone
clock-forfeit-help = Se dice antes de sentarse.
clock-calendar-help = Las mesas que se juegan por turnos pueden no contar estas horas y días. Un cambio vale desde tu próximo turno.
clock-zone = Zona horaria
clock-quiet-from = Duermo desde
clock-quiet-until = hasta
clock-weekend = Mi fin de semana (dos días como máximo)
clock-save = Guardar
clock-saved = Guardado.
clock-vacations = Vacaciones
clock-first = Primer día
clock-last = Último día
clock-book = Anotar
clock-cancel = Anular: { $days }
clock-out-vacation = { $count ->
    [one] { $count } día de vacaciones al año
   *[other] { $count } días de vacaciones al año
}
clock-propose-help = { $count ->
    [one] Una partida acaba como está cuando todos están de acuerdo, o si durante { $count } día nadie se opone a un deseo.
   *[other] Una partida acaba como está cuando todos están de acuerdo, o si durante { $count } días nadie se opone a un deseo.
}
clock-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
