/** What stands around the records of a home. */
export const leavingPage = {
  lead: "What to do before you leave {home}, what you keep while you're away, and what it takes to come back.",
  noAdvice: "This isn't tax or legal advice. Rules change: confirm with the office named in each chapter's sources.",
  /** The line that opens a chapter on a phone. */
  papers: {
    title: "Papers to get before you leave",
    intro:
      "Offices abroad ask for a police certificate, copies of birth and marriage certificates, and stamps that confirm them. You get them one after the other, so start early.",
    columns: ["Paper", "What to expect", "In weeks", "In US dollars"],
    free: "free",
    unknown: "ask the office",
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
      "These rules apply to anyone in your family who isn't a citizen: a spouse, a parent, someone with a green card or settled status.",
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
    text: "Our plans say what to do in which month, these papers included.",
    label: "Open the Plans",
    to: "/my-plan",
  },
} as const;
