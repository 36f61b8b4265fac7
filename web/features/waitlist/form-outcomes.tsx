import { FORM_OUTCOMES, outcomeId } from "#domain/lead.ts";
import { WAITLIST_FORM } from "#web/content/pages/waitlist.ts";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";

/**
 * The outcomes of a post without scripts: the Worker's 303 names one of these lines in the address, and `:target`
 * shows it (decision: forms-without-scripts). The margin keeps the form below it in view.
 */
export function FormOutcomes() {
  return FORM_OUTCOMES.map((outcome) => (
    <OutcomeLine
      key={outcome}
      id={outcomeId("waitlist", outcome)}
      tone={outcome === "received" ? "success" : "failure"}
      className="hidden scroll-mt-44 target:flex"
    >
      {WAITLIST_FORM.outcomes[outcome]}
    </OutcomeLine>
  ));
}
