/**
 * Whether React has taken over all of the page, the parts included whose scripts come after the first paint. Runs in the
 * page, so it uses nothing from outside.
 */
export function isHydrated(): boolean {
  // React marks each element that it has taken over; forms besides say so by leaving the checking to our messages.
  const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
  const main = document.querySelector("main");
  if (main === null || !isTakenOver(main)) return false;
  // React marks the start of each part that it hydrates separately with a comment of this content.
  const comments = document.createTreeWalker(main, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { data, nextSibling } = comments.currentNode as Comment;
    if (data === "$" && nextSibling instanceof Element && !isTakenOver(nextSibling)) return false;
  }
  // Forms that get a page or a file are the browser's own.
  return [...document.forms].every(({ method, noValidate }) => method === "get" || noValidate);
}
