### No Siesta: die Regeln in eigenen Worten, und wie sie gelesen werden, wo die Spielregel schweigt.

no-siesta-rules-sections = aim setup round dice scoring commodities roof tiles helpers trade barrows storage siesta end points experienced abilities esporles two-players online reconstructed
no-siesta-rules-intro = Ein flottes Würfelspiel aus der Familie von La Granja: Würfel sagen, was dein Hof hergibt, Scheiben markieren es, und Kreuze auf deinem Wertungsbogen machen daraus Dächer, Helfer, Fernhandel, volle Karren und Ruhe.

## In short

no-siesta-rules-short-1 = Eine Runde hat drei Phasen: Würfel, Wertung, Ende der Runde.
no-siesta-rules-short-2 = Jeder wählt einen Würfel, der Rest wird neu gewürfelt, jeder wählt noch einen, und der letzte gilt für alle. Scheiben auf deinem Ertragstableau markieren, was du bekommen hast.
no-siesta-rules-short-3 = Du hast wenige Scheiben: Was du nicht markieren kannst oder nicht sofort markierst, ist weg.
no-siesta-rules-short-4 = In deiner Wertungsphase kreuzt du Erträge auf deinem Bogen an, in beliebiger Folge und beliebig auf die sechs Bereiche verteilt. Benutzte Scheiben kommen sofort zurück.
no-siesta-rules-short-5 = Silber schließt die Lücken des Dachs von links; jede bringt ein verdecktes Plättchen mit einem Bonus für einmal.
no-siesta-rules-short-6 = Volle Helferfelder stellen am Ende der Runde Helfer ein. Ihre Fähigkeiten bleiben bis zum Spielende.
no-siesta-rules-short-7 = Fernhandel verlangt drei von einem Gut, alle auf einmal, ein Handel je Phase; er bringt 2 Punkte und eine Handelsware.
no-siesta-rules-short-8 = Karren werden von links nach rechts beladen, Esel jederzeit angespannt. Volle bringen Punkte, dem Ersten mehr, eine Handelsware und eine Scheibe in Esporles.
no-siesta-rules-short-9 = Eine Handelsware steht für jeden Ertrag außer einem Hut. Nur eine darf in die nächste Runde mit.
no-siesta-rules-short-10 = Sätze im Lager und Paare im Stall sind je 1 Punkt.
no-siesta-rules-short-11 = Hüte bringen dich auf der Siestaleiste voran: 1 Punkt je Feld und unterwegs weitere Scheiben.
no-siesta-rules-short-12 = Das Spiel endet mit der Runde, in der jemand die Spitze der Siestaleiste erreicht. Wer die meisten Punkte hat, gewinnt.

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
    Der Startspieler würfelt mit allen Würfeln. Reihum nimmt jeder einen davon und markiert sofort, was er zeigt, mit Scheiben des eigenen Vorrats auf dem Ertragstableau; auf einem Feld dürfen mehrere Scheiben liegen. Dann werden die übrigen Würfel neu gewürfelt, und jeder nimmt einen zweiten. Der letzte wird noch einmal gewürfelt, und was er zeigt, gilt für alle.

    Ein Würfel zeigt Olive und Korn zusammen, Traube, Schwein, Esel, Hut oder Silber. Mit nur einer freien Scheibe entscheidest du dich zwischen Olive und Korn, ohne freie bekommst du nichts. Du darfst auch ganz oder zum Teil verzichten. Aber dies ist der Augenblick dafür: Später wird nichts mehr markiert.

no-siesta-rules-full-scoring-title = Die Wertungsphase
no-siesta-rules-full-scoring-text =
    Vom Startspieler an führt einer nach dem anderen die ganze Phase aus. Nutze deine Erträge in beliebiger Folge und verteile sie, wie du willst, auf sechs Bereiche:

    - das Scheunendach,
    - die Helferfelder,
    - den Fernhandel,
    - die Marktkarren,
    - Lager und Stall,
    - die Siestaleiste.

    Für jeden angekreuzten Kreis kommt seine Scheibe in deinen Vorrat zurück. Sie ist sofort wieder frei, etwa für eine Handelsware.

    Was Dachplättchen und Helfer geben, ist vorübergehend: Es liegt ohne Scheibe neben dem Tableau, wird in dieser Phase genutzt oder gar nicht, und wird nie auf dem Tableau markiert.

no-siesta-rules-full-commodities-title = Handelswaren
no-siesta-rules-full-commodities-text =
    Fernhandel und volle Karren bringen eine Handelsware. Sie braucht eine Scheibe deines Vorrats. In deiner Wertungsphase darfst du jede deiner Handelswaren als beliebigen Ertrag außer einem Hut nutzen: Der Kreis wird direkt angekreuzt, der Ertrag nie markiert.

    Ohne freie Scheibe nutzt du die Handelsware als Allernächstes oder verzichtest auf sie. Am Ende der Phase darfst du eine für die nächste Runde behalten; weitere gehen in den Vorrat zurück.

no-siesta-rules-full-roof-title = Das Scheunendach
no-siesta-rules-full-roof-text =
    Sechs Lücken im Dach der Scheune werden von links nach rechts geschlossen, eine nach der anderen. Ihre Kreise werden mit Silber angekreuzt. Für eine volle Lücke ziehst du ein verdecktes Dachplättchen und legst es offen darauf: Sein Bonus ist einmal nutzbar, in dieser oder einer späteren Wertungsphase von dir. Am Ende bringt jede geschlossene Lücke ihre Punkte. Ist kein Plättchen mehr da, zählt die Lücke trotzdem.

no-siesta-rules-full-tiles-title = Die Dachplättchen
no-siesta-rules-full-tiles-text =
    Es gibt drei Arten.

    - Bonus: ein oder zwei Güter, die direkt angekreuzt werden, einzeln und beliebig mit deinen anderen Erträgen gemischt. Mehrere Plättchen dürfen zugleich offen sein.
    - Erträge ändern: Zwei Scheiben auf deinem Ertragstableau gehen einen Schritt entlang der Pfeile, oder eine Scheibe geht zwei. Keine Scheibe geht vom Hut oder von der Handelsware weg oder dorthin.
    - Siegpunkt: 1 Punkt am Spielende.

    Ein genutztes Plättchen wird umgedreht. Eines mit Siegpunkt bleibt offen.

no-siesta-rules-full-helpers-title = Die Helferfelder
no-siesta-rules-full-helpers-text =
    Jedes der sechs Felder verlangt zwei bis vier Erträge. Kreuze sie in beliebiger Folge an, und arbeite an so vielen Feldern zugleich, wie du willst. Für ein volles Feld stellst du am Ende der Runde einen Helfer ein. Die Fähigkeit wirkt ab der nächsten Runde bis zum Spielende. Helfer auf den vier rechten Feldern bringen Punkte.

no-siesta-rules-full-trade-title = Fernhandel
no-siesta-rules-full-trade-text =
    Ein Schiff nimmt drei von einem Gut, alle auf einmal: Diese Kreise lassen sich nicht über mehrere Runden sammeln. Scheiben, vorübergehende Güter und Handelswaren dürfen dafür zusammenkommen. In einer Wertungsphase ist nur ein Fernhandel möglich, und jedes Gut fährt einmal. Ein Handel bringt 2 Punkte und eine Handelsware.

no-siesta-rules-full-barrows-title = Marktkarren und Esporles
no-siesta-rules-full-barrows-text =
    Die drei Karren werden von links nach rechts beladen, in der Folge, die sie zeigen. Die Esel davor werden jederzeit angespannt. Beides darf viele Runden dauern.

    Ein voller Karren mit allen Eseln bringt eine Handelsware. Außerdem darf eine Scheibe deines Vorrats auf den Markt von Esporles. Sie bleibt für immer dort und bringt am Ende Punkte nach ihrem Feld. Jedes Feld hat Platz für eine Scheibe weniger, als es Spieler gibt, und nur für eine von dir.

    Wer einen Karren zuerst schafft, bekommt dessen höhere Zahl, alle späteren die niedrigere. Schaffen ihn mehrere zuerst in derselben Wertungsphase, so hat die höhere Zahl, wer auf der Siestaleiste weiter ist; sind sie auch dort gleich, haben sie alle.

no-siesta-rules-full-storage-title = Lager und Stall
no-siesta-rules-full-storage-text =
    Oliven, Korn und Trauben kommen ins Lager, Schweine und Esel in den Stall, jede Sorte in ihre Reihe, von links nach rechts. Am Ende bringt jeder Satz der drei Erntegüter 1 Punkt und jedes Paar der zwei Tiere auch. Hüte und Silber lassen sich nicht lagern.

no-siesta-rules-full-siesta-title = Die Siestaleiste
no-siesta-rules-full-siesta-text =
    Jeder Hut bringt deine Scheibe ein Feld voran; jedes Feld ist 1 Punkt. Wo neben dem Feld eine Scheibe abgebildet ist, gewinnst du dort eine deiner Scheiben aus dem allgemeinen Vorrat: Von jetzt an kannst du einen Ertrag mehr markieren. Wer das letzte Feld erreicht, macht diese Runde zur letzten. Sie wird zu Ende gespielt.

no-siesta-rules-full-end-title = Das Ende der Runde
no-siesta-rules-full-end-text =
    Wenn alle ihre Wertungsphase hatten, werden für volle Felder Helfer eingestellt. Dann werden die Ertragstableaus geräumt: Was markiert und nicht genutzt ist, verfällt, nur eine Handelsware darf bleiben. Im Uhrzeigersinn kommt der nächste Startspieler.

no-siesta-rules-full-points-title = Das Spielende
no-siesta-rules-full-points-text =
    Die Spielregel kennt ein Ende: das letzte Feld der Siestaleiste. Hier endet das Spiel auch nach zehn Runden hintereinander, in denen niemand etwas ankreuzt (Auslegung 28). Punkte kommen von hier:

    - geschlossene Dachlücken, und 1 für jedes Dachplättchen mit Siegpunkt,
    - Helfer auf den vier rechten Feldern,
    - 2 für jeden Fernhandel,
    - 1 für jeden Satz im Lager und jedes Paar im Stall,
    - fertige Marktkarren, die höhere oder die niedrigere Zahl,
    - 1 für jedes Feld auf der Siestaleiste,
    - die Felder von Esporles mit einer Scheibe von dir.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden mehr Hüte auf der Siestaleiste. Wer auch dort gleich ist, teilt sich den Sieg; die Spielregel lässt ein weiteres Spiel entscheiden.

no-siesta-rules-full-experienced-title = Das Spiel für erfahrene Landwirte
no-siesta-rules-full-experienced-text =
    Niemand hat eigene Helfer. 24 Plättchen liegen in der Mitte, zwei von jeder der zwölf Fähigkeiten; bei zwei Spielern ist es eines von jeder. Stellen mehrere in derselben Runde ein, wählt zuerst, wer auf der Siestaleiste weiter ist, und unter Gleichen, wer vom Startspieler an früher kommt. Niemand nimmt denselben Helfer zweimal. Ist für dich keiner mehr da, bleibt das Feld ohne Helfer und bringt nichts.

no-siesta-rules-full-abilities-title = Die zwölf Helfer
no-siesta-rules-full-abilities-text =
    Die sechs, die im Grundspiel jeder hat:

    - { no-siesta-helper-roof_choice }: { no-siesta-does-roof_choice }. Das andere kommt zurück unter die verdeckten.
    - { no-siesta-helper-change_revenue }: { no-siesta-does-change_revenue }. Hüte und Handelswaren entstehen so nicht.
    - { no-siesta-helper-trade_good }: { no-siesta-does-trade_good }.
    - { no-siesta-helper-storage_silver }: { no-siesta-does-storage_silver }. Die Güter müssen nicht in einer Runde dorthin kommen.
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
    Zwei Spieler können ausmachen, die fünf Würfel nur einmal zu werfen, zu Beginn der Runde. Beide wählen ihre zwei Würfel aus diesem Wurf, und der übrige gilt für beide.

no-siesta-rules-full-online-title = Die Onlineregeln
no-siesta-rules-full-online-text =
    Die Option „Online“ spielt mit den Änderungen der Fassung auf Yucata:

    - Was sofort genutzt werden muss, darf bis zum Ende der Wertungsphase genutzt werden, auch eine Handelsware, für die keine Scheibe da war.
    - Wer nicht mehr als zwei Scheiben hat, gibt keine für immer her: Keine kommt nach Esporles, und kein Helfer wird kopiert. Wo gar kein Helfer genommen werden kann, entfällt die Wahl.
    - Scheiben kommen am Ende der Runde nach Esporles, wenn ein Gleichstand beim Karren entschieden ist. Ungenutzte Scheiben verlassen das Ertragstableau schon vorher.
    - Aus Lager und Stall geräumte Güter dürfen dort auch wieder gelagert werden.
    - Punkte werden sofort gezählt und sind für alle offen. Helfer werden am Ende einer Runde kopiert.

no-siesta-rules-full-reconstructed-title = Was nicht bekannt ist
no-siesta-rules-full-reconstructed-text =
    Die Regeln, aus denen dieses Spiel gemacht ist, zeigen nicht den ganzen Wertungsbogen. Was manche Dachlücken, Helferfelder und Karren verlangen und bringen, die Reihen von Lager und Stall, die Siestaleiste, die Pfeile des Ertragstableaus und wie viele es von jedem Dachplättchen gibt, sind Platzhalter der richtigen Gestalt. Die Liste des Spielmaterials weiter unten kennzeichnet jeden davon als rekonstruiert.

    Wer das Spiel besitzt, kann es ohne Programmieren berichtigen: im Browser, oben unter „Spielmaterial korrigieren“; oder eine Kopie der Materialdatei verbessern, mit dem Befehl „tertulia components no-siesta --check DATEI“ nach Fehlern suchen lassen und den Server oder ein Spiel im Terminal mit „--components DATEI“ starten.

## Rulings

no-siesta-ruling-1-title = Ein Würfel muss genommen werden
no-siesta-ruling-1-text = In der Würfelphase passt niemand. Auf einen Ertrag zu verzichten heißt, den Würfel zu nehmen und nichts oder nur einen Teil davon zu markieren. Später lässt er sich nicht mehr markieren.
no-siesta-ruling-2-title = Sofort
no-siesta-ruling-2-text = Nach den gedruckten Regeln liegen vorübergehende Erträge (Güter eines Dachplättchens, der Helfer für Fernhandel, Lager und Stall, geräumte Güter) neben dem Tableau, nie darauf, und verfallen am Ende der Wertungsphase dieses Spielers. Eine Handelsware ohne Scheibe muss das Allernächste sein, womit etwas angekreuzt wird, sonst wird auf sie verzichtet. Ein Dachplättchen darf vorher geöffnet werden, um seine Güter mit der Handelsware zu verbinden.
no-siesta-ruling-3-title = Offene Dachplättchen
no-siesta-ruling-3-text = Die Güter eines Plättchens werden einzeln genutzt, mit anderen Erträgen dazwischen, und mehrere Plättchen dürfen zugleich offen sein. Der Wertungsbogen zeigt, was von welchem Plättchen offen liegt; von gleichen Gütern wird zuerst das des Plättchens genutzt, das weiter links liegt. Was übrig ist, verfällt am Ende der Phase.
no-siesta-ruling-4-title = Erträge ändern
no-siesta-ruling-4-text = Eine Scheibe geht nie vom Hut oder von der Handelsware weg und nie dorthin. Ein Dachplättchen bewegt zwei Scheiben einen Schritt oder eine Scheibe zwei; auf einen Teil darf verzichtet werden.
no-siesta-ruling-5-title = Wer mit einem Karren der Erste ist
no-siesta-ruling-5-text = Alle, die ihn in derselben Wertungsphase fertigstellen, kommen in Frage. Am Ende der Phase entscheidet die Siestaleiste, und alle, die dort gleich sind, haben die höhere Zahl. Bis dahin werden beide Zahlen als möglich gezeigt.
no-siesta-ruling-6-title = Die Scheibe für Esporles
no-siesta-ruling-6-text = Nach den gedruckten Regeln wird sie sofort aus dem eigenen Vorrat gelegt und darf abgelehnt werden. Ist dort keine, darf das Allernächste erst eine bringen: ein angekreuzter Ertrag, ein Hut, der ein Feld der Siestaleiste mit einer Scheibe erreicht, oder der Esel, der räumt; ein Dachplättchen darf dafür geöffnet werden. Geht nichts davon, wird keine gelegt. Online legt keine, wer zwei Scheiben oder weniger hat: Von den zwei Sätzen der Quelle ist es der, der jedem zwei Scheiben lässt.
no-siesta-ruling-7-title = Wann Helfer eingestellt werden
no-siesta-ruling-7-text = Am Ende der Runde, in der das Feld voll wurde; die Fähigkeit beginnt mit der nächsten Runde. Bei mehreren vollen Feldern sagt der Spieler, welcher Helfer auf welches kommt.
no-siesta-ruling-8-title = Fähigkeiten, die ändern, was verlangt wird
no-siesta-ruling-8-text = Von der Runde nach dem Einstellen an verlangt jede Dachlücke einen Kreis weniger, auch eine begonnene, und Karren werden in beliebiger Folge beladen. Braucht es keine Esel mehr, so ist jeder Karren fertig, dessen Güter alle angekreuzt sind, sobald die Fähigkeit beginnt; die Reihenfolge wählt der Spieler.
no-siesta-ruling-9-title = Der kopierte Helfer
no-siesta-ruling-9-text = Eine Scheibe des eigenen Vorrats liegt für immer auf ihm. Kopiert wird nur ein Plättchen eines anderen Spielers, nie eine Kopie und nie eine Fähigkeit, die man schon hat. Wurde dieses Plättchen erst in dieser Runde eingestellt, wirkt es ab der nächsten.
no-siesta-ruling-10-title = Geräumte Kreise
no-siesta-ruling-10-text = Ein geräumter Kreis bleibt benutzt und wird nie wieder angekreuzt. Nach den gedruckten Regeln kommen die Güter nur in die anderen Bereiche des Bogens.
no-siesta-ruling-11-title = Ein Satz in Lager und Stall
no-siesta-ruling-11-text = Er ist fertig, wenn der n-te Kreis jeder seiner Sorten angekreuzt ist, in welcher Runde auch immer. Ein später geräumter Kreis hat sein Silber gebracht, zählt am Ende aber nicht mehr. Kein Satz bringt zweimal Silber.
no-siesta-ruling-12-title = Scheiben der Siestaleiste
no-siesta-ruling-12-text = Jeder kann drei gewinnen. Ist im allgemeinen Vorrat keine Scheibe des Spielers mehr, gibt die Siestaleiste keine.
no-siesta-ruling-13-title = Kein Dachplättchen mehr
no-siesta-ruling-13-text = Dann wird keines gezogen, und die Lücke zählt trotzdem. Für das Feld von Esporles, das Plättchen zählt, hat sie keines.
no-siesta-ruling-14-title = Eine Handelsware auf dem Umweg über einen Esel
no-siesta-ruling-14-text = Durch den Helfer, der Esel und Hut tauscht, wird eine Handelsware nicht zum Hut: Was eingetauscht ist, wird so angekreuzt, wie es ist.
no-siesta-ruling-15-title = Erträge ändern heißt zwei Schritte
no-siesta-ruling-15-text = Das Dachplättchen gibt zwei Schritte nacheinander, jeden für eine beliebige Scheibe. So sind zwei Scheiben um einen Schritt und eine Scheibe um zwei dieselbe Regel.
no-siesta-ruling-16-title = Mehrere volle Felder
no-siesta-ruling-16-text = Wer mehrere volle Felder hat, stellt für alle nacheinander ein, in der Folge der Felder, bevor der nächste Spieler dran ist.
no-siesta-ruling-17-title = Der letzte Würfel
no-siesta-ruling-17-text = Alle markieren ihn gleichzeitig. Alles liegt offen, die Reihenfolge ist also ohne Belang.
no-siesta-ruling-18-title = Zwei Dachplättchen zur Wahl
no-siesta-ruling-18-text = Nur wer sie zieht, sieht beide. Das behaltene ist für alle offen, das andere kommt zurück unter die verdeckten.
no-siesta-ruling-19-title = Wann ein Helfer kopiert wird
no-siesta-ruling-19-text = Nach den gedruckten Regeln in einer beliebigen eigenen Wertungsphase, zu keiner anderen Zeit, und die Fähigkeit wirkt sofort. Online am Ende einer Runde, nach dem Einstellen; niemand muss, und wer noch niemanden kopiert hat, wird am Ende jeder Runde wieder gefragt. Sie wirkt ab der nächsten Runde. Eine kopierte Fähigkeit ist kein Plättchen: Sie bringt nichts, weder auf einem Feld noch in Esporles.
no-siesta-ruling-20-title = Die Reihenfolge in Esporles, online
no-siesta-ruling-20-text = Scheiben werden in der Folge der Siestaleiste gelegt, wie Helfer eingestellt werden, und noch davor.
no-siesta-ruling-21-title = Eine Handelsware abgeben
no-siesta-ruling-21-text = Am Ende der Wertungsphase darf eine Handelsware auch abgegeben werden, damit ihre Scheibe für die nächste Runde frei ist.
no-siesta-ruling-22-title = Ein Karren, der zwischen den Runden fertig wird
no-siesta-ruling-22-text = Wo keine Esel mehr nötig sind, kann ein Karren zu Beginn einer Runde fertig werden. Findet seine Handelsware dann keine Scheibe, ist sie nach den gedruckten Regeln verloren; online liegt sie neben dem Tableau.
no-siesta-ruling-23-title = Offene und verdeckte Punkte
no-siesta-ruling-23-text = Online wird jeder Punkt genannt, wenn er kommt, und Esporles mit jeder Aktion neu gerechnet. Nach den gedruckten Regeln zählt das Spiel still mit und nennt alle Punkte an seinem Ende.
no-siesta-ruling-24-title = Erste mit einem Karren, zwischen den Runden
no-siesta-ruling-24-text = Ein Karren, der zu Beginn einer Runde fertig wird, ist früher als die Wertungsphase dieser Runde: Wer ihn dann schafft, ist der Erste. Schaffen ihn mehrere zu Beginn derselben Runde, entscheidet die Siestaleiste wie in einer Phase.
no-siesta-ruling-25-title = Nach dem Kopieren eingestellt
no-siesta-ruling-25-text = Wessen Fähigkeit kopiert ist, kann als eigenes Plättchen immer noch eingestellt werden: Was kopiert ist, ist kein Plättchen.
no-siesta-ruling-26-title = Der Esel, der räumt
no-siesta-ruling-26-text = Nur ein Esel auf einer Scheibe bezahlt dafür, Güter aus Lager und Stall zu nehmen, oder ein Hut auf einer Scheibe, den ein Helfer als Esel nutzen lässt. Keine Handelsware steht für ihn, und nichts, was neben dem Tableau liegt.
no-siesta-ruling-27-title = Ein Feld ohne Helfer
no-siesta-ruling-27-text = Ein volles Feld, für das am Ende seiner Runde kein Helfer übrig ist, bleibt ohne. Online, wo der kopierende Helfer nicht eingestellt werden kann, solange es niemanden zu kopieren gibt, wird nach dem Feld wieder gefragt, sobald ein Helfer zu bekommen ist.
no-siesta-ruling-28-title = Runden, in denen niemand etwas ankreuzt
no-siesta-ruling-28-text = Nach zehn Runden hintereinander, in denen niemand einen Kreis von Dach, Helferfeldern, Fernhandel, Karren (auch deren Esel), Lager oder Stall ankreuzt oder auf der Siestaleiste vorrückt, endet das Spiel mit der üblichen Wertung. Markieren, Plättchen öffnen, Scheiben verschieben, Güter herausnehmen, Kopieren, Einstellen und ein Karren, der zu Beginn einer Runde fertig wird, zählen nicht. Von der dritten solchen Runde an wird es gesagt; die zehnte ist die letzte Runde, sobald alle Wertungsphasen vorbei sind.
no-siesta-ruling-29-title = Was in derselben Phase genutzt werden muss
no-siesta-ruling-29-text = Güter der Helfer für Fernhandel, Lager und Stall müssen in derselben Wertungsphase genutzt werden: Das ist eine Frist, keine Pflicht. Was nicht genutzt ist, verfällt.
no-siesta-ruling-30-title = Gleichstand
no-siesta-ruling-30-text = Bei gleichen Punkten gewinnen mehr Hüte auf der Siestaleiste. Wer auch dort gleich ist, teilt sich den Sieg: Das weitere Spiel, von dem die Spielregel spricht, spielt ihr selbst.
no-siesta-ruling-31-title = Pfeile in einer berichtigten Datei
no-siesta-ruling-31-text = Eine Materialdatei darf Pfeile zwischen Olive, Korn, Traube, Schwein, Esel und Silber ziehen, wie sie will, aber keinen vom Hut oder von der Handelsware weg oder dorthin.
no-siesta-ruling-32-title = Silber für einen Satz
no-siesta-ruling-32-text = Ein Satz zählt, sobald der n-te Kreis jeder seiner Sorten angekreuzt ist, auch wenn einer davon vorher geräumt wurde. Ein Satz, der geräumt und wieder gefüllt wurde, bringt kein zweites Silber.
no-siesta-ruling-33-title = Die Scheibe einer behaltenen Handelsware
no-siesta-ruling-33-text = Online zählt die Scheibe einer Handelsware zu den zweien, die niemand für immer hergibt, denn sie steht noch zur Verfügung.
no-siesta-ruling-34-title = Was ein Tausch nimmt
no-siesta-ruling-34-text = Wer einen Hut als Esel nutzt oder einen Esel als Hut, sagt, ob es einer ist, der neben dem Tableau liegt, oder einer auf einer Scheibe.
no-siesta-ruling-35-title = Ein geänderter Ertrag bleibt auf seiner Scheibe
no-siesta-ruling-35-text = Eine Scheibe, die entlang eines Pfeils ging, markiert den neuen Ertrag, auch online, und wird erst frei, wenn er angekreuzt ist.
no-siesta-ruling-36-title = Niemand spielt allein
no-siesta-ruling-36-text = Das Spiel ist für zwei bis vier. Die Spielregel spricht von einem bis vier, aber die Regeln für einen stehen nicht darin.
no-siesta-ruling-37-title = Beladene Karren, wenn es keine Esel mehr braucht
no-siesta-ruling-37-text = Sie werden zu Beginn der Runde fertig, nicht in der eigenen Wertungsphase, einer nach dem anderen: Jeder hat seine Handelsware und seine Scheibe für Esporles, bevor der nächste folgt. Nach einer Kopie in einer Wertungsphase ist es ebenso.
