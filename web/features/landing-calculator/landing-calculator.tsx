import { CALCULATOR_COSTS } from "#domain/calculator-input.ts";
import type { calculatorSection } from "#web/content/home-sections.ts";
import { CALCULATOR_TEXTS } from "#web/content/landing-calculator.ts";
import { NavAnchor } from "#web/layout/nav-anchor.tsx";
import { Button } from "#web/ui/button.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { ChoiceField, CostField } from "./fields.tsx";
import { prepareCalculator, useLandingCalculator } from "./use-landing-calculator.ts";

const { withoutScripts } = CALCULATOR_TEXTS;

/** The Cost of Living Calculator (product §2, §3): what a month costs now, what one might cost there. */
export function LandingCalculator({ texts }: { texts: typeof calculatorSection }) {
  const { form, results, submit, isPending, errors, failure, outcome } = useLandingCalculator();

  return (
    <div className="mt-12">
      <p className="without-scripts rounded-lg border border-line bg-surface p-6">
        {withoutScripts.text}{" "}
        <NavAnchor to={withoutScripts.link.to} className="font-semibold text-link underline underline-offset-4">
          {withoutScripts.link.label}
        </NavAnchor>
      </p>
      <form
        ref={form}
        noValidate
        aria-label={texts.heading}
        onSubmit={submit}
        onFocus={prepareCalculator}
        className="with-scripts"
      >
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
          <fieldset className="min-w-0 rounded-lg border border-line bg-background p-6 sm:p-9">
            <Legend>{texts.currentHeading}</Legend>
            <ChoiceField name="currentCountry" error={errors.currentCountry} />
            <div className="grid gap-5 sm:grid-cols-2">
              {CALCULATOR_COSTS.map((name) => (
                <CostField key={name} name={name} error={errors[name]} />
              ))}
            </div>
          </fieldset>
          <fieldset className="min-w-0 rounded-lg border border-line bg-background p-6 sm:p-9">
            <Legend>{texts.destinationHeading}</Legend>
            <ChoiceField name="destinationCountry" error={errors.destinationCountry} />
            <div className="grid gap-x-5 sm:grid-cols-2">
              <ChoiceField name="housingType" error={errors.housingType} />
              <ChoiceField name="lifestyle" error={errors.lifestyle} />
            </div>
            <ChoiceField name="householdSize" error={errors.householdSize} />
          </fieldset>
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button type="submit" size="large" disabled={isPending} className="w-full sm:w-auto">
            {isPending ? texts.submitting : texts.submit}
          </Button>
          <p className="measure text-[0.9375rem] leading-snug text-muted">{texts.note}</p>
        </div>
        <div aria-live="polite" data-slot="form-outcome" className="mt-4">
          {failure && <OutcomeLine tone="failure">{failure}</OutcomeLine>}
        </div>
      </form>
      {outcome && <outcome.Results ref={results} texts={texts} estimate={outcome.estimate} />}
    </div>
  );
}

/** A legend that stands in the flow of its column, like a heading. */
function Legend({ children }: { children: string }) {
  return (
    <legend className="float-left mb-6 w-full font-serif text-2xl leading-snug font-semibold text-heading">
      {children}
    </legend>
  );
}
