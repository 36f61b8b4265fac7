import { NavAnchor } from "./nav-anchor.tsx";

type TableOfContentsProps = { label: string; sections: readonly { id: string; title: string }[] };

/** The sections of a long text, as links to their anchors; beside the text where there is room, else before it. */
export function TableOfContents({ label, sections }: TableOfContentsProps) {
  return (
    <nav aria-label={label} className="mb-8 h-full lg:mb-0">
      <div className="rounded-lg border border-line bg-surface p-5 sm:p-6 lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto">
        <p className="text-eyebrow text-muted">{label}</p>
        <ol className="mt-2 gap-x-8 sm:columns-2 lg:columns-1">
          {sections.map((section, index) => (
            <li key={section.id} className="break-inside-avoid">
              <NavAnchor
                to={`#${section.id}`}
                className="flex min-h-11 items-center gap-3 py-2 leading-snug text-link underline-offset-4 hover:underline"
              >
                <span className="min-w-6 shrink-0 whitespace-nowrap text-muted tabular-nums">{`${index + 1}.`}</span>
                {section.title}
              </NavAnchor>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
