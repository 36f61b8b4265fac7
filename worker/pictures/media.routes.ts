import { type Context, Hono } from "hono";
import {
  HERO_WIDTHS,
  MAX_AVIF_SIDE,
  nearestPicture,
  type PictureFormat,
  type PictureKind,
  SOCIAL_SIZE,
} from "../../domain/picture.ts";
import type { AppEnv } from "../http/context.ts";
import { logFailure } from "../log.ts";
import { readShownPicture } from "./shown-picture.ts";
import { openDatabase } from "../db/database.ts";
import type { PictureVariant } from "../db/schema.ts";
import { findUpload } from "./pictures.store.ts";

/** An address of an article's picture means one picture forever. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** The URLs never change, so browsers revalidate each time, and the strong ETag makes that a 304. */
const REVALIDATED = "public, max-age=0, must-revalidate";

type RequestedVariant = { width: number; format: PictureFormat };

/** The picture without a requested width and format: a JPEG that every client shows. */
const PLAIN: Record<PictureKind, RequestedVariant> = {
  hero: { width: 1920, format: "jpeg" },
  social: { width: SOCIAL_SIZE.width, format: "jpeg" },
};

type BuiltIn = { width: number; format: PictureFormat; file: string };

function builtInHero(format: PictureFormat, ending: string, widths: readonly number[], name = "hero"): BuiltIn[] {
  return widths.map((width) => ({ width, format, file: `/pictures/${name}-${width}.${ending}` }));
}

/** The static files that answer until something is uploaded. */
const BUILT_IN: Record<PictureKind, readonly BuiltIn[]> = {
  hero: [
    ...builtInHero("jpeg", "jpg", HERO_WIDTHS),
    ...builtInHero("webp", "webp", HERO_WIDTHS),
    ...builtInHero(
      "avif",
      "avif",
      HERO_WIDTHS.filter((width) => width <= MAX_AVIF_SIDE),
    ),
  ],
  social: [{ ...SOCIAL_SIZE, format: "jpeg", file: "/pictures/social.jpg" }],
};

/** What dark pages show of the built-in hero: the same place at dusk. An uploaded one is shown as it is. */
const HERO_AT_DUSK = builtInHero("webp", "webp", HERO_WIDTHS, "hero-dusk");

const FORMATS_BY_ENDING: Record<string, PictureFormat> = { avif: "avif", webp: "webp", jpg: "jpeg" };

/**
 * The pictures that the owner can change, at URLs that never do, and those of articles (decision: variants-at-upload).
 * Viewing reads one object, two rows now and then, and transforms nothing; a picture that the browser has reads no object.
 */
export const media = new Hono<AppEnv>()
  .get("/hero", (c) => picture(c, "hero", PLAIN.hero))
  .get("/hero/:file{[1-9][0-9]{1,4}\\.(avif|webp|jpg)}", (c) => picture(c, "hero", parseFile(c.req.param("file"))))
  .get("/hero/dusk/:file{[1-9][0-9]{1,4}\\.webp}", (c) => {
    const width = Number.parseInt(c.req.param("file"), 10);
    return picture(c, "hero", { width, format: "webp" }, HERO_AT_DUSK);
  })
  .get("/social", (c) => picture(c, "social", PLAIN.social))
  .get("/social.jpg", (c) => picture(c, "social", PLAIN.social))
  .get("/articles/:upload{upl_[0-9a-f-]{36}}/:file{[1-9][0-9]{1,4}\\.(avif|webp|jpg)}", (c) => articlePicture(c))
  .all("/*", (c) => c.notFound());

/** A picture that an article names, in the nearest size there is. Reads one row, by its key. */
async function articlePicture(c: Context<AppEnv>) {
  const { upload: id, file } = c.req.param() as { upload: string; file: string };
  const upload = await findUpload(openDatabase(c.env.DB.withSession("first-unconstrained")), id);
  const variant = upload?.kind === "article" && nearestPicture(upload.variants, parseFile(file));
  return (variant && (await fromBucket(c, variant, IMMUTABLE))) || c.notFound();
}

/** "960.jpg" */
function parseFile(file: string): RequestedVariant {
  const [width, ending] = file.split(".") as [string, string];
  return { width: Number(width), format: FORMATS_BY_ENDING[ending]! };
}

async function picture(
  c: Context<AppEnv>,
  kind: PictureKind,
  wanted: RequestedVariant,
  builtIns: readonly BuiltIn[] = BUILT_IN[kind],
) {
  const upload = await shownUpload(c, kind);
  const variant = upload && nearestPicture(upload.variants, wanted);
  const uploaded = variant && (await fromBucket(c, variant));
  return uploaded || builtIn(c, nearestPicture(builtIns, wanted)!);
}

/** @returns null for the built-in picture, also when the database fails, so that the page has a picture */
async function shownUpload(c: Context<AppEnv>, kind: PictureKind) {
  try {
    return await readShownPicture(c.env, kind);
  } catch (error) {
    logFailure("current picture", error, { requestId: c.var.requestId });
    return null;
  }
}

/** @returns null if the bucket fails or lacks the object, so that the built-in picture is shown */
async function fromBucket(
  c: Context<AppEnv>,
  { key, format, bytes, sha256 }: PictureVariant,
  cacheControl = REVALIDATED,
) {
  const headers = {
    ETag: `"${sha256}"`,
    "Cache-Control": cacheControl,
    "Content-Type": `image/${format}`,
    "Content-Length": String(bytes),
  };
  if (isKnown(c.req.header("if-none-match"), headers.ETag)) {
    return c.body(null, 304, { ETag: headers.ETag, "Cache-Control": cacheControl });
  }
  if (c.req.method === "HEAD") return c.body(null, 200, headers);
  try {
    const object = await c.env.BUCKET.get(key);
    if (!object) throw new Error("the object is missing in the bucket");
    return c.body(object.body, 200, headers);
  } catch (error) {
    logFailure("uploaded picture", error, { requestId: c.var.requestId, key });
    return null;
  }
}

async function builtIn(c: Context<AppEnv>, { file }: BuiltIn) {
  // Compared here, because the assets' server does not take a list of tags or a weak one.
  const headers = new Headers(c.req.raw.headers);
  headers.delete("if-none-match");
  const asset = await c.env.ASSETS.fetch(new Request(new URL(file, c.req.url), { method: c.req.method, headers }));
  const etag = asset.headers.get("etag");
  if (etag && isKnown(c.req.header("if-none-match"), etag)) {
    await asset.body?.cancel();
    return c.body(null, 304, { ETag: etag, "Cache-Control": REVALIDATED });
  }
  const answer = new Response(asset.body, asset);
  answer.headers.set("Cache-Control", REVALIDATED);
  return answer;
}

/** Whether the browser has this version (RFC 9110, 13.1.2: compared weakly, proxies that compress mark ETags weak). */
function isKnown(ifNoneMatch: string | undefined, etag: string) {
  const known = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return known.includes(etag.replace(/^W\//, "")) || known.includes("*");
}
