import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { type ShownToast, shownToast, subscribeToToast } from "#web/ui/toast.ts";

/** Starts loading what shows toasts; call it when one becomes likely, for example at the first focus in a form. */
export function preloadToaster() {
  return import("./toast-viewport.tsx").catch(() => null);
}

const NoViewport: (props: { shown: ShownToast }) => ReactNode = () => null;

// If its script cannot be loaded there is no toast; the form's own line still says what happened.
const ToastViewport = lazy(async () => {
  const loaded = await preloadToaster();
  return { default: loaded?.ToastViewport ?? NoViewport };
});

/** Mounted once by root.tsx. Radix's toast, 11 KB, is loaded with the first toast and not before. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToast, shownToast, () => null);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport shown={shown} />
    </Suspense>
  );
}
