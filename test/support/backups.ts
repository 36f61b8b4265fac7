import { askAsOwner, asOwner } from "./credentials.ts";

type Made = { id: string; isComplete: boolean; rows: number };

/** Asks for the next parts of a backup. */
export function makeParts(bindings: Partial<Env> = {}): Promise<Made> {
  return askAsOwner("/api/admin/backup", { method: "POST", bindings });
}

/** Makes a whole backup, part by part. */
export async function makeBackup(): Promise<Made> {
  for (;;) {
    const made = await makeParts();
    if (made.isComplete) return made;
  }
}

export function downloadBackup(id: string): Promise<Response> {
  return asOwner(`/api/admin/backup/${id}`);
}
