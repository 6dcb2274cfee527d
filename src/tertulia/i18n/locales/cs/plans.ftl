# Tahy naplánované předem, odpovědi, které platí, co se stalo od poslední návštěvy, a cesta ke stolu.

error-own-turn = Jsi na tahu: hraj hned, plánovat není třeba.
error-plan-impossible = Tvůj příští tah se ještě nedá naplánovat: předtím přijdou neznámé kostky nebo karty.
error-plan-unkept = Jsi na tahu. Tvůj plán nebyl uložen.

plan-title = Naplánovaný tah
plan-begin = Naplánovat příští tah
plan-anew = Změnit plán
plan-drafting = Plánování
plan-nothing-happens = Zatím se nic nehraje: plánuj svůj příští tah, jako by přišel teď.
plan-kept-stands = Uložený plán platí, dokud neuložíš jiný.
plan-ends = Tady plán končí: další krok závisí na něčem, co ještě není známo.
plan-else = Plán { $number }
plan-keep = Uložit plán
plan-another = Přidat náhradní plán
plan-leave = Zrušit
plan-waiting = Uloženo pro tvůj příští tah
lobby-planned = Tah naplánován
plan-failed = Tvůj plán nešlo zahrát
plan-played = Tvůj plán se zahrál
plan-drop = Smazat plán
plan-read = OK
plan-steps = Naplánováno:
plan-why-illegal = Naplánováno: { $action }. To už nejde.
plan-why-changed = Naplánováno: { $action }. Teď by to bylo: { $now }.

answers-title = Automatika
answers-help = Na běžné otázky se odpovídá za tebe. Jen ty vidíš, které tahy byly automatické.
answers-stand = Aktivní
answers-offered = K dispozici
answer-only = Hrát vynucené tahy
answer-pass = Pasovat, když už není co užitečného udělat
answer-about = { $about ->
    [card] karta { $number }
   *[other] { $number }
  }
answer-until-round = do konce kola
answer-until-game = do konce hry
answer-on-round = Toto kolo
answer-on-game = Vždy
answer-off = Vypnout
answer-automatic = automaticky

since-last-here = Od tvé poslední návštěvy

play-help = Přisedneš si ke stolu, který na tuto hru čeká, nebo založíš nový a počkáš. Až budou všechna místa obsazená, hra začne sama, nebo ji spustí ten, kdo stůl založil.
play-game = Hra
play-seats = Hráči
play-pace = Tempo
play-now = Hrát
play-sought = Ostatní hráči najdou tento stůl v lobby a přes „Najít soupeře“.
play-sought-stay = Zůstaň na této stránce: hodiny běží, jakmile hra začne.
play-sought-leave = Tuto stránku můžeš opustit a místo ti zůstane. Když si zapneš upozornění, dozvíš se, že jsi na tahu.
play-more = Další možnosti
play-any = libovolně
play-invited = Jen na pozvání
play-invited-help = Založí stůl, který najdou jen lidé s odkazem. Soupeři se nehledají.
seat-up-short = Posunout výš
seat-up = { seat-up-short }: { $name }
seat-away-short = Odebrat místo
seat-away = { seat-away-short }: { $name }
seat-more = Přidat místo

alter-do = Změnit možnosti a tempo
alter-title = Změnit stůl
alter-help = Ostatní hráči musí znovu souhlasit, než hra začne.
alter-save = Uložit změny
alter-as-now = Beze změny: { $pace }
alter-told = Změnilo se: { $what }.
alter-pace = tempo
alter-forfeit = co se stane, když hráči vyprší čas nebo se vzdá
alter-wish = čas na odmítnutí konce hry
alter-patience = jak dlouho může být hráč pryč
alter-substitute = náhradní bot
alter-hints = zda jsou rady povoleny
alter-seats = počet hráčů
alter-order = pořadí míst
alter-stay = Zůstat
alter-wait = Čeká se na souhlas: { $names }.

lobby-vanishes =
    { $days ->
        [one] zavře se do jednoho dne, pokud nikdo nepřisedne
        [few] zavře se do { $days } dnů, pokud nikdo nepřisedne
       *[other] zavře se do { $days } dnů, pokud nikdo nepřisedne
    }

invite-title = Pozvat hráče
invite-do = Pozvat
invite-done = { $name } uvidí tento stůl ve své lobby.
