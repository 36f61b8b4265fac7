import { Poster } from "#web/pictures/poster.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import type { PageContent } from "./page-content.ts";

type PageIntroProps = Pick<PageContent, "eyebrow" | "heading" | "paragraphs" | "motif"> & {
  /** A tool begins below it: no picture, and on a phone the heading alone. */
  isTool?: boolean;
};

/** A landscape of each region, for the arch. */
const POSTERS = { west: "senegal", east: "kenya", north: "morocco", south: "south-africa" } as const;

/** The hero of an inner page, with its h1, and a poster in an arch where there is room (decision: poster-series). */
export function PageIntro({ eyebrow, heading, paragraphs, motif, isTool = false }: PageIntroProps) {
  if (isTool)
    return (
      <section data-tone="forest">
        <div className="wrap-page py-4 sm:py-10">
          <h1 className="text-display max-sm:text-2xl">{heading}</h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-3xl text-lead max-sm:hidden">
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
          <p className="mb-4 text-eyebrow text-muted">{eyebrow}</p>
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
