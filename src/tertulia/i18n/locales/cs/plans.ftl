# Tahy naplánované předem, odpovědi, které platí, co se stalo od poslední návštěvy, a cesta ke stolu.

error-own-turn = Jsi na tahu: hraj hned, plánovat není třeba.
error-plan-impossible = Tvůj příští tah se ještě nedá naplánovat: předtím přijdou kostky nebo karty, které nikdo nezná.
error-plan-unkept = Je řada na tobě. Rozepsaný plán ještě nebyl ponechán.

plan-title = Naplánovaný tah
plan-begin = Naplánovat příští tah
plan-anew = Naplánovat znovu
plan-drafting = Plánuješ
plan-nothing-happens = Nic z toho se zatím neděje: je to tvůj příští tah, jako by přišel teď.
plan-kept-stands = Ponechaný plán platí, dokud si neponecháš jiný.
plan-ends = Tady plán končí: co následuje, ukáže něco, co nikdo nezná.
plan-else = Případ { $number }
plan-keep = Ponechat plán
plan-another = Když to nepůjde: jinak
plan-leave = Skončit s plánováním
plan-waiting = Naplánováno na tvůj tah
plan-failed = Tvůj plán se nezahrál
plan-played = Tvůj plán se zahrál
plan-drop = Zrušit plán
plan-read = V pořádku
plan-steps = Naplánováno:
plan-why-illegal = Naplánováno: { $action }. To už nejde.
plan-why-changed = Naplánováno: { $action }. Teď by to bylo: { $now }.

answers-title =
    { $count ->
        [0] Nechat odpovídat na malé otázky
       *[other] Odpovědi na malé otázky: { $count }
    }
answers-help = Na malé otázky tohoto místa se odpovídá za tebe, dokud to nevypneš. Jen ty vidíš, které řádky se tak zahrály.
answers-stand = Tyto platí
answers-offered = Na co se dá odpovídat za tebe
answer-only = Udělat to jediné, co je možné
answer-pass = Pokračovat, kde už nic nemá smysl
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

play-title = Hrát hned s lidmi
play-help = Přisedneš si tam, kde někdo čeká na stejnou hru, nebo tam počkáš na dalšího. Až budou všechna místa obsazená, začne se.
play-game = Hra
play-seats = Hráči
play-pace = Tempo
play-now = Hrát
play-more = Další přání
play-any = na tom nezáleží
play-invited = Jen na pozvání
play-invited-help = Nový stůl, který najdou jen ti, kdo mají odkaz. Nikdo jiný se nehledá.
seat-up-short = O místo výš
seat-up = { seat-up-short }: { $name }
seat-away-short = Odebrat místo
seat-away = { seat-away-short }: { $name }
seat-more = O místo víc

alter-do = Změnit volby a tempo
alter-title = Změnit stůl
alter-help = Ostatní u stolu budou dotázáni znovu, než může hra začít.
alter-save = Změnit
alter-as-now = Jako teď: { $pace }
alter-told = Změnilo se: { $what }.
alter-pace = tempo
alter-forfeit = co se stane, když někomu dojde čas nebo se někdo vzdá
alter-wish = jak dlouho platí přání skončit
alter-patience = jak dlouho smí někdo chybět
alter-substitute = kdo hraje za nepřítomné
alter-hints = zda hráči smějí žádat o radu
alter-seats = počet hráčů
alter-order = pořadí míst
alter-stay = Hraju dál
alter-wait = Ještě nesouhlasí: { $names }.

lobby-vanishes =
    { $days ->
        [one] zmizí zítra, pokud nikdo nepřijde
        [few] zmizí za { $days } dny, pokud nikdo nepřijde
       *[other] zmizí za { $days } dní, pokud nikdo nepřijde
    }

invite-title = Pozvat jménem
invite-do = Pozvat
invite-done = { $name } najde tento stůl ve své lobby.
