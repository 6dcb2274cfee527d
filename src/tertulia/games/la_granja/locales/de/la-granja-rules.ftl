### La Granja: die Regeln in eigenen Worten, und wie sie gelesen werden, wo die Spielregeln schweigen.

la-granja-rules-sections = aim setup anytime play income roofs revenue transport crafts market scoring solo editions
la-granja-rules-intro = Sechs Runden auf einem kleinen Hof auf Mallorca: Jede Karte kann Feld, Marktkarren, Hofausbau oder Helfer sein, und was der Hof hergibt, geht in das Dorf Esporles.

la-granja-rules-short-1 = Jede Runde hat vier Phasen: Hof, Ertrag, Transport, Wertung.
la-granja-rules-short-2 = Spiele je Runde eine Karte (in der ersten zwei): links ein Feld, oben ein Marktkarren, rechts ein Hofausbau, unten ein Helfer. Dann fülle deine Hand auf.
la-granja-rules-short-3 = Der erste Hofausbau kostet 1 Hofgut, der zweite 2 verschiedene und so weiter; alles andere ist kostenlos.
la-granja-rules-short-4 = Es gibt Einkommen, leere Felder wachsen, zwei Schweine bekommen ein drittes, wo Platz ist.
la-granja-rules-short-5 = Du darfst je Runde einen Dachmarker kaufen: Er wird einmal genutzt, spätere Plätze bringen Punkte.
la-granja-rules-short-6 = Jeder nimmt zwei Würfel und nutzt ihre Felder; den letzten Würfel nutzen alle.
la-granja-rules-short-7 = Alle wählen geheim einen Esel: mehr Lieferungen oder mehr Siesta. Wer am meisten ruht, ist zuerst dran.
la-granja-rules-short-8 = Liefere Güter an Handwerksgebäude und deine Marktkarren, ein Gut je Esel; Zusatzlieferungen kosten 1 Silber.
la-granja-rules-short-9 = Ein komplett beliefertes Gebäude bringt die Rundenzahl in Punkten und einen bleibenden Handwerksmarker.
la-granja-rules-short-10 = Ein gefüllter Karren bringt seine Punkte, eine Handelsware und einen Marker auf den Markt, wo niedrigere Nachbarn weichen.
la-granja-rules-short-11 = Jederzeit in deinem Zug: Handelswaren eintauschen, kaufen, verkaufen, aufwerten.
la-granja-rules-short-12 = Am Ende wird verkauft, was übrig ist; 5 Silber sind ein Punkt.

la-granja-rules-full-aim-title = Das Ziel
la-granja-rules-full-aim-text =
    Nach sechs Runden gewinnt, wer die meisten Siegpunkte hat. Sie kommen von Handwerksgebäuden, Marktkarren, Markern auf dem Markt, der Siestaleiste und Dachmarkern.

la-granja-rules-full-setup-title = Vorbereitung
la-granja-rules-full-setup-text =
    Jeder beginnt mit 4 Karten, 1 Silber, 1 Siegpunkt und 1 Handelsware. Von den vier Dachmarkern jeder Runde kommen zufällig so viele ins Spiel, wie es Spieler gibt. Würfel bestimmen, welche drei Gebäude gesperrt sind, in der Folge 1 bis 3; dort liegt je ein Punkt, und einer an jedem Gebäude für den Ersten. Ein Startspieler wird ausgelost; in Spielreihenfolge setzen alle einen Marker auf die mittleren Marktfelder 2, 3, 4 und 5. Die Scheiben liegen auf Feld 0 der Siestaleiste, die des Startspielers oben. Zwei Würfel pro Spieler und ein weiterer sind im Spiel.

la-granja-rules-full-anytime-title = Jederzeit
la-granja-rules-full-anytime-text =
    Zwischen zwei Entscheidungen deines Zuges darfst du das alles tun, so oft du kannst. Eine Handelsware gibt 4 Silber, zwei verschiedene Erntegüter, eine gezogene oder gespielte Karte, ein Schwein oder zwei kostenlose Aufwertungen. Oliven und Korn kosten 3 und bringen 1, Trauben 4 und 2, Schweine 5 und 3. Aufwerten kostet Silber: Olive oder Korn zu Nahrung 2, Traube zu Wein 3, Schwein zu Fleisch 3. Güter auf Feldern können aufgewertet, bezahlt und geliefert, aber weder verkauft noch ins Lager gelegt werden. Aufgewertete Güter werden nie gekauft oder verkauft. Auch Dachmarker und viele Helfer werden jederzeit genutzt.

la-granja-rules-full-play-title = Hofphase 1: Karten
la-granja-rules-full-play-text =
    In der ersten Runde müssen zwei Karten gespielt werden, später darf eine. Felder kommen leer ins Spiel. Drei Karren und drei Helfer haben Platz; ein weiterer ersetzt einen deiner Wahl. Der erste Hofausbau kostet ein Hofgut, der zweite zwei verschiedene und so fort; Hofgüter sind Silber, Siegpunkte, Oliven, Korn, Trauben, Schweine, Nahrung, Wein und Fleisch. Jeder Hofausbau erhöht das Handkartenlimit (3) um eins und gibt zwei Vorteile: eine kaufbare Zusatzlieferung, 1 Silber Einkommen oder einen Schweineplatz. Am Ende fülle die Hand bis zum Limit auf oder wirf ab. Ist die letzte Karte des Stapels gezogen, wird der Ablagestapel gemischt.

la-granja-rules-full-income-title = Hofphase 2 und 3: Einkommen und Wachstum
la-granja-rules-full-income-text =
    Hofausbauten und umgedrehte Handwerksmarker bringen Einkommen. Dann trägt jedes leere Feld sein Gut, und wer mindestens zwei Schweine und Platz für ein drittes hat, bekommt eines; ohne Platz gibt es keinen Nachwuchs.

la-granja-rules-full-roofs-title = Hofphase 4: Dachmarker
la-granja-rules-full-roofs-text =
    In Spielreihenfolge, in der ersten Runde umgekehrt, darf jeder einen Dachmarker kaufen, für so viel Silber wie seine Runde. Er deckt den ersten freien von fünf Plätzen, von links; diese geben 0, 1, 2, 3 und 4 Punkte. Seine Wirkung wird einmal genutzt, jederzeit oder in den genannten Phasen.

la-granja-rules-full-revenue-title = Ertragsphase
la-granja-rules-full-revenue-text =
    Die Würfel werden geworfen. In Spielreihenfolge nimmt jeder einen und nutzt sofort sein Feld, dann jeder einen zweiten; den letzten nutzen alle der Reihe nach. 1: ein Schwein, ohne Platz sofort verkauft. 2: Karte spielen oder ziehen oder ein Erntegut. 3: zwei verschiedene Erntegüter. 4: 4 Silber. 5: zwei Aufwertungen, oder eine und ein Siestaschritt, oder zwei Schritte. 6: eine Lieferung oder 2 Silber.

la-granja-rules-full-transport-title = Transportphase
la-granja-rules-full-transport-text =
    Alle wählen geheim einen Eselmarker: 1 Esel mit 3 Hüten, 2 mit 2, 3 mit 1, 4 ohne. Benutzte fehlen bis zur vierten Runde, dann kommen alle zurück. In Spielreihenfolge rücken die Scheiben um die Hüte vor; wer später kommt, liegt oben. Danach gilt die neue Reihenfolge: weiter vorn zuerst, auf einem Feld die höhere Scheibe zuerst. So führt jeder alle Lieferungen aus, eine je Esel. Zuletzt darf jeder Zusatzlieferungen für je 1 Silber kaufen.

la-granja-rules-full-crafts-title = Handwerksgebäude
la-granja-rules-full-crafts-text =
    Jede Reihe eines Gebäudes verlangt dieselben Güter, in beliebiger Folge und über mehrere Runden. Wer seine Reihe gefüllt hat, lässt einen Marker dort, bekommt die Rundenzahl in Punkten, der Erste einen mehr, und nimmt den Handwerksmarker: Die Vorderseite wirkt sofort, die Rückseite ab der nächsten Runde. Wird ein Gebäude zum ersten Mal komplett, öffnet sich das gesperrte mit der niedrigsten Zahl, und der Punkt dort wird genommen. Die Folge ist: Gebäude, gesperrtes Gebäude, Handwerksmarker, Wirkung.

la-granja-rules-full-market-title = Marktkarren und Markt
la-granja-rules-full-market-text =
    Ein Karren, dessen Symbole alle beliefert sind, wird abgeworfen; er bringt seine Punkte und eine Handelsware, und ein Marker kommt auf ein freies Marktfeld dieses Werts. Fremde Marker auf Nachbarfeldern mit niedrigerem Wert gehen, je ein Punkt. Ist kein Feld des Werts frei, wird dort ein fremder Marker ersetzt, ebenfalls für einen Punkt.

la-granja-rules-full-scoring-title = Wertungsphase und Spielende
la-granja-rules-full-scoring-text =
    Jeder Marker auf dem Markt bringt einen Punkt, die Siestaleiste 0 bis 3. Dann sind benutzte Helfer wieder frisch, Handwerksmarker werden gedreht, die Scheiben gehen zurück, neue Dächer erscheinen. Nach der sechsten Runde werden Güter in Lagern, Schweine und Handelswaren (je 4) zu Silber und 5 Silber zu einem Punkt. Bei Gleichstand zählt das übrige Silber, dann wird der Sieg geteilt.

la-granja-rules-full-solo-title = Allein
la-granja-rules-full-solo-text =
    Du spielst gegen einen neutralen Spieler, der nur Marker auf den Markt setzt. Fünf Würfel und zwei Dachmarker je Runde sind im Spiel. Als Startspieler nimmst du einen Würfel, einer geht, du nimmst den zweiten, einer geht, und der letzte wird genutzt; sonst geht je einer, bevor du einen nimmst. In den Runden 1 bis 3 geht der niedrigste, später der höchste. Nach deiner Transportphase, oder davor als Zweiter, sagt der Karrenwert einer aufgedeckten Karte, wohin der neutrale Marker kommt: wo er die meisten von deinen entfernt, sonst weit weg von den anderen neutralen und neben wenige höhere Felder (Auslegungen 11 und 36). Seine zu entfernen bringt je einen Punkt. Wer Feld 3 der Siestaleiste erreicht, beginnt die nächste Runde.

la-granja-rules-full-editions-title = Ausgaben und Optionen
la-granja-rules-full-editions-text =
    Original: Die zehn äußeren Marktfelder sind bei weniger als vier Spielern gesperrt; unverkaufte Dächer gehen; Zusatzlieferungen auf einmal; 25 Spielermarker; Punkte dürfen geheim sein. Online: wie das Original, doch Zusatzlieferungen einzeln und Marker ohne Grenze. Deluxe: kleiner Markt allein und zu zweit, zu dritt sechs Felder gesperrt; andere Dachmarker; benutzte Helfer tragen Erschöpfungsmarker; Punkte offen. Jedes lässt sich einzeln wählen. Wer das Spiel kennt, kann jeden der Schritte 1 bis 3 der Hofphase gleichzeitig spielen; der nächste beginnt, wenn alle entschieden haben.

la-granja-ruling-1-title = Karten in Schritt 1
la-granja-ruling-1-text = In Runde 1 müssen beide Karten gespielt werden; später ist die Karte freiwillig. Am Ende von Schritt 1, und nur dann, wird eine zu große Hand abgeworfen; der Spieler wählt die Karten.
la-granja-ruling-2-title = Wem Jederzeit-Aktionen gehören
la-granja-ruling-2-text = Jederzeit-Aktionen gehören dem Spieler am Zug, zwischen zwei seiner Entscheidungen, auch innerhalb einer Lieferserie, vor dem Einkommen, vor dem Wachstum und vor den Schritten auf der Siestaleiste; dort wird nur gefragt, wem sie nützen könnten. Helfer außer der Reihe unterbrechen sofort, dann geht der Zug weiter.
la-granja-ruling-3-title = Ein Schwein ohne Platz
la-granja-ruling-3-text = Von einem Würfel oder Dachmarker wird es sofort verkauft; als Nachwuchs kommt es nicht; gekauft, für eine Handelsware oder einen Handwerksmarker braucht es einen Platz.
la-granja-ruling-4-title = Volle Plätze, leere Stapel
la-granja-ruling-4-text = Eine Karte auf volle Plätze ersetzt eine nach Wahl; ein abgeworfener Karren gibt seine Marker zurück. Ist die letzte Karte des Stapels gezogen, wird der Ablagestapel gemischt; sind beide leer, wird nichts gezogen.
la-granja-ruling-5-title = Der volle Markt
la-granja-ruling-5-text = Ein Marker braucht ein freies Feld mit dem Wert des Karrens. Sind alle besetzt, wird ein fremder dort für einen Punkt ersetzt, niedrigere Nachbarn gehen wie sonst; sind alle die eigenen, wird keiner gesetzt. Nur fremde Marker werden entfernt.
la-granja-ruling-6-title = Reihen eines Gebäudes
la-granja-ruling-6-text = Die erste Lieferung gibt eine Reihe für das ganze Spiel. Nach den Regeln wird sie gewählt; da alle Reihen dasselbe verlangen, werden sie der Reihe nach vergeben.
la-granja-ruling-7-title = Handwerksmarker und Punkte
la-granja-ruling-7-text = In einer Runde genommene Handwerksmarker werden an ihrem Ende gedreht; der Gemischtwarenladen zählt ab der nächsten. Der Erste nimmt den Zusatzpunkt, wer ein Gebäude öffnet, dessen Punkt: Gebäude, Reihenfolgemarker, Handwerksmarker, Wirkung.
la-granja-ruling-8-title = Scheiben
la-granja-ruling-8-text = Spätere liegen oben und sind früher an der Reihe; das letzte Feld wird nie überschritten; die in Schritt 2 der Transportphase bestimmte Folge gilt sofort.
la-granja-ruling-9-title = 25 Marker
la-granja-ruling-9-text = Wer alle 25 Marker im Einsatz hat und einen weiteren setzt, macht einen von denen frei, die auf Hof oder Plan stehen, gleich welchen. Ein Helfer, dessen Marker genommen wird, bleibt für die Runde benutzt, ein Tausch verschlossen. Auch ein eben erhaltenes Gut lässt sich freimachen, woher es auch kommt: So wird es abgelehnt. Ein eben gesetzter Marker, der schon gewirkt hat, bleibt: auf dem Markt, auf einem Helfer, auf einem verschlossenen Tausch.
la-granja-ruling-10-title = Das Ende
la-granja-ruling-10-text = Nur Güter in Lagern, Schweine und Handelswaren (4 Silber) werden verkauft; aufgewertete Güter und solche auf Feldern nicht. Fünf Silber sind ein Punkt. Dann siegt das meiste Restsilber, dann wird geteilt.
la-granja-ruling-11-title = Der neutrale Spieler
la-granja-ruling-11-text = Er setzt dorthin, wo er die meisten Marker des Spielers entfernt; unter gleichen, wo die wenigsten höheren offenen Felder angrenzen, besetzt oder nicht, dann am weitesten vom nächsten anderen neutralen Marker, dann zuerst in Leserichtung. Ist kein Feld des Werts frei, ersetzt er wie in Auslegung 5, sonst setzt er keinen.
la-granja-ruling-12-title = Einkommen ist Schritt 2
la-granja-ruling-12-text = Die Texte dreier Handwerksmarker nennen Schritt 3 der Hofphase; gemeint ist der Einkommensschritt, in allen Regeln Schritt 2.
la-granja-ruling-13-title = Zusatzlieferungen einzeln
la-granja-ruling-13-text = Werden sie auf einmal gekauft, zählen die Symbole, die beim Kauf da sind. Werden sie einzeln bezahlt, steht ihre Zahl zu Beginn des Schritts fest; ein inzwischen gespielter Hofausbau zählt nicht, und der Lohn der einen darf die nächste bezahlen. Was ein Helfer beiträgt, zählt sofort, auch wenn er erst in diesem Schritt kommt, und geht mit ihm.
la-granja-ruling-14-title = Ein anderes Ertragsfeld
la-granja-ruling-14-text = Die Wahrsagerin und Dachmarker, die einen Würfel ändern, wirken, bevor das Feld genutzt wird. Helfer sehen auf den genommenen Würfel: Der Träger erlaubt eine zweite Möglichkeit mit einer 2 oder 6, die ihr Feld behält, nicht mit einem Würfel, der zu einer geändert wurde.
la-granja-ruling-15-title = Lieferungen nebenbei
la-granja-ruling-15-text = Eine Lieferung, die ein Dachmarker oder der Stallknecht in einer Lieferserie bringt, gehört zu ihr. Sie ist nie eine Zusatzlieferung und kostet nichts. Die des Kuriers wird sofort für sich ausgeführt; ebenso die des Wagners, und dann kommen die Punkte des Siestafelds.
la-granja-ruling-16-title = Verlorene Schweineplätze
la-granja-ruling-16-text = Wird ein Helfer mit Schweineplätzen abgeworfen, werden überzählige Schweine sofort verkauft. Überzählige Karren bleiben, bis sie beliefert sind; wer einen weiteren spielt, wirft erst so viele ab wie nötig.
la-granja-ruling-17-title = Der Wächter und der volle Markt
la-granja-ruling-17-text = Der Marktwächter rettet einen Nachbarn, nicht einen Marker, der auf vollem Markt ersetzt wird: Das Feld muss frei werden.
la-granja-ruling-18-title = Deluxe-Dächer wörtlich
la-granja-ruling-18-text = Ein Dach, das einen Marker auf den Markt setzt, setzt ihn nur: Nichts wird entfernt, kein Punkt gewonnen. Ein Dach, das einen Würfel ändert, tut es genau um seine Zahl, von 1 bis 6. Eine gekaufte Lieferung kostet 1 Silber.
la-granja-ruling-19-title = Doppelte Dachpunkte
la-granja-ruling-19-text = Verdoppelt werden die Punkte des eben bedeckten Platzes, durch sich selbst oder einen späteren Dachmarker, wenn sie über 0 liegen.
la-granja-ruling-20-title = Ein Dach, das Dächer dreht
la-granja-ruling-20-text = Der Dachmarker, der einen anderen umdreht, wird selbst nicht durch seinesgleichen gedreht; sonst gäbe es kein Ende. Ein Helfer darf auch ihn umdrehen.
la-granja-ruling-21-title = Unverkaufte Dachmarker
la-granja-ruling-21-text = Zum Verkauf liegen nur die der laufenden Runde, für so viel Silber wie ihre Zahl; unverkaufte gehen aus dem Spiel. Als Option bleiben sie und kosten später den Preis ihrer eigenen Runde.
la-granja-ruling-22-title = Preise am Ende
la-granja-ruling-22-text = Was übrig ist, wird zu den aufgedruckten Preisen verkauft; Helfer, die Preise ändern, wirken nur im eigenen Zug.
la-granja-ruling-23-title = Geheime Punkte
la-granja-ruling-23-text = Geheim sind die Summen der anderen bis zum Ende, nicht das Protokoll: Gewonnen wird offen. Die zehn Erschöpfungsmarker begrenzen die Helfer nicht.
la-granja-ruling-24-title = Einmal je Runde
la-granja-ruling-24-text = Es gehört zur Karte: Ein benutzter Helfer, der abgeworfen, gezogen und in derselben Runde wieder gespielt wird, liegt benutzt da.
la-granja-ruling-25-title = Das dritte Feld allein
la-granja-ruling-25-text = Vom Startfeld 0 an gezählt ist das dritte Feld Feld 3.
la-granja-ruling-26-title = Ausgelöste Helfer
la-granja-ruling-26-text = Helfer und der Handwerksmarker des Wagners, die zu einem Zeitpunkt wirken, sind freigestellt, wo sie schaden könnten: Schritte auf der Siestaleiste, was für die Runde verbraucht ist und eine Wahl lässt, Tausch, der sich für immer schließt. Alle anderen wirken von selbst. Als Option werden auch diese immer genutzt.
la-granja-ruling-27-title = Das Ende eines Zuges
la-granja-ruling-27-text = Nach dem Kauf eines Dachmarkers oder dem Verzicht darauf und nach der Aktion jedes Würfels darfst du noch handeln, bevor der nächste Spieler am Zug ist. Gefragt wird, wer etwas zu nutzen hat: eine Handelsware, einen Helfer, einen Dachmarker, der jetzt oder nach einem Einkauf nutzbar ist. Für Güter und Silber allein wird niemand gefragt, auch nicht noch einmal, wer gerade eine Entscheidung beendet hat, die dafür Raum ließ.
la-granja-ruling-28-title = Gleichzeitig ausgelöste Helfer
la-granja-ruling-28-text = Wer nach mehreren Helfern zugleich gefragt wird, entscheidet, welcher zuerst arbeitet, wo auch immer sie liegen; Weitergehen lehnt die übrigen ab. Der Tauschhändler behält sein Gut vorher.
la-granja-ruling-29-title = Was ein Handwerksmarker bringt, kommt zuerst
la-granja-ruling-29-text = Die Lieferung des Wagners und das Gut des Gemüsehändlers kommen vor den Helfern, die das fertige Gebäude bemerken: Damit lässt sich der Hofausbau bezahlen, den der Lehrling anlegt.
la-granja-ruling-30-title = Ein Helfer nach dem anderen
la-granja-ruling-30-text = Zwischen den beiden Möglichkeiten des Trägers und bevor die Lieferung des Kuriers ausgeführt oder abgelehnt ist, wird kein anderer Helfer gerufen. Karten dürfen inzwischen angelegt werden, und Helfer, die die Lieferung selbst auslöst, arbeiten.
la-granja-ruling-31-title = Marker mehrerer Spieler
la-granja-ruling-31-text = Wo mehrere zugleich mehr als 25 Marker brauchen, macht jeder von ihnen einen frei.
la-granja-ruling-32-title = Die Lieferung des Kutschers
la-granja-ruling-32-text = Kostenlos ist die erste Zusatzlieferung der Runde. Wer den Kutscher anlegt, nachdem die erste gekauft ist, bezahlt auch die zweite.
la-granja-ruling-33-title = Eine Frage geht mit dem, worum es geht
la-granja-ruling-33-text = Eine Frage nach einer Karte, einem Würfel, einem Dach- oder Marktmarker erledigt sich, wenn diese gehen, selbst wenn sie in derselben Runde wiederkommen. Was ein Helfer schon begonnen oder gegeben hat, bleibt. Geht der Marktwächter, während nach ihm gefragt wird, verlassen die bedrohten Marker den Markt.
la-granja-ruling-34-title = In Deluxe auf einmal gekauft
la-granja-ruling-34-text = Zusatzlieferungen der Deluxe-Ausgabe werden auf einmal gekauft und dann ausgeführt. Warum: Ihr Text nennt Kauf und Ausführung in dieser Folge, wie das Original; nur die Online-Regeln nennen einen anderen Weg.
la-granja-ruling-35-title = Handelswaren vor der Transportphase
la-granja-ruling-35-text = Jede Lieferung darf eine Handelsware zum Feinkostladen bringen, auch in der Ertragsphase. Das geht weiter als die Regeln, die alle die Transportphase nennen. Warum: Dort wird meist geliefert; eine Lieferung ist aber überall dieselbe, und auch mit einer 6 werden Gebäude fertig.
la-granja-ruling-36-title = Der Abstand neutraler Marker
la-granja-ruling-36-text = Die Marker des neutralen Spielers halten Abstand voneinander, in allen Ausgaben. Warum: Die Regeln von 2014 wollen seine Marker weit auseinander, Deluxe will Abstand von den anderen Markern; beide meinen die neutralen.
la-granja-ruling-37-title = Nachbarn des Marktdachs
la-granja-ruling-37-text = Wo der Deluxe-Dachmarker einen Marker auf den Markt setzt, bleiben niedrigere Nachbarn stehen. Warum: Sein Text setzt nur und bringt keine Punkte; Entfernen steht allein bei gefüllten Karren, je mit einem Punkt.
la-granja-ruling-38-title = Die Wahl des Handelsreisenden
la-granja-ruling-38-text = Nach dem Handelsreisenden wird bei jedem Tausch gefragt; er darf auch ruhen. Warum: Seine Punkte verschließen den Tausch für den Rest des Spiels, was schaden kann. Die Karte steht in der Befehlsform wie andere Helferkarten und sagt, was geschieht, wenn er genutzt wird; nach den Regeln dürfen Karten genutzt werden. Als Option wirkt er immer.
la-granja-ruling-39-title = Die Markierung des Dorfältesten bleibt
la-granja-ruling-39-text = Die Markierung eines abgeworfenen Dorfältesten bleibt, bis die Würfel weg sind. Warum: Mit dem Markieren war er ganz genutzt, und was eine Karte getan hat, bleibt getan.
la-granja-ruling-40-title = Nur eigene Marker auf einem Wert
la-granja-ruling-40-text = Stehen auf allen Feldern des Karrenwerts eigene Marker, wird keiner gesetzt; Punkte und Handelsware kommen trotzdem. Warum: Ersetzt wird ein fremder Marker, und es gibt keinen.
la-granja-ruling-41-title = Gekauft und gelassen
la-granja-ruling-41-text = Wer Zusatzlieferungen auf einmal gekauft hat, darf aufhören, bevor alle ausgeführt sind; das Silber ist weg. Warum: Die Regeln lassen „sofort alle“ ausführen und sagen damit, wann: Keine bleibt für später. Mit jeder, sagen dieselben Regeln, darf geliefert werden: ein Recht, keine Pflicht, und bezahlt ist bezahlt.
la-granja-ruling-42-title = Abschnitte der Siestaleiste
la-granja-ruling-42-text = Der Deluxe-Text nennt fünf Abschnitte, einige mit Punkten daneben: hier das Startfeld und das nächste, beide ohne Punkte, und die Felder mit 1, 2 und 3. Warum: Die Leiste bringt 0 bis 3 Punkte, mehr nicht.
la-granja-ruling-43-title = Helfer, mit dem eigenen Würfel gespielt
la-granja-ruling-43-text = Der Träger muss am Hof liegen, bevor eine Möglichkeit des Ertragsfelds genutzt wird, der Händler, bevor der Würfel genommen wird. Mit der Karte eben dieser 2 gespielt, helfen sie vom nächsten Würfel an, obwohl Karten sofort genutzt werden dürfen. Warum: Der Moment, den sie nennen, ist dann vorbei. Stallknecht und Schuster (Auslegung 13) ändern nur eine Zahl von Lieferungen, die noch ausgeführt wird.
