/** The format of a backup archive. A restore refuses any other. */
export const BACKUP_VERSION = 6;

/** `manifest.json`, the last file of the archive: with it, the archive is whole. */
export type BackupManifest = {
  version: number;
  /** When the backup began, as an ISO time. */
  createdAt: string;
  /** Rows of each table, and `pictures`: objects of the bucket. */
  counts: Record<string, number>;
  /** Files of each table: see `partName`. */
  parts: Record<string, number>;
  /** Of the secret that salts the hashes of emails. */
  secretFingerprint?: string;
};

/**
 * The tables of a backup with their primary keys, in the order they are read: deliveries before leads, messages, replies,
 * announcements and notifications, and plans before leads, so that what a row is for is in the backup unless it was removed
 * meanwhile. Triggers rebuild the counters.
 */
export const BACKUP_TABLES = {
  deliveries: "id",
  plans: "lead_id",
  leads: "id",
  messages: "id",
  replies: "id",
  announcements: "id",
  notifications: "id",
  people: "email_hash",
  settings: "id",
  shown_pictures: "kind",
  suppressions: "email_hash",
  mailboxes: "mailbox",
  tombstones: "email_hash",
  erasures: "email_hash",
  quarantine: "id",
  uploads: "id",
  activities: "id",
  visit_days: "day",
} as const;

export type BackupTable = keyof typeof BACKUP_TABLES;

/** The name of one part of a table in the archive: JSON Lines, compressed. @param number from 1 */
export function partName(table: BackupTable, number: number): string {
  return `${table}/${String(number).padStart(5, "0")}.jsonl.gz`;
}

/** How long a backup that was made stays in the bucket, so that it can be downloaded again. */
export const BACKUP_KEPT_HOURS = 24;

/**
 * What is kept about a person under the hash of their email: the tables with the column that says since when. A removal
 * deletes all of it, a restore what is older than a removal, and triggers their deliveries (decision: removal).
 */
export const PERSONAL_TABLES = {
  leads: "created_at",
  plans: "created_at",
  messages: "created_at",
  replies: "created_at",
  quarantine: "created_at",
  people: "updated_at",
} as const satisfies Partial<Record<BackupTable, string>>;
