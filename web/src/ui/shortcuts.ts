/** Letter keys of a table; the help window lists them. A game says which letter leads where. */
import { flushSync } from "svelte";

import { goTo, goToAnswer, typing } from "./focus";
import { shortcutOf } from "./keyPress";
import { settings } from "./settings.svelte";
import type { TurnModel } from "./turnModel.svelte";

/** Letters with the places they lead to, as selectors. */
export type Places = Readonly<Record<string, string>>;

const BAR = "#actions";
const EVERYWHERE: Places = { a: BAR, l: "#log" };

/** What a table does on keys besides going to places. */
export interface Keyed {
  turn: TurnModel;
  /** Shows what belongs to a seat, by its number from 0. */
  look: (seat: number) => void;
  /** Before a letter's place is gone to. */
  before?: (letter: string) => unknown;
}

export function shortcuts(places: Places, { turn, look, before }: Keyed): (event: KeyboardEvent) => void {
  const all: Places = { ...places, ...EVERYWHERE };

  /** Whether the key means something here. */
  function does(key: string | null): boolean {
    if (key === null) return false;
    const place = all[key];
    if (place) {
      before?.(key);
      flushSync();
      if (place === BAR) goToAnswer();
      else goTo(place);
    } else if (key === "u") turn.back();
    else if (/^[1-9]$/.test(key)) look(Number(key) - 1);
    else return false;
    return true;
  }

  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const forgets = event.key === "Escape" && turn.pending;
    if (forgets) turn.cancel();
    if (forgets || (settings.shortcuts && does(shortcutOf(event)))) event.preventDefault();
  };
}
