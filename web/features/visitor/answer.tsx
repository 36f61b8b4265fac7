import type { ReactNode } from "react";
import type { PagePath } from "#web/content/page-paths.ts";

type AnswerProps = {
  label: string;
  /** The choices that it depends on. */
  by?: string;
  /** The page that has its variants for other passports. */
  others?: PagePath;
  children: ReactNode;
};

/** A cell: its label, and an answer of at most two lines, a sentence and a link, or a variant of them for each choice. */
export function Answer({ label, by, others, children }: AnswerProps) {
  return (
    <div data-answers={by} data-others={others}>
      <h2>{label}</h2>
      {children}
    </div>
  );
}

/** A variant of an answer. @param when the choices that it is for, one of several words each; the first variant is for all others */
export function Variant({ when, isShown, big, link, children }: VariantProps) {
  return (
    <div data-when={when} hidden={!isShown}>
      <Big>{big}</Big>
      {children && <p>{children}</p>}
      {link && <a href={link.to}>{link.words}</a>}
    </div>
  );
}

/** The answer itself, in large print. */
export function Big({ children }: { children: string }) {
  return <p className={children.length > LONG_TEXT ? "guide-answer guide-answer-long" : "guide-answer"}>{children}</p>;
}

/** As many of these statements, in order, as one cell has room for; the rest is behind its link. */
export function inShort(...statements: string[]): string {
  return statements.reduce((text, statement) => {
    const longer = `${text} ${statement}`.trim();
    return longer.length > MAX_SENTENCE ? text : longer;
  }, "");
}

/** From this many letters on, an answer takes a cell of both columns of a phone for its two lines. */
const LONG_TEXT = 30;

const MAX_SENTENCE = 90;

type VariantProps = {
  when: string;
  isShown: boolean;
  big: string;
  link?: { to: string; words: string };
  children?: ReactNode;
};
