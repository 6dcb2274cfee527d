# Čas u stolu: tempo, hodiny a hry, které skončí předčasně

error-time-is-up = Čas ti vypršel.
error-undo-no-time = To už nejde vzít zpět: vypršel by ti čas.
error-seat-lost = Hra pro tebe skončila. Dál za tebe hraje bot.
error-no-pause = U tohoto stolu už nezbývá žádný čas na přestávky.
error-not-stalled = Na korespondenční hru lze přejít jen z živé hry.
error-calendar = Neplatný kalendář nebo neplatná dovolená. Zkontroluj hodiny a dny.
clock-title = Hodiny
clock-until = do: { $when }
clock-low = Dochází ti čas: už jen { $left }.
clock-under-second = méně než sekundu
clock-pace-none = Bez časového omezení.
clock-pace-live = Živě: { $start } na hráče a { $added } za každý tah.
clock-pace-turns = Korespondenčně: na začátku { $start }, za každý tah { $added }, nejvýše { $most }.
clock-out = Hodiny stojí: { $what }.
clock-out-nights = v noci
clock-out-weekends = o víkendu
clock-short-live = živě, { $start }
clock-short-turns = korespondenčně, { $start }
clock-forfeit-bot = Když hráči vyprší čas nebo se vzdá, převezme hru bot ({ $bot }); hráč se může vrátit.
clock-forfeit-end = Komu vyprší čas nebo kdo se vzdá, prohrává a je na posledním místě; hraje za něj dál bot ({ $bot }). Když zbude jediný hráč, vyhrává a hra končí.
clock-wish = Návrh ({ $players }): ukončit hru teď, se současným stavem bodů. Když ho nikdo neodmítne, hra skončí: { $when }.
clock-pause-asked = Návrh na přestávku do: { $when }. Souhlasí: { $players }.
lobby-pause-proposed = Návrh na přestávku
lobby-end-proposed = Návrh na ukončení
clock-paused = Stůl má přestávku do: { $when }.
clock-paused-short = přestávka do: { $when }
clock-slower-asked = Návrh: pokračovat korespondenčně, přes několik dní. Souhlasí: { $players }.
clock-agree = Souhlasit
clock-go-on = Odmítnout
clock-ended-agreed = Předčasně ukončeno: všichni souhlasili.
clock-ended-wish = Předčasně ukončeno: na návrh, který nikdo neodmítl.
clock-ended-forfeit = Všichni ostatní se vzdali nebo jim vypršel čas.
clock-ended-deserted = V této hře už nezbývá žádný hráč.
clock-ended-winner = Vyhrává { $player }.
clock-timed-out = Tvůj čas vypršel.
clock-timed-out-bot = Hraje za tebe bot.
clock-timed-out-lost = Tuto hru prohráváš; dohraje ji bot, aby ostatní mohli hru dokončit.
clock-record-time = Vypršel čas: { $player }.
clock-record-resigned = Hru vzdává { $player }.
clock-record-slower = Později se pokračovalo korespondenčně. { $pace }
clock-record-lasted = Délka: { $time }.
explain-early = Hra skončila předčasně, body proto odpovídají stavu v té chvíli. Poslední pozice ukazuje, jak mohla pokračovat.
clock-lost-last = { $player } prohrává před koncem a je na posledním místě.
clock-propose-end = Navrhnout konec hry
clock-slower = Navrhnout korespondenční hru
clock-resign = Vzdát se
clock-resign-as = Vzdát se za: { $player }
clock-resign-sure = Opravdu se vzdát?
clock-pause = Přestávka na
clock-pause-ask = Navrhnout
clock-choose = Tempo
clock-choice-none = Bez časového omezení
clock-choice-quick = Živě: 10 min + 15 s na tah
clock-choice-live = Živě: 20 min + 30 s na tah
clock-choice-calm = Živě: 45 min + 1 min na tah
clock-choice-daily = Korespondenčně: 2 dny + ½/tah
clock-choice-turns = Korespondenčně: 3 dny + 1/tah
clock-choice-slow = Korespondenčně: 7 dní + 2/tah
clock-choice-own = Vlastní
clock-own-kind = Typ
clock-own-live = Živě: všichni u stolu
clock-own-turns = Korespondenčně: přes několik dní
clock-own-bank = Minuty na hráče
clock-own-increment = Sekundy navíc za tah
clock-own-reserve = Časová rezerva na začátku (dny)
clock-own-move = Hodiny navíc za tah
clock-own-nights = Zastavit hodiny v noci (podle kalendáře každého hráče)
clock-own-weekends = Zastavit hodiny o víkendu (podle kalendáře každého hráče)
clock-own-more = Dovolená, přestávky a další
clock-own-cap = Nejvyšší časová rezerva (dny)
clock-own-vacation = Dny dovolené na hráče a rok
clock-own-pause = Celkový čas přestávek (dny)
clock-forfeit = Když hráči vyprší čas nebo se vzdá
clock-forfeit-choice-bot = hraje bot, dokud se hráč nevrátí
clock-forfeit-choice-end = hráč prohrává
clock-wish-days = Dny na odmítnutí návrhu ukončit hru
clock-forfeit-help = Hráči to uvidí, než si přisednou.
clock-calendar-help = Korespondenční stoly mohou v těchto hodinách a dnech tvůj čas zastavit. Změny platí od tvého příštího tahu.
clock-zone = Časové pásmo
clock-quiet-from = Noční klid od
clock-quiet-until = do
clock-weekend = Můj víkend (nejvýše dva dny)
clock-save = Uložit
clock-saved = Uloženo.
clock-vacations = Dovolená
clock-first = První den
clock-last = Poslední den
clock-book = Přidat
clock-cancel = Zrušit: { $days }
clock-out-vacation = { $count ->
    [one] { $count } den dovolené za rok
    [few] { $count } dny dovolené za rok
   *[other] { $count } dní dovolené za rok
}
clock-propose-help = { $count ->
    [one] Hra skončí se současným stavem bodů, jakmile všichni souhlasí, nebo když návrh { $count } den nikdo neodmítne.
    [few] Hra skončí se současným stavem bodů, jakmile všichni souhlasí, nebo když návrh { $count } dny nikdo neodmítne.
   *[other] Hra skončí se současným stavem bodů, jakmile všichni souhlasí, nebo když návrh { $count } dní nikdo neodmítne.
}
