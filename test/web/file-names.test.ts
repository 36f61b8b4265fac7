import { expect, test } from "vitest";

/** Words by which ad and cookie blockers know scripts: a part of a file's path, in development the path of its URL. */
const BLOCKED = /analytic|track|consent|cookie-?(banner|notice)|count-?visit|advert|beacon|telemetry/i;

/** What runs on public pages. The pages of the back office are its own: one of them is /analytics. */
const paths = Object.keys(
  import.meta.glob(["../../web/{lib,site,features,layout,ui,pictures}/**/*.{ts,tsx}", "../../domain/*.ts"]),
);

test("no module of the public pages has a name that blockers know", () => {
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => BLOCKED.test(path))).toEqual([]);
});
