/**
 * Shows a control as pressed, lets the browser paint that, and then does the work: on a slow phone, style and layout of
 * what a press brings take longer than a visitor should wait for a sign of it (decision: islands).
 * @param control is `aria-busy` until then
 */
export function afterPaint(control: HTMLElement | null, work: () => void) {
  control?.setAttribute("aria-busy", "true");
  // The frame is painted after its callback, so the work is the task that follows.
  requestAnimationFrame(() =>
    setTimeout(() => {
      control?.removeAttribute("aria-busy");
      work();
    }),
  );
}
