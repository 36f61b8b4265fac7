import type { ReactNode, RefObject } from "react";
import { CORRECTIONS_OF_FACT } from "#domain/desk.ts";
import type { Json } from "#domain/edits.ts";
import { isMap, sourcesOf } from "#web/content/desk-rows.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { figureOfKey, figureText } from "#domain/watch/figures.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { OfficeLink } from "#web/ui/office-link.tsx";
import { OutsideLink } from "#web/ui/outside-link.tsx";
import { recordAt } from "../changes.ts";
import { ACCEPT_TEXTS, DESK_TEXTS, ENTRY_TEXTS, REVIEW_TEXTS as TEXTS } from "../copy.ts";
import type { Desk } from "../use-desk.ts";
import { PageLinks, SourceLinks } from "../entry/links.tsx";
import { filledText, wordsOfValue } from "../format.ts";
import type { FactAnswer } from "../offices/answers.ts";
import type { Correction } from "../queries.ts";
import { type Due, type Finding, isAnswer } from "./queue.ts";
import { SecondLink } from "./second-link.tsx";

type DueFactProps = {
  due: Due;
  desk: Desk;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Begins to accept what an office answered. */
  onAccept: (said: FactAnswer) => void;
};

/** All that decides whether a fact is still right: what it says, against what, on which pages, since when, and what readers and offices say. */
export function DueFact({ due: { row, corrections: said, findings }, desk, headingRef, onAccept }: DueFactProps) {
  const answers = said.filter((one) => isAnswer(one));
  const corrections = said.filter((one): one is Correction => !isAnswer(one));
  const record = recordAt(desk.files, row);
  const { note, because, method } = record;
  const sources = sourcesOf(desk.files ?? {}, row);
  const reported = Array.isArray(record.reported) ? (record.reported as readonly Json[]).filter(isMap) : [];
  return (
    <>
      <div>
        <p className="text-muted">
          {row.subject}, {row.chapter}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3
            ref={headingRef}
            tabIndex={-1}
            className="min-w-0 font-serif text-xl font-semibold wrap-anywhere outline-0"
          >
            {row.label}
          </h3>
          {row.isDecisive && <Badge variant="accent">{ENTRY_TEXTS.decisive}</Badge>}
          {row.evidence && <Badge variant="outline">{DESK_TEXTS.evidence[row.evidence]}</Badge>}
        </div>
      </div>
      <p data-slot="due-value" className="text-lead wrap-anywhere">
        {filledText(wordsOfValue(record), desk.index)}
      </p>
      {typeof note === "string" && <p className="wrap-anywhere">{filledText(note, desk.index)}</p>}
      {findings.length > 0 && (
        <Part title={TEXTS.watch.title}>
          <ul className="space-y-3">
            {findings.map((finding) => (
              <li key={JSON.stringify(finding)} className="border-l-4 border-line pl-3 wrap-anywhere">
                <FindingText finding={finding} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {reported.length > 0 && (
        <Part title={TEXTS.reported}>
          <ul className="list-disc space-y-1 pl-5">
            {reported.map((one) => (
              <li key={JSON.stringify(one)} className="wrap-anywhere">
                {filledText(wordsOfValue(one), desk.index)}
              </li>
            ))}
          </ul>
          {typeof because === "string" && <p className="mt-1 text-muted">{interpolate(TEXTS.because, { because })}</p>}
        </Part>
      )}
      {answers.length > 0 && (
        <Part title={ACCEPT_TEXTS.title}>
          <ul className="space-y-3">
            {answers.map((answer) => (
              <li key={answer.id} className="space-y-2 border-l-4 border-line pl-3 wrap-anywhere">
                <AnswerText answer={answer} />
                {answer.verdict !== "not ours" && (
                  <Button variant="outline" onClick={() => onAccept(answer)}>
                    {ACCEPT_TEXTS.accept[answer.verdict]}
                  </Button>
                )}
                <SecondLink answer={answer} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {corrections.length > 0 && (
        <Part title={TEXTS.readers}>
          <ul className="space-y-3">
            {corrections.map(({ id, message, createdAt, personId }) => (
              <li key={id} className="border-l-4 border-line pl-3">
                <p className="whitespace-pre-line wrap-anywhere">{message}</p>
                <p className="mt-1 text-sm text-muted">
                  {momentText(createdAt)}{" "}
                  <OfficeLink to={`/contacts/people/${personId}`} className="link">
                    {TEXTS.person}
                  </OfficeLink>
                </p>
              </li>
            ))}
          </ul>
          {corrections.length >= CORRECTIONS_OF_FACT && <p className="mt-3 text-muted">{TEXTS.moreReaders}</p>}
        </Part>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <Part title={ENTRY_TEXTS.sources}>
          {sources.length === 0 && (
            <p className="text-muted">{typeof method === "string" ? method : ENTRY_TEXTS.noSources}</p>
          )}
          <SourceLinks sources={sources} />
          {row.office && (
            <p className="mt-1">
              {ENTRY_TEXTS.office}{" "}
              <OutsideLink href={row.office.url} className="link">
                {row.office.name}
              </OutsideLink>
            </p>
          )}
        </Part>
        <Part title={ENTRY_TEXTS.where}>
          <PageLinks paths={row.pages} />
        </Part>
      </div>
      <p className="text-sm text-muted">
        {row.reviewedOn && interpolate(TEXTS.lastCheck, { day: longDate(row.reviewedOn) })}{" "}
        {row.reviewOn && interpolate(TEXTS.dueSince, { day: longDate(row.reviewOn) })}
      </p>
    </>
  );
}

/** What a page no longer says, with the words that stood there and those that stand there now. */
function FindingText({ finding }: { finding: Finding }) {
  const { url, foundAt } = finding;
  const link = (
    <OutsideLink href={url} className="link">
      {new URL(url).host}
    </OutsideLink>
  );
  if (finding.what === "page") {
    const { lost, movedTo } = finding;
    return (
      <p>
        {link}: {TEXTS.watch[lost]}{" "}
        {movedTo && (
          <OutsideLink href={movedTo} className="link">
            {movedTo}
          </OutsideLink>
        )}{" "}
        <span className="text-muted">{momentText(foundAt)}</span>
      </p>
    );
  }
  const { figure, around, foundText } = finding;
  return (
    <>
      <p>
        {link}: {interpolate(TEXTS.watch.figure, { figure: figureText(figureOfKey(figure)) })}{" "}
        <span className="text-muted">{momentText(foundAt)}</span>
      </p>
      <p>{interpolate(TEXTS.watch.before, { text: around })}</p>
      {foundText && <p>{interpolate(TEXTS.watch.now, { text: foundText })}</p>}
    </>
  );
}

/** What an office answered about the sentence as it was asked, and who says so. */
function AnswerText({
  answer: { verdict, sentence, text, name, position, createdAt, document },
}: {
  answer: FactAnswer;
}) {
  return (
    <>
      <p className="whitespace-pre-line">“{sentence}”</p>
      <p className="font-semibold whitespace-pre-line">{interpolate(ACCEPT_TEXTS.verdicts[verdict], { text })}</p>
      {document && (
        <p>
          <OutsideLink href={document} className="link">
            {document}
          </OutsideLink>
        </p>
      )}
      <p className="text-sm text-muted">
        {interpolate(ACCEPT_TEXTS.who, { name, position, time: momentText(createdAt) })}
      </p>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="font-semibold">{title}</h4>
      {children}
    </section>
  );
}
