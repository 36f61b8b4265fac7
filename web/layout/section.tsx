import type { ReactNode } from "react";
import { type Motif, Woven } from "#web/pictures/woven.tsx";
import { clsx } from "clsx";

export type Tone = "paper" | "white" | "forest";

type HeadProps = {
  eyebrow?: string;
  title: string;
  intro?: string;
  /** Without its introduction on a phone, where the title says enough. */
  isBrief?: boolean;
};

/** Left out where the content brings a heading of its own. */
type NoHead = { [Prop in keyof HeadProps]?: never };

type SectionProps = (HeadProps | NoHead) & {
  tone: Tone;
  id?: string;
  /** A woven strip along the upper edge. */
  edge?: Motif;
  className?: string;
  children?: ReactNode;
};

/** A part of a page with its heading; pages alternate the tones. */
export function Section({ tone, id, edge, className, children, ...head }: SectionProps) {
  return (
    <section id={id} data-tone={tone}>
      {edge && <Woven motif={edge} thickness={14} />}
      <div className={clsx("wrap-page py-6 sm:py-24", className)}>
        {head.title && <SectionHead {...head} />}
        {children}
      </div>
    </section>
  );
}

export function SectionHead({ eyebrow, title, intro, isBrief = false }: HeadProps) {
  return (
    <div className="max-w-3xl">
      {eyebrow && <p className="mb-3 text-eyebrow text-muted max-sm:hidden">{eyebrow}</p>}
      <h2 className="text-title">{title}</h2>
      {intro && <p className={clsx("measure mt-4 text-lead text-muted", isBrief && "max-sm:hidden")}>{intro}</p>}
    </div>
  );
}
