import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { OFFICE_TEXTS } from "../copy.ts";
import { type OfficeLetter, revokeLetterMutation } from "../queries.ts";

const TEXTS = OFFICE_TEXTS.letters;

/** The links that were made, with what was answered there. */
export function LetterList({ letters }: { letters: readonly OfficeLetter[] }) {
  return (
    <section aria-labelledby="letters-heading" data-slot="office-letters" className="space-y-2 pt-6">
      <h2 id="letters-heading" className="text-office-title">
        {TEXTS.title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {letters.map((letter) => (
          <li key={letter.id}>
            <Disclosure
              summary={
                <span className="min-w-0 wrap-anywhere">
                  {letter.office.name}: {countText(TEXTS.count, letter.answers.length)}
                </span>
              }
            >
              <MadeLetter letter={letter} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MadeLetter({ letter }: { letter: OfficeLetter }) {
  const titles = new Map(letter.facts.map(({ id, title }) => [id, title]));
  return (
    <div className="space-y-4 pb-6">
      <p className="text-muted">{stateText(letter)}</p>
      {letter.link && <Revoke id={letter.id} />}
      {letter.answers.map(({ id, name, position, receivedAt, answers }) => (
        <div key={id} className="border-l-4 border-line pl-3 wrap-anywhere">
          <p className="font-semibold">{interpolate(TEXTS.by, { name, position, time: momentText(receivedAt) })}</p>
          <ul>
            {answers.map((answer) => (
              <li key={answer.id}>
                {titles.get(answer.id)}: {OFFICE_TEXTS.verdicts[answer.verdict]}. {answer.text}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function stateText({ createdAt, revokedAt, expiresAt, link }: OfficeLetter): string {
  const text = revokedAt ? TEXTS.revoked : link ? TEXTS.works : TEXTS.ended;
  const [made, day] = [createdAt, revokedAt ?? expiresAt].map((time) => longDate(time.slice(0, 10)));
  return interpolate(text, { made: made!, day: day! });
}

function Revoke({ id }: { id: string }) {
  const { mutate, isPending, error } = useMutation(revokeLetterMutation);
  const [isSure, setIsSure] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        busy={isPending}
        onBlur={() => setIsSure(false)}
        onClick={() => (isSure ? mutate(id) : setIsSure(true))}
      >
        {isSure ? OFFICE_TEXTS.link.revokeSure : OFFICE_TEXTS.link.revoke}
      </Button>
      <Failure error={error} />
    </>
  );
}
