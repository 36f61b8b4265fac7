import { X } from "lucide-react";
import { type PointerEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useIsHydrated } from "#web/lib/hydration.ts";
import { cn } from "#web/lib/cn.ts";
import { buttonVariants } from "#web/ui/button.tsx";

type NativeDialogProps = {
  /** Without scripts, `#<id>` shows the dialog in its place in the page. */
  id: string;
  open: boolean;
  /** Called once when the visitor closes it: by its button, by Escape or by a click beside it. */
  onClose: () => void;
  title: string;
  /** Where its close link leads without scripts; by default to the top of the page. */
  returnTo?: string;
  closeLabel?: string;
  /** How wide it may become. */
  size?: "small" | "default";
  className?: string;
  children: ReactNode;
};

/**
 * A modal on the platform's own `<dialog>`, which keeps the focus inside, makes the page behind it inert and gives the
 * focus back to the opener. Its content is always in the HTML, so it can be read without scripts; only an open one is printed.
 */
export function NativeDialog({
  id,
  open,
  onClose,
  title,
  returnTo = "top",
  closeLabel = "Close",
  ...rest
}: NativeDialogProps) {
  const { size = "default", className, children } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  function handleClose() {
    // The event comes later than the closing: forward after back may have opened it again meanwhile.
    if (!dialog.current || dialog.current.open) return;
    focusOpener(dialog.current);
    if (open) onClose();
  }

  // Selecting text can end a press outside the dialog, which is no click on the backdrop unless it also began there.
  function rememberPress(event: PointerEvent) {
    pressedBeside.current = event.target === dialog.current;
  }

  function closeBeside(event: MouseEvent) {
    // The second press of a double click on the opener meets the dialog that the first one has opened.
    if (event.detail < 2 && pressedBeside.current && event.target === dialog.current) dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      id={id}
      data-slot="dialog"
      className="native-dialog"
      data-size={size}
      data-live={isHydrated || undefined}
      aria-labelledby={`${id}-title`}
      onClose={handleClose}
      onPointerDown={rememberPress}
      onClick={closeBeside}
    >
      <div data-slot="dialog-panel" className={className}>
        <div data-slot="dialog-bar" className="native-dialog-bar">
          <h2 id={`${id}-title`} className="font-serif text-2xl leading-tight font-semibold sm:text-[1.75rem]">
            {title}
          </h2>
          <button
            type="button"
            data-slot="dialog-close"
            aria-label={closeLabel}
            className={cn("native-dialog-close", buttonVariants({ variant: "ghost", size: "icon" }), "shrink-0")}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden className="size-6" />
          </button>
          <a
            href={`#${returnTo}`}
            data-slot="dialog-close-link"
            className={cn("native-dialog-close-link", buttonVariants({ variant: "outline" }), "shrink-0")}
          >
            {closeLabel}
          </a>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/**
 * The platform gives the focus back to what had it. Where nothing had it (the URL opened the dialog, or a browser
 * that does not focus links by pointer), it goes to the dialog's opener all the same.
 */
function focusOpener(dialog: HTMLDialogElement) {
  const active = document.activeElement;
  if (active && active !== document.body && !dialog.contains(active)) return;
  document.querySelector<HTMLElement>(`a[aria-controls="${dialog.id}"]`)?.focus({ preventScroll: true });
}
