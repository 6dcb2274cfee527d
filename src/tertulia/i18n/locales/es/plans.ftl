# Jugadas planeadas, respuestas que valen, lo que ha pasado desde la última visita y el camino a una mesa.

error-own-turn = Es tu turno: juega ahora en lugar de planificar.
error-plan-impossible = Tu próximo turno aún no se puede planificar: antes vienen dados o cartas desconocidos.
error-plan-unkept = Te toca. Tu plan no se guardó.

plan-title = Jugada planificada
plan-begin = Planificar mi próximo turno
plan-anew = Cambiar plan
plan-drafting = Planificando
plan-nothing-happens = Todavía no se juega nada: planifica tu próximo turno como si fuera ahora.
plan-kept-stands = Tu plan guardado sigue activo hasta que guardes otro.
plan-ends = El plan termina aquí: el siguiente paso depende de algo que aún no se conoce.
plan-else = Plan { $number }
plan-keep = Guardar plan
plan-another = Añadir alternativa
plan-leave = Cancelar
plan-waiting = Guardado para tu próximo turno
lobby-planned = Turno planificado
plan-failed = Tu plan no se pudo jugar
plan-played = Se jugó tu plan
plan-drop = Eliminar plan
plan-read = Aceptar
plan-steps = Planificado:
plan-why-illegal = Planificado: { $action }. Ya no es posible.
plan-why-changed = Planificado: { $action }. Ahora sería: { $now }.

answers-title = Automáticas
answers-help = Las preguntas de rutina se responden por ti. Solo tú ves qué jugadas fueron automáticas.
answers-stand = Activas
answers-offered = Disponibles
answer-only = Hacer jugadas forzadas
answer-pass = Pasar cuando ya no quede nada útil
answer-about = { $about ->
    [card] carta { $number }
   *[other] { $number }
  }
answer-until-round = hasta que acabe la ronda
answer-until-game = hasta que acabe la partida
answer-on-round = Esta ronda
answer-on-game = Siempre
answer-off = Desactivar
answer-automatic = automático

since-last-here = Desde tu última visita

play-help = Te unes a una mesa que busca jugadores para este juego, o abres una y esperas. Cuando todos los asientos están ocupados, la partida empieza sola o la inicia el anfitrión.
play-game = Juego
play-seats = Jugadores
play-pace = Control de tiempo
play-now = Jugar
play-sought = Otros jugadores encuentran esta mesa en el vestíbulo y con «Buscar rivales».
play-sought-stay = Quédate en esta página: los relojes corren en cuanto empieza la partida.
play-sought-leave = Puedes salir de esta página y conservar tu asiento. Activa las notificaciones para saber cuándo te toca.
play-more = Más opciones
play-any = cualquiera
play-invited = Solo con invitación
play-invited-help = Abre una mesa que solo encuentra quien tenga el enlace. No se buscan rivales.
seat-up-short = Subir
seat-up = { seat-up-short }: { $name }
seat-away-short = Quitar el asiento
seat-away = { seat-away-short }: { $name }
seat-more = Añadir asiento

alter-do = Cambiar opciones y control de tiempo
alter-title = Cambiar mesa
alter-help = Los demás jugadores tienen que aceptar otra vez antes de empezar la partida.
alter-save = Guardar cambios
alter-as-now = Sin cambios: { $pace }
alter-told = El anfitrión ha cambiado: { $what }.
alter-pace = el control de tiempo
alter-forfeit = qué pasa si un jugador agota el tiempo o abandona
alter-wish = el plazo para oponerse a terminar la partida
alter-patience = cuánto puede ausentarse un jugador
alter-substitute = el bot suplente
alter-hints = si se permiten pistas
alter-seats = el número de jugadores
alter-order = el orden de los asientos
alter-stay = Quedarme
alter-wait = Esperando a: { $names }.

lobby-vanishes =
    { $days ->
        [one] se cierra en menos de un día si no se une nadie
       *[other] se cierra en menos de { $days } días si no se une nadie
    }

invite-title = Invitar a un jugador
invite-do = Invitar
invite-done = { $name } verá esta mesa en su vestíbulo.
