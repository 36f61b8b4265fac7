import { expect, test } from "vitest";
import { describeVisit } from "#web/features/forms/describe-visit.ts";
import { addCampaign, saysOnlyCampaign } from "#web/lib/campaign.ts";
import { violationsIn } from "../support/violations.ts";

// Where a form was sent from, known without storing anything on the device (decision: campaign-in-urls).

const SITE = "https://homeward.example";
const LONG = "x".repeat(500);

test("a form is sent with its page, its outside referrer and its campaign", () => {
  expect(
    violationsIn(
      [
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
      ],
      ([page, referrer, visit]) => {
        expect(describeVisit(new URL(page, SITE), referrer)).toEqual(visit);
      },
    ),
  ).toEqual([]);
});

test("a link to a page of the site takes the campaign along, and no other link does", () => {
  expect(
    violationsIn(
      [
        [`${SITE}/waitlist`, `${SITE}/waitlist?utm_source=letter&utm_campaign=may`],
        [`${SITE}/blog?post=taxes#top`, `${SITE}/blog?post=taxes&utm_source=letter&utm_campaign=may#top`],
        [`${SITE}/#enroll`, `${SITE}/#enroll`],
        ["https://checkout.example/offer?utm_source=website", "https://checkout.example/offer?utm_source=website"],
        ["mailto:hello@homeward.example", "mailto:hello@homeward.example"],
      ],
      ([href, followed]) => {
        const link = new URL(href);
        addCampaign(link, new URL(SITE), { source: "letter", campaign: "may" });
        expect(link.href).toBe(followed);
      },
    ),
  ).toEqual([]);
});

test("what ads and newsletters add to a URL says nothing of the page", () => {
  expect(
    violationsIn(
      [
        ["", true],
        ["?utm_source=letter&utm_campaign=november", true],
        ["?gclid=x", true],
        ["?fbclid=x&utm_id=1", true],
        ["?gad_source=1&gbraid=x", true],
        ["?msclkid=x&mc_eid=1", true],
        ["?q=ghana", false],
        ["?utm_source=letter&country=kenya", false],
        ["?lifestyle=", false],
      ] as const,
      ([search, isCampaign]) => {
        expect(saysOnlyCampaign(search)).toBe(isCampaign);
      },
    ),
  ).toEqual([]);
});

test("without a campaign a link stays as it is", () => {
  const link = new URL("/faq?q=a%20b", SITE);
  addCampaign(link, new URL(SITE), {});
  expect(link.href).toBe(`${SITE}/faq?q=a%20b`);
});
