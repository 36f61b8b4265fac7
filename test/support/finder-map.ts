import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Looks for matches in business, and expects that no label of the map hides a country, leaves the map or is on another. */
export async function expectLabelsApart(page: Page) {
  await page.getByLabel("Lifestyle priority").selectOption("business");
  await page.getByLabel("Investment range").selectOption("low");
  await page.getByRole("button", { name: "Find My Matches" }).click();
  await expect(page).toHaveURL(/lifestyle=business&language=english&investment=low$/);
  await expect(page.getByRole("button", { name: /\(first match\)/ })).toBeVisible();
  const found = await page.locator("[data-slot=africa-map]").evaluate((box) => {
    const labels = [...box.querySelectorAll("[data-slot=map-label]")];
    const areas = [...box.querySelectorAll("path")];
    const frame = box.getBoundingClientRect();
    const labelBoxes = labels.map((label) => label.getBoundingClientRect());
    const mistakes: string[] = [];
    for (const [index, label] of labels.entries()) {
      const { left, right, top, bottom } = label.getBoundingClientRect();
      if (left < frame.left || right > frame.right) mistakes.push(`${label.textContent} leaves the map`);
      for (const other of labels.slice(index + 1)) {
        const rest = other.getBoundingClientRect();
        if (rest.left < right && rest.right > left && rest.top < bottom && rest.bottom > top)
          mistakes.push(`${label.textContent} and ${other.textContent} overlap`);
      }
      // A grid of points over the country: those in its area, and those of them that a label covers.
      const area = areas[index]!;
      const around = area.getBoundingClientRect();
      const toArea = area.getScreenCTM()!.inverse();
      let [all, hidden] = [0, 0];
      for (let step = 0; step < 400; step++) {
        const x = around.left + (((step % 20) + 0.5) / 20) * around.width;
        const y = around.top + ((Math.floor(step / 20) + 0.5) / 20) * around.height;
        if (!area.isPointInFill(new DOMPoint(x, y).matrixTransform(toArea))) continue;
        all += 1;
        const isHidden = labelBoxes.some((each) => x > each.left && x < each.right && y > each.top && y < each.bottom);
        if (isHidden) hidden += 1;
      }
      if (all === 0 || hidden / all > 0.1) mistakes.push(`${label.textContent}: ${hidden} of ${all} points hidden`);
    }
    return mistakes;
  });
  expect(found).toEqual([]);
  const legend = page.getByRole("list", { name: "Colors of the map" });
  await expect(legend).toContainText("Does not meet them");
  await expect(legend).toContainText("Not on our list");
  await expect(page.getByText("Western Sahara, a disputed territory, is shown apart")).toBeVisible();
}
