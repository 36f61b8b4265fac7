// The finder's map: a picture of the continent that needs no script, and the thirteen countries as paths to highlight.
import { geoAzimuthalEqualArea, geoPath } from "d3-geo";
import { COUNTRIES } from "../../domain/countries.ts";
import { africa, removeSmallParts } from "./atlas.mjs";

const [WIDTH, HEIGHT] = [720, 640];
const MARGIN = 14;

/**
 * Where a country's button stands, in degrees north and east, in the order in which keys walk through them, from north
 * to south: over the country, or beside a small one, so that no two are closer than a fingertip on a phone.
 */
const BUTTONS = {
  morocco: [31.8, -6.6],
  egypt: [26.6, 29.6],
  senegal: [17.2, -21.4],
  "sierra-leone": [5.8, -15.6],
  ghana: [2.4, -1.4],
  nigeria: [9.8, 8],
  ethiopia: [11, 40.4],
  kenya: [0.7, 38.2],
  rwanda: [-2.2, 25],
  tanzania: [-9.5, 35],
  mauritius: [-25.4, 54],
  botswana: [-20, 24],
  "south-africa": [-31, 22.8],
};

/** Colors of the sheet in light and dark; the SVG follows the visitor's color scheme by itself. */
const STYLE = [
  ".c{fill:none;stroke:#cdbf9f;stroke-width:1;stroke-dasharray:2 6}",
  ".w3{stroke:#f8f2e4;stroke-width:26}.w2{stroke:#f1e8d3;stroke-width:15}.w1{stroke:#e6d9bc;stroke-width:6}",
  ".w1,.w2,.w3{fill:none;stroke-linejoin:round}",
  ".l{fill:#ece2cb;stroke:#fffdf8;stroke-width:1}.o{fill:#e0a32e;stroke:#fffdf8;stroke-width:1.2}",
  "@media(prefers-color-scheme:dark){.c{stroke:#4d493a}",
  ".w3{stroke:#222119}.w2{stroke:#28261d}.w1{stroke:#343126}",
  ".l{fill:#3b382c;stroke:#1e1d17}.o{fill:#b98424;stroke:#1e1d17}}",
].join("");

export function drawAfrica() {
  const features = africa("50m", 0.115).map((country) => removeSmallParts(country, 0.04));
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
  const findFeature = (id) => {
    const { numeric } = COUNTRIES.find((country) => country.id === id);
    return features.find((feature) => feature.id === numeric);
  };
  const ours = new Set(COUNTRIES.map(({ numeric }) => numeric));
  const others = { type: "FeatureCollection", features: features.filter(({ id }) => !ours.has(id)) };
  const countries = Object.entries(BUTTONS).map(([id, button]) => {
    const shape = findFeature(id);
    return [
      id,
      { path: path(shape), center: whole(path.centroid(shape)), button: whole(projection(button.toReversed())) },
    ];
  });
  const table = { width: WIDTH, height: HEIGHT, countries: Object.fromEntries(countries) };
  const circles = geoPath(projection.precision(0.3)).digits(1)(circlesOfLatitude());
  return { sheet: sheet(path(others), countries.map(([, { path }]) => path).join(""), circles), table };
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
function sheet(others, ours, circles) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<style>${STYLE}</style><defs><path id="a" d="${others}"/><path id="b" d="${ours}"/></defs>` +
    ["w3", "w2", "w1"].map((line) => `<g class="${line}"><use href="#a"/><use href="#b"/></g>`).join("") +
    `<path class="c" d="${circles}"/><use class="l" href="#a"/><use class="o" href="#b"/></svg>\n`
  );
}
