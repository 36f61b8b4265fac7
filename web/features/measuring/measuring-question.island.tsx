import { useEffect } from "react";
import { site } from "#domain/site.ts";
import { useConsent } from "./use-measuring.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { ConsentButtons } from "./answer-buttons.tsx";
import { CONSENT_TEXTS as TEXTS } from "./copy.ts";
import { startTag, stopTag } from "./tag.ts";

/**
 * Asks once whether the analytics service may be loaded, and does what was chosen. Only
 * public pages of sites with such a service have it: the owner's pages hold what visitors sent, and no tag reads them.
 */
export function ConsentBanner() {
  const consent = useConsent();
  const { analytics } = site;
  const canMeasure = consent !== null && analytics !== null;

  useEffect(() => {
    if (!canMeasure || !analytics) return;
    if (consent === "granted") startTag(analytics);
    if (consent === "denied") stopTag(analytics);
  }, [consent, canMeasure, analytics]);

  if (!canMeasure || consent !== "open") return null;
  return (
    <section
      aria-label={TEXTS.label}
      data-slot="consent"
      className="border-t border-line bg-surface px-4 py-4 shadow-lift sm:px-6 print:hidden"
      // Not a dialog: the page can be read and used without an answer, to its end.
      style={{ position: "sticky", bottom: 0, zIndex: 40 }}
    >
      <div className="wrap-page flex flex-wrap items-center justify-between gap-4">
        <p className="measure leading-snug">
          {TEXTS.question}{" "}
          <NavAnchor to={TEXTS.more.to} className="link font-semibold">
            {TEXTS.more.label}
          </NavAnchor>
        </p>
        <ConsentButtons consent={consent} />
      </div>
    </section>
  );
}
