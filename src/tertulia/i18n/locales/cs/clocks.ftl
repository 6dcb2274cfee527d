# Čas u stolu: tempo, hodiny a hry, které skončí předčasně

error-time-is-up = Čas ti vypršel.
error-undo-no-time = To už nelze vzít zpět: čas do této chvíle by byl tvůj a už žádný nemáš.
error-seat-lost = Hra pro tebe skončila: dál za tebe hraje bot.
error-no-pause = Tento stůl nemá čas na přestávky, nebo už žádný nezbývá.
error-not-stalled = Po tazích může pokračovat jen živá hra.
error-calendar = Takový kalendář nebo dovolená není možná.
clock-title = Hodiny
clock-until = do { $when }
clock-low = Dochází ti čas: už jen { $left }.
clock-under-second = méně než sekundu
clock-pace-none = Každý má času, kolik chce.
clock-pace-live = Živě: { $start } na celou hru a za každý tah navíc { $added }.
clock-pace-turns = Po tazích: na začátku { $start }, za každý tah navíc { $added }, nejvýše { $most }.
clock-out = Nepočítá se: { $what }.
clock-out-nights = noc
clock-out-weekends = víkend
clock-short-live = živě, { $start }
clock-short-turns = po tazích, { $start }
clock-forfeit-bot = Za toho, komu vyprší čas nebo kdo se vzdá, hraje bot ({ $bot }); vrátit se může.
clock-forfeit-end = Komu vyprší čas nebo kdo se vzdá, prohrál: ve dvou vyhrává druhý, ve více hrají ostatní dál a bot ({ $bot }) dohraje místo jako poslední.
clock-wish = { $players }: hra má skončit tak, jak je. Když nikdo nebude proti, skončí: { $when }.
clock-pause-asked = Je návrh na přestávku do { $when }. Souhlasí: { $players }.
clock-paused = Stůl má přestávku do { $when }.
clock-paused-short = přestávka do { $when }
clock-slower-asked = Hra má pokračovat po tazích, přes několik dní. Souhlasí: { $players }.
clock-agree = Souhlasit
clock-go-on = Hrát dál
clock-ended-agreed = Skončila dohodou, tak jak byla.
clock-ended-wish = Skončila na přání, proti kterému nikdo nebyl.
clock-ended-forfeit = Všichni ostatní se vzdali nebo jim vypršel čas.
clock-ended-deserted = Nikdo už tu nehraje.
clock-ended-winner = Vyhrává { $player }.
clock-record-time = Vypršel čas: { $player }.
clock-record-resigned = Hru vzdává { $player }.
clock-record-slower = Později se hrálo po tazích. { $pace }
clock-record-lasted = Trvala { $time }.
explain-stand-in = { $player } (bot)
explain-early = Skončila předčasně: body jsou takové, jaké byly. Poslední okamžik říká, jak mohla pokračovat.
clock-lost-last = Před koncem prohrává { $player } a končí na posledním místě.
clock-propose-end = Ukončit hru dohodou
clock-slower = Pokračovat po tazích
clock-resign = Vzdát se
clock-resign-as = Vzdát se za: { $player }
clock-resign-sure = Opravdu se vzdát?
clock-pause = Přestávka na
clock-pause-ask = Navrhnout
clock-choose = Tempo
clock-choice-none = Bez hodin
clock-choice-quick = Živě: 10 min, 15 s na tah
clock-choice-live = Živě: 20 min, 30 s na tah
clock-choice-calm = Živě: 45 min, 1 min na tah
clock-choice-daily = Po tazích: 2 dny, ½ na tah
clock-choice-turns = Po tazích: 3 dny, 1 na tah
clock-choice-slow = Po tazích: 7 dní, 2 na tah
clock-choice-own = Vlastní
clock-own-kind = Druh
clock-own-live = Živě, všichni u stolu
clock-own-turns = Po tazích, přes několik dní
clock-own-bank = Minuty na celou hru
clock-own-increment = Sekundy navíc za každý tah
clock-own-reserve = Dny na začátku
clock-own-move = Hodiny navíc za každý tah
clock-own-nights = Nepočítat noc každého hráče
clock-own-weekends = Nepočítat víkend každého hráče
clock-own-more = Dovolená, přestávky a další
clock-own-cap = Nejvíc dní v zásobě
clock-own-vacation = Dní dovolené za rok, pro každého
clock-own-pause = Dní přestávek, na kterých se všichni shodnou
clock-forfeit = Komu vyprší čas nebo kdo se vzdá
clock-forfeit-choice-bot = do návratu hraje bot
clock-forfeit-choice-end = prohrál
clock-wish-days = Po kolika dnech partie na něčí přání skončí, když nikdo není proti
clock-forfeit-help = Každý se to dozví, než si sedne.
clock-calendar-help = Stoly, kde se hraje po tazích, nemusí tyto hodiny a dny počítat. Změna platí od tvého příštího tahu.
clock-zone = Časové pásmo
clock-quiet-from = Spím od
clock-quiet-until = do
clock-weekend = Můj víkend (nejvýše dva dny)
clock-save = Uložit
clock-saved = Uloženo.
clock-vacations = Dovolená
clock-first = První den
clock-last = Poslední den
clock-book = Zapsat
clock-cancel = Zrušit: { $days }
clock-out-vacation = { $count ->
    [one] { $count } den dovolené za rok
    [few] { $count } dny dovolené za rok
   *[other] { $count } dní dovolené za rok
}
clock-propose-help = { $count ->
    [one] Hra skončí tak, jak je, jakmile všichni souhlasí nebo když proti přání { $count } den nikdo není.
    [few] Hra skončí tak, jak je, jakmile všichni souhlasí nebo když proti přání { $count } dny nikdo není.
   *[other] Hra skončí tak, jak je, jakmile všichni souhlasí nebo když proti přání { $count } dní nikdo není.
}
clock-hours = { $count ->
    [one] { $count } hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
}
