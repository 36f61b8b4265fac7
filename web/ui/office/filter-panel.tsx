import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";

type FilterPanelProps = {
  label: string;
  /** Open where the URL sets one of its filters; afterwards as the owner leaves it. */
  isOpenAtFirst: boolean;
  /** What the toolbar holds before and after the button. */
  before: ReactNode;
  after: ReactNode;
  children: ReactNode;
};

/** The toolbar of a list, with the filters behind a button, so that the first rows are on the first screen. */
export function FilterPanel({ label, isOpenAtFirst, before, after, children }: FilterPanelProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const panel = useId();
  return (
    <div data-slot="list-filters" className="space-y-2">
      <div className="flex flex-wrap items-start gap-2">
        {before}
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
          className="grow sm:grow-0"
        >
          <SlidersHorizontal aria-hidden className="size-5" />
          {label}
        </Button>
        {after}
      </div>
      <div id={panel} hidden={!isOpen} className="rounded-lg border border-line bg-surface px-5 pt-4">
        {isOpen && <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-4 pb-5">{children}</div>}
      </div>
    </div>
  );
}
