import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import { STORIES_NOTE } from "#web/lib/sample.ts";

export const successStories = {
  /** What holds without anybody’s word for it. */
  proof: [`${COUNTRY_IDS.length} countries`, "A source for each fact", "What isn’t verified is marked"],
  title: "Success Stories",
  intro: STORIES_NOTE,
  feedback: {
    heading: "Community Feedback",
    /** Begins the text alternative of the drawn group chat, before its messages; what follows them while one is a sample. */
    alternative: "Illustration of a phone with a group chat.",
    alternativeOfSamples: "The people and their words are samples.",
  },
  button: "I'm Ready To Join Now",
  buttonNote: OFFER_TEXTS.opensCheckout,
} as const;
