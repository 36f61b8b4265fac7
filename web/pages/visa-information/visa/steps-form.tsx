import { DAYS_FOR_PAPERS } from "#web/content/countries/visa-steps.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { Label } from "#web/ui/label.tsx";
import { visaInformationPage } from "../copy.ts";

const texts = visaInformationPage.steps;

/**
 * Asks for the day to begin on; the Worker answers with a calendar of the steps. The form needs no script: an `input`
 * sends it, because a click on a `button` is held until scripts are there (decision: islands).
 */
export function StepsForm({ country, slug }: { country: string; slug: string }) {
  return (
    <form action="/api/visa-steps" className="mt-4">
      <input type="hidden" name="country" value={country} />
      <input type="hidden" name="visa" value={slug} />
      <Label htmlFor="begin">{texts.label}</Label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="begin"
          name="begin"
          type="date"
          required
          aria-describedby="begin-note"
          // Paper in both themes, so the browser's own icon must be dark in both.
          style={{ colorScheme: "light" }}
          className="min-h-13 rounded-md bg-paper px-4 py-3 text-base text-ink"
        />
        <input type="submit" value={texts.button} className={buttonVariants({ variant: "paper" })} />
      </div>
      <p id="begin-note" className="mt-2 measure text-sm text-muted">
        {interpolate(texts.note, { days: String(DAYS_FOR_PAPERS) })}
      </p>
    </form>
  );
}
