import { useEffect } from "react";
import { EmailField } from "#web/features/forms/email-field.tsx";
import { ConsentLine, FormOutcome, PublicForm, SubmitButton } from "#web/features/forms/public-form.tsx";
import { OPT_IN_FORM, OPT_IN_TEXTS } from "./copy.ts";
import { useOptInForm } from "./use-opt-in-form.ts";

type EmailMatchesProps = { heading: string; text: string; countries: readonly string[] };

/** An opt-in with the finder's matches as its countries: the mail that follows leads to each. */
export function EmailMatches({ heading, text, countries }: EmailMatchesProps) {
  const state = useOptInForm();
  const { form } = state;

  // It stands in the place of the button that was pressed.
  useEffect(() => form.current?.querySelector<HTMLElement>("input[type=email]")?.focus(), [form]);

  return (
    <PublicForm
      state={state}
      action="/api/optin-contacts"
      page="/"
      consent="opt_in"
      label={heading}
      className="space-y-4"
    >
      <p className="measure">{text}</p>
      <input type="hidden" name="countryInterest" value={countries.join(", ")} />
      <EmailField state={state} label={OPT_IN_FORM.emailLabel} placeholder={OPT_IN_FORM.emailPlaceholder} />
      <FormOutcome state={state} outcomes={OPT_IN_TEXTS.outcomes} />
      <SubmitButton state={state} pending={OPT_IN_TEXTS.pending} className="w-full sm:w-auto">
        {heading}
      </SubmitButton>
      <ConsentLine form="opt_in" />
    </PublicForm>
  );
}
