import { useLoaderData } from "react-router";
import { countryById } from "#domain/countries.ts";
import { visaPath, visaSlug } from "#web/content/page-paths.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import { findVisa } from "#web/content/countries/visas.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { FactSheet } from "#web/features/facts/fact-sheet.tsx";
import { countryOptIn } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.island.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Island } from "#web/lib/island.tsx";
import { found } from "#web/lib/not-found.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { visaInformationPage } from "../copy.ts";
import { DifficultyBadge } from "../difficulty-badge.tsx";
import { visaRows } from "../visa-rows.ts";
import { ReplacedKind } from "../replaced-kind.tsx";
import { StepsForm } from "./steps-form.tsx";

const { page: texts, notice } = visaInformationPage;

/** @throws Response with status 404 where there is no such visa type */
export function loadVisa({ params }: { params: { country?: string; visa?: string } }) {
  return found(findVisa(params.country, params.visa));
}

/** A visa type as a page: everything about it, and what to remember before paying. */
export function VisaPage() {
  const { country, type } = useLoaderData<typeof loadVisa>();
  const path = visaPath(country, type.id);
  const page = detailPage(path);
  return (
    <PageLayout meta={detailMeta(path)}>
      <DetailPage
        page={page}
        lead={page.description}
        below={
          <>
            <DifficultyBadge difficulty={type.difficulty} />
            <ReplacedKind type={type} />
          </>
        }
        facts={type}
        keep={<StepsForm country={country} slug={visaSlug(country, type.id)} />}
        chapters={[
          { id: "facts", title: texts.facts, content: <FactSheet rows={visaRows(type)} /> },
          {
            id: "before-you-pay",
            title: texts.before,
            content: (
              <div className="measure space-y-4 text-muted">
                {notice.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <p className="print:hidden">
                  <NavAnchor to="/visa-information#notice" className="link-standalone font-semibold">
                    {texts.embassies}
                  </NavAnchor>
                </p>
              </div>
            ),
          },
        ]}
      />
      <Island of={OptIn} props={countryOptIn("visa", path, countryById(country).name)} />
    </PageLayout>
  );
}
