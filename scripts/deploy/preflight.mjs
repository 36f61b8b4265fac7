// What a deployment depends on in the account, in wrangler's answers.
import { Refusal } from "../refusal.mjs";

/** What to do where wrangler cannot read something. */
const HINTS = {
  "D1 databases": "The token needs the permission D1 Edit.",
  "R2 buckets": "Enable R2 once in the dashboard (Storage & databases, R2); the token needs Workers R2 Storage Edit.",
  Queues: "The site needs the plan Workers Paid (dashboard: Workers, Plans); the token needs Queues Edit.",
  Workers: "The token needs Workers Scripts Edit.",
};

/** The cause in what a failed wrangler prints, without its banner, colors and log file. */
const causeOf = ({ message }) =>
  message
    .replace(/^.*\[ERROR\] */s, "")
    .replace(/If you think this is a bug.*|🪵.*/s, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The named account, or the only one that the sign-in reaches. */
function chooseAccount(wrangler, named) {
  let accounts;
  try {
    accounts = JSON.parse(wrangler(["whoami", "--json"])).accounts;
  } catch (error) {
    throw new Refusal(
      `Wrangler is not signed in: ${causeOf(error)}\n\nRun \`npx wrangler login\`, or set CLOUDFLARE_API_TOKEN (see “Permissions of a token” in docs/operate.md). Nothing was changed.`,
    );
  }
  const [account, ...others] = accounts.filter(({ id }) => !named || id === named);
  if (account && others.length === 0) return account;
  const lines = accounts.map(({ id, name }) => `\n  ${id}  ${name}`).join("") || " no account";
  throw new Refusal(`Set CLOUDFLARE_ACCOUNT_ID to one of the accounts that the sign-in reaches:\n${lines}`);
}

/**
 * Asks the account everything a deployment depends on. Changes nothing.
 * @throws {Refusal} with every problem at once
 */
export function askAccount(config, mailFrom, { wrangler, env }) {
  const account = chooseAccount(wrangler, env.CLOUDFLARE_ACCOUNT_ID ?? config.account_id);
  const problems = [];

  /** What wrangler prints; null where it says that there is no such thing. */
  function read(product, args) {
    try {
      return wrangler(args, { accountId: account.id });
    } catch (error) {
      if (!/\[code: 10007\]|Worker "[^"]+".* not found|Queue "[^"]+" does not exist/.test(error.message)) {
        problems.push(`${product}: ${causeOf(error)} ${HINTS[product]}`);
      }
      return null;
    }
  }

  const [{ database_name: database }] = config.d1_databases;
  const databases = JSON.parse(read("D1 databases", ["d1", "list", "--json"]) ?? "[]");
  const hasData = databases.some(({ name }) => name === database);
  read("R2 buckets", ["r2", "bucket", "list"]);
  const deadLetters = config.queues.consumers.map((one) => one.dead_letter_queue).find(Boolean);
  const hasDeadLetters = read("Queues", ["queues", "info", deadLetters]) !== null;
  const secrets = JSON.parse(read("Workers", ["secret", "list", "--name", config.name]) ?? "null");
  const deployment = read("Workers", ["deployments", "status", "--name", config.name, "--json"]);
  if (problems.length > 0) {
    throw new Refusal(
      `The account ${account.name} is not ready:\n\n- ${problems.join("\n- ")}\n\nNothing was changed.`,
    );
  }
  return {
    account,
    hasData,
    /** What wrangler does not create when it uploads, or too late for the migrations, with the command that does. */
    missing: [
      ...(hasData ? [] : [{ what: `the database ${database}`, command: ["d1", "create", database] }]),
      ...(hasDeadLetters ? [] : [{ what: `the queue ${deadLetters}`, command: ["queues", "create", deadLetters] }]),
    ],
    /** Names of the deployed secrets, null where there is no Worker yet. */
    secrets: secrets?.map(({ name }) => name) ?? null,
    /** The version that answers now, null before the first deployment. */
    liveVersion: deployment ? JSON.parse(deployment).versions[0].version_id : null,
    email: askEmail((args) => wrangler(args, { accountId: account.id }), mailFrom),
  };
}

/** Whether visitors get mail: without a domain enabled for sending, only verified addresses of the account do. */
function askEmail(wrangler, mailFrom) {
  const domain = mailFrom.split("@").at(-1).toLowerCase();
  try {
    const rows = wrangler(["email", "sending", "list"]).split("\n");
    const cells = rows.map((row) => row.split("│").map((cell) => cell.trim().toLowerCase()));
    if (cells.some(([, , name, enabled]) => name === domain && enabled === "yes")) {
      return { reachesVisitors: true, sentence: `sent from ${mailFrom}; ${domain} is enabled for sending` };
    }
  } catch (error) {
    return { reachesVisitors: false, sentence: `email is not available: ${causeOf(error)}` };
  }
  const command = `npx wrangler email sending enable ${domain}`;
  return {
    reachesVisitors: false,
    sentence: `${domain}, the domain of MAIL_FROM (${mailFrom}), is not enabled for sending (\`${command}\`): only verified addresses of the account get mail, and no visitor does`,
  };
}
