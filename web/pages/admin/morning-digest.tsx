import { useMutation, useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { DIGEST_HOURS, DIGEST_PARTS, type DigestSettings, usualDigest } from "#domain/morning-digest.ts";
import { describeError } from "#web/lib/api-error.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { ownersTimeZone } from "#web/lib/use-owners-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { MORNING_DIGEST as TEXTS } from "./copy.ts";
import { digestMutation, digestQuery } from "./queries.ts";

const HOURS = Array.from({ length: DIGEST_HOURS.to - DIGEST_HOURS.from + 1 }, (_, index) => {
  const hour = String(DIGEST_HOURS.from + index);
  return [hour, interpolate(TEXTS.hours, { hour })] as const;
});

/** When the owner gets the morning digest, and what it tells (decision: morning-digest). */
export function MorningDigest() {
  const { data, error, refetch } = useQuery(digestQuery);
  return (
    <Card data-slot="morning-digest">
      <CardContent>
        <h2 className="font-serif text-2xl leading-tight font-semibold">{TEXTS.title}</h2>
        <p className="mt-2 measure text-muted">{TEXTS.intro}</p>
        {error && <TryAgain error={error} onTry={() => refetch()} className="mt-5" />}
        {data === undefined && !error && <Skeleton className="mt-5 h-48 w-full" />}
        {data !== undefined && <DigestForm settings={data} />}
      </CardContent>
    </Card>
  );
}

function DigestForm({ settings }: { settings: DigestSettings | null }) {
  const save = useMutation(digestMutation);
  const shown = settings ?? usualDigest(ownersTimeZone());
  // A zone of another owner's browser stays in the list; the usual one is this browser's.
  const zones = [...new Set([shown.timeZone, ownersTimeZone(), "UTC"])];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const chosen = fields.getAll("parts");
    save.mutate({
      timeZone: String(fields.get("timeZone")),
      hour: Number(fields.get("hour")),
      parts: DIGEST_PARTS.filter((part) => chosen.includes(part)),
    });
  }

  return (
    <form onSubmit={submit} className="mt-5 grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
      <fieldset>
        <legend className="font-semibold">{TEXTS.partsLabel}</legend>
        {DIGEST_PARTS.map((part) => (
          <label key={part} className="flex min-h-11 items-center gap-3 leading-snug">
            <input
              type="checkbox"
              name="parts"
              value={part}
              defaultChecked={shown.parts.includes(part)}
              className="size-5 shrink-0 accent-action"
            />
            {TEXTS.parts[part]}
          </label>
        ))}
      </fieldset>
      <div className="space-y-5">
        <SelectField label={TEXTS.hour} name="hour" defaultValue={String(shown.hour)} options={HOURS} />
        <SelectField
          label={TEXTS.zone}
          name="timeZone"
          defaultValue={shown.timeZone}
          options={zones.map((zone) => [zone, zone.replaceAll("_", " ")])}
        />
        <Button type="submit" variant="outline" busy={save.isPending} className="w-full">
          {save.isPending ? TEXTS.saving : TEXTS.save}
        </Button>
        <div role="status">
          {save.error && <OutcomeLine tone="failure">{describeError(save.error)}</OutcomeLine>}
          {save.data && (
            <OutcomeLine tone="success">{save.data.parts.length > 0 ? TEXTS.saved : TEXTS.savedOff}</OutcomeLine>
          )}
          {!settings && !save.error && <p className="font-semibold">{TEXTS.unset}</p>}
        </div>
      </div>
    </form>
  );
}
