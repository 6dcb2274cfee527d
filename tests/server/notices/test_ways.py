"""Push messages and webhooks: encrypted or signed for their receiver, and retried or ended by its answer."""

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
from tertulia.server.domain.mailing import Letter, sealed_letter
from tertulia.server.storage.outbox import write_call
from tests.server.months.post import Subscriber
from tests.server.notices.told import ANA, BEN, GAME, TABLE, Told, body_of, receiver, told_site


async def test_a_push_can_be_read_by_the_browser_and_comes_from_the_site(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told, receiver() as service:
        browser = Subscriber(service.url)
        await told.channel(BEN, push=browser.subscription)
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        await told.pass_time(61)
        (posted,) = service.posts
        said = browser.read(posted.body)
        assert said["title"] == f"Your turn: {GAME}"
        assert [each["table"] for each in said["told"]] == [table]
        assert (posted.headers["content-encoding"], posted.headers["urgency"]) == ("aes128gcm", "high")
        assert posted.headers["topic"] == "tables"
        assert int(posted.headers["ttl"]) == 28 * 86_400  # a turn may last for weeks
        scheme, token, key = posted.headers["authorization"].replace(",", "").split()
        public = (await told.ask(BEN, "GET", "notices"))["push_key"]
        assert (scheme, key) == ("vapid", f"k={public}")
        point = ec.EllipticCurvePublicKey.from_encoded_point(
            ec.SECP256R1(), base64.urlsafe_b64decode(public + "=" * (-len(public) % 4))
        )
        pem = point.public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
        claims = jwt.decode(token.removeprefix("t="), ECKey.import_key(pem)).claims
        assert claims["aud"] == f"http://127.0.0.1:{service.port}"
        assert claims["sub"] == "mailto:games@games.test"
        assert claims["exp"] - told.clock.now().timestamp() <= 24 * 3600


async def test_a_push_says_what_the_one_before_it_said_and_still_stands(tmp_path: Path) -> None:
    """A push service drops the previous message if the browser is offline."""
    async with told_site(tmp_path) as told, receiver() as service:
        browser = Subscriber(service.url)
        await told.channel(BEN, push=browser.subscription)
        played, first, second, soon = [await told.table_of_two() for _ in range(4)]
        for table in (played, first):
            await told.turn_of(BEN, table)
        await told.pass_time(61)
        await told.turn_of(ANA, played)
        await told.turn_of(BEN, second)
        await told.pass_time(50)
        await told.turn_of(BEN, soon)
        await told.pass_time(15)
        said = browser.read(service.posts[-1].body)
        assert [each["table"] for each in said["told"]] == [second]
        assert [(each["table"], each["kind"]) for each in said["standing"]] == [(first, "turn")]
        assert said["standing"][0]["text"] == f"It is your turn in {GAME} with Ana."


async def test_what_is_no_turn_is_replaced_by_no_other_push(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told, receiver() as service:
        await told.channel(BEN, push=Subscriber(service.url).subscription)
        table = await told.table_of_two()
        for guest in (ANA, BEN):
            await told.ask(guest, "POST", f"tables/{table}/end", {"agree": True})
        await told.pass_time(61)
        (posted,) = service.posts
        assert "topic" not in posted.headers
        assert int(posted.headers["ttl"]) == 7 * 86_400


async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told, receiver() as service:
        await told.channel(BEN, push=Subscriber(service.url).subscription)
        service.answers = ["410 Gone"]
        await told.turn_of(BEN, await told.table_of_two())
        await told.pass_time(61)
        assert (await told.ask(BEN, "GET", "notices"))["channels"] == []
        assert await told.states() == []


async def test_a_browser_that_subscribes_again_is_one_channel(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told, receiver() as service:
        browser = Subscriber(service.url)
        first = await told.channel(BEN, push=browser.subscription)
        assert await told.channel(BEN, push=browser.subscription) == first


async def test_push_uses_new_keys_of_a_browser_that_subscribes_again(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told, receiver() as service:
        old, new = Subscriber(service.url), Subscriber(service.url)
        first = await told.channel(BEN, push=old.subscription)
        service.answers = ["400 Bad Request"]
        await told.turn_of(BEN, await told.table_of_two())
        await told.pass_time(61)
        assert await told.channel(BEN, push=old.subscription) == first
        (channel,) = (await told.ask(BEN, "GET", "notices"))["channels"]
        assert channel["state"] == "refused"
        assert await told.channel(BEN, push=new.subscription) == first
        (channel,) = (await told.ask(BEN, "GET", "notices"))["channels"]
        assert (channel["id"], channel["state"]) == (first, "ready")
        await told.turn_of(BEN, await told.table_of_two())
        await told.pass_time(61)
        assert new.read(service.posts[-1].body)["title"] == f"Your turn: {GAME}"


async def test_a_webhook_is_signed(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told, receiver() as service:
        made = await told.ask(BEN, "POST", "notices/channels", {"webhook": service.url})
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        await told.pass_time(61)
        (posted,) = service.posts
        sent, signed = (part.partition("=")[2] for part in posted.headers["tertulia-signature"].split(","))
        expected = hmac.new(made["secret"].encode(), f"{sent}.".encode() + posted.body, hashlib.sha256).hexdigest()
        assert signed == expected
        body = body_of(posted)
        assert body["id"] == posted.headers["tertulia-id"]
        assert [(each["kind"], each["table"]) for each in body["notices"]] == [("turn", table)]
        assert body["url"] == f"https://games.test/table/{table}"


async def test_no_redirect_is_followed(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told, receiver() as service, receiver() as elsewhere:
        await told.channel(BEN, webhook=service.url)
        service.answers = [f"302 Found\r\nLocation: {elsewhere.url}"]
        await told.turn_of(BEN, await told.table_of_two())
        await told.pass_time(61)
        assert (len(service.posts), len(elsewhere.posts)) == (1, 0)
        (channel,) = (await told.ask(BEN, "GET", "notices"))["channels"]
        assert channel["state"] == "refused"


async def test_a_server_that_is_down_is_asked_again_with_the_same_id(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told, receiver() as service:
        await told.channel(BEN, webhook=service.url)
        service.answers = ["503 Later", "429 Slowly"]
        await told.turn_of(BEN, await told.table_of_two())
        for seconds in (61, 61, 121, 600, 600):
            await told.pass_time(seconds)
        assert len(service.posts) == 3
        assert len({posted.headers["tertulia-id"] for posted in service.posts}) == 1


async def test_a_table_has_a_webhook_of_its_host(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told, receiver() as service:
        table = await told.table_of_two()
        await told.ask(BEN, "POST", "notices/channels", {"webhook": service.url, "table": table}, status=403)
        await told.ask(ANA, "POST", "notices/channels", {"mail": "ana@example.org", "table": table}, status=400)
        await told.ask(ANA, "POST", "notices/channels", {"webhook": service.url, "table": table})
        assert len((await told.ask(ANA, "GET", f"notices?table={table}"))["channels"]) == 1
        await told.ask(BEN, "GET", f"notices?table={table}", status=403)
        await told.turn_of(BEN, table)
        await told.pass_time(61)
        assert body_of(service.posts[0])["notices"][0]["text"] == f"Ben: it is your turn in {GAME}."
        assert not [word for word in (ANA, BEN) if word.encode() in service.posts[0].body]


async def test_the_next_host_is_not_told_a_key_of_the_one_before(tmp_path: Path) -> None:
    async with told_site(tmp_path, services=("ntfy",)) as told, receiver() as service:
        table = str((await told.ask(ANA, "POST", "tables", TABLE))["id"])
        await told.ask(BEN, "POST", f"tables/{table}/sit", {"seat": 1})
        for where in ({"webhook": f"{service.url}/key"}, {"service": "ntfy://key/"}):
            await told.ask(ANA, "POST", "notices/channels", {**where, "table": table}, status=201)
        await told.ask(ANA, "POST", f"tables/{table}/leave", {}, status=200)
        found = await told.ask(BEN, "GET", f"notices?table={table}", status=200)
        assert [each["where"] for each in found["channels"]] == ["http://127.0.0.1/…", "ntfy://…"]


async def test_a_worker_that_dies_when_it_has_sent(tmp_path: Path) -> None:
    """A message that may have arrived is sent again under its id, because these receivers know it by that.

    A notification of another turn is sent as a message of its own.
    """
    async with receiver() as service, told_site(tmp_path) as told:
        await told.channel(BEN, webhook=service.url)
        await told.mail_to(BEN, "ben@example.org")
        await told.turn_of(BEN, await told.table_of_two())
        await told.pass_time(61)
        assert (len(service.posts), len(told.mailbox.letters)) == (1, 1)
        await as_if_killed(told)
        await told.pass_time(100)
        assert {state for _, state in await told.states()} == {"sending"}  # the worker might still be sending
        await told.turn_of(BEN, await told.table_of_two())
        await told.pass_time(100)
        assert (len(service.posts), len(told.mailbox.letters)) == (2, 2)
        await told.pass_time(61)
        assert {state for _, state in await told.states()} == {"sent"}
        assert (len(service.posts), len(told.mailbox.letters)) == (3, 3)
        for ids in (
            [posted.headers["tertulia-id"] for posted in service.posts],
            [letter["Message-ID"] for letter in told.mailbox.letters],
        ):
            assert ids[0] == ids[1] != ids[2]


async def test_what_nobody_would_know_by_its_id_is_not_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WebhookSender, "harmless", False)  # as for third-party services
    async with receiver() as service, told_site(tmp_path) as told:
        await told.channel(BEN, webhook=service.url)
        await told.turn_of(BEN, await told.table_of_two())
        await told.pass_time(61)
        await as_if_killed(told)
        await told.pass_time(181)
        (channel,) = (await told.ask(BEN, "GET", "notices"))["channels"]
        assert ([each["state"] for each in channel["recent"]], len(service.posts)) == (["unsure"], 1)


async def as_if_killed(told: Told) -> None:
    """Set the database to the state after a worker has sent and has died before it recorded that."""

    def work(connection: Connection) -> None:
        connection.execute(text("UPDATE notice SET state = 'sending'"))
        connection.execute(text("UPDATE channel SET last = NULL"))
        for (channel,) in connection.execute(text("SELECT id FROM channel")).all():
            write_call(connection, channel, round(told.clock.now().timestamp() * 1000))

    await told.site.assembly.journal.transact(work)


async def test_a_letter_that_may_have_been_sent_is_not_sent_again(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        site = told.site.assembly
        order = sealed_letter(Letter("ben@example.org", "s", "t"), site.seal)
        assert b"ben" not in order.about
        told.mailbox.at_the_end = ["451 later"]
        await site.jobs.give([order])
        await told.idle()
        assert not told.mailbox.letters
        sending = text("UPDATE job SET answer = :answer WHERE kind = 'letter'").bindparams(answer=b'{"sending":true}')
        await site.journal.transact(lambda connection: connection.execute(sending))
        await told.pass_time(60)
        assert not told.mailbox.letters
        assert await told.rows("SELECT key FROM job WHERE kind = 'letter'") == []


async def test_a_letter_that_is_worth_nothing_any_more_is_not_sent(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        site = told.site.assembly
        until = round(told.clock.now().timestamp() * 1000) - 1
        await site.jobs.give([sealed_letter(Letter("ben@example.org", "s", "t", until=until), site.seal)])
        await told.idle()
        assert not told.mailbox.letters


async def test_a_service_of_others_is_told_if_the_host_has_named_it(tmp_path: Path) -> None:
    async with told_site(tmp_path, services=("ntfy",)) as told, receiver() as service:
        for refused in (
            "json://127.0.0.1/",
            "discord://1234567890/abcdefghijklmnop",
            "ntfy://10.0.0.1/topic",
            "ntfy://",
        ):
            await told.ask(BEN, "POST", "notices/channels", {"service": refused}, status=422)
        service.answers = ["200 OK"]
        await told.channel(BEN, service=f"ntfy://127.0.0.1:{service.port}/topic")
        await told.turn_of(BEN, await told.table_of_two())
        await told.pass_time(61)
        assert len(service.posts) == 1
        assert GAME.encode() in service.posts[0].body
        (channel,) = (await told.ask(BEN, "GET", "notices"))["channels"]
        assert (channel["state"], channel["said"]) == ("ready", "")
