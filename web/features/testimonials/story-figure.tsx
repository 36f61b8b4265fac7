import type { ReactNode } from "react";
import { Stars } from "#web/pictures/stars.tsx";
import { SampleLabel } from "#web/ui/sample-label.tsx";
import type { Testimonial } from "./testimonial.ts";

type StoryFigureProps = Pick<Testimonial, "name" | "text" | "rating"> & {
  isLabeled: boolean;
  /** Beside the name, decorative: a drawn portrait, or initials. */
  portrait: ReactNode;
  /** What stands below the name: who the person is, and where. */
  lines: readonly string[];
};

/** What a person says, on a card, with stars and the mark of a sample above it. */
export function StoryFigure({ name, text, rating, isLabeled, portrait, lines }: StoryFigureProps) {
  return (
    <figure className="flex grow flex-col p-6 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Stars rating={rating} />
        {isLabeled && <SampleLabel kind="story" />}
      </div>
      <blockquote className="mt-3 mb-4 leading-relaxed">“{text}”</blockquote>
      <figcaption className="mt-auto flex items-center gap-4">
        {portrait}
        <span>
          <span className="block font-semibold">{name}</span>
          {lines.map((line) => (
            <span key={line} className="block text-sm leading-snug text-muted">
              {line}
            </span>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
