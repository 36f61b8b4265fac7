export function migrateLocalDatabase(persistTo?: string): Promise<void>;
