import { useState } from "react";
import { useLocation } from "react-router";
import { type LastPlaces, NOWHERE } from "./office-bar.tsx";
import { isOfficePath, officePageAt } from "./office-pages.ts";

/** Remembers where the owner was on each page, with lists and filters; nothing of it outlives the session. */
export function useLastPlaces(isSignedIn: boolean): LastPlaces {
  const { pathname, search } = useLocation();
  const [places, setPlaces] = useState(NOWHERE);
  const { path } = officePageAt(pathname);
  const place = pathname + search;
  if (isSignedIn && isOfficePath(pathname) && places[path] !== place) setPlaces({ ...places, [path]: place });
  if (!isSignedIn && places !== NOWHERE) setPlaces(NOWHERE);
  return places;
}
