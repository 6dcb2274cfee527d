### Talk, blocks and notes: people among each other.

error-words = Nothing to read in it, or too much: 1 to 400 characters.
error-chat-closed = There is no chat here.
error-too-much-talk = You have said much in a short time. Wait a moment.
error-too-many-reports = You have reported much already. Try again later.
error-person-unknown = There is no such person here.
error-kept-apart = This table is not open to you.
error-may-not = This is for moderators or administrators, or it is done already.
error-muted = You may not talk for a while. Your page “How you stand here” says until when, and why.
error-suspended = You may open or join no table for a while. Your page “How you stand here” says until when, and why.
error-link-used = This link is none of ours, has been used, or is too old.

talk-title = Chat
talk-me = You
talk-person = { $name }: more
talk-onlooker = looks on
talk-none = Nothing has been said yet.
talk-say = Say something
talk-send = Send
talk-phrases = Quick phrases
talk-hears-all = Everybody who is here reads this.
talk-hears-players = Those who play here read this, and nobody else.
talk-hears-spectators = The other onlookers read this now; those who play only once the game is over.
talk-allow = Chat at this table
talk-unread = Unread: { $count }
talk-note = Notes
talk-note-help = Only you ever see them.
talk-note-kept = Kept.

block-is = You block this person: you do not see what they say, and you two sit down at no new table together.
block-help = Who is blocked is not told. You will not see what they say, and you two sit down at no new table together. Games that have begun go on.
block-person = Block { $name }
block-no-longer = Block no longer

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-sorry = Sorry!
phrase-no-hurry = No hurry.
phrase-moment = One moment, please.
phrase-back-soon = I will be back soon.
phrase-tomorrow = I will go on tomorrow.
phrase-another-game = Another game?
phrase-good-game = That was a good game!
phrase-goodbye = Goodbye!
