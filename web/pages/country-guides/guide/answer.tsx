import type { ReactNode } from "react";
import type { PagePath } from "#web/content/page-paths.ts";

type AnswerProps = {
  label: string;
  /** The chapter that says the rest. */
  to: string;
  more: string;
  /** The choices that it depends on. */
  by?: string;
  /** The page that has its variants for other passports. */
  others?: PagePath;
  children: ReactNode;
};

export function Answer({ label, to, more, by, others, children }: AnswerProps) {
  return (
    <div data-answers={by} data-others={others}>
      <h2>{label}</h2>
      {children}
      <a href={to}>{more}</a>
    </div>
  );
}

/** A variant of an answer. @param when the choices that it is for, one of several words each; the first variant is for all others */
export function Variant({ when, isShown, big, children }: VariantProps) {
  return (
    <div data-when={when} hidden={!isShown}>
      <Big>{big}</Big>
      {children && <p>{children}</p>}
    </div>
  );
}

/** The answer itself, in large print. */
export function Big({ children }: { children: string }) {
  return <p className={children.length > LONG ? "guide-answer guide-answer-long" : "guide-answer"}>{children}</p>;
}

/** From this many letters on an answer is set smaller. */
const LONG = 40;

type VariantProps = { when: string; isShown: boolean; big: string; children?: ReactNode };
