import { Bold, Heading2, Italic, Link, List, ListOrdered, type LucideIcon, Quote } from "lucide-react";
import { createElement, useEffect } from "react";
import { ANNOUNCEMENT_LIMITS } from "#domain/announcement.ts";
import { FormField } from "#web/ui/form-field.tsx";
import { Tooltip, TooltipContent, TooltipTrigger } from "#web/ui/office/tooltip.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { ANNOUNCEMENT_TEXTS } from "./copy.ts";

const TEXTS = ANNOUNCEMENT_TEXTS.draft;

const ICONS: Readonly<Record<keyof typeof TEXTS.formats, LucideIcon>> = {
  "header-2": Heading2,
  bold: Bold,
  italic: Italic,
  link: Link,
  "unordered-list": List,
  "ordered-list": ListOrdered,
  quote: Quote,
};

type MarkdownFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void };

/** A text with simple formatting: a plain text field, and a toolbar that writes the marks. */
export function MarkdownField({ value, error, onChange }: MarkdownFieldProps) {
  // Its buttons do nothing until it has come; the text can be written meanwhile.
  useEffect(() => void import("@github/markdown-toolbar-element").catch(() => {}), []);
  return (
    <FormField label={TEXTS.text} hint={TEXTS.hint} error={error}>
      {(control) => (
        <>
          {createElement(
            "markdown-toolbar",
            { for: control.id, "aria-label": TEXTS.format, className: "flex flex-wrap gap-1" },
            Object.entries(ICONS).map(([format, Icon]) => (
              <Tooltip key={format}>
                <TooltipTrigger
                  type="button"
                  data-md-button={format}
                  aria-label={TEXTS.formats[format as keyof typeof ICONS]}
                  className="grid size-11 place-items-center rounded-md text-heading hover:bg-tint"
                >
                  <Icon aria-hidden className="size-5" />
                </TooltipTrigger>
                <TooltipContent>{TEXTS.formats[format as keyof typeof ICONS]}</TooltipContent>
              </Tooltip>
            )),
          )}
          <Textarea
            {...control}
            rows={14}
            value={value}
            maxLength={ANNOUNCEMENT_LIMITS.text}
            onChange={({ target }) => onChange(target.value)}
          />
        </>
      )}
    </FormField>
  );
}
