// Runs in the local Workers runtime, started by fill.ts: invented people, with addresses of example.com, and their owner use the
// product for 60 days. All of it goes through the product's own code, on a clock of the demo, which `Date.now` tells.
import { uuidv7 } from "uuidv7";
import { CALCULATOR_COSTS, CALCULATOR_OPTIONS } from "../../domain/calculator-input.ts";
import { IMPORT_OUTCOMES } from "../../domain/contact-import.ts";
import { COUNTRIES } from "../../domain/countries.ts";
import { HONEYPOT_FIELD } from "../../domain/lead.ts";
import { PERSON_STATUSES } from "../../domain/person.ts";
import { visitKeys } from "../../domain/visit-counts.ts";
import { app } from "../../worker/app.ts";
import { consume } from "../../worker/consumer.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { sweep } from "../../worker/sweep.ts";
import { countVisit } from "../../worker/visits/visits.store.ts";
import { makeDice } from "../dice.ts";

const USED =
  "The local database holds people already, and the demo's would mix with them. `npm start -- --empty --demo` starts over with the demo's alone.";
const ORIGIN = "http://localhost";
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FIRST_NAMES = "Ama Kofi Zuri Malik Nia Jabari Imani Kwame Sade Tariq Amina Desmond Esi Langston Obi".split(" ");
const LAST_NAMES = "Baobab Lantern Marigold Riverstone Sunbird Saltmarsh Kingfisher Hibiscus Cowrie Acacia".split(" ");

let product: Product;

/** GET says that the runtime is up. POST lives through a day; the first of them needs an empty database. */
export default {
  async fetch(request, env) {
    if (request.method !== "POST") return new Response("ready");
    const asked = new URL(request.url).searchParams;
    const [day, days, people] = ["day", "days", "people"].map((name) => Number(asked.get(name))) as [
      number,
      number,
      number,
    ];
    const used = "SELECT 1 FROM (SELECT 1 FROM leads UNION SELECT 1 FROM messages)";
    if (day === 0 && (await env.DB.prepare(used).first())) return new Response(USED, { status: 409 });
    if (day === 0) product = openProduct(env);
    const realNow = Date.now;
    Date.now = product.now;
    await live(product, day, days, people).finally(() => (Date.now = realNow));
    return new Response("done");
  },
} satisfies ExportedHandler<Env>;

type Product = ReturnType<typeof openProduct>;

/** The Worker with a queue and a mail service of the demo, and without limits of requests per minute. Nothing is sent. */
function openProduct(platform: Env) {
  let queue: { body: unknown; dueAt: number }[] = [];
  const links = new Map<string, Record<string, string>>();
  const end = Date.now();
  let [now, cookie, count] = [end, "", 0];
  const enqueue = (body: unknown, delaySeconds = 0) => void queue.push({ body, dueAt: now + delaySeconds * 1000 });
  const unlimited = { limit: async () => ({ success: true }) };
  type Sent = { body: unknown; delaySeconds?: number };
  const sendBatch = async (batch: Sent[]) => batch.forEach((sent) => enqueue(sent.body, sent.delaySeconds));
  const send = async ({ to, text }: { to: string; text: string }) => {
    const found = text.matchAll(/https?:\/\/\S*(\/api\/(confirm|unsubscribe)\?\S+)/g);
    links.set(to, { ...links.get(to), ...Object.fromEntries([...found].map(([, path, name]) => [name!, path!])) });
    return { messageId: uuidv7() };
  };
  const services = { DELIVERIES: { sendBatch }, EMAIL: { send }, FORM_LIMIT: unlimited, SIGN_IN_LIMIT: unlimited };
  const env = { ...platform, ...services } as unknown as Env;

  /** Lets time go by, and carries out what came due. */
  async function wait(time: number): Promise<void> {
    now = Math.round(now + time);
    const due = queue.filter(({ dueAt }) => dueAt <= now);
    queue = queue.filter(({ dueAt }) => dueAt > now);
    const messages = due.map(({ body }) => {
      return { id: uuidv7(), body, ack() {}, retry: ({ delaySeconds = 60 } = {}) => enqueue(body, delaySeconds) };
    });
    if (due.length > 0) await consume({ queue: "homeward-deliveries", messages } as unknown as MessageBatch, env);
  }

  /** Asks the Worker. @throws an Error with its answer where that is a failure */
  async function ask<Answer = unknown>(method: string, path: string, fields?: object): Promise<Answer> {
    const isPlain = fields instanceof URLSearchParams;
    const type = `application/${isPlain ? "x-www-form-urlencoded" : "json"}`;
    const headers = { origin: ORIGIN, cookie, "cf-connecting-ip": `192.0.2.${count++ % 250}`, "content-type": type };
    const body = isPlain ? String(fields) : (JSON.stringify(fields) ?? null);
    const work: Promise<unknown>[] = [];
    const context = { waitUntil: (one: Promise<unknown>) => void work.push(one), passThroughOnException() {} };
    const request = new Request(ORIGIN + path, { method, headers, body });
    const answer = await app.fetch(request, env, context as unknown as ExecutionContext);
    while (work.length > 0) await Promise.all(work.splice(0));
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    if (path === "/api/session") cookie = answer.headers.getSetCookie()[0]!.split(";", 1)[0]!;
    return answer.headers.get("content-type")?.startsWith("application/json") ? answer.json() : (null as Answer);
  }

  return { env, end, now: () => now, wait, ask, linksTo: (email: string) => links.get(email) ?? {}, dice: makeDice(1) };
}

/** Lives through a day: the sweep and the owner's work in the morning, then the people who come; the last day ends now. */
async function live(product: Product, day: number, days: number, people: number): Promise<void> {
  const { env, end, ask, now, wait, dice } = product;
  const lastMorning = Math.floor((end - 16 * HOUR_MS) / DAY_MS) * DAY_MS + 13 * HOUR_MS;
  await wait(lastMorning - (days - day) * DAY_MS - now());
  await sweep(env, now(), day === days ? undefined : ["deliveries", "announcements", "morning_digest"]);
  await wait(MINUTE_MS);
  await ask("POST", "/api/session", { key: env.OWNER_KEY, timeZone: "America/New_York" });
  await workAsOwner(product);
  if (day === 2) await announce(product, "Ideas for the next letter");
  if (day === Math.round(days / 2)) await importContacts(product);
  if (day === Math.round((days * 2) / 3)) await announce(product, "The guide to Ghana has new figures", null);
  if (day === days) await announce(product, "A webinar on Thursday", new Date(end + 3 * DAY_MS).toISOString());
  const robot = { ...message(`offer${day}@example.net`, "SEO Team"), [HONEYPOT_FIELD]: "https://cheap.example" };
  if (day % 4 === 1) await ask("POST", "/api/messages", robot);
  const pages = ["/", "/country-guides/ghana", "/waitlist", "/cost-calculator", "/compare"];
  const visit = () => visitKeys({ page: pages[dice(pages.length)]!, campaign: undefined, events: ["entry", "view"] });
  await countVisit(openDatabase(env.DB), Array.from({ length: 25 + day + dice(20) }, visit).flat(), now());
  // More come every week.
  const firstOf = (one: number) => Math.ceil(people * (one / (days + 1)) ** (1 / 0.7));
  const [first, next] = [firstOf(day), firstOf(day + 1)];
  const pause = Math.min(8 * HOUR_MS, end - now() - HOUR_MS) / (next - first);
  for (let number = first; number < next; number++) {
    await wait(pause);
    await come(product, number);
  }
}

/** No two of the first 150 have the same name, and nobody has the same email. */
function invent(number: number) {
  const last = LAST_NAMES[(number * 7 + Math.floor(number / 15)) % 10]!;
  const name = `${FIRST_NAMES[number % 15]!} ${last}`;
  return { name, email: `${name.replace(" ", ".")}.${number}@example.com`.toLowerCase() };
}

function message(email: string, name: string) {
  const text = "Which schools take children in the middle of the year?\n\nOurs are 7 and 11.";
  return { entryId: uuidv7(), name, email, subject: "Schools in Nairobi", message: text, visit: { page: "/contact" } };
}

/** A person sends a form; two of three press the link in the mail, one of ten unsubscribes. The first five send a form of each kind. */
async function come({ ask, wait, linksTo, end, dice }: Product, number: number): Promise<void> {
  const { name, email } = invent(number);
  const visit = { page: "/", ...(dice(3) === 0 && { utm: { source: "newsletter", campaign: "ghana-guide" } }) };
  const { id: country, name: countryInterest } = COUNTRIES[dice(COUNTRIES.length)]!;
  const pick = (options: readonly { value: string }[]) => options[dice(options.length)]!.value;
  const choices = Object.entries(CALCULATOR_OPTIONS).map(([key, options]) => [key, pick(options)]);
  const costs = CALCULATOR_COSTS.map((cost) => [cost, String(100 + dice(30) * 75)]);
  const calculation: Record<string, string> = { email, ...Object.fromEntries([...choices, ...costs]) };
  const month = `${new Date(end).getUTCFullYear() + 1}-${String(1 + dice(12)).padStart(2, "0")}`;
  const plan = { inputs: { country, month, adults: 1 + dice(2), childrenAges: [] }, moves: {}, done: [] };
  const entryId = uuidv7();
  // A plain form, without scripts, has no id of its entry.
  const isPlain = number % 10 === 7;
  const forms: [path: string, fields: object][] = [
    ["waitlist", { fullName: name, email, visit }],
    ["optin-contacts", { name, email, countryInterest, goal: "Open a small bakery with my sister.", visit }],
    ["calculator", isPlain ? new URLSearchParams(calculation) : { entryId, ...calculation, wantsNews: "yes", visit }],
    ["messages", message(email, name)],
    ["plans", { entryId, name, email, plan, reminders: true, changes: dice(2) > 0, visit }],
  ];
  const [path, fields] = forms[number % forms.length]!;
  await ask("POST", `/api/${path}`, fields);
  await wait(MINUTE_MS);
  const { confirm, unsubscribe } = linksTo(email);
  if (confirm && number % 3 > 0) await ask("POST", confirm);
  if (unsubscribe && number % 10 === 9) await ask("POST", unsubscribe);
}

/** The owner answers most messages, and notes something about one of the people of the day. */
async function workAsOwner({ ask, now, dice }: Product): Promise<void> {
  type List = { data: { personId: string; tags: string[]; dueAt: string | null; unsubscribedAt: string | null }[] };
  const unanswered = await ask<List>("GET", "/api/people?view=unanswered");
  // Who has a tag has a date that the owner set, and no message that waits.
  const waiting = unanswered.data.filter(({ tags, unsubscribedAt }) => !tags.length && !unsubscribedAt);
  const reply = { subject: "Your question", text: "Begin with the guide's section on papers." };
  for (const { personId } of waiting.slice(3))
    await ask("POST", `/api/people/${personId}/replies`, { entryId: uuidv7(), ...reply });
  const { data } = await ask<List>("GET", "/api/people");
  const person = data.filter(({ dueAt }) => dueAt === null)[dice(12)];
  if (!person) return;
  const noted = { status: PERSON_STATUSES[1 + dice(4)], addedTag: ["family", "retiree", "vip"][dice(3)] };
  const due = dice(5) === 0 && { dueAt: new Date(now() + 2 * DAY_MS).toISOString() };
  await ask("PATCH", `/api/people/${person.personId}`, { ...noted, note: "Wants to see two schools.", ...due });
}

/** The owner brings a list on which some are that came already. */
async function importContacts({ ask, now }: Product): Promise<void> {
  const answers = { name: "", countryInterest: ["Ghana"], goal: "", tags: ["newsletter"] };
  const rows = Array.from({ length: 12 }, (_, index) => {
    return { row: index + 2, email: invent(index).email, ...answers, isUnsubscribed: index === 0 };
  });
  const counts = { ...Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, 0])), new: rows.length };
  const consent = { consentText: "Send me news", consentDay: new Date(now() - 30 * DAY_MS).toISOString().slice(0, 10) };
  const list = { entryId: uuidv7(), fileName: "newsletter.csv", origin: "Our old site", ...consent, counts };
  const { id } = await ask<{ id: string }>("POST", "/api/imports", list);
  await ask("POST", `/api/imports/${id}/rows`, { start: 0, rows });
}

/** The owner writes an announcement to everybody. @param sendAt an ISO time; null: now; left out: it stays a draft */
async function announce({ ask, wait }: Product, subject: string, sendAt?: string | null): Promise<void> {
  const segment = { sources: [], countries: [], tags: [] };
  const draft = { entryId: uuidv7(), subject, text: "The **residence permit** has a new fee.", segment };
  const { id } = await ask<{ id: string }>("POST", "/api/announcements", draft);
  if (sendAt !== undefined) await ask("POST", `/api/announcements/${id}/send`, { sendAt });
  await wait(5 * MINUTE_MS);
}
