// Natural Earth's countries, thinned to what can be seen at the size drawn. Lines are thinned before they become
// countries, so two neighbors keep one common border. Western Sahara is whole (decision: western-sahara).
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature, merge } from "topojson-client";

const require = createRequire(import.meta.url);

/** ISO numeric codes of Africa's states and of Western Sahara. Somaliland, which has no code, is part of Somalia. */
const AFRICA = new Set(
  (
    "012 024 072 108 120 132 140 148 174 178 180 204 226 231 232 262 266 270 288 324 384 404 426 430 434 450 454 466 " +
    "478 480 504 508 516 562 566 624 646 678 686 690 694 706 710 716 728 729 732 748 768 788 800 818 834 854 894"
  ).split(" "),
);

const MOROCCO = "504";
export const WESTERN_SAHARA = "732";

/** Degrees north of the border between the two: 27°40′. Natural Earth draws the line of control, far to the south. */
const BORDER = 27 + 40 / 60;

/**
 * The countries of Africa as GeoJSON features.
 * @param scale Natural Earth's scale: "50m" or "10m"
 * @param tolerance how far a thinned line may lie from the real one, in degrees
 */
export function africa(scale, tolerance) {
  const { arcs, objects, transform } = atlas(scale);
  const geometries = objects.countries.geometries.filter(
    ({ id, properties }) => AFRICA.has(id) || properties.name === "Somaliland",
  );
  // A negative index is the complement of an arc that the ring follows backward.
  const used = new Set(geometries.flatMap((geometry) => geometry.arcs.flat(2)).map((arc) => (arc < 0 ? ~arc : arc)));
  const lines = arcs.map((arc, index) => (used.has(index) ? thinLine(decodeArc(arc, transform), tolerance) : []));
  const topology = { type: "Topology", objects: {}, arcs: lines };
  const both = merge(
    topology,
    geometries.filter(({ id }) => id === MOROCCO || id === WESTERN_SAHARA),
  );
  const cut = { [MOROCCO]: cutAt(both, BORDER, 1), [WESTERN_SAHARA]: cutAt(both, BORDER, -1) };
  return geometries.map((geometry) => {
    const country = feature(topology, geometry);
    country.geometry = cut[country.id] ?? country.geometry;
    return country;
  });
}

/** The part of an area to the north (side 1) or to the south (side -1) of a circle of latitude. */
function cutAt({ coordinates }, latitude, side) {
  const isInside = ([, y]) => (y - latitude) * side >= 0;
  const kept = coordinates.map(([ring]) =>
    ring.flatMap((point, index) => {
      const before = ring.at(index - 1);
      const inside = isInside(point) ? [point] : [];
      if (isInside(point) === isInside(before)) return inside;
      const share = (latitude - before[1]) / (point[1] - before[1]);
      return [[before[0] + share * (point[0] - before[0]), latitude]].concat(inside);
    }),
  );
  const closed = kept.filter(({ length }) => length > 2).map((ring) => [[...ring, ring[0]]]);
  return { type: "MultiPolygon", coordinates: closed };
}

const atlases = new Map();

function atlas(scale) {
  if (!atlases.has(scale)) {
    atlases.set(scale, JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${scale}.json`), "utf8")));
  }
  return atlases.get(scale);
}

/** An arc's points in degrees: TopoJSON stores whole numbers, each as its distance from the one before. */
function decodeArc(arc, { scale, translate }) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Douglas and Peucker's thinning: only points that stand out further than the tolerance are kept. */
function thinLine(points, tolerance) {
  const [first, last] = [points[0], points.at(-1)];
  let [index, furthest] = [0, 0];
  for (let at = 1; at < points.length - 1; at++) {
    const distance = measureDistance(points[at], first, last);
    if (distance > furthest) [index, furthest] = [at, distance];
  }
  // A closed line begins where it ends; it keeps the point opposite, so that an island stays an area.
  if (furthest <= tolerance) return [first, last];
  return [...thinLine(points.slice(0, index + 1), tolerance), ...thinLine(points.slice(index), tolerance).slice(1)];
}

/** How far a point is from the stretch between two others. */
function measureDistance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** A feature without the parts that are smaller than an area, in square degrees; its largest part always stays. */
export function removeSmallParts({ geometry, ...rest }, smallest) {
  const parts = listParts(geometry);
  const areas = parts.map(([ring]) => measureArea(ring));
  const largest = Math.max(...areas);
  const kept = parts.filter((_, index) => areas[index] >= smallest || areas[index] === largest);
  return { ...rest, geometry: { type: "MultiPolygon", coordinates: kept } };
}

/** The area of a feature's largest part, in square degrees. */
export function measureLargestPart({ geometry }) {
  return Math.max(...listParts(geometry).map(([ring]) => measureArea(ring)));
}

/**
 * The islands of a country that are too small to be drawn as they are, as points in degrees: all of an island state, of
 * other countries those of at least 250 square kilometers.
 * @param largest the area in square degrees from which on a part is drawn as it is
 */
export function listSmallIslands({ geometry }, largest) {
  const parts = listParts(geometry).map(([ring]) => ({ ring, area: measureArea(ring) }));
  const isIslandState = parts.every(({ area }) => area < 0.5);
  const small = parts.filter(({ area }) => area < largest && (isIslandState || area >= 0.02));
  return small.map(({ ring }) => [0, 1].map((axis) => ring.reduce((sum, at) => sum + at[axis], 0) / ring.length));
}

function listParts({ type, coordinates }) {
  return type === "Polygon" ? [coordinates] : coordinates;
}

function measureArea(ring) {
  const double = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(double) / 2;
}
