import { useRef, useState } from "react";
import { FILM } from "#web/pictures/film.ts";
import { Poster } from "#web/pictures/poster.tsx";
import type { FILM_TEXTS } from "./copy.ts";
import { trackFilm } from "./use-film.ts";

/** `previewUrl`: the outside preview, tried before our own film; empty where none is configured (decision: video). */
export type FilmProps = { texts: typeof FILM_TEXTS; previewUrl: string };

/** Our own film; where it cannot be played, its poster with a link to the outside preview or to the file. */
export function LocalPlayer(props: FilmProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? <PreviewElsewhere {...props} /> : <Player {...props} onFail={() => setHasFailed(true)} />;
}

/** The press on the poster is already tracked; only later events are tracked here. */
function Player({ texts, previewUrl, onFail }: FilmProps & { onFail: () => void }) {
  const isFirstPlay = useRef(true);
  const last = FILM.sources.length - 1;

  function played() {
    if (!isFirstPlay.current) trackFilm("video_play");
    isFirstPlay.current = false;
  }

  return (
    <video
      aria-label={texts.frameTitle}
      controls
      autoPlay
      playsInline
      preload="metadata"
      poster={FILM.poster}
      width={FILM.width}
      height={FILM.height}
      onLoadedMetadata={(event) => showCaptions(event.currentTarget)}
      onPlay={played}
      // Browsers also fire `pause` at the end, which is tracked as completed.
      onPause={(event) => !event.currentTarget.ended && trackFilm("video_pause")}
      onEnded={() => trackFilm("video_complete")}
      className="absolute inset-0 size-full object-contain"
    >
      {FILM.sources.map((source, index) => (
        // Sources are tried in order and fire the error events: after the last one, the film cannot be played.
        <source key={source.src} {...source} onError={index === last ? onFail : undefined} />
      ))}
      <track kind="captions" src={FILM.captions} srcLang="en" label="English" default />
      {texts.unsupported} <PreviewLink texts={texts} previewUrl={previewUrl} />
    </video>
  );
}

/** WebKit leaves a track switched off that is marked as the default; the film has no sound, so its words are the captions. */
function showCaptions({ textTracks: [captions] }: HTMLVideoElement) {
  if (captions) captions.mode = "showing";
}

function PreviewLink({ texts, previewUrl, className }: FilmProps & { className?: string }) {
  return (
    <a href={previewUrl || FILM.sources.at(-1)?.src} target="_blank" rel="noopener" className={className}>
      {texts.elsewhere}
    </a>
  );
}

function PreviewElsewhere({ texts, previewUrl }: FilmProps) {
  return (
    <div data-slot="film-fallback" role="status" className="absolute inset-0">
      <Poster country="kenya" decorative sizes="(min-width: 768px) 40rem, 80vw" className="size-full" />
      <div className="absolute inset-0 grid content-end gap-1 bg-ink/75 p-6 text-white sm:p-8">
        <p className="text-lg font-semibold">{texts.unavailable}</p>
        <PreviewLink
          texts={texts}
          previewUrl={previewUrl}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 outline-offset-2 focus-visible:outline-white"
        />
      </div>
    </div>
  );
}
