import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { HONEYPOT_FIELD } from "../../domain/lead.ts";
import { hashEmail } from "../../worker/hash.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { deletePerson } from "../../worker/people/people.store.ts";
import { sweep } from "../../worker/sweep.ts";
import { asOwner } from "../support/credentials.ts";
import { planAssets, sendPlan } from "../support/plan.ts";
import { wrapDatabase } from "../support/wrapped-database.ts";
import { postForm, postJson, rows, run, signUp, writeMessage } from "../support/worker.ts";
import { setClock } from "../support/clock.ts";
import { mailLink } from "../support/links.ts";

const EMAIL = "ama@example.com";
const remove = () => deletePerson(openDatabase(env.DB), hashEmail(env, EMAIL), "owner", Date.now());
test("somebody who signs up again after a removal keeps what they sent then", async () => {
  await signUp(EMAIL);
  await remove();
  await signUp(EMAIL);
  await sweep(env, Date.now() + 15 * 60_000);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: EMAIL }]);
});

test("a post that nests a thousand deep blocks nobody's removal", async () => {
  const deep = `{"second_remark":"x","a":${"[".repeat(1001)}${"]".repeat(1001)}}`;
  expect((await postJson("/api/waitlist", deep)).status).toBe(200);
  await signUp(EMAIL);
  await remove();
  expect(await rows("SELECT id FROM leads")).toEqual([]);
});

test("a removal that is asked for again is logged once, and holds for what was sent in between", async () => {
  setClock(Date.now());
  await signUp("ama@example.com");
  await postForm(mailLink("removal", "ama@example.com"), {});
  const activities = await rows("SELECT * FROM activities");
  vi.setSystemTime(Date.now() + 2 * 60_000);
  const again = await postForm(mailLink("removal", "ama@example.com"), {});
  expect(await again.text()).toContain("Your data is removed");
  expect(await rows("SELECT * FROM activities")).toEqual(activities);
  expect(await rows("SELECT erased_at FROM tombstones")).toEqual([{ erased_at: Date.now() }]);

  // Somebody who came back is removed anew.
  vi.setSystemTime(Date.now() + 1);
  await signUp("ama@example.com");
  await postForm(mailLink("removal", "ama@example.com"), {});
  expect(await rows("SELECT id FROM leads")).toEqual([]);
  expect(await rows("SELECT * FROM activities")).toHaveLength(2);
});

test("what is being stored or released when its person is removed does not outlive the removal", async () => {
  const emailHash = hashEmail(env, "ama@example.com");
  const trapped = { [HONEYPOT_FIELD]: "x" };
  // The removal comes after the request has read what it stores, and before it stores it.
  const removeFirst = (statement: RegExp) => {
    let isRemoved = false;
    return wrapDatabase(env.DB, async (work, query) => {
      if (!isRemoved && statement.test(query)) {
        isRemoved = true;
        await deletePerson(openDatabase(env.DB), emailHash, "owner", Date.now());
      }
      return work();
    });
  };
  const STORES = /insert into "(leads|messages|quarantine)"/i;
  const left = async () => {
    const tables = ["leads", "messages", "plans", "quarantine", "people", "deliveries"];
    const found = await Promise.all(tables.map((table) => rows(`SELECT 1 FROM ${table}`)));
    return tables.filter((_table, index) => found[index]!.length > 0);
  };
  for (const send of [signUp, writeMessage, sendPlan]) {
    await send("ama@example.com", trapped);
    const [{ id } = { id: "" }] = await rows<{ id: string }>("SELECT id FROM quarantine");
    const DB = removeFirst(STORES);
    const released = await asOwner(`/api/quarantine/${id}/release`, {
      method: "POST",
      bindings: { DB, ASSETS: planAssets() },
    });
    expect([released.status, await left()]).toEqual([200, []]);
    await run("DELETE FROM tombstones");
    const answer = await send("ama@example.com", {}, { DB: removeFirst(STORES) });
    expect([answer.status, await left()]).toEqual([200, []]);
    await run("DELETE FROM tombstones");
  }
  await signUp("ama@example.com", trapped, { DB: removeFirst(STORES) });
  expect(await left()).toEqual([]);
  // What they send afterwards is stored.
  expect((await signUp("ama@example.com")).status).toBe(200);
  expect(await rows("SELECT email FROM leads")).toHaveLength(1);
});
