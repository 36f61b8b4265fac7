import { NavAnchor } from "./nav-anchor.tsx";

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
      part
    ),
  );
}
