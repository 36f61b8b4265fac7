// The checks before anything is built or changed: the account, its products, existing resources, who gets mail.
import { fail } from "../setup.mjs";
import { chooseAccount, CloudflareError, openCloudflare } from "./cloudflare.mjs";

/** What to do where a product answers with an error. */
const PRODUCTS = {
  "D1 databases": "The token needs the permission D1 Edit.",
  "R2 buckets": "Enable R2 once in the dashboard (Storage & databases, R2); the token needs Workers R2 Storage Edit.",
  Queues: "Queues must be part of the account's plan; the token needs Queues Edit.",
  Workers: "The token needs Workers Scripts Edit.",
};

/**
 * Asks the account everything that a deployment depends on. Fails with every problem at once; changes nothing.
 * @param {object} config the environment's section of wrangler.toml
 * @param {import("../../domain/site.ts").Site} site what its pages will say
 */
export async function askAccount(config, site) {
  const cloudflare = openCloudflare();
  const account = await chooseAccount(cloudflare, process.env.CLOUDFLARE_ACCOUNT_ID ?? config.account_id);
  const base = `/accounts/${account.id}`;
  const problems = [];

  async function ofProduct(product, ask) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CloudflareError)) throw error;
      problems.push(`${product}: ${error.message} [${error.code}]. ${PRODUCTS[product]}`);
      return null;
    }
  }

  const missing = [];
  let hasData = false;
  for (const { database_name: name } of config.d1_databases) {
    const found = await ofProduct("D1 databases", () => cloudflare.find(`${base}/d1/database/${name}`));
    hasData ||= found !== null;
    if (!found) missing.push({ what: `the database ${name}`, command: ["d1", "create", name] });
  }
  for (const { bucket_name: name } of config.r2_buckets) {
    const found = await ofProduct("R2 buckets", () => cloudflare.find(`${base}/r2/buckets/${name}`));
    if (!found) missing.push({ what: `the bucket ${name}`, command: ["r2", "bucket", "create", name] });
  }
  for (const { queue } of config.queues.consumers) {
    const found = await ofProduct("Queues", () => cloudflare.list(`${base}/queues?name=${queue}`));
    const isThere = found?.some(({ queue_name: name }) => name === queue);
    if (!isThere) missing.push({ what: `the queue ${queue}`, command: ["queues", "create", queue] });
  }

  const script = `${base}/workers/scripts/${config.name}`;
  const secrets = await ofProduct("Workers", () => cloudflare.find(`${script}/secrets`));
  const deployments = await ofProduct("Workers", () => cloudflare.find(`${script}/deployments`));
  if (!config.routes?.length) {
    const subdomain = await ofProduct("Workers", () => cloudflare.find(`${base}/workers/subdomain`));
    if (!subdomain) {
      problems.push(
        `The account has no workers.dev name yet. Choose one in the dashboard (https://dash.cloudflare.com/${account.id}/workers/onboarding), or give the Worker a domain under "routes" in wrangler.toml.`,
      );
    }
  }
  if (problems.length > 0)
    fail(`The account ${account.name} is not ready:\n\n- ${problems.join("\n- ")}\n\nNothing was changed.`);

  const [live] = deployments?.deployments ?? [];
  return {
    account,
    /** What the account lacks, with the command of wrangler that makes it. */
    missing,
    hasData,
    /** Names of the deployed secrets, null where there is no Worker yet. */
    secrets: secrets?.map(({ name }) => name) ?? null,
    /** The version that answers now, null before the first deployment. */
    live: live ? { version: live.versions[0].version_id, createdOn: live.created_on } : null,
    email: await askEmail(cloudflare, base, config.vars, site),
  };
}

/**
 * Who can get mail from this account, as sentences, and whether visitors can.
 * Without a domain that is enabled for sending, Cloudflare delivers to verified destination addresses only.
 */
async function askEmail(cloudflare, base, vars, site) {
  const from = vars.MAIL_FROM || site.email.hello;
  const owner = vars.OWNER_EMAIL || site.email.hello;
  const domain = from.split("@").at(-1).toLowerCase();
  const domains = await sendingDomains(cloudflare, base);
  if (typeof domains === "string") return { reachesVisitors: false, sentences: [`Email is not available: ${domains}`] };
  if (domains.includes(domain)) {
    return { reachesVisitors: true, sentences: [`Email goes out from ${from}; ${domain} is enabled for sending.`] };
  }
  const destinations = await cloudflare.list(`${base}/email/routing/addresses`).catch(() => []);
  const verified = destinations.filter((one) => one.verified).map(({ email }) => email);
  return {
    reachesVisitors: false,
    sentences: [
      `${domain}, the domain of MAIL_FROM (${from}), is not enabled for sending. Enable it with \`npx wrangler email sending enable ${domain}\`.`,
      `Until then Cloudflare delivers only to verified destinations of the account: ${verified.join(", ") || "none"}. No visitor gets the promised email.`,
      verified.includes(owner)
        ? `Notices to the owner (${owner}) can arrive.`
        : `Notices to the owner (OWNER_EMAIL, ${owner}) cannot arrive either.`,
    ],
  };
}

/** Names enabled for sending; a sentence where the product does not answer. */
async function sendingDomains(cloudflare, base) {
  try {
    const zones = await cloudflare.list(`${base}/email/sending/zones`);
    const subdomains = await Promise.all(
      zones.map(({ id }) => cloudflare.get(`/zones/${id}/email/sending/subdomains`)),
    );
    return subdomains.flat().flatMap(({ name, enabled }) => (enabled ? [name.toLowerCase()] : []));
  } catch (error) {
    if (!(error instanceof CloudflareError)) throw error;
    return `${error.message} [${error.code}].`;
  }
}
