import { CALCULATOR_COSTS } from "#domain/calculator-input.ts";
import { EmailField } from "#web/features/forms/email-field.tsx";
import { ConsentLine, FormOutcome, PublicForm, SubmitButton } from "#web/features/forms/public-form.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";
import type { calculatorTexts } from "../copy.ts";
import { CALCULATOR_TEXTS } from "./copy.ts";
import { ChoiceField, CostField, NewsBox } from "./fields.tsx";
import { useLandingCalculator } from "./use-landing-calculator.ts";

/** The Cost of Living Calculator: a form, and its results below. */
export function LandingCalculator({ texts }: { texts: typeof calculatorTexts }) {
  const { state, results, comparison } = useLandingCalculator();
  const { errors } = state;

  return (
    <div className="mt-6 sm:mt-12">
      <PublicForm state={state} action="/api/calculator" page="/" consent="calculator" label={texts.heading}>
        <div className="grid gap-5 lg:grid-cols-2 lg:gap-8">
          <fieldset className="min-w-0 rounded-lg border border-line bg-background p-5 sm:p-8">
            <Legend>{texts.currentHeading}</Legend>
            <ChoiceField name="currentCountry" error={errors.currentCountry} />
            <div className="grid grid-cols-2 items-end gap-x-4 gap-y-4 lg:max-xl:grid-cols-1">
              {CALCULATOR_COSTS.map((name) => (
                <CostField key={name} name={name} error={errors[name]} />
              ))}
            </div>
          </fieldset>
          <fieldset className="min-w-0 rounded-lg border border-line bg-background p-5 sm:p-8">
            <Legend>{texts.destinationHeading}</Legend>
            <ChoiceField name="destinationCountry" error={errors.destinationCountry} />
            <div className="grid gap-x-4 sm:grid-cols-2 lg:max-xl:grid-cols-1">
              <ChoiceField name="housingType" error={errors.housingType} />
              <ChoiceField name="lifestyle" error={errors.lifestyle} />
            </div>
            <ChoiceField name="householdSize" hint={texts.householdNote} error={errors.householdSize} />
          </fieldset>
        </div>
        <div className="mt-5 grid gap-x-8 gap-y-4 sm:mt-12 lg:grid-cols-2">
          <div>
            <div className="grid items-start gap-4 sm:grid-cols-[1fr_auto]">
              <EmailField
                state={state}
                label={CALCULATOR_TEXTS.labels.email}
                placeholder={CALCULATOR_TEXTS.emailPlaceholder}
                hint={CALCULATOR_TEXTS.emailHint}
              />
              <SubmitButton state={state} pending={texts.submitting} className="w-full sm:mt-12 sm:w-auto">
                {texts.submit}
              </SubmitButton>
            </div>
            <NewsBox />
            <FormOutcome state={state} outcomes={CALCULATOR_TEXTS.outcomes} className="mt-4" />
          </div>
          <div className="space-y-2 lg:pt-8">
            <Disclosure onPhones summary={texts.noteSummary}>
              <p className="measure text-sm leading-snug text-muted">
                <LinkedText text={texts.note} />
              </p>
            </Disclosure>
            <ConsentLine form="calculator" />
          </div>
        </div>
      </PublicForm>
      {comparison && <comparison.Results ref={results} texts={texts} {...comparison} />}
    </div>
  );
}

/** A legend that is laid out like a heading: browsers place a `<legend>` on the border unless it floats. */
function Legend({ children }: { children: string }) {
  return (
    <legend className="float-left mb-4 w-full font-serif text-xl leading-snug sm:text-2xl font-semibold text-heading">
      {children}
    </legend>
  );
}
