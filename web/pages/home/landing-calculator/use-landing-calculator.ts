import { useEffect, useRef, useState } from "react";
import { usePublicForm } from "#web/features/forms/use-public-form.ts";
import { countOnce } from "#web/lib/page-counts.ts";
import { reveal } from "#web/lib/reveal.ts";
import { CALCULATOR_TEXTS } from "./copy.ts";
import type { Comparison } from "./send.ts";

const { toasts } = CALCULATOR_TEXTS;

/**
 * The landing calculator: idle, pending, then success (the comparison is shown and scrolled to) or failure (no results).
 * The fields keep their values.
 */
export function useLandingCalculator() {
  const results = useRef<HTMLElement>(null);
  const [comparison, setComparison] = useState<Comparison | null>(null);

  function show(answer: Comparison) {
    countOnce("tool calculator");
    setComparison(answer);
  }

  const state = usePublicForm({
    name: "calculator",
    // Rules, sender, arithmetic and the block of the results: fetched when the form gets the focus.
    load: () => import("./send.ts"),
    keepsFields: true,
    onFailed() {
      setComparison(null);
      return toasts.failure;
    },
    onHeld: show,
    onSent(answer) {
      show(answer);
      return toasts.success;
    },
  });

  // Each answer is a new object, so a second calculation is scrolled to as well.
  useEffect(() => {
    if (comparison) reveal(results.current, "start");
  }, [comparison]);

  return { state, results, comparison };
}
