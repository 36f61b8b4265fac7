import type { Home } from "#web/content/countries/country-record.ts";

export const PASSPORT_NAMES = { us: "US", uk: "British", canada: "Canadian" } as const satisfies Record<Home, string>;

/** Why a permit, a registration and a license have the days that they have. */
export const PERMIT_DATE_TEXTS = {
  beforeTravel: "Apply before you travel. Without it you’re a visitor in {country} and may not work or stay.",
  either:
    "You can apply before you travel or once you’re there. The plan has it before: without it you’re a visitor in {country} and may not work or stay.",
  unsaid:
    "Whether you can apply in {country} isn’t published, so the plan has it before you travel. Ask the office. Without it you’re a visitor and may not work or stay.",
  within:
    "You apply in {country}, within {days} days of your arrival at the latest. Until it’s granted, you may not work.",
  asVisitor:
    "You apply in {country}. No last day is published, so apply while you may stay as a visitor, within {days} days. Until it’s granted, you may not work.",
  thereUnsaid:
    "You apply in {country}. No last day is published: apply in the first {days} days. Until it’s granted, you may not work.",
  register: "Do this within {days} days of your arrival. Put the day of the renewal into your calendar, too.",
  ask: "No last day is published: in the first {days} days, ask which office gives the card and by when. Put the day of the renewal into your calendar.",
  collect: "You get it when the permit is granted. Put the day of the renewal into your calendar.",
  license: {
    days: {
      title: "Exchange your driving license",
      why: "Yours is valid for {days} days after you arrive at the most; see below.",
    },
    none: {
      title: "Exchange your driving license before you drive",
      why: "Yours isn’t valid in {country}; see below.",
    },
    unsaid: {
      title: "Find out whether your driving license must be exchanged",
      why: "For how long it stays valid once you’ve moved isn’t published.",
    },
  },
} as const;

/** What the tasks of a country are called, and why they are done. */
export const COUNTRY_TASK_TEXTS = {
  papers: {
    title: "Collect the papers for {permit}",
    why: "The application waits for the slowest of them.",
    whyThere:
      "The application waits for the slowest of them. Bring those from home with you; you get the ones that only {country} issues there.",
  },
  permit: { title: "Apply for {permit}" },
  renewal: {
    title: "Register, collect the card of {permit}, and note when it ends",
    titleThere: "Collect the card of {permit}, and note when it ends",
  },
  familyPermit: {
    spouse: "Apply for the permit of your spouse or partner, beside {permit}",
    children: "Apply for the permits of your children, beside {permit}",
    why: "What the record says of a family stands below. Ask whether all of you apply together or they after you, and what each pays.",
    pupils: "Get {permit} for each child who goes to school",
    pupilsWhy: "Children need it for a school there, by the record below.",
  },
  entryElsewhere: {
    title: "Find out how you enter {country} with your other passport",
    why: "The rule depends on the passport. Below stand the groups of passports that pages name.",
  },
  entry: {
    title: "Get the entry papers for your {passport} passport",
    why: "The airline does not let you board without them.",
  },
  entryAtTheBorder: {
    title: "Have the entry papers for your {passport} passport ready",
    why: "The officer at the border asks for them.",
  },
  vaccinations: {
    title: "Get vaccinated",
    why: "Some certificates are asked for at the border and count only days after.",
  },
  medicines: {
    title: "Ask your doctor for a supply and its papers",
    why: "Not every medicine may enter {country}, and not every one is sold there.",
  },
  pets: {
    title: "Prepare the papers of your animals",
    why: "Their steps come one after the other and are the longest of many moves.",
  },
  container: {
    title: "Ship the container",
    why: "Free of duty only under the rule below; storage in the port costs by the day.",
  },
  car: {
    title: "Ship the car",
    why: "Not every car may be registered in {country}. Sell it at home if yours may not.",
  },
  school: {
    title: "Find a school and a place",
    why: "Places and the first day of school decide when a family can arrive.",
  },
  healthInsurance: {
    title: "Insure everybody's health from the first day",
    why: "Your cover at home ends or pays nothing abroad.",
  },
  home: {
    title: "Rent for a short time, then sign a lease",
    why: "See it before you pay. The rent in advance is the largest sum of the first month.",
  },
  spouse: {
    title: "Gather the papers of your spouse or partner",
    why: "A marriage certificate with its stamps, and each their own permit: find out whether it allows work.",
  },
  children: {
    title: "Gather the children's papers",
    why: "Passports, birth certificates that name both parents, and the consent of a parent who does not come along.",
  },
  schoolStart: {
    title: "Enroll the children at their school",
    why: "Schools ask for reports of the last school, birth certificates and vaccination cards.",
  },
  cash: {
    title: "Bring over the money for the first months",
    why: "Rent in advance is due before a bank account is open. Compare what each way costs.",
  },
  mobileMoney: { title: "Get a phone number and mobile money", why: "Landlords, shops and offices expect both." },
  bank: { title: "Open a bank account", why: "Banks ask for the permit." },
  taxResidence: {
    title: "Find out when you become a tax resident of {country}",
    why: "From then on income from home may be taxed there.",
  },
} as const;

/** The same for the country that one leaves. */
export const HOME_TASK_TEXTS = {
  police: {
    title: "Get the police certificate: {paper}",
    why: "The permit asks for it, and everything that needs its stamp waits for it. Offices want a recent one: ask how old it may be before you order it.",
  },
  policeElsewhere: {
    title: "Get a police certificate of the country whose passport you hold",
    why: "The permit asks for it. Some offices also want one of every country where you lived for long.",
  },
  birth: {
    title: "Order new copies of birth and marriage certificates in {home}",
    why: "The permit asks for them, and offices abroad take recent, full copies only. Cost and time are for one.",
  },
  legalization: {
    title: "Have your papers legalized in {home}",
    why: "Police, birth, marriage and school papers need an apostille or the stamp of the embassy. The fee is for one paper.",
    lacks: "every paper after the first",
  },
  voting: {
    title: "Register to vote in {home} from abroad",
    why: "Elections do not wait, and the ballot takes weeks by post.",
  },
  petsReturn: {
    title: "Get the paper with which your dog or cat may come back to {home}",
    why: "Some of it can only be done before the animal leaves.",
  },
  status: {
    title: "Keep a green card, settled status or permanent residence, if you have one",
    why: "A long absence ends it. What keeps it is mostly applied for before you leave.",
  },
  notice: {
    title: "Give notice at work",
    why: "Your contract says how long before. Where the permit is asked for before you travel, not before it is granted, if you can wait.",
  },
  lease: {
    title: "Give notice for the home, or let it",
    why: "Your lease says how long before. Two rents for a month cost more than a month of planning.",
  },
  utilities: {
    title: "Give notice for power, water, internet, phone and insurance",
    why: "Each contract says how long before; some go on by themselves for a year. Keep the phone number that your bank writes to.",
  },
  bank: {
    title: "Tell your bank, and keep an account and a card in {home}",
    why: "Banks block cards that turn up abroad, and some close accounts of people who leave.",
  },
  tax: { title: "Arrange your taxes in {home}", why: "Leaving does not end them by itself." },
  pension: {
    title: "Arrange pensions and contributions in {home}",
    why: "What is paid abroad, and whether it rises, depends on where you live.",
  },
  health: {
    title: "Arrange health cover in {home}",
    why: "It ends or changes when you leave, and may take time to come back.",
  },
} as const;

/** Where somebody with another passport comes from. */
export const HOME_ELSEWHERE = "your country";

export const HOME_NAMES = { us: "the USA", uk: "the UK", canada: "Canada" } as const satisfies Record<Home, string>;
