export type RestoreOptions = {
  local?: boolean;
  remote?: boolean;
  /** Which deployed one. */
  env?: string;
  "back-to"?: string;
  "other-secret"?: boolean;
  "persist-to"?: string;
};
/** What a restore works with; tests pass others. */
export type RestoreTools = {
  /** Runs wrangler and returns what it prints; throws where that fails. */
  wrangler: (args: string[]) => string;
  /** Of the deployment that the backup goes into. */
  readSecrets: () => Partial<Record<"LINK_SECRET" | "EMAIL_HASH_SECRET", string>>;
  /** Brings the local database in a folder to the migrations. */
  migrate: (persistTo: string) => Promise<void>;
  say: (text: string) => void;
};
export function restore(files: readonly string[], options: RestoreOptions, tools: RestoreTools): Promise<void>;
