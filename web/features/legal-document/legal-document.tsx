import type { ReactNode } from "react";
import type { LegalPage } from "#web/content/legal-pages.ts";
import { TextBlocks } from "#web/features/text-blocks/text-blocks.tsx";
import type { Navigation } from "#web/layout/navigation.ts";
import type { PageContent } from "#web/layout/page-content.ts";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Pointers } from "#web/layout/pointers.tsx";
import { Section } from "#web/layout/section.tsx";
import { TableOfContents } from "#web/ui/table-of-contents.tsx";

/** The meta of a legal page, and its links to related pages. */
export type LegalPageFrame = Pick<PageContent, "meta" | "pointers">;

/** Labels around the text of a legal page. */
const LEGAL_TEXTS = { contents: "On this page" } as const;

type LegalDocumentProps = {
  page: LegalPage;
  frame: LegalPageFrame;
  navigation?: Navigation;
  /** What a section ends with besides its text, by the section's id. */
  additions?: Readonly<Record<string, ReactNode>>;
};

/** A legal page: its dates, its table of contents and its numbered sections, each with an anchor. */
export function LegalDocument({ page, frame, navigation, additions }: LegalDocumentProps) {
  return (
    <PageLayout meta={frame.meta} {...(navigation && { navigation })}>
      <PageIntro heading={page.title} paragraphs={[page.intro]} motif="north" />
      <div className="wrap-page gap-16 py-16 sm:py-24 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <TableOfContents label={LEGAL_TEXTS.contents} sections={page.sections} />
        <div>
          <div data-slot="legal-dates" className="grid gap-y-1 border-b border-line pb-6 text-muted">
            {[page.lastUpdated, page.revised].map(({ date, text, says }) => (
              <p key={date}>
                <time dateTime={date} className="font-semibold text-foreground">
                  {text}
                </time>
                : {says}
              </p>
            ))}
          </div>
          {page.sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="border-b border-line py-10 last:border-b-0 last:pb-0"
            >
              <h2
                id={`${section.id}-title`}
                className="mb-4 flex items-baseline gap-4 font-serif text-3xl leading-tight font-semibold"
              >
                <span className="shrink-0 text-muted tabular-nums">{index + 1}.</span>
                {section.title}
              </h2>
              <TextBlocks blocks={section.body} />
              {additions?.[section.id]}
            </section>
          ))}
        </div>
      </div>
      <Section tone="white" title={frame.pointers.title}>
        <Pointers links={frame.pointers.links} />
      </Section>
    </PageLayout>
  );
}
