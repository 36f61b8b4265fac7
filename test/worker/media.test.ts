import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { app } from "../../worker/app.ts";
import { sweep } from "../../worker/sweep.ts";
import { bucketAway } from "../support/away.ts";
import { storedKeys, upload } from "../support/pictures.ts";
import { meterRows } from "../support/row-meter.ts";
import { png } from "../support/png.ts";
import { setClock } from "../support/clock.ts";
import { asOwner, ownerCookie } from "../support/credentials.ts";
import { call, rows, run, testEnv } from "../support/worker.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test("the hero image is served in the requested width and format, or the nearest", async () => {
  // Wide and low: what is asked for are widths.
  await upload("hero", png(1400, 140));
  const answered: [path: string, type: string, width: number][] = [
    ["/media/hero", "image/jpeg", 1400],
    ["/media/hero/640.avif", "image/avif", 640],
    ["/media/hero/640.webp", "image/webp", 640],
    ["/media/hero/640.jpg", "image/jpeg", 640],
    ["/media/hero/700.jpg", "image/jpeg", 960],
    ["/media/hero/1280.avif", "image/webp", 1280],
    ["/media/hero/2560.webp", "image/webp", 1400],
    ["/media/hero/2560.jpg", "image/jpeg", 1400],
    // Dark pages ask for the built-in hero at dusk, and show an uploaded one as it is.
    ["/media/hero/dusk/640.webp", "image/webp", 640],
    ["/media/hero/dusk/2560.webp", "image/webp", 1400],
  ];
  for (const [path, type, width] of answered) {
    const response = await call(path);
    const { headers } = response;
    expect([response.status, headers.get("content-type")], path).toEqual([200, type]);
    expect(headers.get("etag"), path).toMatch(/^"[0-9a-f]{64}"$/);
    expect(headers.get("cache-control"), path).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    const content = await response.arrayBuffer();
    expect(headers.get("content-length"), path).toBe(String(content.byteLength));
    expect(await env.IMAGES.info(new Blob([content]).stream()), path).toMatchObject({ format: type, width });
  }
});

test("while an upload cannot be read the built-in picture is served, and not cached", async () => {
  const asked: string[] = [];
  const ASSETS = {
    async fetch(request: Request) {
      asked.push(`${new URL(request.url).pathname} ${request.headers.get("if-none-match")}`);
      return new Response("built in", { headers: { ETag: '"b"', "Cache-Control": "public, max-age=600" } });
    },
  } as unknown as Fetcher;
  const view = (path: string, bindings: Partial<Env> = {}) =>
    call(path, { headers: { "If-None-Match": '"a"' } }, { ASSETS, ...bindings });
  for (const path of ["hero", "hero/640.avif", "hero/1920.avif", "hero/9999.webp", "hero/dusk/960.webp", "social.jpg"])
    await view(`/media/${path}`);
  await upload("hero", png(9, 9));
  await view("/media/hero/640.jpg", { DB: null as unknown as D1Database });
  await view("/media/hero/1280.jpg", { BUCKET: bucketAway });
  for (const key of await storedKeys()) await env.BUCKET.delete(key);
  const lost = await view("/media/hero/960.jpg");
  expect([lost.status, lost.headers.get("cache-control")]).toEqual([200, "public, max-age=0, must-revalidate"]);
  expect(asked).toEqual(
    [
      "hero-1920.jpg",
      "hero-640.avif",
      "hero-1920.webp",
      "hero-2560.webp",
      "hero-dusk-960.webp",
      "social.jpg",
      "hero-640.jpg",
      "hero-1280.jpg",
      "hero-960.jpg",
    ].map((file) => `/pictures/${file} null`),
  );
});

test.each(['"b"', 'W/"b"', '"a", W/"b"', "*"])(
  "a built-in picture that the browser has is a 304 for If-None-Match: %s",
  async (known) => {
    for (const etag of ['"b"', 'W/"b"']) {
      const ASSETS = { fetch: async () => new Response("built in", { headers: { ETag: etag } }) } as unknown as Fetcher;
      const response = await call("/media/hero", { headers: { "If-None-Match": known } }, { ASSETS });
      expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([304, etag, ""]);
    }
  },
);

test.each(["hero/640.png", "hero/0.jpg", "hero/wide.jpg", "hero/640", "hero/640.jpg/x", "film", "social.png", ""])(
  "/media/%s is not a picture",
  async (path) => {
    await upload("hero", png(9, 9));
    expect((await call(`/media/${path}`)).status).toBe(404);
  },
);

test("a picture that the browser has is answered with 304, and HEAD is answered without reading the bucket", async () => {
  await upload("social", png(700, 400));
  const full = await call("/media/social.jpg");
  const etag = full.headers.get("etag")!;
  await full.arrayBuffer();
  const closed = { BUCKET: null as unknown as R2Bucket };
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const response = await call("/media/social.jpg", { headers: { "If-None-Match": known } }, closed);
    expect([response.status, response.headers.get("etag"), await response.text()], known).toEqual([304, etag, ""]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  }
  const head = await call("/media/social", { method: "HEAD" }, closed);
  for (const name of ["etag", "content-type", "content-length", "cache-control"])
    expect(head.headers.get(name), name).toBe(full.headers.get(name));
  await upload("social", png(640, 400));
  const changed = await call("/media/social.jpg", { headers: { "If-None-Match": etag } });
  expect(changed.status).toBe(200);
  expect(changed.headers.get("etag")).not.toBe(etag);
  await changed.arrayBuffer();
});

test("viewing a picture transforms nothing and reads two rows, however many uploads there are", async () => {
  for (const width of [9, 10, 11, 12]) await upload("hero", png(width, 9));
  const { DB, takeRowsRead } = meterRows(env.DB);
  const response = await call("/media/hero/640.avif", {}, { DB, IMAGES: null as unknown as ImagesBinding });
  expect(takeRowsRead()).toBe(2);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
});

test("an article's picture is served in the nearest size, forever, for one row read", async () => {
  const { upload: made } = await upload("article", png(1000, 100));
  const views: Record<string, [width: number, format: string]> = {
    "640.avif": [640, "avif"],
    "960.webp": [960, "webp"],
    "1280.avif": [1000, "avif"],
    "1280.jpg": [1000, "jpeg"],
  };
  for (const [file, [width, format]] of Object.entries(views)) {
    const { DB, takeRowsRead } = meterRows(env.DB);
    const response = await call(
      `/media/articles/${made.id}/${file}`,
      {},
      { DB, IMAGES: null as unknown as ImagesBinding },
    );
    expect(takeRowsRead(), file).toBe(1);
    expect(response.headers.get("cache-control"), file).toBe("public, max-age=31536000, immutable");
    expect(await env.IMAGES.info(response.body!), file).toMatchObject({ format: `image/${format}`, width });
  }
});

test("an article's picture is no picture of the site, and the site's are no article's", async () => {
  const { upload: ofSite } = await upload("hero", png(9, 9));
  const { upload: ofArticle } = await upload("article", png(70, 40));
  expect((await asOwner(`/api/admin/pictures/${ofArticle.id}/restore`, { method: "POST" })).status).toBe(404);
  const missing = [ofSite.id, ofArticle.id.replace(/.$/, "-")];
  for (const id of missing) expect((await call(`/media/articles/${id}/640.jpg`)).status, id).toBe(404);
  expect(await rows("SELECT upload_id AS id FROM shown_pictures")).toEqual([{ id: ofSite.id }]);
});

test("the sweep deletes objects without a row once they are 30 days old, and nothing else", async () => {
  const { upload: kept } = await upload("hero", png(70, 40));
  const named = await storedKeys();
  const orphans = Array.from({ length: 120 }, (_, number) => `pictures/hero/ab12/upl_lost-${number}/640.webp`);
  for (const key of [...orphans, "leads/ab12/lead_1.json"]) await env.BUCKET.put(key, "x");
  await sweep(env, Date.now() + 29 * DAY_MS);
  expect(await storedKeys()).toHaveLength(named.length + 120);
  await sweep(env, Date.now() + 31 * DAY_MS);
  expect(await storedKeys()).toEqual(named);
  expect(await env.BUCKET.head("leads/ab12/lead_1.json")).not.toBeNull();
  expect(named.every((key) => key.includes(kept.id))).toBe(true);
});

test("views of the home page read its picture's row once in half a minute, and at once after a change", async () => {
  setClock("2026-11-21T12:00:00Z");
  const { DB, takeQueries } = meterRows(env.DB);
  const ASSETS = { fetch: async () => new Response("built in", { headers: { ETag: '"b"' } }) } as unknown as Fetcher;
  const bindings = { ...testEnv, DB, ASSETS };
  const view = async () => {
    const answer = await app.fetch(
      new Request("https://homeward.example/media/hero/640.webp"),
      bindings,
      createExecutionContext(),
    );
    await answer.body?.cancel();
    return answer.headers.get("etag");
  };
  for (let times = 0; times < 5; times++) expect(await view()).toBe('"b"');
  expect(takeQueries()).toBe(1);

  const body = new FormData();
  body.append("heroImage", new File([png(9, 9)], "picture.png", { type: "image/png" }));
  const headers = { Cookie: await ownerCookie(), Origin: "https://homeward.example" };
  const post = new Request("https://homeward.example/api/admin/upload-hero-image", { method: "POST", headers, body });
  expect((await app.fetch(post, bindings, createExecutionContext())).status).toBe(201);
  expect(await view()).toMatch(/^"[0-9a-f]{64}"$/);

  // Another isolate changed it.
  await run("UPDATE shown_pictures SET upload_id = NULL");
  expect(await view()).toMatch(/^"[0-9a-f]{64}"$/);
  vi.setSystemTime(Date.parse("2026-11-21T12:00:31Z"));
  expect(await view()).toBe('"b"');
});
