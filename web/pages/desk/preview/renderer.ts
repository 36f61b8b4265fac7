import type { ContentFiles } from "#domain/edits.ts";
import { type Comparison, comparePages } from "./compare-pages.ts";
import { PREVIEW_TEXTS } from "./copy.ts";
import type { PreviewAnswer, PreviewQuestion, PreviewStart } from "./preview-messages.ts";

/** Why a preview can't be shown, for the owner. */
export class PreviewError extends Error {
  override name = "PreviewError";
}

/** Shows pages as they are and with other content, until it is closed; it closes itself where it can't start. */
export type Renderer = {
  compare: (path: string, signal: AbortSignal) => Promise<Comparison>;
  isClosed: () => boolean;
  close: () => void;
};

async function readLivePage(path: string, signal: AbortSignal) {
  const response = await fetch(path, { signal });
  const html = await response.text();
  // The page for unknown addresses has the style sheet as well.
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(html)![1]!;
  return { html: response.ok ? html : null, style };
}

/** Starts the site's renderer with some content. The document of each page of the office names its script. */
export function openRenderer(files: ContentFiles, live: ContentFiles): Renderer {
  const script = document.querySelector<HTMLElement>("script[data-preview]")!.dataset.preview!;
  const worker = new Worker(script, { type: "module" });
  const closed = new AbortController();
  const { signal } = closed;
  const close = (reason?: Error) => {
    closed.abort(reason);
    worker.terminate();
  };
  worker.addEventListener("error", () => close(new TypeError("The renderer could not be loaded.")));
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none.
  const send = (message: PreviewStart | PreviewQuestion) => worker.postMessage(message);
  send({ files, live });

  function render(question: PreviewQuestion): Promise<string | null> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<PreviewAnswer>) => {
          if (data.path !== question.path) return;
          if ("reasons" in data) reject(new PreviewError(PREVIEW_TEXTS.failed(data.reasons)));
          else resolve(data.html);
        },
        { signal },
      );
      send(question);
    });
  }

  return {
    async compare(path, asked) {
      const live = await readLivePage(path, asked);
      return comparePages(live.html, await render({ path, style: live.style }));
    },
    isClosed: () => signal.aborted,
    close: () => close(),
  };
}

/** Renders a live page once and discards it, so that the first preview finds its scripts and content loaded. */
export async function warmRenderer(path: string, live: ContentFiles, signal: AbortSignal) {
  const renderer = openRenderer(live, live);
  signal.addEventListener("abort", renderer.close, { once: true });
  await renderer.compare(path.split("#")[0]!, signal).catch(() => {});
  renderer.close();
}
