import { useLoaderData } from "react-router";
import { countryById } from "#domain/countries.ts";
import { visaPath } from "#web/content/page-paths.ts";
import { findVisa } from "#web/content/countries/visas.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { countryOptIn } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.island.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Island } from "#web/lib/island.tsx";
import { found } from "#web/lib/not-found.ts";
import { Visa } from "./visa.tsx";

/** @throws Response with status 404 where there is no such visa type */
export function loadVisa({ params }: { params: { country?: string; visa?: string } }) {
  return found(findVisa(params.country, params.visa));
}

/** One visa type. */
export function VisaPage() {
  const { country, type } = useLoaderData<typeof loadVisa>();
  const path = visaPath(country, type.id);
  return (
    <PageLayout meta={detailMeta(path)}>
      <Visa country={country} type={type} />
      <Island of={OptIn} props={countryOptIn("visa", path, countryById(country).name)} />
    </PageLayout>
  );
}
