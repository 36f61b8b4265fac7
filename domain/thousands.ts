/**
 * A whole number with thousands separators: "12,500". By hand, because the first formatter of `Intl` takes a slow phone
 * a tenth of a second, and these numbers are written while scripts start.
 */
export function withThousands(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
