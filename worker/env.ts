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
const TURNSTILE_VERIFY_URL_DEFAULT = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** What D1 holds on the free plan, in megabytes; on the paid one it is 10,000. */
const FREE_DATABASE_MB = 500;

/** Variables that are used together are checked together: a mistyped one stops only what needs its group. */
const groups = {
  owner: z.object({ OWNER_KEY: optional(secret) }),
  secrets: z.object({
    LINK_SECRET: z.preprocess((value) => value ?? "", secret),
    LINK_SECRET_PREVIOUS: optional(secret),
    EMAIL_HASH_SECRET: optional(secret),
  }),
  origin: z.object({ SITE_ORIGIN: optional(httpUrl.transform((url) => new URL(url).origin)) }),
  mail: z.object({ MAIL_FROM: optional(emailVariable), OWNER_EMAIL: optional(emailVariable) }),
  formService: z.object({ FORM_SERVICE_URL: optional(httpUrl) }),
  database: z.object({ DATABASE_LIMIT_MB: optional(z.coerce.number().int().positive()) }),
  access: z
    .object({
      ACCESS_TEAM_DOMAIN: optional(httpUrl.transform((url) => new URL(url).origin)),
      ACCESS_AUD: optional(z.string()),
    })
    .superRefine(({ ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience }, context) => {
      if ((team === undefined) === (audience === undefined)) return;
      const missing = team === undefined ? "ACCESS_TEAM_DOMAIN" : "ACCESS_AUD";
      context.addIssue({ code: "custom", path: [missing], message: "is missing: Cloudflare Access needs both values" });
    }),
  visits: z.object({
    COUNT_VISITS: z.preprocess((value) => value || "on", z.enum(["on", "off"], 'must be "on" or "off"')),
  }),
  turnstile: z.object({ TURNSTILE_SECRET_KEY: optional(z.string()), TURNSTILE_VERIFY_URL: optional(httpUrl) }),
};

type GroupName = keyof typeof groups;
type Group<Name extends GroupName> = z.output<(typeof groups)[Name]>;

/** A group of variables is wrong; the message names each wrong one, but never shows its value. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

/** The Worker's variables and secrets. Each property checks its group when it is read, and throws ConfigurationError. */
class Configuration {
  readonly #env: object;
  readonly #parsed = new Map<GroupName, unknown>();

  constructor(env: object) {
    this.#env = env;
  }

  #read<Name extends GroupName>(name: Name): Group<Name> {
    if (!this.#parsed.has(name)) {
      const parsed = groups[name].safeParse(this.#env);
      if (!parsed.success) throw new ConfigurationError(`Configuration: ${describeIssues(parsed.error).join(" ")}`);
      this.#parsed.set(name, parsed.data);
    }
    return this.#parsed.get(name) as Group<Name>;
  }

  /** Opens the back office; null keeps it closed (decision: owner-key). */
  get ownerKey(): string | null {
    return this.#read("owner").OWNER_KEY ?? null;
  }

  /** Signs links in mails (decision: secrets). */
  get linkSecret(): string {
    return this.#read("secrets").LINK_SECRET;
  }

  /** Signed links in mails before LINK_SECRET was replaced; such links are accepted. Null: there was no other. */
  get previousLinkSecret(): string | null {
    return this.#read("secrets").LINK_SECRET_PREVIOUS ?? null;
  }

  /** Salts the hashes of emails. It never changes, or nobody who unsubscribed would be recognized. */
  get emailHashSecret(): string {
    const { EMAIL_HASH_SECRET, LINK_SECRET } = this.#read("secrets");
    return EMAIL_HASH_SECRET ?? LINK_SECRET;
  }

  /** Where links in mails lead, without a trailing slash. */
  get origin(): string {
    return this.#read("origin").SITE_ORIGIN ?? site.origin;
  }

  get mailFrom(): string {
    return this.#read("mail").MAIL_FROM ?? site.email.hello;
  }

  get ownerEmail(): string {
    return this.#read("mail").OWNER_EMAIL ?? site.email.hello;
  }

  /** Null: the second copy of a lead goes to the bucket (decision: two-copies). */
  get formServiceUrl(): string | null {
    return this.#read("formService").FORM_SERVICE_URL ?? null;
  }

  /** What the database may hold on the plan of the account, in megabytes. */
  get databaseLimitMb(): number {
    return this.#read("database").DATABASE_LIMIT_MB ?? FREE_DATABASE_MB;
  }

  /** Both values of Cloudflare Access, or null: then only the owner key opens (decision: owner-access). */
  get access(): { teamOrigin: string; audience: string } | null {
    const { ACCESS_TEAM_DOMAIN: teamOrigin, ACCESS_AUD: audience } = this.#read("access");
    return teamOrigin && audience ? { teamOrigin, audience } : null;
  }

  /** Whether visits are counted at all (decision: visits-counted-by-day). */
  get countsVisits(): boolean {
    return this.#read("visits").COUNT_VISITS === "on";
  }

  /** Null: visitors need no Turnstile token. */
  get turnstile(): { secretKey: string; verifyUrl: string } | null {
    const { TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_VERIFY_URL } = this.#read("turnstile");
    return secretKey ? { secretKey, verifyUrl: TURNSTILE_VERIFY_URL ?? TURNSTILE_VERIFY_URL_DEFAULT } : null;
  }
}

export type { Configuration };

const configurations = new WeakMap<object, Configuration>();

/** The Worker's variables and secrets. Nothing else reads them from `env`. */
export function readConfiguration(env: object): Configuration {
  let configuration = configurations.get(env);
  if (!configuration) {
    configuration = new Configuration(env);
    configurations.set(env, configuration);
  }
  return configuration;
}

/**
 * What is wrong with these variables and secrets, a sentence each that names the variable and never shows its value;
 * none if every group is right. A deployment asks before it uploads, the health check while the site runs.
 */
export function findConfigurationFaults(env: object): string[] {
  return Object.values(groups).flatMap((group) => {
    const parsed = group.safeParse(env);
    return parsed.success ? [] : describeIssues(parsed.error);
  });
}

function describeIssues(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`);
}
