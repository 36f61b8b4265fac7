import type { Home } from "#web/content/countries/country-record.ts";

/** What stands around the general plan of a country. */
export const generalPlanPage = {
  lead: "One adult, with {permit} as the example, from the first paper to the ninetieth day. Every task has its time, its fee and the pages that they were read on.",
  own: "Make your own plan for {country}, with dates",
  example:
    "The order and the months hold for one adult who begins with nothing done. A family, animals, a container or another permit change them.",
  passports: { us: "US passport", uk: "British passport", canada: "Canadian passport" } satisfies Record<Home, string>,
  differs: {
    title: "What differs by passport",
    question: "With a",
    rows: {
      rule: "To enter as a visitor",
      stay: "How long a visitor may stay",
      fee: "Fee of the entry",
      police: "Police certificate",
      birth: "Birth or marriage certificate",
      legalization: "Apostille or stamps",
      passport: "A new passport",
    },
  },
  /** The line that opens a chapter on a phone. */
  show: "Show this chapter",
  permit: {
    title: "The permit of this plan",
    rows: {
      threshold: "What it asks for",
      fee: "Fee",
      processing: "Decision",
      applyAt: "Where to apply",
      firstTerm: "First term",
      work: "Work",
      dependants: "Family",
    },
    others: "All permits for {country}, by your reason",
  },
  before: {
    title: "Before you arrive, month by month",
    month: ["{months} month before the arrival", "{months} months before the arrival"],
  },
  after: { title: "After you arrive" },
  task: {
    begin: "Begin {begin}, done {finish}",
    daysBefore: ["{days} day before", "{days} days before"],
    daysAfter: ["by day {days}", "by day {days}"],
    takes: "takes {time}",
    days: ["{from} to {to} days", "{to} days"],
    weeks: ["{from} to {to} weeks", "{to} weeks"],
    oneWeek: "1 week",
    oneDay: "1 day",
    free: "no fee",
    unknown: "cost not found",
    varies: "cost differs: see the records",
    papers: "Papers",
    records: "What the records say",
  },
  money: {
    title: "The money",
    intro:
      "For one adult who lives comfortably in {city}, in US dollars. Ranges go from the least to the most that the records name.",
    caption: "The money of a move to {country}",
    line: "Line",
    amount: "US dollars",
    lines: {
      tasks: "Fees of the tasks, as far as known",
      arrival: "Rent in advance and deposit",
      living: "Three months of living",
      reserve: "A reserve of three months",
    },
    total: "Cash needed, as far as known",
    unknown: "not found",
    notCounted: "Not in these sums",
    records: "What the sums follow from",
    rows: { advanceRent: "Rent in advance" },
    basket: {
      food: "Food",
      transport: "Transport",
      utilities: "Power and water",
      internet: "Internet",
      help: "Help at home",
    },
  },
  nextStep: {
    title: "With your dates, your family and your papers",
    text: "The plan counts backward from your month, says what cannot be met, and goes into your calendar. Free, without an account.",
    label: "Make My Plan",
  },
} as const;
