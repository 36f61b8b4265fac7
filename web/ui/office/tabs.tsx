import { Tabs as TabsPrimitive } from "radix-ui";
import type { ReactNode } from "react";

type TabsProps<Name extends string> = {
  /** Names the row for screen readers. */
  label: string;
  names: readonly Name[];
  nameOf: (name: Name) => string;
  shown: Name;
  onShow: (name: Name) => void;
  "data-slot"?: string;
  /** The panel of the tab that is shown. */
  children: ReactNode;
};

/** Tabs above a panel. They wrap where a row has no room. */
export function Tabs<Name extends string>({
  label,
  names,
  nameOf,
  shown,
  onShow,
  children,
  ...props
}: TabsProps<Name>) {
  return (
    <TabsPrimitive.Root
      className="flex flex-col gap-4"
      value={shown}
      onValueChange={(name) => onShow(name as Name)}
      {...props}
    >
      <TabsPrimitive.List
        aria-label={label}
        className="inline-flex w-fit max-w-full flex-wrap items-center gap-1 rounded-lg bg-muted p-1 text-muted-foreground"
      >
        {names.map((name) => (
          <TabsPrimitive.Trigger
            key={name}
            value={name}
            className="inline-flex min-h-11 flex-1 shrink-0 items-center justify-center rounded-md border border-transparent px-4 font-semibold whitespace-nowrap transition-[color,box-shadow] focus-visible:-outline-offset-2 data-[state=active]:border-line data-[state=active]:bg-tab data-[state=active]:text-foreground data-[state=active]:shadow-sm"
          >
            {nameOf(name)}
          </TabsPrimitive.Trigger>
        ))}
      </TabsPrimitive.List>
      <TabsPrimitive.Content value={shown} className="outline-none">
        {children}
      </TabsPrimitive.Content>
    </TabsPrimitive.Root>
  );
}
