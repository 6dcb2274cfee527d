"""What is refused to whoever says who they are, one kind a reason."""

from __future__ import annotations

from tertulia.server.domain.errors import TooMany
from tertulia.server.errors import Refused


class TokenSpent(Refused):
    """A link or a code that is not good, or not any more: which of these, nobody is told."""

    code = "link-spent"


class AddressUnknown(Refused):
    """No account has the email address, and this browser did not request the link."""

    code = "address-unknown"


class WrongCode(Refused):
    """Six digits that are others than those in the mail."""

    code = "code-wrong"


class CredentialTaken(Refused):
    """Somebody else signs in with this already, or whoever asks does."""

    code = "credential-taken"


class CredentialUnknown(Refused):
    """Nobody signs in with this, or not whoever asks."""

    code = "credential-unknown"


class CredentialRefused(Refused):
    """An answer of a device or of another site that does not show what it should."""

    code = "credential-refused"


class KeyUnverified(Refused):
    """A passkey that requires verification, and a device that has not verified its user by PIN, fingerprint or face."""

    code = "key-unverified"


class LastCredential(Refused):
    """Without it nobody could sign in to the account any more: to be said twice."""

    code = "last-credential"


class NotOffered(Refused):
    """A way to sign in that this site does not have."""

    code = "not-offered"


class MailAddressRefused(Refused):
    """What is no mail address."""

    code = "mail-address"


class ElsewhereAway(Refused):
    """The site that says who somebody is does not answer."""

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
    """There is no such session of whoever asks."""

    code = "session-unknown"


class TooManyCredentials(Refused):
    """More ways to sign in than one account may have."""

    code = "too-many-credentials"


class TooManySettings(Refused):
    """More settings than are kept of one person."""

    code = "too-many-settings"


class TooManyLetters(TooMany):
    """Mails that one address, or the same person, asks for."""

    code = "too-many-letters"


class TooManyLinks(TooMany):
    """Links and codes that are made or tried."""

    code = "too-many-links"


class TooManyExports(TooMany):
    """Copies of all that is kept of oneself."""

    code = "too-many-exports"
