export const PASSPORT_TEXTS = {
  which: "Which passport?",
  /** What a traveler needs, in a few words. */
  kinds: {
    nothing: "No visa",
    "visa on arrival": "Visa on arrival",
    "online authorization": "Online authorization",
    "e-visa": "Online visa (e-Visa)",
    visa: "Visa",
  },
  andMore: "{who}; and more",
  notListed: "Not in this list",
} as const;
