"""Matches and their records: seats, options, random key, log, undo, record files and exact replay."""

from tertulia.play.at_ply import match_at_ply
from tertulia.play.errors import IllegalAction, NotYourTurn, PlayError, RecordError, UndoImpossible
from tertulia.play.match import LogEntry, Match
from tertulia.play.records import (
    FORMAT,
    GameRecord,
    Practice,
    Result,
    decode_record,
    encode_record,
    load_record,
    save_record,
)
from tertulia.play.replay import Ply, match_at_setup, replay
from tertulia.play.visibility import Preview, SeenPly

__all__ = [
    "FORMAT",
    "GameRecord",
    "IllegalAction",
    "LogEntry",
    "Match",
    "NotYourTurn",
    "PlayError",
    "Ply",
    "Practice",
    "Preview",
    "RecordError",
    "Result",
    "SeenPly",
    "UndoImpossible",
    "decode_record",
    "encode_record",
    "load_record",
    "match_at_ply",
    "match_at_setup",
    "replay",
    "save_record",
]
