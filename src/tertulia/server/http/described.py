"""Response types whose bodies are encoded bytes, with the schema for the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response
from msgspec import Meta

from tertulia.play.records import GameRecord
from tertulia.play.visibility import SHAPE
from tertulia.server.http.check_responses import SetCheck
from tertulia.server.http.responses import AnalysisResponse, MomentResponse, PreviewsResponse, TableResponse

WholeTable = Response[Annotated[bytes, Meta(extra={SHAPE: TableResponse})]]
Moment = Response[Annotated[bytes, Meta(extra={SHAPE: MomentResponse})]]
Previews = Response[Annotated[bytes, Meta(extra={SHAPE: PreviewsResponse})]]
Record = Response[Annotated[bytes, Meta(extra={SHAPE: GameRecord})]]
Analysis = Response[Annotated[bytes, Meta(extra={SHAPE: AnalysisResponse})]]
Checked = Response[Annotated[bytes, Meta(extra={SHAPE: SetCheck})]]
File = Response[Annotated[bytes, Meta(extra={SHAPE: dict[str, Any]})]]
"""A JSON object with the keys of a file: a component set, or the export of all data about a guest."""
