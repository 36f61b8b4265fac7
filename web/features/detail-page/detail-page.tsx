import { CalendarPlus } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { countryById } from "#domain/countries.ts";
import { deriveStatus, factsIn, oldest } from "#domain/facts.ts";
import { calendarPath } from "#web/content/page-paths.ts";
import { type DetailPage as Page, hasCalendar, newestEntry } from "#web/content/detail-pages.ts";
import { CallBand } from "#web/layout/call-band.tsx";
import { Pointers } from "#web/layout/pointers.tsx";
import { Section } from "#web/layout/section.tsx";
import { StructuredData } from "#web/layout/structured-data.tsx";
import { article, breadcrumbList } from "#web/lib/structured-data.ts";
import { cn } from "#web/lib/cn.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { LongDate } from "#web/ui/long-date.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { TableOfContents } from "#web/ui/table-of-contents.tsx";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { DETAIL_TEXTS, OVERVIEWS } from "./copy.ts";
import { relatedPages } from "./related.ts";

/** The one thing to do after reading, where the page does not end with a form. */
export type NextStep = { title: string; text: string; label: string; to: string };

/** A part of the page under its own heading; `title` also stands in the list of contents. */
export type Chapter = { id: string; title: string; content: ReactNode };

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
  /** What stands before the first heading. */
  opening?: ReactNode;
  chapters: readonly Chapter[];
  /** More ways on, below the related pages. */
  more?: ReactNode;
  nextStep?: NextStep;
};

/** A page about one thing, from its breadcrumb to its related pages. */
export function DetailPage({ page, lead, below, facts, keep, opening, chapters, more, nextStep }: DetailPageProps) {
  const { region } = countryById(page.country);
  const countries = [page.country, page.otherCountry].filter((country) => country !== undefined);
  const overview: Crumb | null = OVERVIEWS[page.kind];
  const crumbs: Crumb[] = [{ label: DETAIL_TEXTS.home, path: "/" }, ...(overview ? [overview] : [])];
  return (
    <div className="detail-page">
      <StructuredData
        data={[
          breadcrumbList([...crumbs, { label: page.heading, path: page.path }]),
          article({ ...page, headline: page.heading, published: firstEntry(page, facts) }),
        ]}
      />
      <section data-tone="forest">
        <div className="wrap-page grid items-center gap-x-14 gap-y-8 py-10 sm:py-14 lg:grid-cols-[1.35fr_1fr]">
          <div>
            <Breadcrumb label={DETAIL_TEXTS.breadcrumb} crumbs={crumbs} here={page.heading} />
            <h1 className="mt-4 text-display">{page.heading}</h1>
            <p className="mt-6 measure text-lead">{lead}</p>
            {below && <div className="mt-6">{below}</div>}
            <EntryLine page={page} facts={facts} />
            {keep}
          </div>
          <div className="flex gap-2 lg:grid print:hidden">
            {countries.map((country) => (
              <div key={country} className="min-w-0 flex-1">
                <Poster
                  country={country}
                  eager
                  sizes="(min-width: 1024px) 30rem, 94vw"
                  className={cn("w-full rounded-lg max-lg:aspect-[2/1]", SHAPES[countries.length - 1])}
                />
              </div>
            ))}
          </div>
        </div>
        <Woven motif={region} thickness={14} className="print:hidden" />
      </section>
      <div data-tone="paper">
        <div className="wrap-page gap-16 py-12 sm:py-16 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
          <TableOfContents label={DETAIL_TEXTS.contents} sections={chapters} />
          <div>
            {opening && <div className="mb-10">{opening}</div>}
            {chapters.map(({ id, title, content }) => (
              <section
                key={id}
                id={id}
                aria-labelledby={`${id}-title`}
                className="border-b border-line py-10 first:pt-0 last:border-b-0 last:pb-0"
              >
                <h2 id={`${id}-title`} className="mb-6 font-serif text-[1.75rem] leading-tight font-semibold">
                  {title}
                </h2>
                {content}
              </section>
            ))}
          </div>
        </div>
      </div>
      <div data-print="hide">
        <Section tone="white" edge={region} title={DETAIL_TEXTS.related}>
          <Pointers links={relatedPages(page)} />
          {more}
        </Section>
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

/** When the oldest record of the page was entered; an article has a day of its own. */
function firstEntry(page: Page, content: unknown) {
  const days = factsIn(content).map(({ enteredOn }) => enteredOn);
  return page.kind === "article" || days.length === 0 ? page.enteredOn : oldest(days);
}

/** When the facts of the page were last entered or confirmed, and when they fall due for review. */
function EntryLine({ page, facts: content }: { page: Page; facts: unknown }) {
  const facts = factsIn(content);
  const [text, ...days] =
    facts.length === 0
      ? [DETAIL_TEXTS.written, page.enteredOn]
      : [DETAIL_TEXTS[deriveStatus(facts).kind], newestEntry(facts), oldest(facts.map(({ reviewOn }) => reviewOn))];
  return (
    <div className="mt-6 text-[0.9375rem] text-muted">
      <p data-slot="entry-line">
        {text.split("{date}").map((words, index) => (
          <Fragment key={words}>
            {words}
            {days[index] && <LongDate day={days[index]} />}
          </Fragment>
        ))}
      </p>
      {hasCalendar(page) && (
        <a href={calendarPath(page.path)} download data-print="hide" className="link-standalone gap-2 text-foreground!">
          <CalendarPlus aria-hidden className="size-5" />
          {DETAIL_TEXTS.calendar}
        </a>
      )}
    </div>
  );
}
