import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { OWNER_NAVIGATION } from "#web/content/navigation.ts";
import { type OwnerPageContent, OWNER_TEXTS } from "#web/content/pages/owner.ts";
import { Brand } from "#web/layout/brand.tsx";
import { SkipLink } from "#web/layout/skip-link.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { Badge } from "#web/ui/badge.tsx";

type OwnerShellProps = {
  content: OwnerPageContent;
  /** The links among the four pages, for those who may open them. */
  showNavigation?: boolean;
  actions?: ReactNode;
  children: ReactNode;
};

/** What the four back-office pages have in common: a plain bar, the heading, the way among them and the way home. */
export function OwnerShell({ content, showNavigation = false, actions, children }: OwnerShellProps) {
  return (
    <div id="top" className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line">
        <Woven motif="west" thickness={6} />
        <div className="wrap-page flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
          <Brand />
          <div className="flex items-center gap-4">
            <Link to="/" className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
              {OWNER_TEXTS.home}
            </Link>
            {actions}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap-page grow py-12 sm:py-16">
        <Badge variant="outline">{OWNER_TEXTS.badge}</Badge>
        <h1 className="mt-4 text-title">{content.heading}</h1>
        <p className="mt-4 measure text-lead text-muted">{content.intro}</p>
        {showNavigation && (
          <nav aria-label="Back office" className="mt-8 border-b border-line">
            <ul className="flex flex-wrap gap-x-8">
              {OWNER_NAVIGATION.map((link) => (
                <li key={link.to}>
                  <NavLink
                    to={link.to}
                    className="-mb-px inline-flex min-h-12 items-center border-b-3 border-transparent font-medium hover:border-line aria-[current=page]:border-action"
                  >
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="mt-10">{children}</div>
      </main>
    </div>
  );
}
