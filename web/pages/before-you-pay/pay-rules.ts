// The checklist on /before-you-pay: which answer to which question means "stop".

export const PAY_ANSWERS = ["yes", "no", "unsure"] as const;
export type PayAnswer = (typeof PAY_ANSWERS)[number];

/** A question, and the one answer that lets you go on: not knowing means finding out first. */
export type PayRule = { id: string; safe: Exclude<PayAnswer, "unsure"> };

/** The questions, by what is to be paid. */
export const PAY_RULES = {
  land: [
    { id: "search", safe: "yes" },
    { id: "owner", safe: "yes" },
    { id: "claims", safe: "no" },
    { id: "visit", safe: "yes" },
    { id: "building", safe: "yes" },
    { id: "occupied", safe: "no" },
    { id: "lawyer", safe: "yes" },
    { id: "relative", safe: "no" },
    { id: "account", safe: "yes" },
    { id: "payment", safe: "no" },
    { id: "hurry", safe: "no" },
  ],
  builder: [
    { id: "title", safe: "yes" },
    { id: "registered", safe: "yes" },
    { id: "contract", safe: "yes" },
    { id: "permit", safe: "yes" },
    { id: "inspected", safe: "yes" },
    { id: "advance", safe: "no" },
    { id: "relative", safe: "no" },
    { id: "payment", safe: "no" },
  ],
  agent: [
    { id: "registered", safe: "yes" },
    { id: "hired", safe: "yes" },
    { id: "written", safe: "yes" },
    { id: "payment", safe: "no" },
    { id: "hurry", safe: "no" },
  ],
  adviser: [
    { id: "registered", safe: "yes" },
    { id: "written", safe: "yes" },
    { id: "promise", safe: "no" },
    { id: "payment", safe: "no" },
    { id: "hurry", safe: "no" },
  ],
  visa: [
    { id: "source", safe: "yes" },
    { id: "ending", safe: "yes" },
    { id: "fee", safe: "yes" },
    { id: "reseller", safe: "no" },
    { id: "payment", safe: "no" },
  ],
} as const satisfies Readonly<Record<string, readonly PayRule[]>>;

export type PayList = keyof typeof PAY_RULES;
export const PAY_LISTS = Object.keys(PAY_RULES) as PayList[];

export type PayVerdict =
  | { kind: "stop"; because: readonly string[]; left: number }
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
  const left = rules.filter(({ id }) => answers[id] === undefined).length;
  if (because.length > 0) return { kind: "stop", because, left };
  return left === 0 ? { kind: "go on", left } : { kind: "open", left };
}

export function stops({ safe }: PayRule, answer: PayAnswer | undefined): boolean {
  return answer !== undefined && answer !== safe;
}

/** The answer that a text of a URL means; undefined where it is none. */
export function readPayAnswer(text: string | null): PayAnswer | undefined {
  return PAY_ANSWERS.find((answer) => answer === text);
}
