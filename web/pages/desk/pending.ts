import type { Edit } from "#domain/edits.ts";
import type { DeskRow } from "#web/content/desk-rows.ts";

/** Whether a change has an edit of an entry, of a part of it, or of all around it. */
export function touches(
  { edits }: { edits: readonly Pick<Edit, "file" | "at">[] },
  { file, at }: Pick<DeskRow, "file" | "at">,
): boolean {
  return edits.some((edit) => {
    const [short, long] = edit.at.length < at.length ? [edit.at, at] : [at, edit.at];
    return edit.file === file && short.every((name, index) => name === long[index]);
  });
}

/** Whether a change was made for a later day. */
export function isPlanned({ publishOn, createdAt }: { publishOn: string; createdAt: string }): boolean {
  return publishOn > createdAt.slice(0, 10);
}
