import { Woven } from "#web/pictures/woven.tsx";
import type { PageContent } from "./page-content.ts";

type PageIntroProps = Pick<PageContent, "eyebrow" | "heading" | "paragraphs" | "motif">;

/** The hero of an inner page, with its h1. */
export function PageIntro({ eyebrow, heading, paragraphs, motif }: PageIntroProps) {
  return (
    <section data-tone="forest" className="relative">
      <div aria-hidden className="absolute inset-y-0 right-[6vw] hidden border-x-4 border-ink lg:block">
        <Woven motif={motif} direction="spine" thickness={48} />
      </div>
      <div className="wrap-page py-16 sm:py-24">
        <div className="max-w-3xl">
          <p className="mb-4 text-eyebrow text-muted">{eyebrow}</p>
          <h1 className="text-display">{heading}</h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure mt-6 text-lead">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <Woven motif={motif} thickness={14} className="lg:hidden" />
    </section>
  );
}
