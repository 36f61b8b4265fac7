export function keepPreviousAssets(
  origin: string | null,
  projectFolder: string,
  fetch: typeof globalThis.fetch,
  now?: number,
): Promise<number>;
