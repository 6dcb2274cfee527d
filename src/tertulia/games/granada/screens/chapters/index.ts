/** Pictures of the illustrated rules, drawn from positions of a recorded game. */
import type { ChapterPictures } from "tertulia/match/games";
import Picture from "./Picture.svelte";

export default {
  Picture,
  places: {
    aim: ["[data-thing^=start]", "[data-thing=tile-9]"],
    money: ["[data-thing=slot-1]", "[data-thing=slot-3]"],
    buying: [".space", ".space:nth-child(2) .tile"],
    placing: [".part .one", ".part:nth-child(2) .one"],
    rebuilding: [".store .one", "[data-thing=tile-9]"],
    kinds: ["td.leads"],
  },
} satisfies ChapterPictures;
