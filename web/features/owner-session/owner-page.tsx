import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { queryClient } from "#web/lib/query-client.ts";
import { BlockingDialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type OwnerPageContent, OWNER_TEXTS } from "./copy.ts";
import { useKeptFocus } from "./kept-focus.ts";
import { OwnerShell } from "./owner-shell.tsx";
import { SignInPanel } from "./sign-in-panel.tsx";
import { useOwnerSession } from "./use-owner-session.ts";

type OwnerPageProps = {
  content: OwnerPageContent;
  /** Imports the script of what the owner sees, and makes it. */
  load: () => Promise<ReactNode>;
};

/**
 * A page of the back office: prerendered as shell and sign-in panel. What the owner sees comes once the owner is known; its
 * script is fetched beside the session. Where the session runs out, the page stays and the panel comes over it.
 * @throws while rendering for the owner, where that script cannot be loaded
 */
export function OwnerPage({ content, load }: OwnerPageProps) {
  const { session, error, isBusy, hasEnded, retry, signIn, signOut } = useOwnerSession();
  const page = useLoaded(load);
  useKeptFocus();
  const panel = (
    <SignInPanel
      isChecking={session === null}
      isConfigured={session?.configured ?? true}
      hasEnded={hasEnded}
      isBusy={isBusy}
      error={error}
      onSignIn={signIn}
    />
  );

  if (session === null && error) {
    return (
      <OwnerShell content={content}>
        <div role="alert" data-slot="session-unknown" className="mx-auto max-w-xl">
          <OutcomeLine tone="failure">{error}</OutcomeLine>
          <Button variant="outline" onClick={() => void retry()} busy={isBusy} className="mt-3">
            {OWNER_TEXTS.tryAgain}
          </Button>
        </div>
      </OwnerShell>
    );
  }
  if (!session?.signedIn) return <OwnerShell content={content}>{panel}</OwnerShell>;
  if (page && "error" in page) throw page.error;
  return (
    <OwnerShell
      content={content}
      actions={
        <Button variant="ghost" onClick={signOut} busy={isBusy} className="shrink-0 whitespace-nowrap">
          {OWNER_TEXTS.signOut}
        </Button>
      }
    >
      {error && !hasEnded && <p className="mb-6 font-semibold text-danger">{error}</p>}
      {hasEnded && <BlockingDialog title={OWNER_TEXTS.signIn.ended.title}>{panel}</BlockingDialog>}
      <QueryClientProvider client={queryClient}>
        {page?.content ?? <Skeleton className="h-96 w-full" />}
      </QueryClientProvider>
    </OwnerShell>
  );
}

type Loaded = { content: ReactNode } | { error: unknown };

/** What the first render's function comes to, null until then. Not by `React.lazy`, which shows nothing for 300 ms. */
function useLoaded(load: () => Promise<ReactNode>): Loaded | null {
  const [first] = useState(() => load);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    first().then(
      (content) => setLoaded({ content }),
      (error: unknown) => setLoaded({ error }),
    );
  }, [first]);
  return loaded;
}
