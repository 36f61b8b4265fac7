// The few calls of Cloudflare's API that `npm run deploy` makes itself, because wrangler has no machine-readable answer to
// them: which account, what is enabled, what exists. Everything that changes code or data goes through wrangler.
import { spawnSync } from "node:child_process";
import { environment, fail, root } from "../setup.mjs";

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
    env: environment,
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
  const headers = { ...credentials(), "Content-Type": "application/json" };

  /**
   * Asks for one answer.
   * @returns {Promise<{ result: any, result_info?: any }>}
   * @throws {CloudflareError} with what Cloudflare says
   */
  async function ask(path, init = {}) {
    const send = () => fetch(`${API}${path}`, { ...init, headers, signal: AbortSignal.timeout(30_000) });
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

    /** Every item of a list, whatever number of pages it has. */
    async list(path) {
      const items = [];
      for (let page = 1; ; page++) {
        const { result, result_info: info } = await ask(`${path}${path.includes("?") ? "&" : "?"}page=${page}`);
        items.push(...result);
        const size = info?.per_page ?? result.length;
        if (result.length === 0 || result.length < size || items.length >= (info?.total_count ?? items.length))
          return items;
      }
    },

    /** The `result` of what was created. */
    create: async (path, body) => (await ask(path, { method: "POST", body: JSON.stringify(body) })).result,
  };
}

/**
 * The account to deploy to: the one of CLOUDFLARE_ACCOUNT_ID or wrangler.toml, or the only one there is.
 * Fails with a sentence where nobody is signed in, or where there are several and none was named.
 * @param {ReturnType<typeof openCloudflare>} cloudflare
 * @param {string | undefined} named
 */
export async function chooseAccount(cloudflare, named) {
  const accounts = await cloudflare.list("/accounts").catch((error) => {
    if (!(error instanceof CloudflareError)) throw error;
    return fail(
      `Cloudflare does not accept the sign-in: ${error.message} [${error.code}]. Run \`npx wrangler login\` again, or set CLOUDFLARE_API_TOKEN to a token with the permissions of docs/operate.md. Nothing was changed.`,
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
