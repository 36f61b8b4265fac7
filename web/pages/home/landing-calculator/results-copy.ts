/** The words of the landing calculator's result, loaded with it; those of its section are in home-sections. */
export const RESULTS_TEXTS = {
  resultsId: "calculator-results",
  resultsHeading: "Your Cost Comparison",
  currentTotalLabel: "Current Monthly Expenses",
  newTotalLabel: "Estimated African Expenses",
  savingsLabel: "Your Monthly Savings",
  reportButton: { label: "Get Your Detailed Report", to: "#enroll" },
  /** Beside the button, whose words are fixed. */
  reportNote: "The button leads to the plans of the paid program. The comparison is complete as you see it here.",
  choices: {
    currentCountry: "From",
    destinationCountry: "To",
    housingType: "Home",
    lifestyle: "Lifestyle",
    householdSize: "Household",
  },
  parts: {
    caption: "The estimate, part by part, in US dollars a month",
    part: "A month",
    now: "Now",
    housing: "Housing",
    utilities: "Utilities",
    food: "Food",
    transport: "Transportation",
    staff: "Household staff",
    total: "Total",
  },
  print: "Print this comparison",
} as const;
