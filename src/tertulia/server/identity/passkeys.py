"""Passkeys (WebAuthn), which sign in without a name and a password.

They are keys in a device or a password manager. The library webauthn is imported on first use. The challenge of a
request is stored with a one-time token. The device's answer must come from the site's own pages, for the site's own
host name.

The device has to verify its user by PIN, fingerprint or face, so that a lost device alone signs in to no account. A
passkey that was added without verification (`KeyData.verified`) needs none, until the device verifies its user for the
first time.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from tertulia.server.domain.accounts import (
    Credential,
    CredentialKind,
    CredentialRefused,
    CredentialUnknown,
    KeyUnverified,
    Purpose,
    TokenSpent,
)
from tertulia.server.domain.seats import GuestId
from tertulia.server.identity.accounts import Accounts, SignInResult
from tertulia.server.identity.one_time import SPENT_MESSAGE
from tertulia.server.identity.sessions import RequestSession

if TYPE_CHECKING:
    from webauthn.helpers.structs import UserVerificationRequirement

USER_HANDLE_BYTES = 64
CHALLENGE_BYTES = 32
LABEL = "passkey"
UNVERIFIED = "the device did not verify a PIN, a fingerprint or a face"


class Origin(NamedTuple):
    """The origin of the site's pages, as WebAuthn checks it."""

    address: str
    """Scheme, host and port, as browsers send them."""
    name: str
    """The host name that passkeys belong to (the relying party id)."""


class KeyData(Struct, array_like=True, frozen=True):
    """The stored data of a passkey (`Credential.data`)."""

    public: bytes
    count: int
    user_handle: bytes
    """The random id by which the device knows the account; all passkeys of an account share it."""
    transports: list[str]
    """How a browser reaches the device ("usb", "internal", …); empty if the browser did not say."""
    verified: bool
    """Whether the device has verified its user with this passkey.

    If so, every sign-in with the passkey requires verification.
    """


class WebAuthnRequest(NamedTuple):
    """A request to a device, and the ticket that the browser sends with the device's answer."""

    options: bytes
    """The request in JSON, for the browser's `PublicKeyCredential.parse…OptionsFromJSON`."""
    ticket: str


def origin_of(address: str) -> Origin | None:
    """Return the origin of a site's address, or None if browsers offer no passkeys there.

    They offer none at IP addresses, and none without https except on localhost.
    """
    parts = urlsplit(address)
    name = parts.hostname or ""
    local = name == "localhost" or name.endswith(".localhost")
    if not name or not (parts.scheme == "https" or local) or ":" in name or name.replace(".", "").isdigit():
        return None
    return Origin(f"{parts.scheme}://{parts.netloc}", name)


class Passkeys:
    """Adds passkeys to accounts, and signs in with them."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts

    async def start_registration(
        self, guest: GuestId, name: str, origin: Origin, *, verified: bool = True
    ) -> WebAuthnRequest:
        """Return the request to a device to create a passkey for a guest.

        The device shows `name` in its list of passkeys. `origin` is the origin of the site's pages. If `verified`, the
        device has to verify its user; otherwise it does so only if it can.
        """
        import webauthn
        from webauthn.helpers import options_to_json_dict, structs

        own = [
            each
            for each in await self._accounts.stores.credentials.credentials_of(guest)
            if each.kind == CredentialKind.PASSKEY
        ]
        handle = data_of(own[0]).user_handle if own else secrets.token_bytes(USER_HANDLE_BYTES)
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        options = webauthn.generate_registration_options(
            rp_id=origin.name,
            rp_name="Tertulia",
            user_name=name,
            user_display_name=name,
            user_id=handle,
            challenge=challenge,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=_requirement(verified),
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(
                    id=webauthn.base64url_to_bytes(each.subject),
                    transports=[structs.AuthenticatorTransport(one) for one in data_of(each).transports] or None,
                )
                for each in own
            ],
        )
        json_options = options_to_json_dict(options)
        if not verified:  # by default, browsers may protect such a passkey from sign-ins that do not name it
            json_options["extensions"] = {"credentialProtectionPolicy": "userVerificationOptional"}
        ticket = await self._accounts.one_time.create(Purpose.PASSKEY, guest, challenge + handle + bytes([verified]))
        return WebAuthnRequest(msgspec.json.encode(json_options), ticket)

    async def add_passkey(
        self, asker: RequestSession, ticket: str, answer: bytes, label: str, origin: Origin, device: str
    ) -> SignInResult:
        """Check a device's answer to `start_registration`, and add the new passkey to the guest.

        `device` names the browser and its system (`device_of`). `label` is the passkey's name in the guest's list of
        sign-in methods. Raises `TokenSpent` if the ticket is not valid for this guest, and `CredentialRefused` if the
        answer does not match the request. Raises `CredentialTaken` if an account has the passkey, and
        `TooManyCredentials` if the guest has too many sign-in methods. Raises `KeyUnverified` if the request required
        verification and the device has not verified its user.
        """
        import webauthn

        used = await self._accounts.one_time.consume(ticket, Purpose.PASSKEY)
        if used.guest != asker.guest or len(used.data) != CHALLENGE_BYTES + USER_HANDLE_BYTES + 1:
            raise TokenSpent(SPENT_MESSAGE)
        response = _answer(answer)
        try:
            registration = webauthn.helpers.parse_registration_credential_json(response)
            found = webauthn.verify_registration_response(
                credential=registration,
                expected_challenge=used.data[:CHALLENGE_BYTES],
                expected_rp_id=origin.name,
                expected_origin=origin.address,
            )
        except Exception as error:  # the library raises exceptions of many kinds for malformed answers
            raise CredentialRefused("the answer of the device does not match the request") from error
        if used.data[-1] and not found.user_verified:
            raise KeyUnverified(UNVERIFIED)
        subject = webauthn.helpers.bytes_to_base64url(found.credential_id)
        if len(subject) > 400:
            raise CredentialRefused("the passkey's id is too long")
        handle = used.data[CHALLENGE_BYTES:-1]
        transports = sorted({each.value for each in registration.response.transports or ()})
        data = KeyData(found.credential_public_key, found.sign_count, handle, transports, found.user_verified)
        encoded_data = msgspec.msgpack.encode(data)
        now = self._accounts.now()
        credential = Credential(CredentialKind.PASSKEY, subject, asker.guest, label or LABEL, encoded_data, now)
        return await self._accounts.add_credential(asker, credential, device)

    async def start_sign_in(self, guest: GuestId, origin: Origin, *, verified: bool = True) -> WebAuthnRequest:
        """Return the request to a device to sign in with any passkey of this site.

        If `verified`, the device has to verify its user; otherwise it does so only if it can. `sign_in` checks later
        whether the passkey requires verification, because it is not known yet which passkey the device will use.
        """
        import webauthn

        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        options = webauthn.generate_authentication_options(
            rp_id=origin.name, challenge=challenge, user_verification=_requirement(verified)
        )
        ticket = await self._accounts.one_time.create(Purpose.PASSKEY, guest, challenge)
        return WebAuthnRequest(webauthn.options_to_json(options).encode(), ticket)

    async def sign_in(
        self, asker: RequestSession, ticket: str, answer: bytes, origin: Origin, device: str
    ) -> SignInResult:
        """Check a device's answer to `start_sign_in`, and sign in to the account of the passkey.

        `device` names the browser and its system (`device_of`). Raises `TokenSpent` if the ticket is not valid for this
        guest. Raises `CredentialRefused` if the answer does not match the request or was used before, and
        `CredentialUnknown` if no account has the passkey. Once the device has verified its user, the passkey requires
        verification at every sign-in. Raises `KeyUnverified` if a required verification is missing.
        """
        import webauthn

        used = await self._accounts.one_time.consume(ticket, Purpose.PASSKEY)
        if used.guest != asker.guest or len(used.data) != CHALLENGE_BYTES:
            raise TokenSpent(SPENT_MESSAGE)
        response = _answer(answer)
        subject = response.get("id")
        found = await self._accounts.stores.credentials.find(CredentialKind.PASSKEY, str(subject)[:400])
        if found is None:
            raise CredentialUnknown("no account uses this passkey: it may have been removed")
        key_data = data_of(found)
        try:
            checked = webauthn.verify_authentication_response(
                credential=response,
                expected_challenge=used.data,
                expected_rp_id=origin.name,
                expected_origin=origin.address,
                credential_public_key=key_data.public,
                credential_current_sign_count=key_data.count,
            )
        except Exception as error:  # the library raises exceptions of many kinds for malformed answers
            raise CredentialRefused("the answer of the device does not match the request") from error
        if key_data.verified and not checked.user_verified:
            raise KeyUnverified(UNVERIFIED)
        new = msgspec.structs.replace(key_data, count=checked.new_sign_count, verified=checked.user_verified)
        data = msgspec.msgpack.encode(new)
        if not await self._accounts.stores.credentials.store_use(found, self._accounts.now(), data):
            raise CredentialRefused("this answer of the device was used already")
        return await self._accounts.sign_in(asker, found.guest, device)


def _requirement(verified: bool) -> UserVerificationRequirement:
    """Return the WebAuthn requirement that the device verifies its user: always, or only if it can."""
    from webauthn.helpers.structs import UserVerificationRequirement

    return UserVerificationRequirement.REQUIRED if verified else UserVerificationRequirement.PREFERRED


def signs_in_unverified(credential: Credential) -> bool:
    """Whether a credential is a passkey that signs in without PIN, fingerprint or face."""
    try:
        return credential.kind == CredentialKind.PASSKEY and not data_of(credential).verified
    except CredentialRefused:  # a damaged passkey cannot sign in
        return False


def data_of(credential: Credential) -> KeyData:
    """Return the stored data of a passkey. Raises `CredentialRefused` if the data is damaged."""
    try:
        return msgspec.msgpack.decode(credential.data, type=KeyData)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise CredentialRefused("the stored passkey is damaged: sign in with another method, and remove it") from error


def _answer(text: bytes) -> dict[str, Any]:
    """Parse a device's answer, as the browser sends it.

    Raises `CredentialRefused` if it is not a JSON object.
    """
    try:
        response: dict[str, Any] = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise CredentialRefused("credential: must be the browser's JSON object") from None
    return response
