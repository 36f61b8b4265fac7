import type { MetaDescriptor } from "react-router";
import { site } from "#domain/site.ts";
import { SITE_PICTURE, sharingPicture } from "./sharing-picture.ts";
import { breadcrumbList, structuredGraph } from "./structured-data.ts";

export type PageMeta = {
  /** Path of the page, beginning with a slash. */
  path: string;
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Back office, not-found pages and repetitions of other pages stay out of search engines. */
  noindex?: boolean | undefined;
  /** A page about one thing is an article, and has a picture of its own; others show the owner's thumbnail. */
  isArticle?: boolean;
  /** The path that its picture is named after, where that is neither its own nor the owner's thumbnail. */
  picture?: string;
};

/** Title, description, canonical URL and social tags of one page, and its place below the home page. */
export function pageMeta({
  path,
  title,
  description,
  noindex = false,
  isArticle = false,
  picture = isArticle ? path : undefined,
}: PageMeta): MetaDescriptor[] {
  const fullTitle = `${title} · ${site.name}`;
  const url = `${site.origin}${path}`;
  const image = `${site.origin}${picture ? sharingPicture(picture) : SITE_PICTURE}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: isArticle ? "article" : "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    // A page about one thing shows its breadcrumb, and states it there.
    ...(import.meta.env.SSR && !isArticle && !noindex && path !== "/" ? [breadcrumb(path, title)] : []),
  ];
}

function breadcrumb(path: string, title: string): MetaDescriptor {
  return {
    "script:ld+json": structuredGraph([
      breadcrumbList([
        { label: site.name, path: "/" },
        { label: title, path },
      ]),
    ]),
  };
}
