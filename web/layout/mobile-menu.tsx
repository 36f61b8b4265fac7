import { Menu, X } from "lucide-react";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import type { Navigation } from "./navigation.ts";

/**
 * The menu of narrow screens: native `<details>`, so it opens before and without scripts. It closes by its toggle, when
 * a link is picked, by a press outside and on Escape, which gives the focus back to the toggle (close-menus.ts).
 */
export function MobileMenu({ navigation }: { navigation: Navigation }) {
  return (
    <details data-slot="mobile-menu" className="group size-11 xl:hidden">
      <summary aria-label="Menu" className="grid size-11 place-items-center rounded-md text-heading">
        <Menu aria-hidden className="size-6 group-open:hidden" />
        <X aria-hidden className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label="Mobile"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] overflow-y-auto border-y border-line bg-background shadow-lift"
      >
        {navigation.tools && (
          <div className="wrap-page pt-4">
            <p className="text-eyebrow text-muted">{navigation.tools.label}</p>
            <ul className="divide-y divide-line py-2">
              {navigation.tools.links.map((link) => (
                <li key={link.to}>
                  <NavAnchor to={link.to} className="flex min-h-11 items-center font-semibold text-heading">
                    {link.label}
                  </NavAnchor>
                </li>
              ))}
            </ul>
          </div>
        )}
        <ul className="wrap-page divide-y divide-line border-t border-line py-2">
          {navigation.links.map((link) => (
            <li key={link.to}>
              <NavAnchor
                to={link.to}
                marksSection
                className="flex min-h-13 items-center font-serif text-xl text-heading"
              >
                {link.label}
              </NavAnchor>
            </li>
          ))}
          <li className="py-6">
            <NavAnchor to={navigation.call.to} className={buttonVariants({ size: "large", className: "w-full" })}>
              {navigation.call.menuLabel}
            </NavAnchor>
          </li>
        </ul>
      </nav>
    </details>
  );
}
