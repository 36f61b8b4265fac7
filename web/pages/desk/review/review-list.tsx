import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { uuidv7 } from "uuidv7";
import { visitorsDay } from "#web/lib/calendar-day.ts";
import { rowTitle } from "#web/content/desk-rows.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { recordAt } from "../changes.ts";
import { REVIEW_TEXTS as TEXTS } from "../copy.ts";
import { EntryFormView } from "../entry/entry-form.tsx";
import { contentPath } from "../lists.ts";
import { answersOf, type FactAnswer, type OfficeWord } from "../offices/answers.ts";
import {
  answerReportMutation,
  type Change,
  correctionsQuery,
  lettersQuery,
  type Report,
  reportsQuery,
  watchQuery,
} from "../queries.ts";
import type { Desk } from "../use-desk.ts";
import { AcceptForm } from "./accept-form.tsx";
import { ConfirmedForm } from "./confirmed-form.tsx";
import { DueFact } from "./due-fact.tsx";
import { DueUnit } from "./due-unit.tsx";
import { type Answer, answerEdits, type Due, dueRows, minutesOfWeek, nextDue, unitOfFirst } from "./queue.ts";
import { PaidReports } from "./paid-reports.tsx";
import { isWaiting, readersPaidEdits } from "./reports.ts";
import { useReviewKeys } from "./use-review-keys.ts";
import { WatchSummary } from "./watch-summary.tsx";

/** What was answered in this session, to be undone; `change` is null where the file says so already: it was read today. */
type Answered = { dues: readonly Due[]; answer: Answer; change: Change | null };

/** What is open below a fact: `word`, the office's that a change rests on. */
type Open = { form: "confirmed" } | { form: "changed"; word?: OfficeWord } | { form: "accept"; said: FactAnswer };

const NOTHING_FOUND = { figures: [], pages: [] };

/** The facts that are due, one after the other: each is answered with a key, and the next one is there. */
export function ReviewList({ desk }: { desk: Desk }) {
  const corrections = useQuery(correctionsQuery);
  const letters = useQuery(lettersQuery);
  const watch = useQuery(watchQuery);
  const paid = useQuery(reportsQuery);
  const { mutateAsync: storeAnswer } = useMutation(answerReportMutation);
  const [today] = useState(visitorsDay);
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const [open, setOpen] = useState<Open | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const unchanged = new Set(answered.flatMap(({ dues, change }) => (change ? [] : dues.map(({ row }) => row.id))));
  const found = { ...(watch.data ?? NOTHING_FOUND), files: desk.files ?? {}, reports: paid.data ?? [] };
  const said = [...(corrections.data ?? []), ...answersOf(letters.data ?? [])];
  // What is first is known once all have come: it must not change under the owner's fingers.
  const isLoading = [corrections, letters, watch, paid].some(({ isPending }) => isPending);
  const all = dueRows(isLoading ? [] : (desk.index ?? []), desk.pending, said, found, today).filter(
    ({ row }) => !unchanged.has(row.id),
  );
  // What was skipped comes again at the end.
  const queue = [...all.filter(({ row }) => !skipped.has(row.id)), ...all.filter(({ row }) => skipped.has(row.id))];
  const due = queue[0];
  const first = due ? [due] : [];
  const unit = unitOfFirst(all.filter(({ row }) => !skipped.has(row.id)));
  const minutes = minutesOfWeek(desk.index ?? [], desk.files ?? {}, today);
  const done = answered.reduce((sum, { dues }) => sum + dues.length, 0);
  const upcoming = due ? null : nextDue(desk.index ?? [], today);

  // What a government says is read again, but not confirmed by anybody else.
  const isAdvice = due?.row.kind === "Travel advice";

  // The next fact is read from its beginning, also aloud.
  useEffect(() => {
    if (answered.length > 0) heading.current?.focus();
  }, [answered.length]);

  function next(dues: readonly Due[], answer: Answer, change: Change | null) {
    setAnswered((before) => [...before, { dues, answer, change }]);
    setOpen(null);
  }

  async function answer(dues: readonly Due[], how: Exclude<Answer, "changed">, word?: OfficeWord) {
    if (dues.length === 0 || isBusy) return;
    const edits = dues.flatMap(({ row }) => answerEdits(row, recordAt(desk.files, row), how, today, word));
    if (edits.length === 0) return next(dues, how, null);
    await run(async () => {
      const title = titleOfDues(dues).slice(0, 290);
      const change = await desk.save({
        entryId: uuidv7(),
        title,
        edits,
        note: TEXTS.notes[noteOf(how, word)],
        publishOn: null,
      });
      next(dues, how, change as Change);
    });
  }

  /** The change comes first: where the answer is not stored after it, the report waits, and accepting it again changes nothing more. */
  async function answerReport(report: Report, state: "accepted" | "refused") {
    if (!due || isBusy) return;
    const { row, reports } = due;
    const accepted = reports.filter((one) => !isWaiting(one)).concat(state === "accepted" ? report : []);
    const edits = readersPaidEdits(row, recordAt(desk.files, row), accepted, today);
    await run(async () => {
      if (edits.length > 0) {
        const change = { entryId: uuidv7(), title: rowTitle(row), edits, note: TEXTS.paid.note, publishOn: null };
        await desk.save(change);
      }
      await storeAnswer({ id: report.id, state });
    });
  }

  async function undo() {
    const last = answered.at(-1);
    if (!last || isBusy) return;
    await run(async () => {
      if (last.change) await desk.undo(last.change);
      setAnswered((before) => before.slice(0, -1));
      setSkipped((before) => new Set([...before].filter((one) => last.dues.every(({ row }) => row.id !== one))));
    });
  }

  async function run(work: () => Promise<void>) {
    setIsBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setIsBusy(false);
    }
  }

  function skip() {
    if (due) setSkipped((before) => new Set([...[...before].filter((one) => one !== due.row.id), due.row.id]));
    setOpen(null);
  }

  useReviewKeys({
    a: () => void answer(unit, "right"),
    s: () => void answer(first, "right"),
    o: () => !isAdvice && setOpen({ form: "confirmed" }),
    c: () => setOpen({ form: "changed" }),
    n: () => void (isAdvice || answer(first, "doubted")),
    k: skip,
    u: () => void undo(),
  });

  if (isLoading) return <Skeleton className="h-[40rem] w-full" />;

  const last = answered.at(-1);
  return (
    <section aria-labelledby="review-heading" data-slot="desk-review" className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id="review-heading" className="text-office-title">
          {all.length > 0 ? countText(TEXTS.due, all.length) : TEXTS.none}
        </h2>
        {minutes > 0 && <p className="text-muted">{interpolate(TEXTS.minutes, { minutes: String(minutes) })}</p>}
        {answered.length > 0 && (
          <p role="status" className="text-muted">
            {interpolate(TEXTS.progress, { done: String(done), all: String(done + all.length) })}
          </p>
        )}
      </div>
      {answered.length > 0 && (
        <progress
          aria-label={TEXTS.progressLabel}
          value={done}
          max={done + all.length}
          className="block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
        />
      )}
      {last && (
        <div className="flex flex-wrap items-center gap-3">
          <OutcomeLine tone="success">
            {interpolate(TEXTS.answered[last.answer], { label: titleOfDues(last.dues) })}
          </OutcomeLine>
          <Button variant="ghost" busy={isBusy} onClick={() => void undo()}>
            {TEXTS.undo} <Key name="U" />
          </Button>
        </div>
      )}
      <Failure error={error} />
      {!due && (
        <div>
          <p className="text-muted">{answered.length > 0 ? TEXTS.allDone : TEXTS.empty}</p>
          {upcoming && (
            <Link to={contentPath({ review: upcoming.day })} className="link-standalone font-semibold">
              {interpolate(countText(TEXTS.upcoming, upcoming.count), { day: longDate(upcoming.day) })}
            </Link>
          )}
        </div>
      )}
      {due && unit.length > 1 && (
        <DueUnit unit={unit} desk={desk} title={titleOfDues(unit)}>
          <Button busy={isBusy} onClick={() => void answer(unit, "right")}>
            {TEXTS.allRight} <Key name="A" />
          </Button>
        </DueUnit>
      )}
      {due && (
        <Card className="space-y-5 p-5">
          <DueFact
            due={due}
            desk={desk}
            headingRef={heading}
            onAccept={(answered) => setOpen({ form: "accept", said: answered })}
          />
          <PaidReports due={due} desk={desk} isBusy={isBusy} onAnswer={(...answer) => void answerReport(...answer)} />
          <div className="flex flex-wrap gap-3 border-t border-line pt-4">
            <Button busy={isBusy} onClick={() => void answer(first, "right")}>
              {TEXTS.right} <Key name="S" />
            </Button>
            {!isAdvice && (
              <Button
                variant="outline"
                aria-expanded={open?.form === "confirmed"}
                onClick={() => setOpen({ form: "confirmed" })}
              >
                {TEXTS.confirmed} <Key name="O" />
              </Button>
            )}
            <Button
              variant="outline"
              aria-expanded={open?.form === "changed"}
              onClick={() => setOpen({ form: "changed" })}
            >
              {TEXTS.changed} <Key name="C" />
            </Button>
            {!isAdvice && (
              <Button variant="outline" busy={isBusy} onClick={() => void answer(first, "doubted")}>
                {TEXTS.doubted} <Key name="N" />
              </Button>
            )}
            <Button variant="ghost" onClick={skip}>
              {TEXTS.skip} <Key name="K" />
            </Button>
          </div>
          {open?.form === "accept" && (
            <AcceptForm
              key={open.said.id}
              said={open.said}
              isBusy={isBusy}
              onAccept={(word) =>
                open.said.verdict === "right" ? void answer(first, "right", word) : setOpen({ form: "changed", word })
              }
              onCancel={() => setOpen(null)}
            />
          )}
          {open?.form === "confirmed" && (
            <ConfirmedForm
              key={due.row.id}
              today={today}
              isBusy={isBusy}
              onConfirm={(confirmed) => void answer(first, "right", { confirmed })}
              onCancel={() => setOpen(null)}
            />
          )}
          {open?.form === "changed" && (
            <div className="grid gap-5">
              <EntryFormView
                key={due.row.id}
                row={due.row}
                desk={desk}
                entry={undefined}
                isFocused
                word={open.word}
                onAdded={() => {}}
                onRemoved={() => {}}
                onSaved={(change) => next(first, "changed", change)}
              />
            </div>
          )}
        </Card>
      )}
      {watch.data && <WatchSummary watch={watch.data} />}
    </section>
  );
}

/** Which words say why, as the change keeps them. */
function noteOf(how: Exclude<Answer, "changed">, word: OfficeWord | undefined): keyof typeof TEXTS.notes {
  if (!word) return how;
  return "confirmed" in word ? "confirmed" : "answered";
}

/** "Kenya, Class D: fee" of one fact, "Kenya, Class D: 8 facts" of several. */
function titleOfDues(dues: readonly Due[]): string {
  const [{ row }] = dues as [Due];
  if (dues.length === 1) return rowTitle(row);
  const named = row.file.endsWith("/permits.yaml") || row.file.endsWith("/cities.yaml");
  const about = named && row.label.includes(": ") ? row.label.split(": ")[0]! : row.chapter;
  return `${row.subject}, ${about}: ${countText(TEXTS.facts, dues.length)}`;
}

/** The key that does the same as the button. */
function Key({ name }: { name: string }) {
  return (
    <kbd aria-hidden className="ml-1 hidden rounded border border-current px-1.5 text-xs opacity-70 md:inline">
      {name}
    </kbd>
  );
}
