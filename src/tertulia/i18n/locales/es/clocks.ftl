# El tiempo en la mesa: ritmos, relojes y partidas que acaban antes de su final

error-time-is-up = Se te ha acabado el tiempo.
error-undo-no-time = Ya no se puede deshacer: tu reloj se habría agotado.
error-seat-lost = Has quedado fuera de esta partida. Un bot sigue jugando por ti.
error-no-pause = No queda tiempo de pausa en esta mesa.
error-not-stalled = Solo una partida en vivo puede seguir por turnos.
error-calendar = Ese calendario o esas vacaciones no son válidos. Revisa las horas y los días.
clock-title = Relojes
clock-until = límite: { $when }
clock-low = Te queda poco tiempo: { $left }.
clock-under-second = menos de un segundo
clock-pace-none = Sin límite de tiempo.
clock-pace-live = En vivo: { $start } por jugador y { $added } más por turno.
clock-pace-turns = Por turnos: { $start } al empezar y { $added } más por turno, hasta { $most }.
clock-out = El reloj se para: { $what }.
clock-out-nights = de noche
clock-out-weekends = en fin de semana
clock-short-live = en vivo, { $start }
clock-short-turns = por turnos, { $start }
clock-forfeit-bot = Si un jugador agota el tiempo o abandona, lo sustituye un bot ({ $bot }); puede volver.
clock-forfeit-end = Quien agota el tiempo o abandona pierde. Entre dos gana el otro jugador; entre más, los demás siguen y un bot ({ $bot }) termina ese asiento, en último lugar.
clock-wish = Propuesta de { $players }: terminar ahora la partida con la puntuación actual. Si nadie la rechaza, termina: { $when }.
clock-pause-asked = Propuesta: pausa. Fin: { $when }. Aceptan: { $players }.
clock-paused = La mesa está en pausa. Fin: { $when }.
clock-paused-short = en pausa; fin: { $when }
clock-slower-asked = Propuesta: seguir por turnos, durante varios días. Aceptan: { $players }.
clock-agree = Aceptar
clock-go-on = Rechazar
clock-ended-agreed = Terminada antes de tiempo: todos aceptaron.
clock-ended-wish = Terminada antes de tiempo: alguien lo propuso y nadie se opuso.
clock-ended-forfeit = Los demás han abandonado o han agotado el tiempo.
clock-ended-deserted = Ya no queda ningún jugador en esta partida.
clock-ended-winner = Gana { $player }.
clock-timed-out = Se te ha acabado el tiempo.
clock-timed-out-bot = Un bot juega por ti.
clock-timed-out-lost = Pierdes esta partida; un bot sigue jugando para que los demás puedan terminar.
clock-record-time = { $player } ha agotado el tiempo.
clock-record-resigned = { $player } ha abandonado.
clock-record-slower = Después continuó por turnos. { $pace }
clock-record-lasted = Duración: { $time }.
explain-stand-in = { $player } (bot)
explain-early = La partida terminó antes de tiempo, así que los puntos son los de ese momento. La última posición muestra cómo podría haber seguido.
clock-lost-last = { $player } perdió antes del final y queda en último lugar.
clock-propose-end = Proponer terminar la partida
clock-slower = Proponer seguir por turnos
clock-resign = Abandonar
clock-resign-as = Abandonar por { $player }
clock-resign-sure = ¿Seguro que abandonas?
clock-pause = Pausa de
clock-pause-ask = Proponer
clock-choose = Control de tiempo
clock-choice-none = Sin límite de tiempo
clock-choice-quick = En vivo: 10 min + 15 s por turno
clock-choice-live = En vivo: 20 min + 30 s por turno
clock-choice-calm = En vivo: 45 min + 1 min por turno
clock-choice-daily = Por turnos: 2 días + ½ día por turno
clock-choice-turns = Por turnos: 3 días + 1 día por turno
clock-choice-slow = Por turnos: 7 días + 2 días por turno
clock-choice-own = Personalizado
clock-own-kind = Tipo
clock-own-live = En vivo: todos en la mesa
clock-own-turns = Por turnos: durante varios días
clock-own-bank = Minutos por jugador
clock-own-increment = Segundos extra por turno
clock-own-reserve = Reserva de tiempo inicial (días)
clock-own-move = Horas extra por turno
clock-own-nights = Parar el reloj de noche (según cada jugador)
clock-own-weekends = Parar el reloj en fin de semana (según cada jugador)
clock-own-more = Vacaciones, pausas y más
clock-own-cap = Reserva de tiempo máxima (días)
clock-own-vacation = Días de vacaciones por jugador y año
clock-own-pause = Tiempo total de pausa (días)
clock-forfeit = Si un jugador agota el tiempo o abandona
clock-forfeit-choice-bot = juega un bot hasta que vuelva
clock-forfeit-choice-end = pierde
clock-wish-days = Días para oponerse a una propuesta de terminar
clock-forfeit-help = Se muestra a los jugadores antes de unirse.
clock-calendar-help = Las mesas por turnos pueden parar tu reloj en estas horas y días. Los cambios valen desde tu próximo turno.
clock-zone = Zona horaria
clock-quiet-from = Horas de descanso, de
clock-quiet-until = a
clock-weekend = Mi fin de semana (dos días como máximo)
clock-save = Guardar
clock-saved = Guardado.
clock-vacations = Vacaciones
clock-first = Primer día
clock-last = Último día
clock-book = Añadir
clock-cancel = Cancelar: { $days }
clock-out-vacation = { $count ->
    [one] { $count } día de vacaciones al año
   *[other] { $count } días de vacaciones al año
}
clock-propose-help = { $count ->
    [one] La partida termina con la puntuación actual cuando todos aceptan, o si en { $count } día nadie rechaza la propuesta.
   *[other] La partida termina con la puntuación actual cuando todos aceptan, o si en { $count } días nadie rechaza la propuesta.
}
clock-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
