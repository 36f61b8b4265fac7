import { useState } from "react";
import { countryById } from "#domain/countries.ts";
import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import { visaPath } from "#web/content/page-paths.ts";
import { VISA_COUNTRIES, type VisaCountry } from "#web/content/visas/visas.ts";
import { OPT_IN_COUNTRIES, OPT_IN_INVITATIONS } from "#web/features/opt-in/invitations-copy.ts";
import { CallBand } from "#web/layout/call-band.tsx";
import { PageIntro } from "#web/layout/page-intro.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { useDialogUrlParam } from "#web/lib/use-url-params.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { visaInformationPage } from "./copy.ts";
import { CountryVisas } from "./country-visas.tsx";
import { EmbassyDirectory } from "./embassy-directory.tsx";
import { VisaDialog } from "./visa-dialog.tsx";
import { VisaNotice } from "./visa-notice.tsx";
import type { Route } from "./+types/page.ts";
import { OptIn } from "#web/features/opt-in/opt-in.tsx";

const LateOptIn = hydrateLate(OptIn);

/** Runs at build time only, and gives what the script needs: the visa types themselves are in the prerendered page. */
export function loader() {
  const visas: readonly VisaCountry[] = VISA_COUNTRIES;
  const { card, dialog, notice, embassyDirectory } = visaInformationPage;
  return {
    countries: visas.map(({ country: id, types }) => {
      const { name, region } = countryById(id);
      return { country: { id, name, motif: region }, types: types.map((type) => ({ id: type.id, name: type.name })) };
    }),
    card: { viewDetails: card.viewDetails, ofType: card.ofType },
    dialog: { title: dialog.title, close: dialog.close },
    noticeButton: notice.button,
    embassyDirectory: { heading: embassyDirectory.heading, close: embassyDirectory.close },
    optIn: {
      invitation: OPT_IN_INVITATIONS.visaInformation,
      countries: OPT_IN_COUNTRIES,
      pageCountries: {
        parameter: "visa",
        names: Object.fromEntries(
          visas.flatMap(({ country, types }) => types.map(({ id }) => [id, countryById(country).name])),
        ),
      },
    },
  };
}

/** The URL keeps which visa is open; it changes nothing of the page's data. */
export function shouldRevalidate() {
  return false;
}

export function meta() {
  return pageMeta(visaInformationPage.meta);
}

export default function VisaInformationPage({ loaderData }: Route.ComponentProps) {
  const { countries, card, dialog: dialogTexts, noticeButton, embassyDirectory, optIn } = loaderData;
  const dialog = useDialogUrlParam("visa", (id) => {
    const holder = countries.find(({ types }) => types.some((type) => type.id === id));
    return holder && visaPath(holder.country.id, id);
  });
  const [isDirectoryOpen, setDirectoryOpen] = useState(false);
  return (
    <PageLayout>
      <PageIntro {...visaInformationPage} />
      <>
        {countries.map(({ country, types }, index) => (
          <CountryVisas
            key={country.id}
            country={country}
            types={types}
            tone={index % 2 === 0 ? "paper" : "white"}
            texts={card}
            eager={index === 0}
            onOpen={dialog.open}
          />
        ))}
        <div className="wrap-page">
          {countries.flatMap(({ country, types }) =>
            types.map((type) => (
              <VisaDialog
                key={type.id}
                type={type}
                countryName={country.name}
                motif={country.motif}
                texts={dialogTexts}
                open={dialog.openId === type.id}
                onClose={dialog.close}
              />
            )),
          )}
        </div>
        <VisaNotice button={noticeButton} onOpen={() => setDirectoryOpen(true)} />
        <div className="wrap-page">
          <EmbassyDirectory texts={embassyDirectory} open={isDirectoryOpen} onClose={() => setDirectoryOpen(false)} />
        </div>
      </>
      <Call />
      <LateOptIn {...optIn} />
    </PageLayout>
  );
}

function Call() {
  const { heading, text, button } = visaInformationPage.callToAction;
  return (
    <CallBand motif="north" title={heading} text={text}>
      <NavAnchor to={ONE_TIME_OFFER_PAGE} className={buttonVariants({ size: "large" })}>
        {button}
      </NavAnchor>
    </CallBand>
  );
}
