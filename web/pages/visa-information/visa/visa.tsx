import type { CountryId } from "#domain/countries.ts";
import { visaPath, visaSlug } from "#web/content/page-paths.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import type { VisaType } from "#web/content/countries/visas.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { FactSheet } from "#web/features/facts/fact-sheet.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { visaInformationPage } from "../copy.ts";
import { DifficultyBadge } from "../difficulty-badge.tsx";
import { visaRows } from "../visa-body.tsx";
import { ReplacedKind } from "../replaced-kind.tsx";
import { StepsForm } from "./steps-form.tsx";

const { card, page: texts, notice } = visaInformationPage;

/** A visa type as a page: everything about it, and what to remember before paying. */
export function Visa({ country, type }: { country: CountryId; type: VisaType }) {
  const page = detailPage(visaPath(country, type.id));
  const rows = visaRows(type, visaInformationPage);
  return (
    <DetailPage
      page={page}
      lead={page.description}
      below={
        <>
          <DifficultyBadge difficulty={type.difficulty} label={card.difficulty} />
          <ReplacedKind type={type} />
        </>
      }
      facts={type}
      keep={<StepsForm country={country} slug={visaSlug(country, type.id)} />}
      chapters={[
        { id: "facts", title: texts.facts, content: <FactSheet rows={rows} /> },
        {
          id: "before-you-pay",
          title: texts.before,
          content: (
            <div className="measure space-y-4 text-muted">
              {notice.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p data-print="hide">
                <NavAnchor to="/visa-information#notice" className="link-standalone font-semibold">
                  {texts.embassies}
                </NavAnchor>
              </p>
            </div>
          ),
        },
      ]}
    />
  );
}
