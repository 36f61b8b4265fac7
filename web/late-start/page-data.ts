/** What a prerendered page tells the application that takes it over: a block of JSON with the id `page`. */
export type PageData = {
  /** Names of files in /assets, without their ending: the entry, and every script that it and the page import. */
  entry: string;
  scripts: readonly string[];
  /** The route modules of the page by their ids, the root first. */
  modules: Readonly<Record<string, string>>;
  /** What the loaders gave, by route id. */
  loaderData: Readonly<Record<string, unknown>>;
};
