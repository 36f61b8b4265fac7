import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { longDate } from "#domain/long-date.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { ACCEPT_TEXTS } from "../copy.ts";
import type { FactAnswer } from "../offices/answers.ts";
import { askOfficeMutation } from "../queries.ts";

const TEXTS = ACCEPT_TEXTS.secondLink;

/** Mails a second link to an address at the office, by which it confirms that an answer is its own. */
export function SecondLink({ answer: { answerId, office, email, askedAt, confirmedAt } }: { answer: FactAnswer }) {
  const { mutate, isPending, error } = useMutation(askOfficeMutation);
  const [typed, setTyped] = useState(email ?? office.email ?? "");
  const wrong = error instanceof ApiError ? error.fields.email : undefined;
  if (confirmedAt) {
    return <p>{interpolate(TEXTS.confirmed, { email: email ?? "", day: longDate(confirmedAt.slice(0, 10)) })}</p>;
  }
  return (
    <>
      {askedAt && email && <p>{interpolate(TEXTS.asked, { email, day: longDate(askedAt.slice(0, 10)) })}</p>}
      <Disclosure summary={TEXTS.title}>
        <form
          noValidate
          className="max-w-2xl space-y-3 pb-4"
          onSubmit={(event) => {
            event.preventDefault();
            mutate({ answerId, email: typed });
          }}
        >
          <FormField
            label={TEXTS.email}
            hint={interpolate(TEXTS.hint, { host: new URL(office.url).host })}
            error={wrong}
          >
            {(control) => (
              <Input {...control} type="email" value={typed} onChange={({ target }) => setTyped(target.value)} />
            )}
          </FormField>
          <Button type="submit" variant="outline" busy={isPending}>
            {TEXTS.send}
          </Button>
          <Failure error={wrong ? null : error} />
        </form>
      </Disclosure>
    </>
  );
}
