import { type ComponentProps, createElement } from "react";

/** A shape of an icon: its element and the element's attributes. */
export type IconShape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** Draws an icon of lucide as built pages have it (vite.config.ts): size, color and stroke are the classes' and props'. */
export function drawIcon(...shapes: readonly IconShape[]) {
  return function Icon(props: ComponentProps<"svg">) {
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
        {shapes.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
      </svg>
    );
  };
}
