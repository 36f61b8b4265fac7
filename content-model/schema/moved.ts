import * as z from "zod";

const place = z
  .string()
  .regex(/^(\/\S+|(\*|[a-z-]+)(\.[A-Za-z0-9-]+){2,})$/, "An id, kenya.permits.class-d, or an address, /cities/nairobi");

/** Old ids and addresses that were public, each with the one that answers now; `*` is each country. */
export const movedFile = z.record(place, place).meta({ title: "Old addresses", form: "Old address" });
