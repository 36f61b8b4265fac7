import type { Locator } from "@playwright/test";

/** The line that tells what became of a form. Those for a post without scripts are in the page, too, hidden. */
export function shownOutcome(form: Locator): Locator {
  return form.locator("[data-slot=form-outcome] [data-slot=outcome-line]").filter({ visible: true });
}
