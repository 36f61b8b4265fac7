/** Papers that an office at home issues; the record of the home says how long it takes. */
export const HOME_PAPERS = ["police", "birth", "legalization", "passport"] as const;

/** What one writes, has made or asks for oneself: the plans count with a figure of ours (web/content/plans/lead-times.ts). */
export const OWN_PAPERS = ["medical", "degreeCopies", "letters", "ownPapers", "bankPapers", "insurance"] as const;

export type HomePaperKind = (typeof HOME_PAPERS)[number];
export type OwnPaperKind = (typeof OWN_PAPERS)[number];
