import type { ReactNode } from "react";
import type { Question } from "#web/content/questions/questions.ts";
import type { AccordionEntry } from "#web/ui/accordion.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";

/**
 * Questions as the items of an accordion; the mailboxes that answers name can be pressed.
 * @param below rendered under an answer, such as the sources of its figures
 */
export function questionEntries(
  questions: readonly Question[],
  below?: (question: Question) => ReactNode,
): AccordionEntry[] {
  return questions.map((question) => ({
    id: question.id,
    title: question.question,
    content: (
      <>
        <p data-searched>
          <LinkedText text={question.answer} />
        </p>
        {below?.(question)}
      </>
    ),
  }));
}
