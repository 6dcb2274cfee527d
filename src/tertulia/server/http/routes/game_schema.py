"""Routes for clients that show a game without code of its own: the schema of its actions, and its texts."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter

from tertulia.i18n import catalogue_sources, fact_schema, supported_languages
from tertulia.server.domain.errors import BadCommand
from tertulia.server.domain.opening import require_game
from tertulia.server.http.dependencies import GameName
from tertulia.server.http.responses import GameSchema, GameWords

Language = Annotated[str, PathParameter(description="A language that there are words in, as `en`")]


@get("/api/games/{name:str}/schema", sync_to_thread=False)
def game_schema(name: GameName) -> GameSchema:
    """The kinds of actions of a game, with their arguments."""
    return GameSchema(require_game(name).actions.schema())


@get("/api/games/{name:str}/words/{language:str}", sync_to_thread=False)
def game_words(name: GameName, language: Language) -> GameWords:
    """The texts of a game in one language (Fluent), and the schema of their arguments. Empty if it has none."""
    game = require_game(name).name
    if language not in supported_languages():
        raise BadCommand(f"there are no words in {language[:40]!r}", supported_languages())
    return GameWords(catalogue_sources(language, game), dict(fact_schema(game)))
