/** The lists of the desk, each a tab; the first one is shown where the URL names none. */
export const DESK_LISTS = ["content", "review", "offices", "waiting", "history"] as const;
export type DeskList = (typeof DESK_LISTS)[number];

export function parseDeskList(name: string | undefined): DeskList {
  return DESK_LISTS.find((list) => list === name) ?? DESK_LISTS[0];
}

export function deskPath(list: DeskList): string {
  return `/desk/${list}`;
}

export function contentPath(filters: Readonly<Record<string, string>>): string {
  return `${deskPath("content")}?${new URLSearchParams(filters)}`;
}

export function entryPath(entry: string): string {
  return `/desk/content/${encodeURIComponent(entry)}`;
}
