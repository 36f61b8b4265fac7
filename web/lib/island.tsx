import { type ComponentType, createContext, type ReactNode, use, useId } from "react";
import { renderToString } from "react-dom/server";
import { KeptParts } from "./kept-html.tsx";

/** Where the browser finds an island's component, or a behavior. */
export type ScriptSource = {
  /** The module's path and the name of its export: `pages/home/finder.island.tsx#Finder`. */
  id: string;
  /** URLs of the scripts that it needs, to be fetched together; the development server finds them by itself. */
  scripts: readonly string[];
};

/** All that modules named `*.island.tsx` and `*.behavior.ts` export; the renderer provides it. */
export const ScriptSources = createContext<ReadonlyMap<unknown, ScriptSource>>(new Map());

/** What survives `JSON.stringify` and `JSON.parse`; a key that may be missing may be undefined. Anything else is a type error. */
type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...parameters: never) => unknown) | Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
    ? never
    : { [Key in keyof Value]: Json<Value[Key]> };

type IslandElementProps<Props extends object> = {
  /** A component that a module named `*.island.tsx` exports. */
  of: ComponentType<Props>;
  /** They are written into the page as JSON. */
  props: Props & Json<Props>;
  /** Parts of the page that the island shows as `KeptHtml`, by their names: their HTML alone reaches the browser. */
  kept?: Readonly<Record<string, ReactNode>>;
  /** The page can do without it: a script of it that cannot be loaded is not asked for again. */
  isOptional?: boolean;
};

/**
 * A part of a page that the browser takes over (decision: islands). It is rendered as a root of its own, with its own
 * ids; web/site/hydrate.tsx hydrates it. An island may not
 * - suspend or use `lazy`: it is rendered in one go; `useLatePart` loads what comes later;
 * - read a context or the router of its page: neither reaches it; its props, kept parts and `usePageUrl` do;
 * - render what only the browser knows at first: `useIsHydrated` says from when on.
 * @throws Error where the component is in no module named `*.island.tsx`
 */
export function Island<Props extends object>({ of: Part, props, kept, isOptional }: IslandElementProps<Props>) {
  const source = use(ScriptSources).get(Part);
  const prefix = useId();
  if (!source) throw new Error(`${Part.name} is exported by no module named *.island.tsx.`);
  const parts = Object.entries(kept ?? {}).map(([name, part], index) => [
    name,
    renderToString(part, { identifierPrefix: `${prefix}${index}` }),
  ]);
  const island = (
    <KeptParts value={Object.fromEntries(parts)}>
      <Part {...props} />
    </KeptParts>
  );
  return (
    <div
      className="contents"
      data-island={source.id}
      data-optional={isOptional ? "" : undefined}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-scripts={source.scripts.join(" ") || undefined}
      dangerouslySetInnerHTML={{ __html: renderToString(island, { identifierPrefix: prefix }) }}
    />
  );
}

/**
 * The attributes of an element that needs a behavior: its page loads that, before any island (decision: islands).
 * @param start is exported by a module named `*.behavior.ts`, and called once a page
 * @throws Error where no such module exports it
 */
export function useBehavior(start: () => void) {
  const source = use(ScriptSources).get(start);
  if (!source) throw new Error(`${start.name} is exported by no module named *.behavior.ts.`);
  return { "data-behavior": source.id, "data-scripts": source.scripts.join(" ") || undefined };
}
