import type { Home } from "#content-model/resolve/records.ts";

export const PASSPORT_NAMES = { us: "US", uk: "British", canada: "Canadian" } as const satisfies Record<Home, string>;

/** Why a permit, a registration and a license have the days that they have. */
export const PERMIT_DATE_TEXTS = {
  beforeTravel: "Apply before you travel. Without it you’re a visitor in {country} and may not work or stay.",
  either:
    "You can apply before you travel or once you’re there. This plan has you apply before: without it you’re a visitor in {country} and may not work or stay.",
  unsaid:
    "Plan to apply before you travel: without it you’re a visitor and may not work or stay. Ask the office whether you could also apply in {country}.",
  there: "You apply in {country}.",
  limit: "You have {days} days from your arrival.",
  noLimit: "No deadline is published.",
  soon: "Go by day {day}: a missing paper costs weeks.",
  wait: {
    yes: "You may stay until the decision, on the status below.",
    no: "You may not wait there for the decision.",
    unsaid: "Whether you may stay until the decision isn’t published, so get the office to confirm it in writing.",
  },
  settled: "Go as soon as you have the lease or bank account you need for it.",
  register: "Do this within {days} days of your arrival, and put the renewal date in your calendar.",
  ask: "No deadline is published. In the first {days} days, ask which office issues the card and by when, and put the renewal date in your calendar.",
  collect: "You get it after the permit. Put the renewal date in your calendar.",
  cardFirst: "You need it before you apply for the permit.",
  license: {
    titles: {
      exchange: "Exchange your driving license",
      test: "Pass {country}’s driving tests",
      unsaid: "Ask how to get a driver’s license in {country}",
    },
    valid: {
      days: "Yours is valid for at most {days} days after you arrive.",
      none: "Yours isn’t valid in {country}, so don’t drive until then.",
      unsaid: "How long yours stays valid once you’ve moved isn’t published.",
    },
    needs: { permit: "You’ll need your permit first.", card: "You’ll need your residence card first." },
  },
} as const;

/** What the tasks of a country are called, and why they are done. */
export const COUNTRY_TASK_TEXTS = {
  papers: {
    title: "Collect the papers for {permit}",
    why: "You can’t apply until you have them all.",
    whyThere: "Bring these with you. You get the others in {country}.",
  },
  permit: { title: "Apply for {permit}", ourTime: "No time that you can plan with is published, so we allow {time}." },
  renewal: {
    card: "Get {card}",
    title: "Ask where to register with {permit}",
    titleThere: "Collect {permit}",
  },
  first: {
    translation: {
      title: "Have papers translated into {language}",
      why: "The office doesn’t take every language. Ask whose translations count before you order one.",
    },
    company: {
      title: "Found your company in {country}",
      why: "You’ll need its papers for the permit.",
    },
    lease: {
      title: "Have your lease certified or registered",
      why: "You’ll need it for the permit, so agree on it with the landlord before you sign.",
    },
  },
  officeLanguage: "the office’s language",
  number: {
    title: "Get {number}",
    why: "You’ll need it for {things}.",
    unsaid: "What you need for it isn’t published, so ask in the first two weeks.",
    things: {
      bank: "a bank account",
      "driving-license": "a local driver’s license",
      "land-contract": "a purchase of land",
    },
  },
  familyPermit: {
    spouse: "Apply for your spouse or partner’s permit, alongside {permit}",
    children: "Apply for your children’s permits, alongside {permit}",
    why: "Ask whether you all apply together or your family applies after you, and what each of you pays.",
    whyWithCard:
      "Ask whether you all apply together or your family applies after you, what each of you pays, and who needs {card}.",
    pupils: "Get {permit} for each child who goes to school",
    pupilsWhy: "Children need it to go to school there.",
  },
  stay: {
    title: "Stay legal on your {passport} passport until the permit is granted",
    why: "You enter as a visitor, and the permit can take longer than a visitor’s days. Extend them before they run out, unless the permit’s application says that you may wait without them.",
  },
  entryVisa: {
    title: "Get your entry visa for {permit}",
    why: "You have to enter on this visa, not as a visitor. Ask the embassy what it costs and how long it takes.",
  },
  entryElsewhere: {
    title: "Find out how you enter {country} with your other passport",
    why: "The rule depends on the passport: find yours below.",
  },
  entry: {
    title: "Get the entry papers for your {passport} passport",
    why: "The airline won’t let you board without them.",
  },
  entryAtTheBorder: {
    title: "Have the entry papers for your {passport} passport ready",
    why: "The border officer will ask for them.",
  },
  vaccinations: {
    title: "Get vaccinated",
    why: "Some vaccines take weeks, and border officers may ask for a certificate.",
  },
  medicines: {
    title: "Get a supply of your medicines, and the papers for it",
    why: "You can’t bring every medicine into {country} or buy every one there.",
  },
  pets: {
    title: "Get your animals’ papers ready",
    why: "Each step has to follow the one before, and together they can take longer than anything else.",
  },
  container: {
    title: "Ship the container",
    why: "It’s duty-free only under the rule below, and the port charges storage by the day.",
  },
  car: {
    title: "Ship the car, if you may register it",
    why: "You can’t register every car in {country}. If yours is one of those, sell it at home.",
  },
  admission: {
    title: "Apply to a school or university there",
    why: "You’ll need the letter of admission for your permit.",
  },
  school: {
    title: "Find a school and a place",
    why: "Free places and the first day of school decide when you can arrive.",
  },
  healthInsurance: {
    title: "Get health insurance that starts on day one",
    why: "Your insurance at home may end, or pay nothing abroad.",
  },
  home: {
    title: "Rent for a short time, then sign a lease",
    why: "See a home before you pay. Rent in advance is your biggest expense of the first month.",
  },
  spouse: {
    title: "Gather the papers of your spouse or partner",
    why: "You’ll need your marriage certificate for your spouse’s permit. Check below whether that permit allows work.",
  },
  children: {
    title: "Gather the children's papers",
    why: "You’ll need passports, birth certificates that name both parents, and the consent of a parent who isn’t moving.",
  },
  schoolStart: {
    title: "Enroll the children at their school",
    why: "Schools ask for reports from the last school, birth certificates and vaccination cards.",
  },
  cash: {
    title: "Bring over the money for the first months",
    why: "You’ll owe rent in advance before you have a bank account. Compare what each way costs.",
  },
  drivingPapers: {
    title: "Check what you need to drive there from the first day",
    why: "Some papers can only be issued or authenticated at home, so get them before you leave.",
  },
  mobileMoney: { title: "Get a phone number and mobile money", why: "Landlords, shops and offices expect both." },
  bank: {
    title: "Open a bank account",
    why: {
      nothing: "You can open one without a permit.",
      permit: "Banks ask for your permit.",
      card: "Banks ask for your residence card.",
      unsaid: "What banks ask newcomers for isn’t published, so ask two of them.",
    },
  },
  landLawyer: {
    title: "Hire your own lawyer and surveyor in {country}",
    why: "They check every step below for you, so don’t use the seller’s lawyer or a relative’s friend.",
  },
  landSearch: {
    title: "Have the land register searched",
    why: "Stop if the seller isn’t the registered owner, or a loan, a court case or another claim is registered.",
  },
  landPapers: {
    title: "Hold the papers before you pay anything",
    why: "Stop if one is missing. See the land yourself, with your surveyor, and ask the neighbors.",
  },
  landContract: {
    title: "Sign the sale agreement, and pay only in stages",
    why: "Pay through your lawyer’s client account, against papers. Don’t sign before you may own or lease it.",
  },
  landTransfer: {
    title: "Register the land in your name, then pay the rest",
    why: "Until it’s registered, it isn’t yours. Search the register again, and keep the originals yourself.",
  },
  taxResidence: {
    title: "Find out when you become a tax resident of {country}",
    why: "From then on, {country} may tax your income from home.",
  },
} as const;

/** Labels of links to more about a task. */
export const MORE_TEXTS = {
  chapter: "In the guide: {chapter}",
  permit: "In the guide: {permit}",
  leaving: "Leaving {home}: all the rules",
} as const;

/** The same for the country that one leaves. */
export const HOME_TASK_TEXTS = {
  police: {
    title: "Get the police certificate: {paper}",
    why: "You’ll need it for the permit. Offices want a recent one, so ask how old it may be before you order it.",
  },
  policeElsewhere: {
    title: "Get a police certificate from the country of your passport",
    why: "You need it for the permit. Some offices also want one from every country where you’ve lived for long.",
  },
  birth: {
    title: "Order new copies of birth or marriage certificates in {home}",
    why: "You need them for the permit, and offices abroad take only recent, full copies. Cost and time are for one.",
  },
  passport: {
    title: "Renew your {passport} passport, if it runs out too soon",
    why: "It usually has to be valid for months after you arrive.",
  },
  childPassports: {
    title: "Get US passports for the children",
    why: "Both parents have to consent, so apply while you’re both at home.",
  },
  degrees: {
    title: "Order copies of your certificates and degrees",
    why: "They have to be stamped for the permit, so order them first.",
  },
  legalization: {
    title: "Have your papers legalized in {home}",
    why: "Papers from home need an apostille or the embassy’s stamp. The cost covers one paper for each adult.",
    lacks: "any papers after the first",
  },
  voting: {
    title: "Register to vote in {home} from abroad",
    why: "A ballot takes weeks by post, so register well before the next election.",
  },
  petsReturn: {
    title: "Get the papers your dog or cat needs to come back to {home}",
    why: "Some steps are possible only before your animal leaves.",
  },
  status: {
    title: "Keep a green card, settled status or permanent residence, if you have one",
    why: "A long absence can end it. Most ways to keep it start before you leave.",
  },
  notice: {
    title: "Give notice at work, or ask for leave",
    why: "Check your contract for the notice period. If your permit could still be refused, a leave of absence lets you come back.",
  },
  lease: {
    title: "Give notice on your home, or rent it out",
    why: "Your lease says how far ahead. If you’re late, you pay two rents.",
  },
  utilities: {
    title: "Cancel power, water, internet, phone and insurance",
    why: "Each contract says how far ahead, and some renew by themselves for a year. Keep the phone number that your bank texts.",
  },
  bank: {
    title: "Tell your bank, and keep an account and a card in {home}",
    why: "Banks block cards that are suddenly used abroad, and some close the accounts of people who leave.",
  },
  tax: { title: "Arrange your taxes in {home}", why: "Leaving doesn’t end them." },
  pension: {
    title: "Arrange pensions and contributions in {home}",
    why: "What you’re paid abroad, and whether it rises each year, depends on where you live.",
  },
  health: {
    title: "Arrange health cover in {home}",
    why: "It ends or changes when you leave, and can take time to get back.",
  },
} as const;

/** Where somebody with another passport comes from. */
export const HOME_ELSEWHERE = "your country";

export const HOME_NAMES = { us: "the USA", uk: "the UK", canada: "Canada" } as const satisfies Record<Home, string>;
