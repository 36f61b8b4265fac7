import { describe, expect, test } from "vitest";
import { moved } from "#content/moved";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { currentId, formerIds } from "#domain/moved.ts";
import { changedFacts, findByFormerId } from "#domain/plan.ts";
import { movedPaths, pageOfId } from "#web/content/country-pages.ts";
import { DETAIL_PAGES } from "#web/content/detail-pages.ts";
import { SITE_PAGES } from "#web/content/site-pages.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";
import { deskRows } from "#web/feeds/desk-index.ts";
import { openData } from "#web/feeds/open-data.ts";
import { violationsIn } from "../support/violations.ts";

const ROWS = new Set(deskRows("2026-11-28").map(({ id }) => id));
const PATHS = new Set<string>([...DETAIL_PAGES, ...SITE_PAGES].map(({ path }) => path));
/** Each old id, of a line for all countries in each of them, and one below it. */
const OLD = Object.keys(moved)
  .filter((old) => !old.startsWith("/"))
  .flatMap((old) => (old.startsWith("*") ? COUNTRY_IDS.map((id) => old.replace("*", id)) : [old]))
  .flatMap((old) => [old, `${old}.gone`]);

test("each old id leads the desk and a reader's report to an entry, and a visitor to a page", () => {
  expect(
    violationsIn(OLD, (old) => {
      const now = currentId(old, (id) => ROWS.has(id));
      expect(now).not.toBeNull();
      expect(PATHS).toContain(pageOfId(now!).split("#")[0]);
    }),
  ).toEqual([]);
});

test("each old address leads to a page", () => {
  expect(movedPaths(moved).filter(({ to }) => !PATHS.has(to.split("#")[0]!))).toEqual([]);
});

test("a plan kept under old ids has its facts, and is told of no move", () => {
  expect(
    violationsIn(COUNTRY_IDS, (country) => {
      const kit = planKit(country);
      const kept = OLD.filter((old) => old.startsWith(`${country}.`)).flatMap((old) => {
        const now = currentId(old, (id) => Object.hasOwn(kit.facts, id));
        return now ? [[old, kit.facts[now]!.text]] : [];
      });
      expect(changedFacts(Object.fromEntries(kept), kit)).toEqual([]);
    }),
  ).toEqual([]);
});

test("the open data names the former ids of a record that it has, and no record by one of them", () => {
  const records = COUNTRY_IDS.flatMap((id) => openData(id).records);
  const ids = new Set(records.map(({ id }) => id));
  expect(OLD.filter((old) => ids.has(old))).toEqual([]);
  const wrong = records.filter((record) => (record.formerIds ?? []).join() !== formerIds(record.id).join());
  expect(wrong).toEqual([]);
});

describe("an id that nothing has", () => {
  const has =
    (...ids: string[]) =>
    (id: string) =>
      ids.includes(id);
  const moves = { "kenya.permits.old": "kenya.permits.new", "*.health.insurers": "*.health.insurance" };

  test("leads to its successor, and what was below it to the same below that", () => {
    expect(currentId("kenya.permits.old", has("kenya.permits.new"), moves)).toBe("kenya.permits.new");
    const fee = has("kenya.permits.new", "kenya.permits.new.fee");
    expect(currentId("kenya.permits.old.fee", fee, moves)).toBe("kenya.permits.new.fee");
    expect(currentId("kenya.permits.old.gone", fee, moves)).toBe("kenya.permits.new");
    expect(currentId("ghana.health.insurers.a.price", has("ghana.health.insurance"), moves)).toBe(
      "ghana.health.insurance",
    );
  });

  test("leads to what it was part of, or to its chapter, where it has no successor", () => {
    const left = has("kenya.schools.schools.a", "kenya.chapters.schools");
    expect(currentId("kenya.schools.schools.a.ages", left, moves)).toBe("kenya.schools.schools.a");
    expect(currentId("kenya.schools.schools.b.fees", left, moves)).toBe("kenya.chapters.schools");
    expect(currentId("kenya.nothing.at.all", left, moves)).toBeNull();
  });

  test("names the page of a city, a visa type or an address that moved", () => {
    const lines = { "kenya.cities.kisumu-city": "kenya.cities.kisumu", "/old": "kenya.chapters.schools", ...moves };
    expect(movedPaths(lines)).toEqual([
      { from: "/cities/kisumu-city", to: "/cities/kisumu" },
      { from: "/old", to: "/country-guides/kenya/schools" },
    ]);
  });
});

test("a plan's permit or city that isn't there any more is no other one", () => {
  expect(findByFormerId("kenya.permits", [{ id: "class-d" }], "class-d")).toEqual({ id: "class-d" });
  expect(findByFormerId("kenya.permits", [{ id: "class-d" }], "class-x")).toBeUndefined();
  expect(findByFormerId("kenya.permits", [{ id: "class-d" }], null)).toBeUndefined();
});
