import { at, bands, byHour, C, curve, cut, disc, dots, glints, line, seeded, sheet, stamp } from "./kit.mjs";

/** The Okavango from the air: channels winding among islands, elephants wading, the shadow of our plane. */
export function botswana() {
  const random = seeded(41);
  const islands = [
    [140, 104, 104, 60],
    [590, 74, 120, 50],
    [716, 262, 74, 84],
    [316, 336, 108, 72],
    [76, 424, 92, 66],
    [560, 486, 104, 62],
    [292, 560, 84, 46],
    [372, 116, 50, 34],
    [772, 536, 70, 50],
  ];
  const island = (fill, [x, y, rx, ry], grow) =>
    cut(
      fill,
      curve(
        [0, 1, 2, 3, 4, 5, 6].map((i) => {
          const reach = grow * (0.86 + (((i * 5 + x) % 7) / 7) * 0.24);
          return [x + Math.cos(i * 0.9) * rx * reach, y + Math.sin(i * 0.9) * ry * reach];
        }),
        true,
      ),
    );
  const trees = islands.flatMap(([x, y, rx, ry]) =>
    Array.from({ length: Math.round(rx / 10) }, () => [
      Math.round(x + (random() - 0.5) * rx * 1.3),
      Math.round(y + (random() - 0.5) * ry * 1.3),
    ]),
  );
  const river = curve([
    [-30, 250],
    [70, 286],
    [160, 240],
    [236, 206],
    [316, 236],
    [402, 262],
    [450, 210],
    [480, 150],
    [556, 166],
    [600, 250],
    [560, 340],
    [470, 366],
    [430, 420],
    [400, 480],
    [440, 550],
    [520, 580],
    [660, 640],
  ]);
  const side =
    curve([
      [470, 366],
      [600, 372],
      [670, 400],
      [740, 400],
      [840, 440],
    ]) +
    curve([
      [160, 240],
      [180, 320],
      [206, 390],
      [204, 470],
      [170, 530],
      [160, 640],
    ]);
  const elephant =
    cut("#0e2d2a", "M-16 8q16 6 32-2 8 10-6 14-16 2-26-12z", 'opacity=".4"') +
    cut("#857d73", "M-18 0q0-10 16-10t20 10-20 10-16-10zM18-1l7-1-6 3zM-30-5q-4 5 0 10 8 3 13-5-5-8-13-5z") +
    cut("#6a635a", "M-17-8q-2-9 8-8 2 6-3 10zm0 16q-2 9 8 8 2-6-3-10z") +
    line("#857d73", 3, "M-31 0q-8 0-9 6");
  const plane = "M0-50q6 4 6 22v12l56 12v10l-56 2-3 36 18 7v7l-21-3-21 3v-7l18-7-3-36-56-2v-10l56-12v-12q0-18 6-22z";
  return sheet(
    bands(["#b3bb72", 0]),
    cut(
      "#c3c684",
      "M0 0h800v70q-120 50-260 20T290 46 0 130zM0 350q130-10 220 50t60 200H0zm800 90q-130 0-190 60t50 100h140z",
    ),
    cut("#9dac63", "M250 440q80-40 150 10t20 110-150 20-20-140zM620 130q100-20 150 40t-20 90-150-20 20-110z"),
    `<defs><path id="r" d="${river}"/><path id="s" d="${side}"/></defs><g fill="none" stroke-linecap="round">`,
    [
      ["#86a05c", 92, 58],
      [C.sage, 68, 38],
      [C.teal, 46, 22],
      ["#45989a", 26, 9],
    ]
      .map(
        ([stroke, wide, narrow]) =>
          `<g stroke="${stroke}"><use href="#r" stroke-width="${wide}"/><use href="#s" stroke-width="${narrow}"/></g>`,
      )
      .join(""),
    "</g>",
    byHour(
      "",
      disc("#f8e6c3", 166, 252, 11) +
        glints("#f8e6c3", 3, [
          [144, 268, 44],
          [154, 276, 24],
        ]),
    ),
    line(
      C.foam,
      4,
      "M-10 256q50 26 90 18M246 204q40 6 76 28M606 262q-2 40-34 76M404 492q6 40 46 66M182 336q10 30 20 46",
    ),
    islands.map((spot) => island("#d9c592", spot, 1.1) + island(C.leaf, spot, 0.92)).join(""),
    `<defs><path id="t" d="${trees.map(([x, y]) => `M${x} ${y}h0`).join("")}"/></defs><g stroke-linecap="round">`,
    `<use href="#t" x="5" y="6" stroke="${C.night}" stroke-width="25"/><use href="#t" stroke="${C.forest}" stroke-width="24"/>`,
    `<use href="#t" x="-4" y="-5" stroke="${C.fern}" stroke-width="11"/></g>`,
    dots("#e9dcb4", 34, [
      [330, 338],
      [700, 262],
    ]),
    stamp("e", elephant, [
      [470, 288, 1.5],
      [536, 312, 1.6],
      [566, 270, 0.9],
      [462, 334, 1.1],
    ]),
    line(C.foam, 2.5, "M508 282q16-2 26 4M578 308q16 0 24 6"),
    at(
      104,
      276,
      1.1,
      cut(C.ink, "M-44 6Q0-8 44-10 4 10-44 6z") +
        dots(C.terracotta, 10, [[-14, 0]]) +
        dots(C.ochre, 10, [[14, -4]]) +
        line(C.foam, 2, "M-50 10l-26 14M-48 2l-30-4"),
    ),
    cut(C.night, plane, 'opacity=".42" transform="translate(690 446) rotate(-52) scale(1.05)"'),
  );
}
