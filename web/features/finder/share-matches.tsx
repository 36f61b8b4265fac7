import { useState } from "react";
import { WHATSAPP_SHARING } from "#web/lib/outside-services.ts";
import { site } from "#domain/site.ts";
import type { Match } from "#domain/finder.ts";
import { useClipboard } from "#web/ui/use-clipboard.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button, buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import type { FinderEntry } from "./finder-data.ts";
import { RESULT_TEXTS } from "./results-copy.ts";

type ShareMatchesProps = { matches: readonly Match<FinderEntry>[]; address: string };

/** Shares the matches: with the device's share sheet where it has one, else by WhatsApp, email or a copied link. */
export function ShareMatches({ matches, address }: ShareMatchesProps) {
  const { href: url } = new URL(address, location.href);
  const [hasSheet, setHasSheet] = useState(() => typeof navigator.share === "function");
  const { last: copied, copy } = useClipboard();
  const texts = RESULT_TEXTS.share;
  const list = matches.map(({ country, score }) => `${country.name} (${score}%)`).join(", ");
  const message = interpolate(texts.message, { site: site.name, matches: list });
  const [title, body] = [encodeURIComponent(texts.title), encodeURIComponent(`${message}\n${url}`)];

  async function share() {
    try {
      await navigator.share({ title: texts.title, text: message, url });
    } catch (error) {
      // Closing the sheet is no failure; where sharing fails, the other ways are offered.
      if ((error as Error).name !== "AbortError") setHasSheet(false);
    }
  }

  const linkClass = buttonVariants({ variant: "outline" });
  return (
    <div data-slot="finder-share" className="flex flex-col items-start print:hidden">
      <h4 className="font-serif text-xl leading-snug font-semibold">{texts.heading}</h4>
      <p className="mt-2 mb-4 measure">{texts.text}</p>
      <div className="flex flex-wrap gap-3">
        {hasSheet ? (
          <Button variant="outline" onClick={share}>
            {texts.native}
          </Button>
        ) : (
          <>
            <NavAnchor to={`${WHATSAPP_SHARING}?text=${body}`} className={linkClass}>
              {texts.whatsApp}
            </NavAnchor>
            <NavAnchor to={`mailto:?subject=${title}&body=${body}`} className={linkClass}>
              {texts.email}
            </NavAnchor>
            <Button variant="outline" onClick={() => copy(url)}>
              {texts.copy}
            </Button>
          </>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm font-semibold">
        {copied && (copied.isCopied ? texts.copied : texts.notCopied)}
      </p>
    </div>
  );
}
