import { articlesFor } from "#web/content/articles/article-places.ts";
import { articlePath, type PagePath } from "#web/content/page-paths.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";

/** Links to the articles that help with a chapter, a permit or a city; nothing where there is none. */
export function StepByStep({ of }: { of: PagePath }) {
  const articles = articlesFor(of);
  if (articles.length === 0) return null;
  return (
    <p className="links my-4 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
      {articles.map(({ id, title }) => (
        <NavAnchor key={id} to={articlePath(id)}>
          {`Step by step: ${title}`}
        </NavAnchor>
      ))}
    </p>
  );
}
