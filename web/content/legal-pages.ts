import { content } from "#content";
import { type Site, site } from "#domain/site.ts";
import { longDate } from "#domain/long-date.ts";
import { fillBlock, fillText } from "./fill-text.ts";
import type { TextBlock } from "./text-block.ts";

/** A section of a legal page; the id is its anchor. */
type LegalSection = { id: string; title: string; body: readonly TextBlock[] };

type LegalDate = { date: string; text: string; says: string };

/** A legal page: its sections, each statement true of this product. */
export type LegalPage = {
  title: string;
  intro: string;
  /** The date of the version that the page began as, and the day of its present text. */
  lastUpdated: LegalDate;
  revised: LegalDate;
  sections: readonly LegalSection[];
};

const { lastUpdated, revised } = content.legal;

/** Changes with the text of any of the three pages. */
export const REVISED: LegalDate = { ...revised, text: `Revised ${longDate(revised.date)}` };

/** A legal page of a deployment: it names its provider and its law, and the outside services that are configured. */
export function legalPageFor(name: keyof typeof content.legalPages, deployment: Site): LegalPage {
  const { title, intro, sections } = content.legalPages[name];
  return {
    title,
    intro: fillText(intro, { deployment }),
    lastUpdated: { ...lastUpdated, text: `Last updated ${longDate(lastUpdated.date)}` },
    revised: REVISED,
    sections: sections.map(({ id, title: heading, body }) => ({
      id,
      title: heading,
      body: body.flatMap((block) => fillBlock(block, { deployment })),
    })),
  };
}

export const privacyPolicy = legalPageFor("privacy-policy", site);
export const termsOfService = legalPageFor("terms-of-service", site);
export const cookiePolicy = legalPageFor("cookie-policy", site);
