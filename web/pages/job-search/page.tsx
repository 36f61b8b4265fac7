import { useEffect } from "react";
import { ContentPage } from "#web/layout/content-page.tsx";
import { track } from "#web/lib/analytics.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { exclusiveAccess, jobSearchPage, memberResources, opportunityCategories } from "./copy.ts";
import { JOB_SEARCH } from "./copy.ts";
import { ExclusiveAccess } from "./exclusive-access.tsx";
import { MemberCall } from "./member-call.tsx";
import { Opportunities } from "./opportunities.tsx";
import { Resources } from "./resources.tsx";
import type { Route } from "./+types/page.ts";

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

/** /job-search: module 7 of the program. */
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
