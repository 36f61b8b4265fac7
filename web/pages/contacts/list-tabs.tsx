import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { CONTACTS_TEXTS } from "./copy.ts";
import { LIST_NAMES, type ListName } from "./people/list-params.ts";

type ListTabsProps = { shown: ListName; onShow: (list: ListName) => void; children: ReactNode };

const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** The four lists as tabs; arrow, Home and End keys go from one to the next. Its content is the shown one's panel. */
export function ListTabs({ shown, onShow, children }: ListTabsProps) {
  const tabs = useRef<HTMLDivElement>(null);

  function step(event: KeyboardEvent) {
    const next = STEPS[event.key]?.(LIST_NAMES.indexOf(shown));
    if (next === undefined) return;
    event.preventDefault();
    const list = LIST_NAMES.at(next % LIST_NAMES.length)!;
    onShow(list);
    tabs.current?.querySelector<HTMLElement>(`#tab-${list}`)?.focus();
  }

  return (
    <>
      <div
        ref={tabs}
        role="tablist"
        aria-label={CONTACTS_TEXTS.lists.label}
        className="grid grid-cols-2 gap-1 rounded-lg border border-line bg-tint p-1 sm:inline-grid sm:grid-cols-4"
      >
        {LIST_NAMES.map((list) => (
          <button
            key={list}
            type="button"
            role="tab"
            id={`tab-${list}`}
            aria-selected={list === shown}
            aria-controls={list === shown ? "list-panel" : undefined}
            tabIndex={list === shown ? 0 : -1}
            onClick={() => onShow(list)}
            onKeyDown={step}
            className="min-h-11 rounded-md px-5 font-semibold text-foreground aria-selected:bg-forest aria-selected:text-paper"
          >
            {CONTACTS_TEXTS.lists[list].tab}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="list-panel" aria-labelledby={`tab-${shown}`} className="pt-8">
        {children}
      </div>
    </>
  );
}
