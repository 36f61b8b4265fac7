import type { PagePath } from "#web/content/page-paths.ts";

/** How lists lead to the readers' pages, in order. `id` is also the page's path. */
export const READER_LINKS = [
  {
    id: "families",
    label: "Families with children",
    text: "Papers for a spouse and children, schools, benefits that end, and a month's budget for four.",
  },
  {
    id: "returning",
    label: "People going back, and health workers",
    text: "Nationality, the license to practice, pensions, and what you may bring home.",
  },
  {
    id: "retirees",
    label: "Retirees",
    text: "Which pensions are paid and which are frozen, what Medicare costs you abroad, permits, and a month for two.",
  },
  {
    id: "investors",
    label: "Investors",
    text: "Trades closed to foreigners, minimum capital, land, getting money in and out, and reporting.",
  },
  {
    id: "coming-back",
    label: "Can we come back?",
    text: "US, UK and Canadian rules for a spouse or a parent, and how long a green card or settled status lasts.",
  },
] as const;

export type ReaderId = (typeof READER_LINKS)[number]["id"];

export function readerPath(id: ReaderId): PagePath {
  return `/${id}`;
}
