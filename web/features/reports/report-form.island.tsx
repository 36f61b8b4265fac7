import { useEffect } from "react";
import { REPORT_LIMITS } from "#domain/reader-reports.ts";
import { EmailField } from "#web/features/forms/email-field.tsx";
import { ConsentLine, FormOutcome, PublicForm, SubmitButton } from "#web/features/forms/public-form.tsx";
import { TextField } from "#web/features/forms/text-field.tsx";
import { usePublicForm } from "#web/features/forms/use-public-form.ts";
import { useUrlParam } from "#web/lib/use-url-params.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { REPORT_TEXTS as TEXTS } from "./copy.ts";

type ReportFormProps = {
  page: `/${string}`;
  fees: readonly { id: string; label: string }[];
  currencies: readonly string[];
};

/** "What did you pay?" The link of a fact names its fee in the URL; without scripts the reader chooses it. */
export function ReportForm({ page, fees, currencies }: ReportFormProps) {
  const state = usePublicForm({
    name: "report",
    load: () => import("./send.ts"),
    failureTitle: TEXTS.failureTitle,
    onSent: () => TEXTS.sent,
  });
  const [fee] = useUrlParam("fee");
  const { form } = state;
  useEffect(() => {
    const field = form.current?.elements.namedItem("fee") as HTMLSelectElement | null | undefined;
    if (field?.value === "" && fees.some(({ id }) => id === fee)) field.value = fee!;
  }, [form, fee, fees]);

  return (
    <PublicForm
      state={state}
      action="/api/reports"
      page={page}
      consent="report"
      label={TEXTS.title}
      className="max-w-2xl space-y-5"
    >
      <SelectField
        label={TEXTS.fee}
        error={state.errors.fee}
        name="fee"
        none={TEXTS.noFee}
        required
        options={fees.map(({ id, label }) => [id, label])}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          state={state}
          name="amount"
          label={TEXTS.amount}
          hint={TEXTS.amountHint}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <SelectField
          label={TEXTS.currency}
          error={state.errors.currency}
          name="currency"
          none={TEXTS.noCurrency}
          required
          options={currencies.map((code) => [code, code])}
        />
        <TextField state={state} name="month" type="month" label={TEXTS.month} hint={TEXTS.monthHint} required />
        <TextField
          state={state}
          name="place"
          label={TEXTS.place}
          hint={TEXTS.placeHint}
          maxLength={REPORT_LIMITS.place}
          autoComplete="off"
          required
        />
      </div>
      <EmailField state={state} label={TEXTS.email} />
      <FormOutcome state={state} outcomes={TEXTS.outcomes} />
      <SubmitButton state={state} pending={TEXTS.pending} className="w-full sm:w-auto">
        {TEXTS.button}
      </SubmitButton>
      <ConsentLine form="report" />
    </PublicForm>
  );
}
