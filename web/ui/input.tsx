import type { ComponentProps } from "react";
import { cn } from "#web/lib/cn.ts";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input data-slot="input" className={cn("control", className)} {...props} />;
}
