import { site } from "#domain/site.ts";
import type { PageMeta } from "#web/lib/page-meta.ts";
import { SITE_PICTURE, sharingPicture } from "#web/lib/sharing-picture.ts";
import { breadcrumbList } from "#web/lib/structured-data.ts";
import { StructuredData } from "./structured-data.tsx";

/** Title, description, canonical URL and social tags of one page, and its place below the home page; React moves them to the head. */
export function PageHead({
  path,
  title,
  description,
  noindex = false,
  isArticle = false,
  picture = isArticle ? path : undefined,
}: PageMeta) {
  const url = `${site.origin}${path}`;
  const image = `${site.origin}${picture ? sharingPicture(picture) : SITE_PICTURE}`;
  // A page about one thing shows its breadcrumb, and states it there.
  const hasBreadcrumb = !isArticle && !noindex && path !== "/";
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content={isArticle ? "article" : "website"} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {hasBreadcrumb && (
        <StructuredData
          data={[
            breadcrumbList([
              { label: site.name, path: "/" },
              { label: title, path },
            ]),
          ]}
        />
      )}
    </>
  );
}
