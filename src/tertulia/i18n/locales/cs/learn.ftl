### Průvodce první hrou, vedle stolu; stránky s pravidly.

lesson-title = První hra s průvodcem: { $game }
lesson-step = Krok { $step } z { $count }
lesson-read = Přečti si, co říká průvodce, a stiskni „Dál“.
lesson-next = Dál
lesson-back = Zpět
lesson-show = Ukaž mi to
lesson-may-show = Můžeš také stisknout „{ lesson-show }“.
lesson-leave = Odejít
lesson-leave-help = Tvůj krok se uloží.
lesson-elsewhere = Podívat se: { $part }
lesson-alone = Hrát dál bez průvodce
lesson-finished = Výborně, to byla tvoje první hra s průvodcem! Můžeš ji dohrát proti botům, nebo založit stůl s dalšími hráči.
lesson-play-on = Dohrát tuto hru

## Seznam her s průvodcem a jejich nabídka u stolu

learn-lead = Zahraj si první tahy s průvodcem, který ti ukáže, co můžeš dělat a proč. Kdykoli můžeš odejít a později pokračovat.
learn-list = První hry s průvodcem
learn-minutes = { $minutes } min
learn-start = Začít hru s průvodcem
learn-again = Hrát znovu
lesson-offer = Hraješ tuto hru poprvé?
lesson-offer-link = Nauč se ji ve hře s průvodcem ({ $minutes } min)
lesson-offer-dismiss = Už nenabízet

## Stránky s pravidly

rules-title = Pravidla: { $game }
rules-short = Ve zkratce
rules-full = Podrobně
rules-rulings = Výklady
rules-rulings-help = Jak se tu hraje tam, kde pravidla nic neříkají.
rules-contents = Obsah
rules-components = Herní materiál
rules-components-help = Odkud pochází každá vytištěná hodnota. Pokud hru vlastníš, oprav, co je na tvém výtisku jinak.
rules-source = Zdroj
rules-source-every = všechny zdroje
rules-find = Hledat
rules-kind = Druh
rules-kind-every = všechno
rules-found = zobrazeno { $count } z { $of }
rules-fingerprint = Otisk této sady
rules-own-words = Napsáno vlastními slovy; rozhodující jsou pravidla vydavatele.
rules-chapters = Pravidla v obrázcích
rules-search = Hledat v pravidlech
rules-search-found =
    { $count ->
        [one] nalezeno { $count } místo
        [few] nalezena { $count } místa
       *[other] nalezeno { $count } míst
    }
rules-questions = Jak na to?
