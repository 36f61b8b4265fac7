import { useEffect } from "react";
import { exclusiveAccess, jobSearchPage, memberResources, opportunityCategories } from "#web/content/job-search.ts";
import { JOB_SEARCH } from "#web/content/pages/job-search.ts";
import { track } from "#web/lib/analytics.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";
import { ExclusiveAccess } from "#web/sections/job-search/exclusive-access.tsx";
import { MemberCall } from "#web/sections/job-search/member-call.tsx";
import { Opportunities } from "#web/sections/job-search/opportunities.tsx";
import { Resources } from "#web/sections/job-search/resources.tsx";
import type { Route } from "./+types/job-search.ts";

/** Read at build time: the texts reach the visitor in the HTML and are no part of the script. */
export function loader() {
  return {
    page: JOB_SEARCH,
    texts: jobSearchPage,
    access: exclusiveAccess,
    categories: opportunityCategories,
    resources: memberResources,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

/** /job-search: module 7 of the program (product §2, §7). */
export default function JobSearchPage({
  loaderData: { page, texts, access, categories, resources },
}: Route.ComponentProps) {
  useEffect(() => track("module_view", { event_category: "education", event_label: texts.module.id }), [texts]);

  return (
    <ContentPage content={page}>
      <ExclusiveAccess access={access} texts={texts} />
      <Opportunities texts={texts} categories={categories} />
      <Resources texts={texts} resources={resources} />
      <MemberCall texts={texts} />
    </ContentPage>
  );
}
