import { asOwner } from "./credentials.ts";

/** The archive as the owner's page downloads it. */
export function downloadBackup(bindings: Partial<Env> = {}): Promise<Response> {
  return asOwner("/api/admin/backup", { bindings });
}
