import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import { STORIES_NOTE } from "#web/lib/sample.ts";

export const successStories = {
  eyebrow: "Stories",
  title: "Success Stories",
  intro: STORIES_NOTE,
  feedback: {
    heading: "Community Feedback",
    /** Text alternative of the drawn group chat. */
    alternative:
      "Illustration of a phone with a group chat: five short messages, about keys, a permit, neighbors, a bank and tea. The people and their words are samples.",
  },
  button: "I'm Ready To Join Now",
  buttonNote: OFFER_TEXTS.opensCheckout,
} as const;
