import { ArrowRight, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { COUNTRIES, type Country } from "#domain/countries.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";

type Row = {
  /** What decides between the countries on this page. */
  value: ReactNode;
} & ({ to: string; children?: never } | { to?: never; children: ReactNode });

const BY_NAME = COUNTRIES.toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** All countries by name, a row each. */
export function CountryList({ row }: { row: (country: Country) => Row }) {
  return (
    <ul className="country-list">
      {BY_NAME.map((country) => (
        <li key={country.id}>
          <CountryRow country={country} {...row(country)} />
        </li>
      ))}
    </ul>
  );
}

/** A country in about 72 pixels; the whole row leads to a page, or opens to its children. */
export function CountryRow({ country: { id, name }, value, to, children }: Row & { country: Country }) {
  const isLink = to !== undefined;
  const content = (
    <>
      <Poster country={id} sizes="5rem" decorative />
      <h3>{isLink ? <NavAnchor to={to}>{name}</NavAnchor> : name}</h3>
      <span data-slot="country-value">{value}</span>
      {isLink ? <ArrowRight aria-hidden /> : <ChevronDown aria-hidden />}
    </>
  );
  if (isLink)
    return (
      <div data-slot="country-row" className="country-row">
        {content}
      </div>
    );
  return (
    <details data-slot="country-row" data-country={name}>
      <summary className="country-row">{content}</summary>
      {children}
    </details>
  );
}
