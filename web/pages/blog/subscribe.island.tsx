import { EmailField } from "#web/features/forms/email-field.tsx";
import { ConsentLine, FormOutcome, PublicForm, SubmitButton } from "#web/features/forms/public-form.tsx";
import { OPT_IN_TEXTS } from "#web/features/opt-in/copy.ts";
import { useOptInForm } from "#web/features/opt-in/use-opt-in-form.ts";
import { Woven } from "#web/pictures/woven.tsx";
import { Card } from "#web/ui/card.tsx";
import { blogPage } from "./copy.ts";

const texts = blogPage.subscribe;

/** The blog's "Subscribe": an opt-in with the email alone, and a line that says what follows. */
export function Subscribe() {
  const state = useOptInForm();

  return (
    <section data-tone="forest" data-slot="subscribe">
      <Woven motif="west" thickness={14} />
      <div className="wrap-page grid items-center gap-x-16 gap-y-8 py-10 sm:py-16 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-title">{texts.heading}</h2>
          <p className="measure mt-4 text-lead text-muted">{texts.text}</p>
        </div>
        <Card data-tone="island">
          <PublicForm
            state={state}
            action="/api/optin-contacts"
            page="/blog"
            consent="opt_in"
            label={texts.heading}
            className="space-y-4 p-6 sm:p-8"
          >
            <FormOutcome state={state} outcomes={OPT_IN_TEXTS.outcomes} />
            <div className="grid items-start gap-4 sm:grid-cols-[1fr_auto]">
              <EmailField state={state} label={texts.emailLabel} placeholder={texts.emailPlaceholder} />
              {/* In line with the field, below its label. */}
              <SubmitButton state={state} pending={OPT_IN_TEXTS.pending} className="w-full sm:mt-12 sm:w-auto">
                {texts.button}
              </SubmitButton>
            </div>
            <p className="measure text-muted">{texts.whatFollows}</p>
            <ConsentLine form="opt_in" />
          </PublicForm>
        </Card>
      </div>
    </section>
  );
}
