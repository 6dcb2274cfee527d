/** The client's parts of each game's folder, as the Vite plugin `gameFolders.ts` finds them. */
declare module "virtual:games" {
  interface Catalogue {
    language: string;
    /** `<game>`, `<game>-rules` for the rules pages, or `<game>-lesson`. */
    name: string;
    load: () => Promise<string>;
  }
  interface Folder {
    screens?: () => Promise<import("./match/games").GameScreens>;
    positions?: () => Promise<import("./match/games").ChapterPositions>;
    picture?: string;
    /** The game's facts whose kind does not follow from their value's shape. */
    facts?: import("./i18n/schema").Schema;
    catalogues: Catalogue[];
  }
  const games: Record<string, Folder>;
  export default games;
}
