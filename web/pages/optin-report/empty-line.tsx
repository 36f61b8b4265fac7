type EmptyLineProps = { title: string; text: string; slot: string };

/** In place of a part of the report that has nothing to show: its name and that it is empty, in one line. */
export function EmptyLine({ title, text, slot }: EmptyLineProps) {
  return (
    <section data-slot={slot} className="flex flex-wrap items-baseline gap-x-4">
      <h2 className="text-office-subtitle">{title}</h2>
      <p className="text-muted">{text}</p>
    </section>
  );
}
