/** How a lead's source is shown (product §2, /contacts): underscores as spaces, "Unknown" where there is none. */
export function sourceLabel(source: string | null): string {
  return source ? source.replaceAll("_", " ") : "Unknown";
}
