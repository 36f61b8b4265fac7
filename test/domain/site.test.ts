import { expect, test } from "vitest";
import { placeholderVariables, readSite } from "../../domain/site.ts";
import { securityHeaderTable } from "../../worker/http/security-headers.ts";
import { violationsIn } from "../support/violations.ts";

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

test("a wrong variable stops the build with a sentence that names it", () => {
  expect(
    violationsIn(
      [
        ["VITE_SITE_ORIGIN", "homeward.africa"],
        ["VITE_SITE_ORIGIN", "https://homeward.africa/site"],
        ["VITE_CHECKOUT_ORIGIN", "http://checkout.example"],
        ["VITE_VIDEO_URL", "javascript:alert(1)"],
        ["VITE_CHAT_URL", "chat"],
        ["VITE_EMAIL_HELLO", "hello"],
      ],
      ([name, value]) => {
        expect(() => readSite({ [name]: value })).toThrow(name);
      },
    ),
  ).toEqual([]);
});

test("HSTS includes subdomains and preloading only where the owner says so", () => {
  expect(readSite({}).hasHstsPreload).toBe(false);
  expect(readSite({ VITE_HSTS_PRELOAD: "on" }).hasHstsPreload).toBe(true);
  expect(securityHeaderTable()["Strict-Transport-Security"]).toBe("max-age=63072000");
});

test("a default on an example host counts as a placeholder until its variable is set", () => {
  expect(placeholderVariables({})).toEqual(
    expect.arrayContaining([
      "VITE_SITE_ORIGIN",
      "VITE_POSTAL_ADDRESS",
      "VITE_LEGAL_NAME",
      "VITE_REGISTRATION",
      "VITE_GOVERNING_LAW",
    ]),
  );
  expect(placeholderVariables({ VITE_SITE_ORIGIN: "https://homeward.org" })).not.toContain("VITE_SITE_ORIGIN");
  expect(placeholderVariables({})).not.toContain("VITE_SITE_NAME");
});
