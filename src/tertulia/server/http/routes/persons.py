"""Routes of blocked players and of notes about players."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.params import JSONBody, PathParameter

from tertulia.server.domain.chat import note_kept
from tertulia.server.domain.people import about_guest, not_oneself
from tertulia.server.http.community import OfPeople
from tertulia.server.http.community_requests import BlockRequest, NoteRequest
from tertulia.server.http.community_responses import Fine, Noted, People, PersonRef
from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.guests import guest_of, guest_or_refuse

Handle = Annotated[str, PathParameter(description="What others may call a person by")]


@get("/api/me/blocked")
async def blocked(request: HttpRequest, community: OfPeople) -> People:
    """The players whom the guest blocks. No other player can see the list."""
    guest = guest_of(request)
    found = [] if guest is None else list(await community.people.blocked(guest))
    held = await community.names.meet(found)
    people = [PersonRef(community.names.handle(each), community.names.name(each)) for each in found]
    del held
    return People(people)


@put("/api/people/{person:str}/block")
async def block(request: HttpRequest, person: Handle, data: JSONBody[BlockRequest], community: OfPeople) -> Fine:
    """Block or unblock a player.

    A blocked player's messages are hidden, and the two are not seated together at new tables.
    """
    guest = guest_or_refuse(request)
    await community.people.block(guest, not_oneself(guest, community.handles.guest(person)), data.blocked)
    return Fine()


@put("/api/people/{person:str}/note")
async def note_on(request: HttpRequest, person: Handle, data: JSONBody[NoteRequest], community: OfPeople) -> Noted:
    """Replace the guest's private note about a player."""
    guest = guest_or_refuse(request)
    other = not_oneself(guest, community.handles.guest(person))
    words = note_kept(data.words)
    await community.people.keep_note(guest, about_guest(other), words)
    return Noted(words)
