import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { DETAIL_TEXTS } from "./copy.ts";

export type Crumb = { label: string; path: string };

type BreadcrumbProps = { crumbs: readonly Crumb[]; here: string };

/** Before an entry, so that it begins the line that the entry begins. */
const SEPARATOR = <span aria-hidden>/</span>;

/** The way from the home page to this one; on a phone its own name stands in the heading below. */
export function Breadcrumb({ crumbs, here }: BreadcrumbProps) {
  return (
    <nav aria-label={DETAIL_TEXTS.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className="flex items-center gap-x-2">
            {index > 0 && SEPARATOR}
            <NavAnchor
              to={crumb.path}
              className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
            >
              {crumb.label}
            </NavAnchor>
          </li>
        ))}
        <li className="flex items-center gap-x-2 max-sm:hidden">
          {SEPARATOR}
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
