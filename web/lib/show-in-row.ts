/** Scrolls a row sideways, and nothing else, until one of its elements is in sight. */
export function showInRow(row: HTMLElement | null, element: Element | null | undefined) {
  if (!row || !element) return;
  const { left, right } = element.getBoundingClientRect();
  const frame = row.getBoundingClientRect();
  if (left < frame.left) row.scrollLeft -= frame.left - left;
  else if (right > frame.right) row.scrollLeft += right - frame.right;
}
