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

/** Freetown from the water: fishing boats in the harbor, the board houses of the Krio, roofs up the hills, the peninsula's mountains. */
export function sierraLeone() {
  const hut = (wall, roof) =>
    cut(wall, "M0 0v-22h34V0z") + cut(roof, "M-5-22l22-16 22 16z") + cut(C.umber, "M6-14h7v7H6zm14 0h7v7h-7z");
  const upperHuts = [
    [420, 300, 0.6],
    [456, 286, 0.6],
    [500, 278, 0.65],
    [548, 262, 0.65],
    [596, 270, 0.65],
    [640, 252, 0.65],
    [690, 262, 0.65],
    [736, 246, 0.65],
    [438, 326, 0.75],
    [486, 314, 0.75],
    [530, 300, 0.75],
    [580, 306, 0.8],
    [630, 292, 0.8],
    [684, 302, 0.8],
    [734, 286, 0.8],
    [768, 306, 0.8],
  ];
  const houses = [
    [402, 440, 1, C.rose, C.brick],
    [496, 436, 1.22, C.cream, C.terracotta],
    [640, 436, 1.06, "#a8cdbf", C.brick],
    [736, 432, 0.98, C.sand, C.terracotta],
  ];
  return sheet(
    byHour(
      bands(["#f6e3b4", 0], ["#f8edcb", 110], ["#eef0d6", 200]) + sun(190, 132, [96, "#f7da94"], [58, C.sand]),
      eveningSky({ kind: "lagoon", horizon: 330, moon: [190, 132, 40] }),
    ),
    cut(
      C.paper,
      "M380 84q16-22 44-14 16-22 44-8 24-6 34 16 26 0 30 18H370q-6-12 10-12zM36 198q20-18 40-8 20-14 40 2 24-2 28 14H24q0-8 12-8z",
    ),
    land(
      "#a9c3a4",
      [
        [236, 338],
        [330, 250],
        [410, 246],
        [500, 150],
        [580, 192],
        [660, 118],
        [740, 168],
        [800, 140],
      ],
      420,
    ),
    land(
      C.fern,
      [
        [290, 342],
        [390, 278],
        [470, 272],
        [560, 212],
        [650, 236],
        [730, 196],
        [800, 210],
      ],
      440,
    ),
    bands(["#8fc0b0", 330], [C.lagoon, 364], ["#4f938e", 420], [C.teal, 500]),
    land(
      C.leaf,
      [
        [330, 424],
        [396, 330],
        [470, 292],
        [560, 266],
        [660, 250],
        [740, 246],
        [800, 232],
      ],
      470,
    ),
    stamp(
      "h",
      hut(C.paper, C.terracotta),
      upperHuts.filter((_, i) => i % 2 === 0),
    ),
    stamp(
      "k",
      hut(C.sand, C.brick),
      upperHuts.filter((_, i) => i % 2 === 1),
    ),
    land(
      C.forest,
      [
        [316, 446],
        [380, 400],
        [470, 352],
        [560, 344],
        [660, 330],
        [740, 336],
        [800, 324],
      ],
      446,
    ),
    at(352, 448, 0.8, palm(C.umber, C.night)),
    at(596, 446, 1.15, palm(C.umber, C.night)),
    houses.map(([x, y, scale, wall, roof]) => at(x, y, scale, painted(wall, roof))).join(""),
    stamp("b", BOARDS, houses),
    byHour("", stamp("l", LIT_WINDOWS, houses) + lampsAt(upperHuts)),
    cut("#6d5a45", "M300 446q90-14 220-14h280v40H330z"),
    line("#8b765c", 3, "M330 456h110m30 6h140m34-10h130M352 468h90m60 0h80"),
    glints(C.paper, 3, [
      [40, 352, 70],
      [180, 346, 50],
      [60, 388, 90],
      [210, 402, 60],
      [40, 450, 60],
      [520, 500, 80],
      [660, 522, 90],
      [330, 520, 60],
      [90, 540, 80],
    ]),
    at(96, 418, 0.62, boat(C.brick, C.paper)),
    at(486, 500, 0.8, boat(C.indigo, C.ochre)),
    at(220, 506, 1.5, boat(C.terracotta, C.sand)),
    sail(),
    birds(C.umber, [
      [306, 104],
      [346, 120, 0.8],
      [276, 136, 0.8],
      [420, 150, 0.7],
    ]),
    cut(C.ink, "M0 572q180-18 400-4t400-20v54H0z"),
  );
}

/** What differs among the board houses of the Krio: the paint of the walls and of the steep roof with its dormer; 103 high. */
function painted(wall, roof) {
  return box(wall, 0, -70, 78, 58) + cut(roof, "M-9-70l20-33h56l20 33z") + cut(wall, "M28-78l11-19 11 19z");
}

/** What they share: planks, shuttered windows, the veranda's roof, the door, and a foot of stone. */
const BOARDS =
  line(C.umber, 0.8, "M0-63h78M0-56h78M0-49h78M0-34h78M0-27h78M0-20h78", 'opacity=".35"') +
  cut("#6d5a45", "M-2-12h82v14H-2z") +
  cut(C.brick, "M-6-44h90v5H-6z") +
  cut(C.teal, "M5-65h16v17H5zm26 0h16v17H31zm26 0h16v17H57zM5-35h16v17H5zm52 0h16v17H57z") +
  cut(C.umber, "M9-65h8v17H9zm26 0h8v17h-8zm26 0h8v17h-8zM9-35h8v17H9zm52 0h8v17h-8zM33-37h12v25H33zM36-88h6v10h-6z");

/** The houses' windows in the evening. */
const LIT_WINDOWS = cut(LAMP, "M9-65h8v17H9zm26 0h8v17h-8zM61-35h8v17h-8zM36-88h6v10h-6z");

/** A lit window in each of the small houses up the hill. */
function lampsAt(huts) {
  return cut(
    LAMP,
    huts.map(([x, y, size]) => `M${x + 6 * size} ${y - 14 * size}h${7 * size}v${7 * size}h${-7 * size}z`).join(""),
  );
}

/** A long fishing boat with a stripe along its side, its keel at the foot. */
function boat(hull, stripe) {
  return (
    cut(hull, "M-62-26q60 14 118-4l10-10q-4 26-26 40h-78q-20-8-24-26z") +
    cut(stripe, "M-60-20q58 12 116-4l-3 6q-54 14-110 4z")
  );
}

/** The sail of the boat in front, patched. */
function sail() {
  return (
    line(C.umber, 5, "M222 480V322") +
    cut(C.paper, "M226 330q58 52 62 124-34-8-62-4z") +
    cut(C.sand, "M250 392l24 10 6 28-28-8z") +
    cut(C.cream, "M216 348q-34 46-38 100l38 4z")
  );
}
