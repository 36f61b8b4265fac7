/** A part of a text as its file has it: what it repeats of records is not filled in yet. */
export type RawBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string; depth: number; id?: string }
  | { kind: "list"; ordered?: boolean; items: readonly string[] }
  | { kind: "link"; label: string; to: string; note?: string; when?: string };
