import { expect, test } from "vitest";
import type { Json } from "#domain/edits.ts";
import type { DeskRow } from "#web/content/desk-rows.ts";
import {
  askedBy,
  languagesOf,
  letterTo,
  letterWithLink,
  mailtoOf,
  officesToAsk,
} from "#web/pages/desk/offices/letters.ts";

const IMMIGRATION = { name: "Directorate of Immigration Services, Kenya", url: "https://immigration.example/" };
const TAX: NonNullable<DeskRow["office"]> = {
  name: "Direction générale des impôts",
  url: "https://impots.example/",
  language: "fr",
};

function row(name: string, more: Partial<DeskRow> = {}): DeskRow {
  return {
    id: `kenya.permits.${name}.fee`,
    file: "countries/kenya/permits.yaml",
    at: ["permits", name, "fee"],
    kind: "fact",
    subject: "Kenya",
    chapter: "Staying: permits",
    label: `${name}: fee`,
    isDecisive: true,
    evidence: "one source",
    office: IMMIGRATION,
    pages: ["/country-guides/kenya/permits"],
    ...more,
  };
}

const permits: Json = [
  { id: "class-d", fee: { value: "$500 a year", note: "Paid with the {{kenya.entry.fee}} form." } },
  { id: "class-g", fee: { value: "$250", reported: [{ value: "$100,000" }], because: "it is newer" } },
];
const content = {
  files: { "countries/kenya/permits.yaml": { permits } },
  index: [row("class-d", { tokens: { "{{kenya.entry.fee}}": "$30" } }), row("class-g")],
};

test("each office is asked about what it can confirm, the one with the most facts first", () => {
  const asked = officesToAsk([row("tax", { office: TAX }), row("class-d"), row("class-g")]);
  expect(asked.map(({ office, rows }) => [office.name, rows.map(({ label }) => label)])).toEqual([
    [IMMIGRATION.name, ["class-d: fee", "class-g: fee"]],
    [TAX.name, ["tax: fee"]],
  ]);
});

test("no office is asked about what is official, decides nothing, or names no office", () => {
  const { office: _, ...nobody } = row("nobody");
  const { isDecisive: __, ...minor } = row("minor");
  expect(officesToAsk([row("official", { evidence: "official" }), nobody, minor])).toEqual([]);
});

test("a letter has each fact with its note, what contradicts it and its page", () => {
  const [asked] = officesToAsk(content.index);
  const letter = letterTo(asked!, "en", content);
  expect(letter).toContain(`To: ${IMMIGRATION.name}`);
  expect(letter).toContain(`1. Kenya, class-d: fee
   $500 a year
   Paid with the $30 form.
   https://homeward.example/country-guides/kenya/permits

2. Kenya, class-g: fee
   $250
   Another source says: $100,000
   https://homeward.example/country-guides/kenya/permits`);
});

test("an office that works in French is written to in both languages", () => {
  expect(languagesOf(IMMIGRATION)).toEqual(["en"]);
  expect(languagesOf(TAX)).toEqual(["en", "fr"]);
  const [asked] = officesToAsk(content.index);
  expect(letterTo(asked!, "fr", content)).toMatch(
    /^À l'attention de : .*\n\nMadame, Monsieur,[^]*1\. Kenya, class-d: fee/,
  );
});

test("a letter holds the link that was made for just these facts", () => {
  const [asked] = officesToAsk(content.index);
  const wanted = askedBy(asked!, content);
  expect(wanted.facts[0]).toEqual({
    id: "kenya.permits.class-d.fee",
    title: "Kenya, class-d: fee",
    sentence: "$500 a year\nPaid with the $30 form.",
  });
  const made = {
    ...wanted,
    link: "https://homeward.example/api/office-answers?about=1",
    expiresAt: "2027-02-27T10:00:00Z",
  };
  const letters = [made];
  expect(letterWithLink(letters, wanted)).toBe(made);
  expect(letterWithLink(letters, { ...wanted, facts: wanted.facts.slice(1) })).toBeUndefined();
  expect(letterWithLink([{ ...made, link: null }], wanted)).toBeUndefined();
  expect(letterTo(asked!, "en", content, made)).toContain(`works until February 27, 2027:\n${made.link}\n\nCould you`);
  expect(letterTo(asked!, "fr", content, made)).toContain(`jusqu'au 27 février 2027 :\n${made.link}\n\nPourriez-vous`);
});

test("the mail program gets the letter as typed, and the office's address where it is known", () => {
  const { href, isWhole } = mailtoOf(TAX, "fr", "1 + 1 = 2 & more\nÀ bientôt");
  expect(isWhole).toBe(true);
  expect(href).toMatch(/^mailto:\?subject=[^+&]+&body=[^+&]+$/);
  expect(decodeURIComponent(href.split("&body=")[1]!)).toBe("1 + 1 = 2 & more\r\nÀ bientôt");
  expect(mailtoOf({ ...TAX, email: "dgi@impots.example" }, "fr", "").href).toMatch(/^mailto:dgi@impots\.example\?/);
});

test("a letter that no mail link can hold is left out of it", () => {
  const { href, isWhole } = mailtoOf(TAX, "en", "x".repeat(2000));
  expect(isWhole).toBe(false);
  expect(href).toMatch(/^mailto:\?subject=[^&]+$/);
});
