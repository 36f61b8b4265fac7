import { PAGE_ENTRIES, PAGE_KINDS } from "#web/content/search-entries.ts";
import { Accordion } from "#web/ui/accordion.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { searchPage } from "./copy.ts";

/** Every page that the search finds, as links under their kinds: they open without scripts. */
export function AllPages() {
  return (
    <section aria-labelledby="all-pages" className="wrap-page py-10 sm:py-16">
      <h2 id="all-pages" className="mb-4 font-serif text-2xl font-semibold">
        {searchPage.allPages}
      </h2>
      <Accordion
        entries={PAGE_KINDS.map((kind) => ({
          id: `all-${kind}`,
          title: searchPage.kinds[kind],
          content: (
            <ul className="gap-x-10 sm:columns-2 lg:columns-3">
              {PAGE_ENTRIES.filter((entry) => entry.kind === kind).map(({ id, title }) => (
                <li key={id} className="break-inside-avoid">
                  <NavAnchor to={id} className="link-standalone inline-block py-3 leading-snug">
                    {title}
                  </NavAnchor>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </section>
  );
}
