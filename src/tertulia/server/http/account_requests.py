"""What requests about one's account carry."""

from __future__ import annotations

import re
from typing import Annotated, Any

from msgspec import Meta, Struct

TokenText = Annotated[str, Meta(max_length=100)]
Id = Annotated[str, Meta(max_length=64)]
Label = Annotated[str, Meta(max_length=60)]
SETTING = re.compile("[A-Za-z0-9.-]{1,40}")
"""How settings are called."""
SettingValue = Annotated[str, Meta(max_length=200)]


class LinkRequest(Struct, forbid_unknown_fields=True):
    """A link that is good once: the part behind the #."""

    token: TokenText


class CodeRequest(Struct, forbid_unknown_fields=True):
    """The digits of a mail, and what was answered when it was asked for."""

    ticket: TokenText
    code: Annotated[str, Meta(max_length=20)]


class MailRequest(Struct, forbid_unknown_fields=True):
    """An address to sign in with, be it known here or new."""

    address: Annotated[str, Meta(max_length=300)]


class SettleRequest(Struct, forbid_unknown_fields=True):
    """What becomes of the guest that one was: merged into the account, or left behind."""

    ticket: TokenText
    merge: bool


class EndRequest(Struct, forbid_unknown_fields=True):
    """Sessions to be ended: some by their ids, or all but this one."""

    ids: Annotated[list[Id], Meta(max_length=100)] = []
    others: bool = False


class CredentialRequest(Struct, forbid_unknown_fields=True):
    """A way to sign in, by its id."""

    id: Id


class RemoveRequest(CredentialRequest, forbid_unknown_fields=True):
    """A way to sign in that is to go."""

    last: bool = False
    """Whether it may be the last one."""


class RenameRequest(CredentialRequest, forbid_unknown_fields=True):
    """What a way to sign in is to be called."""

    label: Label


class AskPasskeyRequest(Struct, forbid_unknown_fields=True):
    """Options for a device that makes a passkey or signs in with one."""

    verified: bool = True
    """Whether the device has to verify its user by PIN, fingerprint or face."""


class PasskeyRequest(Struct, forbid_unknown_fields=True):
    """The answer of a device, as the browser gives it in JSON."""

    ticket: TokenText
    credential: dict[str, Any]
    label: Label = ""


class OpenIdRequest(Struct, forbid_unknown_fields=True):
    """With what somebody has come back from another site."""

    code: Annotated[str, Meta(max_length=2000)]
    state: TokenText


class DeleteRequest(Struct, forbid_unknown_fields=True):
    """The name of whoever wants to go, typed by them."""

    name: Annotated[str, Meta(max_length=200)]


class SettingsRequest(Struct, forbid_unknown_fields=True):
    """Settings with new values; null for what is usual."""

    values: Annotated[dict[str, SettingValue | None], Meta(max_length=100)]
