import { Columns3 } from "lucide-react";
import { buttonVariants } from "#web/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from "#web/ui/office/dropdown-menu.tsx";
import { CONTACTS_TEXTS } from "../copy.ts";
import type { Person } from "./queries.ts";
import type { PeopleTableModel } from "./use-people-table.ts";

/** Which columns are shown; a phone has two, and no choice. */
export function ColumnsMenu<Row extends Person>({ table }: { table: PeopleTableModel<Row> }) {
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={buttonVariants({ variant: "outline", className: "max-lg:hidden" })}>
        <Columns3 aria-hidden className="size-5" />
        {CONTACTS_TEXTS.columnsMenu}
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {columns.map((column) => (
          <DropdownMenuCheckboxItem
            key={column.id}
            checked={column.getIsVisible()}
            onCheckedChange={(isChecked) => column.toggleVisibility(isChecked)}
            // The menu stays open for the next one.
            onSelect={(event) => event.preventDefault()}
          >
            {String(column.columnDef.header)}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
