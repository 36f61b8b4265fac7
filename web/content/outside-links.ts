/** A page of another site that an article or a legal page points to: what it is called, and where it is. */
type OutsideLink = { label: string; url: string };

/**
 * Pages of other sites that texts recommend. Offices that confirm a fact are in content/offices.yaml, the provider's own
 * URLs in site.ts; no other file names a host (decision: site-config), so that a dead link is fixed in one place.
 */
export const OUTSIDE_LINKS = {
  // Health
  medicareAbroad: {
    label: "Medicare: travel outside the U.S.",
    url: "https://www.medicare.gov/coverage/travel-outside-the-u.s.",
  },
  cdcTravelersHealth: { label: "CDC Travelers' Health", url: "https://wwwnc.cdc.gov/travel" },
  travelHealthPro: {
    label: "TravelHealthPro (United Kingdom)",
    url: "https://travelhealthpro.org.uk/countries",
  },
  southAfricaMedicalSchemes: {
    label: "Council for Medical Schemes, South Africa",
    url: "https://www.medicalschemes.co.za/",
  },
  // Schools
  ukcisa: { label: "UKCISA: fee status in the United Kingdom", url: "https://www.ukcisa.org.uk/" },
  ibWorldSchools: {
    label: "Find an IB World School",
    url: "https://www.ibo.org/programmes/find-an-ib-school/",
  },
  councilOfInternationalSchools: { label: "Council of International Schools", url: "https://www.cois.org/" },
  // Business and taxes
  kenyaBusinessRegistration: { label: "Business Registration Service", url: "https://brs.go.ke/" },
  kenyaRevenueAuthority: { label: "Kenya Revenue Authority", url: "https://www.kra.go.ke/" },
  irsForeignIncome: {
    label: "IRS: foreign earned income exclusion",
    url: "https://www.irs.gov/individuals/international-taxpayers/foreign-earned-income-exclusion",
  },
  ukTaxAbroad: {
    label: "GOV.UK: tax if you leave the UK",
    url: "https://www.gov.uk/tax-right-retire-abroad-return-to-uk",
  },
  // Cookies, in each browser
  chromeCookies: { label: "Google Chrome", url: "https://support.google.com/chrome/answer/95647" },
  firefoxCookies: {
    label: "Mozilla Firefox",
    url: "https://support.mozilla.org/en-US/kb/clear-cookies-and-site-data-firefox",
  },
  safariCookies: {
    label: "Apple Safari",
    url: "https://support.apple.com/guide/safari/manage-cookies-sfri11471/mac",
  },
  edgeCookies: { label: "Microsoft Edge", url: "https://support.microsoft.com/microsoft-edge" },
  googleAnalyticsOptOut: {
    label: "Opt out of Google Analytics",
    url: "https://tools.google.com/dlpage/gaoptout",
  },
  // The owner's tools for analytics events and reports
  googleAnalytics: { label: "Google Analytics", url: "https://analytics.google.com/" },
  lookerStudio: { label: "Looker Studio", url: "https://lookerstudio.google.com/" },
} as const satisfies Readonly<Record<string, OutsideLink>>;
