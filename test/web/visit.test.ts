import { expect, test } from "vitest";
import { describeVisit } from "#web/features/forms/describe-visit.ts";
import { addCampaign } from "#web/lib/campaign.ts";

// Where a form was sent from, known without storing anything on the device (decision: campaign-in-urls).

const SITE = "https://homeward.example";
const LONG = "x".repeat(500);

test.each([
  ["/waitlist", "", { page: "/waitlist", utm: {} }],
  ["/waitlist", "https://news.example/a?q=ama", { page: "/waitlist", referrerHost: "news.example", utm: {} }],
  ["/waitlist", `${SITE}/community`, { page: "/waitlist", utm: {} }],
  [
    "/blog?utm_source=letter&utm_campaign=may&q=visa",
    "",
    { page: "/blog", utm: { source: "letter", campaign: "may" } },
  ],
  ["/faq", `${SITE}/blog?utm_campaign=may`, { page: "/faq", utm: { campaign: "may" } }],
  ["/faq?utm_campaign=june", `${SITE}/blog?utm_campaign=may`, { page: "/faq", utm: { campaign: "june" } }],
  ["/faq", "https://news.example/?utm_campaign=its", { page: "/faq", referrerHost: "news.example", utm: {} }],
  [`/?utm_campaign=${LONG}&utm_medium=+`, "", { page: "/", utm: { campaign: LONG.slice(0, 120) } }],
])("a form on %s, reached from %j, is sent with %j", (page, referrer, visit) => {
  expect(describeVisit(new URL(page, SITE), referrer)).toEqual(visit);
});

test.each([
  [`${SITE}/waitlist`, `${SITE}/waitlist?utm_source=letter&utm_campaign=may`],
  [`${SITE}/blog?post=taxes#top`, `${SITE}/blog?post=taxes&utm_source=letter&utm_campaign=may#top`],
  [`${SITE}/#enroll`, `${SITE}/#enroll`],
  ["https://checkout.example/offer?utm_source=website", "https://checkout.example/offer?utm_source=website"],
  ["mailto:hello@homeward.example", "mailto:hello@homeward.example"],
])("with a campaign, the link %s leads to %s", (href, followed) => {
  const link = new URL(href);
  addCampaign(link, new URL(SITE), { source: "letter", campaign: "may" });
  expect(link.href).toBe(followed);
});

test("without a campaign a link stays as it is", () => {
  const link = new URL("/faq?q=a%20b", SITE);
  addCampaign(link, new URL(SITE), {});
  expect(link.href).toBe(`${SITE}/faq?q=a%20b`);
});
