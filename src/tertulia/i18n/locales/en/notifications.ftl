### Notifications: texts sent by email, push and webhook, and the notification settings.

notification-title-turn = Your turn: { $game }
notification-title-low-time = Running low on time: { $game }
notification-title-invited = Invitation: { $game }
notification-title-joined = New player: { $game }
notification-title-full = Table full: { $game }
notification-title-altered = Table changed: { $game }
notification-title-closing = Table about to close: { $game }
notification-title-closed = Table closed: { $game }
notification-title-end-proposed = Proposal to end the game: { $game }
notification-title-pause-proposed = Pause proposed: { $game }
notification-title-removed = You lost your seat: { $game }
notification-title-over = Game over: { $game }
notification-title-many =
    { $count ->
        [one] News from one table
       *[other] News from { $count } tables
    }
notification-own-turn =
    { $count ->
        [0] It is your turn in { $game }.
       *[other] It is your turn in { $game } with { $players }.
    }
notification-own-low-time =
    { $count ->
        [0] You are running low on time in { $game }.
       *[other] You are running low on time in { $game } with { $players }.
    }
# A moment by the clock of a city: the deadline below.
notification-when = { $when } ({ $city } time)
notification-until = You have until { $when }.
notification-own-invited =
    { $count ->
        [0] There is a seat for you at a new table: { $game }.
       *[other] There is a seat for you at a new table: { $game } with { $players }.
    }
notification-own-joined =
    { $count ->
        [0] A player has joined your table: { $game }.
       *[other] A player has joined your table: { $game } with { $players }.
    }
notification-own-full =
    { $count ->
        [0] Your table is full and the game can start: { $game }.
       *[other] Your table is full and the game can start: { $game } with { $players }.
    }
notification-own-altered =
    { $count ->
        [0] The host has changed your table. Do you want to stay? { $game }
       *[other] The host has changed your table. Do you want to stay? { $game } with { $players }
    }
notification-own-wanted =
    { $count ->
        [0] { $by } invites you to a table: { $game }.
       *[other] { $by } invites you to a table: { $game } with { $players }.
    }
notification-own-closing =
    { $count ->
        [0] Nobody has joined your table for ten days: { $game }. It will be closed in a few days unless something happens there.
       *[other] Nothing has happened at your table for ten days: { $game } with { $players }. It will be closed in a few days unless you start the game or someone joins.
    }
notification-own-closed = The table was closed after two weeks without activity: { $game }.
notification-own-end-proposed =
    { $by } proposes to end { $game } now, with the current score. You can agree or decline. If nobody declines, the game ends { $days ->
        [one] one day after the proposal.
       *[other] { $days } days after the proposal.
    }
notification-own-pause-proposed = { $by } proposes to pause { $game }. The pause starts when all players agree. You can agree or decline.
notification-own-removed = You ran out of time at several tables, so you lost your seat at a table that had not started: { $game }. Join again when you have time to play.
notification-own-over =
    { $count ->
        [0] { $game } is over.
       *[other] { $game } with { $players } is over.
    }
notification-table-turn =
    { $count ->
        [0] It is a player’s turn in { $game }.
       *[other] { $players }: it is your turn in { $game }.
    }
notification-table-low-time = A player is running low on time: { $game }.
notification-table-invited = New table: { $game }.
notification-table-full = The table is full and the game can start: { $game }.
notification-table-altered = The host has changed the settings of this table: { $game }.
notification-table-closing = Nothing has happened at this table for ten days: { $game }. It will be closed in a few days.
notification-table-over = { $game } is over.
notification-test-title = Test notification from Tertulia
notification-test-text = This is how Tertulia notifies you when it is your turn.
notification-merged-title = A browser was added to your account
notification-merged-text = A browser signed in to your account and moved the seats of another guest to it: { $device }. If this was not you, remove sign-in methods that you do not recognise, and sign out all other browsers.
notification-confirm-subject = Confirm your email address
notification-confirm-text =
    Someone, probably you, wants to receive notifications from Tertulia at this address.

    If this was you, open this page to confirm:
    { $url }

    If it was not you, ignore this email: addresses that are not confirmed receive no notifications.
notification-mail-why = You receive this email because you turned on notifications in Tertulia.
notification-mail-settings = Notification settings
notification-mail-unsubscribe = Unsubscribe
notification-calendar = Tertulia
notification-calendar-turn = Your turn: { $game }
notification-calendar-deadline = Time runs out: { $game }

notifications-title = Notifications
notifications-intro = Get notified when it is your turn, even when Tertulia is not open.
notifications-none = No notifications set up yet. Add a channel below.
notifications-nothing-new = Nothing new.
notifications-ways = Channels
notifications-add = Add a channel
notifications-way-mail = Email
notifications-way-push = This browser
notifications-way-push-other = Another browser
notifications-way-webhook = Webhook
notifications-way-service = Service
notifications-mail-address = Email address
notifications-mail-use = Use it
notifications-mail-add = Notify me by email
notifications-mail-sent = Email sent to { $address }. Open the link in it to confirm the address.
notifications-push-add = Notify me in this browser
notifications-push-denied = This browser blocks notifications from this site. Allow them in the browser’s site settings.
notifications-push-none = This browser does not support push notifications.
notifications-push-none-https = Push notifications need https. Open this site at an https address.
notifications-push-none-install = On an iPhone or iPad, add this site to the home screen and open it from there to get push notifications.
notifications-webhook-address = Webhook address
notifications-webhook-add = Add webhook
notifications-webhook-secret = Payloads are signed with this secret. Copy it now, it is shown only once: { $secret }
notifications-service-address = Service address
notifications-service-help = Addresses can start with { $services }.
notifications-service-add = Add service
notifications-state-unconfirmed = not confirmed: open the link in the email
notifications-state-ready = active
notifications-state-new = nothing sent yet
notifications-state-refused = stopped: delivery rejected ({ $said })
notifications-state-trouble = last error: { $said }
notifications-last = last delivered { $when }
notifications-recent-sent = sent
notifications-recent-waiting = waiting
notifications-recent-sending = sending
notifications-recent-unknown = possibly delivered
notifications-recent-failed = rejected
notifications-try = Send test notification
notifications-trying = Test notification sent. The result appears here shortly.
notifications-drop = Remove
notifications-kinds = Notify me
notifications-kind-turn = when it is my turn
notifications-kind-low-time = when I am running low on time
notifications-kind-invited = when I am invited
notifications-kind-joined = when a player joins my table
notifications-kind-full = when my table is full
notifications-kind-altered = when the host changes my table
notifications-kind-closing = when my table that has not started is about to be closed
notifications-kind-closed = when my table is closed before the game starts
notifications-kind-end-proposed = when a player proposes to end a game
notifications-kind-pause-proposed = when a player proposes a pause
notifications-kind-removed = when I lose my seat at a table that has not started
notifications-kind-over = when a game is over
notifications-kind-test = test
notifications-when = Timing
notifications-quiet = Quiet hours (no notifications)
notifications-quiet-none = none
notifications-quiet-calendar = the nights in my calendar
notifications-quiet-night = { $from } to { $to } ({ $zone }). Notifications still arrive on weekends and vacations.
notifications-quiet-no-night = Save quiet hours in your calendar first; until then notifications arrive at any hour. You find the calendar in the settings: “{ $where }”.
notifications-quiet-own = custom hours
notifications-quiet-from = from
notifications-quiet-to = to
notifications-low-time = Low-time warning
notifications-low-time-usual = 8 hours before, or when 25% is left
notifications-low-time-before = { $hours } hours before, or when 50% is left
notifications-digest = One email a day instead of immediate emails (low-time warnings still come immediately)
notifications-digest-at = at
notifications-zone = Time zone: { $zone }
notifications-calendar = Calendar
notifications-calendar-help = Subscribe to this address in your calendar app to see at which tables it is your turn. Anyone who knows the address can read it.
notifications-calendar-make = Create calendar address
notifications-calendar-new = Replace with a new address
notifications-calendar-end = Delete calendar address
notifications-calendar-on = Your calendar address is active. It was shown once, when you created it.
notifications-confirm-title = Confirm your email address
notifications-confirm-do = Confirm address
notifications-confirmed = { $address } is confirmed. You will now receive notifications there.
notifications-unsubscribe-title = Email notifications
notifications-unsubscribe-what = What should { $address } still receive?
notifications-unsubscribe-all = Unsubscribe from all
notifications-unsubscribe-keep = Save selection
notifications-unsubscribed = Saved.
notifications-table-title = Notify a group channel
notifications-table-help = Whenever it is a player’s turn at this table, a message is sent to this address, for example the webhook of your group’s channel.
table-tell-channel = Notify a group channel of turns
notifications-back = Back to the table
notifications-saved = Saved.
push-offer = Get a notification when it is your turn
push-offer-do = Turn on
push-offer-done = Notifications are on in this browser.
install-offer = Install Tertulia on this device
install-offer-help = It opens from the home screen like an app, and your tables stay the same.
install-offer-do = Install

error-too-many-channels = You have reached the maximum number of channels. Remove one first.
error-channel-not-found = This channel no longer exists.
error-channel-refused = This address cannot be used.
error-link-refused = This link is no longer valid.
error-too-many-trials = Too many test notifications. Please wait a while.
