import { content } from "#content";
import type { Fact } from "#domain/facts.ts";
import { withoutLinks } from "#web/lib/inline-links.ts";
import { factsNamedIn, fillText } from "./fill-text.ts";

/** A question with its answer, and the ledger records whose values appear in it (decision: facts-ledger). */
export type Question = {
  id: string;
  question: string;
  answer: string;
  /** The answer with its links to pages (inline-links.ts). */
  linkedAnswer: string;
  facts: readonly Fact[];
};

/** One of the groups of /faq. */
type QuestionCategory = { id: string; title: string; questions: readonly Question[] };

const { faq, home, help, contact } = content.questions;

export const faqCategories: readonly QuestionCategory[] = faq.map(({ id, title, questions }) => ({
  id,
  title,
  questions: questions.map(toQuestion),
}));

/** The questions of Home, with their cost ranges. */
export const landingQuestions = home.map(toQuestion);

/** The questions of /help. Its search covers them. */
export const helpQuestions = help.map(toQuestion);

export const contactQuestions = contact.map(toQuestion);

function toQuestion({ id, question, answer }: (typeof home)[number]): Question {
  const linkedAnswer = fillText(answer);
  return { id, question, answer: withoutLinks(linkedAnswer), linkedAnswer, facts: factsNamedIn(answer) };
}
