/**
 * Leads visitors who come by an anchor from when the page had more, `/country-guides/kenya#permit-class-d`, on to where that is
 * now: the element with that anchor, in one marked `data-moved`, links there.
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

/** The anchor of the twelfth source of `permits` is `permits-12`. */
function wholeOfSource(anchor: string): string {
  return anchor.replace(/-\d+$/, "");
}
