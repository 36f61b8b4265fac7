import {
  at,
  bands,
  birds,
  box,
  byHour,
  C,
  curve,
  cut,
  eveningSky,
  glints,
  LAMP,
  land,
  line,
  ridge,
  sheet,
  sun,
} from "./kit.mjs";

/** A pointed arch of a window or gate, its foot at (x, y). */
function arches(fill, places) {
  return cut(
    fill,
    places.map(([x, y, w, h]) => `M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 01${w} 0v${h - w / 2}z`).join(""),
  );
}

/** Cape Coast: the castle on its rocks in the morning, surf, and painted boats. */
export function ghana() {
  const windows = [0, 1, 2, 3, 4, 5].flatMap((i) => [
    [452 + i * 38, 228, 18, 24],
    [452 + i * 38, 265, 18, 24],
  ]);
  const merlons = Array.from({ length: 14 }, (_, i) => `M${262 + i * 40} 292v-16h24v16z`).join("");
  const pirogue =
    cut(C.indigo, "M-150-34q40 26 150 26t160-34q-18 52-78 58h-150q-60-6-82-50z") +
    cut(C.ochre, "M-142-22q50 24 142 24t148-28l-6 13q-60 24-142 24t-134-22z") +
    cut(C.terracotta, "M-124-2q60 18 124 17t128-20l-10 12q-50 18-118 19t-112-14z") +
    line(C.umber, 5, "M-20-10l-8-110") +
    cut(C.terracotta, "M-28-118l56 14-54 20z") +
    cut(C.ochre, "M-27-101l50-1-48 17z");
  return sheet(
    byHour(
      bands([C.cream, 0], ["#fbeed6", 96], ["#f7d9b8", 190], [C.rose, 246]) +
        sun(168, 168, [120, "#fbe3ae"], [84, C.sand], [52, C.ochre]),
      eveningSky({ kind: "violet", horizon: 286, moon: [168, 112, 42] }),
    ),
    birds(C.umber, [
      [250, 96],
      [292, 116, 0.8],
      [212, 128, 0.7],
    ]),
    bands([C.lagoon, 286], ["#4f938e", 330], [C.teal, 392]),
    glints(C.cream, 4, [
      [40, 302, 60],
      [150, 300, 90],
      [90, 318, 70],
      [20, 350, 80],
      [150, 362, 60],
    ]),
    cut(C.terracotta, "M420 196l40-38h252l40 38z"),
    box(C.paper, 436, 196, 300, 110),
    box("#e9dcc4", 700, 196, 36, 110),
    byHour(arches(C.indigo, windows), arches(LAMP, windows)),
    cut(C.brick, "M320 226l34-30 34 30z"),
    box(C.paper, 328, 226, 52, 90),
    byHour(arches(C.indigo, [[346, 262, 16, 26]]), arches(LAMP, [[346, 262, 16, 26]])),
    line(C.umber, 5, "M584 160V62"),
    box(C.terracotta, 586, 62, 78, 17),
    box(C.ochre, 586, 79, 78, 17),
    box(C.forest, 586, 96, 78, 17),
    cut(C.ink, "M625 78l2.4 6.6 7 .3-5.5 4.4 1.9 6.8-5.8-3.9-5.8 3.9 1.9-6.8-5.5-4.4 7-.3z"),
    cut(C.paper, merlons),
    cut("#f3e8d2", "M246 500l14-210h540v210z"),
    cut("#ddcdb0", "M246 500l3-88h551v88z"),
    cut(C.paper, "M172 504l32-178h214l36 178z"),
    cut("#ddcdb0", "M454 504l-36-178 26-24 48 202z"),
    cut(C.paper, "M204 326v-16h26v16zm47 0v-16h26v16zm47 0v-16h26v16zm47 0v-16h26v16zm47 0v-16h26v16z"),
    glints(C.ink, 9, [
      [236, 319, 9],
      [283, 319, 9],
      [330, 319, 9],
      [377, 319, 9],
    ]),
    // The gun deck: a row of black cannon that look out over the surf.
    glints(C.ink, 10, [
      [524, 330, 30],
      [594, 330, 30],
      [664, 330, 30],
      [734, 330, 30],
    ]),
    byHour(arches(C.umber, [[572, 470, 50, 92]]), arches("#c98a45", [[572, 470, 50, 92]])),
    arches("#c2ab82", [
      [516, 400, 22, 32],
      [660, 400, 22, 32],
      [722, 400, 22, 32],
    ]),
    ridge(
      C.umber,
      [
        [120, 508],
        [150, 470],
        [178, 482],
        [214, 452],
        [270, 470],
        [330, 448],
        [392, 474],
        [452, 446],
        [520, 468],
        [590, 436],
        [668, 462],
        [730, 434],
        [800, 450],
      ],
      540,
    ),
    cut(
      C.ink,
      "M150 520l46-44 30 26 26-34 40 30 38-28 46 34 20-30 50 36 40-40 50 32 44-46 50 40 40-40 60 34 70-26v96H150z",
    ),
    cut(
      "#6d3a28",
      "M214 452l20 26-14 20-24-10zm116-4l30 32-20 22-30-20zm122-2l20 30-24 20-24-22zm138-10l30 32-28 24-30-22zm140-2l16 28-24 20-24-18z",
    ),
    cut(
      C.foam,
      `${curve([
        [0, 462],
        [70, 476],
        [130, 500],
        [230, 512],
        [330, 500],
        [440, 516],
        [540, 500],
        [660, 514],
        [800, 496],
      ])}V600H0z`,
    ),
    cut(
      C.paper,
      `${curve([
        [0, 480],
        [80, 492],
        [150, 520],
        [250, 524],
        [350, 516],
        [450, 532],
        [560, 516],
        [680, 530],
        [800, 512],
      ])}V600H0z`,
    ),
    cut(
      C.lagoon,
      `${curve([
        [0, 500],
        [90, 506],
        [180, 534],
        [300, 534],
        [420, 546],
        [560, 532],
        [690, 548],
        [800, 530],
      ])}V600H0z`,
    ),
    cut(
      C.paper,
      `${curve([
        [0, 540],
        [120, 540],
        [260, 560],
        [420, 562],
        [580, 556],
        [800, 570],
      ])}V600H0z`,
    ),
    land(C.sand, [
      [0, 552],
      [130, 552],
      [280, 572],
      [440, 576],
      [600, 570],
      [800, 584],
    ]),
    at(212, 566, 0.94, pirogue),
  );
}
