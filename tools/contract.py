"""Generate the client's TypeScript types: `python -m tools.contract`.

contract.ts has the server's responses and requests, usual.ts shared constants, and each game's types.ts its view.
"""

from __future__ import annotations

import functools
import operator
import types
from collections.abc import Mapping
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

SENT: Mapping[Struct, str] = {
    Option: "GameOption",
    GameEvent: "GameEvent",
    responses.LegalResponse: "Legal",
    SeenPly: "LogEntry",
    responses.GameInfo: "GameInfo",
    action_schema.NumbersSchema: "NumbersArgument",
    action_schema.NamesSchema: "NamesArgument",
    action_schema.SubsetSchema: "SubsetArgument",
    action_schema.CellSchema: "CellArgument",
    action_schema.VerbSchema: "VerbSchema",
    responses.GameSchema: "GameSchema",
    responses.GameWords: "GameWords",
    component_responses.Mark: "Mark",
    component_responses.ComponentFacts: "ComponentFacts",
    component_responses.SetSummary: "SetSummary",
    component_responses.SetOfTable: "SetOfTable",
    component_responses.SetFault: "SetFault",
    component_responses.SetCheck: "SetCheck",
    time_responses.PaceResponse: "Pace",
    time_responses.AgreementResponse: "Agreement",
    time_responses.ClockResponse: "SeatClock",
    time_responses.WishResponse: "Wish",
    time_responses.DepartureResponse: "Departure",
    time_responses.EndedResponse: "EndedEarly",
    time_responses.AlteredResponse: "Altered",
    time_responses.TimeResponse: "TableTime",
    time_responses.VacationResponse: "Vacation",
    time_responses.CalendarResponse: "Calendar",
    responses.SeatResponse: "Seat",
    responses.Summary: "TableSummary",
    responses.SubstitutionResponse: "Substitution",
    responses.PracticeResponse: "PracticeOf",
    responses.OutcomeResponse: "Outcome",
    responses.TableResponse: "TableMessage",
    responses.MomentResponse: "MomentMessage",
    responses.PreviewsResponse: "PreviewsMessage",
    responses.ChangeEvent: "Change",
    responses.PresenceEvent: "Presence",
    responses.Lobby: "Lobby",
    responses.TurnResponse: "Turn",
    responses.Turns: "Turns",
    notification_requests.RecentNotification: "ToldNotice",
    notification_requests.ChannelResponse: "NoticeChannel",
    notification_requests.Night: "Night",
    notification_requests.NotificationSettingsResponse: "NoticeSettings",
    notification_requests.NewChannel: "NewChannel",
    notification_requests.UnsubscribeResponse: "Stoppable",
    notification_requests.ConfirmedResponse: "Confirmed",
    notification_requests.Feed: "CalendarFeed",
    responses.Me: "Me",
    responses.Invitation: "Invitation",
    responses.Created: "Created",
    responses.Done: "Done",
    report.Prevented: "Prevented",
    responses.AdviceResponse: "Advice",
    responses.HintResponse: "HintMessage",
    report.Move: "AnalysedMove",
    report.Choice: "AnalysedChoice",
    report.Reason: "AnalysedReason",
    report.Decision: "AnalysedDecision",
    report.Moment: "AnalysedMoment",
    report.Luck: "AnalysedLuck",
    report.Turn: "TurningPoint",
    report.Strength: "AnalysedStrength",
    report.Analysis: "Analysis",
    ports.LineStep: "LineStep",
    ports.BetterLine: "BetterLine",
    ports.AnalysisReport: "AnalysisReport",
    responses.AnalysisResponse: "AnalysisMessage",
    ForeseenAction: "ForeseenAction",
    Obstacle: "PlanObstacle",
    private_seat_data.Plan: "Plan",
    answers.AutoAnswer: "StandingAnswer",
    planning.OfferedAnswer: "OfferedAnswer",
    planning.OwnSeat: "OwnSeat",
    planning.PlannedTable: "PlannedTable",
    responses.Refusal: "Refusal",
    community_schemas.ChatRoom: "ChatRoom",
    community_schemas.ChatLine: "ChatLine",
    community_schemas.ChatMessage: "ChatMessage",
    community_schemas.ChatNews: "ChatNews",
    community_schemas.SaidMessage: "SaidMessage",
    community_schemas.Noted: "Noted",
    community_schemas.PersonRef: "PersonRef",
    community_schemas.People: "People",
    community_schemas.Fine: "Fine",
    community_schemas.SanctionMessage: "Sanction",
    community_schemas.ReportLine: "ReportLine",
    community_schemas.ReportMessage: "Report",
    community_schemas.OwnReport: "OwnReport",
    community_schemas.StandingMessage: "Standing",
    community_schemas.ClaimSeen: "ClaimSeen",
    community_schemas.StaffMember: "StaffMember",
    community_schemas.ModerationMessage: "Moderation",
    community_schemas.PersonRecord: "PersonRecord",
    community_schemas.DeedMessage: "Deed",
    community_schemas.Deeds: "Deeds",
    profiles.ResultTally: "Tally",
    profiles.GameProfile: "GameProfile",
    profiles.MeanMoveTime: "PaceTaken",
    community_schemas.OpponentMessage: "Opponent",
    community_schemas.ProfileMessage: "ProfileMessage",
    community_schemas.PlayedMessage: "PlayedGame",
    community_schemas.PlayedPage: "PlayedPage",
    community_schemas.NotedPerson: "NotedPerson",
    community_schemas.NotedPeople: "NotedPeople",
    account_schemas.SessionResponse: "Session",
    account_schemas.CredentialResponse: "Credential",
    account_schemas.Account: "Account",
    account_schemas.LinkMade: "LinkMade",
    account_schemas.LinkSeen: "LinkSeen",
    account_schemas.Ticket: "Ticket",
    account_schemas.FormerTables: "FormerTables",
    account_schemas.FormerCredential: "FormerCredential",
    account_schemas.FormerChannel: "FormerChannel",
    account_schemas.FormerGuest: "FormerGuest",
    account_schemas.EnteredResponse: "Entered",
    account_schemas.GoTo: "GoTo",
    account_schemas.KeptSettings: "KeptSettings",
}
"""Structs that the server sends, with their names in the client."""
COMMANDS = [*ROUTED.values(), commands.Sit, commands.Open, commands.RequestHint]
"""Commands whose bodies the server accepts."""
TAKEN: Mapping[Struct, str] = {
    **{body: body.__name__ for body in map(requests.body_of, COMMANDS) if body.__struct_fields__},
    **{one: one.__name__ for one in (clock.Untimed, clock.Live, clock.ByTurns)},
    commands.SeatPlan: "SeatPlan",
    commands.SetChoice: "SetChoice",
    requests.body_of(MatchRequest): "MatchRequest",
    requests.MeRequest: "Profile",
    requests.VisibleTableRequest: "TableInSight",
    requests.PracticeRequest: "PracticeRequest",
    requests.RecordPracticeRequest: "RecordPracticeRequest",
    delivery.PushKeys: "PushKeys",
    delivery.PushSubscription: "PushAddress",
    notification_requests.NotificationSettingsRequest: "NoticeChoices",
    notification_requests.ChannelRequest: "NewNoticeChannel",
    notification_requests.KindsRequest: "NoticeKinds",
    requests.InviteRequest: "InviteWish",
    planning.PlanTryRequest: "PlanTry",
    planning.PlanRequest: "PlanWish",
    planning.AnswerRequest: "AnswerWish",
    planning.SeenRequest: "SeenWish",
    community_schemas.SayRequest: "Words",
    community_schemas.ReadRequest: "HowFar",
    community_schemas.ChatOpenRequest: "ChatWish",
    community_schemas.NoteRequest: "Note",
    community_schemas.BlockRequest: "BlockWish",
    community_schemas.ReportRequest: "NewReport",
    community_schemas.SanctionRequest: "NewSanction",
    community_schemas.OutcomeRequest: "ReportOutcome",
    community_schemas.ReasonRequest: "WithReason",
    community_schemas.AnswerRequest: "AppealAnswer",
    community_schemas.RoleRequest: "NewRole",
    community_schemas.FindRequest: "WhomToFind",
    community_schemas.ClaimRequest: "RoleClaim",
    account_schemas.EndRequest: "EndSessions",
    account_schemas.SettleRequest: "Settle",
    account_schemas.SettingsRequest: "NewSettings",
    requests.CalendarRequest: "CalendarWish",
    requests.ZoneRequest: "ZoneWish",
}
"""Structs that the server accepts, with their names in the client."""


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
        SENT[struct],
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


ANSWERS: dict[str, Struct] = {name: strict(struct) for struct, name in SENT.items()}
"""The strict structs that the server sends, by their names in the client."""


def contract() -> str:
    """Return the contents of contract.ts."""
    known = {**{struct: name for name, struct in ANSWERS.items()}, **TAKEN}
    answers = [interface(name, struct, known, sent=False) for name, struct in ANSWERS.items()]
    asked = [interface(name, struct, known, sent=True) for struct, name in TAKEN.items()]
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
            "/** Days that a wish to end stands where nobody chooses any. */",
            f"export const WISH_DAYS = {state.DEFAULT_END_PROPOSAL_DAYS};",
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
