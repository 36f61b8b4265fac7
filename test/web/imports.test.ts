import { expect, test } from "vitest";
import { guessMapping, leftOutColumns, toImportRow, unknownCountries } from "#web/pages/contacts/imports/mapping.ts";
import { readContactsFile } from "#web/pages/contacts/imports/read-file.ts";

const read = (content: string | Uint8Array<ArrayBuffer>) => readContactsFile(new File([content], "list.csv"));

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));

test("a file is read whichever sign is between its cells, however it is encoded", async () => {
  const expected = [{ row: 2, cells: ["ama@x.example", "Ménsah, Ama"] }];
  const files: Record<string, string | Uint8Array<ArrayBuffer>> = {
    commas: 'Email,Name\nama@x.example,"Ménsah, Ama"\n',
    semicolons: "Email;Name\r\nama@x.example;Ménsah, Ama\r\n",
    tabs: "Email\tName\rama@x.example\tMénsah, Ama\r",
    "a mark of UTF-8": '\uFEFFEmail,Name\n"ama@x.example","Ménsah, Ama"',
    "UTF-16": utf16("Email\tName\r\nama@x.example\tMénsah, Ama"),
    "Windows-1252": new Uint8Array(Buffer.from("Email;Name\nama@x.example;Ménsah, Ama", "latin1")),
  };
  for (const [name, content] of Object.entries(files)) {
    const { headings, rows, isGuessed } = await read(content);
    expect([headings, rows, isGuessed], name).toEqual([["Email", "Name"], expected, name === "Windows-1252"]);
  }
});

test("rows keep the numbers they have in the file, and a file without headings loses no row", async () => {
  expect((await read("Email\n\nama@x.example\n,\nkofi@x.example")).rows.map(({ row }) => row)).toEqual([3, 5]);
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
    [tooMany, "This file has 20,001 contacts, and an import takes 20,000"],
    ["a".repeat(5 * 1024 * 1024 + 1), "larger than 5 MB"],
  ] as const)
    await expect(read(content), problem).rejects.toThrow(problem);
});

test("columns are guessed by their headings, and the rest is named as left out", async () => {
  const file = await read(
    "E-Mail Address,FIRST_NAME,Last Name,Countries of interest,Tags,Opt-out?,Subscribed,Country\na@x.example,A,B,ghana; Atlantis|KENYA,VIP;x,,yes,USA",
  );
  const mapping = guessMapping(file);
  expect(mapping).toEqual({ email: 0, firstName: 1, lastName: 2, countryInterest: 3, tags: 4, unsubscribed: 5 });
  expect(leftOutColumns(file, mapping)).toEqual(["Subscribed", "Country"]);
  expect(unknownCountries(file, mapping)).toEqual(["Atlantis"]);
  expect(toImportRow(file.rows[0]!, mapping)).toEqual({
    row: 2,
    email: "a@x.example",
    name: "A B",
    countryInterest: ["Ghana", "Kenya"],
    goal: "",
    tags: ["VIP", "x"],
    isUnsubscribed: false,
  });
});

test("whatever does not clearly say that somebody is subscribed counts as unsubscribed", () => {
  const isUnsubscribed = (cell: string) => toImportRow({ row: 2, cells: [cell] }, { unsubscribed: 0 }).isUnsubscribed;
  expect(["", " ", "No", "FALSE", "0", "subscribed", "active"].filter(isUnsubscribed)).toEqual([]);
  const stopped = ["yes", "TRUE", "1", "x", "unsubscribed", "cleaned", "2024-05-01"];
  expect(stopped.filter(isUnsubscribed)).toEqual(stopped);
});
