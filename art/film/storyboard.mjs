// What the film shows, in order: its posters cut into planes, its titles, its captions and the seconds of each.
import { COUNTRIES } from "../../domain/countries.ts";
import { PROGRAM_LENGTH } from "../../web/content/program.ts";
import { egypt } from "../posters/egypt.mjs";
import { ghana } from "../posters/ghana.mjs";
import { homeward } from "../posters/homeward.mjs";
import { kenya } from "../posters/kenya.mjs";
import { rwanda } from "../posters/rwanda.mjs";
import { senegal } from "../posters/senegal.mjs";
import { southAfrica } from "../posters/south-africa.mjs";
import { tanzania } from "../posters/tanzania.mjs";
import { daybreak } from "./daybreak.mjs";

export const FRAMES_PER_SECOND = 24;
/** Seconds that a woven strip takes across the picture, half of them on either side of the cut. */
export const WIPE = 0.9;

const OPENING = 3.6;
const SHOT = 3.6;
const CLOSING = 5.2;
const NAME = "Homeward";

function countryName(id) {
  return COUNTRIES.find((country) => country.id === id).name;
}

/**
 * A scene:
 * - `draw`: the sheet; `pieces`: how many it is cut from, so that a redrawn poster is never cut in the wrong place;
 * - `planes`: `[first piece, depth, glide]`. Depth 0 is the horizon and 1 is at the viewer's feet: the nearer, the faster
 *   a plane comes toward us; `glide` is how far, in units of the sheet, it goes by itself (the sun, a boat, a cloud);
 * - `view`: the middle of the picture on the sheet, from the first second to the last; `zoom`: the sheet's width over
 *   the picture's; `toward`: the point that we move to; `push`: how much nearer the nearest plane comes.
 */
function shot(id, draw, title, caption, pieces, planes, camera) {
  const { place, motif, side = "left" } = title;
  return {
    seconds: SHOT,
    draw,
    caption,
    pieces,
    planes,
    motif,
    title: { kind: "label", name: countryName(id), place, side },
    camera: { zoom: 1.04, push: 0.08, ...camera },
  };
}

/** From before dawn through one day to the moon, and to the next morning. One country for each of the seven modules. */
export const SCENES = [
  {
    seconds: OPENING,
    draw: daybreak,
    caption: ["Where in Africa could home be?", `${NAME} helps you find it.`],
    pieces: 17,
    planes: [
      [0, 0],
      [4, 0.02],
      [7, 0.1, [0, -120]],
      [11, 0.25],
      [12, 0.4],
      [13, 0.6],
      [15, 0.8],
      [16, 1],
    ],
    title: { kind: "name", name: NAME, place: "Seven countries, one way home", side: "middle" },
    camera: {
      zoom: 1.08,
      push: 0.08,
      toward: [800, 560],
      view: [
        [800, 462],
        [800, 452],
      ],
    },
  },
  shot(
    "tanzania",
    tanzania,
    { place: "Stone Town, Zanzibar", side: "right", motif: "east" },
    ["Choose the country", "that fits your life."],
    35,
    [
      [0, 0.02],
      [5, 0.04, [0, -20]],
      [8, 0.1, [14, 0]],
      [9, 0.2],
      [18, 0.28],
      [23, 0.6, [30, 0]],
      [33, 0.72, [12, 0]],
      [34, 0.85],
    ],
    {
      toward: [560, 372],
      view: [
        [400, 368],
        [400, 298],
      ],
    },
  ),
  shot(
    "ghana",
    ghana,
    { place: "Cape Coast", motif: "west" },
    ["Gather every paper", "before an office asks for it."],
    43,
    [
      [0, 0.02],
      [4, 0.04, [0, -16]],
      [7, 0.15, [44, -10]],
      [8, 0.22],
      [12, 0.38],
      [34, 0.48],
      [37, 0.56, [-8, 0]],
      [38, 0.62, [10, 2]],
      [39, 0.68, [-6, 0]],
      [40, 0.74, [8, 3]],
      [41, 0.84],
      [42, 1, [6, 0]],
    ],
    {
      toward: [330, 400],
      view: [
        [400, 292],
        [400, 382],
      ],
    },
  ),
  shot(
    "rwanda",
    rwanda,
    { place: "Land of a thousand hills", motif: "east", side: "right" },
    ["Plan a first visit", "that tests ordinary life."],
    38,
    [
      [0, 0.02],
      [3, 0.03, [0, -12]],
      [5, 0.07],
      [8, 0.13],
      [11, 0.16, [-14, 0]],
      [12, 0.22],
      [15, 0.26, [14, 0]],
      [16, 0.36],
      [26, 0.42, [-14, 0]],
      [27, 0.6],
      [36, 1],
    ],
    {
      toward: [430, 250],
      view: [
        [400, 290],
        [400, 358],
      ],
    },
  ),
  shot(
    "south-africa",
    southAfrica,
    { place: "Cape Town", side: "right", motif: "south" },
    ["Set up the accounts and reserves", "for your first year."],
    30,
    [
      [0, 0.02],
      [4, 0.07],
      [5, 0.12],
      [8, 0.13, [8, 2]],
      [10, 0.22],
      [14, 0.3],
      [19, 0.42, [34, 0]],
      [21, 0.2, [-40, -8]],
      [22, 0.84],
      [29, 1],
    ],
    {
      toward: [430, 380],
      view: [
        [400, 356],
        [400, 286],
      ],
    },
  ),
  shot(
    "kenya",
    kenya,
    { place: "Under Kilimanjaro", side: "right", motif: "east" },
    ["Find the school, the neighborhood", "and the lease, in that order."],
    33,
    [
      [0, 0.02],
      [4, 0.04, [0, 26]],
      [7, 0.1, [-16, 0]],
      [8, 0.12],
      [11, 0.22],
      [20, 0.32],
      [21, 0.4],
      [22, 0.45, [10, 0]],
      [26, 0.54],
      [27, 0.72],
      [30, 0.84],
      [31, 0.94],
    ],
    {
      toward: [440, 380],
      view: [
        [400, 318],
        [400, 346],
      ],
    },
  ),
  shot(
    "senegal",
    senegal,
    { place: "Land of the baobab", side: "right", motif: "west" },
    ["Put shipping, travel and arrival", "in one calendar."],
    25,
    [
      [0, 0.02],
      [6, 0.05, [0, 34]],
      [10, 0.1, [-22, 0]],
      [11, 0.24],
      [13, 0.38],
      [14, 0.66],
      [21, 0.4, [70, -24]],
      [22, 0.86],
      [24, 1],
    ],
    {
      toward: [470, 440],
      view: [
        [400, 296],
        [400, 356],
      ],
    },
  ),
  shot(
    "egypt",
    egypt,
    { place: "The Nile at Giza", motif: "north" },
    ["Turn your experience into income", "where you land."],
    55,
    [
      [0, 0],
      [4, 0.02],
      [17, 0.03, [0, -18]],
      [23, 0.1],
      [24, 0.15],
      [32, 0.22],
      [34, 0.32],
      [43, 0.4],
      [47, 0.42],
      [49, 0.66, [36, 0]],
    ],
    {
      toward: [470, 420],
      view: [
        [400, 256],
        [400, 360],
      ],
    },
  ),
  {
    seconds: CLOSING,
    draw: homeward,
    caption: [`Seven modules in ${PROGRAM_LENGTH.replace("-", " to ")},`, "beside people who made the same move."],
    pieces: 56,
    planes: [
      [0, 0],
      [6, 0.03, [0, -34]],
      [10, 0.06, [30, 0]],
      [11, 0.1],
      [14, 0.16],
      [15, 0.2],
      [16, 0.28],
      [22, 0.34, [26, 0]],
      [23, 0.38],
      [43, 0.5],
      [45, 0.62],
      [50, 0.82],
      [52, 0.9],
      [53, 1],
      [55, 0.2, [60, -16]],
    ],
    motif: "east",
    title: { kind: "name", name: NAME, place: "Your guide to moving to Africa", side: "left" },
    camera: {
      zoom: 1.07,
      push: 0.1,
      toward: [800, 640],
      view: [
        [800, 452],
        [800, 446],
      ],
    },
  },
];

export const FILM_SECONDS = SCENES.reduce((sum, { seconds }) => sum + seconds, 0);
