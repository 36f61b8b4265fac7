import { openAsOwner } from "../support/owner-page.ts";
import { expect, test } from "../support/test.ts";

test("an exhausted delivery is told first, listed with its lead, and sent again by its own button", async ({
  page,
}) => {
  const delivery = {
    id: "dlv_1",
    kind: "lead_mail",
    status: "failed",
    attempts: 11,
    lastError: "the mail service refused",
    queuedAt: "2026-11-20T08:00:00.000Z",
    dueAt: "2026-11-21T08:00:00.000Z",
    person: { name: "Ama Mensah", email: "ama@example.com" },
  };
  let isSent = false;
  await page.route("**/api/deliveries", (route) =>
    route.fulfill({
      json: { queued: 0, failed: isSent ? 0 : 1, data: isSent ? [] : [delivery], nextCursor: null },
    }),
  );
  await page.route("**/api/deliveries/dlv_1/retry", (route) => {
    isSent = true;
    return route.fulfill({ json: { queued: 1 } });
  });
  await page.route("**/api/status", (route) => {
    const deliveries = { queued: 0, failed: isSent ? 0 : 1, uncertain: 0 };
    const quarantine = { waiting: 0, countedOnly: 0 };
    return route.fulfill({
      json: {
        formServiceHost: null,
        lastBackupAt: null,
        deliveries,
        quarantine,
        mail: { sent: 0, limit: 2000, announcementLimit: 1000 },
      },
    });
  });
  await openAsOwner(page, "/optin-report");
  const first = page.locator("[data-slot=attention] li").first();
  const deliveries = page.locator("[data-slot=deliveries]");
  const row = deliveries.locator("[data-slot=delivery]");
  await expect(first).toContainText("1 delivery failed for good.");
  await first.getByRole("link").click();
  await expect(row).toBeInViewport();
  await expect(row).toContainText("Email to the lead");
  await expect(row).toContainText("Ama Mensah");
  await expect(row).toContainText("11 attempts");
  await expect(row).toContainText("the mail service refused");
  await row.getByRole("button", { name: /^Send again/ }).click();
  await expect(deliveries.locator("[data-slot=retry-outcome]")).toContainText("Email to the lead for Ama Mensah");
  await expect(row).toHaveCount(0);
  await expect(deliveries.getByRole("heading", { name: "Deliveries" })).toBeFocused();
  await expect(page.getByText("failed for good.")).toHaveCount(0);
});
