import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import { IMPORT_LIMITS } from "#domain/contact-import.ts";
import { describeError } from "#web/lib/api-error.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { useOwnersDay } from "#web/lib/use-owners-day.ts";
import { withThousands } from "#domain/thousands.ts";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Checkbox } from "#web/ui/office/checkbox.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { CheckedImport } from "./checked-import.tsx";
import { IMPORT_TEXTS as TEXTS } from "./copy.ts";
import { IMPORT_FIELDS } from "./import-fields.ts";
import { guessMapping, leftOutColumns, toContact, unknownCountries } from "./mapping.ts";
import { cut, Preview } from "./preview.tsx";
import { type ContactsFile, readContactsFile, UnusableFile } from "./read-file.ts";
import { findStanding } from "./standing.ts";
import type { Mapping, StandingColumns } from "./import-fields.ts";
import { findUnanswered, StandingFields } from "./standing-fields.tsx";
import { useImport } from "./use-import.ts";

/** How many names of countries without a guide, and of rows above the headings, are shown. */
const SHOWN_COUNTRIES = 8;
const SHOWN_ABOVE = 3;

const NO_DETAILS = { consentText: "", consentDay: "", origin: "", mayWrite: false };

/** Brings a list: the file, its columns, what the people agreed to, what will happen, and then the import. */
export function ImportForm({ onAnother }: { onAnother: () => void }) {
  const [file, setFile] = useState<ContactsFile | null>(null);
  const [problem, setProblem] = useState<string>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [standing, setStanding] = useState<StandingColumns>([]);
  const [details, setDetails] = useState(NO_DETAILS);
  const [isTried, setIsTried] = useState(false);
  const today = useOwnersDay();
  const form = useRef<HTMLFormElement>(null);
  const running = useImport();
  const { checked, run, error, isDone, forget } = running;
  const isBusy = run !== null;
  // What is being imported, or was, cannot be changed any more.
  const isLocked = isBusy || isDone || running.isBroken;
  const errors = isTried ? findErrors(mapping, details, today) : {};

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    forget();
    setProblem(undefined);
    setFile(null);
    try {
      const read = await readContactsFile(chosen);
      setFile(read);
      const guessed = guessMapping(read);
      setMapping(guessed);
      setStanding(findStanding(read, guessed));
    } catch (failure) {
      setProblem(failure instanceof UnusableFile ? failure.message : describeError(failure));
    }
  }

  function setDetail(change: Partial<typeof details>) {
    forget();
    setDetails((before) => ({ ...before, ...change }));
  }

  function check() {
    if (!file || isBusy) return;
    setIsTried(true);
    const first =
      mapping.email === undefined
        ? "email"
        : (findUnanswered(standing) ?? Object.keys(findErrors(mapping, details, today))[0]);
    if (first) return form.current?.querySelector<HTMLElement>(`[data-field=${first}]`)?.focus();
    const { mayWrite: _mayWrite, ...words } = details;
    const contacts = file.rows.map((row) => toContact(row, mapping, standing));
    void running.check(contacts, { fileName: file.name.slice(0, IMPORT_LIMITS.line), ...words });
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => event.preventDefault()} className="space-y-8">
      <div>
        <h2 className="font-serif text-2xl font-semibold">{TEXTS.title}</h2>
        <p className="mt-1 text-muted">{TEXTS.intro}</p>
      </div>
      <Step title={TEXTS.file.title} isLocked={isLocked}>
        <div className="max-w-xl">
          <FormField label={TEXTS.file.label} hint={TEXTS.file.hint} error={problem}>
            {(control) => (
              <Input
                {...control}
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
                onChange={({ target }) => void choose(target.files?.[0])}
                className="py-2 file:mr-4 file:rounded-md file:border file:border-line file:bg-tint file:px-3 file:py-1 file:font-semibold"
              />
            )}
          </FormField>
        </div>
        <p role="alert" className="sr-only">
          {problem}
        </p>
      </Step>
      {file && (
        <>
          <Step
            title={TEXTS.columns.title}
            isLocked={isLocked}
            shown={
              <>
                <FileNotes file={file} />
                <p role="status">{countText(TEXTS.columns.contacts, file.rows.length)}</p>
                <Preview file={file} />
              </>
            }
          >
            <Columns
              file={file}
              mapping={mapping}
              standing={standing}
              error={errors.email}
              onChange={(changed) => {
                forget();
                setMapping(changed);
              }}
            />
          </Step>
          <Step title={TEXTS.standing.title} isLocked={isLocked}>
            <StandingFields
              file={file}
              mapping={mapping}
              columns={standing}
              isTried={isTried}
              onChange={(changed) => {
                forget();
                setStanding(changed);
              }}
            />
          </Step>
          <Step title={TEXTS.consent.title} isLocked={isLocked}>
            <div className="max-w-xl space-y-5">
              <FormField label={TEXTS.consent.text.label} error={errors.consentText}>
                {(control) => (
                  <Textarea
                    {...control}
                    data-field="consentText"
                    rows={3}
                    maxLength={IMPORT_LIMITS.consentText}
                    value={details.consentText}
                    onChange={({ target }) => setDetail({ consentText: target.value })}
                    required
                  />
                )}
              </FormField>
              <FormField label={TEXTS.consent.day.label} hint={TEXTS.consent.day.hint} error={errors.consentDay}>
                {(control) => (
                  <Input
                    {...control}
                    data-field="consentDay"
                    type="date"
                    max={today}
                    value={details.consentDay}
                    onChange={({ target }) => setDetail({ consentDay: target.value })}
                    required
                  />
                )}
              </FormField>
              <FormField label={TEXTS.consent.origin.label} hint={TEXTS.consent.origin.hint} error={errors.origin}>
                {(control) => (
                  <Input
                    {...control}
                    data-field="origin"
                    maxLength={IMPORT_LIMITS.line}
                    autoComplete="off"
                    value={details.origin}
                    onChange={({ target }) => setDetail({ origin: target.value })}
                    required
                  />
                )}
              </FormField>
              <MayWrite
                isTicked={details.mayWrite}
                error={errors.mayWrite}
                onChange={(mayWrite) => setDetail({ mayWrite })}
              />
            </div>
          </Step>
          {!checked && (
            <Button onClick={check} busy={isBusy}>
              {TEXTS.check.button}
            </Button>
          )}
          {checked && <CheckedImport file={file} checked={checked} running={running} onAnother={onAnother} />}
          <div role="status">{run && <Progress {...run} />}</div>
          <div role="alert">
            {error !== null && <OutcomeLine tone="failure">{describeError(error, "typed")}</OutcomeLine>}
          </div>
        </>
      )}
    </form>
  );
}

type Errors = Partial<Record<"email" | "consentText" | "consentDay" | "origin" | "mayWrite", string>>;

/** What is missing, in the order of the form. */
function findErrors(mapping: Mapping, details: typeof NO_DETAILS, today: string): Errors {
  const { text, day, origin, mayWrite } = TEXTS.consent;
  return {
    ...(mapping.email === undefined && { email: TEXTS.columns.missing }),
    ...(details.consentText.trim() === "" && { consentText: text.missing }),
    ...(details.consentDay === "" && { consentDay: day.missing }),
    ...(details.consentDay > today && { consentDay: day.toCome }),
    ...(details.origin.trim() === "" && { origin: origin.missing }),
    ...(!details.mayWrite && { mayWrite: mayWrite.missing }),
  };
}

/** A part of the form: what there is to read, and its controls. */
function Step({
  title,
  isLocked,
  shown,
  children,
}: {
  title: string;
  isLocked: boolean;
  shown?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="space-y-4">
      <h3 className="font-serif text-xl font-semibold">{title}</h3>
      {shown}
      <fieldset disabled={isLocked} aria-label={title} className="min-w-0 space-y-4">
        {children}
      </fieldset>
    </section>
  );
}

/** What is doubtful about a file, before anything of it is stored. */
function FileNotes({ file: { guessed, joined, above } }: { file: ContactsFile }) {
  const { guessed: encoding, joined: lines, above: rows } = TEXTS.file;
  return (
    <>
      {guessed && <OutcomeLine tone="failure">{interpolate(encoding, { encoding: guessed })}</OutcomeLine>}
      {joined && (
        <OutcomeLine tone="failure">
          {interpolate(lines, {
            lines: withThousands(joined.lines),
            people: withThousands(joined.people),
            row: withThousands(joined.row),
          })}
        </OutcomeLine>
      )}
      {above.length > 0 && (
        <p className="text-muted wrap-anywhere">
          {interpolate(countText(rows, above.length), { rows: above.slice(0, SHOWN_ABOVE).map(cut).join("; ") })}
        </p>
      )}
    </>
  );
}

type ColumnsProps = {
  file: ContactsFile;
  mapping: Mapping;
  standing: StandingColumns;
  error: string | undefined;
  onChange: (mapping: Mapping) => void;
};

/** Which column holds what. */
function Columns({ file, mapping, standing, error, onChange }: ColumnsProps) {
  const { fields, hints, none, leftOut, unknownCountries: unknown } = TEXTS.columns;
  const options = file.headings.map((heading, column) => [String(column), cut(heading)] as const);
  const unused = leftOutColumns(file, mapping, standing);
  // Looks through the whole file, and the form is drawn again for each key.
  const countries = useMemo(() => unknownCountries(file, mapping), [file, mapping]);
  return (
    <>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {IMPORT_FIELDS.map((field) => (
          <SelectField
            key={field}
            data-field={field}
            label={fields[field]}
            hint={hints[field]}
            error={field === "email" ? error : undefined}
            none={none}
            options={options}
            value={mapping[field] ?? ""}
            onChange={({ target }) =>
              onChange({ ...mapping, [field]: target.value === "" ? undefined : Number(target.value) })
            }
          />
        ))}
      </div>
      {unused.length > 0 && (
        <p className="text-muted wrap-anywhere">{interpolate(leftOut, { columns: unused.map(cut).join(", ") })}</p>
      )}
      {countries.length > 0 && (
        <p className="text-muted wrap-anywhere">
          {interpolate(unknown, {
            names: [
              ...countries.slice(0, SHOWN_COUNTRIES).map(cut),
              ...(countries.length > SHOWN_COUNTRIES ? ["…"] : []),
            ].join(", "),
          })}
        </p>
      )}
    </>
  );
}

type MayWriteProps = { isTicked: boolean; error: string | undefined; onChange: (isTicked: boolean) => void };

/** Whether the owner may write to them; an import without it makes no sense. */
function MayWrite({ isTicked, error, onChange }: MayWriteProps) {
  const errorId = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <Checkbox
          data-field="mayWrite"
          checked={isTicked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        {TEXTS.consent.mayWrite.label}
      </label>
      {error && (
        <p id={errorId} data-slot="field-error" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

type ProgressProps = { step: "check" | "store"; done: number; total: number };

function Progress({ step, done, total }: ProgressProps) {
  const names = { done: withThousands(done), total: withThousands(total) };
  return (
    <p>
      <strong>{interpolate(TEXTS[step].running, names)}</strong> {step === "store" && TEXTS.store.stay}
    </p>
  );
}
