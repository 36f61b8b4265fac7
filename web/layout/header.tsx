import { Search } from "lucide-react";
import { Brand } from "#web/layout/brand.tsx";
import { MobileMenu } from "#web/layout/mobile-menu.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import type { Navigation } from "./navigation.ts";
import { ToolsMenu } from "./tools-menu.tsx";

const SEARCH = { to: "/search", label: "Search this site" } as const;

/** The bar at the top of every page; its links are data of the page. */
export function Header({ navigation }: { navigation: Navigation }) {
  return (
    <header className="sticky top-0 z-40 [@media(max-height:30rem)]:static border-b border-line bg-background">
      <Woven motif="west" thickness={6} />
      <div className="wrap-page header-bar">
        <Brand />
        <nav aria-label="Main" className="hidden items-center gap-1 xl:flex">
          {navigation.tools && <ToolsMenu {...navigation.tools} />}
          {navigation.links.map((link) => (
            <NavAnchor
              key={link.to}
              to={link.to}
              marksSection
              className="flex min-h-11 items-center rounded-md px-1 text-[0.875rem] font-medium whitespace-nowrap text-foreground underline-offset-4 hover:underline"
            >
              {link.label}
            </NavAnchor>
          ))}
          <NavAnchor
            to={navigation.call.to}
            className={buttonVariants({ className: "ml-auto px-4 whitespace-nowrap" })}
          >
            {navigation.call.label}
          </NavAnchor>
        </nav>
        <div className="flex items-center gap-2">
          <NavAnchor
            to={SEARCH.to}
            aria-label={SEARCH.label}
            className="grid size-11 place-items-center rounded-md text-heading hover:bg-tint"
          >
            <Search aria-hidden className="size-6" />
          </NavAnchor>
          <MobileMenu navigation={navigation} />
        </div>
      </div>
    </header>
  );
}
