### La Granja: die geführte erste Partie.

la-granja-lesson-aim-title = Worum es geht
la-granja-lesson-aim = Willkommen in Esporles! Ernte auf deinem Hof und bring die Güter ins Dorf. Nach sechs Runden gewinnt, wer die meisten Punkte hat. Die ersten zwei spielen wir zusammen.

la-granja-lesson-start-title = Womit du beginnst
la-granja-lesson-start = Du beginnst mit einem Silber, einer Handelsware und vier Karten. Durch die Karten wächst dein Hof, also sieh sie dir zuerst an.

la-granja-lesson-four_sides-title = Vier Seiten einer Karte
la-granja-lesson-four_sides = Jede Karte kann viererlei sein: Feld, Marktkarren, Hofausbau oder Helfer. Du wählst eine Seite; die anderen drei zählen nicht mehr.

la-granja-lesson-field-title = Felder
la-granja-lesson-field = Zuerst muss etwas wachsen. Spiel den Dachdecker als Feld: Es trägt Korn, Runde für Runde und umsonst.
la-granja-lesson-field-other = Möglich, aber ohne Feld wächst nichts. Beginn mit dem Dachdecker als Feld.
la-granja-lesson-field-shows = Da ist dein Kornfeld, noch leer. Gleich trägt es.

la-granja-lesson-barrow-title = Marktkarren
la-granja-lesson-barrow = Nun etwas, das Punkte bringt. Spiel die Standbesitzerin als Marktkarren: Er verlangt eine Traube und ein Silber und bringt 2 Punkte, sobald er voll ist.
la-granja-lesson-barrow-other = Heb das für später auf. Ein kleiner Karren ist schnell voll, also zuerst die Standbesitzerin.
la-granja-lesson-barrow-shows = Zwei leere Symbole: deine Einkaufsliste für diese Runde.

la-granja-lesson-fill_hand-title = Handkartenlimit und Wachstum
la-granja-lesson-fill_hand = In Runde 1 spielst du zwei Karten, später eine je Runde: geschafft. Drück „Fertig“, dann ziehst du bis zu deinem Handkartenlimit von drei nach, und danach wächst alles.
la-granja-lesson-fill_hand-other = Deine Handelsware brauchst du bald. Drück einfach „Fertig“.
la-granja-lesson-fill_hand-shows = Deine erste Ernte! Jedes leere Feld trägt jede Runde ein Gut, ganz von selbst.

la-granja-lesson-roof-title = Dachmarker
la-granja-lesson-roof = Dachmarker sind Boni, die du einmal nutzt. Ihr Preis ist die Nummer der Runde, jetzt also 1 Silber. In Runde 1 kauft der Letzte in der Reihenfolge zuerst, und das bist du: Nimm den Marker, mit dem du eine Karte spielst.
la-granja-lesson-roof-other = Ein Schritt auf der Siestaleiste ist nett, eine ganze Karte ist mehr. Nimm den anderen Marker.
la-granja-lesson-roof-shows = Dein Dachmarker liegt auf deinem Haus bereit.

la-granja-lesson-use_roof-title = Einen Dachmarker nutzen
la-granja-lesson-use_roof = Du darfst deinen Dachmarker in jedem deiner Züge nutzen. Jetzt passt er genau, also wähle ihn aus.
la-granja-lesson-use_roof-other = Du könntest warten. Heute nutzen wir ihn sofort, dann steht der nächste Karren früh bereit.

la-granja-lesson-second_barrow-title = Große Karren bringen mehr
la-granja-lesson-second_barrow = Spiel den Marktwächter als zweiten Karren. Traube, Silber und gepökeltes Fleisch sind schwerer zu haben, bringen aber 4 Punkte. Das ist unser Plan für Runde 2.
la-granja-lesson-second_barrow-other = Eine gute Karte für einen anderen Tag. Unser Plan braucht den Marktwächter als Marktkarren.
la-granja-lesson-second_barrow-shows = Dein Nachbar hat den anderen Dachmarker gekauft. Dann wurden fünf Würfel geworfen: 1, 1, 1, 3, 4. Die 3 hat dein Nachbar schon genommen.

la-granja-lesson-die_silver-title = Ertragswürfel
la-granja-lesson-die_silver = Ihr nehmt abwechselnd je zwei Würfel und nutzt jedes Mal sofort das Feld. Es gibt drei Einsen, aber nur eine Vier: Nimm sie zuerst, sie bringt 4 Silber.
la-granja-lesson-die_silver-other = Ein Schwein ist gut und nächstes Mal noch da. Die einzige Vier vielleicht nicht.
la-granja-lesson-die_silver-shows = Mit Silber kaufst du Dächer und Lieferungen, und auch Karren wollen es.

la-granja-lesson-die_pig-title = Schweine
la-granja-lesson-die_pig = Nun nimm eine Eins: Ein Schwein zieht ein. Zwei Schweine bekommen nächste Runde ein Ferkel, wenn Platz dafür ist.
la-granja-lesson-die_pig-other = Noch nicht: Nimm zuerst den Würfel, eine Eins.

la-granja-lesson-last_die-title = Der letzte Würfel gehört allen
la-granja-lesson-last_die = Ein Würfel bleibt übrig, und alle nutzen ihn. Wieder eine Eins, also nimm dein zweites Schwein. Merk dir: Den Würfel, den du liegen lässt, nutzt auch du.
la-granja-lesson-last_die-other = Nutze zuerst den letzten Würfel: Er bringt dir umsonst ein Schwein.

la-granja-lesson-commodity-title = Handelswaren
la-granja-lesson-commodity = Dein kleiner Karren braucht eine Traube, und du hast keine. Aus einer Handelsware wird vieles, zum Beispiel zwei verschiedene Erntegüter. Tausche sie gegen Olive und Traube.
la-granja-lesson-commodity-other = Dann fehlt dem Karren die Traube. Wähle Olive und Traube.
la-granja-lesson-commodity-shows = Eine Olive und eine Traube liegen in deinem Lager.

la-granja-lesson-donkey-title = Esel: Lieferungen oder Siesta
la-granja-lesson-donkey = Jetzt eine geheime Wahl. Esel sind Lieferungen, Hüte sind Schritte auf der Siestaleiste. Du hast drei Dinge zu tragen, also nimm drei Esel. Benutzte Marker kommen in Runde 4 zurück.
la-granja-lesson-donkey-other = Zähl deine Ladung: Traube, Silber und noch ein Silber. Drei Esel passen genau.
la-granja-lesson-donkey-shows = Dein Hut hat dich einen Schritt vorangebracht. Deine Scheibe liegt oben, also bist du von nun an zuerst dran.

la-granja-lesson-first_delivery-title = Eine Lieferung, ein Gut
la-granja-lesson-first_delivery = Mit jeder Lieferung bringst du ein Gut. Bring die Traube zum kleinen Karren.
la-granja-lesson-first_delivery-other = Wer Güter verteilt, wird mit nichts fertig. Die Traube gehört auf den kleinen Karren.

la-granja-lesson-barrow_full-title = Ein voller Karren
la-granja-lesson-barrow_full = Silber ist ein Gut wie jedes andere. Bring eines hin, und der Karren ist voll.
la-granja-lesson-barrow_full-other = Noch ein Silber, und der Karren ist voll. Leg es auf den kleinen.
la-granja-lesson-barrow_full-shows = 2 Punkte, eine neue Handelsware und ein Marker auf dem Markt: Er bringt am Ende jeder Runde einen Punkt, solange er dort steht.

la-granja-lesson-start_big-title = Karren füllen sich über mehrere Runden
la-granja-lesson-start_big = Eine Lieferung ist noch übrig. Leg schon ein Silber auf den großen Karren: Was auf einem Karren liegt, bleibt dort, bis er voll ist.
la-granja-lesson-start_big-other = Heb Schweine und Handelsware für Runde 2 auf. Unser Plan braucht ein Silber auf dem großen Karren.
la-granja-lesson-start_big-shows = Runde 1 ist vorbei. Deine zwei Marker auf dem Markt brachten 2 Punkte, und du führst 5 zu 2.

la-granja-lesson-extension-title = Hofausbauten
la-granja-lesson-extension = Runde 2, eine Karte. Spiel den Maultiertreiber als Hofausbau: Er bringt jede Runde ein Silber, Platz für ein drittes Schwein und eine Handkarte mehr.
la-granja-lesson-extension-other = Denk an das Ferkel: Es braucht einen dritten Platz, und den hat der Maultiertreiber als Hofausbau.

la-granja-lesson-pay_extension-title = Mit einem Gut vom Feld bezahlen
la-granja-lesson-pay_extension = Der erste Hofausbau kostet ein Gut, der nächste zwei verschiedene. Zahl mit dem Korn vom Feld: Dann ist das Feld frei und trägt gleich wieder.
la-granja-lesson-pay_extension-other = Das geht auch. Aber ein volles Feld trägt nichts, also zahl mit dem Korn, das darauf steht.

la-granja-lesson-income_growth-title = Einkommen und Wachstum
la-granja-lesson-income_growth = Drück „Fertig“ und sieh zu: Du ziehst Karten, dein Einkommen kommt, und alles wächst.
la-granja-lesson-income_growth-other = Davon brauchst du jetzt nichts. Drück „Fertig“.
la-granja-lesson-income_growth-shows = Ein Silber, neues Korn und ein Ferkel: drei Schweine!

la-granja-lesson-second_roof-title = Plätze auf dem Haus sind Punkte wert
la-granja-lesson-second_roof = Dachmarker kosten jetzt 2 Silber, aber jeder weitere Platz auf deinem Haus bringt mehr Punkte: der zweite einen. Nimm den Siestaschritt; wir brauchen ihn für ein Wettrennen.
la-granja-lesson-second_roof-other = Auch ein guter Marker. Wir nehmen den Siestaschritt, denn wer zuerst im Dorf ist, verdient mehr.
la-granja-lesson-second_roof-shows = Sofort ein Punkt. Und diesmal wählst du als Erster einen Würfel: 1, 1, 2, 2, 5.

la-granja-lesson-die_five-title = Der Erste wählt
la-granja-lesson-die_five = Es gibt nur eine Fünf: Sie wertet Güter auf oder bringt dich auf der Siestaleiste voran. Nimm sie.
la-granja-lesson-die_five-other = Von dieser Zahl gibt es zwei Würfel, aber nur eine Fünf, und nur sie bringt uns Fleisch.

la-granja-lesson-upgrade-title = Aufwerten
la-granja-lesson-upgrade = Mach aus einem Schwein gepökeltes Fleisch für den großen Karren. Ohne den Würfel kostet das 3 Silber. Aus Oliven und Korn würde Nahrung, aus Trauben Wein.
la-granja-lesson-upgrade-other = Der große Karren braucht Fleisch, und das macht man aus einem Schwein.
la-granja-lesson-upgrade-shows = Gepökeltes Fleisch und ein freier Platz im Stall.

la-granja-lesson-advance-title = Die Siestaleiste
la-granja-lesson-advance = Die Fünf hat eine zweite Hälfte: noch eine Aufwertung oder ein Schritt. Nimm den Schritt. Wer weiter oben steht, ist früher dran, und die Leiste bringt jede Runde Punkte.
la-granja-lesson-advance-other = Dieses Gut will noch niemand. Ein Schritt ist hier mehr wert.

la-granja-lesson-use_siesta_roof-title = Der richtige Moment für einen Dachmarker
la-granja-lesson-use_siesta_roof = Dazu dein Dachmarker: noch ein Schritt. Das zweite Feld bringt am Ende der Runde einen Punkt, und du bist schwer einzuholen.
la-granja-lesson-use_siesta_roof-other = Du könntest ihn behalten, aber jetzt bringt er dir einen Punkt und die Führung.
la-granja-lesson-use_siesta_roof-shows = Zwei Schritte voran. Und dein Nachbar hat ein Schwein genommen: warum?

la-granja-lesson-die_pig_again-title = Die anderen beobachten
la-granja-lesson-die_pig_again = Schau auf den Fleischer: Er verlangt drei Schweine. Dein Nachbar hat schon zwei geliefert und das dritte im Stall! Nimm den letzten Würfel mit einer Eins, dann hast du selbst drei.
la-granja-lesson-die_pig_again-other = Schau auf den Fleischer: Wer zuerst drei Schweine bringt, verdient mehr. Du brauchst dieses Schwein.
la-granja-lesson-die_pig_again-shows = Drei Schweine. Der letzte Würfel ist eine 2: eine Karte spielen, eine ziehen oder ein Erntegut nehmen.

la-granja-lesson-helper-title = Helfer
la-granja-lesson-helper = Spiel mit dem letzten Würfel den Bürgermeister als Helfer. Helfer ändern eine Regel für dich: Dieser bringt dir am Ende einen Punkt für jeden Hofausbau.
la-granja-lesson-helper-other = Einen Helfer hatten wir noch nicht. Wähle, eine Karte zu spielen, dann den Bürgermeister als Helfer.
la-granja-lesson-helper-shows = Alle vier Seiten deines Hofs sind nun in Gebrauch.

la-granja-lesson-grape_again-title = Rückwärts planen
la-granja-lesson-grape_again = Was fehlt dem großen Karren? Fleisch, das hast du, und eine Traube. Tausche deine Handelsware gegen Korn und Traube.
la-granja-lesson-grape_again-other = Dem Karren fehlt eine Traube. Tausche gegen Korn und Traube.

la-granja-lesson-four_donkeys-title = Lieferungen zählen
la-granja-lesson-four_donkeys = Deine Ladung: drei Schweine, Fleisch und eine Traube. Vier Esel tragen vier Güter, eine fünfte Lieferung gibt es zu kaufen. Kein Hut, aber du liegst zwei Schritte vorn.
la-granja-lesson-four_donkeys-other = Mit weniger Eseln bliebe ein Schwein zu Hause. Nimm vier.
la-granja-lesson-four_donkeys-shows = Dein Nachbar hat einen Hut: ein Schritt, zu wenig. Du lieferst zuerst!

la-granja-lesson-butcher-title = Handwerksgebäude
la-granja-lesson-butcher = Bring alle drei Schweine zum Fleischer. Ein fertiges Gebäude bringt Punkte in Höhe der Rundennummer, dem Ersten noch mehr.
la-granja-lesson-butcher-other = Das Rennen läuft: zuerst die Schweine, alle drei zum Fleischer.
la-granja-lesson-butcher-shows = 5 Punkte: 2 für Runde 2, 1, weil du der Erste warst, 1 für das Öffnen des Gemischtwarenladens und 1 für deinen Karren, der Bonus des Fleischers.

la-granja-lesson-meat-title = Die vierte Lieferung
la-granja-lesson-meat = Der vierte Esel trägt das Fleisch zum großen Karren.
la-granja-lesson-meat-other = Das Fleisch war für den großen Karren gedacht. Bring es dorthin.
la-granja-lesson-meat-shows = Auch dein Nachbar beliefert den Fleischer komplett, aber nur für 3 Punkte. Erster zu sein hat sich gelohnt.

la-granja-lesson-extra-title = Zusatzlieferungen
la-granja-lesson-extra = Keine Esel mehr? Eine Zusatzlieferung kostet 1 Silber. Dein Hof erlaubt eine, manche Hofausbauten erlauben mehr. Kauf sie.
la-granja-lesson-extra-other = Eine Lieferung mehr bringt 4 Punkte. Das Silber ist gut angelegt.

la-granja-lesson-big_barrow_full-title = Fertig werden
la-granja-lesson-big_barrow_full = Jetzt kommt die Traube auf den großen Karren!
la-granja-lesson-big_barrow_full-other = Das letzte Symbol auf dem großen Karren ist die Traube.
la-granja-lesson-big_barrow_full-shows = 4 Punkte, wieder eine Handelsware und ein Marker für den Markt.

la-granja-lesson-market-title = Der Markt
la-granja-lesson-market = Setz deinen Marker auf die Vier mit dem Pfeil, neben den Marker deines Nachbarn. Fremde Marker auf niedrigeren Feldern daneben werden entfernt und bringen dir je einen Punkt.
la-granja-lesson-market-other = Neben diesem Feld steht kein anderer Marker. Wähle die Vier neben dem Marker deines Nachbarn.
la-granja-lesson-market-shows = 1 für den entfernten Marker, 3 für deine eigenen, 1 für die Siestaleiste: 20 zu 5!

la-granja-lesson-habits-title = Drei gute Gewohnheiten
la-granja-lesson-habits = Drei gute Gewohnheiten. Schau, was Karren und Gebäuden fehlt, bevor du Würfel wählst. Mach eins fertig, bevor du das nächste beginnst. Achte auf die Reihenfolge, wenn zwei von euch dasselbe wollen.

la-granja-lesson-free-title = Allein spielen
la-granja-lesson-free = Runde 3 gehört dir. Hinweise neben dem Tisch sagen bei jeder Entscheidung, was möglich ist und warum. Füll einen Karren oder mach ein Gebäude fertig. Viel Glück!
la-granja-lesson-free-goal = Füll noch einen Marktkarren oder mach noch ein Gebäude fertig.
