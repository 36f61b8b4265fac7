/** Compounds, ranges of numbers and days: "e-visa", "3-6 months", "$75K - $150K", "Mar 25, 2027". */
const COMPOUND = /(\p{L}+(?:-\p{L}+)+|\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}|\$?\d[\d,.]*K? ?- ?\$?\d[\d,.]*K?)/u;

/** Letters up to which a part of a compound is too short to stand alone at the end or the beginning of a line. */
const SHORT_PART = 3;

function isUnbroken(match: string): boolean {
  return /\d/.test(match) || match.split("-").some(({ length }) => length <= SHORT_PART);
}

/** A text whose ranges, days and compounds with a short part stay in one line. Browsers break other compounds at a hyphen. */
export function UnbrokenText({ text }: { text: string }) {
  return text.split(COMPOUND).map((part, index) =>
    // Odd parts are the matches of the pattern.
    index % 2 === 1 && isUnbroken(part) ? (
      // The order of a text's words never changes.
      // eslint-disable-next-line react/no-array-index-key
      <span key={index} className="min-[22.5rem]:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
