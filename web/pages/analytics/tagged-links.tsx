import { checkoutUrl } from "#domain/offers.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { OfficeLink } from "#web/ui/office-link.tsx";
import { ANALYTICS_HELP, OFFER_IDS } from "./copy.ts";

const TEXTS = ANALYTICS_HELP.links;

/** The checkout links of both offers with their campaign parameters (decision: two-price-pairs). */
export function TaggedLinks() {
  return (
    <Card data-slot="tagged-links">
      <CardContent>
        <h2 className="text-office-title">{TEXTS.title}</h2>
        <p className="mt-2 measure text-muted">{TEXTS.text}</p>
        <ul className="mt-4">
          {OFFER_IDS.map((id) => {
            const name = ANALYTICS_HELP.offers[id];
            const url = checkoutUrl(id);
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-5">
                <div className="min-w-0 flex-1 basis-80">
                  <h3 className="font-semibold">{name}</h3>
                  <p className="text-sm leading-relaxed break-all text-muted">{url}</p>
                </div>
                <div className="flex flex-wrap gap-3">
                  <CopyButton text={url} isTextShown texts={ANALYTICS_HELP.copy} what={name} />
                  <OfficeLink to={url} className={buttonVariants({ variant: "outline", className: "self-start" })}>
                    {TEXTS.open}
                    <span className="sr-only">: {name}</span>
                  </OfficeLink>
                </div>
              </li>
            );
          })}
        </ul>
      </CardContent>
    </Card>
  );
}
