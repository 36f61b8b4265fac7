import { expect, test } from "vitest";
import { readSite } from "../domain/site.ts";
import { contentSecurityPolicy, securityHeaderTable } from "../worker/http/security-headers.ts";

function directive(policy: string, name: string) {
  return policy.split("; ").find((line) => line.startsWith(`${name} `));
}

test("Turnstile's host is in the policy, for its script and its frame alone, when its key is configured", () => {
  const policy = contentSecurityPolicy(
    ["'sha256-x'"],
    readSite({
      VITE_TURNSTILE_SITE_KEY: " 1x00000000000000000000AA ",
      VITE_VIDEO_URL: "https://video.homeward.example/embed/preview",
    }),
  );
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-x' https://challenges.cloudflare.com");
  expect(directive(policy, "frame-src")).toBe(
    "frame-src https://video.homeward.example https://challenges.cloudflare.com",
  );
  expect(policy.match(/challenges\.cloudflare\.com/g)).toHaveLength(2);
});

test.each([{}, { VITE_TURNSTILE_SITE_KEY: " " }])(
  "without its key the policy does not mention Turnstile: %j",
  (variables) => {
    const site = readSite(variables);
    expect(site.turnstile).toBeNull();
    expect(directive(contentSecurityPolicy([], site), "frame-src")).toBe("frame-src 'none'");
    expect(contentSecurityPolicy([], site)).not.toContain("challenges");
  },
);

test("the analytics service's hosts are in the policy exactly where its id is configured", () => {
  const policy = contentSecurityPolicy([], readSite({ VITE_ANALYTICS_ID: "G-ABC1234567" }));
  const tag = "https://*.googletagmanager.com";
  const data = "https://*.google-analytics.com https://*.analytics.google.com";
  expect(directive(policy, "script-src")).toBe(`script-src 'self' ${tag}`);
  expect(directive(policy, "connect-src")).toBe(`connect-src 'self' ${data} ${tag}`);
  expect(directive(policy, "img-src")).toBe(`img-src 'self' data: ${data} ${tag}`);
  expect(contentSecurityPolicy([], readSite({}))).not.toContain("google");
});

test.each(['G-ABC"><script>', "UA 1", "g-abc"])("%s is no measurement id", (id) => {
  expect(() => readSite({ VITE_ANALYTICS_ID: id })).toThrow("VITE_ANALYTICS_ID must be a measurement id");
});

test("the headers of the static files name the hosts of the site that was built, not of the defaults", () => {
  const built = readSite({ VITE_TURNSTILE_SITE_KEY: "1x00000000000000000000AA", VITE_ANALYTICS_ID: "G-ABC1234567" });
  const policy = securityHeaderTable(["'sha256-x'"], built)["Content-Security-Policy"]!;
  expect(policy).toBe(contentSecurityPolicy(["'sha256-x'"], built));
  expect(policy).toContain("https://challenges.cloudflare.com");
  expect(policy).toContain("https://*.googletagmanager.com");
});
