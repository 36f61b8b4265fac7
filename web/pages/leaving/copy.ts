/** What stands around the records of a home. */
export const leavingPage = {
  lead: "What to do before you leave {home}, what you keep while you are away, and what it takes to come back: with the page that each rule was read on.",
  noAdvice: "This is no tax or legal advice. Rules change: the office named in each source decides.",
  /** The line that opens a chapter on a phone. */
  show: "Show this chapter",
  papers: {
    title: "Papers to get before you leave",
    intro:
      "Offices abroad ask for a police certificate, for copies of birth and marriage certificates, and for stamps that confirm them. One after the other they take longer than most people plan.",
    columns: ["Paper", "What a page says", "In weeks", "In US dollars"],
    free: "free",
    unknown: "not published",
    apostille: "Which countries take an apostille",
  },
  tax: { title: "Tax when you leave" },
  pensions: { title: "Pensions paid abroad" },
  health: {
    title: "Health cover, before and after",
    onReturn: "On return",
  },
  money: {
    title: "Benefits and credit",
    credit: "Your credit record",
    onReturn: "Benefits on return",
  },
  voting: { title: "Voting from abroad", row: "How" },
  back: {
    title: "Who may come back",
    intro:
      "These rules apply to anyone in your family who is not a citizen: a green card, settled status, a spouse, a parent.",
  },
  things: {
    title: "Schools, license, goods and animals on return",
    rows: {
      schools: "School for children",
      universities: "University fees",
      drivingLicense: "Driving license",
      goods: "Household goods",
      pets: "Dogs and cats",
    },
  },
  more: { label: "Can we come back? US, UK and Canadian rules side by side", to: "/coming-back" },
  nextStep: {
    title: "Put it in order",
    text: "Our plans say what to do in which month, with these papers in them.",
    label: "Open the Plans",
    to: "/my-plan",
  },
} as const;
