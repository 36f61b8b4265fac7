import type { LedgerRow } from "#web/content/ledger-row.ts";
import type { ReaderGroup } from "./reader.ts";

type TaxAtHome = { us: readonly LedgerRow[]; uk: readonly LedgerRow[]; canada: readonly LedgerRow[] };

/** The rules of the three countries that readers leave, as groups. */
export function taxAtHome({ us, uk, canada }: TaxAtHome): readonly ReaderGroup[] {
  return [
    { title: "US", isFolded: true, rows: us },
    { title: "UK", isFolded: true, rows: uk },
    { title: "Canada", isFolded: true, rows: canada },
  ];
}
