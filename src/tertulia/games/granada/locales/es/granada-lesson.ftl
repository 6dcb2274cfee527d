### Granada: la primera partida guiada.

granada-lesson-aim-title = De qué se trata
granada-lesson-aim = Tres constructores, tres ciudades. Puntúas por tener más edificios de una clase que nadie y por rodear tu ciudad con un foso largo. Tras tres puntuaciones gana quien tenga más puntos.

granada-lesson-turn-title = Un turno es una acción
granada-lesson-turn = Un turno es una acción: tomar dinero, comprar un edificio o reformar. Cada casilla del patio pide dinero de un color, y el tuyo es sobre todo verde.

granada-lesson-exact-title = El importe exacto da otra acción
granada-lesson-exact = Mira la casilla verde: una posada por 6, y tienes un 6 verde. Selecciona la posada y pulsa «Pagar». No hay cambio, pero si pagas el importe exacto tienes otra acción.
granada-lesson-exact-other = El dinero puede esperar. Ese 6 es el importe exacto de la posada, y en Granada no hay nada mejor.
granada-lesson-exact-shows = Tu posada espera junto a la ciudad, ¡y tienes otra acción!

granada-lesson-take_blue-title = Tomar dinero con un plan
granada-lesson-take_blue = Úsala para tomar dinero: el mercado de la casilla azul cuesta 4, y aquí hay un 4 azul. Puedes tomar una carta de cualquier valor, o varias que sumen 5 como mucho.
granada-lesson-take_blue-other = Es más dinero, pero con él no pagas el importe exacto de ningún edificio. El 4 azul sirve para el mercado de la casilla azul.

granada-lesson-place_inn-title = Construir y fosos
granada-lesson-place_inn = Al final del turno construyes lo que compraste. Foso con foso, lado abierto con lado abierto, y a todo se tiene que llegar a pie. Pon la posada al norte, con su foso hacia fuera.
granada-lesson-place_inn-other = También se puede. Al norte queda sitio a los dos lados para que el foso siga.
granada-lesson-place_inn-shows = Los demás también han construido, y el patio vuelve a estar lleno. El mercado sigue ahí.

granada-lesson-buy_market-title = El plan sale bien
granada-lesson-buy_market = Tu plan ha salido bien: compra el mercado con el 4 azul, el importe exacto.
granada-lesson-buy_market-other = Primero el mercado: para eso tomaste el 4 azul.

granada-lesson-buy_hospital-title = Una cadena de acciones
granada-lesson-buy_hospital = Sigue tu turno. El hospital de la casilla amarilla cuesta 5, y tienes un 5 amarillo. ¡Otra vez el importe exacto!
granada-lesson-buy_hospital-other = Mira antes la casilla amarilla: cuesta justo tu 5 amarillo, así que no gasta acción.
granada-lesson-buy_hospital-shows = Dos edificios en un turno, y una acción más.

granada-lesson-take_nine-title = Pensar por adelantado
granada-lesson-take_nine = ¿Y ahora? El hospital de la casilla verde cuesta 13. Tu 3 y tu 1 con un 9 verde suman justo 13. Toma el 9.
granada-lesson-take_nine-other = Suma: 9 y 3 y 1 son 13, el precio del hospital. Toma el 9.

granada-lesson-place_market-title = Fosos que se unen
granada-lesson-place_market = Hay dos edificios por construir, primero el mercado. Tiene fosos al norte y al oeste: a la izquierda de la posada se unen al suyo.
granada-lesson-place_market-other = Toma primero el mercado y ponlo a la izquierda de la posada: allí los fosos forman una línea.

granada-lesson-place_hospital-title = El foso más largo
granada-lesson-place_hospital = Ahora el hospital, a la derecha de la posada: sus fosos siguen la línea, doblan la esquina y van por abajo.
granada-lesson-place_hospital-other = A la derecha de la posada el foso mide el doble. Prueba ahí.
granada-lesson-place_hospital-shows = Seis lados seguidos: 6 puntos en cada puntuación, y nadie tiene más.

granada-lesson-inn_lost-title = Empates
granada-lesson-inn_lost = Un rival también ha comprado una posada. Tenéis una cada uno, pero la suya vale 10 y la tuya 6: en un empate decide el edificio de más valor. Recuerda las posadas, volveremos a ellas.

granada-lesson-buy_thirteen-title = Pagar con varias cartas
granada-lesson-buy_thirteen = El hospital grande sigue ahí. Cómpralo con 9, 3 y 1: tres cartas, y aun así el importe exacto.
granada-lesson-buy_thirteen-other = Primero el hospital grande: 9, 3 y 1 son el importe exacto.
granada-lesson-buy_thirteen-shows = Tu segundo hospital vale 13: en un empate nadie lo supera.

granada-lesson-take_two-title = Varias cartas pequeñas
granada-lesson-take_two = Tu otra acción: toma dos cartas a la vez. Un 1 verde y un 4 verde suman 5, lo máximo que se permite.
granada-lesson-take_two-other = Aquí dos cartas pequeñas son mejores que una. Toma el 1 verde y el 4 verde juntos.

granada-lesson-place_thirteen-title = Una mayoría
granada-lesson-place_thirteen = Su foso está al sur, así que puede ir a la izquierda de la loseta inicial. Constrúyelo ahí.
granada-lesson-place_thirteen-other = En la reserva no cuenta. Constrúyelo a la izquierda de la loseta inicial.
granada-lesson-place_thirteen-shows = Vas por delante en hospitales, dos contra uno. Y mira la casilla verde: un hospital pequeño.

granada-lesson-overpay-title = Dos caras, sin cambio
granada-lesson-overpay = Cada edificio tiene otro en el reverso, ¡y detrás de este hospital hay una posada! No puedes pagar 3 justos. Paga 4: uno se pierde, y después acaba tu turno.
granada-lesson-overpay-other = Esta vez queremos el edificio de la casilla verde. Págalo con el 4, que es lo más cercano a 3.

granada-lesson-reserve-title = La reserva y el reverso
granada-lesson-reserve = Darle la vuelta ahora cuesta otros 3. En tu reserva puede quedar gratis con cualquier cara arriba, así que ponlo ahí como posada. Desde ahí se construye más tarde con una acción.
granada-lesson-reserve-other = También se puede, pero queremos una posada, y gratis. Ponlo en la reserva, con la cara par arriba.
granada-lesson-reserve-shows = La posada espera en tu reserva. Cuando la construyas, volverás a ir por delante en posadas.

granada-lesson-scoring-title = La primera puntuación
granada-lesson-scoring = Pronto una carta entre el dinero traerá la primera puntuación. En cada clase, quien va por delante recibe un punto por cada edificio de esa clase en todas las ciudades, y cada foso cuenta. Ahora te daría 10 puntos.

granada-lesson-habits-title = Tres buenas costumbres
granada-lesson-habits = Tres buenas costumbres. Busca antes que nada qué puedes pagar con el importe exacto. Toma dinero para un edificio concreto. Coloca cada loseta de modo que el foso siga.

granada-lesson-free-title = Jugar por tu cuenta
granada-lesson-free = Ahora juega hasta la primera puntuación por tu cuenta. Construye la posada de tu reserva cuando no puedas pagar nada con el importe exacto. Los consejos junto a la mesa explican cada decisión. ¡Disfruta de tu ciudad!
granada-lesson-free-goal = Ve por delante en posadas y ten más puntos que nadie tras la primera puntuación.
