import type { ComponentProps } from "react";

/** A link that leaves the site: it opens a new tab, which gets no hold of this one. */
export function OutsideLink(props: ComponentProps<"a">) {
  return <a {...props} target="_blank" rel="noopener" />;
}
