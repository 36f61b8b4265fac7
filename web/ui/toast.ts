import type { ToastMessage } from "./toast-message.ts";

/** How long a toast stays, and how long one that was closed is kept, in milliseconds; how far it is swiped, in pixels. */
const TOAST_DURATION = 5_000;
const TOAST_REMOVE_DELAY = 1_000_000;
const SWIPE_THRESHOLD = 50;

const CLASSES = {
  place: "pointer-events-none fixed right-0 bottom-0 z-50 w-full max-w-sm p-5 outline-0 focus-visible:outline-3",
  toast:
    "toast pointer-events-auto flex touch-pan-y items-start gap-3 rounded-lg py-4 pr-2 pl-5 shadow-lift select-none",
  default: "border border-line bg-surface text-foreground",
  destructive: "bg-brick text-white",
};

/** Without white space between the elements, which would be part of the toast's text. */
const CONTENT =
  '<div class="grow py-1"><p class="leading-snug font-semibold"></p><p class="mt-1 text-sm leading-snug"></p></div>' +
  '<button type="button" aria-label="Close" class="-my-1 grid size-11 shrink-0 place-items-center rounded-md">' +
  '<svg aria-hidden="true" viewBox="0 0 24 24" class="size-5 fill-none stroke-current stroke-2">' +
  '<path d="M18 6 6 18M6 6l12 12" stroke-linecap="round"/></svg></button>';

let place: HTMLElement | null = null;
/** What had the focus before F8. */
let cameFrom: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The place of toasts, at the end of the page. It announces nothing: whatever a toast says, a line in the page says, too, and a
 * screen reader would hear it twice.
 */
function placeOfToasts(): HTMLElement {
  if (place) return place;
  place = document.createElement("div");
  place.className = CLASSES.place;
  place.tabIndex = -1;
  place.dataset["slot"] = "toaster";
  place.dataset["print"] = "hide";
  place.setAttribute("role", "region");
  place.setAttribute("aria-label", "Notifications");
  document.body.appendChild(place);
  for (const held of ["pointerenter", "focusin"]) place.addEventListener(held, () => clearTimeout(timer), true);
  for (const left of ["pointerleave", "focusout"]) place.addEventListener(left, startTimer, true);
  document.addEventListener("keydown", ({ key }) => {
    const shown = shownToast();
    if (key === "F8" && shown) {
      cameFrom = document.activeElement;
      place?.focus();
    } else if (key === "Escape" && shown && place?.contains(document.activeElement)) close(shown);
  });
  return place;
}

/** Shows a toast for 5 seconds, in place of the one before it: there is never more than one. */
export function toast({ title, description, variant = "default" }: ToastMessage) {
  const element = document.createElement("div");
  element.className = `${CLASSES.toast} ${CLASSES[variant]}`;
  Object.assign(element.dataset, { slot: "toast", variant, state: "open" });
  element.innerHTML = CONTENT;
  const [heading, text] = element.querySelectorAll("p");
  heading!.textContent = title;
  if (description) text!.textContent = description;
  else text!.remove();
  element.querySelector("button")!.addEventListener("click", () => close(element));
  closeBySwipe(element);
  placeOfToasts().replaceChildren(element);
  startTimer();
}

function shownToast(): HTMLElement | null {
  return place?.querySelector<HTMLElement>("[data-state=open]") ?? null;
}

function startTimer() {
  clearTimeout(timer);
  const shown = shownToast();
  if (shown) timer = setTimeout(() => close(shown), TOAST_DURATION);
}

/** Lets a toast fade, and removes it later. */
function close(element: HTMLElement) {
  if (element.contains(document.activeElement) || place === document.activeElement) {
    if (cameFrom instanceof HTMLElement) cameFrom.focus();
  }
  element.dataset["state"] = "closed";
  const fading = element.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(fading).then(() => (element.hidden = true));
  setTimeout(() => element.remove(), TOAST_REMOVE_DELAY);
}

/** A swipe to the right closes a toast; a shorter one lets it come back. */
function closeBySwipe(element: HTMLElement) {
  let start: number | null = null;
  element.addEventListener("pointerdown", ({ target, clientX, pointerId }) => {
    if ((target as Element).closest("button")) return;
    start = clientX;
    element.setPointerCapture(pointerId);
  });
  element.addEventListener("pointermove", ({ clientX }) => {
    if (start === null) return;
    element.dataset["swipe"] = "move";
    element.style.translate = `${Math.max(0, clientX - start)}px`;
  });
  const end = ({ type, clientX }: PointerEvent) => {
    if (start === null) return;
    const isSwiped = type === "pointerup" && clientX - start >= SWIPE_THRESHOLD;
    start = null;
    if (isSwiped) return close(element);
    element.dataset["swipe"] = "cancel";
    element.style.translate = "";
  };
  element.addEventListener("pointerup", end);
  element.addEventListener("pointercancel", end);
}
