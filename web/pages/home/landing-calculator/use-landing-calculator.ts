import { useEffect, useRef, useState } from "react";
import { usePublicForm } from "#web/features/forms/use-public-form.ts";
import { countOnce } from "#web/lib/count-visit.ts";
import { reveal } from "#web/lib/reveal.ts";
import { CALCULATOR_TEXTS } from "./copy.ts";
import type { Comparison } from "./submit-calculation.ts";

const { toasts } = CALCULATOR_TEXTS;

/** Rules, sender, arithmetic and the results' block: fetched when the form gets the focus. */
async function loadCalculator() {
  const [{ calculatorFormSchema }, { submitCalculation }] = await Promise.all([
    import("./schema.ts"),
    import("./submit-calculation.ts"),
  ]);
  return { schema: calculatorFormSchema, send: submitCalculation };
}

/**
 * The landing calculator: idle, pending, then success (the comparison is shown and scrolled to) or failure (no results).
 * The fields keep their values.
 */
export function useLandingCalculator() {
  const results = useRef<HTMLElement>(null);
  const [comparison, setComparison] = useState<Comparison | null>(null);

  const state = usePublicForm({
    name: "calculator",
    load: loadCalculator,
    texts: { invalid: CALCULATOR_TEXTS.invalid, failureTitle: toasts.failure.title },
    keepsFields: true,
    onFailed() {
      setComparison(null);
      return toasts.failure;
    },
    onSent(answer) {
      countOnce("tool calculator");
      setComparison(answer);
      return toasts.success;
    },
  });

  // Each answer is a new object, so a second calculation is scrolled to as well.
  useEffect(() => {
    if (comparison) reveal(results.current, "start");
  }, [comparison]);

  return { state, results, comparison };
}
