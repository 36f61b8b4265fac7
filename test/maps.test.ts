import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { geoContains, geoDistance } from "d3-geo";
import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import { AFRICA_ORDER, AFRICA_SHAPES } from "#web/pictures/africa-shapes.ts";
import { africa, listSmallIslands } from "../art/maps/atlas.mjs";
import { mapFiles } from "../art/maps/files.mjs";
import { listCapitals } from "../art/maps/outlines.mjs";

const folder = join(import.meta.dirname, "..", "web", "pictures", "maps");
const IDS = COUNTRIES.map(({ id }) => id).toSorted();
/** Width of the map on a phone of 390 pixels. */
const PHONE = 348;

test("the committed maps are what the script draws", () => {
  const files = mapFiles();
  expect(globSync("**/*.{svg,json}", { cwd: folder }).toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [name, text] of Object.entries(files)) expect(readFileSync(join(folder, name), "utf8"), name).toBe(text);
});

test("the map of Africa and the outlines are small, load nothing and run nothing", () => {
  expect(readFileSync(join(folder, "africa.svg")).length).toBeLessThanOrEqual(25_000);
  expect(readFileSync(join(folder, "africa.json")).length).toBeLessThanOrEqual(10_000);
  const outlines = globSync("outlines/*.svg", { cwd: folder });
  expect(outlines).toHaveLength(COUNTRIES.length);
  for (const name of ["africa.svg", ...outlines]) {
    const svg = readFileSync(join(folder, name), "utf8");
    expect(svg).not.toMatch(/<script|<image|<foreignObject|NaN|undefined|href="(?!#)/);
    if (name !== "africa.svg") expect(svg.length, name).toBeLessThanOrEqual(3_200);
  }
});

test("all 54 states of Africa and Western Sahara are on the map, Somaliland as part of Somalia", () => {
  const features = africa("50m", 0.1);
  expect(new Set(features.map(({ id }) => id).filter(Boolean)).size).toBe(55);
  expect(features.filter(({ id }) => !id).map(({ properties }) => properties.name)).toEqual(["Somaliland"]);
});

test("Western Sahara is whole, and Morocco ends at its northern border", () => {
  for (const [scale, tolerance] of [
    ["50m", 0.13],
    ["10m", 0.03],
  ] as const) {
    const features = africa(scale, tolerance);
    const find = (id: string) => features.find((feature) => feature.id === id)!;
    const [smara, aousserd, agadir]: [number, number][] = [
      [-11.67, 26.74],
      [-14.33, 22.55],
      [-9.5, 30.4],
    ];
    for (const place of [smara!, aousserd!]) {
      expect(geoContains(find("732"), place)).toBe(true);
      expect(geoContains(find("504"), place)).toBe(false);
    }
    expect(geoContains(find("504"), agadir!)).toBe(true);
  }
});

test("every island state has land of its own on the map, and so has Zanzibar", () => {
  const islands = africa("50m", 0.001).flatMap((country) => listSmallIslands(country, 0.15));
  const places = {
    "Cape Verde": [-23.6, 15.1],
    Comoros: [43.4, -11.7],
    Mahé: [55.5, -4.7],
    "São Tomé": [6.6, 0.2],
    Unguja: [39.4, -6.2],
  };
  for (const [name, place] of Object.entries(places)) {
    const nearest = Math.min(...islands.map((island) => geoDistance(island, place as [number, number])));
    expect(nearest * 6371, name).toBeLessThan(30);
  }
  const svg = readFileSync(join(folder, "africa.svg"), "utf8");
  expect(svg.match(/<path id="e" d="([^"]*)"/)![1]!.match(/M/g)!.length).toBeGreaterThanOrEqual(17);
  expect(AFRICA_SHAPES.countries.mauritius.path).toContain("L");
});

test("every capital lies in its country, or on its coast within 12 kilometers of it", () => {
  const features = africa("10m", 0.001);
  for (const country of COUNTRIES) {
    const shape = features.find(({ id }) => id === country.numeric)!;
    const { geometry } = shape;
    const coast = geometry.type === "Polygon" ? geometry.coordinates.flat() : geometry.coordinates.flat(2);
    for (const { name, latitude, longitude } of listCapitals(country)) {
      const place: [number, number] = [longitude, latitude];
      const kilometers = Math.min(...coast.map((point) => geoDistance(point, place))) * 6371;
      expect(geoContains(shape, place) || kilometers < 12, `${name}: ${kilometers.toFixed(0)} km off`).toBe(true);
    }
  }
});

test("each country has a button on the map, far enough from the others to be tapped", () => {
  expect(AFRICA_ORDER.toSorted()).toEqual(IDS);
  const { width, height, countries } = AFRICA_SHAPES;
  const scale = PHONE / width;
  for (const [index, id] of AFRICA_ORDER.entries()) {
    const { button } = countries[id];
    for (const [at, limit] of [
      [button.x, width],
      [button.y, height],
    ] as const) {
      expect(at * scale, id).toBeGreaterThanOrEqual(22);
      expect((limit - at) * scale, id).toBeGreaterThanOrEqual(20);
    }
    for (const other of AFRICA_ORDER.slice(index + 1)) {
      const rest = countries[other].button;
      const distance = Math.hypot(button.x - rest.x, button.y - rest.y) * scale;
      expect(distance, `${id} and ${other}`).toBeGreaterThanOrEqual(44);
    }
  }
});
