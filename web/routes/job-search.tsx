import { JOB_SEARCH } from "#web/content/pages/job-search.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(JOB_SEARCH.meta);
}

/** /job-search (product §2). */
export default function JobSearchPage() {
  return <ContentPage content={JOB_SEARCH} />;
}
