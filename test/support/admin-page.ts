import type { Page } from "@playwright/test";
import { openAsOwner } from "./owner-page.ts";
import { expect } from "./test.ts";

export const INDIGO = [31, 42, 90] as const;

/** Opens the page of the website's pictures as the owner. */
export async function openAdmin(page: Page) {
  await openAsOwner(page, "/admin");
  await expect(page.getByRole("heading", { name: "Hero Background Image" })).toBeVisible();
}

/** The card of a picture, by its title. */
export function card(page: Page, title: string) {
  return page.locator("[data-slot=picture-card]").filter({ hasText: title });
}

/** A file as a picker takes it. */
export function file(name: string, content: Uint8Array | string, mimeType = "image/png") {
  return { name, mimeType, buffer: Buffer.from(content) };
}

/** The ETag of the picture at a URL. */
export async function readETag(page: Page, path: string) {
  return (await page.request.get(path)).headers().etag;
}
