/** Letter keys of the table; the help window of the house lists them. */
import { goTo, typing } from "../../lib/focus";
import { settings } from "../../lib/settings.svelte";
import type { Turn } from "./turn/turn.svelte";

const PLACES: Record<string, string> = {
  m: "#market",
  b: "#buildings",
  d: "#dice",
  r: "#roofs",
  h: "#hand",
  f: "#farm",
  a: "#actions",
  t: "#anytime",
  l: "#log",
};

/** Those that belong to this game alone; the house lists its own. */
export const KEYS = Object.keys(PLACES).filter((key) => !"al".includes(key));

export function shortcuts(turn: Turn, look: (seat: number) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && turn.preview) {
      turn.cancel();
      event.preventDefault();
      return;
    }
    if (!settings.shortcuts) return;
    const place = PLACES[event.key];
    if (place) goTo(place);
    else if (event.key === "u") void turn.play.undo();
    else if (/^[1-4]$/.test(event.key)) look(Number(event.key) - 1);
    else return;
    event.preventDefault();
  };
}
