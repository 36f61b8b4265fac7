import { dueOn, settle } from "../../domain/wanted.ts";
import type { Database } from "../db/database.ts";
import { readLive, readLiveVersion } from "./content.ts";
import { publishingDay } from "./day.ts";
import { listPending, settleChanges } from "./desk.store.ts";

/** Marks the changes that the live site shows as live. */
export async function noteLiveChanges(env: Env, db: Database, now: number): Promise<void> {
  const day = publishingDay(now);
  const due = dueOn(await listPending(db), day).filter(({ state }) => state === "waiting");
  if (due.length === 0) return;
  // Usually nothing was deployed since, so the files, several megabytes, aren't read.
  const version = await readLiveVersion(env);
  if (version === null || due.every(({ base }) => base === version)) return;
  await settleChanges(db, settle(await readLive(env), due, day), now);
}
