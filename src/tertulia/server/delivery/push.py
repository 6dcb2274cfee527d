"""Web push (RFC 8030): a message that only the subscriber's browser can read (RFC 8291), signed by the site (RFC 8292)."""

from __future__ import annotations

import base64
from typing import Protocol

import msgspec

from tertulia.server.delivery.outward import Outward, refused_by
from tertulia.server.domain.delivery import Message, NotDelivered, PushSubscription
from tertulia.server.domain.notices import NoticeKind

LIFE = 12 * 3600
"""Seconds for which a push service keeps a message for a browser that is off; it asks the server again when it gets it."""
MOST_BYTES = 3000
"""Of a message before it is encrypted: push services refuse more than 4096 after."""
URGENT = (NoticeKind.TURN, NoticeKind.SHORT)


class Voucher(Protocol):
    """Vouches for the site before push services (`tertulia.server.identity.push_key`)."""

    def authorization(self, endpoint: str, now: int) -> str:
        """The header that says to a push service who asks."""


class PushSender:
    """Carries messages to browsers (`tertulia.server.domain.delivery.Sender`)."""

    harmless = True

    def __init__(self, outward: Outward, key: Voucher) -> None:
        self._outward, self._key = outward, key

    async def send(self, address: bytes, message: Message) -> None:
        """Hand over a message. What waits for a browser that is off is replaced by the next of the same topic."""
        subscription = msgspec.json.decode(address, type=PushSubscription)
        headers = {
            "Authorization": self._key.authorization(subscription.endpoint, message.sent),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFE),
            "Topic": "trial" if message.told[0].kind is NoticeKind.TRIAL else "tables",
            "Urgency": "high" if any(each.kind in URGENT for each in message.told) else "normal",
        }
        answer = await self._outward.post(subscription.endpoint, encrypted(subscription, payload(message)), headers)
        if answer.status >= 300:
            raise refused_by(answer)


def payload(message: Message) -> bytes:
    """What a browser is told; of many tables only how many there are, and the first."""
    told = [{"table": each.table, "kind": each.kind.value, "text": each.text} for each in message.told]
    while True:
        plain = {
            "id": message.id, "lang": message.language, "title": message.title, "url": message.url, "told": told,
            "count": len(message.told),
        }  # fmt: skip
        written = msgspec.json.encode(plain)
        if len(written) <= MOST_BYTES or not told:
            return written
        told.pop()


def encrypted(subscription: PushSubscription, plain: bytes) -> bytes:
    """What only that browser can read. Raises `NotDelivered` where it gave no key."""
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
    """Bytes of base64url. Raises `ValueError`."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
