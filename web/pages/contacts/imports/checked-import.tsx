import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { IMPORT_OUTCOMES } from "#domain/contact-import.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#domain/thousands.ts";
import { Button } from "#web/ui/button.tsx";
import { OfficeLink } from "#web/ui/office-link.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { IMPORT_TEXTS } from "./copy.ts";
import type { ContactsFile } from "./read-file.ts";
import type { Checked, useImport } from "./use-import.ts";

const TEXTS = IMPORT_TEXTS.check;
const STORE = IMPORT_TEXTS.store;

/** How many invalid rows are shown; the file to download has all of them. */
const SHOWN_ROWS = 10;

const LIST = "/contacts/opt-ins?source=import";

type CheckedImportProps = {
  file: ContactsFile;
  checked: Checked;
  running: ReturnType<typeof useImport>;
  onAnother: () => void;
};

/** What will happen, by counts and reasons, and the button that lets it. */
export function CheckedImport({ file, checked, running, onAnother }: CheckedImportProps) {
  const { counts, stored, leftOut } = checked;
  const { run, isDone, isBroken } = running;
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isDone) outcome.current?.focus();
  }, [isDone]);
  const invalid = leftOut.filter((row) => row.outcome === "invalid");

  return (
    <section className="space-y-4">
      <h3 ref={heading} tabIndex={-1} className="font-serif text-xl font-semibold">
        {TEXTS.title}
      </h3>
      <dl data-slot="import-counts" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {IMPORT_OUTCOMES.filter((name) => counts[name] > 0).map((name) => {
          const [label, what] = TEXTS.outcomes[name];
          return (
            <div key={name} className="rounded-lg border border-line bg-surface p-4">
              <dt className="font-semibold">{label}</dt>
              <dd>
                <span className="block font-serif text-2xl font-semibold">{withThousands(counts[name])}</span>
                <span className="text-sm text-muted">{what}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      {invalid.length > 0 && (
        <div>
          <h4 className="font-semibold">{TEXTS.invalid}</h4>
          <ul className="mt-1 list-disc pl-6">
            {invalid.slice(0, SHOWN_ROWS).map(({ row, reason }) => (
              <li key={row}>{interpolate(TEXTS.row, { row: withThousands(row), reason: reason ?? "" })}</li>
            ))}
          </ul>
          {invalid.length > SHOWN_ROWS && <p>{countText(TEXTS.more, invalid.length - SHOWN_ROWS)}</p>}
        </div>
      )}
      {leftOut.length > 0 && (
        <Button variant="outline" onClick={() => void downloadLeftOut(file, leftOut)}>
          <Download aria-hidden className="size-5" />
          {TEXTS.download}
        </Button>
      )}
      <div ref={outcome} tabIndex={-1} role="status">
        {isDone && <OutcomeLine tone="success">{countText(STORE.done, stored.length)}</OutcomeLine>}
      </div>
      {isDone ? (
        <p className="flex flex-wrap items-center gap-5">
          <OfficeLink to={LIST} className="link-standalone">
            {STORE.show}
          </OfficeLink>
          <Button variant="outline" onClick={onAnother}>
            {STORE.another}
          </Button>
        </p>
      ) : stored.length === 0 ? (
        <p className="font-semibold">{STORE.nobody}</p>
      ) : (
        <Button busy={run !== null} onClick={() => void running.store(checked)}>
          {isBroken ? STORE.again : countText(STORE.button, stored.length)}
        </Button>
      )}
    </section>
  );
}

/** The rows that are not imported, as they stand in the file, each with the reason. */
async function downloadLeftOut({ name, headings, rows }: ContactsFile, leftOut: Checked["leftOut"]) {
  const { default: papa } = await import("papaparse");
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]));
  const lines = leftOut.map(({ row, outcome, reason }) => [
    ...headings.map((_, column) => cellsOf.get(row)?.[column] ?? ""),
    reason ?? TEXTS.reasons[outcome] ?? "",
  ]);
  // A mark at its beginning tells a spreadsheet that it is UTF-8; what begins like a formula is none.
  const text = `\uFEFF${papa.unparse([[...headings, TEXTS.reason], ...lines], { escapeFormulae: true })}`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  link.download = `${name.replace(/\.\w+$/, "")}-${TEXTS.downloadName}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
