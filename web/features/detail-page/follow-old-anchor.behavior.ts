/**
 * Redirects old anchors such as `/country-guides/kenya#permit-class-d`. The element with that id, inside one marked
 * `data-moved`, links to the new address.
 */
export function followOldAnchor() {
  go();
  addEventListener("hashchange", go);
}

function go() {
  const anchor = location.hash.slice(1);
  const place = findMoved(anchor) ?? findMoved(wholeOfSource(anchor));
  const link = (place?.closest("li") ?? place)?.querySelector("a");
  if (!link) return;
  const to = new URL(link.href);
  to.search = location.search;
  if (place!.id !== anchor) to.hash = anchor;
  location.replace(to);
}

function findMoved(id: string): Element | null {
  const place = document.getElementById(id);
  return place?.closest("[data-moved]") ? place : null;
}

/** A chapter’s sources are numbered: `permits-12` belongs to `permits`. */
function wholeOfSource(anchor: string): string {
  return anchor.replace(/-\d+$/, "");
}
