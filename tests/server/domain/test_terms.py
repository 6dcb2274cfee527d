"""Changed terms of an open table: the host changes options and time control, and all other players must agree again."""

from __future__ import annotations

import pytest

from tertulia.play.clock import ByTurns, Live, Untimed
from tertulia.server.domain.commands import AgreeToTerms, Arrange, ChangeTerms, Clear, Command, Leave, Sit, Start
from tertulia.server.domain.errors import BadCommand, NotAgreed, NotHost, NotOpen, NotYourSeat, StaleMove
from tertulia.server.domain.seats import FREE, Seat
from tertulia.server.domain.state import PendingChanges, default_patience
from tertulia.server.domain.table import Table
from tests.server.domain.tables import ANA, BEA, BOT, EVA, ODD, begun, describe_events, of, open_table, refused, run

LIVE = Live(bank=600, increment=15)
SLOW = ByTurns(reserve=86_400, per_move=3600, cap=86_400)
OTHER = {"scoring": "simplified"}


def altered(table: Table) -> PendingChanges:
    found = table.state.course.pending_changes
    assert found is not None
    return found


def seats_that_must_agree(table: Table) -> tuple[int, ...]:
    return () if table.state.course.pending_changes is None else table.state.course.pending_changes.must_agree


def test_omitted_terms_are_unchanged() -> None:
    table = open_table()
    assert describe_events(run(table, ChangeTerms(ANA, OTHER))) == [("ProposalsChanged", {})]
    assert (table.options["scoring"], table.agreement.pace) == ("simplified", Untimed())
    run(table, ChangeTerms(ANA, pace=LIVE, forfeit="end"))
    assert (table.options["scoring"], table.agreement.pace, table.agreement.forfeit) == ("simplified", LIVE, "end")
    assert (altered(table).options, altered(table).terms) == (("scoring",), ("pace", "forfeit"))


def test_start_needs_agreement_of_all_other_players() -> None:
    table = open_table(of(ANA), of(BEA), of(EVA), BOT)
    run(table, ChangeTerms(ANA, pace=LIVE))
    seen = table.state.version
    assert seats_that_must_agree(table) == (1, 2)
    refused(NotAgreed, "seats 1, 2 have not accepted the host's changes yet", table, Start(ANA))
    run(table, AgreeToTerms(BEA, seen))
    refused(NotAgreed, "seats 2", table, Start(ANA, fewer=True))
    assert run(table, AgreeToTerms(BEA, seen)) == [], "a second agreement changes nothing"
    run(table, AgreeToTerms(EVA, seen))
    assert table.state.course.pending_changes is None
    run(table, Start(ANA))
    assert table.state.course.pace == LIVE


def test_game_starts_with_last_chosen_options() -> None:
    table = open_table(of(ANA), BOT)
    run(table, ChangeTerms(ANA, OTHER))
    assert table.state.course.pending_changes is None, "bots agree to everything"
    run(table, Start(ANA))
    assert table.record().options["scoring"] == "simplified"


def test_agreement_to_outdated_terms_is_stale() -> None:
    table = open_table()
    run(table, ChangeTerms(ANA, OTHER))
    seen = table.state.version
    run(table, Sit(EVA, 2))
    run(table, ChangeTerms(ANA, pace=LIVE))
    refused(StaleMove, "the host has changed the table since", table, AgreeToTerms(BEA, seen))
    assert seats_that_must_agree(table) == (1, 2), "a player who sat down since then must agree, too"


@pytest.mark.parametrize("command", [Leave(BEA), Clear(ANA, 1)])
def test_player_without_seat_need_not_agree(command: Command) -> None:
    table = open_table()
    run(table, ChangeTerms(ANA, OTHER))
    run(table, command)
    assert table.state.course.pending_changes is None
    run(table, Sit(EVA, 1))
    assert seats_that_must_agree(table) == (), "a player who sits down now has seen the terms"


def test_changed_seats_need_agreement() -> None:
    table = open_table()
    run(table, ChangeTerms(ANA, OTHER))
    run(table, Arrange(ANA, [1, 0, 2]))
    assert (seats_that_must_agree(table), altered(table).options, altered(table).terms) == (
        (0,),
        ("scoring",),
        ("order",),
    )
    run(table, Arrange(ANA, [0, 1]))
    assert (seats_that_must_agree(table), altered(table).terms) == ((0,), ("order", "seats"))


def test_occupied_seat_cannot_be_removed() -> None:
    refused(
        BadCommand,
        "order: must include these occupied seats: 1",
        open_table(of(ANA), of(BEA), of(EVA)),
        Arrange(ANA, [0, 2]),
    )


def test_changed_absence_terms_and_hints_need_agreement() -> None:
    table = open_table()
    run(table, ChangeTerms(ANA, patience=3600, substitute="random", hints=not table.hints))
    assert (table.patience, table.substitute, altered(table).terms) == (
        3600,
        "random",
        ("patience", "substitute", "hints"),
    )
    run(table, ChangeTerms(ANA, pace=SLOW))
    assert (table.patience, altered(table).terms[-1]) == (3600, "pace"), "the chosen patience is kept"


def test_default_patience_follows_time_control() -> None:
    table = open_table()
    run(table, ChangeTerms(ANA, pace=SLOW))
    assert (table.patience, altered(table).terms) == (default_patience(SLOW), ("pace",))
    run(table, ChangeTerms(ANA, pace=LIVE, patience=default_patience(SLOW)))
    assert (table.patience, altered(table).terms) == (default_patience(SLOW), ("pace",)), (
        "the default patience is no change"
    )
    run(table, ChangeTerms(ANA, patience=60))
    assert altered(table).terms == ("pace", "patience")


def test_unchanged_terms_need_no_agreement() -> None:
    table = open_table()
    agreed, others = table.agreement, (table.patience, table.substitute, table.hints)
    same = ChangeTerms(ANA, dict(table.options), agreed.pace, agreed.forfeit, agreed.end_proposal_days, *others)
    assert (run(table, same), run(table, ChangeTerms(ANA)), seats_that_must_agree(table)) == ([], [], ())
    assert run(table, AgreeToTerms(BEA, 1)) == []


def test_invalid_term_changes_are_refused() -> None:
    table = open_table()
    refused(NotHost, "only the host", table, ChangeTerms(BEA, OTHER))
    refused(BadCommand, "options: ", table, ChangeTerms(ANA, {"scoring": "none"}))
    refused(BadCommand, "options: ", table, ChangeTerms(ANA, {"colour": "red"}))
    refused(BadCommand, "bot: must be one of ", table, ChangeTerms(ANA, substitute="nobody"))
    refused(NotYourSeat, "you have no seat", table, AgreeToTerms(ODD, 1))
    for command in (ChangeTerms(ANA, OTHER), AgreeToTerms(BEA, 1)):
        refused(NotOpen, "the game has already started", begun(), command)


def test_new_host_must_agree_too() -> None:
    table = open_table(of(ANA), of(BEA), FREE, Seat("device", BEA, "Ina"))
    run(table, ChangeTerms(ANA, pace=SLOW))
    run(table, Leave(ANA))
    assert (table.state.host, seats_that_must_agree(table)) == (BEA, (1, 3))
    run(table, AgreeToTerms(BEA, table.state.version))
    assert seats_that_must_agree(table) == ()


def test_changed_terms_reach_other_processes() -> None:
    here, there = open_table(), open_table()
    run(there, ChangeTerms(ANA, OTHER, LIVE, patience=0, substitute="random", hints=not there.hints))
    here.catch_up(there.state)
    assert here.terms == there.terms
    assert (here.options["scoring"], here.agreement.pace, here.patience) == ("simplified", LIVE, 0)
