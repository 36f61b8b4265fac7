import sharp from "sharp";
import { expect, test } from "vitest";
import { compare, shrink } from "./screenshots/compare.ts";

const PAPER = "#fbf6ec";

type Block = { left: number; top: number; width: number; height: number; color: string };

/** A page of a phone, 390 pixels wide: lines of text, a card and a badge. */
function draw({ card = {}, badge = {}, shift = 0 }: { card?: Partial<Block>; badge?: Partial<Block>; shift?: number }) {
  const lines = Array.from({ length: 20 }, (_, i) =>
    rectangle(20, 400 + i * 24 + shift, 350 - (i % 5) * 40, 10, "#1d1b16"),
  );
  const blocks = [
    { left: 20, top: 80, width: 350, height: 200, color: "#0f3d2e", ...card },
    { left: 36, top: 300, width: 80, height: 28, color: "#b8492a", ...badge },
  ].map(({ left, top, width, height, color }) => rectangle(left, top, width, height, color));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="1200">${rectangle(0, 0, 390, 1200, PAPER)}${lines.join("")}${blocks.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function rectangle(x: number, y: number, width: number, height: number, color: string) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;
}

async function small(page: Parameters<typeof draw>[0]) {
  return shrink(await draw(page), 130);
}

test("a page that looks the same passes, also where its edges moved by a fraction of a pixel", async () => {
  const approved = await small({});
  expect(await compare(approved, await small({}))).toBeNull();
  expect(await compare(approved, await small({ shift: 0.2, card: { left: 20.2 } }))).toBeNull();
});

test.each([
  ["a block that moved by 12 pixels", { card: { top: 92 } }],
  ["a badge in another color", { badge: { color: "#0f3d2e" } }],
  ["a badge that is gone", { badge: { color: PAPER } }],
  ["lines that moved by 12 pixels", { shift: 12 }],
])("%s is found, and shown in a picture", async (_, page) => {
  const difference = await compare(await small({}), await small(page));
  expect(difference?.sentence).toMatch(/^\d+ pixels .*are different/);
  expect((await sharp(difference!.picture!).metadata()).width).toBe(130);
});

test("a page of another length is found, and its sentence names both sizes", async () => {
  const longer = sharp(await draw({})).extend({ bottom: 90, background: PAPER });
  const difference = await compare(await small({}), await shrink(await longer.png().toBuffer(), 130));
  expect(difference?.sentence).toMatch(/130px by 400px.*130px by 430px/);
});
