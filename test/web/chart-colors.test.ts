import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { violationsIn } from "../support/violations.ts";

/** Linear red, green and blue, each from 0 to 1. */
type LinearRgb = readonly [number, number, number];

const TOKENS = readFileSync(new URL("../../web/styles/tokens.css", import.meta.url), "utf8");

/** What is declared for a selector, in all of its rules: the names without `--`, and the values as they are written. */
function declarations(selector: string): ReadonlyMap<string, string> {
  const rules = [...TOKENS.matchAll(/^([^{}@*;]+) \{([^{}]*)\}/gm)].filter(([, selectors]) =>
    selectors!.split(/,\s*/).some((one) => one.trim() === selector),
  );
  const body = rules.map(([, , declared]) => declared).join("");
  return new Map([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

const PALETTE = new Map(
  [...TOKENS.matchAll(/--(color-[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name!, hex!]),
);
const ROOT = declarations(":root");
const FOREST = declarations('[data-tone="forest"]');
const ISLAND = declarations('[data-tone="island"]');

/** A token as the browser computes it: the mode's side of `light-dark()`, and the colors that it refers to. */
function token(tokens: ReadonlyMap<string, string>, mode: "light" | "dark", name: string): string | undefined {
  const value = tokens.get(name) ?? PALETTE.get(name);
  const [, light, dark] = value?.match(/^light-dark\((.+), (.+)\)$/) ?? [];
  const side = (mode === "light" ? light : dark) ?? value;
  const reference = side?.match(/^var\(--(.+)\)$/)?.[1];
  return reference ? token(tokens, mode, reference) : side;
}

const BACKGROUNDS: Record<string, (name: string) => string | undefined> = {
  "light pages": (name) => token(ROOT, "light", name),
  "dark pages": (name) => token(ROOT, "dark", name),
  "forest sections": (name) => token(FOREST, "light", name),
  "forest sections in the dark": (name) => token(FOREST, "dark", name),
  "cards on forest": (name) => token(ISLAND, "light", name),
  "cards on forest in the dark": (name) => token(ISLAND, "dark", name),
};

function toLinearRgb(hex: string): LinearRgb {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r!, g!, b!];
}

function times(matrix: readonly LinearRgb[], [r, g, b]: LinearRgb): LinearRgb {
  const [x, y, z] = matrix.map((row) => row[0] * r + row[1] * g + row[2] * b);
  return [x!, y!, z!];
}

/** Simulation of complete color blindness of each kind (Machado, Oliveira and Fernandes 2009, severity 1). */
const COLOR_VISIONS: Record<string, readonly LinearRgb[]> = {
  "all cones": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Oklab, in which equal distances look about equally large. */
function oklab(color: LinearRgb): LinearRgb {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [l!, m!, s!],
  );
}

function seen(sight: string, hex: string): LinearRgb {
  const [r, g, b] = times(COLOR_VISIONS[sight]!, toLinearRgb(hex)).map((part) => Math.min(1, Math.max(0, part)));
  return oklab([r!, g!, b!]);
}

function contrast(one: string, other: string): number {
  const luminances = [one, other].map((hex) => times([[0.2126, 0.7152, 0.0722]], toLinearRgb(hex))[0]);
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

const NAMES = ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5"];

const BACKGROUND_ROWS = Object.entries(BACKGROUNDS);

describe("on each background", () => {
  test("no two chart series look alike with any kind of color vision", () => {
    expect(
      violationsIn(BACKGROUND_ROWS, ([, value]) => {
        const colors = NAMES.map(value);

        for (const sight of Object.keys(COLOR_VISIONS))
          for (const [index, one] of colors.entries()) {
            for (const [other, two] of colors.entries()) {
              if (other <= index) continue;
              const [a, b] = [seen(sight, one!), seen(sight, two!)];
              // Six times the just noticeable difference of two adjacent patches.
              expect(
                Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]),
                `${one} and ${two} with ${sight}`,
              ).toBeGreaterThan(0.12);
            }
          }
      }),
    ).toEqual([]);
  });

  test("every mark stands out from every background by 3:1", () => {
    expect(
      violationsIn(BACKGROUND_ROWS, ([, value]) => {
        const colors = NAMES.map(value);

        const backgrounds = ["background", "surface", "tint"].map(value).filter((one) => one !== undefined);
        expect(backgrounds.length).toBeGreaterThan(1);
        for (const mark of [...colors, value("chart-quiet")]) {
          for (const background of backgrounds) {
            expect(contrast(mark!, background), `${mark} on ${background}`).toBeGreaterThanOrEqual(3);
          }
        }
      }),
    ).toEqual([]);
  });
});
