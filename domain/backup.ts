/** The shape of a backup archive; a restore refuses any other. It grows when an older restore would read it wrongly. */
export const BACKUP_VERSION = 1;

/** `manifest.json`, the last file of the archive: with it, the archive is whole. */
export type BackupManifest = {
  version: number;
  /** When the backup began, as an ISO time. */
  createdAt: string;
  /** Rows of each table, and `pictures`: objects of the bucket. */
  counts: Record<string, number>;
};

/**
 * The tables that a backup holds, with their primary keys, in the order in which they are read: deliveries before those
 * who owe them, so that each lead and message that one names was there when it was read, or has been removed since.
 * Counters are not in it: triggers make them anew from the leads.
 */
export const BACKUP_TABLES = {
  deliveries: "id",
  leads: "id",
  messages: "id",
  people: "address_hash",
  settings: "name",
  suppressions: "address_hash",
  quarantine: "id",
  uploads: "id",
} as const;

export type BackupTable = keyof typeof BACKUP_TABLES;
