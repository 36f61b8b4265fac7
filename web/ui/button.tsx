import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "#web/lib/cn.ts";

/** Looks of a button, for links too: `<Link className={buttonVariants()}>`; web/styles/controls.css has them. */
export const buttonVariants = cva("button", {
  variants: {
    variant: { action: "", outline: "button-outline", paper: "button-paper", ghost: "button-ghost" },
    size: { default: "", large: "button-large", icon: "button-icon" },
  },
  defaultVariants: { variant: "action", size: "default" },
});

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Ignores presses, and keeps the focus, which a disabled button loses. */
    busy?: boolean;
  };

function ignorePress(event: MouseEvent) {
  event.preventDefault();
}

export function Button({ variant, size, busy, className, type = "button", onClick, ...props }: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? ignorePress : onClick}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}
