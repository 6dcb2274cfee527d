### Chat, blokování a poznámky: lidé mezi sebou.

error-words = Není v tom co číst, nebo je toho moc: 1 až 400 znaků.
error-chat-closed = Tady žádný chat není.
error-too-much-talk = Psaní bylo za krátkou dobu moc. Chvíli počkej.
error-too-many-reports = Nahlášení už bylo hodně. Zkus to později.
error-person-unknown = Takový člověk tu není.
error-kept-apart = Tento stůl ti není otevřen.
error-may-not = To smějí jen moderátoři nebo správci, nebo už se to stalo.
error-muted = Nějakou dobu nesmíš psát. Do kdy a proč, říká stránka „Jak na tom tady jsi“.
error-suspended = Nějakou dobu nesmíš otevřít stůl ani si k žádnému sednout. Do kdy a proč, říká stránka „Jak na tom tady jsi“.
error-link-used = Tento odkaz není náš, už byl použit, nebo je moc starý.

talk-title = Chat
talk-me = Ty
talk-person = { $name }: více
talk-onlooker = přihlíží
talk-none = Zatím nikdo nic neřekl.
talk-say = Řekni něco
talk-send = Poslat
talk-phrases = Rychlé věty
talk-hears-all = Čtou to všichni, kdo tu jsou.
talk-hears-players = Čtou to ti, kdo tu hrají, a nikdo jiný.
talk-hears-spectators = Teď to čtou ostatní, kdo přihlížejí; kdo hraje, až po konci.
talk-allow = Chat u tohoto stolu
talk-unread = Nepřečteno: { $count }
talk-note = Poznámky
talk-note-help = Vidíš je jen ty.
talk-note-kept = Uloženo.

block-is = Tohoto člověka blokuješ: nevidíš, co říká, a k žádnému novému stolu si spolu nesednete.
block-help = Kdo je blokovaný, se to nedozví. Neuvidíš, co říká, a k žádnému novému stolu si spolu nesednete. Začaté hry pokračují.
block-person = Blokovat: { $name }
block-no-longer = Už neblokovat

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-thanks = Děkuji!
phrase-well-played = Pěkně zahráno!
phrase-sorry = Promiň!
phrase-no-hurry = Nespěchej.
phrase-moment = Chviličku, prosím.
phrase-back-soon = Hned se vrátím.
phrase-tomorrow = Pokračuji zítra.
phrase-another-game = Ještě jednu hru?
phrase-good-game = To byla dobrá hra!
phrase-goodbye = Na shledanou!
