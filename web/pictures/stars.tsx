/** One star, and the way to where the next begins. */
const STAR = "l2.5 5.3 5.8.7-4.3 4 1.2 5.7-5.2-2.9-5.2 2.9 1.2-5.7-4.3-4 5.8-.7zm24 0";

/** A rating of 1 to 5 stars, with its words for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`${rating} out of 5 stars`}
      viewBox={`0 0 ${rating * 24} 20`}
      className="h-5 self-start"
    >
      <path d={`M10 1.8${STAR.repeat(rating)}`} fill="var(--accent)" stroke="var(--color-bronze)" />
    </svg>
  );
}
