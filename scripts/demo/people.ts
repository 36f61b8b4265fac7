// Who comes to the site in the demo, and what they write: all invented, with addresses of example.com, which nobody has.
import { CALCULATOR_COSTS, CALCULATOR_OPTIONS, type CalculatorChoice } from "../../domain/calculator-input.ts";
import { COUNTRIES } from "../../domain/countries.ts";
import { COUNTRY_IDS } from "../../domain/country-ids.ts";
import { INQUIRY_TYPES } from "../../domain/message.ts";
import { makeDice } from "../dice.ts";

const FIRST_NAMES = (
  "Ama Kofi Zuri Malik Nia Jabari Imani Kwame Sade Tariq Amina Desmond Esi Langston Makena Obi Thandiwe Xavier Yaa " +
  "Wilhelmina-Temperance"
).split(" ");
const LAST_NAMES = (
  "Baobab Lantern Marigold Riverstone Sunbird Drumbeat Saltmarsh Tamarind Kingfisher Hibiscus Calabash Indigo Harmattan " +
  "Cowrie Acacia Monsoon Papaya Weaverbird Moonflower Cinnamon-Nightingale"
).split(" ");
const GOALS = [
  "Retire near the coast in two or three years.",
  "Move with two children before the school year begins, and keep my remote job.",
  "Find out whether I can buy land, and what a lease really means.",
  "Open a small bakery with my sister.",
  "Spend half of each year close to my mother's family.\nI have been there twice, for weddings, and never for longer than three weeks.",
];
const CAMPAIGNS = ["autumn-newsletter", "ghana-guide", "webinar-october", "podcast"];
const REFERRERS = ["search.example", "news.example", "social.example"];
const MESSAGES = [
  {
    subject: "Schools in Nairobi",
    text: "Which schools take children in the middle of the year?\n\nOurs are 7 and 11.",
  },
  { subject: "Bringing a dog", text: "What do I need to bring a dog along, and how long does it take?" },
  {
    subject: "Is my pension taxed?",
    text: "I get a US pension and would live in Accra. Who can tell me where it is taxed?",
  },
  {
    subject: "A question about the order of the steps, because two offices told me different things last week",
    text: "One office says that the police clearance comes first, the other says the medical exam.\n\nWhich of the two do I order first, and how long is each of them good for? I am in no hurry, but I do not want to pay for either of them twice.\n\nThank you for the guides, they are the first ones that say where a number comes from.",
  },
  { subject: "Health insurance", text: "Do you recommend anybody for a couple of 62 and 66?" },
  { subject: "Interview", text: "I write for a small paper and would like to talk to somebody who moved last year." },
] as const;

/** What one person does: the forms they send, in order, as the pages post them; `isLeaving`: they unsubscribe at once. */
export type DemoPerson = { email: string; campaign: string | null; posts: DemoPost[]; isLeaving: boolean };
export type DemoPost = {
  path: string;
  form: "waitlist" | "opt-in" | "calculator" | "plan" | "message";
  fields: { visit: object } & Record<string, unknown>;
  isPlain?: boolean;
};

/**
 * Invents a person; no two numbers up to 400 have the same name. The first five people send a form of each kind.
 * @param thisYear which the plans count from
 */
export function inventPerson(number: number, thisYear: number): DemoPerson {
  const dice = makeDice(Math.imul(number + 1, 0x9e3779b1));
  const pick = <Item>(items: readonly Item[]) => items[dice(items.length)]!;
  const round = Math.floor(number / FIRST_NAMES.length);
  const first = FIRST_NAMES[number % FIRST_NAMES.length]!;
  const last = LAST_NAMES[(number * 7 + round) % LAST_NAMES.length]!;
  const name = `${first} ${last}`;
  const email = `${first}.${last}@example.com`.toLowerCase();
  const campaign = dice(3) === 0 ? pick(CAMPAIGNS) : null;
  const visit = (page: string) => ({
    page,
    ...(dice(3) === 0 && { referrerHost: pick(REFERRERS) }),
    ...(campaign && { utm: { source: "newsletter", medium: "email", campaign } }),
  });
  const country = pick(COUNTRIES);

  const waitlist = (): DemoPost => ({
    form: "waitlist",
    path: "/api/waitlist",
    fields: { fullName: name, email, visit: visit("/waitlist") },
  });
  const optIn = (): DemoPost => ({
    form: "opt-in",
    path: "/api/optin-contacts",
    fields: {
      ...(dice(5) > 0 && { name }),
      email,
      ...(dice(4) > 0 && { countryInterest: country.name }),
      ...(dice(2) > 0 && { goal: pick(GOALS) }),
      visit: visit(pick(["/community", `/country-guides/${country.id}`, "/blog"])),
    },
  });
  const calculation = (): DemoPost => ({
    form: "calculator",
    path: "/api/calculator",
    isPlain: dice(4) === 0,
    fields: {
      email,
      ...Object.fromEntries(
        (Object.keys(CALCULATOR_OPTIONS) as CalculatorChoice[]).map((choice) => [
          choice,
          pick<{ value: string }>(CALCULATOR_OPTIONS[choice]).value,
        ]),
      ),
      ...Object.fromEntries(CALCULATOR_COSTS.map((cost) => [cost, String(100 + dice(30) * 75)])),
      ...(dice(2) > 0 && { wantsNews: "yes" }),
      visit: visit("/"),
    },
  });
  const message = (): DemoPost => {
    const { subject, text } = pick(MESSAGES);
    const inquiryType = dice(4) > 0 ? pick(INQUIRY_TYPES) : "";
    const fields = { name, email, subject, message: text, inquiryType, visit: visit(pick(["/contact", "/help"])) };
    return { form: "message", path: "/api/messages", fields };
  };

  const plan = (): DemoPost => {
    const month = `${thisYear + 1 + dice(2)}-${String(1 + dice(12)).padStart(2, "0")}`;
    const inputs = {
      country: pick(COUNTRY_IDS),
      month,
      adults: 1 + dice(2),
      childrenAges: dice(3) === 0 ? [7] : [],
    };
    const boxes = { reminders: dice(2) > 0, changes: dice(2) > 0 };
    return {
      form: "plan",
      path: "/api/plans",
      fields: { name, email, plan: { inputs, moves: {}, done: [] }, ...boxes, visit: visit("/my-plan") },
    };
  };

  const kinds = [waitlist, optIn, calculation, message, plan];
  const firstKind =
    number < kinds.length ? kinds[number]! : pick([waitlist, waitlist, optIn, optIn, calculation, plan, message]);
  const others = dice(4) === 0 ? [pick(kinds.filter((kind) => kind !== firstKind))] : [];
  return { email, campaign, isLeaving: number % 10 === 9, posts: [firstKind, ...others].map((make) => make()) };
}

/** What the owner answers, whatever was asked. */
export const DEMO_REPLY = {
  subject: "Your question",
  text: "Thank you for writing.\n\nThe guide's section on papers names the office that decides this, with its page. Begin there, and write again if it leaves you with a question.\n\nWarmly,\nthe owner of the demo",
};

/** What the owner notes about people they talked to. */
export const DEMO_NOTES = [
  "Called on Tuesday: wants to see two schools first.",
  "Has sold the house, flight is booked for March.\nAsk about the dog.",
  "",
];
export const DEMO_TAGS = ["family", "retiree", "investor", "webinar", "vip"];

/** What the owner says about the list that they bring. */
export const DEMO_LIST = {
  fileName: "newsletter-2025.csv",
  origin: "Newsletter sign-ups on our old site",
  consentText: "Send me news about moving to Africa, once a month",
};

export const DEMO_ANNOUNCEMENTS = {
  sent: {
    subject: "The guide to Ghana has new figures",
    text: "We read every page again this month.\n\n- The **residence permit** has a new fee.\n- Two districts of Accra have figures of their own.\n\nYou find all of it in [the guide](https://homeward.example/country-guides/ghana).",
  },
  scheduled: {
    subject: "A webinar for families, this Thursday",
    text: "An hour about schools, with questions.\n\nAnswer this email to be let in.",
  },
  draft: {
    subject: "Ideas for the next letter",
    text: "Ask who has moved since the summer, and what they would tell others.",
  },
} as const;
