import { MESSAGE_LIMITS } from "#domain/message.ts";
import { EmailField } from "#web/features/forms/email-field.tsx";
import { ConsentLine, FormOutcome, PublicForm, SubmitButton } from "#web/features/forms/public-form.tsx";
import { usePublicForm } from "#web/features/forms/use-public-form.ts";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { MESSAGE_TEXTS } from "./copy.ts";

async function load() {
  const [{ messageFormSchema }, { sendMessage }] = await Promise.all([import("./schema.ts"), import("./queries.ts")]);
  return { schema: messageFormSchema, send: sendMessage };
}

export type MessageFormTexts = {
  heading: string;
  nameLabel: string;
  emailLabel: string;
  inquiryTypeLabel?: string;
  inquiryTypeNone?: string;
  subjectLabel: string;
  messageLabel: string;
  messageHint?: string;
  button: string;
  pendingButton: string;
};

type MessageFormProps = {
  page: "/contact" | "/help";
  texts: MessageFormTexts;
  /** What a message can be about; a form without them does not ask. */
  inquiryTypes?: readonly { value: string; label: string }[];
};

/** The contact form and the help page's "Send Message" (decision: messages). */
export function MessageForm({ page, texts, inquiryTypes }: MessageFormProps) {
  const state = usePublicForm({ name: "message", load, texts: MESSAGE_TEXTS, onSent: () => MESSAGE_TEXTS.sent });
  const { errors } = state;

  return (
    <PublicForm
      state={state}
      action="/api/messages"
      page={page}
      consent="message"
      label={texts.heading}
      className="space-y-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField label={texts.nameLabel} error={errors.name}>
          {(control) => (
            <Input {...control} type="text" name="name" autoComplete="name" maxLength={MESSAGE_LIMITS.name} required />
          )}
        </FormField>
        <EmailField label={texts.emailLabel} error={errors.email} />
      </div>
      {inquiryTypes && texts.inquiryTypeLabel && (
        <FormField label={texts.inquiryTypeLabel} error={errors.inquiryType}>
          {(control) => (
            <NativeSelect {...control} name="inquiryType">
              <option value="">{texts.inquiryTypeNone}</option>
              {inquiryTypes.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      )}
      <FormField label={texts.subjectLabel} error={errors.subject}>
        {(control) => <Input {...control} type="text" name="subject" maxLength={MESSAGE_LIMITS.subject} required />}
      </FormField>
      <FormField label={texts.messageLabel} hint={texts.messageHint} error={errors.message}>
        {(control) => <Textarea {...control} name="message" rows={6} maxLength={MESSAGE_LIMITS.message} required />}
      </FormField>
      {/* Beside the button: at the head of the form it would be off the screen of a phone. */}
      <FormOutcome state={state} outcomes={MESSAGE_TEXTS.outcomes} />
      <SubmitButton state={state} pending={texts.pendingButton} className="w-full sm:w-auto">
        {texts.button}
      </SubmitButton>
      <ConsentLine form="message" />
    </PublicForm>
  );
}
