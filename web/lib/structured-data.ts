import { VOCABULARIES } from "./outside-services.ts";
import type { IsoDate } from "#domain/facts.ts";
import { site } from "#domain/site.ts";
import { sharingPicture } from "./sharing-picture.ts";

/** An item of schema.org's vocabulary, as search engines read it. */
export type StructuredItem = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** Items as a document of the vocabulary. */
export function structuredGraph(items: readonly StructuredItem[]) {
  return { "@context": VOCABULARIES.schemaOrg, "@graph": items };
}

export function absoluteUrl(path: string): string {
  return new URL(path, site.origin).href;
}

/** The provider, as the publisher of every page; only what domain/site.ts states. */
export function organization(): StructuredItem {
  return {
    "@type": "Organization",
    "@id": absoluteUrl("/#organization"),
    name: site.name,
    legalName: site.legalName,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/icon-512.png"),
    email: site.email.hello,
    sameAs: Object.values(site.social),
  };
}

/** The site as a whole. */
export function website(): StructuredItem {
  return {
    "@type": "WebSite",
    "@id": absoluteUrl("/#website"),
    name: site.name,
    url: absoluteUrl("/"),
    inLanguage: "en-US",
    publisher: { "@id": absoluteUrl("/#organization") },
  };
}

/** The way to a page, from the home page on. */
export function breadcrumbList(crumbs: readonly { label: string; path: string }[]): StructuredItem {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(path),
    })),
  };
}

type ArticleText = {
  path: string;
  headline: string;
  description: string;
  published: IsoDate;
  changedOn?: IsoDate | undefined;
};

/** A text with its dates, by the provider. */
export function article({ path, headline, description, published, changedOn }: ArticleText): StructuredItem {
  const publisher = { "@type": "Organization", name: site.name, url: absoluteUrl("/") };
  return {
    "@type": "Article",
    headline,
    description,
    image: absoluteUrl(sharingPicture(path)),
    datePublished: published,
    ...(changedOn && { dateModified: changedOn }),
    author: publisher,
    publisher: { ...publisher, logo: absoluteUrl("/icon-512.png") },
    mainEntityOfPage: absoluteUrl(path),
    inLanguage: "en-US",
  };
}

/** Questions with their answers, as they stand on the page. */
export function faqPage(questions: readonly { question: string; answer: string }[]): StructuredItem {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

type OfferedPlan = { name: string; price: number; currency: string; url: string };

/** The program with the offers that the page sells. */
export function service(name: string, description: string, offers: readonly OfferedPlan[]): StructuredItem {
  return {
    "@type": "Service",
    name,
    description,
    provider: { "@id": absoluteUrl("/#organization") },
    areaServed: "Africa",
    offers: offers.map((offer) => ({
      "@type": "Offer",
      name: offer.name,
      price: offer.price,
      priceCurrency: offer.currency,
      url: offer.url,
      availability: `${VOCABULARIES.schemaOrg}/InStock`,
    })),
  };
}
