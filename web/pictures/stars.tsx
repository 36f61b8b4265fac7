const STAR = "M10 1.8l2.5 5.3 5.8.7-4.3 4 1.2 5.7L10 14.6l-5.2 2.9L6 11.8l-4.3-4 5.8-.7z";

/** A rating of 1 to 5 stars, with its words for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`${rating} out of 5 stars`}
      viewBox={`0 0 ${rating * 24} 20`}
      className="h-5 self-start"
    >
      {Array.from({ length: rating }, (_, star) => (
        <path
          key={star}
          d={STAR}
          transform={`translate(${star * 24})`}
          fill="var(--accent)"
          stroke="var(--color-bronze)"
        />
      ))}
    </svg>
  );
}
