import { describe, expect, test } from "vitest";
import { figureKey, figureOfKey, figuresOf } from "#domain/watch/figures.ts";
import {
  findFigure,
  findInPlace,
  type Found,
  findNumbersInPlace,
  textAround,
  wordsBeside,
} from "#domain/watch/find-figure.ts";

const found = (text: string, key: string) => findFigure(text, figureOfKey(key)).length > 0;

/** Sentences of ours, the codes of the record's amounts, and the figures that they state. */
const SENTENCES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ["20,000 shillings and a bond of 100,000", ["KES"], ["money KES 20000", "money KES 100000"]],
  ["About 2.1 million naira (25.5 million a year)", ["NGN"], ["money NGN 2100000", "money NGN 25500000"]],
  ["5,200 dirhams in companies, 10,100 at offices", ["MAD"], ["money MAD 5200", "money MAD 10100"]],
  ["50,000 shillings", ["TZS"], ["money TZS 50000"]],
  ["$50 to apply, then $400 to $1,000", [], ["money USD 50", "money USD 400", "money USD 1000"]],
  ["£1.5 million", [], ["money GBP 1500000"]],
  ["$1 to $2 million", [], ["money USD 1000000", "money USD 2000000"]],
  ["$500 to $1 million", [], ["money USD 500", "money USD 1000000"]],
  ["2 to 6 months, and 90 days to pay", [], ["time months 2-6", "time days 90"]],
  ["At least 96 hours before, or twenty-one days", [], ["time hours 96", "time days 21"]],
  ["Under 18, or 65 and over", [], ["age 18", "age 65"]],
  ["5 percent since February 2024", [], ["year 2024", "percent 5"]],
  ["$2000 in 2026, or 25 Canadian dollars", ["CAD"], ["year 2026", "money USD 2000", "money CAD 25"]],
  ["10% to 12.5%", [], ["percent 10", "percent 12.5"]],
  ["443 mothers die for every 100,000 births", [], []],
  ["None, after 0 days", [], []],
];

/** What pages write, and the figure that it is. */
const STATED: readonly (readonly [string, string])[] = [
  ["The fee is KES 20,000 today", "money KES 20000"],
  ["Ksh20,000/- at the desk", "money KES 20000"],
  ["pay 20.000 shillings", "money KES 20000"],
  ["frais : 20 000 FCFA", "money XOF 20000"],
  ["20\u2009000\u202FFCFA", "money XOF 20000"],
  ["a line of 150\n000 FCFA", "money XOF 150000"],
  ["20000 bob", "money KES 20000"],
  ["about 20K shillings", "money KES 20000"],
  ["costs 20,000 in all", "money KES 20000"],
  ["$1.5 million", "money USD 1500000"],
  ["₦25.5m a year", "money NGN 25500000"],
  ["N25,500,000", "money NGN 25500000"],
  ["P1,500 a month", "money BWP 1500"],
  ["R15,000–R30,000", "money ZAR 15000"],
  ["R15,000–R30,000", "money ZAR 30000"],
  ["from 15,000 to 30,000 rand", "money ZAR 15000"],
  ["GH₵ 132.50 – GH₵ 237.50", "money GHS 132.5"],
  ["$1,000.00 |", "money USD 1000"],
  ["USD 51 (about 6,600 shillings)", "money USD 51"],
  ["51 (fifty-one) US dollars", "money USD 51"],
  ["3500/=", "money TZS 3500"],
  ["20 ألف جنيه", "money EGP 20000"],
  ["٢٠٬٠٠٠ جنيه", "money EGP 20000"],
  ["ninety (90) days", "time days 90"],
  ["a 60-day target", "time days 60"],
  ["two years of marriage", "time years 2"],
  ["cinq (5) ans", "time years 5"],
  ["30 working days", "time days 30"],
  ["Twenty-one days", "time days 21"],
  ["96 heures avant", "time hours 96"],
  ["8–17 weeks", "time weeks 8-17"],
  ["between 8 and 17 weeks", "time weeks 8-17"],
  ["three to four months' rent", "time months 3-4"],
  ["4 weeks to 6 weeks", "time weeks 4-6"],
  ["2 to 3 months", "time months 2"],
  ["within a week", "time weeks 1"],
  ["ستة أشهر", "time months 6"],
  ["2,75 % par an", "percent 2.75"],
  ["90pc are women", "percent 90"],
  ["5 per cent", "percent 5"],
  ["children under 18", "age 18"],
  ["âgé de plus de 60 ans", "age 60"],
  ["since 2024", "year 2024"],
];

/** What pages write that is something else. */
const NOT_STATED: readonly (readonly [string, string])[] = [
  ["120,000 shillings", "money KES 20000"],
  ["20,0005 shillings", "money KES 20000"],
  ["KES 20,000,000", "money KES 20000"],
  ["$4,000 and $400", "money USD 40"],
  ["51,000 shillings", "money KES 51"],
  ["born in 1951", "money KES 51"],
  ["room 30", "money USD 30"],
  ["30% of them", "money USD 30"],
  ["€20,000", "money KES 20000"],
  ["1 500 francs", "money XOF 500"],
  ["Form 1000 days", "money USD 1000"],
  ["20 000 000 FCFA", "money XOF 20000"],
  ["190 days", "time days 90"],
  ["90 dayshifts", "time days 90"],
  ["1.5 years", "time years 5"],
  ["twenty-two years", "time years 2"],
  ["90 people in 7 days", "time days 90"],
  ["stay of 3 months", "time days 90"],
  ["15%", "percent 5"],
  ["0.5%", "percent 5"],
  ["under 18 months", "age 18"],
  ["page 18", "age 18"],
  ["R2024 a month", "year 2024"],
  ["12024", "year 2024"],
];

describe("the figures of our sentences", () => {
  test("each is read once, with its currency or unit, and zeros are none", () => {
    const read = SENTENCES.map(([sentence, amounts]) => figuresOf(sentence, { amounts }).map(figureKey).toSorted());
    expect(read).toEqual(SENTENCES.map(([, , keys]) => keys.toSorted()));
    expect(figuresOf("50 shillings", { amounts: [], country: "TZS" }).map(figureKey)).toEqual(["money TZS 50"]);
  });

  test("a figure's key names it completely", () => {
    const keys = SENTENCES.flatMap(([, , figures]) => figures);
    expect(keys.map((key) => figureKey(figureOfKey(key)))).toEqual(keys);
  });
});

describe("figures on a page", () => {
  test("are found in the ways that pages write them", () => {
    expect(STATED.filter(([text, key]) => !found(text, key))).toEqual([]);
  });

  test("are not found in other numbers, currencies and units, nor in a conversion", () => {
    expect(NOT_STATED.filter(([text, key]) => found(text, key))).toEqual([]);
  });

  test("are in their place only beside the words that stood there", () => {
    const page = `A monthly pass costs around 500 rand here. ${"x ".repeat(60)}A dinner for two costs around 500 rand.`;
    const figure = figureOfKey("money ZAR 500");
    const words = wordsBeside(page, findFigure(page, figure)[0]!);
    expect(findInPlace(page, figure, words)?.offset).toBe(page.indexOf("500"));
    expect(findInPlace(`Prices of 2027. ${page}`, figure, words)).not.toBeNull();
    expect(findInPlace(page.replace("500", "650"), figure, words)).toBeNull();
  });

  test("another number in the place of one is found, with the words around it", () => {
    const page = "The application fee for a visitor pass is 20,000 shillings, paid online.";
    const words = wordsBeside(page, findFigure(page, figureOfKey("money KES 20000"))[0]!);
    const changed = `Updated on 3 March 2027. ${page.replace("20,000", "25,000")}`;
    const [{ number, place }] = findNumbersInPlace(changed, words) as [{ number: string; place: Found }];
    expect(number).toBe("25,000");
    expect(textAround(changed, place, 60)).toContain("25,000 shillings");
    expect(findNumbersInPlace("Opening hours: 9 to 5. Room 30.", words)).toEqual([]);
  });
});
