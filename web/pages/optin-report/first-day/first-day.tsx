import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useRef, useState } from "react";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { OfficeLink } from "#web/ui/office-link.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { describeFailure } from "../format.ts";
import { FIRST_DAY_TEXTS as TEXTS } from "./copy.ts";
import type { LaunchState } from "./launch-state.ts";
import { type Setup, testMailMutation } from "./queries.ts";
import { listSteps, type Step } from "./steps.ts";

type FirstDayProps = {
  launch: LaunchState | undefined;
  setup: Setup | undefined;
  error: Error | null;
  /** Whether no lead has come yet: then the list begins open. */
  isEmpty: boolean;
};

/** What is left to do before the launch, with its present state; nothing once all is done. */
export function FirstDay({ launch, setup, error, isEmpty }: FirstDayProps) {
  if (!setup || !launch) {
    return error ? (
      <OutcomeLine tone="failure">{interpolate(TEXTS.failed, { reason: describeFailure(error) })}</OutcomeLine>
    ) : null;
  }
  return <StepList steps={listSteps(launch, setup)} setup={setup} isEmpty={isEmpty} />;
}

type StepListProps = { steps: readonly Step[]; setup: Setup; isEmpty: boolean };

/** One line, and the steps below it when they are asked for. */
function StepList({ steps, setup, isEmpty }: StepListProps) {
  const list = useRef<HTMLDetailsElement>(null);
  // The first lead does not close what the owner reads.
  const [isOpen, setIsOpen] = useState(isEmpty);
  // Here, because the buttons are gone before their own mutation could say that it succeeded.
  const testing = useMutation(testMailMutation);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <Disclosure
      ref={list}
      data-slot="first-day"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="rounded-lg border bg-surface pb-0"
      row={{ className: "px-4" }}
      summary={
        <span className="flex min-w-0 flex-wrap items-center gap-x-4">
          <h2>{TEXTS.title}</h2>
          <span className="font-normal text-muted">
            {interpolate(TEXTS.progress, { done: String(done), all: String(steps.length) })}
          </span>
        </span>
      }
    >
      <ol className="divide-y divide-line border-t border-line">
        {steps.map((step) => (
          <li key={step.id} className="flex gap-4 p-4">
            <StepState isDone={step.isDone} />
            <div className="min-w-0">
              <h3 className="font-semibold">{step.title}</h3>
              <p className="wrap-anywhere">{step.text}</p>
              {step.id === "mail" && !step.isDone && (
                <TestMail
                  testMail={setup.testMail}
                  testing={testing}
                  onArrived={() => list.current?.querySelector("summary")?.focus()}
                />
              )}
              {!step.isDone && <Explanation step={step} />}
            </div>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** How an open step is done, and where it shows. */
function Explanation({ step: { title, how, link } }: { step: Step }) {
  return (
    <>
      <Disclosure
        className="mt-3"
        summary={
          <span>
            {TEXTS.how}
            <span className="sr-only">: {title}</span>
          </span>
        }
      >
        <ul className="list-disc space-y-2 pb-2 pl-5 text-sm wrap-anywhere">
          {how.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
      {link && (
        <OfficeLink to={link.to} className="link-standalone text-sm font-semibold">
          {link.label}
        </OfficeLink>
      )}
    </>
  );
}

function StepState({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <span className={isDone ? "text-link" : "text-muted"}>
      <Icon aria-hidden className="size-6" />
      <span className="sr-only">{isDone ? TEXTS.done : TEXTS.open}:</span>
    </span>
  );
}

type TestMailProps = Pick<Setup, "testMail"> & {
  testing: UseMutationResult<Setup, Error, "send" | "confirm">;
  /** Called when the buttons are gone, and with them the focus. */
  onArrived: () => void;
};

function TestMail({ testMail, testing: { mutate, error, isPending, variables }, onArrived }: TestMailProps) {
  const isSending = isPending && variables === "send";
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3">
        {testMail && testMail.outcome !== "refused" && (
          <Button busy={isPending} onClick={() => mutate("confirm", { onSuccess: onArrived })}>
            {TEXTS.mail.confirm}
          </Button>
        )}
        <Button variant="outline" busy={isPending} onClick={() => mutate("send")}>
          {isSending ? TEXTS.mail.sending : testMail ? TEXTS.mail.sendAgain : TEXTS.mail.send}
        </Button>
      </div>
      <div role="alert" className="empty:hidden">
        {error && (
          <OutcomeLine tone="failure" className="mt-3 flex">
            {describeFailure(error)}
          </OutcomeLine>
        )}
      </div>
    </>
  );
}
