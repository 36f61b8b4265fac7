import { expect, test } from "vitest";
import { COUNTRIES } from "../../domain/countries.ts";
import {
  CLOSED_TO_DIASPORA,
  COUNTRY_ROUTES,
  descentState,
  diasporaRoutes,
} from "../../web/content/belonging-routes.ts";
import { isNotPublished } from "../../content-model/resolve/records.ts";
import { givesText, stateText, totalText } from "../../web/pages/belonging/format.ts";
import { violationsIn } from "../support/violations.ts";

const ROUTES = COUNTRY_ROUTES.flatMap(({ country, routes }) =>
  routes.map((program) => ({ name: `${country.id}: ${program.name}`, program })),
);

test("each country says whether a parent, a spouse and African descent open a route", () => {
  expect(
    violationsIn(COUNTRY_ROUTES, ({ routes }) => {
      const proofs = new Set(routes.flatMap(({ proof }) => proof));
      expect([...proofs]).toEqual(expect.arrayContaining(["parent", "spouse"]));
      expect(proofs.has("dna") || proofs.has("ancestors")).toBe(true);
    }),
  ).toEqual([]);
});

test("each country is among those open or suspended for the diaspora, or among those that are not", () => {
  const reachable = ["open", "paused"] as const;
  const ids = [...reachable.flatMap(diasporaRoutes).map(({ country }) => country), ...CLOSED_TO_DIASPORA].map(
    ({ id }) => id,
  );
  expect(new Set(ids)).toEqual(new Set(COUNTRIES.map(({ id }) => id)));
  expect(
    CLOSED_TO_DIASPORA.filter(({ id }) => diasporaRoutes("open").some(({ country }) => country.id === id)),
  ).toEqual([]);
});

test("a route that is paused or only announced says so in its status", () => {
  expect(
    violationsIn(
      ROUTES.filter(({ program: { state } }) => state === "paused" || state === "announced"),
      ({ program: { status } }) => expect(isNotPublished(status)).toBe(false),
    ),
  ).toEqual([]);
});

test("the log of each route runs from the oldest day to the newest", () => {
  expect(
    violationsIn(ROUTES, ({ program: { changes } }) => {
      const days = changes.map(({ day }) => day);
      expect(days).toEqual(days.toSorted());
    }),
  ).toEqual([]);
});

test("large print names every right of an open route as given, refused or not published", () => {
  expect(
    violationsIn(
      ROUTES.filter(({ program: { state, proof } }) => state === "open" && proof.join() !== "citizen"),
      ({ program }) => {
        expect(stateText(program)).toMatch(/^Open/);
        for (const words of ["passport", "vote", "land", "work"]) expect(givesText(program)).toContain(words);
        expect(totalText(program)).toMatch(program.costUsd ? /\$/ : /^$/);
      },
    ),
  ).toEqual([]);
});

test("countries open to people who can name no relative come first", () => {
  const states = COUNTRY_ROUTES.map(({ routes }) => descentState(routes));
  const open = new Set(diasporaRoutes("open").map(({ country }) => country)).size;
  expect(states.slice(0, open)).toEqual(Array.from({ length: open }, () => "open"));
  expect(states.slice(open)).not.toContain("open");
});
