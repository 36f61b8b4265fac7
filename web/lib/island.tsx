import { type ComponentType, createContext, use, useId } from "react";
import { renderToString } from "react-dom/server";

/** Where the browser finds an island's component. */
export type IslandSource = {
  /** The module's path and the name of its export: `pages/home/finder.island.tsx#Finder`. */
  id: string;
  /** URLs of the scripts that it needs, to be fetched together; the development server finds them by itself. */
  scripts: readonly string[];
};

/** Every component that a module named `*.island.tsx` exports; the renderer provides it. */
export const IslandSources = createContext<ReadonlyMap<unknown, IslandSource>>(new Map());

type IslandElementProps<Props extends object> = {
  /** A component that a module named `*.island.tsx` exports. */
  of: ComponentType<Props>;
  /** They are written into the page: no functions, no elements. */
  props: Props;
  /** The page can do without it: a script of it that cannot be loaded is not asked for again. */
  isOptional?: boolean;
};

/**
 * A part of a page that the browser takes over (decision: islands). It is rendered as a root of its own, with its own
 * ids, so that contexts and router of the page do not reach it; web/site/hydrate.tsx hydrates it.
 * @throws Error where the component is in no module named `*.island.tsx`
 */
export function Island<Props extends object>({ of: Part, props, isOptional }: IslandElementProps<Props>) {
  const source = use(IslandSources).get(Part);
  const prefix = useId();
  if (!source) throw new Error(`${Part.name} is exported by no module named *.island.tsx.`);
  return (
    <div
      className="contents"
      data-island={source.id}
      data-optional={isOptional ? "" : undefined}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-scripts={source.scripts.join(" ") || undefined}
      dangerouslySetInnerHTML={{ __html: renderToString(<Part {...props} />, { identifierPrefix: prefix }) }}
    />
  );
}
