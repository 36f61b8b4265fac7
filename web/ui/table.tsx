import type { ComponentProps } from "react";
import { cn } from "#web/lib/cn.ts";

// Rows are grids, so that each can be placed by itself (virtual rows) and reads as a card on a narrow screen. Browsers may
// drop the table semantics of elements that are laid out otherwise, hence the roles.
const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

export function Table({ className, ...props }: ComponentProps<"table">) {
  return (
    <table {...ROLES.table} data-slot="table" className={cn("block w-full text-[0.9375rem]", className)} {...props} />
  );
}

export function TableHeader({ className, ...props }: ComponentProps<"thead">) {
  return (
    <thead
      {...ROLES.group}
      data-slot="table-header"
      className={cn(
        "block max-lg:absolute max-lg:size-px max-lg:overflow-hidden max-lg:[clip-path:inset(50%)]",
        className,
      )}
      {...props}
    />
  );
}

export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody {...ROLES.group} data-slot="table-body" className={cn("block", className)} {...props} />;
}

/** On a narrow screen a row has two columns. @param props.style sets `--columns`, the grid's columns, on the table or on each row */
export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return (
    <tr
      {...ROLES.row}
      data-slot="table-row"
      className={cn(
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 px-4 pb-2 lg:grid-cols-(--columns) lg:px-6 lg:pb-0",
        className,
      )}
      {...props}
    />
  );
}

export function TableHead({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      {...ROLES.columnHead}
      data-slot="table-head"
      className={cn("block py-1.5 text-left leading-snug font-semibold text-muted", className)}
      {...props}
    />
  );
}

export function TableRowHead({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      {...ROLES.rowHead}
      data-slot="table-row-head"
      className={cn("block min-w-0 text-left font-semibold", className)}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return (
    <td
      {...ROLES.cell}
      data-slot="table-cell"
      className={cn("min-w-0 leading-snug wrap-anywhere", className)}
      {...props}
    />
  );
}
