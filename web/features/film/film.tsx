import { Play } from "lucide-react";
import { useRef } from "react";
import { track } from "#web/lib/analytics.ts";
import { useFocusFallback } from "#web/lib/focus-fallback.ts";
import { FirstView } from "#web/lib/first-view.tsx";
import { FILM } from "#web/pictures/film.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { type FilmProps, LocalPlayer } from "./local-player.tsx";
import { useFilm } from "./use-film.ts";

function trackView() {
  track("video_section_view", { event_category: "video", event_label: "guidance_preview" });
}

/**
 * The film as a poster until a visitor presses play; then our own player, or the frame of the outside preview where one
 * is configured and loads (decision: video).
 */
export function FilmPreview({ texts, previewUrl }: FilmProps) {
  const { stage, start, settle, swap } = useFilm(previewUrl !== "");
  const frame = useRef<HTMLDivElement>(null);
  // The pressed button is gone with its stage.
  useFocusFallback(frame, stage);

  return (
    <FirstView onView={trackView} className="with-scripts">
      <div ref={frame} tabIndex={-1} className="relative aspect-video overflow-hidden rounded-lg bg-forest shadow-lift">
        {stage === "poster" && <Facade label={texts.playLabel} onPlay={start} />}
        {stage === "local" && <LocalPlayer texts={texts} previewUrl={previewUrl} />}
        {(stage === "loading" || stage === "frame") && (
          // A player needs scripts and its own origin, which leaves nothing for a sandbox; the policy names the origin.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            src={previewUrl}
            title={texts.frameTitle}
            onLoad={settle}
            allow="autoplay; fullscreen; picture-in-picture"
            className="absolute inset-0 size-full border-0"
          />
        )}
        {stage === "loading" && (
          <p
            role="status"
            className="pointer-events-none absolute inset-0 grid place-items-center text-lg font-semibold text-paper"
          >
            {texts.loading}
          </p>
        )}
      </div>
      <p className="mt-3 min-h-11 text-[0.9375rem] leading-snug text-muted">
        {stage === "poster" && texts.playNote}
        {stage === "frame" && (
          <button type="button" onClick={swap} className="link-standalone text-left font-semibold">
            {texts.swap}
          </button>
        )}
      </p>
    </FirstView>
  );
}

function Facade({ label, onPlay }: { label: string; onPlay: () => void }) {
  return (
    <button type="button" data-slot="film-facade" onClick={onPlay} className="group absolute inset-0 size-full">
      <Poster country="kenya" decorative sizes="(min-width: 768px) 40rem, 80vw" className="size-full" />
      <span className="absolute bottom-5 left-5 flex items-center gap-4 rounded-full bg-paper py-2 pr-7 pl-2 text-lg font-semibold text-forest shadow-lift">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-action text-white transition-transform group-hover:scale-105">
          <Play aria-hidden className="ml-1 size-6" fill="currentColor" />
        </span>
        {label}
      </span>
    </button>
  );
}

/** Where scripts never run: a link to the preview's own page, or to the file of our film. */
export function FilmWithoutScripts({ texts, previewUrl }: FilmProps) {
  return (
    <a
      href={previewUrl || FILM.sources.at(-1)?.src}
      target="_blank"
      rel="noopener"
      className="without-scripts relative block overflow-hidden rounded-lg"
    >
      <Poster country="kenya" decorative sizes="(min-width: 768px) 40rem, 80vw" className="aspect-video w-full" />
      <span className="link mt-3 block font-semibold">{texts.elsewhere}</span>
    </a>
  );
}
