import { Woven } from "#web/pictures/woven.tsx";
import { Button } from "#web/ui/button.tsx";

type EmptyStateProps = { title: string; hint: string; showAll: string; onShowAll?: () => void };

/** Shown in place of an empty list, with a button that shows everything again. */
export function EmptyState({ title, hint, showAll, onShowAll }: EmptyStateProps) {
  return (
    <div data-slot="empty-state" className="overflow-hidden rounded-lg border border-line bg-surface text-center">
      <Woven motif="north" thickness={10} />
      <div className="px-6 py-10 sm:py-16">
        <h2 className="font-serif text-3xl leading-snug font-semibold">{title}</h2>
        <p className="mx-auto mt-3 mb-8 measure text-lead text-muted">{hint}</p>
        <Button size="large" onClick={onShowAll}>
          {showAll}
        </Button>
      </div>
    </div>
  );
}
