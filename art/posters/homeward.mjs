import {
  acacia,
  at,
  birds,
  box,
  byHour,
  C,
  curve,
  cut,
  eveningSky,
  glints,
  LAMP,
  land,
  line,
  palm,
  sizedSheet,
  stamp,
  sun,
} from "./kit.mjs";
import { family, fullBaobab } from "./homeward-pieces.mjs";

const [WIDTH, HEIGHT] = [1600, 900];

/** Bands of light across the whole width, from their `y` down to the foot. */
function lights(...steps) {
  return steps.map(([fill, y]) => box(fill, 0, y, WIDTH, HEIGHT - y)).join("");
}

function hill(fill, ...points) {
  return land(fill, points, HEIGHT);
}

/** The snow mountain, far away and pale. */
function mountain() {
  const left = [
    [430, 622],
    [600, 574],
    [716, 500],
    [790, 430],
    [826, 408],
  ];
  const right = [
    [934, 408],
    [978, 434],
    [1056, 508],
    [1180, 580],
    [1340, 622],
  ];
  return (
    cut("#a9a3b4", `${curve(left)}L850 414 880 404 908 413 934 408${curve(right).replace(/^M\d+ \d+/, "")}z`) +
    cut("#8f8aa3", "M934 408q30 6 60 40 60 66 190 132l-70 42H930q56-60 20-112t-16-102z") +
    cut(
      C.paper,
      "M826 408l24 6 30-10 28 9 26-5q26 6 52 32l-14-2-10 22-18-18-14 30-20-34-16 22-22-30-18 36-20-28-18 20-14-22-18 12-10-4q26-26 42-36z",
    )
  );
}

/** The home page's picture: a road that leads a family through the morning to a town on a lagoon. */
export function homeward() {
  const house = (wall, roof) =>
    cut(wall, "M0 0v-24h36V0z") + cut(roof, "M-6-24l24-18 24 18z") + cut(C.umber, "M7-15h7v8H7zm15 0h7v15h-7z");
  const houses = [
    [612, 694, 0.62, C.paper, C.terracotta],
    [648, 684, 0.62, C.cream, C.brick],
    [690, 690, 0.66, C.paper, C.terracotta],
    [734, 682, 0.62, C.sand, C.brick],
    [776, 690, 0.66, C.paper, C.terracotta],
    [818, 686, 0.6, C.cream, C.brick],
    [630, 716, 0.8, C.sand, C.brick],
    [678, 720, 0.8, C.paper, C.terracotta],
    [742, 716, 0.84, C.cream, C.brick],
    [800, 718, 0.8, C.paper, C.terracotta],
  ];
  const tree = acacia(C.umber, C.leaf);
  return sizedSheet(
    WIDTH,
    HEIGHT,
    byHour(
      lights(["#fbf1dc", 0], ["#fbeed3", 150], ["#fae8c4", 280], ["#f9dfb2", 400], ["#f7d3a3", 500], ["#f3c39a", 570]) +
        sun(1030, 400, [290, "#f9dfae"], [206, "#f6d28a"], [136, C.sand], [84, C.ochre]),
      eveningSky({ kind: "violet", horizon: 640, moon: [1130, 300, 76], width: WIDTH, height: HEIGHT }),
    ),
    glints("#fdf6e6", 12, [
      [1230, 150, 150],
      [1300, 178, 90],
      [770, 300, 120],
      [300, 210, 130],
      [372, 234, 70],
    ]),
    mountain(),
    hill(
      "#cdb49c",
      [0, 612],
      [150, 566],
      [300, 598],
      [470, 560],
      [620, 606],
      [800, 590],
      [1000, 612],
      [1240, 580],
      [1420, 604],
      [1600, 566],
    ),
    hill(
      "#a9b88f",
      [0, 640],
      [180, 610],
      [380, 640],
      [560, 616],
      [760, 640],
      [980, 632],
      [1200, 640],
      [1400, 618],
      [1600, 640],
    ),
    lights([C.foam, 640], ["#9fcbbb", 662], [C.lagoon, 690], ["#4f938e", 730], [C.teal, 780]),
    glints(C.paper, 4, [
      [1010, 652, 170],
      [1050, 664, 110],
      [980, 678, 90],
      [1090, 682, 120],
      [1020, 700, 150],
      [940, 716, 70],
      [1120, 722, 80],
      [1200, 656, 70],
      [1230, 700, 60],
      [1040, 744, 90],
    ]),
    at(
      984,
      724,
      0.8,
      cut(C.umber, "M-66-18q20 8 60 8t70-10q-10 26-34 32h-66q-22-8-30-30z") +
        cut(C.ochre, "M-62-12q22 8 58 8t62-8l-4 8q-24 7-58 7t-54-8z") +
        line(C.umber, 5, "M-4-12l6-120") +
        cut(C.paper, "M-44-62Q6-100 44-164q30 60 26 134-50 16-104 6 2-30-10-38z") +
        cut("#eadbbd", "M44-164q30 60 26 134-20 8-40 10 30-70 14-144z") +
        line(C.umber, 5, "M-50-58Q6-98 48-170"),
    ),
    hill(
      C.fern,
      [0, 664],
      [120, 640],
      [300, 660],
      [480, 646],
      [620, 662],
      [760, 676],
      [880, 702],
      [940, 752],
      [980, 900],
    ),
    stamp("p", palm("#4a3323", C.leaf), [
      [598, 700, 0.42],
      [866, 712, 0.46],
      [722, 700, 0.4],
    ]),
    ...houses.map(([x, y, size, wall, roof]) => at(x, y, size, house(wall, roof))),
    byHour("", houses.map(([x, y, size]) => at(x, y, size, cut(LAMP, "M7-15h7v8H7zm15 0h7v15h-7z"))).join("")),
    stamp("a", tree, [
      [120, 660, 0.44],
      [214, 668, 0.32],
      [420, 668, 0.38],
      [500, 672, 0.28],
    ]),
    hill(
      "#4c7a50",
      [0, 716],
      [180, 684],
      [380, 704],
      [560, 722],
      [700, 736],
      [860, 740],
      [960, 766],
      [1080, 840],
      [1140, 900],
    ),
    line("#6f9a63", 4, "M40 722q120-26 260-12M80 746q140-26 300-6M960 790q40 14 70 46"),
    hill(C.leaf, [0, 770], [200, 736], [420, 752], [640, 786], [900, 800], [1100, 822], [1300, 806], [1600, 770]),
    line("#437252", 4, "M60 784q150-30 320-8M20 812q180-34 400-6M980 836q90 16 180 4"),
    // The road: it narrows as it climbs, and ends between the houses.
    cut(C.terracotta, "M560 900q40-50 150-76t70-48q-16-14-56-24t-22-34h12q-4 16 44 26t70 34q12 24-10 46t-60 40-62 36z"),
    cut(C.amber, "M588 900q40-46 140-72t66-54q-10-12-48-22 74 16 74 44 0 22-46 40t-92 64z", 'opacity=".55"'),
    at(676, 872, 0.86, family()),
    hill(C.forest, [0, 846], [180, 812], [380, 852], [540, 892], [560, 900]),
    hill(C.forest, [820, 900], [960, 872], [1140, 838], [1330, 828], [1600, 850]),
    at(1388, 850, 1.02, fullBaobab()),
    hill(C.night, [0, 884], [160, 862], [330, 892], [360, 900]),
    hill(C.night, [1000, 900], [1180, 866], [1380, 858], [1600, 876]),
    birds(C.umber, [
      [930, 208, 1.2],
      [976, 232],
      [890, 246, 0.9],
      [1014, 198, 0.8],
    ]),
  );
}
