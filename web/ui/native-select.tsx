import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { clsx } from "clsx";

/** The platform's own select: its options are in the HTML, and Radix's would cost 29 KB of script. */
export function NativeSelect({ className, ...props }: ComponentProps<"select">) {
  return (
    <span data-slot="native-select" className="relative block">
      <select className={clsx("control", className)} {...props} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
