import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { expectNothingMoved, loadFonts, recordShifts } from "./layout-shifts.ts";
import { startServer } from "./local-server.ts";

const CLIENT = "build/client";

/** Bytes of a piece, and up to which byte a page is cut: more than the first screen. */
const PIECE = 700;
const CUT_UP_TO = 26_000;

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Serves a built page whose HTML waits for the test after each piece, and whatever the page asks for. */
async function servePageInPieces(path: string) {
  const html = await readFile(join(CLIENT, path, "index.html"));
  let response: ServerResponse | undefined;
  let sent = 0;
  /** The head is the first piece: nothing is drawn before its end. */
  const body = html.indexOf("<body");

  /** @returns whether more is to come */
  function sendPiece(): boolean {
    const end = sent === 0 ? body : sent < CUT_UP_TO ? sent + PIECE : html.length;
    response!.write(html.subarray(sent, end));
    sent = end;
    if (sent >= html.length) response!.end();
    return sent < html.length;
  }

  const { origin, stop } = await startServer(async (request, answer) => {
    const { pathname } = new URL(request.url!, "http://localhost");
    if (pathname === path) {
      response = answer.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      return sendPiece();
    }
    const file = await readFile(join(CLIENT, pathname)).catch(() => null);
    const type = TYPES[extname(pathname)] ?? "application/octet-stream";
    if (file) answer.writeHead(200, { "Content-Type": type }).end(file);
    else answer.writeHead(204).end();
  });
  return { url: `${origin}${path}`, sendPiece, close: stop };
}

/** Opens a page that arrives in pieces, and expects that nothing of it moves. */
export async function expectArrivalWithoutShift(page: Page, path: string) {
  const site = await servePageInPieces(path);
  await recordShifts(page);
  await page.goto(site.url, { waitUntil: "commit" });
  // Before the first text, so that no fallback is drawn.
  await loadFonts(page);
  let isMore = true;
  while (isMore) {
    isMore = site.sendPiece();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectNothingMoved(page);
  site.close();
}
