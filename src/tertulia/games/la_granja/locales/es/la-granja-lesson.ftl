### La Granja: la primera partida guiada.

la-granja-lesson-aim-title = De qué se trata
la-granja-lesson-aim = ¡Te damos la bienvenida a Esporles! Cultiva bienes en tu granja y llévalos al pueblo. Tras seis rondas gana quien tenga más puntos. Las dos primeras las jugamos juntos.

la-granja-lesson-start-title = Con qué empiezas
la-granja-lesson-start = Empiezas con una plata, una mercancía y cuatro cartas. Las cartas hacen crecer tu granja, así que míralas primero.

la-granja-lesson-four_sides-title = Los cuatro lados de una carta
la-granja-lesson-four_sides = Cada carta puede ser cuatro cosas: campo, carreta, ampliación o ayudante. Eliges un lado, y los otros tres dejan de contar.

la-granja-lesson-field-title = Campos
la-granja-lesson-field = Primero tiene que crecer algo. Juega el Techador como campo: da grano, ronda tras ronda y gratis.
la-granja-lesson-field-other = Se puede, pero sin campo no crece nada. Empieza con el Techador como campo.
la-granja-lesson-field-shows = Ahí está tu campo de grano, aún vacío. Dará fruto enseguida.

la-granja-lesson-barrow-title = Carretas
la-granja-lesson-barrow = Ahora algo que dé puntos. Juega la Puestera como carreta: pide una uva y una plata, y da 2 puntos cuando está llena.
la-granja-lesson-barrow-other = Guarda eso para más tarde. Una carreta pequeña se llena pronto: empieza por la Puestera.
la-granja-lesson-barrow-shows = Dos símbolos vacíos: tu lista de la compra para esta ronda.

la-granja-lesson-fill_hand-title = Límite de mano y crecimiento
la-granja-lesson-fill_hand = En la ronda 1 se juegan dos cartas; después, una por ronda. Ya las has jugado: pulsa «Listo» y robarás hasta tu límite de tres cartas. Después crece todo.
la-granja-lesson-fill_hand-other = Pronto necesitarás la mercancía. Pulsa «Listo».
la-granja-lesson-fill_hand-shows = ¡Tu primera cosecha! Cada campo vacío da un bien cada ronda sin que hagas nada.

la-granja-lesson-roof-title = Marcadores de tejado
la-granja-lesson-roof = Los marcadores de tejado son regalos de un solo uso. Cuestan tanta plata como el número de la ronda: ahora, 1. En la ronda 1 compra primero quien va último, y eres tú: toma el que permite jugar una carta.
la-granja-lesson-roof-other = Un paso en la escala de siesta está bien, pero una carta entera es más. Elige el otro marcador.
la-granja-lesson-roof-shows = Está en tu casa, listo para usar.

la-granja-lesson-use_roof-title = Usar un marcador de tejado
la-granja-lesson-use_roof = Puedes usarlo en cualquier turno tuyo. Ahora viene bien, así que selecciónalo.
la-granja-lesson-use_roof-other = Podrías esperar, pero esta vez usamos el tejado enseguida para tener antes la siguiente carreta.

la-granja-lesson-second_barrow-title = Las carretas grandes dan más
la-granja-lesson-second_barrow = Juega el Guarda del mercado como segunda carreta. Uva, plata y embutido son más difíciles de reunir, pero dan 4 puntos. Es nuestro plan para la ronda 2.
la-granja-lesson-second_barrow-other = Buena carta para otro día. Nuestro plan necesita el Guarda del mercado como carreta.
la-granja-lesson-second_barrow-shows = Tu vecino compró el otro tejado. Luego salieron cinco dados: 1, 1, 1, 3, 4. El 3 ya no está.

la-granja-lesson-die_silver-title = Dados de recursos
la-granja-lesson-die_silver = Cada uno toma dos dados, por turnos, y usa su casilla enseguida. Hay tres unos pero un solo 4: tómalo primero, da 4 platas.
la-granja-lesson-die_silver-other = Un cerdo está bien, y seguirá ahí la próxima vez. El único 4 quizá no.
la-granja-lesson-die_silver-shows = Con plata se compran tejados y entregas, y también la piden las carretas.

la-granja-lesson-die_pig-title = Cerdos
la-granja-lesson-die_pig = Ahora toma un 1: llega un cerdo. Dos cerdos tienen una cría en la próxima ronda, si hay sitio.
la-granja-lesson-die_pig-other = Todavía no: primero toma el dado, un 1.

la-granja-lesson-last_die-title = El último dado es de todos
la-granja-lesson-last_die = Queda un dado, y todos lo usan. Otro 1, así que toma tu segundo cerdo. Recuerda: el dado que dejas también es tuyo.
la-granja-lesson-last_die-other = Usa antes el último dado: te da un cerdo gratis.

la-granja-lesson-commodity-title = Mercancías
la-granja-lesson-commodity = Tu carreta pequeña pide una uva, y no tienes. Una mercancía se cambia por muchas cosas, por ejemplo por dos cosechas distintas. Cámbiala por oliva y uva.
la-granja-lesson-commodity-other = Así la carreta se quedaría sin uva. Elige oliva y uva.
la-granja-lesson-commodity-shows = Tienes una oliva y una uva en tu almacén.

la-granja-lesson-donkey-title = Burros: entregas o siesta
la-granja-lesson-donkey = Ahora, una elección secreta. Los burros son entregas; los sombreros, pasos en la escala de siesta. Tienes tres cosas que llevar, así que toma tres burros. Los usados vuelven en la ronda 4.
la-granja-lesson-donkey-other = Cuenta tu carga: uva, plata y otra plata. Tres burros son justo los que hacen falta.
la-granja-lesson-donkey-shows = Tu sombrero te ha subido un paso. Tu disco está encima, así que desde ahora vas primero.

la-granja-lesson-first_delivery-title = Una entrega, un bien
la-granja-lesson-first_delivery = En cada entrega llevas un bien. Lleva la uva a la carreta pequeña.
la-granja-lesson-first_delivery-other = Si repartes los bienes, no acabas nada. La uva va a la carreta pequeña.

la-granja-lesson-barrow_full-title = Una carreta llena
la-granja-lesson-barrow_full = La plata es un bien como los demás. Lleva una, y la carreta estará llena.
la-granja-lesson-barrow_full-other = Con una plata más se llena la carreta pequeña. Ponla ahí.
la-granja-lesson-barrow_full-shows = 2 puntos, otra mercancía y un marcador en el mercado: da un punto al final de cada ronda mientras siga ahí.

la-granja-lesson-start_big-title = Las carretas se llenan en varias rondas
la-granja-lesson-start_big = Queda una entrega. Empieza la carreta grande con una plata: lo que está en una carreta espera ahí al resto.
la-granja-lesson-start_big-other = Guarda los cerdos y la mercancía para la ronda 2. Nuestro plan pide una plata en la carreta grande.
la-granja-lesson-start_big-shows = La ronda 1 ha terminado. Tus dos marcadores del mercado han dado 2 puntos, y vas ganando por 5 a 2.

la-granja-lesson-extension-title = Ampliaciones
la-granja-lesson-extension = Ronda 2, una carta. Juega el Arriero como ampliación: da una plata por ronda, sitio para un tercer cerdo y una carta más en la mano.
la-granja-lesson-extension-other = Piensa en la cría: necesita un tercer sitio, y el Arriero lo tiene como ampliación.

la-granja-lesson-pay_extension-title = Pagar, y un campo queda libre
la-granja-lesson-pay_extension = La primera ampliación cuesta un bien; la siguiente, dos distintos. Paga con el grano del campo: así el campo queda libre y vuelve a dar enseguida.
la-granja-lesson-pay_extension-other = También sirve. Pero un campo lleno no da nada, así que paga con el grano que tiene.

la-granja-lesson-income_growth-title = Ingresos y crecimiento
la-granja-lesson-income_growth = Pulsa «Listo» y mira: robas cartas, llegan tus ingresos y todo crece.
la-granja-lesson-income_growth-other = Nada de eso hace falta aún. Pulsa «Listo».
la-granja-lesson-income_growth-shows = Una plata, grano nuevo y una cría: ¡tres cerdos!

la-granja-lesson-second_roof-title = Los espacios del tejado dan puntos
la-granja-lesson-second_roof = Los tejados cuestan ahora 2 platas, pero cada espacio siguiente de tu tejado da más puntos: el segundo, 1. Toma el paso de siesta; lo necesitaremos en una carrera.
la-granja-lesson-second_roof-other = También es un buen regalo. Tomamos el paso de siesta, porque quien llega primero al pueblo gana más.
la-granja-lesson-second_roof-shows = Un punto enseguida. Y esta vez eliges dados primero: 1, 1, 2, 2, 5.

la-granja-lesson-die_five-title = Ser primero compensa
la-granja-lesson-die_five = Solo hay un 5: mejora bienes o te hace avanzar en la escala de siesta. Tómalo.
la-granja-lesson-die_five-other = De ese número hay dos dados. El 5 es el único, y solo con él conseguimos embutido.

la-granja-lesson-upgrade-title = Mejorar
la-granja-lesson-upgrade = Mejora un cerdo a embutido para la carreta grande. Sin el dado cuesta 3 platas. De olivas y grano saldría comida; de uvas, vino.
la-granja-lesson-upgrade-other = La carreta grande pide embutido, que se hace con un cerdo.
la-granja-lesson-upgrade-shows = Un embutido, y un sitio libre en el establo.

la-granja-lesson-advance-title = La escala de siesta
la-granja-lesson-advance = El 5 tiene otra mitad: otra mejora o un paso. Da el paso. Quien está más arriba actúa antes, y la escala da puntos cada ronda.
la-granja-lesson-advance-other = Ese bien aún no hace falta. Aquí vale más un paso.

la-granja-lesson-use_siesta_roof-title = El momento de un marcador de tejado
la-granja-lesson-use_siesta_roof = Añade tu marcador de tejado: un paso más. La segunda casilla da un punto al final de la ronda, y será difícil alcanzarte.
la-granja-lesson-use_siesta_roof-other = Podrías guardarlo, pero ahora te da un punto y la delantera.
la-granja-lesson-use_siesta_roof-shows = Dos pasos arriba. Y tu vecino ha tomado un cerdo: ¿por qué?

la-granja-lesson-die_pig_again-title = Observar a los demás
la-granja-lesson-die_pig_again = Mira el Carnicero: se completa con tres cerdos. ¡Tu vecino ha llevado dos y tiene el tercero! Toma el último 1, y tendrás tres.
la-granja-lesson-die_pig_again-other = Mira el Carnicero: quien lleva antes tres cerdos gana más. Necesitas este cerdo.
la-granja-lesson-die_pig_again-shows = Tres cerdos. El último dado es un 2: jugar una carta, robar una o tomar una cosecha.

la-granja-lesson-helper-title = Ayudantes
la-granja-lesson-helper = Usa el dado para jugar el Alcalde como ayudante. Los ayudantes cambian una regla para ti: este da al final un punto por cada ampliación.
la-granja-lesson-helper-other = Aún no hemos probado un ayudante. Elige jugar una carta, y luego el Alcalde como ayudante.
la-granja-lesson-helper-shows = Ya usas los cuatro lados de tu granja.

la-granja-lesson-grape_again-title = Planificar desde el final
la-granja-lesson-grape_again = ¿Qué le falta a la carreta grande? Embutido, que tienes, y una uva. Cambia tu mercancía por grano y uva.
la-granja-lesson-grape_again-other = A la carreta le falta una uva. Cambia por grano y uva.

la-granja-lesson-four_donkeys-title = Contar entregas
la-granja-lesson-four_donkeys = Carga: tres cerdos, embutido y una uva. Cuatro burros llevan cuatro bienes; se puede comprar una quinta entrega. No avanzas con sombreros, pero vas dos pasos por delante.
la-granja-lesson-four_donkeys-other = Con menos burros un cerdo se queda en casa. Toma cuatro.
la-granja-lesson-four_donkeys-shows = Tu vecino tiene un sombrero: sube un paso, pero no le basta. ¡Entregas primero!

la-granja-lesson-butcher-title = Edificios de oficios
la-granja-lesson-butcher = Lleva los tres cerdos al Carnicero. Un edificio terminado da el número de la ronda en puntos, y algo más a quien llega primero.
la-granja-lesson-butcher-other = La carrera está en marcha: primero los cerdos, los tres al Carnicero.
la-granja-lesson-butcher-shows = 5 puntos: 2 por la ronda 2, 1 por ser primero, 1 por abrir la Tienda del pueblo y 1 por tu carreta, el regalo del Carnicero.

la-granja-lesson-meat-title = La cuarta entrega
la-granja-lesson-meat = El cuarto burro lleva el embutido a la carreta grande.
la-granja-lesson-meat-other = El embutido era para la carreta grande. Llévalo ahí.
la-granja-lesson-meat-shows = Tu vecino también termina el Carnicero, pero solo por 3 puntos. Llegar primero ha valido la pena.

la-granja-lesson-extra-title = Entregas extra
la-granja-lesson-extra = ¿Sin burros? Una entrega extra cuesta 1 plata. Tu granja permite una; algunas ampliaciones, más. Cómprala.
la-granja-lesson-extra-other = Con una entrega más ganas 4 puntos. Es plata bien gastada.

la-granja-lesson-big_barrow_full-title = El último bien de la carreta
la-granja-lesson-big_barrow_full = ¡Y aquí va la uva, a la carreta grande!
la-granja-lesson-big_barrow_full-other = El último símbolo de la carreta grande es la uva.
la-granja-lesson-big_barrow_full-shows = 4 puntos, otra mercancía y un marcador para el mercado.

la-granja-lesson-market-title = El mercado
la-granja-lesson-market = Pon el marcador en el 4 de la flecha, junto al de tu vecino. Así retiras los marcadores ajenos de las casillas contiguas de menor valor, y cada uno te da un punto.
la-granja-lesson-market-other = Esa casilla no toca a nadie. Elige el 4 junto al marcador de tu vecino.
la-granja-lesson-market-shows = 1 por el marcador retirado, 3 por los tuyos, 1 por la escala de siesta: ¡20 a 5!

la-granja-lesson-habits-title = Tres buenas costumbres
la-granja-lesson-habits = Tres buenas costumbres. Mira qué falta en carretas y edificios antes de elegir dados. Acaba una cosa antes de empezar otra. Vigila el orden de turno cuando dos queréis lo mismo.

la-granja-lesson-free-title = Jugar por tu cuenta
la-granja-lesson-free = La ronda 3 es tuya. Los consejos junto a la mesa dicen en cada decisión qué se puede hacer y por qué. Intenta llenar una carreta o terminar un edificio. ¡Suerte!
la-granja-lesson-free-goal = Llena una carreta más o termina un edificio más.
