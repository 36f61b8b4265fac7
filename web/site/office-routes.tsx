import { renderToString } from "react-dom/server";
import type { RouteObject } from "react-router";
import { PageHead } from "#web/layout/page-head.tsx";
import { OFFICE_PAGES, type OfficePage, PATHS_BELOW } from "#web/office/office-pages.ts";
import { OfficeShell } from "#web/office/shell.tsx";

/** The document of a page of the back office: its head, and the first render of the app as a root of its own. */
function OfficeDocument({ page: { path, label, intro } }: { page: OfficePage }) {
  return (
    <>
      <PageHead path={path} title={label} description={intro} noindex />
      <div id="office" dangerouslySetInnerHTML={{ __html: renderToString(<OfficeShell path={path} />) }} />
    </>
  );
}

/** What is below such a page, a person or an announcement, has the same document (web/office/routes.tsx). */
export const officeRoutes: RouteObject[] = OFFICE_PAGES.flatMap((page) =>
  [page, ...PATHS_BELOW.filter((below) => below.page === page.path)].map(({ path }) => ({
    path,
    element: <OfficeDocument page={page} />,
  })),
);
