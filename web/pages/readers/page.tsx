import { type ReaderId, readerPath } from "#web/content/readers/reader-links.ts";
import { detailMeta } from "#web/features/detail-page/detail-meta.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { ReaderBody } from "./reader-body.tsx";

/** /families, /returning, /retirees and /investors (decision: readers-pages). */
export function ReaderPage({ id }: { id: ReaderId }) {
  return (
    <PageLayout meta={detailMeta(readerPath(id))}>
      <ReaderBody id={id} />
    </PageLayout>
  );
}
