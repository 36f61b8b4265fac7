import type { Question } from "#web/content/questions.ts";
import { FactSource } from "#web/features/facts/fact.tsx";
import type { AccordionEntry } from "#web/ui/accordion.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";

/**
 * Questions as the items of an accordion; the pages and mailboxes that answers name can be pressed, and answers with figures name
 * their sources (decision: facts-ledger).
 */
export function questionEntries(questions: readonly Question[]): AccordionEntry[] {
  return questions.map(({ id, question, linkedAnswer, facts }) => ({
    id,
    title: question,
    content: (
      <>
        <p data-searched>
          <LinkedText text={linkedAnswer} />
        </p>
        <FactSource facts={facts} className="mt-4" />
      </>
    ),
  }));
}
