import { Fragment, type ReactNode } from "react";
import { COUNTRIES, type CountryId } from "#domain/countries.ts";
import { REASON_LABELS, REASONS, type Reason } from "#domain/reasons.ts";
import { type CountryRecord } from "#content-model/resolve/resolve-country.ts";
import { HOMES } from "#content-model/resolve/records.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { type CountryPermit, insteadOfPermit, PERMIT_LISTS, PERMITS } from "#web/content/permit-lists.ts";
import { guidePassportsPath, guidePermitPath } from "#web/content/page-paths.ts";
import { PERMIT_TEXTS } from "#web/features/permits/copy.ts";
import { PermitFigure } from "#web/features/permits/permit-figure.tsx";
import { feeFigure, forGoodText, lastsText, plannedWeeks, processingText } from "#web/features/permits/permit-words.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { statedConditions } from "#web/features/permits/permit-fit.ts";
import { FactValue } from "#web/features/facts/fact-sheet.tsx";
import { describeGroups } from "#web/features/visitor/describe-groups.ts";
import { contentKey } from "#domain/fact-text.ts";
import { Island } from "#web/lib/island.tsx";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { permitsPage } from "./copy.ts";
import { PermitChooser } from "./permit-chooser.island.tsx";
import { PermitListLinks } from "./permit-list-links.tsx";

/** The chooser of permits, whose rows lead to the guides, and links to the lists of permits. */
export function PermitsPage() {
  return (
    <ContentPage content={permitsPage}>
      <Island
        of={PermitChooser}
        props={{
          permits: CHOOSABLE,
          instead: WITHOUT_PERMIT,
          entryLines: ENTRY_LINES.map(({ id, country, passports }) => ({ id, country, passports })),
        }}
        kept={KEPT}
      />
      <div data-tone="white">
        <div className="wrap-page">
          <Disclosure summary={<h2>{permitsPage.list.byReason}</h2>}>
            {REASONS.map((reason) => (
              <Fragment key={reason}>
                <h3 className="mt-4 font-semibold">{REASON_LABELS[reason]}</h3>
                <PermitListLinks
                  lists={PERMIT_LISTS.filter((list) => list.reason === reason && list.permits.length > 0)}
                  byCountry
                />
              </Fragment>
            ))}
          </Disclosure>
        </div>
      </div>
    </ContentPage>
  );
}

const CHOOSABLE = PERMITS.map(({ country, permit: { id, reasons, conditions, whoFor, notFor, closedTo } }) => ({
  id: `${country.id} ${id}`,
  country: country.id,
  reasons,
  conditions,
  ...(statedConditions(conditions).length === 0 && { whoFor }),
  ...(notFor && { notFor }),
  ...(closedTo.length > 0 && { closedTo }),
}));

/** Reasons that a country has no permit for. */
const WITHOUT_PERMIT = PERMIT_LISTS.flatMap(({ reason, country, permits }) =>
  country && permits.length === 0 ? { id: `${country.id} without ${reason}`, country: country.id, reason } : [],
);

/** How each passport enters each country as a visitor; the chooser shows those that matter. */
const ENTRY_LINES = COUNTRIES.flatMap(({ id }) => entryLines(id));

function entryLines(country: CountryId) {
  const { entry, passports } = COUNTRY_FOLDERS[country].record;
  const lines = toldTheSame(entry).map((told) => ({
    passports: told.passports,
    content: <FactValue content={told.rule} />,
  }));
  const others = (
    <>
      {`${describeGroups(passports)} `}
      <a href={guidePassportsPath(country)}>{permitsPage.entry.others}</a>
    </>
  );
  return [...lines, { passports: "other", content: others }].map((line) =>
    Object.assign(line, { country, id: `${country} entry ${line.passports}` }),
  );
}

/** What the chooser shows and need not know. */
const KEPT = Object.fromEntries([
  ...PERMITS.flatMap((one, index) => [
    [`${CHOOSABLE[index]!.id} name`, <PermitName key="name" {...one} />],
    [`${CHOOSABLE[index]!.id} figures`, <PermitFigures key="figures" {...one} />],
  ]),
  ...WITHOUT_PERMIT.map(({ id, country, reason }) => [id, <Instead key={id} country={country} reason={reason} />]),
  ...ENTRY_LINES.map(({ id, content }) => [id, content]),
]) as Record<string, ReactNode>;

/** What the chapter of a guide says of a reason without a permit, which leads there. */
function Instead({ country, reason }: { country: CountryId; reason: Reason }) {
  const { answer, path } = insteadOfPermit(country, reason);
  return (
    <>
      {answer} <NavAnchor to={path}>{permitsPage.instead.more}</NavAnchor>
    </>
  );
}

/** The name of a permit, which leads to its guide. */
function PermitName({ country, permit }: CountryPermit) {
  return (
    <>
      <h3>
        <NavAnchor to={guidePermitPath(country.id, permit.id)}>{permit.name}</NavAnchor>
      </h3>{" "}
      <p>{country.name}</p>
    </>
  );
}

/** What a permit costs in its first year, how long it takes and lasts, and what it leads to. */
function PermitFigures({ permit }: CountryPermit) {
  const { fee, processing, lasts, forGood } = PERMIT_TEXTS.row;
  return (
    <>
      <PermitFigure name={fee} value={feeFigure(permit) ?? PERMIT_TEXTS.unknown} />
      <PermitFigure name={processing} value={plannedWeeks(permit) ?? processingText(permit)} />
      <PermitFigure name={lasts} value={lastsText(permit)} />
      <PermitFigure name={forGood} value={forGoodText(permit)} />
    </>
  );
}

/** What is needed to enter, once for the passports that need the same. */
function toldTheSame(entry: CountryRecord["entry"]) {
  const told = Map.groupBy(HOMES, (home) => contentKey(entry[home].rule));
  return [...told.values()].map((homes) => ({ passports: homes.join(" "), rule: entry[homes[0]!].rule }));
}
