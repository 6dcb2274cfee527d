/** The screens of a game: its own, with defaults for those that it lacks. */
import type { GameEvent, VerbSchema } from "../api/contract";
import type { Table as TableState } from "../api/table";
import { dictionary, t } from "../i18n/words.svelte";
import { actionOf, type Shape } from "../i18n/notation";
import type { Ending } from "../match/end/ending";
import { games, type Screens } from "../match/games";
import { actionWords, eventWords } from "./names";
import NoPicture from "./NoPicture.svelte";
import { learnSchema, schemas } from "./schemas";
import Seat from "./Seat.svelte";
import Table from "./Table.svelte";
import { namesOf } from "./view";

/** Default screens, which work for every game. */
export function defaultScreens(game: string): Screens {
  const describe = (event: GameEvent, names: string[]): string[] =>
    [eventWords(game, event, names)].filter(Boolean);
  return {
    Table,
    names: (table) => namesOf(table, (seat) => t("table-seat", { seat })),
    describe,
    foresee: (events, names) => ({ price: [], brings: events.flatMap((event) => describe(event, names)) }),
    step: (notation, table, hint) => {
      const action = actionOf(notation, shapeOf(schemas.get(game) ?? []));
      return action ? actionWords(game, action, hint ?? {}, namesOf(table, String)) : notation;
    },
    action: (action, _table, names) => actionWords(game, action, action.hint, names),
    heading: () => null,
    common: (event) => typeof event["seat"] !== "number",
    asked: () => null,
    ending: endingOf,
    Badge: Seat,
    symbols: () => [],
    Picture: NoPicture,
    keys: [],
    pauses: () => true,
  };
}

/** The screens of a game. If it has no table of its own, its schema and words are loaded, too. */
export async function screensOf(game: string): Promise<Screens> {
  const own = wantsDefault() ? undefined : await games[game]?.screens?.();
  if (!own?.Table) await Promise.all([learnSchema(game), dictionary.learn([game])]);
  return { ...defaultScreens(game), ...own };
}

/** Whether the address asks for the default screens (`?screens=default`), to try them with a game that has its own. */
const wantsDefault = (): boolean => new URLSearchParams(location.search).get("screens") === "default";

/** The form of each verb's notation, for `actionOf`. */
function shapeOf(schema: readonly VerbSchema[]): Shape {
  const place = (part: VerbSchema["parts"][number]): string => {
    if (typeof part === "string") return `'${part}'`;
    if (part.kind === "cell") return "x,y";
    return part.kind === "subset" ? `${part.name}+` : part.name;
  };
  return Object.fromEntries(schema.map(({ name, parts }) => [name, parts.map(place)]));
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
