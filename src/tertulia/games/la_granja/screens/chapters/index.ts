/** Pictures of the illustrated rules, drawn from positions of a recorded game. */
import type { ChapterPictures } from "tertulia/match/games";
import Picture from "./Picture.svelte";

export default {
  Picture,
  places: {
    aim: [".side.field", "#stores", ".side.barrow"],
    card: ["[data-side=field]", "[data-side=barrow]", "[data-side=extension]", "[data-side=helper]"],
    income: ["[data-income]", ".fields li", "[data-counter=pig]"],
    roofs: ["#roofs li", ".roofs li:nth-child(4)", ".roofs li"],
    transport: [".chosen", "[data-thing=disc-2]"],
    crafts: [
      "#buildings li:nth-child(2) .own",
      "#buildings li:nth-child(2) .house",
      "#buildings li.blocked",
      ".barrow li:nth-child(2)",
    ],
    market: [".at:nth-child(9)", ".at:nth-child(10)"],
  },
} satisfies ChapterPictures;
