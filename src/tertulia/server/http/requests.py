"""What requests carry. Sizes and ranges are checked before anything else looks at them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Text = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class MeRequest(Struct, forbid_unknown_fields=True):
    """A change of the guest's name or language."""

    name: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    language: Annotated[str, Meta(max_length=16, pattern="^[A-Za-z-]*$")] | UnsetType | None = UNSET


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot", "device"]
    bot: Text | None = None
    name: Text | None = None


class TableRequest(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Text
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Text, Text], Meta(max_length=40)] = {}
    public: bool = True


class SitRequest(Struct, forbid_unknown_fields=True):
    """A seat to sit down on."""

    seat: SeatNumber


class EmptyRequest(Struct):
    """A request that says nothing more."""


class MoveRequest(Struct, forbid_unknown_fields=True):
    """Actions in notation, made at a position (and, where it is sent, a version)."""

    position: Number
    seat: SeatNumber
    actions: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=60)]
    version: Number | None = None


class UndoRequest(Struct, forbid_unknown_fields=True):
    """Steps to be taken back."""

    position: Number
    seat: SeatNumber
    version: Number | None = None
    steps: Annotated[int, Meta(ge=1, le=1_000)] = 1
