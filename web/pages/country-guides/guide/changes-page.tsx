import { useLoaderData } from "react-router";
import { changesIn } from "#web/content/countries/fact-changes.ts";
import { recordGuide } from "#web/content/countries/guide-page.ts";
import { guideChangesPath } from "#web/content/page-paths.ts";
import { longDate } from "#domain/long-date.ts";
import { GuidePartPage, type loadGuidePart } from "./guide-part-page.tsx";
import { labeledRecords, sectionsOf } from "#web/content/countries/labeled-records.ts";
import { CHANGES_PAGE as texts } from "./record-copy.ts";

/** What changed in a country in the last twelve months, the newest first. */
export function GuideChangesPage() {
  const guide = recordGuide(useLoaderData<typeof loadGuidePart>());
  const sections = sectionsOf(guide.id);
  // A record that several chapters show is named as the one that it is written in.
  const labeled = Object.entries(sections).flatMap(([chapter, content]) =>
    labeledRecords(content, chapter).filter(({ record }) => record.id?.startsWith(`${guide.id}.${chapter}.`)),
  );
  const rows = Map.groupBy(labeled, ({ record }) => record.id);
  // What several permits share is named after none of them.
  const labels = new Map([...rows].map(([id, all]) => [id, all.length > 1 ? all[0]!.row : all[0]!.label]));
  const changes = changesIn(sections);
  return (
    <GuidePartPage guide={guide} path={guideChangesPath(guide.id)} texts={texts}>
      {changes.length === 0 && <p className="mt-6 measure">{texts.none}</p>}
      <dl className="mt-8 measure space-y-6">
        {changes.map(({ on, id, from, to }) => (
          <div key={`${on} ${id} ${from}`}>
            <dt className="font-semibold">{`${longDate(on)}: ${labels.get(id) ?? id}`}</dt>
            <dd className="mt-1">
              <b className="font-semibold">{texts.before}</b> {from}
            </dd>
            <dd className="mt-1">
              <b className="font-semibold">{texts.now}</b> {to}
            </dd>
          </div>
        ))}
      </dl>
    </GuidePartPage>
  );
}
