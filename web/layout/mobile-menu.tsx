import { Menu, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import type { Navigation } from "./navigation.ts";

/**
 * The menu of narrow screens: native `<details>`, so it opens before and without scripts. It closes by its toggle, when
 * a link is picked, by a press outside and on Escape, which gives the focus back to the toggle.
 */
export function MobileMenu({ navigation }: { navigation: Navigation }) {
  const menu = useRef<HTMLDetailsElement>(null);

  function close() {
    if (menu.current) menu.current.open = false;
  }

  useEffect(() => {
    function closeOutside(event: PointerEvent) {
      if (menu.current && !menu.current.contains(event.target as Node)) menu.current.open = false;
    }
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);

  function closeOnPick(event: MouseEvent<HTMLElement>) {
    if ((event.target as Element).closest("a")) close();
  }

  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  }

  return (
    <details ref={menu} data-slot="mobile-menu" className="group size-11 xl:hidden" onKeyDown={closeOnEscape}>
      <summary aria-label="Menu" className="grid size-11 place-items-center rounded-md text-heading">
        <Menu aria-hidden className="size-7 group-open:hidden" />
        <X aria-hidden className="hidden size-7 group-open:block" />
      </summary>
      <nav
        aria-label="Mobile"
        onClick={closeOnPick}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] overflow-y-auto border-y border-line bg-background shadow-lift"
      >
        <ul className="wrap-page divide-y divide-line py-2">
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
          <li className="py-5">
            <NavAnchor to={navigation.call.to} className={buttonVariants({ size: "large", className: "w-full" })}>
              {navigation.call.menuLabel}
            </NavAnchor>
          </li>
        </ul>
      </nav>
    </details>
  );
}
