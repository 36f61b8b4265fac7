import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { OFFICE_LINKS } from "./footers.ts";

/** The footer of the back office: help and the legal pages in one line (decision: one-layout). */
export function OfficeFooter() {
  return (
    <footer className="border-t border-line print:hidden">
      <ul className="wrap-page flex flex-wrap gap-x-4 py-2 text-sm text-muted">
        {OFFICE_LINKS.map((link) => (
          <li key={link.to}>
            <NavAnchor
              to={link.to}
              className="-ml-1.5 inline-flex min-h-11 items-center px-1.5 underline-offset-4 hover:underline"
            >
              {link.label}
            </NavAnchor>
          </li>
        ))}
      </ul>
    </footer>
  );
}
