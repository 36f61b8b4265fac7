import type { IsoDate } from "../facts.ts";

/** Where the build puts the list of what is watched. */
export const WATCH_LIST_PATH = "/content/watch.json";

/** A record that rests on a page: its figures by their keys (figureKey), and the day on which somebody read it last. */
export type WatchedRecord = { figures: readonly string[]; readOn: IsoDate };

/** A cited page, with the ids of the records that rest on it. A page behind a travel advice is read daily, all others weekly. */
export type WatchedPage = { records: readonly string[]; isDaily?: true };

/**
 * Every page that the content cites, by its address, and every record that rests on one, by its id. `seenOn`: the day up to which
 * the content says what its pages still said.
 */
export type WatchList = {
  pages: Readonly<Record<string, WatchedPage>>;
  records: Readonly<Record<string, WatchedRecord>>;
  seenOn: IsoDate | null;
  /** How many acts of review a year are left, without the records that the watch spares. */
  actsPerYear: number;
};

/** Why a page can't be read. None of these is a finding: pages are away, refuse and hide for reasons of their own. */
export const UNREADABLE = [
  "refused",
  "robots",
  "away",
  "too slow",
  "too large",
  "redirects",
  "no text",
  "no page",
  "changed PDF",
] as const;
export type Unreadable = (typeof UNREADABLE)[number];

/** What has become of a cited page itself. */
export const LOST = ["gone", "moved"] as const;
export type Lost = (typeof LOST)[number];

/**
 * What the watch has seen, as the content keeps it (content/last-seen.json). `on` is the day of the report; `pages` has, by its
 * address, the day on which a page was read, the records all of whose figures it still stated then, and the day on which it was
 * changed, where its server tells. `unreadable` are the pages that can't be watched.
 */
export type LastSeen = {
  on: IsoDate | null;
  pages: Readonly<Record<string, { on: IsoDate; changed?: IsoDate; records: readonly string[] }>>;
  unreadable: readonly string[];
};
