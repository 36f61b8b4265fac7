/** How the rows of a country are named, on the page and in the open data. */
export const SAFEGUARD_LABELS = {
  registrySearch: "Land registry search",
  where: "Where to search the land register",
  fee: "What a search costs",
  days: "How long a search takes",
  shows: "What a search shows",
  papersBeforePaying: "Papers to hold before you pay for land",
  stagePayments: "Paying a builder",
  powerOfAttorney: "Power of attorney",
  agents: "Real estate agents",
  allowed: "Who may call themselves an agent",
  register: "Where to look up an agent",
  immigrationAdvisers: "Immigration advisers",
  officialDomains: "Official site",
  domain: "Address",
  report: "Where to report fraud",
} as const;
