import type { ComponentProps } from "react";
import { Link } from "react-router";
import { ownerPageAt } from "#domain/owner-pages.ts";
import { OutsideLink } from "./outside-link.tsx";

type OfficeLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/**
 * A link on a page of the back office: to its other pages without loading a document; to the site, whose pages are documents,
 * as a plain link; to other sites in a new tab.
 */
export function OfficeLink({ to, ...props }: OfficeLinkProps) {
  if (/^https?:/.test(to)) return <OutsideLink href={to} {...props} />;
  if (ownerPageAt(to.split(/[?#]/)[0]!)) return <Link to={to} {...props} />;
  return <a href={to} {...props} />;
}
