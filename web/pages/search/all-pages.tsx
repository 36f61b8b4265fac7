import { PAGE_ENTRIES, PAGE_KINDS } from "#web/content/search-entries.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { searchPage } from "./copy.ts";

/** Every page that the search finds, as links: what stands here without scripts. */
export function AllPages() {
  return (
    <div className="wrap-page space-y-14 py-10 sm:py-16">
      {PAGE_KINDS.map((kind) => (
        <section key={kind} aria-labelledby={`all-${kind}`}>
          <h2 id={`all-${kind}`} className="font-serif text-2xl font-semibold">
            {searchPage.kinds[kind]}
          </h2>
          <ul className="mt-3 gap-x-10 sm:columns-2 lg:columns-3">
            {PAGE_ENTRIES.filter((entry) => entry.kind === kind).map(({ id, title }) => (
              <li key={id} className="break-inside-avoid">
                <NavAnchor to={id} className="link-standalone inline-block py-3 leading-snug">
                  {title}
                </NavAnchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
