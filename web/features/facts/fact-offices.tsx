import { createContext, type ReactNode, useContext } from "react";
import type { Office, OfficeId } from "#domain/facts.ts";
import type { OfficeTable } from "./offices.ts";

const Offices = createContext<OfficeTable>({});

/** Gives the facts below it the names and URLs of their offices; the route's loader made the table. */
export function FactOffices({ offices, children }: { offices: OfficeTable; children: ReactNode }) {
  return <Offices value={offices}>{children}</Offices>;
}

/** The office of a fact. A table without it is a mistake of the route's loader, and the build stops with its name. */
export function useOffice(): (id: OfficeId) => Office {
  const offices = useContext(Offices);
  return (id) => {
    const office = offices[id];
    if (!office) throw new Error(`The page's table of offices lacks "${id}".`);
    return office;
  };
}
