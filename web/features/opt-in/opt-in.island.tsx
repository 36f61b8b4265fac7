import { useEffect, useRef } from "react";
import { LEAD_LIMITS, OPT_IN_ANSWER_NAMES, OPT_IN_ANSWERS } from "#domain/lead.ts";
import { EmailField } from "#web/features/forms/email-field.tsx";
import { ConsentLine, FormOutcome, PublicForm, SubmitButton } from "#web/features/forms/public-form.tsx";
import { LongTextField, TextField } from "#web/features/forms/text-field.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { OPT_IN_FORM, OPT_IN_TEXTS } from "./copy.ts";
import type { OptInInvitation } from "./invitations-copy.ts";
import { type PageCountries, useCountryOfPage } from "./use-country-of-page.ts";
import { useOptInForm } from "./use-opt-in-form.ts";

const TEXTS = OPT_IN_FORM;

type OptInProps = {
  invitation: OptInInvitation;
  countries: readonly string[];
  /** How the page's URL names the country that is shown, where it does. */
  pageCountries?: PageCountries;
  /** The country that the whole page is about, by its name. */
  chosenCountry?: string;
};

/** The opt-in form at the end of some pages. */
export function OptIn({ invitation, countries, pageCountries, chosenCountry }: OptInProps) {
  const state = useOptInForm();
  useCountryOfPage(state.form, "countryInterest", pageCountries);
  const rest = useRef<HTMLDetailsElement>(null);
  // The field may have been touched before the scripts came.
  useEffect(() => {
    const email = state.form.current?.querySelector<HTMLInputElement>("input[type=email]");
    if (email && email === document.activeElement) rest.current?.setAttribute("open", "");
  }, [state.form]);

  return (
    <section className="print:hidden" data-tone="forest" data-slot="opt-in">
      <Woven motif="south" thickness={14} />
      <div className="wrap-page grid items-start gap-x-16 gap-y-4 py-6 sm:gap-y-10 sm:py-24 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-title max-sm:text-2xl">{invitation.heading}</h2>
          {invitation.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 measure max-sm:not-first-of-type:hidden text-muted sm:mt-5 sm:text-lead">
              <LinkedText text={paragraph} />
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
            className="space-y-4 p-4 sm:p-8"
          >
            <div onFocus={() => rest.current?.setAttribute("open", "")}>
              <EmailField state={state} label={TEXTS.emailLabel} placeholder={TEXTS.emailPlaceholder} />
            </div>
            <Disclosure ref={rest} summary={TEXTS.rest}>
              <div className="space-y-5">
                <TextField
                  state={state}
                  name="name"
                  label={TEXTS.nameLabel}
                  autoComplete="name"
                  placeholder={TEXTS.namePlaceholder}
                  maxLength={LEAD_LIMITS.fullName}
                />
                {OPT_IN_ANSWER_NAMES.map((name) =>
                  name === "countryInterest" ? (
                    <SelectField
                      key={name}
                      label={TEXTS.answers[name].label}
                      error={state.errors[name]}
                      name={name}
                      none={TEXTS.answers[name].placeholder}
                      defaultValue={chosenCountry}
                      options={countries.map((country) => [country, country])}
                    />
                  ) : (
                    <LongTextField
                      key={name}
                      state={state}
                      name={name}
                      {...TEXTS.answers[name]}
                      rows={3}
                      maxLength={OPT_IN_ANSWERS[name].limit}
                    />
                  ),
                )}
              </div>
            </Disclosure>
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
