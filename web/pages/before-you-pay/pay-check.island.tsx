import { clsx } from "clsx";
import { useState } from "react";
import {
  judgePayment,
  PAY_ANSWERS,
  PAY_LISTS,
  PAY_RULES,
  type PayAnswer,
  type PayList,
  type PayRule,
  type PayVerdict,
  readPayAnswer,
  stops,
} from "./pay-rules.ts";
import { COUNTRIES } from "#domain/countries.ts";
import { beforeYouPayPath } from "#web/content/page-paths.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { withParams } from "#web/lib/page-url.ts";
import { useUrlParams } from "#web/lib/use-url-params.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { CHECK_TEXTS as texts } from "./check-copy.ts";

/**
 * The checklists; the answers stand in the URL. Without scripts each question says when to stop. Answers that were there
 * when the page was opened may be the sender's of the link, so there is no verdict until the reader confirms them.
 */
export function PayCheck() {
  const [params, setParams] = useUrlParams();
  const [isOwn, setOwn] = useState(false);

  function answer(changes: Readonly<Record<string, string | null>>) {
    if (!hasAnswers(params)) setOwn(true);
    setParams((before) => withParams(before, changes), { replace: true });
  }

  return (
    <div data-slot="pay-check" className="mt-8">
      {hasAnswers(params) && !isOwn && (
        <div role="note" className="mb-6 rounded-md border border-line p-4">
          <p className="measure">{texts.fromLink.text}</p>
          <Button variant="outline" className="mt-3" onClick={() => setOwn(true)}>
            {texts.fromLink.confirm}
          </Button>
        </div>
      )}
      {PAY_LISTS.map((list) => {
        const answers = Object.fromEntries(
          PAY_RULES[list].map(({ id }) => [id, readPayAnswer(params.get(paramOf(list, id)))]),
        );
        return <Checklist key={list} list={list} answers={answers} hasVerdict={isOwn} onAnswer={answer} />;
      })}
    </div>
  );
}

function paramOf(list: PayList, rule: string): string {
  return `${list}-${rule}`;
}

/** Whether the URL answers any question. */
function hasAnswers(params: URLSearchParams): boolean {
  return PAY_LISTS.some((list) => PAY_RULES[list].some(({ id }) => readPayAnswer(params.get(paramOf(list, id)))));
}

type ChecklistProps = {
  list: PayList;
  answers: Readonly<Record<string, PayAnswer | undefined>>;
  hasVerdict: boolean;
  onAnswer: (changes: Readonly<Record<string, string | null>>) => void;
};

function Checklist({ list, answers, hasVerdict, onAnswer }: ChecklistProps) {
  const [isOpen, setOpen] = useState(false);
  const rules: readonly PayRule[] = PAY_RULES[list];
  const { title } = texts.lists[list];
  const verdict = judgePayment(rules, answers);
  const isBegun = Object.values(answers).some(Boolean);
  const isJudged = hasVerdict && isBegun;
  return (
    <Disclosure
      data-list={list}
      open={isOpen || isBegun || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={<h3>{title}</h3>}
    >
      <section aria-label={title} className="pb-8">
        {rules.map((rule) => (
          <Question
            key={rule.id}
            list={list}
            rule={rule}
            given={answers[rule.id]}
            isJudged={hasVerdict}
            onAnswer={(given) => onAnswer({ [paramOf(list, rule.id)]: given })}
          />
        ))}
        <div className={isJudged ? "mt-6 rounded-md border-2 border-line p-4" : undefined}>
          <p role="status" className={clsx("text-lead font-semibold", verdict.kind === "stop" && "text-danger")}>
            {isJudged && describe(verdict, list)}
          </p>
          {isJudged && verdict.kind === "stop" && <Stop list={list} verdict={verdict} />}
        </div>
        {isBegun && (
          <button
            type="button"
            className="link-standalone"
            onClick={({ currentTarget }) => {
              // The button goes with the last answer, and the focus with it.
              currentTarget.closest("section")!.querySelector("input")!.focus();
              onAnswer(Object.fromEntries(rules.map(({ id }) => [paramOf(list, id), null])));
            }}
          >
            {texts.clear}
          </button>
        )}
      </section>
    </Disclosure>
  );
}

/** Where each list is looked up on a country's page. */
const LOOK_UP_AT = {
  land: "land",
  builder: "land",
  agent: "agent",
  adviser: "agent",
  visa: "official-sites",
} as const satisfies Record<PayList, string>;

/** Why to stop, and where to look up what is missing. */
function Stop({ list, verdict: { because, left } }: { list: PayList; verdict: PayVerdict & { kind: "stop" } }) {
  const rules = textsOf(list);
  return (
    <div data-slot="pay-stop">
      <ul className="mt-2 measure list-disc space-y-1 pl-6">
        {because.map((id) => (
          <li key={id}>{rules[id]!.reason}</li>
        ))}
      </ul>
      {left > 0 && <p className="mt-2">{interpolate(texts.left, { left: String(left) })}</p>}
      <p className="mt-3">{texts.lookUp}</p>
      <ul className="links flex flex-wrap gap-x-6">
        {COUNTRIES.map(({ id, name }) => (
          <li key={id}>
            <a href={`${beforeYouPayPath(id)}#${LOOK_UP_AT[list]}`}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function textsOf(list: PayList): Readonly<Record<string, { question: string; reason: string }>> {
  return texts.lists[list].rules;
}

function describe(verdict: PayVerdict, list: PayList): string {
  if (verdict.kind === "stop") return countText(texts.stop, verdict.because.length);
  return verdict.kind === "go on" ? texts.lists[list].goOn : interpolate(texts.open, { left: String(verdict.left) });
}

type QuestionProps = {
  list: PayList;
  rule: PayRule;
  given: PayAnswer | undefined;
  /** Whether the reader stands by the answer: until then the question says when to stop, not that they can go on. */
  isJudged: boolean;
  onAnswer: (given: PayAnswer) => void;
};

function Question({ list, rule, given, isJudged, onAnswer }: QuestionProps) {
  const { question, reason } = textsOf(list)[rule.id]!;
  const isStopped = isJudged && stops(rule, given);
  const name = paramOf(list, rule.id);
  return (
    <fieldset className="mt-5">
      <legend className="measure font-semibold">{question}</legend>
      <div className="with-scripts flex flex-wrap gap-x-6">
        {PAY_ANSWERS.map((answer) => (
          <label key={answer} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              value={answer}
              checked={given === answer}
              onChange={() => onAnswer(answer)}
              className="size-5 shrink-0"
            />
            {texts.answers[answer]}
          </label>
        ))}
      </div>
      <p className={clsx("measure", isStopped ? "font-semibold text-danger" : "text-muted")}>
        {given !== undefined && isJudged && !isStopped
          ? texts.fine
          : `${isStopped ? texts.stopped : texts.stopIf[rule.safe]} ${reason}`}
      </p>
    </fieldset>
  );
}
