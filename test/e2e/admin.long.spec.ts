import { gunzipSync } from "node:zlib";
import { readFileSync, writeFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { card, file, INDIGO, openAdmin, readETag } from "../support/admin-page.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { png } from "../support/png.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.describe(() => {
  test.use({ expectedNoise: [/status of 422 /] });
  test("a bad file is refused with its reason, and a good one is canceled, uploaded and backed up", async ({
    page,
  }, info) => {
    const before = await readETag(page, "/media/social.jpg");
    await openAdmin(page);
    const social = card(page, "Social Media Thumbnail");
    const picker = social.getByLabel("Choose a social thumbnail");
    const reason = social.locator("[data-slot=field-error]");
    const button = social.getByRole("button", { name: "Update Social Thumbnail" });
    const toast = (words: string) => page.locator("[data-slot=toast]").filter({ hasText: words });
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });

    await picker.setInputFiles(file("logo.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"));
    await expect(reason).toContainText("This is a drawing (SVG)");
    // By its path: sent to the browser as content, it would take longer than all the rest.
    const huge = info.outputPath("huge.png");
    writeFileSync(huge, new Uint8Array(25 * 1024 * 1024 + 1));
    await picker.setInputFiles(huge);
    await expect(reason).toContainText("more than 25 MB");
    await button.click();
    const failure = toast("Upload FailedThere was an error uploading your social thumbnail.");
    await expect(failure).toHaveAttribute("data-variant", "destructive");
    await expect(picker).toBeFocused();
    expect(posts).toBe(0);

    // A truncated picture: the browser cannot preview it, and the Worker says why it is refused.
    await picker.setInputFiles(file("cut-off.png", png(1200, 630).slice(0, 200)));
    await expect(social.getByText("there is no preview")).toBeVisible();
    await button.click();
    await expect(reason).toContainText("the file is damaged, cut off");
    await expect(social.locator("[data-slot=selected-file]")).toContainText("cut-off.png");
    expect(await readETag(page, "/media/social.jpg")).toBe(before);

    // Bytes after a picture's end are ignored; they only make the upload slower.
    const slow = file("bridge.png", Buffer.concat([png(1200, 630, [...INDIGO]), new Uint8Array(3_000_000)]));
    const network = await page.context().newCDPSession(page);
    const throttle = (uploadThroughput: number) =>
      network.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await network.send("Network.enable");
    // The upload takes half a minute, so that the test can watch it.
    await throttle(100_000);
    await picker.setInputFiles(slow);
    await button.click();
    await expect(social.locator("[data-slot=upload-progress]")).toContainText(/\b[1-9]\d?% of 3 MB/);
    await expect(picker).toBeDisabled();
    await social.getByRole("button", { name: "Cancel" }).click();
    await expect(social.getByText("The upload was canceled.")).toBeVisible();
    expect(await readETag(page, "/media/social.jpg")).toBe(before);

    await throttle(-1);
    await button.click();
    const done = "Success!Social media thumbnail updated successfully. New image will appear when site is shared.";
    await expect(toast(done)).toBeVisible();
    expect(await readETag(page, "/media/social.jpg")).not.toBe(before);

    await page.getByRole("link", { name: "Backup Content" }).click();
    await expect(page).toHaveURL(/\/admin\/settings$/);
    await expect(page.locator("[data-slot=backup-state]")).toHaveText("There is no backup yet.");
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download a backup" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^homeward-backup-\d{4}-\d{2}-\d{2}\.zip$/);
    const archive = unzipSync(readFileSync(await download.path()));
    expect(gunzipSync(archive["uploads.ndjson.gz"]!).toString()).toContain("bridge.png");
    expect(JSON.parse(strFromU8(archive["manifest.json"]!)).counts.pictures).toBeGreaterThan(0);
    await page.reload();
    await expect(page.locator("[data-slot=backup-state]")).toContainText("Last backup:");

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Pictures" }).click();
    await page.getByRole("button", { name: "Manage Images" }).click();
    const history = page.getByRole("region", { name: "Social thumbnail" });
    await history.getByRole("button", { name: "Show this one: Built-in picture" }).click();
    await expect(history.getByText("Built-in picture is on the site now.")).toBeVisible();
    expect(await readETag(page, "/media/social.jpg")).toBe(before);
  });
});

test("the morning digest has begun with the first sign-in, and keeps what the owner chooses", async ({ page }) => {
  await openAsOwner(page, "/admin/settings");
  const digest = page.locator("[data-slot=morning-digest]");
  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(digest.getByLabel("Time zone")).toHaveValue(zone);
  await digest.getByLabel("Age of the last backup").uncheck();
  await digest.getByLabel("Not before").selectOption("6 o'clock");
  await digest.getByRole("button", { name: "Save" }).click();
  await expect(digest.getByText("Saved. The next digest follows these settings.")).toBeVisible();
  await page.reload();
  await expect(digest.getByLabel("Age of the last backup")).not.toBeChecked();
  await expect(digest.getByLabel("New people")).toBeChecked();
  await expect(digest.getByLabel("Not before")).toHaveValue("6");
  await expect(page.locator("[data-slot=activity-log]")).toContainText("Changed a setting · morning digest");
});
