"""Push messages, webhooks and email channels: encrypted, signed or confirmed, and retried or ended by the answer."""

from __future__ import annotations

import base64
import hashlib
import hmac
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from joserfc import jwt
from joserfc.jwk import ECKey
from sqlalchemy import Connection, text

from tertulia.server.delivery.webhook import WebhookSender
from tertulia.server.domain.accounts import Credential, CredentialKind
from tertulia.server.domain.delivery import Email, email_job
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.outbox import write_channel_job
from tests.server.months.post import Subscriber
from tests.server.notifications.notification_site import (
    ANA,
    BEN,
    GAME,
    TABLE,
    NotificationSite,
    decode_body,
    notification_site,
    run_receiver,
)

EMAIL_ADDRESS = "ana@example.org"


async def test_push_message_is_encrypted_and_signed(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested, run_receiver() as service:
        browser = Subscriber(service.url)
        await tested.add_channel(BEN, push=browser.subscription)
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)
        (posted,) = service.posts
        message = browser.read(posted.body)
        assert message["title"] == f"Your turn: {GAME}"
        assert [each["table"] for each in message["notifications"]] == [table]
        assert (posted.headers["content-encoding"], posted.headers["urgency"]) == ("aes128gcm", "high")
        assert posted.headers["topic"] == "tables"
        assert int(posted.headers["ttl"]) == 28 * 86_400  # a turn may last for weeks
        scheme, token, key = posted.headers["authorization"].replace(",", "").split()
        public = (await tested.ask(BEN, "GET", "notifications"))["push_key"]
        assert (scheme, key) == ("vapid", f"k={public}")
        point = ec.EllipticCurvePublicKey.from_encoded_point(
            ec.SECP256R1(), base64.urlsafe_b64decode(public + "=" * (-len(public) % 4))
        )
        pem = point.public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
        claims = jwt.decode(token.removeprefix("t="), ECKey.import_key(pem)).claims
        assert claims["aud"] == f"http://127.0.0.1:{service.port}"
        assert claims["sub"] == "mailto:games@games.test"
        assert claims["exp"] - tested.clock.now().timestamp() <= 24 * 3600


async def test_push_message_repeats_pending_turns(tmp_path: Path) -> None:
    """A push service drops the previous message if the browser is offline."""
    async with notification_site(tmp_path) as tested, run_receiver() as service:
        browser = Subscriber(service.url)
        await tested.add_channel(BEN, push=browser.subscription)
        played, first, second, soon = [await tested.start_table_of_two() for _ in range(4)]
        for table in (played, first):
            await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)
        await tested.play_to_turn(ANA, played)
        await tested.play_to_turn(BEN, second)
        await tested.pass_time(50)
        await tested.play_to_turn(BEN, soon)
        await tested.pass_time(15)
        message = browser.read(service.posts[-1].body)
        assert [each["table"] for each in message["notifications"]] == [second]
        assert [(each["table"], each["kind"]) for each in message["pending_turns"]] == [(first, "turn")]
        assert message["pending_turns"][0]["text"] == f"It is your turn in {GAME} with Ana."


async def test_push_message_without_turns_has_no_topic(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested, run_receiver() as service:
        await tested.add_channel(BEN, push=Subscriber(service.url).subscription)
        table = await tested.start_table_of_two()
        for guest in (ANA, BEN):
            await tested.ask(guest, "POST", f"tables/{table}/end", {"agree": True})
        await tested.pass_time(61)
        (posted,) = service.posts
        assert "topic" not in posted.headers
        assert int(posted.headers["ttl"]) == 7 * 86_400


async def test_gone_push_subscription_is_deleted(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested, run_receiver() as service:
        await tested.add_channel(BEN, push=Subscriber(service.url).subscription)
        service.answers = ["410 Gone"]
        await tested.play_to_turn(BEN, await tested.start_table_of_two())
        await tested.pass_time(61)
        assert (await tested.ask(BEN, "GET", "notifications"))["channels"] == []
        assert await tested.list_states() == []


async def test_repeated_push_subscription_is_one_channel(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested, run_receiver() as service:
        browser = Subscriber(service.url)
        first = await tested.add_channel(BEN, push=browser.subscription)
        assert await tested.add_channel(BEN, push=browser.subscription) == first


async def test_push_uses_new_keys_of_browser_that_subscribes_again(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested, run_receiver() as service:
        old, new = Subscriber(service.url), Subscriber(service.url)
        first = await tested.add_channel(BEN, push=old.subscription)
        service.answers = ["400 Bad Request"]
        await tested.play_to_turn(BEN, await tested.start_table_of_two())
        await tested.pass_time(61)
        assert await tested.add_channel(BEN, push=old.subscription) == first
        (channel,) = (await tested.ask(BEN, "GET", "notifications"))["channels"]
        assert channel["state"] == "refused"
        assert await tested.add_channel(BEN, push=new.subscription) == first
        (channel,) = (await tested.ask(BEN, "GET", "notifications"))["channels"]
        assert (channel["id"], channel["state"]) == (first, "ready")
        await tested.play_to_turn(BEN, await tested.start_table_of_two())
        await tested.pass_time(61)
        assert new.read(service.posts[-1].body)["title"] == f"Your turn: {GAME}"


async def test_webhook_is_signed(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested, run_receiver() as service:
        channel = await tested.ask(BEN, "POST", "notifications/channels", {"webhook": service.url})
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)
        (posted,) = service.posts
        sent, signed = (part.partition("=")[2] for part in posted.headers["tertulia-signature"].split(","))
        expected = hmac.new(channel["secret"].encode(), f"{sent}.".encode() + posted.body, hashlib.sha256).hexdigest()
        assert signed == expected
        body = decode_body(posted)
        assert body["id"] == posted.headers["tertulia-id"]
        assert [(each["kind"], each["table"]) for each in body["notifications"]] == [("turn", table)]
        assert body["url"] == f"https://games.test/table/{table}"


async def test_no_redirect_is_followed(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested, run_receiver() as service, run_receiver() as elsewhere:
        await tested.add_channel(BEN, webhook=service.url)
        service.answers = [f"302 Found\r\nLocation: {elsewhere.url}"]
        await tested.play_to_turn(BEN, await tested.start_table_of_two())
        await tested.pass_time(61)
        assert (len(service.posts), len(elsewhere.posts)) == (1, 0)
        (channel,) = (await tested.ask(BEN, "GET", "notifications"))["channels"]
        assert channel["state"] == "refused"


async def test_webhook_retry_has_same_id(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested, run_receiver() as service:
        await tested.add_channel(BEN, webhook=service.url)
        service.answers = ["503 Later", "429 Slowly"]
        await tested.play_to_turn(BEN, await tested.start_table_of_two())
        for seconds in (61, 61, 121, 600, 600):
            await tested.pass_time(seconds)
        assert len(service.posts) == 3
        assert len({posted.headers["tertulia-id"] for posted in service.posts}) == 1


async def test_table_webhook_is_managed_by_host(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested, run_receiver() as service:
        table = await tested.start_table_of_two()
        await tested.ask(BEN, "POST", "notifications/channels", {"webhook": service.url, "table": table}, status=403)
        await tested.ask(ANA, "POST", "notifications/channels", {"mail": "ana@example.org", "table": table}, status=400)
        await tested.ask(ANA, "POST", "notifications/channels", {"webhook": service.url, "table": table})
        assert len((await tested.ask(ANA, "GET", f"notifications?table={table}"))["channels"]) == 1
        await tested.ask(BEN, "GET", f"notifications?table={table}", status=403)
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)
        assert decode_body(service.posts[0])["notifications"][0]["text"] == f"Ben: it is your turn in {GAME}."
        assert not [word for word in (ANA, BEN) if word.encode() in service.posts[0].body]


async def test_table_webhook_secret_is_hidden_from_next_host(tmp_path: Path) -> None:
    async with notification_site(tmp_path, services=("ntfy",)) as tested, run_receiver() as service:
        table = str((await tested.ask(ANA, "POST", "tables", TABLE))["id"])
        await tested.ask(BEN, "POST", f"tables/{table}/sit", {"seat": 1})
        for where in ({"webhook": f"{service.url}/key"}, {"service": "ntfy://key/"}):
            await tested.ask(ANA, "POST", "notifications/channels", {**where, "table": table}, status=201)
        await tested.ask(ANA, "POST", f"tables/{table}/leave", {}, status=200)
        found = await tested.ask(BEN, "GET", f"notifications?table={table}", status=200)
        assert sorted(each["address"] for each in found["channels"]) == ["http://127.0.0.1/…", "ntfy://…"]


async def test_crash_after_send_with_idempotency_repeats_same_id(tmp_path: Path) -> None:
    """A message that may have arrived is sent again under its id, because these receivers know it by that.

    A notification of another turn is sent as a message of its own.
    """
    async with run_receiver() as service, notification_site(tmp_path) as tested:
        await tested.add_channel(BEN, webhook=service.url)
        await tested.add_email_channel(BEN, "ben@example.org")
        await tested.play_to_turn(BEN, await tested.start_table_of_two())
        await tested.pass_time(61)
        assert (len(service.posts), len(tested.mailbox.emails)) == (1, 1)
        await simulate_crash_after_send(tested)
        await tested.pass_time(100)
        assert {state for _, state in await tested.list_states()} == {"sending"}  # the worker might still be sending
        await tested.play_to_turn(BEN, await tested.start_table_of_two())
        await tested.pass_time(100)
        assert (len(service.posts), len(tested.mailbox.emails)) == (2, 2)
        await tested.pass_time(61)
        assert {state for _, state in await tested.list_states()} == {"sent"}
        assert (len(service.posts), len(tested.mailbox.emails)) == (3, 3)
        for ids in (
            [posted.headers["tertulia-id"] for posted in service.posts],
            [email["Message-ID"] for email in tested.mailbox.emails],
        ):
            assert ids[0] == ids[1] != ids[2]


async def test_crash_after_send_without_idempotency_is_unknown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WebhookSender, "deduplicates", False)  # as for third-party services
    async with run_receiver() as service, notification_site(tmp_path) as tested:
        await tested.add_channel(BEN, webhook=service.url)
        await tested.play_to_turn(BEN, await tested.start_table_of_two())
        await tested.pass_time(61)
        await simulate_crash_after_send(tested)
        await tested.pass_time(181)
        (channel,) = (await tested.ask(BEN, "GET", "notifications"))["channels"]
        assert ([each["state"] for each in channel["recent"]], len(service.posts)) == (["unknown"], 1)


async def simulate_crash_after_send(tested: NotificationSite) -> None:
    """Set the database to the state after a worker has sent and has died before it recorded that."""

    def work(connection: Connection) -> None:
        connection.execute(text("UPDATE notification SET state = 'sending'"))
        connection.execute(text("UPDATE channel SET last_success_at = NULL"))
        for (channel,) in connection.execute(text("SELECT id FROM channel")).all():
            write_channel_job(connection, channel, round(tested.clock.now().timestamp() * 1000))

    await tested.site.assembly.backends.journal.transact(work)


async def test_email_marked_as_sending_is_not_sent_again(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        site = tested.site.assembly
        order = email_job(Email("ben@example.org", "s", "t"), site.backends.seal)
        assert b"ben" not in order.arguments
        tested.mailbox.data_answers = ["451 later"]
        await site.backends.jobs.enqueue([order])
        await tested.wait_until_idle()
        assert not tested.mailbox.emails
        sending = text("UPDATE job SET answer = :answer WHERE kind = 'email'").bindparams(answer=b'{"sending":true}')
        await site.backends.journal.transact(lambda connection: connection.execute(sending))
        await tested.pass_time(60)
        assert not tested.mailbox.emails
        assert await tested.query_rows("SELECT key FROM job WHERE kind = 'email'") == []


async def test_expired_email_is_not_sent(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        site = tested.site.assembly
        until = round(tested.clock.now().timestamp() * 1000) - 1
        await site.backends.jobs.enqueue(
            [email_job(Email("ben@example.org", "s", "t", until=until), site.backends.seal)]
        )
        await tested.wait_until_idle()
        assert not tested.mailbox.emails


async def test_allowed_external_service(tmp_path: Path) -> None:
    async with notification_site(tmp_path, services=("ntfy",)) as tested, run_receiver() as service:
        for refused in (
            "json://127.0.0.1/",
            "discord://1234567890/abcdefghijklmnop",
            "ntfy://10.0.0.1/topic",
            "ntfy://",
        ):
            await tested.ask(BEN, "POST", "notifications/channels", {"service": refused}, status=422)
        service.answers = ["200 OK"]
        await tested.add_channel(BEN, service=f"ntfy://127.0.0.1:{service.port}/topic")
        await tested.play_to_turn(BEN, await tested.start_table_of_two())
        await tested.pass_time(61)
        assert len(service.posts) == 1
        assert GAME.encode() in service.posts[0].body
        (channel,) = (await tested.ask(BEN, "GET", "notifications"))["channels"]
        assert (channel["state"], channel["last_error"]) == ("ready", "")


async def list_channels(tested: NotificationSite, guest: GuestId) -> list[tuple[str, str]]:
    found = await tested.ask(guest, "GET", "notifications")
    return [(each["address"], each["state"]) for each in found["channels"]]


async def test_sign_in_address_is_a_channel_at_once(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_channel(ANA, mail=EMAIL_ADDRESS)  # before she signs in with it
        await tested.wait_for_emails(1)
        tested.mailbox.emails.clear()
        credential = Credential(CredentialKind.MAIL, EMAIL_ADDRESS, ANA, EMAIL_ADDRESS, b"", 0, 0)
        assert await tested.site.assembly.account_services.accounts.stores.credentials.add(credential)
        assert (await tested.ask(ANA, "GET", "notifications"))["confirmed_emails"] == [EMAIL_ADDRESS]
        await tested.add_channel(ANA, mail=" Ana@Example.org")
        assert await list_channels(tested, ANA) == [(EMAIL_ADDRESS, "ready")]
        assert (await tested.ask(ANA, "GET", "notifications"))["confirmed_emails"] == []
        await tested.add_channel(BEN, mail=EMAIL_ADDRESS)
        assert await list_channels(tested, BEN) == [(EMAIL_ADDRESS, "unconfirmed")]
        await tested.wait_for_emails(1)  # to Ben's claim alone
