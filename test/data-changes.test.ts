import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compareData, publishDataChanges } from "../scripts/data-changes.ts";
import { openData } from "../web/feeds/open-data.ts";
import type { OpenCountry } from "../web/feeds/open-data-schema.ts";

const KENYA = openData("kenya");
const FEE = "kenya.permits.class-d.fee";
const ORIGIN = "https://homeward.example";

/** Kenya with another fee for class D. */
function withFee(value: string): OpenCountry {
  return { ...KENYA, records: KENYA.records.map((record) => (record.id === FEE ? { ...record, value } : record)) };
}

/** A project that was built with some data. */
function buildWith(kenya: OpenCountry) {
  const project = mkdtempSync(join(tmpdir(), "homeward-data-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const folder = join(project, "build/client/data");
  mkdirSync(join(folder, "countries"), { recursive: true });
  writeFileSync(join(folder, "countries/kenya.json"), JSON.stringify(kenya));
  writeFileSync(join(folder, "changes.json"), "[]");
  return { project, readChanges: () => JSON.parse(readFileSync(join(folder, "changes.json"), "utf8")) };
}

/** A live site that was built as a project. */
function liveSite(project: string): typeof fetch {
  return async (url) => {
    const { pathname } = new URL(String(url));
    try {
      return new Response(readFileSync(join(project, "build/client", pathname)));
    } catch {
      return new Response(null, { status: 404 });
    }
  };
}

test("a comparison names new, removed and changed records, with the fields that differ", () => {
  const [first, ...others] = KENYA.records;
  const before = { ...withFee("1 shilling"), records: withFee("1 shilling").records.slice(1) };
  expect(compareData([before], [KENYA])).toMatchObject({
    added: [first!.id],
    removed: [],
    changed: [{ id: FEE, before: { value: "1 shilling" }, now: { value: others.find(({ id }) => id === FEE)!.value } }],
  });
  expect(compareData([KENYA], [before]).removed).toEqual([first!.id]);
});

/** A live site that answers with the statuses given for some paths, and otherwise as another. */
function failingAt(paths: Record<string, () => Response>, site: typeof fetch): typeof fetch {
  return async (url, init) => paths[new URL(String(url)).pathname]?.() ?? site(url, init);
}

const KENYA_PATH = "/data/countries/kenya.json";
const unavailable = () => new Response("Try later", { status: 503 });

test("a deployment adds what differs from the live site to the published changes", async () => {
  const first = buildWith(KENYA);
  await publishDataChanges(null, first.project, liveSite(first.project));
  expect(first.readChanges()).toEqual([]);

  const second = buildWith(withFee("1 shilling"));
  await publishDataChanges(ORIGIN, second.project, liveSite(first.project));
  expect(second.readChanges()).toMatchObject([{ changed: [{ id: FEE, now: { value: "1 shilling" } }] }]);

  const third = buildWith(withFee("1 shilling"));
  await publishDataChanges(ORIGIN, third.project, liveSite(second.project));
  expect(third.readChanges()).toEqual(second.readChanges());
});

test("a deployment stops where the live site's data can't be read", async () => {
  const live = buildWith(KENYA);
  const next = buildWith(withFee("1 shilling"));
  const unreachable = () => {
    throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });
  };
  for (const path of ["/data/changes.json", KENYA_PATH]) {
    for (const [answer, problem] of [
      [unavailable, "answered 503"],
      [() => new Response("<html>"), "is not JSON"],
      [unreachable, "can't be reached (connect ECONNREFUSED)"],
    ] as const) {
      const site = failingAt({ [path]: answer }, liveSite(live.project));
      await expect(publishDataChanges(ORIGIN, next.project, site)).rejects.toMatchObject({
        name: "Refusal",
        message: `${ORIGIN}${path} ${problem}: try again. Nothing was changed.`,
      });
    }
  }
  expect(next.readChanges()).toEqual([]);
});

test("a live site without changes.json has published no changes yet", async () => {
  const live = buildWith(KENYA);
  const next = buildWith(withFee("1 shilling"));
  const none = () => new Response(null, { status: 404 });
  await publishDataChanges(ORIGIN, next.project, failingAt({ "/data/changes.json": none }, liveSite(live.project)));
  expect(next.readChanges()).toEqual([]);
});

test("a country that the live site doesn't have is new", async () => {
  const live = buildWith(KENYA);
  const next = buildWith(KENYA);
  const none = () => new Response(null, { status: 404 });
  await publishDataChanges(ORIGIN, next.project, failingAt({ [KENYA_PATH]: none }, liveSite(live.project)));
  expect(next.readChanges()).toMatchObject([{ from: null, added: KENYA.records.map(({ id }) => id) }]);
});
