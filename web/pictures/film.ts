import captions from "./film/homeward.vtt?no-inline";
import mp4 from "./film/homeward.mp4?no-inline";
import webm from "./film/homeward.webm?no-inline";
import poster from "./film/homeward.webp?no-inline";

/** The URLs of the film's files, which art/film.mjs makes. A browser takes the first source that it can play. */
export const FILM = {
  sources: [
    { src: webm, type: "video/webm" },
    { src: mp4, type: "video/mp4" },
  ],
  captions,
  poster,
  width: 1280,
  height: 720,
} as const;
