import { useEffect } from "react";
import {
  WAITLIST_BENEFITS,
  WAITLIST_FAQ,
  WAITLIST_META,
  WAITLIST_NAVIGATION,
  WAITLIST_STORIES,
} from "#web/content/pages/waitlist.ts";
import { CountLine } from "#web/features/waitlist/count-line.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Section } from "#web/layout/section.tsx";
import { track } from "#web/lib/analytics.ts";
import { later } from "#web/lib/later.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { ClosingCall } from "#web/sections/closing-call.tsx";
import { WaitlistHero } from "#web/sections/waitlist-hero.tsx";
import { Accordion } from "#web/ui/accordion.tsx";

// Until its script is there, the form in the HTML posts by itself.
const WaitlistForm = later(async () => (await import("#web/features/waitlist/waitlist-form.tsx")).WaitlistForm);
const BenefitTiles = later(async () => (await import("#web/sections/benefit-tiles.tsx")).BenefitTiles);
const StoryGrid = later(async () => (await import("#web/sections/story-grid.tsx")).StoryGrid);

export function meta() {
  return pageMeta(WAITLIST_META);
}

/** /waitlist (product §2). */
export default function WaitlistPage() {
  useEffect(() => track("page_view", { page_title: WAITLIST_META.title, page_path: WAITLIST_META.path }), []);

  return (
    <PageLayout navigation={WAITLIST_NAVIGATION} footer="waitlist">
      <WaitlistHero count={<CountLine />} form={<WaitlistForm />} />
      <Section id="benefits" tone="paper" edge="east" {...heading(WAITLIST_BENEFITS)} intro={WAITLIST_BENEFITS.intro}>
        <BenefitTiles />
      </Section>
      <Section id="stories" tone="forest" {...heading(WAITLIST_STORIES)}>
        <StoryGrid />
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

function heading({ eyebrow, title }: { eyebrow: string; title: string }) {
  return { eyebrow, title };
}
