import { emailHashFingerprint } from "../hash.ts";
import type { Database } from "../db/database.ts";
import { readSetting, setOnce } from "../settings/settings.store.ts";

// Who unsubscribed is known by the hash of their email alone. Under another secret nobody of them would be recognized: until the
// right one is back, no visitor is mailed.

/** Whether the hashes of emails are made with another secret than those that are stored. Reads one row, by key. */
export async function hasEmailHashSecretChanged(env: Env, db: Database): Promise<boolean> {
  const stored = await readSetting(db, "emailHashFingerprint");
  return stored !== null && stored !== emailHashFingerprint(env);
}

/** Remembers the secret unless one is remembered, which the first sweep does. */
export async function rememberHashSecret(env: Env, db: Database): Promise<void> {
  await setOnce(db, "emailHashFingerprint", emailHashFingerprint(env));
}
