import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCsv } from "../support/csv.ts";
import { putLeads, putMessages } from "../support/some-leads.ts";
import { asOwner, readAsOwner } from "../support/credentials.ts";
import { sendPlan } from "../support/plan.ts";
import { calculate, run, signUp, writeMessage } from "../support/worker.ts";
import { numbers, putRows, putRowsOf } from "../support/put-rows.ts";

const BOM = [0xef, 0xbb, 0xbf];

async function download(path: string) {
  const response = await asOwner(path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  return { response, bytes, text, records: parseCsv(text) };
}

test("a list downloads as a file that spreadsheets open, with the day in its name", async () => {
  await putLeads([
    {
      name: "Zoë N'Diaye",
      email: "zoe@example.com",
      countryInterest: ["Côte d'Ivoire"],
      goal: 'Say "hello",\nthen stay',
      utmCampaign: "spring",
      createdAt: Date.parse("2026-11-21T14:03:05.678Z"),
    },
  ]);
  const { response, bytes, text, records } = await download("/api/optin-contacts/csv?tz=Asia/Kathmandu");
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="opt-ins-\d{4}-\d\d-\d\d\.csv"$/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect([...bytes.subarray(0, 3)]).toEqual(BOM);
  expect(text.endsWith("\r\n")).toBe(true);
  expect(records).toEqual([
    [
      "Name",
      "Email",
      "Country Interest",
      "Goal",
      "Source",
      "Campaign",
      "Date (Asia/Kathmandu)",
      "Unchecked",
      "Confirmed (Asia/Kathmandu)",
      "Unsubscribed (Asia/Kathmandu)",
      "Contacted (Asia/Kathmandu)",
      "Status",
      "Tags",
      "Answer By (Asia/Kathmandu)",
      "Note",
    ],
    [
      "Zoë N'Diaye",
      "zoe@example.com",
      "Côte d'Ivoire",
      'Say "hello",\nthen stay',
      "opt_in_form",
      "spring",
      "2026-11-21 19:48:05",
      "",
      "",
      "",
      "",
      "new",
      "",
      "",
      "",
    ],
  ]);
});

test("every list and its file says who unsubscribed, and who may get news", async () => {
  const unsubscribedAt = "2026-11-21T14:03:05.000Z";
  await signUp("ama@example.com");
  await sendPlan("ama@example.com");
  await calculate("ama@example.com");
  await writeMessage("ama@example.com");
  await run("INSERT INTO suppressions SELECT DISTINCT email_hash, ?, NULL FROM leads", Date.parse(unsubscribedAt));
  await run("UPDATE leads SET confirmed_at = 1 WHERE kind = 'opt_in'");
  const lists = ["optin-contacts", "calculator", "plans", "messages", "people"];
  const found = await Promise.all(
    lists.map(async (list) => {
      const { data } = await readAsOwner<{ data: { unsubscribedAt: string }[] }>(`/api/${list}`);
      const [headings, cells] = (await download(`/api/${list}/csv`)).records;
      const cell = (heading: string) => cells![headings!.indexOf(heading)];
      return [list, data[0]!.unsubscribedAt, cell("Unsubscribed (UTC)"), cell("Wants News")];
    }),
  );
  expect(found).toEqual(
    lists.map((list) => [
      list,
      unsubscribedAt,
      "2026-11-21 14:03:05",
      // Everybody on the list of opt-ins asked for them.
      list === "optin-contacts" ? undefined : list === "messages" || list === "people" ? "yes" : "",
    ]),
  );
  const recent = await readAsOwner<{ unsubscribedAt: string }[]>("/api/leads/recent");
  expect(new Set(recent.map((lead) => lead.unsubscribedAt))).toEqual(new Set([unsubscribedAt]));
});

test("an empty list downloads as its column headings", async () => {
  for (const list of ["optin-contacts", "calculator", "messages"]) {
    const { records } = await download(`/api/${list}/csv`);
    expect(records, list).toHaveLength(1);
  }
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("https://evil.example")'])(
  "a name or a note such as %j is no formula",
  async (text) => {
    await putMessages([{ emailHash: "hash", name: text, subject: text, message: text }]);
    await putRows("people", { emailHash: "hash", note: text });
    const { records } = await download("/api/messages/csv");
    const [name, , , subject, message] = records[1]!;
    const note = records[1]!.at(-1);
    expect([name, subject, message, note]).toEqual(Array(4).fill(`'${text}`));
  },
);

test.each(["\r=1", "\t=1", "x\t=1", "x;=1+1", "x; =1+1", "x\n@SUM(A1)", "x\r\n-1", "x;'=1;+2"])(
  "no part of %j is a formula where semicolons or tabs end a cell",
  async (text) => {
    await putMessages([{ message: text }]);
    const { text: file } = await download("/api/messages/csv");
    expect(file).not.toMatch(/[;\t\r\n]\s*[=+\-@]/);
  },
);

test("amounts stay numbers, also below zero", async () => {
  await putLeads([{ source: "cost_calculator", currentTotal: 4150.5, estimatedSavings: -120 }]);
  const { text } = await download("/api/calculator/csv");
  expect(text).toContain(",4150.5,-120,");
});

test("whatever people write is exported as they wrote it, except for the apostrophe before formulas", async () => {
  const cell = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom('"', ",", "\r", "\n", ";", "'", "=", "é", "🌍", " ") }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { maxLength: 5 }), async (texts) => {
      await run("DELETE FROM messages");
      await putMessages(texts.map((message, index) => ({ message, createdAt: 1000 - index })));
      const { records } = await download("/api/messages/csv");
      const written = records.slice(1).map((record) => record[4]!);
      const withoutApostrophes = (text: string) =>
        text
          .replace(/^'(?=[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/, "")
          .replaceAll(/([;\t\r\n]\s*)'+(?=[=+\-@\t])/g, "$1");
      expect(written.map(withoutApostrophes)).toEqual(texts.map(withoutApostrophes));
    }),
    { numRuns: 30 },
  );
});

test("the file contains what the filter shows, in its order, over many pages", async () => {
  await putLeads([{ name: "Kofi" }]);
  await putRowsOf("leads", numbers(1203), {
    id: "'lead_' || i",
    name: "'Ama'",
    email: "i || '@x'",
    email_hash: "'h' || i",
    search_key: "'ama' || char(10) || i || '@x'",
    created_at: "i / 10",
  });
  const { records } = await download("/api/optin-contacts/csv?q=AMA&sort=oldest");
  expect(records).toHaveLength(1 + 1203);
  expect(new Set(records.map((record) => record[1])).size).toBe(1 + 1203);
  const dates = records.slice(1).map((record) => record[6]!);
  expect(dates).toEqual(dates.toSorted());
});
