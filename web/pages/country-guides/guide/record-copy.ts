import type { Home } from "#web/content/countries/country-record.ts";

/** The chapters of a guide that are made from its country's record: their titles, and the names of their rows. */
export const RECORD_TEXTS = {
  /** Under a chapter some of whose rows hold for others than the reader. */
  folded: {
    one: "1 row for another passport, reason or household: show",
    many: "{count} rows for other passports, reasons or households: show",
    again: "Hide what doesn’t apply to me",
  },
  report: "Something changed? Tell us",
  reportAbout: "in {chapter}",
  entry: {
    title: "Entry by passport",
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
    title: "Permits",
    columns: ["Permit", "It asks for", "Fee, first year", "Decision takes", "Permanent residence"],
    needs: {
      monthlyIncomeUsd: "an income of {amount} a month",
      capitalUsd: "{amount} of capital",
      minimumAge: "an age of {age} or more",
      yearsThere: "at least {years} years of living there",
      jobOffer: "a job offer",
      relative: "a relative there",
      descent: "African descent",
      descentOrFormerCitizen: "African descent or former citizenship there",
      formerCitizen: "former citizenship there",
      origin: "origin there (you, a parent or a grandparent)",
      admission: "a place to study",
      sponsor: "an organization that invites",
    },
    readConditions: "see its conditions",
    unknown: "not found",
    about: "about {amount}",
    oneYear: "1 year",
    years: "{years} years",
    noYears: "no set timeline",
    atOnce: "with it",
    compared: { threshold: "Condition", fee: "Fee", firstTerm: "First term", processing: "Processing" },
    rest: {
      renewal: "Renewal",
      work: "Work that it allows",
      dependants: "Family",
      applyAt: "Where to apply",
      permanentResidence: "Permanent residence",
      citizenship: "Citizenship",
      endsWhen: "What ends it",
    },
    documents: "Documents",
    shared: "Rules that several permits share",
    all: "All permits",
    plan: "Plan your move month by month",
    chooser: "Which permit fits you? Six questions",
    seeShared: "see the rules that several permits share",
  },
  belonging: {
    title: "Belonging",
    rows: {
      descent: "By descent",
      marriage: "By marriage",
      naturalization: "By naturalization",
      dualNationality: "Two nationalities",
    },
    program: { conditions: "Conditions", cost: "Cost", status: "Status" },
  },
  money: {
    title: "Tax and money",
    rows: {
      taxResidence: "When you become a tax resident",
      foreignIncome: "Foreign income",
      foreignPensions: "Foreign pensions",
      rates: "Rates",
      filing: "Filing",
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
    },
  },
  homes: {
    title: "Homes",
    areas: "Where newcomers live",
    rows: {
      ownership: "May a foreigner own?",
      lease: "Lease",
      steps: "Steps of a purchase",
      taxes: "Taxes and fees",
      advanceRent: "Rent in advance",
      traps: "Traps",
    },
  },
  goods: {
    title: "Goods and animals",
    rows: {
      household: "Household goods",
      car: "Car",
      medicines: "Medicines",
      pets: "Pets",
      drivingLicense: "Driving license",
    },
  },
  work: {
    title: "Work and business",
    business: {
      opportunities: "Openings for a business",
      startupCost: "What it takes to start a business",
      incentives: "Incentives",
    },
    rows: {
      spouse: "Work of a spouse",
      closedOccupations: "Closed occupations",
      openOccupations: "Occupations in demand",
      vacancies: "Where vacancies are published",
    },
    pay: { title: "Typical pay", occupation: "Occupation", amount: "Pay" },
  },
  health: {
    title: "Health",
    rows: { publicSystem: "The public system", vaccinations: "Vaccinations", bring: "What to bring" },
    quality: "Quality of care",
    risks: "Risks to your health",
    insurers: { title: "Insurers", columns: ["Insurer", "Cover", "Price", "Age to join"] },
    hospitals: "Hospitals",
  },
  schools: {
    title: "Schools",
    international: "International schools",
    columns: ["School", "City", "Curriculum", "Ages", "Fees"],
    rows: { publicSchools: "Public schools", universities: "Universities" },
  },
  cities: {
    title: "Cities",
    fits: "Fits",
    doesNotFit: "Does not fit",
    page: "Districts, prices and life in {city}",
  },
  culture: { title: "Daily life", rows: { lifestyle: "Day by day", food: "Food" } },
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
export const SOURCES_PAGE = {
  title: "Sources of the guide to {country}",
  description:
    "The pages that the guide to {country} rests on, chapter by chapter, each with its publisher and its day.",
  inShort: "The guide in short",
  back: "The guide to {country}",
  data: "Download everything we know about {country}:",
} as const;
