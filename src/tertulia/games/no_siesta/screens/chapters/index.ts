/** Pictures of the illustrated rules, drawn from positions of a recorded game. */
import type { ChapterPictures } from "tertulia/match/games";
import Picture from "./Picture.svelte";

export default {
  Picture,
  places: {
    aim: [".roof", ".fields", ".trades", ".carts", ".stores small"],
    dice: [".middle .die", ".taken li:nth-child(2)"],
    revenues: [".space:not(.none)", ".supply"],
    roof: [".roof li.next", ".roof li:nth-child(2)", ".roof li:nth-child(6)"],
    helpers: [".fields li:nth-child(4)", ".fields li:nth-child(5)", ".fields li:nth-child(6)"],
    trade: [".trades li", ".trades li.done"],
    barrows: [".team", ".load", ".points"],
    esporles: ["#esporles li:nth-child(2) .discs"],
    storage: [".warehouse small", ".stable small"],
    end: ["#siesta li:nth-child(2)", "#siesta li:nth-child(6)", "#siesta li.top"],
  },
} satisfies ChapterPictures;
