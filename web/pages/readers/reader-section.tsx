import type { ReactNode } from "react";

type ReaderSectionProps = { id: string; title: string; intro: string; children: ReactNode };

/** A part of the page that the list of contents leads to. */
export function ReaderSection({ id, title, intro, children }: ReaderSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 border-b border-line py-12 last:border-b-0 last:pb-0"
    >
      <h2 id={`${id}-title`} className="font-serif text-[1.75rem] leading-tight font-semibold sm:text-4xl">
        {title}
      </h2>
      <p className="mt-4 measure text-lead text-muted">{intro}</p>
      {children}
    </section>
  );
}
