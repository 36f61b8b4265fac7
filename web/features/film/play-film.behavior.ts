import { track } from "#web/lib/events.ts";

/** How long the outside frame may take before our own player replaces it, in milliseconds. */
const FRAME_TIMEOUT_MS = 8_000;

function trackFilm(event: "video_play" | "video_pause" | "video_complete") {
  track(event, { event_category: "video", event_label: "guidance_preview" });
}

/**
 * Plays the film of film.tsx on a press of its poster: our own player, or first the frame of the outside preview where one
 * is configured. Where neither comes, a link leads to the file or to the preview's own page.
 */
export function playFilmOnPress() {
  for (const film of document.querySelectorAll<HTMLElement>("[data-slot=film]")) preparePlayer(film);
}

function preparePlayer(film: HTMLElement) {
  const find = (slot: string) => film.querySelector<HTMLElement>(`[data-slot=${slot}]`)!;
  const [stage, note] = [find("film-stage"), find("film-note")];
  const copy = (slot: string) => {
    const template = film.querySelector<HTMLTemplateElement>(`template[data-slot=${slot}]`);
    // Made in this document: WebKit plays no video that was made in a template's own.
    return template && document.importNode(template.content, true);
  };

  /** The pressed button is gone with what it stood in. */
  const show = (content: DocumentFragment, below?: DocumentFragment | null) => {
    stage.replaceChildren(content);
    note.replaceChildren(...(below ? [below] : []));
    stage.focus({ preventScroll: true });
  };

  function showPlayer() {
    show(copy("film-player")!);
    const video = stage.querySelector("video")!;
    let isFirstPlay = true;
    // WebKit leaves a track switched off that is marked as the default; the film has no sound, so its words are the captions.
    video.addEventListener("loadedmetadata", () => {
      const [captions] = video.textTracks;
      if (captions) captions.mode = "showing";
    });
    // The press on the poster is already tracked.
    video.addEventListener("play", () => {
      if (!isFirstPlay) trackFilm("video_play");
      isFirstPlay = false;
    });
    // Browsers also fire `pause` at the end, which is tracked as completed.
    video.addEventListener("pause", () => video.ended || trackFilm("video_pause"));
    video.addEventListener("ended", () => trackFilm("video_complete"));
    // Sources are tried in order and fire the error events: after the last one, the film cannot be played.
    [...video.querySelectorAll("source")].at(-1)!.addEventListener("error", () => show(copy("film-unavailable")!));
  }

  function showFrame(content: DocumentFragment) {
    show(content);
    const timer = setTimeout(showPlayer, FRAME_TIMEOUT_MS);
    stage.querySelector("iframe")!.addEventListener("load", () => {
      clearTimeout(timer);
      stage.querySelector("[role=status]")?.remove();
      // A frame that shows the browser's error page cannot be told from one that plays.
      note.replaceChildren(copy("film-swap")!);
      note.querySelector("button")!.addEventListener("click", showPlayer);
    });
  }

  find("film-facade").addEventListener("click", () => {
    trackFilm("video_play");
    const frame = copy("film-frame");
    if (frame) showFrame(frame);
    else showPlayer();
  });
}
