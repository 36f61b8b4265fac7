import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { site } from "#domain/site.ts";
import { queryClient } from "./query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogContent, DialogTitle } from "#web/ui/office/dialog.tsx";
import { TooltipProvider } from "#web/ui/office/tooltip.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { OFFICE_TEXTS } from "./copy.ts";
import { useKeptFocus } from "#web/lib/use-kept-focus.ts";
import { LoadingPage, OfficeFrame } from "./office-frame.tsx";
import { isOfficePath, type OfficePage, officePageAt } from "./office-pages.ts";
import { SignInPanel } from "./sign-in-panel.tsx";
import { useLastPlaces } from "./use-last-places.ts";
import { useOwnerSession } from "./use-owner-session.ts";

/**
 * The layout of every page of the back office: session, bar, title and the cache of queries. What the owner sees comes once
 * the owner is known. Where the session runs out, the page stays and the sign-in panel comes over it.
 */
export function OfficeLayout() {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const { session, error, isBusy, hasEnded, retry, signIn, signOut } = useOwnerSession();
  const isSignedIn = session?.signedIn ?? false;
  const places = useLastPlaces(isSignedIn);
  const page = officePageAt(pathname);
  const isKnown = isOfficePath(pathname);
  const shown = isKnown ? page : { ...page, ...OFFICE_TEXTS.notFound };
  const heading = useFocusOnChange(page);
  useKeptFocus();

  const panel = (
    <SignInPanel
      isConfigured={session?.configured ?? true}
      hasEnded={hasEnded}
      isBusy={isBusy}
      error={error}
      onSignIn={signIn}
    />
  );
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <title>{`${shown.label} · ${site.name}`}</title>
        <OfficeFrame
          page={shown}
          places={places}
          headingRef={heading}
          isBusy={navigation.state !== "idle"}
          actions={
            isSignedIn && (
              <Button variant="ghost" onClick={signOut} busy={isBusy} className="shrink-0 whitespace-nowrap">
                {OFFICE_TEXTS.signOut}
              </Button>
            )
          }
        >
          {session === null && !error && <LoadingPage />}
          {session === null && error && (
            <div role="alert" data-slot="session-unknown" className="mx-auto max-w-xl">
              <OutcomeLine tone="failure">{error}</OutcomeLine>
              <Button variant="outline" onClick={retry} busy={isBusy} className="mt-3">
                {OFFICE_TEXTS.tryAgain}
              </Button>
            </div>
          )}
          {session && !isSignedIn && panel}
          {isSignedIn && (
            <>
              {error && !hasEnded && <p className="mb-6 font-semibold text-danger">{error}</p>}
              {isKnown && <Outlet />}
            </>
          )}
        </OfficeFrame>
        <Dialog open={isSignedIn && hasEnded}>
          <DialogContent
            data-slot="session-ended"
            showCloseButton={false}
            className="border-0 bg-transparent p-0 shadow-none sm:max-w-xl"
          >
            <DialogTitle className="sr-only">{OFFICE_TEXTS.signIn.ended.title}</DialogTitle>
            {panel}
          </DialogContent>
        </Dialog>
        <ScrollRestoration getKey={keyOfPlace} />
      </TooltipProvider>
    </QueryClientProvider>
  );
}

/** A page is scrolled to where it was, however the owner comes back to it. */
function keyOfPlace({ pathname, search }: Location) {
  return pathname + search;
}

/** The heading takes the focus when another page is opened, as a document's beginning would. */
function useFocusOnChange(page: OfficePage) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}
