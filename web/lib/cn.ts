type ClassValue = string | false | null | undefined;

/**
 * Joins class names, leaving out what is empty. Variants are written so that classes never contradict one another:
 * tailwind-merge would settle such conflicts, but costs 7.5 KB of script on every page.
 */
export function cn(...classes: ClassValue[]): string {
  return classes.filter(Boolean).join(" ");
}
