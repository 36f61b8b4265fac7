import { ContentPage } from "#web/layout/content-page.tsx";
import { JOB_SEARCH, jobSearchPage } from "./copy.ts";
import { ExclusiveAccess } from "./exclusive-access.tsx";
import { MemberCall } from "./member-call.tsx";
import { Opportunities } from "./opportunities.tsx";
import { Resources } from "./resources.tsx";

/** /job-search: module 7 of the program. */
export function JobSearchPage() {
  return (
    <ContentPage
      content={JOB_SEARCH}
      hasPicture
      event={["module_view", { event_category: "education", event_label: jobSearchPage.module.id }]}
    >
      <ExclusiveAccess />
      <Opportunities />
      <Resources />
      <MemberCall />
    </ContentPage>
  );
}
