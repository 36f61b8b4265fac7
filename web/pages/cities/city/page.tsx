import { useLoaderData } from "react-router";
import { CITIES } from "#web/content/countries/cities.ts";
import { cityPath } from "#web/content/page-paths.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { found } from "#web/lib/not-found.ts";
import { CityDetails } from "./city.tsx";

/** @throws Response with status 404 where no record has the city */
export function loadCity({ params }: { params: { city?: string } }) {
  return found(CITIES.find(({ city }) => city.id === params.city));
}

/** One city. */
export function CityPage() {
  const place = useLoaderData<typeof loadCity>();
  return (
    <PageLayout meta={detailMeta(cityPath(place.city.id))}>
      <CityDetails place={place} />
    </PageLayout>
  );
}
