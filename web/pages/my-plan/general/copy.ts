/** What stands around the general plan of a country. */
export const generalPlanPage = {
  lead: "One adult, with {permit} as the example, from the first paper to day 90. Every task has its time and its fee, and opens to its rules.",
  own: "Make your own plan for {country}, with dates",
  example:
    "This order is for one adult who hasn’t started yet. A family, pets, a container or another permit changes it.",
  permit: "{permit}: all its rules",
  permits: "All permits for {country}, by your reason",
  before: {
    title: "Before you arrive, month by month",
    month: ["{months} month before the arrival", "{months} months before the arrival"],
  },
  after: { title: "After you arrive" },
  task: {
    begin: "Start {begin}, finish {finish}",
    daysBefore: ["{days} day before", "{days} days before"],
    weeksBefore: "{weeks} weeks before",
    daysAfter: ["by day {days}", "by day {days}"],
    takes: "takes {time}",
    free: "no fee",
    unknown: "cost not published",
    varies: "cost varies: see the details",
    papers: "Papers",
    records: "Details",
  },
  money: {
    title: "The money",
    intro: "For one adult who lives comfortably in {city}, in US dollars, from the lowest price to the highest.",
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
    unknown: "not published",
    notCounted: "Not included",
    city: "A month in {city}, line by line",
  },
  nextStep: {
    title: "With your dates, your family and your papers",
    text: "The plan counts back from your month, tells you what you can’t make in time, and goes into your calendar. Free, no account.",
    label: "Make my plan",
  },
} as const;
