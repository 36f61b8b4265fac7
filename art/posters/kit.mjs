// The shapes that all posters are drawn with: palette, land, sun, trees, buildings.
// Every function returns SVG text; coordinates are those of the 800 × 600 sheet.

/** The palette of the site, and the tints that printing it on paper in layers would give. */
export const C = {
  paper: "#fbf6ec",
  cream: "#f8e6c3",
  sand: "#f2ca7c",
  ochre: "#e0a32e",
  amber: "#d9772f",
  terracotta: "#b8492a",
  brick: "#8f3a20",
  umber: "#55281a",
  ink: "#1d1b16",
  night: "#0a2a20",
  forest: "#0f3d2e",
  leaf: "#2c5a3f",
  fern: "#5b8a5a",
  sage: "#9db88a",
  mist: "#dfe8d8",
  teal: "#2f7573",
  lagoon: "#6fb1a8",
  foam: "#bfe0d3",
  midnight: "#141a3c",
  indigo: "#1f2a5a",
  dusk: "#3d4680",
  slate: "#6f79a8",
  haze: "#c3c9de",
  rose: "#efc3ab",
  coral: "#dc8262",
  plum: "#5b3556",
};

/** The same palette an hour after sunset: everything turns toward blue, and what is warm keeps a rest of its warmth. */
const AT_DUSK = {
  paper: "#8f94c2",
  cream: "#8680b0",
  sand: "#836d8f",
  ochre: "#b87d4c",
  amber: "#9a5642",
  terracotta: "#823c42",
  brick: "#602d3c",
  umber: "#342038",
  ink: "#12142a",
  night: "#0a1b2b",
  forest: "#122d3e",
  leaf: "#1e414f",
  fern: "#355e69",
  sage: "#56768c",
  mist: "#7a86b6",
  teal: "#1f4f70",
  lagoon: "#3d6b97",
  foam: "#718eba",
  midnight: "#10152f",
  indigo: "#1a2149",
  dusk: "#2d3567",
  slate: "#475189",
  haze: "#6d77ab",
  rose: "#94729a",
  coral: "#9c5c6c",
  plum: "#432a4f",
};

const DUSK_BY_DAY_COLOR = new Map([
  ...Object.entries(C).map(([name, color]) => [color, AT_DUSK[name]]),
  // The dry grass of wide plains, which would be gray.
  ["#b3bb72", "#3b565c"],
  ["#c3c684", "#466266"],
  ["#9dac63", "#324d55"],
  ["#86a05c", "#2b4852"],
  ["#d9c592", "#8a7692"],
]);

/** A tint between two colors of the palette, in the blue light of dusk. */
function tintAtDusk(color) {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const lit = [red * 0.44 + 16, green * 0.43 + 18, blue * 0.58 + 40].map((value) => whole(value));
  return `#${lit.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A drawing with each of its colors as it is at dusk. */
function atDusk(drawing) {
  return drawing.replaceAll(/#[0-9a-f]{6}/g, (color) => DUSK_BY_DAY_COLOR.get(color) ?? tintAtDusk(color));
}

/** What is drawn in another way at dusk: sky, lamps. All other layers only take the colors of the hour. */
export function byHour(day, dusk) {
  return { day, dusk };
}

/** Light behind windows and in lanterns. */
export const LAMP = "#f6c667";

const EVENING_SKIES = {
  ember: ["#161a40", "#29295e", "#4f356f", "#84456c", "#be6660", "#e39a64"],
  violet: ["#141a3c", "#20285a", "#393873", "#61477f", "#915d85", "#c4868f"],
  blue: ["#0f1637", "#182350", "#25386b", "#395483", "#5a799b", "#9aabb4"],
  lagoon: ["#0f1935", "#152c4d", "#1f4a66", "#376f7e", "#6e948f", "#c2b48c"],
};

/**
 * The sky of a dusk variant: bands down to the horizon, first stars, and a moon.
 * @param {{ kind: keyof typeof EVENING_SKIES; horizon: number; moon: [x: number, y: number, r: number]; width?: number; height?: number }} sky
 */
export function eveningSky({ kind, horizon, moon: [x, y, r], width = 800, height = 600 }) {
  const random = seeded(horizon + x);
  const tops = [0, 0.3, 0.52, 0.7, 0.84, 0.94];
  const sky = EVENING_SKIES[kind].map((fill, i) => {
    const top = whole(tops[i] * horizon);
    return box(fill, 0, top, width, height - top);
  });
  const stars = Array.from({ length: whole(width / 26) }, () => [
    whole(random() * width),
    whole(random() * horizon * 0.56),
  ]).filter(([left, top]) => Math.hypot(left - x, top - y) > r * 2.4);
  const halo = (radius, opacity) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#f8e6c3" opacity="${opacity}"/>`;
  return (
    sky.join("") +
    dots(
      "#f8e6c3",
      2.4,
      stars.filter((_, i) => i % 3 > 0),
    ) +
    dots(
      "#f8e6c3",
      4,
      stars.filter((_, i) => i % 3 === 0),
    ) +
    halo(r * 2.2, 0.08) +
    halo(r * 1.55, 0.12) +
    disc("#f8e6c3", x, y, r) +
    dots("#e9d3a6", whole(r * 0.34), [[x - whole(r * 0.3), y - whole(r * 0.2)]]) +
    dots("#e9d3a6", whole(r * 0.22), [[x + whole(r * 0.34), y + whole(r * 0.3)]])
  );
}

const whole = (value) => Math.round(value);

/** A shape of one color from path data. */
export function cut(fill, d, more = "") {
  return `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`;
}

/** A line of one color; `width` in units of the sheet. */
export function line(stroke, width, d, more = "") {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${d}"${more && ` ${more}`}/>`;
}

export function box(fill, x, y, width, height) {
  return cut(fill, `M${x} ${y}h${width}v${height}h${-width}z`);
}

export function disc(fill, x, y, r) {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

/** Bands from top to bottom: `[fill, y]`, each reaching down to the foot of the sheet. */
export function bands(...steps) {
  return steps.map(([fill, y]) => box(fill, 0, y, 800, 600 - y)).join("");
}

/** A sun or moon with its rings of light, from the widest to the core. */
export function sun(x, y, ...rings) {
  return rings.map(([r, fill]) => disc(fill, x, y, r)).join("");
}

/** A smooth curve (Catmull-Rom) as path data that begins with a move; a closed one comes back to its first point. */
export function curve(points, isClosed = false) {
  const count = points.length;
  const at = (index) => points[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))];
  let d = `M${points[0].map(whole).join(" ")}`;
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    const start = from.map(whole);
    const steps = [...first, ...second, ...to].map((value, axis) => whole(value) - start[axis % 2]);
    d += `c${steps.join(" ")}`.replaceAll(" -", "-");
  }
  return isClosed ? `${d}z` : d;
}

/** Dots of one color, as strokes without length; far shorter than circles. `places`: `[x, y]`. */
export function dots(fill, width, places) {
  return line(fill, width, places.map(([x, y]) => `M${x} ${y}h0`).join(""));
}

/** Rounded land from its skyline down to `base`. */
export function land(fill, points, base = 600) {
  return cut(fill, `${curve(points)}V${base}H${whole(points[0][0])}z`);
}

/** Sharp land: mountains and rocks. */
export function ridge(fill, points, base = 600) {
  return cut(fill, `M${points.map((point) => point.join(" ")).join("L")}V${base}H${points[0][0]}z`);
}

/** Places a piece with its foot at (x, y). */
export function at(x, y, scale, piece, flip = false) {
  const size = flip ? `${-scale} ${scale}` : scale;
  return `<g transform="translate(${x} ${y}) scale(${size})">${piece}</g>`;
}

/** The same piece in several places, written once. `places`: `[x, y, scale]`. */
export function stamp(id, piece, places) {
  const copies = places.map(
    ([x, y, scale = 1]) => `<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})"/>`,
  );
  return `<defs><g id="${id}">${piece}</g></defs>${copies.join("")}`;
}

/** Numbers from 0 to 1 that are the same at every run. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state - 1) / 2147483646;
  };
}

/** A flat-topped acacia, 120 units high. */
export function acacia(dark, crown) {
  return (
    cut(dark, "M-6 4l2-62q-16-34-52-50l4-6q34 14 52 40 4-32-8-60h8q14 28 10 62 18-34 56-46l2 6q-40 20-56 56l2 60z") +
    cut(crown, "M-128-98q28-34 78-28 26-30 72-18 54-8 106 42-34-4-62 5-30 8-66-3-40 10-68 4-30 7-60-2z")
  );
}

/** A coconut palm that leans to the right, 150 units high. */
export function palm(trunk, leaves) {
  return (
    line(trunk, 7, "M0 2q4-76 26-140") +
    cut(
      leaves,
      "M26-140q-34-28-72-2 34-8 58 6-36 4-46 36 22-24 48-30-10 22 0 50 6-34 16-52 14 12 26 46 4-34-12-50 26 0 46 26-6-36-44-34 26-14 52-6-28-28-62-6-2-20-30-34 22 20 20 50z",
    )
  );
}

/** A date palm, straight, 130 units high. */
export function datePalm(trunk, leaves) {
  return (
    cut(trunk, "M-4 2q2-60 0-108h8q-2 48 0 108z") +
    cut(
      leaves,
      "M0-110q-30-28-54 4 26-14 48 0-38 0-46 36 22-28 48-30-16 18-10 46 8-28 14-44 6 16 14 44 6-28-10-46 26 2 48 30-8-36-46-36 22-14 48 0-24-32-54-4z",
    )
  );
}

/** Birds, each two strokes of a wing. */
export function birds(stroke, places) {
  return line(
    stroke,
    3,
    places.map(([x, y, s = 1]) => `M${x} ${y}q${6 * s}-${8 * s} ${12 * s} 0 ${6 * s}-${8 * s} ${12 * s} 0`).join(""),
  );
}

/** Short strokes of light on water. `marks`: `[x, y, length]`. */
export function glints(stroke, width, marks, more = "") {
  return line(stroke, width, marks.map(([x, y, length]) => `M${x} ${y}h${length}`).join(""), more);
}

/** One sheet, by day and at dusk. */
export function sheet(...layers) {
  return sizedSheet(800, 600, ...layers);
}

/** A sheet of another size. */
export function sizedSheet(width, height, ...layers) {
  const draw = (content) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;
  return {
    day: draw(layers.map((layer) => layer.day ?? layer).join("")),
    dusk: draw(layers.map((layer) => layer.dusk ?? atDusk(layer)).join("")),
  };
}
