import type { Home } from "#web/content/countries/country-record.ts";

/** The chapters of a guide that are made from its country's record: their titles, and the names of their rows. */
export const RECORD_TEXTS = {
  /** The line that opens a chapter on a phone. */
  show: "Show this chapter",
  entry: {
    title: "Entry by passport",
    question: "Question",
    passports: { us: "US passport", uk: "British passport", canada: "Canadian passport" } satisfies Record<
      Home,
      string
    >,
    all: "US, British and Canadian passports",
    kind: "Kind",
    kinds: {
      nothing: "No visa",
      "visa on arrival": "Visa on arrival",
      "online authorization": "Online authorization",
      "e-visa": "Online visa (e-Visa)",
      visa: "Visa",
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
    compared: { threshold: "Condition", fee: "Fee", firstTerm: "First term", processing: "Processing" },
    more: "More about this permit",
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
    seeShared: "see the rules that several permits share",
    weeks: { one: "{from} weeks", range: "{from}-{to} weeks" },
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
      transfer: "Bringing $10,000 in",
    },
  },
  homes: {
    title: "Homes",
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
    title: "Work",
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
    insurers: "Insurers",
    hospitals: "Hospitals",
  },
  schools: {
    title: "Schools",
    columns: ["School", "City", "Curriculum", "Ages", "Fees"],
    rows: { publicSchools: "Public schools", universities: "Universities" },
  },
  cities: {
    title: "Cities",
    districts: ["District", "One bedroom, a month", "Three bedrooms, a month"],
    basket: {
      food: "Food, a month",
      transport: "Transport, a month",
      utilities: "Utilities, a month",
      internet: "Internet, a month",
      help: "Help at home, a month",
    },
    life: { power: "Power", water: "Water", climate: "Climate", air: "Flights", safety: "Safety" },
    fits: "For whom it fits",
    doesNotFit: "For whom it does not",
  },
} as const;
