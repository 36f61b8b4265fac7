import { expect, test } from "@playwright/test";
import { OWNER_KEY } from "../support/owner-key.ts";
import { png } from "../support/png.ts";

test("the built-in pictures answer until the owner uploads others", async ({ request, baseURL }) => {
  const builtIn = await request.get("/media/hero/640.avif");
  const { etag, ...headers } = builtIn.headers();
  expect(builtIn.status()).toBe(200);
  expect(etag).toMatch(/^"[^"]+"$/);
  expect(headers).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=0, must-revalidate",
    "x-content-type-options": "nosniff",
  });
  expect((await request.get("/media/hero/640.avif", { headers: { "If-None-Match": etag! } })).status()).toBe(304);
  expect((await request.get("/media/none")).status()).toBe(404);

  // Every URL in the page's picture element is served with the type that the page declares.
  const html = await (await request.get("/")).text();
  const picture = /<picture.*?<\/picture>/s.exec(html)![0];
  const urls = [...picture.matchAll(/\/media\/hero\/\d+\.(avif|webp|jpg)/g)];
  expect(urls.length).toBe(12);
  for (const [path, ending] of urls) {
    const response = await request.head(path);
    expect([path, response.headers()["content-type"]]).toEqual([path, `image/${ending!.replace("jpg", "jpeg")}`]);
  }

  const sent = { Origin: baseURL! };
  expect((await request.post("/api/session", { data: { key: OWNER_KEY }, headers: sent })).status()).toBe(200);
  const file = { name: "lagos.png", mimeType: "image/png", buffer: Buffer.from(png(1000, 100)) };
  const uploaded = await request.post("/api/admin/upload-hero-image", {
    multipart: { heroImage: file },
    headers: sent,
  });
  expect(uploaded.status()).toBe(201);
  const changed = await request.get("/media/hero/640.avif", { headers: { "If-None-Match": etag! } });
  expect(changed.status()).toBe(200);
  expect(changed.headers().etag).not.toBe(etag);

  expect((await request.post("/api/admin/pictures/hero/reset", { headers: sent })).status()).toBe(200);
  expect((await request.get("/media/hero/640.avif", { headers: { "If-None-Match": etag! } })).status()).toBe(304);
});
