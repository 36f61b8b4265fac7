import { afterPaint } from "./after-paint.ts";
import { nameCanonical } from "./canonical.ts";
import { changePageParams, readPageUrl, subscribeToPageUrl, withParams } from "#web/lib/page-url.ts";

/** Marks an entry of the history that a dialog made by opening. */
type OpenedState = { openedDialog?: string } | null;

/**
 * Opens and closes the dialogs of a page (native-dialog.tsx). One that has a parameter follows the page's URL: opening
 * makes an entry of the history, and the location bar shows the page that has the same content (decision: addresses), so
 * a reload or a shared link leads there. Closing goes back over that entry, so that the back button never meets a dialog
 * twice; a dialog that the parameter opened (an older link) is closed by taking the parameter out.
 */
export function startDialogs() {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>("dialog.native-dialog")];
  if (dialogs.length === 0) return;
  document.addEventListener("click", openFromLink);
  for (const dialog of dialogs) {
    dialog.dataset.live = "";
    dialog.addEventListener("close", () => handleClose(dialog));
    dialog.querySelector("[data-slot=dialog-close]")!.addEventListener("click", () => dialog.close());
    closeBeside(dialog);
  }
  const named = dialogs.filter(({ dataset }) => dataset.param);
  followUrl(named);
  subscribeToPageUrl(() => followUrl(named));
}

function openFromLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-slot=dialog-opener]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // The second press of a double click on a dialog's button meets the card below the dialog that the first has closed.
  if (event.detail > 1) return;
  const dialog = document.getElementById(link.getAttribute("aria-controls")!) as HTMLDialogElement;
  afterPaint(link, () => open(dialog));
}

function open(dialog: HTMLDialogElement) {
  const { param, value, page } = dialog.dataset;
  if (!param || !value) return show(dialog);
  changePageParams((before) => withParams(before, { [param]: value }), {
    state: { openedDialog: param } satisfies OpenedState,
    mask: page,
  });
}

/** Sections inside a dialog are closed on each opening. */
function show(dialog: HTMLDialogElement) {
  for (const section of dialog.querySelectorAll("details")) section.open = false;
  dialog.showModal();
}

/** Opens the dialog that the page's URL names, and closes the others. */
function followUrl(dialogs: readonly HTMLDialogElement[]) {
  const params = new URLSearchParams(readPageUrl().search);
  for (const dialog of dialogs) {
    const isNamed = params.get(dialog.dataset.param!) === dialog.dataset.value;
    if (isNamed && !dialog.open) show(dialog);
    if (!isNamed && dialog.open) dialog.close();
    if (isNamed) nameCanonical(dialog.dataset.page);
  }
  if (!dialogs.some((dialog) => dialog.open)) nameCanonical(undefined);
}

/** Closed by its button, by Escape or by a press beside it: the URL names it no more. */
function handleClose(dialog: HTMLDialogElement) {
  // The event comes later than the closing: forward after back may have opened it again meanwhile.
  if (dialog.open) return;
  focusOpener(dialog);
  const { param, value } = dialog.dataset;
  const { search, state } = readPageUrl();
  if (!param || new URLSearchParams(search).get(param) !== value) return;
  if ((state as OpenedState)?.openedDialog === param) history.back();
  else changePageParams((before) => withParams(before, { [param]: null }), { replace: true });
}

/** Selecting text can end a press outside the dialog, which is no click on the backdrop unless it also began there. */
function closeBeside(dialog: HTMLDialogElement) {
  let pressedBeside = false;
  dialog.addEventListener("pointerdown", ({ target }) => (pressedBeside = target === dialog));
  dialog.addEventListener("click", ({ target, detail }) => {
    // The second press of a double click on the opener meets the dialog that the first one has opened.
    if (detail < 2 && pressedBeside && target === dialog) dialog.close();
  });
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
