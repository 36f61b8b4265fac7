/**
 * Speculation Rules: pages of the site by their links; the API and pictures are none, and a link that opens a dialog leads
 * nowhere. As written into a page: the policy names their hash.
 */
export const LIKELY_PAGES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/api/*", "/media/*", "/assets/*"] } },
          { not: { selector_matches: "[aria-haspopup]" } },
        ],
      },
      // A press, or a pointer that rests on a link.
      eagerness: "moderate",
      expects_no_vary_search: "params",
    },
  ],
});

/**
 * From now on the HTML of a page is fetched as soon as a visitor is about to follow a link to it: by the browser's own
 * Speculation Rules, elsewhere when a pointer comes over the link. Who saves data fetches nothing ahead.
 */
export function prefetchPages() {
  if (HTMLScriptElement.supports?.("speculationrules")) {
    const rules = document.createElement("script");
    rules.type = "speculationrules";
    rules.textContent = LIKELY_PAGES;
    document.body.appendChild(rules);
    return;
  }
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const fetched = new Set([location.pathname]);
  addEventListener("pointerover", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]:not([aria-haspopup])");
    if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return;
    if (/^\/(api|media|assets)\//.test(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = document.createElement("link");
    hint.rel = "prefetch";
    hint.href = link.pathname;
    document.head.appendChild(hint);
  });
}
