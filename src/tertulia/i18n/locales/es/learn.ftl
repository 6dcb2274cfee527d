### La guía de una primera partida, junto a la mesa; las páginas de reglas.

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

## Las páginas de reglas

rules-title = Reglas de { $game }
rules-short = Resumen
rules-full = Reglas completas
rules-rulings = Interpretaciones
rules-rulings-help = Cómo se juega aquí donde el reglamento no dice nada.
rules-contents = Contenido
rules-components = Componentes
rules-components-help = De dónde sale cada valor impreso. Si tienes el juego, corrige lo que sea distinto en tu ejemplar.
rules-source = Fuente
rules-source-every = todas las fuentes
rules-find = Buscar
rules-kind = Tipo
rules-kind-every = todo
rules-found = se muestran { $count } de { $of }
rules-fingerprint = Huella de este conjunto
rules-own-words = Escrito con nuestras propias palabras; prevalece el reglamento de la editorial.
rules-chapters = Reglas en imágenes
rules-search = Buscar en las reglas
rules-search-found =
    { $count ->
        [one] { $count } pasaje encontrado
       *[other] { $count } pasajes encontrados
    }
rules-questions = ¿Cómo se hace?
