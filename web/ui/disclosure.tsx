import type { ComponentProps, ReactNode } from "react";
import { clsx } from "clsx";

type DisclosureProps = ComponentProps<"details"> & {
  summary: ReactNode;
  /** Attributes of the row that is pressed. */
  row?: ComponentProps<"summary"> & { "data-slot"?: string };
  /** Open without its row where there is more room than on a phone. */
  onPhones?: boolean;
};

/** The one disclosure: the whole row is pressed, and what it opens is below (decision: native-elements). Needs no script. */
export function Disclosure({ summary, row, onPhones = false, className, children, ...props }: DisclosureProps) {
  return (
    <details {...props} className={clsx("disclosure", onPhones && "fold", className)}>
      <summary {...row}>{summary}</summary>
      {children}
    </details>
  );
}

type FoldedPartProps = {
  heading: "h2" | "h3";
  id: string;
  title: string;
  className: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of a page; on a phone its heading is the row that opens it. */
export function FoldedPart({ heading: Heading, id, title, className, isOpen = false, children }: FoldedPartProps) {
  return (
    <>
      <Heading id={id} className={clsx(className, "max-sm:hidden")}>
        {title}
      </Heading>
      <Disclosure onPhones open={isOpen || undefined} summary={<Heading>{title}</Heading>}>
        {children}
      </Disclosure>
    </>
  );
}
