"""Refusals of requests about notification channels."""

from __future__ import annotations

from tertulia.server.errors import Refused


class TooManyChannels(Refused):
    """A guest or table already has the maximum number of channels."""

    code = "too-many-channels"


class ChannelUnknown(Refused):
    """The channel does not exist or belongs to another guest or table."""

    code = "channel-not-found"


class ChannelRefused(Refused):
    """Nothing can be sent to this address."""

    code = "channel-refused"


class LinkRefused(Refused):
    """This site did not make the link, or made it for something else."""

    code = "link-refused"
