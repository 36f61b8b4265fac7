import { at, bands, byHour, C, cut, disc, eveningSky, land, line, sheet } from "./kit.mjs";

/** Lalibela: the church of Saint George in its pit, as the highlands step away behind it. */
export function ethiopia() {
  const p = (x, y, z) => [400 + (x - y) * 1.12, 392 + (x + y) * 0.56 - z];
  const face = (fill, ...corners) =>
    cut(
      fill,
      `M${corners
        .map((corner) =>
          p(...corner)
            .map(Math.round)
            .join(" "),
        )
        .join("L")}z`,
    );
  const PIT = 152;
  const DEEP = -150;
  const LONG = 96;
  const HALF = 36;
  const rim = [
    [-PIT, -PIT, 0],
    [PIT, -PIT, 0],
    [PIT, PIT, 0],
    [-PIT, PIT, 0],
  ];
  const east = (x, y0, y1) => face("#a13f24", [x, y0, 0], [x, y1, 0], [x, y1, DEEP], [x, y0, DEEP]);
  const west = (y, x0, x1) => face(C.coral, [x0, y, 0], [x1, y, 0], [x1, y, DEEP], [x0, y, DEEP]);
  const window = (x, y, side) => {
    const [u, v] = side === "east" ? [0, 1] : [1, 0];
    return [-42, -96]
      .map((z) =>
        face(
          C.umber,
          [x - u * 8, y - v * 8, z],
          [x + u * 8, y + v * 8, z],
          [x + u * 8, y + v * 8, z - 24],
          [x - u * 8, y - v * 8, z - 24],
        ),
      )
      .join("");
  };
  const cross = (size, half, fill) =>
    face(
      fill,
      [-size, -half, 0],
      [-half, -half, 0],
      [-half, -size, 0],
      [half, -size, 0],
      [half, -half, 0],
      [size, -half, 0],
      [size, half, 0],
      [half, half, 0],
      [half, size, 0],
      [-half, size, 0],
      [-half, half, 0],
      [-size, half, 0],
    );
  const opening = `M${rim
    .map((corner) =>
      p(...corner)
        .map(Math.round)
        .join(" "),
    )
    .join("L")}z`;
  const pilgrim = cut(C.paper, "M-7 0l3-26q-3-10 4-11 7 1 4 11l3 26z") + disc(C.umber, 0, -40, 4.5);
  return sheet(
    byHour(
      bands(["#b9c8dc", 0], ["#d3dbe2", 60], ["#efe7d2", 116]),
      eveningSky({ kind: "violet", horizon: 200, moon: [690, 58, 26] }),
    ),
    cut(
      C.paper,
      "M90 52q18-20 44-8 22-18 46 2 24-4 30 14H78q0-8 12-8zm520-14q20-16 40-4 20-12 40 4 22 0 26 12H600q0-10 10-12z",
    ),
    cut(
      C.slate,
      "M0 190l60-8 20-58 96-4 24 50 60 8 16-34 60-2 18 40 90 6 26-82 118-2 22 58 52 4 18-36 80 0 54 44v120H0z",
    ),
    cut("#8f7f9c", "M0 222l110-10 22-34 76 0 26 36 150 4 24-28 86-2 30 34 120 2 20-26 70 0 66 22v90H0z"),
    land("#a9ad6c", [
      [0, 246],
      [170, 232],
      [360, 250],
      [560, 232],
      [800, 250],
    ]),
    land("#8a9a58", [
      [0, 272],
      [200, 262],
      [420, 280],
      [640, 258],
      [800, 276],
    ]),
    line("#c9c58a", 3, "M20 258q80-10 150-4M560 246q90-8 170 4M60 286q60-10 130-6M620 276q70-8 150 2"),
    land("#c97a52", [
      [0, 306],
      [180, 290],
      [400, 304],
      [620, 288],
      [800, 304],
    ]),
    land("#bd6641", [
      [0, 360],
      [120, 350],
      [240, 372],
      [560, 372],
      [690, 346],
      [800, 356],
    ]),
    cut("#a9522f", "M0 470q90 40 220 66t180 64H0zm800 0q-90 40-220 66t-180 64h400z"),
    `<clipPath id="c"><path d="${opening}"/></clipPath>`,
    cut(C.brick, opening),
    `<g clip-path="url(#c)">`,
    face("#7a2f1b", [-PIT, -PIT, 0], [PIT, -PIT, 0], [PIT, -PIT, DEEP], [-PIT, -PIT, DEEP]),
    face(C.terracotta, [-PIT, -PIT, 0], [-PIT, PIT, 0], [-PIT, PIT, DEEP], [-PIT, -PIT, DEEP]),
    face(C.umber, ...rim.map(([x, y]) => [x, y, DEEP])),
    west(-HALF + 2, -LONG, -HALF),
    west(HALF, -LONG, -HALF),
    east(HALF, -LONG, -HALF),
    window(HALF, -66, "east"),
    window(-66, HALF, "west"),
    west(HALF, HALF, LONG),
    east(LONG, -HALF, HALF),
    west(LONG, -HALF, HALF),
    east(HALF, HALF, LONG),
    window(66, HALF, "west"),
    window(LONG, -16, "east"),
    window(LONG, 16, "east"),
    window(-16, LONG, "west"),
    window(16, LONG, "west"),
    window(HALF, 66, "east"),
    `</g>`,
    cross(LONG, HALF, "#eeb48e"),
    cross(82, 24, "#d98f66"),
    cross(68, 14, "#eeb48e"),
    cross(54, 5, C.brick),
    line("#dc9a72", 4, `${opening}`),
    at(160, 470, 0.9, pilgrim),
    at(184, 482, 1, pilgrim),
    at(620, 486, 1, pilgrim),
    at(600, 338, 0.6, pilgrim),
    at(616, 342, 0.6, pilgrim),
    at(686, 548, 1.15, pilgrim),
  );
}
