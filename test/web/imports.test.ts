import { expect, test } from "vitest";
import { guessMapping, leftOutColumns, toContact, unknownCountries } from "#web/pages/contacts/imports/mapping.ts";
import { type ContactsFile, readContactsFile } from "#web/pages/contacts/imports/read-file.ts";
import type { StandingColumns } from "#web/pages/contacts/imports/import-fields.ts";
import { findStanding } from "#web/pages/contacts/imports/standing.ts";
import { toChecked } from "#web/pages/contacts/imports/use-import.ts";
import { violationsIn } from "../support/violations.ts";

type Content = string | Uint8Array<ArrayBuffer>;

const read = (content: Content) => readContactsFile(new File([content], "list.csv"));

function utf16(text: string, isBigEndian = false): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Buffer.from(text, "utf16le"));
  return isBigEndian ? bytes.map((_, index) => bytes[index ^ 1]!) : bytes;
}

test("a file is read whichever sign is between its cells, however it is encoded, and whatever is above it", async () => {
  const expected = ["ama@x.example", "Ménsah, Ama"];
  const files: Record<string, Content> = {
    commas: 'Email,Name\nama@x.example,"Ménsah, Ama"\n',
    semicolons: "Email;Name\r\nama@x.example;Ménsah, Ama\r\n",
    tabs: "Email\tName\rama@x.example\tMénsah, Ama\r",
    "a mark of UTF-8": '\uFEFFEmail,Name\n"ama@x.example","Ménsah, Ama"',
    "UTF-16": utf16("\uFEFFEmail\tName\r\nama@x.example\tMénsah, Ama"),
    "UTF-16, big-endian": utf16("\uFEFFEmail\tName\r\nama@x.example\tMénsah, Ama", true),
    "UTF-16 without a mark": utf16("Email\tName\r\nama@x.example\tMénsah, Ama"),
    "UTF-16, big-endian, without a mark": utf16("Email\tName\r\nama@x.example\tMénsah, Ama", true),
    "Windows-1252": new Uint8Array(Buffer.from("Email;Name\nama@x.example;Ménsah, Ama", "latin1")),
    "Mac Roman": new Uint8Array(Buffer.from("Email;Name\rama@x.example;M\u008ensah, Ama\r", "latin1")),
    "a line that names its sign": "sep=;\r\nEmail;Name\r\nama@x.example;Ménsah, Ama\r\n",
    "a title with commas": "Contacts, exported 12 March\r\n\r\nEmail;Name\r\nama@x.example;Ménsah, Ama\r\n",
    "a title with empty cells": 'Our contacts,,\nEmail,Name,\nama@x.example,"Ménsah, Ama",\n',
    "headings that we don't know, below a title": "Kontakte\nAdresse;Person\nama@x.example;Ménsah, Ama\n",
    "line ends of two kinds": 'Email,Name\r\nama@x.example,"Ménsah, Ama"\nkofi@x.example,Kofi\r\n',
  };
  const found = await Promise.all(
    Object.entries(files).map(async ([name, content]) => ({ name, file: await read(content) })),
  );
  expect(
    violationsIn(found, ({ name, file }) => {
      expect(file.rows[0]!.cells.slice(0, 2)).toEqual(expected);
      expect(file.rows).toHaveLength(name === "line ends of two kinds" ? 2 : 1);
      expect(file.headings.slice(0, 2)).toEqual(
        name.includes("don't know") ? ["Adresse", "Person"] : ["Email", "Name"],
      );
      expect(file.guessed).toBe(["Windows-1252", "Mac Roman"].includes(name) ? name : null);
      expect(file.above.length > 0).toBe(name.includes("title"));
      expect(file.joined).toBeNull();
    }),
  ).toEqual([]);
});

test("in a file of two encodings each line is read by its own", async () => {
  const old = Buffer.from("ama@x.example,Zo\u00eb\n", "latin1");
  const file = await read(new Uint8Array(Buffer.concat([Buffer.from("Email,Name\nkofi@x.example,André\n"), old])));
  expect(file.rows.map(({ cells }) => cells[1])).toEqual(["André", "Zoë"]);
});

test("rows keep the numbers they have in the file, and a file without headings loses no row", async () => {
  expect((await read("Email\n\nama@x.example\n,\nkofi@x.example")).rows.map(({ row }) => row)).toEqual([3, 5]);
  expect((await read("sep=,\nA title\n\nEmail,Name\nama@x.example,Ama")).rows.map(({ row }) => row)).toEqual([5]);
  const bare = await read("Ama,ama@x.example\nKofi,kofi@x.example,extra");
  expect([bare.headings, bare.rows.length]).toEqual([["Column 1", "Column 2", "Column 3"], 2]);
  expect(guessMapping(bare)).toEqual({ email: 1 });
});

test("a file that cannot be read says why", async () => {
  const tooMany = Array.from({ length: 20_001 }, (_, index) => `p${index}@list.example`).join("\n");
  for (const [content, problem] of [
    ["PK\u0003\u0004xl/workbook.xml", "This is a spreadsheet, not a CSV file"],
    ["Email,Name\n", "There are no contacts in this file"],
    ['Email,Name\na@list.example,"Ama\nb@list.example,Kofi', "A quotation mark opens in row 2"],
    ['Name,Email\nYaw,y@x.example\n"Kofi" Mensah,k@x.example\n"Osei, Yaa",o@x.example', "A quotation mark in row 3"],
    ['Email,Name\r\nb1@x.example,"Ama \\"Nana\\" One"\r\nb2@x.example,"Two, Ama"', "A quotation mark in row 2"],
    ['sep=,\nEmail,Name\na@x.example,"Ama" One\nb@x.example,"Two, Ama"', "A quotation mark in row 3"],
    [tooMany, "This file has 20,001 contacts, and an import takes 20,000"],
    ["a".repeat(5 * 1024 * 1024 + 1), "larger than 5 MB"],
  ] as const)
    await expect(read(content), problem).rejects.toThrow(problem);
});

test("lines with an email that a quotation mark makes one cell of are noticed", async () => {
  const file = await read(
    'Name,Email\nYaw,yaw@x.example\n"Kofi,kofi@x.example\nEsi,",esi@x.example\nEfua,efua@x.example\n',
  );
  expect(file.joined).toEqual({ lines: 4, people: 3, row: 3 });
});

test("columns are guessed by their headings, and the rest is named as left out", async () => {
  const file = await read(
    "E-Mail Address,FIRST_NAME,Last Name,Countries of interest,Tags,Opt-out?,Shoe size,Country\na@x.example,A,B,ghana; Atlantis|KENYA,VIP;x,,38,USA",
  );
  const mapping = guessMapping(file);
  const standing = findStanding(file, mapping);
  expect(mapping).toEqual({ email: 0, firstName: 1, lastName: 2, countryInterest: 3, tags: 4 });
  expect(leftOutColumns(file, mapping, standing)).toEqual(["Shoe size", "Country"]);
  expect(unknownCountries(file, mapping)).toEqual(["Atlantis"]);
  expect(toContact(file.rows[0]!, mapping, standing)).toEqual({
    row: 2,
    email: "a@x.example",
    name: "A B",
    countryInterest: ["Ghana", "Kenya"],
    goal: "",
    tags: ["VIP", "x"],
    isUnsubscribed: false,
    isUnconfirmed: false,
  });
});

/** What a file says of each of its people, a letter each: agreed, unsubscribed, not confirmed; `?` where it is asked. */
function saidBy(file: ContactsFile): string {
  const mapping = guessMapping(file);
  const standing = findStanding(file, mapping);
  if (standing.some(({ values }) => values.some(({ means }) => means === null))) return "?";
  return file.rows
    .map((row) => toContact(row, mapping, standing))
    .map(({ isUnsubscribed, isUnconfirmed }) => (isUnsubscribed ? "u" : isUnconfirmed ? "c" : "a"))
    .join("");
}

/** A column with a value for each person, and what each of them says. */
const COLUMNS: readonly (readonly [heading: string, values: string, said: string])[] = [
  ["subscribed_to_emails", "true,false", "au"],
  ["Accepts Email Marketing", "yes,no", "au"],
  ["Accepts SMS Marketing", "yes,no", "aa"],
  ["Email Marketing Consent", "SUBSCRIBED,UNSUBSCRIBED,NEVER_SUBSCRIBED,2024-05-01 10:00", "auca"],
  ["Do not email", "1,0,TRUE,", "uaua"],
  ["Blocklisted", "false,true", "au"],
  ["email_disabled", "false,true", "au"],
  ["status", "enabled,blocklisted", "au"],
  ["Status", "Subscribed,Unsubscribed,cleaned,Non-Subscribed", "auuu"],
  ["Status", "active,cancelled,bounced,complained,unconfirmed", "auuuc"],
  ["Status", "active,on holiday", "?"],
  ["Status", "new,contacted,customer", "aaa"],
  ["Segment", "Unsubscribed,VIP", "?"],
  ["active_subscription", "true,false", "aa"],
  ["Unsubscribe link", "https://old.example/u/1,https://old.example/u/2", "aa"],
  ["Unsub reason", "too many mails,", "aa"],
  ["Opt-out date", "N/A,2025-05-01,null,never,none", "auaaa"],
  ["Unsubscribed (America/New_York)", "2026-11-21 14:03:05,", "ua"],
  ["Unsubscribed", "yes,TRUE,1,x,2024-05-01,whatever, ,No,FALSE,0,-", "uuuuuuaaaaa"],
  ["Confirmed (UTC)", "2026-11-21 14:03:05,", "ac"],
  ["Wants News", "yes,", "ac"],
  ["Newsletter", "yes,", "?"],
  ["Permission", "explicit,implied", "?"],
];

test("columns that say who may be emailed are found, and what they don't say for sure is asked", async () => {
  const files = await Promise.all(
    COLUMNS.map(async ([heading, values, said]) => {
      const rows = values.split(",").map((value, index) => `p${index}@x.example,${value}`);
      return { heading, values, said, file: await read([`Email,${heading}`, ...rows].join("\n")) };
    }),
  );
  expect(
    violationsIn(files, ({ said, file }) => {
      expect(saidBy(file)).toBe(said);
    }),
  ).toEqual([]);
});

test("of several columns the strictest counts, and the owner's answer replaces a guess", async () => {
  const file = await read(
    "Email,Unsub reason,Unsub date,Status\na@x.example,too many,2024-05-01,\nb@x.example,,,Bounced\nc@x.example,,,",
  );
  const standing = findStanding(file, { email: 0 });
  const answered: StandingColumns = standing.map(({ column, values }) => ({
    column,
    values: values.map((one) => ({ ...one, means: one.means ?? "nothing" })),
  }));
  const stopped = file.rows.map((row) => toContact(row, { email: 0 }, answered).isUnsubscribed);
  expect(stopped).toEqual([true, true, false]);
});

test("of rows about one person the stricter counts, also where the other is stored", () => {
  const row = (number: number, email: string, says: { isUnsubscribed?: boolean; isUnconfirmed?: boolean } = {}) => ({
    row: number,
    email,
    name: "",
    countryInterest: [],
    goal: "",
    tags: [],
    isUnsubscribed: false,
    isUnconfirmed: false,
    ...says,
  });
  const contacts = [
    row(2, "kofi@x.example"),
    row(3, "KOFI@x.example", { isUnsubscribed: true }),
    row(4, "ama@x.example", { isUnconfirmed: true }),
    row(5, "ama@x.example"),
    row(6, "esi@x.example", { isUnconfirmed: true }),
  ];
  const answers = [
    { row: 2, outcome: "new", reason: null },
    { row: 3, outcome: "unsubscribed", reason: null },
    { row: 5, outcome: "new", reason: null },
  ] as const;
  const said = { fileName: "list.csv", origin: "", consentText: "", consentDay: "2026-03-02" };
  const { counts, stored, leftOut } = toChecked(said, contacts, answers);
  expect(counts).toMatchObject({ new: 1, unsubscribed: 1, duplicate: 2, unconfirmed: 1 });
  expect(stored.map(({ email, isUnsubscribed }) => [email, isUnsubscribed])).toEqual([
    ["kofi@x.example", true],
    ["ama@x.example", false],
  ]);
  expect(leftOut.map(({ row: number, outcome }) => [number, outcome])).toEqual([
    [3, "duplicate"],
    [4, "duplicate"],
    [6, "unconfirmed"],
  ]);
});
