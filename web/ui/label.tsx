import type { ComponentProps } from "react";
import { cn } from "#web/lib/cn.ts";

export function Label({ className, ...props }: ComponentProps<"label">) {
  // The control is named by htmlFor in `props`.
  return <label data-slot="label" className={cn("block font-semibold text-foreground", className)} {...props} />;
}
