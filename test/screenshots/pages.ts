import { BACK_OFFICE, DETAIL_PAGE_SAMPLES, PAGES } from "../support/pages.ts";

/** What is pictured: every route, one page of each generated kind, and the screens that no route of their own has. */
export const SCREENS: readonly { path: string; asOwner: boolean }[] = [
  ...[
    ...PAGES,
    ...DETAIL_PAGE_SAMPLES,
    "/compare?countries=egypt-vs-ghana-vs-kenya",
    "/matches/business-any-high",
    "/no-such-page",
  ].map((path) => ({ path, asOwner: BACK_OFFICE.includes(path) })),
  // What the owner sees before signing in.
  { path: "/admin", asOwner: false },
];

/** The widths of the screens, their heights, and the width that a picture is kept in. */
export const WIDTHS = [
  { width: 390, height: 844, keptWidth: 104 },
  { width: 768, height: 1024, keptWidth: 192 },
  { width: 1440, height: 900, keptWidth: 288 },
  { width: 2560, height: 1440, keptWidth: 384 },
] as const;
