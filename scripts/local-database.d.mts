export const STATE: string;
export function deleteLocalState(): void;
export function migrateLocalDatabase(persistTo?: string): Promise<void>;
