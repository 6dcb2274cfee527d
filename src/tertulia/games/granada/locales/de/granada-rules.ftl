### Granada: die Regeln in den eigenen Worten des Projekts, und wie es sie auslegt, wo die Spielregel schweigt.

granada-rules-chapters = aim money buying placing building rebuilding moats kinds end
granada-rules-sections = aim setup turn money buying payment rebuilding placing turning building moats refill scoring scoring-a scoring-b scoring-c end leftovers two-players simplified
granada-rules-intro = Zwei bis sechs Bauherren vergrößern die Stadt unterhalb der Alhambra. Dreimal im Spiel wird gewertet: Punkte gibt es für die meisten Gebäude jeder Art und für den längsten Graben um jede Stadt.

granada-rules-chapter-aim-title = Ziel und Stadt
granada-rules-chapter-aim-text =
    (1) Jede Stadt beginnt mit der Alhambra.
    (2) Jedes Plättchen ringsum ist ein Gebäude einer von neun Arten und hat einen Wert.
    Dreimal in der Partie bringen die meisten Gebäude einer Art Punkte.
    Auch der längste Graben außen um eine Stadt bringt Punkte.
    Wer nach der dritten Wertung die meisten Punkte hat, gewinnt.
granada-rules-chapter-aim-alt = Die Stadt eines Spielers: acht Gebäude um die Alhambra, außen von einem Graben gesäumt.
granada-rules-chapter-aim-questions =
    Wie gewinne ich?

granada-rules-chapter-money-title = Dein Zug: Geld nehmen
granada-rules-chapter-money-text =
    In deinem Zug hast du eine Aktion: Geld nehmen, ein Gebäude kaufen oder deine Stadt umbauen.
    (1) Nimm eine offene Geldkarte von beliebigem Wert
    (2) oder mehrere, die zusammen höchstens 5 ergeben, hier 4 und 1.
    Deine Hand ist geheim und darf beliebig groß werden.
granada-rules-chapter-money-alt = Vier offene Geldkarten, darunter die Hand des Spielers am Zug, nach Farben geordnet.
granada-rules-chapter-money-questions =
    Was kann ich in meinem Zug tun?
    Wie bekomme ich Geld?

granada-rules-chapter-buying-title = Ein Gebäude kaufen
granada-rules-chapter-buying-text =
    (1) Jedes Feld des Bauhofs verlangt Geld seiner Farbe.
    (2) Das Plättchen kostet den Wert, der zu sehen ist. Du darfst mehr zahlen, aber Wechselgeld gibt es nicht.
    Zahlst du den Preis passend, hast du noch eine Aktion: hier Grün 1 und 7 für das Badehaus.
    Platziert wird das Gekaufte am Ende des Zugs. Erst dann wird der Bauhof aufgefüllt.
granada-rules-chapter-buying-alt = Der Bauhof mit vier Plättchen, darunter die Hand des Spielers am Zug, nach Farben geordnet.
granada-rules-chapter-buying-questions =
    Wie kaufe ich ein Gebäude?
    Wie bekomme ich noch eine Aktion?

granada-rules-chapter-placing-title = Gekauftes platzieren
granada-rules-chapter-placing-text =
    (1) Am Ende deines Zugs platzierst du, was du gekauft hast, in beliebiger Reihenfolge.
    Baue ein Plättchen so, wie es auf dem Bauhof lag. Für die andere Seite zahlst du vorher mindestens 3 in einer Farbe.
    (2) Oder lege es in deine Reserve, kostenlos mit einer beliebigen Seite nach oben.
    Was in einer Stadt oder einer Reserve liegt, wird nie mehr umgedreht.
granada-rules-chapter-placing-alt = Ein gekauftes Plättchen, daneben die Reserve mit einem Plättchen.
granada-rules-chapter-placing-questions =
    Wohin mit einem gekauften Gebäude?
    Wie drehe ich ein Plättchen um?

granada-rules-chapter-building-title = Bauregeln
granada-rules-chapter-building-text =
    Alle Plättchen liegen aufrecht, und jedes berührt ein anderes mit einer ganzen Seite.
    Wo zwei Plättchen aneinanderliegen, haben entweder beide einen Graben oder keines.
    Jedes Plättchen ist von der Alhambra aus zu Fuß erreichbar, ohne über Gräben zu gehen und ohne die Stadt zu verlassen.
    Keine leere Stelle darf von Plättchen umschlossen sein.
granada-rules-chapter-building-alt = Eine Stadt aus vierzehn Plättchen; Nachbarn passen zueinander, Graben an Graben oder offen an offen.
granada-rules-chapter-building-questions =
    Wo darf ich bauen?

granada-rules-chapter-rebuilding-title = Die Stadt umbauen
granada-rules-chapter-rebuilding-text =
    Umbauen ist eine Aktion. Du wählst eine von drei Möglichkeiten.
    (1) Baue ein Plättchen aus deiner Reserve an deine Stadt an,
    (2) oder hole ein Plättchen deiner Stadt in die Reserve,
    oder tausche beide an derselben Stelle gegeneinander aus.
    Danach muss die ganze Stadt die Bauregeln einhalten. Die Alhambra bleibt immer liegen.
granada-rules-chapter-rebuilding-alt = Die Stadt eines Spielers, darunter die Reserve mit zwei Plättchen.
granada-rules-chapter-rebuilding-questions =
    Wie nutze ich meine Reserve?
    Wie baue ich meine Stadt um?

granada-rules-chapter-moats-title = Gräben
granada-rules-chapter-moats-text =
    Geh außen um eine Stadt herum: Die längste ununterbrochene Folge von Seiten mit Graben zählt.
    In jeder der drei Wertungen bringt sie einen Punkt je Seite, hier 15.
    Seiten im Innern, an denen zwei Plättchen zusammenstoßen, zählen nicht.
granada-rules-chapter-moats-alt = Eine Stadt mit einem Graben von fünfzehn Seiten, als Linie um sie herum gezeichnet.
granada-rules-chapter-moats-questions =
    Wie viele Punkte bringt mein Graben?

granada-rules-chapter-kinds-title = Die Wertung der Gebäude
granada-rules-chapter-kinds-text =
    Die Wertungen A und B kommen, wenn ihre Karten im Geld auftauchen, die Wertung C am Ende der Partie.
    (1) Eine Krone zeigt, wer die meisten Gebäude einer Art hat. Bei Gleichstand entscheidet das höchste, hier in Klammern.
    In Wertung A bekommt der Erste einen Punkt für jedes Gebäude der Art in allen Städten.
    In Wertung B bekommt der Erste das Doppelte, der Zweite das Einfache. In Wertung C bekommt der Erste das Dreifache, der Zweite das Doppelte und der Dritte das Einfache.
    Gebäude in Reserven zählen nicht.
granada-rules-chapter-kinds-alt = Eine Tabelle mit den neun Arten von Gebäuden und wie viele jeder von drei Spielern hat.
granada-rules-chapter-kinds-questions =
    Wann werden Gebäude gewertet?
    Wie viele Punkte bringt eine Art?

granada-rules-chapter-end-title = Das Ende der Partie
granada-rules-chapter-end-text =
    Die Partie endet nach einem Zug, wenn sich der Bauhof nicht mehr ganz auffüllen lässt.
    Jedes Plättchen, das dort liegt, bekommt, wer das meiste Geld der Farbe seines Feldes hat. Bei Gleichstand bleibt es liegen.
    Dann kommt Wertung C. Wer gleich viele Punkte hat, teilt sich den Sieg.
granada-rules-chapter-end-alt = Eine Tabelle mit den Punkten von drei Spielern am Ende einer Partie, nach Wertungen.
granada-rules-chapter-end-questions =
    Wann endet die Partie?

## Ausführlich

granada-rules-full-aim-title = Worum es geht
granada-rules-full-aim-text =
    Jeder legt um sein Startplättchen mit der Alhambra herum eine Stadt aus. Es gibt neun Gebäudearten: Arena, Badehaus, Bibliothek, Herberge, Hospital, Markt, Park, Schule und Wohnviertel. Wer zum richtigen Zeitpunkt viele Gebäude einer Art in der Stadt hat, bekommt Punkte dafür, und alle bekommen Punkte für den Graben um ihre Stadt. Nach der dritten Wertung gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.

granada-rules-full-setup-title = Aufbau
granada-rules-full-setup-text =
    54 Gebäudeplättchen sind im Spiel. Vorn steht ein gerader Wert, hinten der nächsthöhere ungerade mit einer anderen Gebäudeart; die Gräben liegen auf beiden Seiten an denselben Kanten. Alle Plättchen kommen in den Beutel. Vier davon werden gezogen und mit der geraden Seite nach oben auf die Felder 1 bis 4 des Bauhofs gelegt. Von da an zeigt ein Markierungsstein, welche Seite beim nächsten Auffüllen oben liegt; beim ersten Mal ist es die ungerade.

    Die 108 Geldkarten tragen die Werte 1 bis 9, jeden dreimal in Gelb, Grün, Orange und Blau. Sie werden gemischt. Dann bekommt ein Spieler nach dem anderen offen Karten, bis sie zusammen 20 oder mehr wert sind. So hat am Anfang jeder Geld im Wert von 20 bis 28. Danach kommen die Karten auf die Hand und bleiben geheim.

    Es beginnt, wer die wenigsten Karten bekam. Sind das mehrere, beginnt von ihnen, wer weniger Geld bekam; ist auch das gleich, entscheidet das Los.

    Vier Geldkarten werden offen ausgelegt. Den Rest teilt man in fünf etwa gleiche Stapel. In den zweiten wird Wertungskarte A gemischt, in den vierten Wertungskarte B; dann kommen die Stapel aufeinander, der erste zuoberst.

granada-rules-full-turn-title = Ein Zug
granada-rules-full-turn-text =
    Wer am Zug ist, hat eine Aktion:

    - Geld nehmen,
    - ein Gebäude kaufen
    - oder die Stadt umbauen.

    Wer ein Gebäude passend bezahlt, bekommt noch eine Aktion, wieder nach Wahl. Am Ende des Zugs wird platziert, was gekauft wurde; dann werden Geld und Bauhof ergänzt, und im Uhrzeigersinn ist der Nächste an der Reihe.

    Während eines Zugs wird der Bauhof nicht aufgefüllt. Mehr als fünf Aktionen sind deshalb nicht möglich: vier passende Käufe und noch eine.

granada-rules-full-money-title = Geld nehmen
granada-rules-full-money-text =
    Nimm eine der vier offenen Karten, ganz gleich welchen Werts. Oder nimm zwei oder mehr, deren Werte zusammen höchstens 5 ergeben, auch in verschiedenen Farben. Die Hand darf beliebig groß werden.

granada-rules-full-buying-title = Ein Gebäude kaufen
granada-rules-full-buying-text =
    Zu jedem der vier Felder des Bauhofs gehört eine Farbe. Das Plättchen darauf kostet den Wert, der zu sehen ist, in Geld dieser Farbe. Ein gekauftes Plättchen wird beiseitegelegt und am Ende des Zugs platziert. Das Geld kommt auf den Ablagestapel.

granada-rules-full-payment-title = Passend zahlen
granada-rules-full-payment-text =
    Gezahlt wird mit beliebigen Karten der richtigen Farbe, die zusammen den Preis erreichen. Herausgegeben wird nichts. Trifft die Summe den Preis genau, hast du noch eine Aktion und musst sie nutzen, wenn es geht: Geld nehmen, kaufen oder umbauen.

granada-rules-full-rebuilding-title = Die Stadt umbauen
granada-rules-full-rebuilding-text =
    Jede dieser drei Möglichkeiten ist eine Aktion:

    - Anbauen: Ein Plättchen aus der eigenen Reserve kommt in die Stadt.
    - Abbauen: Ein Plättchen aus der Stadt kommt in die Reserve.
    - Austauschen: Ein Plättchen aus der Reserve nimmt genau die Stelle eines anderen in der Stadt ein, das in die Reserve kommt.

    Danach muss die ganze Stadt die Bauregeln einhalten. Das Startplättchen bleibt immer liegen. Alle Plättchen behalten ihre sichtbare Seite.

granada-rules-full-placing-title = Gekauftes platzieren
granada-rules-full-placing-text =
    Am Ende des Zugs wird jedes gekaufte Plättchen platziert, die Reihenfolge ist frei. Entweder kommt es so in die Stadt, wie es auf dem Bauhof lag, oder in die Reserve, dort kostenlos mit einer beliebigen Seite nach oben. In der Reserve ist Platz für beliebig viele. Manchmal ist es klüger, nicht zu bauen: Jedes Gebäude macht seine Art auch für den wertvoller, der darin führt.

granada-rules-full-turning-title = Ein Plättchen umdrehen
granada-rules-full-turning-text =
    Um ein gekauftes Plättchen mit der anderen Seite zu bauen, zahlst du vorher mindestens 3 in Geld einer Farbe deiner Wahl, und zwar für jedes Plättchen einzeln. Umdrehen bringt nie eine weitere Aktion, auch nicht für genau 3. Was in einer Stadt oder in einer Reserve liegt, wird nie mehr umgedreht.

granada-rules-full-building-title = Bauregeln
granada-rules-full-building-text =
    - Plättchen liegen immer aufrecht, sie werden nie gedreht.
    - Ein Plättchen berührt mindestens ein anderes mit einer ganzen Seite, nicht bloß an der Ecke.
    - Wo zwei Plättchen aneinanderliegen, haben entweder beide einen Graben oder keines.
    - Vom Startplättchen führt ein Fußweg zu jedem Plättchen, von einem zum anderen, ohne über Gräben zu gehen und ohne die Stadt zu verlassen.
    - Keine Löcher: Eine leere Stelle darf nicht von Plättchen umschlossen sein.

    Das Startplättchen hat keine Gräben.

granada-rules-full-moats-title = Gräben
granada-rules-full-moats-text =
    Viele Plättchen haben an bis zu drei Seiten Gräben. Geh außen um deine Stadt herum: Die längste ununterbrochene Folge von Seiten mit Graben ist dein Graben. In jeder der drei Wertungen bringt er 1 Punkt für jede seiner Seiten. Seiten im Innern, an denen zwei Plättchen zusammenstoßen, zählen nicht.

granada-rules-full-refill-title = Das Ende des Zugs
granada-rules-full-refill-text =
    Ist alles platziert, wird das offene Geld auf vier Karten ergänzt. Taucht dabei eine Wertungskarte auf, wird sofort gewertet. Ist der Geldstapel leer, wird der Ablagestapel gemischt und ersetzt ihn.

    Danach werden die leeren Felder des Bauhofs von 1 bis 4 gefüllt, mit der Seite nach oben, die der Markierungsstein zeigt. Kam dort etwas hinzu, wird der Stein umgesetzt: Gerade und ungerade Seite wechseln sich ab.

granada-rules-full-scoring-title = Die Wertungen
granada-rules-full-scoring-text =
    Es gibt drei: A und B, wenn ihre Karten im Geld auftauchen, und C am Ende. Zuerst kommen die Gräben, dann die Gebäudearten in dieser Reihenfolge: Arena, Badehaus, Bibliothek, Herberge, Hospital, Markt, Park, Schule, Wohnviertel.

    Bei jeder Art entscheidet, wie viele davon in der eigenen Stadt stehen. Bei gleicher Zahl liegt vorn, wer das höchste Gebäude der Art hat; geteilt werden Punkte deshalb nie. Wer keines hat, bekommt dafür nichts. Es gilt nur die sichtbare Seite der Plättchen in den Städten; die Reserve zählt nicht.

granada-rules-full-scoring-a-title = Wertung A
granada-rules-full-scoring-a-text =
    Bei jeder Art bekommt der Erste so viele Punkte, wie Gebäude der Art in allen Städten zusammen stehen.

granada-rules-full-scoring-b-title = Wertung B
granada-rules-full-scoring-b-text =
    Der Erste bekommt bei jeder Art zwei Punkte für jedes Gebäude der Art in allen Städten, der Zweite einen. Ein Beispiel: Bei 5, 2 und 1 Parks sind es zusammen 8; der Erste bekommt 16 Punkte, der Zweite 8.

granada-rules-full-scoring-c-title = Wertung C
granada-rules-full-scoring-c-text =
    Der Erste bekommt bei jeder Art drei Punkte für jedes Gebäude der Art in allen Städten, der Zweite zwei, der Dritte einen. Bei 8 Parks sind das 24, 16 und 8 Punkte.

granada-rules-full-end-title = Spielende
granada-rules-full-end-text =
    Das Spiel endet, wenn der Beutel nach einem Zug nicht mehr genug Plättchen für den Bauhof enthält. Soweit sie reichen, werden sie noch ausgelegt. Dann wird verteilt, was dort liegt, und Wertung C entscheidet.

granada-rules-full-leftovers-title = Was auf dem Bauhof übrig ist
granada-rules-full-leftovers-text =
    Feld für Feld, von 1 bis 4, geht das Plättchen an den, der das meiste Geld in der Farbe des Felds auf der Hand hat. Der Preis ist dabei gleichgültig, und das Geld behält er. Haben mehrere das meiste, bleibt das Plättchen liegen. Wer ein Plättchen bekommt, baut es sofort mit der sichtbaren Seite ein; nur wenn es nirgends passt, kommt es in die Reserve; erst dann folgt das nächste Feld.

granada-rules-full-two-players-title = Zu zweit, mit Dirk
granada-rules-full-two-players-text =
    Von jeder Geldkarte bleibt eine der drei in der Schachtel, so sind 72 im Spiel. Ein dritter Spieler, Dirk, sammelt Plättchen, ohne je am Zug zu sein. Er beginnt mit sechs aus dem Beutel, gerade Seite oben. Gleich nach Wertung A bekommt er sechs weitere, nach Wertung B ein Drittel der Plättchen im Beutel, abgerundet; diese liegen so, wie es der Markierungsstein gerade zeigt.

    Bei den Gebäudearten wird Dirk in jeder Wertung mitgezählt, bei den Gräben nicht. Beim Platzieren darfst du ein gekauftes Plättchen auch Dirk schenken: wie es auf dem Bauhof lag oder gegen den üblichen Preis umgedreht.
granada-rules-full-two-players-questions =
    Welche Regeln ändern sich zu zweit?

granada-rules-full-simplified-title = Vereinfachte Wertung
granada-rules-full-simplified-text =
    Für die erste Partie oder mit Kindern bringt jede Gebäudeart feste Punkte:

    - Wertung A: 3 für den Ersten,
    - Wertung B: 10 für den Ersten, 3 für den Zweiten,
    - Wertung C: 18 für den Ersten, 10 für den Zweiten, 3 für den Dritten.

    Gräben zählen wie sonst.

## Auslegungen: wie hier gespielt wird, wo die Spielregel schweigt

granada-ruling-1-title = Was ein Graben zählt
granada-ruling-1-text = In jeder Wertung bekommt jeder 1 Punkt für jede Plättchenseite der längsten ununterbrochenen Grabenfolge am Umriss seiner Stadt. Ein geschlossener Ring zählt ganz, Seiten im Innern der Stadt zählen nie, und Dirk bekommt nichts. Warum: In unserer Abschrift der Spielregel fehlt die Seite über die Gräben; die Beschreibungen von Spielern stimmen darin überein. Wer die gedruckte Spielregel hat, kann es dort prüfen.
granada-ruling-2-title = Was ein Loch ist
granada-ruling-2-text = Ein Loch ist eine leere Fläche, von der aus man nicht über Plättchenseiten hinweg ins Freie gelangt; ein Spalt an einer Ecke ist kein Ausgang. Nach jeder Änderung muss die ganze Stadt alle Bauregeln einhalten, nicht nur das neue Plättchen. Warum: So ist der Umriss immer eine einzige geschlossene Linie und der längste Graben eindeutig.
granada-ruling-3-title = Zahlen darf man mit beliebigen Karten
granada-ruling-3-text = Jede Auswahl von Karten der richtigen Farbe, die den Preis erreicht, ist erlaubt, auch mit mehr Karten als nötig. Umdrehen kostet eine beliebige Auswahl einer Farbe im Wert von mindestens 3, für jedes Plättchen einzeln, und bringt nie eine Aktion. Warum: Verlangt ist nur ein Mindestbetrag, und wer zu viele Karten abgibt, hilft damit keinem anderen.
granada-ruling-4-title = Platzieren, Umdrehen und die Reserve
granada-ruling-4-text = Gekaufte Plättchen werden am Ende des Zugs in beliebiger Reihenfolge platziert: gebaut, mit einer Seite nach Wahl in die Reserve gelegt oder, zu zweit, Dirk geschenkt, so, wie sie lagen oder gegen den Preis umgedreht. In Stadt und Reserve wird nichts mehr umgedreht. Warum: Die Reserve steht immer offen, so kann jeder Zug enden.
granada-ruling-5-title = Eine weitere Aktion muss genutzt werden
granada-ruling-5-text = Wer noch eine Aktion hat, führt sie aus, wenn eine der drei Arten möglich ist; ist keine möglich, endet der Zug von selbst. Warum: Die weitere Aktion ist wie ein eigener Zug, und passen kann man nicht.
granada-ruling-6-title = Eine Wertungskarte mitten im Geld
granada-ruling-6-text = Taucht beim Ergänzen des Gelds eine Wertungskarte auf, wird sofort gewertet und dann weiter ergänzt. Gleich nach der Wertung bekommt Dirk seine Plättchen. Warum: Die Wertung gehört zu dem Augenblick, in dem ihre Karte erscheint.
granada-ruling-7-title = Gleichstände
granada-ruling-7-text = Der letzte Gleichstand um den Startspieler wird ausgelost. Gleich hohe beste Gebäude einer Art kann es nicht geben, weil jeder Wert nur einmal vorkommt. Dirks Plättchen gelten wie die einer Stadt. Warum: Ein Programm weiß nicht, wer am jüngsten ist, und das Los ist gerecht.
granada-ruling-8-title = Was am Ende auf dem Bauhof liegt
granada-ruling-8-text = Feld für Feld geht das Plättchen an den, der allein das meiste Geld der Farbe hat; gar keines ist nie das meiste. Er baut es mit der sichtbaren Seite ein, bevor das nächste vergeben wird; nur wenn es nirgends passt, kommt es in die Reserve. Warum: Die Regel verlangt, dass es sofort gebaut wird, und auf die Reihenfolge kommt es an, denn ein Plättchen kann dem nächsten Platz schaffen.
granada-ruling-9-title = Was geheim ist
granada-ruling-9-text = Was jemand auf der Hand hat, ist geheim; wie viele Karten es sind, ist es nicht. Was genommen oder gezahlt wurde, lag offen auf dem Tisch, also steht es im Protokoll. Warum: Genau das sehen an einem echten Tisch alle.
granada-ruling-10-title = Eine Wertungskarte, die nicht mehr kommt
granada-ruling-10-text = Endet das Spiel, bevor Wertungskarte A oder B aufgedeckt ist, entfällt diese Wertung; Wertung C findet immer statt. Warum: Nur die Karte löst die Wertung aus.
granada-ruling-11-title = Dirk kann nicht gewinnen
granada-ruling-11-text = Dirks Punkte werden gezeigt wie alle anderen, aber den Sieg holt der Bessere der beiden Spieler, wie viele Punkte Dirk auch hat. Warum: Er entscheidet nichts, er steht nur im Weg.
granada-ruling-12-title = Stapel, die nicht ganz gleich sind
granada-ruling-12-text = Lassen sich die Geldkarten nicht gleichmäßig auf fünf Stapel verteilen, bekommen die ersten Stapel je eine Karte mehr. Warum: Jede feste Regel taugt dafür, und so kann jeder ausrechnen, wann die Wertungskarten kommen können.
granada-ruling-13-title = Auch Umgedrehtes darf noch in die Reserve
granada-ruling-13-text = Wer für das Umdrehen gezahlt hat, darf das Plättchen trotzdem in die Reserve legen, wieder mit einer Seite nach Wahl. Warum: Die Reserve steht immer offen, und wer für etwas zahlt, das dort kostenlos ist, gewinnt nichts.
granada-ruling-14-title = Wann Umdrehen angeboten wird
granada-ruling-14-text = Umdrehen wird für jedes Plättchen einmal angeboten, und nur, wenn es danach gebaut oder Dirk geschenkt werden könnte. Warum: Für die Reserve ist es kostenlos; alles andere wäre nur Verschwendung.
granada-ruling-15-title = Das letzte Auffüllen
granada-ruling-15-text = Reicht der Beutel nicht mehr, werden die leeren Felder von 1 an gefüllt, soweit es geht, und das Spiel endet. Reichte er gerade noch, geht es weiter. Warum: Das Ende kommt, wenn das Auffüllen misslingt, nicht wenn der Beutel leer ist.
granada-ruling-16-title = Punkte je Grabenseite
granada-ruling-16-text = Jede Seite des längsten Grabens bringt in allen drei Wertungen 1 Punkt, auch in der vereinfachten Wertung. Die Zahl steht in der Materialdatei und lässt sich dort berichtigen. Warum: Öffentliche Quellen sind sich einig, aber in unserer Abschrift fehlt die Seite.
granada-ruling-17-title = Rekonstruierte Angaben
granada-ruling-17-text = Welche Farbe zu welchem Feld des Bauhofs gehört, welche Gebäudearten sich ein Plättchen teilen (über das hinaus, was die Spielregel zeigt) und wo die Gräben liegen, ist nirgends öffentlich zu finden. Hier steht ein Ersatz mit den richtigen Summen, als rekonstruiert gekennzeichnet. Warum: So bleibt das Spiel spielbar und ausgewogen, und wer das Original besitzt, kann die wahren Angaben einsetzen.
granada-ruling-18-title = Wann der Geldstapel neu gemischt wird
granada-ruling-18-text = Ist der Geldstapel leer, wird der Ablagestapel erst gemischt, wenn die nächste Karte gebraucht wird, nicht schon, wenn die letzte gezogen ist. Was dazwischen bezahlt wird, ist also mit dabei. Warum: Die Spielregel sagt nur, dass ein aufgebrauchter Stapel ersetzt wird, und früher braucht den neuen niemand.
