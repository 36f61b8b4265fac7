import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { basename, join } from "node:path";
import { fail } from "../../scripts/setup.mjs";
import { FILM_SECONDS, FRAMES_PER_SECOND } from "./storyboard.mjs";

/** The size limit in bytes, and the bit rate that stays below it. */
const LIMIT = 2_000_000;
const bitsPerSecond = Math.floor((LIMIT * 8 * 0.92) / FILM_SECONDS);

const COLORS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];
/** A key frame at least every two seconds, so that seeking is quick. */
const SEEKABLE = ["-g", String(FRAMES_PER_SECOND * 2)];

export function requireFfmpeg() {
  const { error, stdout } = spawnSync("ffmpeg", ["-hide_banner", "-encoders"], { encoding: "utf8" });
  if (error) fail("The film needs ffmpeg (Debian: apt-get install ffmpeg).");
  for (const encoder of ["libx264", "libvpx-vp9"]) {
    if (!stdout.includes(encoder)) fail(`The film needs an ffmpeg with ${encoder}, as Debian's has.`);
  }
}

function ffmpeg(args) {
  const { status, stderr } = spawnSync("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], {
    encoding: "utf8",
  });
  if (status !== 0) fail(`ffmpeg failed:\n${stderr}`);
}

/** A lossless film that takes its frames as PNG. */
export function openMaster(path) {
  const filter = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p";
  const input = ["-f", "image2pipe", "-framerate", String(FRAMES_PER_SECOND), "-c:v", "png", "-i", "-"];
  const output = ["-vf", filter, ...COLORS, "-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", path];
  const child = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...input, ...output], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  return {
    async add(picture) {
      if (!child.stdin.write(picture)) await once(child.stdin, "drain");
    },
    async close() {
      child.stdin.end();
      const [code] = await once(child, "close");
      if (code !== 0) fail("ffmpeg could not write the frames.");
    },
  };
}

/** Encodes in two passes: the first measures complexity, the second allots bits by it. */
function encodeTwice(master, path, folder, args, first, second) {
  const both = ["-i", master, "-an", ...args, "-b:v", String(bitsPerSecond), "-passlogfile", join(folder, "passes")];
  ffmpeg([...both, ...SEEKABLE, ...COLORS, ...first, "-pass", "1", "-f", "null", "-"]);
  ffmpeg([...both, ...SEEKABLE, ...COLORS, ...second, "-pass", "2", path]);
  const { size } = statSync(path);
  console.log(`${basename(path)}: ${(size / 1024).toFixed(0)} KB`);
  if (size >= LIMIT) fail(`${path} has ${size} bytes; ${LIMIT} are allowed.`);
}

/** H.264 in MP4, its index first so that it plays while it loads. */
export function encodeMp4(master, path, folder) {
  const args = ["-c:v", "libx264", "-preset", "medium", "-tune", "animation", "-profile:v", "high"];
  encodeTwice(master, path, folder, args, [], ["-movflags", "+faststart"]);
}

/** VP9 in WebM. */
export function encodeWebm(master, path, folder) {
  const args = ["-c:v", "libvpx-vp9", "-row-mt", "1", "-tile-columns", "1"];
  encodeTwice(master, path, folder, args, ["-cpu-used", "4"], ["-cpu-used", "3"]);
}
