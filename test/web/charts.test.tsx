import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { LandingEstimate } from "#domain/landing-estimate.ts";
import { BarList } from "#web/pictures/charts/bar-list.tsx";
import { axisTop, Columns, hasAxisLabel } from "#web/pictures/charts/columns.tsx";
import { share } from "#web/pictures/charts/scale.ts";
import { EstimateBars, spread } from "#web/pages/home/landing-calculator/estimate-bars.tsx";

const format = (value: number) => value.toLocaleString("en-US");

/** The texts of a table's rows, cell by cell. */
function buildRows(markup: string): string[][] {
  return [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell!),
  );
}

/** The lengths in the styles of a chart's marks. */
function readLengths(markup: string, property: "width" | "height"): string[] {
  return [...markup.matchAll(new RegExp(`style="${property}:([^"]*)"`, "g"))].map(([, length]) => length!);
}

describe("the arithmetic", () => {
  const anyNumber = fc.oneof(fc.double(), fc.integer({ min: 0, max: 1e9 }));

  test("a share is a percentage from 0 to 100, whatever the number", () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (value, whole) => {
        expect(share(value, whole)).toBeGreaterThanOrEqual(0);
        expect(share(value, whole)).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("an axis of counts holds all of them, is not twice too long for them, and has a whole half", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (counts) => {
        const top = axisTop(counts);
        const most = Math.max(0, ...counts);
        expect(top).toBeGreaterThanOrEqual(most);
        expect(top).toBeLessThanOrEqual(Math.max(2, most * 2));
        expect(Number.isInteger(top / 2)).toBe(true);
      }),
    );
    expect([0, 1, 2, 3, 14, 100, 101, 1000, 12_345].map((most) => axisTop([most]))).toEqual([
      2, 2, 2, 4, 20, 100, 200, 1000, 20_000,
    ]);
  });

  test("labels keep their order and their distance, and stay in the range", () => {
    const wishes = fc
      .array(fc.integer({ min: -50, max: 300 }), { maxLength: 5 })
      .map((all) => all.sort((a, b) => a - b));
    fc.assert(
      fc.property(wishes, (wished) => {
        const places = spread(wished, 20, 236);
        for (const [index, place] of places.entries()) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(236);
          if (index > 0) expect(place - places[index - 1]!).toBeGreaterThanOrEqual(20);
        }
      }),
    );
    expect(spread([30, 100, 200], 20, 236)).toEqual([30, 100, 200]);
  });

  test("thirty days get five labels, a week apart, the last one among them", () => {
    const labeled = Array.from({ length: 30 }, (_, index) => index).filter((index) => hasAxisLabel(index, 30, 7));
    expect(labeled).toEqual([1, 8, 15, 22, 29]);
  });
});

describe("the bars of an estimate", () => {
  const draw = (current: LandingEstimate["current"], there: LandingEstimate["new"]) =>
    renderToStaticMarkup(
      <EstimateBars estimate={{ current, new: there, savings: 0, savingsPercent: 0 }} destination="Ghana" />,
    );
  const nothing = { housing: 0, utilities: 0, food: 0, transport: 0, total: 0 };

  test("share one scale", () => {
    const markup = draw(
      { ...nothing, housing: 3000, food: 1000, total: 4000 },
      { ...nothing, housing: 1000, food: 1000, staff: 0, total: 2000 },
    );
    expect(readLengths(markup, "height")).toEqual(["256px", "192px", "64px", "256px", "64px", "64px"]);
    expect(markup).toMatch(/^<div aria-hidden="true"/);
  });

  test("a tiny part beside a huge one can still be seen; a part of nothing is not drawn", () => {
    const markup = draw({ ...nothing, housing: 1_000_000, food: 1, total: 1_000_001 }, { ...nothing, staff: 0 });
    expect(markup.match(/data-slot="segment"/g)).toHaveLength(2);
    expect(readLengths(markup, "height")).toContain("4px");
  });

  test("zeros draw no part and no NaN", () => {
    expect(draw(nothing, { ...nothing, staff: 0 })).not.toMatch(/NaN|data-slot="segment"/);
  });
});

describe("a list of bars", () => {
  const draw = (rows: { key: string; label: string; value: number; mark?: string }[]) =>
    renderToStaticMarkup(
      <BarList caption="Sources" rows={rows} format={format} headings={["Source", "Leads"]} empty="No leads yet." />,
    );

  test("are as long as their values; a marked row is marked in the table, too", () => {
    const markup = draw([
      { key: "a", label: "Waitlist", value: 1200, mark: "yours" },
      { key: "b", label: "Contact", value: 300 },
      { key: "c", label: "Other", value: 0 },
    ]);
    expect(readLengths(markup, "width")).toEqual(["100%", "25%", "0%"]);
    expect(buildRows(markup)).toEqual([
      ["Source", "Leads"],
      ["Waitlist (yours)", "1,200"],
      ["Contact", "300"],
      ["Other", "0"],
    ]);
  });

  test("zeros have no length; a list without rows says so", () => {
    expect(readLengths(draw([{ key: "a", label: "Waitlist", value: 0 }]), "width")).toEqual(["0%"]);
    expect(draw([])).toContain("No leads yet.");
  });
});

describe("columns", () => {
  const draw = (counts: number[], today?: string) =>
    renderToStaticMarkup(
      <Columns
        caption="Leads a day"
        days={counts.map((count, day) => ({ date: `2026-11-0${day + 1}`, count }))}
        headings={["Day", "Leads"]}
        today={today}
      />,
    );

  test("start on the axis; that of today and the highest show their values", () => {
    const markup = draw([8, 0, 2, 4, 0, 1], "2026-11-06");
    expect(readLengths(markup, "height")).toEqual(["100%", "0%", "25%", "50%", "0%", "12.5%"]);
    expect(buildRows(markup).at(1)).toEqual(["November 1, 2026", "8"]);
    expect(buildRows(markup).at(-1)).toEqual(["November 6, 2026 (Today)", "1"]);
    expect(markup.match(/data-marked/g)).toHaveLength(1);
    const labels = [...markup.matchAll(/font-semibold"[^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(labels.filter((label) => label !== "Leads a day")).toEqual(["8", "1"]);
  });

  test("all zeros have an axis up to 2", () => {
    expect(readLengths(draw([0, 0]), "height")).toEqual(["0%", "0%"]);
    expect(draw([0, 0])).not.toContain("NaN");
  });
});
