import {
  at,
  bands,
  birds,
  box,
  byHour,
  C,
  cut,
  eveningSky,
  glints,
  LAMP,
  land,
  line,
  palm,
  sheet,
  stamp,
  sun,
} from "./kit.mjs";

/** Ouidah: the Door of No Return on the beach, the low sun in its arch, two people before it, palms and surf. */
export function benin() {
  return sheet(
    byHour(
      bands(["#f6dfae", 0], [C.cream, 96], ["#f6d9a8", 190], ["#f2cf9b", 262]) +
        sun(470, 300, [150, "#f4d08b"], [104, C.sand], [66, "#f6dc97"]),
      eveningSky({ kind: "ember", horizon: 352, moon: [470, 296, 46] }),
    ),
    cut(
      C.paper,
      "M52 128q20-20 44-10 20-16 42 2 26-4 32 16H40q-2-8 12-8zM620 84q16-18 40-10 18-14 38 2 22-2 28 14H612q-4-6 8-6z",
    ),
    bands([C.lagoon, 352], ["#4f938e", 384], [C.teal, 420]),
    glints(C.paper, 3, [
      [40, 372, 90],
      [196, 366, 60],
      [430, 368, 80],
      [640, 374, 90],
      [90, 404, 120],
      [560, 408, 60],
      [690, 400, 70],
    ]),
    cut(C.paper, "M0 446q70-16 150-6t160-4 160 2 170-6 160 6v16H0z"),
    cut(C.foam, "M0 454q90-12 180-4t180-4 190 4 250-4v18H0z"),
    land(
      "#e6c48c",
      [
        [0, 470],
        [160, 460],
        [340, 464],
        [560, 458],
        [800, 466],
      ],
      600,
    ),
    ...door(),
    stamp("w", walker(), FRIEZE),
    at(120, 486, 1.9, palm(C.umber, C.leaf)),
    at(54, 500, 1.4, palm(C.umber, C.forest)),
    at(716, 482, 1.65, palm(C.umber, C.leaf), true),
    at(262, 516, 1.15, person(C.indigo, C.sand)),
    at(296, 520, 1, person(C.brick, C.paper)),
    cut("#d3aa70", "M0 532q120-18 260-8t260-6 280 6v76H0z"),
    line(C.umber, 2, "M150 548q40-8 84-4M420 556q60-8 120-2M600 544q40-6 80-2", 'opacity=".4"'),
    birds(C.umber, [
      [210, 200],
      [246, 216, 0.8],
      [176, 226, 0.7],
      [660, 190, 0.8],
      [694, 206, 0.6],
    ]),
    cut(C.ink, "M0 582q170-16 390-4t410-14v36H0z"),
  );
}

/** The relief of the captives above the arch, in two files toward the sea. */
const FRIEZE = [330, 354, 378, 402, 426, 450, 474, 498, 522, 546, 570, 594].map((x) => [x, 250, 1]);

/** The arch: a cornice, two pillars with bands, steps of stone; lit from below at dusk. */
function door() {
  return [
    cut(C.terracotta, "M316 488V206h308v282h-76V352a78 78 0 00-156 0v136z"),
    cut(C.brick, "M548 488V352a78 78 0 00-28-60l-10 12a64 64 0 0122 48v136zM600 206h24v282h-24z"),
    byHour("", cut(LAMP, "M392 488V352a78 78 0 0118-50l10 8a64 64 0 00-14 42v136z", 'opacity=".55"')),
    box(C.brick, 302, 190, 336, 18),
    box(C.amber, 314, 172, 312, 20),
    box(C.brick, 326, 160, 288, 14),
    box("#d9996a", 324, 214, 284, 44),
    cut(C.cream, "M316 268h308v6H316zM316 384h76v6h-76zm232 0h76v6h-76z"),
    cut(C.sand, "M332 400h44v70h-44zm232 0h44v70h-44z", 'opacity=".6"'),
    cut(C.umber, "M354 410l10 16-10 32-10-32zm232 0l10 16-10 32-10-32z"),
    box("#c9b38c", 292, 486, 356, 14),
    box("#b79f77", 276, 498, 388, 14),
  ];
}

/** One figure of the relief, 30 high. */
function walker() {
  return cut(C.umber, "M2 4h4l2-14 4 14h4l-4-22 3-8-5-4q4-2 3-6t-5-4-4 4 2 6l-5 6 2 10z");
}

/** Somebody who stands and looks out, 62 high, in a robe with a head tie. */
function person(robe, cloth) {
  return (
    cut(C.umber, "M-5-52q-2-12 6-12t7 11-6 9-7-8z") +
    cut(cloth, "M-6-60q8-9 15-1l-1 5-13 1z") +
    cut(robe, "M-8-44q9-5 17 0l7 44h-31z")
  );
}
