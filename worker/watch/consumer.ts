import { z } from "zod";
import { openDatabase } from "../db/database.ts";
import { logFailure } from "../log.ts";
import { watchPage } from "./watch.ts";

/** A message that names a page to read. */
export const watchMessageSchema = z.object({ watch: z.url() });

/** Reads a page. It is acknowledged in any case: what failed comes again in its hour of the next week. */
export async function watchOnce(message: Message, url: string, env: Env): Promise<void> {
  try {
    await watchPage(env, openDatabase(env.DB), url, Date.now());
  } catch (error) {
    logFailure("a watched page", error, { host: new URL(url).host });
  }
  message.ack();
}
