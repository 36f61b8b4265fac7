import { expect, test } from "vitest";
import { addCampaign, describeVisit } from "#web/lib/visit.ts";

// Where a form was sent from, known without storing anything on the device (decision: campaign-in-urls).

const SITE = "https://homeward.example";

test.each([
  ["/waitlist", "", { page: "/waitlist" }],
  ["/waitlist", "https://news.example/article?q=ama", { page: "/waitlist", referrerHost: "news.example" }],
  ["/waitlist", `${SITE}/community`, { page: "/waitlist" }],
  [
    "/blog?utm_source=letter&utm_campaign=may&q=visa",
    "",
    { page: "/blog", utm: { source: "letter", campaign: "may" } },
  ],
  ["/faq", `${SITE}/blog?utm_campaign=may`, { page: "/faq", utm: { campaign: "may" } }],
  ["/faq?utm_campaign=june", `${SITE}/blog?utm_campaign=may`, { page: "/faq", utm: { campaign: "june" } }],
  ["/faq", "https://news.example/?utm_campaign=theirs", { page: "/faq", referrerHost: "news.example" }],
  [`/?utm_campaign=${"x".repeat(500)}&utm_medium=+`, "", { page: "/", utm: { campaign: "x".repeat(120) } }],
])("a form on %s, reached from %j, is sent with %j", (page, referrer, visit) => {
  expect(describeVisit(new URL(page, SITE), referrer)).toEqual(visit);
});

test.each([
  ["/waitlist", "/waitlist?utm_source=letter&utm_campaign=may"],
  ["/country-guides?country=ghana#visa", "/country-guides?country=ghana&utm_source=letter&utm_campaign=may#visa"],
  ["/#enroll", "/#enroll"],
])("the campaign of a visit goes on with the link %s as %s", (link, followed) => {
  const page = new URL("/?utm_source=letter&utm_campaign=may", SITE);
  const utm = { source: "letter", campaign: "may" };
  expect(addCampaign(new URL(link, SITE).href, page, utm)).toBe(new URL(followed, SITE).href);
});

test.each(["https://checkout.example/offer?utm_source=website", "mailto:hello@homeward.example"])(
  "the link %s, which leaves the site, stays as it is",
  (link) => expect(addCampaign(link, new URL(SITE), { campaign: "may" })).toBe(link),
);
