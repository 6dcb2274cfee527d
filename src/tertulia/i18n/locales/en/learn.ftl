### The guide of a lesson, beside the table; the rules pages.

lesson-title = Guided first game: { $game }
lesson-step = Step { $step } of { $count }
lesson-read = Read what the guide says, then press “Next”.
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-may-show = You can also press “{ lesson-show }”.
lesson-leave = Leave
lesson-leave-help = Your progress is saved.
lesson-elsewhere = Look at “{ $part }”
lesson-alone = Play on alone
lesson-finished = Well done, that was your guided first game! You can finish this game against the bots, or open a table with other players.
lesson-play-on = Finish this game

## The list of guided games, and the offer of one at a table

learn-lead = Play your first turns with a guide that shows what you can do and why. You can leave at any time and come back.
learn-list = Guided first games
learn-minutes = { $minutes } min
learn-start = Start guided game
learn-again = Play again
lesson-offer = New to this game?
lesson-offer-link = Learn it in a guided game ({ $minutes } min)
lesson-offer-dismiss = Do not offer again

## Rules pages

rules-title = Rules of { $game }
rules-short = Summary
rules-full = Full rules
rules-rulings = Rulings
rules-rulings-help = How this site plays if the rulebook is silent.
rules-contents = Contents
rules-components = Components
rules-components-help = Where each printed value comes from. If you own the game, correct what differs on your copy.
rules-source = Source
rules-source-every = all sources
rules-find = Find
rules-kind = Kind
rules-kind-every = all
rules-found = { $count } of { $of } shown
rules-fingerprint = Fingerprint of this set
rules-own-words = Written in our own words. The publisher’s rulebook takes precedence.
rules-chapters = Rules in pictures
rules-search = Search the rules
rules-search-found =
    { $count ->
        [one] { $count } passage found
       *[other] { $count } passages found
    }
rules-questions = How do I …?
