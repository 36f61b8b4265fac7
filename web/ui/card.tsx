import type { ComponentProps } from "react";
import { clsx } from "clsx";

export function Card({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="card"
      className={clsx(
        "overflow-hidden rounded-lg border border-line bg-surface text-foreground shadow-card",
        className,
      )}
      {...props}
    />
  );
}

export function CardContent({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="card-content" className={clsx("p-6 sm:p-8", className)} {...props} />;
}
