import type { City } from "#web/content/countries/country-record.ts";
import { KnownList, KnownTable, nameRows } from "./known-table.tsx";
import { RECORD_TEXTS } from "./record-copy.ts";

const texts = RECORD_TEXTS.cities;

/** What a month costs in each city, and what life there is like. */
export function CityList({ cities }: { cities: readonly City[] }) {
  return cities.map((city) => (
    <section key={city.id} aria-labelledby={`city-${city.id}`} className="mt-10 first:mt-0">
      <h3 id={`city-${city.id}`} className="mb-4 font-serif text-xl leading-snug font-semibold">
        {city.name}
      </h3>
      <dl className="mb-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 [&_dt]:text-eyebrow [&_dt]:text-heading">
        <div>
          <dt>{texts.fits}</dt>
          <dd>{city.fits}</dd>
        </div>
        <div>
          <dt>{texts.doesNotFit}</dt>
          <dd>{city.doesNotFit}</dd>
        </div>
      </dl>
      <KnownTable
        caption={city.name}
        columns={texts.districts}
        rows={city.districts.map(({ name, about, oneBedroom, threeBedrooms }) => ({
          name,
          about,
          cells: [{ content: oneBedroom }, { content: threeBedrooms }],
        }))}
      />
      <div className="mt-6">
        <KnownList rows={[...nameRows(texts.basket, city.basket), ...nameRows(texts.life, city)]} />
      </div>
    </section>
  ));
}
