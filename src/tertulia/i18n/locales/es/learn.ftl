### La guía de una primera partida, junto a la mesa.

lesson-title = Primera partida guiada: { $game }
lesson-step = Paso { $step } de { $count }
lesson-read = Lee lo que dice la guía y pulsa «Siguiente».
lesson-next = Siguiente
lesson-back = Atrás
lesson-show = Muéstramelo
lesson-may-show = También puedes pulsar «{ lesson-show }».
lesson-leave = Salir
lesson-leave-help = Se guarda el paso en que estás.
lesson-elsewhere = Ver «{ $part }»
lesson-alone = Seguir sin guía
lesson-finished = ¡Muy bien, esta ha sido tu primera partida guiada! Puedes terminarla contra los bots o abrir una mesa con otros jugadores.
lesson-play-on = Terminar la partida

## La lista de partidas guiadas, y su oferta en una mesa

learn-lead = Juega tus primeros turnos con una guía que te muestra qué puedes hacer y por qué. Puedes salir cuando quieras y continuar más tarde.
learn-list = Primeras partidas guiadas
learn-minutes = { $minutes } min
learn-start = Empezar la partida guiada
learn-again = Volver a jugar
lesson-offer = ¿Es tu primera vez con este juego?
lesson-offer-link = Apréndelo en una partida guiada ({ $minutes } min)
lesson-offer-dismiss = No volver a ofrecer
