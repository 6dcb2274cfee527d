"""Refusals of sign-in and of account changes, one class for each reason."""

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
    """The sign-in method belongs to an account already, perhaps to the guest's own."""

    code = "credential-taken"


class CredentialUnknown(Refused):
    """The guest has no such sign-in method."""

    code = "credential-unknown"


class CredentialRefused(Refused):
    """The answer of a device or an OpenID provider fails verification."""

    code = "credential-refused"


class KeyUnverified(Refused):
    """The passkey requires verification, and the device has not verified its user."""

    code = "key-unverified"


class LastCredential(Refused):
    """The account has no other sign-in method, so its removal has to be confirmed."""

    code = "last-credential"


class NotOffered(Refused):
    """This site does not offer the sign-in method."""

    code = "not-offered"


class MailAddressRefused(Refused):
    """The text is no email address."""

    code = "mail-address"


class ElsewhereAway(Refused):
    """The OpenID provider does not answer."""

    code = "elsewhere-away"


class LastAdministrator(Refused):
    """Without this guest the site would have no administrator."""

    code = "last-administrator"


class SessionRotated(Refused):
    """Another token has just replaced the one in the cookie.

    The browser has the new cookie by now, or gets it soon.
    """

    code = "session-rotated"


class SameTable(Refused):
    """Both guests that are to be merged sit at one table."""

    code = "same-table"


class SessionUnknown(Refused):
    """The guest has no session with this id."""

    code = "session-unknown"


class TooManyCredentials(Refused):
    """More sign-in methods than an account can have."""

    code = "too-many-credentials"


class TooManySettings(Refused):
    """More settings than are stored for one guest."""

    code = "too-many-settings"


class TooManyEmails(TooMany):
    """More emails with links than one internet address may request, or than one mailbox may get."""

    code = "too-many-letters"


class TooManyLinks(TooMany):
    """More links and codes than one internet address may create or try."""

    code = "too-many-links"


class TooManyExports(TooMany):
    """More downloads of a guest's data than are allowed in an hour."""

    code = "too-many-exports"
