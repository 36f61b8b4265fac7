import type { DeskRow, sourcesOf } from "#web/content/desk-rows.ts";
import { OutsideLink } from "#web/ui/outside-link.tsx";
import { pageWords } from "../format.ts";

/** Pages that something was read on, each in a tab of its own. */
export function SourceLinks({ sources }: { sources: ReturnType<typeof sourcesOf> }) {
  return (
    <ul>
      {sources.map(({ title, publisher, url }) => (
        <li key={url}>
          <OutsideLink href={url} className="link-standalone wrap-anywhere">
            {publisher}: {title}
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}

/** The pages of the site where something appears. */
export function PageLinks({ paths }: { paths: DeskRow["pages"] }) {
  return (
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <OutsideLink href={path} className="link-standalone wrap-anywhere">
            {pageWords(path)}
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
