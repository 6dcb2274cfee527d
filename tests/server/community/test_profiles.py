"""Statistics pages of players: counted only from games that the viewer may see, and revealing nothing else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench import usual
from tertulia.play import Practice
from tertulia.server.domain.profiles import MAX_GAMES_PER_PAGE
from tertulia.server.domain.seats import Seat
from tertulia.server.domain.state import Ended, Substitution
from tests.server.asgi import Answer, Site, site
from tests.server.browsers import Browser
from tests.server.finished_games import BEGIN, MOVE_INTERVAL, create_finished_table, seat_guests, store_table
from tests.server.site_guests import SiteGuest, create_guests

SOLO_GAME = usual.RICH


async def load_profile(viewer: SiteGuest, person: SiteGuest) -> Any:
    return await viewer.get(f"players/{await person.get_handle()}/profile")


async def request_raw_responses(site: Site, viewer: SiteGuest, person: SiteGuest) -> list[Answer]:
    """All responses about a player to a viewer, for comparison byte by byte."""
    path = f"/api/players/{await person.get_handle()}"
    return [
        await site.ask(viewer.guest, "GET", f"{path}/{each}") for each in ("profile", "games", "games?page=1", "note")
    ]


async def test_results_are_grouped_by_game_and_opponents(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        tables = [
            await store_table(server, "one", ["ana", "bea"]),
            await store_table(server, "two", ["bea", "ana"]),
            await store_table(server, "three", ["ana", "bea", "eva"]),
            await store_table(server, "bots", ["ana", ""]),
            await store_table(server, "rich", ["ana", "bea"], game=usual.RICH),
            await store_table(server, "none", ["ana"], game=SOLO_GAME),
        ]
        outcomes = [table.state.match.outcome for table in tables if table.state.match is not None]
        scores = [outcome.scores for outcome in outcomes if outcome is not None]
        profile = await load_profile(eva, ana)
        assert (profile["player"]["handle"], profile["own"], profile["counted_games"], profile["more"]) == (
            await ana.get_handle(),
            False,
            6,
            False,
        )
        assert [(each["game"], each["games"]) for each in profile["games"]] == [(usual.QUICK, 4), (usual.RICH, 2)]
        quick, rich = profile["games"]
        groups = [(each["opponent_kind"], each["players"], each["games"]) for each in quick["tallies"]]
        assert groups == [("players", 2, 2), ("players", 3, 1), ("bots", 2, 1)]
        assert [each["opponent_kind"] for each in rich["tallies"]] == ["players", "none"], "solo games are separate"
        two = quick["tallies"][0]
        first = 1 if scores[0][0] > scores[0][1] else 0
        assert two["places"] == [1, 1], "the same game from both seats"
        assert two["mean"] == round((scores[0][0] + scores[1][1]) / 2, 1)
        assert two["best"] == max(scores[0][0], scores[1][1])
        alone = rich["tallies"][1]
        assert (alone["places"], alone["best"]) == ([], scores[5][0])
        met = {each["player"]["handle"]: each for each in profile["opponents"]}
        with_bea = met[await bea.get_handle()]
        assert (with_bea["games"], with_bea["won"] + with_bea["lost"] + with_bea["tied"]) == (4, 4)
        assert with_bea["won"] >= 1 >= first
        assert met[await eva.get_handle()]["games"] == 1
        assert len(profile["opponents"]) == 2, "bots are no opponents"


async def test_score_curve_adds_points_of_each_source(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        for game in (usual.QUICK, usual.RICH, usual.LONG):
            table = await store_table(server, game, ["ana", "bea"], game=game)
            match = table.state.match
            assert match is not None
            (found,) = [each for each in (await load_profile(bea, ana))["games"] if each["game"] == game]
            (values,) = found["curve"]
            outcome = match.outcome
            assert outcome is not None
            assert sum(values) == outcome.scores[0], game
            assert len(found["sources"]) == len(values)
        await store_table(server, "none", ["ana"], game=SOLO_GAME)
        (rich,) = [each for each in (await load_profile(bea, ana))["games"] if each["game"] == usual.RICH]
        assert len(rich["curve"]) == 1, "a solo game is no part of the curve"


async def test_move_time_counts_a_complete_turn(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        table = create_finished_table("one", seat_guests("ana", "bea"))
        match = table.state.match
        assert match is not None
        await server.assembly.service.store.create(table)
        (pace,) = (await load_profile(bea, ana))["paces"]
        lines = [entry.seat for entry in match.log]
        runs = [number for number, seat in enumerate(lines) if number == 0 or lines[number - 1] != seat]
        own = [number for number in runs if lines[number] == 0 and number > 0]
        assert (pace["pace"], pace["moves"]) == ("none", len(own)), "the first turn has no known beginning"
        decisions = sum(seat == 0 for seat in lines[own[0] :]) if own else 0
        assert pace["mean"] == round(decisions * MOVE_INTERVAL.total_seconds() * 1000 / len(own))


async def test_hidden_games_do_not_change_a_strangers_view(tmp_path: Path) -> None:
    """Hidden are private, running, open and practice games, and the notes and blocks of the player and of others."""
    async with site(tmp_path) as server:
        ana, bea, eva, stranger, nobody = (
            *create_guests(server, "ana", "bea", "eva", "stranger"),
            SiteGuest(server, None),
        )
        await store_table(server, "one", ["ana", "bea"])
        before = [await request_raw_responses(server, viewer, ana) for viewer in (stranger, nobody)]
        await store_table(server, "private", ["ana", "eva"], public=False)
        await store_table(server, "runs", ["ana", "bea"], most=20)
        practice = create_finished_table("practice", seat_guests("ana", ""))
        practice.practice = Practice("one", 4)
        await server.assembly.service.store.create(practice)
        await ana.open(2)
        await bea.put(f"players/{await ana.get_handle()}/note", {"words": "Plays slowly"})
        await ana.put(f"players/{await bea.get_handle()}/note", {"words": "Plays well"})
        await ana.put(f"players/{await eva.get_handle()}/block", {"blocked": True})
        assert [await request_raw_responses(server, viewer, ana) for viewer in (stranger, nobody)] == before
        assert (await load_profile(ana, ana))["counted_games"] == 2, "players see their own private games"


async def test_private_game_counts_only_for_its_players(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        await store_table(server, "private", ["ana", "bea"], public=False)
        assert [(await load_profile(viewer, ana))["counted_games"] for viewer in (ana, bea, eva)] == [1, 1, 0]
        path = f"players/{await ana.get_handle()}/games"
        assert [len((await viewer.get(path))["games"]) for viewer in (ana, bea, eva)] == [1, 1, 0]


@pytest.mark.parametrize("blocker", ["ana", "stranger"])
async def test_block_hides_statistics_in_both_directions(tmp_path: Path, blocker: str) -> None:
    async with site(tmp_path) as server:
        ana, bea, stranger = create_guests(server, "ana", "bea", "stranger")
        await ana.put("me", {"name": "Ana"})
        await store_table(server, "one", ["ana", "bea"])
        one, other = (ana, stranger) if blocker == "ana" else (stranger, ana)
        await one.put(f"players/{await other.get_handle()}/block", {"blocked": True})
        profile = await load_profile(stranger, ana)
        assert profile["player"]["name"] == "Ana"
        assert (profile["counted_games"], profile["games"], profile["opponents"], profile["paces"]) == (0, [], [], [])
        assert await stranger.get(f"players/{await ana.get_handle()}/games") == {"games": [], "more": False}
        assert (await load_profile(stranger, bea))["opponents"] == [], "pages of other players hide them, too"
        (listed,) = (await stranger.get(f"players/{await bea.get_handle()}/games"))["games"]
        assert listed["opponents"] == []
        assert (await load_profile(bea, ana))["counted_games"] == 1


async def test_deleted_account_has_no_profile(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = [await Browser(server).load(name) for name in ("Ana", "Bea")]
        await store_table(server, "one", [ana.id, bea.id])
        handles = server.assembly.community.handles
        path = f"players/{handles.handle_of(ana.id)}/profile"
        assert (await bea.get(path)).json()["counted_games"] == 1
        assert (await ana.post("account/delete", {"name": "Ana"})).status_code == 200
        assert ((await bea.get(path)).status_code, (await bea.get(path)).json()["error"]) == (404, "player-unknown")
        former = (await bea.get("tables/one")).json()["seats"][0]["handle"]
        for each in ("profile", "games"):
            assert (await bea.get(f"players/{former}/{each}")).status_code == 404
        own = (await bea.get(f"players/{handles.handle_of(bea.id)}/profile")).json()
        assert (own["counted_games"], own["opponents"]) == (1, [])


async def test_agreed_forfeited_and_stood_in_games_are_marked(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        agreed, forfeit, stood = (
            create_finished_table(name, seat_guests("ana", "bea"), most=30) for name in ("a", "f", "s")
        )
        stood = create_finished_table("s", seat_guests("ana", "bea"))
        agreed.state.phase = forfeit.state.phase = "over"
        agreed.state.course = msgspec.structs.replace(agreed.state.course, ended=Ended("agreed", BEGIN))
        forfeit.state.course = msgspec.structs.replace(
            forfeit.state.course, lost=(0,), ended=Ended("forfeit", BEGIN, winner=1)
        )
        stood.state.seats = (replace(stood.state.seats[0], bot="random"), stood.state.seats[1])
        stood.state.substitutions = (Substitution(10, 0, "random"),)
        for table in (agreed, forfeit, stood):
            await server.assembly.service.store.create(table)
        (game,) = (await load_profile(bea, ana))["games"]
        (tally,) = game["tallies"]
        assert (tally["mean"], tally["best"], game["curve"]) == (None, None, []), (
            "points of a stand-in bot do not count"
        )
        assert (tally["games"], tally["unranked"], tally["forfeited"], tally["finished_by_bot"]) == (3, 1, 1, 1)
        assert sum(tally["places"]) == 2
        assert tally["places"][1] >= 1, "a player who resigned has lost"
        games = {each["table"]: each for each in (await bea.get(f"players/{await ana.get_handle()}/games"))["games"]}
        assert (games["a"]["ended_early"], games["a"]["place"], games["a"]["points"]) == ("agreed", None, None)
        assert (games["f"]["ended_early"], games["f"]["place"], games["f"]["forfeited"]) == ("forfeit", 2, True)
        assert (games["s"]["ended_early"], games["s"]["finished_by_bot"]) == (None, True)
        (met,) = (await load_profile(bea, ana))["opponents"]
        assert (met["games"], met["won"] + met["lost"] + met["tied"]) == (3, 2)


async def test_forfeited_seat_is_ranked_last_despite_bot_result(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        table = create_finished_table("one", seat_guests("ana", "bea"))
        assert table.state.match is not None
        outcome = table.state.match.outcome
        assert outcome is not None
        (winner,) = outcome.winners
        table.state.course = msgspec.structs.replace(table.state.course, lost=(winner,))
        await server.assembly.service.store.create(table)
        other = [bea, ana][winner]
        (met,) = (await load_profile(ana, other))["opponents"]
        assert (met["won"], met["lost"]) == (1, 0)


async def test_list_of_games_is_paged(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        for number in range(MAX_GAMES_PER_PAGE + 1):
            await store_table(server, f"t{number}", ["ana", "bea"])
        path = f"players/{await ana.get_handle()}/games"
        first, second, third = [await bea.get(f"{path}?page={page}") for page in range(3)]
        assert (len(first["games"]), first["more"]) == (MAX_GAMES_PER_PAGE, True)
        assert (len(second["games"]), second["more"]) == (1, False)
        assert third == {"games": [], "more": False}
        seen = {each["table"] for page in (first, second) for each in page["games"]}
        assert len(seen) == MAX_GAMES_PER_PAGE + 1
        for wrong in ("-1", "50", "x"):
            assert await bea.request_refusal(f"{path}?page={wrong}", method="GET") == "bad-request"


async def test_profile_requests_are_rate_limited(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        path = f"players/{await ana.get_handle()}/profile"
        allowed = 0
        # The rate limit recovers a little meanwhile
        while (answer := await bea.ask("GET", path))[0] == 200 and allowed < 1000:
            allowed += 1
        assert (answer[0], answer[1]["error"]) == (429, "too-many")
        assert allowed >= 120


async def test_finished_game_is_counted_at_once(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        table = create_finished_table("one", seat_guests("ana", "bea"))
        match = table.state.match
        assert match is not None
        last = match.log[-1]
        short = create_finished_table("two", seat_guests("ana", "bea"), most=match.position - 1)
        await server.assembly.service.store.create(short)
        assert (await load_profile(bea, ana))["counted_games"] == 0
        body = {"position": match.position - 1, "seat": last.seat, "actions": [last.notation]}
        await [ana, bea][last.seat].post("tables/two/moves", body)
        assert (await load_profile(bea, ana))["counted_games"] == 1


async def test_device_seats_count_as_players_but_not_opponents(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        seats = (*seat_guests("ana"), Seat("device", seat_guests("ana")[0].guest, "Eva", None))
        await server.assembly.service.store.create(create_finished_table("one", seats))
        profile = await load_profile(bea, ana)
        assert [each["opponent_kind"] for each in profile["games"][0]["tallies"]] == ["players"]
        assert profile["opponents"] == []


async def test_profile_of_me_is_the_callers(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, nobody = SiteGuest(server, create_guests(server, "ana")[0].guest), SiteGuest(server, None)
        profile = await ana.get("players/me/profile")
        assert (profile["player"]["handle"], profile["own"]) == (await ana.get_handle(), True)
        assert await nobody.request_refusal("players/me/profile", method="GET") == "player-unknown"
