import { hydrateLate } from "#web/lib/hydrate-late.tsx";

/** The links at the end of a page, whose HTML needs no script at first. */
export const LateHydratedPointers = hydrateLate(async () => (await import("./pointers.tsx")).Pointers);
