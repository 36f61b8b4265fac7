import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { REVIEW_TEXTS } from "../copy.ts";

const TEXTS = REVIEW_TEXTS.confirmation;

type ConfirmedFormProps = {
  today: string;
  isBusy: boolean;
  onConfirm: (confirmed: { on: string; by: string }) => void;
  onCancel: () => void;
};

/** Who at the office confirmed a fact, and on which day. */
export function ConfirmedForm({ today, isBusy, onConfirm, onCancel }: ConfirmedFormProps) {
  const [by, setBy] = useState("");
  const [on, setOn] = useState(today);
  const [isTried, setIsTried] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  const errors = {
    by: by.trim() === "" ? TEXTS.by.missing : undefined,
    on: on === "" || on > today ? TEXTS.on.wrong : undefined,
  };
  return (
    <form
      noValidate
      className="grid max-w-2xl items-start gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (errors.by) name.current?.focus();
        else if (!errors.on) onConfirm({ on, by: by.trim() });
      }}
    >
      <FormField label={TEXTS.by.label} hint={TEXTS.by.hint} error={isTried ? errors.by : undefined}>
        {(control) => (
          <Input {...control} ref={name} maxLength={120} value={by} onChange={({ target }) => setBy(target.value)} />
        )}
      </FormField>
      <FormField label={TEXTS.on.label} error={isTried ? errors.on : undefined}>
        {(control) => (
          <Input {...control} type="date" max={today} value={on} onChange={({ target }) => setOn(target.value)} />
        )}
      </FormField>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={isBusy}>
          {TEXTS.save}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
