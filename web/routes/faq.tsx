import { FAQ } from "#web/content/pages/faq.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(FAQ.meta);
}

/** /faq (product §2). */
export default function FaqPage() {
  return <ContentPage content={FAQ} />;
}
