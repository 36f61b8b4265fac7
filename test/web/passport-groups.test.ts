import { describe, expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import { PASSPORTS } from "#domain/passport-codes.ts";
import { passportName } from "#domain/passport-name.ts";
import { FOLDERS } from "#web/content/countries/countries.ts";
import { BLOCS, passportGroup } from "#content-model/resolve/passport-groups.ts";
import { violationsIn } from "../support/violations.ts";

const RECORDS = FOLDERS.map(({ record }) => [record.id, record] as const);
const page = BLOCS.ecowas.readAt[0]!;

test("each passport stands once in the list, and has a name", () => {
  expect(new Set(PASSPORTS).size).toBe(PASSPORTS.length);
  for (const code of PASSPORTS) expect(passportName(code), code).not.toBe(code);
});

describe("entry to each country with another passport", () => {
  test("puts no passport into two groups, nor the country's own", () => {
    expect(
      violationsIn(RECORDS, ([id, { passports }]) => {
        const codes = passports.flatMap((group) => group.codes ?? []);
        expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
        expect(codes).not.toContain(COUNTRIES.find((country) => country.id === id)!.alpha2);
      }),
    ).toEqual([]);
  });

  test("ends in one group for all other passports, and was read on pages", () => {
    expect(
      violationsIn(RECORDS, ([, { passports }]) => {
        expect(passports.map(({ codes }) => codes === null)).toEqual(
          passports.map((_, index) => index === passports.length - 1),
        );
        for (const { who, rule } of passports) expect(rule.readAt?.length, who).toBeGreaterThan(0);
      }),
    ).toEqual([]);
  });

  test("counts the countries that a group's name counts", () => {
    expect(
      violationsIn(RECORDS, ([, { passports }]) => {
        for (const { who, names } of passports) {
          const count = /(\d+) countries/.exec(who)?.[1];
          if (count) expect(names.filter((name) => !/ \(\d+ states/.test(name)).length, who).toBe(Number(count));
        }
      }),
    ).toEqual([]);
  });
});

test("a group refuses a passport or a bloc that it does not know", () => {
  const details = { kind: "visa", office: "kenya-eta", enteredOn: "2026-11-01", readAt: [page] } as const;
  expect(() => passportGroup("Nobody", "african ATLANTIS", "A visa", details)).toThrow("ATLANTIS");
  expect(() => passportGroup("Nobody", "african -XY", "A visa", details)).toThrow("XY");
});

test("a group says which of a bloc it leaves out, and cites the bloc's pages", () => {
  const { names, codes, rule } = passportGroup("Some", "ecowas -GH NZ", "A visa", {
    kind: "visa",
    office: "kenya-eta",
    enteredOn: "2026-11-01",
    readAt: [page],
  });
  expect(names).toEqual(["ECOWAS (11 states, without Ghana)", "New Zealand"]);
  expect(codes).toEqual([...BLOCS.ecowas.members.filter((code) => code !== "GH"), "NZ"]);
  expect(rule.readAt).toContain(BLOCS.ecowas.readAt[1]);
});
