"""Bodies of requests about the asking guest's account."""

from __future__ import annotations

import re
from typing import Annotated, Any

from msgspec import Meta, Struct

TokenText = Annotated[str, Meta(max_length=100)]
Id = Annotated[str, Meta(max_length=64)]
Label = Annotated[str, Meta(max_length=60)]
SETTING = re.compile("[A-Za-z0-9.-]{1,40}")
"""The names that client settings can have."""
SettingValue = Annotated[str, Meta(max_length=200)]


class LinkRequest(Struct, forbid_unknown_fields=True):
    """The token of a one-time link: the part behind its `#`."""

    token: TokenText


class CodeRequest(Struct, forbid_unknown_fields=True):
    """The six-digit code of a sign-in email, and the ticket that the request for the email returned."""

    ticket: TokenText
    code: Annotated[str, Meta(max_length=20)]


class MailRequest(Struct, forbid_unknown_fields=True):
    """A request for a sign-in email; the address need not belong to an account yet."""

    address: Annotated[str, Meta(max_length=300)]


class SettleRequest(Struct, forbid_unknown_fields=True):
    """The decision about the former guest after a sign-in: merge them into the account, or leave them behind."""

    ticket: TokenText
    merge: bool


class EndRequest(Struct, forbid_unknown_fields=True):
    """Sessions to end: those with the given ids, or all except the asking browser's (`others`)."""

    ids: Annotated[list[Id], Meta(max_length=100)] = []
    others: bool = False


class CredentialRequest(Struct, forbid_unknown_fields=True):
    """A sign-in method, by its id."""

    id: Id


class RemoveRequest(CredentialRequest, forbid_unknown_fields=True):
    """A sign-in method to remove."""

    last: bool = False
    """Whether to remove it even if it is the only one."""


class RenameRequest(CredentialRequest, forbid_unknown_fields=True):
    """A new label for a sign-in method."""

    label: Label


class AskPasskeyRequest(Struct, forbid_unknown_fields=True):
    """A request for WebAuthn options, to create a passkey or to sign in with one."""

    verified: bool = True
    """Whether the device has to verify its user by PIN, fingerprint or face."""


class PasskeyRequest(Struct, forbid_unknown_fields=True):
    """The answer of a device, as the browser's WebAuthn API returns it in JSON."""

    ticket: TokenText
    credential: dict[str, Any]
    label: Label = ""


class OpenIdRequest(Struct, forbid_unknown_fields=True):
    """The parameters with which the OpenID provider sent the browser back."""

    code: Annotated[str, Meta(max_length=2000)]
    state: TokenText


class DeleteRequest(Struct, forbid_unknown_fields=True):
    """A request to delete the account, confirmed by the guest's name."""

    name: Annotated[str, Meta(max_length=200)]


class SettingsRequest(Struct, forbid_unknown_fields=True):
    """Changed settings by name; null restores the default."""

    values: Annotated[dict[str, SettingValue | None], Meta(max_length=100)]
