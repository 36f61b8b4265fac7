import { useLoaderData } from "react-router";
import { guideChapters } from "#web/content/countries/guide-chapters.ts";
import { recordGuide } from "#web/content/countries/guide-page.ts";
import { guidePrintPath } from "#web/content/page-paths.ts";
import { Chapter } from "./chapter.tsx";
import { GuidePartPage, type loadGuidePart } from "./guide-part-page.tsx";
import { PRINT_PAGE as texts } from "./record-copy.ts";

export function GuidePrintPage() {
  const guide = recordGuide(useLoaderData<typeof loadGuidePart>());
  return (
    <GuidePartPage guide={guide} path={guidePrintPath(guide.id)} texts={texts}>
      <div className="guide mt-6">
        {guideChapters(guide).map((chapter) => (
          <section key={chapter.id} className="guide-chapter">
            <h2>{chapter.title}</h2>
            <Chapter chapter={chapter} guide={guide} />
          </section>
        ))}
      </div>
    </GuidePartPage>
  );
}
