### Granada: die geführte erste Partie.

granada-lesson-aim-title = Worum es geht
granada-lesson-aim = Drei Baumeister, drei Städte. Punkte bekommst du für die meisten Gebäude einer Art und für einen langen Graben um die Stadt. Nach drei Wertungen gewinnt, wer die meisten Punkte hat.

granada-lesson-turn-title = Ein Zug ist eine Aktion
granada-lesson-turn = Ein Zug ist eine Aktion: Geld nehmen, ein Gebäude kaufen oder umbauen. Jedes Feld des Bauhofs verlangt Geld einer Farbe, und deines ist vor allem grün.

granada-lesson-exact-title = Passend bezahlen bringt noch eine Aktion
granada-lesson-exact = Schau auf das grüne Feld: eine Herberge für 6, und du hast eine grüne 6. Wähle die Herberge aus, dann drück „Bezahlen“. Wechselgeld gibt es nicht, aber wer passend bezahlt, hat noch eine Aktion.
granada-lesson-exact-other = Geld kann warten. Die eine 6 bezahlt die Herberge passend, und etwas Besseres gibt es in Granada nicht.
granada-lesson-exact-shows = Deine Herberge steht neben der Stadt bereit, und du hast noch eine Aktion!

granada-lesson-take_blue-title = Geld nehmen mit einem Plan
granada-lesson-take_blue = Nimm mit deiner zusätzlichen Aktion Geld: Der Markt auf dem blauen Feld kostet 4, und hier liegt eine blaue 4. Erlaubt ist eine Karte beliebigen Werts oder mehrere, die zusammen höchstens 5 wert sind.
granada-lesson-take_blue-other = Mehr Geld, aber damit lässt sich nichts passend bezahlen. Die blaue 4 passt zum Markt auf dem blauen Feld.

granada-lesson-place_inn-title = Bauen und Gräben
granada-lesson-place_inn = Am Ende des Zuges baust du, was du gekauft hast. Graben trifft auf Graben, offene Seite auf offene Seite, und alles ist zu Fuß erreichbar. Bau die Herberge im Norden, den Graben nach außen.
granada-lesson-place_inn-other = Auch erlaubt. Im Norden bleibt aber auf beiden Seiten Platz, wo der Graben weitergehen soll.
granada-lesson-place_inn-shows = Die anderen haben auch gebaut, und der Bauhof ist wieder voll. Der Markt liegt noch da.

granada-lesson-buy_market-title = Der Plan geht auf
granada-lesson-buy_market = Dein Plan ist aufgegangen: Kauf den Markt mit der blauen 4, genau passend.
granada-lesson-buy_market-other = Zuerst der Markt: Dafür hast du die blaue 4 genommen.

granada-lesson-buy_hospital-title = Eine Kette von Aktionen
granada-lesson-buy_hospital = Du bist noch am Zug. Das Hospital auf dem gelben Feld kostet 5, und du hast eine gelbe 5. Wieder passend!
granada-lesson-buy_hospital-other = Schau zuerst auf das gelbe Feld: Das Hospital dort kostet genau deine gelbe 5, also keine Aktion.
granada-lesson-buy_hospital-shows = Zwei Gebäude in einem Zug, und noch eine Aktion.

granada-lesson-take_nine-title = Vorausdenken
granada-lesson-take_nine = Und jetzt? Das Hospital auf dem grünen Feld kostet 13. Deine 3 und 1 und eine grüne 9 sind genau 13. Nimm die 9.
granada-lesson-take_nine-other = Rechne: 9 und 3 und 1 sind 13, der Preis des Hospitals. Also nimm die 9.

granada-lesson-place_market-title = Gräben, die sich verbinden
granada-lesson-place_market = Du hast zwei Gebäude zu bauen, zuerst den Markt. Er hat Gräben im Norden und Westen: Links von der Herberge schließen sie an deren Graben an.
granada-lesson-place_market-other = Nimm zuerst den Markt und bau ihn links von der Herberge: Dort bilden die Gräben eine Linie.

granada-lesson-place_hospital-title = Der längste Graben
granada-lesson-place_hospital = Jetzt das Hospital, rechts von der Herberge: Seine Gräben führen die Linie weiter, um die Ecke und unten entlang.
granada-lesson-place_hospital-other = Rechts von der Herberge wird der Graben doppelt so lang. Versuch es dort.
granada-lesson-place_hospital-shows = Sechs Seiten in einer Reihe: 6 Punkte bei jeder Wertung, und niemand hat mehr.

granada-lesson-inn_lost-title = Gleichstand
granada-lesson-inn_lost = Ein Gegner hat auch eine Herberge gekauft. Jeder hat eine, aber seine ist 10 wert und deine 6: Bei Gleichstand führt das höchste Gebäude. Merk dir die Herbergen, wir kommen darauf zurück.

granada-lesson-buy_thirteen-title = Mit mehreren Karten bezahlen
granada-lesson-buy_thirteen = Das große Hospital ist noch da. Kauf es mit 9, 3 und 1: drei Karten, und doch passend.
granada-lesson-buy_thirteen-other = Zuerst das große Hospital: 9, 3 und 1 bezahlen es passend.
granada-lesson-buy_thirteen-shows = Dein zweites Hospital, 13 wert: Bei Gleichstand ist es nicht zu schlagen.

granada-lesson-take_two-title = Mehrere kleine Karten
granada-lesson-take_two = Deine zusätzliche Aktion: Nimm zwei Karten auf einmal. Eine grüne 1 und eine grüne 4 sind zusammen 5 wert, das ist gerade noch erlaubt.
granada-lesson-take_two-other = Zwei kleine Karten sind hier besser als eine. Nimm die grüne 1 und die grüne 4 zusammen.

granada-lesson-place_thirteen-title = Eine Mehrheit
granada-lesson-place_thirteen = Sein Graben liegt im Süden, also kann es links vom Start stehen. Bau es dort.
granada-lesson-place_thirteen-other = In der Reserve zählt das Hospital nicht. Bau es links vom Start.
granada-lesson-place_thirteen-shows = Du führst bei den Hospitälern, zwei gegen eins. Und schau auf das grüne Feld: ein kleines Hospital.

granada-lesson-overpay-title = Zwei Seiten, kein Wechselgeld
granada-lesson-overpay = Jedes Gebäude hat ein anderes auf der Rückseite, und hinter diesem Hospital steckt eine Herberge! Genau 3 kannst du nicht bezahlen. Zahl 4: Eins geht verloren, und danach endet dein Zug.
granada-lesson-overpay-other = Diesmal wollen wir das Gebäude auf dem grünen Feld. Bezahl mit der 4, sie liegt der 3 am nächsten.

granada-lesson-reserve-title = Reserve und Rückseite
granada-lesson-reserve = Das Plättchen jetzt umzudrehen kostet noch einmal 3. In deiner Reserve darf kostenlos jede Seite oben liegen, also leg es als Herberge hinein. Von dort baust du es später mit einer Aktion.
granada-lesson-reserve-other = Auch möglich, aber wir wollen eine Herberge, und zwar umsonst. Leg es in die Reserve, die gerade Seite nach oben.
granada-lesson-reserve-shows = Die Herberge wartet in deiner Reserve. Wenn du sie baust, führst du wieder bei den Herbergen.

granada-lesson-scoring-title = Die erste Wertung
granada-lesson-scoring = Bald löst eine Karte unter dem Geld die erste Wertung aus. Für jede Gebäudeart bekommt der Erste einen Punkt je Gebäude dieser Art in allen Städten, und jeder Graben zählt. Käme sie jetzt, bekämst du 10 Punkte.

granada-lesson-habits-title = Drei gute Gewohnheiten
granada-lesson-habits = Drei gute Gewohnheiten. Such zuerst nach Gebäuden, die du passend bezahlen kannst. Nimm Geld für ein bestimmtes Gebäude. Bau jedes Plättchen so, dass der Graben weitergeht.

granada-lesson-free-title = Allein spielen
granada-lesson-free = Spiel jetzt allein bis zur ersten Wertung. Bau die Herberge aus deiner Reserve, wenn sich nichts passend bezahlen lässt. Hinweise neben dem Tisch erklären jede Entscheidung. Viel Spaß mit deiner Stadt!
granada-lesson-free-goal = Führe bei den Herbergen und habe nach der ersten Wertung die meisten Punkte.
