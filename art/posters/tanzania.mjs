import { bands, byHour, C, cut, eveningSky, glints, LAMP, line, palm, seeded, sheet, stamp, sun } from "./kit.mjs";

/** Zanzibar: a dhow under full sail before Stone Town, early. */
export function tanzania() {
  const random = seeded(5);
  let town = "";
  let doors = "";
  for (let x = 486; x < 800; x += 30) {
    const top = 322 - Math.round(random() * 34);
    town += `M${x} 372V${top}h${26 + Math.round(random() * 8)}v${372 - top}z`;
    doors += `M${x + 6} ${top + 12}h5v9h-5zm12 0h5v9h-5zm-12 18h5v9h-5z`;
  }
  return sheet(
    byHour(
      bands([C.coral, 0], ["#e79b7c", 82], [C.rose, 160], ["#f6d7b4", 232], [C.cream, 300]) +
        sun(620, 300, [168, "#f5c393"], [126, C.sand], [88, C.ochre]),
      eveningSky({ kind: "violet", horizon: 372, moon: [650, 206, 62] }),
    ),
    cut(C.rose, "M60 96h130q22 0 22 10t-22 10H60q-18 0-18-10t18-10zm560 22h120q20 0 20 9t-20 9H620q-16 0-16-9t16-9z"),
    stamp("p", palm(C.plum, C.plum), [
      [500, 372, 0.5],
      [764, 372, 0.56],
      [452, 374, 0.4],
    ]),
    cut(C.paper, town),
    cut("#d8b79b", "M612 372v-88h60v88z"),
    cut(C.paper, "M606 300h72v8h-72zm0 28h72v8h-72zM630 284v-34h24v34zm-4-34l16-26 16 26z"),
    byHour(cut(C.plum, doors), cut(LAMP, doors)),
    cut(C.plum, "M420 372q120-14 380-6v10H420z"),
    bands([C.foam, 372], [C.lagoon, 404], ["#3f8f89", 452], [C.teal, 510]),
    glints(C.paper, 4, [
      [560, 386, 150],
      [590, 398, 90],
      [540, 420, 60],
      [640, 424, 80],
      [40, 396, 90],
      [130, 424, 70],
      [620, 470, 90],
      [20, 474, 60],
      [700, 512, 70],
    ]),
    cut(C.umber, "M300 484l-10-372 10-2 14 374z"),
    cut(C.paper, "M92 330Q250 170 428 34q86 178 62 378-186 50-398-82z"),
    cut("#eadbbd", "M428 34q86 178 62 378-40 10-86 12 66-176 24-390z"),
    line(
      "#d8c6a2",
      2.5,
      "M170 260q40 60 42 128M252 186q64 110 62 232M338 110q96 150 78 310M232 206q120 10 246 76M148 282q160 30 346 66",
    ),
    line(C.umber, 8, "M78 344Q250 174 440 26"),
    cut(C.umber, "M132 452q20 12 60 10h300q40 0 66-22-8 50-52 86H214q-56-14-82-74z"),
    cut(C.ochre, "M140 468q30 10 60 9h296q28 0 52-14l-8 18q-20 8-44 8H198q-30 0-50-7z"),
    cut(C.indigo, "M150 486q26 8 52 8h290q22 0 40-8l-9 15q-14 5-30 5H206q-26 0-46-6z"),
    cut(
      C.ink,
      "M246 462l4-26q-4-12 6-14-2-10 5-10t5 10q9 2 6 14l4 26zm150 0l4-24q-4-12 5-14-1-10 5-10t5 10q9 2 5 14l4 24z",
    ),
    cut(C.terracotta, "M248 444h26l3 18h-31zm150 2h24l2 16h-28z"),
    cut(C.paper, "M96 520q60-18 124 0t128 0 128 0 124-2q-50 28-118 14t-130 6-134 0-122-18z", 'opacity=".85"'),
    glints(C.foam, 4, [
      [60, 556, 120],
      [240, 572, 160],
      [480, 558, 110],
      [640, 574, 110],
    ]),
  );
}
