### Notices: what people are told who do not look, by mail, by push, and the page where they say how.

notice-title-turn = Your turn: { $game }
notice-title-short = Your time is short: { $game }
notice-title-invited = You are invited: { $game }
notice-title-full = The table is full: { $game }
notice-title-over = The game is over: { $game }
notice-title-many =
    { $count ->
        [one] News from one table
       *[other] News from { $count } tables
    }
notice-own-turn =
    { $count ->
        [0] It is your turn at { $game }.
       *[other] It is your turn at { $game } with { $players }.
    }
notice-own-short =
    { $count ->
        [0] Your time at { $game } is short.
       *[other] Your time at { $game } with { $players } is short.
    }
notice-own-invited =
    { $count ->
        [0] There is a seat for you at a new table: { $game }.
       *[other] There is a seat for you at a new table: { $game } with { $players }.
    }
notice-own-full =
    { $count ->
        [0] Your table is full and can begin: { $game }.
       *[other] Your table is full and can begin: { $game } with { $players }.
    }
notice-own-over =
    { $count ->
        [0] { $game } is over.
       *[other] { $game } with { $players } is over.
    }
notice-table-turn =
    { $count ->
        [0] Somebody is to play: { $game }.
       *[other] { $players }: it is your turn at { $game }.
    }
notice-table-short = Time is short at this table: { $game }.
notice-table-invited = There is a new table: { $game }.
notice-table-full = The table is full and can begin: { $game }.
notice-table-over = { $game } is over.
notice-trial-title = A trial from Tertulia
notice-trial-text = This is how Tertulia tells you when it is your turn.
notice-confirm-subject = Is this your mail address?
notice-confirm-text =
    Somebody, probably you, wants Tertulia to tell them by mail when it is their turn.

    If that was you, open this page and confirm it:
    { $url }

    If it was somebody else, there is nothing to do: nothing more is sent here.
notice-mail-why = You get this because you asked Tertulia to tell you.
notice-mail-settings = Choose what you are told
notice-mail-stop = No more of these mails
notice-calendar = Tertulia
notice-calendar-turn = Your turn: { $game }
notice-calendar-deadline = Time runs out: { $game }

error-too-many-channels = There are as many ways to tell you as there may be. Remove one first.
error-channel-not-found = This way to tell you does not exist any more.
error-channel-refused = This address cannot be used.
error-link-refused = This link is not good any more.
error-too-many-trials = Too many trials. Please wait a while.
