import type { Database } from "../db/database.ts";
import { hasEmailHashSecretChanged } from "../deliveries/hash-secret.ts";
import { findConfigurationFaults } from "../env.ts";

/** Problems with the deployment's variables and secrets, one sentence each; empty if there are none. */
export async function findSettingFaults(env: Env, db: Database): Promise<string[]> {
  const faults = findConfigurationFaults(env);
  if (faults.length > 0 || !(await hasEmailHashSecretChanged(env, db))) return faults;
  return [
    "EMAIL_HASH_SECRET is another one than before, so visitors get no email: see “Rotate a secret” in docs/operate.md.",
  ];
}
