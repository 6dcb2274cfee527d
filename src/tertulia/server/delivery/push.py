"""Web push (RFC 8030): messages encrypted for the browser (RFC 8291), signed by the site (RFC 8292)."""

from __future__ import annotations

import base64
from typing import Protocol

import msgspec

from tertulia.server.delivery.guarded_client import GuardedHttpClient, delivery_error
from tertulia.server.domain.delivery import Message, NotDelivered, NotificationText, PushSubscription, Sender
from tertulia.server.domain.notifications import TURN_KINDS, UNBATCHED_KINDS

TURNS_TTL_SECONDS, TTL_SECONDS = 28 * 86_400, 7 * 86_400
"""Seconds for which a push service keeps a message for an offline browser.

The first value is for messages that are only about turns. It is the longest time that push services allow: when such a
message arrives late, the browser asks the server for the current state. The second value is for all other messages.
"""
MAX_PAYLOAD_BYTES = 3000
"""Maximum size of a message in bytes before encryption.

Push services refuse more than 4096 encrypted bytes.
"""


class PushAuthenticator(Protocol):
    """Authenticates the site to push services (`tertulia.server.identity.keys`)."""

    def authorization(self, endpoint: str, now: int) -> str:
        """Return the `Authorization` header that identifies the site to a push service.

        `endpoint` is the address of the request to the push service; `now` is in seconds since 1970.
        """


class PushSender(Sender):
    """Sends notifications to browsers."""

    deduplicates = True
    replaces_previous = True

    def __init__(self, client: GuardedHttpClient, key: PushAuthenticator) -> None:
        self._client, self._key = client, key

    async def send(self, address: bytes, message: Message) -> None:
        """Send a message to a browser.

        The request may have a `Topic` header. For an offline browser, the push service keeps only the latest of the
        messages with equal topics. All messages about turns have the same topic, because each repeats the earlier turns
        that the player has not made yet. Each kind of notification that is sent in a separate message
        (`UNBATCHED_KINDS`) has a topic of its own. All other messages have no topic, and replace no message.
        """
        subscription = msgspec.json.decode(address, type=PushSubscription)
        kinds = {each.kind for each in message.notifications}
        turns = kinds <= set(TURN_KINDS)
        topic = "tables" if turns else next((each.value for each in UNBATCHED_KINDS if each in kinds), None)
        headers = {
            "Authorization": self._key.authorization(subscription.endpoint, message.sent_at),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TURNS_TTL_SECONDS if turns else TTL_SECONDS),
            "Urgency": "high" if kinds & set(TURN_KINDS) else "normal",
        } | ({} if topic is None else {"Topic": topic})
        answer = await self._client.post(
            subscription.endpoint, encrypt_payload(subscription, payload(message)), headers
        )
        if answer.status >= 300:
            raise delivery_error(answer)


def payload(message: Message) -> bytes:
    """Encode a message for a browser as JSON.

    If the JSON is longer than `MAX_PAYLOAD_BYTES`, the last entries of `pending_turns` are dropped, then the last ones
    of `notifications`. `count` still has the number of all notifications.
    """
    notifications, pending_turns = (
        [_as_json(each) for each in those] for those in (message.notifications, message.pending_turns)
    )
    while True:
        plain = {
            "id": message.id, "lang": message.language, "title": message.title, "url": message.url,
            "notifications": notifications, "pending_turns": pending_turns, "count": len(message.notifications),
        }  # fmt: skip
        written = msgspec.json.encode(plain)
        if len(written) <= MAX_PAYLOAD_BYTES or not notifications:
            return written
        (pending_turns or notifications).pop()


def _as_json(text: NotificationText) -> dict[str, str]:
    return {"table": text.table, "kind": text.kind.value, "text": text.text}


def encrypt_payload(subscription: PushSubscription, plain: bytes) -> bytes:
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
        raise NotDelivered("the browser's key is not valid", receiver_deleted=True) from None
    return written


def read_key(text: str) -> bytes:
    """Decode a key of a push subscription from base64url without padding.

    Raises `ValueError` if the text is not base64url.
    """
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
