"""Invalid calls of games, and their errors."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from tertulia.kernel import registry
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.registry import find_game, installed_games
from tertulia.kernel.schema import Record, int16

GAMES = [pytest.param(game, id=name) for name, game in installed_games().items()]


def test_unknown_game_error_lists_installed_ones() -> None:
    with pytest.raises(GameError, match=r"unknown game 'chess'; installed are: .*granada"):
        find_game("chess")


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("tertulia.nowhere:GAME", "ModuleNotFoundError: No module named 'tertulia.nowhere'"),
        ("tertulia.kernel.game:Game", "it is not a `Game` named chess"),
    ],
)
def test_unloadable_game_is_named(value: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TERTULIA_DEBUG", raising=False)
    monkeypatch.setattr(registry, "entry_points", lambda group: [EntryPoint("chess", value, group)])
    with pytest.raises(GameError, match=rf"^the game chess \({value}\) cannot be used: {reason}"):
        installed_games.__wrapped__()


def test_state_without_required_fields_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bare(Record):
        seats: int = int16()

    found = next(iter(installed_games().values()))
    monkeypatch.setattr(type(found), "state", Bare)
    with pytest.raises(GameError, match="its state has no field chance and no field events"):
        installed_games.__wrapped__()


@pytest.mark.parametrize("game", GAMES)
def test_invalid_set_up_error_lists_accepted_values(game: Game) -> None:
    seats, option = game.seats[0], game.options[0]
    with pytest.raises(GameError, match=f"{game.seats[0]} to {game.seats[-1]} seats, not 99"):
        game.new({}, 99, bytes(32))
    with pytest.raises(GameError, match="a key must have 32 bytes, not 5"):
        game.new({}, seats, bytes(5))
    with pytest.raises(GameError, match=f"no option 'weather'; it has: .*{option.name}"):
        game.new({"weather": "rain"}, seats, bytes(32))
    with pytest.raises(
        GameError, match=f"option {option.name} must be one of {', '.join(option.choices)}, not 'other'"
    ):
        game.new({option.name: "other"}, seats, bytes(32))
    with pytest.raises(GameError, match=f"{game.dtype.itemsize} bytes, not 3"):
        game.from_bytes(b"abc")


@pytest.mark.parametrize("game", GAMES)
def test_omitted_options_have_their_defaults(game: Game) -> None:
    usual = {option.name: option.default for option in game.options}
    assert game.check_options({}) == usual
    assert game.hash(game.new({}, game.seats[0], bytes(32))) == game.hash(game.new(usual, game.seats[0], bytes(32)))


def test_option_choice_may_be_limited_to_some_seats() -> None:
    game = find_game("no-siesta")
    assert game.check_options({"dice": "once"}, 2)["dice"] == "once"
    assert game.check_options({"dice": "rerolled"}, 3)["dice"] == "rerolled"
    with pytest.raises(GameError, match="option dice=once is for 2 seats, not 3"):
        game.new({"dice": "once"}, 3, bytes(32))


@pytest.mark.parametrize("game", GAMES)
def test_hash_depends_on_the_bytes(game: Game) -> None:
    one, other = game.new({}, game.seats[0], bytes(32)), game.new({}, game.seats[0], bytes(32))
    assert game.hash(one) == game.hash(other)
    assert len(game.hash(one)) == 64
    game.apply(
        other, game.actors(other).bit_length() - 1, int(game.legal(other, game.actors(other).bit_length() - 1)[0])
    )
    assert game.hash(one) != game.hash(other)


@pytest.mark.parametrize("game", GAMES)
def test_game_has_minutes_weight_and_view_shape(game: Game) -> None:
    """The lobby and the client's types need this; a game in development may omit it."""
    assert game.minutes
    assert 0 < game.minutes[0] <= game.minutes[1]
    assert game.weight
    assert game.view_shape
