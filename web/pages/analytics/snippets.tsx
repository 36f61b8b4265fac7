import { interpolate } from "#web/lib/interpolate.ts";
import { Woven } from "#web/pictures/woven.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { ANALYTICS_HELP, OFFER_IDS } from "./copy.ts";
import { ORDER_PLACEHOLDER, purchaseSnippet } from "./purchase-snippet.ts";

const TEXTS = ANALYTICS_HELP.setup;

/** What has to be put into the checkout's pages before any sale is counted. */
export function Snippets() {
  return (
    <Card data-slot="setup">
      <Woven motif="west" thickness={12} />
      <CardContent>
        <h2 className="text-office-title">{TEXTS.title}</h2>
        <p className="mt-3 measure">{interpolate(TEXTS.text, { placeholder: ORDER_PLACEHOLDER })}</p>
        <div className="mt-6 grid gap-6 lg:grid-cols-2">
          {OFFER_IDS.map((id) => {
            const name = interpolate(TEXTS.snippet, { offer: ANALYTICS_HELP.offers[id] });
            return (
              <div key={id} data-slot="snippet" className="min-w-0">
                <h3 className="mb-3 text-office-subtitle">{name}</h3>
                <pre className="mb-4 rounded-md border border-line bg-tint p-4 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
                  <code>{purchaseSnippet(id)}</code>
                </pre>
                <CopyButton text={purchaseSnippet(id)} isTextShown texts={ANALYTICS_HELP.copy} what={name} />
              </div>
            );
          })}
        </div>
      </CardContent>
    </Card>
  );
}
