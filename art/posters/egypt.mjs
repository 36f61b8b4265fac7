import { bands, byHour, C, cut, datePalm, disc, glints, land, line, sheet, stamp, sun } from "./kit.mjs";

/** Egypt: the pyramids and the Nile by moonlight, a felucca under sail. */
export function egypt() {
  const stars = [
    [60, 70],
    [130, 132],
    [210, 52],
    [286, 110],
    [350, 40],
    [404, 92],
    [470, 140],
    [520, 44],
    [738, 60],
    [770, 190],
    [690, 252],
    [90, 214],
    [720, 320],
  ];
  const lights = (outerRing, innerRing) =>
    stars.map(([x, y], i) => disc(C.cream, x, y, i % 3 === 0 ? 3 : 2)).join("") +
    sun(606, 150, [128, outerRing], [96, innerRing], [62, C.cream]) +
    disc("#efdcae", 586, 138, 12) +
    disc("#efdcae", 624, 168, 8) +
    disc("#efdcae", 614, 124, 6);
  return sheet(
    // By moonlight at both hours: dusk has the last light above the desert.
    byHour(
      bands([C.midnight, 0], ["#1a234e", 120], [C.indigo, 216], ["#2c3670", 300]),
      bands(["#10142f", 0], ["#1a1d49", 120], ["#352a5e", 216], ["#6a3d68", 290], ["#a9566a", 346]),
    ),
    byHour(lights("#26316a", "#323d7a"), lights("#2b2552", "#3d3263")),
    land("#4a4a78", [
      [0, 388],
      [200, 370],
      [400, 384],
      [600, 362],
      [800, 380],
    ]),
    cut("#8a6a5e", "M596 392l92-116 98 116z"),
    cut("#d8b06a", "M688 276l98 116h-58z"),
    cut("#7d5a52", "M30 404l226-262 78 262z"),
    cut("#e6bd72", "M256 142l196 262H334z"),
    cut("#f2d79a", "M256 142l40 53-24-2-6 14z"),
    cut("#6f5050", "M332 408l136-170 46 170z"),
    cut("#d8a857", "M468 238l126 170h-80z"),
    line(
      "#c9984e",
      2,
      "M276 210l40 6m-28 36l66 8m-52 34l92 10m-82 32l114 10m-104 30l136 8M486 290l36 4m-28 34l62 6m-52 32l84 6",
    ),
    land("#b98545", [
      [0, 410],
      [200, 398],
      [430, 412],
      [620, 396],
      [800, 408],
    ]),
    land("#8a5f3a", [
      [0, 430],
      [260, 420],
      [520, 434],
      [800, 424],
    ]),
    land(C.forest, [
      [0, 446],
      [140, 438],
      [330, 450],
      [560, 440],
      [800, 448],
    ]),
    stamp("p", datePalm(C.night, C.leaf), [
      [46, 452, 0.9],
      [92, 456, 0.66],
      [138, 452, 0.52],
      [560, 452, 0.7],
      [724, 456, 0.96],
      [770, 452, 0.7],
      [692, 450, 0.5],
    ]),
    bands([C.dusk, 458], ["#2c3670", 492], [C.indigo, 532], [C.midnight, 574]),
    glints(C.cream, 5, [
      [520, 470, 170],
      [552, 486, 110],
      [530, 504, 150],
      [576, 520, 70],
      [540, 540, 120],
      [566, 560, 70],
    ]),
    glints(C.slate, 3, [
      [40, 478, 70],
      [200, 470, 60],
      [90, 510, 90],
      [30, 548, 70],
      [700, 500, 70],
      [180, 570, 110],
      [690, 556, 80],
    ]),
    cut(C.paper, "M300 524Q310 400 430 300q-22 130-18 222z"),
    cut("#d9cdb6", "M376 352q26-30 54-52-22 130-18 222h-24q-22-90-12-170z"),
    line(C.ink, 5, "M338 534l-6-172M294 528Q318 392 436 292"),
    cut(C.ink, "M232 526q60 14 120 10t104-26q-8 40-50 46H284q-38-6-52-30z"),
    line(C.ochre, 4, "M240 534q60 12 116 8t94-22"),
    cut(C.cream, "M300 566h120v4H300zm30 12h70v4h-70z", 'opacity=".5"'),
  );
}
