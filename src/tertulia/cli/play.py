"""`tertulia play GAME`: play in the terminal. The output is plain text, which screen readers can read."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.shared import (
    GameName,
    Language,
    Variant,
    find_game,
    find_words,
    read_components,
    read_list,
    read_options,
)
from tertulia.cli.streams import open_input, read_line
from tertulia.cli.terminal_game import LeftError, TerminalGame, TerminalSeat

if TYPE_CHECKING:
    from tertulia.i18n import Catalogue
    from tertulia.kernel.game import Game

NAME = "play"
PERSON = "me"


class DealOptions(NamedTuple):
    """Options for the players, and for the key of the random draws."""

    seats: Annotated[
        str,
        typer.Option("--seats", metavar="SEAT,SEAT,…", help="me, me:NAME or a bot, in the order of play."),
    ] = "me,greedy"
    key: Annotated[
        str | None, typer.Option("--key", metavar="HEX", help="64 hex digits: the same key deals the same game.")
    ] = None


def run(
    game: GameName,
    deal: DealOptions,
    variant: Variant,
    language: Language = None,
    always_ask: Annotated[
        bool,
        typer.Option("--always-ask", help="Ask before every turn ends, even if only goods could still be used."),
    ] = False,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Write the record of the finished game here.")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with several players at one keyboard.

    All output is plain text, which a screen reader can read.

    Example: tertulia play GAME --seats me:Ana,me:Ben,greedy --language es
    """
    from tertulia.bots.search.weights import was_learned_with
    from tertulia.cli.warm import warm
    from tertulia.play import Match

    game_rules = find_game(game)
    words = find_words(language, game_rules.name)
    places = read_seats(game_rules, words, read_list(deal.seats))
    if any(place.bot is None for place in places):
        open_input()
    if record is not None and (record.is_dir() or not record.parent.is_dir()):
        raise InputError(f"--record must be a file in an existing folder, not {record}")
    options = game_rules.check_options(read_options(variant.option), len(places))
    dealt = read_key(deal.key)
    printed = read_components(game_rules, variant.components)
    warm([game_rules])
    names = [place.bot or place.name for place in places]
    match = Match.new(game_rules, seats=names, options=options, key=dealt, components=printed)
    print(words.text("cli-welcome", game=words.text(f"{game_rules.name}-title")) + "\n")
    if any(place.bot for place in places) and not was_learned_with(game_rules, match.components):
        print(words.text("table-set-bots") + "\n")
    terminal = TerminalGame(match, words, places, read_line, print, always_ask)
    try:
        terminal.play()
        if record:
            terminal.save(record)
    except (LeftError, EOFError):
        print(words.text("cli-left"))


def read_seats(game: Game, words: Catalogue, texts: Sequence[str]) -> list[TerminalSeat]:
    """Read the text of each seat: `me`, `me:Ana` or the name of a bot.

    Raises `InputError` for other texts.
    """
    return [_seat(game, words, number, text) for number, text in enumerate(texts, start=1)]


def _seat(game: Game, words: Catalogue, number: int, text: str) -> TerminalSeat:
    from tertulia.bots import bot_kinds

    kind, _, name = text.partition(":")
    if kind == PERSON:
        return TerminalSeat(name.strip() or words.text("cli-player", number=number), None)
    if text not in bot_kinds(game):
        raise InputError(
            f"--seats: a seat must be me, me:NAME or one of the bots {', '.join(bot_kinds(game))}, not {text!r}"
        )
    return TerminalSeat(words.text("cli-bot-player", bot=words.text(f"bot-{text}"), number=number), text)


def read_key(text: str | None) -> bytes:
    """Read the game's key from 64 hex digits, or return a new random key for None.

    Raises `InputError` if the digits are invalid.
    """
    if text is None:
        return secrets.token_bytes(32)
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != 32:
        raise InputError(f"--key must be 64 hex digits, not {text!r}")
    return key
