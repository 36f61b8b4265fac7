import {
  at,
  bands,
  box,
  byHour,
  C,
  cut,
  datePalm,
  disc,
  eveningSky,
  LAMP,
  land,
  line,
  ridge,
  sheet,
  stamp,
} from "./kit.mjs";

/** Morocco: through a horseshoe arch of the medina, a minaret and the snow of the Atlas. */
export function morocco() {
  const arch = "M212 540V336q-22-26-22-74 0-60 62-116t148-96q86 40 148 96t62 116q0 48-22 74v204z";
  const roof = (fill, x, y, w) => box(fill, x, y, w, 560 - y);
  const windows =
    "M226 416h12v18h-12zm66-22h10v16h-10zm26 0h10v16h-10zm76 34h12v16h-12zm50-24h10v16h-10zm28 0h10v16h-10zm60 22h12v16h-12zM246 466h14v22h-14zm46 0h14v22h-14zm66 16h12v18h-12zm104-24h12v18h-12zm70 26h14v18h-14z";
  const lantern = "M389 82h9v27h-7zm13 0h9l-2 27h-7z";
  return sheet(
    byHour(
      bands(["#a9d3cf", 0], ["#c4e0d6", 130], ["#e3ecd8", 220]),
      eveningSky({ kind: "violet", horizon: 340, moon: [326, 146, 22] }),
    ),
    ridge(
      C.slate,
      [
        [180, 330],
        [236, 262],
        [262, 280],
        [318, 196],
        [346, 226],
        [392, 160],
        [430, 214],
        [462, 190],
        [520, 262],
        [556, 236],
        [620, 320],
      ],
      400,
    ),
    cut(
      C.paper,
      "M318 196l-30 45 18-6 12 14 14-22 10 12 4-13zM392 160l-32 45 16 2 12 24 12-26 14 14 10-10zM462 190l-20 15 12 8 10 16 12-18 14 4zM236 262l-20 24 16-2 10 8 6-16zM556 236l-18 14 14 4 10 12 12-8z",
    ),
    ridge(
      C.dusk,
      [
        [180, 366],
        [250, 320],
        [310, 346],
        [380, 300],
        [452, 342],
        [520, 306],
        [620, 360],
      ],
      420,
    ),
    land(
      "#8aa06a",
      [
        [180, 376],
        [300, 364],
        [420, 378],
        [540, 362],
        [640, 374],
      ],
      420,
    ),
    stamp("p", datePalm(C.umber, C.leaf), [
      [250, 396, 0.62],
      [556, 392, 0.7],
      [520, 398, 0.5],
    ]),
    box("#d98f5c", 352, 206, 66, 200),
    box("#c37645", 398, 206, 20, 200),
    cut(C.forest, "M352 226h66v10h-66zm0 58h66v8h-66z"),
    cut(C.umber, "M374 258v-8a9 9 0 0118 0v8zm0 60v-8a9 9 0 0118 0v8z"),
    cut("#d98f5c", "M348 206v-12h9v6h8v-6h9v6h8v-6h9v6h8v-6h9v6h5v-6h9v12zM370 194v-28h28v28z"),
    cut(C.forest, "M370 166q14-24 28 0z"),
    line(C.ochre, 3, "M384 154v-24"),
    disc(C.ochre, 384, 140, 4),
    roof("#e8b083", 196, 396, 96),
    roof("#d98f5c", 276, 372, 82),
    roof("#eec196", 350, 404, 90),
    roof("#dc9a68", 424, 380, 84),
    roof("#e8b083", 498, 402, 110),
    roof("#c9804f", 214, 440, 120),
    roof("#eec196", 330, 452, 100),
    roof("#d08a58", 424, 436, 84),
    roof("#c9804f", 500, 456, 96),
    byHour(cut(C.umber, windows), cut(LAMP, windows)),
    cut(C.forest, "M300 440q10-22 20 0zm240 16q10-22 22 0z"),
    cut(C.brick, `M0 0h800v600H0z${arch}`, 'fill-rule="evenodd"'),
    cut(C.terracotta, `M0 0h126v600H0zM674 0h126v600H674z`),
    line(
      "#c9603b",
      3,
      "M20 60h60M30 64v40M84 130H24M70 200h44M16 260h60M50 330h60M22 400h50M700 70h60M724 140h54M690 210h50M730 280h56M690 350h48M712 420h70",
    ),
    `<g stroke-linejoin="round">`,
    line(C.cream, 50, arch),
    line(C.forest, 4, "M183 560V346q-25-32-25-84 0-76 78-138t164-106q86 44 164 106t78 138q0 52-25 84v214"),
    line(C.indigo, 23, arch, 'stroke-dasharray="0 36"'),
    line(C.paper, 14, arch, 'stroke-dasharray="0 36"'),
    line(C.ochre, 8, arch, 'stroke-dasharray="0 36"'),
    line(C.terracotta, 9, arch, 'stroke-dasharray="0 36" stroke-dashoffset="-18"'),
    `</g>`,
    box(C.brick, 0, 540, 800, 60),
    cut(C.cream, "M0 548h800v52H0z"),
    cut(C.forest, Array.from({ length: 17 }, (_, i) => `M${i * 50 - 25} 574l25-26 25 26-25 26z`).join("")),
    cut(C.terracotta, Array.from({ length: 17 }, (_, i) => `M${i * 50 - 11} 574l11-12 11 12-11 12z`).join("")),
    line(C.ink, 3, "M400 30v40"),
    cut(C.ink, "M388 68h24l7 12-7 34h-24l-7-34z"),
    byHour(cut(C.ochre, lantern), cut(LAMP, lantern)),
    at(
      118,
      548,
      1,
      cut(C.indigo, "M-34-60h68l-10 60h-48z") +
        cut(C.ochre, "M-36-66h72v10h-72z") +
        cut(C.leaf, "M0-64q-50-30-54-86 34 14 46 50-8-44 8-84 16 40 8 84 12-36 46-50-4 56-54 86z"),
    ),
    at(
      690,
      548,
      0.86,
      cut(C.forest, "M-34-60h68l-10 60h-48z") +
        cut(C.ochre, "M-36-66h72v10h-72z") +
        cut(C.leaf, "M0-64q-50-30-54-86 34 14 46 50-8-44 8-84 16 40 8 84 12-36 46-50-4 56-54 86z"),
    ),
  );
}
