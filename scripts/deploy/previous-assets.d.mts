export function keepPreviousAssets(origin: string | null, now?: number, client?: string): Promise<number>;
