export function smokeTest(live: {
  origin: string;
  ownerKey: string | null;
  ownerEmail: string;
  hasTurnstile: boolean;
  timeoutMs?: number;
}): Promise<{ failures: string[]; notes: string[] }>;
