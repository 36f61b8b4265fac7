import { changesIn } from "../../domain/edits.ts";
import type { Database } from "../db/database.ts";
import { readLiveFiles } from "./content.ts";
import { listPending, moveOn } from "./store.ts";

/** Marks the changes that are live by now: those that the deployed files hold. */
export async function noteLiveChanges(env: Env, db: Database, now: number): Promise<void> {
  const building = (await listPending(db)).filter(({ state }) => state === "building");
  if (building.length === 0) return;
  const live = await readLiveFiles(env);
  const ids = changesIn(live, building).map(({ id }) => id);
  await moveOn(db, ids, { state: "live", reason: null }, now);
}
