export const STATE: string;
export function deleteLocalState(): void;
export function migrateLocalDatabase(persistTo?: string): Promise<void>;
export function migrate(
  database: unknown,
  migrations: readonly { name: string; statements: readonly string[] }[],
): Promise<void>;
