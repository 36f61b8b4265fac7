import { type FormEvent, useEffect, useRef, useState } from "react";
import { CALCULATOR_COSTS, type CalculatorField } from "#domain/calculator-input.ts";
import type { LandingEstimate } from "#domain/landing-estimate.ts";
import { CALCULATOR_TEXTS } from "#web/content/landing-calculator.ts";
import { reveal } from "#web/lib/reveal.ts";
import { toast } from "#web/ui/toast.ts";
import { prepareToaster } from "#web/ui/toaster.tsx";
import type { CalculatorResults } from "./calculator-results.tsx";
import type { CalculatorErrors } from "./schema.ts";

/** In the order of the form: the first one that is wrong takes the focus. */
const FIELD_ORDER = [
  "currentCountry",
  ...CALCULATOR_COSTS,
  "destinationCountry",
  "housingType",
  "lifestyle",
  "householdSize",
] as const satisfies readonly CalculatorField[];

/** Rules, arithmetic and the results' block: not part of the first load, fetched when somebody turns to the form. */
async function loadCalculator() {
  const [schema, estimate, results] = await Promise.all([
    import("./schema.ts"),
    import("#domain/landing-estimate.ts"),
    import("./calculator-results.tsx"),
  ]);
  return { ...schema, ...estimate, ...results };
}

/** An estimate, with the block that shows it. */
type Outcome = { estimate: LandingEstimate; Results: typeof CalculatorResults };

/** Fetches ahead of the first submit what it needs; where that fails, the submit tries again and says so. */
export function prepareCalculator() {
  void prepareToaster();
  loadCalculator().catch(() => null);
}

/**
 * The landing calculator (product §4): idle, pending, then the estimate or what is wrong. The fields are uncontrolled:
 * what was typed before hydration stays.
 */
export function useLandingCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [errors, setErrors] = useState<CalculatorErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (!isAwaited.current || !outcome) return;
    isAwaited.current = false;
    reveal(results.current, "start");
  }, [outcome]);

  async function calculate(input: Record<string, unknown>) {
    const { checkCalculatorFields, landingEstimate, CalculatorResults: Results } = await loadCalculator();
    const checked = checkCalculatorFields(input);
    if (checked.errors) {
      setErrors(checked.errors);
      setFailure(CALCULATOR_TEXTS.invalid);
      const first = FIELD_ORDER.find((field) => checked.errors[field]);
      if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    isAwaited.current = true;
    setOutcome({ estimate: landingEstimate(checked.fields), Results });
    toast(CALCULATOR_TEXTS.done);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = Object.fromEntries(new FormData(event.currentTarget));
    setIsPending(true);
    setErrors({});
    setFailure(null);
    await calculate(input).catch(() => setFailure(CALCULATOR_TEXTS.failed));
    setIsPending(false);
  }

  return { form, results, submit, isPending, errors, failure, outcome };
}
