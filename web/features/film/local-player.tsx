import { type ReactNode, useRef } from "react";
import { site } from "#domain/site.ts";
import type { videoSection } from "#web/content/home-sections.ts";
import { FILM } from "#web/pictures/film.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { trackFilm } from "./use-film.ts";

type LocalPlayerProps = { texts: typeof videoSection };

/** Takes the frame's place: our own film, or, as long as there is none, its poster and the way to the preview. */
export function LocalPlayer({ texts }: LocalPlayerProps) {
  const fallback = <PreviewElsewhere texts={texts} />;
  if (!FILM) return fallback;
  return (
    <Player film={FILM} title={texts.frameTitle}>
      {fallback}
    </Player>
  );
}

type PlayerProps = { film: NonNullable<typeof FILM>; title: string; children: ReactNode };

/** The press that asked for the film has been told already; only what follows it is told here (product §7). */
function Player({ film, title, children }: PlayerProps) {
  const isFirstPlay = useRef(true);

  function played() {
    if (!isFirstPlay.current) trackFilm("video_play");
    isFirstPlay.current = false;
  }

  return (
    <video
      aria-label={title}
      controls
      autoPlay
      playsInline
      preload="metadata"
      onPlay={played}
      onPause={(event) => !event.currentTarget.ended && trackFilm("video_pause")}
      onEnded={() => trackFilm("video_complete")}
      className="absolute inset-0 size-full object-contain"
    >
      {film.sources.map((source) => (
        <source key={source.src} {...source} />
      ))}
      <track kind="captions" src={film.captions} srcLang="en" label="English" default />
      {children}
    </video>
  );
}

function PreviewElsewhere({ texts }: LocalPlayerProps) {
  return (
    <div data-slot="film-fallback" role="status" className="absolute inset-0">
      <Poster country="kenya" decorative sizes="(min-width: 768px) 44rem, 80vw" className="size-full" />
      <div className="absolute inset-0 grid content-end gap-1 bg-[#1d1b16]/75 p-6 text-white sm:p-8">
        <p className="text-lg font-semibold">{texts.unavailable}</p>
        <p>{texts.unsupported}</p>
        <a
          href={site.videoUrl}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 outline-offset-2 focus-visible:outline-white"
        >
          {texts.elsewhere}
        </a>
      </div>
    </div>
  );
}
