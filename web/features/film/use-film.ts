import { useEffect, useState } from "react";
import { track } from "#web/lib/analytics.ts";

/** How long the outside frame may take before our own player replaces it, in milliseconds (decision: video). */
const FRAME_TIMEOUT_MS = 8_000;

type Stage = "poster" | "loading" | "frame" | "local";

/**
 * The stages of the film: poster, then our own player. An outside preview comes first where there is one: loading, then
 * its frame, or our own player after a timeout.
 */
export function useFilm(hasPreview: boolean) {
  const [stage, setStage] = useState<Stage>("poster");

  useEffect(() => {
    if (stage !== "loading") return undefined;
    const timer = setTimeout(() => setStage("local"), FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [stage]);

  function start() {
    trackFilm("video_play");
    setStage(hasPreview ? "loading" : "local");
  }

  return {
    stage,
    start,
    /** The frame has loaded; too late after our own player has begun. */
    settle: () => setStage((now) => (now === "loading" ? "frame" : now)),
    swap: () => setStage("local"),
  };
}

export function trackFilm(event: "video_play" | "video_pause" | "video_complete") {
  track(event, { event_category: "video", event_label: "guidance_preview" });
}
