// The finder's map: a picture of the continent that needs no script, and the countries of the site as paths to highlight.
import { geoAzimuthalEqualArea, geoPath } from "d3-geo";
import { COUNTRIES } from "../../domain/countries.ts";
import { africa, listSmallIslands, measureLargestPart, removeSmallParts, WESTERN_SAHARA } from "./atlas.mjs";

const [WIDTH, HEIGHT] = [720, 640];
const MARGIN = 14;

/** Islands of fewer square degrees are dots of this radius. */
const SMALLEST_ISLAND = 0.15;
const DOT = 2.4;

/** Mauritius is drawn larger than it is, in a ring, so that its color is seen. */
const ENLARGED = { id: "mauritius", times: 4 };

/**
 * Where a country's button and label stand, in degrees north and east, in the order in which keys walk through them,
 * from north to south: beside the country, so that no label hides it, and no two closer than a fingertip on a phone.
 */
const BUTTONS = {
  morocco: [31.8, -18.5],
  egypt: [33.1, 27.5],
  senegal: [9.8, -20.9],
  "sierra-leone": [-0.4, -16.6],
  nigeria: [-3.2, 5.8],
  ghana: [-5.4, -5.6],
  benin: [-14, 2],
  ethiopia: [17, 47],
  kenya: [1.5, 50],
  rwanda: [-3, 20.5],
  tanzania: [-9.4, 49],
  mauritius: [-25.4, 54],
  botswana: [-24.6, 4.5],
  "south-africa": [-30.7, 40.5],
};

/** Colors of the sheet in light and dark; the SVG follows the visitor's color scheme by itself. */
const STYLE = [
  ".c{fill:none;stroke:#cdbf9f;stroke-width:1;stroke-dasharray:2 6}",
  ".w3{stroke:#f8f2e4;stroke-width:26}.w2{stroke:#f1e8d3;stroke-width:15}.w1{stroke:#e6d9bc;stroke-width:6}",
  ".w1,.w2,.w3{fill:none;stroke-linejoin:round}",
  ".l{fill:#ece2cb;stroke:#fffdf8;stroke-width:1}.o{fill:#e0a32e;stroke:#fffdf8;stroke-width:1.2}",
  ".s{fill:#ece2cb;stroke:#857a64;stroke-width:1.2;stroke-dasharray:4 3}.i{fill:#cdbf9f}",
  "@media(prefers-color-scheme:dark){.c{stroke:#4d493a}",
  ".w3{stroke:#222119}.w2{stroke:#28261d}.w1{stroke:#343126}",
  ".l{fill:#3b382c;stroke:#1e1d17}.o{fill:#b98424;stroke:#1e1d17}.s{fill:#3b382c;stroke:#a39983}.i{fill:#5c5746}}",
].join("");

export function drawAfrica() {
  const features = africa("50m", 0.13).map((country) => removeSmallParts(country, SMALLEST_ISLAND));
  const projection = geoAzimuthalEqualArea()
    .rotate([-17, -1])
    .precision(0)
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [WIDTH - MARGIN, HEIGHT - MARGIN],
      ],
      { type: "FeatureCollection", features },
    );
  const path = geoPath(projection).digits(1);
  const whole = ([x, y]) => ({ x: Math.round(x), y: Math.round(y) });
  const countries = Object.entries(BUTTONS).map(([id, button]) => {
    const { numeric } = COUNTRIES.find((country) => country.id === id);
    const shape = features.find((feature) => feature.id === numeric);
    const area = id === ENLARGED.id ? enlarge(numeric, projection) : path(shape);
    return [id, { path: area, center: whole(path.centroid(shape)), button: whole(projection(button.toReversed())) }];
  });
  const table = { width: WIDTH, height: HEIGHT, countries: Object.fromEntries(countries) };
  const ours = new Set(COUNTRIES.map(({ numeric }) => numeric));
  const others = features.filter(({ id }) => !ours.has(id) && id !== WESTERN_SAHARA && !isIslandState(id));
  const land = {
    others: path({ type: "FeatureCollection", features: others }),
    ours: countries.map(([, country]) => country.path).join(""),
    westernSahara: path(features.find(({ id }) => id === WESTERN_SAHARA)),
    islands: drawIslands(projection),
    circles: geoPath(projection.precision(0.3)).digits(1)(circlesOfLatitude()),
  };
  return { sheet: sheet(land), table };
}

const EXACT = africa("50m", 0.001);

/** Whether every part of a country is one of the small islands that are drawn as dots. */
function isIslandState(id) {
  const country = EXACT.find((feature) => feature.id === id);
  return country && measureLargestPart(country) < SMALLEST_ISLAND;
}

/** The small islands as dots, those outside of the map left out. */
function drawIslands(projection) {
  const points = EXACT.flatMap((country) => listSmallIslands(country, SMALLEST_ISLAND)).map(projection);
  const shown = points.filter(([x, y]) => x > DOT && x < WIDTH - DOT && y > DOT && y < HEIGHT - DOT);
  return shown
    .map(
      ([x, y]) =>
        `M${(x - DOT).toFixed(1)} ${y.toFixed(1)}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0-${2 * DOT} 0z`,
    )
    .join("");
}

/** The area of a small country, drawn larger about its center. */
function enlarge(numeric, projection) {
  const shape = removeSmallParts(
    africa("10m", 0.015).find(({ id }) => id === numeric),
    1,
  );
  const [x, y] = geoPath(projection).centroid(shape);
  const [left, top] = projection.translate();
  const larger = geoAzimuthalEqualArea()
    .rotate(projection.rotate())
    .precision(0)
    .scale(projection.scale() * ENLARGED.times)
    .translate([x + (left - x) * ENLARGED.times, y + (top - y) * ENLARGED.times]);
  return geoPath(larger).digits(1)(shape);
}

/** The tropics and the equator, as an atlas prints them. */
function circlesOfLatitude() {
  const lines = [23.44, 0, -23.44].map((latitude) => [
    [-38, latitude],
    [17, latitude],
    [72, latitude],
  ]);
  // Along a circle of latitude, not along the shortest way: one point for every two degrees.
  const coordinates = lines.map(([[west, latitude], , [east]]) =>
    Array.from({ length: (east - west) / 2 + 1 }, (_, step) => [west + step * 2, latitude]),
  );
  return { type: "MultiLineString", coordinates };
}

/** Land on water, with the coastline repeated in paler and paler lines. */
function sheet({ others, ours, westernSahara, islands, circles }) {
  const uses = ["a", "b", "d", "e"].map((id) => `<use href="#${id}"/>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<style>${STYLE}</style><defs><path id="a" d="${others}"/><path id="b" d="${ours}"/>` +
    `<path id="d" d="${westernSahara}"/><path id="e" d="${islands}"/></defs>` +
    ["w3", "w2", "w1"].map((line) => `<g class="${line}">${uses}</g>`).join("") +
    `<path class="c" d="${circles}"/><use class="l" href="#a"/><use class="o" href="#b"/>` +
    `<use class="s" href="#d"/><use class="i" href="#e"/></svg>\n`
  );
}
