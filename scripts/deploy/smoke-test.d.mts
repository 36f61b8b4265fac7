type Live = {
  origin: string;
  owner: { key: string | null; email: string };
  hasTurnstile: boolean;
  faultsBefore?: string[] | null;
  isPublication?: boolean;
};
type Tools = { folder: string; fetch: typeof fetch; patience?: number };
export function smokeTest(live: Live, tools: Tools): Promise<{ failures: string[]; notes: string[] }>;
export function readFaults(origin: string, fetch: typeof globalThis.fetch): Promise<string[] | null>;
