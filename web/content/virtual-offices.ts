import { site } from "#domain/site.ts";

/** A place where the provider can be reached by post. `sample: true`: a placeholder to be replaced before launch. */
export type VirtualOffice = {
  id: string;
  country: string;
  kind: "Virtual office";
  address: string;
  note: string;
  sample: boolean;
};

const EXAMPLE = "An example of a place. Write to us before you send a letter or come.";

/** The location placeholders of /contact and the offices that the terms name. */
export const virtualOffices: readonly VirtualOffice[] = [
  {
    id: "usa",
    country: "USA",
    kind: "Virtual office",
    address: site.postalAddress,
    note: EXAMPLE,
    sample: true,
  },
  {
    id: "tanzania",
    country: "Tanzania",
    kind: "Virtual office",
    address: "Dar es Salaam, Tanzania",
    note: EXAMPLE,
    sample: true,
  },
  {
    id: "south-africa",
    country: "South Africa",
    kind: "Virtual office",
    address: "Cape Town, South Africa",
    note: EXAMPLE,
    sample: true,
  },
];
