// The pictures that stand for pages where links to them are shared, 1200 by 630 pixels, drawn from a poster, a title and
// two or three facts. What was drawn once is kept under the hash of all that went into it, in a folder that git ignores.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import { countryById, type CountryId } from "../domain/countries.ts";
import { DETAIL_PAGES } from "../web/content/detail-pages.ts";
import { FINDER_RESULTS, type FinderResult } from "../web/content/finder-results.ts";
import { sharingPicture } from "../web/lib/sharing-picture.ts";
import { POSTER_PRINTS } from "../web/pictures/poster-prints.ts";

/** What a picture shows; with several countries, their posters stand above one another. */
type SharingCard = {
  path: string;
  title: string;
  facts: readonly { label: string; value: string }[];
  countries: readonly CountryId[];
};

/** A longer fact would be too small to read on a picture, and half of it would mislead. */
const LONGEST_FACT_ON_PICTURE = 45;

/** A picture for each page about one thing that has one of its own, and for each result of the finder. */
export const SHARING_CARDS: readonly SharingCard[] = [
  ...DETAIL_PAGES.filter(({ picturedBy }) => !picturedBy).map(
    ({ path, heading, mainFacts, country, otherCountry }) => ({
      path,
      title: heading,
      facts: mainFacts.filter(({ value }) => value.length <= LONGEST_FACT_ON_PICTURE),
      countries: otherCountry ? [country, otherCountry] : [country],
    }),
  ),
  ...FINDER_RESULTS.filter(isFirstOfItsPicture).map(({ picture, heading, matches }) => ({
    path: picture,
    title: heading,
    facts: matches.map(({ country }) => ({ label: country.name, value: country.tags[0]!.label })),
    countries: matches.map(({ country }) => country.id),
  })),
];

function isFirstOfItsPicture({ picture }: FinderResult, index: number): boolean {
  return FINDER_RESULTS.findIndex((result) => result.picture === picture) === index;
}

const root = fileURLToPath(new URL("..", import.meta.url));
const CACHE_FOLDER = join(root, ".wrangler", "sharing-pictures");
/** Counts up when the drawing changes, because the drawing itself is no part of the hash. */
const DRAWING_VERSION = 2;
const CONCURRENCY = 4;

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
/** Where the woven strip between text and poster begins, and how wide it is. */
const STRIP = { left: 700, width: 28 };
const TEXT_WIDTH = STRIP.left - 2 * MARGIN;
const COLORS = { paper: "#fbf6ec", heading: "#0f3d2e", text: "#1d1b16", muted: "#5c574c" };
/** Tiles of web/pictures/woven.tsx, turned upright. */
const WEAVES = {
  west: ["#0f3d2e", "#e0a32e", "#b8492a", "#fbf6ec"],
  east: ["#b8492a", "#fbf6ec", "#1f2a5a", "#e0a32e"],
  north: ["#1f2a5a", "#e0a32e", "#fbf6ec", "#0f3d2e"],
  south: ["#1d1b16", "#fbf6ec", "#b8492a", "#1f2a5a"],
} as const;

const FONTS = {
  serif: { family: "Fraunces SemiBold", file: "fraunces/600SemiBold/Fraunces_600SemiBold.ttf" },
  sans: { family: "Instrument Sans Medium", file: "instrument-sans/500Medium/InstrumentSans_500Medium.ttf" },
  bold: { family: "Instrument Sans SemiBold", file: "instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf" },
} as const;

/** Draws the picture of each card, with the name of the site, into the folder of the built site. */
export async function drawSharingPictures(client: string, cards: readonly SharingCard[], siteName: string) {
  await mkdir(CACHE_FOLDER, { recursive: true });
  const waiting = cards.values();
  async function work() {
    // One at a time for each of the workers, or all pictures would be in memory.
    for (const card of waiting) {
      const hash = createHash("sha256")
        .update(JSON.stringify([DRAWING_VERSION, siteName, card, prints(card)]))
        .digest("hex");
      const kept = join(CACHE_FOLDER, `${hash.slice(0, 32)}.jpg`);
      if (!existsSync(kept)) await draw(card, siteName, kept);
      const file = join(client, sharingPicture(card.path));
      await mkdir(dirname(file), { recursive: true });
      await copyFile(kept, file);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

function prints({ countries }: SharingCard): string[] {
  return countries.map((country) => `${country}-${POSTER_PRINTS[country]}`);
}

async function draw(card: SharingCard, siteName: string, file: string) {
  const { title, facts, countries } = card;
  const [first] = countries;
  const factSize = 30;
  const rows = await Promise.all(
    facts.slice(0, 3).flatMap(({ label, value }, index) => {
      const top = HEIGHT - MARGIN - (Math.min(facts.length, 3) - index) * 48 + 8;
      return [
        words(label, "sans", factSize - 4, COLORS.muted, { left: MARGIN, top: top + 2, width: 190, lines: 1 }),
        words(value, "bold", factSize, COLORS.text, { left: MARGIN + 200, top, width: TEXT_WIDTH - 200, lines: 1 }),
      ];
    }),
  );
  const posters = await Promise.all(countries.map((country, index) => poster(country, index, countries.length)));
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLORS.paper } })
    .composite([
      { input: await drawOnce("mark", drawMark), left: MARGIN, top: 52 },
      await words(siteName, "serif", 36, COLORS.heading, { left: MARGIN + 66, top: 58, width: 400, lines: 1 }),
      await words(title, "serif", 64, COLORS.heading, { left: MARGIN, top: 150, width: TEXT_WIDTH, lines: 3 }),
      ...rows,
      ...posters,
      { input: strip(countryById(first!).region), left: STRIP.left, top: 0 },
    ])
    .jpeg({ quality: 84 })
    .toFile(file);
}

/** Parts of pictures, by what they show: most of them are in several pictures. */
const parts = new Map<string, Promise<Buffer>>();

function drawOnce(key: string, drawPart: () => Promise<Buffer>): Promise<Buffer> {
  const part = parts.get(key) ?? drawPart();
  parts.set(key, part);
  return part;
}

async function drawMark(): Promise<Buffer> {
  const icon = await readFile(join(root, "web", "public", "favicon.svg"));
  return sharp(icon, { density: 300 }).resize(52).toBuffer();
}

type Box = { left: number; top: number; width: number; lines: number };

/** A text in one of the site's fonts, made smaller until it fits its box. @param size of the letters, in pixels */
async function words(
  text: string,
  font: keyof typeof FONTS,
  size: number,
  color: string,
  { left, top, ...limits }: Box,
): Promise<OverlayOptions> {
  const key = JSON.stringify([text, font, size, color, limits]);
  return { input: await drawOnce(key, () => drawWords(text, font, size, color, limits)), left, top };
}

async function drawWords(
  text: string,
  font: keyof typeof FONTS,
  size: number,
  color: string,
  limits: Pick<Box, "width" | "lines">,
): Promise<Buffer> {
  const { family, file } = FONTS[font];
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped}</span>`,
      // The comma ends the family's name: without it its last word would be read as a weight.
      font: `${family}, ${size}`,
      fontfile: join(root, "node_modules", "@expo-google-fonts", file),
      width: limits.width,
      dpi: 72,
      rgba: true,
      wrap: "word",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const isTooLarge = info.height > size * 1.35 * limits.lines || info.width > limits.width;
  return isTooLarge && size > 16 ? drawWords(text, font, size - 2, color, limits) : data;
}

/** A country's poster at the right, whole height, or one of several above one another. */
async function poster(country: CountryId, index: number, count: number): Promise<OverlayOptions> {
  const left = STRIP.left + STRIP.width;
  const top = Math.round((HEIGHT / count) * index);
  const height = Math.round((HEIGHT / count) * (index + 1)) - top;
  const width = WIDTH - left;
  const input = await drawOnce(`${country} ${width} ${height}`, () => cropPoster(country, width, height));
  return { input, left, top };
}

function cropPoster(country: CountryId, width: number, height: number): Promise<Buffer> {
  const print = join(root, "web", "public", "assets", "posters", `${country}-${POSTER_PRINTS[country]}-960.jpg`);
  return sharp(print).resize(width, height, { fit: "cover", position: sharp.strategy.attention }).toBuffer();
}

/** The strip between text and poster, in the colors of the country's region. */
function strip(region: keyof typeof WEAVES): Buffer {
  const { width } = STRIP;
  const [ground, first, second, third] = WEAVES[region];
  const middle = width / 2;
  const tiles = Array.from({ length: Math.ceil(HEIGHT / width) }, (_, index) => {
    const top = index * width;
    return `<path fill="${index % 2 ? first : second}" d="M${middle} ${top + 3}L${width - 3} ${top + middle}L${middle} ${top + width - 3}L3 ${top + middle}z"/><path fill="${third}" d="M${middle} ${top + 9}l5 5-5 5-5-5z"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}"><path fill="${ground}" d="M0 0h${width}v${HEIGHT}H0z"/>${tiles.join("")}</svg>`,
  );
}
