/** A figure of a permit's row; its name is read where the columns' heads are not shown. */
export function PermitFigure({ name, value }: { name: string; value: string }) {
  return (
    <span>
      <b>{name}</b> {value}
    </span>
  );
}
