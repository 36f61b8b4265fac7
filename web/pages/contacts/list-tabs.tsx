import { type ReactNode, useEffect, useRef } from "react";
import { keepInRow } from "#web/lib/keep-in-row.ts";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/office/tabs.tsx";
import { CONTACTS_TEXTS } from "./copy.ts";
import { LIST_NAMES, type ListName } from "./people/list-params.ts";

type ListTabsProps = { shown: ListName; onShow: (list: ListName) => void; children: ReactNode };

/** The lists as tabs; `children` is the panel of the one that is shown. */
export function ListTabs({ shown, onShow, children }: ListTabsProps) {
  const tabs = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => keepInRow(tabs.current, tabs.current?.querySelector(`[id$="-${shown}"]`)), [shown]);
  return (
    <Tabs value={shown} onValueChange={(list) => onShow(list as ListName)}>
      <TabsList ref={tabs} aria-label={CONTACTS_TEXTS.lists.label}>
        {LIST_NAMES.map((list) => (
          <TabsTrigger key={list} value={list}>
            {CONTACTS_TEXTS.lists[list].tab}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={shown}>{children}</TabsContent>
    </Tabs>
  );
}
