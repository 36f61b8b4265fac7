// `node art/film.mjs`: makes the film of the posters into web/pictures/film/: WebM, MP4, captions and
// the poster frame. The files are committed: run it again after changing one of its drawings.
// `node art/film.mjs --stills FOLDER` takes a few pictures of each scene instead, as previews.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findOrInstallChromium } from "../scripts/chromium.mjs";
import { captionsFile } from "./film/captions.mjs";
import { encodeMp4, encodeWebm, openMaster, requireFfmpeg } from "./film/encode.mjs";
import { HEIGHT, makeStage, installShow, WIDTH } from "./film/stage.mjs";
import { root } from "../scripts/setup.mjs";

/** The scene that the poster frame is taken from: Kenya with its name. */
const POSTER_SCENE = 5;

const { html, plan, frames } = await makeStage();
const stillsFolder = process.argv[2] === "--stills" ? process.argv[3] : null;
if (!stillsFolder) requireFfmpeg();

const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
await page.evaluate(installShow, plan);

async function take(frame) {
  await page.evaluate((frame) => globalThis.show(frame), frame);
  return page.screenshot({ type: "png", animations: "allow", caret: "initial" });
}

function frameAt(scene, part) {
  const { start, end } = plan.scenes[scene];
  return Math.round((start + (end - start) * part) * plan.framesPerSecond);
}

async function takeStills(folder) {
  mkdirSync(folder, { recursive: true });
  for (const scene of plan.scenes.keys()) {
    for (const part of [0, 0.25, 0.8]) {
      writeFileSync(join(folder, `${scene}-${part}.png`), await take(frameAt(scene, part)));
    }
  }
}

async function makeFilm() {
  const folder = join(root, "web", "pictures", "film");
  const temporaryFolder = mkdtempSync(join(tmpdir(), "film-"));
  mkdirSync(folder, { recursive: true });
  const master = openMaster(join(temporaryFolder, "master.mkv"));
  for (let frame = 0; frame < frames; frame++) {
    await master.add(await take(frame));
    if (frame % 48 === 47) console.log(`${frame + 1} of ${frames} frames`);
  }
  await master.close();
  const poster = await take(frameAt(POSTER_SCENE, 0.7));
  // The encoders block this process for minutes, and an idle browser connection would time out.
  await browser.close();
  encodeMp4(join(temporaryFolder, "master.mkv"), join(folder, "homeward.mp4"), temporaryFolder);
  encodeWebm(join(temporaryFolder, "master.mkv"), join(folder, "homeward.webm"), temporaryFolder);
  rmSync(temporaryFolder, { recursive: true });
  writeFileSync(join(folder, "homeward.vtt"), captionsFile());
  await sharp(poster).webp({ quality: 84, effort: 6, smartSubsample: true }).toFile(join(folder, "homeward.webp"));
}

await (stillsFolder ? takeStills(stillsFolder) : makeFilm());
await browser.close();
