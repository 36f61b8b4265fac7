/** Texts that the four pages by reader share. */
export const readersPage = {
  noAdvice:
    "This is information and no legal, tax or financial advice. Rules change: ask the office named beside a fact before you act on it.",
  budget: {
    id: "budget",
    title: "A month's budget",
    place: "{country}, in US dollars a month",
    columns: { line: "What for", least: "From", most: "To" },
    total: "In all",
    leftOut: "Not in this sum",
    note: "These are estimates of ours. They are made from the ranges in our guides, as it says below, and rest on no survey. Put your own figures beside them.",
    calculator: { label: "Compare your own income", to: "/cost-calculator" },
  },
  advisers: {
    id: "ask",
    title: "What to ask a professional",
    intro: "A good adviser is glad of these questions. Ask what the answer costs before you ask them.",
    find: "Where to find one:",
  },
  nextStep: {
    title: "Which country fits you?",
    text: "Three choices in the Country Finder show up to three countries, with the reasons.",
    label: "Open the Country Finder",
    to: "/#countries",
  },
} as const;
