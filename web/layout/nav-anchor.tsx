import type { ComponentProps } from "react";
import { Link } from "react-router";

type NavAnchorProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link by its address alone: other sites open in a new tab, mail in its program, the rest in the application. */
export function NavAnchor({ to, ...props }: NavAnchorProps) {
  if (/^https?:/.test(to)) return <a href={to} target="_blank" rel="noopener" {...props} />;
  if (to.startsWith("mailto:")) return <a href={to} {...props} />;
  return <Link to={to} {...props} />;
}
