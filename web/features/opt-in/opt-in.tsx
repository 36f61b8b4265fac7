import { LEAD_LIMITS, OPT_IN_ANSWERS } from "#domain/lead.ts";
import { EmailField } from "#web/features/forms/email-field.tsx";
import { ConsentLine, FormOutcome, PublicForm, SubmitButton } from "#web/features/forms/public-form.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { Card } from "#web/ui/card.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { OPT_IN_FORM, OPT_IN_TEXTS, type OptInInvitation } from "./copy.ts";
import { type PageCountries, useCountryOfPage } from "./use-country-of-page.ts";
import { useOptInForm } from "./use-opt-in-form.ts";

const TEXTS = OPT_IN_FORM;

export type OptInProps = {
  invitation: OptInInvitation;
  countries: readonly string[];
  /** How the page's URL names the country that is shown, where it does. */
  pageCountries?: PageCountries;
};

/** The end of four pages: an invitation to leave an address, and what one hopes for (decision: opt-in-form). */
export function OptIn({ invitation, countries, pageCountries }: OptInProps) {
  const state = useOptInForm();
  useCountryOfPage(state.form, "countryInterest", pageCountries);

  return (
    <section data-tone="forest" data-slot="opt-in">
      <Woven motif="south" thickness={14} />
      <div className="wrap-page grid items-start gap-x-16 gap-y-10 py-16 sm:py-24 lg:grid-cols-[1fr_1.35fr]">
        <div>
          <h2 className="text-title">{invitation.heading}</h2>
          {invitation.paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure mt-5 text-lead text-muted">
              {paragraph}
            </p>
          ))}
        </div>
        <Card data-tone="island">
          <PublicForm
            state={state}
            action="/api/optin-contacts"
            page={invitation.page}
            consent="opt_in"
            label={invitation.heading}
            className="space-y-5 p-6 sm:p-9"
          >
            <div className="grid gap-5 sm:grid-cols-2">
              <FormField label={TEXTS.nameLabel} error={state.errors.name}>
                {(control) => (
                  <Input
                    {...control}
                    type="text"
                    name="name"
                    autoComplete="name"
                    placeholder={TEXTS.namePlaceholder}
                    maxLength={LEAD_LIMITS.fullName}
                  />
                )}
              </FormField>
              <EmailField label={TEXTS.emailLabel} placeholder={TEXTS.emailPlaceholder} error={state.errors.email} />
            </div>
            <FormField label={TEXTS.countryLabel} error={state.errors.countryInterest}>
              {(control) => (
                <NativeSelect {...control} name="countryInterest">
                  <option value="">{TEXTS.countryNone}</option>
                  {countries.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </NativeSelect>
              )}
            </FormField>
            <FormField label={TEXTS.goalLabel} error={state.errors.goal}>
              {(control) => (
                <Textarea
                  {...control}
                  name="goal"
                  rows={3}
                  placeholder={TEXTS.goalPlaceholder}
                  maxLength={OPT_IN_ANSWERS.goal.limit}
                />
              )}
            </FormField>
            {/* Beside the button: at the head of the form it would be off the screen of a phone. */}
            <FormOutcome state={state} outcomes={OPT_IN_TEXTS.outcomes} />
            <SubmitButton state={state} pending={OPT_IN_TEXTS.pending} className="w-full sm:w-auto">
              {TEXTS.button}
            </SubmitButton>
            <ConsentLine form="opt_in" />
          </PublicForm>
        </Card>
      </div>
    </section>
  );
}
