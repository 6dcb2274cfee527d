/** Shortcut keys of a table. Each game maps letters to places; the help dialog lists them. */
import { flushSync } from "svelte";

import { focusFirst, focusAnswer, isTyping } from "./focus";
import { shortcutOf } from "./keyPress";
import { settings } from "./settings.svelte";
import type { TurnModel } from "./turnModel.svelte";

/** Letters with the selectors of their places. */
export type KeyTargets = Readonly<Record<string, string>>;

const BAR = "#actions";
const EVERYWHERE: KeyTargets = { a: BAR, l: "#log" };

/** Actions of a table's other shortcut keys. */
export interface ShortcutActions {
  turn: TurnModel;
  /** Shows the things of a seat, by its index from 0. */
  showSeat: (seat: number) => void;
  /** Called before the focus moves to a letter's place. */
  before?: (letter: string) => unknown;
}

export function shortcuts(
  places: KeyTargets,
  { turn, showSeat, before }: ShortcutActions,
): (event: KeyboardEvent) => void {
  const all: KeyTargets = { ...places, ...EVERYWHERE };

  /** Executes the shortcut of a key; returns whether there is one. */
  function runShortcut(key: string | null): boolean {
    if (key === null) return false;
    const place = all[key];
    if (place) {
      before?.(key);
      flushSync();
      if (place === BAR) focusAnswer();
      else focusFirst(place);
    } else if (key === "u") turn.stepBack();
    else if (/^[1-9]$/.test(key)) showSeat(Number(key) - 1);
    else return false;
    return true;
  }

  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const forgets = event.key === "Escape" && turn.pending;
    if (forgets) turn.cancel();
    if (forgets || (settings.shortcuts && runShortcut(shortcutOf(event)))) event.preventDefault();
  };
}
