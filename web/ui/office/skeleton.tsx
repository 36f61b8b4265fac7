import type { ComponentProps } from "react";
import { cn } from "#web/ui/office/cn.ts";

/** A placeholder while something loads; give it the size of the content. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div data-slot="skeleton" aria-hidden className={cn("animate-pulse rounded-md bg-line", className)} {...props} />
  );
}
