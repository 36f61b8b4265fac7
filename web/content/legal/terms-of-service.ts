import { type Site, site } from "#domain/site.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import { type VirtualOffice, virtualOffices } from "#web/content/virtual-offices.ts";
import { sampleLabel } from "#web/lib/sample.ts";
import { LAST_UPDATED, type LegalPage, REVISED } from "./legal-page.ts";

/** The terms of a deployment: they name its provider and its law. */
export function termsOfServiceFor({
  name,
  legalName,
  registration,
  governingLaw,
  email,
  postalAddress,
}: Site): LegalPage {
  return {
    title: "Terms of Service",
    intro: `These terms are an agreement between you and the provider of ${name} about the use of this website.`,
    lastUpdated: LAST_UPDATED,
    revised: REVISED,
    sections: [
      {
        id: "acceptance",
        title: "Acceptance of Terms",
        body: [
          {
            kind: "paragraph",
            text: "By using this website you accept these terms. If you do not agree with them, please do not use the site. The external checkout, where you can enroll in the program, has terms of its own for the purchase; they apply beside these.",
          },
          { kind: "heading", text: "Who provides this site" },
          { kind: "paragraph", text: `${legalName}. ${postalAddress}. ${registration}.` },
          { kind: "heading", text: "Governing law" },
          {
            kind: "paragraph",
            text: `These terms follow the law of ${governingLaw}, and its courts decide disputes. If you are a consumer, you keep the protection of the law of the country where you live, and may go to the courts there.`,
          },
        ],
      },
      {
        id: "description",
        title: "Description of Service",
        body: [
          {
            kind: "paragraph",
            text: `${name} offers information about living in African countries: country guides, visa information, two cost calculators, a country finder, articles and answers. It presents the relocation roadmap, a paid program of 6 to 12 months, and a community. You can read the site and use its tools without an account and without payment.`,
          },
          {
            kind: "paragraph",
            text: "This website does not take payments. Enrollment and payment take place on an external checkout that opens in a new tab. Prices, payment terms and any right to cancel are those shown there before you pay.",
          },
          { kind: "heading", text: "Prices, renewals and refunds" },
          {
            kind: "list",
            items: [
              OFFER_TEXTS.prices,
              OFFER_TEXTS.whoGetsModule7,
              OFFER_TEXTS.module7Alone,
              OFFER_TEXTS.refunds,
              "If you live in the United Kingdom or the European Union, the law usually lets you cancel an online purchase within 14 days without giving a reason. That right can end earlier once digital content has begun with your agreement. Elsewhere other rules apply; the checkout provider must tell you which before you pay.",
              "This website cannot end or refund a purchase. If the checkout provider does not answer, write to us and we will ask it for you.",
            ],
          },
        ],
      },
      {
        id: "responsibilities",
        title: "User Responsibilities",
        body: [
          { kind: "paragraph", text: "This site is for adults. When you use it, you agree to:" },
          {
            kind: "list",
            items: [
              "give your own name and email address, or those of somebody who asked you to",
              "follow the law of the place where you are and of the place you move to",
              "confirm visa rules, fees and deadlines with the official office before you act",
              "refrain from sending automated, misleading or unlawful content through the forms",
              "leave the back office, and other people's data, to those who are entitled to them",
            ],
          },
        ],
      },
      {
        id: "accuracy",
        title: "Information Accuracy",
        body: [
          {
            kind: "paragraph",
            text: "We enter facts with care and show beside them the day they were entered, whether an office has confirmed them, and where you can confirm them. Visa rules, fees, prices and laws change without notice, and planning figures and estimates are not quotations. The results of the finder and the calculators are orientation only.",
          },
          {
            kind: "paragraph",
            text: "Nothing on this site is legal, tax, medical or investment advice. A visa or permit is granted by the government concerned, and we can promise neither its outcome nor its date.",
          },
          {
            kind: "paragraph",
            text: "We do not offer, sell or recommend securities, land, funds or any other investment, and we are not licensed to. What the site or the program says about investing is general information. You can lose what you invest: ask a licensed adviser who knows your case before you pay anybody.",
          },
        ],
      },
      {
        id: "liability",
        title: "Limitation of Liability",
        body: [
          {
            kind: "paragraph",
            text: "The site is provided as it is and as it is available. As far as the law allows, we are not liable for indirect or consequential loss, nor for loss that follows from relying on information that should have been confirmed with the official office. Nothing in these terms limits liability that the law does not let us limit, such as for fraud or for injury caused by negligence, or takes away rights that you have as a consumer.",
          },
        ],
      },
      {
        id: "intellectual-property",
        title: "Intellectual Property",
        body: [
          {
            kind: "paragraph",
            text: "Texts, illustrations, names and software of this site belong to us or to those who licensed them to us. You may read, print and share pages for your own plans and link to them. Republishing or selling them needs our written permission. What you write to us stays yours; you allow us to use it in order to answer you.",
          },
        ],
      },
      {
        id: "privacy",
        title: "Privacy",
        body: [
          {
            kind: "paragraph",
            text: "The privacy policy says what we store and how you have it deleted. The cookie policy says what your browser stores.",
          },
          { kind: "link", label: "Privacy policy", to: "/privacy-policy" },
          { kind: "link", label: "Cookie policy", to: "/cookie-policy" },
        ],
      },
      {
        id: "termination",
        title: "Termination",
        body: [
          {
            kind: "paragraph",
            text: "You may stop using the site at any time and have your data removed. We may suspend access to the site, or to a part of it, without notice, for example to protect it or when these terms are broken. Sections that by their nature should last, such as those on liability and intellectual property, continue to apply.",
          },
        ],
      },
      {
        id: "changes",
        title: "Changes to Terms",
        body: [
          {
            kind: "paragraph",
            text: "We may change these terms. A change takes effect when it is posted on this page, with a new date. If you continue to use the site after that, you accept the changed terms.",
          },
        ],
      },
      {
        id: "contact",
        title: "Contact Details",
        body: [
          { kind: "paragraph", text: "Questions about these terms go to:" },
          { kind: "link", label: email.legal, to: `mailto:${email.legal}` },
          { kind: "paragraph", text: "Virtual offices:" },
          { kind: "list", items: virtualOffices.map(officeLine) },
        ],
      },
    ],
  };
}

/** The 10 sections of /terms-of-service. */
export const termsOfService = termsOfServiceFor(site);

function officeLine({ country, address, sample }: VirtualOffice): string {
  return `${country}: ${address}${sample ? ` (${sampleLabel("location").toLowerCase()})` : ""}`;
}
