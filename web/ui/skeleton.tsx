import type { ComponentProps } from "react";
import { cn } from "#web/lib/cn.ts";

/** Holds the place of what is loading; give it the size of what comes. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="skeleton" aria-hidden className={cn("rounded-md bg-line", className)} {...props} />;
}
