import { clsx } from "clsx";
import type { ComponentProps } from "react";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "ref"> & {
  /** Some of what it stands for is chosen. */
  isMixed?: boolean;
};

export function Checkbox({ isMixed = false, className, ...props }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      className={clsx("size-5 shrink-0 accent-action", className)}
      {...props}
    />
  );
}

/** A checkbox of a row, in a target larger than itself. */
export function RowCheckbox(props: CheckboxProps) {
  return (
    <label className="-m-3 grid shrink-0 place-content-center self-start p-3">
      <Checkbox {...props} />
    </label>
  );
}
