import { LEAD_LIMITS } from "#domain/lead.ts";
import { MESSAGE_LIMITS } from "#domain/message.ts";
import { EmailField } from "#web/features/forms/email-field.tsx";
import { ConsentLine, FormOutcome, PublicForm, SubmitButton } from "#web/features/forms/public-form.tsx";
import { LongTextField, TextField } from "#web/features/forms/text-field.tsx";
import { usePublicForm } from "#web/features/forms/use-public-form.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { MESSAGE_TEXTS } from "./copy.ts";
import { CORRECTION, type CorrectionTexts, useCorrection } from "./use-correction.ts";

type MessageFormTexts = {
  heading: string;
  nameLabel: string;
  emailLabel: string;
  inquiryTypeLabel?: string;
  inquiryTypeNone?: string;
  subjectLabel: string;
  messageLabel: string;
  messageHint?: string;
  /** For a reader who comes from a section of a guide to say what changed there. */
  correction?: CorrectionTexts;
  button: string;
  pendingButton: string;
};

type MessageFormProps = {
  page: "/contact" | "/help";
  texts: MessageFormTexts;
  /** What a message can be about; a form without them does not ask. */
  inquiryTypes?: readonly { value: string; label: string }[];
};

/** The contact form and the help page's "Send Message". */
export function MessageForm({ page, texts, inquiryTypes }: MessageFormProps) {
  const state = usePublicForm({
    name: "message",
    load: () => import("./send.ts"),
    failureTitle: MESSAGE_TEXTS.failureTitle,
    onSent: () => MESSAGE_TEXTS.sent,
  });
  const { about, rows, chooseRow } = useCorrection(state.form, texts.correction);

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
        <TextField
          state={state}
          name="name"
          label={texts.nameLabel}
          autoComplete="name"
          maxLength={LEAD_LIMITS.fullName}
          required
        />
        <EmailField state={state} label={texts.emailLabel} />
      </div>
      {inquiryTypes && texts.inquiryTypeLabel && (
        <SelectField
          label={texts.inquiryTypeLabel}
          error={state.errors.inquiryType}
          name="inquiryType"
          none={texts.inquiryTypeNone}
          options={[
            ...(about !== null ? [[CORRECTION, texts.correction!.type] as const] : []),
            ...inquiryTypes.map(({ value, label }) => [value, label] as const),
          ]}
        />
      )}
      {about !== null && <input type="hidden" name="about" value={about} />}
      {rows.length > 0 && (
        // Without a name: the hidden field, the subject and the message say what was chosen.
        <SelectField
          label={texts.correction!.rowLabel}
          none={texts.correction!.noRow}
          options={rows.map(({ label }, index) => [String(index), label])}
          onChange={({ currentTarget: { value } }) => chooseRow(value === "" ? undefined : rows[Number(value)])}
        />
      )}
      <TextField state={state} name="subject" label={texts.subjectLabel} maxLength={MESSAGE_LIMITS.subject} required />
      <LongTextField
        state={state}
        name="message"
        label={texts.messageLabel}
        hint={texts.messageHint}
        // What the page says of the row stands above what the reader tells.
        rows={rows.length > 0 ? 14 : 6}
        maxLength={MESSAGE_LIMITS.message}
        required
      />
      {/* Beside the button: at the head of the form it would be off the screen of a phone. */}
      <FormOutcome state={state} outcomes={MESSAGE_TEXTS.outcomes} />
      <SubmitButton state={state} pending={texts.pendingButton} className="w-full sm:w-auto">
        {texts.button}
      </SubmitButton>
      <ConsentLine form="message" />
    </PublicForm>
  );
}
