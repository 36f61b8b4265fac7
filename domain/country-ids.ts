/** The countries by their ids, apart from what is known of them: for code that browsers load. */
export const COUNTRY_IDS = [
  "ghana",
  "kenya",
  "south-africa",
  "tanzania",
  "mauritius",
  "egypt",
  "sierra-leone",
  "senegal",
  "rwanda",
  "ethiopia",
  "botswana",
  "morocco",
  "nigeria",
  "benin",
] as const;
export type CountryId = (typeof COUNTRY_IDS)[number];
