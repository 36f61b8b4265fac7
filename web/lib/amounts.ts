const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const PERCENT = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** An amount in whole US dollars with thousands separators: "$45,000" (product §9). */
export function amount(dollars: number): string {
  return DOLLARS.format(dollars);
}

/** A percentage to one decimal: "75.0%" (product §9). */
export function percentage(percent: number): string {
  return `${PERCENT.format(percent)}%`;
}
