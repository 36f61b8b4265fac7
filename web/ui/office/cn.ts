import { type ClassValue, clsx } from "clsx";
import { twMerge } from "tailwind-merge";

/** Joins class names; of two that contradict one another the later wins, as shadcn/ui expects of `cn`. */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
