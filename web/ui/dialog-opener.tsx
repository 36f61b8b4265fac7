import type { ComponentProps, MouseEvent } from "react";
import { afterPaint } from "#web/lib/after-paint.ts";

type DialogOpenerProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  dialogId: string;
  /** The page that shows the same content by itself; without one the link leads to the dialog in its place. */
  pagePath?: string | undefined;
  onOpen: () => void;
};

/**
 * Opens a dialog. It is a real link: without scripts, and before they run, it leads to the page with the same content or
 * shows the dialog in its place; a click with a modifier key opens that page in a new tab.
 */
export function DialogOpener({ dialogId, pagePath, onOpen, ...props }: DialogOpenerProps) {
  function openHere(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The second press of a double click on a dialog's button meets the card below the dialog that the first has closed.
    if (event.detail < 2) afterPaint(event.currentTarget, onOpen);
  }

  return (
    <a
      href={pagePath ?? `#${dialogId}`}
      aria-controls={dialogId}
      data-slot="dialog-opener"
      aria-haspopup="dialog"
      onClick={openHere}
      {...props}
    />
  );
}
