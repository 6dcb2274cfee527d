# Čas u stolu: tempo, hodiny a hry, které skončí předčasně

error-time-is-up = Čas ti vypršel.
error-undo-no-time = To už nelze vzít zpět: čas do této chvíle by byl tvůj a už žádný nemáš.
error-seat-lost = Hra pro tebe skončila: dál za tebe hraje bot.
error-no-pause = Tento stůl nemá čas na přestávky, nebo už žádný nezbývá.
error-not-stalled = Po tazích může pokračovat jen živá hra.
error-calendar = Takový kalendář nebo dovolená není možná.
