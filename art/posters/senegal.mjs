import { bands, birds, byHour, C, cut, dots, eveningSky, glints, land, line, seeded, sheet, sun } from "./kit.mjs";

/** A baobab without its leaves: a barrel of a trunk, and limbs that fork like roots. */
function baobab() {
  const random = seeded(17);
  const limbs = ["", "", "", ""];
  const tips = [];
  function grow(x, y, angle, length, depth) {
    const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.86];
    const bend = angle - Math.PI / 2 > -Math.PI ? 8 - depth : depth - 8;
    limbs[depth] +=
      `M${Math.round(x)} ${Math.round(y)}q${Math.round((endX - x) / 2 - bend)} ${Math.round((endY - y) / 2 - 4)} ${Math.round(endX - x)} ${Math.round(endY - y)}`.replaceAll(
        " -",
        "-",
      );
    if (depth === 3) return tips.push([Math.round(endX), Math.round(endY)]);
    const forks = depth === 0 ? [-0.42, 0.08, 0.5] : [-0.36, 0.4];
    const rising = angle + (-Math.PI / 2 - angle) * 0.16;
    for (const fork of forks)
      grow(endX, endY, rising + fork + (random() - 0.5) * 0.3, length * (0.62 + random() * 0.14), depth + 1);
  }
  for (const [x, y, angle] of [
    [222, 346, -2.66],
    [238, 328, -2.22],
    [272, 318, -1.76],
    [308, 320, -1.32],
    [332, 334, -0.86],
    [344, 350, -0.42],
  ])
    grow(x, y, angle, 92, 0);
  return [
    ...limbs.map((d, depth) => line(C.ink, [26, 13, 7, 3.5][depth], d)),
    cut(C.ink, "M150 560q58-30 52-106-10-60 2-118l44-30h70l46 38q12 54 0 110-8 80 60 106z"),
    cut(C.umber, "M342 372q16 70-4 140 26-64 16-140zm-30-16q4 90-12 170 24-80 22-170z"),
    dots(
      C.umber,
      15,
      tips.filter((_, i) => i % 3 !== 2),
    ),
  ];
}

/** Senegal: a baobab before the setting sun, and herons in flight. */
export function senegal() {
  return sheet(
    byHour(
      bands([C.brick, 0], [C.terracotta, 88], ["#cb5f2b", 178], [C.amber, 262], ["#e0902d", 338], [C.ochre, 404]) +
        sun(470, 356, [236, "#e08a2e"], [196, C.ochre], [156, C.sand]) +
        cut(C.cream, "M316 374a156 156 0 00308 0z", 'opacity=".45"'),
      // A full moon where the sun was.
      eveningSky({ kind: "ember", horizon: 450, moon: [470, 300, 104] }),
    ),
    byHour(
      glints(
        C.terracotta,
        6,
        [
          [330, 330, 130],
          [520, 306, 120],
          [410, 286, 70],
          [40, 150, 150],
          [610, 120, 130],
        ],
        'opacity=".5"',
      ),
      "",
    ),
    land(C.brick, [
      [0, 452],
      [120, 444],
      [260, 456],
      [430, 446],
      [600, 458],
      [800, 442],
    ]),
    cut(
      C.brick,
      "M664 452l2-30q-26-4-34-16 20 4 30-2-4-10 8-12 12 2 8 12 14 4 32 0-8 14-34 18l4 30zM90 448l1-18q-16-4-22-10 14 2 20-2 6-8 12 0 10 4 20 2-8 8-22 10l2 18z",
    ),
    land(C.umber, [
      [0, 492],
      [200, 478],
      [420, 494],
      [620, 482],
      [800, 496],
    ]),
    ...baobab(),
    birds(C.ink, [
      [560, 196, 1.3],
      [604, 214],
      [640, 192],
      [590, 240, 0.8],
      [676, 226, 0.7],
    ]),
    land(C.ink, [
      [0, 540],
      [180, 530],
      [400, 548],
      [600, 536],
      [800, 548],
    ]),
    cut(
      C.ink,
      "M604 544l4-40q-6-14 6-22-2-10 6-12 10 2 6 12 12 8 4 24l4 38zm-2-74q16-12 36 0-4 12-18 12t-18-12zM664 546l3-34q-4-12 5-18-2-9 5-10 8 1 5 10 10 6 4 20l3 32z",
    ),
    cut(C.umber, "M0 576q200-22 420-4t380-8v36H0z"),
  );
}
