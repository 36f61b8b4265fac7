import { useEffect, useId, useRef, useState } from "react";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { ACCEPT_TEXTS as TEXTS } from "../copy.ts";
import { type FactAnswer, type OfficeWord, type Proof, proofsOf, wordOf } from "../offices/answers.ts";

type AcceptFormProps = {
  said: FactAnswer;
  isBusy: boolean;
  onAccept: (word: OfficeWord) => void;
  onCancel: () => void;
};

/** Asks how the owner knows that an answer is the office's own, before it is accepted. */
export function AcceptForm({ said, isBusy, onAccept, onCancel }: AcceptFormProps) {
  const [proof, setProof] = useState<Proof | null>(null);
  const [isTried, setIsTried] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  useEffect(() => fields.current?.querySelector("input")?.focus(), []);
  const isMissing = isTried && proof === null;
  return (
    <form
      noValidate
      data-slot="accept-answer"
      className="max-w-2xl space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (proof === null) fields.current?.querySelector("input")?.focus();
        else onAccept(wordOf(said, proof));
      }}
    >
      <fieldset ref={fields} aria-describedby={isMissing ? errorId : undefined} className="min-w-0">
        <legend className="font-semibold">{TEXTS.question}</legend>
        {isMissing && (
          <p id={errorId} className="mt-1 font-semibold text-danger">
            {TEXTS.missing}
          </p>
        )}
        {proofsOf(said).map((one) => (
          <label key={one} className="flex min-h-12 items-center gap-3 wrap-anywhere">
            <input
              type="radio"
              name="proof"
              checked={proof === one}
              onChange={() => setProof(one)}
              className="size-6 shrink-0 accent-forest"
            />
            {interpolate(TEXTS.proofs[one], { document: said.document ?? "", email: said.email ?? "" })}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {TEXTS.submit[said.verdict === "right" ? "right" : "wrong"]}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
