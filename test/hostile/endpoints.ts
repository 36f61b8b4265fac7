import fc from "fast-check";
import { app } from "../../worker/app.ts";
import { PUBLIC_API } from "../../worker/session/session.ts";
import { CALCULATION } from "../support/calculation.ts";
import { NO_COUNTS } from "../support/imports.ts";
import { HOSTILE_LETTER, letterLink } from "../support/office-letters.ts";
import { PLAN_INPUTS } from "../support/plan.ts";
import { ORIGIN, PAID } from "../support/worker.ts";
import { email, encode, FOREIGN_ORIGINS, headers, jsonBody, query, segment, text, WRONG_TYPES } from "./values.ts";

// Every route of the app, with a generator of hostile requests to it. A route that is added later is among them.

export type HostileRequest = {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
  /** Whether another site's page made a browser send it. */
  isForeign: boolean;
  /** Who sends it: the owner, somebody with a cookie that is not valid, or anybody. */
  sender: "owner" | "forger" | "anybody";
};

export type Endpoint = {
  method: string;
  path: string;
  isPublic: boolean;
  /** The part of the requests that is sent to it. */
  share: number;
  requests: fc.Arbitrary<HostileRequest>;
};

const CONTACT = { email };
const path = text.map((any) => `/${any}`);
const VISIT = fc.oneof(
  fc.constant(undefined),
  fc.record({ page: path, referrerHost: text, utm: fc.record({ source: text, campaign: text, content: text }) }),
);
const ENTRY_ID = fc.option(fc.uuid({ version: 7 }), { nil: undefined });
const country = fc.constantFrom("usa", "canada", "uk", "other", "usa", "canada", "uk", "__proto__");

const moment = fc.constantFrom(
  undefined,
  null,
  "2026-11-21T14:00:00.000Z",
  "0000-01-01T00:00:00Z",
  "+275760-09-13T00:00:00.000Z",
);

const texts = fc.array(text, { maxLength: 3 });
const markdown = fc
  .tuple(fc.constantFrom("", "# ", "- ", "> ", "[x](", "![x](", "<b ", "**", "| a |\n|---|\n| ", "```\n"), text)
  .map((parts) => parts.join(""));
const ANNOUNCED = {
  subject: text,
  text: markdown,
  segment: fc.record({ sources: fc.constantFrom([], ["waitlist_page"], ["x"]), countries: texts, tags: texts }),
};

const CONSENT_DAY = fc.constantFrom("2026-03-02", "2026-02-30", "9999-12-31", "0000-01-01", "");
const IMPORT_ROWS = fc.array(
  fc.record({
    row: fc.constantFrom(2, 3, 0, Number.MAX_SAFE_INTEGER),
    ...CONTACT,
    name: text,
    countryInterest: fc.oneof(fc.constant(["Ghana"]), texts),
    goal: text,
    tags: texts,
    isUnsubscribed: fc.boolean(),
  }),
  { maxLength: 3 },
);

const FORMS = new Set([
  "POST /api/waitlist",
  "POST /api/optin-contacts",
  "POST /api/calculator",
  "POST /api/plans",
  "POST /api/messages",
  "POST /api/reports",
]);

const PLAN = { inputs: PLAN_INPUTS, moves: { permit: "2027-01-10" }, done: ["papers"] };
const plan = fc.oneof(
  fc.constant(PLAN),
  fc.constant(PLAN),
  text.map((any) => ({ inputs: PLAN_INPUTS, moves: { [any]: "2027-01-10", x: any }, done: [any] })),
  text.map((any) => ({ inputs: { ...PLAN_INPUTS, city: any, permit: any }, moves: any, done: any })),
  text.map((any) => `country=kenya&month=2027-06&city=${encode(any)}`),
);

/** Countries that the form offers, as a rule. */
const countries = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<unknown>(undefined, "", "Ghana", "Ghana, Kenya", ["Senegal", "Rwanda"]) },
  { weight: 1, arbitrary: text },
);

/** What the form takes, as a rule. */
function mostly(taken: string, ...others: fc.Arbitrary<unknown>[]) {
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant<unknown>(taken) },
    ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
  );
}

/** What a request to a route holds, where that is more than any object. */
const BODIES: Record<string, fc.Arbitrary<string>> = {
  "POST /api/waitlist": jsonBody({ source: "waitlist_page" }, { fullName: text, ...CONTACT, visit: VISIT }),
  "POST /api/optin-contacts": jsonBody(
    {},
    { name: text, ...CONTACT, countryInterest: countries, goal: text, visit: VISIT },
  ),
  "POST /api/calculator": jsonBody(CALCULATION, { ...CONTACT, currentCountry: country, entryId: ENTRY_ID }),
  "POST /api/plans": jsonBody(
    { plan: PLAN, reminders: true },
    { name: text, ...CONTACT, plan, changes: fc.constantFrom(true, false, "yes", undefined), entryId: ENTRY_ID },
  ),
  "POST /api/messages": jsonBody(
    {},
    {
      name: text,
      ...CONTACT,
      subject: text,
      message: text,
      inquiryType: fc.constantFrom("visa", "", undefined),
      entryId: ENTRY_ID,
    },
  ),
  "POST /api/reports": jsonBody(PAID, {
    ...CONTACT,
    fee: mostly("kenya.permits.class-d.fee", text, fc.constant("kenya.__proto__.fee")),
    amount: mostly("51", text, fc.constantFrom<unknown>("1e9", "-0", 1e300, "9".repeat(5000), null)),
    month: mostly("2026-05", text, fc.constantFrom("2026-13", "9999-12")),
    place: mostly("Nairobi", text),
    entryId: ENTRY_ID,
  }),
  "POST /api/visits": jsonBody(
    { page: "/waitlist" },
    {
      page: fc.oneof(path, fc.constantFrom("/waitlist", "/blog/x", "/__proto__/constructor")),
      campaign: fc.oneof(fc.constant(undefined), text),
      events: fc.array(
        fc.oneof(
          text,
          fc.constantFrom(
            "view",
            "entry",
            "tool finder",
            "plan country kenya",
            "plan month __proto__",
            "field waitlist email",
            "sent __proto__",
          ),
        ),
        { maxLength: 5 },
      ),
    },
  ),
  "POST /api/session": jsonBody({}, { key: text, timeZone: text }),
  "PUT /api/morning-digest": jsonBody(
    { hour: 7 },
    { timeZone: fc.oneof(fc.constant("UTC"), text), parts: fc.array(text, { maxLength: 3 }) },
  ),
  "PATCH /api/people/:personId": jsonBody(
    { contacted: true },
    {
      note: text,
      addedTag: fc.oneof(fc.constant(undefined), text),
      removedTag: fc.oneof(fc.constant(undefined), text),
      status: fc.constantFrom(undefined, "customer", "closed", "__proto__"),
      dueAt: moment,
    },
  ),
  "POST /api/people/:personId/replies": jsonBody({}, { entryId: ENTRY_ID, subject: text, text }),
  "POST /api/announcements": jsonBody({}, { entryId: ENTRY_ID, ...ANNOUNCED }),
  "PATCH /api/announcements/:id": jsonBody({}, ANNOUNCED),
  "POST /api/announcements/preview": jsonBody({}, { subject: text, text: markdown }),
  "POST /api/announcements/reach": jsonBody({}, { segment: ANNOUNCED.segment }),
  "POST /api/announcements/:id/send": jsonBody({}, { sendAt: moment }),
  "POST /api/imports": jsonBody(
    { counts: { ...NO_COUNTS, new: 1 } },
    { entryId: ENTRY_ID, fileName: text, origin: text, consentText: text, consentDay: CONSENT_DAY },
  ),
  "POST /api/imports/check": jsonBody({}, { consentDay: CONSENT_DAY, rows: IMPORT_ROWS }),
  "POST /api/imports/:id/rows": jsonBody({ start: 0 }, { rows: IMPORT_ROWS }),
  "POST /api/desk/changes": jsonBody(
    { publishOn: null },
    {
      entryId: fc.oneof(fc.constant("01900000-0000-7000-8000-000000000000"), ENTRY_ID),
      title: text,
      note: text,
      edits: fc.array(
        fc.record(
          {
            file: fc.oneof(fc.constantFrom("community.yaml", "../worker/app.ts", "articles/x.md"), path),
            at: fc.array(fc.oneof(fc.constantFrom("numbers", "members", "value", "__proto__", "constructor"), text), {
              maxLength: 4,
            }),
            before: fc.oneof(fc.constant("2,500+"), text),
            after: fc.oneof(text, markdown, fc.dictionary(text, text, { maxKeys: 2 })),
            next: fc.array(text, { maxLength: 3 }),
          },
          { requiredKeys: ["file", "at"] },
        ),
        { maxLength: 3 },
      ),
    },
  ),
  "POST /api/publishing/version": jsonBody(
    {},
    {
      left: fc.array(fc.record({ id: text, reason: text }), { maxLength: 3 }),
      failure: fc.oneof(fc.constant(null), text),
      isRolledBack: fc.boolean(),
    },
  ),
  "POST /api/offices/letters": jsonBody(
    {},
    {
      entryId: ENTRY_ID,
      office: fc.record({
        name: text,
        url: fc.oneof(fc.constant("https://office.example/"), text),
        language: fc.constantFrom("en", "fr", "__proto__"),
      }),
      facts: fc.array(fc.record({ id: text, title: text, sentence: text }), { maxLength: 3 }),
    },
  ),
  "POST /api/offices/answers/:id/confirmation": jsonBody({}, { email: fc.oneof(fc.constant("x@gis.example"), email) }),
  "POST /api/office-answers": jsonBody(
    {},
    {
      "verdict-0": fc.constantFrom("right", "wrong", "not ours", "__proto__", undefined),
      "text-0": text,
      "verdict-1": text,
      name: text,
      position: text,
      document: fc.oneof(fc.constant(""), fc.constant("https://office.example/fees"), text),
    },
  ),
  "POST /api/quarantine/seen": jsonBody({}, { ids: fc.array(text, { maxLength: 3 }) }),
  "POST /api/quarantine/deletions": jsonBody({}, { ids: fc.array(text, { maxLength: 3 }) }),
};

/** What the link of a letter that is there has in its query. */
const HOSTILE_LINK = `?${letterLink(HOSTILE_LETTER).split("?")[1]}`;

function requestsTo(method: string, path: string, isPublic: boolean): fc.Arbitrary<HostileRequest> {
  const names = path.match(/:\w+(\{[^}]*\})?/g) ?? [];
  const hasBody = method !== "GET";
  const sender = isPublic
    ? fc.constant("anybody" as const)
    : fc.constantFrom("owner" as const, "owner" as const, "owner" as const, "forger" as const, "anybody" as const);
  return fc
    .record({
      segments: fc.tuple(...names.map(() => segment)),
      query: path === "/api/office-answers" ? fc.oneof(fc.constant(HOSTILE_LINK), query) : query,
      headers,
      body: hasBody ? generateBody(method, path) : fc.constant({ type: null, body: null }),
      origin: fc.oneof(
        { weight: 8, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom(...FOREIGN_ORIGINS) },
      ),
      forged: forgedCookie,
      sender,
    })
    .map(({ segments, query, headers, body: { type, body }, origin, forged, sender }) => {
      let index = 0;
      return {
        path: path.replaceAll(/:\w+(\{[^}]*\})?/g, () => segments[index++] ?? "") + query,
        method,
        headers: {
          // What is no browser's is not counted.
          ...(path === "/api/visits" && { "User-Agent": "Mozilla/5.0 Firefox/133.0" }),
          ...headers,
          ...(hasBody && (origin ?? { Origin: ORIGIN })),
          ...(type !== null && { "Content-Type": type }),
          ...(sender === "forger" && { Cookie: forged }),
        },
        body,
        isForeign: hasBody && origin !== null,
        sender,
      };
    });
}

/** Cookies that nobody signed, in all shapes. */
const forgedCookie = fc.oneof(
  text.map((value) => `__Host-owner_session=${encode(value)}`),
  fc
    .tuple(fc.integer(), fc.base64String({ minLength: 44, maxLength: 44 }))
    .map(([endsAt, signature]) => `__Host-owner_session=${endsAt}.${encode(signature)}`),
  fc.constantFrom(
    "owner_session=1",
    "__Host-owner_session=",
    "__Host-owner_session=%E0%A4%A",
    ";;;=",
    "__Host-owner_session=9999999999999.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
  ),
);

type SentBody = { type: string | null; body: string | null };

function generateBody(method: string, path: string): fc.Arbitrary<SentBody> {
  if (path.includes("upload")) return multipartBody;
  const json = BODIES[`${method} ${path}`] ?? jsonBody({}, { name: text });
  return fc.oneof(
    { weight: 8, arbitrary: json.map((body) => ({ type: "application/json", body })) },
    {
      weight: 3,
      arbitrary: json.map((body) => ({ type: "application/x-www-form-urlencoded", body: toUrlEncoded(body) })),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...WRONG_TYPES), json).map(([type, body]) => ({ type, body })) },
  );
}

/** The fields of a JSON body as a browser sends a form; any other text as it is. */
function toUrlEncoded(json: string): string {
  try {
    const fields = Object.entries(JSON.parse(json) as Record<string, unknown>);
    return fields
      .map(([name, value]) => `${encode(name)}=${encode(typeof value === "string" ? value : JSON.stringify(value))}`)
      .join("&");
  } catch {
    return json;
  }
}

const BOUNDARY = "hostile";
const GIF = "GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;";

/** Forms with files that are no pictures, or only begin like one, under any name. */
const multipartBody: fc.Arbitrary<SentBody> = fc
  .record({
    field: fc.constantFrom("heroImage", "socialImage", "x", "__proto__"),
    name: text,
    content: fc.oneof(
      text,
      fc.constantFrom(
        "",
        GIF,
        "\u0089PNG\r\n\u001a\n",
        "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "\u00ff\u00d8\u00ff\u00e0",
      ),
    ),
    isWhole: fc.boolean(),
  })
  .map(({ field, name, content, isWhole }) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name.replaceAll(/["\r\n]/g, "_")}"\r\nContent-Type: image/png\r\n\r\n${content}\r\n--${BOUNDARY}${isWhole ? "--" : ""}`,
  }));

/** Whatever a request holds, these read nothing of it but headers. */
const READS_NOTHING =
  /^GET \/(media|api\/(health|status|leads\/recent|session|waitlist))|^POST \/api\/deliveries\/retry/;

function findShare(method: string, path: string): number {
  if (/backup|upload/.test(path)) return 1 / 25;
  return READS_NOTHING.test(`${method} ${path}`) ? 1 / 10 : 1;
}

export const ENDPOINTS: readonly Endpoint[] = [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))]
  .map((route) => route.split(" ") as [method: string, path: string])
  .filter(([method, path]) => method !== "ALL" && !path.includes("*") && /^\/(api|media)\//.test(path))
  .map(([method, path]) => {
    const isPublic = path.startsWith("/media/") || PUBLIC_API.has(`${method} ${path}`);
    return { method, path, isPublic, share: findShare(method, path), requests: requestsTo(method, path, isPublic) };
  });

/** Whether what is sent there is stored. */
export function isForm({ method, path }: Endpoint): boolean {
  return FORMS.has(`${method} ${path}`);
}
