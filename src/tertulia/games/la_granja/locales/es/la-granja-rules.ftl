### La Granja: las reglas con palabras propias, y cómo se leen donde los reglamentos callan.

la-granja-rules-chapters = aim card income roofs revenue transport crafts market scoring
la-granja-rules-sections = aim setup anytime play income roofs revenue transport crafts market scoring solo editions
la-granja-rules-intro = Seis rondas en una pequeña granja de Mallorca: cada carta puede ser campo, carreta, ampliación o ayudante, y lo que da la granja va al pueblo de Esporles.

la-granja-rules-chapter-aim-title = El objetivo y tu granja
la-granja-rules-chapter-aim-text =
    Tras seis rondas gana quien tenga más puntos. Cada ronda tiene cuatro fases: granja, recursos, transporte y puntuación.
    (1) Cada campo da un bien.
    (2) En el almacén guardas otros bienes, cerdos, plata y mercancías.
    (3) Entrega bienes en tus carretas y en los edificios de oficios del pueblo. Completarlos da puntos.
la-granja-rules-chapter-aim-alt = La granja de un jugador en la ronda 4: campos a la izquierda, carretas arriba, ampliaciones a la derecha, un ayudante abajo, la casa y el almacén en el centro.
la-granja-rules-chapter-aim-questions =
    ¿Cómo gano?
    ¿Qué pasa en una ronda?

la-granja-rules-chapter-card-title = Los cuatro usos de una carta
la-granja-rules-chapter-card-text =
    En la primera ronda juegas dos cartas; después, una si quieres. Cada una va a uno de los cuatro lados de tu granja.
    (1) Un campo llega vacío y da un bien de esta clase siempre que está vacío.
    (2) Una carreta pide estos bienes y vale estos puntos.
    (3) Una ampliación sube tu límite de mano y da dos ventajas. La primera cuesta un bien, la segunda dos distintos, y así sucesivamente.
    (4) Un ayudante te da su efecto. En tu granja caben tres ayudantes y tres carretas.
la-granja-rules-chapter-card-alt = Una carta con sus cuatro usos: campo a la izquierda, carreta arriba, ampliación a la derecha y ayudante abajo.
la-granja-rules-chapter-card-questions =
    ¿Cómo juego una carta?
    ¿Cuánto cuesta una ampliación?

la-granja-rules-chapter-income-title = Ingresos, crecimiento y comercio
la-granja-rules-chapter-income-text =
    (1) Después de las cartas recibes los ingresos de tus ampliaciones y marcadores de oficio.
    (2) Luego cada campo vacío da su bien.
    (3) Dos o más cerdos tienen una cría si hay sitio.
    En cualquier momento de tu turno puedes comprar, vender y mejorar bienes, o cambiar una mercancía.
    Los bienes de los campos se pueden mejorar, pagar y entregar, pero no vender.
la-granja-rules-chapter-income-alt = Cuatro campos llenos, el almacén con tres cerdos y dos ampliaciones con los ingresos debajo.
la-granja-rules-chapter-income-questions =
    ¿Cómo consigo plata?
    ¿Cómo consigo más cerdos?
    ¿Cómo mejoro bienes?

la-granja-rules-chapter-roofs-title = Tejados
la-granja-rules-chapter-roofs-text =
    (1) Una vez por ronda puedes comprar uno de estos tejados. Cuesta tanta plata como el número de su ronda.
    (2) Cubre el espacio libre más a la izquierda. Los cinco espacios dan 0, 1, 2, 3 y 4 puntos.
    (3) Cada tejado se usa una vez, en cualquier momento o en las fases que indica.
    Se compra en el orden de turno, al revés en la primera ronda.
la-granja-rules-chapter-roofs-alt = El tejado de una granja con tres tejados usados y dos espacios libres, y los tejados a la venta en la ronda 4.
la-granja-rules-chapter-roofs-questions =
    ¿Cómo compro un tejado?

la-granja-rules-chapter-revenue-title = Los dados de recursos
la-granja-rules-chapter-revenue-text =
    Se tiran todos los dados: dos por jugador y uno más.
    En el orden de turno, cada uno toma un dado y usa su casilla al momento; luego, cada uno otro.
    El último dado lo usan todos.
    La casilla 1 da un cerdo; la 2, una cosecha o una carta; la 3, dos cosechas distintas.
    La casilla 4 da 4 platas; la 5, dos mejoras o pasos de siesta; la 6, una entrega o 2 platas.
la-granja-rules-chapter-revenue-alt = Las seis casillas de recursos con los siete dados de tres jugadores.
la-granja-rules-chapter-revenue-questions =
    ¿Qué da cada dado?
    ¿Cómo consigo cosechas?

la-granja-rules-chapter-transport-title = Burros, siesta y entregas
la-granja-rules-chapter-transport-text =
    (1) Todos eligen un burro en secreto: más burros o más sombreros. Los usados no vuelven hasta la cuarta ronda.
    Tu disco avanza en la escala de siesta según los sombreros.
    (2) Empieza quien va más adelante; en una misma casilla, el disco de encima.
    En ese orden cada uno hace una entrega por burro.
    Después cada uno puede comprar entregas extra a 1 plata, tantas como permita su granja.
la-granja-rules-chapter-transport-alt = Los cuatro burros de un jugador, uno de ellos elegido, y la escala de siesta con los discos de tres jugadores.
la-granja-rules-chapter-transport-questions =
    ¿Cuántas entregas tengo?
    ¿Cómo avanzo en el orden de turno?

la-granja-rules-chapter-crafts-title = Edificios y carretas
la-granja-rules-chapter-crafts-text =
    Una entrega lleva un bien a un edificio o a una de tus carretas.
    (1) Un edificio pide estos bienes, en cualquier orden y durante varias rondas.
    (2) Una fila llena da tantos puntos como el número de la ronda, y uno más al primero. También tomas el marcador de oficio.
    (3) Cuando un edificio se completa por primera vez, se abre el bloqueado de número más bajo.
    (4) Una carreta llena da sus puntos y una mercancía, y deja tu granja.
la-granja-rules-chapter-crafts-alt = Los seis edificios de oficios, dos de ellos bloqueados, y debajo dos carretas de un jugador.
la-granja-rules-chapter-crafts-questions =
    ¿Cómo completo un edificio?
    ¿Cómo abro un edificio bloqueado?

la-granja-rules-chapter-market-title = El mercado
la-granja-rules-chapter-market-text =
    Un jugador ha llenado una carreta de valor 5 y pone un marcador en el mercado.
    (1) El marcador va a una casilla libre del mismo valor.
    (2) Los marcadores ajenos en casillas vecinas de menor valor se retiran del mercado, y cada uno da un punto al jugador.
    Si no hay ninguna casilla libre de ese valor, el marcador sustituye a uno ajeno en una de ellas, también por un punto.
    Cada marcador tuyo da un punto al final de cada ronda.
la-granja-rules-chapter-market-alt = El mercado con tres marcadores; la casilla de valor 5 del centro está libre.
la-granja-rules-chapter-market-questions =
    ¿Cómo pongo un marcador en el mercado?
    ¿Por qué se fue mi marcador del mercado?

la-granja-rules-chapter-scoring-title = Puntuación y final
la-granja-rules-chapter-scoring-text =
    Al final de cada ronda, cada marcador del mercado da un punto, y la escala de siesta, de 0 a 3.
    Luego los ayudantes quedan listos otra vez y los discos vuelven al principio de la escala de siesta.
    Tras la sexta ronda se venden los bienes almacenados, los cerdos y las mercancías; 5 platas son un punto.
    Gana quien tenga más puntos; en caso de empate, más plata.
la-granja-rules-chapter-scoring-alt = Una tabla con los puntos de tres jugadores al final de una partida, por origen.
la-granja-rules-chapter-scoring-questions =
    ¿Cuándo gano puntos?
    ¿Qué pasa con los bienes que quedan al final de la partida?

la-granja-rules-full-aim-title = El objetivo
la-granja-rules-full-aim-text =
    Tras seis rondas gana quien tenga más puntos. Vienen de los edificios, las carretas, los marcadores del mercado, la escala de siesta y los tejados.

la-granja-rules-full-setup-title = Preparación
la-granja-rules-full-setup-text =
    Todos empiezan con 4 cartas, 1 plata, 1 punto y 1 mercancía. De los cuatro tejados de cada ronda se usan al azar tantos como jugadores. Los dados deciden qué tres edificios están bloqueados, en orden del 1 al 3; allí hay un punto, y otro en cada edificio para el primero. Se sortea el jugador inicial; en el orden de turno, cada uno pone un marcador en las casillas centrales 2, 3, 4 y 5. Los discos están en la casilla 0 de la escala de siesta, el del primero encima. Se usan dos dados por jugador y uno más.

la-granja-rules-full-anytime-title = En cualquier momento
la-granja-rules-full-anytime-text =
    Entre dos decisiones de tu turno puedes hacer todo esto cuantas veces quieras. Una mercancía da 4 platas, o dos cosechas distintas, o una carta robada o jugada, o un cerdo, o dos mejoras gratis. Oliva y grano cuestan 3 y se venden por 1; la uva, 4 y 2; el cerdo, 5 y 3. Mejorar cuesta plata: de oliva o grano a comida, 2; de uva a vino, 3; de cerdo a embutido, 3. Los bienes de los campos se pueden mejorar, pagar y entregar, pero no vender ni almacenar. Los bienes mejorados no se compran ni se venden. También los tejados y muchos ayudantes se usan en cualquier momento.

la-granja-rules-full-play-title = Granja 1: cartas
la-granja-rules-full-play-text =
    En la primera ronda hay que jugar dos cartas; después, una si se quiere. Los campos llegan vacíos. Caben tres carretas y tres ayudantes; si juegas una carta más, sustituye a una a tu elección. La primera ampliación cuesta un bien, la segunda dos distintos, y así sucesivamente; son bienes la plata, los puntos, oliva, grano, uva, cerdo, comida, vino y embutido. Cada ampliación sube en uno el límite de mano (3) y da dos ventajas: una entrega extra comprable, 1 plata de ingresos o un espacio para cerdo. Al final rellena la mano hasta el límite, o descarta. Cuando se roba la última carta del mazo, se barajan los descartes.

la-granja-rules-full-income-title = Granja 2 y 3: ingresos y crecimiento
la-granja-rules-full-income-text =
    Las ampliaciones y los marcadores de oficio que muestran el reverso dan ingresos. Luego cada campo vacío da su bien, y quien tenga al menos dos cerdos y sitio para otro recibe uno; sin sitio no nace.

la-granja-rules-full-roofs-title = Granja 4: tejados
la-granja-rules-full-roofs-text =
    En el orden de turno (al revés en la primera ronda), cada uno puede comprar un tejado por tanta plata como el número de la ronda. Cubre el espacio libre más a la izquierda; los cinco espacios dan 0, 1, 2, 3 y 4 puntos. Su efecto se usa una vez, en cualquier momento o en las fases que indica.

la-granja-rules-full-revenue-title = Recursos
la-granja-rules-full-revenue-text =
    Se tiran los dados. En el orden de turno, cada uno toma uno y usa su casilla; luego, cada uno otro. El último lo usan todos. 1: un cerdo, que se vende al momento si no hay sitio. 2: jugar o robar una carta, o una cosecha. 3: dos cosechas distintas. 4: 4 platas. 5: dos mejoras gratis, o una y un paso de siesta, o dos pasos. 6: una entrega o 2 platas.

la-granja-rules-full-transport-title = Transporte
la-granja-rules-full-transport-text =
    Todos eligen un burro en secreto: 1 burro con 3 sombreros, 2 con 2, 3 con 1, 4 sin ninguno. Los usados quedan fuera hasta la cuarta ronda, en la que vuelven todos. En el orden de turno, los discos avanzan según los sombreros; el que llega después queda encima. Luego se fija el nuevo orden: primero quien va más adelante y, en la misma casilla, el disco de encima. En ese orden cada uno hace todas sus entregas, una por burro. Al final puede comprar entregas extra a 1 plata cada una.

la-granja-rules-full-crafts-title = Edificios
la-granja-rules-full-crafts-text =
    Cada fila de un edificio pide los mismos bienes, en cualquier orden y durante varias rondas. Quien llena su fila deja un marcador, gana tantos puntos como el número de la ronda (el primero, uno más) y toma el marcador de oficio: el anverso actúa al momento, el reverso desde la ronda siguiente. La primera vez que se completa un edificio se abre también el bloqueado de número más bajo y se gana su punto. Orden: edificio, edificio bloqueado, marcador de oficio, su efecto.

la-granja-rules-full-market-title = Carretas y mercado
la-granja-rules-full-market-text =
    Una carreta con todos sus símbolos entregados se descarta; da sus puntos y una mercancía, y un marcador va a una casilla libre de ese valor. Los marcadores ajenos en casillas vecinas de menor valor se retiran, y cada uno da un punto. Si no hay ninguna casilla libre de ese valor, se sustituye un marcador ajeno en una de ellas, lo que también da un punto.

la-granja-rules-full-scoring-title = Puntuación y final
la-granja-rules-full-scoring-text =
    Cada marcador del mercado da un punto; la escala de siesta, de 0 a 3. Luego los ayudantes quedan listos otra vez, a los marcadores de oficio se les da la vuelta, los discos vuelven y salen los tejados siguientes. Tras la sexta ronda los bienes almacenados, los cerdos y las mercancías (4 cada una) se convierten en plata, y cada 5 platas en un punto. En caso de empate gana quien tenga más plata; si persiste, se comparte la victoria.

la-granja-rules-full-solo-title = En solitario
la-granja-rules-full-solo-text =
    Juegas contra un jugador neutral que solo pone marcadores en el mercado. Se usan cinco dados y dos tejados por ronda. Si empiezas, tomas un dado, se retira uno, tomas el segundo, se retira otro y el último se usa; si no, se retira uno antes de cada uno tuyo. En las rondas 1 a 3 se va el más bajo, después el más alto. Tras tu transporte, o antes si eres segundo, el valor de una carta descubierta dice dónde va el marcador neutral: donde retire más de los tuyos; si no, lejos de los otros neutrales y junto a pocas casillas más altas (interpretaciones 11 y 36). Retirar un marcador neutral da un punto. Quien llega a la casilla 3 de la escala de siesta empieza la ronda siguiente.
la-granja-rules-full-solo-questions =
    ¿Cómo juego en solitario?

la-granja-rules-full-editions-title = Ediciones y opciones
la-granja-rules-full-editions-text =
    Original: las diez casillas exteriores del mercado están cerradas con menos de cuatro jugadores; los tejados sin vender se retiran; entregas extra de una vez; 25 marcadores; los puntos pueden ser secretos. En línea: como el original, pero entregas extra una a una y marcadores sin límite. Deluxe: mercado pequeño con uno o dos jugadores, seis casillas cerradas con tres; otros tejados; los ayudantes usados llevan fichas; puntos a la vista. Todo se puede elegir por separado. Quien conoce el juego puede jugar a la vez cada uno de los pasos 1 a 3 de la granja; el siguiente empieza cuando todos han decidido.

la-granja-ruling-1-title = Cartas del paso 1
la-granja-ruling-1-text = En la ronda 1 hay que jugar ambas cartas; después es opcional. Al final del paso 1, y solo entonces, se descarta hasta el límite; el jugador elige.
la-granja-ruling-2-title = Quién actúa en cualquier momento
la-granja-ruling-2-text = Estas acciones son del jugador al que le toca, entre dos de sus decisiones, también dentro de una serie de entregas, antes de los ingresos, del crecimiento y de los pasos de siesta; ahí solo se pregunta a quien podrían servirle. Los ayudantes que actúan fuera de turno interrumpen al momento y luego sigue el turno.
la-granja-ruling-3-title = Un cerdo sin sitio
la-granja-ruling-3-text = De un dado o un tejado se vende al momento; como cría no nace; comprado, o recibido por una mercancía o un marcador de oficio, necesita sitio.
la-granja-ruling-4-title = Espacios llenos y mazos vacíos
la-granja-ruling-4-text = Una carta jugada sin espacio libre sustituye a otra, a elección del jugador; una carreta descartada devuelve sus marcadores. Cuando se roba la última carta del mazo, se barajan los descartes; si tampoco hay descartes, no se roba.
la-granja-ruling-5-title = El mercado lleno
la-granja-ruling-5-text = Un marcador necesita una casilla libre del valor de la carreta. Si todas están ocupadas, se sustituye un marcador ajeno, lo que da un punto, y los vecinos de menor valor se van; si todas son propias, no se pone ninguno. Solo se retiran marcadores ajenos.
la-granja-ruling-6-title = Filas de un edificio
la-granja-ruling-6-text = La primera entrega da una fila para toda la partida. Las reglas dejan elegirla; todas piden lo mismo, así que se asignan por orden.
la-granja-ruling-7-title = Marcadores de oficio y puntos
la-granja-ruling-7-text = A los marcadores de oficio de una ronda se les da la vuelta a su final; la tienda del pueblo cuenta desde la siguiente. El primero en un edificio toma su punto extra; quien abre un edificio bloqueado, el de allí. Orden: edificio, marcador de orden, marcador de oficio, su efecto.
la-granja-ruling-8-title = Discos
la-granja-ruling-8-text = Los que llegan después quedan encima y van antes en el orden de turno; la última casilla no se sobrepasa; el orden fijado en el paso 2 del transporte vale al momento.
la-granja-ruling-9-title = 25 marcadores
la-granja-ruling-9-text = Quien tiene en uso sus 25 marcadores y pone otro libera cualquiera de los que están en la granja o los tableros. Un ayudante sin su marcador sigue usado esa ronda, un cambio sigue cerrado. También puede liberarse un bien recién obtenido, venga de donde venga: así se rechaza. Un marcador recién puesto que ya tuvo efecto se queda: en el mercado, en un ayudante, en un cambio cerrado.
la-granja-ruling-10-title = El final
la-granja-ruling-10-text = Solo se venden bienes almacenados, cerdos y mercancías (4 platas); los mejorados y los de los campos no. Cinco platas son un punto. En caso de empate gana quien tenga más plata; si persiste, se comparte la victoria.
la-granja-ruling-11-title = El jugador neutral
la-granja-ruling-11-text = Pone su marcador donde retire más marcadores del jugador; si hay igualdad, donde haya al lado menos casillas abiertas de mayor valor, ocupadas o no; luego, lo más lejos posible del otro marcador neutral más cercano; luego, en la primera casilla en orden de lectura. Si no hay casilla libre del valor, sustituye como en la interpretación 5; si tampoco es posible, no pone ninguno.
la-granja-ruling-12-title = Los ingresos son el paso 2
la-granja-ruling-12-text = Los textos de tres marcadores de oficio hablan del paso 3 de la granja; se refieren a los ingresos, que en todos los reglamentos son el paso 2.
la-granja-ruling-13-title = Entregas extra una a una
la-granja-ruling-13-text = Si se compran de una vez, cuentan los símbolos que hay al comprarlas. Si se pagan una a una, su número se fija al empezar el paso; una ampliación jugada mientras tanto no añade ninguna, y lo ganado con una puede pagar la siguiente. Lo que añade un ayudante cuenta enseguida, aunque llegue en ese paso, y se va con él.
la-granja-ruling-14-title = Otra casilla
la-granja-ruling-14-text = La adivina y los tejados que cambian un dado actúan antes de usar la casilla. Los ayudantes miran el dado tomado: el porteador permite una segunda opción con un dado de 2 o 6 que conserva su casilla, no con un dado cambiado a uno de ellos.
la-granja-ruling-15-title = Entregas dentro de una serie
la-granja-ruling-15-text = Una entrega que trae un tejado o el mozo de cuadra dentro de una serie se suma a ella. Nunca es extra y no cuesta nada. La del mensajero se hace al momento, por separado; también la del carpintero de carros, y luego vienen los puntos de la casilla de siesta.
la-granja-ruling-16-title = Menos espacios para cerdos
la-granja-ruling-16-text = Si se descarta un ayudante con espacios para cerdos, los que sobran se venden al momento. Las carretas que sobran se quedan hasta completarse; quien juega otra descarta antes las necesarias.
la-granja-ruling-17-title = El guarda y el mercado lleno
la-granja-ruling-17-text = El guarda salva a un vecino, no a un marcador sustituido en un mercado lleno: la casilla debe quedar libre.
la-granja-ruling-18-title = Tejados Deluxe al pie de la letra
la-granja-ruling-18-text = El tejado que pone un marcador en el mercado solo lo pone: no retira nada ni da puntos. El que cambia un dado lo hace exactamente en su número, sin salir de 1 a 6. Una entrega comprada cuesta 1 plata.
la-granja-ruling-19-title = Puntos dobles
la-granja-ruling-19-text = Duplica los puntos del espacio recién cubierto, por él mismo o por un tejado posterior, si son más de 0.
la-granja-ruling-20-title = Un tejado que reactiva tejados
la-granja-ruling-20-text = A un tejado que reactiva otro no lo reactiva ninguno de su clase; si no, no habría fin. Un ayudante sí puede reactivarlo.
la-granja-ruling-21-title = Tejados sin vender
la-granja-ruling-21-text = Solo se venden los de la ronda actual, por tanta plata como el número de la ronda; los no vendidos se retiran. Con una opción se quedan y se pueden comprar después, al precio de su propia ronda.
la-granja-ruling-22-title = Precios al final
la-granja-ruling-22-text = Lo que queda se vende a los precios impresos; los ayudantes que cambian precios actúan solo en el turno propio.
la-granja-ruling-23-title = Puntos secretos
la-granja-ruling-23-text = Se ocultan los totales ajenos hasta el final, no el registro: se gana a la vista. Las diez fichas de cansancio no limitan a los ayudantes.
la-granja-ruling-24-title = Una vez por ronda
la-granja-ruling-24-text = Pertenece a la carta: un ayudante usado, descartado, robado y jugado de nuevo en la misma ronda queda usado.
la-granja-ruling-25-title = La tercera casilla en solitario
la-granja-ruling-25-text = Contando desde la casilla inicial 0, la tercera es la 3.
la-granja-ruling-26-title = Ayudantes que se activan
la-granja-ruling-26-text = Un ayudante o el marcador de oficio del carpintero de carros que actúa en cierto momento es opcional cuando podría perjudicar: pasos de siesta, lo que se usa una sola vez por ronda y deja elegir, un cambio que se cierra para siempre. Los demás actúan solos. Con una opción también estos se usan siempre.
la-granja-ruling-27-title = El final de un turno
la-granja-ruling-27-text = Tras comprar un tejado o renunciar a él y tras la acción de cada dado aún puedes actuar antes de que le toque al siguiente jugador. Se pregunta a quien tiene algo que usar: una mercancía, un ayudante, un tejado que sirva ya o después de comprar un bien. Por tener solo bienes y plata no se pregunta a nadie, ni se vuelve a preguntar a quien acaba de cerrar una decisión que ya lo permitía.
la-granja-ruling-28-title = Ayudantes que se activan a la vez
la-granja-ruling-28-text = Si se te pregunta por varios ayudantes a la vez, decides cuál trabaja primero, estén donde estén; al seguir, rechazas los demás. El trocador se queda antes con su bien.
la-granja-ruling-29-title = Primero lo que trae un marcador de oficio
la-granja-ruling-29-text = La entrega del carpintero de carros y el bien del verdulero vienen antes que los ayudantes que se activan con el edificio completado: pueden servir para pagar la ampliación que juega el aprendiz.
la-granja-ruling-30-title = Un ayudante tras otro
la-granja-ruling-30-text = Entre las dos opciones del porteador, y mientras la entrega del mensajero no se haya hecho o rechazado, no se recurre a otro ayudante. Entretanto se pueden jugar cartas, y trabajan los ayudantes que se activan con la propia entrega.
la-granja-ruling-31-title = Marcadores de varios jugadores
la-granja-ruling-31-text = Si varios jugadores necesitan más de 25 marcadores a la vez, cada uno libera uno.
la-granja-ruling-32-title = La entrega del cochero
la-granja-ruling-32-text = Es gratis la primera entrega extra de la ronda. Quien juega la carta del cochero después de comprar la primera paga también la segunda.
la-granja-ruling-33-title = Una pregunta desaparece con aquello de lo que trata
la-granja-ruling-33-text = Una pregunta sobre una carta, un dado, un tejado o un marcador del mercado se cierra cuando eso desaparece, aunque vuelva en la misma ronda. Lo que un ayudante ya ha empezado o dado se queda. Si el guarda del mercado se va mientras se pregunta por él, los marcadores amenazados dejan el mercado.
la-granja-ruling-34-title = En Deluxe se compran de una vez
la-granja-ruling-34-text = Las entregas extra de la edición Deluxe se compran de una vez y luego se realizan. Por qué: su texto nombra comprar y realizar en ese orden, como el original; solo las reglas en línea dicen otra cosa.
la-granja-ruling-35-title = Mercancías antes de la fase de transporte
la-granja-ruling-35-text = Cualquier entrega puede llevar una mercancía a la delicatessen, también en la fase de recursos. Es más de lo que dicen las reglas, que nombran todas la fase de transporte. Por qué: allí se entrega casi siempre, pero una entrega es siempre lo mismo, y con un 6 también se completan edificios.
la-granja-ruling-36-title = La distancia de los marcadores neutrales
la-granja-ruling-36-text = Los marcadores del jugador neutral se alejan unos de otros, en todas las ediciones. Por qué: las reglas de 2014 los quieren lejos entre sí, Deluxe quiere distancia de los otros marcadores; ambas hablan de los neutrales.
la-granja-ruling-37-title = Vecinos del tejado del mercado
la-granja-ruling-37-text = Cuando el tejado Deluxe pone un marcador en el mercado, los vecinos de menor valor se quedan. Por qué: su texto solo coloca y no da puntos; de retirar solo se habla en las carretas completas, con un punto cada vez.
la-granja-ruling-38-title = La elección del viajante
la-granja-ruling-38-text = Se pregunta por el viajante en cada cambio, y se puede rechazar. Por qué: sus puntos cierran ese cambio para el resto de la partida, lo que puede perjudicar. La carta está escrita como una orden, igual que otros ayudantes, y dice qué pasa al usarlo; según las reglas, las cartas pueden usarse. Con una opción actúa siempre.
la-granja-ruling-39-title = La marca del anciano se queda
la-granja-ruling-39-text = La marca de un anciano descartado se queda hasta que se retiran los dados. Por qué: al marcar quedó usado del todo, y lo que una carta hizo, hecho está.
la-granja-ruling-40-title = Solo marcadores propios en un valor
la-granja-ruling-40-text = Si todas las casillas del valor de la carreta tienen marcadores propios, no se pone ninguno; puntos y mercancía llegan igual. Por qué: se sustituye el de otro jugador, y no lo hay.
la-granja-ruling-41-title = Comprado y no usado
la-granja-ruling-41-text = Quien compró entregas extra de una vez puede terminar antes de hacerlas todas; la plata se pierde. Por qué: las reglas las hacen «enseguida todas», lo que dice cuándo: ninguna se guarda. Con cada una, dicen las mismas reglas, se puede entregar: un derecho, no un deber, y lo pagado, pagado está.
la-granja-ruling-42-title = Tramos de la escala de siesta
la-granja-ruling-42-text = El texto Deluxe habla de cinco tramos, algunos con puntos al lado: aquí la casilla inicial y la siguiente, sin puntos, y las de 1, 2 y 3. Por qué: la escala da de 0 a 3 puntos, no más.
la-granja-ruling-43-title = Ayudantes jugados con su propio dado
la-granja-ruling-43-text = El porteador debe estar en la granja antes de usar una opción de la casilla del dado, el mercader antes de tomar el dado. Jugados con la carta de ese mismo 2, ayudan desde el dado siguiente, aunque las cartas pueden usarse enseguida. Por qué: el momento que nombran ya ha pasado. El mozo de cuadra y el zapatero (interpretación 13) solo cambian un número de entregas que aún se están haciendo.
