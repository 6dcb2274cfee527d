### No Siesta: die geführte erste Partie.

no-siesta-lesson-aim-title = Worum es geht
no-siesta-lesson-aim = Dieses Blatt ist dein Hof. Würfel bringen Güter, und mit Gütern kreuzt du Kreise an. Was voll ist, bringt Punkte. Die Partie endet, wenn jemand das Ende der Siestaleiste erreicht.

no-siesta-lesson-plan-title = Helferfelder und Karren
no-siesta-lesson-plan = Wir haben heute zwei Ziele. Ein Helfer: Das zweite Helferfeld verlangt eine Olive und einen Esel. Und der oberste Karren: Wer ihn zuerst füllt, bekommt 5 Punkte, alle späteren nur 3.

no-siesta-lesson-first_die-title = Würfel und Scheiben
no-siesta-lesson-first_die = Du nimmst einen von fünf Würfeln. Einer zeigt Olive und Korn, zwei Güter auf einmal, und für beide Ziele brauchst du eine Olive. Nimm diesen Würfel.
no-siesta-lesson-first_die-other = Für beide Ziele brauchst du eine Olive, und dieser Würfel bringt dazu noch Korn.
no-siesta-lesson-first_die-shows = Zwei Scheiben auf deinem Ertragstableau markieren Olive und Korn. Dein Nachbar hat einen Würfel genommen, danach wurden die übrigen neu gewürfelt.

no-siesta-lesson-second_die-title = Mit einem Ziel wählen
no-siesta-lesson-second_die = Und da ist der Esel, den das Helferfeld verlangt.
no-siesta-lesson-second_die-other = Mit dem Esel ist dein Helferfeld so gut wie voll. Nimm ihn.

no-siesta-lesson-last_die-title = Der letzte Würfel gehört allen
no-siesta-lesson-last_die = Der letzte Würfel ist für alle: wieder Olive und Korn. Aber nur eine deiner vier Scheiben ist frei. Markier die Olive, denn Helferfeld und Karren brauchen je eine.
no-siesta-lesson-last_die-other = Du hast eine freie Scheibe. Die Olive brauchst du zweimal, also markier die Olive.
no-siesta-lesson-last_die-shows = Alle vier Scheiben liegen auf dem Tableau: Mehr als vier Güter kannst du nicht markieren.

no-siesta-lesson-helper_field-title = Ankreuzen
no-siesta-lesson-helper_field = Nun kreuz an, was du hast. Leg den Esel auf das zweite Helferfeld, dann die Olive.
no-siesta-lesson-helper_field-other = Auch gut. Aber ein Helfer in der ersten Runde hilft die ganze Partie: Füll das zweite Feld, zuerst mit dem Esel.
no-siesta-lesson-helper_field-shows = Voll! Am Ende der Runde stellst du einen Helfer ein. Und die Scheiben sind wieder frei.

no-siesta-lesson-load_two-title = Karren werden von links nach rechts beladen
no-siesta-lesson-load_two = Ein Karren wird von links nach rechts beladen. Leg Olive und Korn auf den obersten.
no-siesta-lesson-load_two-other = Später. Zuerst der Karren: Olive, dann Korn.

no-siesta-lesson-end_one-title = Das Ende der Phase
no-siesta-lesson-end_one = Auf deinem Tableau liegt nichts mehr. Was du nicht nutzt, verfällt, bis auf eine Handelsware. Beende deine Phase.
no-siesta-lesson-end_one-other = Es gibt nichts mehr anzukreuzen. Beende die Phase.

no-siesta-lesson-hire-title = Helfer
no-siesta-lesson-hire = Helfer arbeiten bis zum Ende der Partie. Stell den ein, dessen Karren ohne Esel fahren: Dann fehlen deinem Karren nur noch vier Güter.
no-siesta-lesson-hire-other = Ein guter Helfer, aber an den Eseln würde unser Karren hängen bleiben.
no-siesta-lesson-hire-shows = Dein Nachbar hatte dieselbe Idee! Er beginnt Runde 2 und hat Olive und Korn genommen.

no-siesta-lesson-grape-title = Das nächste Gut auf dem Karren
no-siesta-lesson-grape = Was kommt auf deinem Karren als Nächstes? Eine Traube, und es gibt nur eine.
no-siesta-lesson-grape-other = Ohne die Traube lässt sich nichts weiter laden. Nimm sie zuerst.

no-siesta-lesson-silver-title = Vorausschauen
no-siesta-lesson-silver = Als Letztes braucht der Karren Silber. Nimm es jetzt, solange du kannst.
no-siesta-lesson-silver-other = Der Karren endet mit Silber. Nimm es, solange es hier liegt.

no-siesta-lesson-lucky_die-title = Glück hat, wer vorbereitet ist
no-siesta-lesson-lucky_die = Was für ein Glück: Korn und Olive für alle, genau das, was dazwischen noch fehlt! Und du hast zwei Scheiben dafür.
no-siesta-lesson-lucky_die-other = Der Karren braucht beide. Du hast zwei freie Scheiben, also markier beide.
no-siesta-lesson-lucky_die-shows = Wer die Runde beginnt, kreuzt auch zuerst an. Dein Nachbar hat zwei Güter auf denselben Karren gelegt: Du liegst vorn!

no-siesta-lesson-load_rest-title = Ein voller Karren
no-siesta-lesson-load_rest = Lade alle vier: Traube, Korn, Olive, Silber!
no-siesta-lesson-load_rest-other = Zuerst der Karren, von links nach rechts: Traube, Korn, Olive, Silber.
no-siesta-lesson-load_rest-shows = Der Karren ist voll, und eine Handelsware ist dein Lohn. Die 5 Punkte kommen, wenn die Phase vorbei ist.

no-siesta-lesson-commodity-title = Handelswaren
no-siesta-lesson-commodity = Eine Handelsware steht für alles außer einem Hut. Nutze sie als Schwein im ersten Helferfeld: Dann fehlt dort nur noch Korn, und das kommt oft.
no-siesta-lesson-commodity-other = Auch möglich. Als Schwein bringt sie deinen nächsten Helfer in Reichweite.

no-siesta-lesson-end_two-title = Punkte für den Ersten
no-siesta-lesson-end_two = Alles ist genutzt. Beende deine Phase und sieh, was es dir bringt, Erster zu sein.
no-siesta-lesson-end_two-other = Es gibt nichts mehr zu nutzen. Beende die Phase.
no-siesta-lesson-end_two-shows = 5 Punkte!

no-siesta-lesson-esporles-title = Der Markt von Esporles
no-siesta-lesson-esporles = Ein voller Karren schickt auch eine deiner Scheiben auf den Markt von Esporles, für immer. Dort punktet sie am Ende. Wähle das Feld „Helfer“: ein Punkt für jeden Helfer, den du bis dahin hast.
no-siesta-lesson-esporles-other = Das ist später vielleicht mehr wert. Aber du hast einen Helfer und bald noch einen, also nimm das Feld „Helfer“.
no-siesta-lesson-esporles-shows = 6 Punkte. Runde 3, und du beginnst: fünf Würfel, zwei davon Hüte.

no-siesta-lesson-siesta-title = Die Siestaleiste
no-siesta-lesson-siesta = Du hast noch drei Scheiben. Mit Hüten steigst du auf der Siestaleiste auf: Jedes Feld ist ein Punkt, und das zweite gibt dir eine neue Scheibe. Die brauchen wir.

no-siesta-lesson-hat_one-title = Hüte
no-siesta-lesson-hat_one = Nimm einen Hut.
no-siesta-lesson-hat_one-other = Nützlich, aber ohne Scheiben geht gar nichts. Nimm den Hut.
no-siesta-lesson-hat_one-shows = Zwei weitere Hüte wurden geworfen.

no-siesta-lesson-hat_two-title = Zwei Hüte
no-siesta-lesson-hat_two = Nimm noch einen: Zwei Hüte sind zwei Felder.
no-siesta-lesson-hat_two-other = Ein Hut mehr bringt dich zur neuen Scheibe.

no-siesta-lesson-mark_silver-title = Das Dach
no-siesta-lesson-mark_silver = Der letzte Würfel ist Silber. Mit Silber baust du das Dach, also markier es mit deiner dritten Scheibe.
no-siesta-lesson-mark_silver-other = Das Silber kostet dich nichts, und dein Dach braucht Silber. Markier es.

no-siesta-lesson-climb-title = Aufsteigen
no-siesta-lesson-climb = Steig zwei Felder auf, eines für jeden Hut.
no-siesta-lesson-climb-other = Zuerst die Leiste: Dort warten zwei Punkte und eine Scheibe.
no-siesta-lesson-climb-shows = 2 Punkte und eine neue Scheibe: Du hast wieder vier.

no-siesta-lesson-roof-title = Lücken im Dach
no-siesta-lesson-roof = Kreuz mit dem Silber einen Kreis im Dach an. Noch einer schließt die Lücke, und jede geschlossene Lücke bringt ein Plättchen mit einem Bonus.
no-siesta-lesson-roof-other = Das geht auch. Auf dem Dach waren wir noch nicht, also kreuz dort einen Kreis an.
no-siesta-lesson-roof-shows = Du führst 8 zu 1.

no-siesta-lesson-rest-title = Schiffe, Lager und Stall
no-siesta-lesson-rest = Zwei Bereiche fehlen noch. Schiffe nehmen drei gleiche Güter auf einmal, ein Schiff je Runde, für 2 Punkte und eine Handelsware. Lager und Stall nehmen, was übrig ist, und volle Sätze punkten.

no-siesta-lesson-habits-title = Drei gute Gewohnheiten
no-siesta-lesson-habits = Drei gute Gewohnheiten. Stell früh Helfer ein, sie arbeiten die ganze Partie. Wähle Würfel danach, was du auf deinem Blatt als Nächstes brauchst. Achte auf deine Scheiben: Zwei Hüte bringen eine neue.

no-siesta-lesson-free-title = Allein spielen
no-siesta-lesson-free = Beende diese Phase und spiel allein weiter. Hinweise neben dem Tisch erklären jede Entscheidung. Korn füllt dein erstes Helferfeld: Schaffst du vor Runde 6 noch einen Helfer?
no-siesta-lesson-free-goal = Stell vor Beginn von Runde 6 einen zweiten Helfer ein.
