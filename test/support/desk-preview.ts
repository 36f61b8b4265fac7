import { filesIn } from "../../content-model/index.ts";
import { readFileSync } from "node:fs";
import type { FrameLocator, Page } from "@playwright/test";
import type { Edit, Json } from "../../domain/edits.ts";
import { buildWith } from "./built-with.ts";

export const KENYA = "/country-guides/kenya/permits";
const FILE = "countries/kenya/permits.yaml";
const FEE = ["permits", "class-d", "fee"];

type Permits = { permits: { id: string; fee: { value: string } }[] };
const { permits } = filesIn({ [FILE]: readFileSync(`content/${FILE}`, "utf8") })[FILE] as Permits;
export const fee = permits.find(({ id }) => id === "class-d")!.fee;
export const NEW_FEE = "30,000 shillings for processing and 600,000 shillings a year";
const amounts: Json = [
  { amount: 30_000, currency: "KES" },
  { amount: 600_000, currency: "KES", per: "year" },
];
export const feeEdit: Edit = { file: FILE, at: FEE, before: fee, after: { ...fee, value: NEW_FEE, amounts } };

let script: Promise<string> | null = null;

/** Shows the preview in a page of the back office: with its style sheet, its policy, and the script that it names. */
export async function openPreview(page: Page, edits: readonly Edit[], paths: readonly string[]) {
  script ??= buildWith("test/support/preview-page.tsx", {});
  const code = await script;
  await page.route("**/preview-page.js", (route) => route.fulfill({ contentType: "text/javascript", body: code }));
  await page.route("**/admin", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/<script type="module" src="[^"]+"/, '<script type="module" src="/preview-page.js"')
      .replace(/<div id="office">.*<\/div>/s, "<main></main>");
    await route.fulfill({ response, body });
  });
  await page.addInitScript(`globalThis.previewed = ${JSON.stringify({ edits, paths })}`);
  await page.goto("/admin");
}

export function frame(page: Page, title: string): FrameLocator {
  return page.frameLocator(`iframe[title="${title}"]`);
}
