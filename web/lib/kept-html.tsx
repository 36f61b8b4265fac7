import { type ComponentProps, createContext, use } from "react";

/** The HTML of an island's kept parts, by their names; in the browser it is read from the page. */
export const KeptParts = createContext<Readonly<Record<string, string>>>({});

/** What an island shows of its page without the script that rendered it. */
export function KeptHtml({ name, ...props }: ComponentProps<"div"> & { name: string }) {
  return <div {...props} data-kept={name} dangerouslySetInnerHTML={{ __html: use(KeptParts)[name]! }} />;
}
