import type { Context } from "hono";
import type { Database } from "../store/database.ts";
import type { AppEnv } from "./app-env.ts";
import { isPlainForm } from "./form-page.ts";

/**
 * A post to a public form, apart from the request that brought it. Each form's `store…` function takes its fields and
 * this, so that what stood in the quarantine can be stored by the same function as what came through clean.
 */
export type FormPost = {
  env: Env;
  db: Database;
  /** Whether a browser sent it by itself, without scripts. */
  isPlainForm: boolean;
  /** When it was sent, in milliseconds: with its body it tells a plain form that is sent again (decision: send-once). */
  sentAt: number;
  /** Keeps the Worker alive for what follows the answer. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** The post that this request is. */
export function postOf(c: Context<AppEnv>): FormPost {
  return {
    env: c.env,
    db: c.var.db,
    isPlainForm: isPlainForm(c),
    sentAt: Date.now(),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  };
}
