import type { ReactNode } from "react";
import { countryById } from "#domain/countries.ts";
import type { DetailPage as Page } from "#web/content/detail-pages.ts";
import { CallBand } from "#web/layout/call-band.tsx";
import { clsx } from "clsx";
import { ArticlePicture } from "#web/pictures/article-picture.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { TableOfContents } from "#web/ui/table-of-contents.tsx";
import { FoldedPart } from "#web/ui/disclosure.tsx";
import { DETAIL_TEXTS } from "./copy.ts";
import { DetailHead } from "./detail-head.tsx";
import { EntryLine } from "./entry-line.tsx";
import { RelatedPages } from "./related-pages.tsx";

/** The one thing to do after reading, where the page does not end with a form. */
export type NextStep = { title: string; text: string; label: string; to: string };

/** A part of the page under its own heading; `title` also stands in the list of contents. */
type Chapter = {
  id: string;
  title: string;
  content: ReactNode;
  /** Behind its heading on a phone. */
  isFolded?: boolean;
};

/** The shape of a poster beside the text, of one or of two: together they are about as high as it. */
const SHAPES = ["aspect-[4/3]", "aspect-[5/2]"];

type DetailPageProps = {
  page: Page;
  lead: string;
  /** What stands under the lead: tags, a badge, author and date. */
  below?: ReactNode;
  /** The records that the page shows, for its dates. */
  facts: unknown;
  /** More ways to keep the page, beside its calendar file. */
  keep?: ReactNode;
  /** A chapter before the list of contents, across the whole page. */
  first?: Chapter;
  /** What stands before the first heading. */
  opening?: ReactNode;
  chapters: readonly Chapter[];
  /** More ways on, below the related pages. */
  more?: ReactNode;
  nextStep?: NextStep;
};

/** A page about one thing, from its breadcrumb to its related pages. */
export function DetailPage({
  page,
  lead,
  below,
  facts,
  keep,
  first,
  opening,
  chapters,
  more,
  nextStep,
}: DetailPageProps) {
  const { region } = countryById(page.country);
  const countries = [page.country, page.otherCountry].filter((country) => country !== undefined);
  return (
    <div className="detail-page">
      <section data-tone="forest">
        <div className="wrap-page grid items-center gap-x-12 gap-y-8 py-10 sm:py-16 lg:grid-cols-[3fr_2fr]">
          <div>
            <DetailHead page={page} facts={facts} />
            <h1 className="mt-4 text-display">{page.heading}</h1>
            <p className="mt-6 measure text-lead">{lead}</p>
            {below && <div className="mt-6">{below}</div>}
            <EntryLine page={page} facts={facts} />
            {keep}
          </div>
          <div className="flex gap-2 lg:grid">
            {countries.map((country) => (
              <div key={country} className="min-w-0 flex-1">
                <ArticlePicture
                  country={country}
                  photo={page.photo}
                  eager
                  sizes="(min-width: 1024px) 30rem, 94vw"
                  className={clsx("w-full rounded-lg max-lg:aspect-[2/1]", SHAPES[countries.length - 1])}
                />
              </div>
            ))}
          </div>
        </div>
        <Woven motif={region} thickness={14} />
      </section>
      <div data-tone="paper">
        {first && (
          <div className="wrap-page pt-6 sm:pt-16">
            <ChapterSection {...first} />
          </div>
        )}
        <div className="wrap-page gap-16 py-10 sm:py-16 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
          {/* Folded chapters are a list of contents themselves. */}
          <div className={clsx(chapters.every(({ isFolded }) => isFolded) && "max-sm:hidden")}>
            <TableOfContents label={DETAIL_TEXTS.contents} sections={chapters} />
          </div>
          <div>
            {opening && <div className="mb-8">{opening}</div>}
            {chapters.map((chapter) => (
              <ChapterSection key={chapter.id} {...chapter} />
            ))}
          </div>
        </div>
      </div>
      <div className="print:hidden">
        <RelatedPages page={page}>{more}</RelatedPages>
        {nextStep && (
          <CallBand motif={region} title={nextStep.title} text={nextStep.text}>
            <NavAnchor to={nextStep.to} className={buttonVariants({ size: "large" })}>
              {nextStep.label}
            </NavAnchor>
          </CallBand>
        )}
      </div>
    </div>
  );
}

const HEADING = "mb-6 font-serif text-3xl leading-tight font-semibold";

function ChapterSection({ id, title, content, isFolded = false }: Chapter) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx(
        "border-line first:pt-0 last:border-b-0 last:pb-0 sm:border-b sm:py-10",
        !isFolded && "border-b py-10",
      )}
    >
      {isFolded ? (
        <FoldedPart heading="h2" id={`${id}-title`} title={title} className={HEADING}>
          {content}
        </FoldedPart>
      ) : (
        <>
          <h2 id={`${id}-title`} className={HEADING}>
            {title}
          </h2>
          {content}
        </>
      )}
    </section>
  );
}
