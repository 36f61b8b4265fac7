import { useEffect, useState } from "react";
import { OWNER_TEXTS } from "#web/content/pages/owner.ts";
import { ApiError, sentenceOf } from "#web/lib/api-error.ts";

export type OwnerSession = { signedIn: boolean; configured: boolean };

async function sessionApi() {
  const { api } = await import("#web/lib/api.ts");
  return api.session;
}

/** The key of a sign-in link, taken out of the address at once so that it stays in no history and no screenshot. */
function takeKeyFromAddress(): string | null {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key) history.replaceState(history.state, "", location.pathname + location.search);
  return key;
}

function sentenceForSignIn(error: unknown): string {
  return error instanceof ApiError && error.status === 401 ? OWNER_TEXTS.signIn.wrong : sentenceOf(error);
}

type Answer = { session: OwnerSession; error: string | null };

async function signInWith(key: string): Promise<Answer> {
  try {
    const response = await (await sessionApi()).$post({ json: { key } });
    return { session: await response.json(), error: null };
  } catch (error) {
    return { session: { signedIn: false, configured: true }, error: sentenceForSignIn(error) };
  }
}

/** What the page opens with: the sign-in link's key is used, else the session that there is. */
async function openSession(): Promise<Answer> {
  const key = takeKeyFromAddress();
  if (key) return signInWith(key);
  try {
    const response = await (await sessionApi()).$get();
    return { session: await response.json(), error: null };
  } catch (error) {
    return { session: { signedIn: false, configured: true }, error: sentenceOf(error) };
  }
}

/**
 * Whether the owner is signed in, and the ways in and out. `session` is null until the API has answered; a sign-in
 * link, `#key=…`, is used as soon as the page opens.
 */
export function useOwnerSession() {
  const [session, setSession] = useState<OwnerSession | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    async function open() {
      const opened = await openSession();
      setSession(opened.session);
      setError(opened.error);
    }
    void open();
  }, []);

  async function signIn(key: string) {
    setIsBusy(true);
    setError(null);
    const answer = await signInWith(key);
    setSession(answer.session);
    setError(answer.error);
    setIsBusy(false);
  }

  async function signOut() {
    setIsBusy(true);
    setError(null);
    try {
      const response = await (await sessionApi()).$delete();
      setSession(await response.json());
    } catch (thrown) {
      setError(sentenceOf(thrown));
    }
    setIsBusy(false);
  }

  return { session, error, isBusy, signIn, signOut };
}
