// The page that the film is taken from, one frame at a time; time is derived from the frame number alone.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runnerImport } from "vite";
import { C } from "../posters/kit.mjs";
import { root } from "../../scripts/setup.mjs";
import { splitIntoPlanes } from "./cut.mjs";
import { FRAMES_PER_SECOND, SCENES, WIPE } from "./storyboard.mjs";

export const [WIDTH, HEIGHT] = [1280, 720];

const require = createRequire(import.meta.url);

function font(family, file, weights) {
  const data = readFileSync(require.resolve(file)).toString("base64");
  return `@font-face{font-family:"${family}";font-weight:${weights};src:url(data:font/woff2;base64,${data})}`;
}

const STYLE = `
  ${font("Fraunces", "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2", "100 900")}
  ${font("Instrument Sans", "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2", "400 700")}
  :root{${["paper", "ink", "forest", "terracotta", "ochre", "indigo"].map((name) => `--color-${name}:${C[name]}`).join(";")}}
  body{margin:0;overflow:hidden;background:${C.ink}}
  .scene,.scene>svg,.strip{position:absolute;inset:0;width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden}
  .title{position:absolute;color:${C.ink}}
  .title.middle{color:${C.paper};left:0;right:0;top:150px;text-align:center}
  .title.left{left:68px} .title.right{right:68px} .label{top:52px} .name.left{top:64px}
  .line{display:block;overflow:hidden;white-space:nowrap}
  .line>b{display:block;font-weight:inherit;padding:0 4px .16em}
  .first{font:600 72px/1 Fraunces;letter-spacing:-.012em}
  .second{font:500 29px/1.1 "Instrument Sans"}
  .name .first{font-size:132px;letter-spacing:-.02em} .name .second{font-size:38px;margin-top:8px}
  .label{background:${C.paper};padding:26px 40px 16px 58px}
  .label .second{margin-top:6px;color:${C.forest}}
  .spine{position:absolute;left:0;top:0;bottom:0;width:26px;overflow:hidden}
  .strip{width:156px;right:auto;box-sizing:border-box;border:solid ${C.ink};border-width:0 8px}
  .strip>svg{height:${HEIGHT + 240}px}`;

function sceneMarkup(scene, weave) {
  const { kind, name, place, side } = scene.title;
  const planes = splitIntoPlanes(scene).map(({ markup }) => `<g>${markup}</g>`);
  const spine = `<span class="spine">${weave({ motif: scene.motif, direction: "spine", thickness: 26 })}</span>`;
  return `<div class="scene">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}">${planes.join("")}</svg>
    <div class="title ${kind} ${side}">
      ${kind === "label" ? spine : ""}
      <span class="line first"><b>${name}</b></span><span class="line second"><b>${place}</b></span>
    </div>
  </div>`;
}

/** The page's HTML and the plan that `installShow` takes. */
export async function makeStage() {
  const { module } = await runnerImport(join(root, "web", "pictures", "woven.tsx"), { root, configFile: false });
  let count = 0;
  // Every render starts its ids at the same number; the prefix keeps them unique on the page.
  const weave = (props) => {
    count += 1;
    return renderToStaticMarkup(createElement(module.Woven, props), { identifierPrefix: `weave${count}` });
  };
  const strips = SCENES.map(
    ({ motif = "west" }) => `<div class="strip">${weave({ motif, direction: "spine", thickness: 140 })}</div>`,
  );
  let seconds = 0;
  const scenes = SCENES.map((scene) => {
    const { camera, draw } = scene;
    const start = seconds;
    seconds += scene.seconds;
    const [, sheetWidth] = /viewBox="0 0 (\d+)/.exec(draw().day);
    return {
      start,
      end: seconds,
      camera: { ...camera, scale: (WIDTH / Number(sheetWidth)) * camera.zoom },
      planes: splitIntoPlanes(scene).map(({ depth, glide }) => ({ depth, glide })),
    };
  });
  return {
    html: `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${SCENES.map((scene) => sceneMarkup({ motif: "west", ...scene }, weave)).join("")}${strips.join("")}`,
    plan: { scenes, wipe: WIPE, framesPerSecond: FRAMES_PER_SECOND, width: WIDTH, height: HEIGHT },
    frames: Math.round(seconds * FRAMES_PER_SECOND),
  };
}

/** Runs in the page: defines `show(frame)`. */
export function installShow({ scenes, wipe, framesPerSecond, width, height }) {
  const elements = [...document.querySelectorAll(".scene")];
  const strips = [...document.querySelectorAll(".strip")];
  const clamp = (value) => Math.min(1, Math.max(0, value));
  const easeOut = (value) => 1 - (1 - clamp(value)) ** 4;
  const easeInOut = (value) => (1 - Math.cos(Math.PI * clamp(value))) / 2;

  /** The transform of a plane at `progress` (0 to 1) of its scene. */
  function movePlane({ camera, planes }, index, progress) {
    const { depth, glide } = planes[index];
    const { scale, toward, view, push } = camera;
    const near = 1 + push * depth * progress;
    const shift = [0, 1].map((axis) => {
      const look = view[0][axis] + (view[1][axis] - view[0][axis]) * progress;
      const middle = [width / 2, height / 2][axis];
      return middle + scale * (toward[axis] * (1 - near) - look + glide[axis] * (progress - 0.5));
    });
    return `matrix(${scale * near} 0 0 ${scale * near} ${shift.join(" ")})`;
  }

  function showTitle(title, age) {
    const isLabel = title.classList.contains("label");
    // The label opens from its spine, then its lines rise, the name first.
    if (isLabel) title.style.clipPath = `inset(0 ${100 - easeOut((age - 0.35) / 0.9) * 100}% 0 0)`;
    title.querySelectorAll(".line>b").forEach((line, index) => {
      const risen = easeOut((age - 0.6 - index * (isLabel ? 0.15 : 0.4)) / 0.9);
      line.style.transform = `translateY(${(1 - risen) * 112}%)`;
    });
  }

  globalThis.show = (frame) => {
    const time = frame / framesPerSecond;
    scenes.forEach((scene, index) => {
      const [element, strip] = [elements[index], strips[index]];
      // A scene moves during both of its transitions.
      const [from, to] = [scene.start - wipe / 2, scene.end + wipe / 2];
      const isOn = time >= from && time < to;
      element.style.display = isOn ? "block" : "none";
      const crossed = index === 0 ? 1 : easeInOut((time - from) / wipe);
      strip.style.display = crossed > 0 && crossed < 1 ? "block" : "none";
      if (!isOn) return;
      const edge = width + 80 - crossed * (width + 160);
      element.style.clipPath = `inset(0 0 0 ${Math.max(0, edge)}px)`;
      strip.style.transform = `translateX(${edge - 78}px)`;
      strip.firstElementChild.style.transform = `translateY(${-crossed * 200}px)`;
      const progress = (time - from) / (to - from);
      [...element.firstElementChild.children].forEach((plane, number) => {
        plane.setAttribute("transform", movePlane(scene, number, progress));
      });
      showTitle(element.querySelector(".title"), time - scene.start);
    });
  };
}
