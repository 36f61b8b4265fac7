import { ContentError, type ContentValues, readModules } from "#content-model/index.ts";
import * as z from "zod";
import type { PreviewAnswer, PreviewQuestion, PreviewStart } from "#web/pages/desk/preview/preview-messages.ts";
import type { SiteAssets } from "./render-page.tsx";

// Renders pages of content that is not published yet, for the desk. Its first message is the content
// files; each further one a page, which it answers with.

declare global {
  /** What the modules of the content export in this worker (scripts/content-plugin.ts). */
  var previewedContent: Readonly<Record<string, unknown>> | undefined;
}

// The policy of the site forbids to make functions of texts.
z.config({ jitless: true });

/** Nothing starts in a preview, so its pages name no scripts. */
function assetsOf(style: string): SiteAssets {
  const assets = { style, loader: { text: "" }, start: "" };
  return { public: assets, office: () => assets, scriptsOf: () => [] };
}

/** What the development server puts into every component needs a window as it loads, and not after that. */
async function loadHotReload() {
  const scope = globalThis as { window?: unknown };
  scope.window = globalThis;
  await import("@vitejs/plugin-react/preamble");
  delete scope.window;
}

/** The renderer, made of the given files: its modules read the content as soon as they are imported. A build checked the live ones. */
async function startRenderer({ files, live }: PreviewStart) {
  globalThis.previewedContent = readModules(files as ContentValues, live as ContentValues);
  if (import.meta.env.DEV) await loadHotReload();
  return (await import("./render-page.tsx")).renderPage;
}

function reasonsOf(error: unknown): string[] {
  if (error instanceof ContentError) return [...new Set(error.problems.map(({ text }) => text))];
  return [error instanceof Error ? error.message : String(error)];
}

let renderer: ReturnType<typeof startRenderer> | undefined;

async function answer({ path, style }: PreviewQuestion): Promise<PreviewAnswer> {
  try {
    const response = await (await renderer!)(new Request(new URL(path, location.origin)), assetsOf(style));
    return { path, html: response.status === 200 ? await response.text() : null };
  } catch (error) {
    return { path, reasons: reasonsOf(error) };
  }
}

addEventListener("message", async ({ data }: MessageEvent<PreviewStart | PreviewQuestion>) => {
  if (!renderer) {
    renderer = startRenderer(data as PreviewStart);
    // Its failure is the answer to each page.
    renderer.catch(() => {});
    return;
  }
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none.
  postMessage(await answer(data as PreviewQuestion));
});
