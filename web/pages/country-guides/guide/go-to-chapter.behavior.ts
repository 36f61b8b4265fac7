/**
 * Leads who comes by an anchor from when a guide was one page, `/country-guides/kenya#permit-class-d`, on to the chapter's
 * page: the element with that anchor links there.
 */
export function goToChapter() {
  go();
  addEventListener("hashchange", go);
}

function go() {
  const anchor = location.hash.slice(1);
  const place = findInShort(anchor) ?? findInShort(chapterOfSource(anchor));
  const link = (place?.closest("li") ?? place)?.querySelector("a");
  if (!link) return;
  const to = new URL(link.href);
  to.search = location.search;
  if (place!.id !== anchor) to.hash = anchor;
  location.replace(to);
}

function findInShort(id: string): Element | null {
  const place = document.getElementById(id);
  return place?.closest("[data-slot=chapter-in-short]") ? place : null;
}

/** The anchor of the twelfth source of a chapter is `permits-12`. */
function chapterOfSource(anchor: string): string {
  return anchor.replace(/-\d+$/, "");
}
