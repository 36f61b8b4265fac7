import { Bold, Heading2, Italic, Link, List, ListOrdered, type LucideIcon, Quote } from "lucide-react";
import { createElement, useEffect } from "react";
import { FormField } from "#web/ui/form-field.tsx";
import { Tooltip, TooltipContent, TooltipTrigger } from "#web/ui/office/tooltip.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

const FORMATS = {
  "header-2": { label: "Heading", Icon: Heading2 },
  bold: { label: "Bold", Icon: Bold },
  italic: { label: "Italic", Icon: Italic },
  link: { label: "Link", Icon: Link },
  "unordered-list": { label: "List", Icon: List },
  "ordered-list": { label: "Numbered list", Icon: ListOrdered },
  quote: { label: "Quote", Icon: Quote },
} as const satisfies Record<string, { label: string; Icon: LucideIcon }>;
export type MarkdownFormat = keyof typeof FORMATS;

/** Every format that a text can have. */
const MARKDOWN_FORMATS = Object.keys(FORMATS) as MarkdownFormat[];

type MarkdownFieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What its readers will see; other marks are not offered. */
  formats?: readonly MarkdownFormat[];
  value: string;
  rows?: number;
  maxLength?: number;
  onChange: (value: string) => void;
};

/** A text with simple formatting: a plain text field, and a toolbar that writes the marks. */
export function MarkdownField({
  label,
  hint,
  error,
  formats = MARKDOWN_FORMATS,
  value,
  rows = 14,
  maxLength,
  onChange,
}: MarkdownFieldProps) {
  // Its buttons do nothing until it has come; the text can be written meanwhile.
  useEffect(() => void import("@github/markdown-toolbar-element").catch(() => {}), []);
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => (
        <>
          {createElement(
            "markdown-toolbar",
            { for: control.id, "aria-label": "Format the text", className: "flex flex-wrap gap-1" },
            formats.map((format) => {
              const { label: name, Icon } = FORMATS[format];
              return (
                <Tooltip key={format}>
                  <TooltipTrigger
                    type="button"
                    data-md-button={format}
                    aria-label={name}
                    className="grid size-11 place-items-center rounded-md text-heading hover:bg-tint"
                  >
                    <Icon aria-hidden className="size-5" />
                  </TooltipTrigger>
                  <TooltipContent>{name}</TooltipContent>
                </Tooltip>
              );
            }),
          )}
          <Textarea
            {...control}
            rows={rows}
            value={value}
            maxLength={maxLength}
            onChange={({ target }) => onChange(target.value)}
          />
        </>
      )}
    </FormField>
  );
}
