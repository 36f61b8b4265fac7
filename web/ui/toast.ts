type ToastVariant = "default" | "destructive";
export type ToastMessage = { title: string; description?: string | undefined; variant?: ToastVariant };
export type ShownToast = ToastMessage & { id: number; open: boolean };

/** How long a toast stays, and how long a dismissed one is kept, in milliseconds. */
export const TOAST_DURATION = 5_000;
const TOAST_REMOVE_DELAY = 1_000_000;

let current: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: ShownToast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Fetches what shows toasts, Radix's: 11 kB, and not before a toast becomes likely, for example at the first focus in a
 * form. Where it cannot be loaded, the next call tries again.
 */
export async function preloadToasts() {
  const { mountToasts } = await import("./toast-viewport.tsx");
  mountToasts();
}

/** Shows a toast, in place of the one before it: there is never more than one. Without its script there is none. */
export function toast(message: ToastMessage) {
  clearTimeout(removal);
  lastId += 1;
  change({ ...message, id: lastId, open: true });
  // The form's own line still says what happened.
  preloadToasts().catch(() => null);
}

/** Closes the toast of this id, if it is still the one shown; it is removed later. */
export function dismissToast(id: number) {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => {
    if (current?.id === id) change(null);
  }, TOAST_REMOVE_DELAY);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownToast(): ShownToast | null {
  return current;
}
