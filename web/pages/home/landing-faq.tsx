import { landingQuestions } from "#web/content/questions.ts";
import { questionEntries } from "#web/features/questions/question-entries.tsx";
import { SectionHead } from "#web/layout/section.tsx";
import { Accordion } from "#web/ui/accordion.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { landingFaqSection as texts } from "./copy.ts";

/** The questions, one open at a time; with a link to all. */
export function LandingFaq() {
  return (
    <section id={texts.id} data-tone="paper">
      <div className="wrap-page grid gap-x-16 gap-y-6 py-6 sm:py-24 lg:grid-cols-[2fr_3fr]">
        <div className="self-start">
          <SectionHead {...texts} isBrief />
          <NavAnchor to={texts.more.to} className="link-standalone mt-3 font-semibold">
            {texts.more.label}
          </NavAnchor>
        </div>
        <Accordion name="landing-faq" entries={questionEntries(landingQuestions)} />
      </div>
    </section>
  );
}
