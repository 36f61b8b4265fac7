import type { ContentFiles } from "#domain/edits.ts";

/** The content to render pages of, and the live content: in one message files that are the same in both stay so. */
export type PreviewStart = { files: ContentFiles; live: ContentFiles };

/** The page to render in the preview worker, and the site's style sheet. */
export type PreviewQuestion = { path: string; style: string };

/** A page's HTML, null where there is no such page any more; or why it can't be rendered. */
export type PreviewAnswer = { path: string } & ({ html: string | null } | { reasons: readonly string[] });
