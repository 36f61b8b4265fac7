import { filesIn } from "../../content-model/index.ts";
import { readFileSync } from "node:fs";
import { CONTENT_FILES_PATH } from "../../domain/desk.ts";
import type { Edit } from "../../domain/edits.ts";
import { readBuiltPages } from "../support/built-pages.ts";
import { fee, feeEdit, frame, KENYA, openPreview } from "../support/desk-preview.ts";
import { BACK_OFFICE } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

// In one process, which builds the page once.
test.describe.configure({ mode: "default" });

test("a page that a change does not touch says so, and is not shown", async ({ page }) => {
  await openPreview(page, [feeEdit], ["/contact"]);
  await expect(page.getByRole("status")).toHaveText("Nothing changes on this page");
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("a change that the content's rules refuse says why it can't be shown", async ({ page }) => {
  await openPreview(page, [{ ...feeEdit, after: { ...fee, enteredOn: "tomorrow" } }], [KENYA]);
  await expect(page.getByRole("alert")).toContainText("This change can't be shown: enteredOn: ");
});

test("a title that changes is told of search results, and marked on the page", async ({ page }) => {
  const name = "articles/choose-the-school-first.md";
  const { title } = filesIn({ [name]: readFileSync(`content/${name}`, "utf8") })[name] as { title: string };
  const edit: Edit = { file: name, at: ["title"], before: title, after: "School First, House Second" };
  await openPreview(page, [edit], ["/blog/choose-the-school-first"]);
  await expect(page.locator("dl")).toContainText(/Choose the School .* becomes “School First, House Second/);
  await expect(frame(page, "After").locator("h1[data-changed]")).toHaveText(/^School First, House Second/);
});

test("a link that leads elsewhere is marked, though its words are the same", async ({ page }) => {
  const name = "offices.yaml";
  const offices = filesIn({ [name]: readFileSync(`content/${name}`, "utf8") })[name] as Record<string, { url: string }>;
  const { url } = offices["kenya-eta"]!;
  const edit: Edit = { file: name, at: ["kenya-eta", "url"], before: url, after: `${url}apply` };
  await openPreview(page, [edit], ["/country-guides/kenya/entry"]);
  await expect(page.getByRole("status")).toHaveText(/^\d+ places? changed on this page$/);
  await expect(
    frame(page, "After").locator(`[data-changed] a[href="${url}apply"], a[data-changed]`).first(),
  ).toBeVisible();
});

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED/] });
  test("a preview that could not be loaded is shown by another try", async ({ page }) => {
    await page.route("**/preview.worker-*.js", (route) => route.abort());
    await openPreview(page, [feeEdit], ["/visa-information/kenya/work-permit"]);
    await expect(page.getByRole("alert")).toContainText("We could not reach our server.");
    await page.unroute("**/preview.worker-*.js");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("status")).toHaveText(/^\d+ places? changed on this page$/);
  });
});

test.describe(() => {
  test.use({ expectedNoise: [/status of 404 /] });
  test("a new article's page is shown, with nothing next to it", async ({ page }) => {
    const name = "articles/choose-the-school-first.md";
    const values = filesIn({ [name]: readFileSync(`content/${name}`, "utf8") })[name]!;
    const edit: Edit = { file: "articles/a-new-one.md", at: [], after: { ...(values as object), title: "A New One" } };
    await openPreview(page, [edit], ["/blog/a-new-one"]);
    await expect(page.getByRole("status")).toHaveText("This page is new.");
    await expect(frame(page, "After").getByRole("heading", { level: 1 })).toHaveText("A New One");
    await page.getByRole("button", { name: "Now" }).click();
    await expect(page.getByText("There's no page here yet.")).toBeVisible();
  });
});

test("on a phone one page is shown at a time, at a phone's width @phone", async ({ page }) => {
  await openPreview(page, [feeEdit], [KENYA]);
  const [now, then] = [page.getByTitle("Now"), page.getByTitle("After")];
  await expect(then).toBeVisible();
  await expect(now).toBeHidden();
  expect(
    await frame(page, "After")
      .locator("html")
      .evaluate(() => innerWidth),
  ).toBe(390);
  await page.getByRole("button", { name: "Now" }).click();
  await expect(now).toBeVisible();
  await expect(then).toBeHidden();
  await expect(frame(page, "Now").locator("[data-changed]").filter({ hasText: fee.value }).first()).toBeInViewport();
});

test("without a change, every page's preview is the live page, byte for byte but for scripts", async ({ page }) => {
  // It renders some 500 pages.
  test.setTimeout(90_000);
  const paths = readBuiltPages().flatMap(({ path }) => (path === "/404" || BACK_OFFICE.includes(path) ? [] : [path]));
  await page.goto("/admin");
  const different = await page.evaluate(
    async ([filesPath, asked]) => {
      const { preview } = document.querySelector<HTMLElement>("script[data-preview]")!.dataset;
      const worker = new Worker(preview!, { type: "module" });
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none.
      const send = (message: unknown) => worker.postMessage(message);
      const readText = async (path: string) => (await fetch(path)).text();
      const style = /<link rel="stylesheet" href="([^"]+)"/.exec(await readText("/"))![1]!;
      // What an island needs is fetched only where something starts, and so is the loader.
      const withoutScripts = (html: string) =>
        html.replaceAll(/ data-scripts="[^"]*"/g, "").replaceAll(/<script data-start=[^>]*>.*?<\/script>/gs, "");
      const files = JSON.parse(await readText(filesPath));
      send({ files, live: files });
      const found: string[] = [];
      for (const path of asked) {
        const { promise, resolve } = Promise.withResolvers<{ html?: string | null }>();
        worker.addEventListener("message", ({ data }) => resolve(data), { once: true });
        send({ path, style });
        const { html } = await promise;
        if (!html || withoutScripts(html) !== withoutScripts(await readText(path))) found.push(path);
      }
      return found;
    },
    [CONTENT_FILES_PATH, paths] as const,
  );
  expect(paths.length).toBeGreaterThan(400);
  expect(different).toEqual([]);
});
