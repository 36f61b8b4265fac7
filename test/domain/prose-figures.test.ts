import { expect, test } from "vitest";
import { type Fact, factsIn, isFact } from "#domain/facts.ts";
import { OFFERS } from "#domain/offers.ts";
import { figuresIn } from "#content-model/rules/prose-figures.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import { PROGRAM_LENGTH } from "#web/content/program.ts";

// The site's own texts state no country's rule: what they say in days, weeks, months, years or percent is a figure of the
// record next to it, or of the program, or is allowed below, with the reason. The content check looks at the content's.

/** All that a record of the ledger says: its value, its note and what contradicts it. */
function wordsOf({ value, note = "", reported = [] }: Fact): string {
  return [value, note, reported.map((one) => one.value)].flat().map(String).join("; ");
}

function knownIn(facts: readonly Fact[]): Set<string> {
  return new Set(facts.flatMap((record) => figuresIn(wordsOf(record))));
}

/** Figures of the site's own texts that are no country's rule, with the reason. */
const NO_RULE: readonly (readonly [figures: readonly string[], part: RegExp, reason: string])[] = [
  [["3 months", "90 days"], /first three months|ninety[- ]days/i, "the length of the plan that we propose"],
  [["10 days"], /discovery trip/, "the length of the trip that we propose"],
  [["8 weeks", "3 months"], /^Eight weeks before|^Carry three months/, "our advice on papers and medicines"],
  [["2 weeks"], /^A move can bring grief/, "when we say to see a doctor"],
  [["3 years"], /reports for three years/, "our advice on school reports"],
  [["1 year"], /^after 1 year$/, "words around a number"],
];

/** The texts of the site that are code. */
const MODULES = import.meta.glob<object>(
  [
    "../../web/content/plans/*-copy.ts",
    "../../web/content/home-page.ts",
    "../../web/pages/{home,country-guides,top-countries,visa-information,permits,cities,compare,leaving,readers}/*copy.ts",
    "../../web/features/finder/*copy.ts",
  ],
  { eager: true },
);

/** What the content says of the program and its offers, which these texts repeat. */
const OF_THE_PROGRAM = new Set(
  figuresIn(
    [
      PROGRAM_LENGTH,
      ...Object.values(OFFERS).map(({ payments }) => `${payments}-month`),
      JSON.stringify(OFFER_TEXTS),
    ].join("; "),
  ),
);

/** Every text with the figures of the records that stand beside it as its `facts`. */
function textsIn(part: unknown, known: ReadonlySet<string>): { text: string; known: ReadonlySet<string> }[] {
  if (typeof part === "string") return [{ text: part, known }];
  if (typeof part !== "object" || part === null || isFact(part)) return [];
  const beside = "facts" in part ? knownIn(factsIn(part.facts)) : [];
  return Object.values(part).flatMap((one) => textsIn(one, new Set([...known, ...beside])));
}

test("figures in the site's own texts are those of a record next to it, or no country's rule", () => {
  const texts = textsIn(Object.values(MODULES), OF_THE_PROGRAM);
  expect(texts.length).toBeGreaterThan(500);
  const differing = texts.flatMap(({ text, known }) => {
    const allowed = new Set(NO_RULE.flatMap(([figures, part]) => (part.test(text) ? figures : [])));
    const isDifferent = (found: string) => !found.startsWith("$") && !known.has(found) && !allowed.has(found);
    return figuresIn(text).flatMap((found) => (isDifferent(found) ? { found, text } : []));
  });
  expect(differing).toEqual([]);
});
