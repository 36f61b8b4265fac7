import type { ComponentProps } from "react";

type DialogOpenerProps = Omit<ComponentProps<"a">, "href"> & {
  dialogId: string;
  /** The page that shows the same content by itself; without one the link leads to the dialog in its place. */
  pagePath?: string | undefined;
};

/**
 * Opens a dialog. It is a real link: without scripts, and before they run, it leads to the page with the same content or
 * shows the dialog in its place; a click with a modifier key opens that page in a new tab.
 */
export function DialogOpener({ dialogId, pagePath, ...props }: DialogOpenerProps) {
  return (
    <a
      href={pagePath ?? `#${dialogId}`}
      aria-controls={dialogId}
      data-slot="dialog-opener"
      aria-haspopup="dialog"
      {...props}
    />
  );
}
