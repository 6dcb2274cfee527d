"""Web push (RFC 8030): messages encrypted for the browser (RFC 8291), signed by the site (RFC 8292)."""

from __future__ import annotations

import base64
from typing import Protocol

import msgspec

from tertulia.server.delivery.outward import Outward, refused_by
from tertulia.server.domain.delivery import Message, NotDelivered, PushSubscription, Told
from tertulia.server.domain.notices import OF_TURNS, SENT_ALONE

LIFE_OF_TURNS, LIFE = 28 * 86_400, 7 * 86_400
"""Seconds for which a push service keeps a message for an offline browser.

A message about turns alone may wait for the longest time that push services allow: the browser asks the server again
when it arrives.
"""
MOST_BYTES = 3000
"""Maximum size of a message before encryption: push services refuse more than 4096 bytes after it."""


class Voucher(Protocol):
    """Authenticates the site to push services (`tertulia.server.identity.push_key`)."""

    def authorization(self, endpoint: str, now: int) -> str:
        """The `Authorization` header that identifies the site to a push service."""


class PushSender:
    """Sends notifications to browsers (`tertulia.server.domain.delivery.Sender`)."""

    harmless = True
    replaces = True

    def __init__(self, outward: Outward, key: Voucher) -> None:
        self._outward, self._key = outward, key

    async def send(self, address: bytes, message: Message) -> None:
        """Send a message.

        For an offline browser, a message replaces the waiting one with an equal topic. Turns share a topic, as a
        message about turns repeats the earlier turns that are still true. Each kind of notification that is sent alone
        has a topic of its own.
        """
        subscription = msgspec.json.decode(address, type=PushSubscription)
        kinds = {each.kind for each in message.told}
        turns = kinds <= set(OF_TURNS)
        topic = "tables" if turns else next((each.value for each in SENT_ALONE if each in kinds), None)
        headers = {
            "Authorization": self._key.authorization(subscription.endpoint, message.sent),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFE_OF_TURNS if turns else LIFE),
            "Urgency": "high" if kinds & set(OF_TURNS) else "normal",
        } | ({} if topic is None else {"Topic": topic})
        answer = await self._outward.post(subscription.endpoint, encrypted(subscription, payload(message)), headers)
        if answer.status >= 300:
            raise refused_by(answer)


def payload(message: Message) -> bytes:
    """Encode a message for a browser.

    If it is too long, it lists only the first tables and the total number.
    """
    told, standing = ([_plain(each) for each in those] for those in (message.told, message.standing))
    while True:
        plain = {
            "id": message.id, "lang": message.language, "title": message.title, "url": message.url, "told": told,
            "standing": standing, "count": len(message.told),
        }  # fmt: skip
        written = msgspec.json.encode(plain)
        if len(written) <= MOST_BYTES or not told:
            return written
        (standing or told).pop()


def _plain(told: Told) -> dict[str, str]:
    return {"table": told.table, "kind": told.kind.value, "text": told.text}


def encrypted(subscription: PushSubscription, plain: bytes) -> bytes:
    """Encrypt a message for a browser. Raises `NotDelivered` if the keys of its subscription are invalid."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        written: bytes = http_ece.encrypt(
            plain,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=read_key(subscription.keys.p256dh),
            auth_secret=read_key(subscription.keys.auth),
            version="aes128gcm",
        )
    except (ValueError, http_ece.ECEException):
        raise NotDelivered("the browser gave no key that can be used", gone=True) from None
    return written


def read_key(text: str) -> bytes:
    """Decode base64url without padding. Raises `ValueError`."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
