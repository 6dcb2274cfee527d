### No Siesta: las reglas con palabras propias, y cómo se leen donde el reglamento calla.

no-siesta-rules-chapters = aim dice revenues roof helpers trade barrows esporles storage end
no-siesta-rules-sections = aim setup round dice scoring commodities roof tiles helpers trade barrows storage siesta end points experienced abilities esporles two-players online reconstructed
no-siesta-rules-intro = Un juego de dados ágil de la familia de La Granja: los dados dicen qué da tu granja, los discos lo marcan, y las cruces de tu hoja lo convierten en tejados, ayudantes, comercio lejano, carretas llenas y descanso.

no-siesta-rules-chapter-aim-title = El objetivo y tu hoja
no-siesta-rules-chapter-aim-text =
    Los dados traen recursos, que tachas en tu hoja. Gana quien tenga más puntos.
    (1) La plata cierra los huecos del tejado.
    (2) Las casillas de ayudante completas contratan ayudantes.
    (3) Los barcos llevan tres bienes iguales a puertos lejanos.
    (4) Las carretas se cargan de izquierda a derecha.
    (5) El almacén y el establo guardan cosechas y animales.
no-siesta-rules-chapter-aim-alt = La hoja de puntuación de un jugador: arriba el tejado, debajo las casillas de ayudante, a la derecha los barcos, abajo el almacén, el establo y tres carretas.
no-siesta-rules-chapter-aim-questions =
    ¿Cómo gano?
    ¿Qué pasa en una ronda?

no-siesta-rules-chapter-dice-title = La fase de dados
no-siesta-rules-chapter-dice-text =
    (1) El jugador inicial tira todos los dados. Por turno, cada uno toma uno; luego se vuelven a tirar los demás.
    (2) Cada uno toma un segundo dado. El último se tira otra vez y vale para todos.
    Los recursos de un dado se marcan al momento, con discos en tu tablero de recursos.
    Lo que no puedes o no quieres marcar se pierde.
no-siesta-rules-chapter-dice-alt = Los dados del centro y, debajo, los que han tomado los jugadores.
no-siesta-rules-chapter-dice-questions =
    ¿Cómo consigo recursos?
    ¿Qué pasa con el último dado?

no-siesta-rules-chapter-revenues-title = Recursos y discos
no-siesta-rules-chapter-revenues-text =
    (1) Un disco en el tablero de recursos marca un recurso.
    (2) Tu reserva limita lo que puedes marcar. Empiezas con cuatro discos, y la escala de siesta trae más.
    En tu fase de puntuación usas tus recursos en cualquier orden, repartidos entre las zonas como quieras.
    Por cada recurso usado, su disco vuelve al momento a tu reserva.
    Al final de la ronda se pierde lo que no has usado. Puede quedarse una mercancía.
no-siesta-rules-chapter-revenues-alt = El tablero de recursos de un jugador con cuatro recursos marcados; queda un disco en la reserva.
no-siesta-rules-chapter-revenues-questions =
    ¿Cómo uso mis recursos?
    ¿Qué puedo guardar para la ronda siguiente?

no-siesta-rules-chapter-roof-title = El tejado
no-siesta-rules-chapter-roof-text =
    (1) Los huecos se cierran con plata de izquierda a derecha, uno tras otro.
    (2) Por un hueco completo robas una loseta oculta. Su premio se usa una vez, en esta fase de puntuación o en otra posterior.
    (3) Al final de la partida, un hueco cerrado da sus puntos.
no-siesta-rules-chapter-roof-alt = El tejado del granero con dos huecos cerrados, que tienen losetas, y un tercero con uno de sus tres círculos tachado.
no-siesta-rules-chapter-roof-questions =
    ¿Cómo cierro un hueco del tejado?
    ¿Cuándo puedo usar una loseta?

no-siesta-rules-chapter-helpers-title = Ayudantes
no-siesta-rules-chapter-helpers-text =
    (1) Cada casilla pide estos recursos, en cualquier orden y durante varias rondas.
    Por una casilla completa contratas un ayudante al final de la ronda.
    (2) Su habilidad vale desde la ronda siguiente hasta el final de la partida.
    (3) Los ayudantes de las cuatro casillas de la derecha dan puntos.
no-siesta-rules-chapter-helpers-alt = Las seis casillas de ayudante: dos con ayudantes, una completa y las demás con algunos círculos tachados.
no-siesta-rules-chapter-helpers-questions =
    ¿Cómo contrato a un ayudante?

no-siesta-rules-chapter-trade-title = Comercio lejano y mercancías
no-siesta-rules-chapter-trade-text =
    (1) Un barco toma tres bienes de su clase, todos a la vez.
    (2) Cada bien zarpa una sola vez. Cada comercio lejano da 2 puntos y una mercancía.
    En una fase de puntuación solo puedes hacer un comercio lejano.
    En tu fase de puntuación, una mercancía vale como cualquier otro recurso menos un sombrero.
no-siesta-rules-chapter-trade-alt = Cinco barcos, uno por cada bien; uno de ellos ha zarpado.
no-siesta-rules-chapter-trade-questions =
    ¿Cómo comercio con un barco?
    ¿En qué puedo usar una mercancía?

no-siesta-rules-chapter-barrows-title = Las carretas
no-siesta-rules-chapter-barrows-text =
    (1) Los burros se enganchan en cualquier momento.
    (2) Los bienes se cargan de izquierda a derecha, durante muchas rondas si hace falta.
    (3) Quien completa primero una carreta recibe la puntuación más alta; los demás, la más baja.
    Una carreta llena y con sus burros da también una mercancía y un sitio en Esporles para un disco.
no-siesta-rules-chapter-barrows-alt = Tres carretas con sus burros y su carga; la del medio tiene cinco de siete bienes y los dos burros.
no-siesta-rules-chapter-barrows-questions =
    ¿Cómo completo una carreta?

no-siesta-rules-chapter-esporles-title = El mercado de Esporles
no-siesta-rules-chapter-esporles-text =
    Por una carreta completa, un disco de tu reserva puede ir a una casilla del mercado. Se queda allí para siempre.
    (1) Una casilla tiene sitio para un disco menos que jugadores haya, y solo para uno tuyo.
    Al final da un punto por cada cosa que cuenta su casilla, por ejemplo por cada ayudante.
no-siesta-rules-chapter-esporles-alt = Las seis casillas del mercado de Esporles con los discos de tres jugadores.
no-siesta-rules-chapter-esporles-questions =
    ¿Qué da un disco en Esporles?

no-siesta-rules-chapter-storage-title = Almacén y establo
no-siesta-rules-chapter-storage-text =
    Cada clase se tacha en su fila, de izquierda a derecha.
    (1) Al final, cada trío de oliva, grano y uva da 1 punto,
    (2) y cada pareja de cerdo y burro también.
    Los sombreros y la plata no se almacenan.
no-siesta-rules-chapter-storage-alt = El almacén con un trío de cosechas y el establo con dos parejas de animales.
no-siesta-rules-chapter-storage-questions =
    ¿Adónde va lo que sobra?

no-siesta-rules-chapter-end-title = Escala de siesta y final de la partida
no-siesta-rules-chapter-end-text =
    (1) Cada sombrero hace avanzar tu disco una casilla. Cada casilla es 1 punto.
    (2) Aquí ganas uno de tus discos y puedes marcar un recurso más.
    (3) La partida acaba con la ronda en que un jugador llega a la última casilla.
    Gana quien tenga más puntos. En caso de empate deciden los sombreros de la escala de siesta.
no-siesta-rules-chapter-end-alt = La escala de siesta con los discos de tres jugadores al final de una partida, y una tabla con sus puntos por origen.
no-siesta-rules-chapter-end-questions =
    ¿Cómo consigo más discos?
    ¿Cuándo acaba la partida?

## In full

no-siesta-rules-full-aim-title = El objetivo
no-siesta-rules-full-aim-text =
    Amplía tu granja y lleva sus bienes al mercado y a puertos lejanos: gana quien tenga más puntos. La partida no tiene una duración fija. Acaba con la ronda en que alguien llega a la última casilla de la escala de siesta, así que quien mucho descansa decide también cuándo se acaba.

no-siesta-rules-full-setup-title = Preparación
no-siesta-rules-full-setup-text =
    Cada uno tiene una hoja, un tablero de recursos y ocho discos: cuatro en su reserva, uno al principio de la escala de siesta y tres en la reserva común, que se ganan en esa escala. En el juego básico cada uno tiene además las mismas seis losetas de ayudante.

    Las 24 losetas de tejado están ocultas. Se sortea el jugador inicial. Hay dos dados por jugador y uno más: cinco, siete o nueve.

no-siesta-rules-full-round-title = Una ronda
no-siesta-rules-full-round-text =
    Cada ronda tiene tres fases: dados, puntuación y fin de la ronda. En la fase de dados solo se marca con discos lo que se recibe. Se tacha únicamente en la fase de puntuación.

no-siesta-rules-full-dice-title = La fase de dados
no-siesta-rules-full-dice-text =
    El jugador inicial tira todos los dados. Por turno, empezando por él, cada uno toma uno y marca enseguida lo que muestra, con discos de su reserva en su tablero de recursos; en una casilla puede haber varios discos. Luego se vuelven a tirar los dados que quedan y cada uno toma otro. El último se tira una vez más, y lo que muestra vale para todos.

    Un dado muestra oliva y grano juntos, uva, cerdo, burro, sombrero o plata. Con un solo disco libre eliges entre oliva y grano; sin ninguno no recibes nada. También puedes renunciar a todo o a una parte. Pero este es el momento: después no se marca nada.

no-siesta-rules-full-scoring-title = La fase de puntuación
no-siesta-rules-full-scoring-text =
    Empezando por el jugador inicial, cada uno hace la fase entera, uno tras otro. Usa tus recursos en cualquier orden y repártelos como quieras entre seis zonas:

    - el tejado del granero,
    - las casillas de ayudante,
    - el comercio lejano,
    - las carretas,
    - el almacén y el establo,
    - la escala de siesta.

    Por cada círculo tachado, su disco vuelve a tu reserva. Está libre enseguida, por ejemplo para una mercancía.

    Lo que dan las losetas de tejado y los ayudantes es temporal: queda sin disco fuera del tablero, se usa en esta fase o no se usa, y nunca se marca en el tablero.

no-siesta-rules-full-commodities-title = Mercancías
no-siesta-rules-full-commodities-text =
    El comercio lejano y las carretas completas traen una mercancía. Necesita un disco de tu reserva. En tu fase de puntuación puedes usar cualquiera de tus mercancías como cualquier otro recurso menos un sombrero: el círculo se tacha directamente, el recurso nunca se marca.

    Si no tienes disco libre, usas la mercancía justo a continuación o renuncias a ella. Al final de la fase puedes guardar una para la ronda siguiente; las demás vuelven a la reserva.

no-siesta-rules-full-roof-title = El tejado
no-siesta-rules-full-roof-text =
    Los seis huecos del tejado del granero se cierran de izquierda a derecha, uno tras otro. Sus círculos se tachan con plata. Por un hueco completo robas una loseta de tejado oculta y la pones boca arriba encima: su premio se usa una vez, en esta o en otra fase de puntuación tuya. Al final cada hueco cerrado da sus puntos. Si no quedan losetas, el hueco puntúa igual.

no-siesta-rules-full-tiles-title = Las losetas de tejado
no-siesta-rules-full-tiles-text =
    Hay tres clases.

    - Premio: uno o dos bienes que se tachan directamente, de uno en uno y mezclados como quieras con tus otros recursos. Puede haber varias losetas abiertas a la vez.
    - Cambio de recursos: dos discos de tu tablero de recursos se mueven un paso por las flechas, o uno dos pasos. Ningún disco sale del sombrero o la mercancía ni llega a ellos.
    - Punto: 1 punto al final de la partida.

    La loseta usada se pone boca abajo. La que tiene un punto sigue boca arriba.

no-siesta-rules-full-helpers-title = Las casillas de ayudante
no-siesta-rules-full-helpers-text =
    Cada una de las seis casillas pide de dos a cuatro recursos. Táchalos en cualquier orden y avanza en tantas casillas a la vez como quieras. Por una casilla completa contratas un ayudante al final de la ronda. Su habilidad vale desde la ronda siguiente hasta el final de la partida. Los ayudantes de las cuatro casillas de la derecha dan puntos.

no-siesta-rules-full-trade-title = Comercio lejano
no-siesta-rules-full-trade-text =
    Un barco lleva tres bienes iguales, todos a la vez: estos círculos no se pueden reunir a lo largo de varias rondas. Para ello se pueden juntar discos, bienes temporales y mercancías. En una fase de puntuación solo cabe un comercio lejano, y cada bien zarpa una vez. Cada comercio lejano da 2 puntos y una mercancía.

no-siesta-rules-full-barrows-title = Carretas y Esporles
no-siesta-rules-full-barrows-text =
    Las tres carretas se cargan de izquierda a derecha, en el orden que muestran. Los burros de delante se enganchan en cualquier momento. Ambas cosas pueden llevar muchas rondas.

    Una carreta llena y con sus burros trae una mercancía. Además, un disco de tu reserva puede ir al mercado de Esporles. Allí se queda para siempre y al final puntúa según su casilla. Cada casilla tiene sitio para un disco menos que jugadores haya, y solo para uno tuyo.

    Quien completa primero una carreta recibe su puntuación más alta; los demás, la más baja. Si los primeros en completarla son varios en la misma fase de puntuación, la más alta es para quien vaya más adelante en la escala de siesta; si también ahí empatan, es para todos ellos.

no-siesta-rules-full-storage-title = Almacén y establo
no-siesta-rules-full-storage-text =
    Olivas, grano y uvas van al almacén, cerdos y burros al establo, cada clase en su fila, de izquierda a derecha. Al final cada trío de las tres cosechas da 1 punto, y cada pareja de los dos animales también. Sombreros y plata no se almacenan.

no-siesta-rules-full-siesta-title = La escala de siesta
no-siesta-rules-full-siesta-text =
    Cada sombrero hace avanzar tu disco una casilla; cada casilla es 1 punto. Si llegas a una casilla con un disco dibujado al lado, ganas uno de tus discos de la reserva común: desde ahora puedes marcar un recurso más. Quien llega a la última casilla hace que esta ronda sea la última. Se juega hasta el final.

no-siesta-rules-full-end-title = El fin de la ronda
no-siesta-rules-full-end-text =
    Cuando todos han tenido su fase de puntuación, se contratan ayudantes para las casillas completas. Luego se vacían los tableros de recursos: lo marcado y no usado se pierde, solo puede quedar una mercancía. El siguiente en el sentido de las agujas del reloj es el nuevo jugador inicial.

no-siesta-rules-full-points-title = El fin de la partida
no-siesta-rules-full-points-text =
    El reglamento solo prevé un final: la última casilla de la escala de siesta. Aquí la partida termina también tras diez rondas seguidas sin avances (interpretación 28). Los puntos vienen de aquí:

    - los huecos cerrados del tejado, y 1 por cada loseta de tejado con punto,
    - los ayudantes de las cuatro casillas de la derecha,
    - 2 por cada comercio lejano,
    - 1 por cada trío del almacén y cada pareja del establo,
    - las carretas completas, con su puntuación más alta o más baja,
    - 1 por cada casilla de la escala de siesta,
    - las casillas de Esporles con un disco tuyo.

    Gana quien tenga más puntos. En caso de empate gana quien tenga más sombreros en la escala de siesta. Si también ahí hay empate, se comparte la victoria; según el reglamento, decide otra partida.

no-siesta-rules-full-experienced-title = El juego para granjeros expertos
no-siesta-rules-full-experienced-text =
    Nadie tiene ayudantes propios. Hay 24 losetas en el centro, dos de cada una de las doce habilidades; con dos jugadores, una de cada. Si contratan varios en la misma ronda, elige primero quien vaya más adelante en la escala de siesta y, entre iguales, quien vaya antes contando desde el jugador inicial. Nadie toma dos veces el mismo ayudante. Si no queda ninguno para ti, la casilla se queda sin ayudante y no da nada.

no-siesta-rules-full-abilities-title = Los doce ayudantes
no-siesta-rules-full-abilities-text =
    Los seis que en el juego básico tienen todos:

    - { no-siesta-helper-roof_choice }: { no-siesta-does-roof_choice }. La otra vuelve con las ocultas.
    - { no-siesta-helper-change_revenue }: { no-siesta-does-change_revenue }. Así no se obtienen sombreros ni mercancías.
    - { no-siesta-helper-trade_good }: { no-siesta-does-trade_good }.
    - { no-siesta-helper-storage_silver }: { no-siesta-does-storage_silver }. No hace falta almacenarlo todo en una ronda.
    - { no-siesta-helper-no_donkeys }: { no-siesta-does-no_donkeys }. Están completas en cuanto están llenas.
    - { no-siesta-helper-commodity_hat }: { no-siesta-does-commodity_hat }.

    Los seis grises, solo para granjeros expertos:

    - { no-siesta-helper-roof_costs }: { no-siesta-does-roof_costs }.
    - { no-siesta-helper-any_order }: { no-siesta-does-any_order }.
    - { no-siesta-helper-trade_hat }: { no-siesta-does-trade_hat }.
    - { no-siesta-helper-siesta_or_work }: { no-siesta-does-siesta_or_work }.
    - { no-siesta-helper-clear_storage }: { no-siesta-does-clear_storage }. Los círculos de esos bienes se rodean: quedan gastados y ya no puntúan.
    - { no-siesta-helper-copy }: { no-siesta-does-copy }. La elección vale para el resto de la partida.

no-siesta-rules-full-esporles-title = Las seis casillas de Esporles
no-siesta-rules-full-esporles-text =
    Un disco en una casilla da al final:

    - { no-siesta-space-discs }: { no-siesta-gives-discs }, no por los de Esporles ni los de un ayudante copiado.
    - { no-siesta-space-harvest_sets }: { no-siesta-gives-harvest_sets }.
    - { no-siesta-space-roof_tiles }: { no-siesta-gives-roof_tiles }.
    - { no-siesta-space-animal_pairs }: { no-siesta-gives-animal_pairs }.
    - { no-siesta-space-helpers }: { no-siesta-gives-helpers }.
    - { no-siesta-space-trades }: { no-siesta-gives-trades }.

no-siesta-rules-full-two-players-title = Dos jugadores, como en La Granja grande
no-siesta-rules-full-two-players-text =
    Dos jugadores pueden acordar tirar los cinco dados una sola vez, al empezar la ronda. Ambos eligen sus dos dados de esa tirada, y el que queda vale para los dos.
no-siesta-rules-full-two-players-questions =
    ¿Qué cambia con dos jugadores?

no-siesta-rules-full-online-title = Las reglas en línea
no-siesta-rules-full-online-text =
    La opción «En línea» juega con los cambios de la versión de Yucata:

    - Lo que hay que usar enseguida puede usarse hasta el final de la fase de puntuación, también una mercancía para la que no había disco.
    - Quien no tiene más de dos discos no gasta ninguno para siempre: ninguno va a Esporles y no se copia ningún ayudante. Si no se puede tomar ningún ayudante, la elección se salta.
    - Los discos van a Esporles al final de la ronda, cuando los empates de una carreta están decididos. Los discos sin usar dejan antes el tablero de recursos.
    - Los bienes sacados del almacén y el establo pueden volver a almacenarse allí.
    - Los puntos se cuentan a medida que llegan y están a la vista de todos. Los ayudantes se copian al final de una ronda.

no-siesta-rules-full-reconstructed-title = Lo que no se sabe
no-siesta-rules-full-reconstructed-text =
    Las reglas en que se basa este juego no muestran la hoja entera. Lo que piden y dan algunos huecos del tejado, casillas de ayudante y carretas, las filas del almacén y el establo, la escala de siesta, las flechas del tablero de recursos y cuántas losetas de tejado hay de cada clase son valores provisionales con la forma correcta. La lista de componentes, más abajo, los marca como reconstruidos.

    Quien tenga el juego puede corregirlo sin programar: en el navegador, arriba, en «Corregir componentes»; o bien corregir una copia del archivo de componentes, buscar errores con el comando «tertulia components no-siesta --check ARCHIVO» e iniciar el servidor o una partida en la terminal con «--components ARCHIVO».

## Rulings

no-siesta-ruling-1-title = Hay que tomar un dado
no-siesta-ruling-1-text = En la fase de dados nadie pasa. Renunciar a un recurso es tomar el dado y no marcar nada de él, o solo una parte. Después ya no se puede marcar.
no-siesta-ruling-2-title = Enseguida
no-siesta-ruling-2-text = Según las reglas impresas, los recursos temporales (bienes de una loseta, de los ayudantes de comercio lejano, de almacén y establo, bienes sacados) quedan fuera del tablero, nunca en él, y se pierden al final de la fase de puntuación del jugador. Una mercancía sin disco debe ser lo siguiente con lo que se tache algo, o se pierde. Antes se puede abrir una loseta, para juntar sus bienes con la mercancía.
no-siesta-ruling-3-title = Losetas abiertas
no-siesta-ruling-3-text = Los bienes de una loseta se usan de uno en uno, con otros recursos en medio, y puede haber varias losetas abiertas a la vez. La hoja muestra qué queda abierto de cada loseta; de bienes iguales se usa primero el de la loseta que está más a la izquierda. Lo que sobra se pierde al final de la fase.
no-siesta-ruling-4-title = Cambiar recursos
no-siesta-ruling-4-text = Un disco nunca sale del sombrero o la mercancía ni llega a ellos. Una loseta mueve dos discos un paso o uno dos; se puede renunciar a una parte.
no-siesta-ruling-5-title = Quién completa primero una carreta
no-siesta-ruling-5-text = Cuentan todos los que la completan en la misma fase de puntuación. Al final de la fase decide la escala de siesta, y todos los que empatan allí reciben la puntuación más alta. Hasta entonces se muestran las dos como posibles.
no-siesta-ruling-6-title = El disco para Esporles
no-siesta-ruling-6-text = Según las reglas impresas se pone enseguida, de la propia reserva, y se puede rechazar. Si allí no hay ninguno, lo siguiente puede traer uno antes: un recurso tachado, un sombrero que llega a una casilla de la escala con disco, o el burro que vacía almacén y establo; para ello se puede abrir una loseta. Si nada de eso es posible, no se pone ninguno. En línea no pone ninguno quien tiene dos discos o menos: de las dos formulaciones de la fuente, esta es la que deja dos discos a cada uno.
no-siesta-ruling-7-title = Cuándo se contratan ayudantes
no-siesta-ruling-7-text = Al final de la ronda en que la casilla se completó; la habilidad empieza con la ronda siguiente. Con varias casillas completas, el jugador dice qué ayudante va a cuál.
no-siesta-ruling-8-title = Habilidades que cambian lo que se pide
no-siesta-ruling-8-text = Desde la ronda siguiente a la contratación, cada hueco del tejado pide un círculo menos, también el empezado, y las carretas se cargan en cualquier orden. Si ya no hacen falta burros, cada carreta con todos sus bienes tachados se completa al empezar la habilidad; el orden lo elige el jugador.
no-siesta-ruling-9-title = El ayudante copiado
no-siesta-ruling-9-text = Un disco de la propia reserva queda sobre él para siempre. Solo se copia una loseta de otro jugador, nunca una copia ni una habilidad que ya se tiene. Si esa loseta se contrató en esta ronda, trabaja desde la siguiente.
no-siesta-ruling-10-title = Círculos vaciados
no-siesta-ruling-10-text = Un círculo vaciado queda usado y no se vuelve a tachar. Según las reglas impresas, los bienes van solo a las otras zonas de la hoja.
no-siesta-ruling-11-title = Un trío o una pareja en almacén y establo
no-siesta-ruling-11-text = Se completa cuando está tachado el enésimo círculo de cada una de sus clases, sea en la ronda que sea. Un círculo vaciado después ya trajo su plata, pero no cuenta al final. Ningún grupo trae plata dos veces.
no-siesta-ruling-12-title = Discos de la escala de siesta
no-siesta-ruling-12-text = Cada uno puede ganar tres. Si en la reserva común no queda ningún disco del jugador, la escala no da ninguno.
no-siesta-ruling-13-title = Sin losetas de tejado
no-siesta-ruling-13-text = Entonces no se roba ninguna, y el hueco puntúa igual. Para la casilla de Esporles que cuenta losetas no tiene ninguna.
no-siesta-ruling-14-title = Una mercancía no se convierte en sombrero con un cambio
no-siesta-ruling-14-text = El ayudante que cambia burros y sombreros no convierte una mercancía en sombrero: lo cambiado se tacha tal como es.
no-siesta-ruling-15-title = Un cambio de recursos son dos pasos
no-siesta-ruling-15-text = La loseta da dos pasos, uno tras otro, cada uno de un disco cualquiera. Así, dos discos un paso y un disco dos pasos son la misma regla.
no-siesta-ruling-16-title = Varias casillas completas
no-siesta-ruling-16-text = Quien tiene varias casillas completas contrata para todas seguidas, en el orden de las casillas, antes de que le toque al siguiente.
no-siesta-ruling-17-title = El último dado
no-siesta-ruling-17-text = Todos lo marcan a la vez. Todo está a la vista, así que el orden no importa.
no-siesta-ruling-18-title = Dos losetas entre las que elegir
no-siesta-ruling-18-text = Solo quien las roba ve las dos. La que se queda está a la vista de todos, la otra vuelve con las ocultas.
no-siesta-ruling-19-title = Cuándo se copia un ayudante
no-siesta-ruling-19-text = Según las reglas impresas, en cualquier fase de puntuación propia, nunca en otro momento, y la habilidad vale enseguida. En línea, al final de una ronda, después de contratar; nadie está obligado, y a quien aún no ha copiado a nadie se le pregunta otra vez al final de cada ronda. Vale desde la ronda siguiente. Una habilidad copiada no es una loseta: no da nada, ni en una casilla ni en Esporles.
no-siesta-ruling-20-title = El orden en Esporles, en línea
no-siesta-ruling-20-text = Los discos se ponen en el orden de la escala de siesta, como se contratan los ayudantes, y antes que ellos.
no-siesta-ruling-21-title = Una mercancía devuelta
no-siesta-ruling-21-text = Al final de la fase de puntuación una mercancía también se puede devolver, para tener libre su disco en la ronda siguiente.
no-siesta-ruling-22-title = Una carreta completada entre rondas
no-siesta-ruling-22-text = Si ya no hacen falta burros, una carreta puede completarse al empezar una ronda. Si entonces su mercancía no encuentra disco, se pierde según las reglas impresas; en línea queda fuera del tablero.
no-siesta-ruling-23-title = Puntos a la vista y ocultos
no-siesta-ruling-23-text = En línea cada punto se muestra cuando llega, y Esporles se recalcula con cada acción. Según las reglas impresas, el juego cuenta en silencio y muestra todos los puntos al final.
no-siesta-ruling-24-title = Quién completa primero, entre rondas
no-siesta-ruling-24-text = Una carreta completada al empezar una ronda es anterior a la fase de puntuación de esa ronda: quien la completa entonces es el primero. Si lo hacen varios al empezar la misma ronda, decide la escala de siesta, como en una fase.
no-siesta-ruling-25-title = Contratado tras copiarlo
no-siesta-ruling-25-text = El ayudante cuya habilidad se copió todavía se puede contratar como loseta propia: lo copiado no es una loseta.
no-siesta-ruling-26-title = El burro que vacía
no-siesta-ruling-26-text = Solo un burro en un disco paga por sacar bienes del almacén y el establo, o un sombrero en un disco que un ayudante deja usar como burro. No lo sustituyen una mercancía ni nada que esté fuera del tablero.
no-siesta-ruling-27-title = Una casilla sin ayudante
no-siesta-ruling-27-text = Una casilla completa para la que no queda ayudante al final de su ronda se queda sin él. En línea, como el ayudante que copia no se puede contratar mientras no haya a quién copiar, se vuelve a preguntar por la casilla en cuanto se puede tomar un ayudante.
no-siesta-ruling-28-title = Rondas sin avances
no-siesta-ruling-28-text = La partida termina con la puntuación de siempre tras diez rondas seguidas sin avances. Es un avance tachar un círculo del tejado, de las casillas de ayudante, del comercio lejano, de las carretas (también un burro), del almacén o del establo, o subir en la escala de siesta. Marcar, abrir losetas, mover discos, sacar bienes, copiar, contratar y una carreta completada al empezar una ronda no cuentan. El juego avisa a partir de la tercera de esas rondas. La décima es la última en cuanto terminan todas las fases de puntuación.
no-siesta-ruling-29-title = Lo que hay que usar en la misma fase
no-siesta-ruling-29-text = Los bienes de los ayudantes de comercio lejano, de almacén y establo hay que usarlos en la misma fase de puntuación: es un plazo, no una obligación. Lo que no se usa se pierde.
no-siesta-ruling-30-title = Empate
no-siesta-ruling-30-text = Con los mismos puntos gana quien tenga más sombreros en la escala de siesta. Si también ahí hay empate, se comparte la victoria: la otra partida que pide el reglamento queda en vuestras manos.
no-siesta-ruling-31-title = Flechas en un archivo corregido
no-siesta-ruling-31-text = Un archivo de componentes puede trazar flechas entre oliva, grano, uva, cerdo, burro y plata como quiera, pero ninguna que salga del sombrero o la mercancía ni que llegue a ellos.
no-siesta-ruling-32-title = La plata de un grupo
no-siesta-ruling-32-text = Un grupo cuenta en cuanto está tachado el enésimo círculo de cada una de sus clases, aunque alguno se haya vaciado antes. Un grupo vaciado y vuelto a llenar no trae una segunda plata.
no-siesta-ruling-33-title = El disco de una mercancía guardada
no-siesta-ruling-33-text = En línea, el disco de una mercancía cuenta entre los dos que nadie gasta para siempre, pues su dueño aún puede usarlo.
no-siesta-ruling-34-title = Qué se toma para un cambio
no-siesta-ruling-34-text = Quien usa un sombrero como burro, o un burro como sombrero, dice si es uno que está fuera del tablero o uno en un disco.
no-siesta-ruling-35-title = Un recurso cambiado sigue en su disco
no-siesta-ruling-35-text = Un disco movido por una flecha marca el nuevo recurso, también en línea, y solo queda libre cuando ese recurso se tacha.
no-siesta-ruling-36-title = Nadie juega solo
no-siesta-ruling-36-text = El juego es para dos a cuatro jugadores. El reglamento habla de uno a cuatro, pero no contiene las reglas para uno.
no-siesta-ruling-37-title = Carretas cargadas cuando ya no hacen falta burros
no-siesta-ruling-37-text = Se completan al empezar la ronda, no en la propia fase de puntuación, una tras otra: cada una recibe su mercancía y su disco para Esporles antes de que siga la siguiente. Tras una copia en una fase de puntuación es lo mismo.
