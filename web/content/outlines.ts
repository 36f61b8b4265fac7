/** What the outline of a country shows, for those who do not see it; `named` fills in the names. */
export const OUTLINE_ALTERNATIVES = {
  one: "Map of {country}: {capitals}, the capital, is marked.",
  more: "Map of {country}: its capitals are marked, {capitals}.",
} as const;
