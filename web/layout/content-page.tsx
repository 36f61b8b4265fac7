import type { ReactNode } from "react";
import type { PageContent } from "./page-content.ts";
import { Pointers } from "./pointers.tsx";
import { PageIntro } from "./page-intro.tsx";
import { PageLayout } from "./page-layout.tsx";
import { Section } from "./section.tsx";
import type { TrackedEvent } from "#web/lib/element-events.ts";

type ContentPageProps = {
  content: PageContent;
  hasPicture?: boolean;
  event?: TrackedEvent;
  end?: ReactNode;
  children?: ReactNode;
};

/** A page of the site: its introduction, its content, links to related pages, and its `end`. */
export function ContentPage({ content, hasPicture = false, event, end, children }: ContentPageProps) {
  return (
    <PageLayout meta={content.meta} {...(event && { event })}>
      <PageIntro {...content} hasPicture={hasPicture} />
      {children}
      <Section tone="paper" title={content.pointers.title}>
        <Pointers links={content.pointers.links} />
      </Section>
      {end}
    </PageLayout>
  );
}
