### No Siesta: die Regeln in eigenen Worten, und wie sie gelesen werden, wo die Spielregel schweigt.

no-siesta-rules-chapters = aim dice revenues roof helpers trade barrows esporles storage end
no-siesta-rules-sections = aim setup round dice scoring commodities roof tiles helpers trade barrows storage siesta end points experienced abilities esporles two-players online reconstructed
no-siesta-rules-intro = Ein flottes Würfelspiel aus der Familie von La Granja: Würfel sagen, was dein Hof hergibt, Scheiben markieren es, und Kreuze auf deinem Wertungsbogen machen daraus Dächer, Helfer, Fernhandel, volle Karren und Ruhe.

no-siesta-rules-chapter-aim-title = Ziel und Bogen
no-siesta-rules-chapter-aim-text =
    Die Würfel bringen Erträge, die du auf deinem Bogen ankreuzt. Wer die meisten Punkte hat, gewinnt.
    (1) Silber schließt die Lücken des Dachs.
    (2) Für volle Helferfelder stellst du Helfer ein.
    (3) Schiffe bringen drei gleiche Güter in ferne Häfen.
    (4) Marktkarren werden von links nach rechts beladen.
    (5) Lager und Stall nehmen Erntegüter und Tiere auf.
no-siesta-rules-chapter-aim-alt = Der Wertungsbogen eines Spielers: oben das Dach, darunter die Helferfelder, rechts die Schiffe, unten Lager, Stall und drei Marktkarren.
no-siesta-rules-chapter-aim-questions =
    Wie gewinne ich?
    Was geschieht in einer Runde?

no-siesta-rules-chapter-dice-title = Die Würfelphase
no-siesta-rules-chapter-dice-text =
    (1) Der Startspieler würfelt alle Würfel. Reihum nimmt jeder einen, dann wird mit den übrigen neu gewürfelt.
    (2) Jeder nimmt einen zweiten Würfel. Der letzte wird noch einmal geworfen und gilt für alle.
    Die Erträge eines Würfels markierst du sofort mit Scheiben auf deinem Ertragstableau.
    Was du nicht markieren kannst oder willst, ist weg.
no-siesta-rules-chapter-dice-alt = Die Würfel in der Mitte, darunter die Würfel, die sich die Spieler genommen haben.
no-siesta-rules-chapter-dice-questions =
    Wie bekomme ich Erträge?
    Was ist mit dem letzten Würfel?

no-siesta-rules-chapter-revenues-title = Erträge und Scheiben
no-siesta-rules-chapter-revenues-text =
    (1) Eine Scheibe auf dem Ertragstableau markiert einen Ertrag.
    (2) Mehr Scheiben, als dein Vorrat hat, kannst du nicht legen. Du beginnst mit vier, die Siestaleiste bringt weitere.
    In deiner Wertungsphase nutzt du deine Erträge in beliebiger Reihenfolge, auf die Bereiche verteilt, wie du willst.
    Für jeden genutzten Ertrag kommt seine Scheibe sofort in deinen Vorrat zurück.
    Am Ende der Runde verfällt, was du nicht genutzt hast. Eine Handelsware darf bleiben.
no-siesta-rules-chapter-revenues-alt = Das Ertragstableau eines Spielers mit vier markierten Erträgen; eine Scheibe ist noch im Vorrat.
no-siesta-rules-chapter-revenues-questions =
    Wie nutze ich meine Erträge?
    Was darf ich für die nächste Runde behalten?

no-siesta-rules-chapter-roof-title = Das Dach
no-siesta-rules-chapter-roof-text =
    (1) Die Lücken werden mit Silber von links nach rechts geschlossen, eine nach der anderen.
    (2) Für eine volle Lücke ziehst du ein verdecktes Dachplättchen. Sein Bonus gilt einmal, in dieser oder einer späteren Wertungsphase.
    (3) Am Ende der Partie bringt eine geschlossene Lücke ihre Punkte.
no-siesta-rules-chapter-roof-alt = Das Scheunendach mit zwei geschlossenen Lücken, auf denen Dachplättchen liegen; in der dritten ist einer von drei Kreisen angekreuzt.
no-siesta-rules-chapter-roof-questions =
    Wie schließe ich eine Lücke im Dach?
    Wann nutze ich ein Dachplättchen?

no-siesta-rules-chapter-helpers-title = Helfer
no-siesta-rules-chapter-helpers-text =
    (1) Jedes Feld verlangt diese Erträge, in beliebiger Reihenfolge und über mehrere Runden.
    Für ein volles Feld stellst du am Ende der Runde einen Helfer ein.
    (2) Seine Fähigkeit gilt ab der nächsten Runde bis zum Ende der Partie.
    (3) Helfer auf den vier rechten Feldern bringen Punkte.
no-siesta-rules-chapter-helpers-alt = Die sechs Helferfelder: zwei mit Helfern, eines voll, in den anderen sind einige Kreise angekreuzt.
no-siesta-rules-chapter-helpers-questions =
    Wie stelle ich einen Helfer ein?

no-siesta-rules-chapter-trade-title = Fernhandel und Handelswaren
no-siesta-rules-chapter-trade-text =
    (1) Ein Schiff nimmt drei Stück seines Guts auf einmal.
    (2) Jedes Gut fährt einmal. Ein Fernhandel bringt 2 Punkte und eine Handelsware.
    In einer Wertungsphase ist nur ein Fernhandel möglich.
    In deiner Wertungsphase steht eine Handelsware für jeden anderen Ertrag außer einem Hut.
no-siesta-rules-chapter-trade-alt = Fünf Schiffe, eines für jedes Gut; eines davon ist abgefahren.
no-siesta-rules-chapter-trade-questions =
    Wie treibe ich Fernhandel?
    Wofür kann ich eine Handelsware einsetzen?

no-siesta-rules-chapter-barrows-title = Die Marktkarren
no-siesta-rules-chapter-barrows-text =
    (1) Die Esel werden jederzeit angespannt.
    (2) Die Güter werden von links nach rechts geladen, auch über viele Runden.
    (3) Wer einen Karren als Erster fertigstellt, bekommt die höhere Punktzahl, alle späteren die niedrigere.
    Ein voller Karren mit seinen Eseln bringt auch eine Handelsware und einer Scheibe einen Platz in Esporles.
no-siesta-rules-chapter-barrows-alt = Drei Marktkarren mit ihren Eseln und Gütern; der mittlere hat fünf von sieben Gütern und beide Esel.
no-siesta-rules-chapter-barrows-questions =
    Wie stelle ich einen Karren fertig?

no-siesta-rules-chapter-esporles-title = Der Markt von Esporles
no-siesta-rules-chapter-esporles-text =
    Für einen fertigen Karren darf eine Scheibe deines Vorrats auf ein Feld des Markts. Sie bleibt für immer dort.
    (1) Ein Feld hat Platz für eine Scheibe weniger, als es Spieler gibt, und nur für eine von dir.
    Am Ende bringt sie einen Punkt für alles, was ihr Feld zählt, zum Beispiel für jeden Helfer.
no-siesta-rules-chapter-esporles-alt = Die sechs Felder des Markts von Esporles mit den Scheiben von drei Spielern.
no-siesta-rules-chapter-esporles-questions =
    Was bringt eine Scheibe in Esporles?

no-siesta-rules-chapter-storage-title = Lager und Stall
no-siesta-rules-chapter-storage-text =
    Jede Sorte wird in ihrer Reihe angekreuzt, von links nach rechts.
    (1) Am Ende bringt jeder Satz aus Olive, Korn und Traube 1 Punkt,
    (2) ebenso jedes Paar aus Schwein und Esel.
    Hüte und Silber lassen sich nicht lagern.
no-siesta-rules-chapter-storage-alt = Das Lager mit einem Satz aus drei Erntegütern und der Stall mit zwei Paaren von Tieren.
no-siesta-rules-chapter-storage-questions =
    Wohin mit übrigen Gütern?

no-siesta-rules-chapter-end-title = Siestaleiste und Ende der Partie
no-siesta-rules-chapter-end-text =
    (1) Jeder Hut bringt deine Scheibe ein Feld voran. Jedes Feld ist 1 Punkt.
    (2) Hier gewinnst du eine deiner Scheiben und kannst einen Ertrag mehr markieren.
    (3) Die Partie endet mit der Runde, in der ein Spieler das letzte Feld erreicht.
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die Hüte auf der Siestaleiste.
no-siesta-rules-chapter-end-alt = Die Siestaleiste mit den Scheiben von drei Spielern am Ende einer Partie und eine Tabelle mit ihren Punkten nach Herkunft.
no-siesta-rules-chapter-end-questions =
    Wie bekomme ich mehr Scheiben?
    Wann endet die Partie?

## In full

no-siesta-rules-full-aim-title = Das Ziel
no-siesta-rules-full-aim-text =
    Baue deinen Hof aus und bring seine Güter zum Markt und in ferne Häfen: Wer die meisten Siegpunkte hat, gewinnt. Das Spiel hat keine feste Länge. Es endet mit der Runde, in der jemand das letzte Feld der Siestaleiste erreicht; wer viel ruht, bestimmt also mit, wann Schluss ist.

no-siesta-rules-full-setup-title = Vorbereitung
no-siesta-rules-full-setup-text =
    Jeder hat einen Wertungsbogen, ein Ertragstableau und acht Scheiben: vier im eigenen Vorrat, eine am Start der Siestaleiste und drei im allgemeinen Vorrat, die man auf der Siestaleiste gewinnt. Im Grundspiel hat jeder auch dieselben sechs Helferplättchen.

    Die 24 Dachplättchen liegen verdeckt. Das Los bestimmt, wer Startspieler ist. Zwei Würfel pro Spieler und ein weiterer sind im Spiel: fünf, sieben oder neun.

no-siesta-rules-full-round-title = Eine Runde
no-siesta-rules-full-round-text =
    Jede Runde hat drei Phasen: Würfel, Wertung, Ende der Runde. In der Würfelphase wird nur mit Scheiben markiert, was man bekommt. Angekreuzt wird allein in der Wertungsphase.

no-siesta-rules-full-dice-title = Die Würfelphase
no-siesta-rules-full-dice-text =
    Der Startspieler würfelt mit allen Würfeln. Reihum, beim Startspieler beginnend, nimmt jeder einen davon und markiert sofort, was er zeigt, mit Scheiben des eigenen Vorrats auf dem Ertragstableau; auf einem Feld dürfen mehrere Scheiben liegen. Dann werden die übrigen Würfel neu gewürfelt, und jeder nimmt einen zweiten. Der letzte wird noch einmal gewürfelt, und was er zeigt, gilt für alle.

    Ein Würfel zeigt Olive und Korn zusammen, Traube, Schwein, Esel, Hut oder Silber. Mit nur einer freien Scheibe entscheidest du dich zwischen Olive und Korn, ohne freie bekommst du nichts. Du darfst auch ganz oder zum Teil verzichten. Das musst du aber sofort entscheiden: Später wird nichts mehr markiert.

no-siesta-rules-full-scoring-title = Die Wertungsphase
no-siesta-rules-full-scoring-text =
    Vom Startspieler an führt einer nach dem anderen die ganze Phase aus. Nutze deine Erträge in beliebiger Reihenfolge und verteile sie, wie du willst, auf sechs Bereiche:

    - das Scheunendach,
    - die Helferfelder,
    - den Fernhandel,
    - die Marktkarren,
    - Lager und Stall,
    - die Siestaleiste.

    Für jeden angekreuzten Kreis kommt seine Scheibe in deinen Vorrat zurück. Sie ist sofort wieder frei, etwa für eine Handelsware.

    Was Dachplättchen und Helfer geben, ist vorübergehend: Es liegt ohne Scheibe neben dem Tableau, wird in dieser Phase genutzt oder verfällt und wird nie auf dem Tableau markiert.

no-siesta-rules-full-commodities-title = Handelswaren
no-siesta-rules-full-commodities-text =
    Fernhandel und volle Karren bringen eine Handelsware. Sie belegt eine Scheibe aus deinem Vorrat. In deiner Wertungsphase darfst du jede deiner Handelswaren als beliebigen Ertrag außer einem Hut nutzen: Der Kreis wird direkt angekreuzt, der Ertrag nie markiert.

    Ohne freie Scheibe nutzt du die Handelsware sofort, vor allem anderen, oder verzichtest auf sie. Am Ende der Phase darfst du eine für die nächste Runde behalten; weitere gehen in den Vorrat zurück.

no-siesta-rules-full-roof-title = Das Scheunendach
no-siesta-rules-full-roof-text =
    Sechs Lücken im Dach der Scheune werden von links nach rechts geschlossen, eine nach der anderen. Ihre Kreise werden mit Silber angekreuzt. Für eine volle Lücke ziehst du ein verdecktes Dachplättchen und legst es offen darauf: Sein Bonus ist einmal nutzbar, in dieser oder einer deiner späteren Wertungsphasen. Am Ende bringt jede geschlossene Lücke ihre Punkte. Ist kein Plättchen mehr da, zählt die Lücke trotzdem.

no-siesta-rules-full-tiles-title = Die Dachplättchen
no-siesta-rules-full-tiles-text =
    Es gibt drei Arten.

    - Bonus: ein oder zwei Güter, die direkt angekreuzt werden, einzeln und beliebig mit deinen anderen Erträgen gemischt. Mehrere Plättchen dürfen zugleich offen sein.
    - Erträge ändern: Du verschiebst auf deinem Ertragstableau zwei Scheiben um je einen Schritt entlang der Pfeile oder eine Scheibe um zwei. Von Hut und Handelsware wird keine Scheibe weggeschoben und keine dorthin.
    - Siegpunkt: 1 Punkt am Spielende.

    Ein genutztes Plättchen wird umgedreht. Eines mit Siegpunkt bleibt offen.

no-siesta-rules-full-helpers-title = Die Helferfelder
no-siesta-rules-full-helpers-text =
    Jedes der sechs Felder verlangt zwei bis vier Erträge. Kreuze sie in beliebiger Reihenfolge an, und arbeite an so vielen Feldern zugleich, wie du willst. Für ein volles Feld stellst du am Ende der Runde einen Helfer ein. Die Fähigkeit wirkt ab der nächsten Runde bis zum Spielende. Helfer auf den vier rechten Feldern bringen Punkte.

no-siesta-rules-full-trade-title = Fernhandel
no-siesta-rules-full-trade-text =
    Ein Schiff nimmt drei gleiche Güter, alle auf einmal: Diese Kreise lassen sich nicht über mehrere Runden hinweg ankreuzen. Markierte Erträge, vorübergehende Güter und Handelswaren dürfen dafür zusammenkommen. In einer Wertungsphase ist nur ein Fernhandel möglich, und jedes Gut wird nur einmal verschifft. Ein Handel bringt 2 Punkte und eine Handelsware.

no-siesta-rules-full-barrows-title = Marktkarren und Esporles
no-siesta-rules-full-barrows-text =
    Die drei Karren werden von links nach rechts beladen, in der abgebildeten Reihenfolge. Die Esel davor dürfen jederzeit angespannt werden. Beides darf viele Runden dauern.

    Ein voller Karren mit allen Eseln bringt eine Handelsware. Außerdem darf eine Scheibe deines Vorrats auf den Markt von Esporles. Sie bleibt für immer dort und bringt am Ende Punkte nach ihrem Feld. Jedes Feld hat Platz für eine Scheibe weniger, als es Spieler gibt, und nur für eine von dir.

    Wer einen Karren als Erster fertigstellt, bekommt die höhere Punktzahl, alle späteren die niedrigere. Sind mehrere in derselben Wertungsphase die Ersten, bekommt die höhere, wer auf der Siestaleiste weiter ist; stehen dort mehrere gleich weit vorn, bekommen alle von ihnen die höhere.

no-siesta-rules-full-storage-title = Lager und Stall
no-siesta-rules-full-storage-text =
    Oliven, Korn und Trauben kommen ins Lager, Schweine und Esel in den Stall, jede Sorte in ihre Reihe, von links nach rechts. Am Ende bringt jeder Satz aus allen drei Erntegütern 1 Punkt, ebenso jedes Paar aus beiden Tieren. Hüte und Silber lassen sich nicht lagern.

no-siesta-rules-full-siesta-title = Die Siestaleiste
no-siesta-rules-full-siesta-text =
    Jeder Hut bringt deine Scheibe ein Feld voran; jedes Feld ist 1 Punkt. Kommst du auf ein Feld, neben dem eine Scheibe abgebildet ist, gewinnst du eine deiner Scheiben aus dem allgemeinen Vorrat: Von da an kannst du einen Ertrag mehr markieren. Wer das letzte Feld erreicht, macht diese Runde zur letzten. Sie wird zu Ende gespielt.

no-siesta-rules-full-end-title = Das Ende der Runde
no-siesta-rules-full-end-text =
    Wenn alle ihre Wertungsphase hatten, werden für volle Felder Helfer eingestellt. Dann werden die Ertragstableaus geräumt: Was markiert und nicht genutzt ist, verfällt; nur eine Handelsware darf bleiben. Neuer Startspieler wird der nächste im Uhrzeigersinn.

no-siesta-rules-full-points-title = Das Spielende
no-siesta-rules-full-points-text =
    Die Spielregel kennt nur ein Ende: das letzte Feld der Siestaleiste. Hier endet das Spiel auch nach zehn Runden hintereinander ohne Fortschritt (Auslegung 28). Punkte gibt es für:

    - geschlossene Dachlücken, dazu 1 für jedes Dachplättchen mit Siegpunkt,
    - Helfer auf den vier rechten Feldern,
    - jeden Fernhandel: 2,
    - jeden Satz im Lager und jedes Paar im Stall: 1,
    - fertige Marktkarren: die höhere oder die niedrigere Zahl,
    - jedes Feld auf der Siestaleiste: 1,
    - die Felder von Esporles mit einer Scheibe von dir.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Hüte auf der Siestaleiste hat. Spieler, die auch dort gleich stehen, teilen sich den Sieg; die Spielregel verlangt hier eine weitere Partie.

no-siesta-rules-full-experienced-title = Das Spiel für erfahrene Landwirte
no-siesta-rules-full-experienced-text =
    Niemand hat eigene Helfer. 24 Plättchen liegen in der Mitte, zwei von jeder der zwölf Fähigkeiten; bei zwei Spielern ist es eines von jeder. Stellen mehrere Spieler in derselben Runde ein, wählt zuerst, wer auf der Siestaleiste weiter ist; bei Gleichstand, wer vom Startspieler aus früher an der Reihe ist. Niemand stellt denselben Helfer zweimal ein. Ist für dich keiner mehr da, bleibt das Feld ohne Helfer und bringt nichts.

no-siesta-rules-full-abilities-title = Die zwölf Helfer
no-siesta-rules-full-abilities-text =
    Die sechs, die im Grundspiel jeder hat:

    - { no-siesta-helper-roof_choice }: { no-siesta-does-roof_choice }. Das andere kommt zurück unter die verdeckten.
    - { no-siesta-helper-change_revenue }: { no-siesta-does-change_revenue }. Hüte und Handelswaren bekommst du so nicht.
    - { no-siesta-helper-trade_good }: { no-siesta-does-trade_good }.
    - { no-siesta-helper-storage_silver }: { no-siesta-does-storage_silver }. Die Güter müssen nicht in derselben Runde gelagert werden.
    - { no-siesta-helper-no_donkeys }: { no-siesta-does-no_donkeys }. Sie sind fertig, sobald sie voll sind.
    - { no-siesta-helper-commodity_hat }: { no-siesta-does-commodity_hat }.

    Die sechs grauen, nur für erfahrene Landwirte:

    - { no-siesta-helper-roof_costs }: { no-siesta-does-roof_costs }.
    - { no-siesta-helper-any_order }: { no-siesta-does-any_order }.
    - { no-siesta-helper-trade_hat }: { no-siesta-does-trade_hat }.
    - { no-siesta-helper-siesta_or_work }: { no-siesta-does-siesta_or_work }.
    - { no-siesta-helper-clear_storage }: { no-siesta-does-clear_storage }. Ihre Kreise werden eingekreist: Sie sind verbraucht und zählen nicht mehr.
    - { no-siesta-helper-copy }: { no-siesta-does-copy }. Die Wahl gilt bis zum Spielende.

no-siesta-rules-full-esporles-title = Die sechs Felder von Esporles
no-siesta-rules-full-esporles-text =
    Eine Scheibe auf einem Feld bringt am Ende:

    - { no-siesta-space-discs }: { no-siesta-gives-discs }, nicht für die in Esporles oder auf einem kopierten Helfer.
    - { no-siesta-space-harvest_sets }: { no-siesta-gives-harvest_sets }.
    - { no-siesta-space-roof_tiles }: { no-siesta-gives-roof_tiles }.
    - { no-siesta-space-animal_pairs }: { no-siesta-gives-animal_pairs }.
    - { no-siesta-space-helpers }: { no-siesta-gives-helpers }.
    - { no-siesta-space-trades }: { no-siesta-gives-trades }.

no-siesta-rules-full-two-players-title = Zu zweit wie im großen La Granja
no-siesta-rules-full-two-players-text =
    Zwei Spieler können vereinbaren, die fünf Würfel nur einmal zu werfen, zu Beginn der Runde. Beide wählen ihre zwei Würfel aus diesem Wurf, und der übrige gilt für beide.
no-siesta-rules-full-two-players-questions =
    Welche Regeln ändern sich zu zweit?

no-siesta-rules-full-online-title = Die Onlineregeln
no-siesta-rules-full-online-text =
    Mit der Option „Online“ gelten die Änderungen der Fassung auf Yucata:

    - Was sofort genutzt werden muss, darf bis zum Ende der Wertungsphase genutzt werden, auch eine Handelsware, für die keine Scheibe da war.
    - Wer nicht mehr als zwei Scheiben hat, gibt keine für immer her: Keine kommt nach Esporles, und kein Helfer wird kopiert. Wenn gar kein Helfer genommen werden kann, entfällt die Wahl.
    - Scheiben kommen am Ende der Runde nach Esporles, wenn Gleichstände bei den Karren entschieden sind. Ungenutzte Scheiben verlassen das Ertragstableau schon vorher.
    - Aus Lager und Stall geräumte Güter dürfen dort auch wieder gelagert werden.
    - Punkte werden sofort gezählt und sind für alle sichtbar. Helfer werden am Ende einer Runde kopiert.

no-siesta-rules-full-reconstructed-title = Was nicht bekannt ist
no-siesta-rules-full-reconstructed-text =
    Die Regeln, aus denen dieses Spiel gemacht ist, zeigen nicht den ganzen Wertungsbogen. Was manche Dachlücken, Helferfelder und Karren verlangen und bringen, die Reihen von Lager und Stall, die Siestaleiste, die Pfeile des Ertragstableaus und wie viele es von jedem Dachplättchen gibt, sind Platzhalter in der richtigen Form. Die Liste des Spielmaterials weiter unten kennzeichnet jeden davon als rekonstruiert.

    Wer das Spiel besitzt, kann es ohne Programmieren berichtigen: im Browser, oben unter „Spielmaterial korrigieren“; oder eine Kopie der Materialdatei verbessern, mit dem Befehl „tertulia components no-siesta --check DATEI“ nach Fehlern suchen lassen und den Server oder ein Spiel im Terminal mit „--components DATEI“ starten.

## Rulings

no-siesta-ruling-1-title = Ein Würfel muss genommen werden
no-siesta-ruling-1-text = In der Würfelphase kann niemand passen. Auf einen Ertrag zu verzichten heißt, den Würfel zu nehmen und nichts oder nur einen Teil davon zu markieren. Später lässt er sich nicht mehr markieren.
no-siesta-ruling-2-title = Sofort
no-siesta-ruling-2-text = Nach den gedruckten Regeln liegen vorübergehende Erträge (Güter von einem Dachplättchen oder von den Helfern für Fernhandel und für Lager und Stall, geräumte Güter) neben dem Tableau, nie darauf, und verfallen am Ende der Wertungsphase dieses Spielers. Eine Handelsware ohne Scheibe muss das Nächste sein, womit etwas angekreuzt wird, sonst verfällt sie. Ein Dachplättchen darf vorher geöffnet werden, um seine Güter mit der Handelsware zu verbinden.
no-siesta-ruling-3-title = Offene Dachplättchen
no-siesta-ruling-3-text = Die Güter eines Plättchens werden einzeln genutzt, mit anderen Erträgen dazwischen, und mehrere Plättchen dürfen zugleich offen sein. Der Wertungsbogen zeigt, was von welchem Plättchen offen liegt; von gleichen Gütern wird zuerst das des Plättchens genutzt, das weiter links liegt. Was übrig ist, verfällt am Ende der Phase.
no-siesta-ruling-4-title = Erträge ändern
no-siesta-ruling-4-text = Von Hut und Handelsware wird nie eine Scheibe weggeschoben und nie eine dorthin. Ein Dachplättchen verschiebt zwei Scheiben um je einen Schritt oder eine Scheibe um zwei; auf einen Teil darf verzichtet werden.
no-siesta-ruling-5-title = Wer mit einem Karren der Erste ist
no-siesta-ruling-5-text = Alle, die einen Karren in derselben Wertungsphase fertigstellen, kommen in Frage. Am Ende der Phase entscheidet die Siestaleiste, und alle, die dort gleich sind, haben die höhere Zahl. Bis dahin werden beide Zahlen als möglich gezeigt.
no-siesta-ruling-6-title = Die Scheibe für Esporles
no-siesta-ruling-6-text = Nach den gedruckten Regeln wird die Scheibe sofort aus dem eigenen Vorrat gelegt; man darf darauf verzichten. Liegt dort keine, darf der nächste Schritt erst eine bringen: ein angekreuzter Ertrag, ein Hut, der auf der Siestaleiste ein Feld mit einer Scheibe erreicht, oder der Esel, der räumt; auch ein Dachplättchen darf dafür geöffnet werden. Geht nichts davon, wird keine gelegt. Online legt keine, wer zwei Scheiben oder weniger hat: Von den zwei Formulierungen der Quelle ist das die, die jedem zwei Scheiben lässt.
no-siesta-ruling-7-title = Wann Helfer eingestellt werden
no-siesta-ruling-7-text = Eingestellt wird am Ende der Runde, in der das Feld voll wurde; die Fähigkeit beginnt mit der nächsten Runde. Bei mehreren vollen Feldern sagt der Spieler, welcher Helfer auf welches kommt.
no-siesta-ruling-8-title = Fähigkeiten, die ändern, was verlangt wird
no-siesta-ruling-8-text = Von der Runde nach dem Einstellen an verlangt jede Dachlücke einen Kreis weniger, auch eine begonnene, und Karren werden in beliebiger Reihenfolge beladen. Sind keine Esel mehr nötig, wird jeder Karren, dessen Güter alle angekreuzt sind, mit dem Beginn der Fähigkeit fertig; die Reihenfolge wählt der Spieler.
no-siesta-ruling-9-title = Der kopierte Helfer
no-siesta-ruling-9-text = Eine Scheibe des eigenen Vorrats liegt für immer auf dem kopierten Helfer. Kopiert wird nur ein Plättchen eines anderen Spielers, nie eine Kopie und nie eine Fähigkeit, die man schon hat. Wurde dieses Plättchen erst in dieser Runde eingestellt, wirkt es ab der nächsten.
no-siesta-ruling-10-title = Geräumte Kreise
no-siesta-ruling-10-text = Ein geräumter Kreis bleibt benutzt und wird nie wieder angekreuzt. Nach den gedruckten Regeln kommen die Güter nur in die anderen Bereiche des Bogens.
no-siesta-ruling-11-title = Ein Satz in Lager und Stall
no-siesta-ruling-11-text = Ein Satz ist fertig, wenn der n-te Kreis jeder seiner Sorten angekreuzt ist, in welcher Runde auch immer. Ein später geräumter Kreis hat sein Silber gebracht, zählt am Ende aber nicht mehr. Kein Satz bringt zweimal Silber.
no-siesta-ruling-12-title = Scheiben der Siestaleiste
no-siesta-ruling-12-text = Jeder kann drei gewinnen. Ist im allgemeinen Vorrat keine Scheibe des Spielers mehr, gibt die Siestaleiste keine.
no-siesta-ruling-13-title = Kein Dachplättchen mehr
no-siesta-ruling-13-text = Ist kein Dachplättchen mehr da, wird keines gezogen, und die Lücke zählt trotzdem. Das Feld von Esporles, das Dachplättchen wertet, zählt sie nicht mit.
no-siesta-ruling-14-title = Kein Hut aus einer Handelsware
no-siesta-ruling-14-text = Durch den Helfer, der Esel und Hut tauscht, wird eine Handelsware nicht zum Hut: Was eingetauscht ist, wird so angekreuzt, wie es ist.
no-siesta-ruling-15-title = Erträge ändern heißt zwei Schritte
no-siesta-ruling-15-text = Das Dachplättchen gibt zwei Schritte nacheinander, jeden mit einer beliebigen Scheibe. So folgt beides aus derselben Regel: zwei Scheiben um je einen Schritt oder eine Scheibe um zwei.
no-siesta-ruling-16-title = Mehrere volle Felder
no-siesta-ruling-16-text = Wer mehrere volle Felder hat, stellt für alle nacheinander ein, in der Reihenfolge der Felder, bevor der nächste Spieler einstellt.
no-siesta-ruling-17-title = Der letzte Würfel
no-siesta-ruling-17-text = Alle markieren den letzten Würfel gleichzeitig. Alles liegt offen, die Reihenfolge spielt also keine Rolle.
no-siesta-ruling-18-title = Zwei Dachplättchen zur Wahl
no-siesta-ruling-18-text = Nur wer zwei Dachplättchen zieht, sieht beide. Das behaltene ist für alle offen, das andere kommt zurück unter die verdeckten.
no-siesta-ruling-19-title = Wann ein Helfer kopiert wird
no-siesta-ruling-19-text = Nach den gedruckten Regeln wird in einer beliebigen eigenen Wertungsphase kopiert, zu keiner anderen Zeit, und die Fähigkeit wirkt sofort. Online wird am Ende einer Runde kopiert, nach dem Einstellen; niemand muss, und wer noch niemanden kopiert hat, wird am Ende jeder Runde wieder gefragt. Die Fähigkeit wirkt dann ab der nächsten Runde. Eine kopierte Fähigkeit ist kein Plättchen: Sie bringt nichts, weder auf einem Feld noch in Esporles.
no-siesta-ruling-20-title = Die Reihenfolge in Esporles, online
no-siesta-ruling-20-text = Scheiben werden in der Reihenfolge der Siestaleiste gelegt, so wie Helfer eingestellt werden, aber noch vor ihnen.
no-siesta-ruling-21-title = Eine Handelsware abgeben
no-siesta-ruling-21-text = Am Ende der Wertungsphase darf eine Handelsware auch abgegeben werden, damit ihre Scheibe für die nächste Runde frei ist.
no-siesta-ruling-22-title = Ein Karren, der zwischen den Runden fertig wird
no-siesta-ruling-22-text = Sind keine Esel mehr nötig, kann ein Karren zu Beginn einer Runde fertig werden. Findet seine Handelsware dann keine Scheibe, ist sie nach den gedruckten Regeln verloren; online liegt sie neben dem Tableau.
no-siesta-ruling-23-title = Offene und verdeckte Punkte
no-siesta-ruling-23-text = Online wird jeder Punkt sofort angezeigt und Esporles nach jeder Aktion neu berechnet. Nach den gedruckten Regeln wird still mitgezählt, und alle Punkte werden erst am Ende gezeigt.
no-siesta-ruling-24-title = Erste mit einem Karren, zwischen den Runden
no-siesta-ruling-24-text = Ein Karren, der zu Beginn einer Runde fertig wird, liegt vor der Wertungsphase dieser Runde: Wer ihn dann fertigstellt, ist der Erste. Wird er bei mehreren zu Beginn derselben Runde fertig, entscheidet die Siestaleiste wie in einer Phase.
no-siesta-ruling-25-title = Nach dem Kopieren eingestellt
no-siesta-ruling-25-text = Einen Helfer, dessen Fähigkeit du kopiert hast, kannst du immer noch als eigenes Plättchen einstellen: Eine Kopie ist kein Plättchen.
no-siesta-ruling-26-title = Der Esel, der räumt
no-siesta-ruling-26-text = Nur ein mit einer Scheibe markierter Esel bezahlt dafür, Güter aus Lager und Stall zu nehmen, oder ein so markierter Hut, den ein Helfer als Esel nutzen lässt. Eine Handelsware kann ihn nicht ersetzen, und auch nichts, was neben dem Tableau liegt.
no-siesta-ruling-27-title = Ein Feld ohne Helfer
no-siesta-ruling-27-text = Ein volles Feld, für das am Ende seiner Runde kein Helfer übrig ist, bleibt leer. Online, wo „Helfer (Kopie)“ nicht eingestellt werden kann, solange es niemanden zu kopieren gibt, wird nach dem Feld wieder gefragt, sobald ein Helfer verfügbar ist.
no-siesta-ruling-28-title = Runden ohne Fortschritt
no-siesta-ruling-28-text = Das Spiel endet mit der üblichen Wertung nach zehn Runden hintereinander ohne Fortschritt. Fortschritt ist ein angekreuzter Kreis von Dach, Helferfeldern, Fernhandel, Karren (auch deren Esel), Lager oder Stall oder ein Schritt auf der Siestaleiste. Markieren, Plättchen öffnen, Scheiben verschieben, Güter herausnehmen, Kopieren, Einstellen und ein Karren, der zu Beginn einer Runde fertig wird, zählen nicht. Das Spiel kündigt solche Runden ab der dritten an. Die zehnte ist die letzte Runde, sobald alle Wertungsphasen vorbei sind.
no-siesta-ruling-29-title = Was in derselben Phase genutzt werden muss
no-siesta-ruling-29-text = Güter der Helfer für Fernhandel, Lager und Stall müssen in derselben Wertungsphase genutzt werden: Das ist eine Frist, keine Pflicht. Was nicht genutzt ist, verfällt.
no-siesta-ruling-30-title = Gleichstand
no-siesta-ruling-30-text = Bei gleicher Punktzahl gewinnt, wer mehr Hüte auf der Siestaleiste hat. Spieler, die auch dort gleich stehen, teilen sich den Sieg: Die weitere Partie, die die Spielregel verlangt, spielt ihr selbst.
no-siesta-ruling-31-title = Pfeile in einer berichtigten Datei
no-siesta-ruling-31-text = Eine Materialdatei darf Pfeile zwischen Olive, Korn, Traube, Schwein, Esel und Silber beliebig ziehen, aber keinen, der von Hut oder Handelsware ausgeht oder dorthin führt.
no-siesta-ruling-32-title = Silber für einen Satz
no-siesta-ruling-32-text = Ein Satz zählt, sobald der n-te Kreis jeder seiner Sorten angekreuzt ist, auch wenn einer davon vorher geräumt wurde. Ein Satz, der geräumt und wieder gefüllt wurde, bringt kein zweites Silber.
no-siesta-ruling-33-title = Die Scheibe einer behaltenen Handelsware
no-siesta-ruling-33-text = Online zählt die Scheibe einer Handelsware zu den zweien, die niemand für immer hergibt, denn sie steht noch zur Verfügung.
no-siesta-ruling-34-title = Was ein Tausch nimmt
no-siesta-ruling-34-text = Wer einen Hut als Esel nutzt oder einen Esel als Hut, sagt, ob es einer ist, der neben dem Tableau liegt, oder ein mit einer Scheibe markierter.
no-siesta-ruling-35-title = Ein geänderter Ertrag bleibt auf seiner Scheibe
no-siesta-ruling-35-text = Eine Scheibe, die entlang eines Pfeils verschoben wurde, markiert den neuen Ertrag, auch online, und wird erst frei, wenn er angekreuzt ist.
no-siesta-ruling-36-title = Niemand spielt allein
no-siesta-ruling-36-text = Das Spiel ist für zwei bis vier Spieler. Die Spielregel spricht von einem bis vier, enthält aber keine Regeln für das Solospiel.
no-siesta-ruling-37-title = Beladene Karren, wenn keine Esel mehr nötig sind
no-siesta-ruling-37-text = Solche Karren werden zu Beginn der Runde fertig, nicht in der eigenen Wertungsphase, einer nach dem anderen: Jeder bringt seine Handelsware und seine Scheibe für Esporles, bevor der nächste folgt. Nach einer Kopie in einer Wertungsphase gilt dasselbe.
