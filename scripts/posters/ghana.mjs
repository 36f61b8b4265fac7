import { at, bands, birds, box, C, curve, cut, glints, land, line, ridge, sheet, sun } from "./kit.mjs";

/** A pointed arch of a window or gate, its foot at (x, y). */
function arches(fill, places) {
  return cut(
    fill,
    places.map(([x, y, w, h]) => `M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 01${w} 0v${h - w / 2}z`).join(""),
  );
}

/** Cape Coast: the white fort on its rocks in the morning, surf, and painted boats. */
export function ghana() {
  const windows = [0, 1, 2, 3, 4, 5, 6].flatMap((i) => [
    [452 + i * 40, 236, 18, 26],
    [452 + i * 40, 284, 18, 30],
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
    bands([C.cream, 0], ["#fbeed6", 96], ["#f7d9b8", 190], [C.rose, 246]),
    sun(168, 168, [120, "#fbe3ae"], [84, C.sand], [52, C.ochre]),
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
    arches(C.indigo, windows),
    cut(C.brick, "M320 226l34-30 34 30z"),
    box(C.paper, 328, 226, 52, 90),
    arches(C.indigo, [[346, 272, 16, 28]]),
    line(C.umber, 4, "M576 158v-56"),
    cut(C.terracotta, "M578 102h46l-10 9 10 9h-46z"),
    cut(C.paper, merlons),
    cut("#f3e8d2", "M246 444l14-154h540v154z"),
    cut("#ddcdb0", "M246 444l3-32h551v32z"),
    cut(C.paper, "M178 470l26-144h214l30 144z"),
    cut("#ddcdb0", "M448 470l-30-144 26-24 40 168z"),
    cut(C.paper, "M208 326v-14h26v14zm44 0v-14h26v14zm44 0v-14h26v14zm44 0v-14h26v14zm44 0v-14h26v14z"),
    glints(C.ink, 9, [
      [234, 318, 12],
      [278, 318, 12],
      [322, 318, 12],
      [366, 318, 12],
    ]),
    arches(C.umber, [[560, 444, 46, 78]]),
    arches("#cdb995", [
      [500, 410, 22, 30],
      [650, 410, 22, 30],
      [712, 410, 22, 30],
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
