import { useEffect } from "react";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Section } from "#web/layout/section.tsx";
import { StructuredData } from "#web/layout/structured-data.tsx";
import { track } from "#web/lib/analytics.ts";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { Prerendered } from "#web/lib/prerendered.tsx";
import { faqPage } from "#web/lib/structured-data.ts";
import { Accordion } from "#web/ui/accordion.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { WAITLIST_BENEFITS, WAITLIST_FAQ, WAITLIST_META, WAITLIST_NAVIGATION, WAITLIST_STORIES } from "./copy.ts";
import { CountLine } from "./count-line.tsx";
import { WaitlistHero } from "./waitlist-hero.tsx";
import { WaitlistForm } from "./waitlist-form.tsx";
import { BenefitTiles } from "./benefit-tiles.tsx";
import { StoryGrid } from "./story-grid.tsx";

// Until its script is there, the form in the HTML posts by itself.
const LateWaitlistForm = hydrateLate(WaitlistForm);
const LateBenefitTiles = hydrateLate(BenefitTiles);
const LateStoryGrid = hydrateLate(StoryGrid);

export function meta() {
  return pageMeta(WAITLIST_META);
}

export default function WaitlistPage() {
  useEffect(() => track("page_view", { page_title: WAITLIST_META.title, page_path: WAITLIST_META.path }), []);

  return (
    <PageLayout navigation={WAITLIST_NAVIGATION} footer="waitlist">
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <StructuredData data={[faqPage(WAITLIST_FAQ.entries.map(asQuestion))]} />
        )}
      </Prerendered>
      <WaitlistHero count={<CountLine />} form={<LateWaitlistForm />} />
      <Section id="benefits" tone="paper" edge="east" {...heading(WAITLIST_BENEFITS)} intro={WAITLIST_BENEFITS.intro}>
        <LateBenefitTiles />
      </Section>
      <Section id="stories" tone="forest" {...heading(WAITLIST_STORIES)} intro={WAITLIST_STORIES.intro}>
        <LateStoryGrid />
      </Section>
      <Section
        id="faq"
        tone="paper"
        {...heading(WAITLIST_FAQ)}
        className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.6fr]"
      >
        <Accordion name="waitlist-faq" entries={WAITLIST_FAQ.entries} />
      </Section>
      <ClosingCall />
    </PageLayout>
  );
}

function asQuestion({ title, content }: (typeof WAITLIST_FAQ.entries)[number]) {
  return { question: title, answer: content };
}

function heading({ eyebrow, title }: { eyebrow: string; title: string }) {
  return { eyebrow, title };
}
