import { ArrowRight } from "lucide-react";
import { contactQuestions } from "#web/content/questions.ts";
import { questionEntries } from "#web/features/questions/question-entries.tsx";
import { Accordion } from "#web/ui/accordion.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { contactLinks, contactPage as texts } from "./copy.ts";

/** A few questions, and links to the pages that most visitors look for. */
export function BeforeYouWrite() {
  return (
    <div className="wrap-page grid gap-x-16 gap-y-10 py-16 sm:py-24 lg:grid-cols-[3fr_2fr]">
      <section aria-labelledby="questions-title">
        <h2 id="questions-title" className="mb-8 text-title">
          {texts.questionsHeading}
        </h2>
        <Accordion name="contact" entries={questionEntries(contactQuestions)} />
      </section>
      <nav aria-labelledby="links-title">
        <h2 id="links-title" className="mb-8 text-title">
          {texts.linksHeading}
        </h2>
        <ul className="divide-y divide-line border-y border-line">
          {contactLinks.map((link) => (
            <li key={link.to}>
              <NavAnchor
                to={link.to}
                className="flex min-h-13 items-center justify-between gap-4 font-medium text-link underline-offset-4 hover:underline"
              >
                {link.label}
                <ArrowRight aria-hidden className="size-5" />
              </NavAnchor>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
