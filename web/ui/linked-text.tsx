import { NavAnchor } from "./nav-anchor.tsx";
import { UnbrokenText } from "./unbroken-text.tsx";

const MAILBOX = /([^\s@()]+@[^\s@()]+\.[^\s@().,;:]+)/u;

/** A text whose email addresses can be pressed. */
export function LinkedText({ text }: { text: string }) {
  return text.split(MAILBOX).map((part, index) =>
    // Odd parts are the matches of the pattern.
    index % 2 === 1 ? (
      <NavAnchor key={part} to={`mailto:${part}`} className="link">
        {part}
      </NavAnchor>
    ) : (
      // Parts of a text have no other key than their place in it.
      // eslint-disable-next-line react/no-array-index-key
      <UnbrokenText key={index} text={part} />
    ),
  );
}
