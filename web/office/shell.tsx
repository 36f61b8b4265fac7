import { StaticRouter } from "react-router";
import { LoadingPage, OfficeFrame } from "./office-frame.tsx";
import { officePageAt } from "./office-pages.ts";

/**
 * What a page's document holds before its scripts: the first render of the app, for the build to put into `#office` as a
 * root of its own. @param path one of OFFICE_PAGES
 */
export function OfficeShell({ path }: { path: string }) {
  return (
    <StaticRouter location={path}>
      <OfficeFrame page={officePageAt(path)}>
        <LoadingPage />
      </OfficeFrame>
    </StaticRouter>
  );
}
