import type { ReactNode } from "react";
import { type Motif, Woven } from "#web/pictures/woven.tsx";
import { cn } from "#web/lib/cn.ts";

export type Tone = "paper" | "white" | "forest";

type SectionProps = {
  tone: Tone;
  id?: string;
  /** A woven strip along the upper edge. */
  edge?: Motif;
  eyebrow?: string;
  title: string;
  intro?: string;
  className?: string;
  children?: ReactNode;
};

/** A part of a page with its heading; pages alternate the tones (decision: look). */
export function Section({ tone, id, edge, eyebrow, title, intro, className, children }: SectionProps) {
  return (
    <section id={id} data-tone={tone}>
      {edge && <Woven motif={edge} thickness={14} />}
      <div className={cn("wrap-page py-16 sm:py-24", className)}>
        <div className="max-w-3xl">
          {eyebrow && <p className="mb-3 text-eyebrow text-muted">{eyebrow}</p>}
          <h2 className="text-title">{title}</h2>
          {intro && <p className="measure mt-5 text-lead text-muted">{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
