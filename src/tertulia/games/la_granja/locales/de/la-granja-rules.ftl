### La Granja: die Regeln in eigenen Worten, und wie sie gelesen werden, wo die Spielregeln schweigen.

la-granja-rules-chapters = aim card income roofs revenue transport crafts market scoring
la-granja-rules-sections = aim setup anytime play income roofs revenue transport crafts market scoring solo editions
la-granja-rules-intro = Sechs Runden auf einem kleinen Hof auf Mallorca: Jede Karte kann Feld, Marktkarren, Hofausbau oder Helfer sein, und was der Hof hergibt, geht in das Dorf Esporles.

la-granja-rules-chapter-aim-title = Ziel und Hof
la-granja-rules-chapter-aim-text =
    Wer nach sechs Runden die meisten Siegpunkte hat, gewinnt. Jede Runde hat vier Phasen: Hof, Ertrag, Transport und Wertung.
    (1) Jedes Feld trägt ein Gut.
    (2) In deinen Lagern liegen andere Güter, Schweine, Silber und Handelswaren.
    (3) Liefere Güter an deine Marktkarren und an die Handwerksgebäude im Dorf. Komplett beliefert, bringen sie Punkte.
la-granja-rules-chapter-aim-alt = Der Hof eines Spielers in Runde 4: links Felder, oben Marktkarren, rechts Hofausbauten, unten ein Helfer, in der Mitte das Haus und die Lager.
la-granja-rules-chapter-aim-questions =
    Wie gewinne ich?
    Was geschieht in einer Runde?

la-granja-rules-chapter-card-title = Die vier Seiten einer Karte
la-granja-rules-chapter-card-text =
    In der ersten Runde spielst du zwei Karten, später eine, wenn du möchtest. Jede kommt an eine von vier Seiten deines Hofs.
    (1) Ein Feld kommt leer ins Spiel und trägt immer dann ein Gut dieser Art, wenn es leer ist.
    (2) Ein Marktkarren verlangt diese Güter und bringt diese Punkte.
    (3) Ein Hofausbau erhöht dein Handkartenlimit und gibt zwei Vorteile. Der erste kostet ein Hofgut, der zweite zwei verschiedene und so weiter.
    (4) Ein Helfer gibt dir seine Wirkung. Drei Helfer und drei Karren haben auf deinem Hof Platz.
la-granja-rules-chapter-card-alt = Eine Karte mit ihren vier Möglichkeiten: links ein Feld, oben ein Marktkarren, rechts ein Hofausbau, unten ein Helfer.
la-granja-rules-chapter-card-questions =
    Wie spiele ich eine Karte?
    Was kostet ein Hofausbau?

la-granja-rules-chapter-income-title = Einkommen, Wachstum und Handel
la-granja-rules-chapter-income-text =
    (1) Nach den Karten bekommst du das Einkommen deiner Hofausbauten und Handwerksmarker.
    (2) Dann trägt jedes leere Feld sein Gut.
    (3) Hast du zwei oder mehr Schweine und noch Platz, kommt eines dazu.
    Jederzeit in deinem Zug darfst du Güter kaufen, verkaufen und aufwerten oder eine Handelsware eintauschen.
    Güter auf Feldern kannst du aufwerten, zum Bezahlen nutzen und liefern, aber nicht verkaufen.
la-granja-rules-chapter-income-alt = Vier volle Felder, die Lager mit drei Schweinen und zwei Hofausbauten, darunter das Einkommen.
la-granja-rules-chapter-income-questions =
    Wie komme ich an Silber?
    Wie bekomme ich mehr Schweine?
    Wie werte ich Güter auf?

la-granja-rules-chapter-roofs-title = Dachmarker
la-granja-rules-chapter-roofs-text =
    (1) Einmal je Runde darfst du einen dieser Dachmarker kaufen. Der Preis in Silber ist die Nummer seiner Runde.
    (2) Er bedeckt den ersten freien Platz von links. Die fünf Plätze bringen 0, 1, 2, 3 und 4 Punkte.
    (3) Jeder Dachmarker wird einmal genutzt, jederzeit oder in den Phasen, die er nennt.
    Gekauft wird in Spielreihenfolge, in der ersten Runde umgekehrt.
la-granja-rules-chapter-roofs-alt = Das Dach eines Hofs mit drei benutzten Dachmarkern und zwei freien Plätzen, daneben die Dachmarker der Runde 4.
la-granja-rules-chapter-roofs-questions =
    Wie kaufe ich einen Dachmarker?

la-granja-rules-chapter-revenue-title = Die Ertragswürfel
la-granja-rules-chapter-revenue-text =
    Alle Würfel werden geworfen: zwei für jeden Spieler und einer mehr.
    In Spielreihenfolge nimmt jeder einen Würfel und nutzt sofort sein Feld, dann jeder einen zweiten.
    Den letzten Würfel nutzen alle.
    Die Felder 1 bis 3 bringen ein Schwein, ein Erntegut oder eine Karte und zwei verschiedene Erntegüter.
    Die Felder 4 bis 6 bringen 4 Silber, zwei Aufwertungen oder Siestaschritte und eine Lieferung oder 2 Silber.
la-granja-rules-chapter-revenue-alt = Die sechs Ertragsfelder mit den sieben Würfeln von drei Spielern.
la-granja-rules-chapter-revenue-questions =
    Was bringt welcher Würfel?
    Wie bekomme ich Erntegüter?

la-granja-rules-chapter-transport-title = Esel, Siesta und Lieferungen
la-granja-rules-chapter-transport-text =
    (1) Alle wählen geheim einen Eselmarker: mehr Esel oder mehr Hüte. Benutzte kommen erst in der vierten Runde zurück.
    Deine Scheibe rückt auf der Siestaleiste um die Hüte deines Markers vor.
    (2) Wer am weitesten vorn ist, beginnt; auf einem Feld ist es die obere Scheibe.
    In dieser Reihenfolge führt jeder eine Lieferung je Esel aus.
    Danach darf jeder Zusatzlieferungen für je 1 Silber kaufen, so viele, wie der Hof erlaubt.
la-granja-rules-chapter-transport-alt = Die vier Eselmarker eines Spielers, einer davon gewählt, und die Siestaleiste mit den Scheiben von drei Spielern.
la-granja-rules-chapter-transport-questions =
    Wie viele Lieferungen habe ich?
    Wie komme ich in der Reihenfolge nach vorn?

la-granja-rules-chapter-crafts-title = Handwerksgebäude und Marktkarren
la-granja-rules-chapter-crafts-text =
    Eine Lieferung bringt ein Gut zu einem Handwerksgebäude oder auf einen deiner Marktkarren.
    (1) Ein Gebäude verlangt diese Güter, in beliebiger Reihenfolge und über mehrere Runden.
    (2) Eine volle Reihe bringt Punkte in Höhe der Rundennummer, dem Ersten einen mehr. Du nimmst auch den Handwerksmarker.
    (3) Wird ein Gebäude zum ersten Mal komplett beliefert, öffnet sich das gesperrte mit der niedrigsten Zahl.
    (4) Ein voller Karren bringt seine Punkte und eine Handelsware und verlässt deinen Hof.
la-granja-rules-chapter-crafts-alt = Die sechs Handwerksgebäude, zwei davon gesperrt, darunter zwei Marktkarren eines Spielers.
la-granja-rules-chapter-crafts-questions =
    Wie beliefere ich ein Gebäude komplett?
    Wie öffne ich ein gesperrtes Gebäude?

la-granja-rules-chapter-market-title = Der Markt
la-granja-rules-chapter-market-text =
    Ein Spieler hat einen Marktkarren mit dem Wert 5 gefüllt und setzt einen Marker auf den Markt.
    (1) Der Marker kommt auf ein freies Feld mit demselben Wert.
    (2) Fremde Marker auf Nachbarfeldern mit niedrigerem Wert verlassen den Markt und bringen je einen Punkt.
    Ist kein Feld dieses Werts frei, ersetzt er dort einen fremden Marker, ebenfalls für einen Punkt.
    Jeder deiner Marker bringt am Ende jeder Runde einen Punkt.
la-granja-rules-chapter-market-alt = Der Markt mit drei Markern; das Feld mit dem Wert 5 in der Mitte ist frei.
la-granja-rules-chapter-market-questions =
    Wie bekomme ich einen Marker auf den Markt?
    Warum ist mein Marker vom Markt verschwunden?

la-granja-rules-chapter-scoring-title = Wertung und Spielende
la-granja-rules-chapter-scoring-text =
    Am Ende jeder Runde bringt jeder Marker auf dem Markt einen Punkt und die Siestaleiste 0 bis 3 Punkte.
    Dann sind die Helfer wieder einsatzbereit, und die Scheiben gehen zurück auf den Anfang der Siestaleiste.
    Nach der sechsten Runde werden Güter in Lagern, Schweine und Handelswaren verkauft; 5 Silber sind ein Punkt.
    Wer die meisten Punkte hat, gewinnt, bei Gleichstand, wer mehr Silber übrig hat.
la-granja-rules-chapter-scoring-alt = Eine Tabelle mit den Punkten von drei Spielern am Ende einer Partie, nach Herkunft.
la-granja-rules-chapter-scoring-questions =
    Wann bekomme ich Punkte?
    Was geschieht am Spielende mit übrigen Gütern?

la-granja-rules-full-aim-title = Das Ziel
la-granja-rules-full-aim-text =
    Nach sechs Runden gewinnt, wer die meisten Siegpunkte hat. Sie kommen von Handwerksgebäuden, Marktkarren, Markern auf dem Markt, der Siestaleiste und Dachmarkern.

la-granja-rules-full-setup-title = Vorbereitung
la-granja-rules-full-setup-text =
    Jeder beginnt mit 4 Karten, 1 Silber, 1 Siegpunkt und 1 Handelsware. Von den vier Dachmarkern jeder Runde kommen zufällig so viele ins Spiel, wie es Spieler gibt. Würfel bestimmen, welche drei Gebäude gesperrt sind und in welcher Reihenfolge (1 bis 3) sie sich öffnen; dort liegt je ein Punkt, dazu an jedem Gebäude einer für den Ersten. Ein Startspieler wird ausgelost; in Spielreihenfolge setzen alle einen Marker auf die mittleren Marktfelder 2, 3, 4 und 5. Die Scheiben liegen auf Feld 0 der Siestaleiste, die des Startspielers oben. Zwei Würfel pro Spieler und ein weiterer sind im Spiel.

la-granja-rules-full-anytime-title = Jederzeit
la-granja-rules-full-anytime-text =
    Zwischen zwei Entscheidungen deines Zuges darfst du das alles tun, so oft du kannst. Eine Handelsware tauschst du gegen 4 Silber, zwei verschiedene Erntegüter, das Ziehen oder Spielen einer Karte, ein Schwein oder zwei kostenlose Aufwertungen. Oliven und Korn kosten 3 Silber und bringen verkauft 1, Trauben 4 und 2, Schweine 5 und 3. Aufwerten kostet Silber: Olive oder Korn zu Nahrung 2, Traube zu Wein 3, Schwein zu Fleisch 3. Güter auf Feldern können aufgewertet, zum Bezahlen genutzt und geliefert, aber weder verkauft noch ins Lager gelegt werden. Aufgewertete Güter werden nie gekauft oder verkauft. Auch Dachmarker und viele Helfer werden jederzeit genutzt.

la-granja-rules-full-play-title = Hofphase 1: Karten
la-granja-rules-full-play-text =
    In der ersten Runde müssen zwei Karten gespielt werden, später darf eine. Felder kommen leer ins Spiel. Drei Karren und drei Helfer haben Platz; ein vierter ersetzt einen deiner Wahl. Der erste Hofausbau kostet ein Hofgut, der zweite zwei verschiedene und so weiter; Hofgüter sind Silber, Siegpunkte, Oliven, Korn, Trauben, Schweine, Nahrung, Wein und Fleisch. Jeder Hofausbau erhöht das Handkartenlimit (3) um eins und gibt zwei Vorteile: eine kaufbare Zusatzlieferung, 1 Silber Einkommen oder einen Schweineplatz. Am Ende füllst du die Hand bis zum Limit auf oder wirfst überzählige Karten ab. Ist die letzte Karte des Stapels gezogen, wird der Ablagestapel gemischt.

la-granja-rules-full-income-title = Hofphase 2 und 3: Einkommen und Wachstum
la-granja-rules-full-income-text =
    Hofausbauten und umgedrehte Handwerksmarker bringen Einkommen. Dann trägt jedes leere Feld sein Gut, und wer mindestens zwei Schweine und Platz für ein weiteres hat, bekommt eines; ohne Platz gibt es keinen Nachwuchs.

la-granja-rules-full-roofs-title = Hofphase 4: Dachmarker
la-granja-rules-full-roofs-text =
    In Spielreihenfolge, in der ersten Runde umgekehrt, darf jeder einen Dachmarker kaufen; der Preis in Silber ist die Nummer seiner Runde. Der Marker bedeckt den ersten freien von fünf Plätzen, von links gezählt; diese bringen 0, 1, 2, 3 und 4 Punkte. Seine Wirkung wird einmal genutzt, jederzeit oder in den Phasen, die er nennt.

la-granja-rules-full-revenue-title = Ertragsphase
la-granja-rules-full-revenue-text =
    Alle Würfel werden geworfen. In Spielreihenfolge nimmt jeder einen und nutzt sofort sein Feld, dann jeder einen zweiten; den letzten nutzen alle der Reihe nach. 1: ein Schwein, ohne Platz sofort verkauft. 2: eine Karte spielen oder ziehen oder ein Erntegut nehmen. 3: zwei verschiedene Erntegüter. 4: 4 Silber. 5: zwei Aufwertungen, oder eine und ein Siestaschritt, oder zwei Schritte. 6: eine Lieferung oder 2 Silber.

la-granja-rules-full-transport-title = Transportphase
la-granja-rules-full-transport-text =
    Alle wählen geheim einen Eselmarker: 1 Esel mit 3 Hüten, 2 mit 2, 3 mit 1, 4 ohne. Benutzte fehlen bis zur vierten Runde, dann kommen alle zurück. In Spielreihenfolge rücken die Scheiben um die Hüte vor; wer später kommt, liegt oben. Danach gilt die neue Reihenfolge: Zuerst kommt, wer weiter vorn ist, auf demselben Feld, wessen Scheibe höher liegt. So führt jeder nacheinander alle Lieferungen aus, eine je Esel. Zuletzt darf jeder Zusatzlieferungen für je 1 Silber kaufen.

la-granja-rules-full-crafts-title = Handwerksgebäude
la-granja-rules-full-crafts-text =
    Jede Reihe eines Gebäudes verlangt dieselben Güter, in beliebiger Reihenfolge und über mehrere Runden. Wer seine Reihe gefüllt hat, lässt einen Marker dort, bekommt Punkte in Höhe der Rundennummer (der Erste einen mehr) und nimmt den Handwerksmarker: Die Vorderseite wirkt sofort, die Rückseite ab der nächsten Runde. Wer ein Gebäude als Erster komplett beliefert, öffnet außerdem das gesperrte mit der niedrigsten Zahl und nimmt den Punkt dort. Die Reihenfolge ist: Gebäude, gesperrtes Gebäude, Handwerksmarker, Wirkung.

la-granja-rules-full-market-title = Marktkarren und Markt
la-granja-rules-full-market-text =
    Ein Karren, dessen Symbole alle beliefert sind, wird abgeworfen; er bringt seine Punkte und eine Handelsware, und ein Marker kommt auf ein freies Marktfeld dieses Werts. Fremde Marker auf Nachbarfeldern mit niedrigerem Wert werden entfernt und bringen je einen Punkt. Ist kein Feld dieses Werts frei, wird auf einem davon ein fremder Marker ersetzt, ebenfalls für einen Punkt.

la-granja-rules-full-scoring-title = Wertungsphase und Spielende
la-granja-rules-full-scoring-text =
    Jeder Marker auf dem Markt bringt einen Punkt, die Siestaleiste 0 bis 3. Dann sind benutzte Helfer wieder einsatzbereit, Handwerksmarker werden umgedreht, die Scheiben gehen zurück auf den Anfang, und die nächsten Dachmarker werden ausgelegt. Nach der sechsten Runde werden Güter in Lagern, Schweine und Handelswaren (je 4) zu Silber und 5 Silber zu einem Punkt. Bei Gleichstand gewinnt, wer mehr Silber übrig hat; ist auch das gleich, wird der Sieg geteilt.

la-granja-rules-full-solo-title = Solospiel
la-granja-rules-full-solo-text =
    Du spielst gegen einen neutralen Spieler, der nur Marker auf den Markt setzt. Fünf Würfel und zwei Dachmarker je Runde sind im Spiel. Als Startspieler nimmst du einen Würfel, einer wird entfernt, du nimmst den zweiten, einer wird entfernt, und der letzte wird genutzt; sonst wird je einer entfernt, bevor du einen nimmst. In den Runden 1 bis 3 ist das der niedrigste, später der höchste. Nach deiner Transportphase, oder davor als Zweiter, bestimmt der Karrenwert einer aufgedeckten Karte, wohin der neutrale Marker kommt: dorthin, wo er die meisten von deinen entfernt, sonst weit weg von den anderen neutralen und neben wenige höhere Felder (Auslegungen 11 und 36). Jeder neutrale Marker, den du entfernst, bringt einen Punkt. Wer Feld 3 der Siestaleiste erreicht, beginnt die nächste Runde.
la-granja-rules-full-solo-questions =
    Wie spiele ich allein?

la-granja-rules-full-editions-title = Ausgaben und Optionen
la-granja-rules-full-editions-text =
    Original: Die zehn äußeren Marktfelder sind bei weniger als vier Spielern gesperrt; unverkaufte Dachmarker kommen aus dem Spiel; Zusatzlieferungen werden auf einmal gekauft; 25 Spielermarker; Punkte dürfen geheim sein. Online: wie das Original, aber Zusatzlieferungen werden einzeln bezahlt, und die Zahl der Marker ist unbegrenzt. Deluxe: kleiner Markt solo und zu zweit, zu dritt sechs Felder gesperrt; andere Dachmarker; benutzte Helfer tragen Erschöpfungsmarker; Punkte offen. Jeder Unterschied lässt sich einzeln wählen. Wer das Spiel kennt, kann jeden der Schritte 1 bis 3 der Hofphase gleichzeitig spielen; der nächste beginnt, wenn alle entschieden haben.

la-granja-ruling-1-title = Karten in Schritt 1
la-granja-ruling-1-text = In Runde 1 müssen beide Karten gespielt werden; später ist die Karte freiwillig. Am Ende von Schritt 1, und nur dann, werden überzählige Handkarten abgeworfen; der Spieler wählt sie aus.
la-granja-ruling-2-title = Wer Jederzeit-Aktionen ausführen darf
la-granja-ruling-2-text = Jederzeit-Aktionen gehören dem Spieler am Zug, zwischen zwei seiner Entscheidungen, auch innerhalb einer Lieferserie, vor dem Einkommen, vor dem Wachstum und vor den Schritten auf der Siestaleiste; dort wird nur gefragt, wer eine nutzen könnte. Helfer, die außer der Reihe wirken, unterbrechen sofort, dann geht der Zug weiter.
la-granja-ruling-3-title = Ein Schwein ohne Platz
la-granja-ruling-3-text = Ein Schwein von einem Würfel oder Dachmarker wird sofort verkauft; Nachwuchs gibt es dann nicht; kaufen oder für eine Handelsware oder durch einen Handwerksmarker bekommen kann man eines nur, wenn ein Platz frei ist.
la-granja-ruling-4-title = Volle Plätze, leere Stapel
la-granja-ruling-4-text = Eine Karte, die auf volle Plätze gespielt wird, ersetzt eine nach Wahl; ein abgeworfener Karren gibt seine Marker zurück. Ist die letzte Karte des Stapels gezogen, wird der Ablagestapel gemischt; sind beide leer, wird nichts gezogen.
la-granja-ruling-5-title = Der volle Markt
la-granja-ruling-5-text = Ein Marker braucht ein freies Feld mit dem Wert des Karrens. Sind alle besetzt, wird ein fremder dort für einen Punkt ersetzt, niedrigere Nachbarn werden wie sonst entfernt; stehen dort nur eigene, wird keiner gesetzt. Nur fremde Marker werden entfernt.
la-granja-ruling-6-title = Reihen eines Gebäudes
la-granja-ruling-6-text = Mit der ersten Lieferung bekommt ein Spieler eine Reihe für das ganze Spiel. Nach den Regeln sucht er sie aus; da alle Reihen eines Gebäudes dasselbe verlangen, werden sie hier der Reihe nach vergeben.
la-granja-ruling-7-title = Handwerksmarker und Punkte
la-granja-ruling-7-text = In einer Runde genommene Handwerksmarker werden an ihrem Ende umgedreht; der Gemischtwarenladen zählt ab der nächsten. Der Erste an einem Gebäude nimmt dessen Zusatzpunkt, und wer ein gesperrtes Gebäude öffnet, den Punkt dort. Reihenfolge: Gebäude, Reihenfolgemarker, Handwerksmarker, Wirkung.
la-granja-ruling-8-title = Scheiben
la-granja-ruling-8-text = Wer später auf ein Feld kommt, liegt oben und ist früher an der Reihe; das letzte Feld wird nie überschritten; die in Schritt 2 der Transportphase bestimmte Reihenfolge gilt sofort.
la-granja-ruling-9-title = 25 Marker
la-granja-ruling-9-text = Wer alle 25 Marker im Einsatz hat und einen weiteren setzt, macht einen beliebigen seiner Marker auf dem Hof oder den Plänen frei. Ein Helfer, dessen Marker genommen wird, bleibt für die Runde benutzt, ein Tausch bleibt verschlossen. Auch der Marker eines eben erhaltenen Guts darf es sein, woher es auch kommt: So wird das Gut abgelehnt. Ein eben gesetzter Marker, der schon gewirkt hat, bleibt: auf dem Markt, auf einem Helfer, auf einem verschlossenen Tausch.
la-granja-ruling-10-title = Das Ende
la-granja-ruling-10-text = Nur Güter in Lagern, Schweine und Handelswaren (4 Silber) werden verkauft; aufgewertete Güter und solche auf Feldern nicht. Fünf Silber sind ein Punkt. Bei Gleichstand gewinnt, wer mehr Silber übrig hat; ist auch das gleich, wird der Sieg geteilt.
la-granja-ruling-11-title = Der neutrale Spieler
la-granja-ruling-11-text = Sein Marker kommt auf das Feld, auf dem er die meisten Marker des Spielers entfernt; bei Gleichstand auf das mit den wenigsten höheren offenen Nachbarfeldern, ob besetzt oder nicht, dann auf das, das vom nächsten anderen neutralen Marker am weitesten entfernt ist, dann auf das erste in Leserichtung. Ist kein Feld des Werts frei, wird ein Marker wie in Auslegung 5 ersetzt oder keiner gesetzt.
la-granja-ruling-12-title = Einkommen ist Schritt 2
la-granja-ruling-12-text = Die Texte dreier Handwerksmarker nennen Schritt 3 der Hofphase; gemeint ist der Einkommensschritt, in allen Regeln Schritt 2.
la-granja-ruling-13-title = Zusatzlieferungen einzeln
la-granja-ruling-13-text = Werden Zusatzlieferungen auf einmal gekauft, zählen die Symbole, die beim Kauf da sind. Werden sie einzeln bezahlt, steht ihre Zahl zu Beginn des Schritts fest; ein inzwischen gespielter Hofausbau zählt nicht, und der Lohn für die eine darf die nächste bezahlen. Was ein Helfer beiträgt, zählt sofort, auch wenn er erst in diesem Schritt kommt, und entfällt mit ihm.
la-granja-ruling-14-title = Ein anderes Ertragsfeld
la-granja-ruling-14-text = Die Wahrsagerin und Dachmarker, die einen Würfel ändern, wirken, bevor das Feld genutzt wird. Für Helfer zählt der genommene Würfel: Der Träger erlaubt die zweite Möglichkeit bei einer 2 oder 6, die ihr Feld behält, nicht bei einem Würfel, der erst dazu geändert wurde.
la-granja-ruling-15-title = Lieferungen innerhalb einer Serie
la-granja-ruling-15-text = Eine Lieferung, die ein Dachmarker oder der Stallknecht in einer Lieferserie bringt, gehört zu ihr. Sie ist nie eine Zusatzlieferung und kostet nichts. Die des Kuriers wird sofort für sich ausgeführt; ebenso die des Wagners, und dann kommen die Punkte des Siestafelds.
la-granja-ruling-16-title = Verlorene Schweineplätze
la-granja-ruling-16-text = Wird ein Helfer mit Schweineplätzen abgeworfen, werden überzählige Schweine sofort verkauft. Überzählige Karren bleiben, bis sie beliefert sind; wer einen weiteren spielt, wirft erst so viele ab wie nötig.
la-granja-ruling-17-title = Der Wächter und der volle Markt
la-granja-ruling-17-text = Der Marktwächter rettet einen Nachbarn, aber keinen Marker, der auf dem vollen Markt ersetzt wird: Dessen Feld muss frei werden.
la-granja-ruling-18-title = Deluxe-Dächer wörtlich
la-granja-ruling-18-text = Ein Dach, das einen Marker auf den Markt setzt, setzt ihn nur: Nichts wird entfernt, kein Punkt gewonnen. Ein Dach, das einen Würfel ändert, tut es genau um seine Zahl, von 1 bis 6. Eine gekaufte Lieferung kostet 1 Silber.
la-granja-ruling-19-title = Doppelte Dachpunkte
la-granja-ruling-19-text = Verdoppelt werden die Punkte des eben bedeckten Platzes, durch sich selbst oder einen späteren Dachmarker, wenn sie über 0 liegen.
la-granja-ruling-20-title = Ein Dach, das Dächer dreht
la-granja-ruling-20-text = Der Dachmarker, der einen anderen wieder umdreht, wird selbst nie durch seinesgleichen umgedreht; sonst gäbe es kein Ende. Ein Helfer darf auch ihn umdrehen.
la-granja-ruling-21-title = Unverkaufte Dachmarker
la-granja-ruling-21-text = Zum Verkauf liegen nur die Dachmarker der laufenden Runde, für so viel Silber wie deren Nummer; unverkaufte kommen aus dem Spiel. Mit einer Option bleiben sie und kosten später den Preis ihrer eigenen Runde.
la-granja-ruling-22-title = Preise am Ende
la-granja-ruling-22-text = Am Spielende wird zu den aufgedruckten Preisen verkauft; Helfer, die Preise ändern, wirken nur im eigenen Zug.
la-granja-ruling-23-title = Geheime Punkte
la-granja-ruling-23-text = Geheim sind die Summen der anderen bis zum Ende, nicht das Protokoll: Punkte werden offen gewonnen. Die zehn Erschöpfungsmarker begrenzen die Helfer nicht.
la-granja-ruling-24-title = Einmal je Runde
la-granja-ruling-24-text = Die Grenze gehört zur Karte: Ein benutzter Helfer, der abgeworfen, gezogen und in derselben Runde wieder gespielt wird, gilt weiter als benutzt.
la-granja-ruling-25-title = Das dritte Feld im Solospiel
la-granja-ruling-25-text = Vom Startfeld 0 an gezählt ist das dritte Feld Feld 3.
la-granja-ruling-26-title = Ausgelöste Helfer
la-granja-ruling-26-text = Ein Helfer oder der Handwerksmarker des Wagners, der zu einem bestimmten Zeitpunkt wirkt, ist freigestellt, wenn er schaden könnte: bei Schritten auf der Siestaleiste, bei einer Wirkung, die eine Wahl lässt und für die Runde verbraucht ist, bei einem Tausch, der sich für immer schließt. Alle anderen wirken von selbst. Mit einer Option werden auch diese immer genutzt.
la-granja-ruling-27-title = Das Ende eines Zuges
la-granja-ruling-27-text = Nach dem Kauf eines Dachmarkers oder dem Verzicht darauf und nach der Aktion jedes Würfels darfst du noch handeln, bevor der nächste Spieler am Zug ist. Gefragt wird, wer etwas zu nutzen hat: eine Handelsware, einen Helfer, einen Dachmarker, der jetzt oder nach einem Einkauf nutzbar ist. Für Güter und Silber allein wird niemand gefragt, und wer gerade eine Entscheidung beendet hat, die dafür Raum ließ, wird nicht noch einmal gefragt.
la-granja-ruling-28-title = Gleichzeitig ausgelöste Helfer
la-granja-ruling-28-text = Wer nach mehreren Helfern zugleich gefragt wird, entscheidet, welcher zuerst wirkt, wo auch immer sie liegen; wer weitergeht, lehnt die übrigen ab. Der Tauschhändler behält sein Gut vorher.
la-granja-ruling-29-title = Was ein Handwerksmarker bringt, kommt zuerst
la-granja-ruling-29-text = Die Lieferung des Wagners und das Gut des Gemüsehändlers kommen vor den Helfern, die das fertige Gebäude bemerken: Damit lässt sich der Hofausbau bezahlen, den der Lehrling spielt.
la-granja-ruling-30-title = Ein Helfer nach dem anderen
la-granja-ruling-30-text = Zwischen den beiden Möglichkeiten des Trägers und bevor die Lieferung des Kuriers ausgeführt oder abgelehnt ist, wird kein anderer Helfer gerufen. Karten dürfen inzwischen gespielt werden, und Helfer, die die Lieferung selbst auslöst, wirken.
la-granja-ruling-31-title = Marker mehrerer Spieler
la-granja-ruling-31-text = Brauchen mehrere Spieler zugleich mehr als 25 Marker, macht jeder von ihnen einen frei.
la-granja-ruling-32-title = Die Lieferung des Kutschers
la-granja-ruling-32-text = Kostenlos ist die erste Zusatzlieferung der Runde. Wer den Kutscher spielt, nachdem die erste gekauft ist, bezahlt auch die zweite.
la-granja-ruling-33-title = Eine Frage endet mit ihrem Gegenstand
la-granja-ruling-33-text = Eine Frage nach einer Karte, einem Würfel, einem Dach- oder Marktmarker erledigt sich, wenn die Karte, der Würfel oder der Marker nicht mehr da ist, selbst bei Rückkehr in derselben Runde. Was ein Helfer schon begonnen oder gegeben hat, bleibt. Geht der Marktwächter, während nach ihm gefragt wird, verlassen die bedrohten Marker den Markt.
la-granja-ruling-34-title = In Deluxe auf einmal gekauft
la-granja-ruling-34-text = Zusatzlieferungen der Deluxe-Ausgabe werden auf einmal gekauft und dann ausgeführt. Warum: Ihr Text nennt Kauf und Ausführung in dieser Reihenfolge, wie das Original; nur die Online-Regeln nennen einen anderen Weg.
la-granja-ruling-35-title = Handelswaren vor der Transportphase
la-granja-ruling-35-text = Jede Lieferung darf eine Handelsware zum Feinkostladen bringen, auch in der Ertragsphase. Das geht weiter als die Regeln, die alle die Transportphase nennen. Warum: Dort wird meist geliefert; eine Lieferung ist aber überall dieselbe, und auch mit einer 6 werden Gebäude fertig.
la-granja-ruling-36-title = Der Abstand neutraler Marker
la-granja-ruling-36-text = Die Marker des neutralen Spielers halten Abstand voneinander, in allen Ausgaben. Warum: Die Regeln von 2014 wollen seine Marker weit auseinander, Deluxe will Abstand von den anderen Markern; beide meinen die neutralen.
la-granja-ruling-37-title = Nachbarn des Marktdachs
la-granja-ruling-37-text = Wenn der Deluxe-Dachmarker einen Marker auf den Markt setzt, bleiben niedrigere Nachbarn stehen. Warum: Nach seinem Text wird nur gesetzt, und es gibt keine Punkte; vom Entfernen, für je einen Punkt, ist nur bei gefüllten Karren die Rede.
la-granja-ruling-38-title = Die Wahl des Handelsreisenden
la-granja-ruling-38-text = Nach dem Handelsreisenden wird bei jedem Tausch gefragt; er muss nicht genutzt werden. Warum: Seine Punkte verschließen den Tausch für den Rest des Spiels, was schaden kann. Die Karte steht in der Befehlsform wie andere Helferkarten und sagt, was geschieht, wenn er genutzt wird; nach den Regeln dürfen Karten genutzt werden. Mit einer Option wirkt er immer.
la-granja-ruling-39-title = Die Markierung des Dorfältesten bleibt
la-granja-ruling-39-text = Die Markierung eines abgeworfenen Dorfältesten bleibt, bis die Würfel weg sind. Warum: Mit dem Markieren war er ganz genutzt, und was eine Karte getan hat, bleibt getan.
la-granja-ruling-40-title = Nur eigene Marker auf einem Wert
la-granja-ruling-40-text = Stehen auf allen Feldern des Karrenwerts eigene Marker, wird keiner gesetzt; Punkte und Handelsware kommen trotzdem. Warum: Ersetzt wird ein fremder Marker, und es gibt keinen.
la-granja-ruling-41-title = Gekauft und nicht genutzt
la-granja-ruling-41-text = Wer Zusatzlieferungen auf einmal gekauft hat, darf aufhören, bevor alle ausgeführt sind; das Silber ist weg. Warum: Die Regeln lassen „sofort alle“ ausführen und sagen damit, wann: Keine bleibt für später. Mit jeder, sagen dieselben Regeln, darf geliefert werden: ein Recht, keine Pflicht, und bezahlt ist bezahlt.
la-granja-ruling-42-title = Abschnitte der Siestaleiste
la-granja-ruling-42-text = Der Deluxe-Text nennt fünf Abschnitte, einige mit Punkten daneben: hier das Startfeld und das nächste, beide ohne Punkte, und die Felder mit 1, 2 und 3. Warum: Die Leiste bringt 0 bis 3 Punkte, mehr nicht.
la-granja-ruling-43-title = Helfer, mit dem eigenen Würfel gespielt
la-granja-ruling-43-text = Der Träger muss am Hof liegen, bevor eine Möglichkeit des Ertragsfelds genutzt wird, der Händler, bevor der Würfel genommen wird. Werden sie mit eben dieser 2 gespielt, helfen sie vom nächsten Würfel an, obwohl Karten sofort genutzt werden dürfen. Warum: Der Moment, den sie nennen, ist dann vorbei. Stallknecht und Schuster (Auslegung 13) ändern nur eine Zahl von Lieferungen, die noch ausgeführt wird.
