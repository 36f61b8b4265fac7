import { ChevronDown } from "lucide-react";
import { COUNTRIES } from "#domain/countries.ts";
import type { ChapterId } from "#domain/chapter-ids.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { readersPage } from "./copy.ts";
import type { ReaderChapter, ReaderGroup } from "#web/content/readers/reader.ts";
import { FactSheet } from "#web/features/facts/fact-sheet.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";

/** What a chapter says: groups of facts, the folded ones behind their heading, and links to the guides. */
export function ChapterGroups({ chapter: { intro, groups, link } }: { chapter: ReaderChapter }) {
  return (
    <>
      <p className="measure text-lead text-muted">{intro}</p>
      {groups.map((group) => {
        if (group.eachCountry)
          return <CountryLinks key={group.title} title={group.title} chapter={group.eachCountry} />;
        return group.isFolded ? <FoldedGroup key={group.title} {...group} /> : <Group key={group.title} {...group} />;
      })}
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
            <NavAnchor to={`${guidePath(id)}#${chapter}`} className="link-standalone">
              {name}
            </NavAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ title, rows }: ReaderGroup) {
  return (
    <div className="mt-10">
      <h3 className="mb-4 font-serif text-xl leading-snug font-semibold">{title}</h3>
      <FactSheet rows={rows} />
    </div>
  );
}

function FoldedGroup({ title, rows }: ReaderGroup) {
  return (
    <details data-slot="folded-group" className="group border-b border-line first-of-type:mt-6 first-of-type:border-t">
      <summary className="flex min-h-13 items-center justify-between gap-3 text-heading">
        <h3 className="font-serif text-lg leading-snug font-semibold">{title}</h3>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <FactSheet rows={rows} className="pt-4 pb-6" />
    </details>
  );
}
