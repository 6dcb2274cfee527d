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
from tertulia.play import answers
from tertulia.play.planning import ForeseenAction, Obstacle
from tertulia.play.visibility import SHAPE, GameEvent, SeenPly
from tertulia.server.domain import analysis_report, delivery, names, paces, pacing, private_seat_data, profiles
from tertulia.server.http import (
    account_requests,
    account_responses,
    check_responses,
    community_requests,
    community_responses,
    notification_requests,
    planning_schema,
    profile_responses,
    requests,
    responses,
    set_responses,
    time_requests,
    time_responses,
)
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
    set_responses.Mark: "Mark",
    set_responses.ComponentFacts: "ComponentFacts",
    set_responses.SetSummary: "SetSummary",
    set_responses.SetOfTable: "SetOfTable",
    check_responses.SetFault: "SetFault",
    check_responses.SetCheck: "SetCheck",
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
    analysis_report.LineStep: "LineStep",
    analysis_report.BetterLine: "BetterLine",
    analysis_report.AnalysisReport: "AnalysisReport",
    responses.AnalysisResponse: "AnalysisMessage",
    ForeseenAction: "ForeseenAction",
    Obstacle: "PlanObstacle",
    private_seat_data.Plan: "Plan",
    answers.AutoAnswer: "StandingAnswer",
    planning_schema.OfferedAnswer: "OfferedAnswer",
    planning_schema.OwnSeat: "OwnSeat",
    planning_schema.PlannedTable: "PlannedTable",
    responses.Refusal: "Refusal",
    community_responses.ChatRoom: "ChatRoom",
    community_responses.ChatLine: "ChatLine",
    community_responses.ChatMessage: "ChatMessage",
    community_responses.ChatNews: "ChatNews",
    community_responses.SaidMessage: "SaidMessage",
    community_responses.Noted: "Noted",
    community_responses.PersonRef: "PersonRef",
    community_responses.People: "People",
    community_responses.Fine: "Fine",
    community_responses.SanctionMessage: "Sanction",
    community_responses.ReportLine: "ReportLine",
    community_responses.ReportMessage: "Report",
    community_responses.OwnReport: "OwnReport",
    community_responses.StandingMessage: "Standing",
    community_responses.ClaimSeen: "ClaimSeen",
    community_responses.StaffMember: "StaffMember",
    community_responses.ModerationMessage: "Moderation",
    community_responses.PersonRecord: "PersonRecord",
    community_responses.DeedMessage: "Deed",
    community_responses.Deeds: "Deeds",
    profiles.ResultTally: "Tally",
    profiles.GameProfile: "GameProfile",
    profiles.MeanMoveTime: "PaceTaken",
    profile_responses.OpponentMessage: "Opponent",
    profile_responses.ProfileMessage: "ProfileMessage",
    profile_responses.PlayedMessage: "PlayedGame",
    profile_responses.PlayedPage: "PlayedPage",
    profile_responses.NotedPerson: "NotedPerson",
    profile_responses.NotedPeople: "NotedPeople",
    account_responses.SessionResponse: "Session",
    account_responses.CredentialResponse: "Credential",
    account_responses.Account: "Account",
    account_responses.LinkMade: "LinkMade",
    account_responses.LinkSeen: "LinkSeen",
    account_responses.Ticket: "Ticket",
    account_responses.FormerTables: "FormerTables",
    account_responses.FormerCredential: "FormerCredential",
    account_responses.FormerChannel: "FormerChannel",
    account_responses.FormerGuest: "FormerGuest",
    account_responses.EnteredResponse: "Entered",
    account_responses.GoTo: "GoTo",
    account_responses.KeptSettings: "KeptSettings",
}
"""Structs that the server sends, with their names in the client."""
TAKEN: Mapping[Struct, str] = {
    requests.MeRequest: "Profile",
    requests.SeatRequest: "NewSeat",
    requests.SetRequest: "NewSet",
    requests.TableRequest: "NewTable",
    requests.SitRequest: "SitDown",
    requests.VisibleTableRequest: "TableInSight",
    requests.SeatNumberRequest: "OfSeat",
    requests.BotRequest: "NewBot",
    requests.StartRequest: "Beginning",
    requests.MoveRequest: "Moves",
    requests.UndoRequest: "Undo",
    requests.HintRequest: "AskHint",
    requests.PracticeRequest: "PracticeWish",
    requests.RecordPracticeRequest: "RecordPracticeWish",
    delivery.PushKeys: "PushKeys",
    delivery.PushSubscription: "PushAddress",
    notification_requests.NotificationSettingsRequest: "NoticeChoices",
    notification_requests.ChannelRequest: "NewNoticeChannel",
    notification_requests.KindsRequest: "NoticeKinds",
    requests.OrderRequest: "SeatOrder",
    requests.AlterRequest: "NewTerms",
    requests.StayRequest: "Staying",
    requests.PlayRequest: "PlayWish",
    requests.InviteRequest: "InviteWish",
    planning_schema.PlanTryRequest: "PlanTry",
    planning_schema.PlanRequest: "PlanWish",
    planning_schema.AnswerRequest: "AnswerWish",
    planning_schema.SeenRequest: "SeenWish",
    community_requests.SayRequest: "Words",
    community_requests.ReadRequest: "HowFar",
    community_requests.ChatOpenRequest: "ChatWish",
    community_requests.NoteRequest: "Note",
    community_requests.BlockRequest: "BlockWish",
    community_requests.ReportRequest: "NewReport",
    community_requests.SanctionRequest: "NewSanction",
    community_requests.OutcomeRequest: "ReportOutcome",
    community_requests.ReasonRequest: "WithReason",
    community_requests.AnswerRequest: "AppealAnswer",
    community_requests.RoleRequest: "NewRole",
    community_requests.FindRequest: "WhomToFind",
    community_requests.ClaimRequest: "RoleClaim",
    account_requests.EndRequest: "EndSessions",
    account_requests.SettleRequest: "Settle",
    account_requests.SettingsRequest: "NewSettings",
    time_requests.CalendarRequest: "CalendarWish",
    time_requests.ZoneRequest: "ZoneWish",
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
    named = msgspec.json.format(msgspec.json.encode(paces.PACES), indent=2).decode()
    return "\n".join(
        [
            HEAD.replace("structs", "lists"),
            "",
            "/** The paces that a table is offered, by name. */",
            f"export const PACES = {named} as const;",
            "",
            "/** Seconds of patience where nobody chooses any. */",
            f"export const PATIENCE = {paces.DEFAULT_PATIENCE_SECONDS};",
            "",
            "/** Days that a wish to end stands where nobody chooses any. */",
            f"export const WISH_DAYS = {pacing.DEFAULT_END_PROPOSAL_DAYS};",
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
