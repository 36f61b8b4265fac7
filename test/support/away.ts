import { env } from "cloudflare:workers";
import { wrapDatabase } from "./wrapped-database.ts";

// Services that do not answer.

const away = () => Promise.reject(new Error("away"));

/** As D1 reports that it is away. */
export const databaseAway = wrapDatabase(env.DB, () => Promise.reject(new Error("D1_ERROR: Network connection lost.")));

export const bucketAway = { head: away, list: away, get: away, put: away, delete: away } as unknown as R2Bucket;

export const queueAway = { send: away, sendBatch: away } as unknown as Queue;
