"""Records of earlier rules versions are replayed as far as possible; the error explains the end."""

from __future__ import annotations

import msgspec
import pytest

from tertulia.kernel.registry import find_game
from tertulia.play import RecordError, load_record, replay
from tests.cli.conftest import Tertulia, tertulia
from tests.play.matches import OTHER_COMPONENTS, REFUSED_RECORDS, get_record_path

__all__ = ["tertulia"]
each_refused = pytest.mark.parametrize(
    ("name", "action", "version"), [(name, *at) for name, at in REFUSED_RECORDS.items()]
)


@each_refused
def test_illegal_action_of_old_record_names_rules_version(name: str, action: int, version: int) -> None:
    record = load_record(get_record_path(name))
    assert find_game(record.game).version == version
    plies = replay(record, view=None)
    assert [next(plies).ply for _ in range(action)] == list(range(action))
    with pytest.raises(RecordError) as refused:
        next(plies)
    assert str(refused.value).startswith(f"action {action}: ")
    assert str(refused.value).endswith(
        f"(by version {version} of the rules of {record.game}; a record of an earlier version may not fit them)"
    )


@each_refused
def test_legal_actions_of_old_record_are_replayed(name: str, action: int, version: int) -> None:
    record = load_record(get_record_path(name))
    fits = msgspec.structs.replace(record, actions=record.actions[: action - 1], result=None)
    plies = list(replay(fits, view=None))
    assert [ply.ply for ply in plies] == list(range(action))
    assert not plies[-1].view["over"]


def test_record_of_other_components_asks_for_their_file() -> None:
    with pytest.raises(RecordError, match=r"^components: played with the set .* name the components file"):
        next(replay(load_record(get_record_path(OTHER_COMPONENTS))))


@pytest.mark.parametrize("name", [*REFUSED_RECORDS, OTHER_COMPONENTS])
def test_replay_command_refuses_old_record_in_one_line(name: str, tertulia: Tertulia) -> None:
    ran = tertulia("replay", str(get_record_path(name)))
    assert ran.status == 2
    assert len(ran.err.strip().splitlines()) == 1
    assert "Traceback" not in ran.err
    assert ("components" if name == OTHER_COMPONENTS else "a record of an earlier version may not fit them") in ran.err
