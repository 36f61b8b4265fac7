import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { PlanInputs } from "#domain/plan.ts";
import { parsePlanInputs, PLAN_FIELDS, PLAN_LIMITS, type PlanField, type ReadPlan } from "#domain/plan-inputs.ts";
import { PASSPORT_TEXTS } from "#web/features/visitor/copy.ts";
import { draftOfUrl, dropDraft, restoreDraft, saveDraft } from "#web/features/forms/form-draft.ts";
import { VisitorWords } from "#web/features/visitor/visitor-words.tsx";
import { NO_CHOICES, type VisitorChoices } from "#web/lib/visitor-choices.ts";
import { countText } from "#web/lib/interpolate.ts";
import { useIsHydrated } from "#web/lib/use-is-hydrated.ts";
import { useToday } from "#web/lib/use-today.ts";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { numbersTo, type SelectOption } from "#web/ui/select-field.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { PLAN_FORM as texts } from "./copy.ts";
import { AmountField, CheckFields, ChoiceField, MonthField, useFieldName } from "./plan-fields.tsx";
import { describeProblems, type FieldTexts, type Named, type PlanChoices, readForm } from "./read-plan-form.ts";

const DRAFT = "my-plan";

/** What tells the plans apart that links lead to. */
const DRAFT_PARAMS = ["country", "month", "permit"];

type PlanFormProps = {
  choices: PlanChoices;
  read: ReadPlan;
  /** What was left out of what was read. */
  notes: FieldTexts;
  /** Whether the plan is the visitor's own. */
  hasOwn: boolean;
  /** How many children the visitor spoke of on another page, without their ages. */
  childrenCount: number;
  /** @param wantsAnother whether the second button was pressed */
  onMake: (inputs: PlanInputs, wantsAnother: boolean) => void;
};

/**
 * What a plan is made of, on one screen. The fields are uncontrolled: what was chosen before hydration stays. Without scripts
 * the Worker leads on to the country's general plan; only the country has a name then, and the rest is in no URL.
 */
export function PlanForm({
  choices: { countries, reasons },
  read,
  notes,
  hasOwn,
  childrenCount,
  onMake,
}: PlanFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const agesName = useFieldName("childrenAges");
  const { given } = read;
  const [countryId, setCountryId] = useState<string>(given.country ?? "");
  const [errors, setErrors] = useState<FieldTexts>({});
  /** What the form holds, once it is hydrated. */
  const [typed, setTyped] = useState<ReadPlan["given"]>();
  const country = countries.find(({ id }) => id === countryId);

  const today = useToday();
  /** Whether the visitor has typed into this form: until then it begins with the draft. */
  const isTyped = useRef(false);

  // Again for the options that come later: months with the visitor's day, cities and permits with the country.
  useEffect(() => {
    if (!form.current || !isHydrated) return;
    const draft = draftOfUrl(DRAFT, DRAFT_PARAMS);
    if (isTyped.current) saveDraft(draft, form.current);
    else restoreDraft(draft, form.current);
    // A country that was chosen before hydration has its cities and permits.
    const entered = new FormData(form.current);
    setCountryId(entered.get("country") as string);
    setTyped(parsePlanInputs(readForm(entered)).given);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isHydrated, today, countryId]);

  function keep() {
    isTyped.current = true;
    if (!form.current) return;
    saveDraft(draftOfUrl(DRAFT, DRAFT_PARAMS), form.current);
    setTyped(parsePlanInputs(readForm(new FormData(form.current))).given);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = parsePlanInputs(readForm(new FormData(event.currentTarget)));
    const { inputs } = sent;
    const found = describeProblems(sent);
    setErrors(found);
    const first = PLAN_FIELDS.find((field) => found[field]);
    if (inputs) dropDraft(draftOfUrl(DRAFT, DRAFT_PARAMS));
    if (inputs) onMake(inputs, (event.nativeEvent.submitter as HTMLButtonElement | null)?.value === "another");
    else if (first) {
      const field = event.currentTarget.elements.namedItem(first) as HTMLElement;
      field.closest("details")?.setAttribute("open", "");
      field.focus();
    }
  }

  /** Whether a part begins open: something of it was given, or left out of a link. */
  const opensWith = (...fields: readonly PlanField[]) =>
    fields.some((field) => notes[field] || (Array.isArray(given[field]) ? given[field].length > 0 : given[field]));

  /** Other pages know who is moving and why: then the fields are folded under a line that says so. */
  const isKnown = Boolean(given.reason && given.passports?.length);

  return (
    <form
      ref={form}
      action="/api/my-plan"
      noValidate
      aria-label={texts.name}
      onSubmit={submit}
      onInput={keep}
      data-slot="plan-form"
      className="with-scripts grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4"
    >
      <ChoiceField
        field="country"
        chosen={given.country}
        none={texts.none.country}
        hint={notes.country}
        error={errors.country}
        options={namesOf(countries)}
        onChange={(event) => setCountryId(event.currentTarget.value)}
      />
      <MonthField chosen={notes.month ? undefined : given.month} hint={notes.month} error={errors.month} />
      <details
        open={hasOwn || notes.reason !== undefined || notes.passports !== undefined || !isKnown}
        data-slot="visitor-fields"
        className="visitor-line col-span-full"
      >
        <summary hidden={!isKnown}>
          <VisitorWords asked={SUMMARY_FIELDS} choices={toVisitorChoices(typed ?? given)} />
        </summary>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          <ChoiceField
            field="reason"
            chosen={given.reason}
            none={texts.none.reason}
            hint={notes.reason}
            error={errors.reason}
            options={namesOf(reasons)}
          />
          <CheckFields legend={texts.labels.passports} name="passports" chosen={given.passports} hint={notes.passports}>
            {PASSPORT_TEXTS.choices}
          </CheckFields>
          <ChoiceField
            field="adults"
            chosen={String(given.adults ?? 1)}
            hint={notes.adults}
            error={errors.adults}
            options={numbersTo(1, PLAN_LIMITS.adults)}
          />
        </div>
      </details>
      <div className="col-span-full">
        <Part title={texts.parts.who} isOpen={opensWith("childrenAges", "animals", "luggage") || childrenCount > 0}>
          <FormField
            label={texts.labels.childrenAges}
            hint={notes.childrenAges ?? describeAges(given, hasOwn, childrenCount)}
            error={errors.childrenAges}
          >
            {(control) => (
              <Input {...control} name={agesName} autoComplete="off" defaultValue={given.childrenAges?.join(", ")} />
            )}
          </FormField>
          <ChoiceField
            field="animals"
            chosen={String(given.animals ?? 0)}
            hint={notes.animals}
            error={errors.animals}
            options={numbersTo(0, PLAN_LIMITS.animals)}
          />
          <CheckFields legend={texts.labels.luggage} name="luggage" chosen={given.luggage} hint={notes.luggage}>
            {texts.luggage}
          </CheckFields>
        </Part>
        <Part title={texts.parts.money} isOpen={opensWith("permit", "city", "budgetUsd", "savingsUsd")}>
          <ChoiceField
            key={`permit ${countryId}`}
            field="permit"
            chosen={given.permit}
            none={texts.none.permit}
            hint={notes.permit}
            error={errors.permit}
            options={namesOf(country?.permits ?? [])}
          />
          <ChoiceField
            key={`city ${countryId}`}
            field="city"
            chosen={given.city}
            none={texts.none.city}
            hint={notes.city}
            error={errors.city}
            options={namesOf(country?.cities ?? [])}
          />
          <AmountField field="budgetUsd" chosen={given.budgetUsd} error={errors.budgetUsd} />
          <AmountField field="savingsUsd" chosen={given.savingsUsd} error={errors.savingsUsd} />
        </Part>
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-2">
        <FormButtons hasOwn={hasOwn} />
        <p className="text-sm text-muted">{texts.hints.optional}</p>
      </div>
    </form>
  );
}

/** A part of the form that can be left alone. */
function Part({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <Disclosure open={isOpen || undefined} summary={title}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
    </Disclosure>
  );
}

/** The fields that the line over the visitor's fields sums up. */
const SUMMARY_FIELDS = ["passport", "reason", "adults"] as const;

/** One adult is the form's default, not an answer. */
function toVisitorChoices({ passports, reason, adults }: ReadPlan["given"]): VisitorChoices {
  return {
    ...NO_CHOICES,
    passport: passports?.[0] ?? "",
    reason: reason ?? "",
    adults: adults && adults > 1 ? String(adults) : "",
  };
}

/** What to write of the children: also where a link or another page has said a part of it. */
function describeAges({ childrenAges }: ReadPlan["given"], hasOwn: boolean, childrenCount: number): string {
  if (childrenCount > 0) return countText(texts.hints.childrenCount, childrenCount);
  return childrenAges?.length && !hasOwn ? texts.hints.sharedAges : texts.hints.childrenAges;
}

function namesOf(named: readonly Named[]): SelectOption[] {
  return named.map(({ id, name }) => [id, name]);
}

/** The buttons of the form: to make a plan, or to change the one that is shown. */
function FormButtons({ hasOwn }: { hasOwn: boolean }) {
  return (
    <>
      <Button type="submit" size="large">
        {hasOwn ? texts.update : texts.make}
      </Button>
      {hasOwn && (
        <Button type="submit" variant="outline" name="as" value="another">
          {texts.makeAnother}
        </Button>
      )}
    </>
  );
}
