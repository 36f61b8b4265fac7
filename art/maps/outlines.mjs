// One outline for each country of the site, with the place of its capital, or of its capitals.
import { geoAzimuthalEqualArea, geoCentroid, geoPath } from "d3-geo";
import { COUNTRIES } from "../../domain/countries.ts";
import { africa, removeSmallParts } from "./atlas.mjs";

/** The longer side of an outline; it is shown at half to all of this size. */
const SIDE = 320;
const MARGIN = 8;

/**
 * South Africa has three capitals, of which the catalog places one. Degrees north and east of the other two, as the
 * GeoNames gazetteer lists the cities, rounded to hundredths.
 */
const MORE_CAPITALS = {
  "south-africa": [
    { name: "Cape Town", latitude: -33.93, longitude: 18.42 },
    { name: "Bloemfontein", latitude: -29.12, longitude: 26.21 },
  ],
};

const STYLE =
  "path{fill:#0f3d2e;stroke:#0f3d2e;stroke-linejoin:round}" +
  "@media(prefers-color-scheme:dark){path{fill:#2c6b54;stroke:#2c6b54}}";

/** The capitals that an outline marks: the catalog's, and South Africa's others. */
export function listCapitals({ id, capital, capitalAt }) {
  const more = MORE_CAPITALS[id] ?? [];
  return [{ name: more.length > 0 ? "Pretoria" : capital.value, ...capitalAt }, ...more];
}

export function drawOutlines() {
  const finest = africa("10m", 0.003);
  const fine = africa("10m", 0.01);
  const coarse = africa("10m", 0.03);
  return COUNTRIES.map((country) => {
    // Small countries are shown as large as the others: their lines must be finer.
    const isSmall = ["rwanda", "sierra-leone", "benin"].includes(country.id);
    const lines = country.id === "mauritius" ? finest : isSmall ? fine : coarse;
    const shape = lines.find(({ id }) => id === country.numeric);
    // Remote islands would scale the mainland, or Mauritius itself, down to a dot.
    return draw(country, removeSmallParts(shape, country.id === "mauritius" ? 1 : 0.03));
  });
}

function draw(country, shape) {
  const [longitude, latitude] = geoCentroid(shape);
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .precision(0)
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [SIDE - MARGIN, SIDE - MARGIN],
      ],
      shape,
    );
  const path = geoPath(projection).digits(1);
  const [[left, top], [right, bottom]] = path.bounds(shape);
  const [x, y] = [Math.floor(left) - MARGIN, Math.floor(top) - MARGIN];
  const [width, height] = [Math.ceil(right) + MARGIN - x, Math.ceil(bottom) + MARGIN - y];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${STYLE}</style><path d="${path(shape)}"/></svg>\n`;
  const capitals = listCapitals(country).map((capital) => {
    const [across, down] = projection([capital.longitude, capital.latitude]);
    return { name: capital.name, x: Math.round(across - x), y: Math.round(down - y) };
  });
  return { id: country.id, svg, entry: { width, height, capitals } };
}
