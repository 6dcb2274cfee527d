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
from tests.server.domain.tables import ANA, BEA, BOT, GAME, seat_guest, start_table

PACKAGED_SET = ComponentSet(GAME.name, GAME.components())
ME, OPEN, DEVICE = SeatPlan("me"), SeatPlan("open"), SeatPlan("device")


def open_table(*seats: SeatPlan, game: str = GAME.name, **more: Any) -> Table:
    return build_table(Open(ANA, game, seats or (ME, OPEN), more.pop("options", {}), **more), PACKAGED_SET)


def test_seat_plans_become_seats() -> None:
    table = open_table(OPEN, ME, DEVICE, SeatPlan("device", name="Ina"), SeatPlan("bot", "random", "Rosa"))
    assert table.state.seats == (
        FREE,
        seat_guest(ANA),
        Seat("device", ANA, "3"),
        Seat("device", ANA, "Ina"),
        Seat("bot", None, "Rosa", "random"),
    )
    assert (table.state.host, table.state.phase, table.state.match, table.state.position) == (ANA, "open", None, 0)


def test_unspecified_bots_get_default_kind_and_distinct_names() -> None:
    bots = open_table(ME, *[SeatPlan("bot")] * 4).state.seats[1:]
    assert {(seat.kind, seat.guest, seat.bot) for seat in bots} == {("bot", None, default_bot(GAME))}
    assert len({seat.name for seat in bots} - {None}) == 4


def test_number_of_seats_must_suit_the_game() -> None:
    for count in (0, 1, GAME.seats[-1] + 1):
        with pytest.raises(BadCommand):
            build_table(Open(ANA, GAME.name, [OPEN] * count, {}), PACKAGED_SET)
        with pytest.raises(BadCommand, match=f"seats: granada is for 2, .*, not {count}") as raised:
            build_seats(GAME, ANA, [OPEN] * count)
        assert raised.value.accepted == [str(seats) for seats in GAME.seats]
    assert len(open_table(*[OPEN] * GAME.seats[-1]).state.seats) == GAME.seats[-1]


def test_host_has_at_most_one_seat() -> None:
    with pytest.raises(BadCommand, match="only one seat can be 'me'"):
        open_table(ME, ME)
    assert open_table(OPEN, OPEN).state.seats == (FREE, FREE), "the host may be a spectator"


def test_unknown_game_bot_or_option_is_refused() -> None:
    with pytest.raises(GameUnknown) as raised:
        open_table(game="chess")
    assert raised.value.accepted == list(installed_games())
    for seats, more in (((ME, SeatPlan("bot", "nobody")), {}), ((ME, OPEN), {"substitute": "nobody"})):
        with pytest.raises(BadCommand, match=r"must be one of random, .* not 'nobody'"):
            open_table(*seats, **more)
    with pytest.raises(BadCommand, match="options: "):
        open_table(options={"nothing": "such"})


def test_host_settings_override_defaults() -> None:
    usual, own = (
        open_table(),
        open_table(public=False, patience=5, substitute="random", options={"scoring": "simplified"}),
    )
    assert (usual.public, usual.patience, usual.substitute) == (True, DEFAULT_PATIENCE_SECONDS, default_bot(GAME))
    assert (own.public, own.patience, own.substitute) == (False, 5, "random")
    assert (dict(usual.options), dict(own.options)) == (GAME.check_options({}), {"scoring": "simplified"})
    assert usual.components == GAME.components().hash


def test_default_patience_depends_on_time_control() -> None:
    for pace, patience in (
        (PACES["live"], DEFAULT_PATIENCE_SECONDS),
        (PACES["turns"], DEFAULT_TURN_BASED_PATIENCE_SECONDS),
    ):
        assert open_table(pace=pace).patience == patience
    assert open_table(pace=PACES["turns"], patience=0).patience == 0


@pytest.mark.parametrize("public", [True, False])
def test_public_open_tables_have_no_hints_by_default(public: bool) -> None:
    assert open_table(ME, SeatPlan("bot", "random"), public=public).hints
    assert open_table(public=public).hints is not public
    assert open_table(public=public, hints=True).hints
    assert not open_table(public=public, hints=False).hints


def test_each_table_has_own_key_and_id() -> None:
    one, other = open_table(), open_table()
    assert one.id != other.id
    assert one.key != other.key
    assert len(one.key) == 32
    assert one.commitment != other.commitment


def test_rematch_copies_seats_and_terms() -> None:
    """A seat that a bot played for its player is the player's own again."""
    table = start_table(replace(seat_guest(BEA), bot="greedy"), BOT, patience=7, substitute="random", hints=True)
    other = build_rematch(table, BEA)
    assert (other.state.seats, other.state.host, other.state.phase) == ((seat_guest(BEA), BOT), BEA, "open")
    assert (other.patience, other.substitute, other.hints, other.public) == (7, "random", True, table.public)
    assert (other.options, other.key == table.key, other.id == table.id) == (table.options, False, False)
