import {
  at,
  bands,
  box,
  byHour,
  C,
  curve,
  cut,
  disc,
  eveningSky,
  glints,
  LAMP,
  land,
  line,
  seeded,
  sheet,
  sun,
} from "./kit.mjs";

/** Lagos: the cable bridge over the lagoon at dusk, yellow buses, a fisherman's canoe. */
export function nigeria() {
  const random = seeded(11);
  let skyline = "";
  let lights = "";
  for (let x = 0; x < 800; x += 34) {
    const height = 40 + random() * 70 + (x > 500 && x < 720 ? 60 : 0);
    skyline += `M${x} 352v${-Math.round(height)}h${26 + Math.round(random() * 12)}v${Math.round(height)}z`;
    for (let y = 352 - height + 12; y < 340; y += 16)
      if (random() > 0.55) lights += `M${x + 5 + Math.round(random() * 12)} ${Math.round(y)}h5`;
  }
  const cables = Array.from(
    { length: 9 },
    (_, i) => `M442 ${128 + i * 9}L${416 - i * 46} ${394 - i * 5}M442 ${128 + i * 9}L${472 + i * 42} ${394 - i * 3}`,
  ).join("");
  const bus = box(C.ochre, 0, -16, 34, 13) + box(C.ink, 3, -13, 28, 4) + cut(C.ink, "M6-3h6v4H6zm16 0h6v4h-6z");
  return sheet(
    // The sun has gone; what is left of it stands over the far shore.
    byHour(
      bands([C.indigo, 0], [C.dusk, 84], [C.plum, 160], ["#9a4a4e", 214], [C.coral, 258], [C.sand, 306]) +
        sun(216, 322, [112, "#e79a63"], [76, C.ochre], [46, C.cream]),
      eveningSky({ kind: "ember", horizon: 340, moon: [690, 84, 30] }),
    ),
    cut("#4a3160", "M0 352v-50h30v-26h24v40h30v-60h12v-12h10v12h10v70h40v-34h44v60z"),
    box("#3c2c5c", 0, 322, 800, 34),
    cut(C.indigo, skyline),
    byHour(line(C.sand, 4, lights), line(LAMP, 4.5, lights)),
    bands([C.plum, 350], [C.dusk, 420], [C.indigo, 486]),
    glints(C.sand, 5, [
      [150, 366, 130],
      [176, 384, 84],
      [196, 402, 46],
      [160, 440, 70],
      [190, 462, 50],
    ]),
    glints(C.coral, 4, [
      [30, 410, 60],
      [300, 448, 90],
      [560, 436, 70],
      [690, 456, 60],
      [90, 500, 80],
      [620, 500, 100],
    ]),
    cut(
      C.ink,
      "M40 396h14l4 66H38zm150-8h14l4 62h-20zm120-4h12l4 62h-18zm260-4h12l4 62h-18zm110 2h14l2 62h-18zm90 4h14l2 62h-18z",
      'opacity=".75"',
    ),
    line(C.paper, 1.6, cables, 'opacity=".9"'),
    cut(C.paper, "M432 96h20l6 180 26 190h-24l-18-150-18 150h-24l26-190z"),
    cut(C.rose, "M442 96h10l6 180 26 190h-12l-26-190z"),
    cut(C.paper, "M402 352h80v12h-80z"),
    cut(
      C.ink,
      `${curve([
        [0, 376],
        [200, 388],
        [440, 394],
        [640, 388],
        [800, 378],
      ])}v24${curve([
        [800, 402],
        [640, 408],
        [440, 412],
        [200, 406],
        [0, 396],
      ]).replace("M", "L")}z`,
    ),
    line(
      C.cream,
      3,
      curve([
        [0, 376],
        [200, 388],
        [440, 394],
        [640, 388],
        [800, 378],
      ]),
    ),
    at(120, 386, 1, bus),
    at(300, 393, 1, bus),
    at(520, 394, 1, bus),
    at(670, 388, 1, bus),
    land(C.midnight, [
      [0, 560],
      [160, 536],
      [330, 572],
      [520, 590],
      [800, 560],
    ]),
    cut(C.ink, "M470 524q90 26 210-6-20 34-92 36-90 2-118-30z"),
    line(C.ink, 6, "M566 530l4-34m0 2l22 14m-22-12l-14 16M592 450l-14 112"),
    disc(C.ink, 570, 484, 9),
    cut(C.amber, "M559 500h20l5 32h-28z"),
    glints(C.sand, 3, [
      [470, 556, 90],
      [600, 562, 60],
      [510, 572, 50],
    ]),
  );
}
