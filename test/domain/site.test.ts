import { expect, test } from "vitest";
import { readSite } from "../../domain/site.ts";

test("every value has a working default on an example domain", () => {
  const site = readSite({});
  expect(site.origin).toBe("https://homeward.example");
  expect(site.chatUrl).toBe("");
  const hosts = JSON.stringify(site).match(/https:\/\/[^/"]+/g)!;
  for (const host of hosts) expect(host).toMatch(/\.example$/);
});

test("a build variable replaces its value, an empty one does not", () => {
  const site = readSite({ VITE_SITE_ORIGIN: "https://homeward.africa/", VITE_SITE_NAME: "  " });
  expect(site.origin).toBe("https://homeward.africa");
  expect(site.name).toBe("Homeward");
});

test.each([
  ["VITE_SITE_ORIGIN", "homeward.africa"],
  ["VITE_SITE_ORIGIN", "https://homeward.africa/site"],
  ["VITE_CHECKOUT_ORIGIN", "http://checkout.example"],
  ["VITE_VIDEO_URL", "javascript:alert(1)"],
  ["VITE_CHAT_URL", "chat"],
  ["VITE_EMAIL_HELLO", "hello"],
])("a wrong %s (%s) stops the build with a sentence that names it", (name, value) => {
  expect(() => readSite({ [name]: value })).toThrow(name);
});
