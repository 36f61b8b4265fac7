/** The page to render in the preview worker, and the site's style sheet. */
export type PreviewQuestion = { path: string; style: string };

/** A page's HTML, null where there is no such page any more; or why it can't be rendered. */
export type PreviewAnswer = { path: string } & ({ html: string | null } | { reasons: readonly string[] });
