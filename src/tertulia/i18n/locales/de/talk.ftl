### Chat, Sperren und Notizen: Leute untereinander.

error-words = Darin ist nichts zu lesen, oder zu viel: 1 bis 400 Zeichen.
error-chat-closed = Hier gibt es keinen Chat.
error-too-much-talk = Du hast in kurzer Zeit viel gesagt. Warte einen Moment.
error-too-many-reports = Du hast schon viel gemeldet. Versuche es später wieder.
error-person-unknown = Diese Person gibt es hier nicht.
error-kept-apart = Dieser Tisch steht dir nicht offen.
error-may-not = Das dürfen nur Moderatoren oder Administratoren, oder es ist schon geschehen.
error-muted = Du darfst eine Zeit lang nichts sagen. Auf der Seite „Wie du hier stehst“ steht, bis wann und warum.
error-suspended = Du darfst eine Zeit lang keinen Tisch eröffnen und dich an keinen setzen. Auf der Seite „Wie du hier stehst“ steht, bis wann und warum.
error-link-used = Dieser Link ist keiner von uns, wurde schon benutzt oder ist zu alt.

talk-title = Chat
talk-me = Du
talk-person = { $name }: mehr
talk-onlooker = schaut zu
talk-none = Noch hat niemand etwas gesagt.
talk-say = Sag etwas
talk-send = Senden
talk-phrases = Schnelle Sätze
talk-hears-all = Das lesen alle, die hier sind.
talk-hears-players = Das lesen alle, die hier spielen, und sonst niemand.
talk-hears-spectators = Das lesen jetzt die anderen, die zuschauen; wer spielt, erst nach dem Ende.
talk-allow = Chat an diesem Tisch
talk-unread = Ungelesen: { $count }
talk-note = Notizen
talk-note-help = Nur du siehst sie.
talk-note-kept = Behalten.

block-is = Du hast diese Person gesperrt: Du siehst nicht, was sie sagt, und ihr setzt euch an keinen neuen Tisch zusammen.
block-help = Wer gesperrt ist, erfährt nichts davon. Du siehst dann nicht, was die Person sagt, und ihr setzt euch an keinen neuen Tisch zusammen. Begonnene Partien gehen weiter.
block-person = { $name } sperren
block-no-longer = Nicht mehr sperren

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-sorry = Entschuldigung!
phrase-no-hurry = Keine Eile.
phrase-moment = Einen Moment, bitte.
phrase-back-soon = Ich bin gleich wieder da.
phrase-tomorrow = Ich spiele morgen weiter.
phrase-another-game = Noch eine Partie?
phrase-good-game = Das war eine schöne Partie!
phrase-goodbye = Auf Wiedersehen!
