const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** A monthly amount as it is shown: whole US dollars, `-$150` where it is negative. */
export function dollars(amount: number): string {
  return DOLLARS.format(amount);
}
