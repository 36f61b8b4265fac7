import type { ReactNode } from "react";

type CarouselProps = {
  /** Names what is swiped through, for screen readers. */
  label: string;
  /** The layout on wider screens. */
  className: string;
  children: ReactNode;
};

/**
 * A list of cards that is swiped through on a phone, with a part of the next one in view, and laid out at once on wider
 * screens. Only style: the arrow keys scroll it where it has the focus, without scripts, too.
 */
export function Carousel({ label, className, children }: CarouselProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <div role="region" aria-label={label} tabIndex={0} className="carousel">
      <ul className={className}>{children}</ul>
    </div>
  );
}
