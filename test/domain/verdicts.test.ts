import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dollarsOf } from "#domain/amounts.ts";
import { factsIn } from "#domain/facts.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { isNotFound, type Known, type Permit } from "#web/content/countries/country-record.ts";
import { notFoundIn } from "#web/content/countries/record-counts.ts";
import { EVERY_PER_DOLLAR } from "#web/content/exchange-rates.ts";
import { RELOCATION_COSTS } from "#web/content/planning-figures.ts";
import { violationsIn } from "../support/violations.ts";

// What a reader acts on is said first, and the small print does not take it back.

const FOLDERS = Object.entries(COUNTRY_FOLDERS);
const PERMITS = FOLDERS.flatMap(([country, { record }]) =>
  record.permits.map((permit) => ({ id: `${country}.permits.${permit.id}`, permit })),
);

/** The words of a record. */
function wordsOf(known: Known): string {
  return isNotFound(known) ? (known.note ?? "") : [known.value, known.note ?? ""].join(". ");
}

test("a planning figure comes before a sourced value on visa pages and profiles alone", () => {
  const records = factsIn(FOLDERS).filter(({ basis, reported }) => basis === "brief" && reported);
  expect(records.length).toBeGreaterThan(0);
  expect(records.map(({ id }) => id!).filter((id) => !/^[a-z-]+\.(visas|profile|guide|catalog)\./.test(id))).toEqual(
    [],
  );
});

/** What the requirement of a permit can exclude people by, and the field that says it in the headline. */
const EXCLUDING: readonly (readonly [words: RegExp, states: (permit: Permit) => boolean, what: string])[] = [
  [/[\d)] a month\b/, ({ conditions }) => Boolean(conditions.monthlyIncomeUsd), "an income"],
  [/\b\d\d or older|\bat least \d\d(?![\d,%]| )/, ({ conditions }) => Boolean(conditions.minimumAge), "an age"],
  [
    /\byears (already )?lived\b|\blived [^.]*\byears\b|\byears of residence\b/,
    ({ conditions }) => Boolean(conditions.yearsThere),
    "years",
  ],
  [
    /\b(Americans|(US|UK|Canadian|British|American) (citizens|passports))\b[^.]*\b(can't|may not|are excluded)/,
    ({ notFor }) => Boolean(notFor),
    "a passport",
  ],
];

test("a permit's headline states what its requirement excludes people by", () => {
  expect(
    violationsIn(PERMITS, ({ permit }) => {
      const words = wordsOf(permit.threshold);
      for (const [pattern, states, what] of EXCLUDING)
        if (pattern.test(words)) expect(states(permit), `${what}: ${words}`).toBe(true);
    }),
  ).toEqual([]);
});

test("a permit that is not complete without a card says so beside its cost and its time", () => {
  expect(
    violationsIn(PERMITS, ({ permit }) => {
      const { name, card, feeLacks, fee, applyAt, firstTerm } = permit;
      if (!/\bcard\b/i.test(wordsOf(applyAt) + wordsOf(firstTerm))) return;
      expect(Boolean(card ?? feeLacks) || /card/i.test(name + wordsOf(fee))).toBe(true);
    }),
  ).toEqual([]);
});

test("a chapter that leaves something out says whom to ask, and what", () => {
  expect(
    violationsIn(FOLDERS, ([, { record, chapters }]) => {
      for (const id of [
        "belonging",
        "money",
        "homes",
        "work",
        "health",
        "schools",
        "permits",
        "entry",
        "cities",
      ] as const)
        if (notFoundIn(record[id]).length > 0) expect(chapters[id].ask?.length ?? 0, id).toBeGreaterThan(0);
    }),
  ).toEqual([]);
});

test("what one needs to enter is called the same in the table and in its words", () => {
  const rules = FOLDERS.flatMap(([country, { record }]) => [
    ...Object.entries(record.entry).map(([passport, { kind, rule }]) => ({
      name: `${country}, ${passport}`,
      kind,
      rule,
    })),
    ...record.passports.map(({ who, kind, rule }) => ({ name: `${country}, ${who}`, kind, rule })),
  ]);
  expect(
    violationsIn(rules, ({ kind, rule }) => {
      const words = isNotFound(rule) ? "" : String(rule.value);
      expect(/^(no visa|nothing|your passport|an? identity card)/i.test(words), `${kind}: ${words}`).toBe(
        kind === "nothing",
      );
    }),
  ).toEqual([]);
});

test("a text with the planning range for tuition says that top schools charge more", () => {
  const { max: planned } = RELOCATION_COSTS.internationalTuitionPerYear.value;
  const fees = FOLDERS.flatMap(([, { record }]) =>
    record.schools.schools.flatMap(({ fees: known }) =>
      isNotFound(known) ? [] : (dollarsOf(known, EVERY_PER_DOLLAR, "once")?.to ?? []),
    ),
  );
  expect(Math.max(...fees)).toBeGreaterThan(planned);
  const lines = globSync("content/**/*.{yaml,md}").flatMap((path) => readFileSync(path, "utf8").split("\n"));
  const stated = lines.filter((line) => line.includes("{{planning.move.internationalTuitionPerYear}}"));
  expect(stated.length).toBeGreaterThan(0);
  expect(stated.filter((line) => !/top schools [^.]*\b(charge|cost) more/.test(line))).toEqual([]);
});
