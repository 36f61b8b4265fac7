import { type ReactNode, useEffect, useRef } from "react";
import { Brand } from "#web/layout/brand.tsx";
import { cn } from "#web/lib/cn.ts";
import { Badge } from "#web/ui/badge.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { OWNER_TEXTS } from "./copy.ts";

const { badge, navigation, site } = OWNER_TEXTS;

type OfficeBarProps = {
  /** The page that is open, by its path. */
  path: string;
  actions: ReactNode;
};

/** The bar of the back office: its pages in one row, the way to the site, and what the owner's session needs. */
export function OfficeBar({ path, actions }: OfficeBarProps) {
  const pages = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => {
    pages.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, []);
  return (
    <header className="top-0 z-40 border-b border-line bg-background lg:sticky print:hidden">
      <div className="wrap-page flex min-h-14 flex-wrap items-center justify-between gap-x-6">
        <div className="flex items-center gap-3">
          <Brand />
          <Badge variant="outline" className="max-sm:hidden">
            {badge}
          </Badge>
        </div>
        <nav ref={pages} aria-label={badge} className="flex overflow-x-auto max-xl:order-last max-xl:w-full">
          {navigation.map((link) => (
            <NavAnchor
              key={link.to}
              to={link.to}
              className={cn(
                "flex min-h-11 shrink-0 items-center rounded-md px-3 text-[0.9375rem] text-foreground underline-offset-8 hover:bg-tint",
                link.to === path ? "bg-tint font-semibold" : "font-medium",
              )}
            >
              {link.label}
            </NavAnchor>
          ))}
        </nav>
        <div className="flex items-center gap-4">
          <NavAnchor to={site.to} className="link-standalone text-sm max-sm:hidden">
            {site.label}
          </NavAnchor>
          {actions}
        </div>
      </div>
    </header>
  );
}
