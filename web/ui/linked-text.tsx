import { INLINE_LINK } from "#web/lib/inline-links.ts";
import { NavAnchor } from "./nav-anchor.tsx";
import { UnbrokenText } from "./unbroken-text.tsx";

const MAILBOX = /([^\s@()]+@[^\s@()]+\.[^\s@().,;:]+)/u;
const LINK = new RegExp(`${INLINE_LINK.source}|${MAILBOX.source}`, "u");

/** A text whose email addresses and links to pages can be pressed. */
export function LinkedText({ text }: { text: string }) {
  // Each match of the pattern adds its three groups between the parts around it.
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    if (index % 4 === 0)
      // Parts of a text have no other key than their place in it.
      // eslint-disable-next-line react/no-array-index-key
      return <UnbrokenText key={index} text={part} />;
    if (index % 4 === 2 || !part) return null;
    const to = index % 4 === 1 ? parts[index + 1]! : `mailto:${part}`;
    return (
      <NavAnchor key={to} to={to} className="link">
        {part}
      </NavAnchor>
    );
  });
}
