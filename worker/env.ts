import { z } from "zod";
import { isEmail } from "../domain/email.ts";
import { site } from "../domain/site.ts";

/** A text variable in which empty means "not set". */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
}

/** A setting that is one variable, or `unset` without it. */
function variable<Schema extends z.ZodType, Unset>(name: string, schema: Schema, unset: Unset) {
  return z.object({ [name]: optional(schema) }).transform((given) => given[name] ?? unset);
}

const secret = z.string().min(32, "must have at least 32 characters; run `npm start` once to make a random one");
const requiredSecret = z.preprocess((value) => value ?? "", secret);
const email = z.string().refine(isEmail, "must be an email address");
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) URL" });
const httpOrigin = httpUrl.transform((url) => new URL(url).origin);

/** Where Cloudflare verifies the tokens of Turnstile. */
const TURNSTILE_VERIFY_URL_DEFAULT = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** What D1 holds on the free plan, in megabytes; on the paid one it is 10,000. */
const FREE_DATABASE_MB = 500;

/**
 * So many posts of pages are counted on a day while nothing else is said: each writes a row of the 100,000 that the free plan
 * allows, and leads need the others.
 */
const USUAL_VISITS_PER_DAY = 20_000;

/** What the Worker's variables and secrets set. Each is checked by itself: a mistyped one stops only what needs it. */
const settings = {
  /** Opens the back office; null keeps it closed (decision: owner-key). */
  ownerKey: variable("OWNER_KEY", secret, null),
  /** Signs links in mails (decision: secrets). */
  linkSecret: z.object({ LINK_SECRET: requiredSecret }).transform(({ LINK_SECRET }) => LINK_SECRET),
  /** Signed links in mails before LINK_SECRET was replaced; such links are accepted. Null: there was no other. */
  previousLinkSecret: variable("LINK_SECRET_PREVIOUS", secret, null),
  /** Salts the hashes of emails. It never changes, or nobody who unsubscribed would be recognized. */
  emailHashSecret: z
    .object({ LINK_SECRET: requiredSecret, EMAIL_HASH_SECRET: optional(secret) })
    .transform(({ LINK_SECRET, EMAIL_HASH_SECRET }) => EMAIL_HASH_SECRET ?? LINK_SECRET),
  /** Where links in mails lead, without a trailing slash. */
  origin: variable("SITE_ORIGIN", httpOrigin, site.origin),
  mailFrom: variable("MAIL_FROM", email, site.email.hello),
  ownerEmail: variable("OWNER_EMAIL", email, site.email.hello),
  /** Null: the second copy of a lead goes to the bucket (decision: two-copies). */
  formServiceUrl: variable("FORM_SERVICE_URL", httpUrl, null),
  /** What the database may hold on the plan of the account, in megabytes. */
  databaseLimitMb: variable("DATABASE_LIMIT_MB", z.coerce.number().int().positive(), FREE_DATABASE_MB),
  /** Both values of Cloudflare Access, or null: then only the owner key opens (decision: owner-access). */
  access: z
    .object({ ACCESS_TEAM_DOMAIN: optional(httpOrigin), ACCESS_AUD: optional(z.string()) })
    .transform(({ ACCESS_TEAM_DOMAIN: teamOrigin, ACCESS_AUD: audience }, context) => {
      if (teamOrigin && audience) return { teamOrigin, audience };
      if (!teamOrigin && !audience) return null;
      const missing = teamOrigin ? "ACCESS_AUD" : "ACCESS_TEAM_DOMAIN";
      context.addIssue({ code: "custom", path: [missing], message: "is missing: Cloudflare Access needs both values" });
      return z.NEVER;
    }),
  /** How many posts of pages are counted on a day; 0: none (decision: visits-counted-by-day). */
  visitsPerDay: variable("VISITS_PER_DAY", z.coerce.number().int().nonnegative(), USUAL_VISITS_PER_DAY),
  /** Null: visitors need no Turnstile token. */
  turnstile: z
    .object({ TURNSTILE_SECRET_KEY: optional(z.string()), TURNSTILE_VERIFY_URL: optional(httpUrl) })
    .transform(({ TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_VERIFY_URL: verifyUrl = TURNSTILE_VERIFY_URL_DEFAULT }) =>
      secretKey ? { secretKey, verifyUrl } : null,
    ),
};

/** The Worker's variables and secrets. Each property is checked when it is read, and throws ConfigurationError. */
export type Configuration = { readonly [Name in keyof typeof settings]: z.output<(typeof settings)[Name]> };

/** A variable is wrong; the message names each wrong one, but never shows its value. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

/** The Worker's variables and secrets. Nothing else reads them from `env`. */
export function readConfiguration(env: object): Configuration {
  const read = (schema: z.ZodType) => {
    const parsed = schema.safeParse(env);
    if (!parsed.success) throw new ConfigurationError(`Configuration: ${describeIssues(parsed.error).join(" ")}`);
    return parsed.data;
  };
  const getters = Object.entries(settings).map(([name, schema]) => [name, { get: () => read(schema) }] as const);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Configuration;
}

/**
 * What is wrong with these variables and secrets, a sentence each that names the variable and never shows its value;
 * none if every one is right. A deployment asks before it uploads, the health check while the site runs.
 */
export function findConfigurationFaults(env: object): string[] {
  const faults = Object.values(settings).flatMap((schema: z.ZodType) => {
    const parsed = schema.safeParse(env);
    return parsed.success ? [] : describeIssues(parsed.error);
  });
  return [...new Set(faults)];
}

function describeIssues(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`);
}
