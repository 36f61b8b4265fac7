import type { ChangeState } from "#domain/desk.ts";
import type { CountText } from "#web/lib/interpolate.ts";
import type { DeskList } from "./lists.ts";

/** Where a change is, for badges. */
export const STATE_LABELS: Readonly<Record<ChangeState, string>> = {
  waiting: "Waiting",
  building: "Being published",
  live: "Live",
  refused: "Not published",
  undone: "Undone",
};

/** Texts of /desk, loaded with its content. */
export const DESK_TEXTS = {
  label: "Lists of the desk",
  lists: {
    review: "Due for review",
    waiting: "Waiting to be published",
    content: "All content",
    history: "History",
  } satisfies Record<DeskList, string>,
  waiting: {
    title: "Waiting to be published",
    empty: "Nothing is waiting. What you change appears here until it is live.",
    scheduled: "goes live on {day}",
    by: "{time}, by {by}",
    owner: "the owner key",
  },
  review: {
    empty: "Nothing is due for review.",
    due: { one: "1 fact is due for review.", many: "{count} facts are due for review." } satisfies CountText,
  },
  history: { empty: "Nothing was changed yet." },
} as const;
