import type { ComponentProps } from "react";
import { useCurrentPath } from "#web/lib/use-current-path.ts";
import { OutsideLink } from "./outside-link.tsx";

type NavAnchorProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** In a navigation: the link is also marked where a page below its own is open. */
  marksSection?: boolean;
};

/**
 * A link by its URL alone: other sites open in a new tab, and a link to the page that is open says so to screen
 * readers. Pages are documents of their own, so every link works without scripts.
 */
export function NavAnchor({ to, marksSection = false, ...props }: NavAnchorProps) {
  const path = useCurrentPath();
  if (/^https?:/.test(to)) return <OutsideLink href={to} {...props} />;
  const current = to === path ? "page" : marksSection && path.startsWith(`${to}/`) ? "true" : undefined;
  return <a href={to} aria-current={current} {...props} />;
}
