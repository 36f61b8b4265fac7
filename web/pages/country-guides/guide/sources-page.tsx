import { useLoaderData } from "react-router";
import type { CountryId } from "#domain/countries.ts";
import { factsIn } from "#domain/facts.ts";
import { site } from "#domain/site.ts";
import { type RecordGuide, recordGuide } from "#web/content/countries/guide-page.ts";
import { COUNTRY_GUIDES } from "#web/content/countries/guides.ts";
import { guideSourcesPath, openDataPath } from "#web/content/page-paths.ts";
import { SourceList } from "#web/features/facts/fact.tsx";
import { numberSources } from "#web/features/facts/numbered-sources.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { guideInShort } from "../guide-rows.ts";
import { GuidePartPage, type loadGuidePart } from "./guide-part-page.tsx";
import { recordChapters } from "./record-chapters.tsx";
import { SOURCES_PAGE as texts } from "./record-copy.ts";

/** The pages that a guide rests on, chapter by chapter; the guide's folds take their lists from here. */
export function GuideSourcesPage() {
  const guide = recordGuide(useLoaderData<typeof loadGuidePart>());
  return (
    <GuidePartPage guide={guide} path={guideSourcesPath(guide.id)} texts={texts}>
      <GuideSources guide={guide} />
      <DataFiles guide={guide} />
    </GuidePartPage>
  );
}

function DataFiles({ guide: { id, name } }: { guide: RecordGuide }) {
  return (
    <p className="mt-10 measure">
      {`${interpolate(texts.data, { country: name })} `}
      <a href={openDataPath(id, "json")} download className="link">
        JSON
      </a>
      {", "}
      <a href={openDataPath(id, "csv")} download className="link">
        CSV
      </a>
      {", "}
      <a href={openDataPath(id, "spreadsheet")} download className="link">
        CSV for Excel
      </a>
      {`. ${site.dataLicense}`}
    </p>
  );
}

/** The lists of sources, under the names of their chapters. */
export function GuideSources({ guide }: { guide: RecordGuide }) {
  return [...recordChapters(guide), ...inShort(guide.id)].map(({ id: chapter, title, facts }) => {
    const sources = numberSources(chapter, factsIn(facts));
    if (sources.list.length === 0) return null;
    return (
      <section key={chapter} id={chapter} className="sources scroll-mt-24">
        <h2 className="mt-10 font-serif text-2xl font-semibold">{title}</h2>
        <SourceList sources={sources} isNumbered />
      </section>
    );
  });
}

/** What the dialog on /country-guides rests on, where the country has one; its anchors begin with the country. */
function inShort(id: CountryId) {
  const guide = COUNTRY_GUIDES.find((one) => one.id === id);
  return guide ? [{ id, title: texts.inShort, facts: guideInShort(guide) }] : [];
}
