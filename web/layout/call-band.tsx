import type { ReactNode } from "react";
import { type Motif, Woven } from "#web/pictures/woven.tsx";

type CallBandProps = { motif: Motif; title: string; text: string; children: ReactNode };

/** A centered call to action at the end of a page. */
export function CallBand({ motif, title, text, children }: CallBandProps) {
  return (
    <section data-tone="white">
      <Woven motif={motif} thickness={14} />
      <div className="wrap-page py-16 text-center sm:py-24">
        <h2 className="text-title">{title}</h2>
        <p className="mx-auto mt-4 mb-8 measure text-lead text-muted">{text}</p>
        {children}
      </div>
    </section>
  );
}
