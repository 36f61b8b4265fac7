// Archives of backups, with rows that a test chooses. It needs no Worker: both kinds of tests restore them.
import { gzipSync, strToU8, zipSync } from "fflate";
import {
  BACKUP_TABLES,
  BACKUP_VERSION,
  type BackupManifest,
  type BackupTable,
  tableFile,
} from "../../domain/backup.ts";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };

export type ArchiveRows = Partial<Record<BackupTable, readonly object[]>>;

export const PICTURE = "pictures/social/ab12/upl_1/1200.jpeg";

export const LEAD = {
  id: "lead_1",
  kind: "opt_in",
  source: "waitlist_page",
  entry_id: "waitlist_page",
  name: 'Ama O\'Mensah; --\nof "Accra" 🌍; BEGIN TRANSACTION; COMMIT; BEGIN TRANSACTION',
  email: "ama@example.com",
  email_hash: "h1",
  consent_version: "v",
  utm_campaign: "spring",
  created_at: 1764547200000,
  updated_at: 1764547200000,
};
export const DELIVERY = {
  id: "dlv_1",
  kind: "lead_mail",
  lead_id: "lead_1",
  status: "sent",
  due_at: null,
  queued_at: 1,
};
export const SHOWN = { kind: "social", upload_id: "upl_1", changed_at: 1 };
/** One of its texts is longer than what one statement takes. */
export const SETTINGS = {
  id: "site",
  morning_digest: '{"hour":9}',
  test_mail: JSON.stringify({ facts: { ghana: Array.from({ length: 2000 }, (_, index) => `f${index}`) } }),
  version: 4,
};

/** A ZIP as the back office makes it, with these rows and one picture. */
export function makeArchive(
  rows: ArchiveRows,
  changed: Partial<Pick<BackupManifest, "version" | "schema" | "secretFingerprint">> = {},
): Uint8Array<ArrayBuffer> {
  const files: Record<string, Uint8Array> = { [PICTURE]: strToU8("a picture") };
  const counts: Record<string, number> = { pictures: 1 };
  for (const table of Object.keys(BACKUP_TABLES) as BackupTable[]) {
    const lines = strToU8((rows[table] ?? []).map((row) => `${JSON.stringify(row)}\n`).join(""));
    files[tableFile(table)] = gzipSync(lines);
    counts[table] = rows[table]?.length ?? 0;
  }
  const manifest = {
    version: BACKUP_VERSION,
    schema: journal.entries.at(-1)!.tag,
    createdAt: "2026-11-21T08:00:00.000Z",
    counts,
  } satisfies BackupManifest;
  files["manifest.json"] = strToU8(JSON.stringify({ ...manifest, ...changed }));
  return zipSync(files);
}
