// Runs in the local Workers runtime, started by fill.ts: invented people use the product for 60 days. Nothing is written to
// the database except through the product (product.ts).
import { uuidv7 } from "uuidv7";
import { IMPORT_OUTCOMES, type ImportCounts, type ImportRow } from "../../domain/contact-import.ts";
import { HONEYPOT_FIELD } from "../../domain/lead.ts";
import { checkoutUrl, OFFERS, type OfferId } from "../../domain/offers.ts";
import { FORM_FIELDS } from "../../domain/visit-counts.ts";
import type { SweepStep } from "../../worker/sweep.ts";
import { makeDice } from "../dice.ts";
import {
  DEMO_ANNOUNCEMENTS,
  DEMO_LIST,
  DEMO_NOTES,
  DEMO_REPLY,
  DEMO_TAGS,
  type DemoPerson,
  type DemoPost,
  inventPerson,
} from "./people.ts";
import { Product } from "./product.ts";

const DAYS = 60;
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Which pages visitors begin on; some several times, because more do. */
const ENTRY_PAGES =
  "/ / / /country-guides/ghana /country-guides/ghana /country-guides/kenya /waitlist /cost-calculator /blog/first-week /compare".split(
    " ",
  );
/** Steps of the sweep that have something to do each day. */
const DAILY_STEPS: readonly SweepStep[] = ["deliveries", "announcements", "morning_digest"];
/** When the owner's day begins, as a time of UTC. */
const MORNING_MS = 13 * HOUR_MS;
/** The last day has at least so long. */
const LAST_DAY_MS = 3 * HOUR_MS;

/** Line that ends a complete answer; without it the filling failed. */
const DONE = "done";

/** GET says that the runtime is up. POST fills an empty database; the answer is a line for each day, then "done". */
export default {
  async fetch(request, env, context) {
    if (request.method !== "POST") return new Response("ready");
    const used = await env.DB.prepare(
      "SELECT email_hash FROM leads UNION SELECT email_hash FROM messages LIMIT 1",
    ).first();
    if (used) return new Response("The database is in use.", { status: 409 });
    const asked = new URL(request.url).searchParams;
    const size = { people: Number(asked.get("people")), days: Number(asked.get("days") ?? DAYS) };
    const { readable, writable } = new TransformStream<string, string>();
    context.waitUntil(fill(env, size, writable.getWriter()));
    return new Response(readable.pipeThrough(new TextEncoderStream()));
  },
} satisfies ExportedHandler<Env>;

type Size = { people: number; days: number };

async function fill(env: Env, size: Size, progress: WritableStreamDefaultWriter<string>): Promise<void> {
  const realNow = Date.now;
  const report = (line: string) => progress.write(`${line}\n`);
  try {
    await live(new Product(env), realNow(), size, (day) => report(`Day ${day} of ${size.days}`));
    await report(DONE);
  } catch (error) {
    await report(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    Date.now = realNow;
    await progress.close();
  }
}

/** Lives through the days: the sweep and the owner's work in the morning, then who comes; the last day ends now. */
async function live(
  product: Product,
  end: number,
  { people, days }: Size,
  onDay: (day: number) => Promise<void>,
): Promise<void> {
  const dice = makeDice(1);
  const lastMorning = Math.floor((end - MORNING_MS - LAST_DAY_MS) / DAY_MS) * DAY_MS + MORNING_MS;
  const comers = Array.from({ length: people }, (_, number) => ({
    // More come every week.
    day: Math.floor((days + 1) * (number / people) ** 0.7),
    person: inventPerson(number, new Date(end).getUTCFullYear()),
  }));
  for (let day = 0; day <= days; day++) {
    const morning = lastMorning - (days - day) * DAY_MS;
    await product.goTo(morning);
    await product.sweep(day === days ? undefined : DAILY_STEPS);
    await product.signIn();
    await workAsOwner(product, dice);
    if (day === 2) await announce(product, "draft");
    if (day === Math.round(days / 2)) await importContacts(product, comers.slice(0, 12));
    if (day === Math.round((days * 2) / 3)) await announce(product, "sent", null);
    if (day === days) await announce(product, "scheduled", end + 3 * DAY_MS);
    product.signOut();
    visit(product, Math.round((25 + day) * (0.7 + dice(60) / 100)));
    if (day % 4 === 1) await comeAsRobot(product, day);
    const today = comers.filter((comer) => comer.day === day);
    const hours = Math.min(8 * HOUR_MS, end - morning - LAST_DAY_MS / 2);
    for (const { person } of today) {
      await product.goTo(product.now + hours / today.length);
      await come(product, person, dice);
    }
    await product.countVisits();
    await onDay(day);
  }
}

/** A day's visits by people who send nothing. */
function visit(product: Product, count: number): void {
  const dice = makeDice(product.now >>> 8);
  const offers = (Object.keys(OFFERS) as OfferId[]).map((id) => new URL(checkoutUrl(id)).pathname);
  for (let visitor = 0; visitor < count; visitor++) {
    const page = ENTRY_PAGES[dice(ENTRY_PAGES.length)]!;
    const campaign = dice(6) === 0 ? "autumn-newsletter" : null;
    product.tell(page, campaign, ["entry", "view", ...(dice(12) === 0 ? ["tool finder"] : [])]);
    for (let more = dice(4); more > 0; more--) product.tell(ENTRY_PAGES[dice(ENTRY_PAGES.length)]!, campaign, ["view"]);
    if (dice(25) === 0) product.tell("/", campaign, ["view", `checkout ${offers[dice(offers.length)]}`]);
    if (dice(8) === 0) product.tell("/waitlist", campaign, ["view", "begun waitlist", "field waitlist email"]);
  }
}

/** A person sends their forms; most of them press the link in the mail, a few unsubscribe. */
async function come(
  product: Product,
  { email, campaign, posts, isLeaving }: DemoPerson,
  dice: (below: number) => number,
): Promise<void> {
  for (const post of posts) {
    const { form } = post;
    await product.ask("POST", post.path, toBody(post));
    const told = FORM_FIELDS[form].map((field) => `field ${form} ${field}`);
    product.tell(form === "message" ? "/contact" : "/waitlist", campaign, [
      "view",
      `begun ${form}`,
      ...told,
      `sent ${form}`,
    ]);
    await product.goTo(product.now + 2 * MINUTE_MS);
  }
  const { confirm, unsubscribe } = product.linksTo(email);
  if (confirm && dice(3) > 0) await product.ask("POST", confirm);
  const isAsking = posts.some(({ form }) => form === "message");
  if (unsubscribe && !isAsking && isLeaving) await product.ask("POST", unsubscribe);
}

/** What the page sends; a plain form, without scripts, knows neither where it came from nor an id of its entry. */
function toBody({ form, fields: { visit: from, ...fields }, isPlain = false }: DemoPost) {
  if (isPlain) return new URLSearchParams(fields as Record<string, string>);
  return { ...fields, visit: from, ...(form !== "waitlist" && form !== "opt-in" && { entryId: uuidv7() }) };
}

/** A robot fills in the field that people do not see. */
async function comeAsRobot(product: Product, day: number): Promise<void> {
  await product.ask("POST", "/api/messages", {
    name: "SEO Team",
    email: `offer${day}@example.net`,
    subject: "Rank first",
    message: "Dear sir, we rank your site first in all search engines within a week. Answer for prices.",
    [HONEYPOT_FIELD]: "https://cheap.example",
  });
}

/** The owner answers most messages, and notes something about one of the people of the day. */
async function workAsOwner(product: Product, dice: (below: number) => number): Promise<void> {
  type List = { data: { personId: string; tags: string[]; dueAt: string | null }[] };
  const unanswered = (await (await product.ask("GET", "/api/people?view=unanswered")).json()) as List;
  for (const { personId } of unanswered.data.filter(({ tags }) => tags.length === 0).slice(3)) {
    await product.ask("POST", `/api/people/${personId}/replies`, { entryId: uuidv7(), ...DEMO_REPLY });
    await product.ask("PATCH", `/api/people/${personId}`, { status: "in_conversation" });
  }
  const newest = (await (await product.ask("GET", "/api/people")).json()) as List;
  const candidates = newest.data.filter(({ dueAt }) => dueAt === null).slice(0, 12);
  const person = candidates[dice(candidates.length)];
  if (!person) return;
  const [status, tag] = [
    ["contacted", "in_conversation", "customer", "closed"][dice(4)],
    DEMO_TAGS[dice(DEMO_TAGS.length)],
  ];
  const due = dice(5) === 0 && { dueAt: new Date(product.now + 2 * DAY_MS).toISOString() };
  const note = DEMO_NOTES[dice(DEMO_NOTES.length)];
  await product.ask("PATCH", `/api/people/${person.personId}`, { status, addedTag: tag, note, ...due });
}

/** The owner brings a list on which some are that came already. */
async function importContacts(product: Product, people: readonly { person: DemoPerson }[]): Promise<void> {
  const rows = people.map(({ person: { email } }, index): ImportRow => ({
    row: index + 2,
    email,
    name: "",
    countryInterest: ["Ghana"],
    goal: "",
    tags: ["newsletter"],
    isUnsubscribed: index === 0,
  }));
  const counts = Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, 0])) as ImportCounts;
  counts.new = rows.length;
  const consentDay = new Date(product.now - 30 * DAY_MS).toISOString().slice(0, 10);
  const begun = await product.ask("POST", "/api/imports", {
    entryId: uuidv7(),
    ...DEMO_LIST,
    consentDay,
    counts,
  });
  const { id } = (await begun.json()) as { id: string };
  await product.ask("POST", `/api/imports/${id}/rows`, { start: 0, rows });
}

/** The owner writes an announcement to everybody. @param sendAt milliseconds; null: now; left out: it stays a draft */
async function announce(
  product: Product,
  which: keyof typeof DEMO_ANNOUNCEMENTS,
  sendAt?: number | null,
): Promise<void> {
  const draft = {
    entryId: uuidv7(),
    ...DEMO_ANNOUNCEMENTS[which],
    segment: { sources: [], countries: [], tags: [] },
  };
  const { id } = (await (await product.ask("POST", "/api/announcements", draft)).json()) as { id: string };
  if (sendAt === undefined) return;
  const at = sendAt === null ? null : new Date(sendAt).toISOString();
  await product.ask("POST", `/api/announcements/${id}/send`, { sendAt: at });
  await product.goTo(product.now + 5 * MINUTE_MS);
}
