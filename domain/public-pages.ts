import type { IsoDate, PublicPage } from "./facts.ts";

/**
 * Pages that facts of the ledger were read on (decision: facts-ledger), most of them in stored copies, so each shows its
 * own date. A page is evidence, not a confirmation: the office of the fact still has the last word.
 */
export const PUBLIC_PAGES = {
  ghanaEvisaNews: page(
    "Ghana e-Visa platform: tourism and fees",
    "Ghana News AI",
    "2026-05-25",
    "https://ghananews.ai/story/ghana-evisa-platform-tourism-fees",
  ),
  ghanaEvisaLaunch: page(
    "Ghana to launch first electronic visa system on Africa Day",
    "SOT News Agency",
    "2026-05-22",
    "https://sotnews.agency/?p=119367",
  ),
  ghanaCitizenshipPause: page(
    "Ghana suspends citizenship applications for historical diasporans",
    "News Ghana",
    "2026-02-01",
    "https://www.newsghana.com.gh/ghana-suspends-citizenship-applications-for-historical-diasporans/",
  ),
  ghanaCitizenshipPauseDetail: page(
    "What exactly was suspended",
    "GhanaCitizenship.com",
    "2026-02-02",
    "https://ghanacitizenship.com/?p=6001",
  ),
  ghanaRightOfAbodeMinistry: page(
    "Right of Abode",
    "Ministry of the Interior, Ghana",
    null,
    "https://www.mint.gov.gh/services/right-of-abode/",
  ),
  ghanaRightOfAbodeLawyers: page(
    "Ghana Right of Abode for the diaspora",
    "Acheampong & Associates, law firm",
    null,
    "https://acheampongassociates.com/right-of-abode-ghana/",
  ),
  ghanaRightOfAbodeGuide: page(
    "What is the Right of Abode in Ghana?",
    "GhanaCitizenship.com",
    null,
    "https://ghanacitizenship.com/?p=3146",
  ),
  ghanaCapitalSpeech: page(
    "President Mahama on the minimum capital for foreign investors (Tokyo, August 2025)",
    "Africa Publicity",
    null,
    "https://africapublicity.com/?p=37730",
  ),
  ghanaCapitalBill: page(
    "Foreign investment in Ghana: changes proposed under the GIPC amendment bill",
    "Afriwise",
    null,
    "https://insights.afriwise.com/blog/foreign-investment-in-ghana-key-changes-proposed-under-the-gipc-amendment-bill-2023",
  ),
  kenyaFeesAmm: page(
    "New government rates for citizenship and immigration services in Kenya",
    "AMM Law",
    null,
    "https://ammlaw.africa/new-government-rates-for-citizenships-immigration-services-in-kenya",
  ),
  kenyaFeesIbn: page(
    "Kenya: revised immigration fees",
    "IBN Immigration Solutions",
    null,
    "https://www.ibn.co.za/?p=29356",
  ),
  kenyaFeesAgo: page(
    "Revision of fees for immigration and citizenship services",
    "AGO Advocates",
    null,
    "https://agoadvocates.com/revision-of-fees-for-immigration-and-citizenship-services",
  ),
  kenyaClassN: page(
    "New work permits and charges for foreigners",
    "City Mirror Kenya",
    "2024-12-17",
    "https://citymirror.ke/govt-unveils-new-work-permits-and-charges-for-foreigners",
  ),
  kenyaClassNLawyers: page(
    "Kenya's new work permit categories: a brief guide",
    "AB Advocates",
    null,
    "https://abadvocates.co.ke/kenya-2024-work-permit-reforms-new-categories-updates/",
  ),
  kenyaClassK: page(
    "Retiring in Kenya: a guide to the Class K permit",
    "Njaga Advocates",
    null,
    "https://njagaadvocates.com/retiring-in-kenya-a-guide-to-obtaining-a-class-k-ordinary-residents-permit-for-foreigners/",
  ),
  kenyaClassG: page("How to apply for a Class G permit", "KnowHow Kenya", null, "https://knowhow.co.ke/?p=111"),
  kenyaEta: page(
    "Guide to Kenya's Electronic Travel Authorization",
    "Pulse Live Kenya",
    "2024-01-02",
    "https://www.pulselive.co.ke/news/local/comprehensive-guide-to-kenyas-electronic-travel-authorization-eta/51ckvy9",
  ),
  nairobiUnifiedPermit: page(
    "Nairobi introduces the Unified Business Permit",
    "The Sharp Daily",
    null,
    "https://thesharpdaily.com/?p=14160",
  ),
  tanzaniaOrderLawyers: page(
    "Practical implications of the Business Licensing (Prohibition) Order of 2025",
    "Clyde & Co",
    "2025-07-29",
    "https://www.clydeco.com/en/insights/2025/07/practical-implications-of-the-business-licensing",
  ),
  tanzaniaOrderNews: page(
    "Tanzania bans foreigners from 15 small businesses",
    "The Star, Kenya",
    "2025-07-29",
    "https://www.the-star.co.ke/news/2025-07-29-tanzania-bans-foreigners-from-15-small-businesses",
  ),
  tanzaniaTiseza: page(
    "Investment and Special Economic Zones Act, 2025",
    "UNCTAD Investment Policy Monitor",
    "2025-07-01",
    "https://investmentpolicy.unctad.org/investment-policy-monitor/measures/4975/revises-investment-regime-including-new-ipa-and-sez-regime",
  ),
  tanzaniaCapital: page(
    "State investment arm set to enrich local investors",
    "Go Tanzania Media",
    "2025-10-25",
    "https://gotanzaniamedia.co.tz/2025/10/25/state-investment-arm-set-to-enrich-local-investors/",
  ),
  tanzaniaUnrest: page(
    "Why the US has raised its travel advisory for Tanzania to level 3",
    "Nairobi Leo",
    "2025-11-01",
    "https://nairobileo.co.ke/news/article/23852/why-the-us-has-raised-travel-advisory-to-level-3-in-tanzania/",
  ),
  rwandaVisaFees: page(
    "New visa regime comes into force",
    "The New Times, Rwanda",
    null,
    "http://newtimes.co.rw/article/174903/News/new-visa-regime-comes-into-force/amp",
  ),
  rwandaBorder: page(
    "Rwanda listed in new US travel advisory",
    "Business Insider Africa",
    null,
    "https://africa.businessinsider.com/local/lifestyle/rwanda-listed-in-new-us-travel-advisory-amid-global-security-review/bwshyrk",
  ),
  senegalEvisa: page(
    "The electronic visa is being introduced by the Senegalese government",
    "Visamundi",
    null,
    "https://www.visamundi.co/blog/le-visa-electronique-e-visa-est-en-cours-de-deploiement-par-le-gouvernement-senegalais",
  ),
  senegalSameSexVote: page(
    "UN human rights chief denounces the Senegalese law",
    "The Senegal Time",
    "2026-03-13",
    "https://thesenegaltime.com/droits-humains-le-haut-commissaire-de-l-onu-d-nonce-la-loi-s-n-galaise-sur-l-homosexualit-74695103",
  ),
  senegalSameSexBill: page(
    "Senegal: prime minister pledges to increase penalty for same-sex relations",
    "Africanews",
    "2026-02-24",
    "https://www.africanews.com/2026/02/24/senegal-pm-pledges-to-increase-penalty-for-same-sex-relations/",
  ),
  southAfricaRemoteXpatweb: page(
    "Points-based system and remote work visa introduced",
    "Xpatweb",
    "2024-10-09",
    "https://site2.xpatweb.com/news/south-africa-immigration-update-points-based-system-and-remote-work-visa-introduced",
  ),
  southAfricaRemoteTourism: page(
    "Remote work visa gazetted",
    "Tourism Update",
    "2024-10-09",
    "https://tourismupdate.co.za/node/51820",
  ),
  southAfricaRetired: page("Retired person visa", "Xpatweb", null, "https://www.xpatweb.com/retired-person-visa/"),
  sierraLeoneCitizenship: page(
    "Government of Sierra Leone to confer citizenship on people with African ancestry",
    "Sierraloaded",
    null,
    "https://sierraloaded.sl/news/government-sierra-leone-confer-citizenship-people-with-african-ancestry/",
  ),
  sierraLeoneCitizenshipProgram: page(
    "Citizenship program: questions and answers",
    "Sierra Leone Ancestry",
    null,
    "https://sierraleoneancestry.com/?p=6808",
  ),
  botswanaCitizenship: page(
    "Parliament approves Citizenship Amendment Bill",
    "Botswana Daily News",
    "2025-12-18",
    "https://dailynews.gov.bw/news-detail/89462",
  ),
  mauritiusRetired: page(
    "Residence permit as a retired non-citizen",
    "Xpatweb Mauritius",
    null,
    "https://xpatweb.mu/retired-non-citizen-residence-permit",
  ),
  canadaPressReport: page(
    "Canada's travel alert for 17 African countries",
    "Pan Atlantic Kompass",
    null,
    "https://panatlantickompass.com/?p=9036",
  ),
} as const satisfies Readonly<Record<string, PublicPage>>;

/** The US advisory on a country, as its feed gave it on October 7, 2026. @param date the day the advisory was issued */
export function usAdvisoryPage(country: string, date: IsoDate): PublicPage {
  return page(
    `${country}, in a copy of the Travel Advisories feed of October 7, 2026`,
    "US Department of State",
    date,
    "https://travel.state.gov/_res/rss/TAsTWs.xml",
  );
}

/** Which countries the UK advised against, in a list made from GOV.UK's own data. */
export const UK_ADVICE_LIST: PublicPage = page(
  "FCDO Travel Advice Status Monitor, a daily list made from GOV.UK data",
  "An open-source project",
  "2026-01-28",
  null,
);

/** The Canadian advice on Kenya, from the government's open data. */
export const CANADA_KENYA_PAGE: PublicPage = page(
  "Kenya: travel advice, in a copy of the open data of October 7, 2026",
  "Global Affairs Canada",
  "2026-10-07",
  "https://data.international.gc.ca/travel-voyage/cta-cap-ke.json",
);

function page(title: string, publisher: string, date: IsoDate | null, url: string | null): PublicPage {
  return { title, publisher, date, url };
}
