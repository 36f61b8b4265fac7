import { type Country, countryById } from "#domain/countries.ts";
import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import { chapterPath } from "#web/content/page-paths.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { VISA_COUNTRIES } from "#web/content/countries/visas.ts";
import { OPT_IN_COUNTRIES, OPT_IN_INVITATIONS } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.island.tsx";
import { CallBand } from "#web/layout/call-band.tsx";
import { CountryList } from "#web/layout/country-row.tsx";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Section } from "#web/layout/section.tsx";
import { VisitorLine } from "#web/features/visitor/visitor-line.tsx";
import { Island } from "#web/lib/island.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { visaInformationPage } from "./copy.ts";
import { CountryVisas } from "./country-visas.tsx";
import { entryInShort } from "./entry-in-short.ts";
import { describeEntry } from "#web/content/comparison-rows.ts";
import { type CountryRecord } from "#content-model/resolve/resolve-country.ts";
import { HOMES } from "#content-model/resolve/records.ts";
import { EmbassyDirectory } from "./embassy-directory.tsx";
import { VISA_PARAM, VisaDialog } from "./visa-dialog.tsx";
import { VisaNotice } from "./visa-notice.tsx";

const { meta, guides, callToAction: call } = visaInformationPage;

const VISAS = VISA_COUNTRIES.flatMap(({ country, types }) =>
  types.map((type) => ({ type, country: countryById(country) })),
);

export function VisaInformationPage() {
  return (
    <PageLayout meta={meta}>
      <PageIntro {...visaInformationPage} />
      <Section tone="white" title={guides.title} intro={guides.intro}>
        <div className="mt-4">
          <VisitorLine asked={["passport"]} />
        </div>
        <CountryList row={entryRow} />
      </Section>
      {VISA_COUNTRIES.map(({ country, types }, index) => (
        <CountryVisas
          key={country}
          country={countryById(country)}
          types={types}
          tone={index % 2 === 0 ? "paper" : "white"}
        />
      ))}
      <div className="wrap-page">
        {VISAS.map(({ type, country }) => (
          <VisaDialog key={type.id} type={type} country={country} />
        ))}
      </div>
      <VisaNotice />
      <div className="wrap-page">
        <EmbassyDirectory />
      </div>
      <CallBand motif="north" title={call.heading} text={call.text}>
        <NavAnchor to={ONE_TIME_OFFER_PAGE} className={buttonVariants({ size: "large" })}>
          {call.button}
        </NavAnchor>
      </CallBand>
      <Island
        of={OptIn}
        props={{
          invitation: OPT_IN_INVITATIONS.visaInformation,
          countries: OPT_IN_COUNTRIES,
          pageCountries: {
            parameter: VISA_PARAM,
            names: Object.fromEntries(VISAS.map(({ type, country }) => [type.id, country.name])),
          },
        }}
      />
    </PageLayout>
  );
}

function entryRow({ id }: Country) {
  return { to: chapterPath(id, "entry"), value: <Entry record={COUNTRY_FOLDERS[id].record} /> };
}

/** What a visitor needs, for each passport; follow-choices.behavior.ts shows theirs. */
function Entry({ record }: { record: CountryRecord }) {
  return (
    <span data-answers="passport">
      <span data-when="">{entryInShort(record)}</span>
      {HOMES.map((home) => (
        <span key={home} data-when={home} hidden>
          {describeEntry(record.entry[home])}
        </span>
      ))}
      <span data-when="other" hidden>
        {guides.other}
      </span>
    </span>
  );
}
