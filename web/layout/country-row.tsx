import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { COUNTRIES, type Country } from "#domain/countries.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

type Row = {
  /** What decides between the countries on this page. */
  value: ReactNode;
} & ({ to: string; children?: never } | { to?: never; children: ReactNode });

const BY_NAME = COUNTRIES.toSorted((a, b) => (a.name < b.name ? -1 : 1));

export function CountryList({ row }: { row: (country: Country) => Row }) {
  return (
    <ul className="country-list">
      {BY_NAME.map((country, index) => (
        <li key={country.id}>
          <CountryRow country={country} eager={index === 0} {...row(country)} />
        </li>
      ))}
    </ul>
  );
}

type CountryRowProps = Row & {
  country: Pick<Country, "id" | "name">;
  /** The rank of its heading, one below that over the list. */
  heading?: "h3" | "h4" | "h5";
  /** For a row of the first screen. */
  eager?: boolean;
};

/** A country in about 72 pixels; the whole row leads to a page, or opens to its children. */
export function CountryRow({
  country: { id, name },
  heading: Heading = "h3",
  eager = false,
  value,
  to,
  children,
}: CountryRowProps) {
  const isLink = to !== undefined;
  const content = (
    <>
      <Poster country={id} eager={eager} sizes="5rem" decorative />
      <Heading>{isLink ? <NavAnchor to={to}>{name}</NavAnchor> : name}</Heading>
      <span data-slot="country-value">{value}</span>
      {isLink && <ArrowRight aria-hidden />}
    </>
  );
  if (isLink)
    return (
      <div data-slot="country-row" className="country-row">
        {content}
      </div>
    );
  return (
    <Disclosure data-slot="country-row" data-country={name} row={{ className: "country-row" }} summary={content}>
      {children}
    </Disclosure>
  );
}
