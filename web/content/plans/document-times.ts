import type { Range } from "#domain/range.ts";
import { type Home, HOMES, type PermitDocument } from "#web/content/countries/country-record.ts";
import type { HomeRecord } from "#web/content/homes/home-record.ts";
import { HOME_RECORDS } from "#web/content/homes/homes.ts";
import type { LEAD_TIMES } from "./lead-times.ts";

/** A paper that an office at home issues; the record of the home says how long it takes. */
export type HomePaperKind = keyof HomeRecord["papers"];

/** What permits call the papers of each kind. The first that fits counts; papers of the country itself are none of them. */
const AT_HOME: readonly [HomePaperKind, RegExp][] = [
  ["police", /police|criminal|good conduct|character/i],
  ["birth", /birth|marriage certificate|marriage and/i],
  ["legalization", /apostille|legali[sz]|stamps of your own foreign ministry/i],
  ["passport", /^passports?(?! (?:photo|cop|page|with the work visa))/i],
];
const ISSUED_THERE = /adouls|ethiopian passport|senegalese parent|egyptian papers|ghanaian passports/i;

/** What one writes, has made or asks for oneself: our planning figures. The first that fits counts. */
const OURS: readonly [keyof typeof LEAD_TIMES, RegExp][] = [
  ["medical", /medical (?:report|certificate|tests|and)|health certificate|HIV/i],
  ["degreeCopies", /diploma|degree|certificates|qualifications/i],
  [
    "letters",
    /^letters? (?:from|of (?:the (?:main|sponsor|person|employer|company|organization|church|mission|institution)|a person|support|invitation|no objection|secondment|retirement|intent|two))|introductory letter|spouse's letter|references|referees|affidavit|proof of lodging|(?:health|medical) insurance|consent of the parent/i,
  ],
  [
    "ownPapers",
    /photograph|\bforms?\b|application letter|cover letter|letter of request|résumé|passport (?:cop|page)|passport\b.*cop(?:y|ies)|cop(?:y|ies) of the passport|questionnaire|promise|visa application/i,
  ],
  ["bankPapers", /bank|proof of (?:the )?(?:means|funds|money|income|yearly income|pension)|statement of the pension/i],
];
/** Papers of offices there, of employers and of firms, whose time nobody can plan. */
const MADE_BY_OTHERS =
  /compan(?:y|y's)\b(?! )|papers of the company|company registration|tax|the employer's|employer's application|incorporation|SAQA|bank letter on|invest|ministry/i;

/** The kind of a paper that an office at home issues; undefined for all others. */
export function homePaperOf({ name, weeks }: PermitDocument): HomePaperKind | undefined {
  if (weeks || ISSUED_THERE.test(name)) return undefined;
  return AT_HOME.find(([, names]) => names.test(name))?.[0];
}

/** Our planning figure for a paper that no office at home issues; undefined where employers, schools or offices there decide. */
export function ownPaperOf(document: PermitDocument): keyof typeof LEAD_TIMES | undefined {
  const { name, weeks } = document;
  if (weeks || ISSUED_THERE.test(name) || homePaperOf(document) || MADE_BY_OTHERS.test(name)) return undefined;
  return OURS.find(([, names]) => names.test(name))?.[0];
}

/** How many weeks a paper takes that an office at home issues, by home. */
export function weeksAtHome(kind: HomePaperKind): Partial<Record<Home, Range>> {
  return Object.fromEntries(
    HOMES.flatMap((home) => {
      const { weeks } = HOME_RECORDS[home].papers[kind];
      return weeks ? [[home, weeks]] : [];
    }),
  );
}

/** From the fewest to the most of some ranges; null where there is none. */
export function spanOf(ranges: readonly Range[]): Range | null {
  if (ranges.length === 0) return null;
  return { from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) };
}

/** The weeks of a paper over all homes, where its permit's page or an office at home names them; null where neither does. */
export function readWeeks(document: PermitDocument): Range | null {
  const kind = homePaperOf(document);
  return kind ? spanOf(Object.values(weeksAtHome(kind))) : document.weeks;
}

/** How the times of papers are known: on the permit's own page, from an office at home, by our figure, or not. */
export function countDocumentTimes(documents: readonly PermitDocument[]) {
  const counts = { "on the permit's page": 0, "at home": 0, "our figure": 0, unknown: 0 };
  for (const document of documents) {
    if (document.weeks) counts["on the permit's page"] += 1;
    else if (homePaperOf(document)) counts["at home"] += 1;
    else counts[ownPaperOf(document) ? "our figure" : "unknown"] += 1;
  }
  return counts;
}
