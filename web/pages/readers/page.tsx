import { countryById } from "#domain/countries.ts";
import { factsIn, oldest } from "#domain/facts.ts";
import { sumBudget } from "#web/content/readers/budget.ts";
import { READER_LINKS, readerPath } from "#web/content/readers/reader-links.ts";
import { findReader } from "#web/content/readers/readers.ts";
import { FactOffices } from "#web/features/facts/fact-offices.tsx";
import { collectOffices } from "#web/features/facts/offices.ts";
import { TableOfContents } from "#web/features/legal-document/table-of-contents.tsx";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { PrerenderedPointers } from "#web/layout/prerendered-pointers.tsx";
import { Section } from "#web/layout/section.tsx";
import { longDate } from "#web/lib/calendar-day.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { Advisers } from "./advisers.tsx";
import { BudgetTable } from "./budget-table.tsx";
import { Chapter } from "./chapter.tsx";
import { READER_PAGES, readersPage } from "./copy.ts";
import type { Route } from "./+types/page.ts";

/** Runs at build time only: which reader it is for stands in the path, and the facts are no part of the script. */
export function loader({ url }: Route.LoaderArgs) {
  const reader = findReader(url.pathname.replaceAll("/", ""));
  const facts = factsIn(reader);
  const enteredOn = oldest(facts.map((fact) => fact.enteredOn));
  return {
    page: READER_PAGES[reader.id],
    texts: readersPage,
    chapters: reader.chapters,
    budget: { ...reader.budget, place: countryById(reader.budget.country).name, total: sumBudget(reader.budget) },
    advisers: reader.advisers,
    others: READER_LINKS.filter((link) => link.id !== reader.id).map(({ id: other, label, text }) => ({
      label,
      to: readerPath(other),
      text,
    })),
    status: interpolate(readersPage.status, {
      facts: String(facts.length),
      date: longDate(enteredOn),
      confirmed: String(facts.filter((fact) => fact.confirmedOn).length),
    }),
    offices: collectOffices(reader),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

/** /families, /returning, /retirees and /investors: one page made from the reader's data (decision: readers-pages). */
export default function ReaderPage({ loaderData }: Route.ComponentProps) {
  const { page, texts, chapters, budget, advisers, others, status, offices } = loaderData;
  const sections = [...chapters, texts.budget, texts.advisers];
  return (
    <PageLayout>
      <PageIntro {...page} />
      <div className="wrap-page gap-16 py-16 sm:py-24 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <TableOfContents label={texts.contents} sections={sections} />
        <div>
          <div data-slot="reader-status" className="border-b border-line pb-8 text-muted">
            <p className="measure">{status}</p>
            <p className="mt-2 font-semibold text-foreground">{texts.noAdvice}</p>
          </div>
          <FactOffices offices={offices}>
            {chapters.map((chapter) => (
              <Chapter key={chapter.id} chapter={chapter} />
            ))}
            <BudgetTable budget={budget} texts={texts.budget} />
          </FactOffices>
          <Advisers advisers={advisers} texts={texts.advisers} />
        </div>
      </div>
      <Section tone="white" title={texts.pointers.title}>
        <PrerenderedPointers links={[...others, ...texts.pointers.links]} />
      </Section>
    </PageLayout>
  );
}
