import type { ComponentProps } from "react";
import { clsx } from "clsx";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input data-slot="input" className={clsx("control", className)} {...props} />;
}
