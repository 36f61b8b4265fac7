import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { parseChoices, compareChoices, type ComparisonChoices, NO_CHOICES, setChoices } from "./comparison-params.ts";
import { draftOfUrl, dropDraft, restoreDraft, saveDraft } from "#web/features/forms/form-draft.ts";
import { type ComparedCountry, readIncome } from "./cost-comparison.ts";
import { isCurrency } from "#web/lib/currency.ts";
import { countOnce } from "#web/lib/page-counts.ts";
import { reveal } from "#web/lib/reveal.ts";
import { useLatePart } from "#web/lib/use-late-part.ts";
import { useUrlParams } from "#web/lib/use-url-params.ts";

/** The block that shows a result: not in the first load, fetched when the form gets the focus. */
const loadResult = async () => (await import("./comparison-result.tsx")).ComparisonResult;

/** Fetches ahead of the first Calculate what it needs; where that fails, Calculate tries again and says so. */
export function prepareComparison() {
  loadResult().catch(() => null);
}

const DRAFT = "comparison";
const PARAMS = Object.keys(NO_CHOICES);

function readChoices(form: HTMLFormElement): ComparisonChoices {
  const entered = Object.fromEntries(new FormData(form)) as Record<keyof ComparisonChoices, string>;
  return { ...entered, currency: isCurrency(entered.currency) ? entered.currency : NO_CHOICES.currency };
}

function fillIn(form: HTMLFormElement, choices: Partial<ComparisonChoices>) {
  for (const [name, value] of Object.entries(choices)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/** Those of the choices whose fields nobody has touched. */
function forUntouchedFields(form: HTMLFormElement, choices: ComparisonChoices): Partial<ComparisonChoices> {
  const entered = readChoices(form);
  const names = Object.keys(choices) as (keyof ComparisonChoices)[];
  return Object.fromEntries(
    names.filter((name) => entered[name] === NO_CHOICES[name]).map((name) => [name, choices[name]]),
  );
}

/** Two ways to enter one comparison ("60,000" and "60000") are the same. */
function isSame(one: ComparisonChoices, other: ComparisonChoices): boolean {
  const [a, b] = [one, other].map((choices) => setChoices(new URLSearchParams(), choices).toString());
  return a === b;
}

/**
 * The comparison's inputs and its result: no result, then one after Calculate, which stays as it is until
 * the next Calculate, whatever is entered meanwhile. The URL holds the inputs of the result, so a reload, the back
 * button and a shared link show it. The fields are uncontrolled: what was typed before hydration stays.
 */
export function useComparison(countries: readonly ComparedCountry[]) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  /** Whether the fields have had what the URL says; before, they may hold what was entered before hydration. */
  const isFilled = useRef(false);
  const [params, setParams] = useUrlParams();
  /** What is in the fields; null until it has been read from them. */
  const [typed, setTyped] = useState<ComparisonChoices | null>(null);
  const entered = typed ?? NO_CHOICES;

  const shared = useMemo(() => parseChoices(params), [params]);
  const compared = useMemo(() => compareChoices(shared, countries), [shared, countries]);
  const { Part: Result, hasFailed, tryAgain } = useLatePart(loadResult, compared !== null);

  useEffect(() => {
    if (form.current) restoreDraft(draftOfUrl(DRAFT, PARAMS), form.current);
  }, []);

  useEffect(() => {
    if (!form.current) return;
    if (shared && !isSame(shared, readChoices(form.current)))
      fillIn(form.current, isFilled.current ? shared : forUntouchedFields(form.current, shared));
    if (shared) isFilled.current = true;
    setTyped(readChoices(form.current));
  }, [shared]);

  useEffect(() => {
    if (!isAwaited.current || !compared || !Result) return;
    isAwaited.current = false;
    reveal(outcome.current, "nearest");
  }, [compared, Result]);

  function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const choices = readChoices(event.currentTarget);
    if (!compareChoices(choices, countries)) return;
    countOnce("tool comparison");
    dropDraft(draftOfUrl(DRAFT, PARAMS));
    isAwaited.current = true;
    tryAgain();
    setParams((before) => setChoices(before, choices));
  }

  return {
    form,
    outcome,
    entered,
    enter(event: FormEvent<HTMLFormElement>) {
      saveDraft(draftOfUrl(DRAFT, PARAMS), event.currentTarget);
      setTyped(readChoices(event.currentTarget));
    },
    incomeProblem: entered.income.trim() === "" ? null : readIncome(entered.income).problem,
    isReady: typed === null || compareChoices(typed, countries) !== null,
    calculate,
    compared,
    isStale: shared !== null && !isSame(shared, entered),
    Result,
    hasFailed,
  };
}
