"""Ids under which PettingZoo and Gymnasium know the games."""

from __future__ import annotations

from tertulia.kernel.registry import find_game, installed_games


def environment_id(game: str) -> str:
    """Return the id of a game's environments, `tertulia/<game>-v<version of its rules>`.

    Raises `GameError` for an unknown game.
    """
    return f"tertulia/{game}-v{find_game(game).version}"


def environment_ids() -> dict[str, str]:
    """Return the id of every installed game that has observations, by the game's name."""
    return {name: environment_id(name) for name, game in installed_games().items() if game.observation_table.size}
