import { expect, test } from "@playwright/test";
import { bytesSent } from "../../bench/first-load.ts";
import { GUIDE_PAGE_IDS } from "../../web/content/countries/guide-page.ts";
import { guidePath } from "../../web/content/page-paths.ts";
import { readBuiltFile } from "../support/built-pages.ts";

/** What the HTML of a guide, of the list of guides and of the chooser of permits may weigh, in bytes: as it is, and as the platform sends it. */
const HTML = 200_000;
const COMPRESSED = 30_000;

test("no guide, their list nor the chooser of permits weighs more than 200 kB of HTML, or 30 kB compressed", () => {
  for (const path of ["/country-guides", "/permits", ...GUIDE_PAGE_IDS.map((id) => guidePath(id))]) {
    const file = `${path}/index.html`;
    expect(Buffer.byteLength(readBuiltFile(file.slice(1))), path).toBeLessThanOrEqual(HTML);
    expect(bytesSent("build/client", file), path).toBeLessThanOrEqual(COMPRESSED);
  }
});
