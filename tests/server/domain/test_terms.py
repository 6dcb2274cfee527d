"""Changed terms of an open table: the host changes options and time control, and all other players must agree again."""

from __future__ import annotations

import pytest

from tertulia.play.clock import ByTurns, Live, Untimed
from tertulia.server.domain.commands import AgreeToTerms, Arrange, ChangeTerms, Clear, Command, Leave, Sit, Start
from tertulia.server.domain.errors import AgreementMissing, BadCommand, NotHost, NotOpen, NotYourSeat, StalePosition
from tertulia.server.domain.seats import FREE, Seat
from tertulia.server.domain.state import PendingChanges, default_patience
from tertulia.server.domain.table import Table
from tests.server.domain.tables import (
    ANA,
    BEA,
    BOT,
    EVA,
    ODD,
    apply_command,
    assert_refused,
    describe_events,
    open_table,
    seat_guest,
    start_table,
)

LIVE = Live(bank=600, increment=15)
BY_TURNS = ByTurns(reserve=86_400, per_move=3600, cap=86_400)
OTHER_OPTIONS = {"scoring": "simplified"}


def get_pending_changes(table: Table) -> PendingChanges:
    found = table.state.course.pending_changes
    assert found is not None
    return found


def list_seats_to_agree(table: Table) -> tuple[int, ...]:
    return () if table.state.course.pending_changes is None else table.state.course.pending_changes.must_agree


def test_omitted_terms_are_unchanged() -> None:
    table = open_table()
    assert describe_events(apply_command(table, ChangeTerms(ANA, OTHER_OPTIONS))) == [("ProposalsChanged", {})]
    assert (table.options["scoring"], table.agreement.pace) == ("simplified", Untimed())
    apply_command(table, ChangeTerms(ANA, pace=LIVE, forfeit="end"))
    assert (table.options["scoring"], table.agreement.pace, table.agreement.forfeit) == ("simplified", LIVE, "end")
    assert (get_pending_changes(table).options, get_pending_changes(table).terms) == (("scoring",), ("pace", "forfeit"))


def test_start_needs_agreement_of_all_other_players() -> None:
    table = open_table(seat_guest(ANA), seat_guest(BEA), seat_guest(EVA), BOT)
    apply_command(table, ChangeTerms(ANA, pace=LIVE))
    seen = table.state.version
    assert list_seats_to_agree(table) == (1, 2)
    assert_refused(AgreementMissing, "seats 1, 2 have not accepted the host's changes yet", table, Start(ANA))
    apply_command(table, AgreeToTerms(BEA, seen))
    assert_refused(AgreementMissing, "seats 2", table, Start(ANA, fewer=True))
    assert apply_command(table, AgreeToTerms(BEA, seen)) == [], "a second agreement changes nothing"
    apply_command(table, AgreeToTerms(EVA, seen))
    assert table.state.course.pending_changes is None
    apply_command(table, Start(ANA))
    assert table.state.course.pace == LIVE


def test_game_starts_with_last_chosen_options() -> None:
    table = open_table(seat_guest(ANA), BOT)
    apply_command(table, ChangeTerms(ANA, OTHER_OPTIONS))
    assert table.state.course.pending_changes is None, "bots agree to everything"
    apply_command(table, Start(ANA))
    assert table.record().options["scoring"] == "simplified"


def test_agreement_to_outdated_terms_is_stale() -> None:
    table = open_table()
    apply_command(table, ChangeTerms(ANA, OTHER_OPTIONS))
    seen = table.state.version
    apply_command(table, Sit(EVA, 2))
    apply_command(table, ChangeTerms(ANA, pace=LIVE))
    assert_refused(StalePosition, "the host has changed the table since", table, AgreeToTerms(BEA, seen))
    assert list_seats_to_agree(table) == (1, 2), "a player who sat down since then must agree, too"


@pytest.mark.parametrize("command", [Leave(BEA), Clear(ANA, 1)])
def test_player_without_seat_need_not_agree(command: Command) -> None:
    table = open_table()
    apply_command(table, ChangeTerms(ANA, OTHER_OPTIONS))
    apply_command(table, command)
    assert table.state.course.pending_changes is None
    apply_command(table, Sit(EVA, 1))
    assert list_seats_to_agree(table) == (), "a player who sits down now has seen the terms"


def test_changed_seats_need_agreement() -> None:
    table = open_table()
    apply_command(table, ChangeTerms(ANA, OTHER_OPTIONS))
    apply_command(table, Arrange(ANA, [1, 0, 2]))
    assert (list_seats_to_agree(table), get_pending_changes(table).options, get_pending_changes(table).terms) == (
        (0,),
        ("scoring",),
        ("order",),
    )
    apply_command(table, Arrange(ANA, [0, 1]))
    assert (list_seats_to_agree(table), get_pending_changes(table).terms) == ((0,), ("order", "seats"))


def test_occupied_seat_cannot_be_removed() -> None:
    assert_refused(
        BadCommand,
        "order: must include these occupied seats: 1",
        open_table(seat_guest(ANA), seat_guest(BEA), seat_guest(EVA)),
        Arrange(ANA, [0, 2]),
    )


def test_changed_absence_terms_and_hints_need_agreement() -> None:
    table = open_table()
    apply_command(table, ChangeTerms(ANA, patience=3600, substitute="random", hints=not table.hints))
    assert (table.patience, table.substitute, get_pending_changes(table).terms) == (
        3600,
        "random",
        ("patience", "substitute", "hints"),
    )
    apply_command(table, ChangeTerms(ANA, pace=BY_TURNS))
    assert (table.patience, get_pending_changes(table).terms[-1]) == (3600, "pace"), "the chosen patience is kept"


def test_default_patience_follows_time_control() -> None:
    table = open_table()
    apply_command(table, ChangeTerms(ANA, pace=BY_TURNS))
    assert (table.patience, get_pending_changes(table).terms) == (default_patience(BY_TURNS), ("pace",))
    apply_command(table, ChangeTerms(ANA, pace=LIVE, patience=default_patience(BY_TURNS)))
    assert (table.patience, get_pending_changes(table).terms) == (default_patience(BY_TURNS), ("pace",)), (
        "the default patience is no change"
    )
    apply_command(table, ChangeTerms(ANA, patience=60))
    assert get_pending_changes(table).terms == ("pace", "patience")


def test_unchanged_terms_need_no_agreement() -> None:
    table = open_table()
    agreed, others = table.agreement, (table.patience, table.substitute, table.hints)
    same = ChangeTerms(ANA, dict(table.options), agreed.pace, agreed.forfeit, agreed.end_proposal_days, *others)
    assert (apply_command(table, same), apply_command(table, ChangeTerms(ANA)), list_seats_to_agree(table)) == (
        [],
        [],
        (),
    )
    assert apply_command(table, AgreeToTerms(BEA, 1)) == []


def test_invalid_term_changes_are_refused() -> None:
    table = open_table()
    assert_refused(NotHost, "only the host", table, ChangeTerms(BEA, OTHER_OPTIONS))
    assert_refused(BadCommand, "options: ", table, ChangeTerms(ANA, {"scoring": "none"}))
    assert_refused(BadCommand, "options: ", table, ChangeTerms(ANA, {"colour": "red"}))
    assert_refused(BadCommand, "bot: must be one of ", table, ChangeTerms(ANA, substitute="nobody"))
    assert_refused(NotYourSeat, "you have no seat", table, AgreeToTerms(ODD, 1))
    for command in (ChangeTerms(ANA, OTHER_OPTIONS), AgreeToTerms(BEA, 1)):
        assert_refused(NotOpen, "the game has already started", start_table(), command)


def test_new_host_must_agree_too() -> None:
    table = open_table(seat_guest(ANA), seat_guest(BEA), FREE, Seat("device", BEA, "Ina"))
    apply_command(table, ChangeTerms(ANA, pace=BY_TURNS))
    apply_command(table, Leave(ANA))
    assert (table.state.host, list_seats_to_agree(table)) == (BEA, (1, 3))
    apply_command(table, AgreeToTerms(BEA, table.state.version))
    assert list_seats_to_agree(table) == ()


def test_changed_terms_reach_other_processes() -> None:
    here, there = open_table(), open_table()
    apply_command(there, ChangeTerms(ANA, OTHER_OPTIONS, LIVE, patience=0, substitute="random", hints=not there.hints))
    here.catch_up(there.state)
    assert here.terms == there.terms
    assert (here.options["scoring"], here.agreement.pace, here.patience) == ("simplified", LIVE, 0)
