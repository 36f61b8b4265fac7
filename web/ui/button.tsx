import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "#web/lib/cn.ts";

/** Looks of a button, for links too: `<Link className={buttonVariants()}>`. Every size is at least 44 px high. */
export const buttonVariants = cva(
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-md text-center leading-tight font-semibold no-underline transition-colors disabled:opacity-70 aria-disabled:cursor-not-allowed aria-disabled:opacity-70 print:hidden",
  {
    variants: {
      variant: {
        action: "bg-action text-on-action hover:bg-action-strong",
        outline: "border border-current bg-transparent text-heading hover:bg-tint",
        paper: "bg-paper text-forest hover:bg-white",
        ghost: "bg-transparent text-heading hover:bg-tint",
      },
      size: {
        default: "px-5 py-2.5 text-base",
        large: "min-h-13 px-7 py-3 text-lg",
        icon: "size-11 p-0",
      },
    },
    defaultVariants: { variant: "action", size: "default" },
  },
);

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
