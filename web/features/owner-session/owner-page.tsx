import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { queryClient } from "#web/lib/query-client.ts";
import { BlockingDialog } from "#web/ui/dialog.tsx";
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
        <Button variant="ghost" onClick={signOut} busy={isBusy} className="shrink-0 whitespace-nowrap">
          {OWNER_TEXTS.signOut}
        </Button>
      }
    >
      {error && !hasEnded && <p className="mb-6 font-semibold text-danger">{error}</p>}
      {hasEnded && <BlockingDialog title={OWNER_TEXTS.signIn.ended.title}>{panel}</BlockingDialog>}
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>{children}</Suspense>
      </QueryClientProvider>
    </OwnerShell>
  );
}
