### No Siesta: la primera partida guiada.

no-siesta-lesson-aim-title = De qué se trata
no-siesta-lesson-aim = Esta es tu granja, en una hoja. Los dados dan bienes, y con los bienes tachas círculos. Las zonas completas dan puntos. La partida acaba cuando alguien llega al final de la escala de siesta.

no-siesta-lesson-plan-title = Casillas de ayudante y carretas
no-siesta-lesson-plan = Hoy hay dos metas. Un ayudante: la segunda casilla pide una oliva y un burro. Y la carreta de arriba: quien la llene primero recibe 5 puntos, los demás solo 3.

no-siesta-lesson-first_die-title = Dados y discos
no-siesta-lesson-first_die = Tomas uno de cinco dados. Oliva y grano vienen en un dado, dos bienes a la vez, y tus dos metas piden una oliva. Tómalo.
no-siesta-lesson-first_die-other = Tus dos metas piden una oliva, y ese dado te da además grano.
no-siesta-lesson-first_die-shows = Dos discos en tu tablero marcan los bienes. Tu vecino tomó un dado, y el resto se volvió a tirar.

no-siesta-lesson-second_die-title = Elegir con un objetivo
no-siesta-lesson-second_die = Y ahí está el burro que pide la casilla de ayudante.
no-siesta-lesson-second_die-other = Con el burro tu casilla de ayudante está casi llena. Tómalo.

no-siesta-lesson-last_die-title = El último dado es de todos
no-siesta-lesson-last_die = El último dado es para todos: oliva y grano otra vez. Pero solo uno de tus cuatro discos está libre. Marca la oliva: la casilla y la carreta piden una cada una.
no-siesta-lesson-last_die-other = Tienes un disco libre. Necesitas dos olivas, así que marca la oliva.
no-siesta-lesson-last_die-shows = Los cuatro discos están en tu tablero: no puedes marcar más de cuatro bienes.

no-siesta-lesson-helper_field-title = Tachar
no-siesta-lesson-helper_field = Ahora tacha lo que tienes. Pon el burro en la segunda casilla de ayudante, y después la oliva.
no-siesta-lesson-helper_field-other = También vale. Pero un ayudante en la primera ronda trabaja toda la partida: llena la segunda casilla, primero con el burro.
no-siesta-lesson-helper_field-shows = ¡Casilla completa! Al final de la ronda contratas a un ayudante. Y los discos vuelven a estar libres.

no-siesta-lesson-load_two-title = Las carretas se cargan de izquierda a derecha
no-siesta-lesson-load_two = Una carreta se carga de izquierda a derecha. Pon oliva y grano en la de arriba.
no-siesta-lesson-load_two-other = Más tarde. Primero la carreta: oliva, y después grano.

no-siesta-lesson-end_one-title = El final de la fase
no-siesta-lesson-end_one = No queda nada en tu tablero. Lo que no usas se pierde, salvo una mercancía. Acaba tu fase.
no-siesta-lesson-end_one-other = No queda nada por tachar. Acaba la fase.

no-siesta-lesson-hire-title = Ayudantes
no-siesta-lesson-hire = Los ayudantes trabajan hasta el final de la partida. Contrata al de las carretas sin burros: así a tu carreta solo le faltan cuatro bienes.
no-siesta-lesson-hire-other = Buen ayudante, pero son los burros los que frenarían nuestra carreta.
no-siesta-lesson-hire-shows = ¡Tu vecino ha tenido la misma idea! Es quien empieza la ronda 2, y ha tomado oliva y grano.

no-siesta-lesson-grape-title = El siguiente bien de tu carreta
no-siesta-lesson-grape = ¿Qué sigue en tu carreta? Una uva, y solo hay una.
no-siesta-lesson-grape-other = Sin la uva no se puede cargar nada más. Tómala primero.

no-siesta-lesson-silver-title = Pensar por adelantado
no-siesta-lesson-silver = La plata es lo último de la carreta. Tómala ahora que puedes.
no-siesta-lesson-silver-other = La carreta acaba con plata. Tómala mientras esté aquí.

no-siesta-lesson-lucky_die-title = La suerte ayuda a quien se prepara
no-siesta-lesson-lucky_die = Qué suerte: grano y oliva para todos, ¡justo lo que falta en medio! Y tienes dos discos para marcarlos.
no-siesta-lesson-lucky_die-other = La carreta pide los dos. Tienes dos discos libres, así que marca los dos.
no-siesta-lesson-lucky_die-shows = Quien empieza la ronda también tacha primero. Tu vecino ha puesto dos bienes en la misma carreta: ¡vas por delante!

no-siesta-lesson-load_rest-title = Una carreta llena
no-siesta-lesson-load_rest = Carga los cuatro: ¡uva, grano, oliva y plata!
no-siesta-lesson-load_rest-other = Primero la carreta, de izquierda a derecha: uva, grano, oliva, plata.
no-siesta-lesson-load_rest-shows = La carreta está llena, y tu premio es una mercancía. Los 5 puntos llegan al acabar la fase.

no-siesta-lesson-commodity-title = Mercancías
no-siesta-lesson-commodity = Una mercancía vale por cualquier cosa menos un sombrero. Úsala como cerdo en la primera casilla de ayudante: allí solo faltará grano, que sale a menudo.
no-siesta-lesson-commodity-other = También se puede. Como cerdo te acerca a tu próximo ayudante.

no-siesta-lesson-end_two-title = Puntos para el primero
no-siesta-lesson-end_two = Todo está usado. Acaba tu fase y mira cuánto vale ser el primero.
no-siesta-lesson-end_two-other = No queda nada por usar. Acaba la fase.
no-siesta-lesson-end_two-shows = ¡5 puntos!

no-siesta-lesson-esporles-title = El mercado de Esporles
no-siesta-lesson-esporles = Una carreta llena también envía uno de tus discos al mercado de Esporles, para siempre. Allí puntúa al final. Elige los ayudantes: un punto por cada uno que tengas entonces.
no-siesta-lesson-esporles-other = Esa casilla quizá valga más algún día. Pero tienes un ayudante y pronto otro, así que elige la de los ayudantes.
no-siesta-lesson-esporles-shows = 6 puntos. Ronda 3, y empiezas tú: cinco dados, dos con sombrero.

no-siesta-lesson-siesta-title = La escala de siesta
no-siesta-lesson-siesta = Te quedan tres discos. Con los sombreros subes por la escala de siesta: cada casilla es un punto, y la segunda te da un disco nuevo. Es lo que necesitamos.

no-siesta-lesson-hat_one-title = Sombreros
no-siesta-lesson-hat_one = Toma un sombrero.
no-siesta-lesson-hat_one-other = Es útil, pero sin discos no se hace nada. Toma el sombrero.
no-siesta-lesson-hat_one-shows = Han salido dos sombreros más.

no-siesta-lesson-hat_two-title = Dos sombreros
no-siesta-lesson-hat_two = Y otro: dos sombreros son dos casillas.
no-siesta-lesson-hat_two-other = Un sombrero más te lleva al disco nuevo.

no-siesta-lesson-mark_silver-title = El tejado
no-siesta-lesson-mark_silver = El último dado es plata. La plata construye el tejado, así que márcala con tu tercer disco.
no-siesta-lesson-mark_silver-other = Es gratis, y tu tejado necesita plata. Márcala.

no-siesta-lesson-climb-title = Subir
no-siesta-lesson-climb = Sube dos casillas, una por cada sombrero.
no-siesta-lesson-climb-other = Primero la escala: allí esperan dos puntos y un disco.
no-siesta-lesson-climb-shows = 2 puntos y un disco nuevo: vuelves a tener cuatro.

no-siesta-lesson-roof-title = Huecos del tejado
no-siesta-lesson-roof = Tacha con la plata un círculo del tejado. Con otro más se cierra el hueco, y cada hueco cerrado trae una loseta con un regalo.
no-siesta-lesson-roof-other = Eso también sirve. Aún no hemos estado en el tejado, así que tacha un círculo ahí.
no-siesta-lesson-roof-shows = Vas ganando por 8 a 1.

no-siesta-lesson-rest-title = Barcos, almacén y establo
no-siesta-lesson-rest = Quedan dos sitios. Los barcos toman tres bienes iguales a la vez, un barco por ronda, por 2 puntos y una mercancía. El almacén y el establo toman lo que sobra, y los grupos completos puntúan.

no-siesta-lesson-habits-title = Tres buenas costumbres
no-siesta-lesson-habits = Tres buenas costumbres. Contrata pronto: los ayudantes trabajan toda la partida. Elige los dados según lo que pide tu hoja. Cuida tus discos: dos sombreros traen uno nuevo.

no-siesta-lesson-free-title = Jugar por tu cuenta
no-siesta-lesson-free = Acaba esta fase y sigue por tu cuenta. Los consejos junto a la mesa explican cada decisión. El grano llena tu primera casilla de ayudante: ¿puedes contratar antes de la ronda 6?
no-siesta-lesson-free-goal = Contrata a un segundo ayudante antes de la ronda 6.
