import { expect, test } from "vitest";
import { FOLDERS } from "#web/content/countries/countries.ts";
import { notFound, type PermitDocument } from "#web/content/countries/country-record.ts";
import { HOME_RECORDS } from "#web/content/homes/homes.ts";
import {
  countDocumentTimes,
  homePaperOf,
  ownPaperOf,
  readWeeks,
  weeksAtHome,
} from "#web/content/plans/document-times.ts";
import { LEAD_TIMES } from "#web/content/plans/lead-times.ts";

function paper(name: string, weeks: PermitDocument["weeks"] = null): PermitDocument {
  return { name, weeks, source: notFound("us-fbi") };
}

const DOCUMENTS = FOLDERS.flatMap(({ record }) => record?.permits.flatMap(({ documents }) => documents) ?? []);

test("a paper that an office at home issues takes as long as the record of the home says", () => {
  expect(homePaperOf(paper("Police clearance from your home country"))).toBe("police");
  expect(homePaperOf(paper("Certified birth and marriage certificates"))).toBe("birth");
  expect(homePaperOf(paper("Passport with twelve months left"))).toBe("passport");
  expect(weeksAtHome("police").us).toBe(HOME_RECORDS.us.papers.police.weeks);
  expect(readWeeks(paper("Birth certificate"))).toEqual({ from: 1, to: 8 });
});

test("a paper of the country itself is none of home", () => {
  for (const name of [
    "Marriage certificate of the adouls",
    "Ethiopian passport, or authenticated birth certificate",
    "Identity card or birth certificate of the Senegalese parent",
    "Two guarantors with Ghanaian passports, and a signed bond",
    "Passport with the work visa",
  ]) {
    expect(homePaperOf(paper(name)), name).toBeUndefined();
    expect(readWeeks(paper(name)), name).toBeNull();
  }
});

test("the time on the permit's own page comes first", () => {
  const own = paper("Birth certificate", { from: 3, to: 3 });
  expect(homePaperOf(own)).toBeUndefined();
  expect(readWeeks(own)).toEqual({ from: 3, to: 3 });
});

test("what one makes or asks for oneself has a planning figure, what others decide has none", () => {
  expect(ownPaperOf(paper("Two passport photographs"))).toBe("ownPapers");
  expect(ownPaperOf(paper("Medical certificate from a doctor in Senegal"))).toBe("medical");
  expect(ownPaperOf(paper("Résumé and certificates"))).toBe("degreeCopies");
  expect(ownPaperOf(paper("Bank statement"))).toBe("bankPapers");
  for (const name of [
    "Letter of acceptance",
    "Expatriate quota approval",
    "Tax clearance",
    "Signed employment contract",
  ])
    expect(ownPaperOf(paper(name)), name).toBeUndefined();
});

test("three papers in five have a time, and every figure of ours its method", () => {
  const { unknown, ...known } = countDocumentTimes(DOCUMENTS);
  const timed = Object.values(known).reduce((sum, count) => sum + count, 0);
  expect(timed + unknown).toBe(DOCUMENTS.length);
  expect(timed / DOCUMENTS.length).toBeGreaterThan(0.6);
  for (const document of DOCUMENTS) {
    const kind = ownPaperOf(document);
    if (kind) expect(LEAD_TIMES[kind].fact.method).toBeTruthy();
  }
});
