import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { clsx } from "clsx";

export type OutcomeTone = "success" | "failure";

type OutcomeLineProps = { tone: OutcomeTone; id?: string; className?: string; children: ReactNode };

/** What became of a form, as a line that stays in the page. */
export function OutcomeLine({ tone, id, className, children }: OutcomeLineProps) {
  const Icon = tone === "success" ? CircleCheck : CircleAlert;
  return (
    <p
      id={id}
      data-slot="outcome-line"
      data-outcome={tone}
      className={clsx(
        "items-start gap-3 rounded-md px-4 py-3 text-base text-foreground",
        tone === "success" ? "bg-success-soft" : "bg-danger-soft",
        className ?? "flex",
      )}
    >
      <Icon aria-hidden className="mt-1 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
