import { useMutation, type UseMutationResult, useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useRef } from "react";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { describeFailure } from "../words.ts";
import { FIRST_DAY_TEXTS as TEXTS } from "./copy.ts";
import type { LaunchState } from "./launch-state.ts";
import { type Setup, setupQuery, testMailMutation } from "./queries.ts";
import { listSteps, type Step } from "./steps.ts";

/** What is left to do before the launch, with its present state; nothing once all is done (decision: first-day). */
export function FirstDay({ launch }: { launch: LaunchState }) {
  const { data: setup, error } = useQuery(setupQuery);
  if (!setup) {
    return error ? (
      <OutcomeLine tone="failure">{interpolate(TEXTS.failed, { reason: describeFailure(error) })}</OutcomeLine>
    ) : null;
  }
  return <StepList steps={listSteps(launch, setup)} setup={setup} />;
}

function StepList({ steps, setup }: { steps: readonly Step[]; setup: Setup }) {
  const title = useRef<HTMLHeadingElement>(null);
  // Here, because the buttons are gone before their own mutation could say that it succeeded.
  const testing = useMutation(testMailMutation);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section aria-labelledby="first-day" data-slot="first-day">
      <h2 ref={title} id="first-day" tabIndex={-1} className="text-title">
        {TEXTS.title}
      </h2>
      <p className="mt-2 text-muted">
        {interpolate(TEXTS.progress, { done: String(done), all: String(steps.length) })}
      </p>
      <Card className="mt-5">
        <ol className="divide-y divide-line">
          {steps.map((step) => (
            <li key={step.id} className="flex gap-4 p-4 sm:px-6">
              <StepState isDone={step.isDone} />
              <div className="min-w-0">
                <h3 className="font-semibold">{step.title}</h3>
                <p className="mt-1 wrap-anywhere">{step.text}</p>
                {step.id === "mail" && !step.isDone && (
                  <TestMail testMail={setup.testMail} testing={testing} onArrived={() => title.current?.focus()} />
                )}
                {!step.isDone && <p className="mt-1 text-sm text-muted">{interpolate(TEXTS.guide, step.guide)}</p>}
                {step.link && !step.isDone && (
                  <NavAnchor to={step.link.to} className="link-standalone font-semibold">
                    {step.link.label}
                  </NavAnchor>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </section>
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
