import { NO_CHOICES, type VisitorChoices } from "#web/lib/visitor-choices.ts";
import { VISITOR_WORDS as texts } from "./copy.ts";
import { describeVisitor } from "./describe-visitor.ts";

type VisitorWordsProps = { asked: readonly (keyof VisitorChoices)[]; choices?: VisitorChoices };

/** What is assumed of the visitor, and that it can be changed. Outside of an island follow-choices.behavior.ts changes the words. */
export function VisitorWords({ asked, choices = NO_CHOICES }: VisitorWordsProps) {
  return (
    <>
      <span data-asked={asked.join(" ")}>{describeVisitor(choices, asked)}</span>
      {" · "}
      <b data-slot="visitor-change">{asked.some((name) => choices[name]) ? texts.change : texts.choose}</b>
    </>
  );
}
