import { type Project, test as base, expect } from "@playwright/test";
import type { Browser } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { type Engine, JOURNEYS } from "./journeys.ts";
import { asVisitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_PATH, SITE_PORT, SECURE_SITE_PORT } = process.env;
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 1440: 900 };

type Options = { engine: Engine; width: number };
export type JourneysProject = Project<object, Options>;

/** One browser for all journeys of a project, as a visitor's is. */
const test = base.extend<object, Options & { driven: Browser }>({
  engine: ["firefox", { option: true, scope: "worker" }],
  width: [1440, { option: true, scope: "worker" }],
  driven: [
    async ({ engine, width }, use) => {
      const browser =
        engine === "firefox"
          ? await startFirefox(FIREFOX_PATH!)
          : await startWebKit({ driver: WEBKIT_DRIVER_PATH!, browser: WEBKIT_PATH! });
      await browser.resize(width, HEIGHTS[width]!);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
});

for (const { name, only, isOwners, go } of JOURNEYS) {
  test(name, async ({ engine, width, driven }) => {
    test.skip(only?.engine !== undefined && only.engine !== engine);
    test.skip(only?.width !== undefined && only.width !== width);
    const isSecure = isOwners && engine === "webkit";
    const visitor = asVisitor(
      driven,
      isSecure ? `https://localhost:${SECURE_SITE_PORT}` : `http://localhost:${SITE_PORT}`,
    );
    await go(visitor);
    expect(await visitor.takeNoises()).toEqual([]);
  });
}
