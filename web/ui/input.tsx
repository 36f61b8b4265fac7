import type { ComponentProps } from "react";
import { cn } from "#web/lib/cn.ts";

/** Shared by every control that holds text or a choice, so that they line up in a form. */
export const controlClass =
  "block min-h-12 w-full rounded-md border border-field-line bg-field px-4 py-2.5 text-base text-foreground placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input data-slot="input" className={cn(controlClass, className)} {...props} />;
}
