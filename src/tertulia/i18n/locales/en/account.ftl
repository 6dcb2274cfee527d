### Who one is: the page "You", links for other devices, ways to sign in, and the mails that belong to them.

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
