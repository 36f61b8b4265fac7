import type { PictureKind } from "../../domain/picture.ts";
import { keepRecent } from "../recent.ts";
import { openDatabase } from "../db/database.ts";
import { currentUpload, type Upload } from "./pictures.store.ts";

/** Every view of the home page asks for its picture: an isolate reads its row once in half a minute. */
const recentUploads: Record<PictureKind, ReturnType<typeof keepRecent<Upload | null>>> = {
  hero: keepRecent(30_000),
  social: keepRecent(30_000),
};

/** The upload that shows, or null for the built-in picture. */
export function readShownPicture(env: Env, kind: PictureKind): Promise<Upload | null> {
  return recentUploads[kind].read(env, () =>
    currentUpload(openDatabase(env.DB.withSession("first-unconstrained")), kind),
  );
}

/** The owner has changed what shows: this isolate shows it at once, others within half a minute. */
export function forgetShownPicture(env: Env, kind: PictureKind): void {
  recentUploads[kind].forget(env);
}
