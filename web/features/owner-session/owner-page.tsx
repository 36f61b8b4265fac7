import type { ReactNode } from "react";
import { type OwnerPageContent, OWNER_TEXTS } from "#web/content/pages/owner.ts";
import { SignInPanel } from "./sign-in-panel.tsx";
import { useOwnerSession } from "./use-owner-session.ts";
import { OwnerShell } from "#web/layout/owner-shell.tsx";
import { Button } from "#web/ui/button.tsx";

/** A page of the back office: prerendered as shell and sign-in panel; its content comes once the owner is known. */
export function OwnerPage({ content, children }: { content: OwnerPageContent; children?: ReactNode }) {
  const { session, error, isBusy, signIn, signOut } = useOwnerSession();

  if (!session?.signedIn) {
    return (
      <OwnerShell content={content}>
        <SignInPanel
          isChecking={session === null}
          isConfigured={session?.configured ?? true}
          isBusy={isBusy}
          error={error}
          onSignIn={signIn}
        />
      </OwnerShell>
    );
  }
  return (
    <OwnerShell
      content={content}
      actions={
        <Button variant="outline" onClick={signOut} disabled={isBusy}>
          {OWNER_TEXTS.signOut}
        </Button>
      }
    >
      {error && <p className="mb-6 font-semibold text-danger">{error}</p>}
      {children ?? <p className="text-muted">{OWNER_TEXTS.signedIn}</p>}
    </OwnerShell>
  );
}
