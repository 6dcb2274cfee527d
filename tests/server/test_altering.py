"""Changing the terms of an open table: players see the change, and it is stored."""

from __future__ import annotations

from pathlib import Path

from tests.server.asgi import site
from tests.server.talking import people

PACE = {"kind": "live", "bank": 600, "increment": 15}


async def test_what_is_chosen_anew_is_told_kept_and_played(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        table = await ana.open(options={"scoring": "normal"})
        await bea.post(f"tables/{table}/sit", {"seat": 1})
        await ana.post(
            f"tables/{table}/terms", {"options": {"scoring": "simplified"}, "pace": PACE, "end_proposal_days": 3}
        )
        (listed,) = (await eva.get("tables"))["tables"]
        assert (listed["options"]["scoring"], listed["pace"]["kind"]) == ("simplified", "live")
        assert await ana.refused(f"tables/{table}/terms", {"pace": {"kind": "never"}}) == "bad-request"
        assert await ana.refused(f"tables/{table}/terms", {"options": {"scoring": "never"}}) == "bad-request"
        assert await bea.refused(f"tables/{table}/terms", {"pace": PACE}) == "not-host"
    async with site(tmp_path) as server:  # after a restart
        ana, bea, eva = people(server, "ana", "bea", "eva")
        for looks in (ana, bea, eva):
            now = await looks.get(f"tables/{table}")
            assert (now["options"]["scoring"], now["time"]["agreed"]["pace"]["start"]) == ("simplified", 600)
            told = now["time"]["altered"]
            assert (told["options"], told["terms"], told["unsure"]) == (["scoring"], ["pace", "wish"], [1])
        assert await ana.refused(f"tables/{table}/start") == "not-agreed"
        assert await bea.refused(f"tables/{table}/stay", {"version": 1}) == "terms-changed"
        await bea.post(f"tables/{table}/stay", {"version": now["version"]})
        await ana.post(f"tables/{table}/start")
        begun = await bea.get(f"tables/{table}")
        assert (begun["phase"], begun["time"]["altered"], begun["time"]["pace"]["start"]) == ("running", None, 600)
        assert begun["options"]["scoring"] == "simplified"
        assert await ana.refused(f"tables/{table}/terms", {"pace": PACE}) == "not-open"


async def test_the_host_takes_every_clock_away_again(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        (ana,) = people(server, "ana")
        table = await ana.open(pace=PACE, forfeit="end")
        await ana.post(f"tables/{table}/terms", {"pace": {"kind": "none"}, "forfeit": "bot"})
        now = await ana.get(f"tables/{table}")
        agreed = now["time"]["agreed"]
        assert (agreed["pace"]["kind"], agreed["forfeit"], now["time"]["altered"]) == ("none", "bot", None)


async def test_what_becomes_of_who_is_away_and_hints_are_kept(tmp_path: Path) -> None:
    others = {"patience": 3600, "substitute": "random", "hints": False}
    async with site(tmp_path) as server:
        (ana,) = people(server, "ana")
        table = await ana.open(hints=True)
        await ana.post(f"tables/{table}/terms", others)
        assert await ana.refused(f"tables/{table}/terms", {"substitute": "nobody"}) == "bad-request"
        assert await ana.refused(f"tables/{table}/terms", {"patience": -1}) == "bad-request"
    async with site(tmp_path) as server:
        (ana,) = people(server, "ana")
        await ana.post(f"tables/{table}/terms", {"end_proposal_days": 3})
        now = await ana.get(f"tables/{table}")
        assert {name: now[name] for name in others} == others


async def test_nobody_sits_down_to_terms_that_they_have_not_seen(tmp_path: Path) -> None:
    """Neither a changed time control nor a changed seat order is accepted unseen, also after a restart.

    Without a version, a guest takes the table as it is.
    """
    async with site(tmp_path) as server:
        ana, bea = people(server, "ana", "bea")
        table = await ana.open()
        seen = (await bea.get(f"tables/{table}"))["version"]
        await ana.post(f"tables/{table}/terms", {"pace": PACE})
        assert await bea.refused(f"tables/{table}/sit", {"seat": 1, "version": seen}) == "terms-changed"
    async with site(tmp_path) as server:
        ana, bea, eva = people(server, "ana", "bea", "eva")
        assert await bea.refused(f"tables/{table}/sit", {"seat": 1, "version": seen}) == "terms-changed"
        seen = (await bea.get(f"tables/{table}"))["version"]
        await bea.post(f"tables/{table}/sit", {"seat": 1, "version": seen})
        await ana.post(f"tables/{table}/seats", {"order": [1, 0, None]})
        assert await eva.refused(f"tables/{table}/sit", {"seat": 2, "version": seen + 1}) == "terms-changed"
        await eva.post(f"tables/{table}/sit", {"seat": 2})
