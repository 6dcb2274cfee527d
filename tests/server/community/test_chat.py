"""Chat at tables and in the lobby: readers and writers, accepted text, and events without text."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tertulia.i18n.files import OWN_LOCALES
from tertulia.server.domain.accounts import Credential, CredentialKind
from tertulia.server.domain.chat import (
    MAX_LINE_CHARACTERS,
    MAX_NOTE_CHARACTERS,
    MAX_REASON_CHARACTERS,
    PHRASES,
    Room,
    normalize_note,
    normalize_reason,
    normalize_text,
    parse_line,
)
from tertulia.server.domain.errors import CharactersRefused, WordsRefused
from tests.i18n.catalogues import LANGUAGES
from tests.server.asgi import site
from tests.server.site_guests import create_guests, start_table

ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
"""The flag of England: a black flag, followed by tag characters that are invisible alone."""


async def test_open_table_has_one_chat_for_everyone(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        table = await ana.open()
        assert await ana.say("Who plays?", table) == {"listeners": "all", "number": 1}
        await eva.say("Not me", table)
        await bea.post(f"tables/{table}/sit", {"seat": 1})
        for each in (ana, bea, eva):
            assert await each.read_chat(table) == ["Who plays?", "Not me"]
        found = await bea.get(f"tables/{table}/chat")
        assert [(line["own"], line["seat"]) for line in found["lines"]] == [(False, 0), (False, None)]
        assert str(ana.guest) not in str(found)


async def test_running_game_separates_player_and_spectator_chat(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva, ida = create_guests(server, "ana", "bea", "eva", "ida")
        table = await start_table(ana, bea)
        assert (await ana.say("Good luck", table))["listeners"] == "players"
        assert (await eva.say("They have the key", table))["listeners"] == "spectators"
        assert await bea.read_chat(table) == ["Good luck"]
        assert await ida.read_chat(table) == ["They have the key"]
        rooms = (await bea.get(f"tables/{table}/chat"))["rooms"]
        assert [(room["listeners"], room["last"]) for room in rooms] == [("all", 0), ("players", 1)]
        assert (await bea.get(f"tables/{table}/chat?listeners=spectators"))["lines"] == []
        found = await server.assembly.service.table(table)
        found.state.phase = "over"
        assert await bea.read_chat(table) == ["Good luck", "They have the key"]
        assert await ida.read_chat(table) == ["They have the key"]


async def test_spectator_chat_does_not_wake_player_streams(tmp_path: Path) -> None:
    """Even the timing of the stream reveals nothing of the spectators' chat."""
    async with site(tmp_path) as server:
        ana, bea, eva, ida = create_guests(server, "ana", "bea", "eva", "ida")
        table, live = await start_table(ana, bea), server.assembly.live
        with (
            live.subscribe_viewer(table, bea.guest, "::1", 0) as seat,
            live.subscribe_viewer(table, ida.guest, "::1", 0) as other,
        ):
            seat.connection.woken.clear()
            other.connection.woken.clear()
            await eva.say("Look at her hand", table)
            assert (seat.connection.woken.is_set(), other.connection.woken.is_set()) == (False, True)
            await ana.say("My turn", table)
            assert seat.connection.woken.is_set()


async def test_chat_event_contains_no_text(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        table = await start_table(ana, bea)
        await ana.say("Sunflower", table)
        await eva.say("Sunflower", table)
        for each, listeners in ((bea, "players"), (eva, "spectators")):
            stream = (await server.ask(each.guest, "GET", f"/api/events?topic={table}")).body.decode()
            assert f'event: chat {table}\ndata: {{"listeners":"{listeners}","last":1}}' in stream
            assert stream.count("event: chat") == 1
            assert "Sunflower" not in stream
        await ana.say("In the lobby")
        stream = (await server.ask(eva.guest, "GET", "/api/events?topic=lobby")).body.decode()
        assert 'event: chat lobby\ndata: {"listeners":"all","last":1}' in stream


async def test_line_sent_twice_appears_once(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        for _ in range(2):
            assert (await ana.post("lobby/chat", {"words": "hello", "dedupe_key": "m1"}))["number"] == 1
        assert (await bea.post("lobby/chat", {"words": "hello", "dedupe_key": "m1"}))["number"] == 2
        await bea.post("lobby/chat", {"phrase": "thanks"})
        assert await ana.read_chat() == ["hello", "hello", "thanks"]


async def test_read_position_only_grows(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        for word in ("one", "two", "three"):
            await ana.say(word)
        for number, last_read in ((2, 2), (1, 2), (99, 3)):
            await bea.post("lobby/chat/read", {"number": number})
            assert (await bea.get("lobby/chat"))["rooms"] == [{"listeners": "all", "last": 3, "last_read": last_read}]
        lines = (await bea.get("lobby/chat?after=2"))["lines"]
        assert [line["words"] for line in lines] == ["three"]


async def test_host_and_site_can_close_chat(tmp_path: Path) -> None:
    async with site(tmp_path / "with") as server:
        ana, bea = create_guests(server, "ana", "bea")
        table = await start_table(ana, bea)
        assert await bea.request_refusal(f"tables/{table}/chat", {"open": False}, "PUT") == "not-host"
        await ana.put(f"tables/{table}/chat", {"open": False})
        assert await bea.request_refusal(f"tables/{table}/chat", {"words": "Hello"}) == "chat-closed"
        assert not (await bea.get(f"tables/{table}/chat"))["open"]
        await ana.put(f"tables/{table}/chat", {"open": True})
        await bea.say("Hello", table)
    async with site(tmp_path / "without", chat=False) as server:
        (ana,) = create_guests(server, "ana")
        assert await ana.request_refusal("lobby/chat", {"words": "Hello"}) == "chat-closed"
        assert await ana.get("lobby/chat") == {"open": False, "writable_room": "all", "rooms": [], "lines": []}


async def test_chat_rate_limit_is_lower_for_guests(tmp_path: Path) -> None:
    """The refusal says how long to wait. A guest who gets an account has the higher limit at once."""
    async with site(tmp_path, chat_a_minute=4, chat_of_guest=2) as server:
        ana, bea = create_guests(server, "ana", "bea")
        for number in range(2):
            await ana.say(str(number))
        answer = await server.ask(ana.guest, "POST", "/api/lobby/chat", {"words": "more"})
        assert (answer.status, dict(answer.headers)[b"retry-after"]) == (429, b"30")
        assert await ana.request_refusal("lobby/chat", {"words": "more"}) == "too-many-messages-guest"
        await bea.say("I may")
        assert ana.guest is not None
        account = Credential(CredentialKind.MAIL, "ana@example.org", ana.guest, "", b"", 0)
        await server.assembly.community.credentials.add(account)
        for number in range(4):
            await ana.say(str(number))
        assert await ana.request_refusal("lobby/chat", {"words": "more"}) == "too-many-messages"


async def test_table_note_is_private(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        table = await start_table(ana, bea)
        assert await ana.put(f"tables/{table}/note", {"words": " Sell  the pig\nthen the roof "}) == {
            "words": "Sell the pig\nthen the roof"
        }
        assert await ana.get(f"tables/{table}/note") == {"words": "Sell the pig\nthen the roof"}
        assert await bea.get(f"tables/{table}/note") == {"words": ""}
        await ana.put(f"tables/{table}/note", {"words": " "})
        assert await ana.get(f"tables/{table}/note") == {"words": ""}


async def test_spectator_line_is_refused_if_game_starts_meanwhile(tmp_path: Path) -> None:
    """Another process has started the game, so a spectator's line must not reach the players."""
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        table = await start_table(ana, bea)
        found = await server.assembly.service.table(table)
        found.state.phase = "open"  # the state in a process that has not received the start yet
        status, body = await eva.ask("POST", f"tables/{table}/chat", {"words": "She has the key"})
        assert (status, body["error"]) == (503, "storage-busy")
        found.state.phase = "running"
        assert await server.assembly.community.chat.store.last_numbers([Room(table), Room(table, "players")]) == {}


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        ("  a \t b\n c ", "a b c"),
        ("👩\u200d🌾 ok", "👩\u200d🌾 ok"),
        ("a\u200db\u00adc\u3164", "a\u200db\u00adc\u3164"),
        ("e\u0301" + "\u0300\u0301\u0302", "é\u0300\u0301\u0302"),
        ("nice 🫩 move, 🪿", "nice 🫩 move, 🪿"),
        ("🪿", "🪿"),
        (f"{ENGLAND} go", f"{ENGLAND} go"),
        ("\U0001fbfa \U00018d09 ℹ️ র\u200d্য", "\U0001fbfa \U00018d09 ℹ️ র\u200d্য"),
        ("<b>x</b> http://a.b", "<b>x</b> http://a.b"),
    ],
)
def test_text_is_normalized(sent: str, expected: str) -> None:
    assert normalize_text(sent, 100) == expected


@pytest.mark.parametrize(
    ("sent", "named"),
    [
        *(
            ("a\x00b", "U+0000"),
            ("\x1b[31mred", "U+001B"),
            ("a\x9fb", "U+009F"),
            ("a\u202eb", "U+202E"),
            ("a\u200fb", "U+200F"),
        ),
        *(("a\u2066b", "U+2066"), ("a\ud83eb", "U+D83E"), ("a\ue000b", "U+E000"), ("a\U0010fffdb", "U+10FFFD")),
        *(
            ("a\ufdd0b", "U+FDD0"),
            ("a\U0001ffffb", "U+1FFFF"),
            ("a\U000e0041b", "U+E0041"),
            ("🏴\U000e0067b", "U+E0067"),
        ),
        ("e\u0301" + "\u0300\u0301\u0302\u0303\u0304\u0305", "accents"),
    ],
)
def test_forbidden_characters_are_named_in_refusal(sent: str, named: str) -> None:
    for read in (lambda text: parse_line(text, None), normalize_note, normalize_reason):
        with pytest.raises(CharactersRefused, match=re.escape(named)):
            read(sent)


@pytest.mark.parametrize(
    "sent", ["", " ", "\u200b", "a" * 401, "\u3164", "\u2800 \u2800", "\u0301\u0301", "\ufe0f", "\u00ad"]
)
def test_invisible_and_too_long_lines_are_refused(sent: str) -> None:
    with pytest.raises(WordsRefused):
        parse_line(sent, None)


@pytest.mark.parametrize(("read", "most", "code"), [(normalize_reason, 800, "reason"), (normalize_note, 4000, "note")])
def test_reasons_and_notes_have_their_own_length_limits(read: Callable[[str], str], most: int, code: str) -> None:
    assert read("a" * most) == "a" * most
    for sent in ("a" * (most + 1), "\u200b"):
        with pytest.raises(WordsRefused) as refusal:
            read(sent)
        assert (refusal.value.code, str(most) in refusal.value.message) == (code, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_length_limits_are_stated_in_every_language(language: str) -> None:
    messages = (OWN_LOCALES / language / "talk.ftl").read_text(encoding="utf-8").replace(",", "")
    limits = {"words": MAX_LINE_CHARACTERS, "reason": MAX_REASON_CHARACTERS, "note": MAX_NOTE_CHARACTERS}
    for code, most in limits.items():
        (line,) = [each for each in messages.splitlines() if each.startswith(f"error-{code} = ")]
        assert re.findall(r"\d+", line) == ["1", str(most)]


def test_phrase_must_be_known_and_without_text() -> None:
    assert parse_line("", PHRASES[0]).phrase == PHRASES[0]
    for words, phrase in (("", "no-phrase"), ("words", PHRASES[0])):
        with pytest.raises(WordsRefused):
            parse_line(words, phrase)
