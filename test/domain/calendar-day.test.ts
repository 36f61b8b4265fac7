import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, calendarDay, isTimeZone, quarterHour, startOfDay } from "../../domain/calendar-day.ts";
import { violationsIn } from "../support/violations.ts";

const HOUR_MS = 60 * 60 * 1000;

test("a day begins and lasts as the clocks of its time zone do", () => {
  expect(
    violationsIn(
      [
        ["UTC", "2026-11-21", "2026-11-21T00:00:00.000Z", 24],
        ["Africa/Accra", "2026-11-21", "2026-11-21T00:00:00.000Z", 24],
        ["America/New_York", "2026-11-21", "2026-11-21T05:00:00.000Z", 24],
        ["America/New_York", "2026-03-08", "2026-03-08T05:00:00.000Z", 23],
        ["America/New_York", "2026-11-01", "2026-11-01T04:00:00.000Z", 25],
        ["Europe/London", "2026-03-29", "2026-03-29T00:00:00.000Z", 23],
        ["Europe/London", "2026-10-25", "2026-10-24T23:00:00.000Z", 25],
        ["Asia/Kolkata", "2026-11-21", "2026-11-20T18:30:00.000Z", 24],
        ["Asia/Kathmandu", "2026-11-21", "2026-11-20T18:15:00.000Z", 24],
        ["America/St_Johns", "2026-11-21", "2026-11-21T03:30:00.000Z", 24],
        ["Pacific/Chatham", "2026-11-21", "2026-11-20T10:15:00.000Z", 24],
        ["Pacific/Kiritimati", "2026-11-21", "2026-11-20T10:00:00.000Z", 24],
        ["Etc/GMT+12", "2026-11-21", "2026-11-21T12:00:00.000Z", 24],
        // Clocks move by half an hour there.
        ["Australia/Lord_Howe", "2026-04-05", "2026-04-04T13:00:00.000Z", 24.5],
        // The clock skips midnight: the day begins at one o'clock.
        ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00.000Z", 23],
        // Midnight comes twice: the hour before it is repeated.
        ["Africa/Cairo", "2026-10-29", "2026-10-28T21:00:00.000Z", 25],
        // A day that Samoa never had begins, and ends, with the next.
        ["Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00.000Z", 0],
      ],
      ([timeZone, day, start, hours]) => {
        expect(new Date(startOfDay(day, timeZone)).toISOString()).toBe(start);
        expect((startOfDay(addDays(day, 1), timeZone) - startOfDay(day, timeZone)) / HOUR_MS).toBe(hours);
      },
    ),
  ).toEqual([]);
});

test("every moment falls on the day whose beginning is the last before it, in every zone", () => {
  const moment = fc.date({
    min: new Date("2020-01-01"),
    max: new Date("2035-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, fc.constantFrom(...Intl.supportedValuesOf("timeZone")), (date, timeZone) => {
      const day = calendarDay(date.getTime(), timeZone);
      expect(startOfDay(day, timeZone)).toBeLessThanOrEqual(date.getTime());
      expect(startOfDay(addDays(day, 1), timeZone)).toBeGreaterThan(date.getTime());
    }),
    { numRuns: 300 },
  );
});

test("names of the time zone database are time zones", () => {
  expect(
    violationsIn(["UTC", "Africa/Accra", "America/Argentina/Buenos_Aires", "Etc/GMT+5"], (name) => {
      expect(isTimeZone(name)).toBe(true);
    }),
  ).toEqual([]);
});

test("other text is not a time zone", () => {
  expect(
    violationsIn(
      ["", "Mars/Olympus", "+01:00", "Africa", "Africa/Accra ", "'; DROP TABLE leads", "\u{1f30d}"],
      (name) => {
        expect(isTimeZone(name)).toBe(false);
      },
    ),
  ).toEqual([]);
});

test("days are added across months, years and leap days", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
});

test("windows are cut to the quarter-hour before", () => {
  expect(quarterHour(Date.parse("2026-11-21T10:14:59.999Z"))).toBe(Date.parse("2026-11-21T10:00:00Z"));
  expect(quarterHour(Date.parse("2026-11-21T10:15:00Z"))).toBe(Date.parse("2026-11-21T10:15:00Z"));
});
