import * as DialogPrimitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { cn } from "#web/lib/cn.ts";
import { buttonVariants } from "#web/ui/button.tsx";

// For the owner's pages only (decision: native-elements); public pages use native-dialog.tsx.

export const Dialog = DialogPrimitive.Root;

const overlayClass = "fixed inset-0 z-50 bg-black/60 print:hidden";

/** Radix gives the focus back to its own trigger only; these dialogs are opened by state, from any element. */
function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}

type DialogContentProps = Omit<ComponentProps<typeof DialogPrimitive.Content>, "title"> & {
  title: string;
  size?: "small" | "default";
};

/** A modal with its title and a close button; on a phone the default size fills the screen. */
export function DialogContent({ title, size = "default", className, children, ...props }: DialogContentProps) {
  const returnFocus = useReturnFocus();
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay data-slot="dialog-overlay" className={overlayClass} />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        {...returnFocus}
        // Radix asks for a description; these dialogs are described by their content.
        aria-describedby={undefined}
        className={cn(
          "fixed top-1/2 left-1/2 z-50 -translate-1/2 overflow-x-hidden overflow-y-auto overscroll-contain border border-line bg-surface text-foreground shadow-lift print:static print:max-h-none print:w-auto print:translate-none print:border-0",
          size === "small"
            ? "max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100%-2rem))] rounded-lg"
            : "h-dvh w-full sm:h-auto sm:max-h-[min(56rem,calc(100dvh-4rem))] sm:w-[min(50rem,calc(100%-2rem))] sm:rounded-lg",
          className,
        )}
        {...props}
      >
        <div className="sticky top-0 z-1 flex min-h-16 items-center justify-between gap-4 border-b border-line bg-surface py-2 pr-3 pl-5 sm:pr-4 sm:pl-8">
          <DialogPrimitive.Title
            data-slot="dialog-title"
            className="min-w-0 font-serif text-2xl leading-tight font-semibold wrap-break-word sm:text-[1.75rem]"
          >
            {title}
          </DialogPrimitive.Title>
          <DialogPrimitive.Close
            data-slot="dialog-close"
            aria-label="Close"
            className={cn(buttonVariants({ variant: "ghost", size: "icon" }), "shrink-0")}
          >
            <X aria-hidden className="size-6" />
          </DialogPrimitive.Close>
        </div>
        {children}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

/** A modal that cannot be closed by the owner: no close button, no Escape, no click outside. */
export function BlockingDialog({ title, children }: { title: string; children: ReactNode }) {
  const returnFocus = useReturnFocus();
  const stay = (event: Event) => event.preventDefault();
  return (
    <DialogPrimitive.Root open>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay data-slot="dialog-overlay" className={overlayClass} />
        <DialogPrimitive.Content
          data-slot="blocking-dialog"
          {...returnFocus}
          aria-describedby={undefined}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100%-2rem))] -translate-1/2 overflow-y-auto rounded-lg"
        >
          <DialogPrimitive.Title className="sr-only">{title}</DialogPrimitive.Title>
          {children}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
