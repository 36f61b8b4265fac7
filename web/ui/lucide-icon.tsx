import { type ComponentProps, createElement, type ElementType } from "react";

type IconData = { node: readonly (readonly [ElementType, Readonly<Record<string, string>>])[] };

/**
 * Draws an icon of lucide, in place of the library's own maker (vite.config.ts): its options of size, color and stroke
 * are classes here. An icon says nothing to screen readers.
 */
// eslint-disable-next-line import/no-default-export -- lucide's icons import their maker so.
export default function createLucideIcon({ node }: IconData) {
  return function LucideIcon(props: ComponentProps<"svg">) {
    return (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {node.map(([element, attributes]) => createElement(element, attributes))}
      </svg>
    );
  };
}
