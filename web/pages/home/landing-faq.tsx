import { landingQuestions, type Question } from "#web/content/questions/questions.ts";
import { FactOffices } from "#web/features/facts/fact-offices.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { collectOffices } from "#web/features/facts/offices.ts";
import { PrerenderedFacts } from "#web/features/facts/prerendered-facts.tsx";
import { questionEntries } from "#web/features/questions/question-entries.tsx";
import { Accordion, moveAccordionFocus } from "#web/ui/accordion.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { landingFaqSection } from "./copy.ts";

/** The six questions, one open at a time; answers with figures name their source (decision: facts-ledger). */
export function LandingFaq() {
  return (
    <div className="contents" onKeyDown={moveAccordionFocus}>
      <PrerenderedFacts>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <FactOffices offices={collectOffices(landingQuestions)}>
            <LandingFaqContent texts={landingFaqSection} questions={landingQuestions} />
          </FactOffices>
        )}
      </PrerenderedFacts>
    </div>
  );
}

type ContentProps = { texts: typeof landingFaqSection; questions: readonly Question[] };

function LandingFaqContent({ texts, questions }: ContentProps) {
  return (
    <section id={texts.id} data-tone="paper">
      <div className="wrap-page grid gap-x-16 gap-y-10 py-16 sm:py-24 lg:grid-cols-[1fr_1.6fr]">
        <div className="self-start">
          <p className="mb-3 text-eyebrow text-muted">{texts.eyebrow}</p>
          <h2 className="text-title">{texts.heading}</h2>
          <p className="mt-5 measure text-lead text-muted">{texts.intro}</p>
          <NavAnchor to={texts.more.to} className="link-standalone mt-5 font-semibold">
            {texts.more.label}
          </NavAnchor>
        </div>
        <Accordion name="landing-faq" entries={questionEntries(questions, describeSource)} />
      </div>
    </section>
  );
}

/** The source of the figures in an answer. */
function describeSource({ facts = [] }: Question) {
  return <FactSource facts={facts} evidence="open" className="mt-4" />;
}
