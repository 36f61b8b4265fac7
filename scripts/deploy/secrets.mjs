// The secrets of a deployment. Cloudflare never shows a secret again, and LINK_SECRET cannot be replaced without loss, so
// they are kept in a file of this folder before they are uploaded.
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup.mjs";
import { Refusal } from "../refusal.mjs";

/** Without these a Worker is not deployed. */
export const REQUIRED_SECRETS = ["OWNER_KEY", "LINK_SECRET"];
/** What a deployment carries where it is given. */
export const OPTIONAL_SECRETS = [
  "LINK_SECRET_PREVIOUS",
  "EMAIL_HASH_SECRET",
  "TURNSTILE_SECRET_KEY",
  "PUBLISH_TOKEN",
  "DESK_READ_KEY",
];
/** Too short, these could be guessed. */
const KEYS = [...REQUIRED_SECRETS, "DESK_READ_KEY"];

/** Name of the file that keeps the secrets of an environment; git ignores it. */
export const secretsFileName = (environmentName) => `.secrets.${environmentName}.json`;

/** @returns {Record<string, string>} what the file keeps; nothing where there is none */
export function readSecretsFile(environmentName, folder = root) {
  const file = join(folder, secretsFileName(environmentName));
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Refusal(`${secretsFileName(environmentName)} is not JSON: ${error.message}.`);
  }
}

function writeSecretsFile(environmentName, folder, secrets) {
  const file = join(folder, secretsFileName(environmentName));
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

const makeSecret = () => randomBytes(32).toString("base64url");

/**
 * The secrets to upload: those of the environment over those of the file. Makes and keeps what neither these nor the
 * deployed Worker have.
 * @param {object} account
 * @param {string[] | null} account.secrets names of the Worker's secrets, null without a Worker
 * @param {boolean} account.hasData whether there is a database: then its LINK_SECRET exists somewhere
 * @param {boolean} mayMakeNew whether a lost LINK_SECRET may be replaced
 */
export function secretsToUpload(environmentName, account, mayMakeNew, { folder, env, say }) {
  const kept = readSecretsFile(environmentName, folder);
  const given = [...REQUIRED_SECRETS, ...OPTIONAL_SECRETS].filter((name) => env[name]);
  const known = { ...kept, ...Object.fromEntries(given.map((name) => [name, env[name]])) };
  const short = KEYS.find((name) => known[name] && known[name].length < 32);
  if (short) throw new Refusal(`${short} must have at least 32 characters.`);
  const missing = REQUIRED_SECRETS.filter((name) => !known[name] && !account.secrets?.includes(name));
  if (missing.length === 0) return known;
  const names = missing.join(" and ");
  const fileName = secretsFileName(environmentName);
  if (env.CI) {
    throw new Refusal(
      `The Worker has no ${names} yet, and a CI job could not keep what it makes. Deploy once from your own computer, or give the job ${names} as secrets. Nothing was changed.`,
    );
  }
  if (account.hasData && missing.includes("LINK_SECRET") && !mayMakeNew) {
    throw new Refusal(
      `There is a database, but LINK_SECRET is neither on the Worker nor in ${fileName}. Put the file of the first deployment back: a new secret would forget who unsubscribed and break the links in emails. If it is lost for good, add --new-secrets. Nothing was changed.`,
    );
  }
  const made = Object.fromEntries(missing.map((name) => [name, makeSecret()]));
  writeSecretsFile(environmentName, folder, { ...kept, ...made });
  say(`Made ${names} in ${fileName}. Store a copy in a password manager: Cloudflare never shows them again.`);
  return { ...known, ...made };
}

/**
 * Replaces a secret in the file; the next upload carries it. The old LINK_SECRET keeps verifying the links in emails that
 * were sent and keeps hashing email addresses, so that nobody who unsubscribed is forgotten.
 */
export function rotateSecret(environmentName, name, { folder, say }) {
  const kept = readSecretsFile(environmentName, folder);
  const fileName = secretsFileName(environmentName);
  if (!REQUIRED_SECRETS.includes(name)) throw new Refusal(`--rotate takes ${REQUIRED_SECRETS.join(" or ")}.`);
  if (!kept[name]) throw new Refusal(`${name} is not in ${fileName}. Put the file of the first deployment back.`);
  const { LINK_SECRET: old } = kept;
  const previous = { LINK_SECRET_PREVIOUS: old, EMAIL_HASH_SECRET: kept.EMAIL_HASH_SECRET || old };
  const rotated = { ...kept, ...(name === "LINK_SECRET" ? previous : {}), [name]: makeSecret() };
  writeSecretsFile(environmentName, folder, rotated);
  say(`Made a new ${name} in ${fileName}. If this deployment fails, run the next one without --rotate.`);
  return rotated;
}
