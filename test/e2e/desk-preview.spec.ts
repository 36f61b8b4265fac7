import { readFileSync } from "node:fs";
import type { FrameLocator, Page } from "@playwright/test";
import { parse } from "yaml";
import { CONTENT_FILES_PATH } from "../../domain/desk.ts";
import type { Edit, Json } from "../../domain/edits.ts";
import type { PreviewAnswer } from "../../web/pages/desk/preview/preview-messages.ts";
import { buildWith } from "../support/built-with.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// In one process, which builds the page once.
test.describe.configure({ mode: "default" });

const KENYA = "/country-guides/kenya";
const FILE = "countries/kenya/permits.yaml";
const FEE = ["permits", "class-d", "fee"];

type Permits = { permits: { id: string; fee: { value: string } }[] };
const { permits } = parse(readFileSync(`content/${FILE}`, "utf8")) as Permits;
const fee = permits.find(({ id }) => id === "class-d")!.fee;
const NEW_FEE = "30,000 shillings for processing and 600,000 shillings a year";
const amounts: Json = [
  { amount: 30_000, currency: "KES" },
  { amount: 600_000, currency: "KES", per: "year" },
];
const feeEdit: Edit = { file: FILE, at: FEE, before: fee, after: { ...fee, value: NEW_FEE, amounts } };

let script: Promise<string> | null = null;

/** Shows the preview in a page of the back office: with its style sheet, its policy, and the script that it names. */
async function openPreview(page: Page, edits: readonly Edit[], paths: readonly string[]) {
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

function frame(page: Page, title: string): FrameLocator {
  return page.frameLocator(`iframe[title="${title}"]`);
}

test("an edited fee is marked on Kenya's guide as it is and as it will be, each at its width", async ({ page }) => {
  await openPreview(page, [feeEdit], [KENYA, "/visa-information/kenya/work-permit"]);
  await expect(page.getByRole("status")).toHaveText(/^\d+ places changed on this page$/);
  const [now, then] = [frame(page, "Now"), frame(page, "With your change")];
  await expect(now.locator("[data-changed]").filter({ hasText: fee.value }).first()).toBeVisible();
  await expect(then.locator("[data-changed]").filter({ hasText: NEW_FEE }).first()).toBeVisible();
  await expect(then.locator("[data-changed]").first()).toBeInViewport();
  expect(await then.locator("html").evaluate(() => innerWidth)).toBe(1280);
  await expectAccessible(page, "[data-slot=change-preview] :not(iframe)");
  await page.getByRole("button", { name: "Phone" }).click();
  await expect.poll(() => then.locator("html").evaluate(() => innerWidth)).toBe(390);
  await page.getByRole("combobox", { name: "Page" }).selectOption("/visa-information/kenya/work-permit");
  await expect(then.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(then.locator("[data-changed]").filter({ hasText: NEW_FEE }).first()).toBeVisible();
});

test("a page that a change does not touch says so", async ({ page }) => {
  await openPreview(page, [feeEdit], ["/contact"]);
  await expect(page.getByRole("status")).toHaveText("Nothing changes on this page");
  await expect(frame(page, "With your change").locator("[data-changed]")).toHaveCount(0);
});

test("a change that the content's rules refuse says why it can't be shown", async ({ page }) => {
  await openPreview(page, [{ ...feeEdit, after: { ...fee, entered: "tomorrow" } }], [KENYA]);
  await expect(page.getByRole("status")).toContainText("This change can't be shown: entered: ");
});

test("a change of something that has changed since asks to load the page again", async ({ page }) => {
  await openPreview(page, [{ ...feeEdit, before: { ...fee, value: "Free" } }], [KENYA]);
  await expect(page.getByRole("status")).toContainText("Something here was changed in the meantime.");
});

/** What a preview leaves out, because nothing starts in it: the scripts that islands need, and the inline loader. */
function withoutScripts(html: string): string {
  return html.replaceAll(/ data-scripts="[^"]*"/g, "").replaceAll(/<script data-start=[^>]*>.*?<\/script>/gs, "");
}

test("without a change, a preview is the live page, byte for byte", async ({ page, request }) => {
  const paths = [
    "/",
    "/country-guides",
    KENYA,
    `${KENYA}/sources`,
    "/permits",
    "/my-plan/kenya",
    "/faq",
    "/cities/nairobi",
  ];
  const files = await (await request.get(CONTENT_FILES_PATH)).json();
  await page.goto("/admin");
  const live = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(live[0]!)![1]!;
  const rendered = await page.evaluate(
    async ([given, questions]) => {
      const worker = new Worker(document.querySelector<HTMLElement>("[data-preview]")!.dataset.preview!, {
        type: "module",
      });
      const answers: PreviewAnswer[] = [];
      const { promise, resolve } = Promise.withResolvers<void>();
      worker.addEventListener("message", ({ data }: MessageEvent<PreviewAnswer>) => {
        answers.push(data);
        if (answers.length === questions.length) resolve();
      });
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none.
      for (const message of [given, ...questions]) worker.postMessage(message);
      await promise;
      return answers;
    },
    [files, paths.map((path) => ({ path, style }))] as const,
  );
  const byPath = new Map(rendered.map((answer) => [answer.path, answer]));
  const different = paths.filter((path, index) => {
    const answer = byPath.get(path)!;
    return !("html" in answer) || withoutScripts(answer.html ?? "") !== withoutScripts(live[index]!);
  });
  expect(different).toEqual([]);
});
