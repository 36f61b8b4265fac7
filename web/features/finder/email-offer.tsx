import { useState } from "react";
import { interpolate } from "#web/lib/interpolate.ts";
import { inTime, reloadOnce } from "#web/lib/recover.ts";
import { Button } from "#web/ui/button.tsx";
import { RESULT_TEXTS } from "./results-copy.ts";

const TEXTS = RESULT_TEXTS.email;

const loadForm = async () => (await import("#web/features/opt-in/email-matches.tsx")).EmailMatches;

/** Offers the matches by email; the form comes with the press. */
export function EmailOffer({ countries }: { countries: readonly string[] }) {
  const [Form, setForm] = useState<Awaited<ReturnType<typeof loadForm>> | null>(null);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const heading = interpolate(TEXTS.heading, { count: TEXTS.counts[countries.length - 1] ?? "" });

  async function open() {
    setState("loading");
    try {
      const loaded = await inTime(loadForm());
      setForm(() => loaded);
    } catch {
      // The matches are in the URL, so a reload loses nothing (decision: lost-scripts).
      if (!(await reloadOnce())) setState("failed");
    }
  }

  return (
    <div data-slot="finder-email" className="flex flex-col items-start print:hidden">
      <h4 className="mb-4 font-serif text-xl leading-snug font-semibold">{heading}</h4>
      {Form ? (
        <Form heading={heading} text={TEXTS.text} countries={countries} />
      ) : (
        <Button variant="outline" busy={state === "loading"} onClick={open}>
          {TEXTS.button}
        </Button>
      )}
      {state === "failed" && !Form && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {TEXTS.failed}
        </p>
      )}
    </div>
  );
}
