import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#web/lib/cn.ts";

const badgeVariants = cva("badge", {
  variants: {
    variant: { default: "", outline: "badge-outline", accent: "bg-ochre text-ink" },
  },
  defaultVariants: { variant: "default" },
});

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

export function Badge({ variant, className, ...props }: BadgeProps) {
  return <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />;
}
