import type { City } from "#content-model/resolve/resolve-country.ts";
import { cityPath } from "#web/content/page-paths.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { RECORD_TEXTS } from "./record-copy.ts";

const texts = RECORD_TEXTS.cities;

/** For whom each city fits; its own page has its districts, prices and life. */
export function CityList({ cities }: { cities: readonly City[] }) {
  return (
    <ul className="guide-cities">
      {cities.map(({ id, name, fits, doesNotFit }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>
            <b>{texts.fits}:</b> {fits}
          </p>
          <p>
            <b>{texts.doesNotFit}:</b> {doesNotFit}
          </p>
          <NavAnchor to={cityPath(id)} className="link-standalone">
            {interpolate(texts.page, { city: name })}
          </NavAnchor>
        </li>
      ))}
    </ul>
  );
}
