/**
 * Keeps one of a row's elements in sight: scrolls the row sideways, and nothing else, now and when the screen turns or fonts arrive.
 * @returns a way to end that
 */
export function keepInRow(row: HTMLElement | null, element: Element | null | undefined): () => void {
  if (!row || !element) return () => {};
  const observer = new ResizeObserver(() => {
    const { left, right } = element.getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    if (left < frame.left) row.scrollLeft -= frame.left - left;
    else if (right > frame.right) row.scrollLeft += right - frame.right;
  });
  observer.observe(row);
  observer.observe(element);
  return () => observer.disconnect();
}
