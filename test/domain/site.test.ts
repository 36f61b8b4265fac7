import { expect, test } from "vitest";
import { content } from "#content";
import { hasExampleOrigin, readSite } from "../../domain/site.ts";
import { securityHeaderTable } from "../../worker/http/security-headers.ts";
import { violationsIn } from "../support/violations.ts";

test("without variables a site has an example origin, no outside service, and the addresses of its content", () => {
  const site = readSite({});
  const { name, email, social, checkoutOrigin } = content.site;
  expect(site).toMatchObject({
    origin: "https://homeward.example",
    chatUrl: "",
    name,
    checkoutOrigin: checkoutOrigin.value,
    email: { hello: email.hello.value },
    social: { youtube: social.youtube.value },
  });
});

test("a build variable replaces its value, an empty one does not", () => {
  const site = readSite({ VITE_SITE_ORIGIN: "https://homeward.africa/", VITE_SITE_NAME: "  " });
  expect(site.origin).toBe("https://homeward.africa");
  expect(site.name).toBe(content.site.name);
});

test("a wrong variable stops the build with a sentence that names it", () => {
  expect(
    violationsIn(
      [
        ["VITE_SITE_ORIGIN", "homeward.africa"],
        ["VITE_SITE_ORIGIN", "https://homeward.africa/site"],
        ["VITE_VIDEO_URL", "javascript:alert(1)"],
        ["VITE_CHAT_URL", "chat"],
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

test("the origin is the host of examples until its variable is set", () => {
  expect(hasExampleOrigin({})).toBe(true);
  expect(hasExampleOrigin({ VITE_SITE_ORIGIN: "https://homeward.org" })).toBe(false);
});
