import { useLoaderData } from "react-router";
import { type RecordGuide, recordGuide } from "#web/content/countries/guide-page.ts";
import { guidePassportsPath } from "#web/content/page-paths.ts";
import { Sourced } from "#web/features/facts/sourced.tsx";
import { findOffice } from "#content-model/resolve/offices.ts";
import { PassportAnswers } from "./answers.tsx";
import { PassportTable } from "./entry-table.tsx";
import { GuidePartPage, type loadGuidePart } from "./guide-part-page.tsx";
import { PASSPORTS_PAGE as texts } from "./record-copy.ts";
import { OutsideLink } from "#web/ui/outside-link.tsx";

/** Entry with another passport: the groups of a country's visa policy. */
export function GuidePassportsPage() {
  const guide = recordGuide(useLoaderData<typeof loadGuidePart>());
  return (
    <GuidePartPage guide={guide} path={guidePassportsPath(guide.id)} texts={texts}>
      <GuidePassports guide={guide} />
    </GuidePartPage>
  );
}

/** The groups with their passports, rules and sources, and the answers that the guide takes from here. */
export function GuidePassports({ guide }: { guide: RecordGuide }) {
  const { record } = guide;
  const { office } = record.passports[0]!.rule;
  return (
    <>
      <p className="mt-4 mb-8 measure">
        {`${texts.lead} `}
        {office && (
          <OutsideLink href={findOffice(office).url} className="underline underline-offset-3">
            {findOffice(office).name}
          </OutsideLink>
        )}
        .
      </p>
      <Sourced id="passports" content={record.passports} passports={null} className="sm:[&_tbody_th]:w-2/5">
        <PassportTable passports={record.passports} isWhole />
      </Sourced>
      <PassportAnswers guide={guide} />
    </>
  );
}
