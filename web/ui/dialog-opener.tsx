import type { ComponentProps, MouseEvent } from "react";

type DialogOpenerProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  dialogId: string;
  /** Parameters that keep the open dialog in the URL: `country=ghana`. */
  search?: string;
  onOpen: () => void;
};

/**
 * Opens a dialog. It is a real link to it: without scripts, and before they run, the URL shows the dialog; a click
 * with a modifier key opens it in a new tab.
 */
export function DialogOpener({ dialogId, search, onOpen, ...props }: DialogOpenerProps) {
  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <a
      href={`${search ? `?${search}` : ""}#${dialogId}`}
      data-slot="dialog-opener"
      aria-haspopup="dialog"
      onClick={openHere}
      {...props}
    />
  );
}
