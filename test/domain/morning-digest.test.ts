import { expect, test } from "vitest";
import { digestCountedDay, findDigestDay, isNews, usualDigest } from "../../domain/morning-digest.ts";
import { violationsIn } from "../support/violations.ts";

const dayAt = (time: string, timeZone: string, hour = 7) =>
  findDigestDay(Date.parse(time), { ...usualDigest(timeZone), hour });

test("the digest is due from seven in the morning until one in the afternoon, local time", () => {
  expect(
    violationsIn(
      [
        ["UTC", "2026-11-21T06:59:59Z", null],
        ["UTC", "2026-11-21T07:00:00Z", "2026-11-21"],
        // So late is left out; the next one comes soon.
        ["UTC", "2026-11-21T12:59:59Z", "2026-11-21"],
        ["UTC", "2026-11-21T13:00:00Z", null],
        ["America/New_York", "2026-11-21T11:59:59Z", null],
        ["America/New_York", "2026-11-21T12:00:00Z", "2026-11-21"],
        // East of UTC the owner's day has begun while UTC's has not.
        ["Pacific/Auckland", "2026-11-20T18:00:00Z", "2026-11-21"],
        ["Asia/Kathmandu", "2026-11-21T01:14:59Z", null],
        ["Asia/Kathmandu", "2026-11-21T01:15:00Z", "2026-11-21"],
      ],
      ([timeZone, time, day]) => {
        expect(dayAt(time, timeZone)).toBe(day);
      },
    ),
  ).toEqual([]);
});

test("the clock's changes neither skip nor double a morning", () => {
  // New York puts its clock forward from 2 to 3 on March 8, and back from 2 to 1 on November 1, 2026.
  expect(dayAt("2026-03-08T10:59:59Z", "America/New_York")).toBeNull();
  expect(dayAt("2026-03-08T11:00:00Z", "America/New_York")).toBe("2026-03-08");
  expect(dayAt("2026-11-01T11:59:59Z", "America/New_York")).toBeNull();
  expect(dayAt("2026-11-01T12:00:00Z", "America/New_York")).toBe("2026-11-01");
  // Antarctica/Troll skips the hours from 1 to 3: one that is not shown begins with the next that is.
  expect(dayAt("2026-03-29T00:59:59Z", "Antarctica/Troll", 2)).toBeNull();
  expect(dayAt("2026-03-29T01:00:00Z", "Antarctica/Troll", 2)).toBe("2026-03-29");
  // An hour that comes twice is of the same day both times.
  expect(dayAt("2026-11-01T05:30:00Z", "America/New_York", 1)).toBe("2026-11-01");
  expect(dayAt("2026-11-01T06:30:00Z", "America/New_York", 1)).toBe("2026-11-01");
});

test("every day of two years has one digest in each zone, whatever its clock does", () => {
  for (const timeZone of ["America/New_York", "Africa/Cairo", "Australia/Lord_Howe", "Pacific/Chatham"]) {
    const days: string[] = [];
    const settings = usualDigest(timeZone);
    for (let now = Date.parse("2025-12-31T20:00:00Z"); now < Date.parse("2027-12-31T00:00:00Z"); now += 30 * 60_000) {
      const day = findDigestDay(now, settings);
      if (day !== null && day !== days.at(-1)) days.push(day);
    }
    expect(new Set(days).size, timeZone).toBe(days.length);
    expect(days.length, timeZone).toBeGreaterThanOrEqual(729);
  }
});

test("a digest counts the visits of the latest day that is over", () => {
  expect(
    violationsIn(
      [
        ["the owner's yesterday", "2026-11-21T12:00:00Z", "2026-11-20"],
        // Seven in the morning in Auckland, on November 21.
        ["the day before, while that day of UTC goes on", "2026-11-20T18:00:00Z", "2026-11-19"],
        // Six in the evening in Honolulu, on November 21.
        ["no later day, where more are over", "2026-11-22T04:00:00Z", "2026-11-20"],
      ],
      ([, time, day]) => {
        expect(digestCountedDay("2026-11-21", Date.parse(time))).toBe(day);
      },
    ),
  ).toEqual([]);
});

test("with every part switched off, none is due", () => {
  expect(findDigestDay(Date.parse("2026-11-21T08:00:00Z"), { ...usualDigest("UTC"), parts: [] })).toBeNull();
});

test("a day is empty while nobody came, nothing is due, nothing failed lately and nothing waits", () => {
  const quiet = {
    people: { new: 0 },
    numbers: { optIns: 0, calculations: 0, plans: 0, messages: 0 },
    due: { today: 0, late: 0 },
    deliveries: { failed: 5, recent: 0, uncertain: 2, failing: 0, limited: 0 },
    quarantine: { waiting: 0, countedOnly: 0 },
    site: { settings: [], stuckAnnouncements: 0, unpublished: 0, refusedNetworks: 0, deadPosts: 0, database: null },
    backup: { at: null },
  };
  expect(isNews(quiet)).toBe(false);
  expect(isNews({ backup: { at: null } })).toBe(false);
  const visits = { day: "2026-11-20", views: 900, tools: 40, checkout: 2 };
  expect(isNews({ ...quiet, numbers: { ...quiet.numbers, visits } })).toBe(false);
  expect(isNews({ ...quiet, people: { new: 1 } })).toBe(true);
  expect(isNews({ ...quiet, numbers: { ...quiet.numbers, calculations: 1 } })).toBe(true);
  expect(isNews({ ...quiet, due: { today: 1, late: 0 } })).toBe(true);
  expect(isNews({ ...quiet, deliveries: { ...quiet.deliveries, recent: 1 } })).toBe(true);
  expect(isNews({ ...quiet, quarantine: { waiting: 1, countedOnly: 0 } })).toBe(true);
  expect(isNews({ ...quiet, site: { ...quiet.site, settings: ["MAIL_FROM is wrong."] } })).toBe(true);
});
