/** The lists of the desk, each a tab; the first one is shown where the URL names none. */
export const DESK_LISTS = ["content", "review", "waiting", "history"] as const;
export type DeskList = (typeof DESK_LISTS)[number];

/** The list of a name in the URL. */
export function parseDeskList(name: string | undefined): DeskList {
  return DESK_LISTS.find((list) => list === name) ?? DESK_LISTS[0];
}

/** The path of a list. */
export function deskPath(list: DeskList): string {
  return `/desk/${list}`;
}

/** The content, narrowed. */
export function contentPath(filters: Readonly<Record<string, string>>): string {
  return `${deskPath("content")}?${new URLSearchParams(filters)}`;
}

/** The path of one entry's screen. */
export function entryPath(entry: string): string {
  return `/desk/content/${encodeURIComponent(entry)}`;
}
