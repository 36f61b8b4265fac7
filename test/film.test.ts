import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import sharp from "sharp";
import { COUNTRIES } from "#domain/countries.ts";
import { readBoxes, secondsOfMp4, secondsOfWebm, tracksOfMp4 } from "./support/film-headers.ts";

const read = (ending: string) =>
  readFileSync(join(import.meta.dirname, "..", "web", "pictures", "film", `homeward.${ending}`));

const [mp4, webm] = [read("mp4"), read("webm")];

type Cue = { from: number; to: number; lines: string[] };

function readCues(captions: string): Cue[] {
  const seconds = (time: string) => time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  const [header, ...cues] = captions.trim().split("\n\n");
  expect(header).toBe("WEBVTT");
  return cues.map((cue) => {
    const [, times = "", ...lines] = cue.trim().split("\n");
    const [from = "", to = ""] = times.split(" --> ");
    return { from: seconds(from), to: seconds(to), lines };
  });
}

test("the film lasts 20 to 40 seconds, the same in both kinds, and each is under 2 MB", () => {
  expect(secondsOfMp4(mp4)).toBeGreaterThanOrEqual(20);
  expect(secondsOfMp4(mp4)).toBeLessThanOrEqual(40);
  expect(Math.abs(secondsOfMp4(mp4) - secondsOfWebm(webm))).toBeLessThan(0.1);
  expect(mp4.length).toBeLessThan(2_000_000);
  expect(webm.length).toBeLessThan(2_000_000);
});

test("the MP4 plays while it loads, and has a picture and no sound", () => {
  const kinds = readBoxes(mp4).map(({ kind }) => kind);
  expect(kinds.indexOf("moov")).toBeLessThan(kinds.indexOf("mdat"));
  expect(tracksOfMp4(mp4)).toEqual(["vide"]);
});

test("the captions cover the film's length in order, and leave time to read them", () => {
  const cues = readCues(read("vtt").toString());
  const length = secondsOfMp4(mp4);
  expect(cues[0]!.from).toBe(0);
  expect(length - cues.at(-1)!.to).toBeLessThan(0.5);
  for (const [index, { from, to, lines }] of cues.entries()) {
    const next = cues[index + 1]?.from ?? length;
    expect(to).toBeGreaterThan(from);
    expect(next).toBeGreaterThanOrEqual(to);
    expect(next - to).toBeLessThan(0.5);
    expect(lines.length).toBeLessThanOrEqual(2);
    // Limits of broadcasters: 42 letters in a line, 20 letters in a second.
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
    expect(lines.join(" ").length / (to - from)).toBeLessThanOrEqual(20);
  }
});

test("the captions tell of the program; the countries' names are in the picture", () => {
  const words = read("vtt").toString();
  expect(words).toContain("Seven modules in 6 to 12 months");
  for (const { name } of COUNTRIES) expect(words).not.toContain(name);
});

test("the film's poster frame has the film's aspect ratio and a small file size", async () => {
  const poster = read("webp");
  const { width, height, format } = await sharp(poster).metadata();
  expect({ width, height, format }).toEqual({ width: 1280, height: 720, format: "webp" });
  expect(poster.length).toBeLessThan(100_000);
});
