import { later } from "#web/lib/later.tsx";

/** The poster of a post's country. Its HTML needs no script, and the table of all posters is no part of the first one. */
export const PostPicture = later(async () => (await import("#web/pictures/poster.tsx")).Poster);
