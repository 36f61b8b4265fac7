import type { ComponentProps } from "react";
import { cn } from "#web/lib/cn.ts";

export function Textarea({ className, rows = 5, ...props }: ComponentProps<"textarea">) {
  return <textarea data-slot="textarea" rows={rows} className={cn("control", className)} {...props} />;
}
