/** The screens of a game: its own, with defaults for those that it lacks. */
import type { GameEvent, VerbSchema } from "../api/contract";
import type { Table as TableState } from "../api/table";
import { dictionary, t } from "../i18n/words.svelte";
import { actionOf, type Shape } from "../i18n/notation";
import type { Ending } from "../match/end/ending";
import { games, type Screens } from "../match/games";
import { actionLabel, eventLine } from "./labels";
import NoPicture from "./NoPicture.svelte";
import { loadActionSchema, actionSchemas } from "./actionSchemas";
import Seat from "./Seat.svelte";
import Table from "./Table.svelte";
import { namesOf } from "./splitView";

/** Default screens, which work for every game. */
export function defaultScreens(game: string): Screens {
  const describeEvent = (event: GameEvent, names: string[]): string[] =>
    [eventLine(game, event, names)].filter(Boolean);
  return {
    Table,
    names: (table) => namesOf(table, (seat) => t("table-seat", { seat })),
    describeEvent,
    forecast: (events, names) => ({
      price: [],
      gains: events.flatMap((event) => describeEvent(event, names)),
    }),
    describeStep: (notation, table, hint) => {
      const action = actionOf(notation, shapeOf(actionSchemas.get(game) ?? []));
      return action ? actionLabel(game, action, hint ?? {}, namesOf(table, String)) : notation;
    },
    describeAction: (action, _table, names) => actionLabel(game, action, action.hint, names),
    logHeading: () => null,
    isCommon: (event) => typeof event["seat"] !== "number",
    decisionKind: () => null,
    ending: endingOf,
    Badge: Seat,
    symbols: () => [],
    Picture: NoPicture,
    keys: [],
    pausesPlayback: () => true,
  };
}

/** The screens of a game. If it has no table of its own, its schema and words are loaded, too. */
export async function loadScreens(game: string): Promise<Screens> {
  const own = wantsDefault() ? undefined : await games[game]?.screens?.();
  if (!own?.Table) await Promise.all([loadActionSchema(game), dictionary.loadGames([game])]);
  return { ...defaultScreens(game), ...own };
}

/** Whether the address asks for the default screens (`?screens=default`), to try them with a game that has its own. */
const wantsDefault = (): boolean => new URLSearchParams(location.search).get("screens") === "default";

/** The form of each verb's notation, for `actionOf`. */
function shapeOf(schema: readonly VerbSchema[]): Shape {
  const notationPlace = (part: VerbSchema["parts"][number]): string => {
    if (typeof part === "string") return `'${part}'`;
    if (part.kind === "cell") return "x,y";
    return part.kind === "subset" ? `${part.name}+` : part.name;
  };
  return Object.fromEntries(schema.map(({ name, parts }) => [name, parts.map(notationPlace)]));
}

function endingOf(table: TableState): Ending {
  const scores = table.outcome?.scores ?? [];
  const winners = table.outcome?.winners ?? [];
  return {
    scorers: table.seats.map(({ index, name }) => ({
      seat: index,
      name: name ?? t("table-seat", { seat: index + 1 }),
      points: scores[index] ?? 0,
      // Winners come first, also among players with equal points.
      order: [winners.includes(index) ? 1 : 0, scores[index] ?? 0],
    })),
    winners,
    rows: [],
    tie: "",
    notes: [],
  };
}
