import type { ComponentProps } from "react";
import { Link, NavLink } from "react-router";

type NavAnchorProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/**
 * A link by its address alone: other sites open in a new tab, mail in its program, a fragment in the page, the rest in
 * the application, where a link to the page that is open says so to screen readers.
 */
export function NavAnchor({ to, ...props }: NavAnchorProps) {
  if (/^https?:/.test(to)) return <a href={to} target="_blank" rel="noopener" {...props} />;
  // The router would resolve a bare fragment against the address that the page is prerendered at.
  if (to.startsWith("mailto:") || to.startsWith("#")) return <a href={to} {...props} />;
  return to.includes("#") ? <Link to={to} {...props} /> : <NavLink to={to} end {...props} />;
}
