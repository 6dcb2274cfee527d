### Granada: las reglas con las palabras propias del proyecto, y cómo las interpreta donde el reglamento calla.

granada-rules-chapters = aim money buying placing building rebuilding moats kinds end
granada-rules-sections = aim setup turn money buying payment rebuilding placing turning building moats refill scoring scoring-a scoring-b scoring-c end leftovers two-players simplified
granada-rules-intro = De dos a seis constructores agrandan la ciudad al pie de la Alhambra. Tres veces por partida se cuentan los edificios de cada clase y el foso más largo alrededor de cada ciudad.

granada-rules-chapter-aim-title = El objetivo y tu ciudad
granada-rules-chapter-aim-text =
    (1) Toda ciudad empieza con la Alhambra.
    (2) Cada loseta a su alrededor es un edificio de una de nueve clases y tiene un valor.
    Tres veces por partida, quien tiene más edificios de una clase gana puntos.
    También da puntos el foso más largo por fuera de cada ciudad.
    Tras la tercera puntuación gana quien tenga más puntos.
granada-rules-chapter-aim-alt = La ciudad de un jugador: ocho edificios alrededor de la Alhambra, con un foso por fuera.
granada-rules-chapter-aim-questions =
    ¿Cómo gano?

granada-rules-chapter-money-title = Tu turno: tomar dinero
granada-rules-chapter-money-text =
    En tu turno tienes una acción: tomar dinero, comprar un edificio o reformar tu ciudad.
    (1) Toma una carta de dinero a la vista, de cualquier valor,
    (2) o varias que sumen 5 como mucho, aquí 4 y 1.
    Tu mano es secreta y no tiene límite.
granada-rules-chapter-money-alt = Cuatro cartas de dinero a la vista y, debajo, la mano del jugador de turno, ordenada por colores.
granada-rules-chapter-money-questions =
    ¿Qué puedo hacer en mi turno?
    ¿Cómo consigo dinero?

granada-rules-chapter-buying-title = Comprar un edificio
granada-rules-chapter-buying-text =
    (1) Cada casilla del patio pide dinero de su color.
    (2) La loseta cuesta el valor que se ve. Puedes pagar de más, pero nadie da cambio.
    Si pagas el importe justo, tienes otra acción: aquí 1 y 7 verdes por los baños.
    Lo comprado se coloca al final del turno. Solo entonces se rellena el patio.
granada-rules-chapter-buying-alt = El patio de obras con cuatro losetas y, debajo, la mano del jugador de turno, ordenada por colores.
granada-rules-chapter-buying-questions =
    ¿Cómo compro un edificio?
    ¿Cómo consigo otra acción?

granada-rules-chapter-placing-title = Colocar lo comprado
granada-rules-chapter-placing-text =
    (1) Al final de tu turno colocas lo que has comprado, en el orden que quieras.
    Construye una loseta tal como estaba en el patio. Para usar su otra cara, paga antes al menos 3 en un solo color.
    (2) O déjala en tu reserva, gratis y con la cara que quieras arriba.
    A una loseta que está en una ciudad o en una reserva ya no se le da la vuelta.
granada-rules-chapter-placing-alt = Una loseta comprada y, al lado, la reserva con una loseta.
granada-rules-chapter-placing-questions =
    ¿Dónde coloco un edificio comprado?
    ¿Cómo doy la vuelta a una loseta?

granada-rules-chapter-building-title = Reglas de construcción
granada-rules-chapter-building-text =
    Todas las losetas están derechas, y cada una toca otra con un lado entero.
    Donde dos losetas se tocan, o ambas tienen foso o ninguna lo tiene.
    A cada loseta se llega a pie desde la Alhambra sin cruzar fosos y sin salir de la ciudad.
    Ningún espacio vacío puede quedar encerrado entre losetas.
granada-rules-chapter-building-alt = Una ciudad de catorce losetas; los lados vecinos coinciden, foso con foso o abierto con abierto.
granada-rules-chapter-building-questions =
    ¿Dónde puedo construir?

granada-rules-chapter-rebuilding-title = Reformar tu ciudad
granada-rules-chapter-rebuilding-text =
    Reformar es una acción. Eliges una de tres maneras.
    (1) Añade una loseta de tu reserva a la ciudad,
    (2) o retira una loseta de la ciudad a la reserva,
    o cambia una por otra en el mismo sitio.
    Después, toda la ciudad debe cumplir las reglas de construcción. La Alhambra nunca se mueve.
granada-rules-chapter-rebuilding-alt = La ciudad de un jugador y, debajo, la reserva con dos losetas.
granada-rules-chapter-rebuilding-questions =
    ¿Cómo uso mi reserva?
    ¿Cómo reformo mi ciudad?

granada-rules-chapter-moats-title = Fosos
granada-rules-chapter-moats-text =
    Recorre una ciudad por fuera: cuenta el tramo continuo más largo de lados con foso.
    En cada una de las tres puntuaciones da un punto por lado, aquí 15.
    Los lados interiores, donde se juntan dos losetas, no cuentan.
granada-rules-chapter-moats-alt = Una ciudad con un foso de quince lados, dibujado como una línea a su alrededor.
granada-rules-chapter-moats-questions =
    ¿Cuántos puntos da mi foso?

granada-rules-chapter-kinds-title = La puntuación de los edificios
granada-rules-chapter-kinds-text =
    Las puntuaciones A y B llegan cuando salen sus cartas entre el dinero; la C, al final de la partida.
    (1) Una corona indica quién tiene más edificios de una clase. En caso de empate decide el de mayor valor, aquí entre paréntesis.
    En la puntuación A, el primero gana un punto por cada edificio de la clase en todas las ciudades.
    En la B, el primero gana el doble y el segundo, una vez ese número. En la C, son el triple, el doble y, para el tercero, una vez.
    Los edificios de las reservas no cuentan.
granada-rules-chapter-kinds-alt = Una tabla con las nueve clases de edificios y cuántos tiene cada uno de tres jugadores.
granada-rules-chapter-kinds-questions =
    ¿Cuándo puntúan los edificios?
    ¿Cuántos puntos da una clase?

granada-rules-chapter-end-title = El final de la partida
granada-rules-chapter-end-text =
    La partida acaba tras un turno cuando ya no se puede rellenar el patio.
    Cada loseta que queda va a quien tenga más dinero del color de su casilla. En caso de empate se queda.
    Luego llega la puntuación C. Quienes tienen los mismos puntos comparten la victoria.
granada-rules-chapter-end-alt = Una tabla con los puntos de tres jugadores al final de una partida, por puntuaciones.
granada-rules-chapter-end-questions =
    ¿Cuándo acaba la partida?

## Completas

granada-rules-full-aim-title = El objetivo
granada-rules-full-aim-text =
    Cada jugador levanta con losetas una ciudad alrededor de su loseta inicial, la Alhambra. Hay nueve clases de edificio: coliseo, baños, biblioteca, posada, hospital, mercado, parque, escuela y barrio. Quien en el momento oportuno tiene muchos de una clase en su ciudad puntúa por ellos, y todos puntúan por el foso que rodea la suya. Tras la tercera puntuación gana quien tenga más puntos; si hay empate, se comparte la victoria.

granada-rules-full-setup-title = Preparación
granada-rules-full-setup-text =
    Hay 54 losetas de edificio. En el anverso llevan un valor par y en el reverso el impar siguiente, con otra clase de edificio; los fosos corren por los mismos bordes en ambas caras. Todas van a la bolsa. Se sacan cuatro y se ponen, con la cara par arriba, en las casillas 1 a 4 del patio. Desde entonces un marcador indica qué cara irá arriba la próxima vez que se rellene; la primera vez, la impar.

    Las 108 cartas de dinero llevan los valores del 1 al 9, tres de cada uno en amarillo, verde, naranja y azul. Se barajan y, uno tras otro, los jugadores reciben cartas boca arriba hasta que sumen 20 o más. Así todos empiezan con entre 20 y 28. Después las cartas pasan a la mano y quedan en secreto.

    Empieza quien recibió menos cartas; en caso de empate, quien tenga menos dinero; si sigue el empate, decide la suerte.

    Se ponen cuatro cartas de dinero a la vista. El resto se reparte en cinco montones casi iguales. En el segundo se mezcla la carta de puntuación A y en el cuarto la B; luego se apilan, con el primero arriba.

granada-rules-full-turn-title = Un turno
granada-rules-full-turn-text =
    En su turno, cada jugador tiene una acción:

    - tomar dinero,
    - comprar un edificio
    - o reformar la ciudad.

    Quien paga un edificio con el importe exacto tiene otra acción, de nuevo a su elección. Al final del turno coloca lo que compró; después se completan el dinero y el patio, y le toca al siguiente en el sentido de las agujas del reloj.

    Durante el turno no se rellena el patio. Por eso un turno tiene cinco acciones como mucho: cuatro compras con el importe exacto y una más.

granada-rules-full-money-title = Tomar dinero
granada-rules-full-money-text =
    Toma una de las cuatro cartas a la vista, valga lo que valga. O toma dos o más que sumen 5 como mucho; los colores pueden ser distintos. La mano no tiene límite.

granada-rules-full-buying-title = Comprar un edificio
granada-rules-full-buying-text =
    Cada una de las cuatro casillas del patio pertenece a un color. La loseta que hay en ella cuesta el valor que se ve, en dinero de ese color. La loseta comprada se aparta y se coloca al final del turno. El dinero va al descarte.

granada-rules-full-payment-title = El importe exacto
granada-rules-full-payment-text =
    Se paga con cartas del color de la casilla, las que se quiera, que juntas alcancen el precio. Nunca se da cambio. Si la suma es exactamente el precio, tienes otra acción, y debes usarla si es posible: tomar dinero, comprar o reformar.

granada-rules-full-rebuilding-title = Reformar la ciudad
granada-rules-full-rebuilding-text =
    Una de estas tres cosas es una acción:

    - ampliar: una loseta de tu reserva pasa a la ciudad,
    - retirar: una loseta de la ciudad pasa a tu reserva,
    - cambiar: una loseta de la reserva ocupa exactamente el sitio de otra de la ciudad, que pasa a la reserva.

    Después, toda la ciudad debe cumplir las reglas de construcción. La loseta inicial nunca se mueve. Las losetas conservan la cara que muestran.

granada-rules-full-placing-title = Colocar lo comprado
granada-rules-full-placing-text =
    Al final del turno se coloca cada loseta comprada, en el orden que se quiera. Puede construirse en la ciudad tal como estaba en el patio, o dejarse en la reserva, con cualquiera de sus caras arriba y gratis. En la reserva caben cuantas losetas se quiera. A veces conviene no construir: cada edificio hace más valiosa su clase, también para quien domina en ella.

granada-rules-full-turning-title = Dar la vuelta a una loseta
granada-rules-full-turning-text =
    Para construir una loseta comprada por su otra cara, paga antes al menos 3 en dinero de un solo color, el que quieras; se paga por cada loseta por separado. Dar la vuelta nunca da otra acción, ni siquiera pagando 3 justos. A una loseta que está en una ciudad o en una reserva ya no se le puede dar la vuelta.

granada-rules-full-building-title = Reglas de construcción
granada-rules-full-building-text =
    - Las losetas se ponen siempre derechas; nunca se giran.
    - Cada loseta toca al menos otra con un lado entero, no solo con una esquina.
    - Donde dos losetas se tocan, o ambas tienen foso o ninguna lo tiene.
    - Desde la loseta inicial se tiene que llegar a pie a todas, de loseta en loseta, sin cruzar fosos y sin salir de la ciudad.
    - Sin huecos: un espacio vacío no puede quedar encerrado entre losetas.

    La loseta inicial cuenta como una loseta sin fosos.

granada-rules-full-moats-title = Fosos
granada-rules-full-moats-text =
    Muchas losetas tienen fosos en uno, dos o tres lados. Recorre tu ciudad por fuera: el tramo continuo más largo de lados con foso es tu foso. En cada una de las tres puntuaciones da 1 punto por cada uno de sus lados. Los lados interiores, donde se juntan dos losetas, no cuentan.

granada-rules-full-refill-title = El final del turno
granada-rules-full-refill-text =
    Cuando todo está colocado, el dinero a la vista se completa hasta cuatro cartas. Si sale una carta de puntuación, se puntúa de inmediato. Cuando se agota el mazo, se baraja el descarte y ocupa su lugar.

    Después se rellenan las casillas vacías del patio, de la 1 a la 4, con la cara que indica el marcador. Si se puso algo, el marcador cambia: par e impar se alternan.

granada-rules-full-scoring-title = Las puntuaciones
granada-rules-full-scoring-text =
    Son tres: A y B, cuando sus cartas salen entre el dinero, y C al final. Primero se puntúan los fosos y luego las clases, en este orden: coliseo, baños, biblioteca, posada, hospital, mercado, parque, escuela, barrio.

    En cada clase los jugadores se ordenan por cuántos edificios de ella tienen en su ciudad. A igual número va delante quien tenga el edificio de mayor valor de la clase; por eso los puntos nunca se reparten. Quien no tiene ninguno no recibe nada. Solo vale la cara visible de las losetas de las ciudades; la reserva no cuenta.

granada-rules-full-scoring-a-title = Puntuación A
granada-rules-full-scoring-a-text =
    En cada clase, el primero recibe tantos puntos como edificios de ella haya en todas las ciudades juntas.

granada-rules-full-scoring-b-title = Puntuación B
granada-rules-full-scoring-b-text =
    En cada clase, el primero recibe el doble del número de edificios de ella en todas las ciudades, y el segundo, ese mismo número. Ejemplo: con 5, 2 y 1 parques hay 8; el primero recibe 16 puntos y el segundo 8.

granada-rules-full-scoring-c-title = Puntuación C
granada-rules-full-scoring-c-text =
    En cada clase, el primero recibe el triple del número de edificios de ella en todas las ciudades, el segundo el doble y el tercero ese mismo número. Con 8 parques, son 24, 16 y 8 puntos.

granada-rules-full-end-title = El final de la partida
granada-rules-full-end-text =
    La partida acaba tras un turno en que la bolsa ya no tiene losetas suficientes para rellenar el patio. Las que quedan se ponen todavía en él. Luego se reparte lo que hay en el patio, y decide la puntuación C.

granada-rules-full-leftovers-title = Lo que queda en el patio
granada-rules-full-leftovers-text =
    Casilla por casilla, de la 1 a la 4, la loseta va a quien tenga en la mano más dinero del color de la casilla. El precio no importa y el dinero se conserva. Si dos o más empatan, la loseta se queda donde está. Quien la recibe la construye enseguida por la cara visible; si no cabe en ningún sitio, va a su reserva. Solo entonces se pasa a la casilla siguiente.

granada-rules-full-two-players-title = Dos jugadores, y Dirk
granada-rules-full-two-players-text =
    De cada carta de dinero se aparta una de las tres, así que se juega con 72. Un tercer jugador, Dirk, reúne losetas sin tener nunca un turno. Empieza con seis sacadas de la bolsa, cara par arriba. Justo después de la puntuación A recibe otras seis, y después de la B un tercio de las que queden en la bolsa, redondeado hacia abajo; estas quedan con la cara que indica el marcador.

    En todas las puntuaciones Dirk cuenta para las clases de edificio, pero no para los fosos. Al colocar una loseta comprada también puedes regalársela a Dirk: tal como estaba en el patio, o por la otra cara, pagando lo de siempre.
granada-rules-full-two-players-questions =
    ¿Qué cambia con dos jugadores?

granada-rules-full-simplified-title = Puntuación simplificada
granada-rules-full-simplified-text =
    Para una primera partida, o con niños, cada clase da puntos fijos:

    - puntuación A: 3 para el primero,
    - puntuación B: 10 para el primero, 3 para el segundo,
    - puntuación C: 18 para el primero, 10 para el segundo, 3 para el tercero.

    Los fosos cuentan como siempre.

## Interpretaciones: cómo se juega aquí donde el reglamento calla

granada-ruling-1-title = Lo que vale un foso
granada-ruling-1-text = En cada puntuación todos reciben 1 punto por cada lado de loseta del tramo continuo de foso más largo en el contorno de su ciudad. Un anillo cerrado cuenta entero, los lados interiores no cuentan nunca y Dirk no recibe nada por ello. Por qué: en nuestra copia del reglamento falta la página de los fosos; las descripciones de los jugadores coinciden en esto. Si tienes el reglamento impreso, puedes comprobarlo allí.
granada-ruling-2-title = Qué es un hueco
granada-ruling-2-text = Un hueco es una zona vacía desde la que no se puede salir fuera pasando por lados de loseta; una rendija en una esquina no es una salida. Después de cada cambio, toda la ciudad debe cumplir todas las reglas de construcción, no solo la loseta nueva. Por qué: así el contorno es siempre una sola línea cerrada, y el foso más largo está claro.
granada-ruling-3-title = Se puede pagar con cualquier conjunto de cartas
granada-ruling-3-text = Vale cualquier conjunto de cartas del color de la casilla que alcance el precio, aunque sobren cartas. Dar la vuelta cuesta cualquier conjunto de un solo color que valga al menos 3, por cada loseta por separado, y nunca da una acción. Por qué: solo se pide un mínimo, y deshacerse de cartas de sobra no ayuda a nadie más.
granada-ruling-4-title = Colocar, dar la vuelta y la reserva
granada-ruling-4-text = Lo comprado se coloca al final del turno en cualquier orden: construido, en la reserva con cualquiera de sus caras arriba o, con dos jugadores, regalado a Dirk, tal como se veía o, pagando, por la otra cara. A una loseta que está en una ciudad o en una reserva ya no se le da la vuelta. Por qué: la reserva siempre está abierta, de modo que un turno siempre puede acabar.
granada-ruling-5-title = La otra acción es obligatoria
granada-ruling-5-text = Quien tiene otra acción la hace si alguna de las tres clases de acción es posible; si ninguna lo es, el turno acaba solo. Por qué: la otra acción es como un turno propio, y no se puede pasar.
granada-ruling-6-title = Una carta de puntuación entre el dinero
granada-ruling-6-text = Si al completar el dinero sale una carta de puntuación, se puntúa de inmediato y luego se sigue completando. Dirk recibe sus losetas justo después. Por qué: la puntuación pertenece al momento en que aparece su carta.
granada-ruling-7-title = Empates
granada-ruling-7-text = El último empate sobre quién empieza lo decide la suerte. Un empate también en el edificio de mayor valor no puede darse, porque cada valor existe una sola vez. Las losetas de Dirk valen como las de una ciudad. Por qué: un programa no sabe quién es el más joven, y el azar es justo.
granada-ruling-8-title = Losetas que quedan al final
granada-ruling-8-text = Casilla por casilla, la loseta va a quien tenga más dinero del color que todos los demás; quien no tiene nada nunca es quien más tiene. La construye por la cara visible antes de que se dé la siguiente; solo si no cabe en ningún sitio va a la reserva. Por qué: las reglas exigen construirla enseguida, y el orden importa, pues una loseta puede hacer sitio a la siguiente.
granada-ruling-9-title = Lo que es secreto
granada-ruling-9-text = Lo que alguien tiene en la mano es secreto; cuántas cartas son, no. Lo que se tomó o se pagó estuvo a la vista sobre la mesa, y por eso aparece en el registro. Por qué: es exactamente lo que todos ven en una mesa de verdad.
granada-ruling-10-title = Una carta de puntuación que no llega
granada-ruling-10-text = Si la partida acaba antes de que salga la carta de puntuación A o B, esa puntuación no tiene lugar; la C, siempre. Por qué: solo la carta provoca la puntuación.
granada-ruling-11-title = Dirk no puede ganar
granada-ruling-11-text = Los puntos de Dirk se muestran como los demás, pero la victoria es del mejor de los dos jugadores, tenga Dirk los puntos que tenga. Por qué: él no decide nada, solo estorba.
granada-ruling-12-title = Montones que no salen iguales
granada-ruling-12-text = Si el dinero no se divide exactamente entre cinco, los primeros montones llevan una carta más cada uno. Por qué: vale cualquier elección fija, y así todos pueden calcular cuándo pueden llegar las cartas de puntuación.
granada-ruling-13-title = Una loseta con la vuelta ya pagada aún puede ir a la reserva
granada-ruling-13-text = Quien ha pagado por dar la vuelta a una loseta puede dejarla igualmente en la reserva, otra vez con cualquiera de sus caras arriba. Por qué: la reserva siempre está abierta, y nada se gana pagando lo que allí es gratis.
granada-ruling-14-title = Cuándo se ofrece dar la vuelta
granada-ruling-14-text = Dar la vuelta se ofrece una vez por loseta, y solo si después podría construirse o regalarse a Dirk. Por qué: para la reserva es gratis, y lo demás sería tirar el dinero.
granada-ruling-15-title = La última vez que se rellena el patio
granada-ruling-15-text = Cuando la bolsa ya no alcanza, las casillas vacías se rellenan desde la 1 hasta donde lleguen las losetas, y la partida acaba. Si alcanzaba justo, se sigue jugando. Por qué: el final llega cuando no se puede rellenar el patio, no cuando la bolsa queda vacía.
granada-ruling-16-title = Puntos por lado de foso
granada-ruling-16-text = Cada lado del foso más largo da 1 punto en las tres puntuaciones, también en la simplificada. El número está en el archivo de componentes, de modo que se puede corregir. Por qué: las fuentes públicas coinciden, pero a nuestra copia del reglamento le falta la página.
granada-ruling-17-title = Datos reconstruidos
granada-ruling-17-text = Qué color corresponde a cada casilla del patio, qué clases comparten loseta (más allá de lo que muestra el reglamento) y dónde están los fosos no se encuentra en ningún sitio público. Aquí hay un sustituto con los totales correctos, marcado como reconstruido. Por qué: así el juego sigue siendo jugable y equilibrado, y quien tenga un ejemplar puede poner los datos verdaderos.
granada-ruling-18-title = Cuándo se rehace el mazo
granada-ruling-18-text = Cuando se agota el mazo, el descarte solo se baraja al necesitarse la siguiente carta, no ya al salir la última. Así, lo que se paga entretanto también entra en el nuevo mazo. Por qué: el reglamento solo dice que un mazo agotado se sustituye, y nadie necesita antes el nuevo.
