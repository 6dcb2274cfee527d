# No Siesta: words of the game. What happened, actions, options, the table in plain text.




# -- the words of the game end here; below are the words of the browser table --

## Places of the table

no-siesta-sheet = Zápisník
no-siesta-sheet-of = Zápisník: { $player }
no-siesta-all-sheets = Všechny zápisníky
no-siesta-place-roof = Střecha stodoly
no-siesta-place-fields = Pole pomocníků
no-siesta-place-trade = Dálkový obchod
no-siesta-place-barrows = Tržní vozíky
no-siesta-place-storage = Sklad a stáj
no-siesta-place-warehouse = Sklad
no-siesta-place-stable = Stáj
no-siesta-revenues = Deska výnosů
no-siesta-loose = Vedle desky
no-siesta-loose-none = Co se nesmí označit, leží tady do konce tvé fáze.
no-siesta-dice = Kostky
no-siesta-last-die = Poslední kostka, pro všechny
no-siesta-no-dice = Uprostřed teď neleží žádné kostky.
no-siesta-track = Stupnice siesty
no-siesta-track-space = Pole { $space } stupnice siesty.
no-siesta-track-disc = Pole { $space } stupnice siesty: přináší žeton.
no-siesta-track-top = Pole { $space }, vrchol stupnice siesty: hra skončí po tomto kole.
no-siesta-esporles = Trh v Esporles
no-siesta-esporles-worth = (teď by ti přineslo { no-siesta-points })
no-siesta-esporles-about = Žetony sem přijdou za dokončený vozík: od každého hráče jeden, dohromady { $room }.
no-siesta-helpers = Pomocníci
no-siesta-helpers-middle = Pomocníci uprostřed
no-siesta-hired-yours = Tuto schopnost máš.
no-siesta-hired-free = Zatím nenajatý.
no-siesta-hired-left = K najmutí: { $n }.
no-siesta-hired-soon = (Od příštího kola.)
no-siesta-tiles-left = Skryté střešní dílky: { $n }
no-siesta-tiles = Střešní dílky: { $count }

## What lies there

no-siesta-pile = { $good }: { $n }
no-siesta-pile-loose = vedle desky, { $good }: { $n }
no-siesta-pick = Použít – { $pile }
no-siesta-unpick = Ukázat vše
no-siesta-supply = Volné žetony: { $n }
no-siesta-roof-tile = Střešní dílek { $gap }, { $bonus }
no-siesta-tile-used = { $bonus } (použito)
no-siesta-tile-about-bonus = Lze použít jednou, v kterékoli tvé bodovací fázi: zboží leží vedle desky, dokud není zaškrtnuto.
no-siesta-tile-about-change_revenue = Lze použít jednou, v bodovací fázi: dva žetony se posunou o krok po šipkách, nebo jeden o dva.
no-siesta-tile-about-point = Na konci přinese bod.
no-siesta-roof-told = Zavřené mezery: { $closed }. V další zaškrtnuto: { $crossed } z { $cost }.
no-siesta-worth = Na konci: { no-siesta-points }
no-siesta-field-number = Pole pomocníka { $field }
no-siesta-ship = Loď: třikrát { $good }
no-siesta-ship-gone = Loď odplula: { $good }
no-siesta-ship-about = Měj tři najednou, ze žetonů, vedle desky nebo za obchodní zboží: { no-siesta-points } a obchodní zboží. Jedna loď za bodovací fázi.
no-siesta-ship-about-traded = V této bodovací fázi jsi už obchodoval(a): další loď vypluje v jiné.
no-siesta-ship-about-gone = Hotovo: přináší { no-siesta-points }.
no-siesta-load-points = První: { $first }; později: { $later }
no-siesta-load-undecided = Hotovo: { $first } nebo { $later }, rozhodne konec fáze
no-siesta-load-done = { $name }: hotovo, { no-siesta-points }.
no-siesta-load-wants = { $name }: teď přijme { $wants }.
no-siesta-row = { $good }: zaškrtnuto { $crossed } z { $of }, { $cleared } zase vyňato
no-siesta-sets = Sady: { $sets }
no-siesta-reconstructed = Čísla většinou rekonstruovaná
no-siesta-reconstructed-help = Většina toho, co je na tomto zápisníku, je rekonstruovaná: kdo má krabici, může to opravit v souboru komponent.

## Players

no-siesta-player =
    { $player }: { $points }, pole siesty { $hats }, volné žetony { $discs }, obchodní zboží { $commodities }{ $start ->
        [yes] , začíná
       *[no] { "" }
    }
no-siesta-points-hidden = body skryté
no-siesta-points-secret = Podle tištěných pravidel se body počítají až na konci.
no-siesta-start = Začínající hráč
no-siesta-round = Kolo { $round }
no-siesta-last-round = Poslední kolo
no-siesta-log-round = { $round }. kolo

## What is asked

no-siesta-pending-take = Vezmi kostku: označí se celá, pokud nestiskneš malé tlačítko vedle ní.
no-siesta-pending-mark = Poslední kostka je pro všechny: označ { $die }, nebo nic.
no-siesta-pending-score =
    { $next ->
        [commodity] Na obchodní zboží nemáš žeton: použij ho teď, nebo se ho vzdej.
        [disc] Pro Esporles nemáš žeton: uvolni nějaký zaškrtnutím, nebo žádný nepokládej.
       *[anything] Zaškrtni, co máš: stiskni rozsvícený kruh, nebo nejdřív to, co chceš použít.
    }
no-siesta-pending-good = Tvůj pomocník přináší plodinu: vyber si.
no-siesta-pending-keep = Na mezeru { $gap } sis vytáhl(a) dva střešní dílky: jeden si nech.
no-siesta-pending-change = Posuň žetony po šipkách; zbývá kroků: { $left }.
no-siesta-pending-out = Vyndej zboží ze skladu a stáje; zbývá: { $left }.
no-siesta-pending-market = Vozík je hotový: vyber v Esporles pole pro svůj žeton.
no-siesta-pending-complete = Hotových je víc vozíků: který pojede první?
no-siesta-pending-hire = Najmi pomocníka na pole { $field }.
no-siesta-pending-copy = Čího pomocníka zkopíruješ?
no-siesta-picked = Používáš { $good }: stiskni jedno z rozsvícených míst.
no-siesta-waiting = Rozhoduje { $player }: { $step }.
no-siesta-waiting-all = Rozhodují { $players }: { $step }.
no-siesta-confirm = To nelze vzít zpět.
no-siesta-rest = Zbytek uskladnit: { $what }
no-siesta-rest-question = Půjdou do skladu a stáje, jak je vidět.

## For a newcomer

no-siesta-guide-take = Výnosy kostky se značí volnými žetony, poslední kostka je pro všechny. Mysli na to, co dál chtějí tvé vozíky, a na tři stejné pro loď; klobouky tě posunou po stupnici.
no-siesta-guide-mark = Poslední kostku si volným žetonem označí každý. Málokdy je důvod to neudělat; jen žeton, který chceš mít volný na obchodní zboží, může mít větší cenu.
no-siesta-guide-score = Zaškrtávej výnosy kdekoli a v libovolném pořadí; použitý žeton je hned volný. Vozíky a lodě přinášejí obchodní zboží, které nahradí jakýkoli výnos kromě klobouku. Co zbude, propadne.
no-siesta-guide-good = Vezmi plodinu, na kterou na zápisníku něco čeká: musí se použít ještě v této bodovací fázi a nelze ji označit.
no-siesta-guide-keep = Zboží z dílku se použije jednou, v kterékoli tvé bodovací fázi. Nech si to, co brzy něco dokončí; bod je jistý, změna výnosů zachrání špatný hod.
no-siesta-guide-change = Žeton jde o krok po šipce, nikdy na klobouk ani obchodní zboží. Dva žetony po kroku, nebo jeden o dva; můžeš i přestat.
no-siesta-guide-out = Co vyndáš, použiješ v této fázi jinde a jeho kruh už se nepočítá. Ber to, co teď potřebuje vozík, loď nebo pole pomocníka.
no-siesta-guide-market = Tvůj žeton tam na konci boduje a na značení výnosů máš o jeden míň. Vyber to, čeho budeš mít nejvíc; místa je na každém poli málo.
no-siesta-guide-complete = Každý vozík přinese obchodní zboží a žeton do Esporles. Na pořadí záleží, když máš volný jen jeden žeton.
no-siesta-guide-hire = Pomocník pracuje od příštího kola až do konce hry, takže dřívější přinesou nejvíc. Vezmi toho, kdo se hodí k tomu, co stejně děláš.
no-siesta-guide-copy = Získáš schopnost cizího pomocníka do konce hry a jeden tvůj žeton tam zůstane. Kopie kopírovat nelze.

## The end

no-siesta-end-hats = { $player } stojí na poli { $hats }
no-siesta-end-tie-hats = { $players } mají shodně { $score }. Rozhoduje stupnice siesty: { $held }.
no-siesta-end-tie-shared = { $players } mají shodně { $score }; na stupnici siesty: { $held }. { $winners } se dělí o vítězství: musí rozhodnout další hra.
no-siesta-print = Vytisknout zápisníky

## Letter keys

no-siesta-key-r = k tvým výnosům
no-siesta-key-b = ke střeše stodoly
no-siesta-key-h = k polím pomocníků
no-siesta-key-t = k lodím
no-siesta-key-c = k tržním vozíkům
no-siesta-key-w = ke skladu a stáji
no-siesta-key-d = ke kostkám
no-siesta-key-k = ke stupnici siesty
no-siesta-key-m = na trh v Esporles
no-siesta-key-p = k dílkům pomocníků
no-siesta-key-s = všechny zápisníky, nebo zase jeden

## Symbols

no-siesta-symbols-signs = Výnosy a značky
no-siesta-symbols-helpers = Pomocníci
no-siesta-symbol-olive = Oliva, plodina
no-siesta-symbol-grain = Obilí, plodina
no-siesta-symbol-grape = Hroznové víno, plodina
no-siesta-symbol-pig = Prase, zvíře; v pruhu hráče: začínající hráč
no-siesta-symbol-donkey = Osel, zvíře, které táhne vozíky
no-siesta-symbol-hat = Klobouk, na stupnici siesty
no-siesta-symbol-silver = Stříbro, na střechu a další
no-siesta-symbol-commodity = Obchodní zboží: jakýkoli výnos kromě klobouku
no-siesta-symbol-point = Bod
no-siesta-symbol-disc = Žeton k označení výnosu
no-siesta-symbol-change = Změna výnosů: žetony se posunou po šipkách
no-siesta-symbol-nothing = Nic se neoznačí
no-siesta-symbol-end = Vrchol stupnice siesty: poslední kolo
no-siesta-symbol-tile = Střešní dílek
no-siesta-symbol-helper = Najatý pomocník
no-siesta-symbol-ship = Dálkový obchod
