import type { ColumnVisibilityState, Updater } from "@tanstack/react-table";
import { useState } from "react";
import type { ListName } from "./list-params.ts";

function storageKey(list: ListName): string {
  return `homeward.columns.${list}`;
}

function readHidden(list: ListName): ColumnVisibilityState {
  try {
    return JSON.parse(localStorage.getItem(storageKey(list)) ?? "{}");
  } catch {
    return {};
  }
}

/** Which columns of a list the owner has hidden: false by the column's id, kept in this browser where it can be. */
export function useShownColumns(list: ListName) {
  const [columns, setColumns] = useState(() => readHidden(list));

  function change(updater: Updater<ColumnVisibilityState>) {
    const changed = typeof updater === "function" ? updater(columns) : updater;
    setColumns(changed);
    try {
      localStorage.setItem(storageKey(list), JSON.stringify(changed));
    } catch {
      // Storage is blocked or full.
    }
  }

  return [columns, change] as const;
}
