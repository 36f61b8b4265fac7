import { useState } from "react";
import { interpolate } from "#web/lib/interpolate.ts";
import { useLatePart } from "#web/lib/use-late-part.ts";
import { Button } from "#web/ui/button.tsx";
import { RESULT_TEXTS } from "./results-copy.ts";

const TEXTS = RESULT_TEXTS.email;

const loadForm = async () => (await import("#web/features/opt-in/email-matches.tsx")).EmailMatches;

/** Offers the matches by email; the form comes with the press. */
export function EmailOffer({ countries }: { countries: readonly string[] }) {
  const [isRequested, setIsRequested] = useState(false);
  const { Part: Form, hasFailed, tryAgain } = useLatePart(loadForm, isRequested);
  const heading = interpolate(TEXTS.heading, { count: TEXTS.counts[countries.length - 1] ?? "" });

  return (
    <div data-slot="finder-email" className="flex flex-col items-start print:hidden">
      <h4 className="mb-4 font-serif text-xl leading-snug font-semibold">{heading}</h4>
      {Form ? (
        <Form heading={heading} text={TEXTS.text} countries={countries} />
      ) : (
        <Button
          variant="outline"
          busy={isRequested && !hasFailed}
          onClick={() => (isRequested ? tryAgain() : setIsRequested(true))}
        >
          {TEXTS.button}
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {TEXTS.failed}
        </p>
      )}
    </div>
  );
}
