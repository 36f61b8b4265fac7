import type { ComponentProps } from "react";
import { clsx } from "clsx";

export function Label({ className, ...props }: ComponentProps<"label">) {
  // The control is named by htmlFor in `props`.
  return <label data-slot="label" className={clsx("block font-semibold text-foreground", className)} {...props} />;
}
