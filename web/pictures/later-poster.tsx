import { later } from "#web/lib/later.tsx";

/** A poster whose HTML needs no script: the table of all posters is no part of the first one. */
export const LaterPoster = later(async () => (await import("./poster.tsx")).Poster);
