### Průvodce první hrou, vedle stolu.

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
