import { useState } from "react";
import { interpolate } from "#web/lib/interpolate.ts";
import { inTime } from "#web/lib/recover.ts";
import { Button } from "#web/ui/button.tsx";
import { RESULT_TEXTS } from "./results-copy.ts";

const TEXTS = RESULT_TEXTS.email;

const loadForm = async () => (await import("#web/features/opt-in/email-matches.tsx")).EmailMatches;

/** Offers the matches by email; the form comes with the press. */
export function EmailOffer({ countries }: { countries: readonly string[] }) {
  const [Form, setForm] = useState<Awaited<ReturnType<typeof loadForm>> | null>(null);
  const heading = interpolate(TEXTS.heading, { count: TEXTS.counts[countries.length - 1] ?? "" });

  async function open() {
    const loaded = await inTime(loadForm()).catch(() => null);
    if (loaded) setForm(() => loaded);
  }

  return (
    <div data-slot="finder-email" className="flex flex-col items-start print:hidden">
      <h4 className="mb-4 font-serif text-xl leading-snug font-semibold">{heading}</h4>
      {Form ? (
        <Form heading={heading} text={TEXTS.text} countries={countries} />
      ) : (
        <Button variant="outline" onClick={open}>
          {TEXTS.button}
        </Button>
      )}
    </div>
  );
}
