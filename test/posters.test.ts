import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import { POSTER_ALTERNATIVES } from "#web/pictures/poster-alternatives.ts";
import { POSTER_PRINTS } from "#web/pictures/poster-prints.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { bands, fingerprint, FOLDER, printName, PRINTS, WIDTHS } from "../art/posters/prints.mjs";
import { asyncViolationsIn, violationsIn } from "./support/violations.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "web", "pictures", "posters");
const prints = join(root, FOLDER);

const HOURS = ["day", "dusk"] as const;

function read(id: string, hour: (typeof HOURS)[number]) {
  return readFileSync(join(folder, hour === "dusk" ? "dusk" : "", `${id}.svg`), "utf8");
}

test("every country has a poster of its own by day and another at dusk, and no poster is without a country", () => {
  const files = COUNTRIES.map(({ id }) => `${id}.svg`).toSorted();
  expect(
    readdirSync(folder)
      .filter((name) => name !== "dusk")
      .toSorted(),
  ).toEqual(files);
  expect(readdirSync(join(folder, "dusk")).toSorted()).toEqual(files);
  const drawings = COUNTRIES.flatMap(({ id }) => HOURS.map((hour) => read(id, hour)));
  expect(new Set(drawings).size).toBe(2 * COUNTRIES.length);
});

test("the colors in a poster's place are those of its drawing", async () => {
  const rules = readFileSync(join(root, "web", "pictures", "poster-colors.css"), "utf8");
  for (const { id } of COUNTRIES)
    for (const hour of HOURS) {
      // Another version of the drawing library may round in another way.
      const drawn = (await bands(read(id, hour))).flatMap(toChannels);
      const [, kept = ""] = new RegExp(`\\.poster-${id} \\{[^}]*--${hour}: ([^;]*);`).exec(rules) ?? [];
      const channels = kept.split(", ").flatMap(toChannels);
      expect(
        Math.max(...drawn.map((value, index) => Math.abs(value - channels[index]!))),
        `${id} ${hour}`,
      ).toBeLessThan(4);
    }
});

function toChannels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

test("each poster at dusk is dark enough for a dark page, darker than by day, and has a light", async () => {
  expect(
    await asyncViolationsIn(
      COUNTRIES.map(({ id }) => id),
      async (id) => {
        const [day, dusk] = await Promise.all(
          HOURS.map(async (hour) => {
            const gray = await sharp(Buffer.from(read(id, hour)))
              .grayscale()
              .raw()
              .toBuffer();
            return sharp(gray, { raw: { width: 800, height: 600, channels: 1 } }).stats();
          }),
        );
        expect(dusk!.channels[0]!.mean).toBeLessThan(Math.min(95, day!.channels[0]!.mean));
        expect(dusk!.channels[0]!.max).toBeGreaterThan(190);
      },
    ),
  ).toEqual([]);
});

test("each poster is a small 4:3 drawing that loads nothing and runs nothing", () => {
  expect(
    violationsIn(
      COUNTRIES.flatMap(({ id }) => HOURS.map((hour) => [id, hour] as const)),
      ([id, hour]) => {
        const drawing = read(id, hour);
        expect(drawing).toMatch(
          /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 600" width="800" height="600">/,
        );
        expect(drawing.trimEnd()).toMatch(/<\/svg>$/);
        expect(drawing).not.toMatch(/<script|<image|<foreignObject|NaN|undefined|href="(?!#)/);
        expect(drawing.length).toBeLessThan(8_500);
      },
    ),
  ).toEqual([]);
});

test("alternative texts say what is seen, each differently and without saying that it is a picture", () => {
  const alternatives = COUNTRIES.map(({ id }) => POSTER_ALTERNATIVES[id]);
  expect(new Set(alternatives).size).toBe(COUNTRIES.length);
  for (const alternative of alternatives) {
    expect(alternative.length).toBeGreaterThan(50);
    expect(alternative.length).toBeLessThan(140);
    expect(alternative).not.toMatch(/^(illustration|picture|image|poster)\b/i);
  }
});

test("every poster has all its prints from the current drawing, and there are no other files", () => {
  const wanted = COUNTRIES.flatMap(({ id }) => {
    const hash = fingerprint(read(id, "day"), read(id, "dusk"));
    expect(POSTER_PRINTS[id], "run `node art/posters.mjs`").toBe(hash);
    return PRINTS.map((print) => printName(id, hash, print));
  });
  expect(readdirSync(prints).toSorted()).toEqual(wanted.toSorted());
});

/** Bytes: at a card's size, for the widest screen that a card is shown on, and for all prints of the series. */
const CARD_LIMIT = 40_000;
const SHEET_LIMIT = 64_000;
const SERIES_LIMIT = 4_500_000;

test("the prints of each poster are as wide as their names say, 4:3, and light", async () => {
  expect(
    await asyncViolationsIn(
      COUNTRIES.map(({ id }) => id),
      async (id) => {
        for (const print of PRINTS) {
          const bytes = readFileSync(join(prints, printName(id, POSTER_PRINTS[id], print)));
          const { width, height, format } = await sharp(bytes).metadata();
          expect([width, height]).toEqual([print.width, (print.width * 3) / 4]);
          expect(format).toBe({ avif: "heif", webp: "webp", jpg: "jpeg" }[print.format]);
          expect(bytes.length).toBeLessThan(
            print.width <= 640 ? CARD_LIMIT : print.format === "jpg" ? 80_000 : SHEET_LIMIT,
          );
        }
      },
    ),
  ).toEqual([]);
});

test("the series stays small enough for a repository", () => {
  const sizes = readdirSync(prints).map((name) => readFileSync(join(prints, name)).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SERIES_LIMIT);
});

test("a page offers every picture size, states its dimensions, and loads pictures out of sight later", () => {
  const html = renderToStaticMarkup(createElement(Poster, { country: "sierra-leone" }));
  const offered = [...html.matchAll(/\/assets\/posters\/([\w.-]+)/g)].map(([, name]) => name);
  const all = PRINTS.map((print) => printName("sierra-leone", POSTER_PRINTS["sierra-leone"], print));
  expect(offered.toSorted()).toEqual(all.toSorted());
  for (const width of WIDTHS) expect(html).toContain(`-${width}.avif ${width}w`);
  // The first source that fits is taken, so that of dark mode stands first.
  expect(html).toMatch(/^<picture[^>]*><source media="\(prefers-color-scheme:dark\)"[^>]*-320\.dusk\.avif 320w/);
  expect(html).toMatch(/width="800" height="600" loading="lazy" decoding="async"/);
  expect(html).toContain(`alt="${POSTER_ALTERNATIVES["sierra-leone"].replace("'", "&#x27;")}"`);
  expect(renderToStaticMarkup(createElement(Poster, { country: "egypt", eager: true, decorative: true }))).toMatch(
    /alt="" width="800" height="600" loading="eager"/,
  );
});
