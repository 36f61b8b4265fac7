import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ContentFiles, Edit, Json } from "#domain/edits.ts";
import { Button } from "#web/ui/button.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import type { Comparison } from "./compare-pages.ts";
import { pageWords } from "../format.ts";
import { PREVIEW_TEXTS } from "./copy.ts";
import { PageFrame } from "./page-frame.tsx";
import { openRenderer, PreviewError, type Renderer } from "./renderer.ts";

const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Screen = keyof typeof WIDTHS;
const SCREENS = Object.keys(WIDTHS) as Screen[];

const SIDES = ["before", "after"] as const;
type Side = (typeof SIDES)[number];

type ChangePreviewProps = {
  /** The content as it should be, with the change, and what tells it from another. */
  files: ContentFiles;
  version: string;
  live: ContentFiles;
  edits: readonly Edit[];
  /** The addresses on the site where it appears; there is at least one. */
  paths: readonly string[];
};

/** Pages of the site as they are and with other content, one at a time, with the changed places marked. */
export function ChangePreview({ paths, edits, ...content }: ChangePreviewProps) {
  const [chosen, setPath] = useState(paths[0]!);
  const path = paths.includes(chosen) ? chosen : paths[0]!;
  const { data, error, isFetching, refetch } = useComparison({ ...content, path });
  const section = useRef<HTMLElement>(null);
  const isReady = data !== undefined && !isFetching;
  // Also where the same edits are previewed again.
  useEffect(() => {
    if (isReady && edits.length > 0) section.current?.scrollIntoView();
  }, [isReady, edits]);
  return (
    <section ref={section} data-slot="change-preview" className="space-y-4">
      {paths.length > 1 && (
        <div className="max-w-md">
          <SelectField
            label={PREVIEW_TEXTS.page}
            value={path}
            onChange={({ target }) => setPath(target.value)}
            options={paths.map((one) => [one, pageWords(one)] as const)}
          />
        </div>
      )}
      <p role="status" className="font-semibold">
        {isFetching ? PREVIEW_TEXTS.loading : data && !error && summaryOf(data)}
      </p>
      {error && !isFetching && <Failed error={error} onTry={() => void refetch()} />}
      {data && !error && hasChanges(data) && <ComparedPages key={path} comparison={data} edits={edits} />}
    </section>
  );
}

type Compared = Pick<ChangePreviewProps, "files" | "version" | "live"> & { path: string };

function useComparison({ files, version, live, path }: Compared) {
  const opened = useRef<{ files: ContentFiles; renderer: Renderer }>(null);
  useEffect(
    () => () => {
      opened.current?.renderer.close();
      opened.current = null;
    },
    [],
  );
  function rendererOf(): Renderer {
    if (opened.current?.files !== files || opened.current.renderer.isClosed()) {
      opened.current?.renderer.close();
      opened.current = { files, renderer: openRenderer(files, live) };
    }
    return opened.current.renderer;
  }
  return useQuery({
    queryKey: ["preview", version, path],
    queryFn: ({ signal }) => rendererOf().compare(path, signal),
    gcTime: 0,
  });
}

/** Another try helps only where something could not be loaded. */
function Failed({ error, onTry }: { error: Error; onTry: () => void }) {
  if (!(error instanceof PreviewError)) return <TryAgain error={error} onTry={onTry} />;
  return (
    <div role="alert">
      <OutcomeLine tone="failure">{error.message}</OutcomeLine>
    </div>
  );
}

function summaryOf({ before, after, places, isHiddenChange, head }: Comparison): string {
  if (before === null) return after === null ? PREVIEW_TEXTS.missing : PREVIEW_TEXTS.added;
  if (after === null) return PREVIEW_TEXTS.removed;
  if (isHiddenChange) return PREVIEW_TEXTS.hidden;
  return places.length > 0 || head.length > 0
    ? PREVIEW_TEXTS.count(places.length + head.length)
    : PREVIEW_TEXTS.unchanged;
}

/** Whether there is anything to look at. */
function hasChanges({ before, after, places, head }: Comparison): boolean {
  return (before === null) !== (after === null) || places.length > 0 || head.length > 0;
}

/** The place that says what was typed last: a date that goes along with it may come before. */
function firstPlace(places: readonly string[], edits: readonly Edit[]): number {
  const typed = edits.toReversed().flatMap(({ after }) => stringsIn(after));
  const found = typed.map((text) => places.findIndex((place) => place.includes(text))).find((index) => index >= 0);
  return (found ?? 0) + 1;
}

/** Texts of an edit, without days and what is too short to be found by. */
function stringsIn(value: Json | undefined): string[] {
  if (typeof value === "string") return value.length < 4 || /^\d{4}-\d{2}-\d{2}$/.test(value) ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value as object).flatMap(stringsIn) : [];
}

type ComparedPagesProps = { comparison: Comparison; edits: readonly Edit[] };

function ComparedPages({ comparison: { before, after, places, head }, edits }: ComparedPagesProps) {
  const [screen, setScreen] = useState<Screen>(() => (matchMedia("(width < 48rem)").matches ? "phone" : "desktop"));
  const [place, setPlace] = useState(() => firstPlace(places, edits));
  const [side, setSide] = useState<Side>("after");
  const last = places.length;
  const pages = { before, after };
  return (
    <>
      {head.length > 0 && (
        <dl className="space-y-2">
          {head.map(({ what, before: old, after: next }) => (
            <div key={what}>
              <dt className="text-sm text-muted">{PREVIEW_TEXTS.head[what]}</dt>
              <dd>{PREVIEW_TEXTS.headChange(old, next)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-3">
        <Choice
          label={PREVIEW_TEXTS.width.label}
          options={SCREENS.map((one) => [one, PREVIEW_TEXTS.width[one]] as const)}
          value={screen}
          onChange={setScreen}
        />
        <Choice
          label={PREVIEW_TEXTS.side}
          options={SIDES.map((one) => [one, PREVIEW_TEXTS[one]] as const)}
          value={side}
          onChange={setSide}
        />
        {last > 1 && (
          <div className="flex gap-2">
            <Button variant="ghost" onClick={() => setPlace(place > 1 ? place - 1 : last)}>
              {PREVIEW_TEXTS.previous}
            </Button>
            <Button variant="ghost" onClick={() => setPlace(place < last ? place + 1 : 1)}>
              {PREVIEW_TEXTS.next}
            </Button>
          </div>
        )}
      </div>
      {SIDES.map((one) => {
        const html = pages[one];
        return (
          <div key={one} hidden={side !== one} style={{ maxWidth: WIDTHS[screen] }}>
            {html === null ? (
              <p>{PREVIEW_TEXTS.none[one]}</p>
            ) : (
              <PageFrame key={screen} title={PREVIEW_TEXTS[one]} html={html} width={WIDTHS[screen]} place={place} />
            )}
          </div>
        );
      })}
    </>
  );
}

type ChoiceProps<Value> = {
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Buttons of which one is pressed. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex gap-2">
      {options.map(([one, text]) => (
        <Button
          key={one}
          variant="outline"
          aria-pressed={value === one}
          onClick={() => onChange(one)}
          className="aria-pressed:border-transparent aria-pressed:bg-heading aria-pressed:text-background"
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
