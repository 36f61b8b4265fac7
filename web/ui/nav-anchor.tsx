import type { ComponentProps } from "react";
import { useLocation } from "react-router";

type NavAnchorProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** In a navigation: the link is also marked where a page below its own is open. */
  marksSection?: boolean;
};

/**
 * A link by its URL alone: other sites open in a new tab, and a link to the page that is open says so to screen
 * readers. Pages are documents of their own, so every link works the same before the application has started.
 */
export function NavAnchor({ to, marksSection = false, ...props }: NavAnchorProps) {
  const { pathname } = useLocation();
  if (/^https?:/.test(to)) return <a href={to} target="_blank" rel="noopener" {...props} />;
  // The page is prerendered at its path with a slash at the end.
  const isHere = to === (pathname.replace(/\/$/, "") || "/");
  const current = isHere ? "page" : marksSection && pathname.startsWith(`${to}/`) ? "true" : undefined;
  return <a href={to} aria-current={current} {...props} />;
}
