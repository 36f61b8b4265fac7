import { Printer } from "lucide-react";
import type { ReactNode, Ref } from "react";
import {
  choiceLabel,
  dollars,
  FACTOR_NOTE,
  HOUSEHOLD_NOTE,
  savingsSentence,
  wholePercent,
} from "#domain/calculation-summary.ts";
import type { CalculatorChoice, CalculatorInput } from "#domain/calculator-input.ts";
import type { LandingEstimate } from "#domain/landing-estimate.ts";
import { site } from "#domain/site.ts";
import { longDate } from "#domain/long-date.ts";
import { useToday } from "#web/lib/use-today.ts";
import type { calculatorTexts } from "../copy.ts";
import { Button, buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { EstimateBars } from "./estimate-bars.tsx";
import { PartsTable } from "./parts-table.tsx";
import { RESULTS_TEXTS } from "./results-copy.ts";

type CalculatorResultsProps = {
  ref: Ref<HTMLElement>;
  texts: typeof calculatorTexts;
  input: CalculatorInput;
  estimate: LandingEstimate;
};

/**
 * The estimate: what it comes to, two bars to look at, the parts to check. Printing the page prints this
 * block alone, on one sheet, with the site's name and the day.
 */
export function CalculatorResults({ ref, texts, input, estimate }: CalculatorResultsProps) {
  const { current, new: there, savings, savingsPercent } = estimate;
  const destination = choiceLabel("destinationCountry", input.destinationCountry);
  return (
    <section
      ref={ref}
      id={RESULTS_TEXTS.resultsId}
      tabIndex={-1}
      aria-label={RESULTS_TEXTS.resultsHeading}
      data-tone="forest"
      data-print="only"
      className="mt-10 scroll-mt-24 rounded-lg p-6 outline-0 sm:p-10"
    >
      <PrintedHead />
      <h3 className="font-serif text-3xl leading-tight font-medium">{RESULTS_TEXTS.resultsHeading}</h3>
      <Choices input={input} />
      <p data-slot="factor-note" className="mt-4 measure text-sm leading-snug text-muted">
        {FACTOR_NOTE}
      </p>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2 print:grid-cols-2">
        <dl className="grid content-start gap-x-6 gap-y-6 sm:grid-cols-2 lg:col-start-2 print:col-span-2 print:grid-cols-3">
          <Sum label={RESULTS_TEXTS.currentTotalLabel}>{dollars(current.total)}</Sum>
          <Sum label={RESULTS_TEXTS.newTotalLabel}>{dollars(there.total)}</Sum>
          <div className="sm:col-span-2 print:col-span-1">
            <dt className="leading-snug font-semibold">{RESULTS_TEXTS.savingsLabel}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-4 font-serif leading-tight font-medium text-heading">
              <span className="text-display" data-slot="savings">
                {dollars(savings)}
              </span>
              {current.total > 0 && (
                <span className="text-3xl" data-slot="savings-percent">
                  {wholePercent(savingsPercent)}
                </span>
              )}
            </dd>
            <dd className="mt-2 text-muted" data-slot="savings-sentence">
              {savingsSentence(estimate)}
            </dd>
          </div>
        </dl>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:row-span-1 print:row-start-2">
          <EstimateBars estimate={estimate} destination={destination} />
        </div>
        <PartsTable estimate={estimate} destination={destination} />
      </div>
      <p className="mt-8 measure text-sm leading-snug text-muted">
        <LinkedText text={texts.note} /> {HOUSEHOLD_NOTE}
      </p>
      <div className="mt-8 flex flex-wrap gap-4 print:hidden">
        <NavAnchor to={RESULTS_TEXTS.reportButton.to} className={buttonVariants({ variant: "paper", size: "large" })}>
          {RESULTS_TEXTS.reportButton.label}
        </NavAnchor>
        <Button variant="outline" size="large" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {RESULTS_TEXTS.print}
        </Button>
      </div>
      <p className="mt-4 measure text-sm leading-snug text-muted print:hidden">{RESULTS_TEXTS.reportNote}</p>
    </section>
  );
}

/** In print only: the site and the day. */
function PrintedHead() {
  const today = useToday();
  return (
    <p className="mb-6 hidden justify-between border-b-2 border-line pb-2 print:flex" data-slot="printed-head">
      <strong>{site.name}</strong>
      <span>{new URL(site.origin).host}</span>
      <span>{today && longDate(today)}</span>
    </p>
  );
}

function Choices({ input }: { input: CalculatorInput }) {
  const choices = Object.entries(RESULTS_TEXTS.choices) as [CalculatorChoice, string][];
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted" data-slot="choices">
      {choices.map(([choice, label]) => (
        <div key={choice} className="flex gap-1.5">
          <dt>{label}</dt>
          <dd className="font-semibold text-foreground">{choiceLabel(choice, input[choice])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="leading-snug font-semibold">{label}</dt>
      <dd className="mt-1 font-serif text-3xl leading-tight font-medium text-heading">{children}</dd>
    </div>
  );
}
