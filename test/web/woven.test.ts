import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Motif, Woven } from "#web/pictures/woven.tsx";
import { violationsIn } from "../support/violations.ts";

const MOTIFS: readonly Motif[] = ["west", "east", "north", "south"];
const DIRECTIONS = ["strip", "spine"] as const;

test("each motif, as a strip and as a spine, is under 2 KB and hidden from screen readers", () => {
  expect(
    violationsIn(
      MOTIFS.flatMap((motif) => DIRECTIONS.map((direction) => [motif, direction] as const)),
      ([motif, direction]) => {
        const band = renderToStaticMarkup(createElement(Woven, { motif, direction }));
        expect(band).toMatch(/^<svg aria-hidden="true"/);
        expect(Buffer.byteLength(band)).toBeLessThan(2_000);
      },
    ),
  ).toEqual([]);
});

test("each region of the continent has its own weave", () => {
  const threads = MOTIFS.map(
    (motif) => /<pattern.*<\/pattern>/.exec(renderToStaticMarkup(createElement(Woven, { motif })))?.[0],
  );
  expect(threads).not.toContain(undefined);
  expect(new Set(threads).size).toBe(MOTIFS.length);
});
