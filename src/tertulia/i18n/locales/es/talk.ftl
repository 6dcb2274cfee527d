### Chat, bloqueos y notas: la gente entre sí.

error-words = No hay nada que leer, o demasiado: de 1 a 400 caracteres.
error-chat-closed = Aquí no hay chat.
error-too-much-talk = Has dicho mucho en poco tiempo. Espera un momento.
error-too-many-reports = Ya has denunciado mucho. Inténtalo más tarde.
error-person-unknown = Aquí no hay tal persona.
error-kept-apart = Esta mesa no está abierta para ti.
error-may-not = Esto es cosa de moderadores o administradores, o ya está hecho.
error-muted = Durante un tiempo no puedes hablar. La página «Cómo estás aquí» dice hasta cuándo y por qué.
error-suspended = Durante un tiempo no puedes abrir mesas ni sentarte a ninguna. La página «Cómo estás aquí» dice hasta cuándo y por qué.
error-link-used = Este enlace no es nuestro, ya se ha usado o es demasiado antiguo.

talk-title = Chat
talk-me = Tú
talk-person = { $name }: más
talk-onlooker = mira
talk-none = Todavía nadie ha dicho nada.
talk-say = Di algo
talk-send = Enviar
talk-phrases = Frases rápidas
talk-hears-all = Lo leen todos los que están aquí.
talk-hears-players = Lo leen quienes juegan aquí, y nadie más.
talk-hears-spectators = Ahora lo leen los demás que miran; quienes juegan, solo después del final.
talk-allow = Chat en esta mesa
talk-unread = Sin leer: { $count }
talk-note = Notas
talk-note-help = Solo tú las ves.
talk-note-kept = Guardado.

block-is = Has bloqueado a esta persona: no ves lo que dice, y no os sentáis juntos a ninguna mesa nueva.
block-help = A quien bloqueas no se le dice. No verás lo que dice, y no os sentaréis juntos a ninguna mesa nueva. Las partidas empezadas siguen.
block-person = Bloquear a { $name }
block-no-longer = Dejar de bloquear

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-sorry = ¡Perdón!
phrase-no-hurry = Sin prisa.
phrase-moment = Un momento, por favor.
phrase-back-soon = Vuelvo enseguida.
phrase-tomorrow = Sigo mañana.
phrase-another-game = ¿Otra partida?
phrase-good-game = ¡Ha sido una buena partida!
phrase-goodbye = ¡Hasta luego!
