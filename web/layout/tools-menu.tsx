import { ChevronDown } from "lucide-react";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import type { Navigation } from "./navigation.ts";

/** The menu of tools in the header: native `<details>`, so it opens without scripts (close-menus.ts closes it). */
export function ToolsMenu({ label, links }: NonNullable<Navigation["tools"]>) {
  return (
    <details data-slot="tools-menu" className="group relative">
      <summary className="flex min-h-11 items-center gap-1 rounded-md px-1 text-[0.875rem] font-medium whitespace-nowrap text-foreground underline-offset-4 hover:underline">
        {label}
        <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full left-0 w-72 rounded-md border border-line bg-background py-2 shadow-lift">
        {links.map((link) => (
          <li key={link.to}>
            <NavAnchor to={link.to} className="flex min-h-11 items-center px-4 text-heading hover:bg-tint">
              {link.label}
            </NavAnchor>
          </li>
        ))}
      </ul>
    </details>
  );
}
