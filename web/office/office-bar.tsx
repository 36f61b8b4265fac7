import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Brand } from "#web/layout/brand.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { cn } from "#web/ui/office/cn.ts";
import { OFFICE_TEXTS } from "./copy.ts";
import { OFFICE_PAGES, type OfficePage } from "./office-pages.ts";

const { badge, site } = OFFICE_TEXTS;

/** Where the owner was last on each page, by the page's path. */
export type LastPlaces = Readonly<Record<string, string>>;

export const NOWHERE: LastPlaces = {};

type OfficeBarProps = {
  page: OfficePage;
  /** The bar leads back there; from the page itself to its beginning. */
  places?: LastPlaces;
  /** What the owner's session needs. */
  actions?: ReactNode;
};

/** The bar of the back office: its pages, which wrap on a phone, and the way to the site. */
export function OfficeBar({ page, places = NOWHERE, actions }: OfficeBarProps) {
  return (
    <header className="top-0 z-40 border-b border-line bg-background lg:sticky print:hidden">
      <div className="wrap-page flex min-h-14 flex-wrap items-center justify-between gap-x-6">
        <div className="flex items-center gap-3">
          <Brand />
          <Badge variant="outline" className="max-sm:hidden">
            {badge}
          </Badge>
        </div>
        <nav aria-label={badge} className="flex flex-wrap max-xl:order-last max-xl:w-full max-sm:-mx-3">
          {OFFICE_PAGES.map(({ path, label }) => (
            <NavLink
              key={path}
              to={(path !== page.path && places[path]) || path}
              className={({ isActive }) =>
                cn(
                  "flex min-h-11 shrink-0 items-center rounded-md px-3 text-sm text-foreground underline-offset-8 hover:bg-tint",
                  isActive ? "bg-tint font-semibold" : "font-medium",
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="flex items-center gap-4">
          <a href={site.to} className="link-standalone text-sm max-sm:hidden">
            {site.label}
          </a>
          {actions}
        </div>
      </div>
    </header>
  );
}
