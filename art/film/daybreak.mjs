import { at, box, C, cut, land, palm, seeded, sizedSheet, sun } from "../posters/kit.mjs";

const [WIDTH, HEIGHT] = [1600, 900];

/** The film's first picture: dark hills, the last stars, and the sun on its way up behind the film's name. */
export function daybreak() {
  const random = seeded(41);
  const stars = Array.from(
    { length: 3 },
    (_, size) =>
      `<path fill="none" stroke="${C.cream}" stroke-width="${2 + size}" stroke-linecap="round" opacity=".7" d="${Array.from(
        { length: 14 },
        () => `M${Math.round(random() * WIDTH)} ${Math.round(random() * 420)}h0`,
      ).join("")}"/>`,
  );
  const hill = (fill, ...points) => land(fill, points, HEIGHT);
  return sizedSheet(
    WIDTH,
    HEIGHT,
    box(C.midnight, 0, 0, WIDTH, HEIGHT),
    box("#1c2450", 0, 250, WIDTH, 650),
    box("#33325f", 0, 420, WIDTH, 480),
    box(C.plum, 0, 540, WIDTH, 360),
    ...stars,
    sun(800, 700, [330, "#7a3f4e"], [240, C.terracotta], [170, C.amber], [112, C.sand]),
    hill("#33304f", [0, 700], [240, 640], [460, 676], [760, 622], [1040, 680], [1320, 632], [1600, 690]),
    hill("#232747", [0, 730], [300, 700], [640, 742], [980, 690], [1300, 736], [1600, 700]),
    hill("#152f33", [0, 790], [260, 752], [560, 780], [900, 744], [1240, 788], [1600, 744]),
    at(1330, 800, 1.5, palm("#0c2220", "#0c2220")),
    hill(C.forest, [0, 812], [340, 840], [720, 806], [1120, 846], [1600, 796]),
    cut(C.night, "M0 868q420-46 820-6t780-20v58H0z"),
  );
}
