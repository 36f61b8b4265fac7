import * as RadixToast from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { cn } from "#web/lib/cn.ts";
import { dismissToast, shownToast, subscribeToToast, TOAST_DURATION } from "#web/ui/toast.ts";

let isMounted = false;

/** Puts the place of toasts at the end of the page, once. */
export function mountToasts() {
  if (isMounted) return;
  isMounted = true;
  const place = document.createElement("div");
  document.body.appendChild(place);
  createRoot(place).render(<ToastViewport />);
}

/**
 * Radix's toast: 5000 ms, swipe right by 50 px, F8 focuses the viewport. The key makes each toast a new element, so that
 * it is announced and its timer restarts.
 */
function ToastViewport() {
  const shown = useSyncExternalStore(subscribeToToast, shownToast);
  if (!shown) return null;
  const isDestructive = shown.variant === "destructive";
  return (
    <RadixToast.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50}>
      <RadixToast.Root
        key={shown.id}
        data-slot="toast"
        data-variant={shown.variant ?? "default"}
        open={shown.open}
        onOpenChange={(open) => {
          if (!open) dismissToast(shown.id);
        }}
        className={cn(
          "toast flex items-start gap-3 rounded-lg py-4 pr-2 pl-5 shadow-lift",
          isDestructive ? "bg-brick text-white" : "border border-line bg-surface text-foreground",
        )}
      >
        <div className="grow py-1">
          <RadixToast.Title className="leading-snug font-semibold">{shown.title}</RadixToast.Title>
          {shown.description && (
            <RadixToast.Description className="mt-1 text-[0.9375rem] leading-snug">
              {shown.description}
            </RadixToast.Description>
          )}
        </div>
        <RadixToast.Close aria-label="Close" className="-my-1 grid size-11 shrink-0 place-items-center rounded-md">
          <X aria-hidden className="size-5" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport
        hotkey={["F8"]}
        data-slot="toaster"
        data-print="hide"
        className="fixed right-0 bottom-0 z-50 m-0 w-full max-w-md list-none p-4 outline-0 focus-visible:outline-3 sm:p-6"
      />
    </RadixToast.Provider>
  );
}
