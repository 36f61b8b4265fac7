import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";

/**
 * Renders one page, at build time and in development only. It waits for the whole page and turns React's
 * outlining of large Suspense boundaries off: an outlined boundary is unreadable without scripts.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  let failed = false;
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { headers, status: failed ? 500 : isUnknownPath(request, context) ? 404 : status });
}

/** Whether only the catch-all route took this URL; the prerendered /404 is a page like any other to the build. */
function isUnknownPath(request: Request, context: EntryContext): boolean {
  return new URL(request.url).pathname !== "/404/" && context.staticHandlerContext.matches.at(-1)?.route.path === "*";
}
