import { expect, test } from "vitest";
import { CHECK_TEXTS } from "#web/pages/before-you-pay/check-copy.ts";
import {
  judgePayment,
  PAY_ANSWERS,
  PAY_LISTS,
  PAY_RULES,
  type PayRule,
  readPayAnswer,
} from "#web/pages/before-you-pay/pay-rules.ts";

const RULES: readonly PayRule[] = [
  { id: "search", safe: "yes" },
  { id: "hurry", safe: "no" },
];

test.for([
  // search, hurry, verdict
  [undefined, undefined, { kind: "open", left: 2 }],
  ["yes", undefined, { kind: "open", left: 1 }],
  [undefined, "no", { kind: "open", left: 1 }],
  ["yes", "no", { kind: "go on", left: 0 }],
  ["no", undefined, { kind: "stop", because: ["search"], left: 1 }],
  ["unsure", undefined, { kind: "stop", because: ["search"], left: 1 }],
  [undefined, "yes", { kind: "stop", because: ["hurry"], left: 1 }],
  [undefined, "unsure", { kind: "stop", because: ["hurry"], left: 1 }],
  ["yes", "yes", { kind: "stop", because: ["hurry"], left: 0 }],
  ["no", "no", { kind: "stop", because: ["search"], left: 0 }],
  ["no", "yes", { kind: "stop", because: ["search", "hurry"], left: 0 }],
  ["unsure", "unsure", { kind: "stop", because: ["search", "hurry"], left: 0 }],
] as const)("answers %s and %s give the verdict of the decision table", ([search, hurry, verdict]) => {
  expect(judgePayment(RULES, { search, hurry })).toEqual(verdict);
});

test("every question stops on the wrong answer and on not knowing, whatever the others say", () => {
  const wrong = PAY_LISTS.flatMap((list) => {
    const rules: readonly PayRule[] = PAY_RULES[list];
    const right = Object.fromEntries(rules.map(({ id, safe }) => [id, safe]));
    const allRight = judgePayment(rules, right).kind === "go on" ? [] : [`${list}: right answers stop`];
    const others = rules.flatMap(({ id, safe }) =>
      PAY_ANSWERS.filter((answer) => answer !== safe)
        .filter((answer) => {
          const verdict = judgePayment(rules, { ...right, [id]: answer });
          return verdict.kind !== "stop" || verdict.because.join() !== id;
        })
        .map((answer) => `${list} ${id}: ${answer}`),
    );
    return [...allRight, ...others];
  });
  expect(wrong).toEqual([]);
});

test("the usual signs of fraud stop a payment", () => {
  const safe = (list: keyof typeof PAY_RULES) =>
    Object.fromEntries(PAY_RULES[list].map((rule) => [rule.id, rule.safe]));
  expect(safe("land")).toMatchObject({ search: "yes", claims: "no", relative: "no", hurry: "no" });
  expect(safe("builder")).toMatchObject({
    title: "yes",
    inspected: "yes",
    advance: "no",
    relative: "no",
  });
  expect(safe("agent")).toMatchObject({ registered: "yes", hired: "yes" });
  expect(safe("adviser")).toMatchObject({ registered: "yes", promise: "no" });
  expect(PAY_LISTS.filter((list) => safe(list).payment !== "no")).toEqual([]);
  expect(safe("visa")).toMatchObject({ source: "yes", ending: "yes" });
});

test("a URL without an answer leaves the question open", () => {
  expect(["yes", "no", "unsure", "maybe", "", null].map(readPayAnswer)).toEqual([
    "yes",
    "no",
    "unsure",
    undefined,
    undefined,
    undefined,
  ]);
});

test("each question asks, and each reason is a sentence", () => {
  const questions = PAY_LISTS.flatMap((list) => Object.values(CHECK_TEXTS.lists[list].rules));
  expect(questions.filter(({ question, reason }) => !question.endsWith("?") || !reason.endsWith("."))).toEqual([]);
});
