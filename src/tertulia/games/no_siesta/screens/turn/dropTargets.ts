/** Drop targets: a revenue goes to a circle that it crosses off or along an arrow, a die to the revenue board. */
import type { DropTargets } from "tertulia/ui/dragging";
import type { Revenue } from "../types";
import type { NoSiestaTurn } from "./turn.svelte";
import type { Pick } from "./uses";

/** The drop targets of an element named `disc-pig`, `loose-olive` or `die-hat`. Lifting a revenue also picks it. */
export function dropTargetsFor(turn: NoSiestaTurn, thing: string): DropTargets {
  const [kind = "", what = ""] = thing.split("-");
  return kind === "die"
    ? forDie(turn, what)
    : forRevenue(turn, { good: what as Revenue, source: kind as Pick["source"] });
}

function forDie(turn: NoSiestaTurn, face: string): DropTargets {
  const takeAll = [...turn.actionsNamed("mark"), ...turn.actionsNamed("take")].find(
    ({ args }) => args["mark"] === "all" && (args["die"] ?? face) === face,
  );
  return takeAll ? [[".revenues", () => turn.choose(takeAll)]] : [];
}

function forRevenue(turn: NoSiestaTurn, pick: Pick): DropTargets {
  if (turn.canPick(pick) && !turn.isPicked(pick)) turn.pick(pick);
  const circles = turn.canPick(pick) ? [...turn.circles.values()] : [];
  const moves =
    pick.source === "disc"
      ? turn.actionsNamed("change").filter(({ args }) => args["from"] === pick.good)
      : [];
  return [
    ...circles.map(
      (action) => [`.board [data-notation="${action.notation}"]`, () => turn.choose(action)] as const,
    ),
    ...moves.map(
      (action) => [`[data-space="${String(action.args["to"])}"]`, () => turn.choose(action)] as const,
    ),
  ];
}
