"""`tertulia games`: list the installed games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tertulia.cli.shared import AsJson, print_json

if TYPE_CHECKING:
    from tertulia.kernel.game import Game

NAME = "games"


def run(json: AsJson = False) -> None:
    """List the games with their seats, options and bots.

    Example: tertulia games --json
    """
    from tertulia.bots import bot_kinds
    from tertulia.kernel.registry import installed_games

    if json:
        print_json([_facts(game) for game in installed_games().values()])
        return
    for game in installed_games().values():
        print(f"{game.name}: {game.seats[0]} to {game.seats[-1]} players; bots: {', '.join(bot_kinds(game))}")
        for option in game.options:
            only = f"; with {' or '.join(map(str, option.seats))} players only" if option.seats else ""
            print(f"  --option {option.name}={'|'.join(option.choices)}  (default: {option.default}{only})")


def _facts(game: Game) -> dict[str, Any]:
    from tertulia.bots import bot_kinds

    return {
        "name": game.name,
        "version": game.version,
        "seats": list(game.seats),
        "options": game.options,
        "bots": list(bot_kinds(game)),
        "actions": game.num_actions,
    }
