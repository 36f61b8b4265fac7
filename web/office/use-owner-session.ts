import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "#web/lib/api.ts";
import { ApiError, describeError } from "#web/lib/api-error.ts";
import { useIsHydrated } from "#web/lib/use-is-hydrated.ts";
import { queryClient, sessionClient } from "./query-client.ts";
import { ownersTimeZone } from "#web/lib/use-owners-day.ts";
import { onSessionEnd } from "#web/lib/session-end.ts";
import { forgetDrafts, PEOPLE_DRAFTS } from "#web/lib/use-draft.ts";
import { OFFICE_TEXTS } from "./copy.ts";

type OwnerSession = { signedIn: boolean; configured: boolean };

/** The key of a sign-in link, taken out of the URL at once so that it stays in no history and no screenshot. */
function takeKeyFromUrl(): string | null {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key) history.replaceState(history.state, "", location.pathname + location.search);
  return key;
}

function describeSignInError(error: unknown): string {
  return error instanceof ApiError && error.status === 401 ? OFFICE_TEXTS.signIn.wrong : describeError(error);
}

/** `session` is null where it is not known: the API did not answer, or not with one. */
type Answer = { session: OwnerSession | null; error: string | null };
type SignInAnswer = Answer & { session: OwnerSession };

async function signInWith(key: string): Promise<SignInAnswer> {
  try {
    await api.session.$post({ json: { key, timeZone: ownersTimeZone() } });
    // A browser that keeps no cookie would be signed out again with the next call.
    const session = await (await api.session.$get()).json();
    return { session, error: session.signedIn ? null : OFFICE_TEXTS.signIn.notKept };
  } catch (error) {
    return { session: { signedIn: false, configured: true }, error: describeSignInError(error) };
  }
}

/** What the page opens with: the sign-in link's key is used, else the session that there is. */
async function openSession(): Promise<Answer> {
  const key = takeKeyFromUrl();
  if (key) return signInWith(key);
  try {
    const response = await api.session.$get();
    return { session: await response.json(), error: null };
  } catch (error) {
    return { session: null, error: describeError(error) };
  }
}

const sessionQuery = queryOptions({ queryKey: ["session"], queryFn: openSession });

/** Asked for before the first render, which takes a slow phone as long as the answer. */
void sessionClient.prefetchQuery(sessionQuery);

const UNKNOWN: Answer = { session: null, error: null };

/**
 * Whether the owner is signed in, with `signIn` and `signOut`. `session` is null until the API has said it, and where it
 * cannot; then `error` says why, and `retry` asks again. A sign-in link, `#key=…`, is used as soon as the page opens. `hasEnded` is true while a session that there was has run out:
 * the page stays as it is until the owner is back.
 */
export function useOwnerSession() {
  const [hasEnded, setHasEnded] = useState(false);
  const { data, isFetching, refetch } = useQuery(sessionQuery, sessionClient);
  // The prerendered page knows no session.
  const { session, error } = (useIsHydrated() && data) || UNKNOWN;

  useEffect(() => onSessionEnd(() => setHasEnded(true)), []);

  function show(answer: Answer) {
    sessionClient.setQueryData(sessionQuery.queryKey, answer);
  }

  const signIn = useMutation(
    {
      mutationFn: signInWith,
      onMutate: () => show({ session, error: null }),
      onSuccess(answer) {
        // After an expired session the page stays, with everything typed on it, until the sign-in succeeds.
        if (hasEnded && !answer.session.signedIn) return show({ session, error: answer.error });
        show(answer);
        setHasEnded(false);
        if (hasEnded) void queryClient.invalidateQueries();
      },
    },
    sessionClient,
  );

  const signOut = useMutation(
    {
      // Also where the owner closes the page before the answer comes.
      mutationFn: async () => (await api.session.$delete({}, { init: { keepalive: true } })).json(),
      async onMutate() {
        // The page goes first: a query of it that is answered after the sign-out would report an ended session.
        show({ session: { signedIn: false, configured: true }, error: null });
        // At once and for good: an owner who leaves before the answer comes ends the call, which then counts as failed.
        forgetDrafts(PEOPLE_DRAFTS);
        await queryClient.cancelQueries();
        return { session };
      },
      onSuccess(ended) {
        show({ session: ended, error: null });
        // The next person to use this tab must not find what the owner saw.
        queryClient.clear();
      },
      onError(thrown, _, before) {
        show({ session: before?.session ?? null, error: describeError(thrown) });
      },
    },
    sessionClient,
  );

  return {
    session,
    error,
    hasEnded,
    isBusy: signIn.isPending || isFetching,
    retry: () => void refetch(),
    signIn: (key: string) => signIn.mutate(key),
    signOut: () => signOut.mutate(),
  };
}
