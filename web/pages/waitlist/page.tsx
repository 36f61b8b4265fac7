import { content } from "#content";
import { CallBand } from "#web/layout/call-band.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Section } from "#web/layout/section.tsx";
import { StructuredData } from "#web/layout/structured-data.tsx";
import { withoutLinks } from "#web/lib/inline-links.ts";
import { introFor } from "#web/lib/sample.ts";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { faqPage } from "#web/lib/structured-data.ts";
import { Accordion } from "#web/ui/accordion.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { BenefitTiles } from "./benefit-tiles.tsx";
import {
  WAITLIST_BENEFITS,
  WAITLIST_CLOSING,
  WAITLIST_FAQ,
  WAITLIST_META,
  WAITLIST_NAVIGATION,
  WAITLIST_STORIES,
} from "./copy.ts";
import { StoryGrid } from "./story-grid.tsx";
import { WaitlistHero } from "./waitlist-hero.tsx";
import { useBehavior } from "#web/lib/island.tsx";
import { goToFormOnCall } from "./go-to-form.behavior.ts";

const { title, path } = WAITLIST_META;
const stories = content.testimonials.waitlist.slice(0, 5);
/** Without stories no link leads to them. */
const navigation = {
  ...WAITLIST_NAVIGATION,
  links: WAITLIST_NAVIGATION.links.filter(({ to }) => to !== "#stories" || stories.length > 0),
};

export function WaitlistPage() {
  const behavior = useBehavior(goToFormOnCall);
  return (
    <PageLayout
      meta={WAITLIST_META}
      event={["page_view", { page_title: title, page_path: path }]}
      navigation={navigation}
      footer="waitlist"
    >
      <StructuredData data={[faqPage(WAITLIST_FAQ.entries.map(asQuestion))]} />
      <WaitlistHero />
      <Section id="benefits" tone="paper" edge="east" {...WAITLIST_BENEFITS}>
        <BenefitTiles />
      </Section>
      {stories.length > 0 && (
        <Section id="stories" tone="forest" {...WAITLIST_STORIES} intro={introFor(stories, WAITLIST_STORIES.intro)}>
          <StoryGrid stories={stories} />
        </Section>
      )}
      <Section id="faq" tone="paper" {...WAITLIST_FAQ} className="grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
        <Accordion
          name="waitlist-faq"
          entries={WAITLIST_FAQ.entries.map(({ id, title, content }) => ({
            id,
            title,
            content: <LinkedText text={content} />,
          }))}
        />
      </Section>
      <CallBand motif="north" title={WAITLIST_CLOSING.title} text={WAITLIST_CLOSING.text}>
        {/* Scrolls to the form at the top (go-to-form.behavior.ts). */}
        <a href="#top" data-slot="closing-call" {...behavior} className={buttonVariants({ size: "large" })}>
          {WAITLIST_CLOSING.button}
        </a>
      </CallBand>
    </PageLayout>
  );
}

function asQuestion({ title: question, content }: (typeof WAITLIST_FAQ.entries)[number]) {
  return { question, answer: withoutLinks(content) };
}
