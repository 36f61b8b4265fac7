import { CHAPTER_TITLES } from "#domain/chapter-ids.ts";
import type { Home } from "#content-model/resolve/records.ts";

/** The chapters of a guide that are made from its country's record: their titles, and the names of their rows. */
export const RECORD_TEXTS = {
  beforeYouPay: {
    homes: "Before you pay: check the seller, the builder or the agent",
    entry: "Before you pay: check the visa site or the adviser",
  },
  /** Under a chapter some of whose rows hold for others than the reader. */
  folded: {
    one: "1 row for another passport, reason or household: show",
    many: "{count} rows for other passports, reasons or households: show",
    again: "Hide what doesn’t apply to me",
  },
  report: "Something changed? Tell us",
  reportAbout: "in {chapter}",
  entry: {
    title: CHAPTER_TITLES.entry,
    question: "Question",
    all: "US, British and Canadian passports",
    kind: "Kind",
    others: {
      title: "With another passport",
      columns: ["Passport", "You need", "Details"],
      days: "{days} days",
      whole: "Which passports these are, with sources",
    },
    rows: {
      rule: "What you need",
      stay: "How long you may stay",
      extension: "Extension",
      fee: "Fee",
      portal: "Where to apply",
      processing: "Processing",
      passportValidity: "Passport validity",
      vaccination: "Vaccination",
    },
  },
  permits: {
    title: CHAPTER_TITLES.permits,
    columns: ["Permit", "You need", "First year costs", "Takes", "Permanent residence"],
    compared: { threshold: "What it takes", fee: "Fee", firstTerm: "First term", processing: "How long it takes" },
    rest: {
      renewal: "Renewal",
      work: "Work it allows",
      dependants: "Family",
      applyAt: "Where to apply",
      permanentResidence: "Permanent residence",
      citizenship: "Citizenship",
      endsWhen: "What ends it",
    },
    documents: "Documents",
    list: "Compare permits for this reason",
    shared: "What several permits share",
    standardPapers: "Standard papers",
    plusStandardPapers: "The standard papers",
    plan: "Plan your move month by month",
    chooser: "Which permit fits you? Six questions",
  },
  belonging: {
    title: CHAPTER_TITLES.belonging,
    rows: {
      descent: "By descent",
      marriage: "By marriage",
      naturalization: "By naturalization",
      dualNationality: "Dual citizenship",
    },
    program: { conditions: "Who qualifies", cost: "Cost", status: "Status" },
    secondGeneration: {
      missingBirthCertificate: "If a parent’s birth certificate is missing",
      differentNames: "If names on your papers differ",
      passportAtBorder: "Which passport to show at the border",
      firstPapers: "First ID number and passport",
    },
    more: { rights: "What you get", excludes: "Who is left out" },
    compare: "What each way costs and gives, next to other countries",
  },
  money: {
    title: CHAPTER_TITLES.money,
    rows: {
      taxResidence: "When you become a tax resident",
      foreignIncome: "Income from abroad",
      foreignPensions: "Pensions from abroad",
      rates: "Tax rates",
      filing: "Tax return",
    },
    treaties: {
      us: "Tax treaty with the USA",
      uk: "Tax treaty with the UK",
      canada: "Tax treaty with Canada",
    } satisfies Record<Home, string>,
    rest: {
      banks: "Banks",
      currencyControl: "Currency control",
      mobileMoney: "Mobile money",
      transfer: "Bringing money in",
      sourceOfFunds: "Proof of where money comes from",
      sendingOut: "Sending money out again",
      businessAccount: "An account for a business",
      crypto: "Cryptocurrency",
      foreignersPrices: "Prices for foreigners",
    },
  },
  homes: {
    title: CHAPTER_TITLES.homes,
    areas: "Where newcomers live",
    rows: {
      ownership: "Can a foreigner own it?",
      lease: "Lease",
      steps: "How a purchase works",
      taxes: "Taxes and fees",
      advanceRent: "Rent in advance",
      traps: "What goes wrong",
    },
  },
  goods: {
    title: CHAPTER_TITLES.goods,
    rows: {
      household: "Household goods",
      timeAbroad: "How long you must have lived abroad",
      clearing: "Clearing agent and port charges",
      medicines: "Medicines",
    },
  },
  driving: {
    title: CHAPTER_TITLES.driving,
    rows: {
      drivingLicense: "Your license",
      licenseExchange: "Getting a local license",
      car: "Bringing a car",
      replacementCar: "Selling it or bringing another one",
      policeStops: "If the police stop you",
    },
    roads: "On the road",
  },
  pets: {
    title: CHAPTER_TITLES.pets,
    rows: { pets: "Bringing a pet", bannedBreeds: "Banned breeds", petAirlines: "Airlines that carry pets" },
  },
  work: {
    title: CHAPTER_TITLES.work,
    business: {
      opportunities: "Openings for a business",
      startupCost: "What it takes to start a business",
      incentives: "Incentives",
    },
    rows: {
      spouse: "Can your spouse work?",
      closedOccupations: "Jobs closed to foreigners",
      openOccupations: "Jobs in demand",
      vacancies: "Where jobs are posted",
    },
    pay: { title: "Typical pay", occupation: "Occupation", amount: "Pay" },
  },
  health: {
    title: CHAPTER_TITLES.health,
    rows: {
      publicSystem: "The public system",
      insurance: "Private insurance",
      vaccinations: "Vaccinations",
      bring: "What to bring",
      chronicIllness: "With a chronic illness",
      mentalHealth: "Mental health",
      disability: "With a disability",
      malaria: "Malaria, for children and in pregnancy",
      evacuation: "Medical evacuation",
    },
    quality: "Quality of care",
    risks: "Risks to your health",
    hospitals: "Hospitals",
  },
  schools: {
    title: CHAPTER_TITLES.schools,
    international: "International schools",
    columns: ["School", "City", "Curriculum", "Ages", "Fees"],
    rows: {
      publicSchools: "Public schools",
      language: "Language of lessons",
      places: "Waiting lists and starting midyear",
      specialNeeds: "Special needs",
      transport: "Getting to school",
      universities: "Universities",
    },
  },
  family: {
    title: CHAPTER_TITLES.family,
    rows: {
      partner: "Unmarried or same-sex partner",
      parents: "Elderly parents",
      adoption: "Adoption",
      birth: "Pregnancy and birth",
      newbornPapers: "The baby’s papers",
      oldAge: "Care in old age",
      permitEnds: "If the job, the marriage or the pension ends",
    },
  },
  rules: {
    title: CHAPTER_TITLES.rules,
    rows: {
      religion: "Religion",
      alcohol: "Alcohol",
      militaryService: "Military service",
      unmarriedCouples: "Renting as an unmarried couple",
      drones: "Drones",
    },
  },
  cities: {
    title: CHAPTER_TITLES.cities,
    fits: "Good for",
    doesNotFit: "Not for",
    page: "Districts, prices and life in {city}",
    /** By the chapter of a city's page, at the end of the guide's chapter on the same. */
    more: {
      districts: "Districts and rents in {city}",
      schools: "Schools in {city}",
      health: "Hospitals in {city}",
      safety: "Safety in {city}",
    },
  },
  culture: { title: CHAPTER_TITLES.culture, rows: { lifestyle: "Day by day", food: "Food" } },
} as const;

/** The page that names the passports of each group. */
export const PASSPORTS_PAGE = {
  title: "Entry to {country} with another passport",
  description:
    "What holders of other than US, British and Canadian passports need to visit {country}, group by group, with sources.",
  lead: "For visits. Most of this comes from unofficial sources, so before you book, confirm with",
  back: "The guide to {country}",
} as const;

/** The page with the sources of a guide. */
export const CHANGES_PAGE = {
  title: "What has changed in {country}",
  description:
    "Facts of our guide to {country} that changed in the last twelve months: what each said before and says now.",
  back: "Guide to {country}",
  none: "Nothing has changed in the last twelve months.",
  before: "Before:",
  now: "Now:",
} as const;

export const SOURCES_PAGE = {
  title: "Sources of the guide to {country}",
  description:
    "The pages that the guide to {country} rests on, chapter by chapter, each with its publisher and its day.",
  inShort: "The guide in short",
  back: "The guide to {country}",
  data: "Download everything we know about {country}:",
} as const;
