import { at, bands, box, byHour, C, curve, cut, eveningSky, land, line, sheet, stamp, sun } from "./kit.mjs";

/** Rwanda: hill behind hill in the morning mist, terraces, a red road. */
export function rwanda() {
  const hump = (fill, cx, top, width, base) =>
    land(
      fill,
      [
        [cx - width, base],
        [cx - width * 0.62, top + (base - top) * 0.42],
        [cx - width * 0.2, top + 5],
        [cx + width * 0.16, top],
        [cx + width * 0.58, top + (base - top) * 0.36],
        [cx + width, base],
      ],
      base + 4,
    );
  const terraces = (stroke, cx, top, width, rows, step) =>
    line(
      stroke,
      3,
      Array.from({ length: rows }, (_, i) => {
        const half = width * (0.3 + i * 0.12);
        const y = top + 20 + i * step;
        return `M${Math.round(cx - half)} ${y + 14}Q${cx} ${y - 18} ${Math.round(cx + half)} ${y + 12}`;
      }).join(""),
    );
  const hut =
    box(C.cream, -14, -16, 28, 16) + cut(C.terracotta, "M-19-16l8-12h22l8 12z") + box(C.umber, -4, -10, 7, 10);
  const veil = (y, opacity) =>
    cut(
      C.paper,
      `${curve([
        [0, y],
        [160, y - 14],
        [330, y + 6],
        [520, y - 12],
        [680, y + 4],
        [800, y - 8],
      ])}V${y + 46}H0z`,
      `opacity="${opacity}"`,
    );
  // On its knuckles, facing right; the back of gray that the old males have.
  const gorilla =
    cut(
      C.ink,
      "M-104 6q-14-4-10-14 14-22 10-46-2-44 30-62 38-20 74-22 16-30 46-34 34 0 40 30 10 8 8 22-2 12-16 16-10 8-22 4-4 34-2 66 4 24 12 30 4 10-8 12H34q-10 0-8-12 6-34-4-66-30 22-66 22-14 18-4 36 6 12-4 18z",
    ) +
    cut("#7d7a72", "M-72-108q36-18 66-22-6 20-24 28-28 14-62 14-2-13 20-20z") +
    cut("#4b463c", "M62-164q16-2 20 12 6 8 4 18-6 12-20 8-14-6-12-22 2-14 8-16z") +
    cut(C.ink, "M58-154q12-6 26 0v5q-12-4-26 1zm16 22h12v3h-12z");
  return sheet(
    byHour(
      bands(["#f3ecd2", 0], ["#eef0dc", 80], [C.mist, 150]) + sun(232, 128, [96, "#f8e8b8"], [62, C.sand]),
      eveningSky({ kind: "lagoon", horizon: 320, moon: [232, 92, 36] }),
    ),
    cut("#a9b9c4", "M420 250l92-142 22-4 24 6 96 146z"),
    cut("#bccad0", "M560 252l96-112 18-2 18 10 108 96v40H560z"),
    cut("#c6d3d2", "M250 262l90-92 22 2 110 96z"),
    hump("#bdd2ba", 100, 204, 240, 330),
    hump("#b2caaf", 420, 222, 230, 330),
    hump("#bdd2ba", 720, 206, 220, 330),
    veil(280, 0.75),
    hump("#93b491", 250, 262, 250, 400),
    hump("#86aa86", 590, 250, 270, 400),
    terraces("#a9c6a2", 590, 268, 250, 4, 24),
    veil(352, 0.65),
    hump("#6b9870", 60, 306, 260, 470),
    hump("#5f8e66", 420, 326, 280, 480),
    terraces("#8fb488", 420, 344, 250, 5, 22),
    hump("#6b9870", 780, 312, 250, 470),
    stamp("h", hut, [
      [372, 368, 0.7],
      [440, 352, 0.7],
      [498, 384, 0.8],
      [90, 352, 0.7],
      [726, 366, 0.75],
    ]),
    veil(436, 0.5),
    box("#4f8058", 0, 478, 800, 122),
    hump("#3f7350", 190, 392, 330, 620),
    terraces("#6b9870", 190, 412, 270, 6, 27),
    hump(C.leaf, 650, 404, 350, 640),
    cut(
      C.terracotta,
      "M452 600c70-44 236-40 226-80-8-30-86-20-78-52 6-26 70-20 60-50l9-1c18 40-44 40-46 56-2 18 94 8 108 50 14 46-120 44-176 77z",
    ),
    stamp("g", hut, [
      [590, 480, 1.15],
      [520, 522, 1.25],
      [736, 438, 0.95],
    ]),
    land(C.forest, [
      [0, 520],
      [120, 516],
      [260, 560],
      [420, 590],
      [470, 600],
    ]),
    at(196, 566, 1.08, gorilla),
  );
}
