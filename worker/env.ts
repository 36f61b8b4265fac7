import { z } from "zod";
import { isEmail } from "../domain/email.ts";
import { site } from "../domain/site.ts";
import { logFailure } from "./log.ts";

/** A text variable in which empty means "not set". */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
}

const secret = z.string().min(32, "must have at least 32 characters; run `npm start` once to make a random one");
const email = z.string().refine(isEmail, "must be an email address");
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) URL" });
const httpOrigin = httpUrl.transform((url) => new URL(url).origin);

/** Where Cloudflare verifies the tokens of Turnstile. */
const TURNSTILE_VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** What D1 holds, in megabytes. */
const DATABASE_MB = 10_000;

/** Default daily cap on page-view events, each of which writes a row: an invented flood stays within the rows that the plan's month includes. */
const VISITS_PER_DAY = 1_000_000;

/**
 * Default daily cap on mails to visitors: far more than people ask for on a busy day, and few enough that a flood of posts
 * cannot ruin the reputation of the sending domain overnight.
 */
const MAILS_PER_DAY = 2000;

/** The Worker's variables and secrets as wrangler.toml, the dashboard and `wrangler secret` set them. */
const variables = z
  .object({
    OWNER_KEY: optional(secret),
    DESK_READ_KEY: optional(secret),
    LINK_SECRET: z.preprocess((value) => value ?? "", secret),
    LINK_SECRET_PREVIOUS: optional(secret),
    EMAIL_HASH_SECRET: optional(secret),
    SITE_ORIGIN: optional(httpOrigin),
    MAIL_FROM: optional(email),
    OWNER_EMAIL: optional(email),
    FORM_SERVICE_URL: optional(httpUrl),
    DATABASE_LIMIT_MB: optional(z.coerce.number().int().positive()),
    ACCESS_TEAM_DOMAIN: optional(httpOrigin),
    ACCESS_AUD: optional(z.string()),
    MAILS_PER_DAY: optional(z.coerce.number().int().positive()),
    ANNOUNCEMENT_MAILS_PER_DAY: optional(z.coerce.number().int().positive()),
    VISITS_PER_DAY: optional(z.coerce.number().int().nonnegative()),
    TURNSTILE_SECRET_KEY: optional(z.string()),
    TURNSTILE_VERIFY_URL: optional(httpUrl),
    PUBLISH_URL: optional(httpUrl),
    SOURCE_WATCH: optional(z.literal("on", "must be `on` or empty")),
    PUBLISH_TOKEN: optional(z.string()),
  })
  .superRefine((set, context) => {
    for (const [a, b, what] of PAIRS) {
      if (Boolean(set[a]) === Boolean(set[b])) continue;
      const missing = set[a] ? b : a;
      context.addIssue({ code: "custom", path: [missing], message: `is missing: ${what} needs both values` });
    }
  });

/** Variables that mean nothing without each other. */
const PAIRS = [
  ["ACCESS_TEAM_DOMAIN", "ACCESS_AUD", "Cloudflare Access"],
  ["PUBLISH_URL", "PUBLISH_TOKEN", "publishing at once"],
] as const;

/** Without them the Worker does nothing: with another salt it would not recognize who unsubscribed. */
const REQUIRED: ReadonlySet<string> = new Set(["LINK_SECRET", "EMAIL_HASH_SECRET"]);

function toConfiguration(set: z.output<typeof variables>) {
  const mailsPerDay = set.MAILS_PER_DAY ?? MAILS_PER_DAY;
  const { ACCESS_TEAM_DOMAIN: teamOrigin, ACCESS_AUD: audience, TURNSTILE_SECRET_KEY: secretKey } = set;
  return {
    /** Opens the back office; null keeps it closed. */
    ownerKey: set.OWNER_KEY ?? null,
    /** Opens the API for publishing runs and nothing else; null keeps it closed (decision: desk). */
    deskReadKey: set.DESK_READ_KEY ?? null,
    /** Signs links in mails. */
    linkSecret: set.LINK_SECRET,
    /** Signed links in mails before LINK_SECRET was replaced; such links are accepted. Null: there was no other. */
    previousLinkSecret: set.LINK_SECRET_PREVIOUS ?? null,
    /** Salts the hashes of emails. It never changes, or nobody who unsubscribed would be recognized. */
    emailHashSecret: set.EMAIL_HASH_SECRET ?? set.LINK_SECRET,
    /** Where links in mails lead, without a trailing slash. */
    origin: set.SITE_ORIGIN ?? site.origin,
    mailFrom: set.MAIL_FROM ?? site.email.hello,
    ownerEmail: set.OWNER_EMAIL ?? site.email.hello,
    /** Gets each lead as well; null: the database alone has it (decision: two-copies). */
    formServiceUrl: set.FORM_SERVICE_URL ?? null,
    /** What the database may hold on the plan of the account, in megabytes. */
    databaseLimitMb: set.DATABASE_LIMIT_MB ?? DATABASE_MB,
    /** Cloudflare Access, or null: then only the owner key opens. */
    access: teamOrigin && audience ? { teamOrigin, audience } : null,
    /** How many mails go to visitors on a day (decision: promised-mail-is-sent) … */
    mailsPerDay,
    /** … and after how many of them, of whatever kind, announcements wait: the rest is for what people asked for. */
    announcementMailsPerDay: Math.min(set.ANNOUNCEMENT_MAILS_PER_DAY ?? Math.floor(mailsPerDay / 2), mailsPerDay),
    /** How many posts of pages are counted on a day; 0: none (decision: visits-counted-by-day). */
    visitsPerDay: set.VISITS_PER_DAY ?? VISITS_PER_DAY,
    /** Starts the workflow that publishes the desk's changes; null: it comes every 15 minutes alone (decision: desk). */
    publishing: set.PUBLISH_URL && set.PUBLISH_TOKEN ? { url: set.PUBLISH_URL, token: set.PUBLISH_TOKEN } : null,
    /** Whether the pages that the content cites are read again (decision: source-watch). */
    watchesSources: set.SOURCE_WATCH === "on",
    /** Null: visitors need no Turnstile token. */
    turnstile: secretKey ? { secretKey, verifyUrl: set.TURNSTILE_VERIFY_URL ?? TURNSTILE_VERIFY_URL } : null,
  };
}

export type Configuration = Readonly<ReturnType<typeof toConfiguration>>;

/** A variable is wrong; the message names each wrong one, but never shows its value. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

/** Read once for each isolate. */
const read = new WeakMap<object, Configuration>();

/**
 * The Worker's variables and secrets. Nothing else reads them from `env`. A wrong one counts as not set, so that it closes no
 * form; the log, the health check, the owner's mail and the next deployment name it.
 * @throws ConfigurationError where one of `REQUIRED` is wrong
 */
export function readConfiguration(env: object): Configuration {
  const known = read.get(env);
  if (known) return known;
  const configuration = parse(env);
  read.set(env, configuration);
  return configuration;
}

function parse(env: object): Configuration {
  const parsed = variables.safeParse(env);
  if (parsed.success) return toConfiguration(parsed.data);
  const faults = new ConfigurationError(`Configuration: ${describeIssues(parsed.error).join(" ")}`);
  const wrong = parsed.error.issues.map(({ path }) => String(path[0]));
  if (wrong.some((name) => REQUIRED.has(name))) throw faults;
  logFailure("configuration", faults, { faults: faults.message });
  // One half of a pair without the other is neither.
  const halves = PAIRS.flatMap(([a, b]) => (wrong.includes(a) || wrong.includes(b) ? [a, b] : []));
  const unset = [...wrong, ...halves];
  return toConfiguration(variables.parse({ ...env, ...Object.fromEntries(unset.map((name) => [name, ""])) }));
}

/**
 * What is wrong with these variables and secrets, a sentence each that names the variable and never shows its value;
 * none if every one is right. A deployment asks before it uploads, the health check while the site runs.
 */
export function findConfigurationFaults(env: object): string[] {
  return describeIssues(variables.safeParse(env).error);
}

function describeIssues(error: z.ZodError | undefined): string[] {
  return (error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${issue.message}.`);
}
