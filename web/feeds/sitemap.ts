import { VOCABULARIES } from "#web/lib/outside-services.ts";
import { DETAIL_PAGES } from "#web/content/detail-pages.ts";
import { PERMIT_LISTS } from "#web/content/permit-lists.ts";
import { SITE_PAGES } from "#web/content/site-pages.ts";
import { absoluteUrl } from "#web/lib/structured-data.ts";
import { escapeXml, xmlResponse } from "./xml.ts";

/** `/sitemap.xml`: every public page, with the day on which its content last changed where its data say so. */
export function sitemap() {
  const pages = [
    ...SITE_PAGES,
    ...DETAIL_PAGES,
    ...PERMIT_LISTS.filter(({ permits }) => permits.length > 0).map(({ path }) => ({ path, changedOn: undefined })),
  ];
  return xmlResponse("application/xml", [
    `<urlset xmlns="${VOCABULARIES.sitemap}">`,
    ...pages.map(({ path, changedOn }) => {
      const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : "";
      return `<url><loc>${escapeXml(absoluteUrl(path))}</loc>${changed}</url>`;
    }),
    "</urlset>",
  ]);
}
