// The checklist on /before-you-pay: which answer to which question means "stop".

/** What can be answered. */
export const PAY_ANSWERS = ["yes", "no", "unsure"] as const;
export type PayAnswer = (typeof PAY_ANSWERS)[number];

/** A question, and the one answer that lets you go on: not knowing means finding out first. */
export type PayRule = { id: string; goesOn: Exclude<PayAnswer, "unsure"> };

/** The questions, by what is to be paid. */
export const PAY_RULES = {
  land: [
    { id: "search", goesOn: "yes" },
    { id: "owner", goesOn: "yes" },
    { id: "claims", goesOn: "no" },
    { id: "visit", goesOn: "yes" },
    { id: "building", goesOn: "yes" },
    { id: "occupied", goesOn: "no" },
    { id: "lawyer", goesOn: "yes" },
    { id: "relative", goesOn: "no" },
    { id: "account", goesOn: "yes" },
    { id: "hurry", goesOn: "no" },
  ],
  builder: [
    { id: "title", goesOn: "yes" },
    { id: "registered", goesOn: "yes" },
    { id: "contract", goesOn: "yes" },
    { id: "permit", goesOn: "yes" },
    { id: "inspected", goesOn: "yes" },
    { id: "advance", goesOn: "no" },
    { id: "relative", goesOn: "no" },
  ],
  agent: [
    { id: "registered", goesOn: "yes" },
    { id: "hired", goesOn: "yes" },
    { id: "written", goesOn: "yes" },
    { id: "promise", goesOn: "no" },
    { id: "account", goesOn: "no" },
    { id: "hurry", goesOn: "no" },
  ],
  visa: [
    { id: "source", goesOn: "yes" },
    { id: "ending", goesOn: "yes" },
    { id: "fee", goesOn: "yes" },
    { id: "reseller", goesOn: "no" },
    { id: "payment", goesOn: "no" },
  ],
} as const satisfies Readonly<Record<string, readonly PayRule[]>>;

/** What is to be paid. */
export type PayList = keyof typeof PAY_RULES;
export const PAY_LISTS = Object.keys(PAY_RULES) as PayList[];

export type PayVerdict =
  | { kind: "stop"; because: readonly string[] }
  | { kind: "open"; left: number }
  | { kind: "go on"; left: 0 };

/**
 * Whether to stop: one answer is enough, however many questions are left.
 * @param answers by the questions' ids; anything that is no answer counts as none
 */
export function judgePayment(
  rules: readonly PayRule[],
  answers: Readonly<Record<string, PayAnswer | undefined>>,
): PayVerdict {
  const because = rules.filter((rule) => stops(rule, answers[rule.id])).map(({ id }) => id);
  if (because.length > 0) return { kind: "stop", because };
  const left = rules.filter(({ id }) => answers[id] === undefined).length;
  return left === 0 ? { kind: "go on", left } : { kind: "open", left };
}

/** Whether an answer means to stop. */
export function stops({ goesOn }: PayRule, answer: PayAnswer | undefined): boolean {
  return answer !== undefined && answer !== goesOn;
}

/** The answer that a text of a URL means; undefined where it is none. */
export function readPayAnswer(text: string | null): PayAnswer | undefined {
  return PAY_ANSWERS.find((answer) => answer === text);
}
