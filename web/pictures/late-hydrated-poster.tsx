import { hydrateLate } from "#web/lib/hydrate-late.tsx";

/** A poster whose HTML needs no script: the table of all posters is no part of the first one. */
export const LateHydratedPoster = hydrateLate(async () => (await import("./poster.tsx")).Poster);
