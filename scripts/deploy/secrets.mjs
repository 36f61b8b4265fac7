// The secrets of a deployment. Cloudflare never shows a secret again, and LINK_SECRET cannot be replaced without loss, so
// the first deployment writes both into a file of this folder before it uploads them (decision: secrets).
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, root } from "../setup.mjs";

/** Without these a Worker is not deployed. */
export const REQUIRED_SECRETS = ["OWNER_KEY", "LINK_SECRET"];
const OPTIONAL_SECRETS = ["LINK_SECRET_PREVIOUS", "EMAIL_HASH_SECRET", "TURNSTILE_SECRET_KEY"];

/** Name of the file that keeps the secrets of an environment; git ignores it. */
export function secretsFileName(environmentName) {
  return `.secrets.${environmentName}.json`;
}

/** @returns {Record<string, string>} what the file keeps; nothing where there is none */
export function readSecretsFile(environmentName) {
  const file = join(root, secretsFileName(environmentName));
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return fail(`${secretsFileName(environmentName)} is no JSON: ${error.message}.`);
  }
}

function writeSecretsFile(environmentName, secrets) {
  const file = join(root, secretsFileName(environmentName));
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

/**
 * What to upload with the code: the secrets of the file and those of process.env, which come first. Makes what neither
 * these nor the deployed Worker have, and keeps it in the file.
 * @param {object} deployment
 * @param {string} deployment.environmentName
 * @param {string[] | null} deployment.deployed names of the secrets that the Worker has; null where there is no Worker
 * @param {boolean} deployment.hasData whether the database is there already: then its LINK_SECRET is somewhere, too
 * @param {boolean} deployment.isCi whether the folder is gone when the command ends
 * @param {boolean} deployment.mayMakeNew whether a lost LINK_SECRET may be replaced by a new one
 * @returns {Record<string, string>}
 */
export function secretsToUpload({ environmentName, deployed, hasData, isCi, mayMakeNew }) {
  const kept = readSecretsFile(environmentName);
  const given = Object.fromEntries(
    [...REQUIRED_SECRETS, ...OPTIONAL_SECRETS].flatMap((name) =>
      process.env[name] ? [[name, process.env[name]]] : [],
    ),
  );
  const known = { ...kept, ...given };
  for (const name of REQUIRED_SECRETS) {
    if (known[name] !== undefined && known[name].length < 32) fail(`${name} must have at least 32 characters.`);
  }
  const missing = REQUIRED_SECRETS.filter((name) => !known[name] && !deployed?.includes(name));
  if (missing.length === 0) return known;
  const fileName = secretsFileName(environmentName);
  if (isCi) {
    fail(
      `The Worker has no ${missing.join(" and ")} yet, and a CI job could not keep what it makes. Deploy once from your own computer, or give the job ${missing.join(" and ")} as secrets. Nothing was changed.`,
    );
  }
  if (hasData && missing.includes("LINK_SECRET") && !mayMakeNew) {
    fail(
      `The database is there, but LINK_SECRET is neither on the Worker nor in ${fileName}. Put the file of the first deployment back: a new secret would forget who unsubscribed and break the links in emails. If it is lost for good, add --new-secrets. Nothing was changed.`,
    );
  }
  const made = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString("base64url")]));
  writeSecretsFile(environmentName, { ...kept, ...made });
  console.log(
    `Made ${missing.join(" and ")} and kept them in ${fileName} (only you can read it, git ignores it). Store a copy in a password manager: Cloudflare never shows them again.`,
  );
  return { ...known, ...made };
}

/**
 * Replaces a secret in the file; the next upload carries it. The old LINK_SECRET goes on verifying links in emails that
 * were sent and hashing email addresses, so that nobody who unsubscribed is forgotten.
 * @returns {Record<string, string>} all secrets of the file
 */
export function rotateSecret(environmentName, name) {
  const kept = readSecretsFile(environmentName);
  const fileName = secretsFileName(environmentName);
  if (!REQUIRED_SECRETS.includes(name)) fail(`--rotate takes ${REQUIRED_SECRETS.join(" or ")}, not ${name}.`);
  if (!kept[name]) fail(`${name} is not in ${fileName}. Put the file of the first deployment back and try again.`);
  const previous =
    name === "LINK_SECRET"
      ? { LINK_SECRET_PREVIOUS: kept.LINK_SECRET, EMAIL_HASH_SECRET: kept.EMAIL_HASH_SECRET || kept.LINK_SECRET }
      : {};
  const rotated = { ...kept, ...previous, [name]: randomBytes(32).toString("base64url") };
  writeSecretsFile(environmentName, rotated);
  console.log(`Made a new ${name} in ${fileName}. Should this deployment fail, run the next one without --rotate.`);
  return rotated;
}
