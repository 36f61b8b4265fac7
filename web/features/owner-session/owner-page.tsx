import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type OwnerPageContent, OWNER_TEXTS } from "./copy.ts";
import { OwnerShell } from "./owner-shell.tsx";
import { SignInPanel } from "./sign-in-panel.tsx";
import { useOwnerSession } from "./use-owner-session.ts";

/**
 * A page of the back office: prerendered as shell and sign-in panel. Its content, whose script `React.lazy` fetches only
 * then, comes once the owner is known. Where the session runs out, the page stays and the panel comes over it.
 */
export function OwnerPage({ content, children }: { content: OwnerPageContent; children?: ReactNode }) {
  const { session, error, isBusy, hasEnded, signIn, signOut } = useOwnerSession();
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

  if (!session?.signedIn) return <OwnerShell content={content}>{panel}</OwnerShell>;
  return (
    <OwnerShell
      content={content}
      actions={
        <Button variant="outline" onClick={signOut} disabled={isBusy}>
          {OWNER_TEXTS.signOut}
        </Button>
      }
    >
      {error && !hasEnded && <p className="mb-6 font-semibold text-danger">{error}</p>}
      {hasEnded && <SignInAgain>{panel}</SignInAgain>}
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>{children}</Suspense>
      </QueryClientProvider>
    </OwnerShell>
  );
}

/** The sign-in panel over a page that must not be lost; there is no way past it. */
function SignInAgain({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      data-slot="sign-in-again"
      aria-label={OWNER_TEXTS.signIn.ended.title}
      onCancel={(event) => event.preventDefault()}
      className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-lg bg-transparent backdrop:bg-[rgb(16_18_12/62%)]"
    >
      {children}
    </dialog>
  );
}
