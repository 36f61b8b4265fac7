import type { LocalCurrency } from "#content-model/resolve/exchange-rates.ts";
import type { CountryGuide } from "./country-guide.ts";
import type { ChapterId } from "#domain/chapter-ids.ts";
import type { ChapterAnswer, CountryRecord, Safeguards } from "#content-model/resolve/resolve-country.ts";
import type { FeaturedCountry, NotableCountry } from "./profile.ts";
import type { SafetyChapter } from "./safety-chapter.ts";
import type { VisaCountry } from "./visa-type.ts";

/** What the folder of a country holds (decision: one-folder-a-country); its pages follow from it. */
export type CountryFolder = {
  /** Its money, at the rate with which its rents and prices in US dollars are made. */
  currency: LocalCurrency;
  /** What three governments advise, and laws that change lives. */
  safety: SafetyChapter;
  /** Its card on /top-countries and its page there. */
  profile?: FeaturedCountry | NotableCountry;
  /** Its card and dialog on /country-guides. */
  guide?: CountryGuide;
  /** Its visa types on /visa-information, each with a page. */
  visas?: VisaCountry;
  /** What to check there before paying somebody. */
  safeguards: Safeguards;
  /** All that has been read of it, section by section. */
  record: CountryRecord;
  /** What each chapter of its guide comes to. */
  chapters: Readonly<Record<ChapterId, ChapterAnswer>>;
};
