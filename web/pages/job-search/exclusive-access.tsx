import { Check, KeyRound } from "lucide-react";
import { Card } from "#web/ui/card.tsx";
import { exclusiveAccess as access, jobSearchPage } from "./copy.ts";

/** The Exclusive Access card with its four benefits, beside the module's checkpoints. */
export function ExclusiveAccess() {
  return (
    <div className="wrap-page pb-16 sm:pb-24">
      <Card className="mt-6 p-6 sm:mt-10 sm:p-10">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
          <div data-slot="exclusive-access">
            <KeyRound aria-hidden className="size-12 text-heading" strokeWidth={1.6} />
            <h2 className="mt-4 text-title">{access.title}</h2>
            <p className="mt-4 measure text-lead text-muted">{access.text}</p>
            <ul className="mt-8 space-y-4">
              {access.benefits.map((benefit) => (
                <li key={benefit} className="flex gap-4">
                  <span className="mt-1 grid size-6 shrink-0 place-items-center rounded-full bg-forest text-paper">
                    <Check aria-hidden className="size-4" strokeWidth={2.5} />
                  </span>
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
          <div className="rounded-lg bg-tint p-6 sm:p-8">
            <h3 className="font-serif text-2xl leading-snug font-semibold">{jobSearchPage.checkpointsHeading}</h3>
            <ol className="mt-5 divide-y divide-line border-t border-line">
              {jobSearchPage.module.checkpoints.map((checkpoint, index) => (
                <li key={checkpoint} className="flex items-baseline gap-5 py-4">
                  <span aria-hidden className="size-5 shrink-0 font-serif text-2xl leading-none text-heading">
                    {index + 1}
                  </span>
                  {checkpoint}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Card>
    </div>
  );
}
