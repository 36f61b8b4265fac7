/** The format of a backup archive. A restore refuses any other. */
export const BACKUP_VERSION = 13;

/** `manifest.json`, the last file of the archive: without it, the archive is cut off. */
export type BackupManifest = {
  version: number;
  /** The last migration that the rows follow. */
  schema: string;
  /** When the backup began, as an ISO time. */
  createdAt: string;
  /** Rows of each table, and `pictures`: objects of the bucket. */
  counts: Record<string, number>;
  /** Of the secret that salts the hashes of emails. */
  secretFingerprint?: string;
};

/**
 * The tables of a backup with their primary keys, in the order they are read. What is about something else comes before it
 * (deliveries, plans and what imports say before leads, reports before messages), so that only what was removed meanwhile can be missing. What people asked for comes
 * last, so that the backup knows of everybody removed while it was made. Triggers rebuild the counters.
 */
export const BACKUP_TABLES = {
  deliveries: "id",
  plans: "lead_id",
  import_words: "id",
  leads: "id",
  imports: "id",
  reader_reports: "id",
  messages: "id",
  replies: "id",
  announcements: "id",
  notifications: "id",
  content_changes: "id",
  office_answers: "id",
  office_letters: "id",
  people: "email_hash",
  settings: "id",
  shown_pictures: "kind",
  quarantine: "id",
  uploads: "id",
  activities: "id",
  visit_days: "day",
  suppressions: "email_hash",
  mailboxes: "mailbox",
  tombstones: "email_hash",
} as const;

export type BackupTable = keyof typeof BACKUP_TABLES;

/** The file of a table in the archive: JSON Lines, compressed. */
export function tableFile(table: BackupTable): string {
  return `${table}.ndjson.gz`;
}

/**
 * What is kept about a person under the hash of their email: the tables with the column that says since when. A removal
 * deletes all of it, a restore what is older than a removal, and foreign keys their deliveries (decision: removal).
 */
export const PERSONAL_TABLES = {
  leads: "created_at",
  plans: "created_at",
  messages: "created_at",
  replies: "created_at",
  office_answers: "received_at",
  quarantine: "created_at",
  people: "updated_at",
  import_words: "created_at",
} as const satisfies Partial<Record<BackupTable, string>>;
