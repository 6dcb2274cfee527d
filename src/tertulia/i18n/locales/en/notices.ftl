### Notices: what people are told who do not look, by mail, by push, and the page where they say how.

notice-title-turn = Your turn: { $game }
notice-title-short = Your time is short: { $game }
notice-title-invited = You are invited: { $game }
notice-title-full = The table is full: { $game }
notice-title-altered = The table was changed: { $game }
notice-title-going = A table is about to go: { $game }
notice-title-gone = A table has gone: { $game }
notice-title-wish = End the game? { $game }
notice-title-pause = A pause? { $game }
notice-title-left = Your seat is free again: { $game }
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
notice-until = You have until { $when }.
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
notice-own-altered =
    { $count ->
        [0] The host has changed your table, and asks whether you stay: { $game }.
       *[other] The host has changed your table, and asks whether you stay: { $game } with { $players }.
    }
notice-own-wanted =
    { $count ->
        [0] { $by } invites you to a table: { $game }.
       *[other] { $by } invites you to a table: { $game } with { $players }.
    }
notice-own-going =
    { $count ->
        [0] Nobody has sat down at your table for ten days: { $game }. In a few days it goes, unless something happens there.
       *[other] Nothing has happened at your table for ten days: { $game } with { $players }. In a few days it goes, unless you begin, or somebody comes.
    }
notice-own-gone = A table that waited for its game to begin has gone, for nothing happened there for two weeks: { $game }.
notice-own-wish =
    { $by } would like { $game } to end as it stands. You may agree, or oppose it. If nobody opposes it, the game ends { $days ->
        [one] one day after the wish.
       *[other] { $days } days after the wish.
    }
notice-own-pause = { $by } would like { $game } to pause. It does once all agree: you may agree, or go on playing.
notice-own-left = Your time has run out at several tables, so your seat at one that waits is free again: { $game }. Sit down again once you have time to play.
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
notice-table-altered = The host has changed what is played at this table: { $game }.
notice-table-going = Nothing has happened at this table for ten days: { $game }. In a few days it goes.
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

notices-title = Notices
notices-intro = Be told when it is your turn, even when no page is open.
notices-none = Nothing tells you yet. Add a way below.
notices-ways = Ways to tell you
notices-add = Add a way
notices-way-mail = Mail
notices-way-push = This browser
notices-way-push-other = A browser
notices-way-webhook = Webhook
notices-way-service = Service
notices-mail-address = Mail address
notices-mail-add = Tell me by mail
notices-mail-sent = A letter is on its way to { $address }. Open its link to confirm the address.
notices-push-add = Tell me in this browser
notices-push-denied = This browser does not let this site show notices. Allow them in its settings for this page.
notices-push-none = This browser cannot be told. On an iPhone or iPad add this site to the home screen first, and open it from there.
notices-webhook-address = Address of the webhook
notices-webhook-add = Tell me by a webhook
notices-webhook-secret = Each body is signed with this secret, which is shown only now: { $secret }
notices-service-address = Address of the service
notices-service-help = Accepted are addresses that begin with { $services }.
notices-service-add = Tell me by a service
notices-state-unconfirmed = not confirmed yet: open the link in the letter
notices-state-ready = works
notices-state-new = nothing sent yet
notices-state-refused = stopped, for the other side refuses it: { $said }
notices-state-trouble = last trouble: { $said }
notices-last = last arrived { $when }
notices-recent-sent = sent
notices-recent-waiting = waiting
notices-recent-sending = being sent
notices-recent-unsure = may have arrived
notices-recent-failed = not taken
notices-try = Send a trial
notices-trying = The trial is on its way. What becomes of it stands here in a moment.
notices-drop = Remove
notices-kinds = Tell me
notices-kind-turn = when it is my turn
notices-kind-short = when my time is short
notices-kind-invited = when I am invited
notices-kind-full = when my table is full
notices-kind-altered = when the host has changed my table
notices-kind-going = when a table of mine that has not begun is about to go
notices-kind-gone = when such a table has gone
notices-kind-wish = when somebody wishes to end a game
notices-kind-pause = when somebody asks for a pause
notices-kind-left = when I lose my seat at a table that waits
notices-kind-over = when a game is over
notices-kind-trial = trial
notices-when = When
notices-quiet = Quiet hours, in which nothing is told
notices-quiet-none = none
notices-quiet-calendar = the nights of my calendar
notices-quiet-night = { $from } to { $to } ({ $zone }). Weekends and vacations hold nothing back.
notices-quiet-no-night = Notices keep to the nights of your calendar once you have saved one with quiet hours; until then they come at any hour. You find it in the settings: “{ $where }”.
notices-quiet-own = other hours
notices-quiet-from = from
notices-quiet-to = to
notices-short = My time is short
notices-short-usual = 8 hours before, or a quarter
notices-short-before = { $hours } hours before, or half
notices-digest = Mail once a day instead of at once
notices-digest-at = at
notices-zone = Hours are those of { $zone }.
notices-calendar = Calendar
notices-calendar-help = An address for your calendar program: it shows where it is your turn. Whoever knows the address can read it.
notices-calendar-make = Make an address
notices-calendar-new = Make another address, and end the old one
notices-calendar-end = End the address
notices-calendar-on = There is an address. It was shown when it was made.
notices-confirm-title = Confirm your mail address
notices-confirm-do = This address is mine
notices-confirmed = { $address } is confirmed. From now on Tertulia tells you there.
notices-stop-title = Fewer mails
notices-stop-what = What is still to be told to { $address }?
notices-stop-all = No more mails
notices-stop-keep = Keep these only
notices-stopped = Done.
notices-table-title = Tell a channel of your own
notices-table-help = Whenever somebody at this table is to play, this address is told so: a webhook, for instance of your group’s channel.
table-tell-channel = Tell a channel of your group whose turn it is
notices-back = Back to the table
notices-saved = Saved.

error-too-many-channels = There are as many ways to tell you as there may be. Remove one first.
error-channel-not-found = This way to tell you does not exist any more.
error-channel-refused = This address cannot be used.
error-link-refused = This link is not good any more.
error-too-many-trials = Too many trials. Please wait a while.
