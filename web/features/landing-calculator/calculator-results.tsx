import type { Ref } from "react";
import type { LandingEstimate } from "#domain/landing-estimate.ts";
import type { calculatorSection } from "#web/content/home-sections.ts";
import { CALCULATOR_TEXTS } from "#web/content/landing-calculator.ts";
import { NavAnchor } from "#web/layout/nav-anchor.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { dollars } from "./dollars.ts";
import { PartsTable } from "./parts-table.tsx";

type CalculatorResultsProps = { ref: Ref<HTMLElement>; texts: typeof calculatorSection; estimate: LandingEstimate };

/** The estimate: two bars to look at, the savings to remember, the parts to check (product §2). */
export function CalculatorResults({ ref, texts, estimate }: CalculatorResultsProps) {
  const { current, new: there, savings, savingsPercent } = estimate;
  const longest = Math.max(current.total, there.total, 1);
  return (
    <section
      ref={ref}
      id={texts.resultsId}
      tabIndex={-1}
      aria-label={texts.resultsHeading}
      data-tone="forest"
      className="mt-10 scroll-mt-24 rounded-lg p-7 outline-none sm:p-10"
    >
      <h3 className="font-serif text-[1.75rem] leading-tight font-medium">{texts.resultsHeading}</h3>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <dl className="space-y-6">
          <Amount
            label={texts.currentTotalLabel}
            amount={current.total}
            share={current.total / longest}
            colour="#e0a32e"
          />
          <Amount label={texts.newTotalLabel} amount={there.total} share={there.total / longest} colour="#a9d6bd" />
        </dl>
        <div>
          <p className="font-semibold">{texts.savingsLabel}</p>
          <p className="font-serif text-5xl leading-tight font-medium text-heading" data-slot="savings">
            {dollars(savings)}
          </p>
          <p className="mt-1 text-muted" data-slot="savings-percent">
            {Math.abs(savingsPercent)}% {savings < 0 ? CALCULATOR_TEXTS.moreThanNow : CALCULATOR_TEXTS.ofCurrent}
          </p>
        </div>
      </div>
      <PartsTable estimate={estimate} />
      <NavAnchor
        to={texts.reportButton.to}
        className={buttonVariants({ variant: "paper", size: "large", className: "mt-8" })}
      >
        {texts.reportButton.label}
      </NavAnchor>
    </section>
  );
}

type AmountProps = { label: string; amount: number; share: number; colour: string };

function Amount({ label, amount, share, colour }: AmountProps) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="mt-2">
        <span className="font-serif text-3xl leading-tight font-medium">{dollars(amount)}</span>
        <span aria-hidden className="mt-2 block h-4 overflow-hidden rounded-full bg-surface">
          <span className="block h-full rounded-full" style={{ width: `${share * 100}%`, background: colour }} />
        </span>
      </dd>
    </div>
  );
}
