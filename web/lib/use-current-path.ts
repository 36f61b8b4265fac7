import { createContext, use } from "react";

/** The path of the page that is rendered, without a slash at its end; empty in an island, which no path reaches. */
export const CurrentPath = createContext("");

export function useCurrentPath(): string {
  return use(CurrentPath);
}
