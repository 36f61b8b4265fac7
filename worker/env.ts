import { z } from "zod";
import { isEmail } from "../domain/email.ts";
import { site } from "../domain/site.ts";

/** A text variable in which empty means "not set". */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
}

const secret = z.string().min(32, "must have at least 32 characters; run `npm start` once to make a random one");
const emailVariable = z.string().refine(isEmail, "must be an email address");
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) URL" });

/** Where Cloudflare verifies the tokens of Turnstile. */
const TURNSTILE_VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

const configurationSchema = z.object({
  OWNER_KEY: optional(secret),
  LINK_SECRET: z.preprocess((value) => value ?? "", secret),
  LINK_SECRET_PREVIOUS: optional(secret),
  EMAIL_HASH_SECRET: optional(secret),
  SITE_ORIGIN: optional(httpUrl.transform((url) => new URL(url).origin)),
  MAIL_FROM: optional(emailVariable),
  OWNER_EMAIL: optional(emailVariable),
  FORM_SERVICE_URL: optional(httpUrl),
  ACCESS_TEAM_DOMAIN: optional(httpUrl.transform((url) => new URL(url).origin)),
  ACCESS_AUD: optional(z.string()),
  TURNSTILE_SECRET_KEY: optional(z.string()),
  TURNSTILE_VERIFY_URL: optional(httpUrl),
});

export type Configuration = ReturnType<typeof parseConfiguration>;

/** The configuration is wrong; the message names each wrong variable, but never shows its value. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

function parseConfiguration(env: object) {
  const parsed = configurationSchema.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`);
    throw new ConfigurationError(`Configuration: ${faults.join(" ")}`);
  }
  const values = parsed.data;
  return {
    /** Opens the back office; null keeps it closed (decision: owner-key). */
    ownerKey: values.OWNER_KEY ?? null,
    /** Signs links in mails (decision: secrets). */
    linkSecret: values.LINK_SECRET,
    /** Signed links in mails before LINK_SECRET was replaced; such links are accepted. Null: there was no other. */
    previousLinkSecret: values.LINK_SECRET_PREVIOUS ?? null,
    /** Salts the hashes of emails. It never changes, or nobody who unsubscribed would be recognized. */
    emailHashSecret: values.EMAIL_HASH_SECRET ?? values.LINK_SECRET,
    /** Where links in mails lead, without a trailing slash. */
    origin: values.SITE_ORIGIN ?? site.origin,
    mailFrom: values.MAIL_FROM ?? site.email.hello,
    ownerEmail: values.OWNER_EMAIL ?? site.email.hello,
    /** Null: the second copy of a lead goes to the bucket (decision: two-copies). */
    formServiceUrl: values.FORM_SERVICE_URL ?? null,
    /** Both values of Cloudflare Access, or null: then only the owner key opens (decision: owner-access). */
    access:
      values.ACCESS_TEAM_DOMAIN && values.ACCESS_AUD
        ? { teamOrigin: values.ACCESS_TEAM_DOMAIN, audience: values.ACCESS_AUD }
        : null,
    /** Null: visitors need no Turnstile token. */
    turnstile: values.TURNSTILE_SECRET_KEY
      ? { secretKey: values.TURNSTILE_SECRET_KEY, verifyUrl: values.TURNSTILE_VERIFY_URL ?? TURNSTILE_VERIFY_URL }
      : null,
  };
}

const parsedOnce = new WeakMap<object, Configuration>();

/**
 * The Worker's variables and secrets, checked. Nothing else reads them from `env`.
 * @throws ConfigurationError naming every wrong or missing value
 */
export function readConfiguration(env: object): Configuration {
  let configuration = parsedOnce.get(env);
  if (!configuration) {
    configuration = parseConfiguration(env);
    parsedOnce.set(env, configuration);
  }
  return configuration;
}
