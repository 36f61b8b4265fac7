import { ownerCookie } from "./credentials.ts";
import { call, ORIGIN } from "./worker.ts";

/** Signs the owner in; returns a way to call the API as them. */
export async function signInOwner() {
  const cookie = await ownerCookie();

  function get(path: string, bindings?: Partial<Env>) {
    return call(path, { headers: { Cookie: cookie } }, bindings);
  }

  /** The parsed body of a 200 response; throws for any other. */
  async function read<Answer>(path: string, bindings?: Partial<Env>): Promise<Answer> {
    const answer = await get(path, bindings);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  function send(method: "PATCH" | "DELETE", path: string, body?: unknown, headers: Record<string, string> = {}) {
    const init = {
      method,
      headers: { Cookie: cookie, Origin: ORIGIN, "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    return call(path, init);
  }

  return { get, read, send };
}
