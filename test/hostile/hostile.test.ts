import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterAll, expect, inject, test } from "vitest";
import { ownerCookie } from "../support/credentials.ts";
import { call, rows, testEnv } from "../support/worker.ts";
import {
  findWrongAnswer,
  findWrongArchive,
  findWrongLetters,
  findWrongLists,
  findWrongRows,
  findWrongVisits,
  storeVictim,
} from "./checks.ts";
import { type Endpoint, ENDPOINTS, type HostileRequest, isForm } from "./endpoints.ts";
import { databaseAway } from "../support/away.ts";
import { postMessageSchema, type QueuedPost } from "../../worker/http/queued-post.ts";
import { submitQueuedPost } from "../../worker/posts/submit-queued.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { POSTS_PER_NETWORK_AND_DAY } from "../../worker/quarantine/network-days.store.ts";
import { MARK } from "./values.ts";
import { captureLog } from "../support/log.ts";
import { putRows } from "../support/put-rows.ts";

// Hostile requests to every route. `npm run test:hostile` sends 10,000 to each that reads what is sent, `npm test` 30 or 5;
// PROPERTY_SEED changes them. The app is called directly, with the real bindings: of what a request takes, D1 is most.

const isFull = inject("allGenerated");
const totals = { endpoints: 0, requests: 0, letters: 0 };

/** Stand-ins for what is not under test and costs as much time as all the rest, and for the built-in pictures. */
const bindings = {
  ASSETS: { fetch: async () => new Response("", { headers: { "Content-Type": "image/jpeg", ETag: '"a"' } }) },
  FORM_LIMIT: { limit: async () => ({ success: true }) },
  SIGN_IN_LIMIT: { limit: async () => ({ success: true }) },
  VISIT_LIMIT: { limit: async () => ({ success: true }) },
  DELIVERIES: { sendBatch: async () => {} },
} as unknown as Partial<Env>;

afterAll(() => {
  const { endpoints, requests, letters } = totals;
  console.log(`${requests} requests to ${endpoints} of ${ENDPOINTS.length} endpoints, ${letters} mails`);
});

/** The suite has time for fewer requests to what strangers are kept out of. */
function countRequests({ isPublic, share }: Endpoint): number {
  const inSuite = isPublic ? 30 : 5;
  return Math.ceil((isFull ? 10_000 : inSuite) * share);
}

/** Requests at the same moment: what D1 and the bucket take for one is time for others. */
const AT_ONCE = 25;

/** @returns what was wrong, by request; at most three of them */
async function sendAll({ isPublic }: Endpoint, requests: readonly HostileRequest[]) {
  const wrong: Record<string, string[]> = {};
  const cookie = await ownerCookie();
  for (let start = 0; start < requests.length && Object.keys(wrong).length < 3; start += AT_ONCE) {
    await Promise.all(
      requests.slice(start, start + AT_ONCE).map(async (request) => {
        const { path, method, headers, body, sender } = request;
        const sent = { ...headers, ...(sender === "owner" && { Cookie: cookie }) };
        const answer = await call(path, { method, headers: sent, body }, bindings);
        const violations = await findWrongAnswer(request, isPublic, answer);
        if (violations.length > 0) wrong[JSON.stringify(request).slice(0, 2000)] = violations;
      }),
    );
  }
  totals.endpoints += 1;
  totals.requests += requests.length;
  return wrong;
}

test.each(ENDPOINTS.filter(isForm))(
  "$method $path queues what fits its form while the database is away, and no more is stored than its budget",
  async (endpoint) => {
    const log = captureLog();
    await storeVictim(bindings);
    const before = await rows("SELECT id FROM leads UNION ALL SELECT id FROM messages");
    const wrong: string[] = [];
    const queued: QueuedPost[] = [];
    const DELIVERIES = {
      async sendBatch([message]: MessageSendRequest[]) {
        // As the queue does, which takes 128 KB of JSON.
        const body = JSON.stringify(message!.body);
        expect(body.length).toBeLessThan(128_000);
        queued.push(postMessageSchema.parse(JSON.parse(body)).post);
      },
    } as unknown as Queue;
    for (const request of fc.sample(endpoint.requests, isFull ? 1000 : 60)) {
      const sent = new Headers(request.headers);
      sent.set("cf-connecting-ip", "203.0.113.9");
      const post = { method: "POST", headers: sent, body: request.body };
      const answer = await call(endpoint.path, post, { ...bindings, DELIVERIES, DB: databaseAway });
      wrong.push(...(await findWrongAnswer(request, true, answer)));
    }
    expect(wrong).toEqual([]);

    expect(queued.length).toBeGreaterThan(5);
    expect(new Set(queued.map(({ network }) => network)).size).toBe(1);
    const left = 5;
    const posts = POSTS_PER_NETWORK_AND_DAY.taken - left;
    await putRows("network_days", { key: queued[0]!.network, dayStart: Date.now(), posts });
    for (const post of queued) await submitQueuedPost({ ...testEnv, ...bindings }, openDatabase(env.DB), post);
    const after = await rows("SELECT id FROM leads UNION ALL SELECT id FROM messages");
    expect(after.length - before.length).toBeGreaterThan(0);
    expect(after.length - before.length).toBeLessThanOrEqual(left);
    expect(await rows("SELECT reasons FROM quarantine GROUP BY 1")).toEqual([{ reasons: '["network"]' }]);
    expect(await findWrongRows()).toEqual([]);
    expect(log.filter((line) => line.includes(MARK) || line.includes("vctm"))).toEqual([]);
  },
);

test.each(ENDPOINTS)("$method $path takes whatever is sent to it", async (endpoint) => {
  const log = captureLog();
  await storeVictim(bindings);
  const tables = await rows("SELECT name FROM sqlite_master");
  const requests = fc.sample(endpoint.requests, countRequests(endpoint));
  expect(await sendAll(endpoint, requests)).toEqual({});
  expect(await rows("SELECT name FROM sqlite_master")).toEqual(tables);
  expect(await findWrongRows()).toEqual([]);
  if (endpoint.path === "/api/visits" && endpoint.method === "POST") {
    expect(await findWrongVisits(requests.length / 10)).toEqual([]);
  }
  if (isForm(endpoint)) {
    const { violations, letters } = await findWrongLetters();
    totals.letters += letters;
    // Most of what is sent must be refused, but what is stored must be much, or little is proved.
    expect(letters).toBeGreaterThan(requests.length / 5);
    expect(violations).toEqual([]);
    expect(await findWrongLists()).toEqual([]);
    expect(await findWrongArchive()).toEqual([]);
  }
  expect(log.filter((line) => line.includes(MARK) || line.includes("vctm"))).toEqual([]);
});
