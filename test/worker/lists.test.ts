import { describe, expect, test } from "vitest";
import { mapOptInAnswers } from "../../domain/lead.ts";
import { putLeads, putMessages } from "../support/some-leads.ts";
import { calculate, postJson, signUp, writeMessage } from "../support/worker.ts";
import { asOwner, readAsOwner } from "../support/credentials.ts";

type Page = { data: Record<string, unknown>[]; nextCursor: string | null };

/** One column of a list. */
async function shown(path: string, column = "email") {
  const { data } = await readAsOwner<Page>(path);
  return data.map((row) => row[column]);
}

const at = (text: string) => Date.parse(text);

test.each(["/api/optin-contacts", "/api/calculator", "/api/messages"])("%s is empty at first", async (list) => {
  expect(await readAsOwner(list)).toEqual({ data: [], nextCursor: null, sortedAmong: null });
});

const NO_NOTES = { unsubscribedAt: null, status: "new", tags: [], dueAt: null, note: null };

test("an opt-in is listed with all its fields, null for the missing ones", async () => {
  const visit = { page: "/", utm: { campaign: "spring" } };
  await postJson("/api/optin-contacts", {
    name: "Ama Mensah",
    email: "Ama@Example.com",
    countryInterest: "Ghana",
    goal: "Retire by the sea",
    visit,
  });
  await postJson("/api/optin-contacts", { email: "kofi@example.com" });
  const { data } = await readAsOwner<Page>("/api/optin-contacts?sort=email");
  expect(data).toEqual([
    {
      id: expect.stringMatching(/^lead_/),
      name: "Ama Mensah",
      email: "ama@example.com",
      ...mapOptInAnswers(() => null),
      countryInterest: "Ghana",
      goal: "Retire by the sea",
      source: "opt_in_form",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      campaign: "spring",
      personId: expect.stringMatching(/^[\w-]{43}$/),
      skippedCheck: null,
      confirmedAt: null,
      contactedAt: null,
      ...NO_NOTES,
    },
    expect.objectContaining({ name: null, ...mapOptInAnswers(() => null), campaign: null }),
  ]);
});

test("submissions and messages are listed apart from opt-ins, with their own columns", async () => {
  await signUp("ama@example.com");
  await calculate("kofi@example.com");
  await writeMessage("esi@example.com");
  expect(await shown("/api/optin-contacts")).toEqual(["ama@example.com"]);
  expect((await readAsOwner<Page>("/api/calculator")).data).toEqual([
    {
      id: expect.any(String),
      name: null,
      fullName: null,
      email: "kofi@example.com",
      currentCountry: "usa",
      destinationCountry: "ghana",
      currentTotal: 4150,
      estimatedSavings: expect.any(Number),
      wantsNews: null,
      source: "cost_calculator",
      createdAt: expect.any(String),
      campaign: null,
      personId: expect.any(String),
      skippedCheck: null,
      confirmedAt: null,
      contactedAt: null,
      ...NO_NOTES,
    },
  ]);
  expect((await readAsOwner<Page>("/api/messages")).data).toEqual([
    {
      id: expect.stringMatching(/^msg_/),
      name: "Ama Mensah",
      email: "esi@example.com",
      inquiryType: null,
      subject: "Schools in Accra",
      message: "Which ones?",
      about: null,
      wantsNews: null,
      createdAt: expect.any(String),
      personId: expect.any(String),
      skippedCheck: null,
      confirmedAt: null,
      contactedAt: null,
      ...NO_NOTES,
      dueAt: expect.any(String),
    },
  ]);
});

test("lists are sorted as requested: names without accents or case, missing names last, most savings first", async () => {
  await putLeads([
    { email: "c@x.example", name: "", createdAt: 1000 },
    { email: "d@x.example", name: "esi", createdAt: 3000 },
    { email: "a@x.example", name: "Émile", createdAt: 2000 },
    { email: "b@x.example", name: "Zola", createdAt: 4000 },
  ]);
  expect(await shown("/api/optin-contacts")).toEqual(["b@x.example", "d@x.example", "a@x.example", "c@x.example"]);
  expect(await shown("/api/optin-contacts?sort=oldest", "createdAt")).toEqual(
    [1000, 2000, 3000, 4000].map((time) => new Date(time).toISOString()),
  );
  expect(await shown("/api/optin-contacts?sort=name", "name")).toEqual(["Émile", "esi", "Zola", null]);
  expect(await shown("/api/optin-contacts?sort=email")).toEqual([
    "a@x.example",
    "b@x.example",
    "c@x.example",
    "d@x.example",
  ]);
  const source = "cost_calculator";
  await putLeads([-50.5, 900, 0, 1200.25].map((estimatedSavings) => ({ source, estimatedSavings })));
  expect(await shown("/api/calculator?sort=savings", "estimatedSavings")).toEqual([1200.25, 900, 0, -50.5]);
});

describe("search", () => {
  const people = [
    { name: "José N'Diaye", email: "jose@example.org" },
    { name: "100% Ama_Serwaa", email: "ama+test@example.com" },
    { name: 'Kofi "K" \\ Boateng', email: "kofi@example.com" },
    { name: "🌍 Zoë", email: `${"z".repeat(64)}@${Array(3).fill("y".repeat(59)).join(".")}.example` },
    { name: "NUL\u0000name", email: "nul@example.com" },
    { name: "İDİL", email: "dil@example.com" },
    { name: "Siobhán O’Brien", email: "obrien@example.com" },
  ];

  const found: [q: string, email: string][] = [
    ["jose", "jose@example.org"],
    ["JOSÉ", "jose@example.org"],
    ["Jose\u0301", "jose@example.org"],
    ["n'd", "jose@example.org"],
    ["n’d", "jose@example.org"],
    ["o'brien", "obrien@example.com"],
    ["example.org", "jose@example.org"],
    ["  jose ", "jose@example.org"],
    ["0%", "ama+test@example.com"],
    ["ama_", "ama+test@example.com"],
    ["+test@", "ama+test@example.com"],
    ['"k"', "kofi@example.com"],
    ["\\", "kofi@example.com"],
    ["🌍", people[3]!.email],
    ["zoe", people[3]!.email],
    [people[3]!.email, people[3]!.email],
    ["nul@", "nul@example.com"],
    ["idil", "dil@example.com"],
  ];

  test("finds a person by any part of their name or email, in every list", async () => {
    await putLeads(people);
    await putLeads(people.map((person) => ({ ...person, source: "cost_calculator" as const })));
    await putMessages(people);
    for (const [q, email] of found) {
      for (const list of ["/api/optin-contacts", "/api/calculator", "/api/messages"]) {
        expect(await shown(`${list}?${new URLSearchParams({ q })}`), `${list} ${q}`).toEqual([email]);
      }
    }
  });

  test("finds only names and emails that contain the text: there are no wildcards", async () => {
    await putLeads([{ name: "Ama", email: "ama@x.example" }]);
    for (const q of ["%", "_", "?", "*", "a%a", "nobody", "' OR 1=1 --", "🦁", "e".repeat(254)]) {
      expect(await shown(`/api/optin-contacts?${new URLSearchParams({ q })}`), q).toEqual([]);
    }
  });

  test("any 254 characters can be searched for, and an empty search is no filter", async () => {
    await putLeads([{ email: "ama@x.example" }]);
    for (const q of ["🌍".repeat(127), "é".repeat(254), "\u0000\n\t'\"%_", "%".repeat(254)]) {
      expect((await asOwner(`/api/optin-contacts?${new URLSearchParams({ q })}`)).status, q).toBe(200);
    }
    expect(await shown("/api/optin-contacts?q=&source=&country=&from=&to=&sort=&limit=&cursor=&tz=")).toHaveLength(1);
    expect(await shown("/api/optin-contacts?q=%20")).toHaveLength(1);
  });
});

describe("filters", () => {
  test("by source", async () => {
    await putLeads([
      { email: "w@x.example", source: "waitlist_page" },
      { email: "o@x.example", source: "opt_in_form" },
      { email: "c@x.example", source: "cost_calculator" },
      { email: "h@x.example", source: "cost_calculator_html" },
    ]);
    expect(await shown("/api/optin-contacts?source=waitlist_page")).toEqual(["w@x.example"]);
    expect(await shown("/api/optin-contacts?source=opt_in_form")).toEqual(["o@x.example"]);
    expect(await shown("/api/calculator?source=cost_calculator")).toEqual(["c@x.example"]);
    expect(await shown("/api/calculator?source=cost_calculator_html")).toEqual(["h@x.example"]);
  });

  test.each([
    ["ghana", ["Ghana"]],
    ["GHANA", ["Ghana"]],
    ["gha", []],
    ["%", []],
    ["CÔTE D'IVOIRE", ["Côte d'Ivoire"]],
    ["côte d'ivoire", ["Côte d'Ivoire"]],
    ["senegal", ["Kenya, Senegal"]],
  ])("opt-ins by the country %j, the whole of it in any case", async (country, found) => {
    await putLeads([
      { countryInterest: ["Ghana"] },
      { countryInterest: ["Côte d'Ivoire"] },
      { countryInterest: ["Kenya", "Senegal"] },
      { countryInterest: null },
    ]);
    expect(await shown(`/api/optin-contacts?${new URLSearchParams({ country })}`, "countryInterest")).toEqual(found);
  });

  test.each([
    ["ghana", ["to@x.example"]],
    ["uk", ["both@x.example"]],
    ["Kenya", ["both@x.example", "from@x.example"]],
    ["ken", []],
  ])("submissions by the country %j, the current or the target one", async (country, found) => {
    const source = "cost_calculator";
    await putLeads([
      { email: "to@x.example", source, currentCountry: "usa", destinationCountry: "ghana" },
      { email: "both@x.example", source, currentCountry: "uk", destinationCountry: "kenya" },
      { email: "from@x.example", source, currentCountry: "kenya", destinationCountry: "rwanda" },
    ]);
    expect(await shown(`/api/calculator?sort=email&country=${country}`)).toEqual(found);
  });

  // 21 November in Kathmandu goes from 18:15 to 18:15; in New York, 1 November 2026 has 25 hours.
  test.each([
    ["from=2026-11-21", ["2026-11-21T00:00:00.000Z", "2026-11-21T23:59:59.999Z", "2026-11-22T00:00:00.000Z"]],
    [
      "to=2026-11-20",
      ["2026-11-01T03:59:59.999Z", "2026-11-02T04:59:59.999Z", "2026-11-20T18:14:59.999Z", "2026-11-20T18:15:00.000Z"],
    ],
    ["from=2026-11-21&to=2026-11-21", ["2026-11-21T00:00:00.000Z", "2026-11-21T23:59:59.999Z"]],
    ["from=2026-11-21&to=2026-11-21&tz=Asia/Kathmandu", ["2026-11-20T18:15:00.000Z", "2026-11-21T00:00:00.000Z"]],
    ["from=2026-11-01&to=2026-11-01&tz=America/New_York", ["2026-11-02T04:59:59.999Z"]],
    ["from=2026-11-22&to=2026-11-22&tz=Pacific/Kiritimati", ["2026-11-21T23:59:59.999Z", "2026-11-22T00:00:00.000Z"]],
  ])("by days: %s", async (query, found) => {
    const times = [
      "2026-11-01T03:59:59.999Z",
      "2026-11-02T04:59:59.999Z",
      "2026-11-20T18:14:59.999Z",
      "2026-11-20T18:15:00.000Z",
      "2026-11-21T00:00:00.000Z",
      "2026-11-21T23:59:59.999Z",
      "2026-11-22T00:00:00.000Z",
    ];
    await putLeads(times.map((time) => ({ createdAt: at(time) })));
    await putMessages(times.map((time) => ({ createdAt: at(time) })));
    for (const list of ["/api/optin-contacts", "/api/messages"]) {
      expect(await shown(`${list}?sort=oldest&${query}`, "createdAt"), list).toEqual(found);
    }
  });

  test("filters narrow together", async () => {
    const day = { createdAt: at("2026-11-21T12:00:00Z") };
    await putLeads([
      { ...day, name: "Ama", email: "1@x.example", countryInterest: ["Ghana"] },
      { ...day, name: "Ama", email: "2@x.example", countryInterest: ["Kenya"] },
      { ...day, name: "Kofi", email: "3@x.example", countryInterest: ["Ghana"] },
      { ...day, name: "Ama", email: "4@x.example", countryInterest: ["Ghana"], source: "waitlist_page" },
      { name: "Ama", email: "5@x.example", countryInterest: ["Ghana"], createdAt: at("2026-11-20T12:00:00Z") },
    ]);
    const query = "q=ama&country=ghana&source=opt_in_form&from=2026-11-21&to=2026-11-21";
    expect(await shown(`/api/optin-contacts?${query}`)).toEqual(["1@x.example"]);
  });
});

const cursor = (...content: unknown[]) => Buffer.from(JSON.stringify(content)).toString("base64url");

const REFUSED: [path: string, field: string, message: string][] = [
  ["/api/optin-contacts?limit=0", "limit", "Please ask for 1 to 200 rows"],
  ["/api/optin-contacts?limit=201", "limit", "Please ask for 1 to 200 rows"],
  ["/api/optin-contacts?limit=1.5", "limit", "Please ask for 1 to 200 rows"],
  ["/api/optin-contacts?limit=-1", "limit", "Please ask for 1 to 200 rows"],
  ["/api/quarantine?limit=201", "limit", "Please ask for 1 to 200 rows"],
  [`/api/quarantine?cursor=${cursor("oldest", 1, "quarantined_1")}`, "cursor", "This is not a place in the list"],
  [`/api/messages?q=${"a".repeat(255)}`, "q", "Please search for 254 characters or fewer"],
  ["/api/optin-contacts?q=a&q=b", "q", "Please give this only once"],
  ["/api/optin-contacts?source=cost_calculator", "source", "No opt-in has this source"],
  ["/api/calculator?source=waitlist_page", "source", "No calculator submission has this source"],
  ["/api/messages?source=opt_in_form", "source", "This field is not known here"],
  ["/api/messages?country=ghana", "country", "This field is not known here"],
  [`/api/calculator?country=${"a".repeat(81)}`, "country", "Please keep the country under 80 characters"],
  ["/api/optin-contacts?sort=random", "sort", "This list cannot be sorted so"],
  ["/api/optin-contacts?sort=savings", "sort", "This list cannot be sorted so"],
  ["/api/messages?from=2026-02-30", "from", "Please give a day as 2026-11-21"],
  ["/api/messages?to=21.11.2026", "to", "Please give a day as 2026-11-21"],
  ["/api/messages?from=0001-01-01", "from", "Please give a day after 1999"],
  ["/api/messages?from=2026-11-22&to=2026-11-21", "to", "The last day must not come before the first"],
  ["/api/messages?tz=Mars/Olympus", "tz", "This time zone is not known"],
  ["/api/optin-contacts?page=2", "page", "This field is not known here"],
  ["/api/optin-contacts/csv?limit=5", "limit", "This field is not known here"],
  [
    "/api/calculator/csv?sort=savings",
    "sort",
    "A file comes newest or oldest first; please sort it in the spreadsheet",
  ],
  ["/api/leads/stats?tz=Mars/Olympus", "tz", "This time zone is not known"],
  ["/api/leads/trend?tz=%2B01:00", "tz", "This time zone is not known"],
];

test("a wrong parameter is refused with a message for its field", async () => {
  for (const [path, field, message] of REFUSED) {
    const response = await asOwner(path);
    expect(response.status, path).toBe(400);
    const refusal = { error: { code: "invalid_input", fields: { [field]: message } } };
    expect(await response.json(), path).toMatchObject(refusal);
  }
});

const NO_PLACES: [cursor: string, sort: string][] = [
  ["x", "newest"],
  ["%00", "newest"],
  [cursor("newest"), "newest"],
  [cursor("newest", "text", "lead_1"), "newest"],
  [cursor("newest", null, "lead_1"), "newest"],
  [cursor("newest", 1, { id: 1 }), "newest"],
  [cursor("oldest", 1, "lead_1"), "newest"],
  [cursor("email", 1, "lead_1"), "email"],
  [cursor("name", "0ama", "lead_1"), "email"],
  ["a".repeat(9000), "newest"],
];

test("a cursor that is not ours, or is of another order, is refused", async () => {
  for (const [text, sort] of NO_PLACES) {
    const response = await asOwner(`/api/optin-contacts?sort=${sort}&cursor=${text}`);
    expect(response.status, text).toBe(400);
    expect(await response.json()).toMatchObject({ error: { fields: { cursor: "This is not a place in the list" } } });
  }
});
