import { COUNTRIES } from "#domain/countries.ts";
import type { ChapterId } from "#domain/chapter-ids.ts";
import { chapterPath } from "#web/content/page-paths.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { readersPage } from "./copy.ts";
import type { ReaderChapter, ReaderGroup } from "#web/content/readers/reader.ts";
import { type Home, HOMES, type LedgerRow } from "#content-model/resolve/records.ts";
import { HOME_RECORDS } from "#web/content/homes/homes.ts";
import { FactList } from "#web/features/facts/fact-sheet.tsx";
import { Sourced } from "#web/features/facts/sourced.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";

/** What a chapter says: groups of facts, links to the guides, then the sources of all of it. */
export function ChapterGroups({ chapter: { intro, groups, link } }: { chapter: ReaderChapter }) {
  return (
    <>
      <p className="measure text-lead text-muted">{intro}</p>
      <Sourced content={groups.map(({ rows }) => rows)}>
        {groups.map((group) => {
          if (group.eachCountry)
            return <CountryLinks key={group.title} title={group.title} chapter={group.eachCountry} />;
          return group.isFolded ? <FoldedGroup key={group.title} {...group} /> : <Group key={group.title} {...group} />;
        })}
      </Sourced>
      {link && (
        <p className="mt-6">
          <NavAnchor to={link.to} className="link-standalone font-semibold">
            {link.label}
          </NavAnchor>
        </p>
      )}
    </>
  );
}

/** Where each guide says it: the tables of all countries stay in the guides. */
function CountryLinks({ title, chapter }: { title: string; chapter: ChapterId }) {
  return (
    <nav aria-label={title} data-slot="country-links" className="mt-8">
      <h3 className="mb-2 font-serif text-xl leading-snug font-semibold">{title}</h3>
      <ul className="flex flex-wrap gap-x-5">
        {chapter === "belonging" && (
          <li>
            <NavAnchor to="/belonging" className="link-standalone font-semibold">
              {readersPage.allRoutes}
            </NavAnchor>
          </li>
        )}
        {COUNTRIES.map(({ id, name }) => (
          <li key={id}>
            <NavAnchor to={chapterPath(id, chapter)} className="link-standalone">
              {name}
            </NavAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Rows under a heading; where several homes have rows of their own, those are folded under the name of each. */
function Group({ title, rows }: ReaderGroup) {
  const byHome = Map.groupBy(rows, homeOf);
  const homes = HOMES.filter((home) => byHome.has(home));
  return (
    <div className="mt-10">
      <h3 className="mb-4 font-serif text-xl leading-snug font-semibold">{title}</h3>
      <FactList rows={homes.length > 1 ? (byHome.get(null) ?? []) : rows} />
      {homes.length > 1 &&
        homes.map((home) => <FoldedGroup key={home} title={HOME_RECORDS[home].name} rows={byHome.get(home)!} />)}
    </div>
  );
}

/** Rows behind their heading; those of one home open for a visitor with its passport (own-home-first.behavior.ts). */
function FoldedGroup({ title, rows }: ReaderGroup) {
  const [home, ...others] = new Set(rows.map(homeOf));
  return (
    <Disclosure
      data-slot="folded-group"
      data-home={others.length === 0 ? home : undefined}
      className="first-of-type:mt-6"
      summary={<h3>{title}</h3>}
    >
      <FactList rows={rows} className="pb-4" />
    </Disclosure>
  );
}

/** The home whose own row this is: `homes.us.tax.fbar`. */
function homeOf({ content: { id } }: LedgerRow): Home | null {
  return HOMES.find((home) => id?.startsWith(`homes.${home}.`)) ?? null;
}
