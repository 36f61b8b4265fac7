/** The passports that have records of their own, in words. */
export const HOME_PASSPORTS = { us: "US passport", uk: "British passport", canada: "Canadian passport" } as const;

/** What a traveler needs, in a few words. */
export const ENTRY_KINDS = {
  nothing: "No visa",
  "visa on arrival": "Visa on arrival",
  "online authorization": "Online authorization",
  "e-visa": "Online visa (e-Visa)",
  visa: "Visa",
} as const;
