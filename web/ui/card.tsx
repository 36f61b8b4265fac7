import type { ComponentProps } from "react";
import { cn } from "#web/lib/cn.ts";

export function Card({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="card"
      className={cn("overflow-hidden rounded-lg border border-line bg-surface text-foreground shadow-card", className)}
      {...props}
    />
  );
}

export function CardContent({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="card-content" className={cn("p-6 sm:p-8", className)} {...props} />;
}
