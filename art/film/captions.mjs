import { SCENES } from "./storyboard.mjs";

/** Seconds between two captions. */
const GAP = 0.1;

function timestamp(seconds) {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

/** The captions as WebVTT: one cue a scene. */
export function captionsFile() {
  let start = 0;
  const cues = SCENES.map(({ seconds, caption }, index) => {
    const from = start;
    start += seconds;
    return `${index + 1}\n${timestamp(from)} --> ${timestamp(start - GAP)}\n${caption.join("\n")}\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}
