import { Search } from "lucide-react";
import { type ComponentProps, type FormEvent, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { clsx } from "clsx";
import { Input } from "./input.tsx";
import { Label } from "./label.tsx";

type SearchBoxProps = Omit<ComponentProps<typeof Input>, "id" | "type" | "name"> & {
  label: string;
  placeholder: string;
  /** What the search has found, in words: shown, and announced when it changes. */
  found: string;
  /** For a toolbar: the label is there for screen readers only. */
  isLabelHidden?: boolean;
  formProps?: ComponentProps<"form">;
};

/**
 * A search box that filters its page. It is a real form, so that what is typed before the scripts run is not lost: it
 * requests the page with `?q=`. Hidden without scripts, because it could not filter.
 */
export function SearchBox({ label, found, isLabelHidden, formProps, ...input }: SearchBoxProps) {
  const id = useId();
  return (
    <search className="with-scripts" data-slot="search-field">
      <form method="get" noValidate {...formProps}>
        <Label htmlFor={id} className={isLabelHidden ? "sr-only" : undefined}>
          {label}
        </Label>
        <span className={clsx("relative block", !isLabelHidden && "mt-2")}>
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
          />
          <Input id={id} type="search" name="q" autoComplete="off" enterKeyHint="search" className="pl-12" {...input} />
        </span>
        <p
          role="status"
          data-slot="search-found"
          className={clsx("text-sm text-muted", isLabelHidden ? "mt-1" : "mt-2")}
        >
          {found}
        </p>
      </form>
    </search>
  );
}

type SearchFieldProps = {
  ref?: RefObject<HTMLInputElement | null>;
  label: string;
  placeholder: string;
  value: string;
  onSearch: (value: string) => void;
  /** For a page that is opened in order to search. */
  autoFocus?: boolean;
  found: string;
  isLabelHidden?: boolean;
};

/** Results update while the visitor types, so Enter must not load the page again. */
function stayHere(event: FormEvent) {
  event.preventDefault();
}

/** A search box whose text is state of an island, or of the back office. */
export function SearchField({ onSearch, ...box }: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null);

  // What was typed before hydration is only in the field; the next render would overwrite it.
  useLayoutEffect(() => {
    const typed = form.current?.querySelector("input")?.value;
    if (typed) onSearch(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only what stood there before the first render counts.
  }, []);

  return (
    <SearchBox
      {...box}
      formProps={{ ref: form, onSubmit: stayHere }}
      onChange={(event) => onSearch(event.target.value)}
    />
  );
}
