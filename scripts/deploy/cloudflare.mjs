// The few questions that the preflight of `npm run deploy` asks Cloudflare's API itself, because wrangler has no
// machine-readable answer to them, or one in a second each. Everything that changes something goes through wrangler.
import { spawnSync } from "node:child_process";
import { environmentWithSecrets, fail, root } from "../setup.mjs";

const API = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";

/** The API refused; `code` is Cloudflare's number of the error, 0 where it named none. */
export class CloudflareError extends Error {
  name = "CloudflareError";

  constructor(message, status, code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The headers of whoever is signed in: a token of the environment, or what `wrangler login` keeps. */
function credentials() {
  const { CLOUDFLARE_API_TOKEN: token } = process.env;
  if (token) return { Authorization: `Bearer ${token}` };
  const { status, stdout } = spawnSync("wrangler", ["auth", "token", "--json"], {
    cwd: root,
    env: environmentWithSecrets,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (status !== 0) {
    fail(
      "Wrangler is not signed in to Cloudflare. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN, and try again.",
    );
  }
  const kept = JSON.parse(stdout);
  return kept.token
    ? { Authorization: `Bearer ${kept.token}` }
    : { "X-Auth-Key": kept.key, "X-Auth-Email": kept.email };
}

/** A client of the API with the credentials of whoever is signed in. */
export function openCloudflare() {
  const headers = credentials();

  /**
   * Asks for one answer.
   * @returns {Promise<{ result: any }>}
   * @throws {CloudflareError} with what Cloudflare says
   */
  async function ask(path) {
    const send = () => fetch(`${API}${path}`, { headers, signal: AbortSignal.timeout(30_000) });
    // Retried once, because the server may have closed the connection during a long build.
    const response = await send()
      .catch(send)
      .catch((error) => fail(`Cloudflare's API cannot be reached: ${error.cause?.message ?? error.message}.`));
    const answer = await response.json().catch(() => null);
    if (answer?.success) return answer;
    const [{ code = 0, message = `status ${response.status}` } = {}] = answer?.errors ?? [];
    throw new CloudflareError(message, response.status, code);
  }

  return {
    /** The `result` of one answer. */
    get: async (path) => (await ask(path)).result,

    /** The `result` of one answer, or null where there is no such thing. */
    async find(path) {
      try {
        return (await ask(path)).result;
      } catch (error) {
        if (error instanceof CloudflareError && error.status === 404) return null;
        throw error;
      }
    },

    /** The items of a list: as many as the API gives at once, far more than an account of ours has. */
    list: async (path) => (await ask(`${path}${path.includes("?") ? "&" : "?"}per_page=50`)).result,
  };
}

/**
 * The account to deploy to: the one of CLOUDFLARE_ACCOUNT_ID or wrangler.toml, or the only one there is.
 * Fails with a sentence where nobody is signed in, or where there are several and none was named.
 */
export async function chooseAccount(cloudflare, named) {
  const accounts = await cloudflare.list("/accounts").catch((error) => {
    if (!(error instanceof CloudflareError)) throw error;
    return fail(
      `Cloudflare does not accept the sign-in: ${error.message} [${error.code}]. Run \`npx wrangler login\` again, or set CLOUDFLARE_API_TOKEN to a token with its permissions (see “Permissions of a token” in docs/operate.md). Nothing was changed.`,
    );
  });
  const lines = accounts.map(({ id, name }) => `  ${id}  ${name}`).join("\n");
  if (named) {
    return (
      accounts.find(({ id }) => id === named) ??
      fail(`CLOUDFLARE_ACCOUNT_ID is ${named}, but the sign-in reaches:\n\n${lines || "  no account"}`)
    );
  }
  if (accounts.length === 0)
    fail("The sign-in reaches no account. Give the token an account, or sign in as a member of one.");
  if (accounts.length > 1)
    fail(`The sign-in reaches several accounts. Set CLOUDFLARE_ACCOUNT_ID to one of:\n\n${lines}`);
  return accounts[0];
}
