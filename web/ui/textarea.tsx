import type { ComponentProps } from "react";
import { clsx } from "clsx";

export function Textarea({ className, rows = 5, ...props }: ComponentProps<"textarea">) {
  return <textarea data-slot="textarea" rows={rows} className={clsx("control", className)} {...props} />;
}
