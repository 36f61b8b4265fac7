import { Poster } from "#web/pictures/poster.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import type { PageContent } from "./page-content.ts";

type PageIntroProps = Pick<PageContent, "eyebrow" | "heading" | "paragraphs" | "motif"> & {
  /** A picture next to it, on a page that is read; where a tool begins below it, the tool is in sight. */
  hasPicture?: boolean;
};

/** A landscape of each region, for the arch. */
const POSTERS = { west: "senegal", east: "kenya", north: "morocco", south: "south-africa" } as const;

/** The head of an inner page with its h1: at most 200 pixels high on a phone and 300 on a desktop, or next to a poster in an arch. */
export function PageIntro({ eyebrow, heading, paragraphs, motif, hasPicture = false }: PageIntroProps) {
  if (!hasPicture)
    return (
      <section data-tone="forest">
        <div className="wrap-page py-4 sm:py-8">
          <h1 className="text-title max-sm:text-2xl">{heading}</h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 max-w-4xl text-sm leading-snug sm:mt-3 sm:text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <Woven motif={motif} thickness={14} />
      </section>
    );
  return (
    <section data-tone="forest">
      <div className="wrap-page intro-row">
        <div>
          {eyebrow && <p className="mb-4 text-eyebrow text-muted">{eyebrow}</p>}
          <h1 className="text-display">{heading}</h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 measure text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <div
          data-slot="hero-poster"
          className="hero-poster -mb-24 hidden aspect-[4/3] overflow-hidden rounded-t-full border-[6px] border-accent lg:block"
        >
          <Poster country={POSTERS[motif]} eager media="(width>=1024px)" decorative className="size-full" />
        </div>
      </div>
      <Woven motif={motif} thickness={14} />
    </section>
  );
}
