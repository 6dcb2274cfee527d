### Granada: první hra s průvodcem.

granada-lesson-aim-title = O co jde
granada-lesson-aim = Tři stavitelé, tři města. Boduješ za převahu v druhu budov a za dlouhý příkop kolem města. Po třech bodováních vyhrává, kdo má nejvíc bodů.

granada-lesson-turn-title = Tah je jedna akce
granada-lesson-turn = Tah je jedna akce: vzít peníze, koupit budovu, nebo přestavět. Každé pole stavebního dvora chce peníze jedné barvy a ty máš hlavně zelené.

granada-lesson-exact-title = Přesná platba dá další akci
granada-lesson-exact = Podívej se na zelené pole: hostinec za 6 a ty máš zelenou 6. Vyber hostinec a stiskni „Zaplatit“. Nic se nevrací, ale kdo zaplatí přesně, má další akci.
granada-lesson-exact-other = Peníze počkají. Tvá 6 zaplatí hostinec přesně a nic lepšího se v Granadě stát nemůže.
granada-lesson-exact-shows = Tvůj hostinec čeká vedle města a ty máš další akci!

granada-lesson-take_blue-title = Brát peníze s plánem
granada-lesson-take_blue = Využij ji a vezmi si peníze: tržiště na modrém poli stojí 4 a tady leží modrá 4. Můžeš vzít jednu kartu jakékoli hodnoty, nebo několik dohromady nejvýš za 5.
granada-lesson-take_blue-other = Je to víc peněz, ale nic se jimi nezaplatí přesně. Modrá 4 se hodí na tržiště na modrém poli.

granada-lesson-place_inn-title = Stavba a příkopy
granada-lesson-place_inn = Na konci tahu postavíš, co máš koupené. Příkop patří k příkopu, volná strana k volné straně a všude se musí dát dojít pěšky. Postav hostinec na sever, příkopem ven.
granada-lesson-place_inn-other = Také to jde. Na severu ale zůstane na obou stranách místo, kde má příkop pokračovat.
granada-lesson-place_inn-shows = Ostatní také stavěli a stavební dvůr je zase plný. Tržiště tam pořád leží.

granada-lesson-buy_market-title = Plán vyšel
granada-lesson-buy_market = Plán vyšel: kup tržiště za modrou 4, přesně.
granada-lesson-buy_market-other = Nejdřív tržiště: kvůli němu máš modrou 4.

granada-lesson-buy_hospital-title = Řetěz akcí
granada-lesson-buy_hospital = Tah pořád trvá. Špitál na žlutém poli stojí 5 a ty máš žlutou 5. Zase přesně!
granada-lesson-buy_hospital-other = Podívej se nejdřív na žluté pole: stojí přesně tvou žlutou 5, takže tě nestojí akci.
granada-lesson-buy_hospital-shows = Dvě budovy v jednom tahu a ještě jedna akce.

granada-lesson-take_nine-title = Myslet dopředu
granada-lesson-take_nine = Co dál? Špitál na zeleném poli stojí 13. Tvoje 3 a 1 a zelená 9 dají přesně 13. Vezmi 9.
granada-lesson-take_nine-other = Počítej: 9 a 3 a 1 je 13, cena špitálu. Vezmi tedy 9.

granada-lesson-place_market-title = Příkopy, které se spojí
granada-lesson-place_market = Stavíš dvě budovy, nejdřív tržiště. Má příkopy na severu a západě: vlevo od hostince navážou na jeho příkop.
granada-lesson-place_market-other = Vezmi nejdřív tržiště a postav ho vlevo od hostince: tam příkopy tvoří jednu čáru.

granada-lesson-place_hospital-title = Nejdelší příkop
granada-lesson-place_hospital = Teď špitál vpravo od hostince: jeho příkopy vedou čáru dál, za roh a podél spodní strany.
granada-lesson-place_hospital-other = Vpravo od hostince bude příkop dvakrát delší. Zkus to tam.
granada-lesson-place_hospital-shows = Šest stran v řadě: 6 bodů při každém bodování a nikdo nemá víc.

granada-lesson-inn_lost-title = Shoda
granada-lesson-inn_lost = Hostinec má teď i soupeř. Oba máte jeden, ale jeho má hodnotu 10 a tvůj jen 6: při shodě vede nejvyšší budova. Na hostince nezapomeň, vrátíme se k nim.

granada-lesson-buy_thirteen-title = Platit více kartami
granada-lesson-buy_thirteen = Velký špitál tu pořád je. Kup ho za 9, 3 a 1: tři karty, a přece přesně.
granada-lesson-buy_thirteen-other = Nejdřív velký špitál: 9, 3 a 1 ho zaplatí přesně.
granada-lesson-buy_thirteen-shows = Tvůj druhý špitál má hodnotu 13: při shodě ho nikdo nepřekoná.

granada-lesson-take_two-title = Více malých karet
granada-lesson-take_two = Tvoje další akce: vezmi dvě karty najednou. Zelená 1 a zelená 4 mají dohromady hodnotu 5, a to se ještě smí.
granada-lesson-take_two-other = Dvě malé karty jsou tu lepší než jedna. Vezmi zelenou 1 a zelenou 4 najednou.

granada-lesson-place_thirteen-title = Převaha
granada-lesson-place_thirteen = Příkop má na jihu, takže může stát vlevo od počáteční destičky. Postav ho tam.
granada-lesson-place_thirteen-other = V rezervě se nepočítá. Postav ho vlevo od počáteční destičky.
granada-lesson-place_thirteen-shows = Ve špitálech vedeš, dva proti jednomu. A podívej se na zelené pole: malý špitál.

granada-lesson-overpay-title = Dvě strany, nic se nevrací
granada-lesson-overpay = Každá budova má na rubu jinou a za tímto špitálem je hostinec! Přesně 3 zaplatit nemůžeš. Zaplať 4: jedna propadne a potom tvůj tah končí.
granada-lesson-overpay-other = Tentokrát chceme budovu na zeleném poli. Zaplať 4, to je nejblíž k 3.

granada-lesson-reserve-title = Rezerva a rub
granada-lesson-reserve = Otočit ji teď stojí další 3. V rezervě smí nahoře ležet zdarma kterákoli strana, tak ji tam dej jako hostinec. Odtud se později postaví za jednu akci.
granada-lesson-reserve-other = Také to jde, ale chceme hostinec, a zdarma. Dej budovu do rezervy, sudou stranou nahoru.
granada-lesson-reserve-shows = Hostinec čeká v rezervě. Až ho postavíš, povedeš zase v hostincích.

granada-lesson-scoring-title = První bodování
granada-lesson-scoring = Brzy se mezi penězi objeví karta prvního bodování. V každém druhu dostane ten, kdo vede, bod za každou budovu toho druhu ve všech městech a počítá se každý příkop. Teď by ti to dalo 10 bodů.

granada-lesson-habits-title = Tři dobré zvyky
granada-lesson-habits = Tři dobré zvyky. Nejdřív hledej, co zaplatíš přesně. Peníze ber na budovu, kterou máš vyhlédnutou. Každou destičku polož tak, aby příkop pokračoval.

granada-lesson-free-title = Hra bez průvodce
granada-lesson-free = Teď hraj do prvního bodování bez průvodce. Postav hostinec z rezervy, když nic nezaplatíš přesně. Tipy vedle stolu vysvětlí každé rozhodnutí. Ať se ti město daří!
granada-lesson-free-goal = Veď v hostincích a měj po prvním bodování nejvíc bodů.
