"""New tables: their first seats, and the settings that a host chooses or leaves at the default."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tertulia.bots import default_bot
from tertulia.kernel.registry import installed_games
from tertulia.server.domain.commands import Open, SeatPlan
from tertulia.server.domain.component_sets import ComponentSet
from tertulia.server.domain.errors import BadCommand, GameUnknown
from tertulia.server.domain.opening import build_rematch, build_seats, build_table
from tertulia.server.domain.seats import FREE, Seat
from tertulia.server.domain.state import DEFAULT_PATIENCE_SECONDS, DEFAULT_TURN_BASED_PATIENCE_SECONDS, PACES
from tertulia.server.domain.table import Table
from tests.server.domain.tables import ANA, BEA, BOT, GAME, begun, of

PRINTED = ComponentSet(GAME.name, GAME.components())
ME, OPEN, DEVICE = SeatPlan("me"), SeatPlan("open"), SeatPlan("device")


def opening(*seats: SeatPlan, game: str = GAME.name, **more: Any) -> Table:
    return build_table(Open(ANA, game, seats or (ME, OPEN), more.pop("options", {}), **more), PRINTED)


def test_seats_are_the_hosts_free_somebodys_at_their_device_or_a_bots() -> None:
    table = opening(OPEN, ME, DEVICE, SeatPlan("device", name="Ina"), SeatPlan("bot", "random", "Rosa"))
    assert table.state.seats == (
        FREE,
        of(ANA),
        Seat("device", ANA, "3"),
        Seat("device", ANA, "Ina"),
        Seat("bot", None, "Rosa", "random"),
    )
    assert (table.state.host, table.state.phase, table.state.match, table.state.position) == (ANA, "open", None, 0)


def test_bots_are_of_the_usual_kind_and_have_different_names_where_nothing_is_said() -> None:
    bots = opening(ME, *[SeatPlan("bot")] * 4).state.seats[1:]
    assert {(seat.kind, seat.guest, seat.bot) for seat in bots} == {("bot", None, default_bot(GAME))}
    assert len({seat.name for seat in bots} - {None}) == 4


def test_the_number_of_seats_is_one_that_the_game_is_for() -> None:
    for count in (0, 1, GAME.seats[-1] + 1):
        with pytest.raises(BadCommand):
            build_table(Open(ANA, GAME.name, [OPEN] * count, {}), PRINTED)
        with pytest.raises(BadCommand, match=f"seats: granada is for 2, .*, not {count}") as told:
            build_seats(GAME, ANA, [OPEN] * count)
        assert told.value.accepted == [str(seats) for seats in GAME.seats]
    assert len(opening(*[OPEN] * GAME.seats[-1]).state.seats) == GAME.seats[-1]


def test_one_seat_alone_is_the_hosts_own() -> None:
    with pytest.raises(BadCommand, match="'me' can be one seat only"):
        opening(ME, ME)
    assert opening(OPEN, OPEN).state.seats == (FREE, FREE), "they may look on"


def test_what_there_is_not_is_refused_with_what_there_is() -> None:
    with pytest.raises(GameUnknown) as told:
        opening(game="chess")
    assert told.value.accepted == list(installed_games())
    for seats, more in (((ME, SeatPlan("bot", "nobody")), {}), ((ME, OPEN), {"substitute": "nobody"})):
        with pytest.raises(BadCommand, match=r"granada has the bots random, .* not 'nobody'"):
            opening(*seats, **more)
    with pytest.raises(BadCommand, match="options: "):
        opening(options={"nothing": "such"})


def test_what_the_host_says_of_a_table_counts_or_what_is_usual() -> None:
    usual, own = opening(), opening(public=False, patience=5, substitute="random", options={"scoring": "simplified"})
    assert (usual.public, usual.patience, usual.substitute) == (True, DEFAULT_PATIENCE_SECONDS, default_bot(GAME))
    assert (own.public, own.patience, own.substitute) == (False, 5, "random")
    assert (dict(usual.options), dict(own.options)) == (GAME.check_options({}), {"scoring": "simplified"})
    assert usual.components == GAME.components().hash


def test_by_turns_others_are_patient_for_a_day_where_nothing_is_said() -> None:
    for pace, patience in (
        (PACES["live"], DEFAULT_PATIENCE_SECONDS),
        (PACES["turns"], DEFAULT_TURN_BASED_PATIENCE_SECONDS),
    ):
        assert opening(pace=pace).patience == patience
    assert opening(pace=PACES["turns"], patience=0).patience == 0


@pytest.mark.parametrize("public", [True, False])
def test_hints_are_given_where_nothing_is_said_unless_strangers_may_sit_down(public: bool) -> None:
    assert opening(ME, SeatPlan("bot", "random"), public=public).hints
    assert opening(public=public).hints is not public
    assert opening(public=public, hints=True).hints
    assert not opening(public=public, hints=False).hints


def test_every_table_has_a_key_and_an_id_of_its_own() -> None:
    one, other = opening(), opening()
    assert one.id != other.id
    assert one.key != other.key
    assert len(one.key) == 32
    assert one.commitment != other.commitment


def test_another_table_with_the_same_company_is_like_the_first() -> None:
    """A seat that a bot played for its player is the player's own again."""
    table = begun(replace(of(BEA), bot="greedy"), BOT, patience=7, substitute="random", hints=True)
    other = build_rematch(table, BEA)
    assert (other.state.seats, other.state.host, other.state.phase) == ((of(BEA), BOT), BEA, "open")
    assert (other.patience, other.substitute, other.hints, other.public) == (7, "random", True, table.public)
    assert (other.options, other.key == table.key, other.id == table.id) == (table.options, False, False)
