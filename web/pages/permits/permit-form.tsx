import { REASON_LABELS, REASONS } from "#domain/reasons.ts";
import { COUNTRIES } from "#domain/countries.ts";
import { PASSPORT_TEXTS } from "#web/features/visitor/copy.ts";
import { OtherPassport } from "#web/features/visitor/other-passport.tsx";
import { VISITOR_WORDS } from "#web/features/visitor/copy.ts";
import { PERMIT_GROUNDS } from "#web/features/permits/permit-fit.ts";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { permitsPage } from "./copy.ts";
import type { ChoiceName } from "./permit-answers.ts";
import { type AmountName, usePermitForm } from "./use-permit-form.ts";

const texts = permitsPage.form;

type PermitFormProps = {
  /** The fields whose answer in the URL is none of their options. */
  unknown: readonly ChoiceName[];
};

/**
 * The six questions, folded under what was answered once they are. Without scripts the Worker leads on to the list for the country and the reason; what is personal has no
 * name until the island is hydrated, and so is in no URL.
 */
export function PermitForm({ unknown }: PermitFormProps) {
  const { isHydrated, isOpen, setOpen, answers, wrong, ...props } = usePermitForm(unknown);
  const leftOut = (name: ChoiceName) => (unknown.includes(name) ? texts.leftOut[name] : undefined);
  const amount = (name: AmountName) => ({
    id: `permit-${name}`,
    name: isHydrated ? name : undefined,
    isWrong: wrong.includes(name),
  });
  return (
    <details
      data-slot="permit-questions"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="visitor-line scroll-mt-24"
    >
      <summary hidden={!answers}>
        <span>
          {answers}
          {" · "}
          <b>{VISITOR_WORDS.change}</b>
        </span>
      </summary>
      <form
        data-slot="permit-form"
        {...props}
        action="/api/permits"
        aria-label={texts.name}
        noValidate
        className="grid gap-x-8 gap-y-6 py-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        <SelectField
          label={texts.country.label}
          name="country"
          autoComplete="off"
          none={texts.country.anywhere}
          hint={leftOut("country")}
          options={COUNTRIES.map(({ id, name }) => [id, name])}
        />
        <SelectField
          label={texts.passport.label}
          name="passport"
          autoComplete="off"
          hint={leftOut("passport")}
          options={[["", texts.passport.any], ...Object.entries(PASSPORT_TEXTS.choices)]}
        />
        <OtherPassport className="mb-1.5 block font-semibold" />
        <SelectField
          label={texts.reason.label}
          name="reason"
          autoComplete="off"
          hint={leftOut("reason")}
          options={[["", texts.reason.any], ...REASONS.map((reason) => [reason, REASON_LABELS[reason]] as const)]}
        />
        <fieldset className="sm:col-span-2">
          <legend className="mb-2 font-semibold">{texts.money.legend}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <Amount {...amount("income")} label={texts.money.income} />
            <Amount {...amount("capital")} label={texts.money.capital} />
          </div>
          <p className="mt-2 text-sm text-muted">{texts.money.hint}</p>
        </fieldset>
        <fieldset>
          <legend className="mb-2 font-semibold">{texts.age.legend}</legend>
          <Amount {...amount("age")} label={texts.age.label} />
        </fieldset>
        <fieldset className="sm:col-span-2 lg:col-span-3">
          <legend className="mb-2 font-semibold">{texts.grounds.legend}</legend>
          <div className="grid gap-x-8 sm:grid-cols-2">
            {PERMIT_GROUNDS.map((ground) => (
              <label key={ground} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name={isHydrated ? "grounds" : undefined}
                  value={ground}
                  className="size-5 shrink-0"
                />
                {texts.grounds.options[ground]}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:col-span-2 lg:col-span-3">
          <Button type="submit" size="large">
            {texts.submit}
          </Button>
          <button type="reset" className="link-standalone with-scripts">
            {texts.reset}
          </button>
        </div>
      </form>
    </details>
  );
}

type AmountProps = { id: string; name: string | undefined; label: string; isWrong: boolean };

/** A whole number, with its error where something else is typed. */
function Amount({ id, name, label, isWrong }: AmountProps) {
  const error = `${id}-error`;
  return (
    <FormField label={label}>
      {(control) => (
        <>
          <Input
            {...control}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            aria-describedby={error}
            aria-invalid={isWrong || undefined}
          />
          <p id={error} hidden={!isWrong} data-slot="field-error" className="text-sm font-semibold text-danger">
            {texts.money.wrong}
          </p>
        </>
      )}
    </FormField>
  );
}
