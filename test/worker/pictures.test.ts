import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ownerCookie } from "../support/credentials.ts";
import { GIF, converted, sidewaysJpeg, storedKeys, upload } from "../support/pictures.ts";
import { joined, png, encodePng } from "../support/png.ts";
import { call, ORIGIN, rows } from "../support/worker.ts";

test("a hero is stored in every size and format that it is large enough for, never enlarged", async () => {
  const { status, upload: made } = await upload("hero", png(1400, 140), { name: "C:\\pictures\\lagos.png" });
  expect(status).toBe(201);
  expect(made).toEqual({
    id: expect.stringMatching(/^upl_/),
    kind: "hero",
    fileName: "lagos.png",
    width: 1400,
    height: 140,
    bytes: png(1400, 140).length,
    createdAt: expect.any(Number),
    isCurrent: true,
  });
  const sizes = ["640.avif", "640.jpeg", "640.webp", "960.avif", "960.jpeg", "960.webp"];
  const names = (await storedKeys()).map((key) => key.split("/").at(-1)).sort();
  expect(names).toEqual([...sizes, "1280.jpeg", "1280.webp", "1400.jpeg", "1400.webp"].sort());
  for (const key of await storedKeys()) {
    const object = (await env.BUCKET.get(key))!;
    const [width, format] = key.split("/").at(-1)!.split(".");
    expect(object.checksums.sha256, key).toBeDefined();
    expect(await env.IMAGES.info(object.body), key).toMatchObject({
      format: `image/${format}`,
      width: Number(width),
      height: Math.round(Number(width) / 10),
    });
  }
});

test("AVIF is left out where its height would pass what the image service makes", async () => {
  await upload("hero", png(900, 1800));
  const names = (await storedKeys()).map((key) => key.split("/").at(-1)).sort();
  expect(names).toEqual(["640.jpeg", "640.webp", "900.jpeg", "900.webp"]);
});

test("a rotated camera picture is turned upright, and loses its metadata", async () => {
  const { upload: made } = await upload("hero", await sidewaysJpeg(100, 70));
  expect(made).toMatchObject({ width: 70, height: 100 });
  for (const key of await storedKeys()) {
    const bytes = await (await env.BUCKET.get(key))!.bytes();
    expect(new TextDecoder("latin1").decode(bytes), key).not.toMatch(/SECRET|Exif/);
  }
});

test("a social image is cut to the size that the tags of the pages state", async () => {
  await upload("social", png(900, 900));
  const response = await call("/media/social.jpg");
  expect(await env.IMAGES.info(response.body!)).toMatchObject({ format: "image/jpeg", width: 1200, height: 630 });
});

test.each(["jpeg", "webp", "avif"] as const)("%s is accepted, whatever its name says", async (format) => {
  expect((await upload("hero", await converted(png(70, 40), format), { name: "x.txt" })).status).toBe(201);
});

test("GIF is accepted, and a picture of one pixel", async () => {
  expect((await upload("hero", GIF)).status).toBe(201);
  expect(await storedKeys()).toHaveLength(3);
});

test("an unusable file is refused with a sentence, the current picture stays, nothing is written", async () => {
  const cookie = await ownerCookie();
  const good = png(70, 40);
  await upload("hero", good, { cookie });
  const before = { shown: (await call("/media/hero")).headers.get("etag"), keys: await storedKeys() };
  const half = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, bytes.length / 2);
  const noise = new Uint8Array(60_000).map((_, index) => (index * 7919) % 251);
  const refused: [string, number, string, Uint8Array<ArrayBuffer> | string, { name?: string; field?: string }?][] = [
    ["wrong field", 400, "no_file", good, { field: "image" }],
    ["0 bytes", 400, "empty_file", ""],
    ["text named .png", 422, "undecodable", "just words, no picture at all"],
    ["SVG named .png", 415, "not_a_picture", `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`],
    [
      "SVG with a prologue",
      415,
      "not_a_picture",
      `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
    ],
    ["HTML named .png", 422, "undecodable", "<!doctype html><script>alert(1)</script>"],
    ["a PDF", 422, "undecodable", "%PDF-1.7 and so on"],
    ["the first bytes of a PNG and no more", 422, "undecodable", good.slice(0, 8)],
    ["PNG, cut off", 422, "undecodable", half(good)],
    ["JPEG, cut off", 422, "undecodable", half(await converted(good, "jpeg"))],
    ["WebP, cut off", 422, "undecodable", half(await converted(good, "webp"))],
    ["AVIF, cut off", 422, "undecodable", half(await converted(good, "avif"))],
    ["GIF, cut off", 422, "undecodable", half(GIF)],
    ["PNG with garbage in it", 422, "undecodable", encodePng(70, 40, noise)],
    ["a bomb by area", 422, "too_many_pixels", encodePng(8000, 8000, noise)],
    ["a bomb by side", 422, "too_many_pixels", encodePng(12_001, 10, noise)],
    ["a bomb beyond what the service opens", 422, "undecodable", encodePng(60_000, 60_000, noise)],
    ["over 25 MB", 413, "too_large", joined(good, new Uint8Array(25 * 1024 * 1024))],
  ];
  for (const [what, status, code, content, options] of refused) {
    const answer = await upload("hero", content, { cookie, ...options });
    expect([answer.status, answer.error?.code], what).toEqual([status, code]);
    expect(answer.error.message, what).toMatch(/^[A-Z].{20,}\.$/);
  }
  expect(await storedKeys()).toEqual(before.keys);
  expect((await call("/media/hero")).headers.get("etag")).toBe(before.shown);
  expect(await rows("SELECT id FROM uploads")).toHaveLength(1);
});

test("a malformed upload is refused: no file, two files, no form, a truncated form", async () => {
  const headers = { Cookie: await ownerCookie(), Origin: ORIGIN };
  const send = async (body: BodyInit, extra: Record<string, string> = {}) => {
    const init = { method: "POST", headers: { ...headers, ...extra }, body };
    const response = await call("/api/admin/upload-hero-image", init);
    const { error } = (await response.json()) as { error: { code: string } };
    return [response.status, error.code];
  };
  const two = new FormData();
  for (const name of ["a.png", "b.png"]) two.append("heroImage", new File([png(9, 9)], name));
  const words = new FormData();
  words.append("heroImage", "picture.png");
  const cut = `--x\r\nContent-Disposition: form-data; name="heroImage"; filename="a.png"\r\n\r\nabc`;
  expect(await send(new FormData())).toEqual([400, "no_file"]);
  expect(await send(words)).toEqual([400, "no_file"]);
  expect(await send(two)).toEqual([400, "several_files"]);
  expect(await send("{}", { "Content-Type": "application/json" })).toEqual([415, "unsupported_content_type"]);
  expect(await send(cut, { "Content-Type": "multipart/form-data; boundary=x" })).toEqual([400, "malformed_form"]);
  // With a stated length the rest is read, so that the browser, which is still sending, shows the reason.
  let sent = 0;
  const long = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024 * 1024));
      sent += 1;
      if (sent === 30) controller.close();
    },
  });
  const stated = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": String(30 * 1024 * 1024) };
  expect(await send(long, stated)).toEqual([413, "too_large"]);
  expect(sent).toBe(30);
  // Without a stated length, as a stream: it is counted as it comes.
  const flood = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
  });
  expect(await send(flood, { "Content-Type": "multipart/form-data; boundary=x" })).toEqual([413, "too_large"]);
});

test("only the owner uploads, lists, restores or resets, and no other site makes the owner's browser do it", async () => {
  const cookie = await ownerCookie();
  for (const path of ["upload-hero-image", "upload-social-thumbnail", "pictures/x/restore", "pictures/hero/reset"]) {
    const foreign = { Cookie: cookie, Origin: "https://elsewhere.example" };
    expect((await call(`/api/admin/${path}`, { method: "POST", headers: { Origin: ORIGIN } })).status, path).toBe(401);
    expect((await call(`/api/admin/${path}`, { method: "POST", headers: foreign })).status, path).toBe(403);
  }
  expect((await call("/api/admin/pictures?kind=hero")).status).toBe(401);
  expect((await upload("hero", png(9, 9), { cookie: "" })).status).toBe(401);
});

test("of two uploads at once both are kept, and the later one is shown in all sizes", async () => {
  const cookie = await ownerCookie();
  const both = await Promise.all([
    upload("hero", png(70, 40, [15, 61, 46]), { cookie }),
    upload("hero", png(70, 40, [31, 42, 90]), { cookie }),
  ]);
  expect(both.map((answer) => answer.status)).toEqual([201, 201]);
  const [setting] = await rows<{ value: string; version: number }>("SELECT * FROM settings WHERE name = 'hero'");
  const [last] = await rows<{ id: string; variants: string }>(
    "SELECT * FROM uploads WHERE id = ?",
    JSON.parse(setting!.value),
  );
  expect(setting!.version).toBe(2);
  const variants = JSON.parse(last!.variants) as { width: number; format: string; sha256: string }[];
  for (const { width, format, sha256 } of variants) {
    const response = await call(`/media/hero/${width}.${format.replace("jpeg", "jpg")}`);
    expect(response.headers.get("etag")).toBe(`"${sha256}"`);
    await response.arrayBuffer();
  }
});

test("uploading the same file again creates nothing and shows it again", async () => {
  const cookie = await ownerCookie();
  await upload("hero", png(70, 40), { cookie });
  const keys = await storedKeys();
  await upload("hero", png(64, 40), { cookie });
  const again = await upload("hero", png(70, 40), { cookie, bindings: { IMAGES: null as unknown as ImagesBinding } });
  expect(again.upload).toMatchObject({ width: 70, height: 40, isCurrent: true });
  expect(await storedKeys()).toEqual(expect.arrayContaining(keys));
  expect((await call("/media/hero")).headers.get("content-length")).toBe(
    String((await env.BUCKET.head(keys.find((key) => key.endsWith("70.jpeg"))!))!.size),
  );
});

test("an upload that fails half-way leaves the old picture and no objects", async () => {
  const cookie = await ownerCookie();
  await upload("hero", png(70, 40), { cookie });
  const before = await storedKeys();
  let puts = 0;
  const BUCKET = new Proxy(env.BUCKET, {
    get(bucket, name: keyof R2Bucket) {
      if (name !== "put") return bucket[name].bind(bucket);
      return (...values: Parameters<R2Bucket["put"]>) => {
        puts += 1;
        if (puts > 2) throw new Error("the bucket is away");
        return bucket.put(...values);
      };
    },
  });
  const { status, error } = await upload("hero", png(64, 30), { cookie, bindings: { BUCKET } });
  expect([status, error.code, puts]).toEqual([500, "unexpected", 3]);
  expect(await storedKeys()).toEqual(before);
  expect(await rows("SELECT id FROM uploads")).toHaveLength(1);
});

test("earlier uploads are listed newest first and can be restored, as can the built-in picture", async () => {
  const cookie = await ownerCookie();
  const first = await upload("hero", png(70, 40), { cookie });
  const second = await upload("hero", png(64, 40), { cookie });
  await upload("social", png(64, 40), { cookie });
  const list = async () => {
    const response = await call("/api/admin/pictures?kind=hero", { headers: { Cookie: cookie } });
    const { data } = (await response.json()) as { data: { id: string; isCurrent: boolean }[] };
    return data.map(({ id, isCurrent }) => [id, isCurrent]);
  };
  const post = (path: string) =>
    call(`/api/admin/pictures/${path}`, { method: "POST", headers: { Cookie: cookie, Origin: ORIGIN } });
  expect(await list()).toEqual([
    [second.upload.id, true],
    [first.upload.id, false],
  ]);
  expect((await post(`${first.upload.id}/restore`)).status).toBe(200);
  expect(await list()).toEqual([
    [second.upload.id, false],
    [first.upload.id, true],
  ]);
  expect((await post("hero/reset")).status).toBe(200);
  expect((await list()).map(([, isCurrent]) => isCurrent)).toEqual([false, false]);
  expect((await post("nothing/restore")).status).toBe(404);
  expect((await post("nothing/reset")).status).toBe(400);
  const preview = await call(`/api/admin/pictures/${first.upload.id}/preview`, { headers: { Cookie: cookie } });
  expect(await env.IMAGES.info(preview.body!)).toMatchObject({ format: "image/jpeg", width: 70 });
});
