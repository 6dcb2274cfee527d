"""Refusals of signing in and of changes to an account, one class for each reason."""

from __future__ import annotations

from tertulia.server.domain.errors import TooMany
from tertulia.server.errors import Refused


class TokenSpent(Refused):
    """A link or code that is unknown, used or expired; the answer does not say which."""

    code = "link-spent"


class AddressUnknown(Refused):
    """No account has the email address, and this browser did not request the link."""

    code = "address-unknown"


class WrongCode(Refused):
    """The six digits differ from those in the email."""

    code = "code-wrong"


class CredentialTaken(Refused):
    """A sign-in method that an account has already: another one, or the asking guest's own."""

    code = "credential-taken"


class CredentialUnknown(Refused):
    """A sign-in method that no account has, or not the asking guest's."""

    code = "credential-unknown"


class CredentialRefused(Refused):
    """An answer of a device or an OpenID provider that fails verification."""

    code = "credential-refused"


class KeyUnverified(Refused):
    """A passkey that requires verification, and a device that has not verified its user by PIN, fingerprint or face."""

    code = "key-unverified"


class LastCredential(Refused):
    """The account's only sign-in method: its removal has to be confirmed."""

    code = "last-credential"


class NotOffered(Refused):
    """A sign-in method that this site does not offer."""

    code = "not-offered"


class MailAddressRefused(Refused):
    """A text that is no email address."""

    code = "mail-address"


class ElsewhereAway(Refused):
    """The OpenID provider does not answer."""

    code = "elsewhere-away"


class LastAdministrator(Refused):
    """Without this guest the site would have no administrator."""

    code = "last-administrator"


class SessionRotated(Refused):
    """The cookie carries a token that another one has just replaced: the browser has the new cookie by now, or gets it soon."""

    code = "session-rotated"


class SameTable(Refused):
    """Two guests that are to become one sit at the same table."""

    code = "same-table"


class SessionUnknown(Refused):
    """The asking guest has no session with this id."""

    code = "session-unknown"


class TooManyCredentials(Refused):
    """More sign-in methods than an account can have."""

    code = "too-many-credentials"


class TooManySettings(Refused):
    """More settings than are stored for one guest."""

    code = "too-many-settings"


class TooManyLetters(TooMany):
    """More emails with links than one internet address may request, or one mailbox may get."""

    code = "too-many-letters"


class TooManyLinks(TooMany):
    """More links and codes than one internet address may create or try."""

    code = "too-many-links"


class TooManyExports(TooMany):
    """More downloads of a guest's data than are allowed in an hour."""

    code = "too-many-exports"
