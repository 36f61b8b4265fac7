// The checklist on /before-you-pay: which answer to which question means "stop".

/** What can be answered. */
export const PAY_ANSWERS = ["yes", "no", "unsure"] as const;
export type PayAnswer = (typeof PAY_ANSWERS)[number];

/** A question, and the one answer that lets you go on: not knowing means finding out first. */
export type PayRule = { id: string; announcementIsActive: Exclude<PayAnswer, "unsure"> };

/** The questions, by what is to be paid. */
export const PAY_RULES = {
  land: [
    { id: "search", announcementIsActive: "yes" },
    { id: "owner", announcementIsActive: "yes" },
    { id: "claims", announcementIsActive: "no" },
    { id: "visit", announcementIsActive: "yes" },
    { id: "building", announcementIsActive: "yes" },
    { id: "occupied", announcementIsActive: "no" },
    { id: "lawyer", announcementIsActive: "yes" },
    { id: "relative", announcementIsActive: "no" },
    { id: "account", announcementIsActive: "yes" },
    { id: "hurry", announcementIsActive: "no" },
  ],
  builder: [
    { id: "title", announcementIsActive: "yes" },
    { id: "registered", announcementIsActive: "yes" },
    { id: "contract", announcementIsActive: "yes" },
    { id: "permit", announcementIsActive: "yes" },
    { id: "inspected", announcementIsActive: "yes" },
    { id: "advance", announcementIsActive: "no" },
    { id: "relative", announcementIsActive: "no" },
  ],
  agent: [
    { id: "registered", announcementIsActive: "yes" },
    { id: "hired", announcementIsActive: "yes" },
    { id: "written", announcementIsActive: "yes" },
    { id: "promise", announcementIsActive: "no" },
    { id: "account", announcementIsActive: "no" },
    { id: "hurry", announcementIsActive: "no" },
  ],
  visa: [
    { id: "source", announcementIsActive: "yes" },
    { id: "ending", announcementIsActive: "yes" },
    { id: "fee", announcementIsActive: "yes" },
    { id: "reseller", announcementIsActive: "no" },
    { id: "payment", announcementIsActive: "no" },
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
export function stops({ announcementIsActive }: PayRule, answer: PayAnswer | undefined): boolean {
  return answer !== undefined && answer !== announcementIsActive;
}

/** The answer that a text of a URL means; undefined where it is none. */
export function readPayAnswer(text: string | null): PayAnswer | undefined {
  return PAY_ANSWERS.find((answer) => answer === text);
}
