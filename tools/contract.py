"""Generate the client's TypeScript types: `python -m tools.contract`.

contract.ts has the server's responses and requests, usual.ts shared constants, and each game's types.ts its view.
"""

from __future__ import annotations

import functools
import operator
import types
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from tertulia.analysis import report
from tertulia.kernel import action_schema
from tertulia.kernel.game import Option
from tertulia.kernel.registry import installed_games
from tertulia.play import answers, clock
from tertulia.play.planning import ForeseenAction, Obstacle
from tertulia.play.visibility import SHAPE, GameEvent, SeenPly
from tertulia.server.domain import commands, delivery, names, ports, private_seat_data, profiles, state
from tertulia.server.domain.matchmaking import MatchRequest
from tertulia.server.http import (
    account_schemas,
    community_schemas,
    component_responses,
    notification_requests,
    requests,
    responses,
    time_responses,
)
from tertulia.server.http.routes import planning
from tertulia.server.http.routes.commands import COMMANDS as ROUTED
from tools.typescript import OPEN, Struct, interface
from tools.view_types import types_file, view_types

API = Path(__file__).parents[1] / "web" / "src" / "api"
FILE, USUAL_FILE = API / "contract.ts", API / "usual.ts"
HEAD = "/** Made by `python -m tools.contract` from the server's structs: to be changed there, not here. */"
setattr(GameEvent, OPEN, True)

SENT: Sequence[Struct] = (
    Option,
    GameEvent,
    responses.LegalResponse,
    SeenPly,
    responses.GameInfo,
    action_schema.NumbersSchema,
    action_schema.NamesSchema,
    action_schema.SubsetSchema,
    action_schema.CellSchema,
    action_schema.VerbSchema,
    responses.GameSchema,
    responses.GameTexts,
    component_responses.Mark,
    component_responses.ComponentFacts,
    component_responses.SetSummary,
    component_responses.SetOfTable,
    component_responses.SetFault,
    component_responses.SetCheck,
    time_responses.PaceResponse,
    time_responses.AgreementResponse,
    time_responses.SeatClockResponse,
    time_responses.ProposalResponse,
    time_responses.DepartureResponse,
    time_responses.EndedEarlyResponse,
    time_responses.AlteredResponse,
    time_responses.TableTimeResponse,
    time_responses.VacationResponse,
    time_responses.CalendarResponse,
    responses.SeatResponse,
    responses.TableSummary,
    responses.SubstitutionResponse,
    responses.PracticeResponse,
    responses.OutcomeResponse,
    responses.TableResponse,
    responses.PositionResponse,
    responses.PreviewsResponse,
    responses.ChangeEvent,
    responses.PresenceEvent,
    responses.Lobby,
    responses.TurnResponse,
    responses.Turns,
    notification_requests.RecentNotification,
    notification_requests.NotificationChannelResponse,
    notification_requests.Night,
    notification_requests.NotificationSettingsResponse,
    notification_requests.NewChannel,
    notification_requests.UnsubscribableChannel,
    notification_requests.ConfirmedAddress,
    notification_requests.CalendarFeed,
    responses.Me,
    responses.Invitation,
    responses.Created,
    responses.Done,
    report.Prevented,
    responses.AdviceResponse,
    responses.HintResponse,
    report.Move,
    report.Choice,
    report.Reason,
    report.Decision,
    report.Moment,
    report.Luck,
    report.Turn,
    report.Strength,
    report.Analysis,
    ports.LineStep,
    ports.BetterLine,
    ports.AnalysisReport,
    responses.AnalysisResponse,
    ForeseenAction,
    Obstacle,
    private_seat_data.Plan,
    answers.AutoAnswer,
    planning.OfferedAnswer,
    planning.OwnSeat,
    planning.PlannedTable,
    responses.Refusal,
    community_schemas.ChatRoom,
    community_schemas.ChatLine,
    community_schemas.ChatResponse,
    community_schemas.ChatNews,
    community_schemas.SentLine,
    community_schemas.PrivateNote,
    community_schemas.PlayerRef,
    community_schemas.PlayerList,
    community_schemas.SanctionResponse,
    community_schemas.ReportLine,
    community_schemas.ReportResponse,
    community_schemas.OwnReport,
    community_schemas.AccountStatus,
    community_schemas.RoleOffer,
    community_schemas.StaffMember,
    community_schemas.ModerationResponse,
    community_schemas.PlayerRecord,
    community_schemas.ModerationAction,
    community_schemas.ModerationActions,
    profiles.ResultTally,
    profiles.GameProfile,
    profiles.MeanMoveTime,
    community_schemas.OpponentResponse,
    community_schemas.ProfileResponse,
    community_schemas.PlayedGameResponse,
    community_schemas.PlayedPage,
    community_schemas.NoteOnPlayer,
    community_schemas.NotesOnPlayers,
    account_schemas.SessionResponse,
    account_schemas.CredentialResponse,
    account_schemas.Account,
    account_schemas.NewLink,
    account_schemas.LinkInfo,
    account_schemas.Ticket,
    account_schemas.FormerTables,
    account_schemas.FormerCredential,
    account_schemas.FormerChannel,
    account_schemas.FormerGuest,
    account_schemas.SignedInResponse,
    account_schemas.ProviderAddress,
    account_schemas.StoredSettings,
)
"""Structs that the server sends."""
COMMANDS = [*ROUTED.values(), commands.Sit, commands.Open, commands.RequestHint, MatchRequest]
"""Commands whose bodies the server accepts."""
TAKEN: Sequence[Struct] = (
    *(body for body in map(requests.body_of, COMMANDS) if body.__struct_fields__),
    clock.Untimed,
    clock.Live,
    clock.ByTurns,
    commands.SeatPlan,
    commands.SetChoice,
    requests.MeRequest,
    requests.VisibleTableRequest,
    requests.PracticeRequest,
    requests.RecordPracticeRequest,
    delivery.PushKeys,
    delivery.PushSubscription,
    notification_requests.NotificationSettingsRequest,
    notification_requests.ChannelRequest,
    notification_requests.KindsRequest,
    requests.InviteRequest,
    planning.PlanTryRequest,
    planning.PlanRequest,
    planning.AutoAnswerRequest,
    planning.SeenRequest,
    community_schemas.SayRequest,
    community_schemas.ReadRequest,
    community_schemas.ChatOpenRequest,
    community_schemas.NoteRequest,
    community_schemas.BlockRequest,
    community_schemas.ReportRequest,
    community_schemas.SanctionRequest,
    community_schemas.OutcomeRequest,
    community_schemas.ReasonRequest,
    community_schemas.AppealAnswerRequest,
    community_schemas.RoleRequest,
    community_schemas.FindRequest,
    community_schemas.ClaimRequest,
    account_schemas.EndSessionsRequest,
    account_schemas.SettleRequest,
    account_schemas.SettingsRequest,
    requests.CalendarRequest,
    requests.ZoneRequest,
)
"""Structs that the server accepts."""
NAMES: Mapping[Struct, str] = {
    Option: "GameOption",
    SeenPly: "LogEntry",
    delivery.PushSubscription: "PushAddress",
    report.Move: "AnalysedMove",
    report.Choice: "AnalysedChoice",
    report.Reason: "AnalysedReason",
    report.Decision: "AnalysedDecision",
    report.Moment: "AnalysedMoment",
    report.Luck: "AnalysedLuck",
    report.Turn: "TurningPoint",
    report.Strength: "AnalysedStrength",
}
"""Names in the client that differ from the server's, which mean something else in a browser or in another module."""
LONG_NAMES = {
    responses.TableResponse,
    responses.PositionResponse,
    responses.PreviewsResponse,
    responses.HintResponse,
    responses.AnalysisResponse,
    community_schemas.ChatResponse,
}
"""Responses that keep `Response` in the client: it has types of its own under the short names."""


def client_name(struct: Struct) -> str:
    """Return the name of a struct in the client: its own name, without `Response`."""
    name = struct.__name__
    return NAMES.get(struct) or (name if struct in LONG_NAMES else name.removesuffix("Response"))


@functools.cache
def strict(struct: Struct) -> Struct:
    """Return a strict form of a sent struct.

    Ready JSON is typed by its contents, and fields that the struct does not name are forbidden.
    """
    fields = {field.name: field for field in msgspec.structs.fields(struct)}
    hints = get_type_hints(struct, include_extras=True)
    found = [(name, shape(hints[name]), _default(field)) for name, field in fields.items()]
    config = struct.__struct_config__
    made = msgspec.defstruct(
        client_name(struct),
        found,
        kw_only=True,
        forbid_unknown_fields=not hasattr(struct, OPEN),
        omit_defaults=config.omit_defaults,
        tag=config.tag,
        tag_field=config.tag_field,
        namespace={"__doc__": struct.__doc__, "described": struct},
    )
    if hasattr(struct, OPEN):
        setattr(made, OPEN, True)
    return made


def _default(field: msgspec.structs.FieldInfo) -> Any:
    renamed = None if field.encode_name == field.name else field.encode_name
    return msgspec.field(name=renamed) if field.required else msgspec.field(name=renamed, default=field.default)


def shape(kind: Any) -> Any:
    """Return a type with ready JSON replaced by its contents' type, and structs by their strict forms."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return strict(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        extras = [meta.extra or {} for meta in args[1:] if isinstance(meta, msgspec.Meta)]
        told = [extra[SHAPE] for extra in extras if SHAPE in extra]
        return shape(told[0]) if told else kind
    if origin in (Union, types.UnionType):
        return functools.reduce(operator.or_, map(shape, args))
    return types.GenericAlias(origin, tuple(map(shape, args))) if origin in (list, dict) else kind


ANSWERS: dict[str, Struct] = {client_name(struct): strict(struct) for struct in SENT}
"""The strict structs that the server sends, by their names in the client."""


def contract() -> str:
    """Return the contents of contract.ts."""
    known = {**{struct: name for name, struct in ANSWERS.items()}, **{one: client_name(one) for one in TAKEN}}
    answers = [interface(name, struct, known, sent=False) for name, struct in ANSWERS.items()]
    asked = [interface(client_name(struct), struct, known, sent=True) for struct in TAKEN]
    return "\n\n".join([HEAD, *answers, *asked]) + "\n"


def usual() -> str:
    """Return the contents of usual.ts, constants that the client shares with the server."""
    named = msgspec.json.format(msgspec.json.encode(state.PACES), indent=2).decode()
    return "\n".join(
        [
            HEAD.replace("structs", "lists"),
            "",
            "/** The paces that a table is offered, by name. */",
            f"export const PACES = {named} as const;",
            "",
            "/** Seconds of patience where nobody chooses any. */",
            f"export const PATIENCE = {state.DEFAULT_PATIENCE_SECONDS};",
            "",
            "/** Default days after which an unopposed proposal to end the game takes effect. */",
            f"export const END_PROPOSAL_DAYS = {state.DEFAULT_END_PROPOSAL_DAYS};",
            "",
            "/** The name by which the server calls every deleted account; nobody else can take it. */",
            f'export const FORMER_NAME = "{names.FORMER_NAME}";',
            "",
        ]
    )


def view_shapes() -> dict[Path, type]:
    """Return the view shape of each game that has one, by the TypeScript file that is generated from it."""
    shapes = {
        types_file(game): game.view_shape for game in installed_games().values() if types_file(game).parent.is_dir()
    }
    return {file: shape for file, shape in shapes.items() if shape is not None}


def generated_files() -> list[Path]:
    """Return the paths of the generated TypeScript files."""
    return [FILE, USUAL_FILE, *view_shapes()]


@cache
def all_types() -> dict[Path, str]:
    """Return the contents of the generated TypeScript files by path."""
    return {FILE: contract(), USUAL_FILE: usual()} | {file: view_types(shape) for file, shape in view_shapes().items()}


if __name__ == "__main__":
    for file, text in all_types().items():
        file.write_text(text, encoding="utf-8")
