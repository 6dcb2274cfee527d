# Jugadas planeadas, respuestas que valen, lo que ha pasado desde la última visita y el camino a una mesa.

error-own-turn = Es tu turno: juega ahora en lugar de planear.
error-plan-impossible = Tu próximo turno aún no se puede planear: antes vienen dados o cartas que nadie conoce.
error-plan-unkept = Te toca. Lo que estabas planeando aún no estaba guardado.

plan-title = Jugada planeada
plan-begin = Planear mi próximo turno
plan-anew = Planear de nuevo
plan-drafting = Estás planeando
plan-nothing-happens = Nada de esto pasa todavía: es tu próximo turno como si llegara ahora.
plan-kept-stands = El plan guardado vale hasta que guardes otro.
plan-ends = Aquí acaba el plan: lo que sigue muestra algo que nadie conoce.
plan-else = Caso { $number }
plan-keep = Guardar el plan
plan-another = Si no se puede: otra forma
plan-leave = Dejar de planear
plan-waiting = Planeado para tu turno
plan-failed = Tu plan no se jugó
plan-played = Tu plan se jugó
plan-drop = Descartar el plan
plan-read = De acuerdo
plan-steps = Planeado:
plan-why-illegal = Planeado: { $action }. Ya no es posible.
plan-why-changed = Planeado: { $action }. Ahora sería: { $now }.

answers-title =
    { $count ->
        [0] Dejar responder preguntas pequeñas
       *[other] Respuestas a preguntas pequeñas: { $count }
    }
answers-help = Las preguntas pequeñas de este asiento se responden por ti hasta que lo apagues. Solo tú ves qué líneas se jugaron así.
answers-stand = Estas valen
answers-offered = Lo que se puede responder por ti
answer-only = Hacer lo único posible
answer-pass = Seguir donde ya nada tiene sentido
answer-about = { $about ->
    [card] carta { $number }
   *[other] { $number }
  }
answer-until-round = hasta que acabe la ronda
answer-until-game = hasta que acabe la partida
answer-on-round = Esta ronda
answer-on-game = Siempre
answer-off = Apagar
answer-automatic = automático

since-last-here = Desde tu última visita

play-title = Jugar ya con otras personas
play-help = Te sientas donde alguien espera la misma partida, o esperas allí a la siguiente persona. Cuando todos los asientos estén ocupados, empieza.
play-game = Juego
play-seats = Jugadores
play-pace = Ritmo
play-now = Jugar
play-more = Más deseos
play-any = da igual
play-invited = Solo con invitación
play-invited-help = Una mesa nueva que solo encuentra quien tenga el enlace. No se busca a nadie más.
seat-up-short = Un puesto más arriba
seat-up = { seat-up-short }: { $name }
seat-away-short = Quitar el asiento
seat-away = { seat-away-short }: { $name }
seat-more = Un asiento más

alter-do = Cambiar opciones y ritmo
alter-title = Cambiar la mesa
alter-help = A los demás de la mesa se les pregunta otra vez antes de que pueda empezar la partida.
alter-save = Cambiar
alter-as-now = Como ahora: { $pace }
alter-told = El anfitrión ha cambiado: { $what }.
alter-pace = el ritmo
alter-forfeit = qué pasa con quien se queda sin tiempo o abandona
alter-wish = cuánto tiempo vale el deseo de terminar
alter-patience = cuánto tiempo puede faltar alguien
alter-substitute = quién juega por los ausentes
alter-hints = si se puede pedir consejo
alter-seats = el número de jugadores
alter-order = el orden de los asientos
alter-stay = Sigo en la mesa
alter-wait = Aún no lo aceptan: { $names }.

lobby-vanishes =
    { $days ->
        [one] desaparece mañana si no viene nadie
       *[other] desaparece en { $days } días si no viene nadie
    }

invite-title = Invitar por nombre
invite-do = Invitar
invite-done = { $name } encuentra esta mesa en su vestíbulo.
