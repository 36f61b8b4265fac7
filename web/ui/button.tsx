import type { ComponentProps, MouseEvent } from "react";
import { clsx } from "clsx";

const VARIANTS = { action: "", outline: "button-outline", paper: "button-paper", ghost: "button-ghost" } as const;
const SIZES = { default: "", large: "button-large", icon: "button-icon" } as const;

type ButtonLook = {
  variant?: keyof typeof VARIANTS | undefined;
  size?: keyof typeof SIZES | undefined;
  className?: string | undefined;
};

/** Looks of a button, for links too: `<a className={buttonVariants()}>`; web/styles/controls.css has them. */
export function buttonVariants({ variant = "action", size = "default", className }: ButtonLook = {}): string {
  return clsx("button", VARIANTS[variant], SIZES[size], className);
}

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
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
      className={buttonVariants({ variant, size, className })}
      {...props}
    />
  );
}
