import type { ComponentProps } from "react";
import { Prerendered } from "#web/lib/prerendered.tsx";
import { Poster } from "./poster.tsx";

/** A poster that is rendered by the build only: the script of a page that shows no other holds no poster. */
export function PrerenderedPoster(props: ComponentProps<typeof Poster>) {
  return <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <Poster {...props} />}</Prerendered>;
}
