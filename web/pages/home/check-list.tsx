import { clsx } from "clsx";

type CheckListProps = { items: readonly string[]; className?: string; markClassName?: string };

/** A list whose items each have a check mark, in the color of the text unless `markClassName` says another. */
export function CheckList({ items, className, markClassName }: CheckListProps) {
  return (
    <ul className={clsx("space-y-4", className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <svg aria-hidden viewBox="0 0 20 20" className={clsx("mt-2 size-4 shrink-0", markClassName)} fill="none">
            <path d="M2 11l5 5L18 4" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  );
}
