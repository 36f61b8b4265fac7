import { X } from "lucide-react";
import type { ReactNode } from "react";
import { clsx } from "clsx";
import { buttonVariants } from "./button.tsx";

type NativeDialogProps = {
  /** Without scripts, `#<id>` shows the dialog in its place in the page. */
  id: string;
  title: string;
  /** The parameter of the page's URL that opens it, and its value: `country` and `ghana`. */
  param?: { name: string; value: string };
  /** The page that shows the same content by itself: the location bar names it while the dialog is open. */
  pagePath?: string | undefined;
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
 * focus back to the opener. Its content is always in the HTML, so it can be read without scripts; only an open one is
 * printed. native-dialogs.ts opens and closes it.
 */
export function NativeDialog({
  id,
  title,
  param,
  pagePath,
  returnTo = "top",
  closeLabel = "Close",
  size = "default",
  className,
  children,
}: NativeDialogProps) {
  return (
    <dialog
      id={id}
      data-slot="dialog"
      className="native-dialog"
      data-size={size}
      data-param={param?.name}
      data-value={param?.value}
      data-page={pagePath}
      aria-labelledby={`${id}-title`}
    >
      <div data-slot="dialog-panel" className={className}>
        <div data-slot="dialog-bar" className="native-dialog-bar">
          <h2 id={`${id}-title`} className="font-serif text-2xl leading-tight font-semibold">
            {title}
          </h2>
          <button
            type="button"
            data-slot="dialog-close"
            aria-label={closeLabel}
            className={clsx("native-dialog-close", buttonVariants({ variant: "ghost", size: "icon" }), "shrink-0")}
          >
            <X aria-hidden className="size-6" />
          </button>
          <a
            href={`#${returnTo}`}
            data-slot="dialog-close-link"
            className={clsx("native-dialog-close-link", buttonVariants({ variant: "outline" }), "shrink-0")}
          >
            {closeLabel}
          </a>
        </div>
        {children}
      </div>
    </dialog>
  );
}
