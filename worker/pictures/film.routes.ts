import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { AppError } from "../http/errors.ts";

/**
 * The film's files, by ranges: Safari plays nothing from a server that does not answer 206, no browser can seek in it,
 * and the server of static files answers all of a file each time.
 */
export const film = new Hono<AppEnv>()
  .get("/:file{.+\\.(mp4|webm)}", async (c) => {
    const headers = new Headers(c.req.raw.headers);
    headers.delete("range");
    const asset = await c.env.ASSETS.fetch(new Request(c.req.raw.url, { method: c.req.method, headers }));
    if (asset.status !== 200) return asset;
    const answer = new Headers(asset.headers);
    answer.set("Accept-Ranges", "bytes");
    const ifRange = c.req.header("if-range");
    const wanted = ifRange && ifRange !== answer.get("etag") ? undefined : c.req.header("range");
    if (c.req.method === "HEAD" || !wanted) return new Response(asset.body, { headers: answer });

    // The film is small, at most 2 MB (test/film.test.ts).
    const content = await asset.arrayBuffer();
    const range = readRange(wanted, content.byteLength);
    if (range.status === "all") return new Response(content, { headers: answer });
    if (range.status === "none") {
      answer.set("Content-Range", `bytes */${content.byteLength}`);
      answer.delete("Content-Length");
      return new Response(null, { status: 416, headers: answer });
    }
    const { first, last } = range;
    answer.set("Content-Range", `bytes ${first}-${last}/${content.byteLength}`);
    answer.set("Content-Length", String(last - first + 1));
    return new Response(content.slice(first, last + 1), { status: 206, headers: answer });
  })
  .all("/:file{.+\\.(mp4|webm)}", () => {
    throw new AppError(405, "method_not_allowed", "A film can only be read.", { headers: { Allow: "GET, HEAD" } });
  });

/**
 * The bytes that a `Range` header names (RFC 9110, 14.1.2): all for what is not one range of bytes, none for a range behind the end
 * of the file.
 */
function readRange(
  header: string,
  size: number,
): { status: "all" } | { status: "none" } | { status: "part"; first: number; last: number } {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === undefined || (!from && !to)) return { status: "all" };
  const first = from ? Number(from) : Math.max(size - Number(to), 0);
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (from && to && Number(from) > Number(to)) return { status: "all" };
  return first < size ? { status: "part", first, last } : { status: "none" };
}
