/** What the folders of games hold for the client; made by `gameFolders.ts`. */
declare module "virtual:games" {
  interface Catalogue {
    language: string;
    /** `<game>`, or `<game>-rules` for the rules pages. */
    name: string;
    load: () => Promise<string>;
  }
  interface Folder {
    screens?: () => Promise<import("./match/games").GameScreens>;
    picture?: string;
    /** What the game's facts are, where shape does not say it. */
    facts?: import("./i18n/schema").Schema;
    catalogues: Catalogue[];
  }
  const games: Record<string, Folder>;
  export default games;
}
