import { expect, test } from "vitest";
import { CITIES, hasMonth } from "../../web/content/countries/cities.ts";
import { isNotPublished } from "../../content-model/resolve/records.ts";
import { COUNTRY_FOLDERS } from "../../web/content/countries/countries.ts";
import { findSafetyChapter } from "../../web/content/countries/safety-chapters.ts";
import { cityPath } from "../../web/content/page-paths.ts";
import { readBuiltPages, wordsOf } from "../support/built-pages.ts";

const byPath = new Map(readBuiltPages().map(({ path, html }) => [path, html]));

test("each city has a page of at most 200 kB with its districts and the ways to its country and month", () => {
  expect(CITIES.length).toBeGreaterThan(0);
  for (const { city, country } of CITIES) {
    const path = cityPath(city.id);
    const html = byPath.get(path)!;
    expect(Buffer.byteLength(html), path).toBeLessThanOrEqual(200_000);
    const words = wordsOf(html);
    for (const text of [city.fits, city.doesNotFit, ...city.districts.map(({ name }) => name)])
      expect(words, path).toContain(text);
    expect(words, path).toContain(COUNTRY_FOLDERS[country].currency.perDollar.method);
    expect(html.includes(`href="/cost-calculator?city=${city.id}`), path).toBe(hasMonth({ city }));
    expect(html, path).toMatch(new RegExp(`href="/(country-guides|top-countries)/${country}"`));
  }
});

test("each school and hospital stands on the page of its city; a city without any says so", () => {
  for (const { city, record } of CITIES) {
    const html = byPath.get(cityPath(city.id))!;
    for (const [id, all] of [
      ["schools", record.schools.schools],
      ["health", record.health.hospitals],
    ] as const) {
      const [chapter = ""] = new RegExp(`<section id="${id}".*?</section>`, "s").exec(html) ?? [];
      const words = wordsOf(chapter);
      const here = all.filter((one) => one.city === city.id);
      for (const { name } of here) expect(words, city.id).toContain(name);
      if (here.length === 0) expect(words, city.id).toMatch(/We list no (private school|hospital)/);
    }
  }
});

test("a city's safety begins with the US advice and its level, then the other governments' advice", () => {
  for (const { city, country } of CITIES) {
    const [chapter = ""] = /<section id="safety".*?<\/section>/s.exec(byPath.get(cityPath(city.id))!) ?? [];
    const words = wordsOf(chapter);
    const { us, uk, canada } = findSafetyChapter(country).rows;
    expect(us.value, country).toMatch(/^Level [1-4], /);
    const places = [us.value, uk.value, canada.value, city.safety.value].map((value) => words.indexOf(value));
    expect(places, city.id).not.toContain(-1);
    expect(places, city.id).toEqual(places.toSorted((a, b) => a - b));
  }
});

test("each price of a city stands with its day: when it held, when it was read, or when it was estimated", () => {
  for (const { city } of CITIES) {
    const html = byPath.get(cityPath(city.id))!;
    const { newcomers, elsewhere } = city.homes;
    const rents = [newcomers, elsewhere].flatMap(({ one, two, three }) => [one, two, three]);
    for (const [id, known] of [
      ["districts", rents],
      ["basket", Object.values(city.basket)],
    ] as const) {
      const [chapter = ""] = new RegExp(`<section id="${id}".*?</section>`, "s").exec(html) ?? [];
      const days = [...chapter.matchAll(/<small data-slot="price-days">(.*?)<\/small>/gs)].map(([, words]) => words);
      expect(days, city.id).toHaveLength(known.filter((one) => !isNotPublished(one)).length);
      for (const words of days) expect(words, city.id).toMatch(/20\d\d/);
    }
  }
});

test("a month without a known rent or food has no sum", () => {
  for (const { city } of CITIES) {
    const [month = ""] = /<table data-slot="city-month".*?<\/table>/s.exec(byPath.get(cityPath(city.id))!) ?? [];
    const sums = wordsOf(/<tfoot>.*?<\/tr>/s.exec(month)![0]);
    const { rents, foodPerAdult } = city.monthUsd;
    if (rents.newcomers.one && foodPerAdult) expect(sums, city.id).toMatch(/\$[\d,]+/);
    else expect(sums, city.id).toMatch(/1 adultNo total: [a-z, ]*(rent|food)[a-z, ]* not published/);
  }
});

test("each city has the weather of its twelve months in both units, if they are published", () => {
  for (const { city } of CITIES) {
    const [chapter = ""] = /<section id="climate".*?<\/section>/s.exec(byPath.get(cityPath(city.id))!) ?? [];
    const [table = ""] = /<table data-slot="climate".*?<\/table>/s.exec(chapter) ?? [];
    if (!city.climateByMonth) {
      expect(table, city.id).toBe("");
      continue;
    }
    expect(wordsOf(chapter), city.id).toContain(city.climateByMonth.measured.value);
    expect(table.match(/<th scope="row">/g), city.id).toHaveLength(13);
    const january = wordsOf(/<tbody><tr>.*?<\/tr>/s.exec(table)![0]);
    const fahrenheit = Math.round((city.climateByMonth.highs[0] * 9) / 5 + 32);
    expect(january, city.id).toContain(`Jan${fahrenheit} (${Math.round(city.climateByMonth.highs[0])})`);
  }
});

test("the list of cities leads to each of them, under its country", () => {
  const html = byPath.get("/cities")!;
  for (const { city, country } of CITIES) {
    expect(html, city.id).toContain(`href="${cityPath(city.id)}"`);
    expect(html.indexOf(`id="${country}"`), city.id).toBeLessThan(html.indexOf(`href="${cityPath(city.id)}"`));
  }
});
