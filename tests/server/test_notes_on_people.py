"""Private notes on players: only their writer can read them."""

from __future__ import annotations

from pathlib import Path

from tests.server.asgi import site
from tests.server.databases import rows
from tests.server.finished import kept
from tests.server.talking import Person, begun, people
from tests.server.visitors import Browser

SECRET = "Builds the moats early"


async def test_a_note_is_read_changed_and_taken_away(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = people(server, "ana", "bea")
        path = f"people/{await bea.handle()}/note"
        assert await ana.get(path) == {"words": ""}
        for words in (SECRET, "Two\nlines", ""):
            await ana.put(path, {"words": words})
            assert await ana.get(path) == {"words": words}
            assert (await ana.get(f"people/{await bea.handle()}/profile"))["note"] == words


async def test_a_table_tells_whom_i_have_noted_there(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        table = await begun(ana, bea)
        await ana.put(f"people/{await bea.handle()}/note", {"words": SECRET})
        await ana.put(f"people/{await eva.handle()}/note", {"words": "is not there"})
        told = {"notes": [{"person": await bea.handle(), "words": SECRET}]}
        assert await ana.get(f"tables/{table}/noted") == told
        for other in (bea, eva, Person(server, None)):
            assert await other.get(f"tables/{table}/noted") == {"notes": []}


async def test_nobody_else_is_told_one_byte_more(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        table = await begun(ana, bea)
        await kept(server, "over", ["ana", "bea"])
        of_bea = f"people/{await bea.handle()}"
        asked = (
            *(f"{of_bea}/{each}" for each in ("profile", "games", "note")),
            *(f"tables/{each}/{part}" for each in (table, "over") for part in ("noted", "chat", "note")),
            *("lobby/chat", "me/blocked", "company"),
        )
        others = (bea, eva)
        before = [await other.get(path) for other in others for path in asked]
        await ana.put(f"{of_bea}/note", {"words": SECRET})
        assert [await other.get(path) for other in others for path in asked] == before
        for other in others:  # these responses also contain presence, which changes by itself
            for path in (f"tables/{table}", "tables/over", "tables", "account/export"):
                assert SECRET not in str(await other.get(path)), path


async def test_the_copy_of_one_s_data_says_about_whom(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = [await Browser(server).come(name) for name in ("Ana", "Bea")]
        handle = server.assembly.community.handles.handle_of(bea.id)
        await ana.put(f"people/{handle}/note", {"words": SECRET})
        told = await ana.get("account/export")
        assert told.json()["notes"] == [{"person": handle, "name": "Bea", "words": SECRET}]
        assert bea.id not in told.text
        assert SECRET not in (await bea.get("account/export")).text


async def test_a_note_on_a_guest_stays_theirs_after_a_merge_and_goes_with_the_account(tmp_path: Path) -> None:
    """The guest of a shared browser may be another person, so the note does not pass to the account."""
    async with site(tmp_path) as server:
        ana, bea, phone = [await Browser(server).come(name) for name in ("Ana", "Bea", "Bea2")]
        handles = server.assembly.community.handles
        await phone.open()
        former = phone.id
        await ana.put(f"people/{handles.handle_of(former)}/note", {"words": SECRET})
        asked = await phone.use(await bea.link())
        settled = await phone.post("account/settle", {"ticket": asked["ticket"], "merge": True})
        assert settled.status_code == 200
        for guest, words in ((former, SECRET), (bea.id, "")):
            assert (await ana.get(f"people/{handles.handle_of(guest)}/note")).json() == {"words": words}
        assert (await bea.post("account/delete", {"name": "Bea"})).status_code == 200
    assert rows(tmp_path, "SELECT words FROM note") == []
