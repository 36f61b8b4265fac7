import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { asOwner, readAsOwner } from "../support/credentials.ts";
import { converted, GIF, sidewaysJpeg, storedKeys, upload } from "../support/pictures.ts";
import { encodePng, joined, png } from "../support/png.ts";
import { call, rows } from "../support/worker.ts";

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

/** The local image service ignores the quality: a stand-in whose answers grow with it, as those of a noisy photo do. */
function noisyImages(bytesPerQuality: number) {
  const qualities: number[] = [];
  const input = (stream: ReadableStream<Uint8Array>) => ({
    transform: (transform: ImageTransform) => ({
      async output(options: ImageOutputOptions) {
        qualities.push(options.quality!);
        const result = await env.IMAGES.input(stream).transform(transform).output(options);
        const jpeg = new Uint8Array(await result.response().arrayBuffer());
        const noisy = joined(jpeg, new Uint8Array(options.quality! * bytesPerQuality));
        return { response: () => new Response(noisy) };
      },
    }),
  });
  const info = (stream: ReadableStream<Uint8Array>) => env.IMAGES.info(stream);
  return { qualities, IMAGES: { info, input } };
}

test.each([
  [1000, [82]],
  [5500, [82, 65, 45]],
])("a social image is tried at lower qualities until it has 300 kB: %d bytes a step", async (bytes, tried) => {
  const { qualities, IMAGES } = noisyImages(bytes);
  await upload("social", png(1200, 630), { bindings: { IMAGES } });
  expect(qualities).toEqual(tried);
  const picture = await (await call("/media/social.jpg")).arrayBuffer();
  expect(picture.byteLength).toBeLessThanOrEqual(300_000);
});

test.each(["jpeg", "webp", "avif"] as const)("%s is accepted, whatever its name says", async (format) => {
  expect((await upload("hero", await converted(png(70, 40), format), { name: "x.txt" })).status).toBe(201);
});

test("GIF is accepted, and a picture of one pixel", async () => {
  expect((await upload("hero", GIF)).status).toBe(201);
  expect(await storedKeys()).toHaveLength(3);
});

test("an unusable file is refused with a sentence, the current picture stays, nothing is written", async () => {
  const good = png(70, 40);
  await upload("hero", good);
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
    const answer = await upload("hero", content, options);
    expect([answer.status, answer.error?.code], what).toEqual([status, code]);
    expect(answer.error.message, what).toMatch(/^[A-Z].{20,}\.$/);
  }
  expect(await storedKeys()).toEqual(before.keys);
  expect((await call("/media/hero")).headers.get("etag")).toBe(before.shown);
  expect(await rows("SELECT id FROM uploads")).toHaveLength(1);
});

test("a malformed upload is refused: no file, two files, no form, a truncated form", async () => {
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await asOwner("/api/admin/upload-hero-image", { body, headers });
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

test("of two uploads at once both are kept, and the later one is shown in all sizes", async () => {
  const both = await Promise.all([
    upload("hero", png(70, 40, [15, 61, 46])),
    upload("hero", png(70, 40, [31, 42, 90])),
  ]);
  expect(both.map((answer) => answer.status)).toEqual([201, 201]);
  expect(await rows("SELECT id FROM uploads")).toHaveLength(2);
  expect(await rows("SELECT upload_id FROM shown_pictures")).toHaveLength(1);
  const [last] = await rows<{ id: string; variants: string }>(
    "SELECT uploads.* FROM uploads JOIN shown_pictures ON upload_id = id",
  );
  const variants = JSON.parse(last!.variants) as { width: number; format: string; sha256: string }[];
  for (const { width, format, sha256 } of variants) {
    const response = await call(`/media/hero/${width}.${format.replace("jpeg", "jpg")}`);
    expect(response.headers.get("etag")).toBe(`"${sha256}"`);
    await response.arrayBuffer();
  }
});

test("uploading the same file again creates nothing and shows it again", async () => {
  await upload("hero", png(70, 40));
  const keys = await storedKeys();
  await upload("hero", png(64, 40));
  const again = await upload("hero", png(70, 40), { bindings: { IMAGES: null as unknown as ImagesBinding } });
  expect(again.upload).toMatchObject({ width: 70, height: 40, isCurrent: true });
  expect(await storedKeys()).toEqual(expect.arrayContaining(keys));
  expect((await call("/media/hero")).headers.get("content-length")).toBe(
    String((await env.BUCKET.head(keys.find((key) => key.endsWith("70.jpeg"))!))!.size),
  );
});

test("an upload that fails half-way leaves the old picture and no objects", async () => {
  await upload("hero", png(70, 40));
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
  const { status, error } = await upload("hero", png(64, 30), { bindings: { BUCKET } });
  expect([status, error.code, puts]).toEqual([500, "unexpected", 3]);
  expect(await storedKeys()).toEqual(before);
  expect(await rows("SELECT id FROM uploads")).toHaveLength(1);
});

test("earlier uploads are listed newest first and can be restored, as can the built-in picture", async () => {
  const first = await upload("hero", png(70, 40));
  const second = await upload("hero", png(64, 40));
  await upload("social", png(64, 40));
  const list = async () => {
    type Pictures = { data: { id: string; isCurrent: boolean }[] };
    const { data } = await readAsOwner<Pictures>("/api/admin/pictures?kind=hero");
    return data.map(({ id, isCurrent }) => [id, isCurrent]);
  };
  const post = (path: string) => asOwner(`/api/admin/pictures/${path}`, { method: "POST" });
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
  const preview = await asOwner(`/api/admin/pictures/${first.upload.id}/preview`);
  expect(await env.IMAGES.info(preview.body!)).toMatchObject({ format: "image/jpeg", width: 70 });
});
