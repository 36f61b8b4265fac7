import { content } from "#content";
import { fillText } from "./fill-text.ts";

/** The places where the provider can be reached by post: those of /contact. */
export const virtualOffices = content.contact.offices.map(({ address, ...office }) =>
  Object.assign(office, { address: fillText(address) }),
);

export type VirtualOffice = (typeof virtualOffices)[number];
