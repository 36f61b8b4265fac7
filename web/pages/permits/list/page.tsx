import { useLoaderData } from "react-router";
import { REASON_LABELS } from "#domain/reasons.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { insteadOfPermit, PERMIT_LISTS, permitOffice, PERMITS } from "#web/content/permit-lists.ts";
import { isOpenToReaders } from "#web/content/permit-order.ts";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Section } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { found } from "#web/lib/not-found.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { permitsPage } from "../copy.ts";
import { PermitListLinks } from "../permit-list-links.tsx";
import { PermitCards } from "./permit-cards.tsx";

const texts = permitsPage.list;

/** @throws Response with status 404 for a reason or a country that has no list */
export function loadPermitList({ request }: { request: Request }) {
  const { pathname } = new URL(request.url);
  return found(PERMIT_LISTS.find(({ path }) => path === pathname));
}

/** The permits for one reason, in one country or in all; where there is none, all permits of the country. */
export function PermitListPage() {
  const list = useLoaderData<typeof loadPermitList>();
  const { path, reason, country, permits } = list;
  const words = {
    reason: REASON_LABELS[reason],
    place: country?.name ?? texts.anywhere,
    country: country?.name ?? texts.anywhere,
  };
  const isEmpty = permits.length === 0;
  return (
    <PageLayout
      meta={{
        path,
        title: interpolate(texts.title, words),
        description: interpolate(texts.description, words),
        noindex: isEmpty,
      }}
    >
      <PageIntro
        heading={interpolate(texts.heading, words)}
        paragraphs={
          isEmpty && country
            ? [
                interpolate(texts.none, {
                  ...words,
                  office: permitOffice(COUNTRY_FOLDERS[country.id].record.permits).name,
                }),
                insteadOfPermit(country.id, reason).answer,
              ]
            : []
        }
        motif={country?.region ?? "west"}
      />
      <div data-tone="paper">
        <div className="wrap-page py-10 sm:py-16">
          <NavAnchor to={`/permits?reason=${reason}&country=${country?.id ?? ""}`} className={buttonVariants()}>
            {texts.choose}
          </NavAnchor>
          <h2 className="mt-10 text-title">{isEmpty ? texts.others : texts.permits}</h2>
          <PermitCards
            permits={
              isEmpty ? PERMITS.filter((one) => one.country === country && isOpenToReaders(one.permit)) : permits
            }
          />
        </div>
      </div>
      <Section tone="white" title={interpolate(texts.reasons, words)}>
        <PermitListLinks
          lists={PERMIT_LISTS.filter((one) => one.country === country && one !== list && one.permits.length > 0)}
        />
      </Section>
      <Section tone="paper" title={texts.countries}>
        <PermitListLinks
          lists={PERMIT_LISTS.filter((one) => one.reason === reason && one !== list && one.permits.length > 0)}
          byCountry
        />
      </Section>
    </PageLayout>
  );
}
