import { BLOG } from "#web/content/pages/blog.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(BLOG.meta);
}

/** /blog (product §2). */
export default function BlogPage() {
  return <ContentPage content={BLOG} />;
}
