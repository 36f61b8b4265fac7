import type { ComponentProps } from "react";
import { clsx } from "clsx";

const VARIANTS = { default: "", outline: "badge-outline", accent: "bg-ochre text-ink" } as const;

type BadgeProps = ComponentProps<"span"> & { variant?: keyof typeof VARIANTS };

export function Badge({ variant = "default", className, ...props }: BadgeProps) {
  return <span data-slot="badge" className={clsx("badge", VARIANTS[variant], className)} {...props} />;
}
