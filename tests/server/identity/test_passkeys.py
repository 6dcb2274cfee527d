"""Passkeys require user verification, unless a passkey was added without it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

from tests.server.asgi import Site, site
from tests.server.browsers import ADDRESS, Browser

NAME = b"localhost"
PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40
"""Authenticator flags: user present, user verified, attested credential data included."""
KEY_ID = b"passkey of the tests"


class Device:
    """An authenticator with one passkey (ECDSA on P-256). With `verifies` it checks a PIN, fingerprint or face."""

    def __init__(self, *, verifies: bool) -> None:
        self.verifies, self.count = verifies, 0
        self.transports: list[object] = ["internal"]
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer registration options, without attestation."""
        point = self._key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        added = bytes(16) + len(KEY_ID).to_bytes(2, "big") + KEY_ID + public
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(HAS_KEY) + added}
        client_data = self._client_data("webauthn.create", options)
        answer = self._answer({"clientDataJSON": client_data, "attestationObject": cbor2.dumps(attestation)})
        answer["response"]["transports"] = self.transports
        return answer

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer sign-in options."""
        data, client_data = self._data(), self._client_data("webauthn.get", options)
        signature = self._key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer({"clientDataJSON": client_data, "authenticatorData": data, "signature": signature})

    def _data(self, flags: int = 0) -> bytes:
        self.count += 1
        flag_byte = flags | PRESENT | (VERIFIED if self.verifies else 0)
        return hashlib.sha256(NAME).digest() + bytes([flag_byte]) + self.count.to_bytes(4, "big")

    def _client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": ADDRESS}).encode()

    def _answer(self, response: dict[str, bytes]) -> dict[str, Any]:
        id, encoded = bytes_to_base64url(KEY_ID), {name: bytes_to_base64url(each) for name, each in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": encoded}


async def ask_options(browser: Browser, what: str, verified: bool) -> tuple[str, dict[str, Any]]:
    """Return the ticket and the options for the authenticator."""
    body = (await browser.post(f"account/passkey/{what}", {"verified": verified})).json()
    return body["ticket"], json.loads(body["options"])


async def add_passkey(browser: Browser, device: Device, *, verified: bool = True) -> httpx.Response:
    ticket, options = await ask_options(browser, "new", verified)
    answer = await browser.post("account/passkey/add", {"ticket": ticket, "credential": device.make(options)})
    await browser.load()
    return answer


async def sign_in(running: Site, device: Device, *, verified: bool = False) -> tuple[int, str]:
    """Sign in from a new browser. Returns the status and the error code, or the outcome of a success."""
    browser = await Browser(running).load()
    ticket, options = await ask_options(browser, "challenge", verified)
    answer = await browser.post("account/passkey/use", {"ticket": ticket, "credential": device.sign(options)})
    return answer.status_code, answer.json().get("error") or answer.json()["result"]


async def list_passkey_flags(browser: Browser) -> list[bool]:
    """Return, for each sign-in method of the guest, whether it is listed as unverified."""
    return [each["unverified"] for each in (await browser.get("account")).json()["credentials"]]


async def test_options_ask_for_verification_unless_declined(tmp_path: Path) -> None:
    async with site(tmp_path, address=ADDRESS) as running:
        ana = await Browser(running).load("Ana")
        for verified, expected in ((True, "required"), (False, "preferred")):
            _, new = await ask_options(ana, "new", verified)
            assert new["authenticatorSelection"]["userVerification"] == expected
            assert ("extensions" in new) is not verified
            assert (await ask_options(ana, "challenge", verified))[1]["userVerification"] == expected
        for what in ("new", "challenge"):
            usual = (await ana.post(f"account/passkey/{what}")).json()["options"]
            assert '"userVerification":"required"' in usual.replace(" ", "")


async def test_passkey_with_verification_requires_it(tmp_path: Path) -> None:
    async with site(tmp_path, address=ADDRESS) as running:
        ana, device = await Browser(running).load("Ana"), Device(verifies=True)
        assert (await add_passkey(ana, device)).status_code == 201
        assert await list_passkey_flags(ana) == [False]
        device.verifies = False
        for verified in (True, False):
            assert await sign_in(running, device, verified=verified) == (422, "key-unverified")
        device.verifies = True
        assert await sign_in(running, device) == (200, "entered")


async def test_unverified_answer_is_added_only_with_a_ticket_for_it(tmp_path: Path) -> None:
    async with site(tmp_path, address=ADDRESS) as running:
        ana, device = await Browser(running).load("Ana"), Device(verifies=False)
        refused = await add_passkey(ana, device)
        assert (refused.status_code, refused.json()["error"], await list_passkey_flags(ana)) == (
            422,
            "key-unverified",
            [],
        )
        assert (await add_passkey(ana, device, verified=False)).status_code == 201
        assert await list_passkey_flags(ana) == [True]
        assert await sign_in(running, device) == (200, "entered")


async def test_passkey_requires_verification_once_verified(tmp_path: Path) -> None:
    async with site(tmp_path, address=ADDRESS) as running:
        ana, device = await Browser(running).load("Ana"), Device(verifies=False)
        assert (await add_passkey(ana, device, verified=False)).status_code == 201
        assert await list_passkey_flags(ana) == [True]
        device.verifies = False
        assert await sign_in(running, device) == (200, "entered")
        device.verifies = True
        assert await sign_in(running, device) == (200, "entered")
        assert await list_passkey_flags(ana) == [False]
        device.verifies = False
        assert await sign_in(running, device) == (422, "key-unverified")


async def test_verifying_device_is_listed_as_verified(tmp_path: Path) -> None:
    async with site(tmp_path, address=ADDRESS) as running:
        ana = await Browser(running).load("Ana")
        assert (await add_passkey(ana, Device(verifies=True), verified=False)).status_code == 201
        assert await list_passkey_flags(ana) == [False]


async def test_known_passkeys_are_excluded_with_their_transports(tmp_path: Path) -> None:
    async with site(tmp_path, address=ADDRESS) as running:
        ana, device = await Browser(running).load("Ana"), Device(verifies=True)
        device.transports = ["usb", "nfc", "usb", "carrier pigeon", 1]
        await add_passkey(ana, device)
        (known,) = (await ask_options(ana, "new", True))[1]["excludeCredentials"]
        assert known["transports"] == ["nfc", "usb"]
