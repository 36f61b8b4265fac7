/** An export of a script in /assets: the file's name without its ending, `#`, and the name of the export. */
export type ScriptExport = `${string}#${string}`;

/** What a prerendered page tells the application that takes it over: a block of JSON with the id `page`. */
export type PageData = {
  /** Names of files in /assets, without their ending: every script that the page imports before anybody uses it. */
  scripts: readonly string[];
  /** What starts the application. */
  start: ScriptExport;
  /** What the modules of the root and of the page's route export, by the names that React Router gives them. */
  root: Readonly<Record<"default" | "ErrorBoundary" | "Layout", ScriptExport>>;
  route: ScriptExport;
  /** What the page's loader gave. */
  loaderData: unknown;
};
