import { Play } from "lucide-react";
import { site } from "#domain/site.ts";
import { tracked } from "#web/lib/element-events.ts";
import { FILM } from "#web/pictures/film.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { FILM_TEXTS as texts } from "./copy.ts";
import { useBehavior } from "#web/lib/island.tsx";
import { playFilmOnPress } from "./play-film.behavior.ts";

const SECTION_VIEW = ["video_section_view", { event_category: "video", event_label: "guidance_preview" }] as const;

/** The outside preview, tried before our own film; empty where none is configured. */
const previewUrl = site.videoUrl;

/**
 * The film as a poster until a visitor presses play; then our own player, or the frame of the outside preview where one
 * is configured and loads. What takes the poster's place waits in templates; play-film.behavior.ts puts it there.
 */
export function Film() {
  const behavior = useBehavior(playFilmOnPress);
  return (
    <div data-slot="film" {...behavior} className="with-scripts" {...tracked("view", SECTION_VIEW)}>
      <div
        data-slot="film-stage"
        tabIndex={-1}
        className="relative aspect-video overflow-hidden rounded-lg bg-forest shadow-lift"
      >
        <Facade />
      </div>
      <p data-slot="film-note" className="mt-3 min-h-11 text-sm leading-snug text-muted">
        {texts.playNote}
      </p>
      {previewUrl && (
        <template data-slot="film-frame">
          {/* A player needs scripts and its own origin, which leaves nothing for a sandbox; the policy names the origin. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            src={previewUrl}
            title={texts.frameTitle}
            allow="autoplay; fullscreen; picture-in-picture"
            className="absolute inset-0 size-full border-0"
          />
          <p
            role="status"
            className="pointer-events-none absolute inset-0 grid place-items-center text-lg font-semibold text-paper"
          >
            {texts.loading}
          </p>
        </template>
      )}
      {previewUrl && (
        <template data-slot="film-swap">
          <button type="button" className="link-standalone text-left font-semibold">
            {texts.swap}
          </button>
        </template>
      )}
      <template data-slot="film-player">
        <video
          aria-label={texts.frameTitle}
          controls
          autoPlay
          playsInline
          preload="metadata"
          poster={FILM.poster}
          width={FILM.width}
          height={FILM.height}
          className="absolute inset-0 size-full object-contain"
        >
          {FILM.sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
          <track kind="captions" src={FILM.captions} srcLang="en" label="English" default />
          {texts.unsupported} <PreviewLink />
        </video>
      </template>
      <template data-slot="film-unavailable">
        <div data-slot="film-fallback" role="status" className="absolute inset-0">
          <Poster country="kenya" decorative sizes="(min-width: 768px) 40rem, 80vw" className="size-full" />
          <div className="absolute inset-0 grid content-end gap-1 bg-ink/75 p-6 text-white sm:p-8">
            <p className="text-lg font-semibold">{texts.unavailable}</p>
            <PreviewLink className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 outline-offset-2 focus-visible:outline-white" />
          </div>
        </div>
      </template>
    </div>
  );
}

function Facade() {
  return (
    <button type="button" data-slot="film-facade" className="film-facade group absolute inset-0 size-full">
      <Poster country="kenya" decorative sizes="(min-width: 768px) 40rem, 80vw" className="size-full" />
      <span className="absolute bottom-5 left-5 flex items-center gap-4 rounded-full bg-paper py-2 pr-7 pl-2 text-lg font-semibold text-forest shadow-lift">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-action text-white transition-transform group-hover:scale-105">
          <Play aria-hidden className="ml-1 size-6" fill="currentColor" />
        </span>
        {texts.playLabel}
      </span>
    </button>
  );
}

function PreviewLink({ className }: { className?: string }) {
  return (
    <a href={previewUrl || FILM.sources.at(-1)?.src} target="_blank" rel="noopener" className={className}>
      {texts.elsewhere}
    </a>
  );
}

/** Where scripts never run: a link to the preview's own page, or to the file of our film. */
export function FilmWithoutScripts() {
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
