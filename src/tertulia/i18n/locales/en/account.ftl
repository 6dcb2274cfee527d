### Who one is: the page "You", links for other devices, ways to sign in, and the mails that belong to them.

you-lead = You are { $name }. Only this browser knows that yet: with a way to sign in you find your seats again on any device.
you-lead-alone = You are { $name }. Only this browser knows that: by the link below another device is you, too, and finds your seats.
you-lead-safe = You are { $name }, and you find your seats again on any device by signing in.

you-device-title = Continue on another device
you-device-help = The link makes another device yours: the same name, the same seats. It is good once and for ten minutes. Give it to nobody.
you-device-make = Make a link
you-device-again = Make another link
you-device-scan = Scan this with the other device, or open the link there:
you-device-copy = Copy the link
you-device-copied = The link is copied.

you-ways-title = Ways to sign in
you-ways-none = None yet.
you-way-mail = Mail
you-way-passkey = Passkey
you-way-openid = Account elsewhere
you-way-made = added { $when }
you-way-used = last used { $when }
you-way-name = Name
you-way-name-of = Name of { $what }
you-way-save = Save
you-way-remove = Remove
you-way-remove-of = Remove { $what }
you-way-last = This is your last way to sign in. Without it only your own browsers know you, and a lost one takes your seats with it.
you-way-last-yes = Remove it all the same
you-way-last-no = Keep it

you-mail-title = By mail
you-mail-help = We send you a link and six digits. If somebody here has this address you sign in as them, otherwise it becomes yours. Nobody else sees it.
you-mail-address = Mail address
you-mail-send = Send link
you-mail-sent = A mail is on its way to { $address }. Press its link, or type its six digits here. It is good for 15 minutes.
you-mail-code = Six digits
you-mail-use = Continue
you-mail-other = Take another address

you-passkey-title = By passkey
you-passkey-help = Your device or your password manager signs you in: by finger, face or code. There is nothing to remember.
you-passkey-add = Add a passkey
you-passkey-use = Sign in with a passkey
you-passkey-added = The passkey is added.
you-passkey-stopped = Nothing was done: the device was not asked, or said no.
you-openid-use = Sign in with { $name }

you-sessions-title = Your browsers
you-sessions-help = Each of them is you. End what you do not know or no longer use.
you-session = { $browser } on { $system }
you-session-here = This one
you-session-seen = last here { $when }
you-just-now = just now
you-session-end = End
you-session-end-of = End { $what }
you-session-end-others = End all others
you-session-ended = Ended.
you-browser-firefox = Firefox
you-browser-chrome = Chrome
you-browser-edge = Edge
you-browser-opera = Opera
you-browser-samsung = Samsung Internet
you-browser-safari = Safari
you-browser-other = A browser
you-system-iphone = an iPhone
you-system-ipad = an iPad
you-system-android = Android
you-system-chromeos = ChromeOS
you-system-windows = Windows
you-system-mac = a Mac
you-system-linux = Linux
you-system-other = another device

you-data-title = What is kept of you
you-data-help = Your settings and your language go with you to every device where you are { $name }. You can have all that is kept of you in one file, with the records of your games that are over.
you-data-export = Save everything as a file
you-delete-title = Delete me
you-delete-help = Your name, your ways to sign in, your browsers and your settings go for good. Games stay for the others, with “Anónimo” in your place; where a game is running, a bot plays on for you.
you-delete-begin = Delete me …
you-delete-name = Type your name, { $name }, if you mean it:
you-delete-yes = Delete me for good
you-delete-no = Do not delete
you-deleted = You are gone, and a new guest from now on.

link-title = Continue here
link-device = This link makes this browser { $name }: the same name, the same seats.
link-mail-in = This link comes from a mail to { $address } and signs you in as { $name }.
link-mail-adds = This link comes from a mail to { $address }. { $name } can sign in with this address from then on, and this browser is { $name }.
link-careful = Go on only if you have asked for it yourself.
link-here = This browser is { $name } already.
link-go = Continue as { $name }
link-add = Add the address
link-not = Not now
link-elsewhere = One moment, we are asking the other site …
ask-title = Who do you want to be?
ask-what = You are { $name } from now on. What becomes of the guest that you were in this browser?
ask-merge = Bring the seats along
ask-merge-help = { $tables ->
    [0] What you signed in with before belongs to { $name } then.
    [one] One table: your seat there belongs to { $name } then.
   *[other] { $tables } tables: your seats there belong to { $name } then.
}
ask-leave = Leave them behind
ask-leave-help = This browser is { $name }; the seats of before stay with the guest that you were, and you have no way back to them.
ask-table = To the table where both sit
entered-title = Welcome, { $name }
entered-added = From now on you can sign in with it.
entered-go = To the lobby

sign-in-mail-subject = Your link for Tertulia
sign-in-mail-what = Hello! Somebody, most likely you, wants to sign in at { $site } as { $name } or add this address there. This link does it:
sign-in-mail-button = Continue
sign-in-mail-code = On the device that asked for it you can type these digits instead: { $code }. Both are good once and for { $minutes } minutes.
sign-in-mail-not-you = Was it not you? Then do nothing, and nothing happens.

error-link-spent = This link or these digits are no longer good. Ask for new ones.
error-code-wrong = These are not the digits in the mail.
error-credential-taken = Somebody signs in with this already.
error-credential-unknown = Nobody signs in with this here any more.
error-credential-refused = The answer did not fit. Please try again.
error-last-credential = This is your last way to sign in.
error-not-offered = This site does not offer that.
error-mail-address = This is no mail address: one looks like ana@example.org, without accents.
error-elsewhere-away = The other site does not answer. Please try again later.
error-same-table = Both sit at one table. One of them has to leave it first; in a game that is running that cannot be done.
error-session-unknown = This browser is not yours any more.
error-too-many-credentials = An account has at most 20 ways to sign in.
error-too-many-settings = So many settings are not kept.
error-too-many-letters = So many mails are not sent. Please wait for those that are on their way.
error-too-many-links = Too many tries. Please wait a moment.
error-too-many-exports = That was several times in a row. Please wait an hour.
