import {
  bands,
  birds,
  byHour,
  C,
  cut,
  eveningSky,
  glints,
  LAMP,
  land,
  line,
  ridge,
  seeded,
  sheet,
  stamp,
} from "./kit.mjs";

/** Cape Town: Table Mountain under its cloth, Lion's Head, the bay, proteas before us. */
export function southAfrica() {
  const random = seeded(23);
  let houses = "";
  let windows = "";
  for (let x = 150; x < 640; x += 13) {
    const height = 10 + Math.round(random() * (x > 330 && x < 480 ? 34 : 14));
    houses += `M${x} 400v${-height}h10V400z`;
    windows += `M${x + 4} ${404 - height}h2`;
  }
  const petals = Array.from(
    { length: 11 },
    (_, i) => `<path d="M0 8q-12-40 0-74 12 34 0 74z" transform="rotate(${-75 + i * 15})"/>`,
  ).join("");
  const protea =
    `<g fill="${C.coral}">${petals}</g><g fill="${C.rose}" transform="scale(.74)">${petals}</g>` +
    cut(C.cream, "M-26 4q-4-34 26-40 30 6 26 40-26 14-52 0z") +
    cut(C.brick, "M-10-30q10-8 20 0-10 8-20 0z");
  const stem =
    line(C.leaf, 9, "M0 0q6 60-6 130") +
    cut(C.fern, "M0 60q-50-14-64-52 46 4 64 52zm0 8q46-18 56-56-44 8-56 56zm-3 44q-46-8-62-40 44 0 62 40z");
  return sheet(
    byHour(
      bands(["#9fc0d6", 0], ["#bcd5e0", 110], ["#d9e6e4", 210], ["#efeede", 290]),
      eveningSky({ kind: "blue", horizon: 372, moon: [96, 92, 34] }),
    ),
    ridge(
      "#8f9cc0",
      [
        [0, 338],
        [60, 322],
        [130, 338],
        [200, 326],
      ],
      400,
    ),
    cut(
      C.dusk,
      "M0 372l44-40 40-64 34-60 16 22 14 0 28 42 22-4 18-66 18-6h316l20 10 12 62 26 44 30 22 22-42 20-46 18-10 16 14 24 60 42 46 20 10v40H0z",
    ),
    cut(
      C.slate,
      "M236 196l14 70 20-58 18 92 22-84 24 110 26-116 14 70 26-74 18 104 24-96 20 80 18-86 20 60 12-72h40l12 62-10 90-540 22 30-60 30-30 24 20 20-60 22-4 18-66 18-6z",
    ),
    cut("#8d95bd", "M118 208l16 22 14 0 28 42-20 60-100 30 50-80zM702 232l16 14 24 60-40 40-50-6 32-62z"),
    cut(
      C.paper,
      "M204 214q-8-22 14-32 6-22 34-16 18-20 46-6 26-18 56-2 26-16 56 0 28-14 50 4 30-10 44 12 26 0 28 26 6 24-12 34-6-22-20-18-8 26-24 14-8-24-26-16-10 30-32 12-10-20-28-10-12 32-36 10-10-20-30-8-14 26-36 6-12-16-28-6-14 22-32 2-16-6-24-6z",
    ),
    cut("#dfe8ea", "M232 204q20-14 46-6 30-14 60 0 34-12 62 2 34-12 60 0 40-10 76 8-50-2-80 4-40-8-70 0-50-6-154-8z"),
    land(
      "#5b7f63",
      [
        [0, 376],
        [120, 350],
        [260, 366],
        [420, 352],
        [560, 368],
        [690, 350],
        [800, 372],
      ],
      420,
    ),
    land(
      C.leaf,
      [
        [0, 392],
        [150, 374],
        [330, 388],
        [520, 372],
        [680, 388],
        [800, 380],
      ],
      430,
    ),
    cut(C.paper, houses),
    cut(C.terracotta, "M170 392h10v8h-10zm78 0h10v8h-10zm104-4h10v12h-10zm117 2h10v10h-10zm91 2h10v8h-10z"),
    byHour("", line(LAMP, 3, windows)),
    bands(["#7fb2bf", 400], ["#4f8fa4", 432], ["#2f6a86", 476], ["#234f73", 528]),
    glints(C.paper, 3, [
      [40, 416, 70],
      [260, 412, 60],
      [560, 418, 90],
      [120, 446, 80],
      [420, 452, 90],
      [680, 446, 70],
      [60, 494, 60],
      [360, 500, 100],
    ]),
    cut(C.paper, "M318 466l2-62q30 30 34 60zm-4 0l-1-46q-20 22-24 44z"),
    cut(C.terracotta, "M280 470h84q-8 15-24 15h-38q-14 0-22-15z"),
    birds(C.indigo, [
      [560, 128],
      [600, 146, 0.8],
      [640, 118, 0.9],
    ]),
    land(C.forest, [
      [0, 560],
      [120, 542],
      [280, 576],
      [430, 600],
    ]),
    land(C.forest, [
      [470, 600],
      [600, 556],
      [700, 520],
      [800, 500],
    ]),
    stamp("p", stem + protea, [
      [652, 486, 1.3],
      [744, 528, 0.9],
      [560, 552, 0.72],
      [86, 548, 0.86],
    ]),
    land(C.night, [
      [0, 592],
      [200, 580],
      [420, 596],
      [620, 572],
      [800, 560],
    ]),
  );
}
