"""A device with a passkey, in process: it answers the options of a server as a browser would."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

from tests.server.visitors import ADDRESS

NAME = b"localhost"
PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40
"""Flags of an answer: the user was there, the user was verified, a new public key follows."""
KEY_ID = b"passkey of the tests"


class Device:
    """A device with one passkey (ECDSA on P-256). With `verifies` it checks PIN, fingerprint or face."""

    def __init__(self, *, verifies: bool) -> None:
        self.verifies, self.count = verifies, 0
        self.transports: list[object] = ["internal"]
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to options for a new passkey, without attestation."""
        point = self._key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        added = bytes(16) + len(KEY_ID).to_bytes(2, "big") + KEY_ID + public
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(HAS_KEY) + added}
        said = self._said("webauthn.create", options)
        answer = self._answer({"clientDataJSON": said, "attestationObject": cbor2.dumps(attestation)})
        answer["response"]["transports"] = self.transports
        return answer

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to options for a sign-in."""
        data, said = self._data(), self._said("webauthn.get", options)
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer({"clientDataJSON": said, "authenticatorData": data, "signature": signature})

    def _data(self, flags: int = 0) -> bytes:
        self.count += 1
        shown = flags | PRESENT | (VERIFIED if self.verifies else 0)
        return hashlib.sha256(NAME).digest() + bytes([shown]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": ADDRESS}).encode()

    def _answer(self, response: dict[str, bytes]) -> dict[str, Any]:
        id, said = bytes_to_base64url(KEY_ID), {name: bytes_to_base64url(each) for name, each in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": said}
